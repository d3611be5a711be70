#include "scene/solomon/board.h"

#include "base/i18n.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/map_board.h"
#include "table/map_draw.h"
#include "table/map_sign.h"
#include "table/perform.h"
#include "table/roster.h"
#include "ui/ui.h"

_Static_assert((int)FIGURE_NOWHERE == (int)SOLOMON_NOWHERE, "a piece that is nowhere");

/* How high pieces rise on their way by line and by train; heights of a figure. */
static const float hop_by_line = 0.42f, hop_by_train = 0.1f;

/* So that what each is known by is seen: lantern, hat, wheel, telescope, scarf, bundle. */
static const uint8_t depth[SOLOMON_AGENTS] = {
    [SOLOMON_BEACON] = 0,   [SOLOMON_MAGICIAN] = 1, [SOLOMON_TEMPEST] = 2,
    [SOLOMON_ROULETTE] = 3, [SOLOMON_VAGABOND] = 4, [SOLOMON_SPYGLASS] = 5};

const struct figure_order agents_order = {.figures = SOLOMON_AGENTS, .prop = true, .depth = depth};

/* --- what is announced ---------------------------------------------------------------------------------------- */

/* The announced move has no arrow once what follows it is asked. */
static void announced(const struct table *t, struct map_board_act *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool announcing =
        perform_shows(t, SOLOMON_ANNOUNCED_MOVE, NULL) || perform_shows(t, SOLOMON_ANNOUNCED_BURN, NULL);
    bool argued = p->phase == SOLOMON_PHASE_RESPOND || p->phase == SOLOMON_PHASE_BID;
    uint8_t agent = p->verb == SOLOMON_BURN ? p->target : p->agent;

    out->stands = p->verb != 0;
    if (p->verb != 0 && argued && !announcing)
        out->held = p->agent;
    if (p->verb != 0 && agent < SOLOMON_AGENTS)
        out->at = p->agent_city[agent];
    if (p->verb != SOLOMON_MOVE)
        return;
    out->from = p->from;
    out->to = out->at = p->target;
    out->named = !perform_shows(t, SOLOMON_TRAVELLED, NULL);
    if (p->agent < SOLOMON_AGENTS && p->phase != SOLOMON_PHASE_ABILITY)
        out->figure = p->agent;
}

static bool goes(const game_action *first, uint8_t *figure, uint8_t *to)
{
    *figure = (uint8_t)first->arg[0];
    *to = (uint8_t)first->arg[1];
    return first->kind == SOLOMON_MOVE;
}

/* --- what is printed, and who is there ----------------------------------------------------------------------- */

static void draw_station(struct gfx *gfx, struct rect at)
{
    map_sign_train(gfx, at, "solomon/emblems/station.png");
}

static const uint8_t *counters(const struct table *t)
{
    return shown(t)->pub.burnt_in;
}

static const struct map_art art = {.sign = draw_station};

const struct map_board_look solomon_board = {
    .game = "solomon",
    .art = &art,
    .place_kind = THING_CITY,
    .figure_kind = THING_AGENT,
    .prop_kind = THING_CASE,
    .order = &agents_order,
    .cast = &solomon_agents,
    .figure_word = solomon_agent_word,
    /* under the map's title, where nothing is played; those below the first clear of Dublin */
    .rules = {0.142f, 0.23f},
    .first_room = 0.16f,
    .next_room = 0.15f,
    .act = announced,
    .goes = goes,
    .opened = SOLOMON_END_BRIEFCASE,
    .counters = counters,
};

/* What the event that is being shown does to the pieces. */
static void set_out(const game_event *e, struct piece_set *set)
{
    bool train = false;
    if (e->kind == SOLOMON_TRAVELLED) {
        bool with_case = e->arg[3] & SOLOMON_WITH_CASE;
        train = e->arg[3] & SOLOMON_BY_TRAIN;
        set->piece[e->arg[0]].travels = true;
        set->piece[PIECE_CASE].travels = with_case;
        set->carrier = with_case ? (size_t)e->arg[0] : FIGURE_NOWHERE;
        piece_set_way(set, (size_t)e->arg[1], (size_t)e->arg[2], train, train ? hop_by_train : hop_by_line);
    } else if (e->kind == SOLOMON_CASE_MOVED) {
        set->piece[PIECE_CASE].travels = true;
        piece_set_way(set, (size_t)e->arg[0], (size_t)e->arg[1], false, hop_by_line);
    } else if (e->kind == SOLOMON_BURNT) {
        set->piece[e->arg[1]].charred = set->t;
    }
}

void board_prepare(struct table *t)
{
    const struct solomon_box *box = solomon_box_of(t->box);
    struct map_board_print print = {.plaques = box->hqs,
                                    .signs = box->stations[shown(t)->pub.express],
                                    .marked = box->starts,
                                    .prop_first = box->case_start};
    known_refresh(t);
    map_board_show(t, &box->map, &print, set_out);
}

/* --- what goes on there -------------------------------------------------------------------------------------- */

size_t board_acting(const struct table *t)
{
    return shown(t)->pub.phase == SOLOMON_PHASE_ABILITY ? shown(t)->pub.agent : SOLOMON_NOWHERE;
}

void board_pieces(struct table *t)
{
    const struct piece_set *set = &t->board->pieces;

    map_board_names_under(t);
    map_board_arrow(t);
    map_board_threat(t);
    if (set->way_points == 2 && t->play.now.kind == SOLOMON_TRAVELLED)
        map_draw_rail(ui_gfx(t->ui), set->way[0], set->way[1]);
    map_board_counters(t, roster_badge);
    map_board_pieces(t);
    map_board_marks(t, board_acting(t));
    if (perform_shows(t, SOLOMON_DEALT, NULL))
        map_board_drop(t, (size_t)t->play.now.arg[0], t->play.t);
    doctor_draw(t);
    map_board_names_over(t);
}
