#include "table/data.h"

#include "base/file.h"
#include "base/i18n.h"

#include <stdio.h>

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
