#include "table/map_track.h"

#include "base/i18n.h"
#include "gfx/draw.h"
#include "table/data.h"
#include "table/plane.h"
#include "table/strokes.h"
#include "ui/ui.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* count: how many there must be; 0: any number that a track may have. */
static bool read_points(const json_t *list, size_t count, struct point *out, size_t *read)
{
    *read = json_array_size(list);
    if (*read < 2 || *read > MAP_TRACK_SPACES || (count > 0 && *read != count))
        return false;
    for (size_t k = 0; k < *read; k++) {
        const json_t *pair = json_array_get(list, k);
        if (json_array_size(pair) != 2 || !data_point(pair, &out[k]))
            return false;
    }
    return true;
}

static bool read_track(const json_t *root, struct map_track *out)
{
    const json_t *beside = json_object_get(root, "track_beside"),
                 *end = json_object_get(root, "track_end_radius");
    size_t n;
    out->radius = (float)json_number_value(json_object_get(root, "track_radius"));
    out->end_radius = end ? (float)json_number_value(end) : out->radius;
    if (!read_points(json_object_get(root, "track"), 0, out->at, &out->count))
        return false;
    memcpy(out->beside, out->at, sizeof out->beside);
    return (!beside || read_points(beside, out->count, out->beside, &n)) && out->radius > 0 &&
           out->end_radius > 0;
}

bool map_track_read(const char *json, size_t length, struct map_track *out, game_error *err)
{
    json_error_t where;
    json_t *root = json_loadb(json, length, 0, &where);
    if (!root) {
        snprintf(err->text, sizeof err->text, "line %d: %.200s", where.line, where.text);
        return false;
    }
    struct map_track made = {.count = 0};
    bool ok = read_track(root, &made);
    json_decref(root);
    if (!ok) {
        snprintf(err->text, sizeof err->text, _("`%s` is missing or wrong"), "track");
        return false;
    }
    *out = made;
    return true;
}

struct map_track map_track_plain(uint8_t spaces, struct point size)
{
    static const float top = 0.25f, reach = 0.66f, left = 0.05f; /* shares of the print */
    struct map_track track = {.radius = size.y * 0.011f, .count = spaces};
    float step = spaces > 1 ? size.y * reach / (float)(spaces - 1) : 0;
    track.end_radius = track.radius * 2;
    for (size_t k = 0; k < spaces && k < MAP_TRACK_SPACES; k++) {
        track.at[k] = (struct point){size.x * left, size.y * top + step * (float)k};
        track.beside[k] = (struct point){track.at[k].x + track.end_radius * 2, track.at[k].y + track.radius};
    }
    return track;
}

static size_t within(const struct map_track *track, size_t space)
{
    return space < track->count ? space : track->count - 1;
}

struct point map_track_at(const struct map_plan *plan, const struct map_track *track, size_t space)
{
    return map_point(plan, track->at[within(track, space)]);
}

struct point map_track_beside(const struct map_plan *plan, const struct map_track *track, size_t space)
{
    return map_point(plan, track->beside[within(track, space)]);
}

float map_track_radius(const struct map_plan *plan, const struct map_track *track)
{
    return track->radius * plan->unit;
}

struct rect map_track_bounds(const struct map_plan *plan, const struct map_track *track)
{
    struct point low = track->at[1], high = low;
    for (size_t k = 2; k < track->count; k++) {
        low = (struct point){fminf(low.x, track->at[k].x), fminf(low.y, track->at[k].y)};
        high = (struct point){fmaxf(high.x, track->at[k].x), fmaxf(high.y, track->at[k].y)};
    }
    struct point a = map_point(plan, low), b = map_point(plan, high);
    return rect_grow((struct rect){a.x, a.y, b.x - a.x, b.y - a.y}, map_track_radius(plan, track));
}

void map_track_block(const struct map_track *track, struct map_data *map)
{
    static const float air = 1.1f;
    for (size_t k = 0; k < track->count; k++) {
        float side = 2 * air * (k == 0 ? track->end_radius : track->radius);
        map->blocked[map->blocked_count++] = rect_around(track->at[k], side, side);
    }
}

static void draw_number(struct ui *ui, const struct map_plan *plan, const struct map_track *track,
                        size_t space, struct color color)
{
    char number[24];
    float r = map_track_radius(plan, track);
    struct gfx_type type = ui_type(ui, STYLE_SMALL);
    type.font = ui_type(ui, STYLE_STRONG).font;
    type.size = fminf(type.size, r * 1.8f);
    snprintf(number, sizeof number, "%zu", space);
    gfx_text_line(ui_gfx(ui), type, rect_around(map_track_at(plan, track, space), 2 * r, 2 * r), ALIGN_CENTER,
                  VALIGN_MIDDLE, number, color);
}

void map_track_draw(struct ui *ui, const struct map_plan *plan, const struct map_track *track)
{
    for (size_t k = 1; k < track->count; k++)
        draw_number(ui, plan, track, k, color_fade(color_hex(0x2A1F14), 0.95f));
}

void map_track_passed(struct ui *ui, const struct map_plan *plan, const struct map_track *track, size_t from)
{
    static const float emptied = 0.36f; /* so much of the number is gone: it can still be read */
    for (size_t k = from; k < track->count; k++) {
        struct point at = map_track_at(plan, track, k);
        float r = map_track_radius(plan, track);
        gfx_disc(ui_gfx(ui), at, r * 1.02f, color_fade(color_hex(0xB9B184), emptied));
    }
}

void map_track_mark(struct ui *ui, const struct map_plan *plan, const struct map_track *track, size_t space)
{
    struct point at = map_track_at(plan, track, space);
    float r = map_track_radius(plan, track);
    gfx_disc(ui_gfx(ui), at, r * 1.02f, color_hex(0xF3E9CC)); /* the number as it is printed was faded */
    draw_number(ui, plan, track, space, color_hex(0x140D08));
    strokes_round(ui_gfx(ui), rect_around(at, r * 2.3f, r * 2.1f), fmaxf(2, r * 0.2f), color_hex(0x22304A));
}
