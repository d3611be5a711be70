/* Saying no: for the files of match.h alone. */
#ifndef CONSPIRACY_RULES_MATCH_REFUSE_H
#define CONSPIRACY_RULES_MATCH_REFUSE_H

#include "rules/game.h"

/* Writes why into err (NULL: nobody asks), as printf does; returns false. */
bool match_refuse(game_error *err, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
