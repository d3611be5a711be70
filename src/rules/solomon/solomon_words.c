/* The words of The Solomon Gambit's actions. */
#include "base/i18n.h"
#include "rules/map_read.h"
#include "rules/refuse.h"
#include "rules/solomon/solomon_state.h"
#include "rules/words.h"

static const char *agent(const struct game_box *box, int index)
{
    (void)box;
    return index < SOLOMON_AGENTS ? solomon_agent_name((size_t)index) : NULL;
}

static const char *start_city(const struct game_box *box, int index)
{
    return index < SOLOMON_AGENTS ? map_box_word(box, solomon_box_of(box)->start[index]) : NULL;
}

static const char *const carry[] = {"carry", NULL};
static const char *const shown[] = {"blank", "solomon", NULL};
static const struct word_type agents = {
    .name = agent, .unknown = N_("no such agent: \"%.*s\""), .label = "AGENT"};
static const struct word_type cities = {.name = map_box_word, .unknown = N_("no such city: \"%.*s\"")};
static const struct word_type starts = {.name = start_city};
static const struct word_type seats = {.least = 1, .most = SOLOMON_SEATS, .plus = -1};
static const struct word_type boards = {.least = 1, .most = SOLOMON_SEATS};
static const struct word_type coins = {.least = 1, .most = SOLOMON_COINS};
static const struct word_type faces = {.list = shown,
                                       .unknown = N_("the die shows solomon or blank, not \"%.*s\"")};
/* Of `use`: a guest or a city; then a city, or `carry`. */
static const struct word_type guests = {.name = agent, .plus = SOLOMON_ARG_AGENT, .other = &cities};
static const struct word_type carries = {.list = carry, .plus = SOLOMON_ARG_CARRY, .other = &cities};

/* No agent is in two cities. */
static bool check_deal(const struct game_box *box, const game_action *so_far, bool last, game_error *err)
{
    (void)last;
    int newest = so_far->n - 1;
    for (int i = 0; i < newest; i++)
        if (so_far->arg[i] == so_far->arg[newest])
            return game_refuse(err, _("%s is in two cities"), agent(box, so_far->arg[i]));
    return true;
}

static bool check_invest(const struct game_box *box, const game_action *so_far, bool last, game_error *err)
{
    (void)box;
    if (!last || so_far->arg[0] < so_far->arg[1])
        return true;
    return game_refuse(err, so_far->arg[0] == so_far->arg[1]
                                ? _("the two free coins go on different agents")
                                : _("the two agents must be in alphabetical order"));
}

static bool check_payoff(const struct game_box *box, const game_action *so_far, bool last, game_error *err)
{
    (void)box;
    const char *target = so_far->n > 0 ? solomon_agent_name((size_t)so_far->arg[0]) : "";
    if (last)
        return so_far->n == 2 || game_refuse(err, _("payoff %s needs a number of coins"), target);
    return so_far->n < 2 || game_refuse(err, _("payoff %s takes no number"), target);
}

static bool check_use(const struct game_box *box, const game_action *so_far, bool last, game_error *err)
{
    (void)box;
    (void)last;
    if (so_far->n == 2 && so_far->arg[0] >= SOLOMON_ARG_AGENT && so_far->arg[1] == SOLOMON_ARG_CARRY)
        return game_refuse(err, i18n_marked(cities.unknown), 5, "carry");
    return true;
}

#define PAYS(target, coins) .implied = 2, .implies = {target, coins}, .check = check_payoff

static const struct word_rule rules[] = {
    {WORDS("agents", SOLOMON_DEAL_AGENTS, SOLOMON_AGENTS, SOLOMON_AGENTS, &agents), .shape = WORDS_KEYED,
     .key = &starts, .chance = true, .check = check_deal},
    {WORDS("board", SOLOMON_DEAL_BOARD, 2, 2, &seats, &boards), .chance = true},
    {WORDS("token", SOLOMON_DEAL_TOKEN, 2, 2, &seats, &agents), .chance = true},
    {WORDS("start", SOLOMON_DEAL_START, 1, 1, &seats), .chance = true},
    {WORDS("invest", SOLOMON_INVEST, 2, 2, &agents), .check = check_invest},
    {WORDS("payoff Solomon", SOLOMON_PAYOFF, 0, 1, NULL), PAYS(SOLOMON_DOCTOR, 1)},
    {WORDS("payoff none", SOLOMON_PAYOFF, 0, 1, NULL), PAYS(SOLOMON_NOBODY, 0)},
    /* Hidden it is `payoff ?`: that there is a number would tell an agent from Dr. Solomon. */
    {WORDS("payoff", SOLOMON_PAYOFF, 1, 2, &agents, &coins), .veiled = true, .check = check_payoff},
    {WORDS("move", SOLOMON_MOVE, 2, 2, &agents, &cities)},
    {WORDS("burn", SOLOMON_BURN, 2, 2, &agents)},
    {WORDS("pass", SOLOMON_PASS, 0, 0, NULL)},
    {WORDS("challenge", SOLOMON_CHALLENGE, 1, 1, &coins)},
    {WORDS("raise", SOLOMON_RAISE, 1, 1, &coins)},
    {WORDS("yield", SOLOMON_YIELD, 0, 0, NULL)},
    {WORDS("carry", SOLOMON_CARRY, 0, 0, NULL)},
    {WORDS("leave", SOLOMON_LEAVE, 0, 0, NULL)},
    {WORDS("use", SOLOMON_USE, 0, 2, &guests, &carries), .check = check_use},
    {WORDS("skip", SOLOMON_SKIP, 0, 0, NULL)},
    {WORDS("die", SOLOMON_ROLL, 1, 1, &faces), .chance = true},
};

const struct words solomon_action_words = {rules, sizeof rules / sizeof *rules, 8};
