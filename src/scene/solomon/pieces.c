#include "scene/solomon/pieces.h"

#include "gfx/effects.h"
#include "scene/solomon/die.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/seats.h"
#include "table/perform.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Of a figure's height in the layout: world units, its base to the top of a usual hat. */
static const float figure_units = 2.08f;

static void piece_cities(const struct solomon_view *view, uint8_t out[GROUP_PIECES])
{
    memcpy(out, view->pub.agent_city, SOLOMON_AGENTS);
    out[GROUP_CASE] = view->pub.case_city;
}

void pieces_layout(const struct table *t, struct group_layout *out)
{
    uint8_t city[GROUP_PIECES];
    piece_cities(shown(t), city);
    board_group(&own_of(t)->plan, city, out);
}

/* --- one piece --------------------------------------------------------------------------------------------- */

static const struct sprite *sprite_of(const struct table *t, size_t piece)
{
    static const char *const name[GROUP_PIECES] = {"beacon",  "magician", "roulette", "spyglass",
                                                   "tempest", "vagabond", "case"};
    const struct solomon_public *p = &shown(t)->pub;
    if (piece == GROUP_CASE && p->phase == SOLOMON_PHASE_OVER && p->how == SOLOMON_END_BRIEFCASE)
        return sprites_find(&own_of(t)->sprites, "case-open");
    return sprites_find(&own_of(t)->sprites, name[piece]);
}

struct rect pieces_reach(const struct table *t, size_t piece, struct point feet)
{
    const struct sprite *s = sprite_of(t, piece);
    float h = own_of(t)->plan.pieces.figure_h;
    if (!s)
        return (struct rect){feet.x - h / 4, feet.y - h, h / 2, h};
    return sprite_reach(s, feet, h / figure_units);
}

/* Stands in where a picture is missing: a turned pawn. */
static void draw_pawn(struct table *t, size_t piece, struct point feet, float h, float opacity)
{
    struct gfx *gfx = ui_gfx(t->ui);
    if (piece == GROUP_CASE) {
        struct rect box = {feet.x - h * 0.62f, feet.y - h * 0.9f, h * 1.24f, h * 0.9f};
        gfx_round_line(gfx, (struct rect){feet.x - h * 0.22f, feet.y - h * 1.12f, h * 0.44f, h * 0.4f}, 4, 3,
                       color_fade(color_hex(0x2b1a10), opacity));
        gfx_round(gfx, box, h * 0.12f, color_fade(color_hex(0x5a341c), opacity));
        gfx_fill(gfx, (struct rect){box.x, box.y + box.h * 0.4f, box.w, 2},
                 color_fade(color_hex(0xC9A04A), opacity));
        return;
    }
    struct color c = color_fade(color_agent(piece), opacity), dark = color_mix(c, color_hex(0x000000), 0.35f);
    dark.a = opacity;
    gfx_round(gfx, (struct rect){feet.x - h * 0.22f, feet.y - h * 0.14f, h * 0.44f, h * 0.16f}, h * 0.08f,
              dark);
    struct point body[4] = {{feet.x - h * 0.1f, feet.y - h * 0.66f},
                            {feet.x + h * 0.1f, feet.y - h * 0.66f},
                            {feet.x + h * 0.2f, feet.y - h * 0.06f},
                            {feet.x - h * 0.2f, feet.y - h * 0.06f}};
    gfx_quad(gfx, 0, body, c);
    gfx_disc(gfx, (struct point){feet.x, feet.y - h * 0.78f}, h * 0.19f, c);
    struct gfx_type type = ui_type(t->ui, STYLE_STRONG);
    type.size = h * 0.3f;
    gfx_text_line(gfx, type, (struct rect){feet.x - h * 0.3f, feet.y - h * 0.5f, h * 0.6f, h * 0.36f},
                  ALIGN_CENTER, VALIGN_MIDDLE, letter_agent(piece), color_fade(color_hex(0xFFF6E0), opacity));
}

struct look {
    float lift; /* how high over the board, board units */
    float opacity;
    float charred; /* 0 whole, 1 gone */
};

static void draw_soft_shadow(struct table *t, struct point feet, float w, float dark)
{
    struct rect at = {feet.x - w * 0.75f, feet.y - w * 0.32f, w * 1.6f, w * 0.62f};
    struct gfx *gfx = ui_gfx(t->ui);
    gfx_image(gfx, gfx_load(gfx, "shared/ui/glow.png"), at, (struct color){0.03f, 0.02f, 0.01f, dark});
}

