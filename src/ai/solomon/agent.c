#include "ai/solomon/agent.h"

#include "ai/solomon/mind.h"

/* Half by hand, which alone forgets Dr. Solomon, and half the line that was learnt. Between two it does well without. */
static const struct solomon_values values = {
    .for_seats = SOLOMON_FOR_ALL_SEATS(solomon_value_by_hand),
    .second = {[2] = &solomon_line_for_2, [3] = &solomon_line_alone_for_3, [4] = &solomon_line_for_4},
    .second_part = {[3] = 0.5f, [4] = 0.5f}};

static const struct solomon_level level = {.values = &values,
                                           .worlds = 16,
                                           .sift = 2,
                                           .keep = 16,
                                           .blur = 0.002f,
                                           .thrift = 0.001f,
                                           .in_vain = 0.003f};

const struct ai_kind ai_solomon_agent = {
    .version = 4,
    SOLOMON_AGENT_WORDS,
    .numbers = &level,
    SOLOMON_MIND_KIND,
};
