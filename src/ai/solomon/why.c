/* Reasons: what is done and what for, in a sentence, and in another what is known of it, or how sure that is. They come from what
 * the seat sees, the least that a rival must have (its dossier), the seat's belief and its own coins: worlds that look alike get
 * the same words. */
#include "ai/solomon/called.h"
#include "ai/solomon/mind.h"
#include "base/i18n.h"
#include "base/text.h"
#include "rules/solomon/solomon_dossier.h"

#include <stdio.h>
#include <string.h>

/* --- words --- */

static const char *agent_name(size_t agent)
{
    return i18n_marked(solomon_agent_name(agent));
}

static const char *city_name(const struct solomon_mind *m, size_t city)
{
    return ai_place_name(&m->setup, &solomon_box_of(m->setup.box)->map, (int)city);
}

static const char *seat_name(const struct solomon_mind *m, int seat)
{
    return solomon_seat_called(&m->setup, m->pub, seat);
}

#define say(out, ...) ai_say((out)->why, __VA_ARGS__)

#define voice(m, own, advice) ai_voice(&(m)->setup, own, advice)

/* --- what is known --- */

/* The least that a seat must have on an agent. */
static int least_of(const struct solomon_mind *m, int seat, int agent)
{
    struct solomon_bounds bounds;

    solomon_dossier_bounds(solomon_view_of(m->view), seat, &bounds);
    return bounds.paid[agent].least;
}

/* A seat's known coins on an agent. */
typedef struct known {
    int seat; /* SEAT_NONE: nobody */
    int agent;
    int least;
} known;

/* The rival who is known to have most on an agent. */
static known most_known(const struct solomon_mind *m, int agent)
{
    known most = {SEAT_NONE, agent, 0};

    for (int seat = 0; seat < m->pub->seats; seat++) {
        int least = seat == m->me ? 0 : least_of(m, seat, agent);
        if (least > most.least)
            most = (known){seat, agent, least};
    }
    return most;
}

/* The rival who can bring the case home before this seat is up again, by one of these agents; of several, the one known to
 * have most there, and of those known to have as much, the one believed to have most. */
static known threat_in(const struct solomon_mind *m, const solomon_position *at, unsigned agents)
{
    known worst = {SEAT_NONE, 0, 0};
    struct solomon_bounds bounds;
    double most = -1;

    for (int after = 1; after < m->pub->seats; after++) {
        int seat = (m->me + after) % m->pub->seats;
        size_t home = m->pub->hq[seat];
        if (at->case_city == home || (m->pub->restricted >> seat & 1))
            continue;
        unsigned homing = solomon_homing(&m->map, at, home) & agents;
        if (!homing)
            continue;
        solomon_dossier_bounds(solomon_view_of(m->view), seat, &bounds);
        for (; homing; homing &= homing - 1) {
            int agent = __builtin_ctz(homing);
            double coins = bounds.paid[agent].least + solomon_belief_mean(&m->belief, seat, agent) / 100;
            if (coins <= most)
                continue;
            most = coins;
            worst = (known){seat, agent, bounds.paid[agent].least};
        }
    }
    return worst;
}

/* --- what is believed --- */

/* How likely a rival has so many coins on an agent; less than 0: nothing is believed yet. */
static double chance_of(const struct solomon_mind *m, int seat, int agent, int coins)
{
    return m->belief.last.phase > SOLOMON_PHASE_INVEST ? solomon_belief_has(&m->belief, seat, agent, coins)
                                                       : -1.0;
}

/* How sure it is that a rival can do as it threatens, where nothing is known of its coins. */
static void say_how_sure(const struct solomon_mind *m, ai_choice *out, int seat, int agent)
{
    int mine = m->mine->paid[agent];
    double chance = chance_of(m, seat, agent, mine > 0 ? mine : 1);
    const char *name = seat_name(m, seat);

    if (chance < 0)
        return;
    if (chance >= 0.85)
        say(out,
            voice(m, _("I am nearly sure %s has the coins for it."),
                  _("%s almost certainly has the coins for it.")),
            name);
    else if (chance >= 0.5)
        say(out, _("%s probably has the coins for it."), name);
    else if (chance >= 0.2)
        say(out, _("%s may have the coins for it."), name);
    else
        say(out,
            voice(m, _("I doubt %s has the coins for it, but why take the risk?"),
                  _("%s is unlikely to have the coins for it, but why take the risk?")),
            name);
}