/* The light of a fire behind one who burns, and sparks that rise from it. */
static void draw_fire(struct table *t, struct point feet, float h, float p)
{
    struct gfx *gfx = ui_gfx(t->ui);
    gfx_texture glow = gfx_load(gfx, "shared/ui/glow.png");
    float strength = sinf(3.14159f * p);
    struct point heart = {feet.x, feet.y - h * (0.15f + 0.55f * p)};
    gfx_set_blend(gfx, BLEND_ADD);
    gfx_image(gfx, glow, rect_around(heart, h * 2.1f, h * 1.9f),
              (struct color){1, 0.42f, 0.08f, 0.85f * strength});
    for (unsigned k = 0; k < 14; k++) {
        float age = p * 1.3f - plane_jitter(k, 3) * 0.5f, side = plane_jitter(k, 7) - 0.5f;
        if (age <= 0 || age >= 0.8f)
            continue;
        struct point at = {feet.x + h * (side * 0.7f + 0.16f * sinf(age * 9 + (float)k)),
                           feet.y - h * (0.1f + plane_jitter(k, 5) * 0.4f + age * 1.1f)};
        float size = h * 0.09f * (1 - age);
        gfx_image(gfx, glow, rect_around(at, size, size), (struct color){1, 0.7f, 0.25f, 1 - age});
    }
    gfx_set_blend(gfx, BLEND_NORMAL);
}

/* h: the height of a figure; the case keeps its size to it. */
static void draw_piece(struct table *t, size_t piece, struct point feet, float h, struct look look)
{
    struct gfx *gfx = ui_gfx(t->ui);
    const struct sprite *s = sprite_of(t, piece);
    float world = h / figure_units, left = look.opacity * (1 - look.charred);
    if (s && look.charred > 0 && !gfx_texture_failed(gfx, sprite_picture(gfx, s, world))) {
        struct gfx_sprite burning = {.texture = sprite_picture(gfx, s, world),
                                     .at = sprite_canvas(s, feet, world)};
        draw_soft_shadow(t, feet, h * 0.5f, 0.6f * left);
        draw_fire(t, feet, h, look.charred);
        /* the figure fills the middle of its canvas: it catches at once and is gone with the last of the time */
        gfx_burn(gfx, &burning, 0.3f + 0.4f * look.charred, (uint32_t)piece + 1);
        return;
    }
    if (s && sprite_draw(gfx, s, feet, world, look.lift, left))
        return;
    draw_soft_shadow(t, feet, h * 0.5f, 0.6f * left);
    feet.y -= look.lift;
    draw_pawn(t, piece, feet, piece == GROUP_CASE ? h * 0.33f : h, left);
}

/* Where the case hangs while an agent on the way carries it. */
static struct point hand_of(const struct table *t, size_t agent, struct point feet, float h)
{
    const struct sprite *s = sprite_of(t, agent);
    float world = h / figure_units;
    if (!s || !s->has_hand)
        return (struct point){feet.x + h * 0.24f, feet.y - h * 0.2f};
    return (struct point){feet.x + (s->hand.x - s->ground.x) * world / s->unit,
                          feet.y + (s->hand.y - s->ground.y) * world / s->unit + h * 0.2f};
}

void piece_figure(struct table *t, size_t agent, struct rect box, float opacity)
{
    const struct sprite *s = sprite_of(t, agent);
    float h = box.h * 0.92f;
    struct point feet = {box.x + box.w / 2, box.y + box.h * 0.96f};
    if (s) { /* with all that it holds */
        struct rect reach = sprite_reach(s, (struct point){0, 0}, h / figure_units);
        float fit = fminf(1, fminf(box.w / reach.w, box.h / reach.h));
        h *= fit;
        feet.x = box.x + (box.w - reach.w * fit) / 2 - reach.x * fit;
        feet.y = box.y + box.h - (reach.y + reach.h) * fit;
    }
    draw_piece(t, agent, feet, h, (struct look){0, opacity, 0});
}

/* --- on their way -------------------------------------------------------------------------------------------- */

/* A journey's line: the string's course, or a straight rail. */
static size_t journey(const struct table *t, int from, int to, bool train, struct point out[STRAND_POINTS])
{
    int lo = from < to ? from : to, hi = from < to ? to : from;
    if (!train && from != to) {
        strand_between(own_of(t)->plan.city[lo], own_of(t)->plan.city[hi], (unsigned)(lo * 64 + hi), out);
        if (from > to)
            for (int i = 0; i < STRAND_POINTS / 2; i++) {
                struct point swap = out[i];
                out[i] = out[STRAND_POINTS - 1 - i];
                out[STRAND_POINTS - 1 - i] = swap;
            }
        return STRAND_POINTS;
    }
    out[0] = own_of(t)->plan.city[from];
    out[1] = own_of(t)->plan.city[to];
    return 2;
}

