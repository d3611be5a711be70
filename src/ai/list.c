/* The levels of all games: a line each. Test programs link a list of their own in its place. */
#include "ai/level.h"

#include "ai/conspiracy-1982/levels.h"
#include "ai/senate/levels.h"
#include "ai/solomon/levels.h"
#include "ai/topsecret/levels.h"

static const struct ai_levels *const games[] = {&solomon_levels, &c82_levels, &tss_levels, &senate_levels,
                                                NULL};

const struct ai_levels *const *ai_list(void)
{
    return games;
}
