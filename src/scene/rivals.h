/* A new game for one seat that plays against somebody of the game's own (game_rules.rival_option): whom, chosen by portrait. */
#ifndef CONSPIRACY_SCENE_RIVALS_H
#define CONSPIRACY_SCENE_RIVALS_H

#include "scene/scene.h"

struct rect;
struct ui;

/* Whether so many seats choose one. */
bool rivals_there(const struct game_scene *scene, const struct game_rules *rules, int seats);
/* Draws their card and sets *value to who is pressed; 0: chance is to choose. */
void rivals_draw(struct ui *ui, const struct game_scene *scene, const struct game_rules *rules, int *value,
                 struct rect at);

#endif
