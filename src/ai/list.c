/* All kinds of opponent: a line each, the newest version of a level before its older ones. Test
 * programs link a list of their own in its place. */
#include "ai/player.h"

#include "ai/random.h"
#include "ai/solomon/agent.h"
#include "ai/solomon/rookie.h"
#include "ai/solomon/spymaster.h"
#include "ai/solomon/versions.h"

// clang-format off
static const struct ai_kind *const kinds[] = {
    &ai_solomon_spymaster,
    &ai_solomon_spymaster_3,
    &ai_solomon_spymaster_2,
    &ai_solomon_spymaster_1,
    &ai_solomon_agent,
    &ai_solomon_agent_3,
    &ai_solomon_agent_2,
    &ai_solomon_agent_1,
    &ai_solomon_rookie,
    &ai_random,
};
// clang-format on

const struct ai_kind *ai_kind_at(size_t i)
{
    return i < sizeof kinds / sizeof kinds[0] ? kinds[i] : NULL;
}
