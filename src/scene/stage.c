#include "scene/stage.h"

#include "base/i18n.h"
#include "base/text.h"
#include "gfx/effects.h"
#include "ui/widgets.h"

#include <stdio.h>

void stage_desk(struct ui *ui)
{
    struct gfx *gfx = ui_gfx(ui);
    struct rect area = ui_area(ui);
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

struct rect stage_page(struct ui *ui, float width, float content, const char *heading, struct rect *foot)
{
    enum { FOOT_GAP = 24, RULE = 6, BELOW_RULE = 14, MARGINS = 70 };
    struct rect area = rect_pad_xy(ui_area(ui), 48, 40);
    float head_height = ui_line(ui, STYLE_HEADING) * 1.1f;
    float foot_height = ui_button_height(ui);
    float wanted = ui_grow(ui, width), height = area.h;
    if (content > 0) {
        float needed = content + head_height + RULE + BELOW_RULE + MARGINS + FOOT_GAP + foot_height;
        height = needed < height ? needed : height;
    }
    struct rect sheet = rect_place(area, wanted < area.w ? wanted : area.w, height, 0.5f, 0.4f);
    *foot = cut_bottom(&sheet, foot_height);
    cut_bottom(&sheet, FOOT_GAP);
    struct rect inside = ui_panel(ui, sheet, PANEL_PAPER);
    ui_label(ui, cut_top(&inside, head_height), STYLE_HEADING, ALIGN_LEFT, heading);
    ui_rule(ui, cut_top(&inside, RULE));
    cut_top(&inside, BELOW_RULE);
    return inside;
}

void stage_back(struct ui *ui, const struct host *h, struct rect *foot)
{
    struct ui_button back = {.text = _("Back"), .kind = BUTTON_PAPER};
    struct rect at = cut_left(foot, ui_button_width(ui, &back));
    cut_left(foot, 16);
    if (ui_button_with(ui, "back", 0, at, &back))
        h->back(h);
}

bool stage_button(struct ui *ui, struct rect *foot, const char *key, const struct ui_button *button)
{
    struct rect at = cut_right(foot, ui_button_width(ui, button));
    cut_right(foot, 16);
    return ui_button_with(ui, key, 0, at, button);
}

void stage_picture(struct ui *ui, struct rect at, const char *picture)
{
    struct gfx *gfx = ui_gfx(ui);
    int rows = (int)(at.h * gfx_view_scale(gfx));
    gfx_texture texture = picture[0] != '\0' ? gfx_load_tall(gfx, picture, rows) : 0;
    if (texture == 0 || gfx_texture_failed(gfx, texture))
        return;
    gfx_glow(gfx, rect_grow(at, 4), 18, color_fade(color_hex(0x000000), 0.5f));
    gfx_fill(gfx, rect_grow(at, 6), ui_theme(ui)->color.paper);
    gfx_clip_push(gfx, at);
    gfx_image_cover(gfx, texture, at, color_hex(0xffffff));
    gfx_clip_pop(gfx);
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

void stage_envelope(struct ui *ui, float open)
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

bool stage_wide(struct ui *ui)
{
    return ui_area(ui).w >= ui_grow(ui, 1300);
}

void stage_share(const struct host *h)
{
    char path[1024], line[1100];
    struct text out = text_over(path, sizeof path);
    game_error err = {""};
    if (h->share(h, &out, &err))
        snprintf(line, sizeof line, _("The record is in %s"), path);
    else
        snprintf(line, sizeof line, "%s", err.text);
    h->toast(h, line);
}
