#include "table/cut.h"

#include "gfx/draw.h"
#include "gfx/texture.h"
#include "table/plane.h"

#include <math.h>

static const float pi = 3.14159f;
static const struct color card = {0.976f, 0.933f, 0.828f, 1}, under = {0.30f, 0.21f, 0.11f, 1},
                          dark = {0.05f, 0.03f, 0.02f, 1};

/* How far the pale edge reaches beyond the ink. */
static float edge_of(float wide)
{
    return fmaxf(0.9f, fminf(wide * 0.24f, 2.6f));
}

static void shift(const struct point *at, size_t n, float by, struct point *out)
{
    for (size_t k = 0; k < n; k++)
        out[k] = (struct point){at[k].x + by * 0.6f, at[k].y + by};
}

/* What lies under the ink: a shadow, sharper near the card, the thickness of the card, and its pale edge. */
static void lay_band(struct gfx *gfx, const struct point *at, size_t n, float wide)
{
    struct point low[CUT_POINTS];
    float whole = wide + 2 * edge_of(wide);

    shift(at, n, 3.4f, low);
    gfx_strip(gfx, 0, low, n, whole * 1.5f, 1, color_fade(dark, 0.16f));
    shift(at, n, 2.2f, low);
    gfx_strip(gfx, 0, low, n, whole * 1.1f, 1, color_fade(dark, 0.4f));
    shift(at, n, 0.9f, low);
    gfx_strip(gfx, 0, low, n, whole + 1, 1, under);
    gfx_strip(gfx, 0, at, n, whole, 1, card);
}

/* Printed paper where its picture can be seen; thinner, a plain line is smoother. */
static void print_band(struct gfx *gfx, const struct point *at, size_t n, float wide, struct color color)
{
    static const float least = 3; /* pixels */
    bool fine = wide * gfx_view_scale(gfx) >= least;

    gfx_strip(gfx, fine ? gfx_load(gfx, "shared/ui/cut-band.png") : 0, at, n, fine ? wide * 1.16f : wide,
              wide * 16, color);
}

/* --- rings ---------------------------------------------------------------------------------------------------- */

enum { STEPS = 40, OVERLAP = 2, ROUND = STEPS + OVERLAP, HOLES = 14 };

/* Scissors wander a little from the oval. */
static struct point on_oval(struct rect at, float turn)
{
    struct point middle = rect_center(at);
    float out = 1 + 0.010f * sinf(3 * turn + 1.3f) + 0.007f * sinf(5 * turn + 0.4f);

    return (struct point){middle.x + cosf(turn) * at.w / 2 * out, middle.y + sinf(turn) * at.h / 2 * out};
}

void cut_ring(struct gfx *gfx, const struct cut_ring *ring)
{
    struct point at[ROUND];

    for (int k = 0; k < ROUND; k++)
        at[k] = on_oval(ring->at, (float)k * 2 * pi / STEPS);
    lay_band(gfx, at, ROUND, ring->wide);
    print_band(gfx, at, ROUND, ring->wide, ring->color);
    for (int k = 0; k < HOLES && ring->punched; k++)
        gfx_disc(gfx, on_oval(ring->at, ((float)k + 0.5f) * 2 * pi / HOLES), ring->wide * 0.36f,
                 color_fade(dark, 0.85f));
}

/* --- ribbons and arrows ---------------------------------------------------------------------------------------- */

void cut_ribbon(struct gfx *gfx, const struct point *at, size_t n, float wide, struct color color)
{
    if (n < 2 || n > CUT_POINTS)
        return;
    lay_band(gfx, at, n, wide);
    print_band(gfx, at, n, wide, color);
}

/* A head with its tip there, `by` larger all round. */
static void draw_head(struct gfx *gfx, struct point tip, float angle, float length, float by,
                      struct color color)
{
    struct point c = {cosf(angle), sinf(angle)};
    float ahead = by * 1.9f, all = length + ahead + by, half = length * 0.56f + by * 1.5f;
    struct point top = {tip.x + c.x * ahead, tip.y + c.y * ahead};
    struct point corner[3] = {top,
                              {top.x - c.x * all - c.y * half, top.y - c.y * all + c.x * half},
                              {top.x - c.x * all + c.y * half, top.y - c.y * all - c.x * half}};

    gfx_cut(gfx, corner, 3, color);
}

