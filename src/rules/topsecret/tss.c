/* Top Secret Spies: the table of its rules, and what a seat may know. */
#include "base/i18n.h"
#include "rules/draw.h"
#include "rules/layout.h"
#include "rules/refuse.h"
#include "rules/topsecret/tss_change.h"

_Static_assert(sizeof(struct tss_view) <= 784, "searches copy states all the time");

static const char *const phase_word[] = {"agent", "card",  "start", "die",  "free", "move",
                                         "play",  "guess", "safe",  "over", NULL};

static const char *const ending_word[] = {"running", "finish", "dossier", "free-agent", "limit", NULL};

static const struct game_option options[] = {
    [TSS_CARDS_ON] = {GAME_HOUSE_RULE("cards", N_("Top Secret cards"),
                                      N_("Cards move agents, markers and the safe, in anybody's turn.")),
                      .for_people = 1},
    [TSS_DOSSIER_ON] = {GAME_HOUSE_RULE(
        "dossier", N_("Dossiers"),
        N_("Once a marker reaches 29, everybody writes down who is who. Each right "
           "guess is worth 5 at the end."))},
    [TSS_VACANT_SAFE] = {GAME_HOUSE_RULE("vacant-safe", N_("Vacant safe"),
                                         N_("After a scoring the safe only goes where no agent is."))},
    [TSS_OPPONENTS_ONLY] = {GAME_HOUSE_RULE(
        "opponents-only", N_("Opponents only"),
        N_("With dossiers: a right guess that an agent is free is worth nothing."))},
    [TSS_BEST_SPY] = {GAME_HOUSE_RULE(
        "best-spy", N_("The best spy wins"),
        N_("Without dossiers: the best player wins even if a free agent is ahead."))},
    [TSS_SPOILER] = {GAME_HOUSE_RULE(
        "spoiler", N_("Spoiler"),
        N_("With dossiers: nobody wins if a free agent's marker is beyond every score."))},
    [TSS_ROUND_LIMIT] = {GAME_ROUND_LIMIT(N_(
        "After this round the match is judged as it stands; 0 plays on until a marker comes to the end."))},
};

static const char *place_name(const struct game_box *box, size_t place)
{
    /* Marked for the translators as i18n_data() looks them up; a record has what is behind the mark. */
    static const char *const name[] = {NC_("topsecret", "Lisbon"), NC_("topsecret", "London"),
                                       NC_("topsecret", "Paris"),  NC_("topsecret", "Bonn"),
                                       NC_("topsecret", "Vienna"), NC_("topsecret", "Prague"),
                                       NC_("topsecret", "Moscow")};
    (void)box;
    return place < TSS_SEATS ? name[place] + sizeof "topsecret" : NULL;
}

static bool default_config(const struct game_box *box, uint8_t seats, game_config *out)
{
    (void)box;
    *out = (game_config){.seats = seats};
    for (uint8_t i = 0; i < seats && i < TSS_SEATS; i++)
        out->place[i] = i;
    return seats >= tss_rules.min_seats && seats <= tss_rules.max_seats;
}

LISTING_OF_VIEWS(tss_legal, struct tss_view)

static bool outcome(const struct game_box *box, const struct game_state *state, game_outcome *out)
{
    const struct tss_view *s = tss_view_of(state);
    if (!turns_outcome(box, state, out))
        return false;
    out->scored = true;
    for (int i = 0; i < s->seats; i++)
        out->score[i] = s->score[i];
    return true;
}

/* Guesses can be taken back: others learn no more than that they are written. Everything else lies open. */
static bool reveals(const struct game_box *box, const struct game_state *before, int seat,
                    const game_action *action)
{
    (void)box;
    (void)before;
    return seat < 0 || action->kind != TSS_GUESS_ALL;
}

/* Hands stay private for good. */
static void unveil(const struct game_box *box, const struct game_state *state, struct game_view *out)
{
    (void)box;
    memcpy(out, state, sizeof(struct tss_view));
    memset(((struct tss_view *)out)->card, 0, sizeof(((struct tss_view *)out)->card));
}

