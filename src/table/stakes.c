#include "table/stakes.h"

#include "base/i18n.h"
#include "base/text.h"
#include "gfx/target.h"
#include "rules/layout.h"
#include "table/bidding.h"
#include "table/game.h"
#include "table/replay.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>

enum { WORDS = 256 };

static const float side = 6, above = 10; /* of a banner's words */

void stakes_read(struct table *t)
{
    uint64_t key = gfx_key(1, t->view.bytes, table_rules(t)->view_size);

    if (key == t->stakes.key)
        return;
    t->stakes.key = key;
    outlook_of(t, table_view_of(t), &t->stakes.is);
    outlook_later_of(t, t->stakes.is.may == 0, &t->stakes.later);
}

bool stakes_high(const struct table *t)
{
    return t->stakes.is.may != 0 && !table_given_up(t);
}

bool stakes_said(const struct table *t)
{
    return stakes_high(t) || t->stakes.later.may;
}

/* What of it lets its mover win next turn: a step of the present one, or what the next begins with. */
static void tell_later(const struct table *t, struct text *what, struct text *how)
{
    const struct outlook_later *later = &t->stakes.later;
    struct table_known row[TABLE_KNOWN];
    int mover = layout_announcer(table_rules(t), table_view_of(t), NULL),
        thing = t->game->foresees ? t->game->foresees(&later->first) : -1;
    size_t rows = t->game->known ? t->game->known(t, mover, row) : 0;

    if (later->by_step)
        table_say(t, SAY_WINS, &later->step, how);
    if (!later->by_step && thing >= 0 && (size_t)thing < rows)
        text_add(what, _("If this goes ahead, %s may win next turn with %s."), table_seat_name(t, mover),
                 row[thing].name);
    else
        text_add(what, _("If this goes ahead, %s may win next turn."), table_seat_name(t, mover));
}

void stakes_say_later(const struct table *t, struct text *out)
{
    char says[WORDS], way[WORDS] = "";
    struct text what = text_over(says, sizeof says), how = text_over(way, sizeof way);

    if (!t->stakes.later.may)
        return;
    tell_later(t, &what, &how);
    text_sentence(out, "%s", says);
    if (how.length > 0)
        text_sentence(out, "%s", way);
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

    if (!stakes_high(t)) {
        tell_later(t, &what, &how);
        return;
    }
    int seat = winner(is);
    bool sure = is->sure >> seat & 1;
    const char *name = table_seat_name(t, seat);

    if (seat == t->viewer || host_is_you(t->h, seat))
        text_add(&what, "%s",
                 sure ? _("If nobody stops it, you win.") : _("If nobody stops it, you can win this turn."));
    else
        text_add(&what,
                 sure ? _("If nobody stops it, %s wins.") : _("If nobody stops it, %s can win this turn."),
                 name);
    table_say(t, SAY_WINS, &is->way[seat].action, &how);
}

/* What is one's own win is no alarm, nor is what can still be answered in a turn of one's own. */
static struct color ink_of(const struct table *t)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;

    if (!stakes_high(t))
        return c->ink;
    int seat = winner(&t->stakes.is);
    return seat == t->viewer || host_is_you(t->h, seat) ? c->ink : c->accent;
}

/* Large, unless that takes more than a line or all type is large anyhow. */
static enum ui_style style_for(struct table *t, const char *words, float width)
{
    bool large = stakes_high(t) && ui_text_scale(t->ui) < 150 &&
                 ui_text_height(t->ui, STYLE_HEADING, words, width) < ui_line(t->ui, STYLE_HEADING) * 1.5f;

    return large ? STYLE_HEADING : stakes_high(t) ? STYLE_SUBHEAD : STYLE_STRONG;
}

/* The way, in a line if it can be. */
static enum ui_style style_of_way(struct table *t, const char *words, float width)
{
    return stakes_high(t) && ui_text_width(t->ui, STYLE_STRONG, words) <= width ? STYLE_STRONG : STYLE_SMALL;
}

float stakes_height(struct table *t, float width)
{
    struct told s;
    float inner = width - 2 * side;

    if (!stakes_said(t))
        return 0;
    tell(t, &s);
    float h = ui_text_height(t->ui, style_for(t, s.what, inner), s.what, inner) + 2 * above;
    return s.how[0] != 0 ? h + ui_text_height(t->ui, style_of_way(t, s.how, inner), s.how, inner) : h;
}

