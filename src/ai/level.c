#include "ai/level.h"

#include "ai/random.h"

#include <string.h>

static const struct ai_levels *levels_of(const char *game)
{
    static const struct ai_kind *const nothing[] = {NULL};
    static const struct ai_levels none = {.kind = nothing};

    for (const struct ai_levels *const *levels = ai_list(); *levels; levels++)
        if (strcmp((*levels)->game, game) == 0)
            return *levels;
    return &none;
}

const struct ai_kind *ai_kind_at(const char *game, size_t i)
{
    const struct ai_kind *const *kind = levels_of(game)->kind;

    for (; *kind; kind++, i--)
        if (i == 0)
            return *kind;
    return i == 0 ? &ai_random : NULL;
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

    for (size_t i = 0; (kind = ai_kind_at(game, i)); i++)
        if (strncmp(name, kind->id, strlen(kind->id)) == 0 && is_version(kind, name + strlen(kind->id)))
            return kind;
    return NULL;
}

static bool is_newest(const char *game, const struct ai_kind *kind)
{
    return ai_kind_named(kind->id, game) == kind;
}

const struct ai_kind *ai_level_of(const char *game, size_t i)
{
    size_t kinds = 0;

    while (ai_kind_at(game, kinds))
        kinds++;
    while (kinds > 0)
        if (is_newest(game, ai_kind_at(game, --kinds)) && i-- == 0)
            return ai_kind_at(game, kinds);
    return NULL;
}

const struct ai_kind *ai_weakest(const char *game)
{
    const struct ai_kind *weakest = ai_level_of(game, 1);

    return weakest ? weakest : &ai_random;
}

const struct ai_kind *ai_strongest(const char *game)
{
    return ai_kind_at(game, 0);
}

const struct ai_kind *ai_usual(const char *game)
{
    const struct ai_kind *usual = levels_of(game)->usual;

    return usual ? usual : ai_weakest(game);
}

const struct ai_kind *ai_adviser(const char *game)
{
    const struct ai_kind *adviser = levels_of(game)->adviser;

    return adviser ? adviser : ai_strongest(game);
}

const struct ai_kind *ai_stand_in(const char *game)
{
    const struct ai_kind *stand_in = levels_of(game)->stand_in;

    return stand_in ? stand_in : ai_weakest(game);
}

const ai_character *ai_character_named(const struct ai_kind *kind, const char *id)
{
    for (const ai_character *c = kind->characters; c && c->id; c++)
        if (strcmp(c->id, id) == 0)
            return c;
    return NULL;
}

/* Whether a level that stands before this one has the character as well. */
static bool had_before(const char *game, size_t kind, const char *id)
{
    while (kind-- > 0)
        if (ai_character_named(ai_kind_at(game, kind), id))
            return true;
    return false;
}

const ai_character *ai_character_of(const char *game, size_t i)
{
    const struct ai_kind *kind;

    for (size_t k = 0; (kind = ai_kind_at(game, k)); k++)
        for (const ai_character *c = kind->characters; c && c->id; c++)
            if (!had_before(game, k, c->id) && i-- == 0)
                return c;
    return NULL;
}
