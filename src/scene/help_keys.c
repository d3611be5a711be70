#include "scene/help_keys.h"

#include "base/i18n.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

struct line {
    const char *caps; /* what is pressed, several apart by a bar; NULL: `does` is a heading */
    const char *does;
};

static const struct line keys[] = {
    {NULL, N_("Keys")},
    {N_("Arrows|Tab"), N_("go from thing to thing")},
    {N_("Enter|Space"), N_("press what is framed")},
    {N_("Esc"), N_("go back")},
    {"1|2|3|4", N_("move, pay off, burn, the dossier")},
    {N_("P held"), N_("show your own coins")},
    {"U", N_("take back")},
    {"H", N_("a hint")},
    {"L", N_("the log")},
    {"F", N_("fold a card away, and back")},
    {N_("Ctrl +|Ctrl −"), N_("zoom the map")},
    {"F1", N_("this help")},
    {"F10", N_("pause")},
    {"F11", N_("fill the screen")},
    {"F12", N_("take a picture")},
    {"M", N_("silence")},
};

static const struct line others[] = {
    {NULL, N_("Mouse")},
    {N_("Click"), N_("press what is lit")},
    {N_("Wheel|Pinch"), N_("zoom the map")},
    {N_("Drag"), N_("move the map; lay out coins")},
    {NULL, N_("Pad")},
    {N_("Stick|Cross"), N_("go from thing to thing")},
    {"A", N_("press what is framed")},
    {"B", N_("go back")},
    {N_("X held"), N_("show your own coins")},
    {"Y", N_("fold a card away, and back")},
    {N_("Right stick"), N_("zoom the map")},
    {N_("Start"), N_("pause")},
    {N_("Back"), N_("the log")},
};

enum { COUNT_KEYS = sizeof keys / sizeof keys[0], COUNT_OTHERS = sizeof others / sizeof others[0] };

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

static float caps_width(struct ui *ui, const struct line *line, int n)
{
    float most = 0, high = ui_line(ui, STYLE_SMALL) * 1.28f;
    for (int i = 0; i < n; i++) {
        if (!line[i].caps)
            continue;
        const char *words = _(line[i].caps);
        float w = ui_text_width(ui, STYLE_SMALL, words);
        for (const char *c = words; c; c = strchr(c + 1, '|'))
            w += high * 0.8f + 8;
        most = fmaxf(most, w);
    }
    return most;
}

/* One column of lines; returns its height. */
static float column(struct ui *ui, struct rect at, const struct line *line, int n, bool draw)
{
    float row = ui_line(ui, STYLE_BODY) * 1.25f, y = 0, caps = caps_width(ui, line, n) + 12;
    for (int i = 0; i < n; i++) {
        bool head = !line[i].caps;
        if (head && i > 0)
            y += row * 0.4f;
        struct rect here = {at.x, at.y + y, at.w, row};
        if (draw && head)
            ui_label_in(ui, here, STYLE_SUBHEAD, ALIGN_LEFT, _(line[i].does), ui_theme(ui)->color.accent);
        if (draw && !head) {
            draw_caps(ui, cut_left(&here, caps), _(line[i].caps));
            ui_label_fit(ui, here, STYLE_BODY, ALIGN_LEFT, _(line[i].does), ui_theme(ui)->color.ink);
        }
        y += row;
    }
    return y;
}

float help_keys(struct ui *ui, struct rect at, bool draw)
{
    const char *last = _("Any key or press finishes an animation.");
    bool beside = at.w >= ui_grow(ui, 940);
    struct rect left = beside ? rect_column(at, 0, 2, 40) : at,
                right = beside ? rect_column(at, 1, 2, 40) : at;
    float first = column(ui, left, keys, COUNT_KEYS, draw);
    right.y += beside ? 0 : first + ui_line(ui, STYLE_BODY) * 0.7f;
    float second = column(ui, right, others, COUNT_OTHERS, draw);
    right.y += second + ui_line(ui, STYLE_BODY) * 0.7f;
    float closing = ui_text_height(ui, STYLE_BODY, last, right.w);
    right.h = closing + 4;
    if (draw)
        ui_text(ui, right, STYLE_BODY, last);
    return fmaxf(first, right.y - at.y + closing);
}
