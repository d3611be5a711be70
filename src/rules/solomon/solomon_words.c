/* The words of The Solomon Gambit's actions. */
#include "base/i18n.h"
#include "rules/refuse.h"
#include "rules/solomon/solomon_state.h"
#include "rules/words.h"

static const char *agent(const struct game_box *box, int index)
{
    (void)box;
    return index < SOLOMON_AGENTS ? solomon_agent_name((size_t)index) : NULL;
}

static const char *city(const struct game_box *box, int index)
{
    return map_name(&solomon_box_of(box)->map, index);
}

static const char *start_city(const struct game_box *box, int index)
{
    return index < SOLOMON_AGENTS ? city(box, solomon_box_of(box)->start[index]) : NULL;
}

static const char *carry(const struct game_box *box, int index)
{
    (void)box;
    return index == 0 ? "carry" : NULL;
}

static const char *face(const struct game_box *box, int index)
{
    static const char *const shown[] = {"blank", "solomon"};
    (void)box;
    return index < 2 ? shown[index] : NULL;
}

static const struct word_type agents = {
    .name = agent, .unknown = N_("no such agent: \"%.*s\""), .label = "AGENT"};
static const struct word_type cities = {.name = city, .unknown = N_("no such city: \"%.*s\"")};
static const struct word_type starts = {.name = start_city};
static const struct word_type seats = {.least = 1, .most = SOLOMON_SEATS, .plus = -1};
static const struct word_type boards = {.least = 1, .most = SOLOMON_SEATS};
static const struct word_type coins = {.least = 1, .most = SOLOMON_COINS};
static const struct word_type faces = {.name = face,
                                       .unknown = N_("the die shows solomon or blank, not \"%.*s\"")};
/* Of `use`: a guest or a city; then a city, or `carry`. */
static const struct word_type guests = {.name = agent, .plus = SOLOMON_ARG_AGENT, .other = &cities};
static const struct word_type carries = {.name = carry, .plus = SOLOMON_ARG_CARRY, .other = &cities};

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
    if (last && so_far->arg[0] == so_far->arg[1])
        return game_refuse(err, _("the two free coins go on different agents"));
    return !last || so_far->arg[0] < so_far->arg[1] ||
           game_refuse(err, _("the two agents must be in alphabetical order"));
}

static bool check_payoff(const struct game_box *box, const game_action *so_far, bool last, game_error *err)
{
    return !last || so_far->n == 2 ||
           game_refuse(err, _("payoff %s needs a number of coins"), agent(box, so_far->arg[0]));
}

static bool check_no_coins(const struct game_box *box, const game_action *so_far, bool last, game_error *err)
{
    (void)box;
    return last ||
           game_refuse(err, _("payoff %s takes no number"), solomon_agent_name((size_t)so_far->arg[0]));
}

static bool check_use(const struct game_box *box, const game_action *so_far, bool last, game_error *err)
{
    (void)box;
    (void)last;
    if (so_far->n == 2 && so_far->arg[0] >= SOLOMON_ARG_AGENT && so_far->arg[1] == SOLOMON_ARG_CARRY)
        return game_refuse(err, _(cities.unknown), 5, "carry");
    return true;
}

static const struct word_rule rules[] = {
    {.verb = "agents",
     .kind = SOLOMON_DEAL_AGENTS,
     .chance = true,
     .shape = WORDS_KEYED,
     .least = SOLOMON_AGENTS,
     .most = SOLOMON_AGENTS,
     .type = {&agents},
     .key = &starts,
     .check = check_deal},
    {.verb = "board",
     .kind = SOLOMON_DEAL_BOARD,
     .chance = true,
     .least = 2,
     .most = 2,
     .type = {&seats, &boards}},
    {.verb = "token",
     .kind = SOLOMON_DEAL_TOKEN,
     .chance = true,
     .least = 2,
     .most = 2,
     .type = {&seats, &agents}},
    {.verb = "start", .kind = SOLOMON_DEAL_START, .chance = true, .least = 1, .most = 1, .type = {&seats}},
    {.verb = "invest",
     .kind = SOLOMON_INVEST,
     .least = 2,
     .most = 2,
     .type = {&agents},
     .check = check_invest},
    {.verb = "payoff Solomon",
     .kind = SOLOMON_PAYOFF,
     .implied = 2,
     .most = 1,
     .implies = {SOLOMON_DOCTOR, 1},
     .check = check_no_coins},
    {.verb = "payoff none",
     .kind = SOLOMON_PAYOFF,
     .implied = 2,
     .most = 1,
     .implies = {SOLOMON_NOBODY, 0},
     .check = check_no_coins},
    /* Hidden it is `payoff ?`: that there is a number would tell an agent from Dr. Solomon. */
    {.verb = "payoff",
     .kind = SOLOMON_PAYOFF,
     .veiled = true,
     .least = 1,
     .most = 2,
     .type = {&agents, &coins},
     .check = check_payoff},
    {.verb = "move", .kind = SOLOMON_MOVE, .least = 2, .most = 2, .type = {&agents, &cities}},
    {.verb = "burn", .kind = SOLOMON_BURN, .least = 2, .most = 2, .type = {&agents}},
    {.verb = "pass", .kind = SOLOMON_PASS},
    {.verb = "challenge", .kind = SOLOMON_CHALLENGE, .least = 1, .most = 1, .type = {&coins}},
    {.verb = "raise", .kind = SOLOMON_RAISE, .least = 1, .most = 1, .type = {&coins}},
    {.verb = "yield", .kind = SOLOMON_YIELD},
    {.verb = "carry", .kind = SOLOMON_CARRY},
    {.verb = "leave", .kind = SOLOMON_LEAVE},
    {.verb = "use", .kind = SOLOMON_USE, .most = 2, .type = {&guests, &carries}, .check = check_use},
    {.verb = "skip", .kind = SOLOMON_SKIP},
    {.verb = "die", .kind = SOLOMON_ROLL, .chance = true, .least = 1, .most = 1, .type = {&faces}},
};

static const struct words words = {rules, sizeof rules / sizeof *rules, 8};

void solomon_action_text(const struct game_box *box, const game_action *action, struct text *out)
{
    words_write(&words, box, action, out);
}

bool solomon_action_parse(const struct game_box *box, int actor, const char *line, game_action *out,
                          game_error *err)
{
    return words_read(&words, box, actor, line, out, err);
}
