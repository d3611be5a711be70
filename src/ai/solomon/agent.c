#include "ai/solomon/agent.h"

#include "ai/solomon/habits.h"
#include "ai/solomon/mind.h"

/* Half by hand, which alone forgets Dr. Solomon, and half the line that was learnt. Between two it does well without. */
const struct solomon_values solomon_agent_values = {
    .for_seats = SOLOMON_FOR_ALL_SEATS(solomon_value_by_hand),
    .second = {[2] = &solomon_line_for_2, [3] = &solomon_line_alone_for_3, [4] = &solomon_line_for_4},
    .second_part = {[3] = 0.5f, [4] = 0.5f}};

/* The Hoarder won too often among plain agents: he keeps half of what he liked to. */
static const struct solomon_level level = {SOLOMON_AGENT_6, .looser = 0.5f};

const struct ai_kind ai_solomon_agent = {
    .version = 7,
    SOLOMON_AGENT_WORDS,
    .numbers = &level,
    SOLOMON_MIND_KIND,
};
