#include "base/assets.h"
#include "base/file.h"
#include "base/i18n.h"
#include "rules/data.h"
#include "rules/layout.h"
#include "rules/refuse.h"
#include "rules/words.h"
#include "table/dress_inside.h"
#include "table/table.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- rows ---------------------------------------------------------------------------------------------------- */

static const struct member of_action[] = {
    SAID(action_words, log),
    SAID(action_words, advise),
    SAID(action_words, why),
    SAID(action_words, act),
    SAID(action_words, act_brief),
    SAID(action_words, several),
    SAID(action_words, all),
    SAID(action_words, stands),
    SAID(action_words, mine),
    SAID(action_words, wins),
    SAID(action_words, sure),
    SAID(action_words, yes),
    SAID(action_words, means),
    SAID(action_words, undone),
    SAID(action_words, undone_brief),
    SAID(action_words, stopped),
    MEMBER(action_words, MEMBER_ACTION, instead),
};
static const struct member of_event[] = {
    SAID(event_words, now),     SAID(event_words, after), SAID(event_words, line),
    SAID(event_words, settled), SAID(event_words, ahead), SAID(event_words, before),
};
static const struct member of_cue[] = {
    MEMBER(table_cue, MEMBER_NAME, begins), MEMBER(table_cue, MEMBER_NAME, ends),
    MEMBER(table_cue, MEMBER_NUMBER, ms),   MEMBER(table_cue, MEMBER_FLAG, still),
    MEMBER(table_cue, MEMBER_FLAG, early),  MEMBER(table_cue, MEMBER_WEIGHT, weight),
    MEMBER(table_cue, MEMBER_NAME, sting),  MEMBER(table_cue, MEMBER_NAME, lost),
    MEMBER(table_cue, MEMBER_FLAG, own),    MEMBER(table_cue, MEMBER_NUMBER, late),
    MEMBER(table_cue, MEMBER_NUMBER, read), MEMBER(table_cue, MEMBER_FLAG, closes),
    MEMBER(table_cue, MEMBER_FLAG, logged),
};
static const struct member of_thing[] = {
    {.key = "word", .type = MEMBER_WORDS, .at = offsetof(struct table_thing, text)},
    MEMBER(table_thing, MEMBER_FLAG, primary),
    MEMBER(table_thing, MEMBER_FLAG, first),
    MEMBER(table_thing, MEMBER_FLAG, step_back),
    MEMBER(table_thing, MEMBER_NAME, sound),
    SAID(table_thing, name),
    SAID(table_thing, tip),
};
static const struct member of_button[] = {
    MEMBER(table_button, MEMBER_NAME, icon),       MEMBER(table_button, MEMBER_WORDS, text),
    MEMBER(table_button, MEMBER_WORDS, tip),       MEMBER(table_button, MEMBER_WORDS, text_empty),
    MEMBER(table_button, MEMBER_WORDS, tip_empty), MEMBER(table_button, MEMBER_WORDS, note_empty),
    MEMBER(table_button, MEMBER_WORDS, refuses),
};

/* A section of rows with names. */
struct section {
    const char *key;
    size_t (*row)(const struct reader *r, const char *name); /* its index, or `rows` */
    size_t rows, size;
    void *at;
    struct members of;
    size_t args;
    struct row_when *when; /* of the last `whens` rows; NULL: no row says when it is said */
    size_t whens;
    size_t said; /* so many sentences are what a row begins with: what it may take from another */
};

static void *row_at(const struct section *s, size_t i)
{
    return (char *)s->at + i * s->size;
}

/* What a row does not say itself is said by the one that it is like. */
static bool take_from_like(struct reader *r, const struct section *s, const json_t *from, size_t i)
{
    const char *like = dress_text(from, "like");
    size_t other = like ? s->row(r, like) : i;

    if (other >= s->rows)
        return dress_refuse(r, "like", _("there is no such row"));
    const sentence *has = row_at(s, other);
    sentence *wants = row_at(s, i);
    for (size_t k = 0; k < s->said; k++)
        if (!wants[k].text)
            wants[k] = has[k];
    return true;
}

