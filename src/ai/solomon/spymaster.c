#include "ai/solomon/spymaster.h"

#include "ai/solomon/habits.h"
#include "ai/solomon/mind.h"

/* What was learnt knows what coins are worth at the end, what was made by hand goes for the briefcase: half of each beats
 * either alone. Coins are dearer than both think, since both were made for players who part with them easily. */
const struct solomon_values solomon_spymaster_values = {
    .for_seats = SOLOMON_FOR_ALL_SEATS(solomon_value_by_hand),
    .second = {[2] = &solomon_value_for_2, [3] = &solomon_value_alone_for_3, [4] = &solomon_value_for_4},
    .second_part = {[2] = 0.65f, [3] = 0.5f, [4] = 0.5f}};

/* A hoarding spymaster won too often, like a hoarding agent. */
static const struct solomon_level with_express = {SOLOMON_SPYMASTER_6, SOLOMON_SPYMASTER_7_WITH_EXPRESS,
                                                  .looser = 0.5f};

static const struct solomon_level level = {SOLOMON_SPYMASTER_6, SOLOMON_SPYMASTER_6_BY_THE_RULEBOOK,
                                           .with_express = &with_express, .looser = 0.5f};

const struct ai_kind ai_solomon_spymaster = {
    .version = 8,
    SOLOMON_SPYMASTER_WORDS,
    .numbers = &level,
    SOLOMON_MIND_KIND,
};
