/* Actions, states and dossiers as text: the words of records and of the command line, the same in every language. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/state_text.h"
#include "rules/topsecret/tss_change.h"
#include "rules/words.h"

const char *const tss_agent_name[] = {"Ash", "Canary", "Ginger", "Jade", "Navy", "Ruby", "Violet", NULL};
const char *const tss_building_name[] = {"church", "1", "2", "3",  "4",     "5", "6",
                                         "7",      "8", "9", "10", "ruins", NULL};
const char *const tss_card_name[] = {"safe",    "markers", "back",    "dash",   "sidestep", "advance",
                                     "retreat", "shove",   "crack",   "ambush", "rescue",   "curfew",
                                     "swap",    "join",    "recruit", NULL};
static const char *const face_name[] = {"1-3", "2", "3", "4", "5", "6", NULL};
static const char *const free_name[] = {"free", NULL};
static const char *const forward_name[] = {"forward", NULL};
static const char *const back_name[] = {"back", NULL};

/* ---- Actions ---- */

static const struct word_type agents = {
    .list = tss_agent_name, .unknown = N_("no such agent: \"%.*s\""), .label = "AGENT"};
static const struct word_type buildings = {.list = tss_building_name,
                                           .unknown = N_("no such building: \"%.*s\"")};
static const struct word_type cards = {.list = tss_card_name, .unknown = N_("no such card: \"%.*s\"")};
static const struct word_type faces = {
    .list = face_name, .plus = TSS_ANY, .unknown = N_("no such face of the die: \"%.*s\"")};
static const struct word_type back = {
    .list = back_name, .plus = -1, .unknown = N_("\"forward\" or \"back\" is needed, not \"%.*s\"")};
static const struct word_type ways = {.list = forward_name, .plus = 1, .other = &back};
static const struct word_type seats = {.least = 1, .most = TSS_SEATS, .plus = -1};
static const struct word_type steps = {.least = 1, .most = 6, .label = "STEPS"};
static const struct word_type rivals = {.least = 1, .most = TSS_SEATS};
static const struct word_type owners = {
    .list = free_name, .plus = TSS_FREE, .label = "OWNER", .other = &rivals};

/* A card, and how many words it is played on. */
#define PLAYS(name, card, least, most, ...)                                                                  \
    {                                                                                                        \
        WORDS("play " name, TSS_PLAY, least, most, __VA_ARGS__), .implied = 1, .implies = { card }           \
    }

static const struct word_rule rules[] = {
    {WORDS("agent", TSS_DEAL_AGENT, 2, 2, &seats, &agents), .chance = true},
    {WORDS("card", TSS_DEAL_CARD, 2, 2, &seats, &cards), .chance = true},
    {WORDS("start", TSS_DEAL_START, 1, 1, &seats), .chance = true},
    {WORDS("die", TSS_ROLL, 1, 1, &faces), .chance = true},
    {WORDS("free", TSS_DEAL_FREE, 2, 2, &seats, &agents), .chance = true},
    {WORDS("move", TSS_MOVE, 1, TSS_AGENTS, &steps), .shape = WORDS_PICKED, .key = &agents},
    {WORDS("stay", TSS_STAY, 0, 0, NULL)},
    PLAYS("safe", TSS_CARD_SAFE, 1, 1, &buildings),
    PLAYS("markers", TSS_CARD_MARKERS, 1, 2, &agents),
    PLAYS("back", TSS_CARD_BACK, 2, 2, &agents, &steps),
    PLAYS("dash", TSS_CARD_DASH, 2, 2, &agents, &steps),
    PLAYS("sidestep", TSS_CARD_SIDESTEP, 2, 2, &agents, &ways),
    PLAYS("advance", TSS_CARD_ADVANCE, 2, 2, &agents),
    PLAYS("retreat", TSS_CARD_RETREAT, 2, 2, &agents),
    PLAYS("shove", TSS_CARD_SHOVE, 2, 2, &agents, &ways),
    PLAYS("crack", TSS_CARD_CRACK, 1, 1, &agents),
    PLAYS("ambush", TSS_CARD_AMBUSH, 1, 1, &agents),
    PLAYS("rescue", TSS_CARD_RESCUE, 1, 2, &agents),
    PLAYS("curfew", TSS_CARD_CURFEW, 0, 0, NULL),
    PLAYS("swap", TSS_CARD_SWAP, 2, 2, &agents),
    PLAYS("join", TSS_CARD_JOIN, 2, 2, &agents, &buildings),
    PLAYS("recruit", TSS_CARD_RECRUIT, 0, 0, NULL),
    {WORDS("play", TSS_PLAY, 1, 3, &cards)}, /* all that there are stand above: it says which there are not */
    {WORDS("pass", TSS_PASS, 0, 0, NULL)},
    {WORDS("guess", TSS_GUESS_ALL, 1, TSS_AGENTS, &owners), .shape = WORDS_PICKED, .key = &agents,
     .veiled = true},
    {WORDS("safe", TSS_PUT_SAFE, 1, 1, &buildings)},
};

const struct words tss_action_words = {rules, sizeof rules / sizeof *rules, TSS_AGENTS + 1};

/* ---- States ---- */

/* `dash=2` for each kind of card that there is any of. */
static void add_heap(struct text *out, const char *key, const uint8_t *heap)
{
    text_add(out, "%s:", key);
    for (int card = 0; card < TSS_CARDS; card++)
        if (heap[card] > 0)
            text_add(out, " %s=%d", tss_card_name[card], heap[card]);
    state_list_end(deck_count(heap, TSS_CARDS) == 0, out);
}

