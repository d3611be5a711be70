/* Data files below assets/: how pictures were made, what is to be read. */
#ifndef CONSPIRACY_TABLE_DATA_H
#define CONSPIRACY_TABLE_DATA_H

#include "base/assets.h"

#include <stdbool.h>
#include <stddef.h>

struct json_t;
struct point; /* gfx/geometry.h */

/* The bytes of a file below assets/ (at most 1 MiB), which the caller frees; path is where it is. NULL: it cannot be read, which
 * was said on standard error. */
char *table_data(const char *name, char path[ASSETS_PATH_MAX], size_t *length);

/* The JSON of such a file, for json_decref. NULL: it cannot be read, or is none, which was said on standard error. */
struct json_t *table_json(const char *name);

/* The first two numbers of a list. False: it does not begin with two. */
bool data_point(const struct json_t *list, struct point *out);

#endif
