#include "table/map.h"

#include "gfx/target.h"
#include "table/plane.h"
#include "ui/layout.h"
#include "ui/ui.h"

#include <math.h>
#include <string.h>

/* Map units where the map has its usual width. */
static const float pin_radius = 13, plaque_side = 92;

/* Width by height. */
static const float plaque_shape = 1.35f;

/* How much further a sign reaches than a pin, and how much larger the name beside a plaque is. */
static const float sign_larger = 1.22f, name_larger = 1.6f,
                   name_high = 1.34f; /* of a plaque: its type; its line, which that face fills less */

/* The side of a counter, and no less where the map is small. */
static const float counter_side = 42, counter_least = 36;

/* How far a counter is from the rim of its mark, sides of it: a leash ties it there. */
static const float counter_leash = 0.2f;

/* How far the names, and the pieces, keep from the edge of the map. */
static const float name_margin = 10, piece_margin = 8;

struct point map_point(const struct map_plan *plan, struct point print)
{
    return (struct point){print.x * plan->unit, print.y * plan->unit};
}

void map_label_task(const struct map_plan *plan, const struct point *size, float *clear, struct rect *blocked,
                    struct label_task *out)
{
    *out = (struct label_task){.count = plan->places, .at = plan->place, .size = size, .clear = clear};
    out->sheet =
        (struct rect){name_margin, name_margin, plan->at.w - 2 * name_margin, plan->at.h - 2 * name_margin};
    out->strands = plan->strand;
    out->strand_count = plan->strands;
    out->stand =
        (struct point){plan->pieces.figure_w * 1.06f, plan->pieces.figure_h * 1.25f}; /* with its tag */
    out->blocked = blocked;
    for (size_t k = 0; k < plan->blocked_count; k++)
        blocked[out->blocked_count++] = plan->blocked[k];
    for (size_t p = 0; p < plan->places; p++) {
        clear[p] = plan->mark[p];
        if (!rect_empty(plan->plaque[p]))
            blocked[out->blocked_count++] = plan->plaque[p];
    }
}

void map_way(const struct map_plan *plan, size_t from, size_t to, struct point out[STRAND_POINTS])
{
    for (size_t k = 0; k < plan->strands; k++) {
        const struct strand *s = &plan->strand[k];
        bool on = s->from == from && s->to == to, back = s->from == to && s->to == from;
        for (size_t i = 0; (on || back) && i < STRAND_POINTS; i++)
            out[i] = s->at[back ? STRAND_POINTS - 1 - i : i];
        if (on || back)
            return;
    }
    strand_way(plan->place, from, to, out);
}

/* What is wrong with a counter there: what it covers, and how much it is where those stand who come later. */
static float counter_cost(const struct map_plan *plan, size_t place, struct rect r)
{
    static const float cost_over = 250, cost_string = 2, cost_behind = 2;
    struct point own = plan->place[place];
    float sum = cost_behind * fmaxf(0, own.y - rect_center(r).y);

    for (size_t p = 0; p < plan->places; p++) {
        struct rect mark = rect_around(plan->place[p], 2 * plan->mark[p], 2 * plan->mark[p]);
        sum += plane_shared(r, plan->label[p]) > 0 ? cost_over : 0;
        sum += plane_shared(r, plan->plaque[p]) > 0 ? cost_over : 0;
        sum += p != place && plane_shared(r, mark) > 0 ? cost_over : 0;
    }
    for (size_t k = 0; k < plan->blocked_count; k++)
        sum += plane_shared(r, plan->blocked[k]) > 0 ? cost_over : 0;
    for (size_t s = 0; s < plan->strands; s++)
        for (size_t k = 1; k < STRAND_POINTS; k++)
            sum += cost_string * plane_crossed(r, plan->strand[s].at[k - 1], plan->strand[s].at[k]);
    return sum + (plane_within(r, plan->pieces.sheet) ? 0 : 4 * cost_over);
}

struct rect map_counter(const struct map_plan *plan, size_t place, size_t i)
{
    enum { WAYS = 24, MOST = FIGURES_MAX };
    float side = fmaxf(counter_side * plan->scale, counter_least),
          far = plan->mark[place] + side * (0.5f + counter_leash);
    struct rect laid[MOST] = {{0}};

