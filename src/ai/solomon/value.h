/* What a world is worth to every seat: the chance that it wins from here, at the moment when a turn begins. A seat is
 * described by features; a small network (or a line of weights) makes one number of them, and a softmax over the seats
 * shares out the win. */
#ifndef CONSPIRACY_AI_SOLOMON_VALUE_H
#define CONSPIRACY_AI_SOLOMON_VALUE_H

#include "ai/solomon/features.h"
#include "ai/solomon/position.h"

struct solomon_world; /* ai/solomon/world.h */

enum { VALUE_HIDDEN = 16 };

/* What a seat's features weigh. hidden 0: the line alone. */
struct solomon_weights {
    int hidden;
    float line[VALUE_FEATURES];
    float in[VALUE_FEATURES][VALUE_HIDDEN];
    float out[VALUE_HIDDEN];
};

/* Weights for matches of 2, 3 and 4 seats. */
struct solomon_values {
    const struct solomon_weights *for_seats[SOLOMON_SEATS + 1];
    const struct solomon_weights *second[SOLOMON_SEATS + 1]; /* a second opinion, or NULL */
    float second_part[SOLOMON_SEATS + 1];                    /* for so much of the whole, 0 to 1 */
};

/* An initializer of for_seats: the same weights however many sit there. */
#define SOLOMON_FOR_ALL_SEATS(weights)                                                                       \
    {                                                                                                        \
        [2] = &(weights), [3] = &(weights), [4] = &(weights)                                                 \
    }

/* Made by hand; enough for one look ahead. */
extern const struct solomon_weights solomon_value_by_hand;
extern const struct solomon_values solomon_value_plain;
/* Learnt from play (tests/games/solomon/ai/train_value.c). */
extern const struct solomon_weights solomon_value_for_2, solomon_value_for_3, solomon_value_for_4;
/* The same without hidden units: a line. */
extern const struct solomon_weights solomon_line_for_2, solomon_line_for_3, solomon_line_for_4;
/* Both once more, learnt from matches of three alone: what three do is apt to go astray, and this run did not. */
extern const struct solomon_weights solomon_value_alone_for_3, solomon_line_alone_for_3;

/* Chances of every seat, summing to 1; w stands where w->next begins its turn, before the die if w->roll is set. */
void solomon_value(const struct solomon_map *map, const struct solomon_world *w,
                   const struct solomon_values *values, float out[SOLOMON_SEATS]);

/* The same at the start of a turn before which no die is rolled, by what has been worked out of the world. */
void solomon_value_by(const struct solomon_ledger *l, const solomon_outline *o,
                      const struct solomon_values *values, float out[SOLOMON_SEATS]);

/* The chances when the turn of w->next leaves `next` on the map: at once, or at the start of the next turn. */
void solomon_value_after(const struct solomon_map *map, const struct solomon_world *w,
                         const solomon_position *next, const struct solomon_values *values,
                         float out[SOLOMON_SEATS]);

#endif
