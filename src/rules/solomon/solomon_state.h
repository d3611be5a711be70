/* The whole truth of a match of The Solomon Gambit, and what the files of this folder call in each other. Only this
 * folder includes it. */
#ifndef CONSPIRACY_RULES_SOLOMON_STATE_H
#define CONSPIRACY_RULES_SOLOMON_STATE_H

#include "rules/draw.h"
#include "rules/solomon/solomon_dossier.h"
#include "rules/solomon/solomon_view.h"
#include "rules/turning.h"

/* Everything public, and everybody's secret. Secrets hold what is so before anything is dealt, too: no token, 30 in
 * reserve. A seat that does not play has a zeroed secret. */
struct solomon_state {
    struct solomon_public pub;
    struct solomon_secret secret[SOLOMON_SEATS];
};

static inline struct solomon_state *solomon_state_of(struct game_state *state)
{
    return (struct solomon_state *)state;
}

static inline const struct solomon_state *solomon_const_state(const struct game_state *state)
{
    return (const struct solomon_state *)state;
}

/* What was done while an action is carried out: the state, and where events go (or nowhere). */
struct solomon_act {
    const struct solomon_box *box;
    struct solomon_state *s;
    game_events *events;
};

/* solomon_board.c. */
struct game_box *solomon_open_box(const char *text, size_t length, game_error *err);
/* The agent (or SOLOMON_DOCTOR, SOLOMON_NOBODY) called like the n bytes at name, or -1. */
int solomon_find_agent(const char *name, size_t n);

/* solomon_setup.c: before the first turn. */
bool solomon_default_config(const struct game_box *box, uint8_t seats, game_config *out);
bool solomon_init(const struct game_box *box, const game_config *config, struct game_state *out,
                  game_error *err);
struct solomon_secret solomon_blank_secret(void);
struct draw_due solomon_due(const struct game_state *state);
void solomon_deal(const struct solomon_act *act, const game_action *action);
game_action solomon_chance(const struct game_box *box, const struct game_state *state, game_draw draw,
                           void *ctx);

/* solomon_legal.c: what the seat to act may do, from what it knows. */
typedef struct solomon_uses { /* of the moved agent's ability */
    uint64_t first;           /* what can be named first: cities, or guests (bit per agent) */
    uint64_t second;          /* cities that can be named then; Tempest's go by the first */
    uint8_t guest;            /* SOLOMON_ARG_AGENT where guests are named first, else 0 */
    bool alone;               /* one name will do */
    bool bare;                /* `use` without a name is legal */
    bool carry;               /* the case can be carried */
} solomon_uses;
solomon_uses solomon_uses_now(const struct solomon_box *box, const struct solomon_public *pub);
size_t solomon_legal(const struct game_box *box, const struct game_state *state, int seat, game_action *out,
                     size_t cap);
bool solomon_is_legal(const struct game_box *box, const struct game_state *state, int seat,
                      const game_action *action);
size_t solomon_view_legal(const struct game_box *box, const struct game_view *view, game_action *out,
                          size_t cap);

/* solomon_apply.c, solomon_end.c: carrying out; turns, rounds, victory. */
bool solomon_apply(const struct game_box *box, struct game_state *state, int seat, const game_action *action,
                   game_events *events);
void solomon_begin_round(const struct solomon_act *act);
void solomon_end_turn(const struct solomon_act *act);
void solomon_roll(const struct solomon_act *act, bool doctor);
bool solomon_case_arrives(const struct solomon_act *act);

/* solomon_observe.c, solomon_sample.c, solomon_check.c; solomon_text.c, solomon_words.c. */
void solomon_observe(const struct game_box *box, const struct game_state *state, int seat,
                     struct game_view *out);
void solomon_unveil(const struct game_box *box, const struct game_state *state, struct game_view *out);
game_action solomon_mask(const struct game_box *box, const struct game_state *now, const game_decision *then,
                         int actor, const game_action *action, int viewer);
void solomon_show(const struct game_box *box, struct game_view *view, const game_event *event);
bool solomon_sample(const struct game_box *box, const struct game_view *view, game_draw draw, void *ctx,
                    struct game_state *out);
bool solomon_check(const struct game_box *box, const struct game_state *state, game_error *err);
extern const struct words solomon_action_words;
void solomon_view_text(const struct game_box *box, const struct game_view *view,
                       const struct game_state *truth, struct text *out);
void solomon_dossier_text(const struct game_box *box, const struct game_view *view, struct text *out);

/* The viewer knows a seat's secret to the last coin and token: its own, or one that was opened with its token. */
static inline bool solomon_knows_all(const struct solomon_view *view, int seat)
{
    return view->seat == seat || ((view->open >> seat & 1) && view->secret[seat].token != SOLOMON_NOWHERE);
}

/* Whether a seat has this step of the set-up behind it, from public facts alone. */
static inline bool solomon_step_done(const struct solomon_public *pub, solomon_phase step, int seat)
{
    return pub->phase > step || (pub->phase == step && seat < pub->done);
}

#endif
