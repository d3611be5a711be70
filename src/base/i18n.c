#include "base/i18n.h"

#include "base/text.h"

#include <stdio.h>

enum { LIST_BYTES = 800 };

const char *plural_of(struct plural plural, unsigned n)
{
    return ngettext(plural.one, plural.many, n);
}

const char *i18n_data(const char *game, const char *word)
{
    char key[1024];
    int n = snprintf(key, sizeof key, "%s\004%s", game, word);
    if (n < 0 || (size_t)n >= sizeof key)
        return word;
    const char *shown = gettext(key);
    return shown == key ? word : shown;
}

/* last: of the two at the end. */
static void list(const char *const *name, size_t n, const char *last, struct text *out)
{
    char room[2][LIST_BYTES] = {""};

    for (size_t i = 0; i < n; i++) {
        struct text all = text_over(room[i % 2], sizeof room[0]);
        const char *so_far = room[(i + 1) % 2];
        if (i == 0)
            text_add(&all, "%s", name[i]);
        else
            /* TRANSLATORS: a list that goes on: those so far, the next */
            text_add(&all, i + 1 < n ? _("%s, %s") : last, so_far, name[i]);
    }
    if (n > 0)
        text_add(out, "%s", room[(n + 1) % 2]);
}

void i18n_list(const char *const *name, size_t n, struct text *out)
{
    /* TRANSLATORS: the end of a list: those so far, the last */
    list(name, n, _("%s and %s"), out);
}

void i18n_either(const char *const *name, size_t n, struct text *out)
{
    /* TRANSLATORS: the end of a list of which one is enough: those so far, the last */
    list(name, n, _("%s or %s"), out);
}
