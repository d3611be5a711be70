/* What is known of a seat: as counts on its card, as one number on its strip, and in words. */
#include "base/i18n.h"
#include "base/text.h"
#include "table/badges.h"
#include "table/bidding.h"
#include "table/game.h"
#include "table/print.h"
#include "table/roster.h"
#include "table/seats_inside.h"
#include "table/table.h"

#include <math.h>
#include <stdio.h>

/* Words that have no room are an eye: something can be looked at there, and the tip says how. */
static void draw_eye(struct table *t, struct rect at)
{
    enum { POINTS = 9 };
    struct color ink = ui_theme(t->ui)->color.ink_soft;
    float half = fminf(at.w * 0.5f, at.h * 0.7f), deep = half * 0.55f;
    struct point m = {at.x + half, at.y + at.h / 2}, lid[2][POINTS];

    for (int i = 0; i < POINTS; i++) {
        float along = (float)i / (POINTS - 1) * 2 - 1, off = deep * (1 - along * along);
        lid[0][i] = (struct point){m.x + along * half, m.y - off};
        lid[1][i] = (struct point){m.x + along * half, m.y + off};
    }
    for (int k = 0; k < 2; k++)
        gfx_strip(ui_gfx(t->ui), 0, lid[k], POINTS, half * 0.16f, 0, ink);
    gfx_disc(ui_gfx(t->ui), m, deep * 0.5f, ink);
}

static bool fits_in(const struct table *t, const char *words, struct rect row)
{
    struct print p = {.ui = t->ui};
    struct gfx_type type = ui_type(t->ui, STYLE_SMALL);

    return print_fitting(&p, type.font, words, row.w, 3, type.size, type.size) > 0 &&
           ui_text_height(t->ui, STYLE_SMALL, words, row.w) <= row.h;
}

bool seats_covered(struct table *t, struct rect row, const char *form)
{
    char words[200];

    if (!t->discreet)
        return false;
    snprintf(words, sizeof words, form, ui_glyph(t->ui, ACTION_PEEK));
    struct ui_response r =
        ui_spot(t->ui, ui_id_of(t->ui, "own"), row, SPOT_QUIET | SPOT_NO_FOCUS | SPOT_HOLD);
    ui_name(t->ui, &(struct ui_words){.name = words, .shortcut = ACTION_PEEK, .legible = true});
    if (r.held)
        table_hold_open(t);
    if (table_own_shown(t))
        return false;
    if (!fits_in(t, words, row)) /* the tip says it in full */
        /* TRANSLATORS: %s: a key */
        snprintf(words, sizeof words, _("Hold %s, or press here, to look"), ui_glyph(t->ui, ACTION_PEEK));
    if (!fits_in(t, words, row))
        /* TRANSLATORS: %s: a key; very short */
        snprintf(words, sizeof words, _("Hold %s to look"), ui_glyph(t->ui, ACTION_PEEK));
    if (!fits_in(t, words, row)) {
        draw_eye(t, row);
        return true;
    }
    float high = ui_text_height(t->ui, STYLE_SMALL, words, row.w);
    ui_text_in(t->ui, rect_place(row, row.w, high, 0, 0.5f), STYLE_SMALL, ALIGN_LEFT, words,
               ui_theme(t->ui)->color.ink_soft);
    return true;
}

void seats_range(const struct table *t, range known, char *out, size_t size)
{
    struct counts form = {.count = 1};
    char sum[32];

    counts_range(&form, 0, (range){known.least * table_unit(t), known.most * table_unit(t)});
    table_sum(t, known.least, sum, sizeof sum);
    if (known.least > 0)
        snprintf(out, size, known.least == known.most ? "%s" : "%s+", sum);
    else
        snprintf(out, size, "%s", form.text[0]);
}

void seats_say_counts(const struct table *t, int seat, struct text *out)
{
    struct table_known known[TABLE_KNOWN];
    char each[TABLE_KNOWN][128], list[700];
    const char *item[TABLE_KNOWN];
    struct text words = text_over(list, sizeof list);
    size_t n = t->game->known ? t->game->known(t, seat, known) : 0;

    if (n == 0 || (seat == t->viewer && t->discreet))
        return;
    for (size_t i = 0; i < n; i++) {
        char much[32];
        seats_range(t, known[i].known, much, sizeof much);
        /* TRANSLATORS: what is counted, and how much of it, in a list: `Chips 3+` */
        snprintf(each[i], sizeof each[i], C_("a count", "%s %s"), known[i].name, much);
        item[i] = each[i];
    }
    i18n_list(item, n, &words);
    text_sentence(out, "%s.", list);
}

/* What is known means, in words. sign: the number as it stands there. */
static void strip_tip(const struct table *t, int seat, const struct table_known *of, const char *sign,
                      struct text *out)
{
    range r = of->known;
    char sum[32];

    table_sum(t, r.least, sum, sizeof sum);
    if (seat == t->viewer && r.least == r.most && r.least == 0)
        text_add(out, _("You have nothing with %s."), of->name);
    else if (seat == t->viewer && r.least == r.most)
        text_add(out, _("You have %s with %s."), sum, of->name);
    else if (r.least == 0)
        text_add(out, _("?: nothing is proven of what %s has with %s."), table_seat_name(t, seat), of->name);
    else if (r.least == r.most)
        text_add(out, _("%s has exactly %s with %s."), table_seat_name(t, seat), sum, of->name);
    else
        text_add(out, _("%s+: %s has at least %s with %s."), sign, table_seat_name(t, seat), sum, of->name);
}

