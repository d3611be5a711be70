#include "table/stands.h"

#include "gfx/effects.h"
#include "gfx/target.h"
#include "rules/layout.h"
#include "table/card.h"
#include "table/cast.h"
#include "table/cut.h"
#include "table/data.h"
#include "table/pieces.h"
#include "table/plane.h"
#include "table/print.h"
#include "table/spend.h"
#include "table/stands_inside.h"
#include "table/table.h"
#include "ui/ease.h"
#include "ui/widgets.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct stands *stands_new(const struct stands_look *look)
{
    struct stands *b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    b->look = look;
    for (size_t f = 0; f < STANDS_FIGURES; f++)
        b->walk[f].at = b->now.place[f] = STANDS_NOWHERE;
    return b;
}

/* --- the file ------------------------------------------------------------------------------------------------- */

static bool read_box(const json_t *four, struct rect *out)
{
    float of[4];
    bool ok = json_array_size(four) == 4;
    for (size_t i = 0; ok && i < 4; i++) {
        ok = json_is_number(json_array_get(four, i));
        of[i] = (float)json_number_value(json_array_get(four, i));
    }
    if (ok)
        *out = (struct rect){of[0], of[1], of[2], of[3]};
    return ok;
}

static bool read_place(const json_t *place, struct stands *b)
{
    const json_t *feet = json_object_get(place, "feet");
    const char *word = json_string_value(json_object_get(place, "name"));
    size_t i = b->places++;
    struct rect field;
    bool ok = read_box(feet, &field);
    snprintf(b->word[i], sizeof b->word[i], "%s", word ? word : "");
    b->foot[i] = (struct point){(float)json_number_value(json_object_get(place, "x")),
                                (float)json_number_value(json_object_get(place, "y"))};
    b->feet[i][0] = (struct point){field.x, field.y};
    b->feet[i][1] = (struct point){field.w, field.h};
    (void)read_box(json_object_get(place, "way"), &b->way[i]);
    return ok && data_point(json_object_get(place, "prop"), &b->lies[i]) &&
           data_point(json_object_get(place, "sign"), &b->sign[i]);
}

static bool read_board(const json_t *root, struct stands *b)
{
    const json_t *places = json_object_get(root, "places"), *track = json_object_get(root, "track"),
                 *start = json_object_get(root, "start");
    size_t n = json_array_size(places);
    b->deep = (float)json_number_value(json_object_get(root, "deep"));
    bool ok = n > 1 && n <= STANDS_PLACES && json_array_size(track) <= TRACK_SPACES;
    for (size_t i = 0; ok && i < n; i++)
        ok = read_place(json_array_get(places, i), b);
    for (size_t i = 0; ok && i < json_array_size(track); i++)
        ok = data_point(json_array_get(track, i), &b->space[b->spaces++]);
    return ok && (!start || read_box(start, &b->start)) &&
           data_point(json_object_get(root, "step"), &b->step);
}

static void read_files(struct stands *b)
{
    json_t *root = table_json(b->look->data);
    b->read = true;
    if (root && !read_board(root, b)) {
        fprintf(stderr, "conspiracy: %s: `places` or `track` is missing or wrong\n", b->look->data);
        b->places = b->spaces = 0;
    }
    json_decref(root);
    sprites_load(b->look->figures, &b->sprites);
}

/* --- where things are ------------------------------------------------------------------------------------------- */

size_t stands_round(const struct table *t, size_t place, int steps)
{
    int n = (int)t->stands->places;
    return n ? (size_t)((((int)place + steps) % n + n) % n) : 0;
}

int stands_ahead(const struct table *t, size_t from, size_t to)
{
    int n = (int)t->stands->places;
    return n ? ((int)to - (int)from + n) % n : 0;
}

struct point stands_on(const struct table *t, struct point share)
{
    return (struct point){share.x * t->layout.middle.w, share.y * t->layout.middle.h};
}