/* The most that a seat can have on an agent. */
static int most_of(const struct solomon_mind *m, int seat, int agent)
{
    struct solomon_bounds bounds;

    solomon_dossier_bounds(solomon_view_of(m->view), seat, &bounds);
    return bounds.paid[agent].most;
}

/* How sure it is that nobody stops it: never surer than what is proven. */
static void say_unlikely(const struct solomon_mind *m, ai_choice *out, int agent)
{
    int mine = m->mine->paid[agent], who = SEAT_NONE, most = 0;

    for (int seat = 0; seat < m->pub->seats; seat++) {
        int may = seat == m->me ? 0 : most_of(m, seat, agent);
        who = may > most ? seat : who;
        most = may > most ? may : most;
    }
    if (most == 0 || most < mine)
        say(out, "%s", _("Nobody can have enough there to stop it."));
    else
        say(out, _("A challenge that succeeds is unlikely, but %s may have up to %d there."),
            seat_name(m, who), most);
}

/* Whoever is likeliest to stop what this seat does with an agent, if anybody is. */
static void say_who_stops(const struct solomon_mind *m, ai_choice *out, int agent)
{
    int mine = m->mine->paid[agent], likeliest = SEAT_NONE;
    double most = -1;

    for (int seat = 0; seat < m->pub->seats; seat++) {
        double chance = seat == m->me ? -1 : chance_of(m, seat, agent, mine > 0 ? mine : 1);
        if (chance > most) {
            most = chance;
            likeliest = seat;
        }
    }
    if (most >= 0.5)
        say(out, _("%s may have more there, but has to show it to stop it."), seat_name(m, likeliest));
    else if (most >= 0.2)
        say(out, _("The likeliest to stop it is %s."), seat_name(m, likeliest));
    else if (most >= 0)
        say_unlikely(m, out, agent);
    if (most >= 0.2 && m->setup.advises)
        say(out, "%s", _("Stopped, you lose the move and no more."));
}

static bool threatens(const struct solomon_mind *m, const solomon_position *at, int seat)
{
    size_t home = m->pub->hq[seat];

    return at->case_city != home && solomon_homing(&m->map, at, home);
}

/* What the own turn leaves behind, as it was weighed. */
static solomon_position planned(const struct solomon_mind *m, const game_action *a)
{
    for (size_t k = 0; k < m->option_count; k++)
        if (ai_same_action(&m->option[k].action, a))
            return m->option[k].after;
    return solomon_position_of(m->pub);
}

/* --- the own turn --- */

static void say_coins(const struct solomon_mind *m, ai_choice *out, int agent)
{
    const char *name = agent_name((size_t)agent);
    int mine = m->mine->paid[agent];
    known most = most_known(m, agent);

    if (mine == 0)
        say(out,
            voice(m, _("I have nothing on %s, but who knows that?"),
                  _("You have nothing on %s, but who knows that?")),
            name);
    else if (most.least == 0)
        say(out,
            voice(m, _("I have %d on %s, and nobody has shown any."),
                  _("You have %d on %s, and nobody else has shown any.")),
            mine, name);
    else
        say(out,
            voice(m, _("I have %d on %s; %s has at least %d."), _("You have %d on %s; %s has at least %d.")),
            mine, name, seat_name(m, most.seat), most.least);
}

static void say_case_moved(const struct solomon_mind *m, ai_choice *out, size_t from, size_t to)
{
    const char *name = agent_name((size_t)out->action.arg[0]);
    size_t home = m->pub->hq[m->me];

    if (m->map.hops[to][home] == 1 && from != home) {
        say(out, _("%s brings the briefcase within a move of %s."), name, city_name(m, home));
        return;
    }
    if (m->map.hops[to][home] < m->map.hops[from][home]) {
        say(out, _("%s brings the briefcase nearer to %s."), name, city_name(m, home));
        return;
    }
    for (int after = 1; after < m->pub->seats; after++) {
        size_t rival = m->pub->hq[(m->me + after) % m->pub->seats];
        if (m->map.hops[from][rival] <= 2 && m->map.hops[to][rival] > m->map.hops[from][rival]) {
            say(out, _("%s takes the briefcase away from %s."), name, city_name(m, rival));
            return;
        }
    }
    say(out,
        voice(m, _("%s has the briefcase in reach; better it goes my way."),
              _("%s has the briefcase in reach; better it goes your way.")),
        name);
}

