#include "gfx/effects.h"

#include <math.h>

#include "gfx/inside.h"

void gfx_set_lamp(struct gfx *gfx, const struct gfx_lamp *lamp)
{
    struct point p = to_px(gfx, (struct point){lamp->x, lamp->y});
    gfx->lamp = *lamp;
    gfx->lamp.x = p.x;
    gfx->lamp.y = p.y;
    gfx->lamp.z = lamp->z * px_scale(gfx);
    gfx->lamp.reach = lamp->reach * px_scale(gfx);
}

static void note(struct gfx *gfx, struct rect at, const char *name, struct color color)
{
    record_add(gfx, ITEM_EFFECT, rect_to_px(gfx, at), color, 0, name, (size_t)-1);
}

/* Binds the program and texture for an effect, so that uniforms can be set. False: use the fallback. */
static bool begin_effect(struct gfx *gfx, enum gfx_program program, gfx_texture texture)
{
    GLuint name = texture_bindable(gfx, texture);
    if (gfx->quality == QUALITY_LOW || !program_ready(gfx, program) || name == 0)
        return false;
    batch_flush(gfx);
    batch_state(gfx, program, name);
    return true;
}

static void uniform(struct gfx *gfx, enum gfx_program program, const char *name, float a, float b, float c,
                    float d)
{
    glUniform4f(program_uniform(gfx, program, name), a, b, c, d);
}

/* The lamp's light at a point; full strength straight below it. */
static struct color light_at(const struct gfx *gfx, float x, float y)
{
    const struct gfx_lamp *l = &gfx->lamp;
    float dx = x - l->x, dy = (y - l->y) * 1.15f, reach = fmaxf(1, l->reach);
    float fall = l->light.a / (1 + (dx * dx + dy * dy) / (reach * reach));
    struct color c = {l->ambient.r + l->light.r * fall, l->ambient.g + l->light.g * fall,
                      l->ambient.b + l->light.b * fall, 1};
    float most = fmaxf(1, fmaxf(c.r, fmaxf(c.g, c.b))); /* where it is too bright, keep the hue */
    return (struct color){c.r / most, c.g / most, c.b / most, 1};
}

void gfx_lit(struct gfx *gfx, const struct gfx_sprite *sprite, gfx_texture normal)
{
    struct point corner[4];
    struct rect uv;
    struct color tint = sprite_tint(sprite);
    if (!sprite_corners(gfx, sprite, corner, &uv) || !begin_effect(gfx, PROGRAM_LIT, sprite->texture)) {
        struct gfx_sprite plain = *sprite;
        struct point middle = to_px(gfx, rect_center(sprite->at));
        struct color light = light_at(gfx, middle.x, middle.y);
        plain.tint = (struct color){tint.r * light.r, tint.g * light.g, tint.b * light.b, tint.a};
        gfx_sprite(gfx, &plain);
        return;
    }
    const struct gfx_lamp *l = &gfx->lamp;
    GLuint map = normal ? texture_bindable(gfx, normal) : 0;
    glActiveTexture(GL_TEXTURE1);
    glBindTexture(GL_TEXTURE_2D, map);
    glActiveTexture(GL_TEXTURE0);
    uniform(gfx, PROGRAM_LIT, "lamp", l->x, l->y, fmaxf(1, l->z), fmaxf(1, l->reach));
    uniform(gfx, PROGRAM_LIT, "light", l->light.r, l->light.g, l->light.b, l->light.a);
    uniform(gfx, PROGRAM_LIT, "ambient", l->ambient.r, l->ambient.g, l->ambient.b, map ? 1 : 0);
    uniform(gfx, PROGRAM_LIT, "turn", cosf(sprite->turn), sinf(sprite->turn), sprite->mirror ? -1 : 1, 0);
    batch_quad(gfx, corner, uv, tint);
    batch_flush(gfx);
}

/* A grid of squares, each corner coloured by a function: smooth light without a shader. */
static void painted_grid(struct gfx *gfx, struct rect px, int columns, int rows,
                         struct color (*paint)(const struct gfx *, float x, float y, struct rect px))
{
    batch_state(gfx, PROGRAM_SPRITE, texture_bindable(gfx, 0));
    for (int j = 0; j < rows; j++) {
        for (int i = 0; i < columns; i++) {
            struct point p[4];
            struct color c[4];
            for (int k = 0; k < 4; k++) {
                int right = k == 1 || k == 2, low = k >= 2;
                p[k] = (struct point){px.x + px.w * (float)(i + right) / (float)columns,
                                      px.y + px.h * (float)(j + low) / (float)rows};
                c[k] = paint(gfx, p[k].x, p[k].y, px);
            }
            batch_triangle(gfx, p[0], p[1], p[2], c[0], c[1], c[2]);
            batch_triangle(gfx, p[0], p[2], p[3], c[0], c[2], c[3]);
        }
    }
}

static struct color lamp_paint(const struct gfx *gfx, float x, float y, struct rect px)
{
    (void)px;
    return light_at(gfx, x, y);
}

