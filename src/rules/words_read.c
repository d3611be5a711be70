#include "base/i18n.h"
#include "rules/refuse.h"
#include "rules/words_inside.h"

#include <string.h>

enum { DIGITS = 5 }; /* of an int16_t */

struct word {
    const char *at;
    size_t n;
};

/* A line being read. */
struct reading {
    const struct game_box *box;
    const struct word_rule *rule;
    game_error *err;
    struct word word[WORDS_MOST];
    int count; /* words */
    int verb;  /* how many of them are the verb */
    game_action *out;
};

static bool is(struct word w, const char *s, size_t n)
{
    return w.at && w.n == n && memcmp(s, w.at, n) == 0;
}

static bool split(struct reading *r, const char *line, int most)
{
    for (;;) {
        line += strspn(line, " \t");
        size_t n = strcspn(line, " \t");
        if (n == 0)
            return r->count > 0 || game_refuse(r->err, _("an action is missing"));
        if (r->count == most)
            return game_refuse(r->err, _("too many words"));
        r->word[r->count++] = (struct word){line, n};
        line += n;
    }
}

/* Of a word at most 40 bytes are repeated. */
static bool complain(const struct reading *r, struct word w, const char *format)
{
    if (is(w, "?", 1))
        return game_refuse(r->err, "%s", _("\"?\" cannot be played"));
    return game_refuse(r->err, format, w.n < 40 ? (int)w.n : 40, w.at);
}

int words_find(const struct word_type *type, const struct game_box *box, const char *word, size_t n)
{
    const char *name;
    for (int i = 0; (name = words_name(type, box, i)); i++)
        if (strlen(name) == n && memcmp(name, word, n) == 0)
            return i;
    return -1;
}

int words_index(const char *const *list, const char *word)
{
    for (int i = 0; list[i]; i++)
        if (strcmp(list[i], word) == 0)
            return i;
    return -1;
}

/* Digits alone, no nought in front: as many as the largest number has, and three are looked at in any case. */
static bool plain_number(const struct word_type *type, struct word w, int *value)
{
    size_t digits = 3;
    *value = 0;
    for (int rest = type->most / 1000; rest > 0; rest /= 10)
        digits++;
    if (w.n < 1 || w.n > digits || w.n > DIGITS || (w.at[0] == '0' && w.n > 1))
        return false;
    for (size_t i = 0; i < w.n; i++) {
        if (w.at[i] < '0' || w.at[i] > '9')
            return false;
        *value = *value * 10 + (w.at[i] - '0');
    }
    return true;
}

static bool read_number(const struct reading *r, const struct word_type *type, struct word w, int *value)
{
    if (!plain_number(type, w, value))
        return complain(r, w, type->unknown ? i18n_marked(type->unknown) : _("no plain number: \"%.*s\""));
    if (*value < type->least || *value > type->most)
        return game_refuse(r->err, _("%d is not from %d to %d"), *value, type->least, type->most);
    if (type->step > 1 && *value % type->step != 0)
        return game_refuse(r->err, _("%d is not a multiple of %d"), *value, type->step);
    return true;
}

/* Whether a word can be meant so. */
static bool fits(const struct reading *r, const struct word_type *type, struct word w)
{
    int value;
    return words_named(type) ? words_find(type, r->box, w.at, w.n) >= 0 : plain_number(type, w, &value);
}

static bool read_value(const struct reading *r, const struct word_type *type, struct word w, int16_t *out)
{
    int value;
    while (type->other && !fits(r, type, w))
        type = type->other;
    if (!words_named(type)) {
        if (!read_number(r, type, w, &value))
            return false;
    } else {
        value = words_find(type, r->box, w.at, w.n);
        if (value < 0)
            return complain(r, w, i18n_marked(type->unknown));
    }
    *out = (int16_t)(value + type->plus);
    return true;
}

