#include "base/i18n.h"

#include <stdio.h>

const char *i18n_data(const char *game, const char *word)
{
    char key[1024];
    int n = snprintf(key, sizeof key, "%s\004%s", game, word);
    if (n < 0 || (size_t)n >= sizeof key)
        return word;
    const char *shown = gettext(key);
    return shown == key ? word : shown;
}
