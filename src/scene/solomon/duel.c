#include "scene/solomon/duel.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/known.h"
#include "scene/solomon/names.h"
#include "scene/solomon/prompts.h"
#include "scene/solomon/seats.h"
#include "scene/solomon/slip.h"
#include "scene/solomon/table.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>

bool duel_wanted(const struct table *t)
{
    uint8_t phase = t->view.pub.phase;
    return t->legal_count > 0 && t->looking == 0 &&
           (phase == SOLOMON_PHASE_RESPOND || phase == SOLOMON_PHASE_BID);
}

static int number_verb(const struct table *t)
{
    return t->view.pub.phase == SOLOMON_PHASE_RESPOND ? SOLOMON_CHALLENGE : SOLOMON_RAISE;
}

/* The numbers on the dial. Where others look on it turns freely, so that its end tells nothing of the coins. */
static bool dial_range(const struct table *t, int *lo, int *hi)
{
    const struct solomon_public *p = &t->view.pub;
    bool any = false;
    for (size_t i = 0; i < t->legal_count; i++) {
        if (t->legal[i].kind != number_verb(t))
            continue;
        int number = t->legal[i].arg[0];
        *lo = !any || number < *lo ? number : *lo;
        *hi = !any || number > *hi ? number : *hi;
        any = true;
    }
    if (t->discreet || !any) {
        *lo = p->phase == SOLOMON_PHASE_BID ? p->bid + 1 : p->verb == SOLOMON_BURN ? SOLOMON_BURN_COST : 1;
        *hi = *lo > SOLOMON_COINS ? *lo : SOLOMON_COINS;
    }
    return any || t->discreet;
}

static bool submit(struct table *t, int kind, int number)
{
    for (size_t i = 0; i < t->legal_count; i++) {
        if (t->legal[i].kind != kind || (t->legal[i].n > 0 && t->legal[i].arg[0] != number))
            continue;
        game_action action = t->legal[i];
        table_submit(t, &action);
        return true;
    }
    return false;
}

static const char *side_name(const struct table *t, int seat)
{
    return seat == t->view.seat ? _("You") : table_seat_name(t, seat);
}

/* The two seats facing each other, the figure between them. */
static void draw_sides(struct table *t, struct rect at)
{
    const struct solomon_public *p = &t->view.pub;
    int rival = p->challenger >= 0 ? p->challenger : t->view.seat;
    float h = fminf(at.h, ui_line(t->ui, STYLE_STRONG) * 2);
    struct rect left = {at.x, at.y, at.w * 0.36f, at.h},
                right = {at.x + at.w * 0.64f, at.y, at.w * 0.36f, at.h};
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct rect middle = {left.x + left.w, at.y, right.x - left.x - left.w, at.h};
    seat_badge(t, p->turn, rect_place(cut_left(&left, h), h, h, 0, 0.5f));
    cut_left(&left, 10);
    ui_label_in(t->ui, left, STYLE_STRONG, ALIGN_LEFT, side_name(t, p->turn), c->ink);
    seat_badge(t, rival, rect_place(cut_right(&right, h), h, h, 1, 0.5f));
    cut_right(&right, 10);
    ui_label_in(t->ui, right, STYLE_STRONG, ALIGN_RIGHT, side_name(t, rival), c->ink);
    if (p->challenger >= 0)
        ui_label_in(t->ui, middle, STYLE_STENCIL, ALIGN_CENTER, _("against"), c->accent);
}

static void draw_rival_known(struct table *t, struct rect at)
{
    const struct solomon_public *p = &t->view.pub;
    int rival = p->turn == t->view.seat ? p->challenger : p->turn;
    if (rival < 0)
        return;
    solomon_range r = known_range(t, rival, p->agent);
    char words[200];
    snprintf(words, sizeof words, _("%s has at least %d and at most %d on %s."), table_seat_name(t, rival),
             r.least, r.most, name_agent(p->agent));
    bool fits = ui_text_width(t->ui, STYLE_BODY, words) <= at.w;
    ui_label_in(t->ui, at, fits ? STYLE_BODY : STYLE_SMALL, ALIGN_LEFT, words, ui_theme(t->ui)->color.ink);
}

/* Own coins: there to be seen only when wished for, if others look on. */
static void own_coins(struct table *t, struct rect at)
{
    const solomon_secret *own = table_own(t);
    if (own == NULL)
        return;
    char words[160];
    bool shown = table_own_shown(t) || t->duel.peek;
    if (shown)
        snprintf(
            words, sizeof words,
            P_("You have %u sovereign on %s.", "You have %u sovereigns on %s.", own->paid[t->view.pub.agent]),
            own->paid[t->view.pub.agent], name_agent(t->view.pub.agent));
    else
        snprintf(words, sizeof words, "%s", _("Your coins are covered. Hold P or X to look."));
    if (t->discreet) {
        struct ui_button b = {.text = _("Look"), .kind = BUTTON_QUIET, .selected = t->duel.peek};
        struct rect right = cut_right(&at, ui_button_width(t->ui, &b));
        if (ui_button_with(t->ui, "look", 0, right, &b))
            t->duel.peek = !t->duel.peek;
    }
    ui_label(t->ui, at, STYLE_STRONG, ALIGN_LEFT, words);
}

