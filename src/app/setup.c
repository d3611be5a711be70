/* From what people choose to a match's setup. */
#include "ai/level.h"
#include "ai/opponent.h"
#include "app/app.h"
#include "base/i18n.h"
#include "base/text.h"
#include "rules/match.h"

#include <stdio.h>
#include <string.h>

/* The name and the portrait of an opponent without any of its own, place by place. */
static const struct {
    const char *name, *picture;
} opponents[GAME_MAX_SEATS] = {
    {"Orlov", "shared/portraits/hawk.png"},         {"Marlene", "shared/portraits/countess.png"},
    {"Halloran", "shared/portraits/professor.png"}, {"Wren", "shared/portraits/fox.png"},
    {"Control", "shared/portraits/hoarder.png"},    {"Irena", "shared/portraits/ghost.png"},
    {"Anselm", "shared/portraits/loyalist.png"},    {"Castor", "shared/portraits/gambler.png"},
};

const char *app_portrait(const struct app *a, const char *character, int place)
{
    for (size_t i = 1; i < a->characters; i++)
        if (strcmp(a->character[i].id, character) == 0)
            return a->character[i].picture;
    return opponents[place % GAME_MAX_SEATS].picture;
}

const char *app_usual_name(bool human, int place)
{
    return human ? _("Chief") : opponents[place % GAME_MAX_SEATS].name;
}

/* People who give no name are numbered after the first. */
static void default_name(bool human, int seat, int place, char out[MATCH_NAME_SIZE])
{
    if (human && seat > 0)
        snprintf(out, MATCH_NAME_SIZE, "%s %d", app_usual_name(human, place), seat + 1);
    else
        snprintf(out, MATCH_NAME_SIZE, "%s", app_usual_name(human, place));
}

bool app_character_fits(const struct app *a, size_t level, size_t character)
{
    if (level >= a->levels || character >= a->characters)
        return false;
    if (character == 0)
        return true;
    const struct ai_kind *kind = ai_kind_named(a->level[level].id, a->listed);
    return kind && ai_character_named(kind, a->character[character].id);
}

static bool write_who(struct app *a, const struct host_seat_setup *seat, char out[MATCH_WHO_SIZE],
                      game_error *err)
{
    if (seat->human) {
        snprintf(out, MATCH_WHO_SIZE, "human");
        return true;
    }
    if (seat->bot[0] != '\0') {
        char typed[sizeof seat->bot + 8];
        snprintf(typed, sizeof typed, "bot:%s", seat->bot);
        if (match_who_encode(typed, out))
            return true;
        snprintf(err->text, sizeof err->text, "%s", _("The command of that bot is too long."));
        return false;
    }
    if (seat->level >= a->levels || seat->character >= a->characters) {
        snprintf(err->text, sizeof err->text, "%s", _("There is no such opponent."));
        return false;
    }
    const char *character =
        app_character_fits(a, seat->level, seat->character) ? a->character[seat->character].id : "";
    snprintf(out, MATCH_WHO_SIZE, "ai:%s%s%s", a->level[seat->level].id, character[0] != '\0' ? "+" : "",
             character);
    return true;
}

bool app_match_setup(struct app *a, const struct host_setup *from, struct match_setup *out, game_error *err)
{
    const struct game_rules *rules = a->host.game_rules_of(&a->host, from->game);
    if (!rules) {
        snprintf(err->text, sizeof err->text, "%s", _("There is no such game."));
        return false;
    }
    app_lists(a, rules->id);
    const struct game_box *box = shelf_box(&a->shelf, rules, err);
    if (!box || !match_setup_default(rules, box, from->config.seats, out, err))
        return false;
    memcpy(out->config.place, from->config.place, sizeof out->config.place);
    for (size_t i = 0; i < rules->option_count; i++)
        if (from->config.option[i] != out->config.option[i])
            match_setup_set(out, i, from->config.option[i]);
    for (int seat = 0; seat < from->config.seats; seat++) {
        const struct host_seat_setup *who = &from->seat[seat];
        match_seat *to = &out->seat[seat];
        if (who->name[0] != '\0')
            snprintf(to->name, sizeof to->name, "%.*s", (int)sizeof to->name - 1, who->name);
        else
            default_name(who->human, seat, out->config.place[seat], to->name);
        if (!match_name_ok(to->name, err) || !write_who(a, who, to->who, err))
            return false;
    }
    return true;
}

uint8_t app_level_called(const struct app *a, const char *id)
{
    for (size_t i = 0; i < a->levels; i++)
        if (strcmp(a->level[i].id, id) == 0)
            return (uint8_t)i;
    return 0;
}

