#include "ai/opponent.h"

#include "ai/bot.h"
#include "ai/level.h"
#include "base/i18n.h"
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FAULTS = 3 }; /* after so many a bot loses its seat */

struct opponent {
    struct opponent_setup setup;
    struct ai_player *player; /* the level, or the one that would take over from the bot */
    struct bot *bot;          /* NULL: none, or none any more */
    int faults;
    char level[AI_WHO_SIZE]; /* what `player` is made from */
    char name[MATCH_NAME_SIZE];
};

static const char *bot_command(const char *who)
{
    return strncmp(who, "bot:", 4) == 0 && who[4] ? who + 4 : NULL;
}

bool opponent_known(const char *who, const char *game, game_error *err)
{
    if (strcmp(who, "bot:") == 0) {
        snprintf(err->text, sizeof err->text, "%s", _("bot: needs a command"));
        return false;
    }
    return bot_command(who) || ai_known(who, game, err);
}

bool opponent_hears_openings(const char *who, const char *game)
{
    const ai_character *character;
    game_error err;
    const struct ai_kind *kind = bot_command(who) ? NULL : ai_find(who, game, &character, &err);

    return bot_command(who) || (kind && kind->opened);
}

struct opponent *opponent_open(const struct opponent_setup *setup, game_error *err)
{
    const char *command = bot_command(setup->who);

    if (!opponent_known(setup->who, setup->rules->id, err))
        return NULL;
    struct opponent *o = calloc(1, sizeof *o);
    if (!o) {
        snprintf(err->text, sizeof err->text, "%s", _("out of memory"));
        return NULL;
    }
    o->setup = *setup;
    if (command && !(o->bot = bot_start(command, setup->patient, err))) {
        free(o);
        return NULL;
    }
    const char *level = strncmp(setup->who, "ai:", 3) == 0 ? setup->who + 3 : setup->who;
    snprintf(o->level, sizeof o->level, "%s", command ? ai_stand_in(setup->rules->id)->id : level);
    snprintf(o->name, sizeof o->name, "%s", o->bot ? bot_name(o->bot) : o->level);
    return o;
}

const char *opponent_name(const struct opponent *o)
{
    return o->name;
}

bool opponent_begin(struct opponent *o, const struct match_setup *setup, game_error *err)
{
    struct ai_setup ai = {.rules = setup->rules,
                          .advises = o->setup.advises,
                          .box = setup->box,
                          .config = &setup->config,
                          .seat = o->setup.seat,
                          .seed = o->setup.seed};

    for (int seat = 0; seat < setup->config.seats; seat++)
        ai.name[seat] = setup->seat[seat].name;
    o->player = ai_open(o->level, &ai, err);
    if (!o->player)
        return false;
    if (o->bot)
        bot_begin(o->bot, setup, o->setup.seat);
    return true;
}

void opponent_see(struct opponent *o, int actor, const game_action *masked, const struct game_view *after)
{
    ai_see(o->player, actor, masked, after);
    if (o->bot)
        bot_see(o->bot, actor, masked);
}

void opponent_opened(struct opponent *o, size_t n, int actor, const game_action *masked)
{
    ai_opened(o->player, n, actor, masked);
    if (o->bot)
        bot_opened(o->bot, n, actor, masked);
}

/* Says what the bot did wrong; the third time it loses its seat. */
static void note_fault(struct opponent *o, const char *why)
{
    char line[512];
    struct text text = text_over(line, sizeof line);
    bool last = ++o->faults >= FAULTS;

    text_add(&text, _("seat %d: the bot \"%s\" %s; "), o->setup.seat + 1, o->name, why);
    if (last)
        text_add(&text, _("the level %s takes its seat"), o->level);
    else
        text_add(&text, "%s", _("the first legal action is played for it"));
    if (o->setup.notice)
        o->setup.notice(o->setup.ctx, line);
    if (last) {
        bot_end(o->bot, NULL);
        o->bot = NULL;
    }
}

void opponent_decide(struct opponent *o, const struct game_view *view, const struct ai_limits *limits,
                     ai_choice *out)
{
    game_error why;

    memset(out, 0, sizeof *out);
    if (o->bot && bot_decide(o->bot, view, limits->stop, &out->action, &why))
        return;
    if (o->bot && !(limits->stop && atomic_load(limits->stop)))
        note_fault(o, why.text);
    if (o->bot)
        o->setup.rules->view_legal(o->setup.box, view, &out->action, 1);
    else
        ai_decide(o->player, view, limits, out);
}

void opponent_close(struct opponent *o, const game_outcome *outcome)
{
    if (!o)
        return;
    bot_end(o->bot, outcome);
    ai_close(o->player);
    free(o);
}
