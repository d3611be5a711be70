/* The card of a bidding: what is told and compared on it, its shape, and what it leaves out where there is little room. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "table/bidding_inside.h"
#include "table/game.h"
#include "table/roster.h"
#include "table/stakes.h"
#include "table/table.h"

#include <math.h>

static const float margin = 16, between = 28;

void bidding_text(struct bidding_sheet *s, enum ui_style style, const char *text, struct color color)
{
    if (text[0] == 0)
        return;
    struct rect at = cut_top(&s->at, ui_text_height(s->t->ui, style, text, s->at.w));
    at.w = s->draw ? ui_text_even(s->t->ui, style, text, at.w) : at.w;
    if (s->draw)
        ui_text_in(s->t->ui, at, style, ALIGN_LEFT, text, color);
}

/* What is at stake, and what has been said about it; where the bar has no room for it, what was announced and what is asked. */
static void told(struct bidding_sheet *s)
{
    const struct ui_colors *c = &ui_theme(s->t->ui)->color;
    bool stopped = s->o->forced && table_challenge(s->t)->mover == s->t->viewer; /* it is stopped already */
    struct rect banner = cut_top(&s->at, stopped ? 0 : stakes_height(s->t, s->at.w));
    char question[BIDDING_WORDS];
    struct text asked = text_over(question, sizeof question);
    float high = s->at.h;

    if (banner.h > 0 && s->draw)
        stakes_banner(s->t, banner);
    cut_top(&s->at, banner.h > 0 ? BIDDING_GAP : 0);
    if (s->t->layout.bar_rows == 0) {
        discreet_asks(s->t, s->o->is.question, &asked);
        bidding_text(s, STYLE_STRONG, s->o->announced, c->ink);
        bidding_text(s, STYLE_STRONG, banner.h > 0 && !s->t->discreet ? "" : question, c->ink);
    }
    if (s->o->said && !s->o->forced) {
        struct rect ladder = cut_top(&s->at, ui_line(s->t->ui, STYLE_STRONG) * 1.3f);
        if (s->draw)
            slip_ladder(s->t, ladder);
    }
    cut_top(&s->at, s->at.h < high && banner.h <= 0 ? BIDDING_GAP : 0);
}

/* What is compared; while others look on, with the button that shows one's own: beside the title, or where that is too long beside
 * the row. */
static void compared(struct bidding_sheet *s)
{
    const struct ruler *r = &s->o->is.ruler;
    struct table *t = s->t;
    struct rect at = s->at;

    if (r->rows == 0 || s->o->forced)
        return;
    float look = r->rows > 1 ? discreet_look_width(t) : 0,
          title = ui_text_width(t->ui, STYLE_SUBHEAD, r->title),
          more = ui_button_height(t->ui) - ui_line(t->ui, STYLE_SUBHEAD);
    bool above = look > 0 && title + BIDDING_GAP + look <= at.w && (!r->aside || r->aside[0] == '\0');
    struct rect beside = {at.x + at.w - look, at.y, look, ui_button_height(t->ui)};
    if (above)
        cut_top(&at, fmaxf(more, 0));
    else
        cut_right(&at, look);
    at.h = ruler_height(t->ui, r, at.w);
    cut_top(&s->at, at.y - s->at.y + at.h + BIDDING_GAP);
    if (!s->draw)
        return;
    struct rect low = ruler_draw(t->ui, r, at);
    if (!above)
        beside = (struct rect){beside.x, low.y, look, low.h};
    char says[4 * BIDDING_WORDS];
    struct text tip = text_over(says, sizeof says);
    text_add(&tip, "%s", s->o->is.recalls);
    for (size_t i = 0; i < r->rows; i++)
        if (r->row[i].flag > 0 && r->row[i].flag_says[0] != '\0')
            text_sentence(&tip, "%s", _("That is what the flag marks."));
    if (r->mark > 0) {
        char sum[32];
        table_sum(t, r->mark, sum, sizeof sum);
        text_sentence(&tip,
                      s->o->is.terms.bare ? _("The line across the bars: %s, which is to be answered.")
                                          : _("The line across the bars: %s, as on your dial."),
                      sum);
    }
    for (size_t i = 0; i < r->rows; i++)
        if (r->row[i].beside[0] != '\0' && !r->row[i].covered)
            text_sentence(&tip, "%s", _("“They know of” is what you have proven of your own there."));
    if (s->o->is.bounds)
        text_sentence(&tip, "%s", s->o->is.bounds);
    if (!r->note)
        text_sentence(&tip, "%s", s->o->is.rule ? s->o->is.rule : "");
    if (tip.length > 0)
        ui_tell(t->ui, "ruler", 0, at, &(struct ui_words){.name = r->title, .text = says, .legible = true});
    if (look > 0)
        (void)discreet_look(t, beside);
}

