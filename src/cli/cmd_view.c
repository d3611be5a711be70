#include "base/text.h"
#include "cli/cli.h"

#include "base/i18n.h"
#include "rules/record.h"

#include <stdio.h>
#include <stdlib.h>

static int print_view(const struct cli_args *args, const struct match *m)
{
    int viewer;

    if (!cli_viewer(args, m, true, SEAT_NONE, &viewer))
        return CLI_MISUSED;
    char *out = malloc(RECORD_MAX + 1);
    if (!out)
        return cli_fail(args, CLI_FAILED, "%s", _("out of memory"));
    struct text text = text_over(out, RECORD_MAX + 1);
    record_view(m, viewer, &text);
    fwrite(out, 1, text.length, stdout);
    free(out);
    return CLI_OK;
}

static int run(const struct cli_args *args)
{
    if (!cli_value(args, "as"))
        return cli_fail(args, CLI_MISUSED, "%s", _("--as is missing: a seat, or public"));
    return cli_on_record(args, print_view);
}

static const cli_option options[] = {
    {"as", "SEAT|public", N_("who looks; it has to be given"), false},
    {0},
};

const struct cli_command cmd_view = {
    .name = "view",
    .operand = "FILE",
    .help = N_("Prints a record as a seat, or the public, may know it: the rest is ?."),
    .options = options,
    .run = run,
};
