/* What the files of the words share. */
#ifndef CONSPIRACY_RULES_WORDS_INSIDE_H
#define CONSPIRACY_RULES_WORDS_INSIDE_H

#include "rules/words.h"

/* The type of the word `index` after the verb. */
static inline const struct word_type *words_type(const struct word_rule *rule, int index)
{
    const struct word_type *type = rule->type[0];
    for (int i = 1; i <= index && i < WORD_TYPES && rule->type[i]; i++)
        type = rule->type[i];
    return type;
}

#endif
