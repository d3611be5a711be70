#include "table/map_track.h"

#include "base/i18n.h"
#include "gfx/draw.h"
#include "ui/ui.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>

static bool read_spaces(const json_t *list, struct map_track *out)
{
    out->count = json_array_size(list);
    if (out->count < 2 || out->count > MAP_TRACK_SPACES)
        return false;
    for (size_t k = 0; k < out->count; k++) {
        const json_t *pair = json_array_get(list, k), *x = json_array_get(pair, 0),
                     *y = json_array_get(pair, 1);
        if (json_array_size(pair) != 2 || !json_is_number(x) || !json_is_number(y))
            return false;
        out->at[k] = (struct point){(float)json_number_value(x), (float)json_number_value(y)};
    }
    return true;
}

bool map_track_read(const char *json, size_t length, struct map_track *out, game_error *err)
{
    json_error_t where;
    json_t *root = json_loadb(json, length, 0, &where);
    if (!root) {
        snprintf(err->text, sizeof err->text, "line %d: %.200s", where.line, where.text);
        return false;
    }
    struct map_track made = {.radius = (float)json_number_value(json_object_get(root, "track_radius"))};
    bool ok = read_spaces(json_object_get(root, "track"), &made) && made.radius > 0;
    json_decref(root);
    if (!ok) {
        snprintf(err->text, sizeof err->text, _("`%s` is missing or wrong"), "track");
        return false;
    }
    *out = made;
    return true;
}

struct point map_track_at(const struct map_plan *plan, const struct map_track *track, size_t space)
{
    return map_point(plan, track->at[space < track->count ? space : track->count - 1]);
}

float map_track_radius(const struct map_plan *plan, const struct map_track *track)
{
    return track->radius * plan->unit;
}

void map_track_block(const struct map_track *track, struct map_data *map)
{
    float side = 2 * track->radius * 1.1f; /* of a space, with a little air */
    for (size_t k = 0; k < track->count; k++)
        map->blocked[map->blocked_count++] = rect_around(track->at[k], side, side);
}

void map_track_draw(struct ui *ui, const struct map_plan *plan, const struct map_track *track, size_t first,
                    const char *end, struct color color)
{
    struct gfx *gfx = ui_gfx(ui);
    struct gfx_type type = ui_type(ui, STYLE_SMALL);
    struct point last = map_track_at(plan, track, 0);
    type.font = ui_type(ui, STYLE_STRONG).font;
    float r = map_track_radius(plan, track);
    type.size = fminf(type.size, r * 1.32f);
    for (size_t k = 1; k < track->count; k++) {
        char number[24];
        snprintf(number, sizeof number, "%zu", k);
        gfx_text_line(gfx, type, rect_around(map_track_at(plan, track, k), 2 * r, 2 * r), ALIGN_CENTER,
                      VALIGN_MIDDLE, number, color_fade(color_hex(0x2A1F14), k > first ? 0.3f : 0.95f));
    }
    gfx_disc(gfx, last, r * 1.12f, color_hex(0xF1E6CB));
    type.font = ui_type(ui, STYLE_NUMBER).font;
    type.size = fmaxf(type.size, r * 1.2f);
    gfx_text_line(gfx, type, rect_around(last, 3 * r, 2 * r), ALIGN_CENTER, VALIGN_MIDDLE, end, color);
}
