#include "table/screen.h"

#include "table/badges.h"
#include "table/plane.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>

enum {
    LEAN = 32,         /* the outer edge of a wing is nearer, and so lower */
    WING_MOST = 170,   /* how wide a wing is, u, where there is room; */
    WING_LEAST = 60,   /* with less than this there is none */
    GAP = 5,           /* between board and wing, where the card is folded */
    CREST_WIDTH = 340, /* of the crest, its shadow included */
    SEAL = 104
};

/* The pictures are of light card, so that a tint gives it its colour; card: the lightness they have. */
static struct color tint_of(struct color color)
{
    static const float card = 0.87f;

    return (struct color){fminf(1, color.r / card), fminf(1, color.g / card), fminf(1, color.b / card), 1};
}

static struct color board_color(struct table *t)
{
    return color_mix(badge_seat_color(t, t->viewer), color_hex(0x140D08), 0.14f);
}

static struct color line_color(void)
{
    return color_hex(0xE9D9AE);
}

/* A line of paper between two points, cut by hand, long enough to meet the next at a corner; seed: which line it is. */
static void cut_line(struct gfx *gfx, struct point from, struct point to, float width, unsigned seed)
{
    enum { POINTS_MOST = 48, STEP = 30 };
    struct point at[POINTS_MOST];
    float length = plane_distance(from, to), dx = (to.x - from.x) / length, dy = (to.y - from.y) / length;
    unsigned last = (unsigned)fmaxf(1, fminf(POINTS_MOST - 1, length / STEP));

    for (unsigned i = 0; i <= last; i++) {
        float along = (length + width) * (float)i / (float)last - width / 2;
        float off = i == 0 || i == last ? 0 : (plane_jitter(i, seed) - 0.5f) * 1.8f;
        at[i] = (struct point){from.x + dx * along - dy * off, from.y + dy * along + dx * off};
    }
    gfx_strip(gfx, 0, at, last + 1, width, 0, line_color());
}

/* Along the inside of a piece with these corners. */
static void cut_frame(struct gfx *gfx, const struct point corner[4], float width, unsigned seed)
{
    for (unsigned i = 0; i < 4; i++)
        cut_line(gfx, corner[i], corner[(i + 1) % 4], width, seed + i);
}

static void draw_frame(struct gfx *gfx, struct rect at, float width, unsigned seed)
{
    const struct point corner[4] = {
        {at.x, at.y}, {at.x + at.w, at.y}, {at.x + at.w, at.y + at.h}, {at.x, at.y + at.h}};

    cut_frame(gfx, corner, width, seed);
}

/* side: -1 the left, 1 the right. board: what it is folded from. */
static void draw_wing(struct gfx *gfx, struct rect board, float reach, int side, struct color color)
{
    /* of the picture: where the card is on it, the rest is its shadow */
    static const float w = 256, h = 1024, left = 20, right = 236, top = 20, bottom = 1004;
    float near = side < 0 ? board.x - GAP : board.x + board.w + GAP, far = near + (float)side * reach;
    float across = (far - near) / (left - right), down = board.h / (bottom - top),
          lean = LEAN / (left - right);
    const float x[4] = {0, w, w, 0}, y[4] = {0, 0, h, h};
    const float inset = fminf(22, reach * 0.16f), high = inset * 1.2f;
    struct point q[4], in[4];

    for (int i = 0; i < 4; i++)
        q[i] = (struct point){near + (x[i] - right) * across,
                              board.y + (y[i] - top) * down + (x[i] - right) * lean};
    gfx_quad(gfx, gfx_load(gfx, "shared/ui/screen-wing.png"), q, tint_of(color));
    for (int i = 0; i < 4; i++) {
        float px = i == 0 || i == 3 ? far - (float)side * inset : near + (float)side * inset;
        float py = i < 2 ? board.y + high : board.y + board.h - high;
        in[i] = (struct point){px, py + LEAN * fabsf(px - near) / reach};
    }
    cut_frame(gfx, in, 3.5f, side < 0 ? 40 : 50);
}

void screen_draw(struct table *t, struct rect round)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct color color = board_color(t);
    struct rect board = rect_grow(round, SCREEN_EDGE), window = ui_area(t->ui);
    float reach = fminf(WING_MOST, board.x - window.x - GAP - 10);
    float crest = CREST_WIDTH * 144.0f / 640, middle = board.x + board.w / 2;

    for (int side = -1; side <= 1 && reach > WING_LEAST; side += 2)
        draw_wing(gfx, board, reach, side, color_mix(color, color_hex(0x140D08), side < 0 ? 0.10f : 0.26f));
    struct rect top = {middle - CREST_WIDTH / 2.0f, board.y - crest * 0.7f, CREST_WIDTH, crest};
    gfx_image(gfx, gfx_load(gfx, "shared/ui/screen-crest.png"), top, tint_of(color));
    ui_sheet(t->ui, board, color);
    draw_frame(gfx, rect_grow(board, -10), 4, 60);
}

void screen_seal(struct table *t, struct rect round)
{
    struct point at = {round.x + round.w / 2, round.y - 6};
    struct gfx *gfx = ui_gfx(t->ui);

    gfx_glow(gfx, rect_around((struct point){at.x + 2, at.y + 5}, SEAL * 0.7f, SEAL * 0.7f), 14,
             (struct color){0.03f, 0.02f, 0.01f, 0.5f});
    gfx_disc(gfx, at, SEAL / 2.0f, line_color());
    badge_seat(t, t->viewer, rect_around(at, SEAL - 8, SEAL - 8));
}

struct rect screen_tray(struct table *t, struct rect at)
{
    ui_sheet(t->ui, at, color_mix(board_color(t), color_hex(0x140D08), 0.42f));
    draw_frame(ui_gfx(t->ui), rect_grow(at, -8), 3, 70);
    return rect_pad(at, 22);
}
