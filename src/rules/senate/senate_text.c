/* Actions, states and dossiers as text: the words of records and of the command line, the same in every language. */
#include "base/i18n.h"
#include "base/text.h"
#include "rules/senate/senate_change.h"
#include "rules/state_text.h"
#include "rules/words.h"

#include <stdio.h>

const char *const senate_guild_name[] = {"Broker", "Consul", "Grower", "Military", "Oracle", NULL};

#define RANKS(guild) guild "-0", guild "-1", guild "-2", guild "-3", guild "-4", guild "-6"
const char *const senate_lord_name[] = {RANKS("Broker"),   RANKS("Consul"), RANKS("Grower"),
                                        RANKS("Military"), RANKS("Oracle"), NULL};

// clang-format off
const char *const senate_location_name[] = {
    "Admiralty", "Broker-Club", "Broker-Hall", "Checkpoint", "Consul-Club", "Consul-Hall", "Counting-House", "Divers-Quay",
    "Forgers-Den", "Grower-Club", "Grower-Hall", "Land-Registry", "Locksmith", "Map-Room", "Military-Club", "Military-Hall",
    "Mint", "Oracle-Club", "Oracle-Hall", "Oyster-Bank", "Pearl-Stairs", "Sluice", "Tide-Gate", "Turnstile", NULL};
// clang-format on

/* ---- Actions ---- */

static const struct word_type guilds = {.list = senate_guild_name, .unknown = N_("no such guild: \"%.*s\"")};
static const struct word_type lords = {.list = senate_lord_name, .unknown = N_("no such Lord: \"%.*s\"")};
static const struct word_type locations = {.list = senate_location_name,
                                           .unknown = N_("no such Location: \"%.*s\"")};
static const struct word_type seats = {.least = 1, .most = SENATE_SEATS, .plus = -1};
static const struct word_type spaces = {.least = 1, .most = SENATE_SPACES, .plus = -1};
static const struct word_type cards = {.least = 1, .most = SENATE_AT_ONCE};

static const struct word_rule rules[] = {
    {WORDS("opponent", SENATE_NAME, 1, 1, &guilds), .chance = true},
    {WORDS("location", SENATE_OPEN, 1, 1, &locations), .chance = true},
    {WORDS("start", SENATE_START, 1, 1, &seats), .chance = true},
    {WORDS("lords", SENATE_DEAL, 1, SENATE_AT_ONCE, &lords), .chance = true},
    {WORDS("top", SENATE_TURN_UP, 1, 1, &lords), .chance = true},
    {WORDS("locations", SENATE_FIND, 1, SENATE_AT_ONCE, &locations), .chance = true},
    {WORDS("seize", SENATE_SEIZE, 1, 1, &locations), .chance = true},
    {WORDS("draw", SENATE_DRAW, 1, 1, &cards)},
    {WORDS("take", SENATE_TAKE, 1, 1, &guilds)},
    {WORDS("keep", SENATE_KEEP, 1, 1, &lords)},
    {WORDS("place", SENATE_PLACE, 1, 1, &lords)},
    {WORDS("swap", SENATE_SWAP, 2, 2, &spaces)},
    {WORDS("stay", SENATE_STAY, 0, 0, NULL)},
    {WORDS("claim", SENATE_CLAIM, 1, 1, &locations)},
    {WORDS("search", SENATE_SEARCH, 1, 1, &cards)},
    {WORDS("pick", SENATE_PICK, 1, 1, &locations)},
    {WORDS("grant", SENATE_GRANT, 1, 1, &guilds)},
    {WORDS("replay", SENATE_REPLAY, 0, 0, NULL)},
    {WORDS("done", SENATE_DONE, 0, 0, NULL)},
};

const struct words senate_action_words = {rules, sizeof rules / sizeof *rules, 1 + SENATE_AT_ONCE};

/* ---- States ---- */

/* `opponent`, or the number of a seat; `–` where it is nobody. */
static void add_side(struct text *out, const char *key, const struct senate_view *v, int side)
{
    if (side != SENATE_NONE && side >= 0 && senate_is_rival(v, side))
        state_word(key, "opponent", out);
    else
        state_number(key, side == SENATE_NONE || side < 0 ? 0 : side + 1, out);
}

