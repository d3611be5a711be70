#include "ai/solomon/versions.h"

#include "ai/solomon/agent.h"
#include "ai/solomon/habits.h"
#include "ai/solomon/mind.h"
#include "ai/solomon/spymaster.h"

/* Versions that differ in their weights alone. */
#define AGENT_SINCE_2(weights)                                                                               \
    {                                                                                                        \
        .values = &(weights), .worlds = 16, .sift = 2, .keep = 16, .blur = 0.002f, .thrift = 0.001f,         \
        .in_vain = 0.003f                                                                                    \
    }
#define SPYMASTER_SINCE_2(weights)                                                                           \
    {                                                                                                        \
        .values = &(weights), .worlds = 48, .ahead = SOLOMON_LOOK_ALIKE(5, 16, 1), .sift = 3, .keep = 20,    \
        .wary = true, .thrift = 0.002f, .in_vain = 0.003f                                                    \
    }

static const struct solomon_values agent_1_values = {.for_seats =
                                                         SOLOMON_FOR_ALL_SEATS(solomon_value_1_by_hand)};

static const struct solomon_level agent_1 = {
    .values = &agent_1_values, .worlds = 16, .sift = 2, .keep = 16, .blur = 0.002f};

const struct ai_kind ai_solomon_agent_1 = {
    .version = 1,
    SOLOMON_AGENT_WORDS,
    .numbers = &agent_1,
    SOLOMON_MIND_KIND,
};

static const struct solomon_values spymaster_1_values = {
    .for_seats = SOLOMON_FOR_ALL_SEATS(solomon_value_1_by_hand),
    .second = {[2] = &solomon_value_1_for_2, [3] = &solomon_value_1_for_3, [4] = &solomon_value_1_for_4},
    .second_part = {[2] = 0.5f, [3] = 0.25f, [4] = 0.25f}};

static const struct solomon_level spymaster_1 = {.values = &spymaster_1_values,
                                                 .worlds = 48,
                                                 .ahead = SOLOMON_LOOK_ALIKE(5, 16, 1),
                                                 .sift = 3,
                                                 .keep = 20};

const struct ai_kind ai_solomon_spymaster_1 = {
    .version = 1,
    SOLOMON_SPYMASTER_WORDS,
    .numbers = &spymaster_1,
    SOLOMON_MIND_KIND,
};

static const struct solomon_values agent_2_values = {
    .for_seats = SOLOMON_FOR_ALL_SEATS(solomon_value_by_hand),
    .second = {[2] = &solomon_line_2_for_2, [3] = &solomon_line_2_for_3, [4] = &solomon_line_2_for_4},
    .second_part = {[3] = 0.25f, [4] = 0.25f}};

static const struct solomon_level agent_2 = AGENT_SINCE_2(agent_2_values);

const struct ai_kind ai_solomon_agent_2 = {
    .version = 2,
    SOLOMON_AGENT_WORDS,
    .numbers = &agent_2,
    SOLOMON_MIND_KIND,
};

static const struct solomon_values spymaster_2_values = {
    .for_seats = SOLOMON_FOR_ALL_SEATS(solomon_value_by_hand),
    .second = {[2] = &solomon_value_2_for_2, [3] = &solomon_value_2_for_3, [4] = &solomon_value_2_for_4},
    .second_part = {[2] = 0.5f, [3] = 0.5f, [4] = 0.5f}};

static const struct solomon_level spymaster_2 = SPYMASTER_SINCE_2(spymaster_2_values);

const struct ai_kind ai_solomon_spymaster_2 = {
    .version = 2,
    SOLOMON_SPYMASTER_WORDS,
    .numbers = &spymaster_2,
    SOLOMON_MIND_KIND,
};

static const struct solomon_values agent_3_values = {
    .for_seats = SOLOMON_FOR_ALL_SEATS(solomon_value_by_hand),
    .second = {[2] = &solomon_line_for_2, [3] = &solomon_line_for_3, [4] = &solomon_line_for_4},
    .second_part = {[3] = 0.5f, [4] = 0.5f}};

static const struct solomon_level agent_3 = AGENT_SINCE_2(agent_3_values);

const struct ai_kind ai_solomon_agent_3 = {
    .version = 3,
    SOLOMON_AGENT_WORDS,
    .numbers = &agent_3,
    SOLOMON_MIND_KIND,
};