static void say_agent_moved(const struct solomon_mind *m, ai_choice *out, const solomon_position *now,
                            const solomon_position *after)
{
    int agent = out->action.arg[0];
    const char *name = agent_name((size_t)agent);
    size_t from = now->agent_city[agent], to = after->agent_city[agent], home = m->pub->hq[m->me];
    bool homing = after->case_city != home && (solomon_homing(&m->map, after, home) >> agent & 1);

    if (homing && !(solomon_homing(&m->map, now, home) >> agent & 1))
        say(out, _("From %s, %s can bring the briefcase home."), city_name(m, to), name);
    else if (m->map.hops[to][after->case_city] == 0 && from != to)
        say(out, _("%s goes to where the briefcase is."), name);
    else if (m->map.hops[to][after->case_city] < m->map.hops[from][now->case_city])
        say(out, _("%s comes nearer to the briefcase."), name);
    else
        say(out, _("%s is of more use in %s."), name, city_name(m, to));
}

/* The threat that the move ends. */
static void say_averted(const struct solomon_mind *m, ai_choice *out, known threat)
{
    const char *name = agent_name((size_t)out->action.arg[0]), *by = agent_name((size_t)threat.agent),
               *home = seat_name(m, threat.seat);

    if (threat.agent == out->action.arg[0])
        say(out,
            voice(m, _("%s could bring the briefcase home for %s next turn: better it goes my way."),
                  _("%s could bring the briefcase home for %s next turn: better it goes your way.")),
            by, home);
    else if (threat.least > 0)
        say(out,
            _("%s can bring the briefcase home for %s next turn, and %s has at least %d on that agent: %s "
              "stops that."),
            by, home, home, threat.least, name);
    else
        say(out, _("%s could bring the briefcase home for %s next turn: %s stops that."), by, home, name);
    if (threat.least == 0)
        say_how_sure(m, out, threat.seat, threat.agent);
}

static void say_move(const struct solomon_mind *m, ai_choice *out, bool wins)
{
    solomon_position now = solomon_position_of(m->pub), after = planned(m, &out->action);
    known threat = threat_in(m, &now, ~0U);

    if (wins)
        say(out, _("%s can bring the briefcase home."), agent_name((size_t)out->action.arg[0]));
    else if (threat.seat >= 0 && !threatens(m, &after, threat.seat))
        say_averted(m, out, threat);
    else if (after.case_city != now.case_city)
        say_case_moved(m, out, now.case_city, after.case_city);
    else
        say_agent_moved(m, out, &now, &after);
    say_coins(m, out, out->action.arg[0]);
    if (after.case_city != now.case_city)
        say_who_stops(m, out, out->action.arg[0]);
}

static void say_burn(const struct solomon_mind *m, ai_choice *out)
{
    int target = out->action.arg[1];
    const char *name = agent_name((size_t)target);
    solomon_position now = solomon_position_of(m->pub);
    known threat = threat_in(m, &now, 1U << target), most = most_known(m, target);

    if (threat.seat >= 0 && threat.least > 0)
        say(out,
            _("%s can bring the briefcase home for %s next turn, and %s has at least %d on that agent: "
              "better burnt."),
            name, seat_name(m, threat.seat), seat_name(m, threat.seat), threat.least);
    else if (threat.seat >= 0) {
        say(out, _("%s could bring the briefcase home for %s next turn: better burnt."), name,
            seat_name(m, threat.seat));
        say_how_sure(m, out, threat.seat, target);
    } else if (most.least > 0)
        say(out, _("%s serves %s too well, with at least %d coins there."), name, seat_name(m, most.seat),
            most.least);
    else
        say(out, _("%s serves somebody else too well."), name);
}

