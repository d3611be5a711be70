#include "table/pieces.h"

#include "gfx/draw.h"
#include "gfx/effects.h"
#include "gfx/target.h"
#include "table/cut.h"
#include "table/map_draw.h"
#include "table/plane.h"
#include "ui/layout.h"
#include "ui/ui.h"

#include <math.h>
#include <string.h>

static const float pi = 3.14159f;

/* What is carried in a hand is drawn so much smaller, and a prop in light so much lower than a figure. */
static const float carried_size = 0.8f, prop_size = 0.5f, asked_size = 1.35f, asked_rim = 5;

/* --- one piece --------------------------------------------------------------------------------------------- */

/* Map units to a world unit, for figures of that height. */
static float world_of(const struct sprites *sprites, float h)
{
    return h / sprites->figure_height;
}

static gfx_texture glow(struct gfx *gfx)
{
    return gfx_load(gfx, "shared/ui/glow.png");
}

static void draw_soft_shadow(struct gfx *gfx, struct point feet, float w, float dark)
{
    struct rect at = {feet.x - w * 0.75f, feet.y - w * 0.32f, w * 1.6f, w * 0.62f};
    gfx_image(gfx, glow(gfx), at, (struct color){0.03f, 0.02f, 0.01f, dark});
}

/* The light of a fire behind a figure that burns, and sparks that rise from it; p: how much of it is gone. */
static void draw_fire(struct gfx *gfx, struct point feet, float h, float p)
{
    enum { SPARKS = 14 };
    float strength = sinf(pi * p);
    struct point heart = {feet.x, feet.y - h * (0.15f + 0.55f * p)};
    gfx_set_blend(gfx, BLEND_ADD);
    gfx_image(gfx, glow(gfx), rect_around(heart, h * 2.1f, h * 1.9f),
              (struct color){1, 0.42f, 0.08f, 0.85f * strength});
    for (unsigned k = 0; k < SPARKS; k++) {
        float age = p * 1.3f - plane_jitter(k, 3) * 0.5f, side = plane_jitter(k, 7) - 0.5f;
        if (age <= 0 || age >= 0.8f)
            continue;
        struct point at = {feet.x + h * (side * 0.7f + 0.16f * sinf(age * 9 + (float)k)),
                           feet.y - h * (0.1f + plane_jitter(k, 5) * 0.4f + age * 1.1f)};
        float size = h * 0.09f * (1 - age);
        gfx_image(gfx, glow(gfx), rect_around(at, size, size), (struct color){1, 0.7f, 0.25f, 1 - age});
    }
    gfx_set_blend(gfx, BLEND_NORMAL);
}

bool piece_draw(struct gfx *gfx, const struct sprites *sprites, const struct sprite *s, struct point feet,
                float h, struct piece_look look)
{
    float left = look.opacity * (1 - look.charred), world = s ? world_of(sprites, h) : 0;
    gfx_texture picture = s ? sprite_picture(gfx, s, world) : 0;
    if (s && look.charred > 0 && !gfx_texture_failed(gfx, picture)) {
        struct gfx_sprite burning = {.texture = picture, .at = sprite_canvas(s, feet, world)};
        draw_soft_shadow(gfx, feet, h * 0.5f, 0.6f * left);
        draw_fire(gfx, feet, h, look.charred);
        /* the figure fills the middle of its canvas: it catches at once and is gone with the last of the time */
        gfx_burn(gfx, &burning, 0.3f + 0.4f * look.charred, look.seed);
        return true;
    }
    if (s && sprite_draw_turned(gfx, s, feet, world, look.lift, left, fabsf(cosf(pi * look.turned))))
        return true;
    draw_soft_shadow(gfx, feet, h * 0.5f, 0.6f * left);
    return false;
}

