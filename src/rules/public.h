/* Games in which everybody knows everything but what chance will draw: the whole of what a view is to them. Their views are laid out as
 * their states are, with the viewer as `seat`. */
#ifndef CONSPIRACY_RULES_PUBLIC_H
#define CONSPIRACY_RULES_PUBLIC_H

#include "rules/game.h"

#include <string.h>

/* Defines unveil, observe, sample and mask (game_rules) for a game with views of that type. */
#define PUBLIC_VIEWS(type)                                                                                   \
    static void unveil(const struct game_box *box, const struct game_state *state, struct game_view *out)    \
    {                                                                                                        \
        (void)box;                                                                                           \
        memcpy(out, state, sizeof(type));                                                                    \
    }                                                                                                        \
    static void observe(const struct game_box *box, const struct game_state *state, int seat,                \
                        struct game_view *out)                                                               \
    {                                                                                                        \
        unveil(box, state, out);                                                                             \
        ((type *)(void *)out)->seat = (int8_t)seat;                                                          \
    }                                                                                                        \
    static bool sample(const struct game_box *box, const struct game_view *view, game_draw draw, void *ctx,  \
                       struct game_state *out)                                                               \
    {                                                                                                        \
        (void)box;                                                                                           \
        (void)draw;                                                                                          \
        (void)ctx;                                                                                           \
        memcpy(out, view, sizeof(type));                                                                     \
        ((type *)(void *)out)->seat = SEAT_NONE;                                                             \
        return true;                                                                                         \
    }                                                                                                        \
    static game_action mask(const struct game_box *box, const struct game_state *now,                        \
                            const game_decision *then, int actor, const game_action *action, int viewer)     \
    {                                                                                                        \
        (void)box;                                                                                           \
        (void)now;                                                                                           \
        (void)then;                                                                                          \
        (void)actor;                                                                                         \
        (void)viewer;                                                                                        \
        return *action;                                                                                      \
    }

#endif
