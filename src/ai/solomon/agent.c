#include "ai/solomon/agent.h"

#include "ai/solomon/mind.h"
#include "base/i18n.h"

static const solomon_level level = {
    .values = &solomon_value_plain, .worlds = 16, .sift = 2, .keep = 16, .blur = 0.002F};

const ai_kind ai_solomon_agent = {
    .id = "agent",
    .version = 2,
    .title = N_("Agent"),
    .help =
        N_("Keeps count of what you may have paid, sees the next turn coming, and bids what it is worth."),
    .numbers = &level,
    SOLOMON_MIND_KIND,
};