static void draw_rail(struct table *t, const struct point ends[2])
{
    struct gfx *gfx = ui_gfx(t->ui);
    float length = plane_distance(ends[0], ends[1]);
    if (length < 1)
        return;
    struct point n = {-(ends[1].y - ends[0].y) / length * 6, (ends[1].x - ends[0].x) / length * 6};
    struct color iron = color_hex(0x241a12);
    int sleepers = (int)(length / 16) + 1;
    for (int k = 0; k < sleepers; k++) {
        struct point p = plane_between(ends[0], ends[1], 16 * (float)k / length);
        gfx_line(gfx, (struct point){p.x - 1.5f * n.x, p.y - 1.5f * n.y},
                 (struct point){p.x + 1.5f * n.x, p.y + 1.5f * n.y}, 4, color_fade(iron, 0.8f));
    }
    for (int side = -1; side <= 1; side += 2)
        gfx_line(gfx, (struct point){ends[0].x + (float)side * n.x, ends[0].y + (float)side * n.y},
                 (struct point){ends[1].x + (float)side * n.x, ends[1].y + (float)side * n.y}, 3, iron);
}

/* The pieces as they stand now and as they will stand when the event is over. */
struct passage {
    struct group_layout from, to;
    bool moving[GROUP_PIECES];
    float t;
    struct point line[STRAND_POINTS];
    size_t points;
    bool train;
    size_t carrier; /* the agent with the case in hand; GROUP_PIECES: none */
};

static void passage_make(const struct table *t, struct passage *p)
{
    const game_event *e = &t->play.now;
    memset(p, 0, sizeof *p);
    p->carrier = GROUP_PIECES;
    pieces_layout(t, &p->from);
    p->to = p->from;
    if (!t->play.running || t->looking.on)
        return;
    struct solomon_view later = *shown(t);
    event_show(t->box, (struct game_view *)&later, e);
    uint8_t city[GROUP_PIECES];
    piece_cities(&later, city);
    board_group(&own_of(t)->plan, city, &p->to);
    for (size_t k = 0; k < GROUP_PIECES; k++)
        if (city[k] == SOLOMON_NOWHERE) /* whoever burns stays where he is */
            p->to.feet[k] = p->from.feet[k];
    p->t = ease_at(EASE_IN_OUT, t->play.t);
    if (e->kind == SOLOMON_TRAVELLED) {
        p->moving[e->arg[0]] = true;
        p->moving[GROUP_CASE] = e->arg[3] & SOLOMON_WITH_CASE;
        p->carrier = p->moving[GROUP_CASE] ? (size_t)e->arg[0] : GROUP_PIECES;
        p->train = e->arg[3] & SOLOMON_BY_TRAIN;
        p->points = journey(t, e->arg[1], e->arg[2], p->train, p->line);
    } else if (e->kind == SOLOMON_CASE_MOVED) {
        p->moving[GROUP_CASE] = true;
        p->points = journey(t, e->arg[0], e->arg[1], false, p->line);
    }
}

static struct point feet_of(const struct table *t, const struct passage *p, size_t piece, float *lift)
{
    struct point a = p->from.feet[piece], b = p->to.feet[piece];
    *lift = 0;
    if (!p->moving[piece] || p->points == 0)
        return plane_between(a, b, p->t);
    struct point on = strand_along(p->line, p->points, p->t);
    struct point start = p->line[0], end = p->line[p->points - 1];
    float rest = 1 - p->t;
    *lift = sinf(3.14159f * fminf(p->t, 1)) * own_of(t)->plan.pieces.figure_h * (p->train ? 0.1f : 0.42f);
    return (struct point){on.x + (a.x - start.x) * rest + (b.x - end.x) * p->t,
                          on.y + (a.y - start.y) * rest + (b.y - end.y) * p->t};
}

/* A dealt figure comes down from above. */
static void draw_dealt(struct table *t)
{
    const game_event *e = &t->play.now;
    if (!perform_shows(t, SOLOMON_DEALT, NULL))
        return;
    float lift = (1 - ease_at(EASE_OUT, t->play.t)) * own_of(t)->plan.pieces.figure_h * 1.5f;
    draw_piece(t, (size_t)e->arg[0], own_of(t)->plan.city[e->arg[1]], own_of(t)->plan.pieces.figure_h,
               (struct look){lift, fminf(1, t->play.t * 3), 0});
}

bool pieces_counter(const struct table *t, size_t agent, struct rect *out)
{
    if (!(shown(t)->pub.burnt >> agent & 1) || own_of(t)->burnt_in[agent] >= own_of(t)->plan.cities)
        return false;
    float world = own_of(t)->plan.pieces.figure_h / figure_units;
    struct point pin = own_of(t)->plan.city[own_of(t)->burnt_in[agent]];
    *out = (struct rect){pin.x - world * 1.2f, pin.y - world * 0.1f, world * 1.06f, world * 0.66f};
    return true;
}

