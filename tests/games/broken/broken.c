/* The toy with one fault at a time, named by the variable FAULT: for each of them the conformance test has to fail where
 * it should (broken.sh). Without a fault it passes, so it is the fault that is caught. */
#include "games/toy/toy_view.h"

#include "base/text.h"
#include "rules/events.h"
#include "rules/list.h"
#include "rules/words.h"

#include <stdlib.h>
#include <string.h>

/* ---- Secrets ---- */

static void observe_tells_bids(const struct game_box *box, const struct game_state *state, int seat,
                               struct game_view *out)
{
    toy_rules.observe(box, state, seat, out);
    memcpy(((struct toy_view *)out)->bid, ((const struct toy_view *)state)->bid, TOY_SEATS);
}

static void observe_tells_cards(const struct game_box *box, const struct game_state *state, int seat,
                                struct game_view *out)
{
    toy_rules.observe(box, state, seat, out);
    memcpy(((struct toy_view *)out)->card, ((const struct toy_view *)state)->card, TOY_SEATS);
}

static game_action mask_hides_nothing(const struct game_box *box, const struct game_state *now,
                                      const game_decision *then, int actor, const game_action *action,
                                      int viewer)
{
    (void)box;
    (void)now;
    (void)then;
    (void)actor;
    (void)viewer;
    return *action;
}

static game_action mask_tells_draws(const struct game_box *box, const struct game_state *now,
                                    const game_decision *then, int actor, const game_action *action,
                                    int viewer)
{
    return action->kind == TOY_CARD ? *action : toy_rules.mask(box, now, then, actor, action, viewer);
}

/* A secret that is never opened again is no leak, but the log would never tell what everybody has seen. */
static game_action mask_hides_for_ever(const struct game_box *box, const struct game_state *now,
                                       const game_decision *then, int actor, const game_action *action,
                                       int viewer)
{
    game_action a = toy_rules.mask(box, now, then, actor, action, viewer);
    if (a.kind == TOY_OFFER && actor != viewer)
        a.arg[0] = GAME_HIDDEN;
    return a;
}

static bool reveals_nothing(const struct game_box *box, const struct game_state *before, int seat,
                            const game_action *action)
{
    (void)box;
    (void)before;
    (void)seat;
    (void)action;
    return false;
}

static bool sample_forgets_bids(const struct game_box *box, const struct game_view *view, game_draw draw,
                                void *ctx, struct game_state *out)
{
    bool good = toy_rules.sample(box, view, draw, ctx, out);
    memset(((struct toy_view *)out)->bid, 0, TOY_SEATS);
    return good;
}

/* ---- Events ---- */

static bool apply_and_change(const struct game_box *box, struct game_state *state, int seat,
                             const game_action *action, game_events *events, void (*change)(game_events *))
{
    bool good = toy_rules.apply(box, state, seat, action, events);
    if (good && events)
        change(events);
    return good;
}

static void publish(game_events *events)
{
    for (int i = 0; i < events->count; i++)
        events->item[i].see = GAME_ALL;
}

static bool apply_tells_everybody(const struct game_box *box, struct game_state *state, int seat,
                                  const game_action *action, game_events *events)
{
    return apply_and_change(box, state, seat, action, events, publish);
}

static void unaddress(game_events *events)
{
    for (int i = 0; i < events->count; i++)
        if (events->item[i].kind == TOY_TURNED_UP)
            events->item[i].see = 0;
}

static bool apply_tells_nobody(const struct game_box *box, struct game_state *state, int seat,
                               const game_action *action, game_events *events)
{
    return apply_and_change(box, state, seat, action, events, unaddress);
}

static void flood(game_events *events)
{
    game_event again = events->item[0];
    for (int i = 0; i < GAME_MAX_EVENTS; i++)
        game_tell(events, &again);
}

static bool apply_tells_too_much(const struct game_box *box, struct game_state *state, int seat,
                                 const game_action *action, game_events *events)
{
    return apply_and_change(box, state, seat, action, events, flood);
}

static void show_forgets(const struct game_box *box, struct game_view *view, const game_event *event)
{
    if (event->kind != TOY_TAKEN)
        toy_rules.show(box, view, event);
}

/* ---- Decisions, words ---- */

static game_decision decision_asks_in_turn(const struct game_box *box, const struct game_state *state)
{
    game_decision d = toy_rules.decision(box, state);
    d.asked &= ~d.asked + 1;
    return d;
}

static bool outcome_is_early(const struct game_box *box, const struct game_state *state, game_outcome *out)
{
    *out = (game_outcome){0};
    return toy_rules.outcome(box, state, out) || toy_rules.decision(box, state).round > 1;
}

/* A line may have fewer words than are written. */
static const struct words *words_that_cannot_be_read(void)
{
    static struct words one;

    one = *toy_rules.words;
    one.most = 1;
    return &one;
}

static void state_without_values(const struct game_box *box, const struct game_view *view,
                                 const struct game_state *truth, struct text *out)
{
    toy_rules.view_text(box, view, truth, out);
    text_add(out, "buried:\n");
}

static const char *verbs_end[] = {"deal", NULL};

static struct game_rules broken;

static void break_it(const char *fault)
{
    broken = toy_rules;
    if (strcmp(fault, "observe-tells-bids") == 0)
        broken.observe = observe_tells_bids;
    else if (strcmp(fault, "observe-tells-cards") == 0)
        broken.observe = observe_tells_cards;
    else if (strcmp(fault, "mask-hides-nothing") == 0)
        broken.mask = mask_hides_nothing;
    else if (strcmp(fault, "mask-tells-draws") == 0)
        broken.mask = mask_tells_draws;
    else if (strcmp(fault, "unveil-is-missing") == 0)
        broken.unveil = NULL;
    else if (strcmp(fault, "state-without-values") == 0)
        broken.view_text = state_without_values;
    else if (strcmp(fault, "mask-hides-for-ever") == 0)
        broken.mask = mask_hides_for_ever;
    else if (strcmp(fault, "reveals-nothing") == 0)
        broken.reveals = reveals_nothing;
    else if (strcmp(fault, "sample-forgets-bids") == 0)
        broken.sample = sample_forgets_bids;
    else if (strcmp(fault, "apply-tells-everybody") == 0)
        broken.apply = apply_tells_everybody;
    else if (strcmp(fault, "apply-tells-nobody") == 0)
        broken.apply = apply_tells_nobody;
    else if (strcmp(fault, "apply-tells-too-much") == 0)
        broken.apply = apply_tells_too_much;
    else if (strcmp(fault, "show-forgets") == 0)
        broken.show = show_forgets;
    else if (strcmp(fault, "decision-asks-in-turn") == 0)
        broken.decision = decision_asks_in_turn;
    else if (strcmp(fault, "outcome-is-early") == 0)
        broken.outcome = outcome_is_early;
    else if (strcmp(fault, "text-cannot-be-read") == 0)
        broken.words = words_that_cannot_be_read();
    else if (strcmp(fault, "phases-without-names") == 0)
        broken.phase_name = verbs_end;
    else if (strcmp(fault, "none") != 0)
        exit(2);
}

const struct game_rules *const *game_list(void)
{
    static const struct game_rules *const games[] = {&broken, NULL};
    const char *fault = getenv("FAULT");

    if (!broken.id)
        break_it(fault ? fault : "none");
    return games;
}
