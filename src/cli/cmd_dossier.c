#include "base/text.h"
#include "cli/cli.h"

#include "base/i18n.h"

#include <stdio.h>

static int run(const cli_args *args)
{
    game_shelf shelf = {{NULL}, {NULL}};
    char out[16384];
    struct text text = text_over(out, sizeof out);
    match_view_room room;
    int seat, status = CLI_MISUSED;

    if (!cli_value(args, "as"))
        return cli_fail(args, CLI_MISUSED, "%s", _("--as is missing: whose dossier?"));
    match *m = cli_load(args, &shelf);
    if (m && cli_viewer(args, m, false, 0, &seat)) {
        const match_setup *setup = match_setup_of(m);
        match_view(m, match_length(m), seat, match_room_view(&room));
        setup->rules->dossier_text(setup->box, match_room_view(&room), &text);
        fputs(out, stdout);
        status = CLI_OK;
    }
    match_free(m);
    shelf_clear(&shelf);
    return status;
}

static const cli_option options[] = {
    {"as", "SEAT", N_("whose dossier; it has to be given"), false},
    {0},
};

const cli_command cmd_dossier = {
    .name = "dossier",
    .operand = "FILE",
    .help = N_("Prints what a seat can derive about its rivals."),
    .options = options,
    .run = run,
};
