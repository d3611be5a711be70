/* A line of typed text. The cursor stays at the end: names are short, and a controller has no caret keys. */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"
#include "ui/inside.h"
#include "ui/widgets.h"

/* The letters that up and down cycle through, by controller. */
static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 -.'";

bool field_takes(const struct ui *ui, enum input_action a)
{
    if (!ui->editing || ui->editing != ui->focus)
        return false;
    bool pad = ui->event.device == DEVICE_PAD;
    bool arrows = a >= ACTION_UP && a <= ACTION_RIGHT;
    bool sideways = a == ACTION_LEFT || a == ACTION_RIGHT;
    return a == ACTION_ACCEPT || a == ACTION_BACK || a == ACTION_ERASE || a == ACTION_DELETE ||
           a == ACTION_PASTE || (pad && arrows) || (!pad && sideways);
}

static int count_chars(const char *text)
{
    int n = 0;
    for (; *text; text++)
        n += ((unsigned char)*text & 0xC0) != 0x80;
    return n;
}

/* Appends the valid characters that fit; returns whether there were any. */
static bool append(char *buffer, size_t size, int max_chars, const char *text)
{
    size_t used = strlen(buffer), n = strlen(text);
    int chars = count_chars(buffer);
    bool any = false;
    for (size_t i = 0; i < n;) {
        uint32_t code;
        size_t step = utf8_next(text + i, n - i, &code);
        if (step == 0 || utf8_is_control(code)) {
            i++;
            continue;
        }
        if (chars == max_chars || used + step >= size)
            break;
        memcpy(buffer + used, text + i, step);
        used += step;
        buffer[used] = 0;
        chars++;
        any = true;
        i += step;
    }
    return any;
}

static bool erase(char *buffer)
{
    size_t n = strlen(buffer);
    if (n == 0)
        return false;
    do {
        n--;
    } while (n > 0 && ((unsigned char)buffer[n] & 0xC0) == 0x80);
    buffer[n] = 0;
    return true;
}

static bool turn_letter(char *buffer, size_t size, int max_chars, int by)
{
    size_t n = strlen(buffer);
    const char *at = n ? strchr(letters, buffer[n - 1]) : NULL;
    if (n == 0)
        return append(buffer, size, max_chars, "A");
    int count = (int)sizeof letters - 1, i = at ? (int)(at - letters) : 0;
    if (!at) { /* a character that is not in the list is removed whole */
        (void)erase(buffer);
        return append(buffer, size, max_chars, "A");
    }
    buffer[n - 1] = letters[(i + count + by) % count];
    return true;
}

static bool paste(const struct ui *ui, char *buffer, size_t size, int max_chars)
{
    char *text = ui->paste ? ui->paste() : NULL;
    bool any = text && append(buffer, size, max_chars, text);
    free(text);
    return any;
}

static bool edit(struct ui *ui, char *buffer, size_t size, int max_chars)
{
    const struct input_event e = ui->event;
    if (e.kind == INPUT_COMPOSE) {
        event_use(ui);
        (void)snprintf(ui->composing, sizeof ui->composing, "%s", e.text);
        ui_wake(ui, 0);
        return false;
    }
    if (e.kind == INPUT_TEXT) {
        event_use(ui);
        ui->composing[0] = 0;
        return append(buffer, size, max_chars, e.text);
    }
    if (e.kind != INPUT_ACTION)
        return false;
    bool changed = false;
    switch (e.action) {
    case ACTION_ACCEPT:
    case ACTION_BACK:
        ui->editing = 0;
        break;
    case ACTION_ERASE:
        changed = erase(buffer);
        break;
    case ACTION_PASTE:
        changed = paste(ui, buffer, size, max_chars);
        break;
    case ACTION_UP:
    case ACTION_DOWN:
        changed =
            e.device == DEVICE_PAD && turn_letter(buffer, size, max_chars, e.action == ACTION_UP ? -1 : 1);
        break;
    case ACTION_LEFT:
        changed = e.device == DEVICE_PAD && erase(buffer);
        break;
    case ACTION_RIGHT:
        changed = e.device == DEVICE_PAD && append(buffer, size, max_chars, "a");
        break;
    default:
        break;
    }
    if (field_takes(ui, e.action) || e.action == ACTION_ACCEPT || e.action == ACTION_BACK)
        event_use(ui);
    return changed;
}

/* A pencil, point down at the left: something may be written here. */
static void pencil(struct ui *ui, struct rect at, struct color color)
{
    struct point tip = {at.x, at.y + at.h}, low = {at.x + at.w * 0.24f, at.y + at.h * 0.76f},
                 end = {at.x + at.w * 0.72f, at.y + at.h * 0.28f},
                 cap = {at.x + at.w * 0.84f, at.y + at.h * 0.16f}, top = {at.x + at.w, at.y};
    float wide = at.w * 0.3f;
    gfx_line(ui->gfx, tip, low, wide * 0.5f, color);
    gfx_line(ui->gfx, low, end, wide, color);
    gfx_line(ui->gfx, cap, top, wide, color);
    gfx_fill(ui->gfx, (struct rect){at.x + at.w * 0.5f, at.y + at.h - 2, at.w * 0.5f, 2}, color);
}

