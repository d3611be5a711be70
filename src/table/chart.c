#include "table/chart.h"

#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum { MARKS = 9 };   /* on a line, about */
enum { STROKES = 4 }; /* ways in which lines are broken */

static const float mark_size = 6.5f, line_width = 3, apart = line_width + 0.5f, after_end = 14,
                   above_plot = 14;

float chart_step(float least)
{
    static const float next[] = {2, 2.5f, 2}; /* 1, 2, 5, 10 */
    float step = 1;

    for (int i = 0; step < least; i++)
        step *= next[i % 3];
    return step;
}

/* A diamond, or a triangle that stands on its side of most width. */
static void slices(struct gfx *gfx, struct point p, float r, bool diamond, struct color color)
{
    enum { SLICES = 16 };
    float high = 2 * r / SLICES;

    for (int i = 0; i < SLICES; i++) {
        float down = ((float)i + 0.5f) / SLICES, share = diamond ? 1 - fabsf(2 * down - 1) : down;
        gfx_fill(gfx, (struct rect){p.x - r * share, p.y - r + high * (float)i, 2 * r * share, high + 0.2f},
                 color);
    }
}

/* A disc, a square, a diamond, a triangle; then the same with a hole. */
static void mark(struct gfx *gfx, struct point p, size_t which, struct color color, struct color paper)
{
    float r = mark_size;

    if (which % 4 == 0)
        gfx_disc(gfx, p, r, color);
    else if (which % 4 == 1)
        gfx_fill(gfx, (struct rect){p.x - r * 0.9f, p.y - r * 0.9f, r * 1.8f, r * 1.8f}, color);
    else
        slices(gfx, p, r * 1.35f, which % 4 == 2, color);
    if (which >= 4)
        gfx_disc(gfx, p, r * 0.45f, paper);
}

/* A stretch of line, broken as the series is: whole, long, short, dots. so_far: how long the line is at a; the new length. */
static float stretch(struct gfx *gfx, struct point a, struct point b, size_t which, struct color color,
                     float so_far)
{
    static const float on[STROKES] = {0, 18, 9, 3}, off[STROKES] = {0, 7, 6, 6};
    float length = hypotf(b.x - a.x, b.y - a.y), cycle = on[which % STROKES] + off[which % STROKES];

    if (cycle <= 0) {
        gfx_line(gfx, a, b, line_width, color);
        return so_far + length;
    }
    float at = -fmodf(so_far, cycle);
    while (at < length) {
        float from = fmaxf(at, 0) / length, to = fminf(at + on[which % STROKES], length) / length;
        if (to > from)
            gfx_line(gfx, (struct point){a.x + (b.x - a.x) * from, a.y + (b.y - a.y) * from},
                     (struct point){a.x + (b.x - a.x) * to, a.y + (b.y - a.y) * to}, line_width, color);
        at += cycle;
    }
    return so_far + length;
}

/* Where a value is on the plot. */
static struct point place(const struct chart *c, struct rect plot, float x, float y)
{
    float wide = c->x[c->points - 1] - c->x[0], high = c->most - c->least;

    return (struct point){plot.x + plot.w * (wide > 0 ? (x - c->x[0]) / wide : 0.5f),
                          plot.y + plot.h * (1 - (high > 0 ? (y - c->least) / high : 0))};
}

/* How far above its values a line is drawn, all along, or it would seem to climb where another leaves it: lines that lie on each other
 * show through each other's gaps, but those that are broken alike lie beside each other. */
static float aside(const struct chart *c, struct rect plot, size_t which)
{
    float sum = 0;

    for (size_t other = which % STROKES; other < which; other += STROKES) {
        bool meet = false;
        for (size_t i = 0; i < c->points; i++)
            meet |= fabsf(place(c, plot, c->x[i], c->series[other].y[i]).y -
                          place(c, plot, c->x[i], c->series[which].y[i]).y) < apart;
        sum += meet ? apart : 0;
    }
    return -sum;
}

