/* The ways to play that a game offers at its New game: each is some options set together. The others are house rules, which are shown
 * when they are asked for. */
#ifndef CONSPIRACY_SCENE_WAYS_H
#define CONSPIRACY_SCENE_WAYS_H

#include "scene/scene.h"

struct rect;
struct ui;

/* An option that ways set. */
bool ways_set(const struct game_scene *scene, int option);
/* How high the row of ways is in that width; 0: the game has none. */
float ways_height(struct ui *ui, const struct game_scene *scene, float width);
/* Draws it, and sets options by what is pressed; *house: whether house rules are shown. */
void ways_draw(struct ui *ui, const struct game_scene *scene, int option[GAME_MAX_OPTIONS], bool *house,
               struct rect at);

#endif
