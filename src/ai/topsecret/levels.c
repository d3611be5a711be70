#include "ai/topsecret/levels.h"

#include "ai/search.h"
#include "ai/topsecret/knowledge.h"

#define TABLE .value = tss_value, .thumb = tss_thumb, .shortlist = tss_shortlist

static const struct ai_game plain = {TABLE};
static const struct ai_game watched = {TABLE, .mind = &tss_agents_mind};
static const struct ai_game read = {TABLE, .mind = &tss_spymasters_mind};

static const struct search_level low = {&plain,    .worlds = 16,  .turns = 1, .iterations = 100,
                                        .each = 6, .noise = 0.06f};
static const struct search_level middle = {&watched, .worlds = 1, .turns = 2, .iterations = 400, .each = 30};
static const struct search_level high = {&read, .worlds = 1, .turns = 4, .iterations = 3000, .each = 300};

static const struct ai_kind rookie = {AI_ROOKIE, .help = N_("Minds its own agent, and watches nobody."),
                                      .version = 1, .numbers = &low, SEARCH_KIND};
static const struct ai_kind agent = {
    AI_AGENT, .help = N_("Watches who moves whom, and sees what the next player may make of it."),
    .version = 1, .numbers = &middle, SEARCH_KIND};
static const struct ai_kind spymaster = {AI_SPYMASTER,
                                         .help = N_("Watches who moves whom, and looks round the table."),
                                         .version = 1, .numbers = &high, SEARCH_KIND};

static const struct ai_kind *const kinds[] = {&spymaster, &agent, &rookie, NULL};

const struct ai_levels tss_levels = {
    .game = "topsecret", .kind = kinds, .usual = &agent, .adviser = &agent, .stand_in = &rookie};
