/* What every event changes, written once: actions are carried out by telling events, and views follow the events that their seats may
 * see, through this one function. Inline, since a search lives on it: where an event is told its kind is a constant, and its own case
 * is all that is left of the switch. And what the files of this folder call in each other. */
#ifndef CONSPIRACY_RULES_C82_CHANGE_H
#define CONSPIRACY_RULES_C82_CHANGE_H

#include "rules/conspiracy-1982/c82_dossier.h"
#include "rules/draw.h"
#include "rules/events.h"
#include "rules/turning.h"

/* What is done while an action is carried out: the state, and where events go (or nowhere). */
struct c82_act {
    const struct c82_box *box;
    struct c82_view *s;
    game_events *events;
};

/* c82_setup.c: the board; before the first turn. */
struct game_box *c82_open_box(const char *text, size_t length, game_error *err);
bool c82_init(const struct game_box *box, const game_config *config, struct game_state *out, game_error *err);
struct draw_due c82_due(const struct game_state *state);
void c82_deal(const struct c82_act *act, const game_action *action);

/* c82_legal.c, c82_play.c, c82_text.c: as game_rules has them. */
size_t c82_legal(const struct game_box *box, const struct game_state *state, int seat, game_action *out,
                 size_t cap);
bool c82_is_legal(const struct game_box *box, const struct game_state *state, int seat,
                  const game_action *action);
bool c82_apply(const struct game_box *box, struct game_state *state, int seat, const game_action *action,
               game_events *events);
extern const struct words c82_action_words;
void c82_view_text(const struct game_box *box, const struct game_view *view, const struct game_state *truth,
                   struct text *out);
void c82_dossier_text(const struct game_box *box, const struct game_view *view, struct text *out);

/* Everybody has seen that the seat has so many hundreds with the spy now. */
GAME_INLINE void c82_prove(struct c82_view *v, int seat, int spy, int amount)
{
    c82_proof *proof = &v->proof[seat][spy];
    int gross = amount + C82_COVER_COST * v->covers[seat][spy];
    if (gross <= proof->least)
        return;
    proof->least = (uint8_t)gross;
    if (proof->by == C82_NEVER)
        proof->by = v->payoffs[seat];
}

/* Something is said in a challenge; what it proves, and who acts then, as long as anybody is asked. */
GAME_INLINE void c82_say(struct c82_view *v, uint8_t kind, int seat, const int16_t *arg)
{
    static const uint8_t answer[] = {CHALLENGE_PASS,  CHALLENGE_OPEN, CHALLENGE_YIELD, CHALLENGE_HOLD,
                                     CHALLENGE_YIELD, CHALLENGE_NAME, CHALLENGE_YIELD, CHALLENGE_HOLD};
    int amount = arg[1] / C82_UNIT;
    if (kind == C82_CHALLENGED)
        c82_prove(v, seat, arg[0], 1);
    if (kind == C82_RAISED || kind == C82_MATCHED)
        c82_prove(v, seat, arg[0], amount);
    if (announced_answer(&v->announced, &v->at, CHALLENGE_COVER, (challenge_answer)answer[kind - C82_PASSED],
                         amount))
        v->phase = (uint8_t)(C82_PHASE_RESPOND + v->bidding.step - CHALLENGE_RESPOND);
}

GAME_INLINE void c82_travel(struct c82_view *v, const int16_t *arg)
{
    v->spy_place[arg[0]] = (uint8_t)arg[2];
    if (arg[3])
        v->case_place = (uint8_t)arg[2];
}

GAME_INLINE void c82_open_book(struct c82_view *v, int seat, const int16_t *paid)
{
    int left = C82_ACCOUNT;
    v->open |= (uint8_t)(1U << seat);
    for (int spy = 0; spy < C82_SPIES; spy++) {
        v->book[seat].paid[spy] = (uint8_t)(paid[spy] / C82_UNIT);
        left -= v->book[seat].paid[spy] + C82_COVER_COST * v->covers[seat][spy];
    }
    v->book[seat].balance = (uint8_t)left;
}

