/* Makes match setups from what people choose. */
#include "ai/opponent.h"
#include "app/app.h"
#include "base/i18n.h"
#include "base/text.h"
#include "scene/scene.h"
#include "table/dress.h"
#include "table/game.h"

#include <stdio.h>
#include <string.h>

struct choices *app_choices(struct app *a, size_t game)
{
    return &a->choices[game < SHELF_GAMES ? game : 0];
}

void app_lists(struct app *a)
{
    for (size_t game = 0; game < SHELF_GAMES && game_scene_at(game); game++)
        choices_read(&a->choices[game], game_scene_at(game)->id);
}

size_t app_game_called(const char *id)
{
    size_t game = 0;
    while (game_scene_at(game) && strcmp(game_scene_at(game)->id, id) != 0)
        game++;
    return game;
}

const struct table_game *app_table_of(struct app *a, const struct game_rules *rules, game_error *err)
{
    size_t game = app_game_called(rules->id);
    const struct game_scene *scene = game_scene_at(game);
    if (!scene || !scene->table->data || game >= SHELF_GAMES)
        return scene ? scene->table : NULL;
    if (!a->dress[game])
        a->dress[game] = dress_open(scene->table, rules, err);
    return a->dress[game] ? dress_table(a->dress[game]) : NULL;
}

void app_undress(struct app *a)
{
    for (size_t game = 0; game < SHELF_GAMES; game++)
        dress_free(a->dress[game]);
}

const char *app_usual_name(struct app *a, size_t game, const char *who, int chair)
{
    return strcmp(who, "human") == 0 ? choices_unnamed() : choices_name(app_choices(a, game), who, chair);
}

/* The first person is whoever uses the machine. */
static bool is_first_person(const struct match_setup *setup, const char *who, int seat)
{
    bool first = strcmp(who, "human") == 0;
    for (int before = 0; before < seat; before++)
        first &= strcmp(setup->seat[before].who, "human") != 0;
    return first;
}

/* Where a seat is: a place of the game, or just a chair. */
static int chair_of(const struct match_setup *setup, int seat)
{
    return setup->rules->place_name ? setup->config.place[seat] : seat;
}

static void default_name(struct app *a, const struct match_setup *setup, const char *who, int seat,
                         char out[MATCH_NAME_SIZE])
{
    game_error unfit;
    if (a->person[0] != '\0' && is_first_person(setup, who, seat) && match_name_ok(a->person, &unfit)) {
        snprintf(out, MATCH_NAME_SIZE, "%s", a->person);
        return;
    }
    snprintf(out, MATCH_NAME_SIZE, "%s",
             app_usual_name(a, app_game_called(setup->rules->id), who, chair_of(setup, seat)));
}

static bool is_taken(const struct match_setup *setup, int seat, const char *name)
{
    for (int before = 0; before < seat; before++)
        if (strcmp(setup->seat[before].name, name) == 0)
            return true;
    return false;
}

/* Two players are two names: whoever is called like somebody before is numbered. False and err: the number finds no room. */
static bool tell_apart(struct match_setup *setup, int seat, game_error *err)
{
    char *name = setup->seat[seat].name, numbered[MATCH_NAME_SIZE + 8];
    if (!is_taken(setup, seat, name))
        return match_name_ok(name, err);
    int number = 2;
    do
        snprintf(numbered, sizeof numbered, "%s %d", name, number++);
    while (is_taken(setup, seat, numbered));
    if (strlen(numbered) >= MATCH_NAME_SIZE || !match_name_ok(numbered, err)) {
        snprintf(err->text, sizeof err->text, _("Two players are called %s."), name);
        return false;
    }
    snprintf(name, MATCH_NAME_SIZE, "%.*s", MATCH_NAME_SIZE - 1, numbered);
    return true;
}

static bool take_seat(struct app *a, const struct host_seat_setup *from, struct match_setup *out, int seat,
                      game_error *err)
{
    match_seat *to = &out->seat[seat];
    if (from->name[0] != '\0')
        snprintf(to->name, sizeof to->name, "%.*s", (int)sizeof to->name - 1, from->name);
    else
        default_name(a, out, from->who, seat, to->name);
    if (!tell_apart(out, seat, err))
        return false;
    if (match_who_encode(from->who, to->who))
        return match_who_ok(to->who, err);
    snprintf(err->text, sizeof err->text, "%s", _("The command of that bot is too long."));
    return false;
}

/* The rules and box of a game, by its index. */
static bool find_game(struct app *a, size_t game, struct match_setup *out, game_error *err)
{
    *out = (struct match_setup){.rules = a->host.games->rules(&a->host, game)};
    if (!out->rules)
        snprintf(err->text, sizeof err->text, "%s", _("There is no such game."));
    else if (app_table_of(a, out->rules, err))
        out->box = shelf_box(&a->shelf, out->rules, err);
    return out->box;
}

static bool has_people(const struct match_setup *setup)
{
    for (int seat = 0; seat < setup->config.seats; seat++)
        if (strcmp(setup->seat[seat].who, "human") == 0)
            return true;
    return false;
}

