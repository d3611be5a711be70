#include <math.h>
#include <string.h>

#include "platform/input.h"
#include "ui/inside.h"
#include "ui/widgets.h"

enum { SIDE = 22, GAP = 12 };

static float glyph_width(struct ui *ui, const char *glyph)
{
    return glyph[0] ? fmaxf(ui_grow(ui, 26), ui_text_width(ui, STYLE_SMALL, glyph) + 16) : 0;
}

static const char *glyph_of(const struct ui *ui, const struct ui_button *b)
{
    return b->shortcut == ACTION_NONE
               ? ""
               : input_glyph(b->shortcut, ui->device == DEVICE_PAD ? DEVICE_PAD : DEVICE_KEYS);
}

float ui_button_height(const struct ui *ui)
{
    return fmaxf(56, ui_line(ui, STYLE_STRONG) + 26);
}

float ui_button_width(struct ui *ui, const struct ui_button *b)
{
    float icon = b->icon ? ui_line(ui, STYLE_STRONG) * 1.2f : 0, glyph = glyph_width(ui, glyph_of(ui, b));
    float text = b->text ? ui_text_width(ui, STYLE_STRONG, b->text) + 2 : 0;
    return 2 * SIDE + text + icon + glyph + (icon > 0 && text > 0 ? GAP : 0) +
           (glyph > 0 && text > 0 ? GAP : 0);
}

struct face {
    struct color ground, text;
};

static struct face face_of(const struct ui *ui, const struct ui_button *b)
{
    struct ui_colors c = ui->theme.color;
    struct face f = {c.paper, c.ink};
    if (b->kind == BUTTON_PRIMARY) {
        f = (struct face){color_hex(0x8F2622), c.cream};
    } else if (b->kind == BUTTON_DANGER) {
        f.text = color_hex(0x8F2622);
    } else if (b->kind == BUTTON_QUIET) {
        f.ground = (struct color){0.13f, 0.085f, 0.055f, 0.93f};
        f.text = c.cream;
    }
    if (b->selected && b->kind != BUTTON_PRIMARY)
        f = (struct face){c.teal, c.cream};
    return f;
}

/* Without the label pictures: a slip of paper with a border. */
static void plain_slip(struct ui *ui, struct rect at, struct face f)
{
    gfx_glow(ui->gfx, at, 8, (struct color){0, 0, 0, 0.45f});
    gfx_round(ui->gfx, at, 3, f.ground);
    gfx_round_line(ui->gfx, rect_grow(at, -5), 2, 1.5f, color_fade(f.text, 0.5f));
}

static void slip(struct ui *ui, struct rect at, struct face f, const struct ui_button *b, bool hot, bool held)
{
    const struct ui_art *art = &ui->theme.art;
    if (b->kind == BUTTON_QUIET && !b->selected) {
        gfx_round(ui->gfx, at, 4, hot ? color_hex(0x4A3222) : f.ground);
        gfx_round_line(ui->gfx, at, 4, 1.5f, color_fade(ui->theme.color.brass, hot ? 1 : 0.5f));
        return;
    }
    bool inked = b->kind == BUTTON_PRIMARY || b->selected;
    gfx_texture face = b->disabled ? art->button_off
                       : held      ? art->button_down
                       : hot       ? art->button_hot
                                   : art->button;
    if (!gfx_texture_ready(ui->gfx, face)) {
        plain_slip(ui, at, f);
        return;
    }
    struct color tint = {1, 1, 1, 1};
    if (inked && !b->disabled)
        tint = color_mix(paper_tint(ui, f.ground), tint, hot && !held ? 0.1f : 0);
    struct gfx_edges edges = {32, 34, 32, 38}; /* the picture's face lies 8 inside its edge */
    struct rect grown = rect_grow(at, 8);
    gfx_nine_edges(ui->gfx, face, grown, edges, fminf(1, grown.h / 96), tint);
}

static void glyph_draw(struct ui *ui, struct rect at, const char *glyph, struct color color)
{
    struct rect cap = rect_centered(at, at.w, fminf(at.h, ui_line(ui, STYLE_SMALL) + 6));
    gfx_round_line(ui->gfx, cap, 5, 1.5f, color_fade(color, 0.7f));
    ui_label_in(ui, cap, STYLE_SMALL, ALIGN_CENTER, glyph, color);
}

static void content(struct ui *ui, struct rect at, struct face f, const struct ui_button *b)
{
    const char *glyph = glyph_of(ui, b);
    float text = b->text ? ui_text_width(ui, STYLE_STRONG, b->text) + 2 : 0;
    struct rect in = rect_pad_xy(at, fminf(SIDE, at.w / 8), 4);
    float g = glyph_width(ui, glyph);
    if (g > 0 && (!b->text || text + g + GAP <= in.w)) {
        struct rect cap = cut_right(&in, g);
        glyph_draw(ui, cap, glyph, f.text);
        (void)cut_right(&in, b->text ? GAP : 0);
    }
    if (b->icon) {
        float side = fminf(in.h - 8, ui_line(ui, STYLE_STRONG) * 1.2f);
        float room = b->text ? side + GAP + text : side;
        struct rect both = rect_centered(in, room, in.h);
        struct rect icon = b->text ? cut_left(&both, side) : both;
        (void)gfx_image_fit(ui->gfx, b->icon, rect_centered(icon, side, side), f.text);
        (void)cut_left(&both, b->text ? GAP : 0);
        in = both;
    }
    if (b->text)
        ui_label_in(ui, in, STYLE_STRONG, b->icon ? ALIGN_LEFT : ALIGN_CENTER, b->text, f.text);
}

bool ui_button_with(struct ui *ui, const char *key, int index, struct rect at, const struct ui_button *b)
{
    ui_id id = ui_id_at(ui, key, index);
    unsigned flags = SPOT_QUIET | (b->disabled ? (unsigned)SPOT_DISABLED : 0);
    struct ui_response r = ui_spot(ui, id, at, flags);
    bool pressed = r.clicked || (b->shortcut != ACTION_NONE && !b->disabled && ui_action(ui, b->shortcut));
    float lift = ui_ease(ui, id, r.hot && !r.held ? 3.0f : 0.0f, 90);
    struct face f = face_of(ui, b);
    struct rect face = at;
    face.y -= roundf(lift) - (r.held ? 2 : 0);
    gfx_opacity_push(ui->gfx, b->disabled ? 0.6f : 1);
    slip(ui, face, f, b, r.hot || (r.focused && ui->ring), r.held);
    content(ui, face, f, b);
    gfx_opacity_pop(ui->gfx);
    ui_tip(ui, &r, at, b->tip);
    if (pressed) {
        ui_sound(ui, b->sound ? b->sound : "click");
        ui_wake(ui, 0);
    }
    return pressed;
}

bool ui_button(struct ui *ui, const char *key, struct rect at, const char *text)
{
    struct ui_button b = {.text = text};
    return ui_button_with(ui, key, 0, at, &b);
}