static void give_focus(struct table *t, const struct bidding_offer *o, bool first)
{
    ui_id id = bidding_begins_with_pass(t, o) ? ui_id_at(t->ui, "pass", 0)
               : o->dials                     ? ui_id_of(t->ui, "dial")
                                              : ui_id_at(t->ui, "name", 0);

    ui_focus_default(t->ui, id);
    if (first)
        ui_focus(t->ui, id);
}

/* --- its shape ----------------------------------------------------------------------------------------------- */

/* All below each other; what is told and compared beside the answers; or three columns. */
enum shape { SHAPE_COLUMN, SHAPE_PAIR, SHAPE_WIDE, SHAPES };

/* Where the three parts lie on a card. */
struct parts {
    struct rect told, compared, answers;
};

static bool divide(struct table *t, struct rect in, enum shape shape, struct parts *out)
{
    float least = ui_grow(t->ui, 280);
    int columns = 1 + (int)shape;

    if (shape != SHAPE_COLUMN && in.w - between * (float)(columns - 1) < least * (float)columns)
        return false;
    out->told = rect_column(in, 0, columns, between);
    out->compared = shape == SHAPE_WIDE ? rect_column(in, 1, columns, between) : out->told;
    out->answers = rect_column(in, columns - 1, columns, between);
    return true;
}

typedef void block(struct bidding_sheet *s);

static float measure(struct table *t, const struct bidding_offer *o, block *part, float width)
{
    enum { TALL = 20000 };
    struct bidding_sheet s = {t, o, {0, 0, width, TALL}, 0, false};

    part(&s);
    return TALL - s.at.h;
}

/* The shape in which a card of that width is lowest. */
static float lowest(struct table *t, const struct bidding_offer *o, float width, enum shape *shape)
{
    struct rect in = rect_pad((struct rect){0, 0, width, 1e5f}, margin);
    float best = 0;

    for (int k = SHAPE_COLUMN; k < SHAPES; k++) {
        struct parts p;
        if (!divide(t, in, (enum shape)k, &p))
            continue;
        float a = measure(t, o, told, p.told.w), b = measure(t, o, compared, p.compared.w),
              c = measure(t, o, bidding_answers, p.answers.w);
        float h = k == SHAPE_COLUMN ? a + b + c : k == SHAPE_PAIR ? fmaxf(a + b, c) : fmaxf(a, fmaxf(b, c));
        if (k == SHAPE_COLUMN || h < best) {
            best = h;
            *shape = (enum shape)k;
        }
    }
    return best + 2 * margin;
}

enum {
    ALIKE = 2
}; /* without so many of its parts the card has all its labels, as it had at the question before */

/* The offer without those parts of it (bit per part). */
static struct bidding_offer without(const struct bidding_offer *whole, unsigned out)
{
    struct bidding_offer o = *whole;
    struct ruler *r = &o.is.ruler;
    const struct table *t = o.t;

