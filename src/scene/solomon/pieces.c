#include "scene/solomon/board.h"

#include "gfx/draw.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/map_draw.h"
#include "table/perform.h"
#include "table/pieces.h"
#include "ui/ease.h"
#include "ui/widgets.h"

#include <math.h>
#include <string.h>

_Static_assert((int)FIGURE_NOWHERE == (int)SOLOMON_NOWHERE, "a piece that is nowhere");

/* How high pieces rise on their way by line and by train, and whoever is announced; heights of a figure. */
static const float hop_by_line = 0.42f, hop_by_train = 0.1f, announced_held = 0.12f;

/* So that what each is known by is seen: lantern, hat, wheel, telescope, scarf, bundle. */
static const uint8_t depth[SOLOMON_AGENTS] = {
    [SOLOMON_BEACON] = 0,   [SOLOMON_MAGICIAN] = 1, [SOLOMON_TEMPEST] = 2,
    [SOLOMON_ROULETTE] = 3, [SOLOMON_VAGABOND] = 4, [SOLOMON_SPYGLASS] = 5};

const struct figure_order agents_order = {.figures = SOLOMON_AGENTS, .prop = true, .depth = depth};

static const struct sprite *sprite_of(const struct table *t, size_t piece)
{
    const struct solomon_public *p = &shown(t)->pub;
    if (piece == PIECE_CASE && p->phase == SOLOMON_PHASE_OVER && p->how == SOLOMON_END_BRIEFCASE)
        return sprites_find(&own_of(t)->sprites, "case-open");
    return sprites_find(&own_of(t)->sprites, piece == PIECE_CASE ? "case" : file_agent(piece));
}

/* --- where a picture is missing ------------------------------------------------------------------------------ */

static void draw_stand_in(struct ui *ui, size_t piece, struct point feet, float h, float opacity)
{
    if (piece == PIECE_CASE)
        piece_chest(ui, feet, h * 0.33f, color_hex(0x5a341c), opacity);
    else
        piece_pawn(ui, feet, h, color_agent(piece), letter_agent(piece), opacity);
}

/* --- where they are, and go -------------------------------------------------------------------------------- */

static void list_places(const struct solomon_view *view, uint8_t out[PIECES])
{
    memcpy(out, view->pub.agent_city, SOLOMON_AGENTS);
    out[PIECE_CASE] = view->pub.case_city;
}

static void go(struct piece_set *set, int from, int to, bool train)
{
    piece_set_way(set, (size_t)from, (size_t)to, train, train ? hop_by_train : hop_by_line);
}

/* What the event that is being shown does to the pieces. */
static void set_out(struct table *t, struct piece_set *set)
{
    const game_event *e = &t->play.now;
    struct solomon_view later = *shown(t);
    uint8_t then[PIECES];
    table_rules(t)->show(t->box, (struct game_view *)&later, e);
    list_places(&later, then);
    for (size_t p = 0; p < PIECES; p++)
        set->piece[p].then = then[p];
    set->t = ease_at(EASE_IN_OUT, t->play.t);
    if (e->kind == SOLOMON_TRAVELLED) {
        bool with_case = e->arg[3] & SOLOMON_WITH_CASE;
        set->piece[e->arg[0]].travels = true;
        set->piece[PIECE_CASE].travels = with_case;
        set->carrier = with_case ? (size_t)e->arg[0] : FIGURE_NOWHERE;
        go(set, e->arg[1], e->arg[2], e->arg[3] & SOLOMON_BY_TRAIN);
    } else if (e->kind == SOLOMON_CASE_MOVED) {
        set->piece[PIECE_CASE].travels = true;
        go(set, e->arg[0], e->arg[1], false);
    } else if (e->kind == SOLOMON_BURNT) {
        set->piece[e->arg[1]].charred = set->t;
    }
}

