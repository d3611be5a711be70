/* Data files below assets/ that say how pictures were made. */
#ifndef CONSPIRACY_TABLE_DATA_H
#define CONSPIRACY_TABLE_DATA_H

#include "base/assets.h"

#include <stddef.h>

/* The bytes of a file below assets/ (at most 1 MiB), which the caller frees; path is where it is. NULL: it cannot be read, which
 * was said on standard error. */
char *table_data(const char *name, char path[ASSETS_PATH_MAX], size_t *length);

#endif
