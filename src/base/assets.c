#include "base/assets.h"

#include "base/i18n.h"
#include "base/text.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The folder of the running executable, without the slash at its end; empty when the system does not say. */
static void executable_folder(char *out, size_t size)
{
    ssize_t n = readlink("/proc/self/exe", out, size - 1);
    out[n > 0 ? n : 0] = '\0';
    char *slash = strrchr(out, '/');
    if (slash)
        *slash = '\0';
}

bool assets_root(size_t index, char *path, size_t size)
{
    static const char *const beside[] = {"", "/..", "/../share/conspiracy"};
    enum { BESIDE = sizeof beside / sizeof *beside };
    struct text t = text_over(path, size);
    if (index == 0) {
        const char *named = getenv("CONSPIRACY_ASSETS");
        text_add(&t, "%s", named ? named : "");
    } else if (index <= BESIDE) {
        char folder[ASSETS_PATH_MAX];
        executable_folder(folder, sizeof folder);
        if (folder[0])
            text_add(&t, "%s%s", folder, beside[index - 1]);
    } else if (index == BESIDE + 1) {
        text_add(&t, "%s", CONSPIRACY_INSTALLED_ASSETS);
    } else if (index == BESIDE + 2) {
        text_add(&t, "%s", CONSPIRACY_SOURCE_ASSETS);
    } else {
        return false;
    }
    if (t.cut)
        path[0] = '\0';
    return true;
}

bool assets_named_well(char *line, size_t size)
{
    char path[ASSETS_PATH_MAX];
    const char *named = getenv("CONSPIRACY_ASSETS");
    struct text t = text_over(path, sizeof path);
    if (!named || named[0] == '\0')
        return true;
    text_add(&t, "%s/assets", named);
    if (!t.cut && access(path, X_OK) == 0)
        return true;
    struct text said = text_over(line, size);
    text_add(&said, _("CONSPIRACY_ASSETS names %s, and there is no folder assets in it."),
             text_typed(named).at);
    return false;
}

static bool find_below(const char *folder, const char *name, char *path, size_t size)
{
    char root[ASSETS_PATH_MAX];
    for (size_t i = 0; assets_root(i, root, sizeof root); i++) {
        if (!root[0])
            continue;
        struct text t = text_over(path, size);
        text_add(&t, "%s/%s/%s", root, folder, name);
        if (!t.cut && access(path, R_OK) == 0)
            return true;
    }
    path[0] = '\0';
    return false;
}

bool assets_find(const char *name, char *path, size_t size)
{
    return find_below("assets", name, path, size);
}

bool assets_choose(const char *folder, const char *name, char *out, size_t size)
{
    const char *const folders[] = {folder, "shared"};
    char path[ASSETS_PATH_MAX];
    for (int i = 0; i < 2; i++) {
        struct text t = text_over(out, size);
        text_add(&t, "%s/%s", folders[i], name);
        if (!t.cut && assets_find(out, path, sizeof path))
            return true;
    }
    out[0] = '\0';
    return false;
}

bool assets_find_shader(const char *name, char *path, size_t size)
{
    return find_below("shaders", name, path, size);
}

bool assets_find_translations(char *path, size_t size)
{
    static const char *const folders[] = {"locale", "../locale"};
    const char *asked = getenv("CONSPIRACY_LOCALE");
    struct text named = text_over(path, size);
    text_add(&named, "%s", asked ? asked : "");
    if (asked && !named.cut)
        return true;
    char root[ASSETS_PATH_MAX];
    for (size_t i = 0; assets_root(i, root, sizeof root); i++)
        for (size_t k = 0; root[0] != '\0' && k < sizeof folders / sizeof folders[0]; k++) {
            struct text t = text_over(path, size);
            text_add(&t, "%s/%s/de/LC_MESSAGES/conspiracy.mo", root, folders[k]);
            if (t.cut || access(path, R_OK) != 0)
                continue;
            t = text_over(path, size);
            text_add(&t, "%s/%s", root, folders[k]);
            return true;
        }
    path[0] = '\0';
    return false;
}
