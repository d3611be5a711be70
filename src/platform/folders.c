#include "platform/folders.h"

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"

void folders_begin(void)
{
    static const char *const names[] = {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value && value[0] != '/')
            (void)unsetenv(names[i]);
    }
}

static const char *root_of(enum folder folder)
{
    const char *pictures;
    switch (folder) {
    case FOLDER_CONFIG:
        return g_get_user_config_dir();
    case FOLDER_DATA:
        return g_get_user_data_dir();
    case FOLDER_PICTURES:
        pictures = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES);
        return pictures ? pictures : g_get_home_dir();
    }
    return g_get_home_dir();
}

bool folder_path(enum folder folder, const char *under, char *out, size_t size)
{
    bool own = folder != FOLDER_PICTURES; /* screenshots go with the person's other pictures */
    int n = snprintf(out, size, "%s%s%s%s", root_of(folder), own ? "/conspiracy" : "", under ? "/" : "",
                     under ? under : "");
    return n >= 0 && (size_t)n < size;
}
