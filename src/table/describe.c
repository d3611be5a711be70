#include "table/describe.h"

#include "base/text.h"
#include "table/amounts.h"
#include "table/bidding.h"
#include "table/confirm.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/ui.h"

#include <string.h>

/* What is being told: how an action is come by. */
struct telling {
    const struct table *t;
    struct text *out;
    char words[128]; /* of the action */
    struct table_spot spot[TABLE_SPOTS];
    size_t spots;
};

static void tell(const struct telling *d, const char *how, ui_id id, size_t which, size_t of)
{
    text_add(d->out, "%s %08x %zu/%zu %s\n", how, id, which, of, d->words);
}

static void tell_press(const struct telling *d, ui_id id, size_t which, size_t of)
{
    tell(d, "press", id, which, of);
}

/* A dial is turned by its sign's button, or by keys while it has the focus. */
static void tell_turn(const struct telling *d, ui_id dial, int by)
{
    size_t left = (size_t)(by < 0 ? -by : by);

    tell(d, by > 0 ? "more" : "less", dial, 1, left + 1);
    tell_press(d, dial ^ (by > 0 ? 2U : 1U), 1, left + 1);
}

static ui_id key_id(const struct telling *d, const char *key)
{
    return ui_id_at(d->t->ui, key, 0);
}

/* --- things -------------------------------------------------------------------------------------------------- */

static void tell_thing(const struct telling *d, struct thing thing, size_t which, size_t of)
{
    const struct table_thing *kind = &d->t->game->thing[thing.kind];

    for (size_t i = 0; i < d->spots; i++) {
        const struct table_spot *s = &d->spot[i];
        if (thing_same(s->thing, thing) && !s->idle)
            tell_press(d, ui_id_at(d->t->ui, s->key ? s->key : kind->key, s->key ? s->index : thing.index),
                       which, of);
    }
    if (kind->word)
        tell_press(d, ui_id_at(d->t->ui, kind->key, thing.index), which, of);
}

static bool goes_on(const struct pick *pick, const struct way *way)
{
    if (pick->count >= way->count)
        return false;
    for (size_t i = 0; i < pick->count; i++)
        if (!thing_same(way->step[i], pick->taken[i]))
            return false;
    return true;
}

/* Returns whether the action is pressed together from things at all. */
static bool tell_ways(const struct telling *d, const game_action *a)
{
    const struct table_game *game = d->t->game;
    struct way way[PICK_WAYS];
    struct pick other = {0};
    size_t n = game->ways ? game->ways(d->t, &d->t->pick, a, way) : 0;

    for (size_t i = 0; i < n; i++) {
        size_t taken = goes_on(&d->t->pick, &way[i]) ? d->t->pick.count : 0; /* or it begins anew */
        tell_thing(d, way[i].step[taken], taken + 1, way[i].count);
    }
    for (; n == 0 && game->ways && other.mode < game->modes; other.mode++) {
        n = game->ways(d->t, &other, a, way);
        if (n > 0)
            tell_press(d, key_id(d, game->mode_key[other.mode]), 1, way[0].count + 1);
    }
    return n > 0;
}

/* --- cards --------------------------------------------------------------------------------------------------- */

static void tell_bid(const struct telling *d, const game_action *a)
{
    const struct table *t = d->t;
    struct bidding b = {0};

    if (t->bid.folded) {
        tell_press(d, key_id(d, "fold"), 1, 2);
        return;
    }
    t->game->bidding(t, t->bid.number, &b);
    ui_scope_push(t->ui, "bidding", 0);
    if (a->kind == b.pass_kind)
        tell_press(d, key_id(d, "pass"), 1, 1);
    else if (a->kind == b.name_kind && (b.bare || a->arg[0] == t->bid.number))
        tell_press(d, key_id(d, "name"), 1, 1);
    else if (a->kind == b.name_kind)
        tell_turn(d, ui_id_of(t->ui, "dial"), a->arg[0] - t->bid.number);
    ui_scope_pop(t->ui);
}

/* The first space on which not so much lies as the action takes; AMOUNTS_MOST: it is all laid. */
static size_t amiss(const struct laid *laid, const struct laid *wanted)
{
    size_t i = 0;

    while (i < AMOUNTS_MOST && laid->on[i] == wanted->on[i])
        i++;
    return i;
}

static void tell_amounts(const struct telling *d, const game_action *a)
{
    const struct table *t = d->t;
    struct laid wanted = {0};

    if (!t->game->amounts_of || !t->game->amounts_of(t, a, &wanted))
        return;
    if (t->card != CARD_GAME) {
        tell_press(d, key_id(d, table_how(t) == ASKS_CARD ? "open" : t->game->card_key), 1, 2);
        return;
    }
    size_t space = amiss(&t->laid, &wanted);
    ui_scope_push(t->ui, "shield", 0);
    if (amounts_chosen(&wanted) == 0) {
        tell_press(d, key_id(d, "feint"), 1, 1);
    } else if (space == AMOUNTS_MOST) {
        tell_press(d, key_id(d, "confirm"), 1, 1);
    } else {
        int by = wanted.on[space] - t->laid.on[space];
        ui_scope_push(t->ui, "space", (int)space);
        tell_turn(d, ui_id_of(t->ui, "dial"), by);
        if (by > 0)
            tell_press(d, ui_id_of(t->ui, "card"), 1, (size_t)by + 1);
        ui_scope_pop(t->ui);
    }
    ui_scope_pop(t->ui);
}

/* The one button that leads on, while an action is asked about. */
static void tell_confirm(const struct telling *d)
{
    ui_scope_push(d->t->ui, "confirm", 0);
    tell_press(d, key_id(d, "yes"), 1, 1);
    ui_scope_pop(d->t->ui);
}

void table_describe(const struct table *t, struct text *out)
{
    struct telling d = {.t = t, .out = out};
    struct pick_lit lit;

    if (!t->ui || !table_asks(t))
        return;
    lit = table_lit(t);
    if (t->game->spots)
        d.spots = t->game->spots((struct table *)t, &lit, d.spot);
    for (size_t i = 0; i < t->legal_count; i++) {
        struct text words = text_over(d.words, sizeof d.words);
        table_rules(t)->action_text(t->box, &t->legal[i], &words);
        if (t->confirm.asked.on) {
            if (memcmp(&t->legal[i], &t->confirm.action, sizeof t->legal[i]) == 0)
                tell_confirm(&d);
            continue;
        }
        if (table_how(t) == ASKS_BID && t->game->bidding)
            tell_bid(&d, &t->legal[i]);
        else if (!tell_ways(&d, &t->legal[i]))
            tell_amounts(&d, &t->legal[i]);
        if (t->game->describe)
            t->game->describe(t, &t->legal[i], d.words, out);
    }
}
