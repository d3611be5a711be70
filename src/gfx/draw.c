#include "gfx/draw.h"

#include <math.h>

#include "gfx/inside.h"

static const struct rect whole = {0, 0, 1, 1};

struct point to_px(const struct gfx *gfx, struct point p)
{
    const struct view *v = &gfx->now.view[gfx->now.views];
    return (struct point){p.x * v->scale + v->offset.x, p.y * v->scale + v->offset.y};
}

float px_scale(const struct gfx *gfx)
{
    return gfx->now.view[gfx->now.views].scale;
}

struct rect rect_to_px(const struct gfx *gfx, struct rect r)
{
    struct point p = to_px(gfx, (struct point){r.x, r.y});
    return (struct rect){p.x, p.y, r.w * px_scale(gfx), r.h * px_scale(gfx)};
}

static void corners_of(struct rect px, struct point p[4])
{
    p[0] = (struct point){px.x, px.y};
    p[1] = (struct point){px.x + px.w, px.y};
    p[2] = (struct point){px.x + px.w, px.y + px.h};
    p[3] = (struct point){px.x, px.y + px.h};
}

/* A picture in a rectangle of pixels: records it, and draws it if it is ready. */
static void put(struct gfx *gfx, gfx_texture texture, struct rect px, struct rect uv, struct color tint)
{
    GLuint name = texture_bindable(gfx, texture);
    if (gfx->null || name == 0)
        return;
    struct point p[4];
    corners_of(px, p);
    if (texture_of(gfx, texture)->bottom_up) {
        uv.y = 1 - uv.y;
        uv.h = -uv.h;
    }
    batch_state(gfx, PROGRAM_SPRITE, name);
    batch_quad(gfx, p, uv, tint);
}

static void note(struct gfx *gfx, gfx_texture texture, struct rect px, struct color tint)
{
    if (gfx->null) {
        const char *path = texture_of(gfx, texture)->path;
        record_add(gfx, ITEM_QUAD, px, tint, texture, path, (size_t)-1);
    }
}

/* Plain rectangles are snapped to whole pixels, so that rules and panels are crisp. */
static struct rect snapped(struct rect px)
{
    float x0 = roundf(px.x), y0 = roundf(px.y);
    float x1 = roundf(px.x + px.w), y1 = roundf(px.y + px.h);
    x1 = px.w > 0 && x1 == x0 ? x0 + 1 : x1;
    y1 = px.h > 0 && y1 == y0 ? y0 + 1 : y1;
    return (struct rect){x0, y0, x1 - x0, y1 - y0};
}

void gfx_fill(struct gfx *gfx, struct rect at, struct color color)
{
    struct rect px = snapped(rect_to_px(gfx, at));
    note(gfx, 0, px, color);
    put(gfx, 0, px, (struct rect){0.5f, 0.5f, 0, 0}, color);
}

void gfx_image(struct gfx *gfx, gfx_texture texture, struct rect at, struct color tint)
{
    struct rect px = rect_to_px(gfx, at);
    texture_repeat(gfx, texture, false);
    note(gfx, texture, px, tint);
    put(gfx, texture, px, whole, tint);
}

struct color sprite_tint(const struct gfx_sprite *s)
{
    bool zero = s->tint.r == 0 && s->tint.g == 0 && s->tint.b == 0 && s->tint.a == 0;
    return zero ? (struct color){1, 1, 1, 1} : s->tint;
}