/* A counter where an agent burnt, with the agent's badge on it. */
static void draw_counters(struct table *t)
{
    const struct sprite *s = sprites_find(&own_of(t)->sprites, "burn");
    float world = own_of(t)->plan.pieces.figure_h / figure_units;
    for (size_t a = 0; a < SOLOMON_AGENTS && s; a++) {
        struct rect box;
        if (!pieces_counter(t, a, &box))
            continue;
        struct point at = {box.x + box.w * 0.55f, box.y + box.h * 0.6f};
        sprite_draw(ui_gfx(t->ui), s, at, world * 0.85f, 0, 1);
        struct point badge = {at.x - world * 0.3f, at.y - world * 0.22f};
        agent_badge(t, a, rect_around(badge, world * 0.46f, world * 0.46f));
    }
}

static bool is_lit(const struct table *t, const struct pick_lit *lit, size_t piece)
{
    (void)t;
    return piece == GROUP_CASE ? lit->of[THING_CASE] : lit->of[THING_AGENT] >> piece & 1;
}

/* Light on the ground around the feet of a piece that may be pressed, or that was. */
static void draw_light(struct table *t, size_t piece, struct point feet, bool taken)
{
    struct gfx *gfx = ui_gfx(t->ui);
    float w = own_of(t)->plan.pieces.figure_w;
    struct color c = taken ? color_hex(0xFFF6E0) : color_hex(0xFFD86B);
    struct rect ground = {feet.x - w * 0.72f, feet.y - w * 0.36f, w * 1.44f, w * 0.62f};
    gfx_set_blend(gfx, BLEND_ADD);
    gfx_image(gfx, gfx_load(gfx, "shared/ui/glow.png"), rect_grow(ground, w * 0.5f),
              color_fade(c, taken ? 0.9f : 0.6f));
    gfx_set_blend(gfx, BLEND_NORMAL);
    if (piece == GROUP_CASE)
        gfx_round_line(gfx, ground, ground.h / 2, 3.5f, c);
    else
        gfx_round_line(gfx, ground, ground.h / 2, taken ? 5 : 3, c);
}

static float burning(const struct table *t, size_t piece)
{
    float progress;
    return perform_shows(t, SOLOMON_BURNT, &progress) && t->play.now.arg[1] == (int)piece ? progress : 0;
}

/* A breath of light behind each piece lifts it off the print, whose browns some coats share. */
static void draw_halo(struct table *t, size_t piece, struct point feet)
{
    struct gfx *gfx = ui_gfx(t->ui);
    float h = own_of(t)->plan.pieces.figure_h * (piece == GROUP_CASE ? 0.5f : 1);
    struct rect at = {feet.x - h * 0.52f, feet.y - h * 1.05f, h * 1.04f, h * 1.25f};
    gfx_image(gfx, gfx_load(gfx, "shared/ui/glow.png"), at,
              (struct color){1, 0.95f, 0.8f, piece == GROUP_CASE ? 0.75f : 0.5f});
}

void pieces_draw(struct table *t)
{
    struct passage p;
    passage_make(t, &p);
    struct pick_lit lit = table_lit(t);
    if (p.train)
        draw_rail(t, (struct point[2]){p.line[0], p.line[1]});
    draw_counters(t);
    const struct solomon_public *pub = &shown(t)->pub;
    bool announced =
        pub->verb != 0 && (pub->phase == SOLOMON_PHASE_RESPOND || pub->phase == SOLOMON_PHASE_BID);
    for (size_t i = 0; i < p.from.count; i++) {
        size_t piece = p.from.order[i];
        float lift;
        struct point feet = feet_of(t, &p, piece, &lift);
        draw_halo(t, piece, feet);
        bool taken = pick_taken(&t->pick, (struct thing){THING_AGENT, (uint8_t)piece}) && t->legal_count > 0;
        taken = taken || (announced && pub->agent == piece);
        if (taken || is_lit(t, &lit, piece))
            draw_light(t, piece, feet, taken);
    }
    for (size_t i = 0; i < p.from.count; i++) {
        size_t piece = p.from.order[i];
        struct look look = {.opacity = 1, .charred = burning(t, piece)};
        struct point feet = feet_of(t, &p, piece, &look.lift);
        if (announced && pub->agent == piece && !p.moving[piece])
            look.lift += own_of(t)->plan.pieces.figure_h * 0.12f;
        if (piece == GROUP_CASE && p.carrier < SOLOMON_AGENTS)
            continue;
        draw_piece(t, piece, feet, own_of(t)->plan.pieces.figure_h, look);
        if (piece == p.carrier)
            draw_piece(t, GROUP_CASE,
                       hand_of(t, piece, (struct point){feet.x, feet.y - look.lift},
                               own_of(t)->plan.pieces.figure_h),
                       own_of(t)->plan.pieces.figure_h * 0.8f, (struct look){0, 1, 0});
    }
    draw_dealt(t);
    die_draw_on_track(t);
}
