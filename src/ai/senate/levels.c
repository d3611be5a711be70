#include "ai/senate/levels.h"

#include "ai/search.h"
#include "ai/senate/knowledge.h"

static const struct ai_game game = {.value = senate_value,
                                    .thumb = senate_thumb,
                                    .worthy = senate_worthy,
                                    .taste = senate_taste,
                                    .why = senate_why};

static const struct search_level low = {&game,     .worlds = 1,   .turns = 1, .iterations = 40,
                                        .each = 4, .noise = 0.12f};
static const struct search_level middle = {&game, .worlds = 1, .turns = 2, .iterations = 240, .each = 24};
static const struct search_level high = {&game, .worlds = 1, .turns = 6, .iterations = 3000, .each = 250};

static const ai_character characters[] = {
    {"miser", N_("The Miser"), N_("Hands out as little as can be.")},
    {"diver", N_("The Diver"), N_("Cannot let a Pearl lie.")},
    {"patron", N_("The Patron"), N_("Builds up one guild.")},
    {0},
};

static const struct ai_kind rookie = {AI_ROOKIE,
                                      .help = N_("Takes what looks good now."),
                                      .version = 1,
                                      .numbers = &low,
                                      .characters = characters,
                                      SEARCH_KIND};
static const struct ai_kind agent = {AI_AGENT,
                                     .help = N_("Sees what the next player may make of it."),
                                     .version = 1,
                                     .numbers = &middle,
                                     .characters = characters,
                                     SEARCH_KIND};
static const struct ai_kind spymaster = {
    AI_SPYMASTER,
    .help = N_("Counts the decks, and plays the next rounds through in mind."),
    .version = 1,
    .numbers = &high,
    .characters = characters,
    SEARCH_KIND};

static const struct ai_kind *const kinds[] = {&spymaster, &agent, &rookie, NULL};

const struct ai_levels senate_levels = {
    .game = "senate", .kind = kinds, .usual = &agent, .adviser = &spymaster, .stand_in = &rookie};
