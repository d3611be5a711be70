/* Members of rows and of what is one of a kind, by their keys. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/refuse.h"
#include "rules/words.h"
#include "table/dress_inside.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* --- names --------------------------------------------------------------------------------------------------- */

size_t dress_kinds(const struct game_rules *rules)
{
    size_t n = 0;

    for (size_t i = 0; i < rules->words->rules; i++)
        n = rules->words->rule[i].kind >= n ? rules->words->rule[i].kind + 1U : n;
    return n;
}

size_t dress_index(const char *names, const char *name)
{
    size_t length = strlen(name), i = 0;

    for (const char *at = names ? names : ""; *at != '\0'; i++) {
        size_t n = strcspn(at, ",");
        if (n == length && strncmp(at, name, n) == 0)
            return i;
        at += n + strspn(at + n, ",");
    }
    return SIZE_MAX;
}

size_t dress_action(const struct reader *r, const char *name)
{
    const struct words *words = r->rules->words;
    size_t row = dress_index(r->d->words.action_names, name), length = strlen(name);

    for (size_t i = 0; i < words->rules; i++)
        if (strcspn(words->rule[i].verb, " ") == length && strncmp(words->rule[i].verb, name, length) == 0)
            return words->rule[i].kind;
    if (row < SIZE_MAX)
        return dress_kinds(r->rules) + row;
    row = dress_when_index(r->d->action_when, r->d->words.action_whens, name);
    return row == SIZE_MAX ? row : r->d->words.actions - r->d->words.action_whens + row;
}

size_t dress_count(const char *names)
{
    size_t n = 0;

    for (const char *at = names ? names : ""; *at != '\0'; n++) {
        at += strcspn(at, ",");
        at += strspn(at, ",");
    }
    return n;
}

/* --- members ------------------------------------------------------------------------------------------------- */

bool dress_refuse(const struct reader *r, const char *key, const char *what)
{
    return game_refuse(r->err, "%s, %s: %s", r->where, key, what);
}

const char *dress_text(const json_t *of, const char *key)
{
    return json_string_value(json_object_get(of, key));
}

/* The text of a sentence, with the context that its translation has. */
static const char *read_text(struct reader *r, const char *key, const json_t *value, const char **of)
{
    const char *text = json_is_object(value) ? dress_text(value, "text") : json_string_value(value);
    const char *context = json_is_object(value) ? dress_text(value, "context") : NULL;
    struct sentence_room *room = &r->d->room;
    game_error why = {""};

    if (!text) {
        dress_refuse(r, key, _("a sentence is missing"));
        return NULL;
    }
    struct text before = text_over(room->at + room->used, room->size - room->used);
    if (context)
        text_add(&before, "%s\004", context);
    room->used += before.length;
    const char *read = sentence_read(&r->d->words, text, r->args, room, of, &why);
    if (!read)
        dress_refuse(r, key, why.text);
    return read ? read - before.length : NULL;
}

bool dress_sentence(struct reader *r, const char *key, const json_t *value, sentence *out)
{
    const json_t *one = json_object_get(value, "one"), *many = json_object_get(value, "many");
    const json_t *you = json_object_get(value, "you");
    const char *same = "";

    *out = (sentence){0};
    out->text = read_text(r, key, one ? one : value, &out->of);
    if (out->text && you && !(out->you = read_text(r, key, you, &out->you_of)))
        return false;
    if (!out->text || !one)
        return out->text;
    out->many = read_text(r, key, many, &same);
    return out->many &&
           (strcmp(same, out->of) == 0 || dress_refuse(r, key, _("the plural has other places")));
}

static bool read_words(struct reader *r, const char *key, const json_t *value, const char **out)
{
    const char *of = "";

    *out = read_text(r, key, value, &of);
    return *out && (*of == '\0' || dress_refuse(r, key, _("there are no places here")));
}

static bool read_weight(const struct reader *r, const json_t *value, uint8_t *out)
{
    static const char *const names[] = {"usual", "beat", "great", NULL};
    int weight = words_index(names, json_is_string(value) ? json_string_value(value) : "");

    *out = (uint8_t)weight;
    return weight >= 0 || dress_refuse(r, "weight", _("usual, beat or great is needed"));
}

static bool read_number(const struct reader *r, const char *key, const json_t *value, uint16_t *out)
{
    json_int_t number = json_integer_value(value);

    *out = (uint16_t)number;
    return (json_is_integer(value) && number >= 0 && number <= UINT16_MAX) ||
           dress_refuse(r, key, _("a number is needed"));
}

static bool read_action(const struct reader *r, const char *key, const json_t *value, uint8_t *out)
{
    size_t row = dress_action(r, json_is_string(value) ? json_string_value(value) : "");

    *out = (uint8_t)(row + 1);
    return row < dress_kinds(r->rules) || dress_refuse(r, key, _("there is no such name"));
}

