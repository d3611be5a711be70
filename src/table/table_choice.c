/* What the viewer may do, what of it has been chosen, and how it is done. */
#include "base/i18n.h"
#include "rules/layout.h"
#include "table/amounts.h"
#include "table/confirm.h"
#include "table/game.h"
#include "table/holding.h"
#include "table/lesson.h"
#include "table/table.h"
#include "ui/ui.h"

#include <string.h>

bool table_may(const struct table *t, int kind)
{
    for (size_t i = 0; i < t->ask.legal_count; i++)
        if (t->ask.legal[i].kind == kind)
            return true;
    return false;
}

bool table_legal(const struct table *t, const game_action *action)
{
    for (size_t i = 0; i < t->ask.legal_count; i++)
        if (memcmp(&t->ask.legal[i], action, sizeof *action) == 0)
            return true;
    return false;
}

bool table_offers(const struct table *t, int kind)
{
    game_action offered[TABLE_OFFERED];

    for (size_t i = 0; i < t->game->turn_buttons && t->ask.legal_count > 0; i++)
        if (t->game->button[i].action == kind && discreet_offers(t, &t->game->button[i]))
            return t->game->button[i].offered(t, offered) > 0;
    return table_may(t, kind);
}

bool table_asks(const struct table *t)
{
    return t->ask.legal_count > 0 && !t->now.looking.on;
}

static size_t ways(const void *ctx, const struct pick *pick, const game_action *action,
                   struct way out[PICK_WAYS])
{
    const struct table *t = ctx;

    return t->game->ways ? t->game->ways(t, pick, action, out) : 0;
}

const struct table_button *table_mode(const struct table *t)
{
    for (size_t i = 0; i < t->game->turn_buttons && table_how(t) == ASKS_TURN; i++)
        if (!t->game->button[i].card && t->game->button[i].mode == t->ask.pick.mode)
            return &t->game->button[i];
    return NULL;
}

/* What is legal or, where others look on, what is offered: offered[TABLE_OFFERED] has room for that. */
static struct pick_from choose_from(const struct table *t, game_action *offered)
{
    const struct table_button *mode = table_mode(t);
    struct pick_from from = {.legal = t->ask.legal, .n = t->ask.legal_count, .ways = ways, .ctx = t};

    if (discreet_offers(t, mode)) {
        from.n = mode->offered(t, offered);
        from.legal = offered;
    }
    return from;
}

struct pick_lit table_lit(const struct table *t)
{
    game_action offered[TABLE_OFFERED];
    struct pick_from from = choose_from(t, offered);

    if (!table_asks(t) || (t->now.card != CARD_NONE && !holding_up(t)))
        return (struct pick_lit){0};
    struct pick_lit lit = pick_next(&t->ask.pick, &from);
    spend_light(t, &lit);
    return lit;
}

bool table_goes_on(const struct table *t, struct thing thing)
{
    game_action offered[TABLE_OFFERED];
    struct pick_from from = choose_from(t, offered);
    struct pick_lit lit = table_lit(t), anew = pick_next(&(struct pick){0}, &from);

    return t->ask.pick.count > 0 && pick_is_lit(&lit, thing) && !pick_is_lit(&anew, thing);
}

bool table_ready(const struct table *t, game_action *out)
{
    game_action offered[TABLE_OFFERED];
    struct pick_from from = choose_from(t, offered);
    const game_action *only = table_asks(t) && t->ask.pick.count > 0 ? pick_only(&t->ask.pick, &from) : NULL;

    if (!only)
        return false;
    struct pick_lit lit = pick_next(&t->ask.pick, &from);
    for (uint8_t kind = 1; kind < t->game->things; kind++)
        if (lit.of[kind] != 0 && !t->game->thing[kind].word)
            return false;
    *out = *only;
    return true;
}

bool table_enough(const struct table *t, game_action *out)
{
    game_action offered[TABLE_OFFERED];
    struct pick_from from = choose_from(t, offered);
    uint32_t words = 0;

    for (uint8_t kind = 1; kind < t->game->things; kind++)
        words |= t->game->thing[kind].word ? 1U << kind : 0;
    bool chosen = table_asks(t) && t->ask.pick.count > 0;
    const game_action *ends = chosen ? pick_ends(&t->ask.pick, &from, words) : NULL;
    if (!ends)
        return false;
    *out = *ends;
    return true;
}

