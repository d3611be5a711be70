#include <math.h>

#include "ui/inside.h"
#include "ui/widgets.h"

enum { SIDE = 22, GAP = 12, BESIDE_CAPTION = 11, AROUND = 12, BESIDE_UNDER = 12, NEAR = 4 };

float ui_button_height(const struct ui *ui)
{
    return fmaxf(56, ui_line(ui, STYLE_STRONG) + 26);
}

float ui_button_height_of(struct ui *ui, const struct ui_button *b, float width, int lines)
{
    if (!b->under)
        return ui_button_height(ui);
    float under = fmaxf(ui_text_height(ui, STYLE_SMALL, b->under, width - 2 * BESIDE_UNDER),
                        ui_line(ui, STYLE_SMALL) * (float)lines);
    return fmaxf(ui_button_height(ui), ui_line(ui, STYLE_STRONG) + under + 2 * AROUND);
}

static float icon_side(const struct ui *ui)
{
    return ui_line(ui, STYLE_STRONG) * 1.3f;
}

/* The type of a caption. */
static struct gfx_type caption_type(const struct ui *ui)
{
    struct gfx_type type = ui_type(ui, STYLE_STRONG);
    type.size = ui_type(ui, STYLE_SMALL).size;
    return type;
}

float ui_button_width(struct ui *ui, const struct ui_button *b)
{
    float icon = b->icon ? icon_side(ui) : 0;
    float text = b->text ? ui_text_width(ui, STYLE_STRONG, b->text) + 2 : 0;
    float wide = 2 * SIDE + text + icon + (icon > 0 && text > 0 ? GAP : 0);
    float caption =
        b->caption ? gfx_text_width(ui->gfx, caption_type(ui), b->caption, (size_t)-1) + 2 * BESIDE_CAPTION
                   : 0;
    return caption <= wide * 1.35f ? fmaxf(wide, caption) : wide;
}

float ui_button_width_under(struct ui *ui, const struct ui_button *b)
{
    float icon = b->icon ? icon_side(ui) + GAP : 0, wide = ui_button_width(ui, b);

    return b->under ? fmaxf(wide, 2 * BESIDE_UNDER + icon + ui_text_width(ui, STYLE_SMALL, b->under) + 2)
                    : wide;
}

struct face {
    struct color ground, text;
};

/* One label in four stocks: cream, teal for the usual answer, manila for what is always there, brown for what is on. */
static struct face face_of(const struct ui *ui, const struct ui_button *b)
{
    struct ui_colors c = ui->theme.color;
    if (b->selected)
        return (struct face){color_hex(0x74542C), c.cream};
    if (b->disabled) /* on the pale stock of what is off */
        return (struct face){c.paper, color_mix(c.ink, c.ink_soft, 0.35f)};
    if (b->kind == BUTTON_PRIMARY)
        return (struct face){color_hex(0x23595A), c.cream};
    if (b->kind == BUTTON_BRIGHT)
        return (struct face){color_hex(0xE3AE3A), c.ink};
    if (b->kind == BUTTON_QUIET)
        return (struct face){color_hex(0xCDB27A), c.ink};
    return (struct face){c.paper, c.ink};
}

/* Without the label pictures: a slip of paper with a border. */
static void plain_slip(struct ui *ui, struct rect at, struct face f)
{
    gfx_glow(ui->gfx, at, 8, (struct color){0, 0, 0, 0.45f});
    gfx_round(ui->gfx, at, 3, f.ground);
    gfx_round_line(ui->gfx, rect_grow(at, -5), 2, 1.5f, color_fade(f.text, 0.5f));
}

void button_plate(struct ui *ui, struct rect at, const struct ui_button *b, bool hot, bool held)
{
    struct face f = face_of(ui, b);
    const struct ui_art *art = &ui->theme.art;
    bool stock = b->kind == BUTTON_PAPER && !b->selected; /* the picture's own */
    gfx_texture face = b->disabled ? art->button_off
                       : held      ? art->button_down
                       : hot       ? art->button_hot
                                   : art->button;
    if (!gfx_texture_ready(ui->gfx, face)) {
        plain_slip(ui, at, f);
        return;
    }
    struct color tint = {1, 1, 1, 1};
    if (!stock && !b->disabled)
        tint = color_mix(paper_tint(ui, f.ground), tint, hot && !held ? 0.12f : 0);
    struct gfx_edges edges = {32, 34, 32, 38}; /* the picture's face lies 8 inside its edge */
    struct rect grown = rect_grow(at, 8);
    gfx_nine_edges(ui->gfx, face, grown, edges, fminf(1, grown.h / 96), tint);
    if (b->selected) /* not by colour alone */
        gfx_round(ui->gfx, (struct rect){at.x + at.w * 0.25f, at.y + at.h - 9, at.w * 0.5f, 4}, 2,
                  ui->theme.color.brass);
}

