/* The boxes of the games, each read from its data file when it is first asked for and kept open until the shelf is
 * cleared. A zeroed shelf is an empty one. Not for several threads at once; the boxes it hands out are. */
#ifndef CONSPIRACY_RULES_SHELF_H
#define CONSPIRACY_RULES_SHELF_H

#include "rules/game.h"

enum { SHELF_GAMES = 16 };

struct game_shelf {
    const struct game_rules *rules[SHELF_GAMES];
    struct game_box *box[SHELF_GAMES];
};

/* The game's box, which belongs to the shelf. NULL and err: its data cannot be read. */
const struct game_box *shelf_box(struct game_shelf *shelf, const struct game_rules *rules, game_error *err);

/* Closes all boxes. */
void shelf_clear(struct game_shelf *shelf);

#endif
