#include "table/describe.h"

#include "base/text.h"
#include "rules/words.h"
#include "table/amounts.h"
#include "table/bidding.h"
#include "table/confirm.h"
#include "table/game.h"
#include "table/holding.h"
#include "table/lesson.h"
#include "table/table.h"
#include "ui/ui.h"

#include <string.h>

/* What is being found: the presses for an action. */
struct finding {
    const struct table *t;
    struct table_press *out;
    size_t n;
    struct table_spot spot[TABLE_SPOTS];
    size_t spots;
};

static void find(struct finding *d, ui_id id, int turn, size_t which, size_t of)
{
    if (d->n < TABLE_PRESSES)
        d->out[d->n++] = (struct table_press){id, (int8_t)turn, which, of};
}

static void find_press(struct finding *d, ui_id id, size_t which, size_t of)
{
    find(d, id, 0, which, of);
}

/* A dial is turned by its sign's button, or by keys while it has the focus. */
static void find_turn(struct finding *d, ui_id dial, int by)
{
    size_t left = (size_t)(by < 0 ? -by : by);

    find(d, dial, by > 0 ? 1 : -1, 1, left + 1);
    find_press(d, dial ^ (by > 0 ? 2U : 1U), 1, left + 1);
}

/* The card of a space takes keys as a dial does; its signs are those of the counter on it. */
static void find_lay(struct finding *d, int by)
{
    size_t left = (size_t)(by < 0 ? -by : by);

    find(d, ui_id_of(d->t->ui, "card"), by > 0 ? 1 : -1, 1, left + 1);
    find_press(d, ui_id_of(d->t->ui, "dial") ^ (by > 0 ? 2U : 1U), 1, left + 1);
}

static ui_id key_id(const struct finding *d, const char *key)
{
    return ui_id_at(d->t->ui, key, 0);
}

/* --- things -------------------------------------------------------------------------------------------------- */