static const struct solomon_values spymaster_3_values = {
    .for_seats = SOLOMON_FOR_ALL_SEATS(solomon_value_by_hand),
    .second = {[2] = &solomon_value_for_2, [3] = &solomon_value_2_for_3, [4] = &solomon_value_for_4},
    .second_part = {[2] = 0.65f, [3] = 0.5f, [4] = 0.5f}};

static const struct solomon_level spymaster_3 = SPYMASTER_SINCE_2(spymaster_3_values);

const struct ai_kind ai_solomon_spymaster_3 = {
    .version = 3,
    SOLOMON_SPYMASTER_WORDS,
    .numbers = &spymaster_3,
    SOLOMON_MIND_KIND,
};

static const struct solomon_level agent_4 = AGENT_SINCE_2(solomon_agent_values);

const struct ai_kind ai_solomon_agent_4 = {
    .version = 4,
    SOLOMON_AGENT_WORDS,
    .numbers = &agent_4,
    SOLOMON_MIND_KIND,
};

static const struct solomon_level spymaster_4 = {
    .values = &solomon_spymaster_values,
    .worlds = 48,
    .ahead = {[2] = {5, 16, 2}, [3] = {5, 16, 2}, [4] = {5, 16, 3}},
    .sift = 3,
    .keep = 20,
    .wary = true,
    .thrift = 0.002f,
    .in_vain = 0.003f};

const struct ai_kind ai_solomon_spymaster_4 = {
    .version = 4,
    SOLOMON_SPYMASTER_WORDS,
    .numbers = &spymaster_4,
    SOLOMON_MIND_KIND,
};

static const struct solomon_level agent_5 = {.values = &solomon_agent_values,
                                             .habits = &solomon_habits_5,
                                             .worlds = 16,
                                             .sift = 2,
                                             .keep = 16,
                                             .blur = 0.002f,
                                             .thrift = 0.014f,
                                             .lax = 0.001f,
                                             .lavish = {[2] = 100, [3] = 40, [4] = 40},
                                             .in_vain = 0.003f,
                                             .carries = true};

const struct ai_kind ai_solomon_agent_5 = {
    .version = 5,
    SOLOMON_AGENT_WORDS,
    .numbers = &agent_5,
    SOLOMON_MIND_KIND,
};

static const struct solomon_level spymaster_5 = {
    .values = &solomon_spymaster_values,
    .habits = &solomon_habits_5,
    .worlds = 48,
    .ahead = {[2] = {5, 16, 2}, [3] = {5, 16, 2}, [4] = {5, 16, 3}},
    .sift = 3,
    .keep = 20,
    .wary = true,
    .thrift = 0.012f,
    .lax = 0.002f,
    .lavish = {[2] = 100, [3] = 40, [4] = 40},
    .in_vain = 0.003f,
    .carries = true};

const struct ai_kind ai_solomon_spymaster_5 = {
    .version = 5,
    SOLOMON_SPYMASTER_WORDS,
    .numbers = &spymaster_5,
    SOLOMON_MIND_KIND,
};

static const struct solomon_level agent_6 = {SOLOMON_AGENT_6};

const struct ai_kind ai_solomon_agent_6 = {
    .version = 6,
    SOLOMON_AGENT_WORDS,
    .numbers = &agent_6,
    SOLOMON_MIND_KIND,
};

static const struct solomon_level spymaster_6_with_express = {SOLOMON_SPYMASTER_6,
                                                              SOLOMON_SPYMASTER_6_WITH_EXPRESS};

static const struct solomon_level spymaster_6 = {SOLOMON_SPYMASTER_6, SOLOMON_SPYMASTER_6_BY_THE_RULEBOOK,
                                                 .with_express = &spymaster_6_with_express};

const struct ai_kind ai_solomon_spymaster_6 = {
    .version = 6,
    SOLOMON_SPYMASTER_WORDS,
    .numbers = &spymaster_6,
    SOLOMON_MIND_KIND,
};

static const struct solomon_level spymaster_7_with_express = {SOLOMON_SPYMASTER_6,
                                                              SOLOMON_SPYMASTER_7_WITH_EXPRESS};

static const struct solomon_level spymaster_7 = {SOLOMON_SPYMASTER_6, SOLOMON_SPYMASTER_6_BY_THE_RULEBOOK,
                                                 .with_express = &spymaster_7_with_express};

const struct ai_kind ai_solomon_spymaster_7 = {
    .version = 7,
    SOLOMON_SPYMASTER_WORDS,
    .numbers = &spymaster_7,
    SOLOMON_MIND_KIND,
};
