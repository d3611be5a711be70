#include "scene/solomon/shield.h"

#include "base/i18n.h"
#include "gfx/draw.h"
#include "scene/solomon/faces.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/payoff_board.h"
#include "table/coins.h"
#include "ui/ui.h"

#include <math.h>

static bool investing(const struct table *t)
{
    return shown(t)->pub.phase == SOLOMON_PHASE_INVEST;
}

/* The two free coins go to two agents, not to that of the token, whose coins lie there already or are yet to be put. */
static void free_coins(const struct table *t, const struct solomon_secret *own, size_t k,
                       struct amount_space *s)
{
    bool token = k == own->token, both = amounts_chosen(&t->laid) >= 2;

    s->lies = token && own->paid[k] == 0 ? 3 : own->paid[k];
    s->most = k != SOLOMON_DOCTOR && !token && (t->laid.on[k] > 0 || !both);
    s->why_none = token                 ? _("your starting token")
                  : k == SOLOMON_DOCTOR ? _("agents only, at the start")
                                        : _("both are placed");
}

/* Any number on an agent, or one on Dr. Solomon. */
static void payoff(const struct table *t, const struct solomon_secret *own, size_t k, struct amount_space *s)
{
    s->gone = k < SOLOMON_AGENTS && (shown(t)->pub.burnt >> k & 1);
    s->lies = own->paid[k];
    s->most = k == SOLOMON_DOCTOR ? own->reserve > 0 : s->gone ? 0 : own->reserve;
    s->why_none = _("nothing left to pay with");
}

bool solomon_amounts(const struct table *t, struct amounts *out)
{
    const struct solomon_secret *own = own_secret(t);
    bool invest = investing(t);
    int chosen = amounts_chosen(&t->laid);

    if (!own || (!invest && shown(t)->pub.phase != SOLOMON_PHASE_TURN))
        return false;
    *out = (struct amounts){
        .have = own->reserve,
        .one = !invest,
        .ready = invest ? chosen == 2 : chosen > 0,
        .title = invest ? _("Two sovereigns to place, one each on two agents") : _("Whom do you pay?"),
        .confirm = invest ? _("Place them") : _("Make the payoff"),
        .feint = invest ? NULL : _("Feint: pay nobody"),
        .close = _("Close the shield"),
        .reserve = _("Reserve"),
        .help = own->reserve > 0 ? _("Drag, or use − and +") : _("Nothing left: only a feint"),
        .gone = _("BURNT"),
        .spaces = PAYOFF_SPACES};
    for (size_t i = 0; i < PAYOFF_SPACES; i++) {
        size_t k = payoff_board(own->board)[i];
        out->space[i] = (struct amount_space){.id = (uint8_t)k, .name = name_agent(k)};
        if (invest)
            free_coins(t, own, k, &out->space[i]);
        else
            payoff(t, own, k, &out->space[i]);
    }
    return true;
}

void solomon_amounts_done(struct table *t, const struct laid *laid)
{
    game_action a = {.kind = investing(t) ? SOLOMON_INVEST : SOLOMON_PAYOFF};
    int16_t target = SOLOMON_NOBODY, coins = 0;

    for (int16_t k = 0; k < PAYOFF_SPACES; k++) {
        if (laid->on[k] == 0)
            continue;
        target = k;
        coins = laid->on[k];
        if (a.kind == SOLOMON_INVEST && a.n < 2)
            a.arg[a.n++] = k;
    }
    if (a.kind == SOLOMON_PAYOFF)
        a = (game_action){SOLOMON_PAYOFF, 2, {target, coins}};
    table_submit(t, &a);
}

void solomon_coins(struct table *t, struct rect at, int n, int fresh)
{
    coins_draw(ui_gfx(t->ui), &own_of(t)->sprites, at, n, fresh);
}

/* The shield itself around the card, seen from behind: the agency's colour, its wings folded in, its emblem on top. */
void solomon_shield(struct table *t, struct rect card)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct color c = color_agency(t->box, shown(t)->pub.hq[t->viewer]);
    struct color board = color_mix(c, color_hex(0x140d08), 0.28f),
                 wing = color_mix(c, color_hex(0x140d08), 0.55f);
    struct color line = color_fade(color_hex(0xF3EAD3), 0.8f);
    struct rect in = rect_grow(card, 2), out = rect_grow(card, 26);
    float reach = fminf(90, out.x - 4), fall = 34;
    for (int side = -1; side <= 1 && reach > 20; side += 2) {
        float near = side < 0 ? out.x : out.x + out.w, far = near + (float)side * reach;
        struct point q[4] = {
            {near, out.y}, {far, out.y + fall}, {far, out.y + out.h - fall}, {near, out.y + out.h}};
        gfx_quad(gfx, 0, q, wing);
        float x = far - (float)side * 10, y = near + (float)side * 10;
        gfx_line(gfx, (struct point){x, out.y + fall + 10}, (struct point){x, out.y + out.h - fall - 10}, 2,
                 line);
        gfx_line(gfx, (struct point){x, out.y + fall + 10}, (struct point){y, out.y + 12}, 2, line);
        gfx_line(gfx, (struct point){x, out.y + out.h - fall - 10}, (struct point){y, out.y + out.h - 12}, 2,
                 line);
    }
    gfx_fill(gfx, (struct rect){out.x, out.y, out.w, in.y - out.y}, board);
    gfx_fill(gfx, (struct rect){out.x, in.y + in.h, out.w, out.y + out.h - in.y - in.h}, board);
    gfx_fill(gfx, (struct rect){out.x, in.y, in.x - out.x, in.h}, board);
    gfx_fill(gfx, (struct rect){in.x + in.w, in.y, out.x + out.w - in.x - in.w, in.h}, board);
    gfx_round_line(gfx, rect_grow(out, -8), 3, 2, line);
    struct point top = {card.x + card.w / 2, card.y - 4};
    gfx_disc(gfx, top, 56, board);
    gfx_ring(gfx, top, 53, 2, line);
    seat_badge(t, t->viewer, rect_around(top, 92, 92));
}
