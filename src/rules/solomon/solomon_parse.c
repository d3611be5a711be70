/* Reads an action from the words of a record. Nothing is guessed: exact words, plain numbers, one complaint. */
#include "base/i18n.h"
#include "rules/refuse.h"
#include "rules/solomon/solomon_state.h"

#include <string.h>

enum { WORDS = 8 };

typedef struct word {
    const char *at;
    size_t n;
} word;

struct parser {
    const struct solomon_box *box;
    game_error *err;
    word word[WORDS]; /* the verb first */
    int count;
    game_action *out;
};

static bool is(word w, const char *s)
{
    return strlen(s) == w.n && memcmp(s, w.at, w.n) == 0;
}

static bool split(struct parser *p, const char *s)
{
    for (;;) {
        s += strspn(s, " \t");
        size_t n = strcspn(s, " \t");
        if (n == 0) {
            if (p->count == 0)
                game_refuse(p->err, _("an action is missing"));
            return p->count > 0;
        }
        if (p->count == WORDS)
            return game_refuse(p->err, _("too many words"));
        p->word[p->count++] = (word){s, n};
        s += n;
    }
}

static void push(struct parser *p, int value)
{
    p->out->arg[p->out->n++] = (int16_t)value;
}

/* Of a word at most 40 bytes are repeated in a complaint. */
static bool unknown(const struct parser *p, word w, const char *what)
{
    if (is(w, "?"))
        return game_refuse(p->err, "%s", _("\"?\" cannot be played"));
    return game_refuse(p->err, "%s \"%.*s\"", what, w.n < 40 ? (int)w.n : 40, w.at);
}

static bool take_agent(struct parser *p, word w, int plus)
{
    int agent = solomon_find_agent(w.at, w.n);
    if (agent < 0 || agent >= SOLOMON_AGENTS)
        return unknown(p, w, _("no such agent:"));
    push(p, agent + plus);
    return true;
}

static bool take_city(struct parser *p, word w)
{
    int city = solomon_find_city(p->box, w.at, w.n);
    if (city < 0)
        return unknown(p, w, _("no such city:"));
    push(p, city);
    return true;
}

/* Digits alone, no nought in front. */
static bool take_number(struct parser *p, word w, int least, int most, int minus)
{
    int value = 0;
    bool plain = w.n >= 1 && w.n <= 3 && (w.at[0] != '0' || w.n == 1);
    for (size_t i = 0; plain && i < w.n; i++) {
        plain = w.at[i] >= '0' && w.at[i] <= '9';
        value = value * 10 + (w.at[i] - '0');
    }
    if (!plain)
        return unknown(p, w, _("no plain number:"));
    if (value < least || value > most)
        return game_refuse(p->err, _("%d is not from %d to %d"), value, least, most);
    push(p, value - minus);
    return true;
}

static bool read_agents(struct parser *p)
{
    unsigned seen = 0;
    for (int i = 0; i < SOLOMON_AGENTS; i++) {
        word w = p->word[i + 1];
        const char *city = p->box->name[p->box->start[i]];
        size_t n = strlen(city);
        if (w.n <= n || memcmp(w.at, city, n) != 0 || w.at[n] != '=')
            return game_refuse(p->err, _("word %d must be %s=AGENT"), i + 2, city);
        if (!take_agent(p, (word){w.at + n + 1, w.n - n - 1}, 0))
            return false;
        if (seen >> p->out->arg[i] & 1)
            return game_refuse(p->err, _("%s is in two cities"), solomon_agent_name((size_t)p->out->arg[i]));
        seen |= 1U << p->out->arg[i];
    }
    return true;
}

static bool read_board(struct parser *p)
{
    return take_number(p, p->word[1], 1, SOLOMON_SEATS, 1) && take_number(p, p->word[2], 1, SOLOMON_SEATS, 0);
}

static bool read_token(struct parser *p)
{
    return take_number(p, p->word[1], 1, SOLOMON_SEATS, 1) && take_agent(p, p->word[2], 0);
}

static bool read_start(struct parser *p)
{
    return take_number(p, p->word[1], 1, SOLOMON_SEATS, 1);
}

static bool read_die(struct parser *p)
{
    bool doctor = is(p->word[1], "solomon");
    if (!doctor && !is(p->word[1], "blank"))
        return unknown(p, p->word[1], _("the die shows solomon or blank, not"));
    push(p, doctor);
    return true;
}

static bool read_invest(struct parser *p)
{
    if (!take_agent(p, p->word[1], 0) || !take_agent(p, p->word[2], 0))
        return false;
    if (p->out->arg[0] == p->out->arg[1])
        return game_refuse(p->err, _("the two free coins go on different agents"));
    return p->out->arg[0] < p->out->arg[1] ||
           game_refuse(p->err, _("the two agents must be in alphabetical order"));
}

