/* What a world of Conspiracy, 1982, is worth to every seat, by three quantities: what hold it has of which spy, how many steps that spy
 * is from the briefcase and the briefcase from home, and what money is left. Rough: tactics are the search's. */
#ifndef CONSPIRACY_AI_C82_OUTLOOK_H
#define CONSPIRACY_AI_C82_OUTLOOK_H

#include "ai/knowledge.h"
#include "rules/conspiracy-1982/c82_view.h"

/* A world, its pieces where they may be moved to for a look. */
struct c82_outlook {
    const struct c82_box *box;
    const struct c82_view *world;
    uint8_t place[C82_SPIES]; /* C82_NOWHERE: out */
    uint8_t case_place;
    int8_t carrier;           /* the spy that has just brought the briefcase where it is; -1: none has */
    int next;                 /* the seat whose turn comes first; SEAT_NONE: chance names it, evenly */
    uint8_t holds[C82_SEATS]; /* bit per spy: nobody has more with it */
    float grip[C82_SEATS][C82_SPIES]; /* what that adds to its odds, once the spy is with the briefcase */
    uint16_t shown[C82_SEATS];        /* hundreds that everybody knows each seat to have paid */
    float means[C82_SEATS];           /* by how much money multiplies its odds */
};

/* As the world is; between two turns, or during one, from the next one on. */
void c82_outlook_of(const struct game_box *box, const struct game_state *world, struct c82_outlook *out);
/* A spy has been paid, and the books are these now. */
void c82_outlook_paid(struct c82_outlook *o, const c82_book book[C82_SEATS], int spy);
/* Chances of winning, which add up to less than 1. */
void c82_outlook_worth(const struct c82_outlook *o, float out[GAME_MAX_SEATS]);

/* Whether a step is worth a thought: a spy that is not with the briefcase goes nowhere but nearer to it, or round it. */
static inline bool c82_goes_somewhere(const struct c82_box *box, const struct c82_view *v, int spy, int to)
{
    const uint8_t *steps = box->map.steps[v->case_place];

    return v->spy_place[spy] == v->case_place || steps[to] <= steps[v->spy_place[spy]];
}

/* The most that any other seat has with a spy, in hundreds; and the most that any could have after one more turn. */
int c82_rival_most(const c82_book *book, int seats, int seat, int spy, int *could);

#endif
