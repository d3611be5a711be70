#include "base/text.h"
#include "cli/cli.h"

#include "ai/level.h"
#include "base/i18n.h"
#include "rules/record.h"

#include <stdio.h>
#include <string.h>

/* Shows the player all that its seat could see, then asks. */
static void ask(struct ai_player *player, const struct match *m, size_t at, int seat, ai_choice *choice)
{
    struct ai_limits limits = {0};
    union match_view_room room;

    for (size_t i = 0; i < at; i++) {
        game_action seen = match_action_seen(m, i, i + 1, seat);
        match_view(m, i + 1, seat, match_room_view(&room));
        ai_see(player, match_actor(m, i), &seen, match_room_view(&room));
    }
    match_view(m, at, seat, match_room_view(&room));
    ai_decide(player, match_room_view(&room), &limits, choice);
}

static int decide(const struct cli_args *args, const struct match *m)
{
    const struct match_setup *setup = match_setup_of(m);
    const char *level = cli_value(args, "level");
    char line[512];
    struct text text = text_over(line, sizeof line);
    game_error err;
    ai_choice choice;
    uint64_t seed;
    size_t at;

    if (!cli_at(args, m, &at) || !cli_number(args, "seed", 0, UINT64_MAX, 1, &seed))
        return CLI_MISUSED;
    int seat = match_next(m, at);
    if (seat < 0)
        return cli_fail(args, CLI_MISUSED, "%s",
                        seat == SEAT_NATURE ? _("chance decides here, not a seat")
                                            : _("nobody is to act: the game is over"));
    if (!level)
        level = ai_adviser(setup->rules->id)->id;
    struct ai_setup ai = {
        .rules = setup->rules, .box = setup->box, .config = &setup->config, .seat = seat, .seed = seed};
    struct ai_player *player = ai_open(level, &ai, &err);
    if (!player)
        return cli_fail(args, CLI_MISUSED, "--level: %s", err.text);
    ask(player, m, at, seat, &choice);
    ai_close(player);
    record_event(setup->rules, setup->box, seat, &choice.action, &text);
    printf("%s\n# %s\n", line, choice.why[0] ? choice.why : _("no reason given"));
    return CLI_OK;
}

static int run(const struct cli_args *args)
{
    return cli_on_record(args, decide);
}

static const cli_option options[] = {
    {"at", "N", N_("after N events; all, if it is not given"), false},
    {"level", "L",
     N_("which level decides: LEVEL, LEVEL@VERSION, LEVEL+CHARACTER; by default the one that gives people "
        "hints"),
     false},
    {"seed", "N", N_("of what the player draws; 1, if it is not given"), false},
    {0},
};

const struct cli_command cmd_decide = {
    .name = "decide",
    .operand = "FILE",
    .help =
        N_("Prints what an opponent would do for the seat to act, from what that seat may know, and why."),
    .options = options,
    .run = run,
};