static void draw_series(struct ui *ui, const struct chart *c, struct rect plot, size_t which)
{
    const struct chart_series *s = &c->series[which];
    struct gfx *gfx = ui_gfx(ui);
    float length = 0, off = aside(c, plot, which);
    size_t every = c->points / MARKS + 1;
    struct point before = {0, 0};

    for (size_t i = 0; i < c->points; i++) {
        struct point p = place(c, plot, c->x[i], s->y[i]);
        p.y += off;
        if (i > 0)
            length = stretch(gfx, before, p, which, s->color, length);
        before = p;
    }
    for (size_t i = 0; i < c->points; i++)
        if (i == c->points - 1 || (i + which * every / (c->n > 0 ? c->n : 1)) % every == 0) {
            struct point p = place(c, plot, c->x[i], s->y[i]);
            p.y += off;
            mark(gfx, p, which, s->color, ui_theme(ui)->color.paper);
        }
}

/* Between two lines across a plot of that height. */
static float step_up(struct ui *ui, const struct chart *c, float height)
{
    return chart_step((c->most - c->least) / fmaxf(1, floorf(height / (ui_line(ui, STYLE_SMALL) * 1.4f))));
}

static float end_of(const struct chart *c, size_t which)
{
    return c->series[which].y[c->points - 1];
}

/* The marks of those that end at a value, behind its number, if they are several: they lie on each other where their lines end. Returns
 * the width taken; draw: else it is only measured. */
static float end_marks(struct ui *ui, const struct chart *c, float value, struct point at, bool draw)
{
    static const float room = 2.6f * mark_size;
    size_t n = 0, k = 0;

    for (size_t i = 0; i < c->n; i++)
        n += end_of(c, i) == value;
    for (size_t i = 0; i < c->n && n > 1 && draw; i++)
        if (end_of(c, i) == value)
            mark(ui_gfx(ui), (struct point){at.x + room * ((float)k++ + 0.7f), at.y}, i, c->series[i].color,
                 ui_theme(ui)->color.paper);
    return n > 1 ? room * ((float)n + 0.2f) : 0;
}

/* What the numbers at the lines' ends need. */
static float ends_width(struct ui *ui, const struct chart *c)
{
    float wide = 0;
    char number[24];

    for (size_t k = 0; k < c->n && c->points > 0; k++) {
        snprintf(number, sizeof number, "%g", (double)end_of(c, k));
        wide = fmaxf(wide, ui_text_width(ui, STYLE_SMALL, number) +
                               end_marks(ui, c, end_of(c, k), (struct point){0, 0}, false));
    }
    return after_end + wide + 4;
}

/* What each comes to in the end, at the end of its line: those that end alike once, with the marks of all, those that end close to each other one over the
 * other. */
static void draw_ends(struct ui *ui, const struct chart *c, struct rect plot)
{
    enum { ENDS = 16 };
    float line = ui_line(ui, STYLE_SMALL), high = INFINITY, told = -INFINITY, end[ENDS], at[ENDS];
    size_t n = 0;

    for (float next = -INFINITY; n < ENDS; told = next) {
        next = INFINITY;
        for (size_t k = 0; k < c->n; k++) {
            float y = end_of(c, k);
            next = y > told ? fminf(next, y) : next;
        }
        if (next == INFINITY)
            break;
        high = fminf(high - line * 0.85f, place(c, plot, c->x[c->points - 1], next).y - line / 2);
        end[n] = next;
        at[n++] = high;
    }
    for (float least = plot.y - above_plot; n > 0; n--) { /* none over the legend */
        char number[24];
        float y = fmaxf(at[n - 1], least);
        least = y + line * 0.85f;
        snprintf(number, sizeof number, "%g", (double)end[n - 1]);
        float x = plot.x + plot.w + after_end;
        ui_label_in(ui, (struct rect){x, y, plot.w, line}, STYLE_SMALL, ALIGN_LEFT, number,
                    ui_theme(ui)->color.ink);
        x += ui_text_width(ui, STYLE_SMALL, number);
        (void)end_marks(ui, c, end[n - 1], (struct point){x, y + line / 2}, true);
    }
}

/* What the numbers beside those lines need. */
static float numbers_width(struct ui *ui, const struct chart *c, float height)
{
    float step = step_up(ui, c, height), wide = ui_text_width(ui, STYLE_SMALL, "888");
    char number[24];

    for (int k = (int)ceilf(c->least / step); (float)k * step <= c->most + 0.01f; k++) {
        snprintf(number, sizeof number, "%g", (double)((float)k * step));
        wide = fmaxf(wide, ui_text_width(ui, STYLE_SMALL, number));
    }
    return wide + 16;
}