bool app_default_setup(struct app *a, size_t game, uint8_t seats, struct host_setup *out, game_error *err)
{
    *out = (struct host_setup){.game = (uint8_t)game};
    const struct game_rules *rules = a->host.game_rules_of(&a->host, game);
    if (!rules) {
        snprintf(err->text, sizeof err->text, "%s", _("There is no such game."));
        return false;
    }
    const struct game_box *box = shelf_box(&a->shelf, rules, err);
    if (!box)
        return false;
    app_lists(a, rules->id);
    if (seats == 0)
        seats = rules->usual_seats;
    if (!rules->default_config(box, seats, &out->config)) {
        snprintf(err->text, sizeof err->text, "%s", _("That is not a number of players for this game."));
        return false;
    }
    for (int i = 0; i < rules->option_count; i++)
        if (rules->options[i].offered)
            out->config.option[i] = 1;
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++) {
        out->seat[seat].human = seat == 0;
        out->seat[seat].level = app_level_called(a, ai_weakest(rules->id)->id);
        if (a->characters > 1)
            out->seat[seat].character = (uint8_t)(1 + (size_t)seat % (a->characters - 1));
    }
    return true;
}

/* `human:Ada`, `ai:rookie+gambler`, `bot:COMMAND`, `random`. */
static bool take_who(const char *word, int seat, int place, const char *game, match_seat *out,
                     game_error *err)
{
    bool human = strncmp(word, "human", 5) == 0;
    default_name(human, seat, place, out->name);
    if (human && (word[5] == ':' || word[5] == '\0')) {
        snprintf(out->who, sizeof out->who, "human");
        if (word[5] == ':')
            snprintf(out->name, sizeof out->name, "%.*s", (int)sizeof out->name - 1, word + 6);
        return match_name_ok(out->name, err);
    }
    if (!match_who_encode(word, out->who)) {
        snprintf(err->text, sizeof err->text, _("%.100s: too long"), text_typed(word).at);
        return false;
    }
    return match_who_ok(out->who, err) && opponent_known(word, game, err);
}

/* What --seat names is looked at before how many there are, so that a slip of the pen is not told as a wrong number. */
static bool take_seats(const struct options *options, const char *usual, struct match_setup *out,
                       game_error *err)
{
    for (int seat = 0; seat < out->config.seats; seat++) {
        game_error why = {""};
        const char *word = usual;
        if (options->seats > 0)
            word = options->seat[seat];
        else if (seat == 0 && !options->offscreen)
            word = "human";
        if (take_who(word, seat, out->config.place[seat], out->rules->id, &out->seat[seat], &why))
            continue;
        struct text text = text_over(err->text, sizeof err->text);
        text_add(&text, "--seat \"%s\": %s", text_typed(word).at, why.text);
        return false;
    }
    return true;
}

bool app_setup_from_options(struct app *a, const struct options *options, struct match_setup *out,
                            struct session_bots *bots, game_error *err)
{
    size_t game = 0;
    const struct host_choice *choice = a->host.game(&a->host, 0);
    for (; options->game && choice && strcmp(choice->id, options->game) != 0; game++)
        choice = a->host.game(&a->host, game + 1);
    if (!choice) {
        snprintf(err->text, sizeof err->text, _("There is no game called %.100s."),
                 text_typed(options->game ? options->game : "").at);
        return false;
    }
    const struct game_rules *rules = a->host.game_rules_of(&a->host, game);
    const struct game_box *box = shelf_box(&a->shelf, rules, err);
    if (!box)
        return false;
    int seats = options->seats > 0 ? options->seats : rules->usual_seats;
    const struct ai_kind *level = options->offscreen ? ai_usual(rules->id) : ai_weakest(rules->id);
    char usual[64];
    snprintf(usual, sizeof usual, "ai:%s", level->id);
    *out = (struct match_setup){.rules = rules, .config = {.seats = (uint8_t)seats}};
    if (!take_seats(options, usual, out, err) || !match_setup_default(rules, box, (uint8_t)seats, out, err) ||
        !take_seats(options, usual, out, err))
        return false;
    for (int seat = 0; seat < options->seats; seat++)
        bots->command[seat] = strncmp(options->seat[seat], "bot:", 4) == 0 ? options->seat[seat] : NULL;
    for (int i = 0; i < options->option_count; i++) {
        char name[64];
        const char *equals = strchr(options->option[i], '=');
        snprintf(name, sizeof name, "%.*s", (int)(equals - options->option[i]), options->option[i]);
        if (!match_setup_option(out, name, equals + 1, err))
            return false;
    }
    return true;
}
