#include "cli/cli.h"

#include "base/i18n.h"

static int print_state(const struct cli_args *args, const struct match *m)
{
    size_t at;
    int viewer;

    if (!cli_at(args, m, &at) || !cli_viewer(args, m, true, MATCH_TRUTH, &viewer))
        return CLI_MISUSED;
    cli_print_state(m, at, viewer);
    return CLI_OK;
}

static int run(const struct cli_args *args)
{
    return cli_on_record(args, print_state);
}

static const cli_option options[] = {
    {"at", "N", N_("after N events; all, if it is not given"), false},
    {"as", "SEAT|public", N_("only what that seat, or the public, may know: the rest is ?"), false},
    {0},
};

const struct cli_command cmd_replay = {
    .name = "replay",
    .operand = "FILE",
    .help = N_("Prints the state that a record leads to."),
    .options = options,
    .run = run,
};
