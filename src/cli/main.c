/* conspiracy-cli: the games without a window. */
#include "cli/cli.h"

#include "base/assets.h"
#include "base/i18n.h"
#include "base/standard.h"
#include "base/text.h"

#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static const struct cli_command *const commands[] = {
    &cmd_games,   &cmd_play,   &cmd_replay, &cmd_view,  &cmd_legal,
    &cmd_dossier, &cmd_decide, &cmd_arena,  &cmd_bench,
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void help(void)
{
    printf("%s\n\n%s\n\n", _("Usage: conspiracy-cli COMMAND [options] [FILE]"),
           _("Plays, replays and examines games of spies without a window."));
    for (size_t i = 0; i < COMMANDS; i++)
        printf("  %-10s %s\n", commands[i]->name, i18n_marked(commands[i]->help));
    printf("\n%s\n%s\n", _("FILE is a game record; - is standard input. Seats count from 1."),
           _("conspiracy-cli COMMAND --help tells more; --version names the version."));
}

/* The language of messages. Numbers are written the same everywhere. */
static void choose_language(void)
{
    char folder[ASSETS_PATH_MAX];

    setlocale(LC_ALL, "");
    const char *messages = setlocale(LC_MESSAGES, NULL);
    if (!messages || strcmp(messages, "C") == 0)
        setlocale(LC_MESSAGES, "C.UTF-8"); /* in "C" nothing is ever translated */
    setlocale(LC_NUMERIC, "C");
    if (assets_find_translations(folder, sizeof folder))
        bindtextdomain("conspiracy", folder);
    bind_textdomain_codeset("conspiracy", "UTF-8");
    textdomain("conspiracy");
}

static int run(int argc, char **argv)
{
    char line[512], why[256];
    struct text text = text_over(line, sizeof line);
    struct cli_args args;
    int status;

    if (argc < 2) {
        fprintf(stderr, "conspiracy-cli: %s\n", _("a command is missing; see conspiracy-cli --help"));
        return CLI_MISUSED;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return help(), CLI_OK;
    if (strcmp(argv[1], "--version") == 0)
        return printf("conspiracy-cli %s\n", CONSPIRACY_VERSION), CLI_OK;
    for (size_t i = 0; i < COMMANDS; i++) {
        if (strcmp(argv[1], commands[i]->name) != 0)
            continue;
        if (!cli_parse(commands[i], argc - 2, argv + 2, &args, &status))
            return status;
        if (assets_named_well(why, sizeof why))
            return commands[i]->run(&args);
        return cli_fail(&args, CLI_MISUSED, "%s", why);
    }
    text_add(&text, _("conspiracy-cli: unknown %s \"%s\"; see conspiracy-cli --help"),
             argv[1][0] == '-' ? _("option") : _("command"), text_typed(argv[1]).at);
    cli_say(line);
    return CLI_MISUSED;
}

int main(int argc, char **argv)
{
    struct sigaction ignore = {.sa_handler = SIG_IGN};

    standard_hold();
    sigaction(SIGPIPE, &ignore, NULL);
    choose_language();
    return standard_finish("conspiracy-cli", run(argc, argv));
}
