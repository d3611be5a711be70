/* What every event changes, written once: actions are carried out by telling events, and views follow the events that their seats may
 * see, through this one function. Inline, since a search lives on it: where an event is told its kind is a constant, and its own case
 * is all that is left of the switch. And what the files of this folder call in each other. */
#ifndef CONSPIRACY_RULES_TSS_CHANGE_H
#define CONSPIRACY_RULES_TSS_CHANGE_H

#include "rules/deck.h"
#include "rules/events.h"
#include "rules/listing.h"
#include "rules/topsecret/tss_view.h"
#include "rules/turning.h"

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

enum { TSS_ALL_BUILDINGS = (1 << TSS_BUILDINGS) - 1 };

/* tss_cards.c: what a seat may play a card on; where each agent is after one that moves some, given where it is before. */
void tss_list_card(struct listing *k, const struct tss_view *v, int card);
void tss_send(const struct tss_view *s, const game_action *play, int16_t to[TSS_AGENTS]);

/* tss_legal.c: whether a guess names all these agents and no others, each rival of the seat once (ruling 31). */
bool tss_guess_fits(const game_action *guess, int seat, int seats, unsigned agents);

/* tss_legal.c, tss_play.c, tss_text.c: as game_rules has them. */
size_t tss_legal(const struct game_box *box, const struct game_state *state, int seat, game_action *out,
                 size_t cap);
bool tss_is_legal(const struct game_box *box, const struct game_state *state, int seat,
                  const game_action *action);
bool tss_apply(const struct game_box *box, struct game_state *state, int seat, const game_action *action,
               game_events *events);
extern const struct words tss_action_words;
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

/* Who caused a scoring is told what every marker gained. */
GAME_INLINE void tss_score(struct tss_view *v, const int16_t *gain)
{
    unsigned causes = 0;
    for (int a = 0; a < TSS_AGENTS; a++)
        causes |= v->arrived[a] != TSS_NONE ? 1U << v->arrived[a] : 0;
    for (; causes; causes &= causes - 1)
        for (int a = 0; a < TSS_AGENTS; a++)
            v->tally[__builtin_ctz(causes)][a].gained += gain[a];
    v->scored = 1;
}

GAME_INLINE void tss_begin_turn(struct tss_view *v, int seat, int round)
{
    turns_begin(&v->at, TSS_PHASE_DIE, seat);
    v->to_act = SEAT_NATURE;
    v->first = (int8_t)seat;
    v->start = v->start < 0 ? (int8_t)seat : v->start;
    v->die = v->scored = v->played = v->passed = 0;
    v->round = (uint16_t)round;
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

GAME_INLINE void tss_change(struct tss_view *v, uint8_t kind, int seat, const int16_t *arg)
{
    switch (kind) {
    case TSS_TAKES:
        v->held[seat]++;
        break;
    case TSS_OWNS:
        v->agent[seat][arg[1]] = (uint8_t)arg[0];
        break;
    case TSS_DRAWS:
        v->hand[seat]++;
        break;
    case TSS_GETS:
        v->card[seat][arg[0]]++;
        break;
    case TSS_TURN:
        tss_begin_turn(v, seat, arg[0]);
        break;
    case TSS_ROLLED:
        v->die = (uint8_t)arg[0];
        v->phase = TSS_PHASE_MOVE;
        v->to_act = v->turn;
        break;
    case TSS_MOVED:
        for (int a = 0; a < TSS_AGENTS; a++)
            if (arg[a]) {
                v->tally[seat][a].moved += arg[a];
                tss_travel(v, seat, a, tss_ahead(v->place[a], arg[a]));
            }
        break;
    case TSS_PLAYED:
        tss_lay_card(v, seat, arg[0]);
        break;
    case TSS_SENT:
        for (int a = 0; a < TSS_AGENTS; a++) {
            v->tally[seat][a].up += tss_worth(arg[a]) > tss_worth(v->place[a]);
            v->tally[seat][a].down += arg[a] != TSS_RUINS && tss_worth(arg[a]) < tss_worth(v->place[a]);
            tss_travel(v, seat, a, arg[a]);
        }
        break;
    case TSS_SCORED:
    case TSS_ADVANCED:
        if (kind == TSS_SCORED)
            tss_score(v, arg);
        for (int a = 0; a < TSS_AGENTS; a++)
            v->marker[a] += arg[a], v->tally[seat][a].up += kind == TSS_ADVANCED && arg[a];
        break;
    case TSS_DISCARDED:
        v->discards[arg[0]] += !arg[1];
        v->gone += (uint8_t)arg[1];
        v->in_play = TSS_NONE;
        break;
    case TSS_PASSED:
        v->passed |= (uint8_t)(1U << seat);
        break;
    case TSS_SHUFFLED:
        memset(v->discards, 0, sizeof v->discards);
        break;
    case TSS_SAFE_MOVED:
        v->safe = (uint8_t)arg[0];
        memset(v->arrived, TSS_NONE, sizeof v->arrived);
        break;
    case TSS_ASKS:
        turns_ask(&v->at, arg[0], seat, arg[1]);
        break;
    case TSS_WRITES:
        v->written |= (uint8_t)(1U << seat);
        v->knew[seat] = v->held[seat];
        break;
    case TSS_GUESSED:
        for (int a = 0; a < TSS_AGENTS; a++)
            v->guess[seat][a] = (uint8_t)arg[a];
        break;
    case TSS_JUDGED:
        v->keeps[seat] = (uint8_t)arg[0];
        v->right[seat] = (uint8_t)arg[1];
        v->score[seat] = (uint8_t)arg[2];
        break;
    case TSS_ENDED:
        turns_end(&v->at, TSS_PHASE_OVER, arg[0], arg[1]);
        break;
    default: /* STAYED */
        break;
    }
}

/* Something happens: what it changes is changed, and those are told who may know it. `tss_tell(act, kind, seat, TELL_ARGS(…))` */
GAME_INLINE void tss_tell_to(const struct tss_act *act, uint32_t see, uint8_t kind, int seat, uint8_t n,
                             const int16_t *arg)
{
    tss_change(act->s, kind, seat, arg);
    if (act->events)
        game_tell_of(act->events, kind, seat, see, n, arg);
}
#define tss_tell(act, kind, seat, ...) tss_tell_to(act, GAME_ALL, kind, seat, __VA_ARGS__)

/* A seat, or chance, acts next. */
GAME_INLINE void tss_ask(const struct tss_act *act, int phase, int seat, int done)
{
    tss_tell(act, TSS_ASKS, seat, TELL_ARGS((int16_t)phase, (int16_t)done));
}

#endif