bool sprite_corners(const struct gfx *gfx, const struct gfx_sprite *s, struct point corner[4],
                    struct rect *uv)
{
    corners_of(rect_to_px(gfx, s->at), corner);
    if (s->turn != 0) {
        float scale = px_scale(gfx), sine = sinf(s->turn), cosine = cosf(s->turn);
        struct point middle = rect_center(s->at);
        struct point c = to_px(gfx, (struct point){middle.x + s->pivot.x, middle.y + s->pivot.y});
        for (int i = 0; i < 4 && scale > 0; i++) {
            float dx = corner[i].x - c.x, dy = corner[i].y - c.y;
            corner[i] = (struct point){c.x + dx * cosine - dy * sine, c.y + dx * sine + dy * cosine};
        }
    }
    *uv = s->part.w == 0 && s->part.h == 0 ? whole : s->part;
    if (s->mirror) {
        uv->x += uv->w;
        uv->w = -uv->w;
    }
    if (texture_of(gfx, s->texture)->bottom_up) {
        uv->y = 1 - uv->y;
        uv->h = -uv->h;
    }
    return !gfx->null && texture_bindable(gfx, s->texture) != 0;
}

void gfx_sprite(struct gfx *gfx, const struct gfx_sprite *sprite)
{
    struct point corner[4];
    struct rect uv;
    texture_repeat(gfx, sprite->texture, false);
    note(gfx, sprite->texture, rect_to_px(gfx, sprite->at), sprite_tint(sprite));
    if (sprite_corners(gfx, sprite, corner, &uv)) {
        batch_state(gfx, PROGRAM_SPRITE, texture_bindable(gfx, sprite->texture));
        batch_quad(gfx, corner, uv, sprite_tint(sprite));
    }
}

struct rect gfx_image_fit(struct gfx *gfx, gfx_texture texture, struct rect at, struct color tint)
{
    struct point size = gfx_texture_size(gfx, texture);
    if (size.x > 0 && size.y > 0) {
        float scale = fminf(at.w / size.x, at.h / size.y);
        at = rect_around(rect_center(at), size.x * scale, size.y * scale);
    }
    gfx_image(gfx, texture, at, tint);
    return at;
}

void gfx_image_cover(struct gfx *gfx, gfx_texture texture, struct rect at, struct color tint)
{
    struct point size = gfx_texture_size(gfx, texture);
    struct rect part = whole;
    if (size.x > 0 && size.y > 0 && at.w > 0 && at.h > 0) {
        float scale = fmaxf(at.w / size.x, at.h / size.y);
        part.w = at.w / (size.x * scale);
        part.h = at.h / (size.y * scale);
        part.x = (1 - part.w) / 2;
        part.y = (1 - part.h) / 2;
    }
    struct gfx_sprite s = {.texture = texture, .at = at, .part = part, .tint = tint};
    gfx_sprite(gfx, &s);
}

void gfx_quad(struct gfx *gfx, gfx_texture texture, const struct point corner[4], struct color tint)
{
    struct point p[4];
    float x0 = INFINITY, y0 = INFINITY, x1 = -INFINITY, y1 = -INFINITY;
    for (int i = 0; i < 4; i++) {
        p[i] = to_px(gfx, corner[i]);
        x0 = fminf(x0, p[i].x);
        y0 = fminf(y0, p[i].y);
        x1 = fmaxf(x1, p[i].x);
        y1 = fmaxf(y1, p[i].y);
    }
    note(gfx, texture, (struct rect){x0, y0, x1 - x0, y1 - y0}, tint);
    GLuint name = texture_bindable(gfx, texture);
    if (!gfx->null && name != 0) {
        texture_repeat(gfx, texture, false);
        batch_state(gfx, PROGRAM_SPRITE, name);
        batch_quad(gfx, p, whole, tint);
    }
}

enum { CUTS = 4 };

/* A side of a picture with borders: two of them, and the middle in two halves. */
struct side {
    float at[CUTS + 1];           /* where it is cut, in pixels */
    float from[CUTS], part[CUTS]; /* what of the picture is shown there */
};

/* Borders that do not fit shrink in proportion. A middle that would be squeezed is blurred, so each half shows only as much as lies next to
 * its border, whose tone it goes on with: where the halves meet in the middle of a button, its label stands. */
static struct side side_of(float from, float length, float first, float last, float size, float k)
{
    float fit = (first + last) * k > length ? length / ((first + last) * k) : 1;
    float begin = from + roundf(first * k * fit), end = from + length - roundf(last * k * fit);
    float u = first / size, v = 1 - last / size, half = fminf(v - u, (end - begin) / k / size) / 2;

