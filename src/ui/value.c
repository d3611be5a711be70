/* Widgets that hold a value. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/i18n.h"
#include "ui/inside.h"
#include "ui/widgets.h"

static int clamp(int v, int lo, int hi)
{
    return v < lo ? lo : v > hi ? hi : v;
}

/* Wheel notches over a widget; used up. */
static int notches(struct ui *ui, struct rect at)
{
    bool here =
        ui->event.kind == INPUT_WHEEL && ui_answers(ui) && ui->scrolls == 0 && rect_has(at, ui->pointer);
    int n = here ? (ui->event.dy > 0 ? 1 : ui->event.dy < 0 ? -1 : 0) : 0;
    if (n)
        event_use(ui);
    return n;
}

static bool changed_to(struct ui *ui, int *value, int want, const char *sound)
{
    if (*value == want)
        return false;
    *value = want;
    ui_sound(ui, sound);
    ui_wake(ui, 0);
    return true;
}

bool ui_toggle(struct ui *ui, const char *key, struct rect at, const char *text, bool *value)
{
    ui_id id = ui_id_of(ui, key);
    struct ui_colors c = ui->theme.color;
    ui_name_next(ui, text);
    struct ui_response r = ui_spot(ui, id, at, SPOT_QUIET | SPOT_ADJUST);
    bool want = r.clicked ? !*value : r.step > 0 ? true : r.step < 0 ? false : *value;
    bool changed = want != *value;
    if (changed) {
        *value = want;
        ui_sound(ui, "click");
        ui_wake(ui, 0);
    }
    if (r.hot)
        gfx_round(ui->gfx, at, 4, color_fade(c.ink, 0.06f));
    struct rect rest = rect_pad_xy(at, 10, 0);
    float h = fminf(at.h - 8, ui_line(ui, STYLE_BODY) * 1.05f);
    struct rect knob = rect_centered(cut_right(&rest, h * 2), h * 2, h);
    float t = ui_ease(ui, id ^ 1, *value ? 1.0f : 0.0f, 120);
    cut_plate(ui, knob, c.ink_soft);
    cut_plate(ui, rect_grow(knob, -1.5f), color_mix(color_hex(0xB9A781), color_hex(0x54361C), t));
    struct point p = {knob.x + h / 2 + t * h, knob.y + h / 2};
    ui_small_plate(ui, rect_around(p, h - 4, h - 4), r.hot);
    struct point mark = {knob.x + (*value ? h / 2 : h * 1.5f), p.y}; /* I and O: not only colour */
    if (*value)
        gfx_fill(ui->gfx, rect_around(mark, 3, h * 0.36f), c.cream);
    else
        gfx_ring(ui->gfx, mark, h * 0.16f, 2.5f, c.ink_soft);
    spot_value(ui, id, *value ? C_("a setting", "on") : C_("a setting", "off"));
    ui_label(ui, rest, STYLE_BODY, ALIGN_LEFT, text);
    return changed;
}

static void slider_draw(struct ui *ui, struct rect bar, float share, bool lively)
{
    struct ui_colors c = ui->theme.color;
    float y = bar.y + bar.h / 2;
    struct rect groove = {bar.x, y - 4, bar.w, 8}, full = groove;
    full.w *= share;
    gfx_fill(ui->gfx, groove, color_fade(c.ink, 0.25f));
    gfx_fill(ui->gfx, full, color_hex(0x54361C));
    for (int i = 0; i <= 10; i++) {
        gfx_fill(ui->gfx, (struct rect){bar.x + bar.w * (float)i / 10 - 1, y + 10, 2, i % 5 ? 5 : 9},
                 color_fade(c.ink, 0.5f));
    }
    struct rect knob = rect_around((struct point){bar.x + bar.w * share, y}, 24, 32);
    gfx_glow(ui->gfx, (struct rect){knob.x + 1, knob.y + 3, knob.w, knob.h}, 5,
             (struct color){0, 0, 0, 0.4f});
    ui_small_plate(ui, knob, lively);
}