/* The word after the verb and `index` others, as it is told to people who count from the verb. */
static bool not_a_pair(const struct reading *r, int index, const char *key)
{
    return game_refuse(r->err, _("word %d must be %s=%s"), r->verb + index + 1, key,
                       words_type(r->rule, index)->label);
}

/* KEY=VALUE: the value of the next key, or of a later one. */
static bool read_pair(const struct reading *r, int index, struct word w)
{
    const struct word_type *key = r->rule->key;
    game_action *out = r->out;
    const char *sign = memchr(w.at, '=', w.n);
    struct word left = {w.at, sign ? (size_t)(sign - w.at) : w.n};
    int at = words_find(key, r->box, left.at, left.n);
    if (r->rule->shape == WORDS_KEYED && (!sign || at != out->n))
        return not_a_pair(r, index, words_name(key, r->box, out->n));
    if (!sign)
        return not_a_pair(r, index, key->label);
    if (at < 0)
        return complain(r, left, i18n_marked(key->unknown));
    if (at < out->n)
        return game_refuse(r->err, _("%.*s must come earlier, and once"), (int)left.n, left.at);
    if (at >= GAME_MAX_ARGS)
        return false;
    out->n = (uint8_t)(at + 1);
    return read_value(r, words_type(r->rule, index), (struct word){sign + 1, w.n - left.n - 1},
                      &out->arg[at]);
}

static bool read_words(const struct reading *r)
{
    game_action *out = r->out;
    const struct word_rule *rule = r->rule;
    int words = r->count - r->verb;
    for (int i = 0; i < rule->implied; i++)
        out->arg[out->n++] = rule->implies[i];
    for (int i = 0;; i++) {
        if (rule->check && !rule->check(r->box, out, i == words, r->err))
            return false;
        if (i == words)
            break;
        if (rule->shape != WORDS_PLAIN) {
            if (!read_pair(r, i, r->word[r->verb + i]))
                return false;
        } else {
            if (!read_value(r, words_type(rule, i), r->word[r->verb + i], &out->arg[out->n]))
                return false;
            out->n++;
        }
    }
    if (rule->shape == WORDS_PICKED)
        while (out->n < GAME_MAX_ARGS && words_name(rule->key, r->box, out->n))
            out->n++;
    return true;
}

/* The rule whose verb begins the line. */
static const struct word_rule *find_rule(struct reading *r, const struct words *words)
{
    for (size_t i = 0; i < words->rules; i++) {
        const struct word_rule *rule = &words->rule[i];
        size_t n = strcspn(rule->verb, " ");
        bool two = rule->verb[n] == ' ';
        const char *second = rule->verb + n + 1;
        if (!is(r->word[0], rule->verb, n) ||
            (two && (r->count < 2 || !is(r->word[1], second, strlen(second)))))
            continue;
        r->verb = two ? 2 : 1;
        return rule;
    }
    return NULL;
}

bool words_read(const struct words *words, const struct game_box *box, int actor, const char *line,
                game_action *out, game_error *err)
{
    struct reading r = {.box = box, .err = err, .out = out};
    memset(out, 0, sizeof *out);
    if (!split(&r, line, words->most))
        return false;
    const struct word_rule *rule = r.rule = find_rule(&r, words);
    if (!rule)
        return complain(&r, r.word[0], _("no such action: \"%.*s\""));
    if (rule->chance != (actor == SEAT_NATURE))
        return game_refuse(err, rule->chance ? _("only chance can do `%.*s`") : _("chance cannot do `%.*s`"),
                           (int)r.word[0].n, r.word[0].at);
    if (r.count - r.verb < rule->least)
        return game_refuse(err, _("`%.*s` needs more words"), (int)r.word[0].n, r.word[0].at);
    if (r.count - r.verb > rule->most)
        return game_refuse(err, _("`%.*s` takes fewer words"), (int)r.word[0].n, r.word[0].at);
    out->kind = rule->kind;
    return read_words(&r);
}