static void say_doctor(const struct solomon_mind *m, ai_choice *out)
{
    if (m->pub->track == 0)
        say(out, "%s", _("The shields may be lifted at the end of this round: a coin for Dr. Solomon."));
    else if (m->pub->track <= 5)
        say(out, "%s", _("The die is near: a coin for Dr. Solomon."));
    else
        say(out, "%s",
            _("That waits, and keeps all other coins free to answer a move. And once the die shows Dr. "
              "Solomon, "
              "most coins on him win."));
    say(out, voice(m, _("That makes %d of mine there."), _("That makes %d of yours there.")),
        m->mine->paid[SOLOMON_DOCTOR] + 1);
}

static void say_payoff(const struct solomon_mind *m, ai_choice *out)
{
    int agent = out->action.arg[0], then = m->mine->paid[agent] + out->action.arg[1];
    const char *name = agent_name((size_t)agent);
    solomon_position now = solomon_position_of(m->pub);
    size_t home = m->pub->hq[m->me];
    known threat = threat_in(m, &now, 1U << agent), most = most_known(m, agent);

    if (threat.seat >= 0)
        say(out,
            voice(m,
                  _("%s can bring the briefcase home for %s next turn: with %d on that agent I can say no."),
                  _("%s can bring the briefcase home for %s next turn: with %d on that agent you can "
                    "challenge.")),
            name, seat_name(m, threat.seat), then);
    else if (now.case_city != home && (solomon_homing(&m->map, &now, home) >> agent & 1))
        say(out,
            voice(m,
                  _("%s can bring the briefcase home for me: %d of my coins there should hold if anybody "
                    "challenges."),
                  _("%s can bring the briefcase home for you, and %d of your coins there will help "
                    "against a challenge.")),
            name, then);
    else if (m->map.hops[now.agent_city[agent]][now.case_city] == 0)
        say(out,
            voice(
                m,
                _("%s is with the briefcase: with %d of mine there I can take it along, or keep others from "
                  "doing so."),
                _("%s is with the briefcase: with %d of yours there you can try to take it along, or "
                  "keep others from doing so.")),
            name, then);
    else if (m->map.hops[now.agent_city[agent]][now.case_city] == 1)
        say(out,
            voice(m,
                  _("%s is one step from the briefcase: with %d of mine there I can go for it, or stop "
                    "others who "
                    "do."),
                  _("%s is one step from the briefcase: with %d of yours there you can go for it, or try "
                    "to stop others who do.")),
            name, then);
    else
        say(out,
            voice(m,
                  _("%s is still some way from the briefcase. With %d of mine there before it matters, I can "
                    "move "
                    "that agent and stand a challenge."),
                  _("%s is still some way from the briefcase. With %d of yours there before it matters, "
                    "you can move that agent and stand a challenge.")),
            name, then);
    if (most.least > 0)
        say(out, _("%s has at least %d on %s."), seat_name(m, most.seat), most.least, name);
    else if (threat.seat >= 0)
        say_how_sure(m, out, threat.seat, agent);
}

void solomon_say_turn(const struct solomon_mind *m, ai_choice *out, bool wins)
{
    const game_action *a = &out->action;

    out->why[0] = '\0';
    if (a->kind == SOLOMON_MOVE)
        say_move(m, out, wins);
    else if (a->kind == SOLOMON_BURN)
        say_burn(m, out);
    else if (a->arg[0] == SOLOMON_DOCTOR)
        say_doctor(m, out);
    else if (a->arg[0] != SOLOMON_NOBODY)
        say_payoff(m, out);
    else if (m->mine->reserve == 0)
        say(out, "%s",
            voice(m, _("I have nothing left to pay with, and nobody has to know."),
                  _("You have nothing left to pay with, and nobody has to know.")));
    else
        say(out, "%s", voice(m, _("I pay nobody: let them guess."), _("Pay nobody: let them guess.")));
}

/* --- answers --- */

