/* What is legal, written once and read in two ways: into a list (game_rules.legal), or past a look whether one action is among it
 * (game_rules.is_legal). A game writes one function that puts down everything, in its fixed order, and calls it for both. All is
 * inline, so that neither pays for the other: lists are the longest thing that a search writes. */
#ifndef CONSPIRACY_RULES_LISTING_H
#define CONSPIRACY_RULES_LISTING_H

#include "rules/draw.h"
#include "rules/turning.h"

#include <string.h>

typedef int16_t listing_arguments __attribute__((vector_size(sizeof(int16_t) * GAME_MAX_ARGS)));

/* Into a list from `to` to `end`, which counts on when it is full; or, where `want` is set, whether that one is `found`. */
struct listing {
    game_action *to, *end;
    size_t more; /* that did not fit */
    const game_action *want;
    bool found;
};

/* How many actions were put into a list that began at `out`. */
GAME_INLINE size_t listing_count(const struct listing *k, const game_action *out)
{
    return (size_t)(k->to - out) + k->more;
}

/* Written where it belongs, all arguments at once: to put an action together elsewhere and then copy it, or to write argument by
 * argument, costs a search more than all the rest of the rules. */
GAME_INLINE void listing_write(struct listing *k, uint8_t kind, uint8_t n, listing_arguments arg)
{
    if (k->to == k->end) {
        k->more++;
        return;
    }
    k->to->kind = kind;
    k->to->n = n;
    memcpy(k->to->arg, &arg, sizeof arg);
    k->to++;
}

/* Writes the action at `to`. */
GAME_INLINE void listing_sum(game_action *to, uint8_t kind, uint8_t n, listing_arguments a,
                             listing_arguments b)
{
    listing_arguments arg = a + b;
    to->kind = kind;
    to->n = n;
    memcpy(to->arg, &arg, sizeof arg);
}

/* An action for each of `count` lists of arguments, `base` being added to it; into a list alone, where no one action is wanted. Two by
 * two, since the loop around them costs as much as one. */
GAME_INLINE void listing_sums(struct listing *k, uint8_t kind, uint8_t n, listing_arguments base,
                              const listing_arguments *of, int count)
{
    game_action *to = k->to;
    int fit = k->end - to < count ? (int)(k->end - to) : count, i = 0;
    for (; i + 1 < fit; i += 2) {
        listing_sum(to + i, kind, n, of[i], base);
        listing_sum(to + i + 1, kind, n, of[i + 1], base);
    }
    if (i < fit)
        listing_sum(to + i, kind, n, of[i], base);
    k->to = to + fit;
    k->more += (size_t)(count - fit);
}

/* A run of actions of at most two arguments, of which `rising` (0 or 1) rises by `step` from each to the next. */
GAME_INLINE void listing_run(struct listing *k, uint8_t kind, uint8_t n, int a, int b, int rising, int step,
                             int count)
{
    listing_arguments arg = {(int16_t)a, (int16_t)b};
    listing_arguments by = {(int16_t)(rising == 0 ? step : 0), (int16_t)(rising == 1 ? step : 0)};
    if (k->want) {
        unsigned at = (unsigned)(k->want->arg[rising] - (rising ? b : a));
        k->found |= (k->want->kind == kind) & (k->want->n == n) &
                    (k->want->arg[!rising] == (rising ? a : b)) & (at % (unsigned)step == 0) &
                    (at / (unsigned)step < (unsigned)(count > 0 ? count : 0));
        return;
    }
    for (int i = 0; i < count; i++, arg += by)
        listing_write(k, kind, n, arg);
}

/* One action of at most two arguments. */
GAME_INLINE void listing_put(struct listing *k, uint8_t kind, uint8_t n, int a, int b)
{
    listing_run(k, kind, n, a, b, 0, 1, 1);
}

/* One action of three arguments. */
GAME_INLINE void listing_put3(struct listing *k, uint8_t kind, int a, int b, int c)
{
    if (k->want)
        k->found |= (k->want->kind == kind) & (k->want->n == 3) & (k->want->arg[0] == a) &
                    (k->want->arg[1] == b) & (k->want->arg[2] == c);
    else
        listing_write(k, kind, 3, (listing_arguments){(int16_t)a, (int16_t)b, (int16_t)c});
}

