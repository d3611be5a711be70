#include "scene/solomon/touch.h"

#include "base/i18n.h"
#include "scene/solomon/board_draw.h"
#include "scene/solomon/city_names.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/pieces.h"
#include "table/plane.h"
#include "ui/widgets.h"

#include <stdio.h>

static bool turn_begins(const struct table *t)
{
    return shown(t)->pub.phase == SOLOMON_PHASE_TURN && t->pick.count == 0 && t->pick.mode == PICK_MOVE;
}

/* Whether keys and pad walk over this kind of thing now: at the start of a turn over agents or cities, not both. */
static bool walked(const struct table *t, int kind)
{
    if (!turn_begins(t))
        return true;
    return t->second ? kind == THING_CITY : kind != THING_CITY;
}

static ui_id id_of(const struct table *t, struct thing thing)
{
    return ui_id_at(t->ui, t->game->thing[thing.kind].key, thing.index);
}

/* After an agent is chosen, whoever stands in a city where it can go means that city: the next press is nearly
 * always the destination. */
static struct thing meant(const struct table *t, size_t agent, const struct pick_lit *lit)
{
    uint8_t city = shown(t)->pub.agent_city[agent];
    bool own = pick_taken(&t->pick, (struct thing){THING_AGENT, (uint8_t)agent});
    if (!own && !(lit->of[THING_AGENT] >> agent & 1) && city < own_of(t)->plan.places &&
        (lit->of[THING_CITY] >> city & 1))
        return (struct thing){THING_CITY, city};
    return (struct thing){THING_AGENT, (uint8_t)agent};
}

/* What has the focus, for keys and pad. */
struct mark {
    struct rect at; /* on the map; empty: nothing */
    bool round;
};

static void show_focus(struct table *t, ui_id id, struct mark mark, struct mark *out)
{
    if (ui_focused(t->ui) != id || !ui_focus_visible(t->ui))
        return;
    lens_reveal(&t->lens, t->layout.middle, rect_center(mark.at));
    *out = mark;
}

/* The frame around what has the focus, and above it the names that it would cross. */
static void draw_mark(struct table *t, const struct mark *mark)
{
    if (rect_empty(mark->at))
        return;
    float zoom = t->lens.zoom;
    struct point corner = lens_to_window(&t->lens, t->layout.middle, (struct point){mark->at.x, mark->at.y});
    gfx_clip_push(ui_gfx(t->ui), t->layout.middle);
    ui_ring(t->ui, (struct rect){corner.x, corner.y, mark->at.w * zoom, mark->at.h * zoom}, mark->round);
    gfx_clip_pop(ui_gfx(t->ui));
    table_lens_push(t);
    city_names_across(t, rect_grow(mark->at, 12));
    table_lens_pop(t);
}

/* Who that is and what he can do; known to everybody. */
static void tell_agent(struct table *t, size_t agent, struct rect box, const struct ui_response *r)
{
    char words[200];
    snprintf(words, sizeof words, "%s: %s", name_agent(agent), name_ability(agent));
    struct point at = lens_to_window(&t->lens, t->layout.middle, (struct point){box.x, box.y});
    struct ui_response pointed =
        *r; /* by keys it would cover the map all the time; the bar tells once he is picked */
    pointed.focused = false;
    ui_tip(t->ui, &pointed, (struct rect){at.x, at.y, box.w * t->lens.zoom, box.h * t->lens.zoom}, words);
}

static void touch_agents(struct table *t, const struct pick_lit *lit, const struct figure_layout *where,
                         struct mark *mark)
{
    for (size_t i = 0; i < where->count; i++) {
        size_t piece = where->order[i];
        if (piece == PIECE_CASE)
            continue;
        struct thing thing = {THING_AGENT, (uint8_t)piece};
        struct rect box = pieces_box(t, piece);
        bool is_lit = lit->of[THING_AGENT] >> piece & 1;
        bool again = pick_taken(&t->pick, thing) || meant(t, piece, lit).kind == THING_CITY ||
                     (shown(t)->pub.phase == SOLOMON_PHASE_TURN && t->pick.count > 0);
        if (!is_lit && !again)
            continue;
        unsigned flags = SPOT_QUIET | SPOT_OWN_RING | (is_lit && walked(t, THING_AGENT) ? 0 : SPOT_NO_FOCUS);
        ui_id id = id_of(t, thing);
        struct ui_response r = ui_spot_in_view(t->ui, id, box, flags);
        show_focus(t, id, (struct mark){box, false}, mark);
        if (is_lit)
            tell_agent(t, piece, box, &r);
        if (r.clicked) {
            table_press(t, meant(t, piece, lit));
            return;
        }
    }
}

static bool city_answers(const struct table *t, const struct pick_lit *lit, size_t c)
{
    return lit->of[THING_CITY] >> c & 1 || pick_taken(&t->pick, (struct thing){THING_CITY, (uint8_t)c});
}

static void mark_hot(struct table *t, size_t c)
{
    float r = own_of(t)->plan.pin * 1.9f;
    gfx_ring(ui_gfx(t->ui), own_of(t)->plan.place[c], r, 4, color_hex(0xFFF6E0));
    city_names_across(t, rect_around(own_of(t)->plan.place[c], 2 * r + 4, 2 * r + 4));
}