    for (size_t n = 0; n <= i && n < MOST; n++) { /* each where those before it have left room */
        float least = 0;
        for (int way = 0; way < WAYS; way++) {
            float angle = ((float)way + 0.5f) * 6.2832f / WAYS;
            struct point at = {plan->place[place].x + cosf(angle) * far,
                               plan->place[place].y + sinf(angle) * far};
            struct rect r = rect_around(at, side, side);
            float cost = counter_cost(plan, place, r);
            for (size_t k = 0; k < n; k++)
                cost += plane_shared(r, laid[k]) > 0 ? side * 10 : 0;
            if (way == 0 || cost < least) {
                least = cost;
                laid[n] = r;
            }
        }
    }
    return laid[i < MOST ? i : MOST - 1];
}

struct figure_task map_figure_task(const struct map_plan *plan)
{
    struct figure_task task = plan->pieces;
    task.place = plan->place;
    task.places = plan->places;
    task.pin = plan->mark;
    task.square = plan->signs;
    task.names = plan->label;
    task.prints = plan->plaque;
    return task;
}

struct gfx_type map_name_type(const struct ui *ui, bool plaque)
{
    struct gfx_type type = ui_type(ui, STYLE_SMALL);
    type.font = ui_type(ui, plaque ? STYLE_HEADING : STYLE_STRONG).font;
    type.size *= plaque ? name_larger : 1;
    return type;
}

static void place_names(struct map_plan *plan, struct ui *ui, const struct map_data *data)
{
    struct point size[MAP_PLACES];
    float clear[MAP_PLACES];
    struct rect blocked[MAP_TASK_BLOCKED];
    struct label_task task;
    float line = ui_line(ui, STYLE_SMALL);
    for (size_t p = 0; p < plan->places; p++) {
        if (!data->name[p]) {
            size[p] = (struct point){0, 0};
            continue;
        }
        bool plaque = data->plaques >> p & 1;
        float w = gfx_text_width(ui_gfx(ui), map_name_type(ui, plaque), data->name[p], (size_t)-1);
        size[p] = (struct point){w + 4, line * (plaque ? 0.95f * name_high : 0.95f)};
    }
    for (size_t p = 0; p < plan->places; p++) {
        if (!(data->plaques >> p & 1))
            continue;
        map_label_task(plan, size, clear, blocked, &task);
        float side = plaque_side * plan->at.w / MAP_USUAL_WIDTH;
        task.sheet = rect_pad(task.sheet, fmaxf(0, data->frame * plan->unit - name_margin));
        task.stand = (struct point){0, 0}; /* who stands in its way keeps off it */
        struct point said = map_point(plan, data->plaque[p]);
        plan->plaque[p] = said.x > 0 ? rect_around(said, side * plaque_shape, side)
                                     : labels_beside(&task, p, (struct point){side * plaque_shape, side});
    }
    map_label_task(plan, size, clear, blocked, &task);
    task.sheet = rect_pad(task.sheet, fmaxf(0, data->frame * plan->unit * 0.7f - name_margin));
    plan->label_scale = labels_place(&task, plan->label);
}

static bool on_something(const struct map_plan *plan, struct rect r)
{
    for (size_t s = 0; s < plan->strands; s++)
        for (size_t k = 1; k < STRAND_POINTS; k++)
            if (plane_crossed(r, plan->strand[s].at[k - 1], plan->strand[s].at[k]) > 0)
                return true;
    for (size_t p = 0; p < plan->places; p++)
        if (plane_shared(r, rect_around(plan->place[p], 2 * plan->mark[p], 2 * plan->mark[p])) > 0)
            return true;
    return false;
}

/* As large as it may be, so far to the side, unless it has a place. */
static void place_note_at(struct map_plan *plan, const struct map_data *data, float shift)
{
    static const float smaller = 0.02f;
    float least = data->note_least > 0 ? data->note_least : 0.78f;
    struct rect want = {data->note.x * plan->unit, data->note.y * plan->unit, data->note.w * plan->unit,
                        data->note.h * plan->unit};

    for (float scale = 1; !rect_empty(want) && scale >= least && plan->note_scale == 0; scale -= smaller) {
        struct rect r = {want.x + shift, want.y + want.h * (1 - scale) / 2, want.w * scale, want.h * scale};
        if (on_something(plan, rect_grow(r, 2)))
            continue;
        plan->note_scale = scale;
        plan->note_shift = shift;
        plan->blocked[plan->blocked_count++] = rect_pad_xy(r, -r.h * 0.2f, 0);
    }
}

/* A little farther left rather than not at all. */
static void place_note(struct map_plan *plan, const struct map_data *data)
{
    place_note_at(plan, data, 0);
    place_note_at(plan, data, -0.07f * data->note.w * plan->unit);
}