static bool read_cue(struct reader *r, const json_t *row, size_t i)
{
    const json_t *cue = json_object_get(row, "cue");

    return !cue || dress_row(r, cue, &(struct members)MEMBERS(of_cue), NULL, &r->d->cue[i]);
}

/* What a row of actions or events has beside its words. */
static bool read_beside(struct reader *r, const struct section *s, const json_t *row, size_t i)
{
    const json_t *when = json_object_get(row, "when");
    size_t first = s->rows - s->whens;

    if (s->at == r->d->event && !read_cue(r, row, i))
        return false;
    if (!when)
        return true;
    return i >= first ? dress_read_when(r, when, s->row, s->rows, &s->when[i - first])
                      : dress_refuse(r, "when", _("is not known"));
}

static bool read_section(struct reader *r, const struct section *s)
{
    const char *but = s->at == r->d->event ? "cue,when" : s->when ? "when" : NULL;
    const char *name;
    json_t *rows = json_object_get(r->d->json, s->key), *row;

    r->args = s->args;
    for (int pass = 0; pass < 2; pass++)
        json_object_foreach(rows, name, row)
        {
            size_t i = s->row(r, name);
            snprintf(r->where, sizeof r->where, "%s, %.40s", s->key, name);
            if (i >= s->rows)
                return game_refuse(r->err, _("%s: there is no such row"), r->where);
            if (pass == 0
                    ? !dress_row(r, row, &s->of, but, row_at(s, i)) || (but && !read_beside(r, s, row, i))
                    : !take_from_like(r, s, row, i))
                return false;
        }
    return true;
}

static size_t event_row(const struct reader *r, const char *name)
{
    const struct table_words *words = &r->d->words;
    size_t row = dress_index(words->event_names, name);
    size_t when = dress_when_index(r->d->event_when, words->event_whens, name);

    return row < SIZE_MAX || when == SIZE_MAX ? row : words->events - words->event_whens + when;
}

size_t dress_thing(const struct reader *r, const char *name)
{
    size_t i = 0;

    while (i < r->d->game.things && (!r->d->thing[i].key || strcmp(r->d->thing[i].key, name) != 0))
        i++;
    return i;
}

size_t dress_button(const struct reader *r, const char *name)
{
    size_t i = 0;

    while (i < r->d->game.turn_buttons && strcmp(r->d->button[i].key, name) != 0)
        i++;
    return i;
}

static bool read_sections(struct reader *r)
{
    struct dress *d = r->d;
    const struct section all[] = {
        {"actions", dress_action, d->words.actions, sizeof *d->action, d->action, MEMBERS(of_action),
         GAME_MAX_ARGS, d->action_when, d->words.action_whens,
         offsetof(struct action_words, instead) / sizeof(sentence)},
        {"events", event_row, d->words.events, sizeof *d->event, d->event, MEMBERS(of_event), GAME_MAX_ARGS,
         d->event_when, d->words.event_whens, sizeof *d->event / sizeof(sentence)},
        {"things", dress_thing, d->game.things, sizeof *d->thing, d->thing, MEMBERS(of_thing), 1, NULL, 0, 0},
        {"buttons", dress_button, d->game.turn_buttons, sizeof *d->button, d->button, MEMBERS(of_button), 0,
         NULL, 0, 0},
    };

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (!read_section(r, &all[i]))
            return false;
    for (size_t i = 0; i < d->game.things; i++)
        d->thing[i].word |= !!d->thing[i].text;
    return true;
}

/* --- all of it ----------------------------------------------------------------------------------------------- */