void piece_pawn(struct ui *ui, struct point feet, float h, struct color color, const char *letter,
                float opacity)
{
    struct gfx *gfx = ui_gfx(ui);
    struct color c = color_fade(color, opacity), dark = color_mix(c, color_hex(0x000000), 0.35f);
    dark.a = opacity;
    gfx_round(gfx, (struct rect){feet.x - h * 0.22f, feet.y - h * 0.14f, h * 0.44f, h * 0.16f}, h * 0.08f,
              dark);
    struct point body[4] = {{feet.x - h * 0.1f, feet.y - h * 0.66f},
                            {feet.x + h * 0.1f, feet.y - h * 0.66f},
                            {feet.x + h * 0.2f, feet.y - h * 0.06f},
                            {feet.x - h * 0.2f, feet.y - h * 0.06f}};
    gfx_quad(gfx, 0, body, c);
    gfx_disc(gfx, (struct point){feet.x, feet.y - h * 0.78f}, h * 0.19f, c);
    struct gfx_type type = ui_type(ui, STYLE_STRONG);
    type.size = h * 0.3f;
    gfx_text_line(gfx, type, (struct rect){feet.x - h * 0.3f, feet.y - h * 0.5f, h * 0.6f, h * 0.36f},
                  ALIGN_CENTER, VALIGN_MIDDLE, letter, color_fade(color_hex(0xFFF6E0), opacity));
}

void piece_chest(struct ui *ui, struct point feet, float h, struct color color, float opacity)
{
    struct gfx *gfx = ui_gfx(ui);
    struct rect box = {feet.x - h * 0.62f, feet.y - h * 0.9f, h * 1.24f, h * 0.9f};
    struct color c = color_fade(color, opacity), dark = color_mix(color, color_hex(0x000000), 0.5f);
    gfx_round_line(gfx, (struct rect){feet.x - h * 0.22f, feet.y - h * 1.12f, h * 0.44f, h * 0.4f}, 4, 3,
                   color_fade(dark, opacity));
    gfx_round(gfx, box, h * 0.12f, c);
    gfx_fill(gfx, (struct rect){box.x, box.y + box.h * 0.4f, box.w, 2},
             color_fade(color_hex(0xC9A04A), opacity));
}

float piece_fit(const struct sprites *sprites, const struct sprite *s, struct rect box, struct point *feet)
{
    float h = box.h * 0.92f;
    *feet = (struct point){box.x + box.w / 2, box.y + box.h * 0.96f};
    if (!s)
        return h;
    struct rect reach = sprite_reach(s, (struct point){0, 0}, world_of(sprites, h));
    float fit = fminf(1, fminf(box.w / reach.w, box.h / reach.h));
    feet->x = box.x + (box.w - reach.w * fit) / 2 - reach.x * fit;
    feet->y = box.y + box.h - (reach.y + reach.h) * fit;
    return h * fit;
}

/* --- where they are ---------------------------------------------------------------------------------------- */

/* Percent of the usual type: on a tag, which from a sofa is just read then; and up to which every figure has one. */
enum { LARGEST_TAG = 142, ALL_TAGGED = 120 };

/* The type on a tag: the narrow face of names that are headed, as small as is read with ease; where all type is larger it grows only so
 * far, for then tags would hide those who wear them. */
static struct gfx_type tag_type(const struct ui *ui, const struct map_plan *plan)
{
    struct gfx_type type = ui_type(ui, STYLE_SMALL);

    type.font = ui_type(ui, STYLE_HEADING).font;
    type.size *= 1.02f * plan->label_scale;
    if (ui_text_scale(ui) > LARGEST_TAG)
        type.size *= (float)LARGEST_TAG / (float)ui_text_scale(ui);
    return type;
}

void piece_set_name(struct ui *ui, struct piece_set *set, size_t piece, const char *name, struct color color)
{
    struct gfx_type type = tag_type(ui, set->plan);

    set->piece[piece].color = color;
    set->piece[piece].name = name;
    set->piece[piece].spared = ui_text_scale(ui) > ALL_TAGGED;
    set->piece[piece].tag =
        (struct point){gfx_text_width(ui_gfx(ui), type, name, (size_t)-1) + type.size * 0.36f, type.size};
}

/* Who has brought the prop, if it has to be told from others there: as figure_task has it. */
static uint8_t bearer_of(const struct piece_set *set, const uint8_t *at, size_t bearer)
{
    size_t prop = set->order->figures;
    bool others = false;

    if (!set->order->prop || bearer >= prop || at[prop] == FIGURE_NOWHERE || at[bearer] != at[prop])
        return 0;
    for (size_t p = 0; p < prop; p++)
        others = others || (p != bearer && at[p] == at[prop]);
    return others ? (uint8_t)(bearer + 1) : 0;
}

