#include "app/choices.h"

#include "ai/level.h"
#include "base/assets.h"
#include "base/i18n.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

/* ---- Levels: the easiest first, `random` last ---- */

/* The level with this number from the easiest of the game's own on, then `random`; NULL past the last. */
static const struct ai_kind *level_of(const char *game, size_t i)
{
    const struct ai_kind *own = ai_level_of(game, i + 1);
    bool last = !own && (i == 0 || ai_level_of(game, i)); /* the first of ai's list is `random` */
    return own ? own : last ? ai_level_of(game, 0) : NULL;
}

static void add_character(struct choices *c, const ai_character *from)
{
    char *picture = c->picture[c->characters], name[64];
    snprintf(name, sizeof name, "portraits/%s.png", from->id);
    assets_choose(c->game, name, picture, CHOICES_PICTURE);
    c->character[c->characters++] = (struct host_choice){.id = from->id,
                                                         .title = i18n_marked(from->title),
                                                         .help = i18n_marked(from->help),
                                                         .picture = picture};
}

static void read_levels(struct choices *c)
{
    const struct ai_kind *kind;
    c->levels = 0;
    c->characters = 1;
    c->character[0] = (struct host_choice){
        .id = "", .title = _("No quirks"), .help = _("Plays as its level does."), .picture = ""};
    while (c->levels < CHOICES_MOST && (kind = level_of(c->game, c->levels))) {
        c->level[c->levels++] = (struct host_choice){.id = kind->id,
                                                     .title = i18n_marked(kind->title),
                                                     .help = i18n_marked(kind->help),
                                                     .picture = ""};
    }
    const ai_character *of;
    for (size_t i = 0; (of = ai_character_of(c->game, i)) && c->characters < CHOICES_MOST; i++)
        add_character(c, of);
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

static void add_person(struct choices *c, const json_t *entry)
{
    char file[128];
    if (!json_is_string(entry) || c->people == GAME_MAX_SEATS)
        return;
    snprintf(file, sizeof file, "portraits/%s.png", json_string_value(entry));
    assets_choose(c->game, file, c->person[c->people++], CHOICES_PICTURE);
}

static void read_faces(struct choices *c)
{
    char file[128], path[ASSETS_PATH_MAX];
    c->opponents = c->people = 0;
    if (!assets_choose(c->game, "portraits/opponents.json", file, sizeof file) ||
        !assets_find(file, path, sizeof path))
        return;
    json_t *root = json_load_file(path, 0, NULL);
    const json_t *entry;
    size_t i;
    json_array_foreach(json_object_get(root, "opponents"), i, entry) add_opponent(c, entry);
    json_array_foreach(json_object_get(root, "people"), i, entry) add_person(c, entry);
    json_decref(root);
}

void choices_read(struct choices *c, const char *game)
{
    c->game = game;
    read_levels(c);
    read_faces(c);
}

/* ---- What is asked of them ---- */

static size_t index_of(const struct choices *c, const struct ai_kind *kind)
{
    size_t i = 0;
    while (i + 1 < c->levels && strcmp(c->level[i].id, kind->id) != 0)
        i++;
    return i;
}

size_t choices_first(const struct choices *c)
{
    return index_of(c, ai_weakest(c->game));
}

size_t choices_strongest(const struct choices *c)
{
    return index_of(c, ai_strongest(c->game));
}

size_t choices_usual(const struct choices *c)
{
    return index_of(c, ai_usual(c->game));
}

bool choices_suit(const struct choices *c, size_t level, size_t character)
{
    if (level >= c->levels || character >= c->characters)
        return false;
    const struct ai_kind *kind = ai_kind_named(c->level[level].id, c->game);
    return character == 0 || (kind && ai_character_named(kind, c->character[character].id));
}

void choices_who(const struct choices *c, size_t level, size_t character, char out[MATCH_WHO_SIZE])
{
    bool quirky = character > 0 && choices_suit(c, level, character);
    snprintf(out, MATCH_WHO_SIZE, "ai:%s%s%s", level < c->levels ? c->level[level].id : "random",
             quirky ? "+" : "", quirky ? c->character[character].id : "");
}

/* The character that WHO names; 0, no quirks: none, or none of this game. */
static size_t character_of(const struct choices *c, const char *who)
{
    const char *plus = strchr(who, '+');
    for (size_t i = 1; plus && i < c->characters; i++)
        if (strcmp(c->character[i].id, plus + 1) == 0)
            return i;
    return 0;
}

const char *choices_face(const struct choices *c, const char *who, int chair)
{
    size_t character = character_of(c, who);
    if (character > 0)
        return c->picture[character];
    return c->opponents > 0 ? c->face[chair % c->opponents] : "";
}

const char *choices_person(const struct choices *c, int nth)
{
    return c->people > 0 ? c->person[nth % c->people] : "";
}

const char *choices_unnamed(void)
{
    return _("Chief");
}

bool choices_is_you(const struct match_setup *setup, int seat)
{
    int people = 0;

    for (int i = 0; i < setup->config.seats; i++)
        people += strcmp(setup->seat[i].who, "human") == 0;
    return people == 1 && strcmp(setup->seat[seat].who, "human") == 0 &&
           strcmp(setup->seat[seat].name, choices_unnamed()) == 0;
}

const char *choices_called(const struct match_setup *setup, int seat)
{
    return choices_is_you(setup, seat) ? C_("whose coins", "You") : match_called(setup, seat);
}

const char *choices_name(const struct choices *c, const char *who, int chair)
{
    const char *face = choices_face(c, who, chair);
    for (int i = 0; i < c->opponents; i++)
        if (strcmp(c->face[i], face) == 0)
            return c->name[i];
    return c->opponents > 0 ? c->name[chair % c->opponents] : _("Opponent");
}
