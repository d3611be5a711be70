/* The map of Conspiracy, 1982: what is printed on it, who stands on it, what moves. */
#include "scene/conspiracy-1982/c82_parts.h"
#include "table/house_rules.h"
#include "table/map_board.h"
#include "table/map_draw.h"
#include "table/perform.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

_Static_assert((int)FIGURE_NOWHERE == (int)C82_NOWHERE, "a piece that is nowhere");

/* How high spies rise on their way; heights of a figure. */
static const float hop = 0.42f;

static const uint8_t depth[C82_SPIES] = {0, 1, 2, 3, 4, 5, 6, 7};
static const struct figure_order order = {.figures = C82_SPIES, .prop = true, .depth = depth};

static void where(const struct game_view *view, uint8_t *at)
{
    const struct c82_view *v = c82_view_of(view);

    memcpy(at, v->spy_place, C82_SPIES);
    at[PIECE_CASE] = v->case_place;
}

/* Whose cover is being blown: the figure turns round, and has another face on the back. */
static float turned(const struct table *t, size_t piece)
{
    float progress = 0;

    if (!perform_shows(t, C82_BLOWN, &progress) || t->play.now.arg[1] != (int)piece)
        return 0;
    return progress;
}

static const struct sprite *sprite_of(const struct table *t, size_t piece)
{
    const struct sprites *all = &t->board->sprites;
    char back[48];

    if (piece == PIECE_CASE)
        return sprites_find(all, "case");
    if (turned(t, piece) <= 0.5f)
        return sprites_find(all, cast_file(&c82_spies, piece));
    snprintf(back, sizeof back, "%s-back", cast_file(&c82_spies, piece));
    return sprites_find(all, back);
}

static void draw_stand_in(struct ui *ui, size_t piece, struct point feet, float h, float opacity)
{
    if (piece == PIECE_CASE)
        piece_chest(ui, feet, h * 0.33f, color_hex(0x6B4226), opacity);
    else
        piece_pawn(ui, feet, h, cast_color(&c82_spies, piece), cast_letter(&c82_spies, piece), opacity);
}

static void plaque(struct table *t, size_t place, struct rect at)
{
    home_badge(t, &c82_homes, place, at);
}

static const struct map_art art = {.print = "conspiracy-1982/map/map-2048.jpg",
                                   .fine_print = "conspiracy-1982/map/map-4096.jpg",
                                   .ground = {0.62f, 0.70f, 0.74f, 1},
                                   .string = "shared/ui/string.png",
                                   .cord = {0.70f, 0.16f, 0.13f, 1},
                                   .cord_edge = {0.25f, 0.07f, 0.06f, 1},
                                   .pin = "shared/ui/pin.png"};

const struct map_board_look c82_board = {
    .game = "conspiracy-1982",
    .made = "conspiracy-1982/map/projection.json",
    .figures = "conspiracy-1982/figures",
    .art = &art,
    .place = "conspiracy-1982/emblems/city.png",
    .marked = "conspiracy-1982/emblems/start.png",
    .frame = 60,
    .figure = {50, 98},
    .prop = {40, 32},
    .place_kind = THING_PLACE,
    .figure_kind = THING_SPY,
    .prop_kind = THING_CASE,
    .order = &order,
    .plaque = plaque,
    .where = where,
    .sprite = sprite_of,
    .stand_in = draw_stand_in,
};

/* What the event that is being shown does to the pieces: a move, or its being undone. */
static void set_out(const struct table *t, const game_event *e, struct piece_set *set)
{
    if (e->kind == C82_BLOWN)
        set->piece[e->arg[1]].turned = turned(t, (size_t)e->arg[1]);
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
    struct map_board_print print = {.marked = box->map.flagged[0]};

    for (int s = 0; s < shown(t)->seats; s++)
        print.plaques |= map_bit(shown(t)->hq[s]);
    map_board_prepare(t, &box->map, &print);
    if (t->play.running && !t->looking.on)
        set_out(t, &t->play.now, &t->board->pieces);
    map_board_place(t);
}

/* The place where what stands ends. */
static size_t ends_at(const struct c82_view *v)
{
    return !stands(v) ? C82_NOWHERE : v->verb == C82_MOVE ? v->target : v->spy_place[v->spy];
}

/* A ring in the colour of its home around the feet of a spy who has one. */
static void draw_homes(struct table *t)
{
    const struct c82_view *v = shown(t);
    const struct piece_set *set = &t->board->pieces;

    float lift;

    for (size_t i = 0; i < C82_SPIES && v->casablanca; i++)
        if (v->spy_place[i] != C82_NOWHERE)
            gfx_ring(ui_gfx(t->ui), piece_feet(set, i, &lift), set->plan->pin * 1.3f, 5,
                     home_color(t, &c82_homes, v->home[i]));
}

void c82_pieces(struct table *t)
{
    const struct c82_view *v = shown(t);
    bool open = stands(v) && v->bidding.step <= CHALLENGE_REPLY, moved = open && v->verb == C82_MOVE;

    map_board_names_under(t);
    map_board_marks(t, C82_NOWHERE);
    if (moved)
        map_board_arrow(t, v->from, v->target, cast_color(&c82_spies, v->spy));
    draw_homes(t);
    map_board_pieces(t, open ? v->spy : FIGURE_NOWHERE);
    if (perform_shows(t, C82_PLACED, NULL))
        map_board_drop(t, (size_t)t->play.now.arg[0], t->play.t);
    map_board_names_over(t, moved ? map_bit(v->target) : 0);
}

size_t c82_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS])
{
    size_t n = map_board_spots(t, lit, out);

    return n + map_board_prop_spot(t, lit, out + n);
}

/* `case`, a spy or a place by its name in records. */
bool c82_point(const struct table *t, const char *name, struct rect *at)
{
    const struct piece_set *set = &t->board->pieces;

    *at = (struct rect){0, 0, 0, 0};
    if (strcmp(name, "case") == 0)
        *at = piece_box(set, PIECE_CASE);
    for (size_t i = 0; i < C82_SPIES; i++)
        if (strcmp(name, c82_spy_name[i]) == 0)
            *at = piece_box(set, i);
    return map_board_point(t, name, at) || !rect_empty(*at);
}

bool c82_aim(const struct table *t, struct point *at)
{
    size_t place = ends_at(shown(t));

    if (place < t->board->plan.places)
        *at = t->board->plan.place[place];
    return place < t->board->plan.places;
}

void c82_from(const struct table *t, struct thing last, struct point *from)
{
    map_board_from(t, last, FIGURE_NOWHERE, from);
}

size_t c82_precious(const struct table *t, struct table_precious out[TABLE_PRECIOUS])
{
    const struct c82_view *v = shown(t);
    bool moved = stands(v) && v->verb == C82_MOVE;

    return map_board_precious(t, t->board->print.plaques, stands(v), moved ? v->from : C82_NOWHERE,
                              moved ? v->target : (uint8_t)ends_at(v), out);
}

/* Over Siberia, where nothing is played. */
void c82_house_rules(const struct table *t, struct house_rules *out)
{
    const struct map_plan *plan = &t->board->plan;

    *out = (struct house_rules){.at = {0.8f * plan->at.w, 0.06f * plan->at.h},
                                .first_room = 0.13f * plan->at.w,
                                .next_room = 0.13f * plan->at.w,
                                .print = plan->label,
                                .count = plan->places};
}
