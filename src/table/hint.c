#include "table/hint.h"

#include "table/game.h"
#include "table/holding.h"
#include "table/pointed.h"
#include "table/table.h"

void hint_toggle(struct table *t)
{
    t->ask.hint_asked = !t->ask.hint_asked;
    t->ask.hint_since = ui_now(t->ui);
}

bool hint_up(const struct table *t)
{
    return t->ask.hint_asked && table_asks(t);
}

bool hint_read(const struct table *t, struct host_hint *out)
{
    return hint_up(t) && t->h->hint(t->h, out) && table_own_shown(t);
}

/* The things that an action is made of: the pieces that points are spent on, or what is pressed for it, in that order. */
static size_t things_of(const struct table *t, const game_action *a, struct thing out[SPEND_MOST])
{
    struct spend spend = {0};
    struct way way[PICK_WAYS];
    struct pick none = {.mode = t->ask.pick.mode};
    size_t n = 0;

    if (t->game->spend && t->game->spend(t, &spend) && spend.action == a->kind) {
        for (uint8_t i = 0; i < spend.pieces; i++)
            if (a->arg[i] > 0)
                out[n++] = (struct thing){t->game->begin[0], i};
        return n;
    }
    if (!t->game->ways || t->game->ways(t, &none, a, way) == 0)
        return 0;
    for (; n < way[0].count; n++)
        out[n] = way[0].step[n];
    return n;
}

/* Where a thing is to be seen. False: nowhere. */
static bool seen(struct table *t, struct thing thing, const struct table_spot *spot, size_t spots,
                 struct rect *at)
{
    const struct table_thing *kind = &t->game->thing[thing.kind];
    unsigned card = holding_spot(t, thing);

    if (card != 0)
        return ui_spot_seen(t->ui, card, at);
    if (kind->word)
        return ui_spot_seen(t->ui, ui_id_at(t->ui, kind->key, thing.index), at);
    for (size_t i = 0; i < spots; i++)
        if (thing_same(spot[i].thing, thing)) {
            *at = rect_common(lens_rect_to_window(&t->lens, t->layout.middle, spot[i].at), t->layout.middle);
            pointed_round(t, at);
            return !rect_empty(*at);
        }
    return false;
}

void hint_points(struct table *t, struct pointed *out)
{
    struct host_hint hint;
    struct thing thing[SPEND_MOST];
    struct table_spot spot[TABLE_SPOTS];
    struct pick_lit lit = {0};
    struct rect at;

    *out = (struct pointed){.n = 0};
    if (t->now.card != CARD_NONE || t->now.confirm.asked.on || !hint_read(t, &hint))
        return;
    size_t n = things_of(t, &hint.action, thing), spots = t->game->spots ? t->game->spots(t, &lit, spot) : 0;
    for (size_t i = 0; i < n; i++)
        if (seen(t, thing[i], spot, spots, &at))
            pointed_add(out, at);
}

void hint_point_out(struct table *t)
{
    struct pointed p;

    hint_points(t, &p);
    pointed_draw(t, &p, t->ask.hint_since);
}