static float figure_height(const struct table *t)
{
    return t->stands->look->figure * t->layout.middle.h;
}

enum { FRONT = 2 /* the last slot of those at the front of a place */ };

static int last_slot(const struct table *t, const struct stands_at *at, size_t place)
{
    int last = 0;
    for (size_t f = 0; f < t->stands->look->cast->count; f++)
        if (at->place[f] == place && at->slot[f] > last)
            last = at->slot[f];
    return last;
}

/* In a crowd they are smaller, so that the faces of those behind are seen over the others. */
static float height_in(const struct table *t, const struct stands_at *at, size_t figure)
{
    static const float crowd = 0.84f;
    uint8_t place = at->place[figure];
    return figure_height(t) * (place < t->stands->places && last_slot(t, at, place) > FRONT ? crowd : 1);
}

static float height_of(const struct table *t, size_t figure)
{
    const struct stands *b = t->stands;
    float now = height_in(t, &b->now, figure);
    return now + (height_in(t, &b->then, figure) - now) * b->progress;
}

/* Whoever stays keeps its slot, and whoever comes has the first that is free: nobody steps aside for another. */
static void take_slots(const struct stands *b, const struct stands_at *before, struct stands_at *at)
{
    unsigned taken[STANDS_PLACES] = {0};
    for (int come = 0; come < 2; come++)
        for (size_t f = 0; f < b->look->cast->count; f++) {
            uint8_t place = at->place[f];
            if (place >= b->places || (place != before->place[f]) != (come == 1))
                continue;
            at->slot[f] = come ? (uint8_t)__builtin_ctz(~taken[place]) : before->slot[f];
            taken[place] |= 1U << at->slot[f];
        }
}

/* Where a figure stands in a place, or crosses it: three slots at the front, and in the gaps behind them those of a crowd, the ones that are
 * nearest to the place's sign last. Where the prop does not lie they have the whole ground. */
static struct point slot_of(const struct table *t, const struct stands_at *at, size_t figure, size_t place)
{
    static const int8_t halves[STANDS_FIGURES] = {0,  2, -2, 1,
                                                  -1, 3, -3, 4}; /* steps from the middle; odd: behind */
    enum { HALVES = 6 };
    static const float behind = -0.95f, before = 0.6f; /* of the depth of their field */
    const struct stands *b = t->stands;
    struct point left = stands_on(t, b->feet[place][0]), right = stands_on(t, b->feet[place][1]);
    float foot = stands_on(t, b->foot[place]).x, middle = (left.x + right.x) / 2, wide = right.x - left.x;
    int last = last_slot(t, at, place), half = at->place[figure] == place ? halves[at->slot[figure]] : 0;
    if (at->prop != place) {
        middle = foot;
        wide = 2 * fmaxf(foot - left.x, right.x - foot);
    } else if (last <= FRONT) {
        wide *= (float)HALVES / 4;
    }
    float step = fminf(wide / HALVES, 0.31f * figure_height(t));
    int away = b->sign[place].x < b->foot[place].x ? 1 : -1;
    return (struct point){middle + step * (float)(half * away),
                          left.y + (right.y - left.y) * (half % 2 ? behind : before)};
}

/* Figures move outside of events while what is being chosen is shown on the board. */
static void follow_choice(struct table *t)
{
    struct stands *b = t->stands;
    bool busy = perform_busy(t);
    for (size_t f = 0; f < STANDS_FIGURES; f++) {
        uint8_t at = busy ? b->then.place[f] : b->now.place[f];
        if (b->walk[f].at == at)
            continue;
        bool moved = !busy && spend_on(t) && b->walk[f].at < b->places;
        b->walk[f].from = moved ? b->walk[f].at : at;
        b->walk[f].began = ui_now(t->ui);
        b->walk[f].at = at;
    }
}

