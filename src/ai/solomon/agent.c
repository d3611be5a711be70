#include "ai/solomon/agent.h"

#include "ai/solomon/mind.h"
#include "base/i18n.h"

#include <stdlib.h>

static const solomon_level level = {
    .values = &solomon_value_plain, .worlds = 16, .sift = 2, .keep = 16, .blur = 0.002F};

static void *create(const ai_setup *setup)
{
    return solomon_mind_create(setup, &level);
}

static const char *const games[] = {"solomon", NULL};

const ai_kind ai_solomon_agent = {
    .id = "agent",
    .version = 1,
    .title = N_("Agent"),
    .help =
        N_("Keeps count of what you may have paid, sees the next turn coming, and bids what it is worth."),
    .games = games,
    .characters = solomon_characters,
    .create = create,
    .see = solomon_mind_see,
    .decide = solomon_mind_decide,
    .destroy = free,
};