/* What is known, or lies open. */
static void known_now(const struct table *t, int seat, struct table_known out[TABLE_KNOWN])
{
    const uint8_t *open = t->game->opened ? t->game->opened(t, seat) : NULL;

    size_t n = t->game->known(t, seat, out);
    for (size_t i = 0; open && i + 1 < n; i++) /* what is left is not among it */
        out[i].known = (range){open[i], open[i]};
}

static void known_tip(const struct table *t, int seat, size_t i, struct text *out)
{
    struct table_known row[TABLE_KNOWN];
    char sign[16];

    known_now(t, seat, row);
    snprintf(sign, sizeof sign, "%d", row[i].known.least * table_unit(t));
    strip_tip(t, seat, &row[i], sign, out);
    (void)t->game->known(t, seat, row);
    if (seat != t->viewer || row[i].known.least == 0)
        return;
    char sum[32];
    table_sum(t, row[i].known.least, sum, sizeof sum);
    text_sentence(out, _("Proven to the others: at least %s."), sum);
}

/* In which columns two figures and a sign stand on a card. One's own have no sign, so that this tells nothing of them. */
static void wide_numbers(const struct table *t, struct counts *form)
{
    struct table_known known[TABLE_KNOWN];

    for (int seat = 0; seat < t->h->seats(t->h); seat++) {
        size_t n = seat == t->viewer ? 0 : t->game->known(t, seat, known);
        for (size_t i = 0; i < n && i < COUNTS_MOST; i++)
            if (known[i].known.least >= 10 && known[i].known.least != known[i].known.most)
                form->wide[i] = true;
    }
}

void seats_known(struct table *t, int seat, struct rect row, struct counts form, const char *words)
{
    struct table_known known[TABLE_KNOWN];

    if (seat == t->viewer && seats_covered(t, row, words))
        return;
    int unit = table_unit(t);
    known_now(t, seat, known);
    for (size_t i = 0; i < (size_t)form.count; i++)
        form.color[i] = known[i].color;
    form.seat = seat;
    form.sums = unit > 1;
    wide_numbers(t, &form);
    form.tip = form.tip ? form.tip : known_tip;
    for (size_t i = 0; i < (size_t)form.count; i++)
        if ((int)i < t->game->roster->count && table_gone(t, i))
            counts_gone(&form, i);
        else
            counts_range(&form, i, (range){known[i].known.least * unit, known[i].known.most * unit});
    counts_draw(t, &form, row);
}

/* What stands on a strip while a bidding is open: the number in words, and whose badge is beside it. */
struct known_number {
    struct table_known known;
    size_t which;        /* row of table_game.known */
    const char *covered; /* see bidding_known */
    char words[32];
    enum ui_style style;
};

/* False: nothing is known there. */
static bool read_number(struct table *t, int seat, struct known_number *out)
{
    *out = (struct known_number){.covered = NULL};
    if (!bidding_known(t, seat, &out->known, &out->which, &out->covered))
        return false;
    if (out->covered)
        /* TRANSLATORS: instead of one's own number, while others look at the screen; short */
        snprintf(out->words, sizeof out->words, "%s", C_("one's own number", "covered"));
    else
        seats_range(t, out->known.known, out->words, sizeof out->words);
    out->style = out->covered ? STYLE_SMALL : STYLE_STRONG;
    return true;
}

static const float beside_number = 4, before_number = 3;

static float number_width(struct table *t, const struct known_number *n)
{
    return ui_text_width(t->ui, n->style, n->words) + 4;
}

static float badge_side(struct table *t, const struct known_number *n, bool faced, float height)
{
    return faced && n->known.badge ? fminf(height, ui_line(t->ui, STYLE_STRONG)) : 0;
}

float seats_known_width(struct table *t, int seat, bool faced, float height)
{
    struct known_number n;

    return read_number(t, seat, &n)
               ? number_width(t, &n) + beside_number + badge_side(t, &n, faced, height) + before_number
               : 0;
}

void seats_draw_known(struct table *t, int seat, bool faced, struct rect *row)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct known_number n;
    char says[300];
    struct text tip = text_over(says, sizeof says);

    if (!read_number(t, seat, &n))
        return;
    if (n.covered)
        text_add(&tip, "%s", n.covered);
    else {
        char sum[32];
        table_sum(t, n.known.known.least, sum, sizeof sum);
        strip_tip(t, seat, &n.known, sum, &tip);
        yields_say(t, seat, n.which, n.known.known, &tip);
    }
    ui_tell(t->ui, "strip", seat, *row, &(struct ui_words){.name = says});
    float d = badge_side(t, &n, faced, row->h);
    ui_label_in(t->ui, cut_right(row, number_width(t, &n)), n.style, ALIGN_RIGHT, n.words,
                n.covered ? c->ink_soft : c->ink);
    cut_right(row, beside_number);
    if (d > 0)
        n.known.badge(t, n.which, rect_centered(cut_right(row, d), d, d));
    cut_right(row, before_number);
}