const struct game_view *stands_weighed(const struct table *t, union table_view *room)
{
    struct game_view *view = (struct game_view *)(void *)room->bytes;
    const struct stands_look *look = t->stands->look;
    game_action draft;

    *room = t->view;
    if (look->after && spend_draft(t, &draft)) /* everybody sees that, whoever looks on */
        look->after(view, turns_in(view)->turn, &draft);
    else if (look->after && table_enough(t, &draft))
        look->after(view, t->viewer, &draft);
    return view;
}

void stands_prepare(struct table *t)
{
    struct stands *b = t->stands;
    union table_view room, after;
    const struct game_view *next = table_view_next(t, &after);
    if (!b->read)
        read_files(b);
    struct stands_at before = b->now;
    b->now = (struct stands_at){.prop = STANDS_NOWHERE};
    b->look->read(stands_weighed(t, &room), &b->now);
    take_slots(b, &before, &b->now);
    b->then = b->now;
    b->progress = 0;
    if (next) {
        b->look->read(next, &b->then);
        take_slots(b, &b->now, &b->then);
        b->progress = ease_at(EASE_IN_OUT, t->play.t);
    }
    follow_choice(t);
}

/* Where a figure is on its way round the ring, the shorter way. */
static struct point between(const struct table *t, size_t figure, size_t from, size_t to, float part,
                            float *lift)
{
    static const float hop = 0.16f; /* heights of a figure */
    int n = (int)t->stands->places, steps = stands_ahead(t, from, to);
    steps = steps > n / 2 ? steps - n : steps;
    float way = fabsf((float)steps) * part, whole = floorf(fminf(way, fabsf((float)steps) - 0.001f));
    int sign = steps < 0 ? -1 : 1, done = (int)whole;
    const struct stands *s = t->stands;
    struct point a = slot_of(t, &s->now, figure, stands_round(t, from, sign * done)),
                 c = slot_of(t, &s->then, figure, stands_round(t, from, sign * (done + 1)));
    *lift = sinf((way - whole) * 3.14159f) * figure_height(t) * hop;
    return plane_between(a, c, way - whole);
}

/* Where a figure stands or walks now, and how high over the ground it is. False: it is not on the board. */
static bool feet_of(const struct table *t, size_t figure, struct point *feet, float *lift)
{
    const struct stands *b = t->stands;
    uint8_t from = b->now.place[figure], to = b->then.place[figure];
    float part = b->progress;
    *lift = 0;
    if (from >= b->places || to >= b->places)
        return false;
    if (from == to && b->walk[figure].from != from && b->walk[figure].from < b->places) {
        enum { STEP_MS = 170 };
        uint32_t ms = host_ms(t->h, STEP_MS, true);
        uint64_t passed = ui_now(t->ui) - b->walk[figure].began;
        from = b->walk[figure].from;
        part = passed < ms ? (float)passed / (float)ms : 1;
        if (part < 1)
            ui_wake(t->ui, 0);
    }
    if (from == to) /* a crowd may draw closer */
        *feet = plane_between(slot_of(t, &b->now, figure, to), slot_of(t, &b->then, figure, to), b->progress);
    else
        *feet = part >= 1 ? slot_of(t, &b->then, figure, to) : between(t, figure, from, to, part, lift);
    return true;
}

static struct rect figure_box(const struct table *t, size_t figure)
{
    float lift, h = height_of(t, figure);
    struct point feet;
    if (!feet_of(t, figure, &feet, &lift))
        return (struct rect){0, 0, 0, 0};
    return (struct rect){feet.x - h * 0.27f, feet.y - h, h * 0.54f, h * 1.1f};
}

/* Its letter with the light around it: by that it is pressed where all the rest means its place. */
static struct rect letter_box(const struct table *t, size_t figure)
{
    struct rect at = figure_box(t, figure);
    cut_top(&at, at.h * 0.58f);
    return at;
}

