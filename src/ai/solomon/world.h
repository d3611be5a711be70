/* One determinised world: a position and what every seat has, the rivals' part of it drawn from a belief. What a search
 * plays with; it is never the truth. */
#ifndef CONSPIRACY_AI_SOLOMON_WORLD_H
#define CONSPIRACY_AI_SOLOMON_WORLD_H

#include "ai/solomon/position.h"

struct solomon_world {
    solomon_position at;
    uint8_t seats, start, track, die_faces;
    uint8_t any_arrival;
    uint8_t next;       /* the seat whose turn it is */
    uint8_t restricted; /* bit per seat */
    uint8_t roll;       /* the die is rolled before that turn */
    uint8_t hq[SOLOMON_SEATS];
    uint8_t paid[SOLOMON_SEATS][SOLOMON_AGENTS + 1];
    uint8_t reserve[SOLOMON_SEATS];
};

/* A world in which the public facts hold and the coins lie as secret says; it stands inside the turn of pub->turn. */
void solomon_world_of(const struct solomon_public *pub, const struct solomon_secret secret[SOLOMON_SEATS],
                      struct solomon_world *out);

/* The turn ends: the marker of a restricted seat comes off, the die advances or is to be rolled, the next seat is up. */
void solomon_world_end_turn(struct solomon_world *w);

/* Who would win if Dr. Solomon were rolled now (ruling 20): bit per seat. */
unsigned solomon_world_doctor(const struct solomon_world *w);

/* Chances of every seat, made before the die was rolled, as they are when it may yet show Dr. Solomon. */
void solomon_world_settle(const struct solomon_world *w, float out[SOLOMON_SEATS]);

/* Who wins at once when mover's turn makes `next` out of this world's position (ruling 18); SEAT_NONE: nobody. */
int solomon_world_arrival(const struct solomon_world *w, int mover, const solomon_position *next);

/* Whether somebody does; then the winner has it all in out, the others nothing. */
bool solomon_world_decided(const struct solomon_world *w, int mover, const solomon_position *next,
                           float out[SOLOMON_SEATS]);

/* A payoff of the seat: target an agent, SOLOMON_DOCTOR or SOLOMON_NOBODY; coins at most its reserve. */
void solomon_world_pay(struct solomon_world *w, int seat, int target, int coins);

/* A burn that stands. */
void solomon_world_burn(struct solomon_world *w, int seat, int actor, int target);

#endif