/* A small icon over its name; false: the name is too wide. */
static bool captioned(struct ui *ui, struct rect at, struct face f, const struct ui_button *b)
{
    enum { ABOVE = 7 };
    struct gfx_type type = caption_type(ui);
    struct rect in = rect_pad_xy(at, BESIDE_CAPTION - 1, ABOVE);
    if (!b->caption || gfx_text_width(ui->gfx, type, b->caption, (size_t)-1) > in.w)
        return false;
    struct rect name = cut_bottom(&in, gfx_text_height(ui->gfx, type) * 0.86f);
    (void)gfx_image_fit(ui->gfx, b->icon, rect_centered(in, in.h, in.h), f.text);
    gfx_text_line(ui->gfx, type, name, ALIGN_CENTER, VALIGN_MIDDLE, b->caption, f.text);
    return true;
}

/* What the button says, and under it what follows: both in the middle, beside its icon. */
static void captioned_text(struct ui *ui, struct rect at, struct face f, const struct ui_button *b)
{
    struct rect in = rect_pad_xy(at, BESIDE_UNDER, AROUND);
    float line = ui_line(ui, STYLE_STRONG), side = fminf(icon_side(ui), in.w / 3);

    if (b->icon) {
        (void)gfx_image_fit(ui->gfx, b->icon, rect_centered(cut_left(&in, side), side, side), f.text);
        cut_left(&in, GAP);
    }
    float under = ui_text_height(ui, STYLE_SMALL, b->under, in.w), all = line + under;
    float tight =
        fminf(1, (at.h - 2 * NEAR) / all); /* a key of the usual height holds a line under its text, too */
    struct rect words =
        rect_centered(all > in.h ? (struct rect){in.x, at.y, in.w, at.h} : in, in.w, all * tight);

    ui_label_fit(ui, cut_top(&words, line * tight), STYLE_STRONG, ALIGN_CENTER, b->text, f.text);
    words.y -= under * (1 - tight) / 2 + (tight < 1 ? 0 : 2); /* letters hang low in their lines */
    words = rect_centered(words, ui_text_even(ui, STYLE_SMALL, b->under, words.w), words.h);
    ui_text_in(ui, words, STYLE_SMALL, ALIGN_CENTER, b->under, color_fade(f.text, 0.88f));
}

static void content(struct ui *ui, struct rect at, struct face f, const struct ui_button *b)
{
    if (b->text && b->under) {
        captioned_text(ui, at, f, b);
        return;
    }
    if (b->icon && !b->text && captioned(ui, at, f, b))
        return;
    float text = b->text ? ui_text_width(ui, STYLE_STRONG, b->text) + 2 : 0;
    struct rect in = rect_pad_xy(at, fminf(SIDE, at.w / 8), 4);
    if (b->icon) {
        float side = fminf(in.h - 8, icon_side(ui));
        float room = b->text ? side + GAP + text : side;
        struct rect both = rect_centered(in, room, in.h);
        struct rect icon = b->text ? cut_left(&both, side) : both;
        (void)gfx_image_fit(ui->gfx, b->icon, rect_centered(icon, side, side), f.text);
        (void)cut_left(&both, b->text ? GAP : 0);
        in = both;
    }
    if (b->text)
        ui_label_fit(ui, in, STYLE_STRONG, b->icon ? ALIGN_LEFT : ALIGN_CENTER, b->text, f.text);
}

void ui_button_face(struct ui *ui, struct rect at, const struct ui_button *b)
{
    button_plate(ui, at, b, false, false);
    content(ui, at, face_of(ui, b), b);
}

bool ui_button_with(struct ui *ui, const char *key, int index, struct rect at, const struct ui_button *b)
{
    ui_id id = ui_id_at(ui, key, index);
    unsigned off = b->why ? SPOT_OFF : SPOT_DISABLED, flags = SPOT_QUIET | (b->disabled ? off : 0);

    flags |= b->kind == BUTTON_PRIMARY || b->kind == BUTTON_BRIGHT ? SPOT_ANSWER : 0;
    flags |= (b->held ? SPOT_HOLD : 0) | (b->step ? SPOT_SIDEWAYS : 0);
    struct ui_response r = ui_spot(ui, id, at, flags);
    if (b->held)
        *b->held = r.held;
    if (b->step)
        *b->step = r.step;
    ui_name(ui, &(struct ui_words){.name = b->text ? b->text : b->tip,
                                   .text = b->text ? b->tip : b->says,
                                   .why = b->disabled ? b->why : NULL,
                                   .shortcut = b->shortcut,
                                   .legible = b->text});
    if (b->disabled && b->why && b->shortcut != ACTION_NONE && ui_action(ui, b->shortcut)) {
        ui_sound(ui, "deny");
        ui_toast(ui, b->why);
    }
    bool pressed = r.clicked || (b->shortcut != ACTION_NONE && !b->disabled && ui_action(ui, b->shortcut));
    float lift = ui_ease(ui, id, r.hot && !r.held ? 3.0f : 0.0f, 90);
    struct face f = face_of(ui, b);
    struct rect face = at;
    face.y -= roundf(lift) - (r.held ? 2 : 0);
    gfx_opacity_push(ui->gfx, b->disabled ? 0.9f : 1);
    button_plate(ui, face, b, r.hot || (r.focused && ui->ring), r.held);
    gfx_opacity_pop(ui->gfx);
    content(ui, face, f, b); /* its words are read even where it is grey */
    if (pressed && !b->held) {
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
