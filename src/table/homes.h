/* Where seats are at home: their colours and emblems, by the places of a map, or of the rules where those are no more than names. */
#ifndef CONSPIRACY_TABLE_HOMES_H
#define CONSPIRACY_TABLE_HOMES_H

#include "gfx/geometry.h"
#include "rules/map.h"

struct game_box;
struct game_view;
struct host;
struct table;
struct ui;

struct home {
    const char *name; /* of the place, in records */
    /* stands for it where its emblem is missing: no two alike; N_() or NC_(); NULL: its first that is free */
    const char *letter;
    unsigned color; /* 0xRRGGBB */
};

/* In struct homes: places are no more than names (game_rules.place_name), and all are homes, in their order and without a name here;
 * there is no map. */
#define HOMES_BARE SIZE_MAX

/* The homes of a game as one constant. A board that knows other places gets letters and colours for them, too. */
struct homes {
    const char *game; /* GAME/emblems/PLACE.png are the emblems, in small letters */
    const struct home *home;
    size_t count;
    /* an offset into the box, which begins with MAP_BOX: the places that are homes, as 64 bits; or HOMES_BARE */
    size_t of;
};

enum { HOME_FILE = 32 };

struct color home_color(const struct table *t, const struct homes *homes, size_t place);
/* The same where there is no table: by the name that the place has in records, which there is. */
struct color home_color_called(const struct game_box *box, const struct homes *homes, const char *name);
/* The emblem, or a disc with the letter; nothing for what is no place. */
void home_badge(struct table *t, const struct homes *homes, size_t place, struct rect at);
/* The same for the homes of the table's game, as a badge of a row (head.h). */
void home_plaque(struct table *t, size_t place, struct rect at);
/* The same where there is no table: by the name that the place has in records. False: there is no such place. */
bool home_seal(struct ui *ui, const struct game_box *box, const struct homes *homes, const char *name,
               struct rect at);
/* game_scene.tension: the nearer what figures carry is to the home of a seat, the more; by lines alone. */
int home_tension(const struct host *h, const struct game_view *view);
/* What its pictures are called, in small letters. */
const char *home_file(const struct table *t, size_t place, char out[HOME_FILE]);

#endif
