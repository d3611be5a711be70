#include "rules/draw.h"

int draw_below(game_draw draw, void *ctx, int n)
{
    return n > 1 ? (int)draw(ctx, (uint32_t)n) : 0;
}

int draw_member(game_draw draw, void *ctx, uint32_t set)
{
    for (uint32_t skip = draw(ctx, (uint32_t)__builtin_popcount(set)); skip > 0; skip--)
        set &= set - 1;
    return __builtin_ctz(set);
}

void draw_shuffle(game_draw draw, void *ctx, uint8_t *item, int n)
{
    for (int i = n - 1; i > 0; i--) {
        int at = draw_below(draw, ctx, i + 1);
        uint8_t t = item[i];
        item[i] = item[at];
        item[at] = t;
    }
}

void draw_permutation(game_draw draw, void *ctx, int16_t *out, int n)
{
    for (int i = 0; i < n; i++) { /* inside-out shuffle */
        int at = (int)draw(ctx, (uint32_t)i + 1);
        out[i] = out[at];
        out[at] = (int16_t)i;
    }
}

bool draw_permuted(const int16_t *item, int n)
{
    uint32_t seen = 0;
    for (int i = 0; i < n; i++)
        seen |= item[i] >= 0 && item[i] < n ? 1U << item[i] : 0;
    return seen == (1U << n) - 1;
}