static void observe(const struct game_box *box, const struct game_state *state, int seat,
                    struct game_view *out)
{
    struct tss_view *v = (struct tss_view *)out;
    unveil(box, state, out);
    v->seat = (int8_t)seat;
    if (seat >= 0)
        memcpy(v->card[seat], tss_view_of(state)->card[seat], TSS_CARDS);
    for (int i = 0; i < v->seats && v->phase != TSS_PHASE_OVER; i++)
        if (i != seat) {
            memset(v->agent[i], TSS_NONE, TSS_HELD);
            memset(v->guess[i], 0, TSS_AGENTS);
        }
}

/* A guess that a seat can have written, given the agents that it held then: each is as likely. */
static void draw_guess(struct tss_view *s, int seat, game_draw draw, void *ctx)
{
    uint8_t agent[TSS_AGENTS];
    int n = 0, at = 0;
    for (unsigned left = tss_unknown(s, seat, s->knew[seat]); left; left &= left - 1)
        agent[n++] = (uint8_t)__builtin_ctz(left);
    draw_shuffle(draw, ctx, agent, n);
    for (int i = 0; i < s->seats; i++)
        if (i != seat)
            s->guess[seat][agent[at++]] = (uint8_t)(i + 1);
    while (at < n)
        s->guess[seat][agent[at++]] = TSS_FREE;
}

/* Any agents for the others, any hands out of what is not seen, any guesses. */
static bool sample(const struct game_box *box, const struct game_view *view, game_draw draw, void *ctx,
                   struct game_state *out)
{
    (void)box;
    const struct tss_view *v = tss_view_of(view);
    struct tss_view *s = (struct tss_view *)out;
    uint8_t agent[TSS_AGENTS], unseen[TSS_CARDS];
    int n = 0, at = 0;
    bool over = v->phase == TSS_PHASE_OVER;
    *s = *v;
    s->seat = SEAT_NONE;
    for (unsigned left = v->seat >= 0 ? tss_unknown(v, v->seat, TSS_HELD) : v->used; left; left &= left - 1)
        agent[n++] = (uint8_t)__builtin_ctz(left);
    draw_shuffle(draw, ctx, agent, n);
    tss_unseen(v, unseen);
    for (int i = 0; i < v->seats; i++) {
        if (i == v->seat)
            continue;
        for (int k = 0; k < v->held[i] && !over; k++)
            s->agent[i][k] = agent[at++];
        if ((v->written >> i & 1) && !over)
            draw_guess(s, i, draw, ctx);
        deck_deal(unseen, s->card[i], TSS_CARDS, v->hand[i], draw, ctx);
    }
    return true;
}

static game_action mask(const struct game_box *box, const struct game_state *now, const game_decision *then,
                        int actor, const game_action *action, int viewer)
{
    (void)box;
    (void)then;
    game_action a = *action;
    bool over = tss_view_of(now)->phase == TSS_PHASE_OVER;
    if (a.kind == TSS_DEAL_CARD || ((a.kind == TSS_DEAL_AGENT || a.kind == TSS_DEAL_FREE) && !over))
        a.arg[1] = a.arg[0] == viewer ? a.arg[1] : GAME_HIDDEN;
    for (int i = 0; a.kind == TSS_GUESS_ALL && actor != viewer && !over && i < a.n; i++)
        a.arg[i] = GAME_HIDDEN;
    return a;
}

static void show(const struct game_box *box, struct game_view *view, const game_event *event)
{
    (void)box;
    tss_change((struct tss_view *)view, event->kind, event->seat, event->arg);
}

/* ---- What is true of every state ---- */

/* Agent cards: each of an agent in use, held once. */
static bool agents_fit(const struct tss_view *s)
{
    unsigned held = 0;
    for (int i = 0; i < s->seats; i++)
        for (int k = 0; k < TSS_HELD; k++) {
            int agent = s->agent[i][k];
            if ((agent < TSS_AGENTS) != (k < s->held[i]))
                return false;
            if (k < s->held[i] && !(s->used & ~held & (1U << agent)))
                return false;
            held |= k < s->held[i] ? 1U << agent : 0;
        }
    return true;
}

