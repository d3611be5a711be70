/* Rows that are said instead of others: when they are. */
#include "base/i18n.h"
#include "table/dress_inside.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

bool dress_note_whens(const json_t *rows, struct row_when **out, size_t *n)
{
    const char *name;
    json_t *row;

    *n = 0;
    *out = calloc(json_object_size(rows) + 1, sizeof **out);
    json_object_foreach((json_t *)rows, name, row)
    {
        if (*out && json_object_get(row, "when"))
            (*out)[(*n)++].name = name;
    }
    return *out;
}

size_t dress_when_index(const struct row_when *when, size_t n, const char *name)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(when[i].name, name) == 0)
            return i;
    return SIZE_MAX;
}

/* A list of an index and a value. */
static bool read_argument(const struct reader *r, const json_t *from, struct row_when *out)
{
    const json_t *index = json_array_get(from, 0), *value = json_array_get(from, 1);
    const char *word = json_string_value(value);
    bool hidden = word && strcmp(word, "hidden") == 0;
    json_int_t i = json_integer_value(index), is = hidden ? GAME_HIDDEN : json_integer_value(value);

    out->by_argument = true;
    out->argument = (uint8_t)i;
    out->value = (int16_t)is;
    return (json_array_size(from) == 2 && json_is_integer(index) && (hidden || json_is_integer(value)) &&
            i >= 0 && i < GAME_MAX_ARGS && is >= INT16_MIN && is <= INT16_MAX) ||
           dress_refuse(r, "argument", _("an index and a number are needed"));
}

bool dress_read_when(struct reader *r, const json_t *from,
                     size_t (*row)(const struct reader *r, const char *name), size_t rows,
                     struct row_when *out)
{
    static const struct member of_when[] = {MEMBER(row_when, MEMBER_ACTION, announced),
                                            MEMBER(row_when, MEMBER_FLAG, answered)};
    const json_t *argument = json_object_get(from, "argument");
    const char *of = json_string_value(json_object_get(from, "of"));
    size_t i = of ? row(r, of) : SIZE_MAX;

    if (i >= rows)
        return dress_refuse(r, "of", _("there is no such row"));
    out->of = (uint16_t)i;
    if (!dress_row(r, from, &(struct members)MEMBERS(of_when), "of,argument", out))
        return false;
    if ((out->announced || out->answered) && r->d->words.announced == 0)
        return dress_refuse(r, "of", _("nothing is announced in this game"));
    return !argument || read_argument(r, argument, out);
}