static struct rect prop_box(const struct table *t)
{
    const struct stands *b = t->stands;
    float d = figure_height(t) * 0.5f;
    if (b->now.prop >= b->places)
        return (struct rect){0, 0, 0, 0};
    size_t to = b->then.prop < b->places ? b->then.prop : b->now.prop; /* until it is gone it lies there */
    struct point at =
        plane_between(stands_on(t, b->lies[b->now.prop]), stands_on(t, b->lies[to]), b->progress);
    return (struct rect){at.x - d * 0.5f, at.y - d, d, d * 1.06f};
}

static struct rect sign_box(const struct table *t, size_t place)
{
    float d = t->layout.middle.h * 0.072f;
    return rect_around(stands_on(t, t->stands->sign[place]), d, d);
}

/* The house, or whatever the place is, with its ground and its sign. */
static struct rect place_box(const struct table *t, size_t place)
{
    float w = t->layout.middle.w, h = t->layout.middle.h;
    struct point foot = stands_on(t, t->stands->foot[place]);
    float top = fminf(foot.y - h * 0.145f, sign_box(t, place).y);
    return (struct rect){foot.x - w * 0.108f, top, w * 0.216f, foot.y + h * 0.06f - top};
}

/* --- what never moves --------------------------------------------------------------------------------------------- */

uint64_t stands_key(const struct table *t)
{
    gfx_texture print = gfx_load(ui_gfx(t->ui), t->stands->look->print);
    bool failed = gfx_texture_failed(ui_gfx(t->ui), print);
    return gfx_key(0, &failed, sizeof failed);
}

/* Where the print is missing: places as plates, and the spaces of the track. */
static void draw_plain(struct table *t)
{
    const struct stands *b = t->stands;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct laid_track l;
    for (size_t p = 0; p < b->places; p++) {
        struct rect at = place_box(t, p);
        gfx_round(ui_gfx(t->ui), at, at.h * 0.1f, color_fade(c->paper_dark, 0.22f));
        ui_label_in(t->ui, cut_top(&at, at.h * 0.5f), STYLE_STRONG, ALIGN_CENTER, b->look->name(p), c->cream);
    }
    stands_lay(t, &l);
    l.track.markers = l.track.marks = 0;
    if (b->spaces > 0)
        (void)track_frame(t->ui, "track", (struct rect){0, 0, 0, 0}, &l.track);
}

/* Which way forward is: painted here, not on the print, so that it can be read on a small window. */
static void draw_ways(struct table *t)
{
    const float u = t->layout.middle.h / 1310; /* of the print */
    const struct color paint = color_hex(0xF0E6C8);
    for (size_t i = 0; i < t->stands->places; i++) {
        struct rect way = t->stands->way[i];
        struct point m = stands_on(t, (struct point){way.x, way.y}), to = {way.w * u, way.h * u},
                     side = {-to.y, to.x};
        bool steep = way.h != 0; /* a sign may hang close below */
        float wide = steep ? 12 : 8, head = steep ? 24 : 22, tail = steep ? -14 : -34;
        struct point shaft[4], tip[3];
        if (way.w == 0 && way.h == 0)
            continue;
        for (int k = 0; k < 4; k++) {
            float along = k == 1 || k == 2 ? 4 : tail, across = k < 2 ? -wide : wide;
            shaft[k] =
                (struct point){m.x + to.x * along + side.x * across, m.y + to.y * along + side.y * across};
        }
        for (int k = 0; k < 3; k++) {
            float along = k == 1 ? 38 : 2, across = head * (float)(k - 1);
            tip[k] =
                (struct point){m.x + to.x * along + side.x * across, m.y + to.y * along + side.y * across};
        }
        gfx_cut(ui_gfx(t->ui), shaft, 4, paint);
        gfx_cut(ui_gfx(t->ui), tip, 3, paint);
    }
}