/* Why it begins with that number, and who could still stop it else. */
static void say_first_number(const struct solomon_mind *m, ai_choice *out, int least)
{
    int number = out->action.arg[0], lowest = m->pub->verb == SOLOMON_BURN ? SOLOMON_BURN_COST : 1;

    if (number == m->mine->paid[m->pub->agent])
        say(out, _("%d is all you have there."), number);
    else if (number == lowest && least <= number)
        say(out, _("%d is the lowest number: it shows least of what you have."), number);
    else if (least > 0 && number == least)
        say(out, _("Begin at %d: %s can top anything lower."), number, seat_name(m, m->pub->turn));
    if ((m->me + 1) % m->pub->seats == m->pub->turn)
        say(out, "%s", _("Nobody is asked after you."));
}

/* The mover can bring the case home with its next turn if what it has announced goes ahead, and cannot yet. */
static bool leads_home(const struct solomon_mind *m)
{
    solomon_position now = solomon_position_of(m->pub), after = now, taken;

    if (m->pub->verb != SOLOMON_MOVE || threatens(m, &now, m->pub->turn))
        return false;
    after.agent_city[m->pub->agent] = m->pub->target;
    taken = after;
    taken.case_city = m->pub->case_city == m->pub->from ? m->pub->target : m->pub->case_city;
    return threatens(m, &after, m->pub->turn) || threatens(m, &taken, m->pub->turn);
}

static void say_challenge(const struct solomon_mind *m, ai_choice *out, int stake)
{
    const char *name = agent_name(m->pub->agent), *mover = seat_name(m, m->pub->turn);
    int mine = m->mine->paid[m->pub->agent], least = least_of(m, m->pub->turn, m->pub->agent);

    if (stake == 2)
        say(out, _("If %s does this, %s has won."), name, mover);
    else if (leads_home(m))
        say(out, _("If this goes ahead, %s may win next turn."), mover);
    else
        say(out, voice(m, _("I have a say in what %s does."), _("You have a say in what %s does.")), name);
    if (least > 0)
        say(out,
            voice(m, _("I have %d on %s; %s has at least %d."), _("You have %d on %s; %s has at least %d.")),
            mine, name, mover, least);
    else
        say(out,
            voice(m, _("I have %d on %s, and %s has shown none."),
                  _("You have %d on %s, and %s has shown none.")),
            mine, name, mover);
    if (m->setup.advises)
        say_first_number(m, out, least);
    double chance = chance_of(m, m->pub->turn, m->pub->agent, mine + 1);
    int most = most_of(m, m->pub->turn, m->pub->agent);
    if (most <= mine)
        say(out, _("%s can have no more."), mover);
    else if (chance >= 0.5)
        say(out, _("%s may well have more, but it is worth finding out."), mover);
    else if (chance >= 0 && chance < 0.15)
        say(out, _("%s is unlikely to have more."), mover);
    else if (m->setup.advises)
        say(out, _("%s may have up to %d."), mover, most);
    if (most > mine && m->setup.advises)
        say(out, "%s", _("If you are outbid, your next turn is a payoff only."));
}

/* Why it lets go what it could stop: little hangs on it, or somebody has more. */
static void say_let_go(const struct solomon_mind *m, ai_choice *out, int stake, int least)
{
    const char *name = agent_name(m->pub->agent), *mover = seat_name(m, m->pub->turn);
    double chance = chance_of(m, m->pub->turn, m->pub->agent, m->mine->paid[m->pub->agent] + 1);

    if (least > m->mine->paid[m->pub->agent])
        say(out, _("Let %s go."), name);
    else if (chance >= 0.5)
        say(out,
            voice(m, _("Let %s go: %s probably has more there than I do."),
                  _("Let %s go: %s probably has more there than you do.")),
            name, mover);
    else if (stake == 0)
        say(out, _("Let %s go: little hangs on it, and nobody need know what I have there."), name);
    else
        say(out,
            voice(m, _("Let %s go: it would cost me more than it takes from me."),
                  _("Let %s go: it would cost you more than it takes from you.")),
            name);
}

