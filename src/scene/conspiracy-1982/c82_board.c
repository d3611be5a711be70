/* The map of Conspiracy, 1982: what is printed on it, who stands on it, what moves. */
#include "scene/conspiracy-1982/c82_parts.h"
#include "table/cut.h"
#include "table/map_board.h"
#include "table/perform.h"
#include "ui/ui.h"

_Static_assert((int)FIGURE_NOWHERE == (int)C82_NOWHERE, "a piece that is nowhere");

/* How high spies rise on their way; heights of a figure. */
static const float hop = 0.42f;

static const uint8_t depth[C82_SPIES] = {0, 1, 2, 3, 4, 5, 6, 7};
static const struct figure_order order = {.figures = C82_SPIES, .prop = true, .depth = depth};

/* Whose cover is being blown: the figure turns round, and has another face on the back. */
static float turned(const struct table *t, size_t piece)
{
    float progress = 0;

    if (!perform_shows(t, C82_BLOWN, &progress) || t->play.now.arg[1] != (int)piece)
        return 0;
    return progress;
}

const struct map_board_look c82_board = {
    .game = "conspiracy-1982",
    .place_kind = THING_PLACE,
    .figure_kind = THING_SPY,
    .prop_kind = THING_CASE,
    .order = &order,
    .cast = &c82_spies,
    .figure_word = c82_spy_name,
    .rules = {0.755f, 0.765f}, /* in the Indian Ocean */
    .first_room = 0.12f,
    .next_room = 0.12f,
    .rule_told = "round-limit",
    .title = {182, 182, 758, 414},
    .opened = C82_END_BRIEFCASE,
    .turned = turned,
};

/* What the event that is being shown does to the pieces: a move, or its being undone. */
static void set_out(const game_event *e, struct piece_set *set)
{
    if (e->kind != C82_MOVED && e->kind != C82_RETURNED)
        return;
    set->piece[e->arg[0]].travels = true;
    set->piece[PIECE_CASE].travels = e->arg[3];
    set->carrier = e->arg[3] ? (size_t)e->arg[0] : FIGURE_NOWHERE;
    piece_set_way(set, (size_t)e->arg[1], (size_t)e->arg[2], false, hop);
}

void c82_prepare(struct table *t)
{
    const struct c82_box *box = c82_box_of(t->box);
    struct map_board_print print = {.marked = box->map.flagged[0], .prop_first = box->case_start};

    for (int s = 0; s < shown(t)->seats; s++)
        print.plaques |= map_bit(shown(t)->hq[s]);
    map_board_show(t, &box->map, &print, set_out);
}

/* A ring in the colour of its home around the feet of a spy who has one. */
static void draw_homes(struct table *t)
{
    const struct c82_view *v = shown(t);
    const struct piece_set *set = &t->board->pieces;
    float lift, side = set->plan->pin * 2.6f;

    for (size_t i = 0; i < C82_SPIES && v->casablanca; i++)
        if (v->spy_place[i] != C82_NOWHERE)
            cut_ring(ui_gfx(t->ui),
                     &(struct cut_ring){.at = rect_around(piece_feet(set, i, &lift), side, side),
                                        .wide = 5,
                                        .color = home_color(t, &c82_homes, v->home[i])});
}

void c82_pieces(struct table *t)
{
    map_board_names_under(t);
    map_board_arrow(t);
    draw_homes(t);
    map_board_pieces(t);
    map_board_marks(t, C82_NOWHERE);
    if (perform_shows(t, C82_PLACED, NULL))
        map_board_drop(t, (size_t)t->play.now.arg[0], t->play.t);
    map_board_names_over(t);
}
