#include "rules/draw.h"

#include "rules/deck.h"

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

game_action draw_template(const struct draw_due *due)
{
    game_action a = {.kind = due->kind, .n = due->n};
    for (int i = 0; i < a.n; i++)
        a.arg[i] = GAME_HIDDEN;
    if (!due->permuted && !due->heap && due->n == 2)
        a.arg[0] = due->known;
    return a;
}

bool draw_allowed(const struct draw_due *due, const game_action *a)
{
    if (a->kind != due->kind || a->n != due->n)
        return false;
    if (due->permuted)
        return draw_permuted(a->arg, a->n);
    if (due->heap)
        return deck_holds(due->heap, due->kinds, a->arg, a->n);
    int last = a->arg[a->n - 1];
    return (a->n == 1 || a->arg[0] == due->known) && last >= 0 && last < 32 && (due->possible >> last & 1);
}

game_action draw_event(const struct draw_due *due, game_draw draw, void *ctx)
{
    game_action a = draw_template(due);
    if (due->permuted)
        draw_permutation(draw, ctx, a.arg, a.n);
    else if (due->heap)
        deck_draw_many(due->heap, due->kinds, a.n, draw, ctx, a.arg);
    else
        a.arg[a.n - 1] = (int16_t)draw_member(draw, ctx, due->possible);
    return a;
}