bool ui_slider(struct ui *ui, const char *key, struct rect at, int *value, int lo, int hi, int step,
               const char *unit)
{
    char number[48];
    ui_id id = ui_id_of(ui, key);
    struct ui_response r = ui_spot(ui, id, at, SPOT_QUIET | SPOT_ADJUST);
    struct rect rest = at;
    (void)snprintf(number, sizeof number, "%d%s", hi, unit ? unit : "");
    struct rect shown =
        cut_right(&rest, fmaxf(ui_grow(ui, 76), ui_text_width(ui, STYLE_STRONG, number) + 16));
    struct rect bar = rect_pad_xy(rest, 20, 0);
    int want = clamp(*value, lo, hi);
    step = step > 0 ? step : 1;
    if (r.held && bar.w > 0 && ui->press_at.x < shown.x) {
        float t = (ui->pointer.x - bar.x) / bar.w * (float)(hi - lo) / (float)step;
        want = clamp(lo + (int)lroundf(t) * step, lo, hi);
    } else if (ui->active == id) {
        float t =
            (ui->pointer.x - bar.x) / fmaxf(1, bar.w); /* the pointer may leave the bar while dragging */
        want = clamp(lo + (int)lroundf(t * (float)(hi - lo) / (float)step) * step, lo, hi);
    }
    want = clamp(want + (r.step + notches(ui, at)) * step, lo, hi);
    bool changed = *value != want;
    *value = want;
    if (r.step && changed)
        ui_sound(ui, "tick");
    slider_draw(ui, bar, hi > lo ? (float)(want - lo) / (float)(hi - lo) : 0, r.hot || r.held);
    (void)snprintf(number, sizeof number, "%d%s", want, unit ? unit : "");
    ui_label(ui, shown, STYLE_STRONG, ALIGN_RIGHT, number);
    spot_value(ui, id, number);
    if (changed)
        ui_wake(ui, 0);
    return changed;
}

/* What does the same on a pad, below the sign of a key. */
static void pad_hint(struct ui *ui, struct rect at, bool plus)
{
    const char *glyph = ui_glyph(ui, plus ? ACTION_PLUS : ACTION_MINUS);
    ui_label_fit(ui, cut_bottom(&at, at.h * 0.5f), STYLE_SMALL, ALIGN_CENTER, glyph, ui->theme.color.ink);
}

/* A button with a sign drawn on it. of: what it steps. */
static bool sign_key(struct ui *ui, ui_id id, ui_id of, struct rect at, bool plus, bool disabled)
{
    struct ui_colors c = ui->theme.color;
    unsigned off = disabled ? (unsigned)SPOT_DISABLED : 0;
    struct ui_response r = ui_spot(ui, id, at, SPOT_NO_FOCUS | SPOT_REPEAT | SPOT_QUIET | off);
    const char *why = plus ? _("Already at the maximum.") : _("Already at the minimum.");
    ui_name(ui, &(struct ui_words){.name = plus ? C_("a button with a plus", "More")
                                                : C_("a button with a minus", "Less"),
                                   .why = disabled ? why : NULL,
                                   .legible = true});
    struct point m = rect_center(at);
    bool hint = ui->device == DEVICE_PAD && ui->focus == of;
    float arm = fminf(at.w, at.h) * (hint ? 0.14f : 0.2f);
    m.y -= hint ? at.h * 0.14f : 0;
    struct ui_button plate = {.disabled = disabled};
    gfx_opacity_push(ui->gfx, disabled ? 0.5f : 1);
    button_plate(ui, at, &plate, r.hot, r.held);
    gfx_fill(ui->gfx, rect_around(m, 2 * arm, 5), c.ink);
    if (plus)
        gfx_fill(ui->gfx, rect_around(m, 5, 2 * arm), c.ink);
    if (hint)
        pad_hint(ui, at, plus);
    gfx_opacity_pop(ui->gfx);
    return r.clicked;
}

