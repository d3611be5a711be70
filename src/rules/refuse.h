/* Saying no: for the files of this folder and of its games. */
#ifndef CONSPIRACY_RULES_REFUSE_H
#define CONSPIRACY_RULES_REFUSE_H

#include "rules/game.h"

/* Writes why into err (NULL: nobody asks), as printf does; what does not fit is cut at a whole character. Returns false. */
bool game_refuse(game_error *err, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
