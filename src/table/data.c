#include "table/data.h"

#include "base/file.h"
#include "base/i18n.h"
#include "gfx/geometry.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

char *table_data(const char *name, char path[ASSETS_PATH_MAX], size_t *length)
{
    char *bytes = NULL;
    struct file_error io;
    if (!assets_find(name, path, ASSETS_PATH_MAX))
        fprintf(stderr, _("conspiracy: assets/%s is missing, the usual measures are used\n"), name);
    else if (!file_read(path, 1 << 20, &bytes, length, &io))
        fprintf(stderr, "conspiracy: %s\n", io.text);
    return bytes;
}

struct json_t *table_json(const char *name)
{
    char path[ASSETS_PATH_MAX];
    size_t length = 0;
    json_error_t where = {0};
    char *bytes = table_data(name, path, &length);
    json_t *root = bytes ? json_loadb(bytes, length, JSON_REJECT_DUPLICATES, &where) : NULL;
    if (bytes && !root)
        fprintf(stderr, "conspiracy: %s: line %d: %s\n", path, where.line, where.text);
    free(bytes);
    return root;
}

bool data_point(const struct json_t *list, struct point *out)
{
    const json_t *x = json_array_get(list, 0), *y = json_array_get(list, 1);

    if (!json_is_number(x) || !json_is_number(y))
        return false;
    *out = (struct point){(float)json_number_value(x), (float)json_number_value(y)};
    return true;
}
