#include "table/coins.h"

#include "gfx/draw.h"
#include "table/plane.h"
#include "table/sprites.h"

#include <math.h>

enum { STACK = 10 };

/* Stands in where the picture is missing. */
static void plain_coin(struct gfx *gfx, struct point at, float w, bool fresh)
{
    struct color metal = color_hex(fresh ? 0xF2CF6A : 0xB98F3E),
                 edge = color_hex(fresh ? 0x8A6420 : 0x5E4419);
    struct rect face = {at.x - w / 2, at.y - w * 0.28f, w, w * 0.5f};
    gfx_round(gfx, (struct rect){face.x, face.y + w * 0.09f, face.w, face.h}, face.h / 2, edge);
    gfx_round(gfx, face, face.h / 2, metal);
    gfx_round_line(gfx, rect_grow(face, -w * 0.07f), face.h * 0.4f, fmaxf(1, w * 0.03f), edge);
}

static void draw_coin(struct gfx *gfx, const struct sprites *sprites, struct point at, float w, int which,
                      bool fresh)
{
    char name[] = {'c', 'o', 'i', 'n', '-', (char)('a' + which % 3), 0};
    const struct sprite *s = sprites_find(sprites, name);
    gfx_texture picture = s ? sprite_picture(gfx, s, w) : 0;
    if (!s || gfx_texture_failed(gfx, picture)) {
        plain_coin(gfx, at, w, fresh);
        return;
    }
    gfx_image(gfx, picture, sprite_canvas(s, at, w), color_hex(fresh ? 0xffffff : 0xd9caa6));
}

void coins_draw(struct gfx *gfx, const struct sprites *sprites, struct rect at, int n, int fresh)
{
    int stacks = (n + STACK - 1) / STACK;
    if (stacks == 0)
        return;
    const struct sprite *s = sprites_find(sprites, "coin-a");
    float rise = s ? sprites->coin_rise / s->unit : 0.08f; /* of a coin's width */
    /* coins of one size up to thirty, so that piles beside each other can be compared */
    float w = fminf(at.w / fmaxf(3, (float)stacks), at.h / (0.75f + rise * STACK));
    float left = at.x + (at.w - w * (float)stacks) / 2, floor = at.y + at.h - w * 0.36f;
    for (int i = 0; i < n; i++) {
        int stack = i / STACK, level = i % STACK;
        float slip = (plane_jitter((unsigned)i, 5) - 0.5f) * w * 0.05f;
        struct point where = {left + ((float)stack + 0.5f) * w + slip, floor - rise * w * (float)level};
        draw_coin(gfx, sprites, where, w * 0.94f, (int)(plane_jitter((unsigned)i, 9) * 3), i >= n - fresh);
    }
}
