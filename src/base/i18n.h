/* Translation: every string that a person reads goes through _() or one of its kin.
 *
 * A comment that begins with TRANSLATORS right above a string reaches those who translate it. */
#ifndef CONSPIRACY_BASE_I18N_H
#define CONSPIRACY_BASE_I18N_H

#include <libintl.h>
#include <stddef.h>
#include <string.h>

struct text;

/* The translation of a string in the user's language. A literal, so that xgettext finds it. */
#define _(text) gettext(text)

/* Marks a string in a constant table for xgettext; whoever shows it calls i18n_marked() on it. */
#define N_(text) (text)

/* Singular or plural by n, translated. */
#define P_(one, many, n) ngettext((one), (many), (unsigned long)(n))

/* A sentence that counts something, for a constant table; whoever shows it calls plural_of. NP_() marks both for xgettext. */
struct plural {
    const char *one, *many;
};
#define NP_(one, many)                                                                                       \
    {                                                                                                        \
        one, many                                                                                            \
    }

/* The one of the two that n takes, translated. */
const char *plural_of(struct plural plural, unsigned n);

/* The same as _() and N_() for a string that is translated differently from place to place, such as `Back`. The context,
 * a literal as well, says which place this is. Whoever shows a string marked with NC_() calls i18n_marked() on it. */
#define C_(context, text) i18n_marked(context "\004" text)
#define NC_(context, text) context "\004" text

/* The translation of a string marked with NC_() or N_(). */
__attribute__((format_arg(1))) static inline const char *i18n_marked(const char *marked)
{
    const char *shown = gettext(marked), *text = shown == marked ? strchr(marked, '\004') : NULL;
    return text ? text + 1 : shown;
}

/* The translation of a word of a game's data file (packaging/data-words.awk finds them); a word that is not among those
 * comes back as it is, even if the program itself uses it. game: its folder in assets/. */
const char *i18n_data(const char *game, const char *word);

/* Appends names as a list in words: `Ada`, `Ada and Bo`, `Ada, Bo and Cleo`. n: how many; 0 appends nothing. */
void i18n_list(const char *const *name, size_t n, struct text *out);
/* Likewise where one of them is enough: `Ada, Bo or Cleo`. */
void i18n_either(const char *const *name, size_t n, struct text *out);

#endif