void stands_scenery(struct table *t)
{
    static const float fine_from = 2300; /* pixels of the print's width */
    const struct stands_look *look = t->stands->look;
    struct gfx *gfx = ui_gfx(t->ui);
    struct rect sheet = {0, 0, t->layout.middle.w, t->layout.middle.h};
    gfx_texture usual = gfx_load(gfx, look->print), fine = 0;
    if (look->fine_print && sheet.w * gfx_view_scale(gfx) > fine_from)
        fine = gfx_load(gfx, look->fine_print);
    gfx_fill(gfx, sheet, look->ground);
    if (gfx_texture_failed(gfx, usual))
        draw_plain(t);
    else
        gfx_image(gfx, fine != 0 && gfx_texture_ready(gfx, fine) ? fine : usual, sheet, color_hex(0xffffff));
    draw_ways(t);
}

/* --- what stands there ---------------------------------------------------------------------------------------------- */

static const struct sprite *picture_of(const struct table *t, size_t figure)
{
    const struct stands *b = t->stands;
    return sprites_find(&b->sprites, cast_file(b->look->cast, figure));
}

static void draw_light(struct table *t, struct point feet, bool taken)
{
    float w = figure_height(t) * 0.64f, deep = 0.5f;
    struct rect ground = {feet.x - w * 0.5f, feet.y - w * deep * 0.55f, w, w * deep};
    cut_ring(ui_gfx(t->ui),
             &(struct cut_ring){.at = ground, .wide = 4, .color = color_hex(taken ? CUT_TAKEN : CUT_OPEN)});
}

static void draw_figure(struct table *t, size_t figure, struct point feet, float h, struct piece_look look)
{
    const struct stands *b = t->stands;
    struct track_marker initial = {.color = cast_color(b->look->cast, figure),
                                   .letter = cast_letter(b->look->cast, figure)};
    if (!piece_draw(ui_gfx(t->ui), &b->sprites, picture_of(t, figure), feet, h, look))
        piece_pawn(t->ui, (struct point){feet.x, feet.y - look.lift}, h, cast_color(b->look->cast, figure),
                   cast_letter(b->look->cast, figure), look.opacity);
    else { /* on its base, as on its marker; larger from afar, but not so that it lies over its neighbour's */
        float d = h * 0.24f * fminf(ui_grow(t->ui, 1), 1.3f);
        track_disc(t->ui, (struct point){feet.x, feet.y - look.lift + h * 0.02f}, d, &initial);
    }
}

static void draw_prop(struct table *t)
{
    const struct stands *b = t->stands;
    struct rect box = prop_box(t);
    const struct sprite *s = sprites_find(&b->sprites, b->look->prop);
    struct point feet = {box.x + box.w / 2, box.y + box.h};
    float h = figure_height(t);
    if (rect_empty(box))
        return;
    if (b->now.prop == b->then.prop) { /* the sign of its place is ringed */
        struct rect sign = sign_box(t, b->now.prop);
        cut_ring(ui_gfx(t->ui),
                 &(struct cut_ring){.at = sign, .wide = sign.w * 0.12f, .color = color_hex(CUT_OPEN)});
    }
    if (!piece_draw(ui_gfx(t->ui), &b->sprites, s, feet, h, (struct piece_look){.opacity = 1}))
        piece_chest(t->ui, feet, h * 0.36f, color_hex(b->look->prop_color), 1);
}

/* Those who stand farther down lie in front. */
static size_t in_order(const struct table *t, uint8_t order[STANDS_FIGURES],
                       struct point feet[STANDS_FIGURES], float lift[STANDS_FIGURES])
{
    size_t n = 0;
    for (size_t f = 0; f < t->stands->look->cast->count; f++) {
        if (!feet_of(t, f, &feet[f], &lift[f]))
            continue;
        size_t k = n++;
        for (; k > 0 && feet[order[k - 1]].y > feet[f].y; k--)
            order[k] = order[k - 1];
        order[k] = (uint8_t)f;
    }
    return n;
}

