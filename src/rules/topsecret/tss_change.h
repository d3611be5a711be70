/* What every event changes, written once: actions are carried out by telling events, and views follow the events that their seats may
 * see, through this one function. Inline, since a search lives on it: where an event is told its kind is a constant, and its own case
 * is all that is left of the switch. And what the files of this folder call in each other. */
#ifndef CONSPIRACY_RULES_TSS_CHANGE_H
#define CONSPIRACY_RULES_TSS_CHANGE_H

#include "rules/deck.h"
#include "rules/events.h"
#include "rules/topsecret/tss_view.h"

#include <string.h>

/* What is done while an action is carried out: the state, and where events go (or nowhere). */
struct tss_act {
    struct tss_view *s;
    game_events *events;
};

/* tss_deal.c: before the first turn, and what chance does. */
bool tss_init(const struct game_box *box, const game_config *config, struct game_state *out, game_error *err);
game_action tss_deal_due(const struct tss_view *s);
bool tss_deal_allowed(const struct tss_view *s, const game_action *action);
game_action tss_chance(const struct game_box *box, const struct game_state *state, game_draw draw, void *ctx);
/* Copies of a card in a match of so many seats. */
int tss_copies(int card, int seats);

/* tss_legal.c, tss_play.c, tss_text.c: as game_rules has them. */
size_t tss_legal(const struct game_box *box, const struct game_state *state, int seat, game_action *out,
                 size_t cap);
bool tss_is_legal(const struct game_box *box, const struct game_state *state, int seat,
                  const game_action *action);
bool tss_apply(const struct game_box *box, struct game_state *state, int seat, const game_action *action,
               game_events *events);
void tss_action_text(const struct game_box *box, const game_action *action, struct text *out);
bool tss_action_parse(const struct game_box *box, int actor, const char *line, game_action *out,
                      game_error *err);
void tss_view_text(const struct game_box *box, const struct game_view *view, const struct game_state *truth,
                   struct text *out);
void tss_dossier_text(const struct game_box *box, const struct game_view *view, struct text *out);

/* An agent goes to a building; whether it counts as arrived (ruling 9). */
GAME_INLINE void tss_travel(struct tss_view *v, int seat, int agent, int to)
{
    if (to == v->place[agent])
        return;
    v->tally[seat][agent].out += v->place[agent] == TSS_RUINS;
    v->tally[seat][agent].into += to == TSS_RUINS;
    v->place[agent] = (uint8_t)to;
    v->arrived[agent] = to == v->safe ? (uint8_t)seat : TSS_NONE;
}

GAME_INLINE void tss_begin_turn(struct tss_view *v, int seat)
{
    v->phase = TSS_PHASE_DIE;
    v->to_act = SEAT_NATURE;
    v->turn = v->first = (int8_t)seat;
    v->die = v->scored = v->played = v->asked = v->passed = 0;
    v->turns++;
}

GAME_INLINE void tss_score(struct tss_view *v, const int16_t *gain)
{
    unsigned causes = 0;
    for (int a = 0; a < TSS_AGENTS; a++)
        causes |= v->arrived[a] != TSS_NONE ? 1U << v->arrived[a] : 0;
    for (int a = 0; a < TSS_AGENTS; a++) {
        v->marker[a] = (uint8_t)(v->marker[a] + gain[a]);
        for (unsigned by = causes; by; by &= by - 1) {
            tss_tally *tally = &v->tally[__builtin_ctz(by)][a];
            tally->gained = (int16_t)(tally->gained + gain[a]);
        }
    }
    v->scored = 1;
}

GAME_INLINE void tss_lay_card(struct tss_view *v, int seat, int card)
{
    if (v->card[seat][card] > 0) /* else it is not known what is in this hand */
        v->card[seat][card]--;
    v->hand[seat]--;
    v->in_play = (uint8_t)card;
    v->first = (int8_t)seat;
    v->played = 1;
    v->passed = 0;
}

