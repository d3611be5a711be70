/* How a game looks from outside: its poster over a window, a case file with it on the cover. */
#ifndef CONSPIRACY_SCENE_COVER_H
#define CONSPIRACY_SCENE_COVER_H

#include "scene/scene.h"
#include "table/poster.h"

struct text;
struct ui;

/* What the title knows of a game's file. */
struct cover {
    const struct game_scene *scene;
    const struct game_rules *rules;
    struct poster poster;
    bool waits; /* a match is there to be gone on with */
};

enum { COVER_FACTS = 320 }; /* bytes of the line of facts, at most */

/* How many play, how long it takes, how hard it is to learn, as far as that is known: one line, translated. */
void cover_facts(const struct cover *c, struct text *out);

/* The poster over an area, on its ground; what must be seen of it lies right of x `free`, or as much of it as can. A game
 * without a poster: the bare desk. */
void cover_draw_poster(struct ui *ui, const struct cover *c, struct rect area, float free);

/* A manila file of some width: the margins of what lies on it, and how far its paper is from the edge of its picture. */
struct cover_file {
    float side, top, bottom, rim, scale;
};

/* grow: its tab and margins follow the size of text. */
struct cover_file cover_file_of(float width, float grow);
/* Draws it; returns the room on it, *label gets that on its tab. */
struct rect cover_draw_file(struct ui *ui, struct rect at, float grow, struct rect *label);

/* A closed file, a strip: number, title, what it is (not if slim), whether a match waits, a part of the poster. */
void cover_draw_closed(struct ui *ui, const struct cover *c, struct rect at, int number, bool slim);
/* How high the strip is, in u. */
float cover_strip_height(struct ui *ui, bool slim);

#endif
