/* Translation: every string that a person reads goes through _(). */
#ifndef CONSPIRACY_BASE_I18N_H
#define CONSPIRACY_BASE_I18N_H

#include <libintl.h>

/* The translation of a string in the user's language; a literal, so that xgettext finds it. */
#define _(text) gettext(text)

/* Marks a string in a constant table for xgettext; whoever shows it calls _() on it. */
#define N_(text) (text)

/* Singular or plural by n, translated. */
#define P_(one, many, n) ngettext((one), (many), (unsigned long)(n))

#endif