/* flags: of the spot. */
static bool stepper(struct ui *ui, const char *key, struct rect at, int *value, const int limits[2], int unit,
                    unsigned flags)
{
    char number[16];
    int lo = limits[0], hi = limits[1];
    ui_id id = ui_id_of(ui, key);
    struct ui_response r = ui_spot(ui, id, at, flags);
    struct rect rest = at;
    float key_size = fminf(at.h, at.w / 3);
    int want = clamp(*value, lo, hi);
    bool less = sign_key(ui, id ^ 1, id, rect_centered(cut_left(&rest, key_size), key_size, key_size), false,
                         want <= lo);
    bool more = sign_key(ui, id ^ 2, id, rect_centered(cut_right(&rest, key_size), key_size, key_size), true,
                         want >= hi);
    want = clamp(want + r.step + notches(ui, at) + more - less, lo, hi);
    bool changed = changed_to(ui, value, want, "tick");
    struct rect dial = rect_pad_xy(rest, 8, 0); /* written on a line: what has a plate is pressed */
    gfx_fill(ui->gfx, (struct rect){dial.x, dial.y + dial.h * 0.86f, dial.w, 2},
             color_fade(ui->theme.color.ink, 0.45f));
    (void)snprintf(number, sizeof number, "%d", *value * unit);
    ui_label_fit(ui, dial, STYLE_NUMBER, ALIGN_CENTER, number, ui->theme.color.ink);
    spot_value(ui, id, number);
    return changed;
}

bool ui_stepper(struct ui *ui, const char *key, struct rect at, int *value, int lo, int hi, int unit)
{
    return stepper(ui, key, at, value, (const int[2]){lo, hi}, unit, SPOT_QUIET | SPOT_ADJUST);
}

bool ui_counter(struct ui *ui, const char *key, struct rect at, int *value, int lo, int hi, int unit)
{
    return stepper(ui, key, at, value, (const int[2]){lo, hi}, unit, SPOT_TELL);
}

static float widest(struct ui *ui, enum ui_style style, const char *const *words, int n)
{
    float w = 0;
    for (int i = 0; i < n; i++)
        w = fmaxf(w, ui_text_width(ui, style, words[i]));
    return w;
}

static void arrow(struct ui *ui, struct rect at, bool right, struct color color)
{
    struct point m = rect_center(at);
    float a = fminf(at.w, at.h) * 0.18f, d = right ? a : -a;
    struct point p[3] = {{m.x - d * 0.6f, m.y - a}, {m.x + d * 0.6f, m.y}, {m.x - d * 0.6f, m.y + a}};
    gfx_strip(ui->gfx, 0, p, 3, 4, 0, color);
}

/* < word >: the word has no plate, as it is not what is pressed. */
static int choice_cycle(struct ui *ui, ui_id id, struct rect at, const char *const *words, int n, int now)
{
    struct rect rest = at;
    struct rect left = cut_left(&rest, fminf(at.h, at.w / 4)),
                right = cut_right(&rest, fminf(at.h, at.w / 4));
    ui_name_next(ui, words[(now + n - 1) % n]);
    struct ui_response l = ui_spot(ui, id ^ 1, left, SPOT_NO_FOCUS | SPOT_QUIET | SPOT_REPEAT);
    ui_name_next(ui, words[(now + 1) % n]);
    struct ui_response r = ui_spot(ui, id ^ 2, right, SPOT_NO_FOCUS | SPOT_QUIET | SPOT_REPEAT);
    struct ui_button plate = {.kind = BUTTON_PAPER};
    button_plate(ui, left, &plate, l.hot, l.held);
    button_plate(ui, right, &plate, r.hot, r.held);
    arrow(ui, left, false, ui->theme.color.ink);
    arrow(ui, right, true, ui->theme.color.ink);
    ui_label(ui, rest, STYLE_STRONG, ALIGN_CENTER, words[now]);
    return (now + n + (r.clicked ? 1 : 0) - (l.clicked ? 1 : 0)) % n;
}

