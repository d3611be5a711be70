/* Conspiracy, 1982: the table of its rules, and what a seat may know. */
#include "base/i18n.h"
#include "rules/conspiracy-1982/c82_change.h"

#include <string.h>

_Static_assert(sizeof(struct c82_view) <= 512, "searches copy states all the time");

static const char *const phase_word[] = {"spies", "open",  "start",  "turn", "respond", "answer",
                                         "bid",   "reply", "reveal", "over", NULL};

static const char *const ending_word[] = {"running", "briefcase", "limit", NULL};

static const struct game_option options[] = {
    [C82_ROUND_LIMIT] = {.name = "round-limit",
                         .title = N_("Last round"),
                         .help =
                             N_("After this round nobody wins; 0 plays on until the briefcase comes home."),
                         .most = 200,
                         .for_machines = 100},
    [C82_FIXED] = {.name = "fixed",
                   .title = N_("Fixed places"),
                   .help = N_("The spies begin where the board says instead of by lot."),
                   .kind = OPTION_FLAG,
                   .most = 1},
    [C82_ANY_ARRIVAL] =
        {.name = "any-arrival",
         .title = N_("Any arrival wins"),
         .help = N_("The briefcase may be carried into a rival's headquarters, and that rival wins."),
         .kind = OPTION_FLAG,
         .most = 1},
    [C82_CASABLANCA] = {.name = "casablanca",
                        .title = N_("Spies have homes"),
                        .help = N_("The match ends when a spy carries the briefcase home to the headquarters "
                                   "next to where it started. Whoever has paid that spy most wins."),
                        .kind = OPTION_FLAG,
                        .most = 1},
    [C82_REVEALING] = {.name = "reveal",
                       .title = N_("Show accounts"),
                       .help = N_("When a cover is blown, each player may show what that spy was paid."),
                       .kind = OPTION_FLAG,
                       .most = 1,
                       .for_people = 1},
};

static const char *place_name(const struct game_box *box, size_t place)
{
    const struct c82_box *b = c82_box_of(box);
    return place < b->seats.count ? b->map.name[b->seats.place[place]] : NULL;
}

static game_decision decision_of(const struct c82_view *v)
{
    return (game_decision){
        .asked = v->to_act >= 0 ? 1U << v->to_act : 0,
        .chance = v->to_act == SEAT_NATURE,
        .over = v->to_act == SEAT_NONE,
        .phase = v->phase,
        .round = v->round,
        .turn = v->turns,
    };
}

static game_decision decision(const struct game_box *box, const struct game_state *state)
{
    (void)box;
    return decision_of(c82_const_state(state));
}

static game_decision view_decision(const struct game_box *box, const struct game_view *view)
{
    (void)box;
    return decision_of(c82_view_of(view));
}

static bool outcome(const struct game_box *box, const struct game_state *state, game_outcome *out)
{
    (void)box;
    const struct c82_view *s = c82_const_state(state);
    if (s->phase != C82_PHASE_OVER)
        return false;
    *out = (game_outcome){.winners = s->winners, .how = s->how};
    return true;
}

/* A pay-off can be taken back, but the one that ends the match: the books lie open then. */
static bool reveals(const struct game_box *box, const struct game_state *before, int seat,
                    const game_action *action)
{
    struct c82_view after = *c82_const_state(before);
    if (seat < 0 || (action->kind != C82_OPEN && action->kind != C82_PAYOFF))
        return true;
    c82_apply(box, (struct game_state *)&after, seat, action, NULL);
    return after.phase == C82_PHASE_OVER;
}

static void unveil(const struct game_box *box, const struct game_state *state, struct game_view *out)
{
    (void)box;
    memcpy(out, state, sizeof(struct c82_view));
}

static void observe(const struct game_box *box, const struct game_state *state, int seat,
                    struct game_view *out)
{
    struct c82_view *v = (struct c82_view *)out;
    unveil(box, state, out);
    v->seat = (int8_t)seat;
    if (v->phase == C82_PHASE_OVER)
        return;
    v->open = (uint8_t)(seat >= 0 ? 1U << seat : 0);
    for (int i = 0; i < v->seats; i++)
        if (i != seat)
            v->book[i] = (c82_book){0};
}

static bool sample(const struct game_box *box, const struct game_view *view, game_draw draw, void *ctx,
                   struct game_state *out)
{
    (void)box;
    const struct c82_view *v = c82_view_of(view);
    struct c82_view *s = c82_state_of(out);
    *s = *v;
    s->seat = SEAT_NONE;
    s->open = (uint8_t)((1U << v->seats) - 1);
    for (int i = 0; i < v->seats; i++)
        if (!(v->open >> i & 1))
            s->book[i] = c82_draw_book(v, i, draw, ctx);
    return true;
}

static game_action mask(const struct game_box *box, const struct game_state *now, const game_decision *then,
                        int actor, const game_action *action, int viewer)
{
    (void)box;
    (void)then;
    game_action a = *action;
    bool secret = a.kind == C82_OPEN || a.kind == C82_PAYOFF;
    if (secret && actor != viewer && c82_const_state(now)->phase != C82_PHASE_OVER)
        a.arg[0] = a.arg[1] = GAME_HIDDEN;
    return a;
}

static void show(const struct game_box *box, struct game_view *view, const game_event *event)
{
    (void)box;
    c82_change((struct c82_view *)view, event->kind, event->seat, event->arg);
}

static int amount_step(const struct game_box *box, uint8_t kind)
{
    (void)box;
    return kind == C82_OPEN || kind == C82_PAYOFF || kind == C82_BID ? C82_UNIT : 0;
}

const struct game_rules c82_rules = {
    .id = "conspiracy-1982",
    .title = N_("Conspiracy, 1982"),
    .version = 1,
    .min_seats = 2,
    .max_seats = C82_SEATS,
    .usual_seats = 4,
    .state_size = sizeof(struct c82_view),
    .view_size = sizeof(struct c82_view),
    .phase_name = phase_word,
    .ending_name = ending_word,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .data_file = "conspiracy-1982/board.json",
    .open_box = c82_open_box,
    .close_box = c82_close_box,
    .place_name = place_name,
    .default_config = c82_default_config,
    .init = c82_init,
    .check = c82_check,
    .decision = decision,
    .legal = c82_legal,
    .is_legal = c82_is_legal,
    .apply = c82_apply,
    .chance = c82_chance,
    .outcome = outcome,
    .reveals = reveals,
    .unveil = unveil,
    .observe = observe,
    .view_decision = view_decision,
    .view_legal = c82_view_legal,
    .sample = sample,
    .mask = mask,
    .show = show,
    .action_text = c82_action_text,
    .action_parse = c82_action_parse,
    .amount_step = amount_step,
    .view_text = c82_view_text,
    .dossier_text = c82_dossier_text,
};