static void add_piles(struct text *out, const struct senate_view *v)
{
    static const char *const worth[] = {"0", "1", "2", "3", "4", "6", NULL};
    for (int guild = 0; guild < SENATE_GUILDS; guild++) {
        char key[32];
        snprintf(key, sizeof key, "pile %s", senate_guild_name[guild]);
        state_heap(key, v->pile + guild * SENATE_RANKS, worth, out);
    }
}

static void add_chamber(struct text *out, const struct senate_view *v, int side)
{
    for (int i = 0; i < v->placed[side]; i++) {
        text_add(out, " %s", senate_lord_name[v->lord[side][i]]);
        if (v->location[side][i] != SENATE_NONE)
            text_add(out, "+%s", senate_location_name[v->location[side][i]]);
    }
    state_list_end(v->placed[side] == 0, out);
}

/* Five lines. */
static void add_side_of(struct text *out, const struct senate_view *v, int side)
{
    char who[16];
    senate_score score = senate_score_of(v, side);
    bool rival = senate_is_rival(v, side);
    snprintf(who, sizeof who, rival ? "opponent" : "seat %d", side + 1);
    text_add(out, "%s chamber:", who);
    add_chamber(out, v, side);
    text_add(out, "%s pearls: %d\n%s keys: silver=%d gold=%d\n", who, v->pearls[side], who, v->silver[side],
             v->gold[side]);
    text_add(out, v->bound[side] ? "%s bound: %d\n" : "%s bound: no\n", who, v->bound[side]);
    text_add(out, "%s score: lords=%d locations=%d coalition=%d master=%d", who, score.lords, score.locations,
             score.coalition, score.master);
    if (rival)
        text_add(out, " bonus=%d", score.bonus);
    text_add(out, " total=%d\n", score.total);
}

void senate_view_text(const struct game_box *box, const struct game_view *view,
                      const struct game_state *truth, struct text *out)
{
    const struct senate_view *v = senate_view_of(truth ? (const void *)truth : view);
    game_decision decision = turns_view_decision(box, (const struct game_view *)v);
    game_outcome outcome = {.winners = v->winners, .how = v->how};
    if (senate_solo(v))
        state_word("opponent", v->opponent != SENATE_NONE ? senate_guild_name[v->opponent] : NULL, out);
    text_add(out, "round: %d\n", v->round);
    add_side(out, "turn", v, v->turn);
    state_to_act(&senate_rules, &decision, out);
    add_side(out, "complete", v, v->complete);
    text_add(out, "deck: %d\n", deck_count(v->deck, SENATE_LORDS));
    add_piles(out, v);
    state_heap("table", v->table, senate_lord_name, out);
    text_add(out, "location-deck: %d\n", deck_count(v->location_deck, SENATE_LOCATIONS));
    state_heap("locations", v->open, senate_location_name, out);
    state_heap("search", v->found, senate_location_name, out);
    add_side(out, "pearl-master", v, v->master);
    if (senate_solo(v))
        text_add(out, v->token ? "replay: 1\n" : "replay: opponent\n");
    for (int side = 0; side < v->sides; side++)
        add_side_of(out, v, side);
    state_outcome(&senate_rules, v->how == SENATE_END_NONE ? NULL : &outcome, "lost", out);
}

/* What the decks hold. */
void senate_dossier_text(const struct game_box *box, const struct game_view *view, struct text *out)
{
    (void)box;
    const struct senate_view *v = senate_view_of(view);
    for (int guild = 0; guild < SENATE_GUILDS; guild++) {
        text_add(out, "deck %s:", senate_guild_name[guild]);
        for (int rank = 0; rank < SENATE_RANKS; rank++) {
            int lord = guild * SENATE_RANKS + rank;
            text_add(out, " %d=%d", senate_worth(lord), v->deck[lord]);
        }
        text_add(out, "\n");
    }
    state_heap("location-deck", v->location_deck, senate_location_name, out);
}
