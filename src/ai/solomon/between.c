#include "ai/solomon/between.h"

#include "ai/solomon/agent.h"
#include "ai/solomon/habits.h"
#include "ai/solomon/mind.h"

/* They choose among few that have been sifted, so that what they do by mood is never silly; and where much hangs on it, as when
 * the game can be won or lost at once, no mood is large enough. */
#define BETWEEN(mood, mood_express)                                                                          \
    {                                                                                                        \
        .values = &solomon_agent_values, .habits = &solomon_habits_6, .worlds = 16, .sift = 2, .keep = 8,    \
        .blur = (mood), .blur_express = (mood_express), .thrift = 0.009f, .express = 0.004f, .lax = 0.001f,  \
        .lavish = {[2] = 100, [3] = 20, [4] = 20}, .spares = true, .takes_wins = true, .in_vain = 0.012f,    \
        .wary = true, .soft = 0.5f, .futile = 0.06f, .frees = true, .carries = true                          \
    }
#define KIND(level) .numbers = &(level), SOLOMON_MIND_KIND

static const struct solomon_level courier = BETWEEN(0.45f, 1.55f), courier_1 = BETWEEN(0.65f, 0);
static const struct solomon_level handler = BETWEEN(0.16f, 0.19f), handler_1 = BETWEEN(0.16f, 0);

#define COURIER                                                                                              \
    .id = "courier", .title = N_("Courier"),                                                                 \
    .help = N_("Follows the briefcase and guesses at your coins, but often settles for second best.")
#define HANDLER                                                                                              \
    .id = "handler", .title = N_("Handler"),                                                                 \
    .help = N_("Keeps count of your coins and sees most threats coming, but misjudges a turn now and then.")

const struct ai_kind ai_solomon_courier = {COURIER, .version = 2, KIND(courier)};
const struct ai_kind ai_solomon_handler = {HANDLER, .version = 2, KIND(handler)};
/* Before they minded which board it is. */
const struct ai_kind ai_solomon_courier_1 = {COURIER, .version = 1, KIND(courier_1)};
const struct ai_kind ai_solomon_handler_1 = {HANDLER, .version = 1, KIND(handler_1)};