/* A ring on the ground before it: one around a place would hide what it is. */
static void ring_place(struct table *t, size_t place, float wide, unsigned color)
{
    float w = t->layout.middle.w * 0.19f, h = t->layout.middle.h * 0.07f;
    struct point foot = stands_on(t, t->stands->foot[place]);
    struct rect ground = rect_around((struct point){foot.x, foot.y + h * 0.33f}, w, h);
    cut_ring(ui_gfx(t->ui), &(struct cut_ring){.at = ground, .wide = wide, .color = color_hex(color)});
}

static void draw_places(struct table *t, const struct pick_lit *lit)
{
    const struct stands *b = t->stands;
    for (size_t p = 0; p < b->places; p++)
        if (lit->of[b->look->place_kind] >> p & 1)
            ring_place(t, p, 3, CUT_OPEN);
}

/* A foot's print. */
static void draw_footprint(struct gfx *gfx, struct point at, float h, struct color color)
{
    gfx_disc(gfx, (struct point){at.x, at.y - h * 0.16f}, h * 0.26f, color);
    gfx_disc(gfx, (struct point){at.x, at.y - h * 0.02f}, h * 0.2f, color);
    gfx_disc(gfx, (struct point){at.x, at.y + h * 0.34f}, h * 0.17f, color);
}

/* The tag of what is being spent on a figure, under its base, clear of its neighbours' letters; empty: nothing is. */
static struct rect tag_of(const struct table *t, size_t figure, struct point feet)
{
    float h = figure_height(t) * 0.24f;
    if (!spend_on(t) || spend_points(t, (int)figure) == 0)
        return (struct rect){0, 0, 0, 0};
    return (struct rect){feet.x - h * 0.875f, feet.y + h * 0.42f, h * 1.75f, h};
}

/* So many steps, as footprints before the number, for a plus would be read as what a marker gains. */
static void draw_tag(struct table *t, size_t figure, struct rect tag)
{
    float h = tag.h;
    struct color ink = color_hex(0x20222C);
    char words[16];
    if (rect_empty(tag))
        return;
    snprintf(words, sizeof words, "%d", spend_points(t, (int)figure));
    struct gfx_type type = ui_theme(t->ui)->type[STYLE_STRONG];
    type.size = h * 0.8f;
    cut_slip(ui_gfx(t->ui), tag, color_hex(0xF4EAD0));
    draw_footprint(ui_gfx(t->ui), (struct point){tag.x + h * 0.48f, tag.y + h * 0.62f}, h * 0.5f, ink);
    draw_footprint(ui_gfx(t->ui), (struct point){tag.x + h * 0.8f, tag.y + h * 0.4f}, h * 0.5f, ink);
    cut_left(&tag, h * 0.9f);
    cut_right(&tag, h * 0.2f);
    gfx_text_line(ui_gfx(t->ui), type, tag, ALIGN_CENTER, VALIGN_MIDDLE, words, ink);
}

/* Who would walk where by a press on what is pointed at. False: nobody would. */
static bool looks_ahead(const struct table *t, const struct pick_lit *lit, uint8_t *figure, size_t *place)
{
    const struct stands *b = t->stands;
    struct thing at = table_looked(t), last = t->ask.pick.count > 0 ? t->ask.pick.taken[t->ask.pick.count - 1]
                                                                    : (struct thing){0, 0};
    int walker = last.kind == b->look->figure_kind ? last.index : spend_touched(t);
    if (!table_asks(t) || !pick_is_lit(lit, at))
        return false;
    bool there = at.kind == b->look->place_kind && walker >= 0,
         on = at.kind == b->look->figure_kind && spend_on(t);
    *figure = on ? at.index : (uint8_t)walker;
    *place = on ? stands_round(t, b->now.place[at.index], 1) : at.index;
    return there || on;
}