/* Memory for everything, with what C says already. False: there is none. */
static bool make_room(struct dress *d, const struct table_game *bare, const struct game_rules *rules,
                      size_t length)
{
    size_t asks = json_array_size(json_object_get(d->json, "asks"));

    d->game = *bare;
    d->words = bare->words ? *bare->words : (struct table_words){0};
    if (!dress_note_whens(json_object_get(d->json, "actions"), &d->action_when, &d->words.action_whens) ||
        !dress_note_whens(json_object_get(d->json, "events"), &d->event_when, &d->words.event_whens))
        return false;
    if (d->words.actions == 0)
        d->words.actions = dress_kinds(rules);
    if (d->words.events == 0)
        d->words.events = dress_count(d->words.event_names);
    d->words.actions += d->words.action_whens;
    d->words.events += d->words.event_whens;
    d->game.cues = d->words.events > bare->cues ? d->words.events : bare->cues;
    d->action = calloc(d->words.actions + 1, sizeof *d->action);
    d->event = calloc(d->words.events + 1, sizeof *d->event);
    d->cue = calloc(d->game.cues + 1, sizeof *d->cue);
    d->ask = calloc(asks + 1, sizeof *d->ask);
    d->thing = calloc(bare->things + 1, sizeof *d->thing);
    d->button = calloc(bare->turn_buttons + 1, sizeof *d->button);
    d->room = (struct sentence_room){calloc(1, 2 * length + 1), 2 * length + 1, 0};
    if (!d->action || !d->event || !d->cue || !d->ask || !d->thing || !d->button || !d->room.at)
        return false;
    for (size_t i = 0; i < bare->cues; i++)
        d->cue[i] = bare->cue[i];
    for (size_t i = 0; i < bare->things; i++)
        d->thing[i] = bare->thing[i];
    for (size_t i = 0; i < bare->turn_buttons; i++)
        d->button[i] = bare->button[i];
    d->words.action = d->action;
    d->words.event = d->event;
    d->words.action_when = d->action_when;
    d->words.event_when = d->event_when;
    d->words.announced = rules->layout ? rules->layout->announced : 0;
    d->words.ask = d->ask;
    d->words.asks = asks;
    d->game.words = &d->words;
    d->game.cue = d->cue;
    d->game.thing = d->thing;
    d->game.button = d->button;
    return true;
}

/* The file has no other sections, and the program a name for each row. */
static bool only_known(struct reader *r)
{
    const struct table_words *words = &r->d->words;
    static const char *const keys[] = {"actions",   "events",   "asks",    "things",  "buttons", "board",
                                       "log_paper", "ledger",   "bidding", "amounts", "story",   "table",
                                       "sheet",     "standing", "cards",   "fall",    NULL};
    const char *key;
    json_t *value;

    json_object_foreach(r->d->json, key, value) if (words_index(keys, key) < 0) return game_refuse(
        r->err, _("%.40s: is not known"), key);
    return (dress_count(words->action_names) + dress_kinds(r->rules) + words->action_whens ==
                words->actions &&
            dress_count(words->event_names) + words->event_whens == words->events) ||
           game_refuse(r->err, "%s", _("the program has not as many names as rows"));
}

struct dress *dress_read(const struct table_game *bare, const struct game_rules *rules, const char *text,
                         size_t length, game_error *err)
{
    struct dress *d = calloc(1, sizeof *d);
    struct reader r = {.d = d, .rules = rules, .err = err};

    if (d && (d->json = data_open(text, length, err))) {
        if (!make_room(d, bare, rules, length))
            game_refuse(err, _("no memory for the table"));
        else if (only_known(&r) && read_sections(&r) && dress_read_asks(&r) && dress_read_looks(&r) &&
                 dress_read_cards(&r))
            return d;
    }
    dress_free(d);
    return NULL;
}

struct dress *dress_open(const struct table_game *bare, const struct game_rules *rules, game_error *err)
{
    char path[ASSETS_PATH_MAX], *text = NULL;
    size_t length = 0;
    struct dress *d = NULL;
    struct file_error io;
    game_error why = {""};

    if (!assets_find(bare->data, path, sizeof path))
        game_refuse(err, _("assets/%s is missing"), bare->data);
    else if (!file_read(path, 1 << 20, &text, &length, &io))
        game_refuse(err, "%s", io.text);
    else if (!(d = dress_read(bare, rules, text, length, &why)))
        game_refuse(err, "%s: %s", bare->data, why.text);
    free(text);
    return d;
}

void dress_free(struct dress *d)
{
    if (!d)
        return;
    free(d->action);
    free(d->event);
    free(d->cue);
    free(d->action_when);
    free(d->event_when);
    free(d->ask);
    free(d->thing);
    free(d->button);
    free(d->room.at);
    free(d->looks);
    free(d->card);
    json_decref(d->json);
    free(d);
}

const struct table_game *dress_table(const struct dress *d)
{
    return &d->game;
}
