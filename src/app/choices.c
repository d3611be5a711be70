#include "app/choices.h"

#include "ai/player.h"
#include "base/assets.h"
#include "base/i18n.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

/* ---- Levels: the easiest first, `random` last ---- */

static bool plays(const struct ai_kind *kind, const char *game)
{
    return ai_kind_named(kind->id, game) == kind; /* and it is the newest version */
}

/* The level with this number from the easiest on; NULL past the last. */
static const struct ai_kind *level_of(const char *game, size_t i)
{
    const struct ai_kind *kind, *found[CHOICES_MOST];
    size_t n = 0;
    for (size_t k = 0; (kind = ai_kind_at(k)) && n < CHOICES_MOST; k++)
        if (plays(kind, game))
            found[n++] = kind;
    if (i + 1 == n)
        return found[n - 1];
    return i + 1 < n ? found[n - 2 - i] : NULL;
}

static void add_character(struct choices *c, const ai_character *from)
{
    for (size_t i = 0; i < c->characters; i++)
        if (strcmp(c->character[i].id, from->id) == 0)
            return;
    if (c->characters == CHOICES_MOST)
        return;
    char *picture = c->picture[c->characters], name[64];
    snprintf(name, sizeof name, "portraits/%s.png", from->id);
    assets_choose(c->game, name, picture, CHOICES_PICTURE);
    c->character[c->characters++] = (struct host_choice){
        .id = from->id, .title = _(from->title), .help = _(from->help), .picture = picture};
}

static void read_levels(struct choices *c)
{
    const struct ai_kind *kind;
    c->levels = 0;
    c->characters = 1;
    c->character[0] = (struct host_choice){
        .id = "", .title = _("No quirks"), .help = _("Plays as its level does."), .picture = ""};
    while (c->levels < CHOICES_MOST && (kind = level_of(c->game, c->levels))) {
        c->level[c->levels++] = (struct host_choice){
            .id = kind->id, .title = _(kind->title), .help = _(kind->help), .picture = ""};
        for (const ai_character *of = kind->characters; of && of->id; of++)
            add_character(c, of);
    }
}

/* ---- Names and faces ---- */

static void add_opponent(struct choices *c, const json_t *entry)
{
    const char *name = json_string_value(json_object_get(entry, "name")),
               *portrait = json_string_value(json_object_get(entry, "portrait"));
    char file[128];
    if (!name || !portrait || c->opponents == GAME_MAX_SEATS)
        return;
    snprintf(file, sizeof file, "portraits/%s.png", portrait);
    snprintf(c->name[c->opponents], CHOICES_NAME, "%s", name);
    assets_choose(c->game, file, c->face[c->opponents++], CHOICES_PICTURE);
}

static void read_opponents(struct choices *c)
{
    char file[128], path[ASSETS_PATH_MAX];
    c->opponents = 0;
    if (!assets_choose(c->game, "portraits/opponents.json", file, sizeof file) ||
        !assets_find(file, path, sizeof path))
        return;
    json_t *root = json_load_file(path, 0, NULL);
    const json_t *entry;
    size_t i;
    json_array_foreach(json_object_get(root, "opponents"), i, entry) add_opponent(c, entry);
    json_decref(root);
}

void choices_read(struct choices *c, const char *game)
{
    c->game = game;
    read_levels(c);
    read_opponents(c);
}

/* ---- What is asked of them ---- */

size_t choices_first(const struct choices *c)
{
    (void)c;
    return 0;
}

size_t choices_strongest(const struct choices *c)
{
    return c->levels > 1 ? c->levels - 2 : 0;
}

size_t choices_usual(const struct choices *c)
{
    return c->levels > 2 ? 1 : 0;
}

bool choices_suit(const struct choices *c, size_t level, size_t character)
{
    if (level >= c->levels || character >= c->characters)
        return false;
    if (character == 0)
        return true;
    char who[MATCH_WHO_SIZE];
    game_error err;
    snprintf(who, sizeof who, "ai:%s+%s", c->level[level].id, c->character[character].id);
    return ai_known(who, c->game, &err);
}

void choices_who(const struct choices *c, size_t level, size_t character, char out[MATCH_WHO_SIZE])
{
    bool quirky = character > 0 && choices_suit(c, level, character);
    snprintf(out, MATCH_WHO_SIZE, "ai:%s%s%s", level < c->levels ? c->level[level].id : "random",
             quirky ? "+" : "", quirky ? c->character[character].id : "");
}

const char *choices_face(const struct choices *c, const char *who, int chair)
{
    const char *plus = strchr(who, '+');
    for (size_t i = 1; plus && i < c->characters; i++)
        if (strcmp(c->character[i].id, plus + 1) == 0)
            return c->picture[i];
    return c->opponents > 0 ? c->face[chair % c->opponents] : "";
}

const char *choices_name(const struct choices *c, int chair)
{
    return c->opponents > 0 ? c->name[chair % c->opponents] : _("Opponent");
}