/* Before it is pressed it is seen who would go where, since more than one may be meant where somebody stands. */
static void draw_ahead(struct table *t, const struct pick_lit *lit)
{
    static const float pale = 0.6f;
    struct stands_at ahead = t->stands->now;
    uint8_t figure;
    size_t place;
    if (!looks_ahead(t, lit, &figure, &place))
        return;
    ahead.place[figure] = (uint8_t)place;
    take_slots(t->stands, &t->stands->now, &ahead);
    gfx_opacity_push(ui_gfx(t->ui), pale);
    draw_figure(t, figure, slot_of(t, &ahead, figure, place), height_in(t, &ahead, figure),
                (struct piece_look){.opacity = 1});
    gfx_opacity_pop(ui_gfx(t->ui));
}

void stands_pieces(struct table *t)
{
    const struct stands *b = t->stands;
    struct pick_lit lit = table_lit(t);
    uint8_t order[STANDS_FIGURES];
    struct point feet[STANDS_FIGURES];
    float lift[STANDS_FIGURES];
    if (b->places == 0)
        return;
    stands_track(t, &lit);
    draw_places(t, &lit);
    draw_prop(t);
    size_t n = in_order(t, order, feet, lift);
    for (size_t i = 0; i < n; i++) {
        struct thing thing = {b->look->figure_kind, order[i]};
        bool taken = pick_taken(&t->ask.pick, thing) || spend_touched(t) == order[i];
        if (pick_is_lit(&lit, thing) || (taken && table_asks(t)))
            draw_light(t, feet[order[i]], taken);
    }
    for (size_t i = 0; i < n; i++)
        draw_figure(t, order[i], feet[order[i]], height_of(t, order[i]),
                    (struct piece_look){.lift = lift[order[i]], .opacity = 1});
    draw_ahead(t, &lit);
    for (size_t i = 0; i < n; i++)
        draw_tag(t, order[i], tag_of(t, order[i], feet[order[i]]));
    for (size_t i = 0; i < n; i++) /* as a card is ticked that has been chosen */
        if (table_asks(t) && pick_taken(&t->ask.pick, (struct thing){b->look->figure_kind, order[i]})) {
            struct rect at = figure_box(t, order[i]);
            card_tick(&(struct print){t->ui, rect_center(at), 0}, at);
        }
}

void stands_across(struct table *t, struct rect at)
{
    for (size_t f = 0; f < t->stands->look->cast->count && t->stands->places > 0; f++) {
        struct point feet;
        float lift;
        struct rect tag = feet_of(t, f, &feet, &lift) ? tag_of(t, f, feet) : (struct rect){0, 0, 0, 0};
        if (!rect_empty(rect_common(tag, at)))
            draw_tag(t, f, tag);
    }
}

/* --- what can be pressed ---------------------------------------------------------------------------------------------- */

size_t stands_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS])
{
    const struct stands *b = t->stands;
    uint8_t order[STANDS_FIGURES];
    struct point feet[STANDS_FIGURES];
    float lift[STANDS_FIGURES];
    size_t n = 0, stand = b->places > 0 ? in_order(t, order, feet, lift) : 0;
    for (size_t p = 0; p < b->places; p++) {
        struct thing thing = {b->look->place_kind, (uint8_t)p};
        bool is_lit = pick_is_lit(lit, thing);
        out[n++] = (struct table_spot){.thing = thing,
                                       .index = (int)p,
                                       .at = place_box(t, p),
                                       .lit = is_lit,
                                       .foot = stands_on(t, b->foot[p]),
                                       .walk = is_lit,
                                       .ring = true,
                                       .idle = !is_lit};
    }
    if (b->look->prop_kind && !rect_empty(prop_box(t)))
        out[n++] = (struct table_spot){.thing = {b->look->prop_kind, 0}, .at = prop_box(t), .idle = true};
    for (size_t i = 0; i < stand; i++) {
        struct thing thing = {b->look->figure_kind, order[i]};
        bool is_lit = pick_is_lit(lit, thing),
             on_lit = pick_is_lit(lit, (struct thing){b->look->place_kind, b->now.place[order[i]]});
        out[n++] =
            (struct table_spot){.thing = thing,
                                .index = order[i],
                                .at = on_lit && is_lit ? letter_box(t, order[i]) : figure_box(t, order[i]),
                                .foot = feet[order[i]],
                                .lit = is_lit,
                                .walk = is_lit,
                                .ring = true,
                                .idle = !is_lit && (on_lit || !table_asks(t))};
        if (stands_marker_lit(t, lit, order[i]))
            out[n++] = (struct table_spot){.thing = thing,
                                           .key = "marker",
                                           .index = order[i],
                                           .at = stands_marker(t, order[i]),
                                           .foot = feet[order[i]],
                                           .lit = true,
                                           .round = true};
    }
    return n;
}