static void say_pass(const struct solomon_mind *m, ai_choice *out, int stake)
{
    const char *name = agent_name(m->pub->agent), *mover = seat_name(m, m->pub->turn);
    int mine = m->mine->paid[m->pub->agent], least = least_of(m, m->pub->turn, m->pub->agent);
    int needed = m->pub->verb == SOLOMON_BURN ? SOLOMON_BURN_COST : 1;

    if (stake == 2 && (mine < needed || mine < least))
        say(out,
            voice(m, _("%s wins with %s unless somebody else can stop it: I cannot."),
                  _("%s wins with %s unless somebody else can stop it: you cannot.")),
            mover, name);
    else if (mine == 0)
        say(out,
            voice(m, _("I have nothing on %s to say no with."),
                  _("You have nothing on %s to challenge with.")),
            name);
    else
        say_let_go(m, out, stake, least);
    if (mine > 0 && mine < least)
        say(out,
            voice(m, _("I have %d on %s; %s has at least %d."), _("You have %d on %s; %s has at least %d.")),
            mine, name, mover, least);
}

void solomon_say_answer(const struct solomon_mind *m, ai_choice *out, int stake)
{
    const char *name = agent_name(m->pub->agent);
    int mine = m->mine->paid[m->pub->agent];
    int rival = m->me == m->pub->turn ? m->pub->bidding.challenger : m->pub->turn;

    out->why[0] = '\0';
    switch (out->action.kind) {
    case SOLOMON_CHALLENGE:
        say_challenge(m, out, stake);
        break;
    case SOLOMON_RAISE:
        say(out, stake ? _("%s is worth one more.") : _("Let us see how far %s goes."), name);
        say(out, voice(m, _("%s has named %d, and I have %d."), _("%s has named %d, and you have %d.")),
            seat_name(m, rival), m->pub->bidding.named, mine);
        break;
    case SOLOMON_YIELD:
        if (mine == 0)
            say(out,
                voice(m, _("%s has named %d, and I have nothing on %s."),
                      _("%s has named %d, and you have nothing on %s.")),
                seat_name(m, rival), m->pub->bidding.named, name);
        else if (mine <= m->pub->bidding.named)
            say(out,
                voice(m, _("%s has named %d, and I have no more than %d."),
                      _("%s has named %d, and you have no more than %d.")),
                seat_name(m, rival), m->pub->bidding.named, mine);
        else
            say(out, "%s", _("Not worth showing more."));
        break;
    default:
        say_pass(m, out, stake);
        break;
    }
}

/* --- carrying out --- */

static void say_use(const struct solomon_mind *m, ai_choice *out)
{
    solomon_position now = solomon_position_of(m->pub), after = now;
    const char *name = agent_name(m->pub->agent);

    solomon_position_use(&after, m->pub->agent, &out->action);
    if (after.case_city != now.case_city) {
        say(out,
            after.case_city == m->pub->hq[m->me] ? _("The briefcase comes home to %s.")
                                                 : _("The briefcase is better off in %s."),
            city_name(m, after.case_city));
        return;
    }
    for (size_t agent = 0; agent < SOLOMON_AGENTS; agent++)
        if (after.agent_city[agent] != now.agent_city[agent])
            say(out, _("%s is of more use in %s."), agent_name(agent), city_name(m, after.agent_city[agent]));
    if (!out->why[0])
        say(out, _("There is no more to gain with %s."), name);
}

void solomon_say_rest(const struct solomon_mind *m, ai_choice *out)
{
    switch (out->action.kind) {
    case SOLOMON_INVEST:
        say(out, voice(m, _("%s and %s may be of use to me."), _("%s and %s may be of use to you.")),
            agent_name((size_t)out->action.arg[0]), agent_name((size_t)out->action.arg[1]));
        break;
    case SOLOMON_CARRY:
        say(out, _("%s takes the briefcase along."), agent_name(m->pub->agent));
        break;
    case SOLOMON_LEAVE:
        say(out, _("The briefcase lies well in %s."), city_name(m, m->pub->case_city));
        break;
    case SOLOMON_USE:
        say_use(m, out);
        break;
    case SOLOMON_SKIP:
        say(out,
            voice(m, _("Nothing more that %s can do would help me."),
                  _("Nothing more that %s can do would help you.")),
            agent_name(m->pub->agent));
        break;
    default:
        break;
    }
}
