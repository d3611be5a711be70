#include "scene/solomon/board.h"

#include "gfx/target.h"
#include "scene/solomon/labels.h"
#include "scene/solomon/names.h"
#include "ui/spot.h"
#include "ui/ui.h"

#include <math.h>
#include <string.h>

struct point board_track(const struct board_plan *plan, size_t space)
{
    const struct projection *p = &plan->print;
    size_t k = space < (size_t)p->track_count ? space : (size_t)p->track_count - 1;
    return (struct point){p->track[k].x * plan->unit, p->track[k].y * plan->unit};
}

struct point board_station(const struct board_plan *plan, size_t city)
{
    return (struct point){plan->city[city].x - plan->pin * 1.4f, plan->city[city].y - plan->pin * 1.4f};
}

void board_group(const struct board_plan *plan, const uint8_t piece_city[GROUP_PIECES],
                 struct group_layout *out)
{
    struct group_task task = plan->pieces;
    task.city = plan->city;
    task.cities = plan->cities;
    task.piece_city = piece_city;
    groups_place(&task, out);
}

void board_label_task(const struct board_plan *plan, const struct point *size, float *clear,
                      struct rect *blocked, struct label_task *out)
{
    float margin = 10;
    *out = (struct label_task){.count = plan->cities, .at = plan->city, .size = size, .clear = clear};
    out->sheet = (struct rect){margin, margin, plan->map.w - 2 * margin, plan->map.h - 2 * margin};
    out->strands = plan->strand;
    out->strand_count = plan->strands;
    out->blocked = blocked;
    float r = plan->print.track_radius * plan->unit * 1.1f;
    for (int k = 0; k < plan->print.track_count; k++)
        blocked[out->blocked_count++] = rect_around(board_track(plan, (size_t)k), 2 * r, 2 * r);
    for (size_t c = 0; c < plan->cities; c++) {
        clear[c] = plan->pin;
        if (!rect_empty(plan->plaque[c]))
            blocked[out->blocked_count++] = plan->plaque[c];
        if (plan->stations >> c & 1)
            blocked[out->blocked_count++] = rect_around(board_station(plan, c), plan->pin * 2, plan->pin * 2);
    }
}

struct gfx_type board_name_type(const struct ui *ui)
{
    struct gfx_type type = ui_type(ui, STYLE_SMALL);
    type.font = ui_type(ui, STYLE_STRONG).font;
    return type;
}

static void place_names(struct board_plan *plan, struct ui *ui, const struct game_box *box)
{
    struct point size[SOLOMON_CITIES];
    float clear[SOLOMON_CITIES];
    struct rect blocked[BOARD_BLOCKED];
    struct label_task task;
    float line = ui_line(ui, STYLE_SMALL);
    struct gfx_type type = board_name_type(ui);
    for (size_t c = 0; c < plan->cities; c++) {
        float w = gfx_text_width(ui_gfx(ui), type, name_city(box, c), (size_t)-1);
        size[c] = (struct point){w + 4, line * 0.95f};
    }
    uint64_t hqs = solomon_hqs(box);
    for (size_t c = 0; c < plan->cities; c++) {
        plan->plaque[c] = (struct rect){0};
        if (!(hqs >> c & 1))
            continue;
        board_label_task(plan, size, clear, blocked, &task);
        float side = 92 * plan->map.w / 1430;
        plan->plaque[c] = labels_beside(&task, c, (struct point){side * 1.35f, side});
    }
    board_label_task(plan, size, clear, blocked, &task);
    plan->label_scale = labels_place(&task, plan->label);
}

void board_plan_make(struct board_plan *plan, struct ui *ui, const struct game_box *box, uint64_t stations,
                     const struct projection *print, struct rect map, float figures)
{
    float line[3] = {ui_line(ui, STYLE_SMALL), figures, ui_text_width(ui, STYLE_SMALL, name_city(box, 0))};
    uint64_t key = gfx_key(1, &map, sizeof map);
    key = gfx_key(key, line, sizeof line);
    uintptr_t whose = (uintptr_t)box;
    key = gfx_key(key, &whose, sizeof whose);
    key = gfx_key(key, &stations, sizeof stations);
    if (plan->key == key)
        return;
    memset(plan, 0, sizeof *plan);
    plan->key = key;
    plan->map = map;
    plan->print = *print;
    plan->unit = map.w / print->width;
    plan->cities = solomon_city_count(box);
    for (size_t c = 0; c < plan->cities; c++) {
        double lon, lat;
        solomon_city_at(box, c, &lon, &lat);
        struct point at = projection_at(print, lon, lat);
        plan->city[c] = (struct point){at.x * plan->unit, at.y * plan->unit};
    }
    plan->strands = strands_make(box, plan->city, plan->strand, STRANDS_MAX);
    float scale = map.w / 1430;
    plan->pin = 13 * scale;
    plan->pieces = (struct group_task){.figure_w = 50 * scale * figures, .figure_h = 98 * scale * figures};
    plan->pieces.case_w = 40 * scale * figures;
    plan->pieces.case_h = 32 * scale * figures;
    plan->pieces.sheet = (struct rect){4, 4, map.w - 8, map.h - 8};
    plan->stations = stations;
    place_names(plan, ui, box);
}
