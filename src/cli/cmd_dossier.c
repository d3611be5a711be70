#include "base/text.h"
#include "cli/cli.h"

#include "base/i18n.h"

#include <stdio.h>

static int print_dossier(const struct cli_args *args, const struct match *m)
{
    const struct match_setup *setup = match_setup_of(m);
    char out[16384] = "";
    struct text text = text_over(out, sizeof out);
    union match_view_room room;
    int seat;

    if (!cli_viewer(args, m, false, 0, &seat))
        return CLI_MISUSED;
    match_view(m, match_length(m), seat, match_room_view(&room));
    if (setup->rules->dossier_text)
        setup->rules->dossier_text(setup->box, match_room_view(&room), &text);
    fputs(out, stdout);
    return CLI_OK;
}

static int run(const struct cli_args *args)
{
    if (!cli_value(args, "as"))
        return cli_fail(args, CLI_MISUSED, "%s", _("--as is missing: whose dossier?"));
    return cli_on_record(args, print_dossier);
}

static const cli_option options[] = {
    {"as", "SEAT", N_("whose dossier; it has to be given"), false},
    {0},
};

const struct cli_command cmd_dossier = {
    .name = "dossier",
    .operand = "FILE",
    .help = N_("Prints what a seat can derive about its rivals."),
    .options = options,
    .run = run,
};