/* What figures_place has to know. */
static struct figure_task task_of(const struct piece_set *set, const uint8_t *at, const struct outline *plain)
{
    struct figure_task task = map_figure_task(set->plan);
    task.order = set->order;
    task.kept = set->kept;
    task.kept_count = set->kept_count;
    task.at = at;
    task.cell = task.figure_h * set->sprites->cell;
    task.ground = set->sprites->ground;
    for (size_t p = 0; p < figures_pieces(set->order); p++) {
        task.outline[p] = set->piece[p].sprite ? &set->piece[p].sprite->outline : plain;
        task.tag[p] = set->piece[p].tag;
    }
    return task;
}

/* The tag of a piece lies over the name or the mark of a place, somebody else's face, the prop or a tag that is there already. */
static bool lies_over(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    static const float bite = 0.03f; /* of the tag */
    struct rect tag = figures_tag(task, l, piece);
    float most = bite * tag.w * tag.h;

    if (!plane_within(tag, task->sheet))
        return true;
    for (size_t p = 0; p < task->places; p++)
        if ((task->names && plane_shared(tag, task->names[p]) > most) ||
            plane_shared(tag, figures_pin(task, p)) > most)
            return true;
    for (size_t i = 0; i < l->count; i++) {
        size_t other = l->order[i];
        struct rect box = figures_box(task, l, other);
        if (!figures_is_prop(task->order, other))
            box = (struct rect){box.x + box.w * 0.2f, box.y, box.w * 0.6f, box.h * 0.45f};
        if (other != piece &&
            (plane_shared(tag, box) > fminf(most, 0.02f * box.w * box.h) ||
             (!l->untagged[other] && plane_shared(tag, figures_tag(task, l, other)) > most)))
            return true;
    }
    return false;
}

/* The places of a tag: at the foot, there a little to a side, or over the head. */
static const float tag_aside[] = {0, -0.15f, 0.15f, -0.3f, 0.3f, 0};
enum { TAG_WAYS = sizeof tag_aside / sizeof tag_aside[0] };

/* The middle of a tag that is moved aside is nearer to another mark than to its own. */
static bool misleads(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct point at = rect_center(figures_tag(task, l, piece));
    float own = plane_distance(at, task->place[task->at[piece]]);

    for (size_t p = 0; p < task->places && l->aside[piece] != 0; p++)
        if (plane_distance(at, task->place[p]) < own)
            return true;
    return false;
}

/* Puts the tag of a piece at one of them. Returns whether it fits beside all that stands, and lies, already; else there is none. */
static bool lay_tag(const struct figure_task *task, struct figure_layout *l, size_t piece, size_t way)
{
    l->untagged[piece] = false;
    l->over[piece] = way == TAG_WAYS - 1;
    l->aside[piece] = tag_aside[way];
    l->untagged[piece] =
        lies_over(task, l, piece) || figures_strays(task, l, piece) || misleads(task, l, piece);
    return !l->untagged[piece];
}

static bool lay_somewhere(const struct figure_task *task, struct figure_layout *l, size_t piece)
{
    for (size_t way = 0; way < TAG_WAYS; way++)
        if (lay_tag(task, l, piece, way))
            return true;
    return false;
}

/* One whose tag has no room gets it where that of another makes room. */
static void make_room(const struct figure_task *task, struct figure_layout *l, size_t piece)
{
    for (size_t i = 0; i < l->count; i++) {
        size_t other = l->order[i];
        if (other == piece || l->untagged[other])
            continue;
        struct figure_layout was = *l;
        for (size_t way = 0; way < TAG_WAYS; way++)
            if (lay_tag(task, l, other, way) && lay_somewhere(task, l, piece))
                return;
        *l = was;
    }
}

/* Lays tags where they fit beside all that stands already. */
static void lay_tags(const struct figure_task *task, struct figure_layout *l)
{
    for (size_t i = 0; i < l->count; i++)
        l->untagged[l->order[i]] = true;
    for (size_t i = 0; i < l->count; i++)
        (void)lay_somewhere(task, l, l->order[i]);
    for (size_t i = 0; i < l->count; i++)
        if (l->untagged[l->order[i]] && !figures_is_prop(task->order, l->order[i]))
            make_room(task, l, l->order[i]);
}