static void find_thing(struct finding *d, struct thing thing, size_t which, size_t of)
{
    const struct table_thing *kind = &d->t->game->thing[thing.kind];
    ui_id card = holding_spot(d->t, thing);

    if (card != 0)
        find_press(d, card, which, of);
    for (size_t i = 0; i < d->spots; i++) {
        const struct table_spot *s = &d->spot[i];
        if (thing_same(s->thing, thing) && !s->idle)
            find_press(d, ui_id_at(d->t->ui, s->key ? s->key : kind->key, s->key ? s->index : thing.index),
                       which, of);
    }
    if (kind->word)
        find_press(d, ui_id_at(d->t->ui, kind->key, thing.index), which, of);
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

/* Returns whether the action is made by points that are spent. */
static bool find_spend(struct finding *d, const game_action *a)
{
    const char *key = NULL;
    struct thing piece = {0};
    size_t of = spend_next(d->t, a, &key, &piece);

    if (of > 0 && key)
        find_press(d, key_id(d, key), 1, of);
    else if (of > 0)
        find_thing(d, piece, 1, of);
    return of > 0;
}

/* Returns whether the action is pressed together from things at all. */
static bool find_ways(struct finding *d, const game_action *a)
{
    const struct table_game *game = d->t->game;
    struct way way[PICK_WAYS];
    size_t n = game->ways ? game->ways(d->t, &d->t->ask.pick, a, way) : 0;

    for (size_t i = 0; i < n; i++) {
        size_t taken = goes_on(&d->t->ask.pick, &way[i]) ? d->t->ask.pick.count : 0; /* or it begins anew */
        find_thing(d, way[i].step[taken], taken + 1, way[i].count);
    }
    for (size_t i = 0; n == 0 && game->ways && i < game->turn_buttons; i++) {
        struct pick other = {.mode = game->button[i].mode};
        n = game->button[i].card ? 0 : game->ways(d->t, &other, a, way);
        if (n > 0)
            find_press(d, key_id(d, game->button[i].key), 1, way[0].count + 1);
    }
    return n > 0;
}

/* --- cards --------------------------------------------------------------------------------------------------- */

static void find_bid(struct finding *d, const game_action *a)
{
    const struct table *t = d->t;
    struct bidding_terms terms;

    if (t->now.bid.folded) {
        find_press(d, key_id(d, "fold"), 1, 2);
        return;
    }
    bidding_terms_read(t, &terms);
    ui_scope_push(t->ui, "bidding", 0);
    if (a->kind == terms.pass_kind)
        find_press(d, key_id(d, "pass"), 1, 1);
    else if (a->kind == terms.name_kind && (terms.bare || a->arg[0] == t->now.bid.number * table_unit(t)))
        find_press(d, key_id(d, "name"), 1, 1);
    else if (a->kind == terms.name_kind)
        find_turn(d, ui_id_of(t->ui, "dial"), a->arg[0] / table_unit(t) - t->now.bid.number);
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

/* The button that opens the game's card. */
static void find_card(struct finding *d)
{
    const struct table_game *game = d->t->game;
    const char *key = "open";

    for (size_t i = 0; table_how(d->t) != ASKS_CARD && i < game->turn_buttons; i++)
        if (game->button[i].card)
            key = game->button[i].key;
    find_press(d, key_id(d, key), 1, 2);
}

/* Returns whether the action is written on the sheet. */
static bool find_written(struct finding *d, const game_action *a)
{
    ui_id id = 0;
    size_t of = sheet_next(d->t, a, &id);

    if (of > 0 && d->t->now.card != CARD_GAME)
        find_card(d);
    else if (of > 0)
        find_press(d, id, 1, of);
    return of > 0;
}

static void find_amounts(struct finding *d, const game_action *a)
{
    const struct table *t = d->t;
    struct laid wanted = {0};

    if (!amounts_for(t, a, &wanted))
        return;
    if (t->now.card != CARD_GAME) {
        find_card(d);
        return;
    }
    size_t space = amiss(&t->ask.laid, &wanted);
    ui_scope_push(t->ui, "shield", 0);
    if (amounts_chosen(&wanted) == 0) {
        find_press(d, key_id(d, "feint"), 1, 1);
    } else if (space == AMOUNTS_MOST) {
        find_press(d, key_id(d, "confirm"), 1, 1);
    } else {
        ui_scope_push(t->ui, "space", (int)space);
        find_lay(d, wanted.on[space] - t->ask.laid.on[space]);
        ui_scope_pop(t->ui);
    }
    ui_scope_pop(t->ui);
}

/* The one button that leads on, while an action is asked about. */
static void find_confirm(struct finding *d, const game_action *action)
{
    if (memcmp(action, &d->t->now.confirm.action, sizeof *action) != 0)
        return;
    ui_scope_push(d->t->ui, "confirm", 0);
    find_press(d, key_id(d, "yes"), 1, 1);
    ui_scope_pop(d->t->ui);
}

static void find_things(struct finding *d)
{
    struct pick_lit lit = table_lit(d->t);

    if (d->t->game->spots)
        d->spots = d->t->game->spots((struct table *)d->t, &lit, d->spot);
}

static void find_presses(struct finding *d, const game_action *action)
{
    d->n = 0;
    if (d->t->now.confirm.asked.on)
        find_confirm(d, action);
    else if (table_how(d->t) == ASKS_BID && d->t->game->bidding)
        find_bid(d, action);
    else if (!find_spend(d, action) && !find_written(d, action) && !find_ways(d, action))
        find_amounts(d, action);
}

size_t table_presses(const struct table *t, const game_action *action, struct table_press out[TABLE_PRESSES])
{
    struct finding d = {.t = t, .out = out};

    find_things(&d);
    find_presses(&d, action);
    return d.n;
}

static void describe(struct finding *d, const game_action *action, struct text *out)
{
    static const char *const how[] = {"less", "press", "more"};
    const struct table *t = d->t;
    const struct table_press *press = d->out;
    char room[128];
    struct text words = text_over(room, sizeof room);

    words_write(table_rules(t)->words, t->box, action, &words);
    find_presses(d, action);
    for (size_t i = 0; i < d->n; i++)
        text_add(out, "%s %08x %zu/%zu %s\n", how[1 + press[i].turn], press[i].id, press[i].which,
                 press[i].of, room);
    if (t->game->describe)
        t->game->describe(t, action, room, out);
}

void table_describe(const struct table *t, struct text *out)
{
    struct table_press press[TABLE_PRESSES];
    struct finding d = {.t = t, .out = press};

    if (!t->ui)
        return;
    lesson_describe(t, out);
    find_things(&d);
    if (t->ask.pick.count > 0 || t->now.confirm.asked.on)
        text_add(out, "begun\n");
    for (size_t i = 0; table_asks(t) && i < t->ask.legal_count; i++)
        describe(&d, &t->ask.legal[i], out);
}
