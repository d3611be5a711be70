#include "ai/solomon/agent.h"

#include "ai/solomon/habits.h"
#include "ai/solomon/mind.h"

/* Half by hand, which alone forgets Dr. Solomon, and half the line that was learnt. Between two it does well without. */
const struct solomon_values solomon_agent_values = {
    .for_seats = SOLOMON_FOR_ALL_SEATS(solomon_value_by_hand),
    .second = {[2] = &solomon_line_for_2, [3] = &solomon_line_alone_for_3, [4] = &solomon_line_for_4},
    .second_part = {[3] = 0.5f, [4] = 0.5f}};

static const struct solomon_level level = {.values = &solomon_agent_values,
                                           .habits = &solomon_habits_6,
                                           .worlds = 16,
                                           .sift = 2,
                                           .keep = 16,
                                           .blur = 0.002f,
                                           .thrift = 0.009f,
                                           .express = 0.004f,
                                           .lax = 0.001f,
                                           .lavish = {[2] = 100, [3] = 20, [4] = 20},
                                           .in_vain = 0.012f,
                                           .wary = true,
                                           .spares = true,
                                           .takes_wins = true,
                                           .race = 0.08f,
                                           .futile = 0.06f,
                                           .frees = true,
                                           .soft = 0.5f,
                                           .stale = 0.006f,
                                           .carries = true};

const struct ai_kind ai_solomon_agent = {
    .version = 6,
    SOLOMON_AGENT_WORDS,
    .numbers = &level,
    SOLOMON_MIND_KIND,
};
