/* What the commands of conspiracy-cli share: their descriptions, their options, their errors. */
#ifndef CONSPIRACY_CLI_CLI_H
#define CONSPIRACY_CLI_CLI_H

#include "rules/match.h"
#include "rules/shelf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Exit statuses. */
enum {
    CLI_OK = 0,
    CLI_FAILED = 1, /* what was asked for could not be done */
    CLI_MISUSED = 2 /* what was asked makes no sense, or the record or the data is bad */
};

enum {
    CLI_MAX_OPTIONS = 10,
    CLI_MAX_VALUES = 16, /* of an option that may be given more than once */
};

/* `--name VALUE` (or `--name=VALUE`); a flag has no VALUE. */
typedef struct cli_option {
    const char *name;
    const char *value; /* what the help calls it, NULL for a flag */
    const char *help;  /* N_() */
    bool many;         /* may be given again */
} cli_option;

struct cli_args;

struct cli_command {
    const char *name;
    const char *operand;       /* `FILE`, or NULL: none; if there is one it has to be given */
    const char *help;          /* one sentence; N_() */
    const char *more;          /* further lines, or NULL; N_() */
    const cli_option *options; /* the last has no name */
    int (*run)(const struct cli_args *args);
};

/* A command line that fits its command. Values belong to argv. */
struct cli_args {
    const struct cli_command *command;
    const char *operand;
    struct {
        int count; /* how often it was given */
        const char *value[CLI_MAX_VALUES];
    } option[CLI_MAX_OPTIONS]; /* as in command->options */
};

extern const struct cli_command cmd_games, cmd_play, cmd_replay, cmd_view, cmd_legal, cmd_dossier, cmd_decide,
    cmd_arena, cmd_bench;

/* Reads the arguments after the command's name. False: they do not fit (said on standard error, *status is what to
 * exit with), or help was asked for and given. */
bool cli_parse(const struct cli_command *command, int argc, char **argv, struct cli_args *out, int *status);
/* The help of a command, on standard output. */
void cli_help(const struct cli_command *command);

/* The value of an option by name (the last, if many); NULL: not given. */
const char *cli_value(const struct cli_args *args, const char *name);
/* All values of an option; returns how many. */
size_t cli_values(const struct cli_args *args, const char *name, const char *const **out);

/* A line on standard error, made plain (text_plain). */
void cli_say(char *line);
/* One line on standard error, `conspiracy-cli COMMAND: …`; returns status. */
int cli_fail(const struct cli_args *args, int status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* A whole number of an option, or `usual` when it is not given. False: not one from least to most (said). */
bool cli_number(const struct cli_args *args, const char *name, uint64_t least, uint64_t most, uint64_t usual,
                uint64_t *out);

/* Runs `use` on the record that the operand names, and ends with what it returns; or with CLI_MISUSED where the record is
 * bad or not there (said). */
int cli_on_record(const struct cli_args *args,
                  int (*use)(const struct cli_args *args, const struct match *m));
/* `--at N`, or all events. False: not so many (said). */
bool cli_at(const struct cli_args *args, const struct match *m, size_t *out);
/* `--as SEAT` (a number, or `public` if allowed); `usual` when not given. False: no such seat (said). */
bool cli_viewer(const struct cli_args *args, const struct match *m, bool public_too, int usual, int *out);
/* The state after n events on standard output, as viewer (as match_text takes it) may know it. */
void cli_print_state(const struct match *m, size_t n, int viewer);

/* What a run or the arena has to say of its players, said as cli_fail does; ctx is the cli_args. */
void cli_notice(void *ctx, const char *line);
/* `--game`; NULL: it is missing, or there is no such game (said). */
const struct game_rules *cli_game(const struct cli_args *args);
/* `--game`, `--seat`, `--option` and `--seed` of play and arena: the default setup for so many seats, with the options and what
 * the game suggests for a match without people; `who` gets the WHOs. False: something is missing or wrong (said). */
bool cli_setup(const struct cli_args *args, struct game_shelf *shelf, struct match_setup *out,
               const char *who[GAME_MAX_SEATS], uint64_t *seed);

#endif
