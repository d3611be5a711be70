/* Actions, states and dossiers as text: the words of records and of the command line, the same in every language. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/refuse.h"
#include "rules/state_text.h"
#include "rules/topsecret/tss_change.h"
#include "rules/words.h"

const char *const tss_agent_name[] = {"Ash", "Canary", "Ginger", "Jade", "Navy", "Ruby", "Violet", NULL};
const char *const tss_building_name[] = {"church", "1", "2", "3",  "4",     "5", "6",
                                         "7",      "8", "9", "10", "ruins", NULL};
const char *const tss_card_name[] = {"safe",    "markers", "back",    "dash",   "sidestep", "advance",
                                     "retreat", "shove",   "crack",   "ambush", "rescue",   "curfew",
                                     "swap",    "join",    "recruit", NULL};

/* ---- Actions ---- */

static const char *const face_name[] = {"1-3", "2", "3", "4", "5", "6", NULL};
static const char *const way_name[] = {"forward", "back", NULL};
static const char *const free_name[] = {"free", NULL};

static const struct word_type agents = {
    .list = tss_agent_name, .unknown = N_("no such agent: \"%.*s\""), .label = "AGENT"};
static const struct word_type buildings = {.list = tss_building_name,
                                           .unknown = N_("no such building: \"%.*s\"")};
static const struct word_type cards = {.list = tss_card_name, .unknown = N_("no such card: \"%.*s\"")};
static const struct word_type faces = {
    .list = face_name, .plus = TSS_ANY, .unknown = N_("no such face of the die: \"%.*s\"")};
static const struct word_type ways = {.list = way_name,
                                      .unknown = N_("\"forward\" or \"back\" is needed, not \"%.*s\"")};
static const struct word_type seats = {.least = 1, .most = TSS_SEATS, .plus = -1};
static const struct word_type steps = {.least = 1, .most = 6, .label = "STEPS"};
static const struct word_type owner_seats = {.least = 1, .most = TSS_SEATS, .label = "OWNER"};
static const struct word_type owners = {
    .list = free_name, .plus = TSS_FREE, .label = "OWNER", .other = &owner_seats};

/* A card and what it is played on. */
#define PLAYS(name, card, words, ...)                                                                        \
    {                                                                                                        \
        WORDS("play " name, TSS_PLAY, words, words, __VA_ARGS__), .implied = 1, .implies = { card }          \
    }
/* The same on one agent or two. */
#define PLAYS_ON(name, card, least)                                                                          \
    {                                                                                                        \
        WORDS("play " name, TSS_PLAY, least, 2, &agents), .implied = 1, .implies = { card }                  \
    }

static const struct word_rule rules[] = {
    {WORDS("agent", TSS_DEAL_AGENT, 2, 2, &seats, &agents), .chance = true},
    {WORDS("card", TSS_DEAL_CARD, 2, 2, &seats, &cards), .chance = true},
    {WORDS("start", TSS_DEAL_START, 1, 1, &seats), .chance = true},
    {WORDS("die", TSS_ROLL, 1, 1, &faces), .chance = true},
    {WORDS("free", TSS_DEAL_FREE, 2, 2, &seats, &agents), .chance = true},
    {WORDS("move", TSS_MOVE, 1, TSS_AGENTS, &steps), .shape = WORDS_PICKED, .key = &agents},
    {WORDS("stay", TSS_STAY, 0, 0, NULL)},
    PLAYS("safe", TSS_CARD_SAFE, 1, &buildings),
    PLAYS_ON("markers", TSS_CARD_MARKERS, 1),
    PLAYS("back", TSS_CARD_BACK, 2, &agents, &steps),
    PLAYS("dash", TSS_CARD_DASH, 2, &agents, &steps),
    PLAYS("sidestep", TSS_CARD_SIDESTEP, 2, &agents, &ways),
    PLAYS_ON("advance", TSS_CARD_ADVANCE, 2),
    PLAYS_ON("retreat", TSS_CARD_RETREAT, 2),
    PLAYS("shove", TSS_CARD_SHOVE, 2, &agents, &ways),
    PLAYS("crack", TSS_CARD_CRACK, 1, &agents),
    PLAYS("ambush", TSS_CARD_AMBUSH, 1, &agents),
    PLAYS_ON("rescue", TSS_CARD_RESCUE, 1),
    PLAYS("curfew", TSS_CARD_CURFEW, 0, NULL),
    PLAYS_ON("swap", TSS_CARD_SWAP, 2),
    PLAYS("join", TSS_CARD_JOIN, 2, &agents, &buildings),
    PLAYS("recruit", TSS_CARD_RECRUIT, 0, NULL),
    {WORDS("play", TSS_PLAY, 1, 3,
           &cards)}, /* reads no card, since all are above: it says which there are not */
    {WORDS("pass", TSS_PASS, 0, 0, NULL)},
    {WORDS("guess", TSS_GUESS_ALL, 1, TSS_AGENTS, &owners), .shape = WORDS_PICKED, .key = &agents,
     .veiled = true},
    {WORDS("safe", TSS_PUT_SAFE, 1, 1, &buildings)},
};

