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

/* Whether it is a name, not a number. */
static inline bool words_named(const struct word_type *type)
{
    return type->name || type->list;
}

/* The name with that index, or NULL past the last; index ≥ 0. */
static inline const char *words_name(const struct word_type *type, const struct game_box *box, int index)
{
    if (type->name)
        return type->name(box, index);
    for (int i = 0; i < index; i++)
        if (!type->list[i])
            return NULL;
    return type->list[index];
}

#endif
