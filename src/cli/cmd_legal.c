#include "base/text.h"
#include "cli/cli.h"

#include "base/i18n.h"
#include "rules/record.h"

#include <stdio.h>

static void print_event(const struct match *m, int actor, const game_action *action)
{
    const struct match_setup *setup = match_setup_of(m);
    char line[512];
    struct text text = text_over(line, sizeof line);

    record_event(setup->rules, setup->box, actor, action, &text);
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
        print_event(m, SEAT_NATURE, &legal[0]);
        return CLI_OK;
    }
    for (int seat = 0; seat < match_setup_of(m)->config.seats; seat++) {
        if (seat != decision.seat && !(decision.pending >> seat & 1U))
            continue;
        size_t count = match_legal(m, at, seat, legal, GAME_MAX_LEGAL);
        for (size_t i = 0; i < count && i < GAME_MAX_LEGAL; i++)
            print_event(m, seat, &legal[i]);
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
