/* Text and surfaces. */
#include <math.h>
#include <string.h>

#include "ui/inside.h"
#include "ui/widgets.h"

void ui_label_in(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text,
                 struct color color)
{
    gfx_text_line(ui->gfx, ui_type(ui, style), at, align, VALIGN_MIDDLE, text, color);
}

void ui_label(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text)
{
    ui_label_in(ui, at, style, align, text, ui->theme.color.ink);
}

float ui_text_in(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text,
                 struct color color)
{
    return gfx_text_box(ui->gfx, ui_type(ui, style), at, align, VALIGN_TOP, 1, text, color);
}

float ui_text(struct ui *ui, struct rect at, enum ui_style style, const char *text)
{
    return ui_text_in(ui, at, style, ALIGN_LEFT, text, ui->theme.color.ink);
}

/* A sheet of that colour; the grain of the paper picture lies over it when it is there. */
void paper_fill(struct ui *ui, struct rect at, struct color color)
{
    gfx_texture paper = ui->theme.art.paper;
    if (gfx_texture_ready(ui->gfx, paper)) {
        struct color p = ui->theme.color.paper;
        struct color tint = {fminf(1, color.r / p.r), fminf(1, color.g / p.g), fminf(1, color.b / p.b),
                             color.a};
        gfx_image_tiled(ui->gfx, paper, at, 512, tint);
    } else {
        gfx_fill(ui->gfx, at, color);
    }
}

static void shadow(struct ui *ui, struct rect at, float spread)
{
    struct rect low = at;
    low.y += spread / 3;
    gfx_glow(ui->gfx, low, spread, (struct color){0.03f, 0.02f, 0.01f, 0.55f});
}

/* A sheet with worn edges: a darker line inside, a light one on top. */
static void sheet(struct ui *ui, struct rect at, struct color color)
{
    float px = 1 / ui->scale;
    struct color dark = color_fade(color_hex(0x8A6F45), 0.55f);
    paper_fill(ui, at, color);
    gfx_round_line(ui->gfx, rect_grow(at, -px), 0, 2 * px, dark);
    gfx_fill(ui->gfx, (struct rect){at.x, at.y, at.w, 2 * px}, color_fade(color_hex(0xFFF8E4), 0.5f));
}

static void card(struct ui *ui, struct rect at)
{
    shadow(ui, at, 34);
    if (gfx_texture_ready(ui->gfx, ui->theme.art.card)) {
        gfx_nine(ui->gfx, ui->theme.art.card, at, 48, 1, (struct color){1, 1, 1, 1});
        return;
    }
    sheet(ui, at, ui->theme.color.paper);
    struct rect in = rect_grow(at, -12);
    gfx_round_line(ui->gfx, in, 2, 2, color_fade(ui->theme.color.ink, 0.55f));
    gfx_round_line(ui->gfx, rect_grow(in, -6), 1, 1, color_fade(ui->theme.color.ink, 0.4f));
}

static void plate(struct ui *ui, struct rect at)
{
    struct ui_colors c = ui->theme.color;
    shadow(ui, at, 14);
    gfx_round(ui->gfx, at, 6, color_hex(0x8E6E2E));
    gfx_round(ui->gfx, rect_grow(at, -2), 5, c.brass);
    gfx_round_line(ui->gfx, rect_grow(at, -6), 3, 1.5f, color_fade(c.ink, 0.6f));
}

struct rect ui_panel(struct ui *ui, struct rect at, enum ui_panel_kind kind)
{
    struct ui_colors c = ui->theme.color;
    switch (kind) {
    case PANEL_PAPER:
        shadow(ui, at, 20);
        sheet(ui, at, c.paper);
        return rect_pad(at, 24);
    case PANEL_CARD:
        card(ui, at);
        return rect_pad(at, 40);
    case PANEL_DARK:
        gfx_round(ui->gfx, at, 8, color_fade(color_hex(0x140C07), 0.78f));
        gfx_round_line(ui->gfx, at, 8, 1.5f, color_fade(c.brass, 0.55f));
        return rect_pad(at, 18);
    case PANEL_PLATE:
        plate(ui, at);
        return rect_pad(at, 12);
    }
    return at;
}

void ui_rule(struct ui *ui, struct rect at)
{
    float y = at.y + at.h / 2;
    gfx_fill(ui->gfx, (struct rect){at.x, y - 2, at.w, 2}, color_fade(ui->theme.color.ink, 0.7f));
    gfx_fill(ui->gfx, (struct rect){at.x, y + 2, at.w, 1}, color_fade(ui->theme.color.ink, 0.45f));
}

/* The frame of a stamp, turned, with gaps where the ink did not take. */
static void stamp_frame(struct ui *ui, struct rect at, struct color color, float turn, float width)
{
    struct point m = rect_center(at);
    float c = cosf(turn), s = sinf(turn);
    const float x[5] = {-at.w / 2, at.w / 2, at.w / 2, -at.w / 2, -at.w / 2};
    const float y[5] = {-at.h / 2, -at.h / 2, at.h / 2, at.h / 2, -at.h / 2};
    for (int i = 0; i < 4; i++) {
        float from = i == 1 ? 0.04f : -0.012f, to = i == 2 ? 0.93f : 1.012f;
        struct point end[2];
        for (int k = 0; k < 2; k++) {
            float t = k ? to : from;
            float px = x[i] + (x[i + 1] - x[i]) * t, py = y[i] + (y[i + 1] - y[i]) * t;
            end[k] = (struct point){m.x + px * c - py * s, m.y + px * s + py * c};
        }
        gfx_line(ui->gfx, end[0], end[1], width, color);
    }
}

void ui_stamp(struct ui *ui, struct rect at, const char *text, struct color color, float turn)
{
    struct gfx_type type = ui->theme.type[STYLE_STENCIL];
    type.spacing = 0;
    type.size = at.h * 0.6f;
    float width = gfx_text_width(ui->gfx, type, text, (size_t)-1);
    if (width > at.w * 0.88f) {
        type.size *= at.w * 0.88f / width;
    }
    color = color_fade(color, 0.82f);
    stamp_frame(ui, at, color, turn, fmaxf(2, at.h * 0.055f));
    stamp_frame(ui, rect_grow(at, -at.h * 0.1f), color_fade(color, 0.7f), turn, fmaxf(1, at.h * 0.02f));
    gfx_text_turned(ui->gfx, type, rect_center(at), text, color, turn);
}

void ui_progress(struct ui *ui, struct rect at, float share)
{
    struct ui_colors c = ui->theme.color;
    share = share < 0 ? 0 : share > 1 ? 1 : share;
    gfx_round(ui->gfx, at, at.h / 2, color_fade(c.ink, 0.85f));
    struct rect in = rect_grow(at, -3), bar = in;
    bar.w = fmaxf(in.h, in.w * share);
    if (share > 0) {
        gfx_round(ui->gfx, bar, bar.h / 2, c.brass);
    }
}
