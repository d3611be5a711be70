#include "scene/solomon/coins.h"

#include "ui/ui.h"

#include <math.h>

enum { STACK = 10 };

static void coin(struct gfx *gfx, gfx_texture art, struct rect at, bool fresh)
{
    struct color metal = color_hex(fresh ? 0xF2CF6A : 0xB98F3E),
                 edge = color_hex(fresh ? 0x8A6420 : 0x5E4419);
    if (art != 0 && !gfx_texture_failed(gfx, art)) {
        gfx_image(gfx, art, at, color_hex(fresh ? 0xffffff : 0xc4b08a));
        return;
    }
    float r = at.h / 2;
    gfx_round(gfx, (struct rect){at.x, at.y + at.h * 0.22f, at.w, at.h}, r, edge);
    gfx_round(gfx, at, r, metal);
    gfx_round_line(gfx, rect_grow(at, -at.h * 0.16f), r * 0.8f, fmaxf(1, at.h * 0.06f), edge);
}

void coins_draw(struct table *t, struct rect at, int n, int fresh)
{
    struct gfx *gfx = ui_gfx(t->ui);
    gfx_texture art = 0;
    int stacks = (n + STACK - 1) / STACK;
    if (stacks == 0)
        return;
    float w = fminf(at.w / fmaxf(2, (float)stacks), at.h * 0.62f), h = w * 0.42f;
    float rise = fminf(h * 0.42f, (at.h - h * 1.3f) / STACK);
    float left = at.x + (at.w - w * (float)stacks) / 2;
    for (int i = 0; i < n; i++) {
        int stack = i / STACK, level = i % STACK;
        float slip = (plane_jitter((unsigned)i, 5) - 0.5f) * w * 0.06f;
        struct rect where = {left + (float)stack * w + w * 0.04f + slip,
                             at.y + at.h - h * 1.25f - rise * (float)level, w * 0.92f, h};
        coin(gfx, art, where, i >= n - fresh);
    }
}
