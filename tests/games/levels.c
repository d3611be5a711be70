/* The opponents of test programs, in place of src/ai/list.c: those of the house's games, and the toy's. */
#include "ai/level.h"

#include "ai/conspiracy-1982/levels.h"
#include "ai/senate/levels.h"
#include "ai/solomon/levels.h"
#include "ai/topsecret/levels.h"

extern const struct ai_levels toy_levels;

static const struct ai_levels *const games[] = {&solomon_levels, &c82_levels, &tss_levels,
                                                &senate_levels,  &toy_levels, NULL};

const struct ai_levels *const *ai_list(void)
{
    return games;
}
