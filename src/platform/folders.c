#include "platform/folders.h"

#include <glib.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"

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
    bool own = folder != FOLDER_PICTURES; /* screenshots go beside the person's other pictures */
    int n = snprintf(out, size, "%s%s%s%s", root_of(folder), own ? "/conspiracy" : "", under ? "/" : "",
                     under ? under : "");
    return n >= 0 && (size_t)n < size;
}

bool folder_make(const char *path)
{
    struct file_error err;
    return file_make_folder(path, &err);
}