/* Where type is large nobody stands elsewhere for the sake of a tag: names on the map need the room. */
static void place_all(const struct piece_set *set, const uint8_t *at, uint8_t bearer,
                      struct figure_layout *out)
{
    struct outline plain = outline_plain();
    struct figure_task task = task_of(set, at, &plain), bare = task;
    bool spared = false;

    bare.bearer = bearer;

    for (size_t p = 0; p < figures_pieces(set->order); p++) {
        spared |= set->piece[p].spared;
        if (set->piece[p].spared)
            bare.tag[p] = (struct point){0, 0};
    }
    figures_place(&bare, out);
    if (spared)
        lay_tags(&task, out);
}

void piece_set_clear(struct piece_set *set, const struct map_plan *plan, const struct sprites *sprites,
                     const struct figure_order *order)
{
    *set = (struct piece_set){.plan = plan,
                              .sprites = sprites,
                              .order = order,
                              .carrier = FIGURE_NOWHERE,
                              .bearer = FIGURE_NOWHERE,
                              .bearer_then = FIGURE_NOWHERE,
                              .from = set->from,
                              .to = set->to,
                              .from_key = set->from_key,
                              .to_key = set->to_key};
    for (size_t p = 0; p < FIGURES_MAX; p++)
        set->piece[p].at = set->piece[p].then = FIGURE_NOWHERE;
}

void piece_set_way(struct piece_set *set, size_t from, size_t to, bool straight, float hop)
{
    const struct point *place = set->plan->place;
    set->hop = hop;
    if (!straight && from != to) {
        map_way(set->plan, from, to, set->way);
        set->way_points = STRAND_POINTS;
        return;
    }
    set->way[0] = place[from];
    set->way[1] = place[to];
    set->way_points = 2;
}

/* Of all that the places of pieces at `at` depend on. */
static uint64_t key_of(const struct piece_set *set, const uint8_t *at)
{
    uintptr_t order = (uintptr_t)set->order;
    uint64_t key = gfx_key(gfx_key(1, &set->plan->key, sizeof set->plan->key), &order, sizeof order);
    key = gfx_key(key, set->kept, set->kept_count * sizeof set->kept[0]);
    for (size_t p = 0; p < figures_pieces(set->order); p++) {
        uintptr_t sprite = (uintptr_t)set->piece[p].sprite;
        key = gfx_key(gfx_key(key, &at[p], sizeof at[p]), &sprite, sizeof sprite);
        key = gfx_key(key, &set->piece[p].tag, sizeof set->piece[p].tag);
    }
    return key;
}

/* Finding places is what costs: where pieces go when an event begins they stand when it ends, and that is known. */
static void place_if_new(const struct piece_set *set, const uint8_t *at, size_t bearer,
                         struct figure_layout *l, uint64_t *found)
{
    uint8_t brought = bearer_of(set, at, bearer);
    uint64_t key = gfx_key(key_of(set, at), &brought, sizeof brought);
    if (*found == key)
        return;
    if (set->to_key == key)
        *l = set->to;
    else if (set->from_key == key)
        *l = set->from;
    else
        place_all(set, at, brought, l);
    *found = key;
}

void piece_set_place(struct piece_set *set)
{
    uint8_t at[FIGURES_MAX] = {0}, then[FIGURES_MAX] = {0};
    size_t pieces = figures_pieces(set->order);
    for (size_t p = 0; p < pieces; p++) {
        at[p] = set->piece[p].at;
        then[p] = set->piece[p].then;
    }
    place_if_new(set, at, set->bearer, &set->from, &set->from_key);
    place_if_new(set, then, set->bearer_then, &set->to, &set->to_key);
    for (size_t p = 0; p < pieces; p++)
        if (then[p] == FIGURE_NOWHERE) /* what leaves the map stays where it is until then */
            set->to.feet[p] = set->from.feet[p];
}

uint64_t piece_set_key(const struct piece_set *set)
{
    return gfx_key(set->from_key, &set->to_key, sizeof set->to_key);
}

static const float ends_in = 4; /* of a journey: the first and the last part of so many */