/* Of everything that a plan depends on. The width of a name stands for the type; the language is in any of them. */
static uint64_t key_of(struct ui *ui, const struct map_data *data, struct rect at)
{
    float text[2] = {ui_line(ui, STYLE_SMALL),
                     ui_text_width(ui, STYLE_SMALL, data->name[0] ? data->name[0] : "")};
    uint64_t key = gfx_key(1, &at, sizeof at);
    key = gfx_key(key, text, sizeof text);
    for (size_t p = 0; p < data->places; p++)
        if (data->name[p])
            key = gfx_key(key, data->name[p], strlen(data->name[p]) + 1);
    key = gfx_key(key, &data->size, sizeof data->size);
    key = gfx_key(key, data->at, data->places * sizeof data->at[0]);
    key = gfx_key(key, data->plaque, data->places * sizeof data->plaque[0]);
    key = gfx_key(key, data->lines, data->places * sizeof data->lines[0]);
    key = gfx_key(key, data->bend, data->bends * sizeof data->bend[0]);
    key = gfx_key(key, data->blocked, data->blocked_count * sizeof data->blocked[0]);
    key = gfx_key(key, &data->note, sizeof data->note);
    key = gfx_key(key, &data->note_least, sizeof data->note_least);
    key = gfx_key(key, &data->frame, sizeof data->frame);
    key = gfx_key(key, &data->figure, sizeof data->figure);
    key = gfx_key(key, &data->prop, sizeof data->prop);
    key = gfx_key(key, &data->piece_scale, sizeof data->piece_scale);
    uint64_t sets[2] = {data->plaques, data->signs};
    return gfx_key(key, sets, sizeof sets);
}

/* A line that the data lead through points of their own. */
static void bend(struct map_plan *plan, const map_bend *b, struct point size)
{
    size_t low = b->from < b->to ? b->from : b->to, high = b->from < b->to ? b->to : b->from;
    struct point via[MAP_BEND_POINTS + 2];
    size_t n = 0;
    via[n++] = plan->place[b->from];
    for (size_t i = 0; i < b->points; i++)
        via[n++] = map_point(plan, (struct point){b->at[i][0] * size.x, b->at[i][1] * size.y});
    via[n++] = plan->place[b->to];
    for (size_t k = 0; k < plan->strands; k++)
        if (plan->strand[k].from == low && plan->strand[k].to == high)
            strand_through(via, n, low != b->from, plan->strand[k].at);
}

static void make(struct map_plan *plan, struct ui *ui, const struct map_data *data, struct rect at)
{
    memset(plan, 0, sizeof *plan);
    plan->at = at;
    plan->unit = at.w / data->size.x;
    plan->scale = at.w / MAP_USUAL_WIDTH;
    plan->pin = pin_radius * plan->scale;
    plan->places = data->places;
    for (size_t p = 0; p < data->places; p++) {
        plan->place[p] = map_point(plan, data->at[p]);
        plan->mark[p] = plan->pin * (data->signs >> p & 1 ? sign_larger : 1);
    }
    for (size_t k = 0; k < data->blocked_count; k++) {
        struct rect r = data->blocked[k];
        plan->blocked[k] =
            (struct rect){r.x * plan->unit, r.y * plan->unit, r.w * plan->unit, r.h * plan->unit};
    }
    plan->blocked_count = data->blocked_count;
    plan->signs = data->signs;
    plan->pieces.figure_w = data->figure.x * plan->scale * data->piece_scale;
    plan->pieces.figure_h = data->figure.y * plan->scale * data->piece_scale;
    plan->pieces.prop_w = data->prop.x * plan->scale * data->piece_scale;
    plan->pieces.prop_h = data->prop.y * plan->scale * data->piece_scale;
    plan->pieces.sheet =
        (struct rect){piece_margin, piece_margin, at.w - 2 * piece_margin, at.h - 2 * piece_margin};
    /* on the frame at the foot lies what is said of threats */
    cut_bottom(&plan->pieces.sheet, fmaxf(0, data->frame * plan->unit * 0.8f - piece_margin));
    plan->strands = strands_make(data->lines, plan->place, plan->places, plan->strand, STRANDS_MAX);
    for (size_t k = 0; k < data->bends; k++)
        bend(plan, &data->bend[k], data->size);
    place_note(plan, data);
    place_names(plan, ui, data);
}

void map_plan_make(struct map_plan *plan, struct ui *ui, const struct map_data *data, struct rect at)
{
    uint64_t key = key_of(ui, data, at);
    if (plan->key == key)
        return;
    make(plan, ui, data, at);
    if (data->blocked_noted && plan->note_scale <= 0) {
        struct map_data bare = *data;
        bare.blocked_count--;
        make(plan, ui, &bare, at);
    }
    plan->key = key;
}