static const struct words words = {rules, sizeof rules / sizeof *rules, TSS_AGENTS + 1};

void tss_action_text(const struct game_box *box, const game_action *action, struct text *out)
{
    words_write(&words, box, action, out);
}

bool tss_action_parse(const struct game_box *box, int actor, const char *line, game_action *out,
                      game_error *err)
{
    return words_read(&words, box, actor, line, out, err);
}

/* ---- States ---- */

/* ` dash=2` for each kind that there is any of; ` –` for an empty heap. */
static void add_heap(struct text *out, const uint8_t *heap)
{
    for (int card = 0; card < TSS_CARDS; card++)
        if (heap[card] > 0)
            text_add(out, " %s=%d", tss_card_name[card], heap[card]);
    text_add(out, deck_count(heap, TSS_CARDS) ? "\n" : " –\n");
}

static void add_hand(struct text *out, const struct tss_view *v, int seat)
{
    bool known = deck_count(v->card[seat], TSS_CARDS) == v->hand[seat];
    text_add(out, "seat %d hand:", seat + 1);
    for (int i = 0; i < v->hand[seat] && !known; i++)
        text_add(out, " ?");
    for (int card = 0; card < TSS_CARDS && known; card++)
        for (int i = 0; i < v->card[seat][card]; i++)
            text_add(out, " %s", tss_card_name[card]);
    text_add(out, v->hand[seat] ? "\n" : " –\n");
}

static void add_guess(struct text *out, const struct tss_view *v, int seat)
{
    bool written = v->written >> seat & 1, known = false;
    text_add(out, "seat %d guess:", seat + 1);
    for (int a = 0; a < TSS_AGENTS; a++) {
        int owner = v->guess[seat][a];
        known |= owner > 0;
        if (owner == TSS_FREE)
            text_add(out, " %s=%s", tss_agent_name[a], *free_name);
        else if (owner > 0)
            text_add(out, " %s=%d", tss_agent_name[a], owner);
    }
    text_add(out, !written ? " –\n" : known ? "\n" : " ?\n");
}

static void add_seat(struct text *out, const struct tss_view *v, int seat)
{
    text_add(out, "seat %d agents:", seat + 1);
    for (int i = 0; i < v->held[seat]; i++)
        text_add(out, " %s", v->agent[seat][i] == TSS_NONE ? "?" : tss_agent_name[v->agent[seat][i]]);
    text_add(out, v->held[seat] ? "\n" : " –\n");
    add_hand(out, v, seat);
    add_guess(out, v, seat);
}