struct point piece_feet(const struct piece_set *set, size_t piece, float *lift)
{
    float figure_h = set->plan->pieces.figure_h;
    struct point a = set->from.feet[piece], b = set->to.feet[piece];
    *lift = set->piece[piece].travels ? 0 : set->piece[piece].held * figure_h;
    if (!set->piece[piece].travels || set->way_points == 0)
        return plane_between(a, b, set->t);
    struct point on = strand_along(set->way, set->way_points, set->t);
    struct point start = set->way[0], end = set->way[set->way_points - 1];
    /* off its mark at either end alone: in between it goes on the line */
    float rest = fmaxf(1 - ends_in * set->t, 0), near = fmaxf(1 - ends_in * (1 - set->t), 0);
    *lift = sinf(pi * fminf(set->t, 1)) * figure_h * set->hop;
    return (struct point){on.x + (a.x - start.x) * rest + (b.x - end.x) * near,
                          on.y + (a.y - start.y) * rest + (b.y - end.y) * near};
}

struct rect piece_reach(const struct piece_set *set, size_t piece, struct point feet)
{
    const struct sprite *s = set->piece[piece].sprite;
    float h = set->plan->pieces.figure_h;
    if (!s)
        return (struct rect){feet.x - h / 4, feet.y - h, h / 2, h};
    return sprite_reach(s, feet, world_of(set->sprites, h));
}

size_t piece_set_reach(const struct piece_set *set, struct rect *out)
{
    for (size_t i = 0; i < set->from.count; i++)
        out[i] = piece_reach(set, set->from.order[i], set->from.feet[set->from.order[i]]);
    return set->from.count;
}

struct rect piece_box(const struct piece_set *set, size_t piece)
{
    struct figure_task task = set->plan->pieces;
    task.order = set->order;
    return figures_box(&task, &set->from, piece);
}

/* Where the prop hangs while a figure carries it. */
static struct point hand_of(const struct piece_set *set, size_t figure, struct point feet)
{
    const struct sprite *s = set->piece[figure].sprite;
    float h = set->plan->pieces.figure_h;
    if (!s || !s->has_hand)
        return (struct point){feet.x + h * 0.24f, feet.y - h * 0.2f};
    float world = world_of(set->sprites, h);
    return (struct point){feet.x + (s->hand.x - s->ground.x) * world / s->unit,
                          feet.y + (s->hand.y - s->ground.y) * world / s->unit + h * 0.2f};
}

/* --- drawing ----------------------------------------------------------------------------------------------- */

/* A breath of light behind each piece lifts it off the print, whose browns some coats share. */
static void draw_halo(struct gfx *gfx, struct point feet, float figure_h, bool prop)
{
    float h = figure_h * (prop ? prop_size : 1);
    struct rect at = {feet.x - h * 0.52f, feet.y - h * 1.05f, h * 1.04f, h * 1.25f};
    gfx_image(gfx, glow(gfx), at, (struct color){1, 0.95f, 0.8f, prop ? 0.75f : 0.5f});
}

/* Behind a figure that may be pressed while others may not. */
static void draw_glow(struct gfx *gfx, struct point feet, float figure_h)
{
    float w = figure_h * 1.5f, h = figure_h * 1.75f;
    struct rect at = {feet.x - w / 2, feet.y - h * 0.79f, w, h};

    for (int i = 0; i < 2; i++)
        gfx_image(gfx, glow(gfx), at, color_hex(CUT_OPEN));
}

bool piece_tie(const struct piece_set *set, size_t piece, struct point *from, struct point *to)
{
    uint8_t at[FIGURES_MAX];
    struct outline plain = outline_plain();
    struct figure_layout now = set->from;
    float lift;
    for (size_t p = 0; p < figures_pieces(set->order); p++)
        at[p] = set->piece[p].at;
    struct figure_task task = task_of(set, at, &plain);

    if (at[piece] >= set->plan->places || set->piece[piece].travels || set->piece[piece].then != at[piece])
        return false;
    now.feet[piece] = piece_feet(set, piece, &lift);
    return figures_leash(&task, &now, piece, from, to);
}

/* How many pieces stand at a place. */
static size_t meet(const struct piece_set *set, uint8_t place)
{
    size_t n = 0;

    for (size_t i = 0; i < set->from.count; i++)
        n += set->piece[set->from.order[i]].at == place;
    return n;
}