    return (struct side){{from, begin, roundf((begin + end) / 2), end, from + length},
                         {0, u, v - half, v},
                         {u, half, half, 1 - v}};
}

void gfx_nine_edges(struct gfx *gfx, gfx_texture texture, struct rect at, struct gfx_edges border,
                    float scale, struct color tint)
{
    struct point size = gfx_texture_size(gfx, texture);
    struct rect px = snapped(rect_to_px(gfx, at));
    note(gfx, texture, px, tint);
    if (size.x <= 0)
        return;
    float k = scale * px_scale(gfx);
    struct side x = side_of(px.x, px.w, border.left, border.right, size.x, k),
                y = side_of(px.y, px.h, border.top, border.bottom, size.y, k);
    texture_repeat(gfx, texture, false);
    for (int j = 0; j < CUTS; j++) {
        for (int i = 0; i < CUTS; i++) {
            struct rect r = {x.at[i], y.at[j], x.at[i + 1] - x.at[i], y.at[j + 1] - y.at[j]};
            if (!rect_empty(r))
                put(gfx, texture, r, (struct rect){x.from[i], y.from[j], x.part[i], y.part[j]}, tint);
        }
    }
}

void gfx_nine(struct gfx *gfx, gfx_texture texture, struct rect at, float border, float scale,
              struct color tint)
{
    gfx_nine_edges(gfx, texture, at, (struct gfx_edges){border, border, border, border}, scale, tint);
}

void gfx_clip_push(struct gfx *gfx, struct rect at)
{
    if (gfx->now.clips + 1 == CLIPS)
        return;
    batch_flush(gfx);
    struct rect px = snapped(rect_to_px(gfx, at));
    const struct clip *c = &gfx->now.clip[gfx->now.clips];
    struct rect both = rect_common(px, (struct rect){(float)c->x, (float)c->y, (float)c->w, (float)c->h});
    gfx->now.clip[++gfx->now.clips] = (struct clip){(int)both.x, (int)both.y, (int)both.w, (int)both.h};
    batch_target(gfx);
}

void gfx_clip_pop(struct gfx *gfx)
{
    if (gfx->now.clips > 0) {
        batch_flush(gfx);
        gfx->now.clips--;
        batch_target(gfx);
    }
}

void gfx_view_push(struct gfx *gfx, float scale, struct point offset)
{
    const struct view *v = &gfx->now.view[gfx->now.views];
    if (gfx->now.views + 1 < VIEWS) {
        struct point o = to_px(gfx, offset);
        gfx->now.view[gfx->now.views + 1] = (struct view){v->scale * scale, o};
        gfx->now.views++;
    }
}

void gfx_view_pop(struct gfx *gfx)
{
    gfx->now.views -= gfx->now.views > 0;
}

float gfx_view_scale(const struct gfx *gfx)
{
    return px_scale(gfx);
}

struct point gfx_to_pixels(const struct gfx *gfx, struct point p)
{
    return to_px(gfx, p);
}

struct point gfx_from_pixels(const struct gfx *gfx, struct point p)
{
    const struct view *v = &gfx->now.view[gfx->now.views];
    return (struct point){(p.x - v->offset.x) / v->scale, (p.y - v->offset.y) / v->scale};
}

void gfx_opacity_push(struct gfx *gfx, float opacity)
{
    if (gfx->now.opacities + 1 < VIEWS) {
        gfx->now.opacity[gfx->now.opacities + 1] =
            gfx->now.opacity[gfx->now.opacities] * fmaxf(0, fminf(1, opacity));
        gfx->now.opacities++;
    }
}

void gfx_opacity_pop(struct gfx *gfx)
{
    gfx->now.opacities -= gfx->now.opacities > 0;
}

void gfx_set_blend(struct gfx *gfx, enum gfx_blend blend)
{
    gfx->blend = blend;
}