/* Unlike a dial's a line to write on: clean paper, ruled. */
static void line_ground(struct ui *ui, struct rect at, bool editing)
{
    struct ui_colors c = ui->theme.color;
    paper_fill(ui, at, color_hex(0xFBF4E0));
    gfx_round_line(ui->gfx, at, 0, 1, color_fade(c.ink, 0.3f));
    gfx_fill(ui->gfx, (struct rect){at.x, at.y + at.h - (editing ? 4 : 2), at.w, editing ? 4 : 2},
             editing ? c.teal : color_fade(c.ink, 0.7f));
}

/* What is being composed stands behind what is written, underlined. Returns where the caret is: what an input method offers
 * is shown beside it. */
static struct rect draw_written(struct ui *ui, struct gfx_type type, struct rect in, const char *text,
                                const char *composing)
{
    struct ui_colors c = ui->theme.color;
    float w = gfx_text_width(ui->gfx, type, text, (size_t)-1), h = gfx_text_height(ui->gfx, type),
          more = gfx_text_width(ui->gfx, type, composing, (size_t)-1);
    float slide = fmaxf(0, w + more + 14 - in.w); /* keep the end visible */
    struct point p = {in.x - slide, in.y + (in.h - h) / 2};
    (void)gfx_text(ui->gfx, type, p, text, (size_t)-1, c.ink);
    (void)gfx_text(ui->gfx, type, (struct point){p.x + w, p.y}, composing, (size_t)-1, c.ink);
    if (composing[0])
        gfx_fill(ui->gfx, (struct rect){p.x + w, p.y + h - 3, more, 2}, c.teal);
    return (struct rect){p.x + w + more + 3, p.y + 2, 3, h - 4};
}

static struct rect field_draw(struct ui *ui, struct rect at, bool editing, const char *text,
                              const char *composing, const char *placeholder)
{
    struct ui_colors c = ui->theme.color;
    line_ground(ui, at, editing);
    struct rect in = rect_pad_xy(at, 14, 4);
    float pen = fminf(in.h * 0.52f, in.w * 0.12f);
    pencil(ui, rect_centered(cut_right(&in, pen), pen, pen), editing ? c.teal : c.ink);
    cut_right(&in, 8);
    gfx_clip_push(ui->gfx, rect_grow(in, 2));
    struct rect caret = draw_written(ui, ui_type(ui, STYLE_TYPE), in, text, composing);
    if (!text[0] && !editing && placeholder) {
        /* in another typeface, so that it does not look typed */
        gfx_text_line(ui->gfx, ui_type(ui, STYLE_BODY), in, ALIGN_LEFT, VALIGN_MIDDLE, placeholder,
                      c.ink_soft);
    }
    bool lit = (ui->now / 530) % 2 == 0;
    if (editing && lit)
        gfx_fill(ui->gfx, caret, c.teal);
    gfx_clip_pop(ui->gfx);
    if (editing)
        ui_wake(ui, (int)(530 - ui->now % 530));
    return caret;
}

/* As many dots as there are characters. */
static const char *dotted(const char *text, char *out, size_t size)
{
    static const char dot[] = "\u2022";
    struct text dots = text_over(out, size);
    for (int n = count_chars(text); n > 0; n--)
        text_add(&dots, "%s", dot);
    return out;
}

static bool field(struct ui *ui, const char *key, struct rect at, char *buffer, size_t size, int max_chars,
                  const char *placeholder, bool covered)
{
    enum { DOTS = 4 * 128 };
    char dots[DOTS] = "", composed[DOTS] = "";
    ui_id id = ui_id_of(ui, key);
    if (!ui->next_name)
        ui_name_next(ui, placeholder);
    struct ui_response r = ui_spot(ui, id, at, SPOT_QUIET | SPOT_TEXT);
    bool changed = false;
    if (ui->editing == id && r.focused) {
        changed = edit(ui, buffer, size, max_chars);
    } else if (r.clicked) {
        ui->editing = id;
        ui->composing[0] = 0;
        ui_wake(ui, 0);
    }
    if (changed) {
        ui_sound(ui, "type");
        ui_wake(ui, 0);
    }
    bool editing = ui->editing == id;
    const char *shown = !covered ? buffer : editing ? dotted(buffer, dots, sizeof dots) : "";
    const char *composing = !editing  ? ""
                            : covered ? dotted(ui->composing, composed, sizeof composed)
                                      : ui->composing;
    struct rect caret = field_draw(ui, at, editing, shown, composing, placeholder);
    if (editing)
        ui->typing = caret;
    if (!covered)
        spot_value(ui, id, buffer);
    return changed;
}

bool ui_field(struct ui *ui, const char *key, struct rect at, char *buffer, size_t size, int max_chars,
              const char *placeholder)
{
    return field(ui, key, at, buffer, size, max_chars, placeholder, false);
}

bool ui_field_covered(struct ui *ui, const char *key, struct rect at, char *buffer, size_t size,
                      int max_chars, const char *placeholder)
{
    return field(ui, key, at, buffer, size, max_chars, placeholder, true);
}
