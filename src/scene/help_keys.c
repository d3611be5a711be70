#include "scene/help_keys.h"

#include "base/i18n.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct help_row rows[] = {
    {HELP_KEYS, N_("Arrows|Tab"), N_("move the focus"), ACTION_NONE},
    {HELP_KEYS, N_("Enter|Space"), N_("select"), ACTION_NONE},
    {HELP_KEYS, NC_("key", "Esc"), N_("go back"), ACTION_NONE},
    {HELP_KEYS, NULL, NULL, ACTION_NONE}, /* here a game's own come */
    {HELP_KEYS, "U", N_("undo"), ACTION_UNDO},
    {HELP_KEYS, "H", N_("hint"), ACTION_HINT},
    {HELP_KEYS, "L", N_("log"), ACTION_LOG},
    {HELP_KEYS, "F", N_("fold a card away, or keep passing"), ACTION_FOLD},
    {HELP_KEYS, "F1", N_("help"), ACTION_HELP},
    {HELP_KEYS, "F10", N_("pause"), ACTION_MENU},
    {HELP_KEYS, "F11", N_("full screen"), ACTION_FULLSCREEN},
    {HELP_KEYS, "F12", N_("take a screenshot"), ACTION_SCREENSHOT},
    {HELP_KEYS, "M", N_("mute"), ACTION_MUTE},
    {HELP_MOUSE, N_("Click"), N_("select"), ACTION_NONE},
    {HELP_MOUSE, NULL, NULL, ACTION_NONE},
    {HELP_PAD, N_("Stick|Cross"), N_("move the focus"), ACTION_NONE},
    {HELP_PAD, "A", N_("select"), ACTION_NONE},
    {HELP_PAD, "B", N_("go back"), ACTION_NONE},
    {HELP_PAD, NULL, NULL, ACTION_NONE},
    {HELP_PAD, "Y", N_("fold a card away, or keep passing"), ACTION_NONE},
    {HELP_PAD, NC_("button of a controller", "Start"), N_("pause"), ACTION_NONE},
    {HELP_PAD, NC_("button of a controller", "Back"), N_("log"), ACTION_NONE},
};

enum { ROWS = sizeof rows / sizeof rows[0], MOST = 40 };

/* The rows of a device in their order, translated, a game's own among them; returns how many. */
static int gather(enum help_device device, const struct help_row *own, struct help_row out[MOST])
{
    int n = 0;
    for (int i = 0; i < ROWS; i++) {
        if (rows[i].device == device && rows[i].caps && n < MOST)
            out[n++] =
                (struct help_row){device, i18n_marked(rows[i].caps), i18n_marked(rows[i].does), rows[i].key};
        for (const struct help_row *r = own; rows[i].device == device && !rows[i].caps && r && r->caps; r++)
            if (r->device == device && n < MOST)
                out[n++] = *r;
    }
    return n;
}

/* A key's cap that wide as its word needs, taken from the left of a row. */
static void draw_cap(struct ui *ui, struct rect *row, const char *word)
{
    struct gfx *gfx = ui_gfx(ui);
    const struct ui_colors *color = &ui_theme(ui)->color;
    float high = fminf(row->h, ui_line(ui, STYLE_SMALL) * 1.28f);
    struct rect at = cut_left(row, fmaxf(high, ui_text_width(ui, STYLE_SMALL, word) + high * 0.7f));
    cut_left(row, 8);
    at = rect_place(at, at.w, high, 0, 0.5f);
    gfx_round(gfx, (struct rect){at.x, at.y + 3, at.w, at.h}, 7, color_fade(color->ink, 0.55f));
    gfx_round(gfx, at, 7, color_hex(0x8A7653));
    gfx_round(gfx, rect_grow(at, -1.5f), 6, color_hex(0xFFF8E6));
    ui_label_in(ui, at, STYLE_SMALL, ALIGN_CENTER, word, color->ink);
}

static void draw_caps(struct ui *ui, struct rect row, const char *words)
{
    while (*words != '\0') {
        char word[64];
        size_t n = strcspn(words, "|");
        snprintf(word, sizeof word, "%.*s", (int)n, words);
        draw_cap(ui, &row, word);
        words += words[n] == '|' ? n + 1 : n;
    }
}