static void add_result(struct text *out, const struct tss_view *v, int seat)
{
    bool over = v->phase == TSS_PHASE_OVER;
    char key[24];
    static const char *const what[] = {"keeps", "right", "score"};
    const int value[] = {0, over && v->written ? v->right[seat] : -1, over ? v->score[seat] : -1};
    for (int i = 0; i < 3; i++) {
        struct text text = text_over(key, sizeof key);
        text_add(&text, "seat %d %s", seat + 1, what[i]);
        if (i > 0 && value[i] >= 0)
            text_add(out, "%s: %d\n", key, value[i]);
        else
            state_word(key, i == 0 && over ? tss_agent_name[v->keeps[seat]] : NULL, out);
    }
}

static void add_ring(struct text *out, const struct tss_view *v)
{
    bool any = false;
    for (unsigned left = v->used; left; left &= left - 1)
        text_add(out, "agent %s: %s\n", tss_agent_name[__builtin_ctz(left)],
                 tss_building_name[v->place[__builtin_ctz(left)]]);
    for (unsigned left = v->used; left; left &= left - 1)
        text_add(out, "marker %s: %d\n", tss_agent_name[__builtin_ctz(left)], v->marker[__builtin_ctz(left)]);
    text_add(out, "arrived:");
    for (int a = 0; a < TSS_AGENTS; a++)
        if (v->arrived[a] != TSS_NONE) {
            text_add(out, " %s=%d", tss_agent_name[a], v->arrived[a] + 1);
            any = true;
        }
    text_add(out, any ? "\n" : " –\n");
}

void tss_view_text(const struct game_box *box, const struct game_view *view, const struct game_state *truth,
                   struct text *out)
{
    (void)box;
    const struct tss_view *v = truth ? tss_const_state(truth) : tss_view_of(view);
    game_decision decision = game_decision_of(v->to_act, v->phase, v->round, v->turns);
    game_outcome outcome = {.winners = v->winners, .how = v->how};
    text_add(out, "round: %d\n", v->round);
    state_number("turn", v->turn + 1 > 0 ? v->turn + 1 : 0, out);
    state_to_act(&tss_rules, &decision, out);
    state_word("die", v->die ? face_name[v->die - TSS_ANY] : NULL, out);
    state_word("safe", tss_building_name[v->safe], out);
    add_ring(out, v);
    text_add(out, "supply: %d\ndiscards:", tss_supply(v));
    add_heap(out, v->discards);
    state_word("in-play", v->in_play != TSS_NONE ? tss_card_name[v->in_play] : NULL, out);
    state_word("gone", v->gone ? "recruit=1" : NULL, out);
    text_add(out, "free: %d\n", tss_free(v));
    for (int i = 0; i < v->seats; i++)
        add_seat(out, v, i);
    for (int i = 0; i < v->seats; i++)
        add_result(out, v, i);
    state_outcome(&tss_rules, v->how == TSS_END_NONE ? NULL : &outcome, "none", out);
}

/* ---- Dossiers ---- */

void tss_dossier_text(const struct game_box *box, const struct game_view *view, struct text *out)
{
    (void)box;
    static const char *const what[] = {"moved", "gained", "into-ruins", "out-of-ruins"};
    const struct tss_view *v = tss_view_of(view);
    uint8_t heap[TSS_CARDS];
    if (v->seat < 0)
        return;
    text_add(out, "unknown:");
    for (unsigned left = tss_unknown(v, v->seat, TSS_HELD); left; left &= left - 1)
        text_add(out, " %s", tss_agent_name[__builtin_ctz(left)]);
    text_add(out, "\nfree: %d\nunseen:", tss_free(v));
    tss_unseen(v, heap);
    add_heap(out, heap);
    for (int i = 0; i < v->seats; i++)
        for (int line = 0; i != v->seat && line < 4; line++) {
            text_add(out, "seat %d %s:", i + 1, what[line]);
            for (unsigned left = v->used; left; left &= left - 1) {
                const tss_tally *t = &v->tally[i][__builtin_ctz(left)];
                const int value[] = {t->moved, t->gained, t->into, t->out};
                text_add(out, " %s=%d", tss_agent_name[__builtin_ctz(left)], value[line]);
            }
            text_add(out, "\n");
        }
}
