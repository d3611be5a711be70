/* What several commands read from their command lines: records, viewers, setups. */
#include "base/text.h"
#include "cli/cli.h"

#include "ai/opponent.h"
#include "base/i18n.h"
#include "rules/list.h"
#include "rules/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cli_on_record(const struct cli_args *args, int (*use)(const struct cli_args *args, const struct match *m))
{
    char why[5120];
    struct text text = text_over(why, sizeof why);
    struct game_shelf shelf = {{NULL}, {NULL}};
    struct match *m = record_load(&shelf, args->operand, &text);
    int status = CLI_MISUSED;

    if (m)
        status = use(args, m);
    else
        cli_say(why);
    match_free(m);
    shelf_clear(&shelf);
    return status;
}

bool cli_at(const struct cli_args *args, const struct match *m, size_t *out)
{
    uint64_t at;

    if (!cli_number(args, "at", 0, MATCH_MAX_TEXT, match_length(m), &at))
        return false;
    if (at > match_length(m)) {
        cli_fail(args, 0, _("--at %llu: the record has %zu events"), (unsigned long long)at, match_length(m));
        return false;
    }
    *out = (size_t)at;
    return true;
}

bool cli_viewer(const struct cli_args *args, const struct match *m, bool public_too, int usual, int *out)
{
    const char *as = cli_value(args, "as");
    int seats = match_setup_of(m)->config.seats;

    *out = usual;
    if (!as)
        return true;
    if (public_too && strcmp(as, "public") == 0) {
        *out = SEAT_NONE;
        return true;
    }
    if (strlen(as) == 1 && as[0] >= '1' && as[0] < '1' + seats) {
        *out = as[0] - '1';
        return true;
    }
    cli_fail(args, 0,
             public_too ? _("--as is a seat from 1 to %d or public, not \"%s\"")
                        : _("--as is a seat from 1 to %d, not \"%s\""),
             seats, text_typed(as).at);
    return false;
}

void cli_print_state(const struct match *m, size_t n, int viewer)
{
    char out[8192];
    struct text text = text_over(out, sizeof out);

    match_text(m, n, viewer, &text);
    fputs(out, stdout);
}

void cli_notice(void *ctx, const char *line)
{
    cli_fail(ctx, 0, "%s", line);
}

const struct game_rules *cli_game(const struct cli_args *args)
{
    const char *id = cli_value(args, "game");
    const struct game_rules *rules = id ? game_find(id) : NULL;

    if (!id)
        cli_fail(args, 0, "%s", _("--game is missing; conspiracy-cli games lists them"));
    else if (!rules)
        cli_fail(args, 0, _("unknown game \"%s\"; conspiracy-cli games lists them"), text_typed(id).at);
    return rules;
}

static bool set_option(const struct cli_args *args, struct match_setup *setup, const char *word)
{
    char name[64];
    const char *equals = strchr(word, '=');
    game_error err;

    if (!equals || (size_t)(equals - word) >= sizeof name) {
        cli_fail(args, 0, _("--option is K=V, not \"%s\""), text_typed(word).at);
        return false;
    }
    memcpy(name, word, (size_t)(equals - word));
    name[equals - word] = '\0';
    if (!match_setup_option(setup, name, equals + 1, &err)) {
        cli_fail(args, 0, "%s", err.text);
        return false;
    }
    return true;
}

static bool known_who(const struct cli_args *args, const char *who, const char *game)
{
    char kept[MATCH_WHO_SIZE];
    game_error err;

    if (strcmp(who, "human") == 0 || strncmp(who, "human:", 6) == 0) {
        cli_fail(args, 0, _("--seat \"%.80s\": nobody is asked here; WHO is ai:LEVEL, random or bot:COMMAND"),
                 text_typed(who).at);
        return false;
    }
    if (!opponent_known(who, game, &err)) {
        cli_fail(args, 0, _("--seat \"%.80s\": %s"), text_typed(who).at, err.text);
        return false;
    }
    if (!match_who_encode(who, kept)) {
        cli_fail(args, 0, _("--seat \"%.80s…\": too long; as a record has it, a WHO is of at most %d bytes"),
                 text_typed(who).at, MATCH_WHO_SIZE - 1);
        return false;
    }
    return true;
}

bool cli_setup(const struct cli_args *args, struct game_shelf *shelf, struct match_setup *out,
               const char *who[GAME_MAX_SEATS], uint64_t *seed)
{
    const struct game_rules *rules = cli_game(args);
    const char *const *words;
    game_error err;

    if (!rules)
        return false;
    size_t seats = cli_values(args, "seat", &words);
    if (seats < rules->min_seats || seats > rules->max_seats) {
        cli_fail(args, 0,
                 P_("--seat WHO is given %zu time; %s has %d to %d seats",
                    "--seat WHO is given %zu times; %s has %d to %d seats", seats),
                 seats, rules->id, rules->min_seats, rules->max_seats);
        return false;
    }
    for (size_t i = 0; i < seats; i++) {
        who[i] = words[i];
        if (!known_who(args, words[i], rules->id))
            return false;
    }
    const struct game_box *box = shelf_box(shelf, rules, &err);
    if (!box || !match_setup_default(rules, box, (uint8_t)seats, out, &err)) {
        cli_fail(args, 0, "%s", err.text);
        return false;
    }
    size_t options = cli_values(args, "option", &words);
    for (size_t i = 0; i < options; i++)
        if (!set_option(args, out, words[i]))
            return false;
    match_setup_suggest(out, false);
    return cli_number(args, "seed", 0, UINT64_MAX, 1, seed);
}
