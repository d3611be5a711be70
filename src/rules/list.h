/* All games of this house. The one place that knows their names. */
#ifndef CONSPIRACY_RULES_LIST_H
#define CONSPIRACY_RULES_LIST_H

#include "rules/game.h"

/* Every game, NULL-terminated, in the order in which people see them. */
const struct game_rules *const *game_list(void);

/* The game called id (`toy`), or NULL. */
const struct game_rules *game_find(const char *id);

/* Opens the box from the game's data file below assets/ (allocates). NULL: err says why, with the file's path. The
 * caller closes it with game_close_box. */
struct game_box *game_load_box(const struct game_rules *rules, game_error *err);
void game_close_box(const struct game_rules *rules, struct game_box *box);

#endif
