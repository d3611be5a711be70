/* Turns as most games have them: one seat's after another's, in rounds, and one actor at a time. What everybody knows of that is a
 * part of a game's state; what a seat has announced and the others may challenge is another.
 *
 * A state and a view that both begin with GAME_TURNS have turns_decision, turns_view_decision and turns_outcome for their functions of
 * those names (game_rules). */
#ifndef CONSPIRACY_RULES_TURNS_H
#define CONSPIRACY_RULES_TURNS_H

#include "rules/challenge.h"
#include "rules/game.h"

#define TURNS_MEMBERS                                                                                        \
    uint8_t seats;                                                                                           \
    uint8_t phase;   /* the game's */                                                                        \
    int8_t turn;     /* whose turn it is; SEAT_NONE before that is known */                                  \
    int8_t start;    /* the seat with which rounds begin, or SEAT_NONE */                                    \
    int8_t to_act;   /* the seat that answers now, SEAT_NATURE, or SEAT_NONE: the match is over */           \
    uint8_t done;    /* seats served in a phase that goes seat by seat */                                    \
    uint8_t how;     /* how it ended: an index into game_rules.ending_name */                                \
    uint8_t winners; /* bit per seat */                                                                      \
    uint16_t round;  /* 0 before the first turn */                                                           \
    uint16_t turns   /* turns begun */

struct turns {
    TURNS_MEMBERS;
};

/* In a game's struct: these members by their names, and all of them as `at`. */
#define GAME_TURNS                                                                                           \
    union {                                                                                                  \
        struct {                                                                                             \
            TURNS_MEMBERS;                                                                                   \
        };                                                                                                   \
        struct turns at;                                                                                     \
    }

/* What is open to challenge, by the game's word for what is moved about; all 0 but during it. */
#define ANNOUNCED_MEMBERS(piece)                                                                             \
    uint8_t verb;            /* the kind of action; 0: nothing is announced */                               \
    uint8_t piece;           /* the one concerned: it moves, or does something to another */                 \
    uint8_t target;          /* a place, or that other one */                                                \
    uint8_t from;            /* where it stood */                                                            \
    uint8_t carried;         /* it has taken something along */                                              \
    struct challenge bidding /* what was said about it, until the next turn begins */

struct announced {
    ANNOUNCED_MEMBERS(piece);
};

/* In a game's struct, likewise. */
#define GAME_ANNOUNCED(piece)                                                                                \
    union {                                                                                                  \
        struct {                                                                                             \
            ANNOUNCED_MEMBERS(piece);                                                                        \
        };                                                                                                   \
        struct announced announced;                                                                          \
    }

/* Of a state that begins with them. */
static inline const struct turns *turns_of(const struct game_state *state)
{
    return (const struct turns *)(const void *)state;
}

game_decision turns_decision(const struct game_box *box, const struct game_state *state);
game_decision turns_view_decision(const struct game_box *box, const struct game_view *view);
bool turns_outcome(const struct game_box *box, const struct game_state *state, game_outcome *out);

/* ---- What events change of it ---- */

/* Before the first event: chance acts. */
GAME_INLINE void turns_clear(struct turns *t, int seats)
{
    *t =
        (struct turns){.seats = (uint8_t)seats, .turn = SEAT_NONE, .start = SEAT_NONE, .to_act = SEAT_NATURE};
}

/* A seat, or chance, acts next; `done` seats have in this phase. */
GAME_INLINE void turns_ask(struct turns *t, int phase, int seat, int done)
{
    t->phase = (uint8_t)phase;
    t->to_act = (int8_t)seat;
    t->done = (uint8_t)done;
}

/* A seat's turn begins. */
GAME_INLINE void turns_begin(struct turns *t, int phase, int seat)
{
    turns_ask(t, phase, seat, 0);
    t->turn = (int8_t)seat;
    t->turns++;
}

GAME_INLINE void turns_end(struct turns *t, int phase, int how, int winners)
{
    turns_ask(t, phase, SEAT_NONE, 0);
    t->how = (uint8_t)how;
    t->winners = (uint8_t)winners;
}

/* Nothing is announced any more; what was said of it is kept. */
GAME_INLINE void announced_clear(struct announced *a)
{
    a->verb = a->piece = a->target = a->from = a->carried = 0;
}

/* Something is open to challenge from now on; `phase` is that of whoever is asked. */
GAME_INLINE void announced_open(struct announced *a, struct turns *t, int phase, int verb, int piece,
                                int target, int from)
{
    a->verb = (uint8_t)verb;
    a->piece = (uint8_t)piece;
    a->target = (uint8_t)target;
    a->from = (uint8_t)from;
    challenge_begin(&a->bidding, t->turn, t->seats);
    turns_ask(t, phase, a->bidding.asked, t->done);
}

/* An answer is given. True: somebody is asked now, and acts; the phase is the game's to say. */
GAME_INLINE bool announced_answer(struct announced *a, struct turns *t, challenge_manner manner,
                                  challenge_answer answer, int number)
{
    challenge_say(&a->bidding, manner, t->seats, answer, number);
    if (a->bidding.asked < 0)
        return false;
    t->to_act = a->bidding.asked;
    return true;
}

#endif
