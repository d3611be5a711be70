/* Which language the program speaks. */
#include "app/preferences.h"
#include "base/assets.h"
#include "base/i18n.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct {
    const char *code, *title;
} languages[] = {
    {"", N_("as the system")}, {"en", "English"},  {"de", "Deutsch"},
    {"es", "Español"},         {"fr", "Français"}, {"pl", "Polski"},
};

enum { LANGUAGES = sizeof languages / sizeof languages[0] };

const char *language_code(size_t i)
{
    return i < LANGUAGES ? languages[i].code : NULL;
}

const char *language_title(size_t i)
{
    return i == 0 ? _(languages[0].title) : languages[i].title;
}

/* Translations lie in `locale/` of an asset root, or beside an installed one (share/conspiracy, share/locale). */
static void find_translations(void)
{
    char root[ASSETS_PATH_MAX];
    for (size_t i = 0; assets_root(i, root, sizeof root); i++) {
        static const char *const folders[] = {"assets/locale", "locale", "../locale"};
        for (size_t k = 0; root[0] != '\0' && k < sizeof folders / sizeof folders[0]; k++) {
            char path[ASSETS_PATH_MAX + 16];
            snprintf(path, sizeof path, "%s/%s", root, folders[k]);
            if (access(path, R_OK | X_OK) == 0) {
                bindtextdomain("conspiracy", path);
                return;
            }
        }
    }
}

void language_begin(void)
{
    setlocale(LC_ALL, "");
    const char *messages = setlocale(LC_MESSAGES, NULL);
    if (messages == NULL || strcmp(messages, "C") == 0)
        setlocale(LC_MESSAGES, "C.UTF-8"); /* in "C" nothing is ever translated */
    setlocale(LC_NUMERIC, "C");            /* data files and records have decimal points */
    const char *asked = getenv("CONSPIRACY_LOCALE");
    if (asked != NULL)
        bindtextdomain("conspiracy", asked);
    else
        find_translations();
    bind_textdomain_codeset("conspiracy", "UTF-8");
    textdomain("conspiracy");
}

void language_use(size_t i)
{
    static const char kept[] = "CONSPIRACY_SYSTEM_LANGUAGE";
    if (getenv(kept) == NULL) {
        const char *before = getenv("LANGUAGE");
        setenv(kept, before != NULL ? before : "", 1);
    }
    const char *system = getenv(kept);
    const char *chosen = i > 0 && i < LANGUAGES ? languages[i].code : system;
    setenv("LANGUAGE", chosen != NULL ? chosen : "", 1);
    textdomain("conspiracy"); /* tells gettext to look again */
}
