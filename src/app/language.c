/* The language of the program. */
#include "app/preferences.h"
#include "base/assets.h"
#include "base/i18n.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *code, *title;
} languages[] = {
    {"", N_("System")},
    {"en", "English"},
    {"de", "Deutsch"},
};

enum { LANGUAGES = sizeof languages / sizeof languages[0] };

const char *language_code(size_t i)
{
    return i < LANGUAGES ? languages[i].code : NULL;
}

const char *language_title(size_t i)
{
    return i == 0 ? i18n_marked(languages[0].title) : languages[i].title;
}

void language_begin(void)
{
    setlocale(LC_ALL, "");
    const char *messages = setlocale(LC_MESSAGES, NULL);
    if (!messages || strcmp(messages, "C") == 0)
        setlocale(LC_MESSAGES, "C.UTF-8"); /* gettext translates nothing in the "C" locale */
    setlocale(LC_NUMERIC, "C");            /* data files and records use decimal points */
    char folder[ASSETS_PATH_MAX];
    if (assets_find_translations(folder, sizeof folder))
        bindtextdomain("conspiracy", folder);
    bind_textdomain_codeset("conspiracy", "UTF-8");
    textdomain("conspiracy");
}

void language_use(size_t i)
{
    static const char kept[] = "CONSPIRACY_SYSTEM_LANGUAGE";
    if (!getenv(kept)) {
        const char *before = getenv("LANGUAGE");
        setenv(kept, before ? before : "", 1);
    }
    const char *system = getenv(kept);
    const char *chosen = i > 0 && i < LANGUAGES ? languages[i].code : system;
    setenv("LANGUAGE", chosen ? chosen : "", 1);
    textdomain("conspiracy"); /* makes gettext load the new language */
}
