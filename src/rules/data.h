/* Reading a game's data file. */
#ifndef CONSPIRACY_RULES_DATA_H
#define CONSPIRACY_RULES_DATA_H

#include "rules/game.h"

struct json_t;

/* The JSON of a data file, for json_decref. NULL and err: it is none, with the line where that shows. */
struct json_t *data_open(const char *text, size_t length, game_error *err);

/* A game's box from the text of its data file (game_rules.open_box, close_box): `size` zeroed bytes that `read` fills in. NULL
 * and err: there is no memory, or read refuses it. */
struct game_box *data_open_box(const char *text, size_t length, size_t size,
                               bool (*read)(struct game_box *box, const struct json_t *root, game_error *err),
                               game_error *err);
void data_close_box(struct game_box *box);

/* Reads the number at `key`, or at `key` → `inner` (not NULL). False and err: there is none from least to most. */
bool data_number(const struct json_t *root, const char *key, const char *inner, int least, int most,
                 uint8_t *out, game_error *err);

#endif
