#include "ui/layout.h"

#include <math.h>

static float most(float want, float have)
{
    return fmaxf(0, fminf(want, have));
}

struct rect cut_left(struct rect *from, float width)
{
    float w = most(width, from->w);
    struct rect cut = {from->x, from->y, w, from->h};
    from->x += w;
    from->w -= w;
    return cut;
}

struct rect cut_right(struct rect *from, float width)
{
    float w = most(width, from->w);
    from->w -= w;
    return (struct rect){from->x + from->w, from->y, w, from->h};
}

struct rect cut_top(struct rect *from, float height)
{
    float h = most(height, from->h);
    struct rect cut = {from->x, from->y, from->w, h};
    from->y += h;
    from->h -= h;
    return cut;
}

struct rect cut_bottom(struct rect *from, float height)
{
    float h = most(height, from->h);
    from->h -= h;
    return (struct rect){from->x, from->y + from->h, from->w, h};
}

struct rect rect_pad_xy(struct rect r, float x, float y)
{
    x = most(x, r.w / 2);
    y = most(y, r.h / 2);
    return (struct rect){r.x + x, r.y + y, r.w - 2 * x, r.h - 2 * y};
}

struct rect rect_pad(struct rect r, float by)
{
    return rect_pad_xy(r, by, by);
}

struct rect rect_column(struct rect r, int i, int n, float gap)
{
    float w = fmaxf(0, (r.w - gap * (float)(n - 1)) / (float)n);
    return (struct rect){r.x + (w + gap) * (float)i, r.y, w, r.h};
}

struct rect rect_row(struct rect r, int i, int n, float gap)
{
    float h = fmaxf(0, (r.h - gap * (float)(n - 1)) / (float)n);
    return (struct rect){r.x, r.y + (h + gap) * (float)i, r.w, h};
}

struct rect rect_grid(struct rect r, int i, int columns, int rows, float gap)
{
    return rect_column(rect_row(r, i / columns, rows, gap), i % columns, columns, gap);
}

struct rect rect_place(struct rect r, float w, float h, float ax, float ay)
{
    w = most(w, r.w);
    h = most(h, r.h);
    return (struct rect){r.x + (r.w - w) * ax, r.y + (r.h - h) * ay, w, h};
}

struct rect rect_centered(struct rect r, float w, float h)
{
    return rect_place(r, w, h, 0.5f, 0.5f);
}

struct rect rect_fit(struct rect r, float aspect)
{
    float w = fminf(r.w, r.h * aspect);
    return rect_centered(r, w, aspect > 0 ? w / aspect : r.h);
}

struct rect rect_keep(struct rect box, struct rect r)
{
    box.x = fmaxf(r.x, fminf(box.x, r.x + r.w - box.w));
    box.y = fmaxf(r.y, fminf(box.y, r.y + r.h - box.h));
    return box;
}
