#include "cli/cli.h"

#include "ai/run.h"
#include "base/file.h"
#include "base/i18n.h"
#include "rules/record.h"

/* Before anything is played: a match that cannot be written would be lost. */
static int check_record(const struct cli_args *args)
{
    const char *path = cli_value(args, "record");
    struct file_error err;

    if (path && !*path)
        return cli_fail(args, CLI_MISUSED, "%s", _("--record needs the name of a file, not \"\""));
    if (path && !file_can_write(path, &err))
        return cli_fail(args, CLI_FAILED, "--record %s", err.text);
    return CLI_OK;
}

static int play(const struct cli_args *args, struct run_setup *setup)
{
    const char *path = cli_value(args, "record");
    game_error err;
    struct match *m = run_match(setup, NULL, NULL, &err);
    int status = CLI_OK;

    if (!m)
        return cli_fail(args, CLI_FAILED, "%s", err.text);
    cli_print_state(m, match_length(m), MATCH_TRUTH);
    if (path && !record_save(m, path, &err))
        status = cli_fail(args, CLI_FAILED, "%s", err.text);
    match_free(m);
    return status;
}

static int run(const struct cli_args *args)
{
    struct game_shelf shelf = {{NULL}, {NULL}};
    struct run_setup setup = {.notice = cli_notice, .ctx = (void *)args};
    int status = CLI_MISUSED;

    if (cli_setup(args, &shelf, &setup.match, setup.who, &setup.seed)) {
        for (int seat = 0; seat < setup.match.config.seats; seat++)
            setup.player_seed[seat] = run_player_seed(setup.seed, seat);
        status = check_record(args);
        if (status == CLI_OK)
            status = play(args, &setup);
    }
    shelf_clear(&shelf);
    return status;
}

static const cli_option options[] = {
    {"game", "G", N_("which game; conspiracy-cli games lists them"), false},
    {"seat", "WHO", N_("who plays: ai:LEVEL, random or bot:COMMAND; once for each seat"), true},
    {"seed", "N", N_("of all chance; 1, if it is not given"), false},
    {"option", "K=V", N_("a rule of the house; may be given again"), true},
    {"record", "FILE", N_("writes the record there"), false},
    {0},
};

const struct cli_command cmd_play = {
    .name = "play",
    .help = N_("Plays a match to its end and prints the state then."),
    .options = options,
    .run = run,
};
