#include "table/stakes.h"

#include "base/i18n.h"
#include "base/text.h"
#include "gfx/target.h"
#include "table/bidding.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>

enum { WORDS = 256 };

static const float side = 16, above = 8; /* of a banner's words */

void stakes_read(struct table *t)
{
    uint64_t key = gfx_key(1, t->view.bytes, table_rules(t)->view_size);

    if (key == t->stakes.key)
        return;
    t->stakes.key = key;
    outlook_of(t, table_view_of(t), &t->stakes.is);
}

bool stakes_high(const struct table *t)
{
    return t->stakes.is.may != 0;
}

/* Whom the banner is about: whoever makes the step that wins, if it is his; else the first who would. */
static int winner(const struct outlook *is)
{
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        if ((is->may >> seat & 1) && is->way[seat].actor == seat)
            return seat;
    return __builtin_ctz(is->may);
}

/* `If nobody stops it, Ada can win this turn.`, and by which way in the game's words. */
struct told {
    char what[WORDS], how[WORDS];
};

static void tell(const struct table *t, struct told *s)
{
    struct text what = text_over(s->what, sizeof s->what), how = text_over(s->how, sizeof s->how);
    const struct outlook *is = &t->stakes.is;
    int seat = winner(is);
    bool sure = is->sure >> seat & 1;
    const char *name = table_seat_name(t, seat);

    if (seat == t->viewer)
        text_add(&what, "%s",
                 sure ? _("If nobody stops it, you win.") : _("If nobody stops it, you can win this turn."));
    else
        text_add(&what,
                 sure ? _("If nobody stops it, %s wins.") : _("If nobody stops it, %s can win this turn."),
                 name);
    table_say(t, SAY_WINS, &is->way[seat].action, &how);
}

/* Large, unless that takes more than a line or all type is large anyhow. */
static enum ui_style style_for(struct table *t, const char *words, float width)
{
    bool large = ui_text_scale(t->ui) < 150 &&
                 ui_text_height(t->ui, STYLE_HEADING, words, width) < ui_line(t->ui, STYLE_HEADING) * 1.5f;

    return large ? STYLE_HEADING : STYLE_SUBHEAD;
}

/* The way, in a line if it can be. */
static enum ui_style style_of_way(struct table *t, const char *words, float width)
{
    return ui_text_width(t->ui, STYLE_STRONG, words) <= width ? STYLE_STRONG : STYLE_SMALL;
}

float stakes_height(struct table *t, float width)
{
    struct told s;
    float inner = width - 2 * side;

    if (!stakes_high(t))
        return 0;
    tell(t, &s);
    float h = ui_text_height(t->ui, style_for(t, s.what, inner), s.what, inner) + 2 * above;
    return s.how[0] != 0 ? h + ui_text_height(t->ui, style_of_way(t, s.how, inner), s.how, inner) : h;
}

static void write_even(struct table *t, struct rect *in, enum ui_style style, const char *words)
{
    struct rect at = cut_top(in, ui_text_height(t->ui, style, words, in->w));

    at.w = ui_text_even(t->ui, style, words, at.w);
    ui_text_in(t->ui, at, style, ALIGN_LEFT, words, ui_theme(t->ui)->color.cream);
}

float stakes_banner(struct table *t, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct told s;

    at.h = stakes_height(t, at.w);
    if (at.h <= 0)
        return 0;
    tell(t, &s);
    gfx_round(ui_gfx(t->ui), at, 4, c->accent);
    struct rect in = rect_pad_xy(at, side, above);
    write_even(t, &in, style_for(t, s.what, in.w), s.what);
    if (s.how[0] != 0)
        write_even(t, &in, style_of_way(t, s.how, in.w), s.how);
    return at.h;
}

bool stakes_in_bar(const struct table *t)
{
    return stakes_high(t) && !t->looking.on && (!table_asks(t) || (bidding_wanted(t) && t->bid.folded));
}

/* The largest type in which all of it fits, both sentences beside each other or one above the other. */
void stakes_bar(struct table *t, struct rect at)
{
    static const enum ui_style large[] = {STYLE_HEADING, STYLE_SUBHEAD, STYLE_STRONG, STYLE_SMALL};
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct told s;
    size_t k = 0;

    tell(t, &s);
    gfx_round(ui_gfx(t->ui), at, 4, c->accent);
    struct rect in = rect_pad_xy(at, side, 2), low = in;
    for (;; k++) {
        enum ui_style small = k == 0 ? STYLE_STRONG : STYLE_SMALL;
        float first = ui_text_width(t->ui, large[k], s.what) + 2, rest = in.w - first - 20;
        bool beside = rest > ui_grow(t->ui, 200) && ui_text_height(t->ui, small, s.how, rest) <= in.h;
        float high = ui_text_height(t->ui, large[k], s.what, in.w),
              all = high + ui_text_height(t->ui, small, s.how, in.w);
        if (!beside && all > in.h && k < 3)
            continue;
        struct rect top = beside ? cut_left(&low, first) : cut_top(&low, high);
        ui_text_in(t->ui, beside ? rect_centered(top, first, fminf(high, in.h)) : top, large[k], ALIGN_LEFT,
                   s.what, c->cream);
        cut_left(&low, beside ? 20 : 0);
        if (beside)
            low = rect_centered(low, low.w, ui_text_height(t->ui, small, s.how, low.w));
        ui_text_in(t->ui, low, small, ALIGN_LEFT, s.how, c->cream);
        return;
    }
}