/* A collar of card round the mark in the colour of whoever stands there, and a tongue of it under the base: whose mark is whose is seen
 * before anything is read. Over the roads and under all pieces. */
static void draw_ties(struct gfx *gfx, const struct piece_set *set)
{
    static const float collar = 1.6f, tongue = 1.2f, prop_tongue = 0.7f;
    const struct map_plan *plan = set->plan;

    for (size_t i = 0; i < set->from.count; i++) {
        size_t p = set->from.order[i];
        const struct piece *piece = &set->piece[p];
        if (piece->at >= plan->places || piece->travels || piece->then != piece->at)
            continue;
        bool alone = meet(set, piece->at) == 1, prop = figures_is_prop(set->order, p);
        struct point ends[2] = {plan->place[piece->at], set->from.feet[p]};
        float r = plan->mark[piece->at];
        cut_disc(gfx, ends[0], r * collar, alone ? piece->color : color_hex(CUT_TAKEN));
        cut_ribbon(gfx, ends, 2, r * (prop ? prop_tongue : tongue), piece->color);
    }
}

/* Where the tag of a piece is now. strays: how figures_strays has it; NULL: that is not asked. */
static struct rect tag_now(const struct piece_set *set, size_t piece, bool *strays)
{
    const struct figure_layout *rest = set->t < 0.5f ? &set->from : &set->to;
    uint8_t at[FIGURES_MAX];
    struct outline plain = outline_plain();
    struct figure_task task = task_of(set, at, &plain);
    struct figure_layout now = {.count = 0}; /* as far as its tag depends on it */
    float lift;

    now.over[piece] = rest->over[piece];
    now.aside[piece] = rest->aside[piece];
    now.untagged[piece] = rest->untagged[piece];
    now.outline[piece] = *task.outline[piece];
    now.feet[piece] = piece_feet(set, piece, &lift);
    if (set->piece[piece].travels ||
        now.over[piece]) /* at the foot of who is held up it stays where it fits */
        now.feet[piece].y -= lift;
    at[piece] = set->piece[piece].at;
    if (strays)
        *strays = !set->piece[piece].travels && figures_strays(&task, &now, piece);
    return figures_tag(&task, &now, piece);
}

struct rect piece_tag(const struct piece_set *set, size_t piece)
{
    return tag_now(set, piece, NULL);
}

void piece_tag_draw(struct ui *ui, struct gfx_type type, struct rect at, const char *name, struct color color)
{
    float edge = at.h * 0.09f, bright = 0.3f * color.r + 0.59f * color.g + 0.11f * color.b;

    cut_slip(ui_gfx(ui), rect_grow(at, edge),
             color_mix(color, color_hex(0x000000), bright > 0.55f ? 0 : 0.25f));
    gfx_text_line(ui_gfx(ui), type, at, ALIGN_CENTER, VALIGN_MIDDLE, name,
                  color_hex(bright > 0.55f ? 0x20160D : 0xFFF6E0));
}

static void draw_tag(struct ui *ui, const struct piece_set *set, size_t piece)
{
    const struct piece *p = &set->piece[piece];
    bool strays;
    struct rect at = tag_now(set, piece, &strays);

    if (at.w <= 0)
        return;
    if (strays) { /* it hangs on whom it names */
        struct point to = {at.x + at.w / 2, at.y + at.h * 2.2f}, ends[2] = {rect_center(at), to};
        cut_ribbon(ui_gfx(ui), ends, 2, at.h * 0.3f, p->color);
    }
    piece_tag_draw(ui, tag_type(ui, set->plan), at, p->name, p->color);
    if (p->light == PIECE_ONE_OF)
        cut_frame(ui_gfx(ui), rect_grow(at, at.h * 0.24f), 4, at.h * 0.36f, color_hex(CUT_OPEN));
}