static int choice_side_by_side(struct ui *ui, ui_id id, struct rect at, const char *const *words, int n,
                               int now)
{
    struct ui_colors c = ui->theme.color;
    int want = now;
    for (int i = 0; i < n; i++) {
        struct rect cell = rect_column(at, i, n, 6);
        ui_name_next(ui, words[i]);
        struct ui_response r = ui_spot(ui, id + 16 + (ui_id)i, cell, SPOT_NO_FOCUS | SPOT_QUIET);
        want = r.clicked ? i : want;
        button_plate(ui, cell, &(struct ui_button){.selected = i == now}, r.hot, r.held);
        ui_label_in(ui, cell, i == now ? STYLE_STRONG : STYLE_BODY, ALIGN_CENTER, words[i],
                    i == now ? c.cream : c.ink);
    }
    return want;
}

bool ui_choice(struct ui *ui, const char *key, struct rect at, const char *const *words, int n, int *value)
{
    ui_id id = ui_id_of(ui, key);
    if (n <= 0)
        return false;
    int now = clamp(*value, 0, n - 1), want;
    if (!ui->next_name)
        ui_name_next(ui, words[now]);
    struct ui_response r = ui_spot(ui, id, at, SPOT_QUIET | SPOT_ADJUST);
    bool fits = (widest(ui, STYLE_STRONG, words, n) + 28) * (float)n <= at.w;
    if (fits)
        want = choice_side_by_side(ui, id, at, words, n, now);
    else
        want = choice_cycle(ui, id, at, words, n, now);
    if (r.step)
        want = (now + n + (r.step > 0 ? 1 : -1)) % n;
    else if (r.clicked && !ui->by_pointer)
        want = (now + 1) % n;
    spot_value(ui, id, words[want]);
    return changed_to(ui, value, want, "click");
}

static void tab_draw(struct ui *ui, struct rect at, const char *word, bool on, bool hot)
{
    struct ui_colors c = ui->theme.color;
    struct rect face = at;
    if (!on)
        (void)cut_top(&face, 6);
    paper_fill(ui, face, on ? c.paper : hot ? color_hex(0xDCCBA3) : c.paper_dark);
    gfx_fill(ui->gfx, (struct rect){face.x, face.y, face.w, 3},
             on ? color_hex(0x54361C) : color_fade(c.ink, 0.35f));
    gfx_fill(ui->gfx, (struct rect){face.x, face.y, 1.5f, face.h}, color_fade(c.ink, 0.35f));
    gfx_fill(ui->gfx, (struct rect){face.x + face.w - 1.5f, face.y, 1.5f, face.h}, color_fade(c.ink, 0.35f));
    ui_label_in(ui, rect_pad_xy(face, 8, 0), on ? STYLE_STRONG : STYLE_BODY, ALIGN_CENTER, word,
                on ? c.ink : c.ink_soft);
}

bool ui_tabs(struct ui *ui, const char *key, struct rect at, const char *const *words, int n, int *value)
{
    enum { AROUND = 56, LEAST = 28 }; /* u beside the words */
    int want = clamp(*value, 0, n - 1);
    float w = widest(ui, STYLE_STRONG, words, n) + AROUND, spare = at.w;
    bool alike =
        w <= at.w / (float)n; /* else each is as wide as its words need, and what is left is shared */
    for (int i = 0; i < n; i++)
        spare -= ui_text_width(ui, STYLE_STRONG, words[i]) + LEAST;
    spare = fmaxf(0, spare / (float)n);
    for (int i = 0; i < n; i++) {
        float own = alike ? w : ui_text_width(ui, STYLE_STRONG, words[i]) + LEAST + spare;
        struct rect tab = cut_left(&at, fminf(at.w, own));
        cut_right(&tab, 4);
        ui_name_next(ui, words[i]);
        struct ui_response r = ui_spot(ui, ui_id_at(ui, key, i), tab, SPOT_QUIET);
        tab_draw(ui, tab, words[i], i == *value, r.hot);
        want = r.clicked ? i : want;
    }
    if (ui_action(ui, ACTION_TAB_NEXT))
        want = (want + 1) % n;
    else if (ui_action(ui, ACTION_TAB_PREV))
        want = (want + n - 1) % n;
    return changed_to(ui, value, want, "paper");
}
