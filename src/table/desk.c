#include "table/desk.h"

#include "gfx/effects.h"
#include "ui/widgets.h"

#include <math.h>

void desk_draw(struct ui *ui)
{
    struct gfx *gfx = ui_gfx(ui);
    struct rect area = ui_window(ui);
    gfx_fill(gfx, area, ui_theme(ui)->color.walnut);
    gfx_image_cover(gfx, gfx_load(gfx, "shared/ui/desk.jpg"), area, color_hex(0xffffff));
    struct gfx_lamp lamp = {.x = area.w * 0.42f,
                            .y = area.h * 0.36f,
                            .z = 700,
                            .reach = area.w * 0.55f,
                            .light = color_hex(0xffe2b0),
                            .ambient = color_hex(0x4a3a30)};
    gfx_set_lamp(gfx, &lamp);
    gfx_lamplight(gfx, area);
}

struct rect envelope_seal(const struct ui *ui)
{
    static const float width = 1024, height = 576, up = 26,
                       radius = 84; /* of the picture; how far above its middle */
    struct rect area = ui_area(ui);
    float scale = fmaxf(area.w / width, area.h / height);
    struct point middle = {area.x + area.w / 2, area.y + area.h / 2 - up * scale};
    return rect_around(middle, 2 * radius * scale, 2 * radius * scale);
}

/* One half of the envelope, moved so far from where it lies shut; it throws a shadow on what it bares. */
static void envelope_half(struct ui *ui, gfx_texture picture, bool lower, float away)
{
    enum { SHADOW = 8, STEP = 5 };
    static const float seal = 0.46f; /* of the picture's height */
    struct gfx *gfx = ui_gfx(ui);
    struct rect area = ui_area(ui), all = area, half = area;
    all.y += lower ? away : -away;
    half.y = lower ? all.y + area.h * seal : all.y;
    half.h = lower ? area.h * (1 - seal) : area.h * seal;
    for (int k = 0; k < SHADOW && away > 0; k++) {
        float y = lower ? half.y - STEP * (float)(k + 1) : half.y + half.h + STEP * (float)k;
        gfx_fill(gfx, (struct rect){area.x, y, area.w, STEP},
                 (struct color){0.03f, 0.02f, 0.01f, 0.5f * (1 - (float)k / SHADOW)});
    }
    gfx_clip_push(gfx, half);
    gfx_fill(gfx, half, color_hex(0xa07c42));
    gfx_image_cover(gfx, picture, all, color_hex(0xffffff));
    gfx_clip_pop(gfx);
}

void envelope_draw(struct ui *ui, float open)
{
    struct gfx *gfx = ui_gfx(ui);
    struct rect area = ui_area(ui);
    gfx_texture picture = gfx_load_tall(gfx, "shared/ui/curtain.png", (int)(area.h * gfx_view_scale(gfx)));
    if (open <= 0)
        gfx_fill(gfx, area, color_hex(0xa07c42));
    if (gfx_texture_failed(gfx, picture)) {
        gfx_curtain(gfx, area, open, color_hex(0x5c1717));
    } else if (open <= 0) {
        gfx_image_cover(gfx, picture, area, color_hex(0xffffff));
    } else {
        envelope_half(ui, picture, true, area.h * 0.56f * open);
        envelope_half(ui, picture, false, area.h * 0.5f * open);
    }
    if (open <= 0)
        gfx_finish(gfx, 0.5f, 0.2f, 0);
}
