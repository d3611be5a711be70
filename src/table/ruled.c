#include "table/ruled.h"

#include "gfx/draw.h"
#include "gfx/texture.h"
#include "ui/layout.h"
#include "ui/ui.h"

/* Of the ends, which do not grow with large type. */
static float ends_of(const struct ruled_paper *p, const struct ruled_sheet *s)
{
    static const float most = 0.8f;
    float scale = s->line / p->line;

    return scale < most ? scale : most;
}

struct rect ruled_inside(const struct ruled_paper *p, const struct ruled_sheet *s)
{
    struct rect in = s->at;

    cut_left(&in, s->left);
    cut_right(&in, s->right);
    cut_top(&in, p->top * ends_of(p, s));
    cut_bottom(&in, p->bottom * ends_of(p, s));
    return in;
}

/* A row of it, from strip to strip: y and h in pixels of the picture. */
static void draw_row(struct gfx *gfx, const struct ruled_paper *p, const struct ruled_sheet *s,
                     struct rect at, float y, float h)
{
    float x[3] = {0, p->from, p->size.x - p->right}, w[3] = {p->left, p->stretch, p->right};
    struct rect left = cut_left(&at, s->left), right = cut_right(&at, s->right), part[3] = {left, at, right};

    for (int i = 0; i < 3; i++) {
        struct gfx_sprite sprite = {
            .texture = gfx_load(gfx, p->picture),
            .at = part[i],
            .part = {x[i] / p->size.x, y / p->size.y, w[i] / p->size.x, h / p->size.y}};
        gfx_sprite(gfx, &sprite);
    }
}

bool ruled_draw(struct ui *ui, const struct ruled_paper *p, const struct ruled_sheet *s)
{
    struct gfx *gfx = ui_gfx(ui);
    struct rect all = s->at, in = ruled_inside(p, s);
    float scale = ends_of(p, s), step = p->repeat * s->line / p->line, y = s->first;

    if (!gfx_texture_ready(gfx, gfx_load(gfx, p->picture)))
        return false;
    gfx_glow(gfx, rect_pad(all, 10), 18, (struct color){0.03f, 0.02f, 0.01f, 0.5f});
    while (y + step < in.y)
        y += step;
    while (y > in.y) /* the first line does not lie at the very top */
        y -= step;
    gfx_clip_push(gfx, (struct rect){all.x, in.y, all.w, in.h});
    while (y < in.y + in.h) {
        draw_row(gfx, p, s, (struct rect){all.x, y, all.w, step}, p->rules, p->repeat);
        y += step;
    }
    gfx_clip_pop(gfx);
    draw_row(gfx, p, s, cut_top(&all, p->top * scale), 0, p->top);
    draw_row(gfx, p, s, cut_bottom(&all, p->bottom * scale), p->size.y - p->bottom, p->bottom);
    return true;
}
