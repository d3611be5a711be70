#include "table/grounds.h"

#include "table/print.h"
#include "ui/layout.h"
#include "ui/widgets.h"

#include <math.h>

struct grounds grounds_share(struct rect all, int fields)
{
    static const float into = 0.29f; /* of a field's width: how far the shelf reaches into its corner */
    struct grounds s = {.beside = fields == 2 && all.w > all.h * 1.5f};
    if (s.beside) {
        float each = fminf(all.w * 0.36f, all.h * 0.76f), high = all.h;
        s.ground[0] = cut_left(&all, each);
        s.ground[1] = cut_right(&all, each);
        s.middle = rect_pad_xy(all, GROUNDS_GAP, 0);
        s.shelf = cut_bottom(&s.middle, high * 0.36f);
        cut_bottom(&s.middle, GROUNDS_GAP);
        s.shelf.x -= each * into;
        s.shelf.w += each * into * 2;
        return s;
    }
    s.shelf = cut_bottom(&all, fmaxf(all.h * 0.31f, all.h - all.w / (float)fields * 1.3f));
    cut_bottom(&all, GROUNDS_GAP);
    for (int i = 0; i < fields && i < GROUNDS_MAX; i++)
        s.ground[i] = rect_column(all, i, fields, GROUNDS_GAP);
    return s;
}

void ground_draw(struct ui *ui, struct rect at, const char *picture, float light, bool up)
{
    const struct color brass = ui_theme(ui)->color.brass;
    struct gfx *gfx = ui_gfx(ui);
    struct print p = {ui, rect_center(at), 0};
    gfx_glow(gfx, at, 12, (struct color){0, 0, 0, 0.5f});
    gfx_fill(gfx, at, color_hex(0x0a1718));
    light = fminf(1, light * (up ? 1.4f : 1));
    (void)print_picture(&p, at, picture, (struct color){light, light, light, 1});
    gfx_round_line(gfx, at, 4, up ? 5 : 2, color_fade(brass, up ? 1 : 0.55f));
    gfx_round_line(gfx, rect_grow(at, up ? -8 : -6), 3, 1, color_fade(brass, 0.3f));
}
