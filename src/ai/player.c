#include "ai/player.h"

#include "ai/level.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/map.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct ai_player {
    const struct ai_kind *kind;
    const struct game_rules *rules;
    const struct game_box *box;
    void *own; /* what create returned */
};

/* `spymaster, agent, …`: every level of the game, as it can be asked for. */
static void list_levels(const char *game, struct text *out)
{
    for (size_t i = 0; ai_kind_at(game, i); i++) {
        const struct ai_kind *kind = ai_kind_at(game, i);
        if (kind == ai_kind_named(kind->id, game))
            text_add(out, "%s%s", out->length ? ", " : "", kind->id);
    }
}

/* Says that there is no such level and which there are; where only its version is wrong, which versions. */
static void say_unknown(const char *name, const char *game, game_error *err)
{
    struct text text = text_over(err->text, sizeof err->text);
    size_t length = strcspn(name, "@+");
    bool found = false;

    text_add(&text, _("there is no level \"%.60s\""), text_typed(name).at);
    for (size_t i = 0; name[length] == '@' && ai_kind_at(game, i); i++) {
        const struct ai_kind *kind = ai_kind_at(game, i);
        if (strlen(kind->id) != length || strncmp(kind->id, name, length) != 0)
            continue;
        if (found)
            text_add(&text, ", %d", kind->version);
        else
            text_add(&text, _("; %s has the versions %d"), kind->id, kind->version);
        found = true;
    }
    if (!found) {
        char levels[160];
        struct text list = text_over(levels, sizeof levels);
        list_levels(game, &list);
        text_add(&text, _("; the levels are %s"), levels);
    }
}

/* Says that the level has no such character and which it has. */
static void say_no_character(const struct ai_kind *kind, const char *name, game_error *err)
{
    struct text text = text_over(err->text, sizeof err->text);
    const ai_character *c = kind->characters;

    text_add(&text, _("the level %s has no character \"%.60s\""), kind->id, text_typed(name).at);
    for (; c && c->id; c++)
        text_add(&text, c == kind->characters ? _("; it has %s") : ", %s", c->id);
    if (!kind->characters)
        text_add(&text, "%s", _("; it has none"));
}

const struct ai_kind *ai_find(const char *who, const char *game, const ai_character **character,
                              game_error *err)
{
    char level[AI_WHO_SIZE];
    const char *name = strncmp(who, "ai:", 3) == 0 ? who + 3 : who;
    const char *plus = strchr(name, '+');
    size_t length = plus ? (size_t)(plus - name) : strlen(name);
    const struct ai_kind *kind = NULL;

    *character = NULL;
    if (length < sizeof level) {
        memcpy(level, name, length);
        level[length] = '\0';
        kind = ai_kind_named(level, game);
    }
    if (!kind) {
        say_unknown(name, game, err);
        return NULL;
    }
    if (!plus)
        return kind;
    *character = ai_character_named(kind, plus + 1);
    if (!*character) {
        say_no_character(kind, plus + 1, err);
        return NULL;
    }
    return kind;
}

bool ai_known(const char *who, const char *game, game_error *err)
{
    const ai_character *character;

    return ai_find(who, game, &character, err);
}

struct ai_player *ai_open(const char *who, const struct ai_setup *setup, game_error *err)
{
    const ai_character *character;
    const struct ai_kind *kind = ai_find(who, setup->rules->id, &character, err);
    struct ai_setup own = *setup;

    if (!kind)
        return NULL;
    own.character = character ? character->id : NULL;
    struct ai_player *p = calloc(1, sizeof *p);
    if (p) {
        *p = (struct ai_player){kind, setup->rules, setup->box, kind->create(kind, &own)};
        if (p->own)
            return p;
    }
    free(p);
    snprintf(err->text, sizeof err->text, "%s", _("out of memory"));
    return NULL;
}

bool ai_same_action(const game_action *a, const game_action *b)
{
    return a->kind == b->kind && a->n == b->n && memcmp(a->arg, b->arg, sizeof a->arg) == 0;
}

const char *ai_seat_name(const struct ai_setup *setup, int seat)
{
    const char *name = setup->name[seat];
    const char *place =
        setup->rules->place_name ? setup->rules->place_name(setup->box, setup->config->place[seat]) : NULL;

    if (name && name[0])
        return name;
    return place ? i18n_data(setup->rules->id, place) : _("a rival");
}

const char *ai_place_name(const struct ai_setup *setup, const struct map *map, int place)
{
    const char *title = map_title(map, place);

    return title ? i18n_data(setup->rules->id, title) : NULL;
}

void ai_say(char why[AI_WHY_SIZE], const char *format, ...)
{
    char line[AI_WHY_SIZE];
    struct text text = text_over(line, sizeof line);
    size_t said = strlen(why);
    va_list args;

    va_start(args, format);
    text_addv(&text, format, args);
    va_end(args);
    if (said > 0 && (text.cut || said + 1 + text.length >= AI_WHY_SIZE))
        return;
    snprintf(why + said, AI_WHY_SIZE - said, "%s%s", said > 0 ? " " : "", line);
}

void ai_see(struct ai_player *p, int actor, const game_action *masked, const struct game_view *after)
{
    if (p->kind->see)
        p->kind->see(p->own, actor, masked, after);
}

void ai_opened(struct ai_player *p, size_t n, int actor, const game_action *masked)
{
    if (p->kind->opened)
        p->kind->opened(p->own, n, actor, masked);
}

void ai_decide(struct ai_player *p, const struct game_view *view, const struct ai_limits *limits,
               ai_choice *out)
{
    game_action legal[GAME_MAX_LEGAL];
    size_t count = p->rules->view_legal(p->box, view, legal, GAME_MAX_LEGAL);

    memset(out, 0, sizeof *out);
    p->kind->decide(p->own, view, limits, out);
    for (size_t i = 0; i < count; i++)
        if (ai_same_action(&legal[i], &out->action))
            return;
    if (count > 0)
        out->action = legal[0];
}

double ai_expects(const struct ai_player *p, int seat, int thing)
{
    return p->kind->expects ? p->kind->expects(p->own, seat, thing) : -1;
}

void ai_close(struct ai_player *p)
{
    if (!p)
        return;
    p->kind->destroy(p->own);
    free(p);
}
