/* What every event changes, written once: actions are carried out by telling events, and views follow them, through this one function.
 * Inline, since a search lives on it: where an event is told its kind is a constant, and its own case is all that is left of the switch.
 * And what the files of this folder call in each other. */
#ifndef CONSPIRACY_RULES_SENATE_CHANGE_H
#define CONSPIRACY_RULES_SENATE_CHANGE_H

#include "rules/deck.h"
#include "rules/events.h"
#include "rules/listing.h"
#include "rules/senate/senate_view.h"

/* What is done while an action is carried out: the state, and where events go (or nowhere). */
struct senate_act {
    struct senate_view *s;
    game_events *events;
};

/* senate_deal.c: before the first turn, and what chance does. */
bool senate_init(const struct game_box *box, const game_config *config, struct game_state *out,
                 game_error *err);
game_action senate_chance(const struct game_box *box, const struct game_state *state, game_draw draw,
                          void *ctx);

/* senate_deal.c, senate_play.c, senate_text.c: as game_rules has them. */
size_t senate_legal(const struct game_box *box, const struct game_state *state, int seat, game_action *out,
                    size_t cap);
bool senate_is_legal(const struct game_box *box, const struct game_state *state, int seat,
                     const game_action *action);
bool senate_apply(const struct game_box *box, struct game_state *state, int seat, const game_action *action,
                  game_events *events);
extern const struct words senate_action_words;
void senate_view_text(const struct game_box *box, const struct game_view *view,
                      const struct game_state *truth, struct text *out);
void senate_dossier_text(const struct game_box *box, const struct game_view *view, struct text *out);

/* All copies of each kind (rulings 1 and 2). */
void senate_all_lords(uint8_t heap[SENATE_LORDS]);

/* The guilds whose piles are not empty, as bits. */
GAME_INLINE unsigned senate_piles(const struct senate_view *v)
{
    unsigned there = 0;
    for (int guild = 0; guild < SENATE_GUILDS; guild++)
        there |= (unsigned)(deck_count(v->pile + guild * SENATE_RANKS, SENATE_RANKS) > 0) << guild;
    return there;
}

/* A Lord is laid on its space; its key is free. */
GAME_INLINE void senate_lay(struct senate_view *v, int side, int lord, int space)
{
    deck_take(v->table, NULL, lord);
    v->lord[side][space] = (uint8_t)lord;
    v->placed[side]++;
    v->silver[side] += senate_worth(lord) == 1;
    v->gold[side] += senate_worth(lord) == 2;
}

GAME_INLINE void senate_hold(struct senate_view *v, int side, int location, int space)
{
    v->location_deck[location] = v->open[location] = v->found[location] = 0;
    deck_pour(v->found, v->open, SENATE_LOCATIONS);
    v->location[side][space] = (uint8_t)location;
    v->silver[side] = v->gold[side] = 0;
}

/* The Lords of a guild go from the piles to the table. */
GAME_INLINE void senate_lift(struct senate_view *v, int guild)
{
    deck_pour(v->pile + guild * SENATE_RANKS, v->table + guild * SENATE_RANKS, SENATE_RANKS);
    v->chosen = 1;
    v->wanted &= (uint8_t)(1U << guild); /* of several that would do, this one was granted */
}

GAME_INLINE void senate_begin_turn(struct senate_view *v, int side, int round)
{
    turns_begin(&v->at, SENATE_PHASE_RECRUIT, side);
    v->start = v->start < 0 ? (int8_t)side : v->start;
    v->round = (uint16_t)round;
    v->chosen = v->degree = v->wanted = 0;
    v->condition = SENATE_NONE;
}

GAME_INLINE void senate_change(struct senate_view *v, uint8_t kind, int side, uint8_t n, const int16_t *arg)
{
    uint8_t moved;
    switch (kind) {
    case SENATE_NAMED:
        v->opponent = (uint8_t)arg[0];
        break;
    case SENATE_OPENED:
        deck_take(v->location_deck, v->open, arg[0]);
        break;
    case SENATE_TURN:
        senate_begin_turn(v, side, arg[0]);
        break;
    case SENATE_DRAWS:
    case SENATE_SEARCHES:
        v->drawing = (uint8_t)arg[0];
        break;
    case SENATE_DRAWN:
        for (int i = 0; i < n; i++)
            deck_take(v->deck, v->table, arg[i]);
        v->drawing = 0;
        v->chosen = 1;
        break;
    case SENATE_FOUND:
        for (int i = 0; i < n; i++)
            deck_take(v->location_deck, v->found, arg[i]);
        v->drawing = 0;
        break;
    case SENATE_KEPT:
        deck_take(v->table, NULL, arg[0]);
        deck_pour(v->table, v->pile, SENATE_LORDS);
        deck_take(NULL, v->table, arg[0]);
        break;
    case SENATE_WANTS:
        v->condition = (uint8_t)arg[0];
        v->degree = (uint8_t)arg[1];
        v->wanted = (uint8_t)arg[2];
        break;
    case SENATE_TOOK:
        senate_lift(v, arg[0]);
        break;
    case SENATE_PLACED:
        senate_lay(v, side, arg[0], arg[1]);
        break;
    case SENATE_GAINS:
        v->pearls[side] = (uint8_t)(v->pearls[side] + arg[0]);
        break;
    case SENATE_MASTER:
        v->master = (uint8_t)side;
        break;
    case SENATE_TOKEN:
        v->token = (uint8_t)arg[0];
        break;
    case SENATE_BINDS:
        v->bound[side] = (uint8_t)arg[0];
        break;
    case SENATE_SWAPPED:
        moved = v->lord[side][arg[0]];
        v->lord[side][arg[0]] = v->lord[side][arg[1]];
        v->lord[side][arg[1]] = moved;
        break;
    case SENATE_TOPPED:
        deck_take(v->deck, v->pile, arg[0]);
        break;
    case SENATE_CLAIMED:
        senate_hold(v, side, arg[0], arg[1]);
        break;
    case SENATE_REFILLED:
        deck_pour(v->pile, v->deck, SENATE_LORDS);
        break;
    case SENATE_SLUICED:
        deck_pour(v->open, v->location_deck, SENATE_LOCATIONS);
        break;
    case SENATE_RETURNED:
        deck_pour(v->table, v->pile, SENATE_LORDS);
        break;
    case SENATE_COMPLETED:
        v->complete = (uint8_t)side;
        break;
    case SENATE_ASKS:
        turns_ask(&v->at, arg[0], side, 0);
        break;
    case SENATE_ENDED:
        turns_end(&v->at, SENATE_PHASE_OVER, arg[0], arg[1]);
        break;
    default:
        break;
    }
}

/* Something happens: what it changes is changed, and everybody is told. `senate_tell(act, kind, side, TELL_ARGS(…))` */
GAME_INLINE void senate_tell(const struct senate_act *act, uint8_t kind, int side, uint8_t n,
                             const int16_t *arg)
{
    senate_change(act->s, kind, side, n, arg);
    if (act->events)
        game_tell_of(act->events, kind, side, GAME_ALL, n, arg);
}

#endif
