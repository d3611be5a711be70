#include "table/map_names.h"

#include "gfx/draw.h"
#include "gfx/target.h"
#include "table/plane.h"
#include "ui/ui.h"

#include <math.h>
#include <string.h>

enum { BLOCKED_MAX = MAP_TASK_BLOCKED + MAP_PLACES + MAP_PIECES };

/* What of a piece a name beside it may not cover: all but the air at its corners. */
static struct rect core(struct rect box)
{
    return (struct rect){box.x + box.w * 0.06f, box.y + box.h * 0.05f, box.w * 0.88f, box.h * 0.93f};
}

static bool on_any(struct rect r, const struct rect *box, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (plane_shared(r, box[i]) > 0)
            return true;
    return false;
}

/* A position for one name beside its pin, clear of pieces and of the other names. */
static struct rect aside(const struct map_plan *plan, const struct map_names *names, size_t place,
                         const struct rect *box, size_t boxes)
{
    struct point size[MAP_PLACES] = {0};
    float clear[MAP_PLACES];
    struct rect blocked[BLOCKED_MAX];
    struct label_task task;
    map_label_task(plan, size, clear, blocked, &task);
    clear[place] = plan->pieces.figure_w * 0.5f;
    for (size_t i = 0; i < boxes; i++)
        blocked[task.blocked_count++] = box[i];
    for (size_t k = 0; k < plan->places; k++)
        if (k != place)
            blocked[task.blocked_count++] = names->at[k];
    struct rect was = plan->label[place];
    return labels_beside(&task, place, (struct point){was.w, was.h});
}

/* A sign stands beside its pin; where a figure would hide it, at an end of the place's name. */
static void place_sign(const struct map_plan *plan, struct map_names *names, size_t place,
                       const struct rect *box, size_t boxes)
{
    float side = plan->pin * 2.1f;
    struct rect name = names->at[place], sheet = {0, 0, plan->at.w, plan->at.h};
    const struct rect spot[] = {
        rect_around(map_sign(plan, place), side, side),
        {name.x - side - 1, name.y + (name.h - side) / 2, side, side},
        {name.x + name.w + 1, name.y + (name.h - side) / 2, side, side},
        {name.x + (name.w - side) / 2, name.y + name.h + 1, side, side},
        {name.x + (name.w - side) / 2, name.y - side - 1, side, side},
    };
    for (size_t i = 0; i < sizeof spot / sizeof spot[0]; i++) {
        bool clear = plane_within(spot[i], sheet) && !on_any(spot[i], box, boxes);
        for (size_t k = 0; k < plan->places && i > 0; k++) {
            struct rect pin = rect_around(plan->place[k], plan->pin * 1.8f, plan->pin * 1.8f);
            clear = clear && plane_shared(spot[i], names->at[k]) == 0 &&
                    (k == place || plane_shared(spot[i], pin) == 0);
        }
        names->sign[place] = spot[i];
        if (clear)
            return;
    }
    names->sign[place] = spot[0];
    names->covered |= UINT64_C(1) << place;
}

void map_names_place(struct map_names *names, const struct map_plan *plan, const struct rect *piece, size_t n)
{
    struct rect box[MAP_PIECES];
    names->covered = 0;
    memset(names->sign, 0, sizeof names->sign);
    for (size_t i = 0; i < n; i++)
        box[i] = core(piece[i]);
    for (size_t p = 0; p < plan->places; p++)
        names->at[p] = plan->label[p];
    for (size_t p = 0; p < plan->places; p++) {
        if (on_any(names->at[p], box, n))
            names->at[p] = aside(plan, names, p, box, n);
        if (on_any(names->at[p], piece, n)) /* it is drawn over them: no letter is hidden */
            names->covered |= UINT64_C(1) << p;
    }
    for (size_t p = 0; p < plan->places; p++)
        if (plan->signs >> p & 1)
            place_sign(plan, names, p, piece, n);
}

void map_names_refresh(struct map_names *names, const struct map_plan *plan, const struct rect *piece,
                       size_t n)
{
    uint64_t key = gfx_key(plan->key, piece, n * sizeof *piece);
    if (names->key == key)
        return;
    names->key = key;
    map_names_place(names, plan, piece, n);
}

/* --- drawing ----------------------------------------------------------------------------------------------- */

void map_names_threads(struct gfx *gfx, const struct map_plan *plan, const struct map_names *names)
{
    for (size_t p = 0; p < plan->places; p++) {
        struct rect at = names->at[p], was = plan->label[p];
        struct point pin = plan->place[p];
        struct point end = {fminf(fmaxf(pin.x, at.x), at.x + at.w), fminf(fmaxf(pin.y, at.y), at.y + at.h)};
        float far = plane_distance(pin, end);
        bool moved = at.x != was.x || at.y != was.y;
        if (!moved || far < plan->pin * 1.9f)
            continue;
        struct point from = plane_between(pin, end, plan->pin * 0.5f / far);
        gfx_line(gfx, from, end, 5, (struct color){0.11f, 0.07f, 0.04f, 0.8f});
        gfx_line(gfx, from, end, 2.4f, color_hex(0xEDDEBD));
    }
}

static void draw_name(struct gfx *gfx, struct gfx_type type, struct rect at, const char *text,
                      const struct color *dark, float opacity)
{
    const struct color paper = {0.93f, 0.87f, 0.74f, 1};
    gfx_round(gfx, rect_grow(at, -1), at.h * 0.24f, color_fade(dark ? *dark : paper, opacity));
    gfx_text_line(gfx, type, at, ALIGN_CENTER, VALIGN_MIDDLE, text, color_hex(dark ? 0xFFF6E0 : 0x20160D));
}

void map_names_draw(struct ui *ui, const struct map_plan *plan, const struct map_names *names,
                    const struct map_name_style *style, const char *const *text, uint64_t which,
                    float opacity)
{
    struct gfx_type type = map_name_type(ui);
    type.size *= plan->label_scale;
    for (size_t p = 0; p < plan->places; p++) {
        if (!(which >> p & 1))
            continue;
        const struct color *dark = style->dark >> p & 1 ? &style->plate[p] : NULL;
        if (!rect_empty(names->at[p]))
            draw_name(ui_gfx(ui), type, names->at[p], text[p], dark, opacity);
        if (style->sign && !rect_empty(names->sign[p]))
            style->sign(ui_gfx(ui), names->sign[p]);
    }
}

uint64_t map_names_across(const struct map_plan *plan, const struct map_names *names, struct rect at)
{
    uint64_t which = 0;
    for (size_t p = 0; p < plan->places; p++)
        if (plane_shared(names->at[p], at) > 0 || plane_shared(names->sign[p], at) > 0)
            which |= UINT64_C(1) << p;
    return which;
}