/* A collar of card all round the base, clear of it, in a glow of its own: half hidden it would look like a flaw of the print. */
static void draw_light(struct gfx *gfx, struct point feet, float w, bool taken, bool prop)
{
    struct color c = color_hex(taken ? CUT_TAKEN : CUT_OPEN);
    float deep = prop ? 0.36f : 0.62f; /* a prop lies on hardly any ground, beside its pin */
    float wide = prop ? w : w * 1.12f;
    struct rect ground = {feet.x - wide * 0.5f, feet.y - wide * deep * 0.47f, wide, wide * deep};
    gfx_image(gfx, glow(gfx), rect_grow(ground, wide * 0.3f), color_fade(c, 0.7f));
    cut_ring(gfx, &(struct cut_ring){.at = ground, .wide = prop ? 3 : 5, .color = c});
}

/* h: the height of a figure. */
static void draw_at_size(struct ui *ui, const struct piece_set *set, size_t piece, struct point feet, float h,
                         struct piece_look look)
{
    look.seed = (uint32_t)piece + 1;
    if (!piece_draw(ui_gfx(ui), set->sprites, set->piece[piece].sprite, feet, h, look))
        set->stand_in(ui, set->look, piece, (struct point){feet.x, feet.y - look.lift}, h,
                      look.opacity * (1 - look.charred));
}

void piece_draw_in_set(struct ui *ui, const struct piece_set *set, size_t piece, struct point feet,
                       struct piece_look look)
{
    draw_at_size(ui, set, piece, feet, set->plan->pieces.figure_h, look);
}

/* A piece where it is now, with what it carries, and the mark of its place over its base. */
static void draw_one(struct ui *ui, const struct piece_set *set, size_t piece)
{
    float lift;
    struct point feet = piece_feet(set, piece, &lift);
    struct piece_look look = {
        .lift = lift, .opacity = 1, .charred = set->piece[piece].charred, .turned = set->piece[piece].turned};

    if (figures_is_prop(set->order, piece) && (set->piece[piece].asked || set->carrier != FIGURE_NOWHERE))
        return;
    piece_draw_in_set(ui, set, piece, feet, look);
    if (set->mark && set->piece[piece].at < set->plan->places && !set->piece[piece].travels)
        set->mark(ui, set, set->piece[piece].at);
    if (piece == set->carrier)
        draw_at_size(ui, set, set->order->figures, hand_of(set, piece, (struct point){feet.x, feet.y - lift}),
                     set->plan->pieces.figure_h * carried_size, (struct piece_look){.opacity = 1});
}

void piece_set_draw(struct ui *ui, const struct piece_set *set)
{
    struct gfx *gfx = ui_gfx(ui);
    const struct figure_task *size = &set->plan->pieces;
    float lift;
    draw_ties(gfx, set);
    for (size_t i = 0; i < set->from.count; i++) {
        size_t piece = set->from.order[i];
        bool prop = figures_is_prop(set->order, piece);
        uint8_t light = set->piece[piece].light;
        struct point feet = piece_feet(set, piece, &lift);
        if (prop && set->piece[piece].asked)
            continue;
        draw_halo(gfx, feet, size->figure_h, prop);
        if (light == PIECE_ONE_OF) /* its collar may be hidden by whoever stands before it */
            draw_glow(gfx, feet, size->figure_h);
        if (light != PIECE_DARK)
            draw_light(gfx, feet, (prop ? size->prop_w : size->figure_w), light == PIECE_TAKEN, prop);
    }
    for (int burning = 0; burning < 2; burning++) /* who burns is seen whole, whoever stands there */
        for (size_t i = 0; i < set->from.count; i++) {
            size_t piece = set->from.order[i];
            if (!figures_is_prop(set->order, piece) && (set->piece[piece].charred > 0) == (burning == 1))
                draw_one(ui, set, piece);
        }
    piece_set_draw_prop(ui, set);
    for (size_t i = 0; i < set->from.count; i++) /* over everybody, and the prop: a name is read whole */
        if (set->piece[set->from.order[i]].charred <= 0)
            draw_tag(ui, set, set->from.order[i]);
}

void piece_set_draw_prop(struct ui *ui, const struct piece_set *set)
{
    if (set->order->prop && set->piece[set->order->figures].at != FIGURE_NOWHERE)
        draw_one(ui, set, set->order->figures);
}

void piece_set_draw_tags(struct ui *ui, const struct piece_set *set)
{
    for (size_t i = 0; i < set->from.count; i++)
        if (set->piece[set->from.order[i]].charred <= 0)
            draw_tag(ui, set, set->from.order[i]);
}

