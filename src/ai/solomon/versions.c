#include "ai/solomon/versions.h"

#include "ai/solomon/mind.h"
#include "base/i18n.h"

#define BY_HAND_1                                                                                            \
    {                                                                                                        \
        [2] = &solomon_value_1_by_hand, [3] = &solomon_value_1_by_hand, [4] = &solomon_value_1_by_hand       \
    }

static const solomon_values agent_1_values = {.for_seats = BY_HAND_1};

static const solomon_level agent_1 = {
    .values = &agent_1_values, .worlds = 16, .sift = 2, .keep = 16, .blur = 0.002F};

const ai_kind ai_solomon_agent_1 = {
    .id = "agent",
    .version = 1,
    .title = N_("Agent"),
    .help =
        N_("Keeps count of what you may have paid, sees the next turn coming, and bids what it is worth."),
    .numbers = &agent_1,
    SOLOMON_MIND_KIND,
};

static const solomon_values spymaster_1_values = {
    .for_seats = BY_HAND_1,
    .second = {[2] = &solomon_value_1_for_2, [3] = &solomon_value_1_for_3, [4] = &solomon_value_1_for_4},
    .second_part = {[2] = 0.5F, [3] = 0.25F, [4] = 0.25F}};

static const solomon_level spymaster_1 = {
    .values = &spymaster_1_values, .worlds = 48, .ahead = 5, .ahead_worlds = 16, .sift = 3, .keep = 20};

const ai_kind ai_solomon_spymaster_1 = {
    .id = "spymaster",
    .version = 1,
    .title = N_("Spymaster"),
    .help = N_("Weighs every world you may be hiding, races for Dr. Solomon when that is the better way, and "
               "bluffs."),
    .numbers = &spymaster_1,
    SOLOMON_MIND_KIND,
};
