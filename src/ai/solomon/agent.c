#include "ai/solomon/agent.h"

#include "ai/solomon/mind.h"
#include "base/i18n.h"

/* By hand, with a little of the line that was learnt: alone it forgets Dr. Solomon. Between two it does well without. */
static const solomon_values values = {
    .for_seats = {[2] = &solomon_value_by_hand, [3] = &solomon_value_by_hand, [4] = &solomon_value_by_hand},
    .second = {[2] = &solomon_line_for_2, [3] = &solomon_line_for_3, [4] = &solomon_line_for_4},
    .second_part = {[3] = 0.25F, [4] = 0.25F}};

static const solomon_level level = {.values = &values,
                                    .worlds = 16,
                                    .sift = 2,
                                    .keep = 16,
                                    .blur = 0.002F,
                                    .thrift = 0.001F,
                                    .in_vain = 0.003F};

const ai_kind ai_solomon_agent = {
    .id = "agent",
    .version = 2,
    .title = N_("Agent"),
    .help =
        N_("Keeps count of what you may have paid, sees the next turn coming, and bids what it is worth."),
    .numbers = &level,
    SOLOMON_MIND_KIND,
};
