/* Conspiracy, 1982: the table of its rules, and what a seat may know. */
#include "base/i18n.h"
#include "rules/conspiracy-1982/c82_change.h"
#include "rules/data.h"
#include "rules/draw.h"
#include "rules/layout.h"
#include "rules/listing.h"
#include "rules/map_read.h"
#include "rules/refuse.h"

#include <string.h>

_Static_assert(sizeof(struct c82_view) <= 512, "searches copy states all the time");

static const char *const phase_word[] = {"spies", "open",  "start",  "turn", "respond", "answer",
                                         "bid",   "reply", "reveal", "over", NULL};

static const char *const ending_word[] = {"running", "briefcase", "limit", NULL};

static const struct game_option options[] = {
    [C82_ROUND_LIMIT] = {GAME_ROUND_LIMIT(
        N_("After this round nobody wins; 0 plays on until the briefcase comes home."))},
    [C82_FIXED] = {GAME_HOUSE_RULE("fixed", N_("Fixed places"),
                                   N_("The spies begin where the board says instead of by lot."))},
    [C82_ANY_ARRIVAL] = {GAME_HOUSE_RULE(
        "any-arrival", N_("Any arrival wins"),
        N_("The briefcase may be carried into a rival's headquarters, and that rival wins."))},
    [C82_CASABLANCA] = {GAME_HOUSE_RULE(
        "casablanca", N_("Spies have homes"),
        N_("The match ends when a spy carries the briefcase home to the headquarters "
           "next to where that spy started. Whoever has paid that spy most wins."))},
    [C82_REVEALING] = {GAME_HOUSE_RULE(
                           "reveal", N_("Accounts shown"),
                           N_("When a cover is blown, each player may show what that spy was paid.")),
                       .for_people = 1},
};

LISTING_OF_VIEWS(c82_legal, struct c82_view)

static game_action chance(const struct game_box *box, const struct game_state *state, game_draw draw,
                          void *ctx)
{
    (void)box;
    struct draw_due due = c82_due(state);
    return draw_event(&due, draw, ctx);
}

/* A pay-off can be taken back, but the one that ends the match: the books lie open then. */
static bool reveals(const struct game_box *box, const struct game_state *before, int seat,
                    const game_action *action)
{
    struct c82_view after = *c82_view_of(before);
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
    if (secret && actor != viewer && c82_view_of(now)->phase != C82_PHASE_OVER)
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

/* What cannot be true of a state; NULL: nothing. */
static const char *wrong_with(const struct c82_box *b, const struct c82_view *s)
{
    bool over = s->phase == C82_PHASE_OVER, asked = s->phase >= C82_PHASE_RESPOND && !over;
    bool nature = s->phase == C82_PHASE_SPIES || s->phase == C82_PHASE_START;
    bool own = s->phase == C82_PHASE_TURN || s->phase == C82_PHASE_ANSWER || s->phase == C82_PHASE_REPLY;
    int due = nature ? SEAT_NATURE : over ? SEAT_NONE : own ? s->turn : s->to_act >= 0 ? s->to_act : s->seats;
    if (s->to_act != due || due >= s->seats || s->seat != SEAT_NONE || s->open != (1U << s->seats) - 1)
        return N_("the wrong seat acts, or a bank book is hidden");
    for (int spy = 0; spy < C82_SPIES; spy++) {
        bool here = s->spy_place[spy] < b->map.places;
        bool placed = s->phase > C82_PHASE_SPIES;
        if (here != (placed && !(s->blown >> spy & 1)) || placed != map_holds(b->hqs, s->home[spy]))
            return N_("a spy is in no place that it can be in");
    }
    if (s->case_place >= b->map.places)
        return N_("the briefcase is nowhere");
    for (int i = 0; i < s->seats && !s->casablanca && !over; i++)
        if (s->case_place == s->hq[i] && !s->carried)
            return N_("the briefcase rests in an HQ");
    if (asked != (s->verb != 0) || (asked && (s->blown >> s->spy & 1)))
        return N_("what is announced does not go with the phase");
    if (over != (s->how != C82_END_NONE) || (s->how == C82_END_BRIEFCASE) != (s->winners != 0))
        return N_("an outcome before the end, or an end without one");
    if (s->owes >> s->seats || (s->turn >= 0 && (s->owes >> s->turn & 1)))
        return N_("the wrong seat owes a turn");
    for (int i = 0; i < s->seats; i++)
        if (!c82_book_fits(s, i, &s->book[i]))
            return N_("a bank book contradicts what was shown");
    return NULL;
}

static bool check(const struct game_box *box, const struct game_state *state, game_error *err)
{
    const char *wrong = wrong_with(c82_box_of(box), c82_view_of(state));
    return !wrong || game_refuse(err, "%s", i18n_marked(wrong));
}

static const struct game_layout layout = {.home = offsetof(struct c82_view, hq),
                                          .piece = offsetof(struct c82_view, spy_place),
                                          .prop = offsetof(struct c82_view, case_place),
                                          .gone = offsetof(struct c82_view, blown),
                                          .tagged = offsetof(struct c82_view, owes),
                                          .announced = offsetof(struct c82_view, announced),
                                          .respond = C82_PHASE_RESPOND,
                                          .argued = C82_PHASE_REPLY,
                                          .stands = C82_PHASE_REPLY,
                                          .journey = C82_MOVE,
                                          .carries = true};

const struct game_rules c82_rules = {
    .id = "conspiracy-1982",
    .title = N_("Conspiracy, 1982"),
    .version = 1,
    .min_seats = 2,
    .max_seats = C82_SEATS,
    .usual_seats = 3,
    .state_size = sizeof(struct c82_view),
    .view_size = sizeof(struct c82_view),
    .phase_name = phase_word,
    .ending_name = ending_word,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .data_file = "conspiracy-1982/board.json",
    .layout = &layout,
    .open_box = c82_open_box,
    .close_box = data_close_box,
    .place_name = map_box_place_name,
    .default_config = map_box_default_config,
    .init = c82_init,
    .check = check,
    .decision = turns_decision,
    .legal = c82_legal,
    .is_legal = c82_is_legal,
    .apply = c82_apply,
    .chance = chance,
    .outcome = turns_outcome,
    .reveals = reveals,
    .unveil = unveil,
    .observe = observe,
    .view_decision = turns_view_decision,
    .view_legal = view_legal,
    .sample = sample,
    .mask = mask,
    .show = show,
    .words = &c82_action_words,
    .amount_step = amount_step,
    .view_text = c82_view_text,
    .dossier_text = c82_dossier_text,
};