    o.out = out;
    if (out & 1U << BIDDING_RULE)
        r->note = NULL;
    if (out & 1U << BIDDING_LADDER)
        o.said &= t->layout.bar_rows == 0;
    r->bare |= out >> BIDDING_KEY & 1;
    o.brief = (out & 1U << BIDDING_ANSWERS) && !t->discreet && stakes_high(t);
    if ((out & 1U << BIDDING_OWN) && !t->discreet && r->rows > 1)
        r->rows = 1;
    for (size_t i = 0; (out & 1U << BIDDING_LABELS) && i < r->rows; i++)
        r->row[i].flag_says[0] = '\0';
    if (out & 1U << BIDDING_LIMITS || (o.is.terms.bare && o.said)) /* the ladder ends with what stands */
        r->aside = NULL;
    return o;
}

/* Without the first so many of them. */
static float tight_height(const struct bidding_offer *offer, float width, int parts)
{
    struct bidding_offer tight = without(offer, (1U << parts) - 1);
    enum shape shape;

    return lowest(offer->t, &tight, width, &shape);
}

static bool has_room(const struct bidding_offer *o, struct rect card)
{
    enum shape shape;

    return lowest(o->t, o, card.w, &shape) <= card.h + 1;
}

/* The rule is that each challenger begins anew, which nobody expects. */
static bool says_anew(const struct bidding_offer *whole)
{
    return whole->is.anew && whole->is.rule == whole->is.anew;
}

/* What is left out so that the card fits into its place; the last to go may have made more room than it had to, so others come back. */
static unsigned fit_parts(const struct bidding_offer *whole, struct rect card)
{
    /* in which order they go, and come back; the rule is left out first, but where it says what nobody expects */
    static const uint8_t go[2][BIDDING_PARTS] = {
        {BIDDING_RULE, BIDDING_LADDER, BIDDING_KEY, BIDDING_ANSWERS, BIDDING_LABELS, BIDDING_LIMITS,
         BIDDING_GIVEN, BIDDING_BRIEFLY, BIDDING_OWN},
        {BIDDING_LADDER, BIDDING_KEY, BIDDING_LABELS, BIDDING_LIMITS, BIDDING_RULE, BIDDING_ANSWERS,
         BIDDING_GIVEN, BIDDING_BRIEFLY, BIDDING_OWN}};
    static const uint8_t back[2][BIDDING_PARTS] = {
        {BIDDING_OWN, BIDDING_BRIEFLY, BIDDING_GIVEN, BIDDING_LABELS, BIDDING_LIMITS, BIDDING_LADDER,
         BIDDING_KEY, BIDDING_RULE, BIDDING_ANSWERS},
        {BIDDING_OWN, BIDDING_BRIEFLY, BIDDING_GIVEN, BIDDING_RULE, BIDDING_LABELS, BIDDING_LIMITS,
         BIDDING_LADDER, BIDDING_KEY, BIDDING_ANSWERS}};
    struct bidding_offer o = *whole;
    bool anew = says_anew(whole);
    unsigned out = 0;

    for (int k = 0; k < BIDDING_PARTS && !has_room(&o, card); k++)
        o = without(whole, out |= 1U << go[anew][k]);
    for (int k = 0; k < BIDDING_PARTS - 1 && out != 0; k++) { /* what follows from answers stays brief */
        o = without(whole, out & ~(1U << back[anew][k]));
        out = has_room(&o, card) ? o.out : out;
    }
    return out;
}

/* What is compared takes the width of the card, and what height is left; rather than what tips say, too, but for what nobody expects. */
static struct bidding_offer enlarged(const struct bidding_offer *whole, struct rect card, unsigned out)
{
    static const unsigned notes[] = {0, 1U << BIDDING_RULE, 1U << BIDDING_RULE | 1U << BIDDING_KEY};
    bool anew = says_anew(whole);
    struct bidding_offer o;
    enum shape shape;