static void draw_grid(struct ui *ui, const struct chart *c, struct rect plot, float left)
{
    const struct ui_colors *color = &ui_theme(ui)->color;
    float line = ui_line(ui, STYLE_SMALL), step = step_up(ui, c, plot.h);
    char number[24];

    for (float y = ceilf(c->least / step) * step; y <= c->most + 0.01f && c->points > 0; y += step) {
        struct point p = place(c, plot, c->x[0], y);
        gfx_fill(ui_gfx(ui), (struct rect){plot.x, p.y - 0.5f, plot.w, 1},
                 color_fade(color->ink, y == 0 ? 0.6f : 0.18f));
        snprintf(number, sizeof number, "%g", (double)y);
        ui_label_in(ui, (struct rect){plot.x - left, p.y - line / 2, left - 10, line}, STYLE_SMALL,
                    ALIGN_RIGHT, number, color->ink_soft);
    }
    float wide = c->points > 0 ? c->x[c->points - 1] - c->x[0] : 0;
    step = chart_step(wide / fmaxf(1, floorf(plot.w / (ui_text_width(ui, STYLE_SMALL, "888") * 2.2f))));
    for (float x = c->points > 0 ? ceilf(c->x[0] / step) * step : 1;
         c->points > 0 && x <= c->x[c->points - 1]; x += step) {
        struct point p = place(c, plot, x, c->least);
        gfx_fill(ui_gfx(ui), (struct rect){p.x - 0.5f, plot.y, 1, plot.h + 6}, color_fade(color->ink, 0.12f));
        snprintf(number, sizeof number, "%g", (double)x);
        ui_label_in(ui, (struct rect){p.x - 60, plot.y + plot.h + 6, 120, line}, STYLE_SMALL, ALIGN_CENTER,
                    number, color->ink_soft);
    }
    ui_label_in(ui, (struct rect){plot.x, plot.y + plot.h + 6 + line, plot.w, line}, STYLE_SMALL, ALIGN_RIGHT,
                c->along, color->ink_soft);
}

static float legend_width(struct ui *ui, const struct chart *c)
{
    float width = 0;

    for (size_t i = 0; i < c->n; i++)
        width += 64 + ui_text_width(ui, STYLE_SMALL, c->series[i].name) + 24;
    return width;
}

static void draw_legend(struct ui *ui, const struct chart *c, struct rect at)
{
    float scale = fminf(1, at.w / fmaxf(1, legend_width(ui, c)));

    for (size_t i = 0; i < c->n; i++) {
        struct rect one =
            cut_left(&at, (64 + ui_text_width(ui, STYLE_SMALL, c->series[i].name) + 24) * scale);
        struct rect sample = cut_left(&one, 56);
        float y = sample.y + sample.h / 2;
        stretch(ui_gfx(ui), (struct point){sample.x, y}, (struct point){sample.x + sample.w, y}, i,
                c->series[i].color, 0);
        mark(ui_gfx(ui), (struct point){sample.x + sample.w / 2, y}, i, c->series[i].color,
             ui_theme(ui)->color.paper);
        cut_left(&one, 8);
        ui_label_fit(ui, one, STYLE_SMALL, ALIGN_LEFT, c->series[i].name, ui_theme(ui)->color.ink);
    }
}

void chart_draw(struct ui *ui, struct rect at, const struct chart *c)
{
    float line = ui_line(ui, STYLE_SMALL);
    struct rect head = cut_top(&at, ui_line(ui, STYLE_STRONG) * 1.2f), legend;
    float title = ui_text_width(ui, STYLE_STRONG, c->title) + 40, wide = legend_width(ui, c);

    if (title + wide <= head.w)
        legend = cut_right(&head, wide);
    else
        legend = cut_top(&at, line * 1.3f);
    ui_label(ui, head, STYLE_STRONG, ALIGN_LEFT, c->title);
    draw_legend(ui, c, legend);
    struct rect plot = at;
    cut_top(&plot, above_plot);
    cut_right(&plot, fmaxf(18, ends_width(ui, c)));
    cut_bottom(&plot, line * 2 + 8);
    float left = numbers_width(ui, c, plot.h);
    cut_left(&plot, left);
    if (plot.h < 20 || plot.w < 60)
        return;
    draw_grid(ui, c, plot, left);
    for (size_t i = 0; i < c->n && c->points > 0; i++)
        draw_series(ui, c, plot, i);
    if (c->points > 0)
        draw_ends(ui, c, plot);
}