static bool read_payoff(struct parser *p)
{
    int target = solomon_find_agent(p->word[1].at, p->word[1].n);
    if (target < SOLOMON_DOCTOR) {
        if (p->count == 2 && target >= 0)
            return game_refuse(p->err, _("payoff %s needs a number of coins"),
                               solomon_agent_name((size_t)target));
        return take_agent(p, p->word[1], 0) && take_number(p, p->word[2], 1, SOLOMON_COINS, 0);
    }
    if (p->count > 2)
        return game_refuse(p->err, _("payoff %s takes no number"), solomon_agent_name((size_t)target));
    push(p, target);
    push(p, target == SOLOMON_DOCTOR);
    return true;
}

static bool read_move(struct parser *p)
{
    return take_agent(p, p->word[1], 0) && take_city(p, p->word[2]);
}

static bool read_burn(struct parser *p)
{
    return take_agent(p, p->word[1], 0) && take_agent(p, p->word[2], 0);
}

static bool read_number(struct parser *p)
{
    return take_number(p, p->word[1], 1, SOLOMON_COINS, 0);
}

static bool read_use(struct parser *p)
{
    if (p->count == 1)
        return true;
    int agent = solomon_find_agent(p->word[1].at, p->word[1].n);
    bool guest = agent >= 0 && agent < SOLOMON_AGENTS;
    if (!(guest ? take_agent(p, p->word[1], SOLOMON_ARG_AGENT) : take_city(p, p->word[1])))
        return false;
    if (p->count == 2)
        return true;
    if (!guest && is(p->word[2], "carry")) {
        push(p, SOLOMON_ARG_CARRY);
        return true;
    }
    return take_city(p, p->word[2]);
}

static bool read_nothing(struct parser *p)
{
    (void)p;
    return true;
}

/* How each verb reads on; `least` and `most` words after it. */
static const struct {
    bool (*read)(struct parser *);
    uint8_t least, most;
} grammar[SOLOMON_ROLL + 1] = {
    [SOLOMON_DEAL_AGENTS] = {read_agents, 6, 6},
    [SOLOMON_DEAL_BOARD] = {read_board, 2, 2},
    [SOLOMON_DEAL_TOKEN] = {read_token, 2, 2},
    [SOLOMON_DEAL_START] = {read_start, 1, 1},
    [SOLOMON_INVEST] = {read_invest, 2, 2},
    [SOLOMON_PAYOFF] = {read_payoff, 1, 2},
    [SOLOMON_MOVE] = {read_move, 2, 2},
    [SOLOMON_BURN] = {read_burn, 2, 2},
    [SOLOMON_PASS] = {read_nothing, 0, 0},
    [SOLOMON_CHALLENGE] = {read_number, 1, 1},
    [SOLOMON_RAISE] = {read_number, 1, 1},
    [SOLOMON_YIELD] = {read_nothing, 0, 0},
    [SOLOMON_CARRY] = {read_nothing, 0, 0},
    [SOLOMON_LEAVE] = {read_nothing, 0, 0},
    [SOLOMON_USE] = {read_use, 0, 2},
    [SOLOMON_SKIP] = {read_nothing, 0, 0},
    [SOLOMON_ROLL] = {read_die, 1, 1},
};

static bool is_chance(int verb)
{
    return verb <= SOLOMON_DEAL_START || verb == SOLOMON_ROLL;
}

bool solomon_action_parse(const struct game_box *box, int actor, const char *words, game_action *out,
                          game_error *err)
{
    struct parser p = {.box = solomon_box_of(box), .err = err, .out = out};
    memset(out, 0, sizeof *out);
    if (!split(&p, words))
        return false;
    int verb = 0;
    while (verb <= SOLOMON_ROLL && !is(p.word[0], solomon_verb_word[verb]))
        verb++;
    if (verb > SOLOMON_ROLL)
        return unknown(&p, p.word[0], _("no such action:"));
    if (is_chance(verb) != (actor == SEAT_NATURE))
        return game_refuse(err, is_chance(verb) ? _("only chance can do `%s`") : _("chance cannot do `%s`"),
                           solomon_verb_word[verb]);
    if (p.count - 1 < grammar[verb].least)
        return game_refuse(err, _("`%s` needs more words"), solomon_verb_word[verb]);
    if (p.count - 1 > grammar[verb].most)
        return game_refuse(err, _("`%s` takes fewer words"), solomon_verb_word[verb]);
    out->kind = (uint8_t)verb;
    return grammar[verb].read(&p);
}
