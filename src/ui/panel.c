/* Text and surfaces. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/inside.h"
#include "ui/widgets.h"

void ui_label_in(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text,
                 struct color color)
{
    struct gfx_type type = ui_type(ui, style);
    bool poster =
        style == STYLE_TITLE || style == STYLE_HEADING || style == STYLE_STAMP || style == STYLE_NUMBER;
    float width = poster ? gfx_text_width(ui->gfx, type, text, (size_t)-1) : 0;
    if (width > at.w && at.w > 0) { /* large type shrinks to fit before it is cut */
        float shrink = fmaxf(0.5f, at.w / width) * 0.99f;
        type.size = fmaxf(type.size * shrink, fminf(type.size, ui_type(ui, STYLE_SMALL).size));
        type.spacing *= shrink;
    }
    gfx_text_line(ui->gfx, type, at, align, VALIGN_MIDDLE, text, color);
}

void ui_label_fit(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text,
                  struct color color)
{
    struct gfx_type type = ui_type(ui, style);
    float least = type.size * 0.6f, pixel = 1 / ui_scale(ui);
    float width = gfx_text_width(ui->gfx, type, text, (size_t)-1);
    if (width > at.w && at.w > 0)
        type.size = fmaxf(least, type.size * at.w / width);
    /* type sizes are whole pixels: what was rounded up may still be too wide */
    while (type.size > least && gfx_text_width(ui->gfx, type, text, (size_t)-1) > at.w)
        type.size = fmaxf(least, type.size - pixel / 2);
    gfx_text_line(ui->gfx, type, at, align, VALIGN_MIDDLE, text, color);
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

float ui_text_even(struct ui *ui, enum ui_style style, const char *text, float width)
{
    float high = ui_text_height(ui, style, text, width), w = width;

    if (high < ui_line(ui, style) * 1.5f)
        return width;
    while (w > width * 0.5f && ui_text_height(ui, style, text, w * 0.95f) <= high)
        w *= 0.95f;
    return w;
}

float ui_text(struct ui *ui, struct rect at, enum ui_style style, const char *text)
{
    return ui_text_in(ui, at, style, ALIGN_LEFT, text, ui->theme.color.ink);
}

/* The tint that turns the theme's paper into that colour. */
struct color paper_tint(const struct ui *ui, struct color color)
{
    struct color p = ui->theme.color.paper;
    return (struct color){fminf(1, color.r / p.r), fminf(1, color.g / p.g), fminf(1, color.b / p.b), color.a};
}

/* Fills with that colour, textured by the middle of the paper picture if it is there. */
void paper_fill(struct ui *ui, struct rect at, struct color color)
{
    struct point size = gfx_texture_size(ui->gfx, ui->theme.art.sheet);
    if (size.x <= 0) {
        gfx_fill(ui->gfx, at, color);
        return;
    }
    struct gfx_sprite s = {.texture = ui->theme.art.sheet, .at = at, .tint = paper_tint(ui, color)};
    s.part = (struct rect){0.08f, 0.08f, fminf(0.84f, at.w / size.x), fminf(0.84f, at.h / size.y)};
    gfx_sprite(ui->gfx, &s);
}

static void shadow(struct ui *ui, struct rect at, float spread)
{
    struct rect low = at;
    low.y += spread / 3;
    gfx_glow(ui->gfx, low, spread, (struct color){0.03f, 0.02f, 0.01f, 0.55f});
}

/* One side of a sheet cut in three: the worn ends at their own size, and only as much of the middle as is
 * needed, since a long edge looks smeared when it is squeezed. start, length: where it goes; part, share:
 * which pixels, 0 to 1. */
struct third {
    float start, length, part, share;
};

static struct third third_of(float start, float length, float picture, int which)
{
    enum { BORDER = 14 };
    float border = fminf(BORDER, length / 2), middle = length - 2 * border;
    if (which == 0)
        return (struct third){start, border, 0, border / picture};
    if (which == 2)
        return (struct third){start + length - border, border, 1 - border / picture, border / picture};
    float used = fminf(middle, picture - 2 * BORDER);
    return (struct third){start + border, middle, BORDER / picture, used / picture};
}

/* Where only part of the picture is used, its end does not continue its middle: cross-fade them towards the
 * far edge, so that no seam shows. whole: the sheet; far: its right (0) or lower (1) edge. */
static void blend_end(struct ui *ui, struct rect whole, struct point size, struct color tint, int far)
{
    enum { BORDER = 14, FADE = 26, STEPS = 13 };
    float length = far == 0 ? whole.w : whole.h, pixels = far == 0 ? size.x : size.y;
    if (length >= pixels || length < 2 * (BORDER + FADE))
        return;
    for (int k = 0; k < STEPS * 3; k++) {
        int slice = k / 3;
        float step = (float)FADE / STEPS, from = BORDER + FADE - (float)slice * step;
        struct third along =
            far == 0 ? third_of(whole.y, whole.h, size.y, k % 3) : third_of(whole.x, whole.w, size.x, k % 3);
        struct gfx_sprite s = {.texture = ui->theme.art.sheet,
                               .tint = color_fade(tint, (float)(slice + 1) / (STEPS + 1))};
        if (far == 0) {
            s.at = (struct rect){whole.x + whole.w - from, along.start, step, along.length};
            s.part = (struct rect){1 - from / size.x, along.part, step / size.x, along.share};
        } else {
            s.at = (struct rect){along.start, whole.y + whole.h - from, along.length, step};
            s.part = (struct rect){along.part, 1 - from / size.y, along.share, step / size.y};
        }
        gfx_sprite(ui->gfx, &s);
    }
}

/* A sheet with worn edges. */
static void sheet(struct ui *ui, struct rect at, struct color color)
{
    float px = 1 / ui->scale;
    gfx_texture picture = ui->theme.art.sheet;
    if (gfx_texture_ready(ui->gfx, picture)) {
        struct point size = gfx_texture_size(ui->gfx, picture);
        struct color tint = paper_tint(ui, color);
        at = rect_grow(at, 9);
        for (int k = 0; k < 9; k++) {
            struct third x = third_of(at.x, at.w, size.x, k % 3), y = third_of(at.y, at.h, size.y, k / 3);
            struct gfx_sprite s = {
                .texture = picture, .at = {x.start, y.start, x.length, y.length}, .tint = tint};
            s.part = (struct rect){x.part, y.part, x.share, y.share};
            gfx_sprite(ui->gfx, &s);
        }
        blend_end(ui, at, size, tint, 0);
        blend_end(ui, at, size, tint, 1);
        return;
    }
    gfx_fill(ui->gfx, at, color);
    gfx_round_line(ui->gfx, rect_grow(at, -px), 0, 2 * px, color_fade(color_hex(0x8A6F45), 0.55f));
}

void ui_sheet(struct ui *ui, struct rect at, struct color color)
{
    shadow(ui, at, 20);
    sheet(ui, at, color);
}

/* A typed form: a sheet with a double line, held by a pin. */
static void card(struct ui *ui, struct rect at)
{
    struct color ink = ui->theme.color.ink;
    shadow(ui, at, 34);
    sheet(ui, at, ui->theme.color.paper);
    struct rect in = rect_grow(at, -14);
    gfx_round_line(ui->gfx, in, 2, 2, color_fade(ink, 0.5f));
    gfx_round_line(ui->gfx, rect_grow(in, -5), 1, 1, color_fade(ink, 0.38f));
    gfx_image(ui->gfx, ui->theme.art.pin, rect_around((struct point){at.x + at.w / 2 + 3, at.y + 10}, 56, 56),
              (struct color){1, 1, 1, 1});
}

void paper_slip(struct ui *ui, struct rect at)
{
    struct color ink = ui->theme.color.ink;
    shadow(ui, at, 18);
    sheet(ui, at, ui->theme.color.paper);
    gfx_round_line(ui->gfx, rect_grow(at, -5), 2, 1.5f, color_fade(ink, 0.55f));
    gfx_round_line(ui->gfx, rect_grow(at, -9), 1, 1, color_fade(ink, 0.35f));
}

/* Stained into the desk, between two rules: a frame is what can be pressed. */
static void dark(struct ui *ui, struct rect at)
{
    struct color rule = color_fade(ui->theme.color.brass, 0.4f);

    gfx_fill(ui->gfx, at, (struct color){0.05f, 0.03f, 0.02f, 0.62f});
    gfx_fill(ui->gfx, (struct rect){at.x, at.y, at.w, 1.5f}, rule);
    gfx_fill(ui->gfx, (struct rect){at.x, at.y + at.h - 1.5f, at.w, 1.5f}, rule);
}

struct rect ui_panel(struct ui *ui, struct rect at, enum ui_panel_kind kind)
{
    switch (kind) {
    case PANEL_PAPER:
        shadow(ui, at, 20);
        sheet(ui, at, ui->theme.color.paper);
        return rect_pad(at, 28);
    case PANEL_CARD:
        card(ui, at);
        return rect_pad(at, 40);
    case PANEL_SLIP:
        shadow(ui, at, 12);
        sheet(ui, at, ui->theme.color.paper);
        return rect_pad(at, 18);
    case PANEL_DARK:
        dark(ui, at);
        return rect_pad(at, 24);
    }
    return at;
}

void ui_rule(struct ui *ui, struct rect at)
{
    float y = at.y + at.h / 2;
    gfx_fill(ui->gfx, (struct rect){at.x, y - 2, at.w, 2}, color_fade(ui->theme.color.ink, 0.7f));
    gfx_fill(ui->gfx, (struct rect){at.x, y + 2, at.w, 1}, color_fade(ui->theme.color.ink, 0.45f));
}

/* The frame of a stamp without its picture. */
static void stamp_frame(struct ui *ui, struct rect at, struct color color, float turn)
{
    struct point m = rect_center(at);
    float c = cosf(turn), s = sinf(turn), width = fmaxf(2, at.h * 0.055f);
    const float x[5] = {-at.w / 2, at.w / 2, at.w / 2, -at.w / 2, -at.w / 2};
    const float y[5] = {-at.h / 2, -at.h / 2, at.h / 2, at.h / 2, -at.h / 2};
    for (int i = 0; i < 4; i++) {
        struct point a = {m.x + x[i] * c - y[i] * s, m.y + x[i] * s + y[i] * c};
        struct point b = {m.x + x[i + 1] * c - y[i + 1] * s, m.y + x[i + 1] * s + y[i + 1] * c};
        gfx_line(ui->gfx, a, b, width, color);
    }
}

static const float stamp_inside = 0.82f; /* the share of a stamp's width that its text may take */

float ui_stamp_width(struct ui *ui, const char *text, float size)
{
    struct gfx_type type = ui->theme.type[STYLE_STAMP];
    const char *feed = strchr(text, '\n');
    type.spacing = 0;
    type.size = size;
    float high = gfx_text_width(ui->gfx, type, text, strcspn(text, "\n"));
    float low = feed ? gfx_text_width(ui->gfx, type, feed + 1, (size_t)-1) : 0;
    return fmaxf(high, low) / stamp_inside;
}

void ui_stamp(struct ui *ui, struct rect at, const char *text, struct color color, float turn)
{
    struct gfx_type type = ui->theme.type[STYLE_STAMP];
    const char *feed = strchr(text, '\n');
    char high[128];
    snprintf(high, sizeof high, "%.*s", (int)strcspn(text, "\n"), text);
    type.spacing = 0;
    type.size = at.h * (feed ? UI_STAMP_TWO_LINES : UI_STAMP_LINE);
    type.size *= fminf(1, at.w / fmaxf(1, ui_stamp_width(ui, text, type.size)));
    color = color_fade(color, 0.86f);
    if (gfx_texture_ready(ui->gfx, ui->theme.art.stamp)) {
        struct gfx_sprite frame = {.texture = ui->theme.art.stamp, .at = at, .tint = color, .turn = turn};
        gfx_sprite(ui->gfx, &frame);
    } else {
        stamp_frame(ui, at, color, turn);
    }
    struct point m = rect_center(at);
    float half = feed ? type.size * 0.53f : 0;
    gfx_text_turned(ui->gfx, type, (struct point){m.x + half * sinf(turn), m.y - half * cosf(turn)}, high,
                    color, turn);
    if (feed)
        gfx_text_turned(ui->gfx, type, (struct point){m.x - half * sinf(turn), m.y + half * cosf(turn)},
                        feed + 1, color, turn);
}

void cut_plate(struct ui *ui, struct rect at, struct color color)
{
    float cut = fminf(at.h * 0.22f, 7), right = at.x + at.w, low = at.y + at.h;
    struct point corner[8] = {{at.x + cut, at.y}, {right - cut, at.y}, {right, at.y + cut},
                              {right, low - cut}, {right - cut, low},  {at.x + cut, low},
                              {at.x, low - cut},  {at.x, at.y + cut}};

    gfx_cut(ui->gfx, corner, 8, color);
}

void ui_small_plate(struct ui *ui, struct rect at, bool hot)
{
    const struct ui_colors *c = &ui->theme.color;

    cut_plate(ui, at, c->ink_soft);
    cut_plate(ui, rect_grow(at, -1.5f), hot ? c->brass : color_mix(c->brass, c->paper, 0.45f));
    cut_plate(ui, rect_grow(at, -4), hot ? c->brass : c->paper);
}