void pieces_place(struct table *t)
{
    struct solomon_own *own = own_of(t);
    struct piece_set *set = &own->pieces;
    uint8_t at[PIECES];
    piece_set_clear(set, &own->plan, &own->sprites, &agents_order);
    set->stand_in = draw_stand_in;
    list_places(shown(t), at);
    for (size_t p = 0; p < PIECES; p++)
        set->piece[p] = (struct piece){.sprite = sprite_of(t, p), .at = at[p], .then = at[p]};
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        if (pieces_counter(t, a, &set->kept[set->kept_count]))
            set->kept_count++;
    if (t->play.running && !t->looking.on)
        set_out(t, set);
    piece_set_place(set);
}

bool pieces_counter(const struct table *t, size_t agent, struct rect *out)
{
    const struct solomon_own *own = own_of(t);
    const struct solomon_public *p = &shown(t)->pub;
    if (!(p->burnt >> agent & 1) || p->burnt_in[agent] >= own->plan.places)
        return false;
    size_t here = 0, before = 0;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        if ((p->burnt >> a & 1) && p->burnt_in[a] == p->burnt_in[agent]) {
            here++;
            before += a < agent;
        }
    *out = map_counter(&own->plan, p->burnt_in[agent], before, here);
    return true;
}

/* --- drawing ------------------------------------------------------------------------------------------------- */

/* A counter where an agent burnt: the agent's badge, struck out. */
static void draw_counters(struct table *t)
{
    struct rect box;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        if (pieces_counter(t, a, &box)) {
            agent_token(t, a, box);
            map_draw_struck(ui_gfx(t->ui), box);
        }
}

/* A dealt figure comes down from above. */
static void draw_dealt(struct table *t)
{
    const game_event *e = &t->play.now;
    if (!perform_shows(t, SOLOMON_DEALT, NULL))
        return;
    const struct piece_set *set = &own_of(t)->pieces;
    float lift = (1 - ease_at(EASE_OUT, t->play.t)) * set->plan->pieces.figure_h * 1.5f;
    piece_draw_in_set(t->ui, set, (size_t)e->arg[0], set->to.feet[e->arg[0]],
                      (struct piece_look){.lift = lift, .opacity = fminf(1, t->play.t * 3)});
}

/* What may be pressed now stands in a light; so does what was pressed, and whoever is announced, who is held up. */
static void light_up(struct table *t, struct piece_set *set)
{
    struct pick_lit lit = table_lit(t);
    const struct solomon_public *p = &shown(t)->pub;
    bool announcing =
        perform_shows(t, SOLOMON_ANNOUNCED_MOVE, NULL) || perform_shows(t, SOLOMON_ANNOUNCED_BURN, NULL);
    bool answered = (p->phase == SOLOMON_PHASE_RESPOND || p->phase == SOLOMON_PHASE_BID) && !announcing;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++) {
        bool announced = p->verb != 0 && answered && p->agent == a;
        bool taken = pick_taken(&t->pick, (struct thing){THING_AGENT, (uint8_t)a}) && t->legal_count > 0;
        bool open = lit.of[THING_AGENT] >> a & 1;
        set->piece[a].light = taken || announced ? PIECE_TAKEN : open ? PIECE_OPEN : PIECE_DARK;
        set->piece[a].held = announced ? announced_held : 0;
    }
    set->piece[PIECE_CASE].light = lit.of[THING_CASE] ? PIECE_OPEN : PIECE_DARK;
}

void pieces_draw(struct table *t)
{
    struct piece_set *set = &own_of(t)->pieces;
    light_up(t, set);
    if (set->way_points == 2 && t->play.now.kind == SOLOMON_TRAVELLED)
        map_draw_rail(ui_gfx(t->ui), set->way[0], set->way[1]);
    draw_counters(t);
    piece_set_draw(t->ui, set);
    draw_dealt(t);
    doctor_draw(t);
}

void agent_figure(struct table *t, size_t agent, struct rect box, float opacity)
{
    const struct sprites *sprites = &own_of(t)->sprites;
    const struct sprite *s = sprites_find(sprites, file_agent(agent));
    struct point feet;
    float h = piece_fit(sprites, s, box, &feet);
    if (!piece_draw(ui_gfx(t->ui), sprites, s, feet, h, (struct piece_look){.opacity = opacity}))
        draw_stand_in(t->ui, agent, feet, h, opacity);
}
