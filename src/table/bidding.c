#include "table/bidding.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

static const float gap = 12, margin = 26, between = 30;

bool bidding_wanted(const struct table *t)
{
    return t->game->bidding && table_asks(t) && table_how(t) == ASKS_BID;
}

/* What stands, with the sentence that announced it. */
struct offer {
    struct bidding is;
    char announced[BIDDING_WORDS];
};

static void read_offer(const struct table *t, struct offer *out)
{
    struct text words = text_over(out->announced, sizeof out->announced);

    out->is = (struct bidding){.scale = 1};
    t->game->bidding(t, t->bid.number, &out->is);
    table_say(t, SAY_STANDS, NULL, &words);
}

/* The numbers on the dial. Where others look on it turns freely, so that its end tells nothing of the secret. */
static bool dial_range(const struct table *t, const struct bidding *b, range *dial)
{
    bool any = false;

    for (size_t i = 0; i < t->legal_count; i++) {
        if (t->legal[i].kind != b->name_kind)
            continue;
        int number = t->legal[i].arg[0];
        dial->least = !any || number < dial->least ? number : dial->least;
        dial->most = !any || number > dial->most ? number : dial->most;
        any = true;
    }
    if (t->discreet || !any)
        *dial = (range){b->least, b->least > b->most ? b->least : b->most};
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

static void draw_rival(struct table *t, const struct bidding *b, struct rect at)
{
    if (b->rival[0] == 0)
        return;
    struct rect low = cut_bottom(&at, bar_height(t));
    wrapped(t, at, STYLE_BODY, b->rival, ui_theme(t->ui)->color.ink);
    if (low.h > 0)
        range_bar(t->ui, low, b->known, b->scale, b->rival_color);
}

/* One's own secret: there to be seen only when wished for, if others look on. */
static void draw_own(struct table *t, const struct bidding *b, struct rect at)
{
    if (b->own[0] == 0)
        return;
    bool open = table_own_shown(t) || t->bid.peek;
    struct rect low = cut_bottom(&at, bar_height(t)); /* as long as the one above it */
    if (t->discreet) {
        struct ui_button look = {.text = C_("button: look at what you have yourself", "Look"),
                                 .kind = BUTTON_QUIET,
                                 .selected = t->bid.peek};
        struct rect right = cut_right(&at, ui_button_width(t->ui, &look));
        if (ui_button_with(t->ui, "look", 0, right, &look))
            t->bid.peek = !t->bid.peek;
    }
    wrapped(t, at, STYLE_STRONG, open ? b->own : b->covered, ui_theme(t->ui)->color.ink);
    if (open && low.h > 0)
        range_bar(t->ui, low, (range){b->own_amount, b->own_amount}, b->scale, b->own_color);
}

/* The dial; what there is to say instead where no number can be named. */
static void draw_dial(struct table *t, const struct bidding *b, struct rect at, bool may, range dial)
{
    if (may && dial.most > dial.least)
        ui_stepper(t->ui, "dial", rect_place(at, fminf(at.w, ui_grow(t->ui, 360)), at.h, 0, 0),
                   &t->bid.number, dial.least, dial.most);
    else if (!may)
        wrapped(t, at, STYLE_BODY, b->cannot, ui_theme(t->ui)->color.ink_soft);
}

static bool answer(struct table *t, const char *key, struct rect *at, const struct ui_button *b)
{
    struct rect row = cut_top(at, ui_button_height(t->ui));
    cut_top(at, gap);
    return ui_button_with(t->ui, key, 0, row, b);
}

static void answers(struct table *t, struct offer *offer, struct rect at, bool first)
{
    const struct bidding *b = &offer->is;
    range dial = {0, 0};
    bool may = dial_range(t, b, &dial);
    struct rect row = cut_top(&at, ui_button_height(t->ui));

    t->bid.number = t->bid.number < dial.least  ? dial.least
                    : t->bid.number > dial.most ? dial.most
                                                : t->bid.number;
    cut_top(&at, gap);
    row.h += may ? 0 : gap - 2; /* words take what is free above the answers */
    draw_dial(t, b, row, may, dial);
    read_offer(t, offer); /* the dial may have been turned */
    struct ui_button name = {.text = b->name, .disabled = !may, .why = b->cannot};
    if (answer(t, "name", &at, &name) && !submit(t, b->name_kind, t->bid.number))
        t->h->shell->toast(t->h, _("You cannot name that number."));
    struct ui_button pass = {.text = b->pass, .kind = BUTTON_PAPER};
    if (answer(t, "pass", &at, &pass))
        submit(t, b->pass_kind, 0);
    ui_focus_default(t->ui, ui_id_at(t->ui, "pass", 0));
    if (first)
        ui_focus(t->ui, ui_id_at(t->ui, "pass", 0));
}

/* What is asked, in words; then what has been said, what is proven and what one has. */
static void tell(struct table *t, const struct offer *offer, struct rect *at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;

    ui_label_in(t->ui, cut_top(at, ui_line(t->ui, head_style(t)) * 1.1f), head_style(t), ALIGN_LEFT,
                offer->is.question, c->accent);
    cut_top(at, ui_text_in(t->ui, *at, STYLE_STRONG, ALIGN_LEFT, offer->announced, c->ink));
    if (offer->is.stake[0] != 0)
        cut_top(at, ui_text_in(t->ui, *at, STYLE_SMALL, ALIGN_LEFT, offer->is.stake, c->accent));
    cut_top(at, gap);
}

static float own_height(struct table *t)
{
    float line = ui_line(t->ui, STYLE_STRONG) * 1.4f;
    return fmaxf(line, t->discreet ? ui_button_height(t->ui) : 0) + bar_height(t);
}

static void show_numbers(struct table *t, const struct bidding *b, struct rect *at)
{
    float line = ui_line(t->ui, STYLE_STRONG);

    slip_ladder(t, cut_top(at, line * 1.4f));
    draw_rival(t, b, cut_top(at, ui_line(t->ui, STYLE_SMALL) * 2.1f + bar_height(t)));
    cut_top(at, gap / 2);
    draw_own(t, b, cut_top(at, own_height(t)));
}

/* --- where the card lies ------------------------------------------------------------------------------------- */

static float told_height(struct table *t, const struct offer *offer, float width)
{
    float h = ui_line(t->ui, head_style(t)) * 1.1f +
              ui_text_height(t->ui, STYLE_STRONG, offer->announced, width) + gap;
    const char *stake = offer->is.stake;

    return stake[0] != 0 ? h + ui_text_height(t->ui, STYLE_SMALL, stake, width) : h;
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

/* What of the announced move is to be seen beside the card: where it ends; all its places; those who stand there, too. */
enum seen { SEEN_END, SEEN_PINS, SEEN_FIGURES };

/* Something of that lies under a place on the window. */
static bool covers_move(const struct table *t, const struct bidding *b, struct rect at, enum seen seen)
{
    float tall = b->pin * 5, pin_high = b->pin * 4;
    size_t n = seen == SEEN_END && b->places > 1 ? 1 : b->places;

    for (size_t i = 0; i < n; i++) {
        struct point pin = lens_to_window(&t->lens, t->layout.middle, b->place[i]);
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
static float answers_width(struct table *t, const struct bidding *b)
{
    struct ui_button name = {.text = b->longest};

    return fmaxf(ui_button_width(t->ui, &name), ui_grow(t->ui, 250));
}

static struct columns columns_of(struct table *t, const struct bidding *b, struct rect in, enum shape shape)
{
    struct columns c;

    if (shape == SHAPE_PAIR) {
        c.answers = cut_right(&in, answers_width(t, b));
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

/* Of the portrait at the left of a wide card; 0 where the words need the room. */
static float poster_width(const struct table *t, float column, float height)
{
    float w = fminf(height * 0.8f, column * 0.4f);

    return t->game->bidding_portrait && t->layout.bar_rows == 1 && w > 100 ? w + 24 : 0;
}

/* How tall a card of that width has to be. */
static float height_of(struct table *t, const struct offer *offer, float width, enum shape shape)
{
    float inner = width - 2 * margin, numbers = numbers_height(t), low = answers_height(t) - gap;

    if (shape == SHAPE_COLUMN)
        return told_height(t, offer, inner) + numbers + low + gap + 2 * margin;
    struct columns c = columns_of(t, &offer->is, (struct rect){0, 0, inner, 0}, shape);
    if (shape == SHAPE_PAIR)
        return fmaxf(told_height(t, offer, c.asked.w) + numbers, low) + 2 * margin;
    float h = fmaxf(numbers, low);
    return fmaxf(told_height(t, offer, c.asked.w - poster_width(t, c.asked.w, h)), h) + 2 * margin;
}

/* A place for the card, and how it is divided there. */
struct place {
    struct rect at;
    enum shape shape;
};

/* A card as wide as a part of the table. */
struct strip {
    enum shape shape;
    float x, width;
    float top;      /* where it begins when it lies at the head */
    float most;     /* of the height above the bar that it may take */
    enum seen seen; /* what it may not cover */
};

/* At the foot, over the whole log if it lies there, else at the head, whichever leaves the move to be seen. Where it lies
 * goes to *out, whether it fits there or not. */
static bool lay_across(struct table *t, const struct offer *offer, struct strip s, struct place *out)
{
    const struct table_layout *l = &t->layout;
    float foot = l->bar.y - gap, h = height_of(t, offer, s.width, s.shape);
    struct rect low = {s.x, foot - h, s.width, h}, high = {s.x, s.top, s.width, h};
    bool log_below = !rect_empty(l->log) && l->log.w > l->middle.w - 1;

    if (log_below && l->log.y < low.y) { /* the whole log, not its newest lines alone */
        low.h += low.y - l->log.y;
        low.y = l->log.y;
    }
    out->shape = s.shape;
    out->at = covers_move(t, &offer->is, low, s.seen) ? high : low;
    return !covers_move(t, &offer->is, out->at, s.seen) && h < (foot - s.top) * s.most;
}

/* Over the map alone, so that the head, the seats and the log beside it stay: wide, or rather before a figure than before
 * the seats. */
static bool lay_over_middle(struct table *t, const struct offer *offer, struct place *out)
{
    struct rect m = t->layout.middle;
    struct strip s = {SHAPE_WIDE, m.x, m.w, m.y, 0.5f, SEEN_FIGURES};

    if (m.w >= ui_grow(t->ui, 1200) && lay_across(t, offer, s, out))
        return true;
    if (m.w < answers_width(t, &offer->is) * 2.4f)
        return false;
    s.shape = SHAPE_PAIR;
    s.most = 0.62f;
    for (int seen = SEEN_FIGURES; seen >= SEEN_END; seen--) {
        s.seen = (enum seen)seen;
        if (lay_across(t, offer, s, out))
            return true;
    }
    return false;
}

/* Where type is too large for anything less: over the whole table. */
static bool lay_over_all(struct table *t, const struct offer *offer, struct place *out)
{
    const struct table_layout *l = &t->layout;
    struct rect all = rect_pad_xy(l->window, gap, 0);
    struct strip s = {SHAPE_WIDE, all.x, all.w, l->head.y + l->head.h + gap, 0.5f, SEEN_FIGURES};

    if (lay_across(t, offer, s, out))
        return true;
    s.top = fminf(l->middle.y, l->head.y);
    return lay_across(t, offer, s, out);
}

/* Over the log where it is tall enough. Else over the middle, or all of the table; or in the column, over the seats. */
static struct place find_place(struct table *t, const struct offer *offer)
{
    const struct table_layout *l = &t->layout;
    struct place found = {l->log, SHAPE_COLUMN};

    if (l->log.w < l->middle.w && height_of(t, offer, l->log.w, SHAPE_COLUMN) <= l->log.h)
        return found;
    if (lay_over_middle(t, offer, &found) || lay_over_all(t, offer, &found))
        return found;
    struct rect side = {l->seats.x, l->head.y, l->seats.w, l->bar.y - gap - l->head.y};
    float narrow = height_of(t, offer, side.w, SHAPE_COLUMN);
    if (narrow > side.h)
        return found;
    return (struct place){rect_place(side, side.w, narrow, 0, 1), SHAPE_COLUMN};
}

struct rect bidding_place(struct table *t)
{
    struct offer offer;

    if (!bidding_wanted(t) || t->bid.folded)
        return (struct rect){0, 0, 0, 0};
    read_offer(t, &offer);
    return find_place(t, &offer).at;
}

/* --- the card ------------------------------------------------------------------------------------------------ */

/* The portrait at the head of a column, if the words leave room for it. */
static void column_portrait(struct table *t, const struct offer *offer, struct rect *in)
{
    float rest = in->h - told_height(t, offer, in->w) - numbers_height(t), most = in->w * 1.25f;

    if (rest < 260 || !t->game->bidding_portrait)
        return;
    float h = fminf(rest - 24 - 2 * gap, most);
    t->game->bidding_portrait(t, rect_fit(cut_top(in, h), 0.8f));
    cut_top(in, 24);
}

static void wide_portrait(struct table *t, struct rect *asked, float height)
{
    float poster = poster_width(t, asked->w, height);

    if (poster <= 0)
        return;
    struct rect left = cut_left(asked, poster);
    t->game->bidding_portrait(t, rect_place(left, poster - 24, (poster - 24) / 0.8f, 0, 0.5f));
}

void bidding_fold(struct table *t)
{
    t->bid.folded = !t->bid.folded;
    t->h->shell->sound(t->h, "paper");
}

void bidding_frame(struct table *t)
{
    if (!bidding_wanted(t))
        return;
    bool first = !table_event_same(t->bid.asked, t->asked);
    if (first)
        t->bid = (struct bidding_card){.asked = t->asked};
    if (t->bid.folded)
        return;
    struct offer offer;
    read_offer(t, &offer);
    struct place place = find_place(t, &offer);
    ui_scope_push(t->ui, "bidding", 0);
    /* what lies behind it does not answer */
    (void)ui_spot(t->ui, ui_id_of(t->ui, "sheet"), place.at, SPOT_NO_FOCUS | SPOT_QUIET);
    ui_panel(t->ui, place.at, PANEL_PAPER);
    struct rect in = rect_pad(place.at, margin);
    struct columns c = columns_of(t, &offer.is, in, place.shape);
    if (place.shape == SHAPE_COLUMN) {
        c.answers = cut_bottom(&in, answers_height(t) - gap);
        column_portrait(t, &offer, &in);
        c.asked = in;
    } else if (place.shape == SHAPE_WIDE) {
        wide_portrait(t, &c.asked, in.h);
    }
    tell(t, &offer, &c.asked);
    show_numbers(t, &offer.is, place.shape == SHAPE_WIDE ? &c.known : &c.asked);
    answers(t, &offer, c.answers, first);
    ui_scope_pop(t->ui);
}