void gfx_lamplight(struct gfx *gfx, struct rect at)
{
    if (gfx->null) {
        note(gfx, at, "lamplight", gfx->lamp.light);
        return;
    }
    enum gfx_blend before = gfx->blend;
    gfx->blend = BLEND_MULTIPLY;
    painted_grid(gfx, rect_to_px(gfx, at), 32, 20, lamp_paint);
    batch_flush(gfx);
    gfx->blend = before;
}

void gfx_burn(struct gfx *gfx, const struct gfx_sprite *sprite, float amount, uint32_t seed)
{
    struct point corner[4];
    struct rect uv;
    amount = fmaxf(0, fminf(1, amount));
    if (amount >= 1)
        return;
    if (!sprite_corners(gfx, sprite, corner, &uv) || !begin_effect(gfx, PROGRAM_BURN, sprite->texture)) {
        struct gfx_sprite s = *sprite; /* it darkens and fades */
        struct color tint = sprite_tint(sprite), char_black = {0.12f, 0.06f, 0.03f, tint.a};
        s.tint = color_fade(color_mix(tint, char_black, fminf(1, amount * 2)), fminf(1, 2 - 2 * amount));
        gfx_sprite(gfx, &s);
        return;
    }
    uniform(gfx, PROGRAM_BURN, "burn", amount, (float)(seed % 1024), sprite->at.w / fmaxf(1, sprite->at.h),
            0);
    batch_quad(gfx, corner, uv, sprite_tint(sprite));
    batch_flush(gfx);
}

/* One half of the curtain as light and dark strips for its folds. */
static void folds(struct gfx *gfx, struct rect at, struct color color, int n, float phase)
{
    float w = at.w / (float)n;
    for (int i = 0; i < n; i++) {
        float shade = 0.72f + 0.28f * sinf((float)i * 1.1f + phase);
        struct color c = {color.r * shade, color.g * shade, color.b * shade, 1};
        gfx_fill(gfx, (struct rect){at.x + w * (float)i, at.y, w + 1, at.h}, c);
    }
}

void gfx_curtain(struct gfx *gfx, struct rect at, float open, struct color color)
{
    open = fmaxf(0, fminf(1, open));
    if (open >= 1)
        return;
    note(gfx, at, "curtain", (struct color){color.r, color.g, color.b, 1});
    float half = at.w / 2 * (1 - open);
    struct rect side[2] = {{at.x, at.y, half, at.h}, {at.x + at.w - half, at.y, half, at.h}};
    color.a = 1;
    for (int i = 0; i < 2 && !gfx->null; i++) {
        gfx_fill(gfx, side[i], color); /* nothing may show through, whatever the shader does */
        if (!begin_effect(gfx, PROGRAM_CURTAIN, 0)) {
            folds(gfx, side[i], color, 24, i ? 2.0f : 0.0f);
            continue;
        }
        struct rect px = rect_to_px(gfx, side[i]);
        struct point p[4] = {
            {px.x, px.y}, {px.x + px.w, px.y}, {px.x + px.w, px.y + px.h}, {px.x, px.y + px.h}};
        uniform(gfx, PROGRAM_CURTAIN, "cloth", 10, at.h / at.w, open, (float)i);
        batch_quad(gfx, p, i ? (struct rect){1, 0, -1, 1} : (struct rect){0, 0, 1, 1}, color);
        batch_flush(gfx);
    }
}

/* Darkness towards the corners; the lamp's alpha is its strength. */
static struct color vignette_paint(const struct gfx *gfx, float x, float y, struct rect px)
{
    float dx = (x - px.x) / px.w - 0.5f, dy = (y - px.y) / px.h - 0.5f;
    float d = fmaxf(0, (dx * dx + dy * dy) * 2 - 0.28f);
    return (struct color){0, 0, 0, fminf(1, d * gfx->lamp.light.a)};
}

void gfx_finish(struct gfx *gfx, float vignette, float grain, uint32_t still)
{
    struct rect px = {0, 0, (float)gfx->now.target.width, (float)gfx->now.target.height};
    if (gfx->null) {
        record_add(gfx, ITEM_EFFECT, px, (struct color){0, 0, 0, vignette}, 0, "finish", (size_t)-1);
        return;
    }
    if (!begin_effect(gfx, PROGRAM_POST, 0)) {
        struct gfx_lamp before = gfx->lamp;
        gfx->lamp.light.a = vignette * 1.6f;
        painted_grid(gfx, px, 24, 16, vignette_paint);
        gfx->lamp = before;
        return;
    }
    struct point p[4] = {{0, 0}, {px.w, 0}, {px.w, px.h}, {0, px.h}};
    uniform(gfx, PROGRAM_POST, "post", vignette, grain, (float)(still % 64), 0);
    batch_quad(gfx, p, (struct rect){0, 0, 1, 1}, (struct color){1, 1, 1, 1});
    batch_flush(gfx);
}
