/* A kind of opponent by its name. */
#include "ai/player.h"

#include <string.h>

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
    const struct ai_kind *kind;

    for (size_t i = 0; (kind = ai_kind_at(i)); i++)
        if (strncmp(name, kind->id, strlen(kind->id)) == 0 && is_version(kind, name + strlen(kind->id)) &&
            plays(kind, game))
            return kind;
    return NULL;
}
