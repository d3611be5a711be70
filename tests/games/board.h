/* Boards of games with something broken in them, for tests. */
#ifndef CONSPIRACY_TESTS_GAMES_BOARD_H
#define CONSPIRACY_TESTS_GAMES_BOARD_H

#include "rules/game.h"

/* The text of the data file that the game is played with; the caller frees it. NULL: it is not there. */
char *board_text(const struct game_rules *rules);

/* A board with its first `from` replaced by `to`; the caller frees it. Fails the test where there is no `from`. */
char *board_changed(const char *board, const char *from, const char *to);

/* With that change the game refuses it, and the complaint is one line that has these words. */
void board_refused(const struct game_rules *rules, const char *board, const char *from, const char *to,
                   const char *words);

#endif
