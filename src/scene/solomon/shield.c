#include "scene/solomon/shield.h"

#include "base/i18n.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/payoff_board.h"
#include "scene/solomon/seats.h"
#include "table/coins.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>

enum { SPACES = SOLOMON_AGENTS + 1 };

static bool investing(const struct table *t)
{
    return shown(t)->pub.phase == SOLOMON_PHASE_INVEST;
}

static int chosen_count(uint8_t bits)
{
    int n = 0;
    for (; bits != 0; bits &= (uint8_t)(bits - 1))
        n++;
    return n;
}

/* The most that may be laid on a space now. */
static int most_on(const struct table *t, const struct solomon_secret *own, size_t space)
{
    if (investing(t)) {
        bool taken = own_of(t)->shield.invest >> space & 1;
        return space != SOLOMON_DOCTOR && space != own->token &&
               (taken || chosen_count(own_of(t)->shield.invest) < 2);
    }
    if (space == SOLOMON_DOCTOR)
        return own->reserve > 0;
    return shown(t)->pub.burnt >> space & 1 ? 0 : own->reserve;
}

static int laid_on(const struct table *t, size_t space)
{
    if (investing(t))
        return own_of(t)->shield.invest >> space & 1;
    return own_of(t)->shield.target == space ? own_of(t)->shield.coins : 0;
}

/* How far the coin last laid is on its way to that space: 1 when none is. */
static float sliding_to(const struct table *t, size_t space)
{
    uint32_t ms = host_ms(t->h, 240, true);
    uint64_t passed = ui_now(t->ui) - own_of(t)->shield.slid;
    if (own_of(t)->shield.slid == 0 || own_of(t)->shield.slides_to != space || passed >= ms)
        return 1;
    ui_wake(t->ui, 0);
    return (float)passed / (float)ms;
}

static void lay(struct table *t, size_t space, int coins)
{
    if (coins > laid_on(t, space) && ui_dragged(t->ui, NULL) == 0) {
        own_of(t)->shield.slid = ui_now(t->ui);
        own_of(t)->shield.slides_to = (uint8_t)space;
    }
    if (!t->discreet && coins != laid_on(t, space))
        t->h->sound(t->h, "coin");
    if (investing(t)) {
        uint8_t bit = (uint8_t)(1U << space);
        own_of(t)->shield.invest =
            (uint8_t)(coins > 0 ? own_of(t)->shield.invest | bit : own_of(t)->shield.invest & ~bit);
        return;
    }
    own_of(t)->shield.target = (uint8_t)(coins > 0 ? space : SOLOMON_NOBODY);
    own_of(t)->shield.coins = (uint8_t)coins;
}

/* What lies on a space before this payoff. At the start the token's coins lie there already or are yet to be put. */
static int lies_on(const struct table *t, const struct solomon_secret *own, size_t space)
{
    bool token = investing(t) && space == own->token && own->paid[space] == 0;
    return token ? 3 : own->paid[space];
}

/* Why nothing can be laid on a space that is in play. */
static const char *why_none(const struct table *t, const struct solomon_secret *own, size_t space)
{
    if (!investing(t))
        return _("nothing left to pay with");
    if (space == own->token)
        return _("your starting token");
    return space == SOLOMON_DOCTOR ? _("agents only, at the start") : _("both are placed");
}

/* The agent's name and how much lies there, beside each other; in large type below each other, where the name would have
 * to be small. */
static void space_head(struct table *t, size_t space, const char *number, bool fresh, struct rect *in)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    float line = ui_line(t->ui, STYLE_NUMBER) * 0.9f, w = ui_text_width(t->ui, STYLE_NUMBER, number) + 4;
    struct rect head = cut_top(in, line), right = head;
    if (ui_text_width(t->ui, STYLE_STRONG, name_agent(space)) + 10 + w > head.w)
        right = cut_top(in, line * 0.9f);
    else
        cut_right(&head, w + 10);
    ui_label_in(t->ui, right, STYLE_NUMBER, ALIGN_RIGHT, number, fresh ? c->accent : c->ink);
    ui_label_fit(t->ui, head, STYLE_STRONG, ALIGN_LEFT, name_agent(space), c->ink);
    cut_top(in, 8);
}