/* Text for printf. */
static bool read_form(struct reader *r, const struct member *is, const json_t *value, const char **out)
{
    game_error why = {""};
    const char *text = json_string_value(value);

    *out = text ? sentence_form(text, is->places, &r->d->room, &why) : NULL;
    return *out || dress_refuse(r, is->key, text ? why.text : _("a sentence is missing"));
}

static bool read_plural(struct reader *r, const struct member *is, const json_t *value, struct plural *out)
{
    return read_form(r, is, json_object_get(value, "one"), &out->one) &&
           read_form(r, is, json_object_get(value, "many"), &out->many);
}

/* So many numbers: one, or a list of them. */
static bool read_reals(const struct reader *r, const char *key, const json_t *value, size_t n, float *out)
{
    bool list = n > 1 && json_array_size(value) == n, good = list || n == 1;

    for (size_t i = 0; i < n && good; i++) {
        const json_t *one = list ? json_array_get(value, i) : value;
        good = json_is_number(one);
        out[i] = (float)json_number_value(one);
    }
    return good || dress_refuse(r, key, _("a number is needed"));
}

static bool read_measure(const struct reader *r, const struct member *is, const json_t *value, void *out)
{
    size_t n = is->type == MEMBER_POINT ? 2 : is->type == MEMBER_TINT ? 3 : 1;
    float real[3] = {0};

    if (!read_reals(r, is->key, value, n, real))
        return false;
    if (is->type == MEMBER_BYTE)
        *(uint8_t *)out = (uint8_t)real[0];
    else if (is->type == MEMBER_REAL)
        *(float *)out = real[0];
    else if (is->type == MEMBER_POINT)
        *(struct point *)out = (struct point){real[0], real[1]};
    else
        *(struct color *)out = (struct color){real[0], real[1], real[2], 1};
    return true;
}

static bool read_color(const struct reader *r, const char *key, const json_t *value, unsigned *out)
{
    const char *text = json_is_string(value) ? json_string_value(value) : "";
    char *end = NULL;

    *out = *text == '#' ? (unsigned)strtoul(text + 1, &end, 16) : 0;
    return (end && *end == '\0' && strlen(text) == 7) ||
           dress_refuse(r, key, _("a colour such as #3a6fc4 is needed"));
}

static bool read_style(const struct reader *r, const char *key, const json_t *value, enum ui_style *out)
{
    const char *name = json_is_string(value) ? json_string_value(value) : "";

    *out = strcmp(name, "hand") == 0 ? STYLE_HAND : STYLE_TYPE;
    return *out == STYLE_HAND || strcmp(name, "type") == 0 ||
           dress_refuse(r, key, _("there is no such name"));
}

static bool read_member(struct reader *r, const struct member *is, const json_t *value, void *row)
{
    void *at = (char *)row + is->at;

    switch (is->type) {
    case MEMBER_FORM:
        return read_form(r, is, value, at);
    case MEMBER_PLURAL:
        return read_plural(r, is, value, at);
    case MEMBER_BYTE:
    case MEMBER_REAL:
    case MEMBER_POINT:
    case MEMBER_TINT:
        return read_measure(r, is, value, at);
    case MEMBER_COLOR:
        return read_color(r, is->key, value, at);
    case MEMBER_STYLE:
        return read_style(r, is->key, value, at);
    case MEMBER_PART:
        return dress_row(r, value, is->part, NULL, at);
    case MEMBER_SENTENCE:
        return dress_sentence(r, is->key, value, at);
    case MEMBER_WORDS:
        return read_words(r, is->key, value, at);
    case MEMBER_NAME:
        *(const char **)at = json_string_value(value);
        return json_is_string(value) || dress_refuse(r, is->key, _("a name is needed"));
    case MEMBER_FLAG:
        *(bool *)at = json_is_true(value);
        return json_is_boolean(value) || dress_refuse(r, is->key, _("true or false is needed"));
    case MEMBER_NUMBER:
        return read_number(r, is->key, value, at);
    case MEMBER_WEIGHT:
        return read_weight(r, value, at);
    case MEMBER_ACTION:
        return read_action(r, is->key, value, at);
    }
    return false;
}

bool dress_row(struct reader *r, const json_t *from, const struct members *of, const char *but, void *row)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)from, key, value)
    {
        size_t i = 0;
        while (i < of->n && strcmp(of->member[i].key, key) != 0)
            i++;
        bool known =
            strcmp(key, "like") == 0 || strcmp(key, "translators") == 0 || dress_index(but, key) < SIZE_MAX;
        if (i < of->n ? !read_member(r, &of->member[i], value, row)
                      : !known && !dress_refuse(r, key, _("is not known")))
            return false;
    }
    return json_is_object(from) || dress_refuse(r, "", _("is no row"));
}