/* The dial; what there is to say instead where no number can be named. */
static void dial(struct table *t, struct rect at, bool may, int lo, int hi)
{
    bool bid = t->view.pub.phase == SOLOMON_PHASE_BID;
    if (may && hi > lo)
        ui_stepper(t->ui, "dial", rect_place(at, fminf(at.w, ui_grow(t->ui, 360)), at.h, 0, 0),
                   &t->duel.number, lo, hi);
    else if (!may)
        ui_label_in(t->ui, at, STYLE_BODY, ALIGN_LEFT,
                    bid ? _("You cannot go higher.") : _("You have too little there to challenge."),
                    ui_theme(t->ui)->color.ink_soft);
}

static void answers(struct table *t, struct rect at)
{
    int lo, hi;
    bool may = dial_range(t, &lo, &hi), bid = t->view.pub.phase == SOLOMON_PHASE_BID;
    t->duel.number = t->duel.number < lo ? lo : t->duel.number > hi ? hi : t->duel.number;
    float h = ui_button_height(t->ui);
    struct rect foot = cut_bottom(&at, h);
    cut_bottom(&at, 12);
    struct ui_button pass = {.text = bid ? _("Yield") : _("Let it pass"), .kind = BUTTON_PAPER};
    if (ui_button_with(t->ui, "pass", 0, cut_left(&foot, fmaxf(ui_button_width(t->ui, &pass), 200)), &pass)) {
        submit(t, bid ? SOLOMON_YIELD : SOLOMON_PASS, 0);
        return;
    }
    ui_focus_default(t->ui, ui_id_at(t->ui, "pass", 0));
    dial(t, rect_place(at, at.w, h, 0, 1), may, lo, hi);
    char words[64];
    snprintf(words, sizeof words, bid ? _("Name %d") : _("Challenge with %d"), t->duel.number);
    struct ui_button name = {.text = words, .kind = BUTTON_DANGER, .disabled = !may};
    struct rect right = cut_right(&foot, fmaxf(ui_button_width(t->ui, &name), 260));
    if (ui_button_with(t->ui, "name", 0, right, &name) && !submit(t, number_verb(t), t->duel.number))
        t->h->toast(t->h, _("You cannot name that number."));
}

void duel_frame(struct table *t)
{
    if (!duel_wanted(t))
        return;
    if (t->duel.asked != t->asked)
        t->duel = (struct duel){.asked = t->asked};
    bool bid = t->view.pub.phase == SOLOMON_PHASE_BID;
    float line = ui_line(t->ui, STYLE_STRONG);
    float height = line * 8.4f + ui_button_height(t->ui) * 2 + 12 + ui_line(t->ui, STYLE_HEADING) + 130;
    struct ui_modal m = ui_modal_begin(t->ui, "duel", fmaxf(900, ui_grow(t->ui, 760)), height,
                                       bid ? _("Higher, or yield?") : _("Do you challenge?"),
                                       MODAL_FOLDS | MODAL_NO_BACK | MODAL_NO_SHADE);
    if (m.open) {
        struct rect in = m.inside;
        if (ui_action(t->ui, ACTION_MENU))
            t->h->show(t->h, HOST_SCREEN_PAUSE);
        float tall = fminf(in.h - 20, fminf(360, in.w * 0.36f));
        struct rect poster = cut_left(&in, tall * 0.8f);
        agent_poster(t, t->view.pub.agent, rect_place(poster, tall * 0.8f, tall, 0, 0.12f), false);
        cut_left(&in, 34);
        char words[256];
        struct text text = text_over(words, sizeof words);
        prompt_announcement(t, &text);
        bool fits = ui_text_height(t->ui, STYLE_SUBHEAD, words, in.w) <= line * 2.5f;
        ui_text(t->ui, cut_top(&in, line * 2.5f), fits ? STYLE_SUBHEAD : STYLE_STRONG, words);
        draw_sides(t, cut_top(&in, line * 1.5f));
        cut_top(&in, 8);
        slip_ladder(t, cut_top(&in, line * 1.4f));
        draw_rival_known(t, cut_top(&in, line * 1.1f));
        own_coins(t, cut_top(&in, line * 1.4f));
        answers(t, in);
    }
    ui_modal_end(t->ui);
}
