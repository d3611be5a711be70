#include "base/text.h"
#include "cli/cli.h"

#include "base/i18n.h"

#include <stdio.h>

static int run(const cli_args *args)
{
    game_shelf shelf = {{NULL}, {NULL}};
    match *m = cli_load(args, &shelf);
    char out[8192];
    struct text text = text_over(out, sizeof out);
    size_t at;
    int viewer, status = CLI_MISUSED;

    if (m && cli_at(args, m, &at) && cli_viewer(args, m, true, MATCH_TRUTH, &viewer)) {
        match_text(m, at, viewer, &text);
        fputs(out, stdout);
        status = CLI_OK;
    }
    match_free(m);
    shelf_clear(&shelf);
    return status;
}

static const cli_option options[] = {
    {"at", "N", N_("after N events; all, if it is not given"), false},
    {"as", "SEAT|public", N_("only what that seat, or the public, may know: the rest is ?"), false},
    {0},
};

const cli_command cmd_replay = {
    .name = "replay",
    .operand = "FILE",
    .help = N_("Prints the state that a record leads to."),
    .options = options,
    .run = run,
};
