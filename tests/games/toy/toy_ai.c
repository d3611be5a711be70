#include "ai/search.h"
#include "games/toy/toy_view.h"

#include <math.h>

/* What a seat may hope to end with: what it has, and its share of the prizes to come, as large as its share of the chips. */
static float hope(const struct toy_view *t, int seat)
{
    float to_come = 3.5f * (float)(t->rounds - t->round + 1), chips = 1;

    for (int i = 0; i < t->seats; i++)
        chips += t->chips[i];
    float share = t->seats == 1 ? fminf(to_come, t->chips[0]) : to_come * (float)t->chips[seat] / chips;
    return (float)toy_score(t, seat) + share;
}

/* The more a seat may hope to be ahead, of the others or of the target, the likelier it wins. */
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
    float need = 1 - (float)((const struct toy_view *)world)->card[actor] / TOY_CARDS;
    float bold = (float)a->arg[0] / TOY_CHIPS;

    (void)box;
    return 0.5f + need * bold + (1 - need) * (1 - bold);
}

static const struct ai_game game = {.value = value, .likelihood = likelihood};

static const struct search_level low = {&game, .worlds = 16, .turns = 1, .iterations = 60, .noise = 0.1f};
static const struct search_level middle = {&game, .worlds = 64, .turns = 2, .iterations = 400};
static const struct search_level high = {&game, .worlds = 256, .turns = 3, .iterations = 2000};

static const struct ai_kind rookie = {AI_ROOKIE, .help = N_("Looks no further than this prize."),
                                      .version = 1, .numbers = &low, SEARCH_KIND};
static const struct ai_kind agent = {AI_AGENT, .help = N_("Saves chips for the next prize."), .version = 1,
                                     .numbers = &middle, SEARCH_KIND};
static const struct ai_kind spymaster = {AI_SPYMASTER, .help = N_("Weighs what all may hold."), .version = 1,
                                         .numbers = &high, SEARCH_KIND};

static const struct ai_kind *const kinds[] = {&spymaster, &agent, &rookie, NULL};
extern const struct ai_levels toy_levels; /* levels.c lists it */
const struct ai_levels toy_levels = {.game = "toy", .kind = kinds, .usual = &agent, .adviser = &agent};