static bool board_fits(const struct tss_view *s)
{
    for (int a = 0; a < TSS_AGENTS; a++) {
        bool used = s->used >> a & 1, arrived = s->arrived[a] != TSS_NONE;
        if (used != (s->place[a] < TSS_BUILDINGS) || (!used && s->marker[a]) ||
            (s->marker[a] >= TSS_FINISH && s->phase != TSS_PHASE_OVER) ||
            (arrived && (s->place[a] != s->safe || s->arrived[a] >= s->seats)))
            return false;
    }
    return s->safe < TSS_BUILDINGS;
}

static bool cards_fit(const struct tss_view *s)
{
    uint8_t unseen[TSS_CARDS];
    tss_unseen(s, unseen);
    for (int card = 0; card < TSS_CARDS; card++)
        if (unseen[card] > 2) /* below 0 */
            return false;
    for (int i = 0; i < s->seats; i++)
        if (deck_count(s->card[i], TSS_CARDS) != s->hand[i] || s->hand[i] > TSS_HAND)
            return false;
    return true;
}

static bool guesses_fit(const struct tss_view *s)
{
    for (int i = 0; i < s->seats; i++) {
        game_action guess = {.kind = TSS_GUESS_ALL, .n = TSS_AGENTS};
        for (int a = 0; a < TSS_AGENTS; a++)
            guess.arg[a] = s->guess[i][a];
        if (s->written >> i & 1 && !tss_guess_fits(&guess, i, s->seats, tss_unknown(s, i, s->knew[i])))
            return false;
    }
    return true;
}

static bool actor_fits(const struct tss_view *s)
{
    bool own = s->phase == TSS_PHASE_MOVE || s->phase == TSS_PHASE_SAFE;
    if (s->phase == TSS_PHASE_OVER || s->phase <= TSS_PHASE_FREE)
        return s->to_act == (s->phase == TSS_PHASE_OVER ? SEAT_NONE : SEAT_NATURE);
    return s->to_act >= 0 && s->to_act < s->seats && (!own || s->to_act == s->turn);
}

static bool check(const struct game_box *box, const struct game_state *state, game_error *err)
{
    (void)box;
    const struct tss_view *s = tss_view_of(state);
    const char *wrong =
        !agents_fit(s)   ? N_("an agent card is held twice, or of no agent in use")
        : !board_fits(s) ? N_("an agent is not where it can be, or its marker is not")
        : !cards_fit(s)
            ? N_("there are more cards than there are, or hands are not as large as they should be")
        : !guesses_fit(s) ? N_("a dossier is not what its seat could write")
        : !actor_fits(s)  ? N_("the wrong seat acts")
                          : NULL;
    return !wrong || game_refuse(err, "%s", i18n_marked(wrong));
}

static const struct game_layout layout = {0};

// clang-format off
const struct game_rules tss_rules = {
    .id = "topsecret", .title = N_("Top Secret Spies"), .version = 1, .min_seats = 2, .max_seats = TSS_SEATS, .usual_seats = 4,
    .state_size = sizeof(struct tss_view), .view_size = sizeof(struct tss_view),
    .phase_name = phase_word, .ending_name = ending_word, .options = options, .option_count = TSS_OPTIONS,
    .place_name = place_name, .default_config = default_config, .init = tss_init, .check = check, .decision = turns_decision,
    .legal = tss_legal, .is_legal = tss_is_legal, .apply = tss_apply, .chance = tss_chance, .outcome = outcome,
    .reveals = reveals, .unveil = unveil, .observe = observe, .view_decision = turns_view_decision, .view_legal = view_legal,
    .sample = sample, .mask = mask, .show = show, .words = &tss_action_words,
    .layout = &layout, .view_text = tss_view_text, .dossier_text = tss_dossier_text,
};
// clang-format on