/* The decision that is asked about wins the match for the viewer, by one answer: that of the look ahead. */
static const game_action *winning(const struct table *t)
{
    const struct outlook *is = &t->stakes.is;

    if (!table_asks(t) || t->viewer < 0 || !(is->may >> t->viewer & 1))
        return NULL;
    const struct outlook_way *way = &is->way[t->viewer];
    return way->steps == 1 && way->actor == t->viewer ? &way->action : NULL;
}

bool table_wins(const struct table *t, struct thing thing)
{
    const game_action *win = winning(t);
    game_action offered[TABLE_OFFERED], action;
    struct pick_from from = choose_from(t, offered);
    struct pick then = t->ask.pick;

    return win && pick_press(&then, thing, &from, &action) == PICK_DONE &&
           memcmp(&action, win, sizeof action) == 0;
}

struct pick_lit table_winning(const struct table *t)
{
    const game_action *win = winning(t);
    struct pick_from from = {.legal = win, .n = 1, .ways = ways, .ctx = t};
    struct pick_lit lit = table_lit(t), leads = win ? pick_next(&t->ask.pick, &from) : (struct pick_lit){0};

    for (uint8_t kind = 1; kind < t->game->things; kind++)
        leads.of[kind] &= lit.of[kind];
    return leads;
}

bool table_may_win(const struct table *t, struct thing thing)
{
    const struct game_layout *layout = table_rules(t)->layout;
    const struct game_view *view = table_view_of(t);
    game_action offered[TABLE_OFFERED], a;
    struct pick_from from = choose_from(t, offered);
    struct pick then = t->ask.pick;

    return table_asks(t) && t->viewer >= 0 && layout && layout->carries && t->game->wins_open &&
           t->game->wins_open(view) && pick_press(&then, thing, &from, &a) == PICK_DONE &&
           a.kind == layout->journey && a.n > 2 && a.arg[2] > 0 &&
           a.arg[1] == layout_at(view, layout->home)[t->viewer];
}

struct pick_lit table_shines(const struct table *t)
{
    struct pick_from from = {.legal = t->ask.legal, .n = t->ask.legal_count, .ways = ways, .ctx = t};
    bool looks = discreet_offers(t, table_mode(t)) && table_own_shown(t);

    if (!looks || !table_asks(t) || t->now.card != CARD_NONE)
        return table_lit(t);
    return pick_next(&t->ask.pick, &from);
}

void table_submit(struct table *t, const game_action *action)
{
    if (lesson_turned(t)) /* that press was meant for what stood there before */
        return;
    if (!confirm_wanted(t, action))
        table_hand_in(t, action);
}

void table_hand_in(struct table *t, const game_action *action)
{
    game_error err = {""};

    if (!t->h->submit(t->h, action, &err)) {
        t->h->shell->toast(t->h, err.text);
        t->ask.pick.count = 0;
        return;
    }
    confirm_hold(t, action);
    amounts_handed_in(t);
    t->ask.legal_count = 0;
    t->ask.pick.count = 0;
    t->ask.hint_asked = false;
    /* What it leads to is shown, though nobody may have pressed anything: an answer once given for all. */
    ui_wake(t->ui, 0);
}

static const char *taken_sound(const struct table *t, struct thing thing)
{
    const char *own = thing.kind < t->game->things ? t->game->thing[thing.kind].sound : NULL;

    return own ? own : "pin";
}

const char *table_why(const struct table *t, const struct table_button *b)
{
    return b->why ? b->why(t) : b->refuses ? i18n_marked(b->refuses) : NULL;
}

void table_press(struct table *t, struct thing thing)
{
    game_action action, offered[TABLE_OFFERED];
    struct pick_from from = choose_from(t, offered);
    const struct table_button *mode = table_mode(t);
    const char *why = mode && mode->offered ? table_why(t, mode) : NULL;

    if (spend_press(t, thing))
        return;
    switch (pick_press(&t->ask.pick, thing, &from, &action)) {
    case PICK_DONE:
        if (discreet_refuses(t, &action))
            (void)pick_back(&t->ask.pick);
        else
            table_submit(t, &action);
        return;
    case PICK_REFUSED:
        t->h->shell->sound(t->h, "deny");
        if (why && thing.kind == t->game->begin[0])
            t->h->shell->toast(t->h, why);
        return;
    case PICK_ON:
        t->h->shell->sound(t->h, taken_sound(t, thing));
        t->fresh = true;
        return;
    case PICK_BACK:
        t->h->shell->sound(t->h, "land");
        t->fresh = true;
        return;
    }
}