void stands_hot(struct table *t, const struct table_spot *spot)
{
    if (spot->lit && spot->thing.kind == t->stands->look->place_kind)
        ring_place(t, spot->thing.index, 5, 0xFFF6E0);
    else if (spot->lit)
        draw_light(t, spot->foot, true);
}

void stands_from(const struct table *t, struct thing last, struct point *from)
{
    const struct stands *b = t->stands;
    int touched = spend_touched(t);
    float lift;
    if (last.kind == b->look->figure_kind)
        touched = last.index;
    if (touched >= 0)
        (void)feet_of(t, (size_t)touched, from, &lift);
    else if (last.kind == b->look->place_kind && last.index < b->places)
        *from = stands_on(t, b->foot[last.index]);
}

size_t stands_precious(const struct table *t, struct table_precious out[TABLE_PRECIOUS])
{
    enum { FIGURE = 8, PROP = 20, SPACE = 2, TALLY = 60 };
    const struct stands *b = t->stands;
    struct laid_track l;
    size_t n = 0;
    stands_lay(t, &l);
    for (size_t i = 0; i < b->spaces; i++)
        out[n++] =
            (struct table_precious){lens_rect_to_window(&t->lens, t->layout.middle, l.space[i]), SPACE};
    for (size_t f = 0; f < b->look->cast->count && b->places > 0; f++)
        out[n++] = (struct table_precious){lens_rect_to_window(&t->lens, t->layout.middle, figure_box(t, f)),
                                           FIGURE};
    out[n++] = (struct table_precious){lens_rect_to_window(&t->lens, t->layout.middle, prop_box(t)), PROP};
    out[n++] =
        (struct table_precious){lens_rect_to_window(&t->lens, t->layout.middle, stands_tally(t)), TALLY};
    return n;
}

/* A space of the track with what is printed on it, which is outwards of where markers lie. */
static struct rect with_number(const struct laid_track *l, size_t spaces, size_t space)
{
    static const float out = 0.8f; /* of where markers lie */
    struct rect at = l->space[space], all = at;
    for (size_t i = 0; i < spaces; i++)
        all = rect_both(all, l->space[i]);
    float w = at.w * out, h = at.h * out, left = at.x - all.x < w ? w : 0, up = at.y - all.y < h ? h : 0,
          right = all.x + all.w - at.x - at.w < w ? w : 0, down = all.y + all.h - at.y - at.h < h ? h : 0;
    return (struct rect){at.x - left, at.y - up, at.w + left + right, at.h + up + down};
}

bool stands_point(const struct table *t, const char *name, struct rect *at)
{
    const struct stands *b = t->stands;
    struct laid_track l;
    unsigned space;
    *at = (struct rect){0, 0, 0, 0};
    for (size_t p = 0; p < b->places; p++)
        if (strcmp(b->word[p], name) == 0)
            *at = place_box(t, p);
    for (size_t f = 0; f < b->look->cast->count && b->places > 0; f++)
        if (strcmp(cast_file(b->look->cast, f), name) == 0)
            *at = figure_box(t, f);
    if (b->look->prop && strcmp(name, b->look->prop) == 0)
        *at = prop_box(t);
    stands_lay(t, &l);
    if (sscanf(name, "track %u", &space) == 1 && space < b->spaces)
        *at = with_number(&l, b->spaces, space);
    return !rect_empty(*at);
}