/* One action for each member of a set, which is the second of two arguments. */
GAME_INLINE void listing_each(struct listing *k, uint8_t kind, int a, uint64_t set)
{
    if (k->want)
        k->found |= k->want->kind == kind && k->want->n == 2 && k->want->arg[0] == a &&
                    (unsigned)k->want->arg[1] < 64 && (set >> k->want->arg[1] & 1);
    listing_arguments arg = {(int16_t)a};
    for (; !k->want && set; set &= set - 1) {
        arg[1] = (int16_t)__builtin_ctzll(set);
        listing_write(k, kind, 2, arg);
    }
}

/* One action for each member of a set, which is its argument. */
GAME_INLINE void listing_members(struct listing *k, uint8_t kind, uint64_t set)
{
    if (k->want)
        k->found |= k->want->kind == kind && k->want->n == 1 && (unsigned)k->want->arg[0] < 64 &&
                    (set >> k->want->arg[0] & 1);
    for (; !k->want && set; set &= set - 1)
        listing_write(k, kind, 1, (listing_arguments){(int16_t)__builtin_ctzll(set)});
}

/* False: this kind need not be listed, another one is wanted. */
GAME_INLINE bool listing_wants(const struct listing *k, uint8_t kind)
{
    return !k->want || k->want->kind == kind;
}

/* ---- The two functions of a game whose states begin with GAME_TURNS ---- */

/* Puts down everything that the seat to act may do; and what chance owes where it acts. */
typedef void listing_all(struct listing *k, const struct game_box *box, const struct game_state *state);
typedef struct draw_due listing_due(const struct game_state *state);

/* game_rules.legal. */
GAME_INLINE size_t listing_legal(listing_all *all, listing_due *due, const struct game_box *box,
                                 const struct game_state *state, int seat, game_action *out, size_t cap)
{
    struct listing k = {.to = out, .end = out + cap};
    if (seat != turns_of(state)->to_act || seat == SEAT_NONE)
        return 0;
    if (seat >= 0) {
        all(&k, box, state);
        return listing_count(&k, out);
    }
    struct draw_due one = due(state);
    if (cap > 0)
        out[0] = draw_template(&one);
    return 1;
}

/* game_rules.is_legal. */
GAME_INLINE bool listing_is_legal(listing_all *all, listing_due *due, const struct game_box *box,
                                  const struct game_state *state, int seat, const game_action *action)
{
    struct listing k = {.want = action};
    if (seat != turns_of(state)->to_act || seat == SEAT_NONE || !game_plain(action))
        return false;
    if (seat == SEAT_NATURE) {
        struct draw_due one = due(state);
        return draw_allowed(&one, action);
    }
    all(&k, box, state);
    return k.found;
}

/* Defines both for a game: NAME_legal and NAME_is_legal, of its two functions that list. */
#define LISTING_FUNCTIONS(name, all, due)                                                                    \
    size_t name##_legal(const struct game_box *box, const struct game_state *state, int seat,                \
                        game_action *out, size_t cap)                                                        \
    {                                                                                                        \
        return listing_legal(all, due, box, state, seat, out, cap);                                          \
    }                                                                                                        \
    bool name##_is_legal(const struct game_box *box, const struct game_state *state, int seat,               \
                         const game_action *action)                                                          \
    {                                                                                                        \
        return listing_is_legal(all, due, box, state, seat, action);                                         \
    }

/* Defines view_legal (game_rules) for a game whose views are laid out as its states are, with the viewer as `seat`: of its game_rules.legal
 * and the type of its views. */
#define LISTING_OF_VIEWS(legal, type)                                                                        \
    static size_t view_legal(const struct game_box *box, const struct game_view *view, game_action *out,     \
                             size_t cap)                                                                     \
    {                                                                                                        \
        const type *v = (const void *)view;                                                                  \
        return v->seat < 0 ? 0 : legal(box, (const void *)view, v->seat, out, cap);                          \
    }

#endif