static void space_card(struct table *t, const struct solomon_secret *own, size_t space, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    bool gone = space < SOLOMON_AGENTS && (shown(t)->pub.burnt >> space & 1);
    int fresh = laid_on(t, space), most = most_on(t, own, space), lies = lies_on(t, own, space);
    ui_scope_push(t->ui, "space", (int)space);
    struct ui_response r = ui_spot(t->ui, ui_id_of(t->ui, "card"), at,
                                   SPOT_DROP | SPOT_NO_FOCUS | SPOT_QUIET | (most > 0 ? 0 : SPOT_DISABLED));
    if ((r.clicked || r.dropped != 0) && fresh < most)
        lay(t, space, fresh + 1);
    else if (r.secondary && fresh > 0)
        lay(t, space, fresh - 1);
    if (fresh > 0 || r.over)
        gfx_round(ui_gfx(t->ui), rect_grow(at, 5), 10, c->brass);
    struct rect in = ui_panel(t->ui, at, PANEL_SLIP);
    struct rect dial = cut_bottom(&in, ui_button_height(t->ui));
    cut_bottom(&in, 12);
    char number[32];
    snprintf(number, sizeof number, fresh > 0 ? "%d + %d" : "%d", lies, fresh);
    float line = ui_line(t->ui, STYLE_NUMBER) * 0.9f;
    if (in.h - line < 170) { /* large text: the portrait stands beside the words, not below them */
        agent_poster(t, space, cut_left(&in, in.h * 0.8f), gone);
        cut_left(&in, 14);
    }
    space_head(t, space, number, fresh > 0, &in);
    if (in.h >= 162) {
        agent_poster(t, space, cut_left(&in, fminf(in.w * 0.56f, in.h * 0.8f)), gone);
        cut_left(&in, 12);
    }
    int flying = sliding_to(t, space) < 1;
    coins_draw(ui_gfx(t->ui), &own_of(t)->sprites, in, lies + fresh - flying, fresh - flying);
    int value = fresh;
    if (gone)
        ui_label_in(t->ui, dial, STYLE_STENCIL, ALIGN_CENTER, _("BURNT"), c->accent);
    else if (most > 0 && ui_stepper(t->ui, "dial", dial, &value, 0, most))
        lay(t, space, value);
    else if (most == 0)
        ui_label_fit(t->ui, dial, STYLE_SMALL, ALIGN_CENTER, why_none(t, own, space), c->ink_soft);
    ui_scope_pop(t->ui);
}

static void reserve_card(struct table *t, const struct solomon_secret *own, struct rect at)
{
    int laid = investing(t) ? chosen_count(own_of(t)->shield.invest) : own_of(t)->shield.coins;
    int left = own->reserve - laid;
    char words[32];
    struct rect in = ui_panel(t->ui, at, PANEL_DARK);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    ui_label_in(t->ui, cut_top(&in, ui_line(t->ui, STYLE_STRONG)), STYLE_STRONG, ALIGN_CENTER, _("Reserve"),
                c->cream);
    snprintf(words, sizeof words, "%d", left);
    ui_label_in(t->ui, cut_top(&in, ui_line(t->ui, STYLE_NUMBER)), STYLE_NUMBER, ALIGN_CENTER, words,
                c->brass);
    ui_text_in(t->ui, cut_bottom(&in, ui_line(t->ui, STYLE_SMALL) * 2), STYLE_SMALL, ALIGN_CENTER,
               own->reserve > 0 ? _("Drag, or use − and +") : _("Nothing left: only a feint"), c->cream);
    coins_draw(ui_gfx(t->ui), &own_of(t)->sprites, in, left, 0);
    if (left > 0)
        ui_spot(t->ui, ui_id_of(t->ui, "reserve"), at, SPOT_DRAG | SPOT_NO_FOCUS | SPOT_QUIET);
}

/* A coin in hand follows the pointer. */
static void draw_carried(struct table *t)
{
    if (ui_dragged(t->ui, NULL) == 0)
        return;
    struct point at = ui_drag_at(t->ui);
    coins_draw(ui_gfx(t->ui), &own_of(t)->sprites, rect_around(at, 90, 70), 1, 1);
}

/* A coin on its way from the reserve to a space. */
static void draw_sliding(struct table *t, struct rect grid, const uint8_t *places)
{
    struct rect from = rect_grid(grid, SPACES, 4, 2, 14);
    for (int k = 0; k < SPACES; k++) {
        float p = sliding_to(t, places[k]);
        if (p >= 1)
            continue;
        struct rect to = rect_grid(grid, k, 4, 2, 14);
        struct point a = rect_center(from), b = {to.x + to.w * 0.76f, to.y + to.h * 0.56f};
        float e = ease_at(EASE_IN_OUT, p);
        struct point at = {a.x + (b.x - a.x) * e, a.y + (b.y - a.y) * e - sinf(p * 3.14159f) * 60};
        coins_draw(ui_gfx(t->ui), &own_of(t)->sprites, rect_around(at, 110, 86), 1, 1);
    }
}