/* Printed between two bars, on no plate of its own: there is nothing to press. */
static void draw_bars(struct table *t, struct rect at)
{
    static const float thick = 4;

    gfx_fill(ui_gfx(t->ui), (struct rect){at.x, at.y, at.w, thick}, ink_of(t));
    gfx_fill(ui_gfx(t->ui), (struct rect){at.x, at.y + at.h - thick, at.w, thick}, ink_of(t));
}

static void write_even(struct table *t, struct rect *in, enum ui_style style, const char *words)
{
    struct rect at = cut_top(in, ui_text_height(t->ui, style, words, in->w));

    at.w = ui_text_even(t->ui, style, words, at.w);
    ui_text_in(t->ui, at, style, ALIGN_LEFT, words, ink_of(t));
}

float stakes_banner(struct table *t, struct rect at)
{
    struct told s;

    at.h = stakes_height(t, at.w);
    if (at.h <= 0)
        return 0;
    tell(t, &s);
    draw_bars(t, at);
    struct rect in = rect_pad_xy(at, side, above);
    write_even(t, &in, style_for(t, s.what, in.w), s.what);
    if (s.how[0] != 0)
        write_even(t, &in, style_of_way(t, s.how, in.w), s.how);
    return at.h;
}

bool stakes_in_bar(const struct table *t)
{
    return stakes_said(t) && !t->now.looking.on && !replay_on(t) &&
           !(t->play.number != 0 && t->play.last_of_all) && /* it is won, as all see */
           (!table_asks(t) || (bidding_wanted(t) && t->now.bid.folded));
}

/* How the two sentences stand in a bar: the type of the first and of the second, and whether they are beside each other. */
struct stand {
    enum ui_style first, second;
    bool beside, how; /* how: there is room for the second */
};

/* The largest type in which all of it fits; in the smallest without the second sentence, where both are too much. */
static struct stand stand_of(const struct table *t, const struct told *s, float width, float height)
{
    static const enum ui_style large[] = {STYLE_HEADING, STYLE_SUBHEAD, STYLE_STRONG, STYLE_SMALL};
    enum { SIZES = sizeof large / sizeof large[0] };

    for (int k = stakes_high(t) ? 0 : 2; k < SIZES; k++) {
        enum ui_style small = k == 0 ? STYLE_STRONG : STYLE_SMALL;
        float rest = width - ui_text_width(t->ui, large[k], s->what) - 2 - 20,
              below = ui_text_height(t->ui, large[k], s->what, width);
        if (rest > ui_grow(t->ui, 200) && ui_text_height(t->ui, small, s->how, rest) <= height &&
            ui_line(t->ui, large[k]) <= height)
            return (struct stand){large[k], small, true, true};
        if (below + ui_text_height(t->ui, small, s->how, width) <= height)
            return (struct stand){large[k], small, false, true};
    }
    for (int k = 0; k < SIZES; k++)
        if (ui_text_height(t->ui, large[k], s->what, width) <= height)
            return (struct stand){large[k], STYLE_SMALL, false, false};
    return (struct stand){STYLE_SMALL, STYLE_SMALL, false, false};
}

static const float bar_above = 6;

float stakes_bar_least(const struct table *t, float width)
{
    struct told s;
    float inner = width - 2 * side;

    if (!stakes_in_bar(t))
        return 0;
    tell(t, &s);
    return ui_text_height(t->ui, STYLE_SMALL, s.what, inner) +
           ui_text_height(t->ui, STYLE_SMALL, s.how, inner) + 2 * bar_above;
}

void stakes_bar(struct table *t, struct rect at)
{
    struct told s;

    tell(t, &s);
    draw_bars(t, at);
    struct rect in = rect_pad_xy(at, side, bar_above);
    struct stand is = stand_of(t, &s, in.w, in.h);
    float first = ui_text_width(t->ui, is.first, s.what) + 2,
          high = ui_text_height(t->ui, is.first, s.what, is.beside ? first : in.w);
    if (!is.beside) {
        float all = high + (is.how ? ui_text_height(t->ui, is.second, s.how, in.w) : 0);
        in = rect_centered(in, in.w, fminf(all, in.h));
        ui_text_in(t->ui, cut_top(&in, fminf(high, in.h)), is.first, ALIGN_LEFT, s.what, ink_of(t));
    } else {
        ui_text_in(t->ui, rect_centered(cut_left(&in, first), first, fminf(high, in.h)), is.first, ALIGN_LEFT,
                   s.what, ink_of(t));
        cut_left(&in, 20);
        in = rect_centered(in, in.w, ui_text_height(t->ui, is.second, s.how, in.w));
    }
    if (is.how)
        ui_text_in(t->ui, in, is.second, ALIGN_LEFT, s.how, ink_of(t));
}
