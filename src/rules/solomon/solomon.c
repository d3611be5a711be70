#include "base/i18n.h"
#include "rules/data.h"
#include "rules/layout.h"
#include "rules/map_read.h"
#include "rules/solomon/solomon_state.h"

_Static_assert(sizeof(struct solomon_state) <= 512, "searches copy states all the time");
_Static_assert(sizeof(struct solomon_view) <= GAME_MAX_STATE, "a view fits where views go");

static const char *const phase_word[] = {
    "agents", "board", "token",   "start", "invest", "turn", "respond",
    "bid",    "carry", "ability", "die",   "over",   NULL,
};

static const char *const ending_word[] = {"running", "briefcase", "solomon", NULL};

static const struct game_option options[] = {
    {.name = "die-faces",
     .title = N_("Dr. Solomon's faces"),
     .help = N_("How many of the die's six faces show Dr. Solomon: the more, the sooner he ends a match."),
     .least = 1,
     .most = 6},
    {GAME_HOUSE_RULE(
        "any-arrival", N_("Any arrival wins"),
        N_("The briefcase wins for the owner of the headquarters it comes to, whoever moved it there."))},
    {/* `conspiracy-cli arena --game solomon --seat ai:agent --seat ai:rookie --seat ai:rookie --games 120
      * --option express=on`: 4.0 rounds, with `off` 7.4; with three rookies 6.8 and 13.2 */
     GAME_HOUSE_RULE(
         "express", N_("Express trains"),
         N_("Trains also stop at a city beside each headquarters. A match is about half as long, and "
            "often over by round 4."))},
};

static bool reveals(const struct game_box *box, const struct game_state *before, int seat,
                    const game_action *action)
{
    (void)box;
    (void)before;
    static const bool open_until_another_acts[SOLOMON_ROLL + 1] = {
        [SOLOMON_INVEST] = true, [SOLOMON_PAYOFF] = true, [SOLOMON_CARRY] = true,
        [SOLOMON_LEAVE] = true,  [SOLOMON_USE] = true,    [SOLOMON_SKIP] = true,
    };
    return seat < 0 || action->kind > SOLOMON_ROLL || !open_until_another_acts[action->kind];
}

static const struct game_layout layout = {.home = offsetof(struct solomon_view, pub.hq),
                                          .piece = offsetof(struct solomon_view, pub.agent_city),
                                          .prop = offsetof(struct solomon_view, pub.case_city),
                                          .gone = offsetof(struct solomon_view, pub.burnt),
                                          .tagged = offsetof(struct solomon_view, pub.restricted),
                                          .announced = offsetof(struct solomon_view, pub.announced),
                                          .respond = SOLOMON_PHASE_RESPOND,
                                          .argued = SOLOMON_PHASE_BID,
                                          .stands = SOLOMON_PHASE_ABILITY,
                                          .journey = SOLOMON_MOVE};

const struct game_rules solomon_rules = {
    .id = "solomon",
    .title = N_("The Solomon Gambit"),
    .version = 1,
    .min_seats = 2,
    .max_seats = SOLOMON_SEATS,
    .usual_seats = 3,
    .state_size = sizeof(struct solomon_state),
    .view_size = sizeof(struct solomon_view),
    .phase_name = phase_word,
    .ending_name = ending_word,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .data_file = "solomon/board.json",
    .layout = &layout,
    .open_box = solomon_open_box,
    .close_box = data_close_box,
    .place_name = map_box_place_name,
    .default_config = solomon_default_config,
    .init = solomon_init,
    .check = solomon_check,
    .decision = turns_decision,
    .legal = solomon_legal,
    .is_legal = solomon_is_legal,
    .apply = solomon_apply,
    .chance = solomon_chance,
    .outcome = turns_outcome,
    .reveals = reveals,
    .unveil = solomon_unveil,
    .observe = solomon_observe,
    .view_decision = turns_view_decision,
    .view_legal = solomon_view_legal,
    .sample = solomon_sample,
    .mask = solomon_mask,
    .show = solomon_show,
    .words = &solomon_action_words,
    .view_text = solomon_view_text,
    .dossier_text = solomon_dossier_text,
};
