#include "scene/stage.h"

#include "base/i18n.h"
#include "gfx/effects.h"
#include "ui/widgets.h"

enum { RULE = 6, BELOW_RULE = 14 };

static float head_of(struct ui *ui)
{
    return ui_line(ui, STYLE_HEADING) * 1.1f;
}

struct rect stage_head(struct ui *ui, struct rect inside)
{
    float h = head_of(ui);
    return (struct rect){inside.x, inside.y - BELOW_RULE - RULE - h, inside.w, h};
}

struct rect stage_page(struct ui *ui, float width, float content, const char *heading, struct rect *foot)
{
    enum { FOOT_GAP = 24, MARGINS = 70 };
    struct rect area = rect_pad_xy(ui_area(ui), 48, 28);
    float head_height = head_of(ui);
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
        h->shell->back(h);
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

bool stage_wide(struct ui *ui)
{
    return ui_area(ui).w >= ui_grow(ui, 1300);
}