bool app_match_setup(struct app *a, const struct host_setup *from, struct match_setup *out, game_error *err)
{
    if (!find_game(a, from->game, out, err) ||
        !match_setup_default(out->rules, out->box, from->config.seats, out, err))
        return false;
    memcpy(out->config.place, from->config.place, sizeof out->config.place);
    for (size_t i = 0; i < out->rules->option_count; i++)
        if (from->config.option[i] != out->config.option[i] &&
            game_option_holds(&out->rules->options[i], from->config.seats))
            match_setup_set(out, i, from->config.option[i]);
    for (int seat = 0; seat < from->config.seats; seat++)
        if (!take_seat(a, &from->seat[seat], out, seat, err))
            return false;
    if (!has_people(out)) /* nobody is there to stop it; who plays has seen the options */
        match_setup_suggest(out, false);
    return true;
}

void app_seat_opponent(struct app *a, size_t game, size_t level, int seat, struct host_seat_setup *out)
{
    const struct choices *c = app_choices(a, game);
    char who[MATCH_WHO_SIZE];
    size_t quirks = c->characters > 1 ? c->characters - 1 : 0; /* from the gentlest, the last, on */
    size_t character = quirks > 0 ? quirks - (size_t)(seat + (int)quirks - 1) % quirks : 0;
    choices_who(c, level, character, who);
    *out = (struct host_seat_setup){.name = ""};
    snprintf(out->who, sizeof out->who, "%s", who);
}

bool app_default_setup(struct app *a, size_t game, uint8_t seats, struct host_setup *out, game_error *err)
{
    struct match_setup made;
    *out = (struct host_setup){.game = (uint8_t)game};
    if (!find_game(a, game, &made, err))
        return false;
    const struct game_rules *rules = made.rules;
    if (!rules->default_config(made.box, seats > 0 ? seats : rules->usual_seats, &out->config)) {
        snprintf(err->text, sizeof err->text, "%s", _("This game is not for that many players."));
        return false;
    }
    made.config = out->config;
    match_setup_suggest(&made, true);
    out->config = made.config;
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        app_seat_opponent(a, game, choices_first(app_choices(a, game)), seat, &out->seat[seat]);
    snprintf(out->seat[0].who, sizeof out->seat[0].who, "human");
    return true;
}

/* `human:Ada`, `ai:rookie+gambler`, `bot:COMMAND`, `random`. */
static bool take_word(struct app *a, const char *word, int seat, struct match_setup *setup, game_error *err)
{
    bool human = strncmp(word, "human", 5) == 0;
    match_seat *out = &setup->seat[seat];
    default_name(a, setup, human ? "human" : word, seat, out->name);
    if (human && (word[5] == ':' || word[5] == '\0')) {
        snprintf(out->who, sizeof out->who, "human");
        if (word[5] == ':')
            snprintf(out->name, sizeof out->name, "%.*s", (int)sizeof out->name - 1, word + 6);
        return tell_apart(setup, seat, err);
    }
    if (!match_who_encode(word, out->who)) {
        snprintf(err->text, sizeof err->text, _("%.100s: too long"), text_typed(word).at);
        return false;
    }
    return match_who_ok(out->who, err) && opponent_known(word, setup->rules->id, err);
}

/* Checks each --seat before counting them, so that a typing error is not reported as a wrong number of
 * players. */
static bool take_words(struct app *a, const struct options *options, const char *usual,
                       struct match_setup *out, game_error *err)
{
    for (int seat = 0; seat < out->config.seats; seat++) {
        game_error why = {""};
        const char *word = usual;
        if (options->seats > 0)
            word = options->seat[seat];
        else if (seat == 0 && !options->offscreen)
            word = "human";
        if (take_word(a, word, seat, out, &why))
            continue;
        struct text text = text_over(err->text, sizeof err->text);
        text_add(&text, "--seat \"%s\": %s", text_typed(word).at, why.text);
        return false;
    }
    return true;
}

static bool take_options(const struct options *options, struct match_setup *out, game_error *err)
{
    for (int i = 0; i < options->option_count; i++) {
        char name[64];
        const char *equals = strchr(options->option[i], '=');
        snprintf(name, sizeof name, "%.*s", (int)(equals - options->option[i]), options->option[i]);
        if (!match_setup_option(out, name, equals + 1, err))
            return false;
    }
    return true;
}

bool app_setup_from_options(struct app *a, const struct options *options, struct match_setup *out,
                            struct session_bots *bots, game_error *err)
{
    size_t game = options->game ? app_game_called(options->game) : a->host.games->open(&a->host);
    if (!game_scene_at(game)) {
        snprintf(err->text, sizeof err->text, _("There is no game called %.100s."),
                 text_typed(options->game ? options->game : "").at);
        return false;
    }
    if (!find_game(a, game, out, err))
        return false;
    const struct choices *c = app_choices(a, game);
    const struct game_rules *rules = out->rules;
    const struct game_box *box = out->box;
    uint8_t seats = (uint8_t)(options->seats > 0 ? options->seats : rules->usual_seats);
    char usual[MATCH_WHO_SIZE];
    choices_who(c, options->offscreen ? choices_usual(c) : choices_first(c), 0, usual);
    out->config.seats = seats;
    if (!take_words(a, options, usual, out, err) || !match_setup_default(rules, box, seats, out, err) ||
        !take_words(a, options, usual, out, err))
        return false;
    for (int seat = 0; seat < options->seats; seat++)
        bots->command[seat] = strncmp(options->seat[seat], "bot:", 4) == 0 ? options->seat[seat] : NULL;
    if (!take_options(options, out, err))
        return false;
    match_setup_suggest(out, has_people(out));
    return true;
}