static void add_board(struct text *out, const struct tss_view *v)
{
    int arrived = 0;
    for (int a = 0; a < TSS_AGENTS; a++)
        if (v->used >> a & 1)
            text_add(out, "agent %s: %s\n", tss_agent_name[a], tss_building_name[v->place[a]]);
    for (int a = 0; a < TSS_AGENTS; a++)
        if (v->used >> a & 1)
            text_add(out, "marker %s: %d\n", tss_agent_name[a], v->marker[a]);
    text_add(out, "arrived:");
    for (int a = 0; a < TSS_AGENTS; a++)
        if (v->arrived[a] != TSS_NONE) {
            text_add(out, " %s=%d", tss_agent_name[a], v->arrived[a] + 1);
            arrived++;
        }
    state_list_end(arrived == 0, out);
}

static void add_hand(struct text *out, const struct tss_view *v, int seat)
{
    bool known = deck_count(v->card[seat], TSS_CARDS) == v->hand[seat];
    text_add(out, "seat %d hand:", seat + 1);
    for (int card = 0; card < TSS_CARDS; card++)
        for (int i = 0; i < v->card[seat][card]; i++)
            text_add(out, " %s", tss_card_name[card]);
    for (int i = 0; i < v->hand[seat] && !known; i++)
        text_add(out, " ?");
    state_list_end(v->hand[seat] == 0, out);
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
    text_add(out, written && !known ? " ?" : "");
    state_list_end(!written, out);
}

static void add_result(struct text *out, const struct tss_view *v, int seat)
{
    text_add(out, "seat %d keeps: %s\nseat %d right: ", seat + 1,
             v->keeps[seat] != TSS_NONE ? tss_agent_name[v->keeps[seat]] : "–", seat + 1);
    bool over = v->to_act == SEAT_NONE;
    text_add(out, over && v->written ? "%d\n" : "–\n", v->right[seat]);
    text_add(out, over ? "seat %d score: %d\n" : "seat %d score: –\n", seat + 1, v->score[seat]);
}

void tss_view_text(const struct game_box *box, const struct game_view *view, const struct game_state *truth,
                   struct text *out)
{
    (void)box;
    const struct tss_view *v = tss_view_of(truth ? (const void *)truth : view);
    game_decision decision = game_decision_of(v->to_act, v->phase, v->round, v->turns);
    game_outcome outcome = {.winners = v->winners, .how = v->how};
    text_add(out, "round: %d\n", v->round);
    state_number("turn", v->turn >= 0 ? v->turn + 1 : 0, out);
    state_to_act(&tss_rules, &decision, out);
    state_word("die", v->die ? face_name[v->die - TSS_ANY] : NULL, out);
    state_word("safe", tss_building_name[v->safe], out);
    add_board(out, v);
    text_add(out, "supply: %d\n", tss_supply(v));
    add_heap(out, "discards", v->discards);
    state_word("in-play", v->in_play != TSS_NONE ? tss_card_name[v->in_play] : NULL, out);
    state_word("gone", v->gone ? "recruit=1" : NULL, out);
    text_add(out, "free: %d\n", tss_free(v));
    for (int i = 0; i < v->seats; i++) {
        text_add(out, "seat %d agents:", i + 1);
        for (int k = 0; k < v->held[i]; k++)
            text_add(out, " %s", v->agent[i][k] == TSS_NONE ? "?" : tss_agent_name[v->agent[i][k]]);
        state_list_end(v->held[i] == 0, out);
        add_hand(out, v, i);
        add_guess(out, v, i);
    }
    for (int i = 0; i < v->seats; i++)
        add_result(out, v, i);
    state_outcome(&tss_rules, v->how == TSS_END_NONE ? NULL : &outcome, "none", out);
}

/* ---- Dossiers ---- */

/* `seat 2 moved: Ash=7 Canary=0 …`: one member of the tallies of a seat. */
static void add_tally(struct text *out, const struct tss_view *v, int seat, const char *what, size_t member)
{
    text_add(out, "seat %d %s:", seat + 1, what);
    for (int a = 0; a < TSS_AGENTS; a++)
        if (v->used >> a & 1) {
            int16_t value;
            memcpy(&value, (const char *)&v->tally[seat][a] + member, sizeof value);
            text_add(out, " %s=%d", tss_agent_name[a], value);
        }
    text_add(out, "\n");
}

void tss_dossier_text(const struct game_box *box, const struct game_view *view, struct text *out)
{
    (void)box;
    const struct tss_view *v = tss_view_of(view);
    uint8_t heap[TSS_CARDS];
    unsigned unknown = v->seat >= 0 ? tss_unknown(v, v->seat, TSS_HELD) : v->used;
    text_add(out, "unknown:");
    for (int a = 0; a < TSS_AGENTS; a++)
        if (unknown >> a & 1)
            text_add(out, " %s", tss_agent_name[a]);
    text_add(out, "\nfree: %d\n", tss_free(v));
    tss_unseen(v, heap);
    add_heap(out, "unseen", heap);
    for (int i = 0; i < v->seats; i++)
        if (i != v->seat) {
            add_tally(out, v, i, "moved", offsetof(tss_tally, moved));
            add_tally(out, v, i, "gained", offsetof(tss_tally, gained));
            add_tally(out, v, i, "into-ruins", offsetof(tss_tally, into));
            add_tally(out, v, i, "out-of-ruins", offsetof(tss_tally, out));
        }
}