static void touch_pins(struct table *t, const struct pick_lit *lit, struct mark *mark)
{
    for (size_t c = 0; c < own_of(t)->plan.places; c++) {
        if (!city_answers(t, lit, c))
            continue;
        struct thing thing = {THING_CITY, (uint8_t)c};
        float r = own_of(t)->plan.pin * 1.9f;
        unsigned flags =
            SPOT_QUIET | SPOT_ROUND | SPOT_OWN_RING | (walked(t, THING_CITY) ? 0 : SPOT_NO_FOCUS);
        ui_id id = id_of(t, thing);
        struct rect pin = rect_around(own_of(t)->plan.place[c], 2 * r, 2 * r);
        struct ui_response on = ui_spot_in_view(t->ui, id, pin, flags);
        show_focus(t, id, (struct mark){pin, true}, mark);
        if (on.hot)
            mark_hot(t, c);
        if (on.clicked) {
            table_press(t, thing);
            return;
        }
    }
}

/* The names answer as the pins do. */
static void touch_names(struct table *t, const struct pick_lit *lit)
{
    for (size_t c = 0; c < own_of(t)->plan.places; c++) {
        if (!city_answers(t, lit, c))
            continue;
        struct ui_response on = ui_spot_in_view(t->ui, ui_id_at(t->ui, "name", (int)c),
                                                own_of(t)->names.at[c], SPOT_QUIET | SPOT_NO_FOCUS);
        if (on.hot)
            mark_hot(t, c);
        if (on.clicked) {
            table_press(t, (struct thing){THING_CITY, (uint8_t)c});
            return;
        }
    }
}

/* It shares its name with the button that means it, which wears the frame of the focus: two frames would be one too many. */
static void touch_case(struct table *t, const struct pick_lit *lit)
{
    if (!lit->of[THING_CASE])
        return;
    struct thing thing = {THING_CASE, 0};
    struct rect box = rect_grow(pieces_box(t, PIECE_CASE), own_of(t)->plan.pin * 0.5f);
    struct ui_response r = ui_spot_in_view(t->ui, id_of(t, thing), box, SPOT_QUIET | SPOT_OWN_RING);
    if (ui_focused(t->ui) == id_of(t, thing) && ui_focus_visible(t->ui))
        lens_reveal(&t->lens, t->layout.middle, rect_center(box));
    if (r.clicked)
        table_press(t, thing);
}

static void give_focus(struct table *t, struct thing thing, bool now)
{
    ui_focus_default(t->ui, id_of(t, thing));
    if (now)
        ui_focus(t->ui, id_of(t, thing));
}

/* The lit thing that lies nearest to what was chosen last, or to the middle. */
void touch_focus(struct table *t, bool now)
{
    struct pick_lit lit = table_lit(t);
    const struct figure_layout *where = &own_of(t)->pieces.from;
    if (lit.of[THING_CASE]) {
        give_focus(t, (struct thing){THING_CASE, 0}, now);
        return;
    }
    struct point from = {own_of(t)->plan.at.w / 2, own_of(t)->plan.at.h / 2};
    if (t->pick.count > 0) {
        struct thing last = t->pick.taken[t->pick.count - 1];
        from = last.kind == THING_AGENT  ? where->feet[last.index]
               : last.kind == THING_CITY ? own_of(t)->plan.place[last.index]
                                         : from;
    } else if (shown(t)->pub.phase == SOLOMON_PHASE_ABILITY) {
        from = where->feet[shown(t)->pub.agent];
    }
    struct thing best = {0, 0};
    float least = 0;
    for (size_t i = 0; i < SOLOMON_AGENTS + own_of(t)->plan.places; i++) {
        bool agent = i < SOLOMON_AGENTS;
        size_t k = agent ? i : i - SOLOMON_AGENTS;
        struct thing thing = {agent ? THING_AGENT : THING_CITY, (uint8_t)k};
        bool on = agent ? lit.of[THING_AGENT] >> k & 1 : lit.of[THING_CITY] >> k & 1;
        if (!on || !walked(t, thing.kind))
            continue;
        float d = plane_distance(from, agent ? where->feet[k] : own_of(t)->plan.place[k]);
        if (best.kind == 0 || d < least) {
            least = d;
            best = thing;
        }
    }
    if (best.kind != 0)
        give_focus(t, best, now);
}

/* One press a frame: after it the things that are lit are others. What is touched later lies in front: figures before
 * the names at first, when they are what is mostly meant, behind them once a destination is asked for. */
void touch_board(struct table *t)
{
    struct pick_lit lit = table_lit(t);
    const struct figure_layout *where = &own_of(t)->pieces.from;
    bool names_first = turn_begins(t);
    struct mark mark = {0};
    table_lens_push(t);
    touch_pins(t, &lit, &mark);
    if (names_first)
        touch_names(t, &lit);
    touch_agents(t, &lit, where, &mark);
    if (!names_first)
        touch_names(t, &lit);
    touch_case(t, &lit);
    table_lens_pop(t);
    draw_mark(t, &mark);
}