void piece_set_draw_tags_across(struct ui *ui, const struct piece_set *set, struct rect frame)
{
    static const float wide = 10; /* so wide at most is what is laid around it */

    for (size_t i = 0; i < set->from.count; i++) {
        size_t piece = set->from.order[i];
        struct rect tag = piece_tag(set, piece);
        bool inside = plane_within(tag, rect_grow(frame, -wide));
        if (!rect_empty(tag) && !rect_empty(rect_common(frame, tag)) && !inside &&
            set->piece[piece].charred <= 0)
            draw_tag(ui, set, piece);
    }
}

/* The side of the disc on which a prop of that box lies. */
static float asked_side(struct rect box)
{
    return 1.22f * fmaxf(box.w, box.h);
}

/* A box of that size around a point, or as near as its disc lies on the sheet as a whole. */
static struct rect on_sheet(const struct map_plan *plan, struct point middle, struct rect box)
{
    float side = asked_side(box) + 2 * asked_rim;
    struct rect disc = rect_keep(rect_around(middle, side, side), plan->pieces.sheet);
    return rect_around(rect_center(disc), box.w, box.h);
}

enum { ASKED_SIDES = 16 };

/* So far from a pin, in a direction turned by an angle. */
static struct point beside_pin(struct point pin, struct point way, float angle, float far)
{
    float c = cosf(angle), s = sinf(angle);

    return (struct point){pin.x + (way.x * c - way.y * s) * far, pin.y + (way.x * s + way.y * c) * far};
}

static bool on_tags(const struct piece_set *set, struct rect box)
{
    struct rect disc = rect_around(rect_center(box), asked_side(box), asked_side(box));

    for (size_t i = 0; i < set->from.count; i++) {
        struct rect tag = piece_tag(set, set->from.order[i]);
        if (!rect_empty(tag) && plane_shared(tag, disc) > 0)
            return true;
    }
    return false;
}

struct rect piece_asked_box(const struct piece_set *set)
{
    const struct map_plan *plan = set->plan;
    size_t prop = set->order->figures;
    struct rect rest = piece_box(set, prop),
                box = rect_around(rect_center(rest), rest.w * asked_size, rest.h * asked_size);
    uint8_t at = set->piece[prop].at;
    if (at >= plan->places)
        return box;
    /* the pin beside which it lies stays in sight, and so do tags: the first side that leaves them */
    struct point middle = rect_center(box), pin = plan->place[at];
    float clear = plan->mark[at] + asked_side(box) / 2 + asked_rim, way = plane_distance(pin, middle);
    struct point off =
        way > 1 ? (struct point){(middle.x - pin.x) / way, (middle.y - pin.y) / way} : (struct point){0, -1};
    struct rect first = on_sheet(plan, way >= clear ? middle : beside_pin(pin, off, 0, clear), box);
    for (int k = 0; k < ASKED_SIDES; k++) {
        int step = (k + 1) / 2; /* to the one hand and the other, farther and farther round */
        float angle = (float)(k % 2 == 0 ? step : -step) * 2 * pi / ASKED_SIDES;
        struct rect there = k == 0 ? first : on_sheet(plan, beside_pin(pin, off, angle, clear), box);
        if (plane_distance(pin, rect_center(there)) >= clear - 1 && !on_tags(set, there))
            return there;
    }
    return first;
}

void piece_set_draw_asked(struct ui *ui, const struct piece_set *set)
{
    size_t prop = set->order->figures;
    struct gfx *gfx = ui_gfx(ui);
    if (!set->order->prop || !set->piece[prop].asked || set->carrier != FIGURE_NOWHERE)
        return;
    struct rect box = piece_asked_box(set);
    struct point middle = rect_center(box);
    float side = asked_side(box);
    cut_disc(gfx, middle, side / 2, color_hex(0xF1E4C3));
    cut_ring(gfx, &(struct cut_ring){.at = rect_around(middle, side, side),
                                     .wide = asked_rim,
                                     .color = color_hex(CUT_OPEN)});
    draw_at_size(ui, set, prop, (struct point){middle.x, box.y + box.h},
                 set->plan->pieces.figure_h * asked_size, (struct piece_look){.opacity = 1});
}
