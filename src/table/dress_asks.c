/* What a table asks by phase, read from its data: the conditions under which a row holds, and what it says. */
#include "base/i18n.h"
#include "rules/layout.h"
#include "rules/words.h"
#include "table/bidding.h"
#include "table/dress_inside.h"
#include "table/spend.h"
#include "table/table.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

/* Conditions of every table. */
static bool by_second(const struct table *t)
{
    return t->ask.second;
}

static bool by_move(const struct table *t)
{
    return t->ask.move_asked;
}

static bool twice_taken(const struct table *t)
{
    return t->ask.pick.count == 2;
}

static bool is_ready(const struct table *t)
{
    game_action action;

    return table_ready(t, &action);
}

static bool first_number(const struct table *t)
{
    const struct challenge *said = table_challenge(t);

    return said && said->named == 0;
}

/* What can be shown is nothing; not where others look on, whom the question would tell. */
static bool shows_nothing(const struct table *t)
{
    for (size_t i = 0; i < t->ask.legal_count && !t->discreet; i++)
        if (t->ask.legal[i].n == 1 && t->ask.legal[i].arg[0] == 0)
            return true;
    return false;
}

static bool spent(const struct table *t)
{
    return t->ask.spent.count > 0;
}

static bool spent_all(const struct table *t)
{
    return spend_left(t) == 0;
}

static const struct words_when house[] = {{"second", by_second},
                                          {"move-asked", by_move},
                                          {"two-taken", twice_taken},
                                          {"first-number", first_number},
                                          {"shows-nothing", shows_nothing},
                                          {"ready", is_ready},
                                          {"spent", spent},
                                          {"spent-all", spent_all},
                                          {"spent-enough", spend_enough},
                                          {NULL, NULL}};

/* Looks a name up where one is given: *out is its row. False: there is no such name. */
static bool look_up(struct reader *r, const json_t *ask, const char *key,
                    size_t (*row)(const struct reader *r, const char *name), size_t rows, uint8_t *out)
{
    const char *name = dress_text(ask, key);
    size_t i = name ? row(r, name) : 0;

    *out = (uint8_t)i;
    return !name || i < rows || dress_refuse(r, key, _("there is no such name"));
}

static size_t phase_row(const struct reader *r, const char *name)
{
    return (size_t)words_index(r->rules->phase_name, name);
}

static size_t state_row(const struct reader *r, const char *name)
{
    size_t row = dress_index(r->d->words.state_names, name);

    return row == SIZE_MAX ? row : row + 1;
}

/* What things are pressed for, by its button. */
static bool read_mode(struct reader *r, const json_t *ask, uint8_t *out)
{
    uint8_t button = 0;

    if (!look_up(r, ask, "mode", dress_button, r->d->game.turn_buttons, &button))
        return false;
    *out = dress_text(ask, "mode") ? r->d->button[button].mode : 0;
    return true;
}

static bool read_when(struct reader *r, const json_t *ask, struct ask_words *out)
{
    const char *name = dress_text(ask, "when");

    for (const struct words_when *w = house; name && w->name && !out->when; w++)
        out->when = strcmp(w->name, name) == 0 ? w->holds : NULL;
    for (const struct words_when *w = r->d->words.when; name && w && w->name && !out->when; w++)
        out->when = strcmp(w->name, name) == 0 ? w->holds : NULL;
    return !name || out->when || dress_refuse(r, "when", _("there is no such name"));
}

/* 1 and the kind of an action, where one is named. */
static bool read_unless(struct reader *r, const json_t *ask, struct ask_words *out)
{
    bool named = dress_text(ask, "unless");

    if (!look_up(r, ask, "unless", dress_action, dress_kinds(r->rules), &out->unless))
        return false;
    out->unless += named;
    return true;
}

static bool read_ask(struct reader *r, const json_t *ask, struct ask_words *out)
{
    static const char *const keys[] = {"phase",  "press",  "taken", "mode", "state",       "when",
                                       "unless", "stands", "sole",  "text", "translators", NULL};
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)ask, key,
                        value) if (words_index(keys, key) < 0) return dress_refuse(r, key, _("is not known"));
    out->stands = json_is_true(json_object_get(ask, "stands"));
    out->sole = json_is_true(json_object_get(ask, "sole"));
    return (dress_text(ask, "phase") || dress_refuse(r, "phase", _("a name is needed"))) &&
           look_up(r, ask, "phase", phase_row, UINT8_MAX, &out->phase) &&
           look_up(r, ask, "press", dress_thing, r->d->game.things, &out->press) &&
           look_up(r, ask, "taken", dress_thing, r->d->game.things, &out->taken) &&
           look_up(r, ask, "state", state_row, UINT8_MAX, &out->state) && read_mode(r, ask, &out->mode) &&
           read_when(r, ask, out) && read_unless(r, ask, out) &&
           dress_sentence(r, "text", json_object_get(ask, "text"), &out->say);
}

bool dress_read_asks(struct reader *r)
{
    const json_t *ask;
    size_t i;

    r->args = PICK_STEPS;
    json_array_foreach(json_object_get(r->d->json, "asks"), i, ask)
    {
        snprintf(r->where, sizeof r->where, "asks, %zu", i + 1);
        if (!read_ask(r, ask, &r->d->ask[i]))
            return false;
    }
    return true;
}
