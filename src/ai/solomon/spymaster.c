#include "ai/solomon/spymaster.h"

#include "ai/solomon/habits.h"
#include "ai/solomon/mind.h"

/* What was learnt knows what coins are worth at the end, what was made by hand goes for the briefcase: half of each beats
 * either alone. Coins are dearer than both think, since both were made for players who part with them easily. */
const struct solomon_values solomon_spymaster_values = {
    .for_seats = SOLOMON_FOR_ALL_SEATS(solomon_value_by_hand),
    .second = {[2] = &solomon_value_for_2, [3] = &solomon_value_alone_for_3, [4] = &solomon_value_for_4},
    .second_part = {[2] = 0.65f, [3] = 0.5f, [4] = 0.5f}};

#define ON_BOTH_BOARDS                                                                                       \
    .values = &solomon_spymaster_values, .habits = &solomon_habits_6, .worlds = 48, .wary = true,            \
    .thrift = 0.009f, .express = 0.004f, .lax = 0.002f, .lavish = {[2] = 100, [3] = 20, [4] = 20},           \
    .in_vain = 0.012f, .spares = true, .takes_wins = true, .race = 0.08f, .futile = 0.04f, .frees = true,    \
    .frank = 0.8f, .soft = 0.5f, .stale = 0.006f, .carries = true

/* With express trains an attack takes a turn less, and what is hidden decides. To look ahead, where everyone knows all coins, gains
 * nothing there, to try all that can be done in more worlds does; and nobody waits for Dr. Solomon who need not. Between two the match
 * is soon over, and is played out; among four, two rounds of it. */
static const struct solomon_level with_express = {
    ON_BOTH_BOARDS, .play = {[2] = {5, 128, 60}, [4] = {5, 64, 8}}, .played = 0.5f, .sift = 12, .keep = 40,
    .bares = true};

static const struct solomon_level level = {ON_BOTH_BOARDS,
                                           .with_express = &with_express,
                                           .ahead = {[2] = {5, 16, 2}, [3] = {5, 16, 2}, [4] = {5, 16, 3}},
                                           .sift = 3,
                                           .keep = 20,
                                           .early = 0.02f,
                                           .grows = true};

const struct ai_kind ai_solomon_spymaster = {
    .version = 7,
    SOLOMON_SPYMASTER_WORDS,
    .numbers = &level,
    SOLOMON_MIND_KIND,
};
