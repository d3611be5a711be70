/* What everybody has: over the spaces of a chamber and in its corners. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/senate/sen_parts.h"
#include "table/badges.h"
#include "table/seats.h"
#include "ui/widgets.h"

#include <stdio.h>

struct color sen_color(const struct table *t, int seat)
{
    static const unsigned tide[SENATE_SEATS] = {0xC9783A, 0x2F7F86, 0x7D8F3C, 0xA8456E};

    return color_hex(tide[table_seat_place(t, seat)]);
}

void sen_badge(struct table *t, int seat, struct rect at)
{
    static const char *const picture[SENATE_SEATS] = {"senate/badges/ebb.png", "senate/badges/flood.png",
                                                      "senate/badges/neap.png", "senate/badges/spring.png"};
    char letter[8];

    badge_letter(t, seat, letter);
    badge_draw(t->ui, at,
               &(struct badge){.picture = picture[table_seat_place(t, seat)],
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

void sen_side_head(struct table *t, int side, struct rect at)
{
    const struct senate_view *v = shown(t);
    bool rival = senate_is_rival(v, side) && v->opponent != SENATE_NONE;
    card_face suit = sen_guild_face(rival ? v->opponent : 0);
    char total[12] = "";

    if (!veiled(v))
        snprintf(total, sizeof total, "%d", senate_score_of(v, side).total);
    seats_head(t, side, &at, rival ? &suit : NULL, total);
    card_signs_count(t->ui, &at, CARD_BEAD, color_hex(SEN_BEAD), v->pearls[side]);
    card_signs_count(t->ui, &at, CARD_KEY, color_hex(SEN_GOLD), v->gold[side]);
    card_signs_count(t->ui, &at, CARD_KEY, color_hex(SEN_SILVER), v->silver[side]);
    seats_called(t, side, at, sen_side_name(t, side));
}

void sen_side_words(struct table *t, int side, struct rect at)
{
    const struct senate_view *v = shown(t);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    int first = side * 4;

    if (v->master == side)
        plate_word(t->ui, first, &at, _("Pearl Master"), color_hex(SEN_BEAD),
                   _("5 points at the end. Whoever gains Pearls and has as many takes the title."));
    if (v->bound[side] > 0)
        /* TRANSLATORS: over a chamber: its next turn is bound to draw so many Lords; very short */
        plate_word(t->ui, first + 1, &at, v->bound[side] == 1 ? _("Bound: draw 1") : _("Bound: draw 2"),
                   c->accent, _("The next turn must be to draw so many Lords; no pile may be taken."));
    if (v->complete != SENATE_NONE && (v->complete == side || v->turn == side))
        plate_word(t->ui, first + 2, &at,
                   v->complete == side ? C_("over a chamber", "Full first") : _("Last turn"), c->paper_dark,
                   _("A chamber is full: everybody else has one more turn."));
    if (side == 0 && v->token)
        /* TRANSLATORS: over a chamber: the player has an extra turn; very short */
        plate_word(t->ui, first + 3, &at, C_("over a chamber", "Extra turn"),
                   c->teal, /* next: what brings one */
                   _("A new coalition of three or more brings one. Where one only grows, it brings none."));
    cut_bottom(&at, 8);
    seats_last(t, side, at);
}

void sen_side_parts(struct table *t, int side, struct rect at, enum gfx_align align)
{
    senate_score s = senate_score_of(shown(t), side);
    /* TRANSLATORS: parts of a score, each in a short line in a corner: `Lords 21` */
    const struct plate_line line[] = {
        {_("Bonus %d"), s.bonus, _("What this Opponent counts besides, by its card.")},
        {_("Pearl Master %d"), s.master, _("For most Pearls; of equals, to whoever got there last.")},
        {_("Coalition %d"), s.coalition, _("3 for each Lord of the largest coalition.")},
        {_("Locations %d"), s.locations, _("All Locations in this chamber.")},
        {_("Lords %d"), s.lords, _("The best Lord of each guild.")}};

    if (!veiled(shown(t))) /* in large type whoever points at the name is told */
        plate_lines(t->ui, side, at, align, line, sizeof line / sizeof line[0]);
}

/* What a score is made of, as far as it counts something. */
static void say_score(senate_score s, struct text *out)
{
    text_sentence(out, _("Lords %d, Locations %d, coalition %d."), s.lords, s.locations, s.coalition);
    if (s.master > 0)
        text_sentence(out, _("%d as Pearl Master, for most Pearls."), s.master);
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