/* The shield itself around the card, seen from behind: the agency's colour, its wings folded in, its emblem on top. */
static void draw_shield(struct table *t, struct rect card)
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

static void hand_in(struct table *t, const game_action *action)
{
    own_of(t)->shield = (struct shield){.target = SOLOMON_NOBODY};
    t->card = CARD_NONE;
    table_submit(t, action);
}

static void confirm_payoff(struct table *t)
{
    game_action a = {
        SOLOMON_PAYOFF, 2, {(int16_t)own_of(t)->shield.target, (int16_t)own_of(t)->shield.coins}};
    hand_in(t, &a);
}

static void confirm_invest(struct table *t)
{
    game_action a = {SOLOMON_INVEST, 0, {0}};
    for (int k = 0; k < SOLOMON_AGENTS && a.n < 2; k++)
        if (own_of(t)->shield.invest >> k & 1)
            a.arg[a.n++] = (int16_t)k;
    hand_in(t, &a);
}

/* Side by side, so that arrows lead from one to the next and not to the dials above. */
static void foot_buttons(struct table *t, struct rect foot)
{
    bool invest = investing(t);
    bool ready = invest ? chosen_count(own_of(t)->shield.invest) == 2 : own_of(t)->shield.coins > 0;
    struct ui_button yes = {.text = invest ? _("Place them") : _("Make the payoff"), .kind = BUTTON_PRIMARY},
                     feint = {.text = _("Feint: pay nobody"), .kind = BUTTON_PAPER},
                     close = {.text = _("Close the shield"), .kind = BUTTON_QUIET};
    yes.disabled = !ready;
    struct rect yes_at = cut_right(&foot, ui_button_width(t->ui, &yes));
    cut_right(&foot, 14);
    struct rect feint_at = cut_right(&foot, invest ? 0 : ui_button_width(t->ui, &feint));
    cut_right(&foot, invest ? 0 : 14);
    if (ui_button_with(t->ui, "close", 0, cut_right(&foot, ui_button_width(t->ui, &close)), &close))
        t->card = CARD_NONE;
    if (!invest && ui_button_with(t->ui, "feint", 0, feint_at, &feint)) {
        own_of(t)->shield = (struct shield){.target = SOLOMON_NOBODY};
        confirm_payoff(t);
        return;
    }
    if (!ui_button_with(t->ui, "confirm", 0, yes_at, &yes))
        return;
    if (invest)
        confirm_invest(t);
    else
        confirm_payoff(t);
}

void shield_frame(struct table *t)
{
    const struct solomon_secret *own = own_secret(t);
    bool asked =
        t->legal_count > 0 && !t->looking.on && (investing(t) || shown(t)->pub.phase == SOLOMON_PHASE_TURN);
    ui_hush(t->ui, t->discreet && t->card == CARD_SHIELD && asked);
    if (t->card != CARD_SHIELD || !own || !asked) {
        if (t->card == CARD_SHIELD)
            t->card = CARD_NONE;
        return;
    }
    struct rect window = ui_area(t->ui);
    float w = fminf(window.w - 120, fmaxf(1400, ui_grow(t->ui, 1180))),
          h = fminf(window.h - 130, fmaxf(930, ui_grow(t->ui, 760)));
    struct ui_modal m = ui_modal_begin(
        t->ui, "shield", w, h,
        investing(t) ? _("Two sovereigns to place, one each on two agents") : _("Whom do you pay?"), 0);
    if (m.open) {
        struct rect in = m.inside, foot = cut_bottom(&in, ui_button_height(t->ui));
        cut_bottom(&in, 14);
        const uint8_t *places = payoff_board(own->board);
        draw_shield(t, rect_centered(window, w, h));
        for (int k = 0; k < SPACES; k++)
            space_card(t, own, places[k], rect_grid(in, k, 4, 2, 14));
        reserve_card(t, own, rect_grid(in, SPACES, 4, 2, 14));
        ui_focus_default(t->ui, ui_id_at(t->ui, "close", 0));
        foot_buttons(t, foot);
        draw_sliding(t, in, places);
        draw_carried(t);
    }
    if (m.closed)
        t->card = CARD_NONE;
    ui_modal_end(t->ui);
}