/* What is pressed, in words. */
static const char *caps_of(struct ui *ui, const struct help_row *row)
{
    const char *chosen = row->key != ACTION_NONE ? ui_key_glyph(ui, row->key) : "";
    return chosen[0] != '\0' ? chosen : row->caps;
}

static float caps_width(struct ui *ui, const struct help_row *row, int n)
{
    float most = 0, high = ui_line(ui, STYLE_SMALL) * 1.28f;
    for (int i = 0; i < n; i++) {
        const char *words = caps_of(ui, &row[i]);
        float w = ui_text_width(ui, STYLE_SMALL, words);
        for (const char *c = words; c; c = strchr(c + 1, '|'))
            w += high * 0.8f + 8;
        most = fmaxf(most, w);
    }
    return most;
}

/* What does not fit a line is broken into several, in small type. */
static float row_height(struct ui *ui, const char *does, float width)
{
    float high = ui_line(ui, STYLE_BODY) * 1.25f;
    bool fits = ui_text_width(ui, STYLE_BODY, does) <= width;
    return fits ? high : fmaxf(high, ui_text_height(ui, STYLE_SMALL, does, width) + high * 0.25f);
}

static void draw_does(struct ui *ui, struct rect at, const char *does)
{
    struct color ink = ui_theme(ui)->color.ink;
    if (ui_text_width(ui, STYLE_BODY, does) <= at.w)
        ui_label_in(ui, at, STYLE_BODY, ALIGN_LEFT, does, ink);
    else
        ui_text_in(ui, rect_place(at, at.w, ui_text_height(ui, STYLE_SMALL, does, at.w), 0, 0.5f),
                   STYLE_SMALL, ALIGN_LEFT, does, ink);
}

/* The rows of a device below its name; returns their height. caps: how wide the column of what is pressed is. */
static float column(struct ui *ui, struct rect at, enum help_device device, const struct help_row *own,
                    float caps, bool draw)
{
    static const char *const heads[HELP_DEVICES] = {NC_("heading in the help", "Keys"),
                                                    NC_("heading in the help", "Mouse"),
                                                    NC_("heading in the help", "Pad")};
    struct help_row row[MOST];
    int n = gather(device, own, row);
    float high = ui_line(ui, STYLE_BODY) * 1.25f;
    struct rect here = {at.x, at.y, at.w, high};
    if (draw)
        ui_label_in(ui, here, STYLE_SUBHEAD, ALIGN_LEFT, i18n_marked(heads[device]), ui_theme(ui)->color.ink);
    for (int i = 0; i < n; i++) {
        here = (struct rect){at.x, here.y + here.h, at.w, row_height(ui, row[i].does, at.w - caps)};
        struct rect words = here, keys = cut_left(&words, caps);
        if (!draw)
            continue;
        draw_caps(ui, keys, caps_of(ui, &row[i]));
        draw_does(ui, words, row[i].does);
    }
    return here.y + here.h - at.y;
}

float help_keys(struct ui *ui, struct rect at, const struct help_row *own, bool draw)
{
    const char *last = _("Any key or click skips an animation.");
    struct help_row row[2 * MOST];
    bool beside = at.w >= ui_grow(ui, 940);
    struct rect left = beside ? rect_column(at, 0, 2, 40) : at,
                right = beside ? rect_column(at, 1, 2, 40) : at;
    float first =
        column(ui, left, HELP_KEYS, own, caps_width(ui, row, gather(HELP_KEYS, own, row)) + 12, draw);
    right.y += beside ? 0 : first + ui_line(ui, STYLE_BODY) * 0.7f;
    int mouse = gather(HELP_MOUSE, own, row);
    float caps = caps_width(ui, row, mouse + gather(HELP_PAD, own, row + mouse)) + 12;
    right.y += column(ui, right, HELP_MOUSE, own, caps, draw) + ui_line(ui, STYLE_BODY) * 0.5f;
    right.y += column(ui, right, HELP_PAD, own, caps, draw) + ui_line(ui, STYLE_BODY) * 0.7f;
    float closing = ui_text_height(ui, STYLE_BODY, last, right.w);
    right.h = closing + 4;
    if (draw)
        ui_text(ui, right, STYLE_BODY, last);
    return fmaxf(first, right.y - at.y + closing);
}