void cut_arrow(struct gfx *gfx, const struct point *at, size_t n, float wide, float head, struct color color)
{
    float edge = edge_of(wide);
    size_t neck = n;

    if (n < 2 || n > CUT_POINTS)
        return;
    struct point end = at[n - 1];
    while (neck > 1 && plane_distance(at[neck - 1], end) < head * 0.8f)
        neck--;
    struct point from = at[neck - 1], low = {end.x + 1.4f, end.y + 2.4f};
    float angle = atan2f(end.y - from.y, end.x - from.x);
    struct point tip = {end.x - cosf(angle) * edge * 1.9f, end.y - sinf(angle) * edge * 1.9f};
    draw_head(gfx, low, angle, head, edge, color_fade(dark, 0.34f));
    if (neck > 1)
        lay_band(gfx, at, neck, wide);
    draw_head(gfx, (struct point){tip.x + 0.5f, tip.y + 0.9f}, angle, head, edge, under);
    draw_head(gfx, tip, angle, head, edge, card);
    draw_head(gfx, tip, angle, head, 0, color);
    if (neck > 1) /* over the pale edge of the head, too: it is one piece */
        print_band(gfx, at, neck, wide, color);
}

/* --- discs ----------------------------------------------------------------------------------------------------- */

void cut_disc(struct gfx *gfx, struct point at, float radius, struct color color)
{
    float edge = edge_of(radius * 0.3f);

    gfx_disc(gfx, (struct point){at.x + 1.6f, at.y + 2.8f}, radius, color_fade(dark, 0.38f));
    gfx_disc(gfx, (struct point){at.x + 0.5f, at.y + 0.9f}, radius, under);
    gfx_disc(gfx, at, radius, card);
    gfx_disc(gfx, at, radius - edge, color);
}

/* --- bars, frames and slips ------------------------------------------------------------------------------------- */

/* What is only possible is printed on the ground in stripes, between two lines. */
static void print_stripes(struct gfx *gfx, struct rect at, struct color color)
{
    static const float apart = 9, wide = 3.2f;
    float lean = at.h * 0.6f;

    gfx_fill(gfx, at, color_fade(color, 0.16f));
    gfx_clip_push(gfx, at);
    int stripes = (int)((at.w + 2 * lean) / apart) + 1;
    for (int i = 0; i < stripes; i++) {
        float x = at.x - lean + apart * (float)i;
        gfx_line(gfx, (struct point){x - lean / 2, at.y + at.h + 1}, (struct point){x + lean / 2, at.y - 1},
                 wide, color_fade(color, 0.62f));
    }
    gfx_clip_pop(gfx);
    gfx_fill(gfx, (struct rect){at.x, at.y, at.w, 1.5f}, color);
    gfx_fill(gfx, (struct rect){at.x, at.y + at.h - 1.5f, at.w, 1.5f}, color);
    gfx_fill(gfx, (struct rect){at.x + at.w - 1.5f, at.y, 1.5f, at.h}, color);
}

void cut_bar(struct gfx *gfx, struct rect at, float sure, float may, struct color color)
{
    float edge = 1.5f;

    if (may > sure)
        print_stripes(gfx, (struct rect){at.x, at.y + edge, may, at.h - 2 * edge}, color);
    if (sure > 0)
        cut_slip(gfx, (struct rect){at.x, at.y, sure, at.h}, color);
}

void cut_frame(struct gfx *gfx, struct rect at, float corner, float wide, struct color color)
{
    enum { QUARTER = 5, AROUND = 4 * (QUARTER + 1) };
    struct point line[AROUND + OVERLAP];
    float r = fminf(corner, fminf(at.w, at.h) / 2);

    for (int k = 0; k < AROUND; k++) {
        int side = k / (QUARTER + 1); /* clockwise from the upper right corner */
        float turn = pi / 2 * ((float)side - 1 + (float)(k % (QUARTER + 1)) / QUARTER);
        line[k] = (struct point){(side == 0 || side == 1 ? at.x + at.w - r : at.x + r) + cosf(turn) * r,
                                 (side == 1 || side == 2 ? at.y + at.h - r : at.y + r) + sinf(turn) * r};
    }
    for (int k = 0; k < OVERLAP; k++)
        line[AROUND + k] = line[k];
    lay_band(gfx, line, AROUND + OVERLAP, wide);
    print_band(gfx, line, AROUND + OVERLAP, wide, color);
}

void cut_slip(struct gfx *gfx, struct rect at, struct color color)
{
    float thick = fminf(1.4f, at.h * 0.05f);

    gfx_fill(gfx, (struct rect){at.x + 2.2f, at.y + 3.6f, at.w, at.h}, color_fade(dark, 0.16f));
    gfx_fill(gfx, (struct rect){at.x + 1.4f, at.y + 2.4f, at.w, at.h}, color_fade(dark, 0.38f));
    gfx_fill(gfx, (struct rect){at.x + thick / 2, at.y + thick, at.w, at.h}, under);
    gfx_fill(gfx, at, card);
    gfx_fill(gfx, rect_grow(at, -edge_of(at.h * 0.2f) * 0.6f), color);
}
