#include "table/strokes.h"

#include "gfx/draw.h"
#include "table/table.h"
#include "ui/ui.h"

#include <math.h>

enum {
    FIVE = 5,
    ROWS_MOST = 20,
    LINE_MOST = 40,
    LEAST = 1
}; /* the least: a place that has room for any, u */

/* One stroke of a group at whose lower left corner `foot` is: upright, the fifth across the four before it. */
static void draw_stroke(struct gfx *gfx, struct point foot, float line, int which, struct color ink)
{
    float x = foot.x + line * 0.17f * (float)which;
    struct point a = {x, foot.y - line * 0.62f}, b = {x + line * 0.04f, foot.y};

    if (which == FIVE - 1) {
        a = (struct point){foot.x - line * 0.04f, foot.y - line * 0.12f};
        b = (struct point){foot.x + line * 0.62f, foot.y - line * 0.5f};
    }
    gfx_line(gfx, a, b, fmaxf(1.5f, line * 0.06f), ink);
}

void strokes_pile(struct table *t, struct rect at, int n, int fresh)
{
    struct gfx *gfx = ui_gfx(t->ui);
    int groups = (n + FIVE - 1) / FIVE, rows = 0, columns = 1;
    float line = 0;

    if (!(at.w >= LEAST &&
          at.h >= LEAST)) /* a card that is just opening; no number of columns would ever do */
        return;
    while (rows < ROWS_MOST && columns * rows < groups) {
        line = fminf(at.h / (float)++rows, LINE_MOST);
        columns = (int)fmaxf(1, at.w / line);
    }
    for (int row = 0; row * columns < groups; row++) {
        float foot = at.y + line * (float)(row + 1);
        gfx_fill(gfx, (struct rect){at.x, foot - 2, at.w, 1}, color_fade(color_hex(0x2F4E7A), 0.35f));
        for (int i = row * columns * FIVE; i < n && i < (row + 1) * columns * FIVE; i++) {
            int column = i / FIVE - row * columns;
            draw_stroke(gfx, (struct point){at.x + line * ((float)column + 0.1f), foot - 4}, line, i % FIVE,
                        color_hex(i >= n - fresh ? 0x1F5FA8 : 0x22304A));
        }
    }
}

void strokes_round(struct gfx *gfx, struct rect at, float wide, struct color ink)
{
    enum { STEPS = 30, PAST = 3 };
    struct point line[STEPS + PAST], middle = rect_center(at);

    for (int k = 0; k < STEPS + PAST; k++) {
        float turn = 4.2f + (float)k * 6.2832f / STEPS,
              out = 0.96f + 0.09f * (float)k / STEPS + 0.02f * sinf(2 * turn);
        line[k] =
            (struct point){middle.x + cosf(turn) * at.w / 2 * out, middle.y + sinf(turn) * at.h / 2 * out};
    }
    gfx_strip(gfx, 0, line, STEPS + PAST, wide, 1, ink);
}
