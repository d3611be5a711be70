#include "games/toy/toy_ai.h"

#include "ai/search.h"
#include "games/toy/toy_view.h"

#include <math.h>

/* ---- What the search is told of the game ---- */

/* What a seat may hope to end with: what it has, and its share of the prizes to come, as large as its share of the chips. */
static float hope(const struct toy_view *t, int seat)
{
    float to_come = 3.5f * (float)(t->rounds - t->round + 1), chips = 0;

    for (int i = 0; i < t->seats; i++)
        chips += t->chips[i];
    float share =
        t->seats == 1 ? fminf(to_come, t->chips[seat]) : to_come * (float)t->chips[seat] / (chips + 1);
    return (float)toy_score(t, seat) + share;
}

/* The more a seat may hope to be ahead, the likelier it wins. */
static void value(const struct game_box *box, const struct game_state *world, float out[GAME_MAX_SEATS])
{
    const struct toy_view *t = (const struct toy_view *)world;
    float sum = t->seats == 1 ? expf(TOY_TARGET) : 0;

    (void)box;
    for (int i = 0; i < t->seats; i++)
        sum += out[i] = expf(hope(t, i));
    for (int i = 0; i < t->seats; i++)
        out[i] /= sum;
}

/* Whoever holds a low card bids higher. */
static float likelihood(const struct game_box *box, const struct game_state *world, int actor,
                        const game_action *a)
{
    const struct toy_view *t = (const struct toy_view *)world;
    float need = 1 - (float)t->card[actor] / TOY_CARDS, bold = (float)a->arg[0] / TOY_CHIPS;

    (void)box;
    return 0.5f + need * bold + (1 - need) * (1 - bold);
}

static const struct ai_game toy_game = {.value = value, .likelihood = likelihood};

/* ---- Three levels ---- */

static const struct search_level rookie = {&toy_game, .worlds = 16, .turns = 1, .iterations = 60,
                                           .noise = 0.1f};
static const struct search_level agent = {&toy_game, .worlds = 64, .turns = 2, .iterations = 400,
                                          .noise = 0.01f};
static const struct search_level spymaster = {&toy_game, .worlds = 256, .turns = 3, .iterations = 2000};

static const struct ai_kind toy_rookie = {AI_ROOKIE, .help = N_("Looks no further than this prize."),
                                          .version = 1, .numbers = &rookie, SEARCH_KIND};
static const struct ai_kind toy_agent = {AI_AGENT, .help = N_("Saves chips for the next prize."),
                                         .version = 1, .numbers = &agent, SEARCH_KIND};
static const struct ai_kind toy_spymaster = {AI_SPYMASTER, .help = N_("Weighs what everyone may hold."),
                                             .version = 1, .numbers = &spymaster, SEARCH_KIND};

static const struct ai_kind *const kinds[] = {&toy_spymaster, &toy_agent, &toy_rookie, NULL};
const struct ai_levels toy_levels = {
    .game = "toy", .kind = kinds, .usual = &toy_agent, .adviser = &toy_agent};