/* A cover is blown: nobody can pay the victim from now on, and the informer is paid. */
GAME_INLINE void c82_blow(struct c82_view *v, int seat, int informer, int victim)
{
    v->spy_place[victim] = C82_NOWHERE;
    v->blown |= (uint8_t)(1U << victim);
    for (int i = 0; i < v->seats; i++)
        v->left_at[i][victim] = v->payoffs[i];
    v->covers[seat][informer]++;
    if (v->open >> seat & 1)
        v->book[seat].paid[informer] -= C82_COVER_COST;
}

GAME_INLINE void c82_change(struct c82_view *v, uint8_t kind, int seat, const int16_t *arg)
{
    switch (kind) {
    case C82_PLACED:
        v->spy_place[arg[0]] = (uint8_t)arg[1];
        v->home[arg[0]] = (uint8_t)arg[2];
        break;
    case C82_STARTS:
        v->start = v->turn = (int8_t)arg[0];
        break;
    case C82_PAID:
        v->payoffs[seat] += v->payoffs[seat] < C82_NEVER - 1;
        break;
    case C82_MOVED:
        v->carried = (uint8_t)arg[3];
        c82_travel(v, arg);
        announced_open(&v->announced, &v->at, C82_PHASE_RESPOND, C82_MOVE, arg[0], arg[2], arg[1]);
        break;
    case C82_NAMED:
        c82_prove(v, seat, arg[0], C82_COVER_COST);
        announced_open(&v->announced, &v->at, C82_PHASE_RESPOND, C82_BLOW, arg[0], arg[1], 0);
        break;
    case C82_OWES:
        v->owes |= (uint8_t)(1U << arg[0]);
        break;
    case C82_RETURNED:
        c82_travel(v, arg);
        break;
    case C82_BLOWN:
        c82_blow(v, seat, arg[0], arg[1]);
        break;
    case C82_SHOWED:
        c82_prove(v, seat, arg[0], arg[1] / C82_UNIT);
        v->proof[seat][arg[0]].exact = 1;
        break;
    case C82_PASSED_OVER:
        v->owes &= (uint8_t) ~(1U << arg[0]);
        break;
    case C82_ROUND:
        v->round = (uint16_t)arg[0];
        break;
    case C82_TURN:
        announced_clear(&v->announced);
        challenge_clear(&v->bidding);
        turns_begin(&v->at, C82_PHASE_TURN, arg[0]);
        break;
    case C82_ASKS:
        turns_ask(&v->at, arg[0], seat, arg[1]);
        break;
    case C82_BOOK:
        c82_open_book(v, seat, arg);
        break;
    case C82_ENDED:
        announced_clear(&v->announced);
        turns_end(&v->at, C82_PHASE_OVER, arg[0], arg[1]);
        break;
    case C82_WROTE:
        if (arg[0] == C82_NOBODY || !(v->open >> seat & 1))
            break;
        v->book[seat].paid[arg[0]] += (uint8_t)(arg[1] / C82_UNIT);
        v->book[seat].balance -= (uint8_t)(arg[1] / C82_UNIT);
        break;
    case C82_KEPT_STILL:
        break;
    default: /* PASSED to MATCHED */
        c82_say(v, kind, seat, arg);
        break;
    }
}

/* Something happens: what it changes is changed, and it is told to who asks. `c82_tell(act, kind, seat, TELL_ARGS(…))` */
GAME_INLINE void c82_tell(const struct c82_act *act, uint8_t kind, int seat, uint8_t n, const int16_t *arg)
{
    c82_change(act->s, kind, seat, arg);
    if (act->events)
        game_tell_of(act->events, kind, seat, kind == C82_WROTE ? 1U << seat : GAME_ALL, n, arg);
}

/* A seat, or chance, acts next; `done` seats have in this phase. */
GAME_INLINE void c82_ask(const struct c82_act *act, int phase, int seat, int done)
{
    c82_tell(act, C82_ASKS, seat, TELL_ARGS((int16_t)phase, (int16_t)done));
}

static inline struct c82_view *c82_state_of(struct game_state *state)
{
    return (struct c82_view *)state;
}

#endif
