/* What everybody has: over the chambers, and on the cards beside the table. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/senate/sen_parts.h"
#include "table/badges.h"
#include "table/print.h"
#include "ui/widgets.h"

#include <stdio.h>
#include <string.h>

static const unsigned silver = 0xDCE3E8, gold = 0xF0C04A, bead = 0xEFE6F2;

/* The tide that a seat has as its place. */
static size_t tide_of(const struct table *t, int seat)
{
    const char *place = t->h->seat(t->h, seat)->place;
    size_t i = SENATE_SEATS - 1;

    while (i > 0 && strcmp(senate_rules.place_name(t->box, i), place) != 0)
        i--;
    return i;
}

struct color sen_color(const struct table *t, int seat)
{
    static const unsigned tide[SENATE_SEATS] = {0xC9783A, 0x2F7F86, 0x7D8F3C, 0xA8456E};

    return color_hex(tide[tide_of(t, seat)]);
}

void sen_badge(struct table *t, int seat, struct rect at)
{
    static const char *const picture[SENATE_SEATS] = {"senate/badges/ebb.png", "senate/badges/flood.png",
                                                      "senate/badges/neap.png", "senate/badges/spring.png"};
    char letter[8];

    badge_letter(t, seat, letter);
    badge_draw(t->ui, at,
               &(struct badge){.picture = picture[tide_of(t, seat)],
                               .letter = letter,
                               .color = sen_color(t, seat),
                               .rimless = true});
}

/* No points are to be seen yet. */
static bool veiled(const struct senate_view *v)
{
    return v->veiled && v->phase != SENATE_PHASE_OVER;
}

/* --- over a chamber ---------------------------------------------------------------------------------------------- */

static void draw_words(struct table *t, int side, struct rect *row)
{
    const struct senate_view *v = shown(t);
    const struct ui_colors *c = &ui_theme(t->ui)->color;

    if (v->master == side) /* first: the others give way */
        plate_word(t->ui, row, _("Pearl Master"), color_hex(bead));
    if (v->bound[side] > 0)
        /* TRANSLATORS: over a chamber: its next turn is bound to draw so many Lords; very short */
        plate_word(t->ui, row, v->bound[side] == 1 ? _("Bound: 1") : _("Bound: 2"), c->accent);
    if (v->complete == side)
        plate_word(t->ui, row, C_("over a chamber", "Full first"), c->paper_dark);
}

void sen_side_head(struct table *t, int side, struct rect at)
{
    const struct senate_view *v = shown(t);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    char total[12];
    bool up = v->turn == side && v->phase != SENATE_PHASE_OVER;
    struct rect low = at, top = cut_top(&low, at.h * 0.52f);

    gfx_round(ui_gfx(t->ui), rect_grow(at, 3), 10, color_fade(color_hex(up ? 0x5A4218 : 0x081414), 0.75f));
    if (senate_is_rival(v, side)) {
        card_face emblem = sen_guild_face(v->opponent == SENATE_NONE ? 0 : v->opponent);
        if (v->opponent != SENATE_NONE)
            card_emblem(t->ui, cut_left(&top, top.h), &emblem);
    } else {
        badge_seat(t, side, cut_left(&top, top.h));
    }
    cut_left(&top, 8);
    if (!veiled(v)) {
        snprintf(total, sizeof total, "%d", senate_score_of(v, side).total);
        float w = ui_text_width(t->ui, STYLE_SUBHEAD, total) + 6;
        ui_label_in(t->ui, cut_right(&top, w), STYLE_SUBHEAD, ALIGN_RIGHT, total, c->brass);
    }
    if (senate_solo(v) && v->token == (side == 0)) /* over the Opponent it is not the Opponent's */
        /* TRANSLATORS: over a chamber: the player has an extra turn; over the Opponent's: it is still to be won */
        plate_word(t->ui, &top,
                   side == 0 ? C_("over a chamber", "Extra turn") : _("Extra turn: waits for you"), c->teal);
    ui_label_fit(t->ui, top, STYLE_STRONG, ALIGN_LEFT, sen_side_name(t, side), c->cream);
    cut_top(&low, 2);
    card_signs_count(t->ui, &low, CARD_BEAD, color_hex(bead), v->pearls[side]);
    card_signs_count(t->ui, &low, CARD_KEY, color_hex(silver), v->silver[side]);
    card_signs_count(t->ui, &low, CARD_KEY, color_hex(gold), v->gold[side]);
    draw_words(t, side, &low);
}

/* A line in a corner below the triangle: how many points something counts. */
static void draw_part(struct table *t, struct rect *rows, enum gfx_align align, const char *form, int n)
{
    char words[80];

    if (n == 0)
        return;
    struct rect row = cut_top(rows, ui_line(t->ui, STYLE_SMALL));
    snprintf(words, sizeof words, form, n);
    ui_label_fit(t->ui, row, STYLE_SMALL, align, words, color_fade(ui_theme(t->ui)->color.cream, 0.9f));
}

void sen_side_parts(struct table *t, int side, struct rect left, struct rect right)
{
    senate_score s = senate_score_of(shown(t), side);
    float line = ui_line(t->ui, STYLE_SMALL);

    if (veiled(shown(t)) || 3 * line > left.h ||
        ui_text_width(t->ui, STYLE_SMALL, _("Locations %d")) > left.w * 1.3f)
        return; /* in large type they stand on the cards beside the table alone */
    cut_top(&left, left.h - (float)((s.lords > 0) + (s.locations > 0) + (s.coalition > 0)) * line);
    cut_top(&right, right.h - (float)((s.bonus > 0) + (s.master > 0)) * line);
    /* TRANSLATORS: parts of a score, each in a short line in a corner: `Lords 21` */
    draw_part(t, &left, ALIGN_LEFT, _("Lords %d"), s.lords);
    draw_part(t, &left, ALIGN_LEFT, _("Locations %d"), s.locations);
    draw_part(t, &left, ALIGN_LEFT, _("Coalition %d"), s.coalition);
    draw_part(t, &right, ALIGN_RIGHT, _("Bonus %d"), s.bonus);
    draw_part(t, &right, ALIGN_RIGHT, _("Title %d"), s.master);
}

/* --- on the cards beside the table -------------------------------------------------------------------------------- */

void sen_status(const struct table *t, int seat, struct table_status *out)
{
    int total = senate_score_of(shown(t), seat).total;

    if (!veiled(shown(t)))
        snprintf(out->words, sizeof out->words, P_("%d point", "%d points", total), total);
}

/* What a score is made of, as far as it counts something. */
static void say_score(senate_score s, struct text *out)
{
    text_sentence(out, _("Lords %d, Locations %d, coalition %d."), s.lords, s.locations, s.coalition);
    if (s.master > 0)
        text_sentence(out, _("Pearl Master %d."), s.master);
    if (s.bonus > 0)
        text_sentence(out, _("Bonus %d."), s.bonus);
}

void sen_seat_tip(const struct table *t, int seat, struct text *out)
{
    const struct senate_view *v = shown(t);

    if (!veiled(v))
        say_score(senate_score_of(v, seat), out);
    if (v->phase != SENATE_PHASE_OVER)
        text_sentence(out, P_("%d space left.", "%d spaces left.", SENATE_SPACES - v->placed[seat]),
                      SENATE_SPACES - v->placed[seat]);
}