GAME_INLINE void tss_change(struct tss_view *v, uint8_t kind, int seat, uint8_t n, const int16_t *arg)
{
    switch (kind) {
    case TSS_TAKES:
        v->held[seat]++;
        break;
    case TSS_OWNS:
        v->agent[seat][v->held[seat] - 1] = (uint8_t)arg[0];
        break;
    case TSS_DRAWS:
        v->hand[seat]++;
        break;
    case TSS_GETS:
        v->card[seat][arg[0]]++;
        break;
    case TSS_STARTS:
        v->start = (int8_t)arg[0];
        break;
    case TSS_ROUND:
        v->round = (uint16_t)arg[0];
        break;
    case TSS_TURN:
        tss_begin_turn(v, arg[0]);
        break;
    case TSS_ROLLED:
        v->die = (uint8_t)arg[0];
        v->phase = TSS_PHASE_MOVE;
        v->to_act = v->turn;
        break;
    case TSS_MOVED:
        for (int a = 0; a < TSS_AGENTS; a++)
            if (arg[a]) {
                v->tally[seat][a].moved = (int16_t)(v->tally[seat][a].moved + arg[a]);
                tss_travel(v, seat, a, tss_ahead(v->place[a], arg[a]));
            }
        break;
    case TSS_PLAYED:
        tss_lay_card(v, seat, arg[0]);
        break;
    case TSS_SENT:
        for (int a = 0; a < TSS_AGENTS; a++)
            tss_travel(v, seat, a, arg[a]);
        break;
    case TSS_ADVANCED:
        for (int a = 0; a < TSS_AGENTS; a++)
            v->marker[a] = (uint8_t)(v->marker[a] + arg[a]);
        break;
    case TSS_DISCARDED:
        deck_take(NULL, v->discards, arg[0]);
        v->in_play = TSS_NONE;
        break;
    case TSS_GONE:
        v->gone = 1;
        v->in_play = TSS_NONE;
        break;
    case TSS_PASSED:
        v->passed |= (uint8_t)(1U << seat);
        break;
    case TSS_SHUFFLED:
        memset(v->discards, 0, sizeof v->discards);
        break;
    case TSS_SCORED:
        tss_score(v, arg);
        break;
    case TSS_SAFE_MOVED:
        v->safe = (uint8_t)arg[0];
        memset(v->arrived, TSS_NONE, sizeof v->arrived);
        break;
    case TSS_ASKS:
        v->phase = (uint8_t)arg[0];
        v->asked = (uint8_t)arg[1];
        v->to_act = (int8_t)seat;
        break;
    case TSS_WRITTEN:
        v->written |= (uint8_t)(1U << seat);
        v->knew[seat] = v->held[seat];
        break;
    case TSS_WROTE:
    case TSS_OPENED:
        for (int a = 0; a < TSS_AGENTS; a++)
            v->guess[seat][a] = (uint8_t)arg[a];
        break;
    case TSS_UNMASKED:
        for (int i = 0; i < n; i++)
            v->agent[seat][i] = (uint8_t)arg[i];
        break;
    case TSS_JUDGED:
        v->keeps[seat] = (uint8_t)arg[0];
        v->right[seat] = (uint8_t)arg[1];
        v->score[seat] = (uint8_t)arg[2];
        break;
    case TSS_ENDED:
        v->phase = TSS_PHASE_OVER;
        v->to_act = SEAT_NONE;
        v->how = (uint8_t)arg[0];
        v->winners = (uint8_t)arg[1];
        break;
    default: /* STAYED */
        break;
    }
}

/* Something happens: what it changes is changed, and it is told to who asks. `tss_tell(act, kind, seat, TELL_ARGS(…))` */
GAME_INLINE void tss_tell(const struct tss_act *act, uint8_t kind, int seat, uint8_t n, const int16_t *arg)
{
    tss_change(act->s, kind, seat, n, arg);
    if (!act->events)
        return;
    bool secret = kind == TSS_OWNS || kind == TSS_GETS || kind == TSS_WROTE;
    game_tell_of(act->events, kind, seat, secret ? 1U << seat : GAME_ALL, n, arg);
}

/* A seat, or chance, acts next. */
GAME_INLINE void tss_ask(const struct tss_act *act, int phase, int seat, int asked)
{
    tss_tell(act, TSS_ASKS, seat, TELL_ARGS((int16_t)phase, (int16_t)asked));
}

static inline struct tss_view *tss_state_of(struct game_state *state)
{
    return (struct tss_view *)state;
}

static inline const struct tss_view *tss_const_state(const struct game_state *state)
{
    return (const struct tss_view *)state;
}

#endif
