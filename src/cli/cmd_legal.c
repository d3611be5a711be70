#include "base/text.h"
#include "cli/cli.h"

#include "base/i18n.h"
#include "rules/amounts.h"
#include "rules/record.h"

#include <stdio.h>

static void print_run(const struct match *m, int actor, const game_action *first, size_t run)
{
    const struct match_setup *setup = match_setup_of(m);
    char line[512];
    struct text text = text_over(line, sizeof line);

    record_run(setup->rules, setup->box, actor, first, run, &text);
    puts(line);
}

static int print_legal(const struct cli_args *args, const struct match *m)
{
    game_action legal[GAME_MAX_LEGAL];
    size_t at;

    if (!cli_at(args, m, &at))
        return CLI_MISUSED;
    game_decision decision = match_decision(m, at);
    if (match_chance_template(m, at, &legal[0])) {
        print_run(m, SEAT_NATURE, &legal[0], 1);
        return CLI_OK;
    }
    const struct match_setup *setup = match_setup_of(m);
    for (int seat = game_asked(&decision, 0); seat >= 0; seat = game_asked(&decision, seat + 1)) {
        size_t count = match_legal(m, at, seat, legal, GAME_MAX_LEGAL);
        for (size_t i = 0, run; i < count && i < GAME_MAX_LEGAL; i += run) {
            run = amounts_run(setup->rules, setup->box, legal, count, i);
            print_run(m, seat, &legal[i], run);
        }
    }
    return CLI_OK;
}

static int run(const struct cli_args *args)
{
    return cli_on_record(args, print_legal);
}

static const cli_option options[] = {
    {"at", "N", N_("after N events; all, if it is not given"), false},
    {0},
};

const struct cli_command cmd_legal = {
    .name = "legal",
    .operand = "FILE",
    .help = N_("Prints every event that is legal next, a line each; for chance, what it decides, with ? for "
               "what is open."),
    .options = options,
    .run = run,
};
