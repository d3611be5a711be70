/* All kinds of opponent: a line each, the newest version of a level before its older ones. */
#include "ai/player.h"

#include "ai/random.h"
#include "ai/solomon/agent.h"
#include "ai/solomon/rookie.h"
#include "ai/solomon/spymaster.h"
#include "ai/solomon/versions.h"

#include <string.h>

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

static bool plays(const struct ai_kind *kind, const char *game)
{
    if (!game || !kind->games)
        return true;
    for (const char *const *id = kind->games; *id; id++)
        if (strcmp(*id, game) == 0)
            return true;
    return false;
}

/* Whether `@2` asks for this version; nothing asks for any. */
static bool is_version(const struct ai_kind *kind, const char *suffix)
{
    unsigned version = 0;

    if (suffix[0] == '\0')
        return true;
    if (suffix[0] != '@' || suffix[1] < '1' || suffix[1] > '9' || strlen(suffix) > 6)
        return false;
    for (const char *at = suffix + 1; *at; at++) {
        if (*at < '0' || *at > '9')
            return false;
        version = version * 10 + (unsigned)(*at - '0');
    }
    return version == kind->version;
}

const struct ai_kind *ai_kind_named(const char *name, const char *game)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        size_t length = strlen(kinds[i]->id);
        if (strncmp(name, kinds[i]->id, length) == 0 && is_version(kinds[i], name + length) &&
            plays(kinds[i], game))
            return kinds[i];
    }
    return NULL;
}
