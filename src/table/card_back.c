/* The back of a card. */
#include "table/card_inside.h"
#include "ui/widgets.h"

#include <math.h>

/* Lines aslant, both ways. */
static void hatch(const struct print *p, struct rect field, float step, float width, struct color color)
{
    int lines = (int)((field.w + field.h) / step);
    for (int k = 1; k <= lines; k++)
        for (int way = 0; way < 2; way++) {
            float d = step * (float)k, x0 = fminf(d, field.w), y0 = d - x0, y1 = fminf(d, field.h),
                  x1 = d - y1;
            struct point a = {way ? field.x + field.w - x0 : field.x + x0, field.y + y0};
            struct point b = {way ? field.x + field.w - x1 : field.x + x1, field.y + y1};
            gfx_line(ui_gfx(p->ui), print_point(p, a), print_point(p, b), width, color);
        }
}

void card_draw_back(const struct print *p, const card_face *face, struct rect at, bool squeezed)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    struct color ground = card_colored(face->back) ? face->back : c->teal,
                 line = color_fade(print_on(p->ui, ground), 0.5f);
    float margin = at.w * 0.055f, step = at.w * 0.11f;
    struct rect in = rect_grow(at, -margin), field = rect_grow(in, -margin * 0.7f);
    card_draw_sheet(p, at, c->paper);
    if (print_picture(p, in, face->art.back, color_hex(0xffffff)))
        return;
    print_fill(p, in, ground);
    print_frame(p, field, fmaxf(1, at.w * 0.01f), line);
    if (squeezed)
        return;
    hatch(p, field, step, fmaxf(1, at.w * 0.006f), color_fade(line, 0.45f));
    struct point middle = rect_center(at);
    print_disc(p, middle, at.w * 0.2f, c->paper);
    print_disc(p, middle, at.w * 0.175f, ground);
    if (card_given(face->back_mark)) {
        struct gfx_type type = ui_theme(p->ui)->type[STYLE_NUMBER];
        type.size = at.w * 0.22f;
        if (type.size >= print_least(p->ui))
            print_text(p, rect_around(middle, at.w * 0.4f, at.w * 0.3f), type, ALIGN_CENTER, 1,
                       face->back_mark, print_on(p->ui, ground));
    } else {
        print_disc(p, middle, at.w * 0.06f, c->paper);
    }
}
