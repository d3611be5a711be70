#include "scene/solomon/duel.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/dossier_panel.h"
#include "scene/solomon/known.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/prompts.h"
#include "scene/solomon/seats.h"
#include "scene/solomon/slip.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

static const float gap = 12, margin = 26, between = 30;

bool duel_wanted(const struct table *t)
{
    uint8_t phase = shown(t)->pub.phase;
    return t->legal_count > 0 && !t->looking.on &&
           (phase == SOLOMON_PHASE_RESPOND || phase == SOLOMON_PHASE_BID);
}

static int number_verb(const struct table *t)
{
    return shown(t)->pub.phase == SOLOMON_PHASE_RESPOND ? SOLOMON_CHALLENGE : SOLOMON_RAISE;
}

/* The numbers on the dial. Where others look on it turns freely, so that its end tells nothing of the coins. */
static bool dial_range(const struct table *t, int *lo, int *hi)
{
    const struct solomon_public *p = &shown(t)->pub;
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

/* Of the bars and the heading where text is not so large that the map would be hidden. */
static float bar_height(const struct table *t)
{
    return t->layout.bar_rows == 1 ? 16 : 0;
}

static enum ui_style head_style(const struct table *t)
{
    return t->layout.bar_rows == 1 ? STYLE_HEADING : STYLE_STRONG;
}

/* Wrapped, in the middle of its height; in smaller type where it would not fit. */
static void wrapped(struct table *t, struct rect at, enum ui_style style, const char *words,
                    struct color color)
{
    if (ui_text_height(t->ui, style, words, at.w) > at.h)
        style = STYLE_SMALL;
    float h = ui_text_height(t->ui, style, words, at.w);
    ui_text_in(t->ui, h < at.h ? rect_place(at, at.w, h, 0, 0.5f) : at, style, ALIGN_LEFT, words, color);
}

static void draw_rival_known(struct table *t, struct rect at)
{
    const struct solomon_public *p = &shown(t)->pub;
    int rival = p->turn == t->viewer ? p->challenger : p->turn;
    if (rival < 0)
        return;
    solomon_range r = known_range(t, rival, p->agent);
    char words[200];
    if (r.least == r.most)
        snprintf(words, sizeof words, _("%s has %d on %s."), table_seat_name(t, rival), r.most,
                 name_agent(p->agent));
    else if (r.least == 0)
        snprintf(words, sizeof words, _("%s has at most %d on %s."), table_seat_name(t, rival), r.most,
                 name_agent(p->agent));
    else
        snprintf(words, sizeof words, _("%s has at least %d and at most %d on %s."),
                 table_seat_name(t, rival), r.least, r.most, name_agent(p->agent));
    struct rect low = cut_bottom(&at, bar_height(t));
    wrapped(t, at, STYLE_BODY, words, ui_theme(t->ui)->color.ink);
    if (low.h > 0)
        dossier_bar(t, low, r, color_agency(t->box, p->hq[rival]));
}

/* Own coins: there to be seen only when wished for, if others look on. */
static void own_coins(struct table *t, struct rect at)
{
    const struct solomon_secret *own = own_secret(t);
    if (!own)
        return;
    char words[160];
    bool open = table_own_shown(t) || t->bid.peek;
    if (open)
        snprintf(words, sizeof words,
                 P_("You have %u sovereign on %s.", "You have %u sovereigns on %s.",
                    own->paid[shown(t)->pub.agent]),
                 own->paid[shown(t)->pub.agent], name_agent(shown(t)->pub.agent));
    else
        snprintf(words, sizeof words, "%s", _("Your coins are covered. Hold P or X to look."));
    struct rect low = cut_bottom(&at, bar_height(t)); /* as long as the one above it */
    if (t->discreet) {
        struct ui_button b = {.text = _("Look"), .kind = BUTTON_QUIET, .selected = t->bid.peek};
        struct rect right = cut_right(&at, ui_button_width(t->ui, &b));
        if (ui_button_with(t->ui, "look", 0, right, &b))
            t->bid.peek = !t->bid.peek;
    }
    wrapped(t, at, STYLE_STRONG, words, ui_theme(t->ui)->color.ink);
    if (open && low.h > 0) {
        uint8_t paid = own->paid[shown(t)->pub.agent];
        dossier_bar(t, low, (solomon_range){paid, paid}, color_agency(t->box, shown(t)->pub.hq[t->viewer]));
    }
}

/* The dial; what there is to say instead where no number can be named. */
static void dial(struct table *t, struct rect at, bool may, int lo, int hi)
{
    bool bid = shown(t)->pub.phase == SOLOMON_PHASE_BID;
    if (may && hi > lo)
        ui_stepper(t->ui, "dial", rect_place(at, fminf(at.w, ui_grow(t->ui, 360)), at.h, 0, 0),
                   &t->bid.number, lo, hi);
    else if (!may)
        wrapped(t, at, STYLE_BODY, bid ? _("You cannot go higher.") : _("You have too little there."),
                ui_theme(t->ui)->color.ink_soft);
}

static bool answer(struct table *t, const char *key, struct rect *at, const struct ui_button *b)
{
    struct rect row = cut_top(at, ui_button_height(t->ui));
    cut_top(at, gap);
    return ui_button_with(t->ui, key, 0, row, b);
}

static void answers(struct table *t, struct rect at, bool first)
{
    int lo, hi;
    bool may = dial_range(t, &lo, &hi), bid = shown(t)->pub.phase == SOLOMON_PHASE_BID;
    t->bid.number = t->bid.number < lo ? lo : t->bid.number > hi ? hi : t->bid.number;
    struct rect row = cut_top(&at, ui_button_height(t->ui));
    cut_top(&at, gap);
    row.h += may ? 0 : gap - 2; /* words take what is free above the answers */
    dial(t, row, may, lo, hi);
    char words[64];
    snprintf(words, sizeof words, bid ? _("Name %d") : _("Challenge with %d"), t->bid.number);
    struct ui_button name = {.text = words, .kind = BUTTON_DANGER, .disabled = !may};
    if (answer(t, "name", &at, &name) && !submit(t, number_verb(t), t->bid.number))
        t->h->toast(t->h, _("You cannot name that number."));
    struct ui_button pass = {.text = bid ? _("Yield") : _("Let it pass"), .kind = BUTTON_PAPER};
    if (answer(t, "pass", &at, &pass))
        submit(t, bid ? SOLOMON_YIELD : SOLOMON_PASS, 0);
    ui_focus_default(t->ui, ui_id_at(t->ui, "pass", 0));
    if (first)
        ui_focus(t->ui, ui_id_at(t->ui, "pass", 0));
}

/* What is at stake, where it is everything: the agent leaves the briefcase's city for the mover's headquarters. Everybody can
 * see it; a newcomer might not. "": it is not. */
static void write_stake(struct table *t, char *out, size_t size)
{
    const struct solomon_public *p = &shown(t)->pub;
    out[0] = 0;
    if (p->verb == SOLOMON_MOVE && p->turn >= 0 && p->from == p->case_city && p->target == p->hq[p->turn])
        snprintf(out, size, _("If the briefcase goes along, %s has won."), table_seat_name(t, p->turn));
}

/* What is asked, in words; then what has been said, what is proven and what one has. */
static void tell(struct table *t, struct rect *at)
{
    bool bid = shown(t)->pub.phase == SOLOMON_PHASE_BID;
    char words[256];
    struct text text = text_over(words, sizeof words);
    prompt_announcement(t, &text);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    ui_label_in(t->ui, cut_top(at, ui_line(t->ui, head_style(t)) * 1.1f), head_style(t), ALIGN_LEFT,
                bid ? _("Higher, or yield?") : _("Do you challenge?"), c->accent);
    cut_top(at, ui_text_in(t->ui, *at, STYLE_STRONG, ALIGN_LEFT, words, c->ink));
    write_stake(t, words, sizeof words);
    if (words[0] != 0)
        cut_top(at, ui_text_in(t->ui, *at, STYLE_SMALL, ALIGN_LEFT, words, c->accent));
    cut_top(at, gap);
}

static float own_height(struct table *t)
{
    float line = ui_line(t->ui, STYLE_STRONG) * 1.4f;
    return fmaxf(line, t->discreet ? ui_button_height(t->ui) : 0) + bar_height(t);
}

static void show_numbers(struct table *t, struct rect *at)
{
    float line = ui_line(t->ui, STYLE_STRONG);
    slip_ladder(t, cut_top(at, line * 1.4f));
    draw_rival_known(t, cut_top(at, ui_line(t->ui, STYLE_SMALL) * 2.1f + bar_height(t)));
    cut_top(at, gap / 2);
    own_coins(t, cut_top(at, own_height(t)));
}

/* --- where the card lies ------------------------------------------------------------------------------------- */

static float told_height(struct table *t, float width)
{
    char words[256];
    struct text text = text_over(words, sizeof words);
    prompt_announcement(t, &text);
    float h = ui_line(t->ui, head_style(t)) * 1.1f + ui_text_height(t->ui, STYLE_STRONG, words, width) + gap;
    write_stake(t, words, sizeof words);
    return words[0] != 0 ? h + ui_text_height(t->ui, STYLE_SMALL, words, width) : h;
}

static float numbers_height(struct table *t)
{
    float line = ui_line(t->ui, STYLE_STRONG);
    return line * 1.4f + ui_line(t->ui, STYLE_SMALL) * 2.1f + bar_height(t) + gap / 2 + own_height(t);
}

static float answers_height(struct table *t)
{
    return 3 * (ui_button_height(t->ui) + gap);
}

/* What of the announced move is to be seen beside the card: where it ends, where it begins as well, those who stand there,
 * too. */
enum seen { SEEN_END, SEEN_PINS, SEEN_FIGURES };

/* Something of that lies under a place on the window. */
static bool covers_move(const struct table *t, struct rect at, enum seen seen)
{
    const struct solomon_public *p = &shown(t)->pub;
    uint8_t agent = p->agent < SOLOMON_AGENTS ? p->agent_city[p->agent] : SOLOMON_NOWHERE;
    uint8_t city[3] = {p->verb == SOLOMON_MOVE ? p->target : agent, p->from, agent};
    float tall = own_of(t)->plan.pin * 5, pin_high = own_of(t)->plan.pin * 4;
    for (size_t i = 0; i < (seen == SEEN_END ? 1 : 3); i++) {
        if (city[i] >= own_of(t)->plan.places)
            continue;
        struct point pin = lens_to_window(&t->lens, t->layout.middle, own_of(t)->plan.place[city[i]]);
        struct rect spot = seen == SEEN_FIGURES
                               ? (struct rect){pin.x - tall / 2, pin.y - tall, tall, tall * 1.3f}
                               : rect_around(pin, pin_high, pin_high);
        if (!rect_empty(rect_common(spot, at)))
            return true;
    }
    return false;
}

/* How the card is divided: three columns beside each other; what is asked above what is known, beside the answers; or all
 * below each other. */
enum shape { SHAPE_WIDE, SHAPE_PAIR, SHAPE_COLUMN };

/* What is asked, what is known, the answers. In a pair the first two share a column. */
struct columns {
    struct rect asked, known, answers;
};

/* How wide the answers have to be. */
static float answers_width(struct table *t)
{
    char words[64];
    snprintf(words, sizeof words, _("Challenge with %d"), 88);
    struct ui_button b = {.text = words, .kind = BUTTON_DANGER};
    return fmaxf(ui_button_width(t->ui, &b), ui_grow(t->ui, 250));
}

static struct columns columns_of(struct table *t, struct rect in, enum shape shape)
{
    struct columns c;
    if (shape == SHAPE_PAIR) {
        c.answers = cut_right(&in, answers_width(t));
        cut_right(&in, between);
        c.asked = c.known = in;
        return c;
    }
    float w = in.w - 3 * between;
    c.asked = cut_left(&in, w * 0.36f);
    cut_left(&in, between * 1.5f);
    c.known = cut_left(&in, w * 0.37f);
    cut_left(&in, between * 1.5f);
    c.answers = in;
    return c;
}

/* Of the agent's portrait at the left of a wide card; 0 where the words need the room. */
static float poster_width(const struct table *t, float column, float height)
{
    float w = fminf(height * 0.8f, column * 0.4f);
    return t->layout.bar_rows == 1 && w > 100 ? w + 24 : 0;
}

/* How tall a card of that width has to be. */
static float height_of(struct table *t, float width, enum shape shape)
{
    float inner = width - 2 * margin, numbers = numbers_height(t), low = answers_height(t) - gap;
    if (shape == SHAPE_COLUMN)
        return told_height(t, inner) + numbers + low + gap + 2 * margin;
    struct columns c = columns_of(t, (struct rect){0, 0, inner, 0}, shape);
    if (shape == SHAPE_PAIR)
        return fmaxf(told_height(t, c.asked.w) + numbers, low) + 2 * margin;
    float h = fmaxf(numbers, low);
    return fmaxf(told_height(t, c.asked.w - poster_width(t, c.asked.w, h)), h) + 2 * margin;
}

/* A card as wide as that at the foot of the map, else at its head, whichever leaves the announced move to be seen. most: of
 * the height above the bar. */
static bool across(struct table *t, float x, float width, float top, enum shape shape, float most,
                   enum seen seen, struct rect *out)
{
    const struct table_layout *l = &t->layout;
    float foot = l->bar.y - gap, h = height_of(t, width, shape);
    bool log_below = !rect_empty(l->log) && l->log.w > l->middle.w - 1;
    struct rect low = {x, foot - h, width, h}, high = {x, top, width, h};
    if (log_below && l->log.y < low.y) { /* the whole log, not its newest lines alone */
        low.h += low.y - l->log.y;
        low.y = l->log.y;
    }
    *out = covers_move(t, low, seen) ? high : low;
    return !covers_move(t, *out, seen) && h < (foot - top) * most;
}

/* Over the log where it is tall enough. Else over the map alone, so that the head, the seats and the log beside it stay;
 * where type is too large for that over the whole table, or in the column, over the seats. */
static struct rect place(struct table *t, enum shape *shape)
{
    const struct table_layout *l = &t->layout;
    *shape = SHAPE_COLUMN;
    if (l->log.w < l->middle.w && height_of(t, l->log.w, SHAPE_COLUMN) <= l->log.h)
        return l->log;
    struct rect at, all = rect_pad_xy(l->window, gap, 0);
    *shape = SHAPE_WIDE;
    if (l->middle.w >= ui_grow(t->ui, 1200) &&
        across(t, l->middle.x, l->middle.w, l->middle.y, SHAPE_WIDE, 0.5f, SEEN_FIGURES, &at))
        return at;
    *shape = SHAPE_PAIR;
    bool pair = l->middle.w >= answers_width(t) * 2.4f; /* rather before a figure than before the seats */
    for (int seen = SEEN_FIGURES; seen >= SEEN_END && pair; seen--)
        if (across(t, l->middle.x, l->middle.w, l->middle.y, SHAPE_PAIR, 0.62f, (enum seen)seen, &at))
            return at;
    *shape = SHAPE_WIDE;
    if (across(t, all.x, all.w, l->head.y + l->head.h + gap, SHAPE_WIDE, 0.5f, SEEN_FIGURES, &at) ||
        across(t, all.x, all.w, fminf(l->middle.y, l->head.y), SHAPE_WIDE, 0.5f, SEEN_FIGURES, &at))
        return at;
    float foot = l->bar.y - gap;
    struct rect side = {l->seats.x, l->head.y, l->seats.w, foot - l->head.y};
    float narrow = height_of(t, side.w, SHAPE_COLUMN);
    if (narrow > side.h)
        return at;
    *shape = SHAPE_COLUMN;
    return rect_place(side, side.w, narrow, 0, 1);
}

struct rect duel_place(struct table *t)
{
    enum shape shape;
    return duel_wanted(t) && !t->bid.folded ? place(t, &shape) : (struct rect){0, 0, 0, 0};
}

/* The portrait at the head of a column, if the words leave room for it. */
static void column_poster(struct table *t, struct rect *in)
{
    float rest = in->h - told_height(t, in->w) - numbers_height(t), most = in->w * 1.25f;
    if (rest < 260)
        return;
    float h = fminf(rest - 24 - 2 * gap, most);
    agent_poster(t, shown(t)->pub.agent, rect_fit(cut_top(in, h), 0.8f), false);
    cut_top(in, 24);
}

void duel_fold(struct table *t)
{
    t->bid.folded = !t->bid.folded;
    t->h->sound(t->h, "paper");
}

void duel_frame(struct table *t)
{
    if (!duel_wanted(t))
        return;
    bool first = !table_event_same(t->bid.asked, t->asked);
    if (first)
        t->bid = (struct bidding_card){.asked = t->asked};
    if (t->bid.folded)
        return;
    enum shape shape;
    struct rect at = place(t, &shape);
    ui_scope_push(t->ui, "duel", 0);
    /* what lies behind it does not answer */
    (void)ui_spot(t->ui, ui_id_of(t->ui, "sheet"), at, SPOT_NO_FOCUS | SPOT_QUIET);
    ui_panel(t->ui, at, PANEL_PAPER);
    struct rect in = rect_pad(at, margin);
    struct columns c = columns_of(t, in, shape);
    if (shape == SHAPE_COLUMN) {
        c.answers = cut_bottom(&in, answers_height(t) - gap);
        column_poster(t, &in);
        c.asked = in;
    } else if (shape == SHAPE_WIDE) {
        float poster = poster_width(t, c.asked.w, in.h);
        if (poster > 0) {
            struct rect left = cut_left(&c.asked, poster);
            agent_poster(t, shown(t)->pub.agent, rect_place(left, poster - 24, (poster - 24) / 0.8f, 0, 0.5f),
                         false);
        }
    }
    tell(t, &c.asked);
    show_numbers(t, shape == SHAPE_WIDE ? &c.known : &c.asked); /* else below what is asked */
    answers(t, c.answers, first);
    ui_scope_pop(t->ui);
}
