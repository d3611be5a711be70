#include "cli/cli.h"

#include "base/i18n.h"
#include "rules/list.h"

#include <stdio.h>

static int run(const struct cli_args *args)
{
    (void)args;
    for (const struct game_rules *const *game = game_list(); *game; game++)
        if ((*game)->min_seats == (*game)->max_seats)
            printf("%s %d %s\n", (*game)->id, (*game)->min_seats, i18n_marked((*game)->title));
        else
            printf("%s %d-%d %s\n", (*game)->id, (*game)->min_seats, (*game)->max_seats,
                   i18n_marked((*game)->title));
    return CLI_OK;
}

static const cli_option options[] = {{0}};

const struct cli_command cmd_games = {
    .name = "games",
    .help = N_("Lists the games: name, players, title."),
    .options = options,
    .run = run,
};
