/* What follows from the turns (turns.h) and the announcement (challenge.h) in a game's state, and what events change of them.
 *
 * A state and a view that both begin with GAME_TURNS have turns_decision, turns_view_decision and turns_outcome for their functions of
 * those names (game_rules). */
#ifndef CONSPIRACY_RULES_TURNING_H
#define CONSPIRACY_RULES_TURNING_H

#include "rules/challenge.h"
#include "rules/game.h"
#include "rules/turns.h"

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