    for (size_t k = 0; k < (anew ? 1 : sizeof notes / sizeof notes[0]); k++) {
        o = without(whole, out | notes[k]);
        o.is.ruler.stacked = true;
        if (has_room(&o, card))
            break;
        o.is.ruler.stacked = false;
    }
    if (!o.is.ruler.stacked)
        o = without(whole, out);
    float spare = card.h - lowest(o.t, &o, card.w, &shape), line = ui_line(o.t->ui, STYLE_STRONG);
    if (spare > 0 && shape == SHAPE_COLUMN)
        o.is.ruler.more = fminf(spare * 0.6f / (float)o.is.ruler.rows, line * 0.8f);
    return o;
}

static float height(void *offer, float width)
{
    return tight_height(offer, width, 0);
}

static float least(void *offer, float width)
{
    return tight_height(offer, width, ALIKE);
}

static float brief(void *offer, float width)
{
    return tight_height(offer, width, BIDDING_BRIEFLY);
}

static float bare(void *offer, float width)
{
    return tight_height(offer, width, BIDDING_OWN);
}

static float last(void *offer, float width)
{
    return tight_height(offer, width, BIDDING_PARTS);
}

struct layout_card bidding_layout(struct table *t, struct bidding_offer *offer)
{
    bidding_offer_read(t, offer);
    return (struct layout_card){
        .height = height, .least = least, .brief = brief, .bare = bare, .last = last, .ctx = offer};
}

/* The portrait at the head of a card that is taller than it has to be. */
static void draw_portrait(struct table *t, const struct bidding *b, struct rect *in, float spare)
{
    if (spare < ui_grow(t->ui, 200) || bidding_character(t, &b->terms) < 0)
        return;
    float h = fminf(spare - 20, in->w * 1.25f);
    roster_poster(t, (size_t)b->terms.subject, rect_fit(cut_top(in, h), 0.8f), false);
    cut_top(in, 20);
}

static void draw_part(struct table *t, const struct bidding_offer *o, block *part, struct rect *at)
{
    struct bidding_sheet s = {t, o, *at, 0, true};

    part(&s);
    *at = s.at;
}

void bidding_frame(struct table *t)
{
    struct bidding_offer offer;
    enum shape shape;
    struct parts p;
    bool first = !table_event_same(t->now.bid.asked, t->ask.at);

    if (!table_challenge(t))
        t->vow.on = false;
    if (bidding_keep_vow(t) || !bidding_up(t))
        return;
    bidding_offer_read(t, &offer);
    if (first)
        t->now.bid = (struct bidding_card){.asked = t->ask.at, .number = offer.is.ruler.mark};
    ui_scope_push(t->ui, "bidding", 0);
    int number = t->now.bid.number;
    if (bidding_types(t))
        bidding_type_digits(t, offer.dial);
    if (table_own_shown(t))
        t->now.bid.warned = false;
    if (t->now.bid.number != number)
        bidding_offer_read(t, &offer);
    struct rect card = t->layout.card, in = rect_pad(card, margin);
    unsigned out = fit_parts(&offer, card);
    bool compares = offer.is.ruler.rows > 0 && !offer.forced && !t->discreet;
    offer = compares ? enlarged(&offer, card, out) : without(&offer, out);
    float spare = card.h - lowest(t, &offer, card.w, &shape);
    /* what lies behind it does not answer */
    (void)ui_spot(t->ui, ui_id_of(t->ui, "sheet"), card, SPOT_NO_FOCUS | SPOT_QUIET);
    ui_panel(t->ui, card, PANEL_PAPER);
    if (shape == SHAPE_COLUMN)
        draw_portrait(t, &offer.is, &in, spare);
    divide(t, in, shape, &p);
    draw_part(t, &offer, told, &p.told);
    if (shape != SHAPE_WIDE)
        p.compared = p.told;
    draw_part(t, &offer, compared, &p.compared);
    if (shape == SHAPE_COLUMN)
        p.answers = p.compared;
    /* where the hand is, at the foot */
    p.answers = rect_place(p.answers, p.answers.w, measure(t, &offer, bidding_answers, p.answers.w), 0, 1);
    draw_part(t, &offer, bidding_answers, &p.answers);
    give_focus(t, &offer, first);
    ui_scope_pop(t->ui);
}
