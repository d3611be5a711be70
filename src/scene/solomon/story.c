/* What a finished match of The Solomon Gambit was about, from views in which all shields are up. */
#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/most.h"
#include "scene/solomon/names.h"
#include "table/story.h"
#include "table/table.h"

enum { FAR = 12 }; /* steps; nothing on the map is farther */

static int reserve(const struct game_box *box, const struct game_view *open, int seat)
{
    (void)box;
    return solomon_view_of(open)->secret[seat].reserve;
}

/* Steps from the briefcase to the seat's headquarters, by line or train. */
static int way_home(const struct game_box *box, const struct game_view *open, int seat)
{
    const struct solomon_public *p = &solomon_view_of(open)->pub;
    uint64_t reached = UINT64_C(1) << p->case_city;
    int steps = 0;

    for (; steps < FAR && !(reached >> p->hq[seat] & 1); steps++)
        reached = solomon_widen(box, p->express, reached);
    return steps;
}

/* Who would win if shields went up now: bits (ruling 20). Nobody once the case is home. */
static uint32_t leads(const struct game_box *box, const struct game_view *open)
{
    const struct solomon_view *v = solomon_view_of(open);
    int rank[SOLOMON_SEATS];

    (void)box;
    for (int s = 0; s < v->pub.seats; s++)
        rank[s] = v->secret[s].paid[SOLOMON_DOCTOR] * 64 + v->secret[s].reserve;
    return v->pub.how == SOLOMON_END_BRIEFCASE ? 0 : seats_with_most(rank, v->pub.seats);
}

/* Coins on whoever stands where the case is, or a step away from it. */
static int grip(const struct game_box *box, const struct solomon_view *v, int seat)
{
    uint64_t near = solomon_widen(box, v->pub.express, UINT64_C(1) << v->pub.case_city);
    int coins = 0;

    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        if (v->pub.agent_city[a] != SOLOMON_NOWHERE && (near >> v->pub.agent_city[a] & 1))
            coins += v->secret[seat].paid[a];
    return coins;
}

/* The nearer the case and the more one has on those who can fetch it, the better; as the die comes nearer, the shields count. */
static int worth(const struct game_box *box, const struct game_view *open, int seat)
{
    const struct solomon_view *v = solomon_view_of(open);
    int late = v->pub.track < 5 ? 6 - v->pub.track : 0, share[SOLOMON_SEATS], all = 0; /* late: of ten */
    int shields = leads(box, open) >> seat & 1 ? 1000 : 0;

    if (v->pub.phase == SOLOMON_PHASE_OVER)
        return v->pub.winners >> seat & 1 ? 1000 : 0;
    for (int s = 0; s < v->pub.seats; s++) {
        int steps = 1 + way_home(box, open, s);
        share[s] = 1000 * (6 + grip(box, v, s)) / (steps * steps);
        all += share[s];
    }
    return ((10 - late) * 1000 * share[seat] / (all > 0 ? all : 1) + late * shields) / 10;
}

/* --- moments ------------------------------------------------------------------------------------------------- */

/* What somebody had there, to the reader if nobody is named: nothing is no number, and may be all that is said. */
static void tell_no_more(const char *who, int had, const char *agent, struct text *out)
{
    if (had > 0 && who)
        text_sentence(out, _("%s had no more than %d there."), who, had);
    else if (had > 0)
        text_sentence(out, _("You had no more than %d there."), had);
    else if (who)
        text_sentence(out, _("%s had nothing on %s: it was a bluff."), who, agent);
    else
        text_sentence(out, _("You had nothing on %s: it was a bluff."), agent);
}

/* A challenger yielded who had as many as the mover, and so enough: nobody bluffed. */
static void tell_even(const struct story_look *look, int seat, int mover, size_t agent, int have,
                      struct text *out)
{
    const char *who = table_seat_name(look->t, seat), *other = table_seat_name(look->t, mover),
               *on = name_agent(agent);

    if (host_is_you(look->t->h, seat))
        text_add(out, _("You yielded with %d on %s. %s had no more: going on would have stopped it."), have,
                 on, other);
    else if (host_is_you(look->t->h, mover))
        text_add(out, _("%s yielded with %d on %s. You had no more: going on would have stopped you."), who,
                 have, on);
    else
        text_add(out, _("%s yielded with %d on %s. %s had no more: going on would have stopped it."), who,
                 have, on, other);
}

/* To the reader, who yielded, or to whom another did. */
static void tell_own_yield(const struct story_look *look, const struct solomon_view *v, bool own,
                           bool bluffed, bool stopped, struct text *out)
{
    int seat = look->what->actor, mover = v->pub.turn;
    int rival = seat == mover ? v->pub.bidding.challenger : mover;
    const char *agent = name_agent(v->pub.agent), *other = table_seat_name(look->t, own ? rival : seat);
    int have = v->secret[seat].paid[v->pub.agent], had = v->secret[rival].paid[v->pub.agent];

    if (bluffed && stopped && own)
        text_add(out,
                 _("You yielded a winning move with %d on %s. %s had no more than %d: the bluff worked."),
                 have, agent, other, had);
    else if (bluffed && stopped)
        text_add(out,
                 _("%s yielded a winning move with %d on %s. You had no more than %d: your bluff worked."),
                 other, have, agent, had);
    else if (bluffed && seat != mover && have == had)
        tell_even(look, seat, rival, v->pub.agent, have, out);
    else if (bluffed && own)
        text_add(out, _("You yielded with %d on %s. %s had no more than %d: the bluff worked."), have, agent,
                 other, had);
    else if (bluffed)
        text_add(out, _("%s yielded with %d on %s. You had no more than %d: your bluff worked."), other, have,
                 agent, had);
    else if (stopped && own)
        text_add(out, _("%s stopped your winning move: if %s had gone, you could have won in this turn."),
                 other, agent);
    else if (stopped)
        text_add(out, _("You stopped a winning move: if %s had gone, %s could have won in this turn."), agent,
                 other);
    else if (seat == mover && v->pub.from == v->pub.case_city && own)
        text_add(out, _("%s named %d against you and kept %s, and the briefcase, in %s."), other,
                 v->pub.bidding.named, agent, name_city(look->t->box, v->pub.from));
    else if (seat == mover && v->pub.from == v->pub.case_city)
        text_add(out, _("You named %d against %s and kept %s, and the briefcase, in %s."),
                 v->pub.bidding.named, other, agent, name_city(look->t->box, v->pub.from));
    else if (seat == mover && !own && v->pub.verb == SOLOMON_MOVE && v->pub.target == v->pub.case_city)
        text_add(out, _("You kept %s away from the briefcase."), agent);
    else if (seat != mover && own)
        text_add(out,
                 P_("You challenged %s with %d coin there. %s went higher, and you were restricted.",
                    "You challenged %s with %d coins there. %s went higher, and you were restricted.",
                    (unsigned)have),
                 agent, have, other);
    else if (seat != mover)
        text_add(out, _("%s challenged %s. You went to %d, and %s gave way."), other, agent,
                 v->pub.bidding.named, other);
}

static int on_yield(const struct story_look *look, const struct solomon_view *v, struct text *out)
{
    int seat = look->what->actor, mover = v->pub.turn;
    int rival = seat == mover ? v->pub.bidding.challenger : mover;
    const char *agent = name_agent(v->pub.agent), *who = table_seat_name(look->t, seat),
               *other = table_seat_name(look->t, rival);
    int have = v->secret[seat].paid[v->pub.agent], had = v->secret[rival].paid[v->pub.agent];
    bool bluffed = have > v->pub.bidding.named && (seat == mover ? have > had : have >= had);
    bool stopped = seat == mover && (look->may >> mover & 1);

    bool you = host_is_you(look->t->h, seat), your = host_is_you(look->t->h, rival);

    if (you || your)
        tell_own_yield(look, v, you, bluffed, stopped, out);
    else if (bluffed && stopped)
        text_add(out, _("%s yielded a winning move with %d on %s. %s had no more than %d: the bluff worked."),
                 who, have, agent, other, had);
    else if (bluffed && seat != mover && have == had)
        tell_even(look, seat, rival, v->pub.agent, have, out);
    else if (bluffed)
        text_add(out, _("%s yielded with %d on %s. %s had no more than %d: the bluff worked."), who, have,
                 agent, other, had);
    else if (stopped)
        text_add(out, _("%s stopped a winning move: if %s had gone, %s could have won in this turn."), other,
                 agent, who);
    else if (seat == mover && v->pub.from == v->pub.case_city)
        text_add(out, _("%s named %d against %s and kept %s, and the briefcase, in %s."), other,
                 v->pub.bidding.named, who, agent, name_city(look->t->box, v->pub.from));
    if (seat == mover && have == 0)
        tell_no_more(you ? NULL : who, have, agent, out);
    double thought = story_expects(look, seat, rival, v->pub.agent);
    if (bluffed && thought >= had + 2 && you)
        text_sentence(out, _("From what you had seen, you would have guessed about %.0f coins there."),
                      thought);
    else if (bluffed && thought >= had + 2)
        text_sentence(out, _("From what %s had seen, one would have guessed about %.0f coins there."), who,
                      thought);
    return stopped ? 900 + bluffed : bluffed ? 500 + 200 * look->last_turn : you || your ? 250 : 150;
}

static int on_pass(const struct story_look *look, const struct solomon_view *v, struct text *out)
{
    int seat = look->what->actor, have = v->secret[seat].paid[v->pub.agent];
    int had = v->secret[v->pub.turn].paid[v->pub.agent];

    if (!(look->may >> v->pub.turn & 1) || have == 0 || have < had)
        return 0;
    const char *agent = name_agent(v->pub.agent);
    bool yours = host_is_you(look->t->h, v->pub.turn);
    if (host_is_you(look->t->h, seat))
        text_add(out, _("You let a move that could win pass with %d on %s."), have, agent);
    else
        text_add(out,
                 yours ? _("%s let your move that could win pass with %d on %s.")
                       : _("%s let a move that could win pass with %d on %s."),
                 table_seat_name(look->t, seat), have, agent);
    tell_no_more(yours ? NULL : table_seat_name(look->t, v->pub.turn), had, agent, out);
    return look->last_turn ? 880 : 600;
}

static int on_burn(const struct story_look *look, const struct solomon_view *v, struct text *out)
{
    int lost = 0;

    for (size_t i = 0; i < look->what->events.count; i++)
        if (look->what->events.item[i].kind == SOLOMON_BURNT) {
            size_t target = (size_t)look->what->events.item[i].arg[1];
            for (int s = 0; s < v->pub.seats; s++)
                lost += v->secret[s].paid[target];
            text_add(out,
                     P_("%s burnt, and %d coin with it.", "%s burnt, and %d coins with it.", (unsigned)lost),
                     name_agent(target), lost);
        }
    return out->length > 0 ? 300 + lost : 0;
}

static int moment(const struct story_look *look, struct text *out)
{
    const struct solomon_view *v = solomon_view_of(look->what->before);

    if (look->what->action.kind == SOLOMON_YIELD)
        return on_yield(look, v, out);
    int burn = on_burn(look, v, out);
    return burn == 0 && look->what->action.kind == SOLOMON_PASS ? on_pass(look, v, out) : burn;
}

/* The agent who was to act; at the end Dr. Solomon. */
static int about(const game_action *action)
{
    bool act = action->kind == SOLOMON_MOVE || action->kind == SOLOMON_BURN;

    return act ? action->arg[0] : action->kind == SOLOMON_ROLL ? SOLOMON_DOCTOR : -1;
}

/* --- what was got away with ---------------------------------------------------------------------------------- */

/* A feint; an agent that went though who sent it had not a coin there. */
static bool secret(const struct story_look *look, struct story_secret *out)
{
    const struct solomon_view *v = solomon_view_of(look->what->before);
    const game_action *a = &look->what->action;

    *out = (struct story_secret){.seat = look->what->actor, .kind = STORY_FEINT, .thing = -1, .weight = 100};
    if (a->kind == SOLOMON_PAYOFF && a->arg[0] == SOLOMON_NOBODY)
        return true;
    *out = (struct story_secret){
        .seat = v->pub.turn, .kind = STORY_UNPAID, .thing = v->pub.agent, .weight = 200};
    for (size_t i = 0; i < look->what->events.count; i++)
        if (look->what->events.item[i].kind == SOLOMON_TRAVELLED &&
            !(look->what->events.item[i].arg[3] & SOLOMON_BY_ABILITY))
            return v->secret[v->pub.turn].paid[v->pub.agent] == 0;
    return false;
}

static int put(const struct game_view *open, int seat, int agent)
{
    return solomon_view_of(open)->secret[seat].paid[agent];
}

static int won_by(const struct game_view *end, int announced)
{
    return solomon_view_of(end)->pub.how == SOLOMON_END_BRIEFCASE ? announced : SOLOMON_DOCTOR;
}

/* A challenger needs as many as the mover has; on Dr. Solomon it takes one more. */
static void missed(const struct table *t, const struct game_view *turn, const struct game_view *end, int seat,
                   int thing, struct text *out)
{
    const struct solomon_view *then = solomon_view_of(turn), *now = solomon_view_of(end);
    bool home = now->pub.how == SOLOMON_END_BRIEFCASE;
    const char *name = name_agent((size_t)thing);
    int winner = __builtin_ctz(now->pub.winners), free = then->secret[seat].reserve;
    int had = now->secret[seat].paid[thing], won = now->secret[winner].paid[thing];
    int lacks = (home && won == 0 ? 1 : won) - had + !home; /* without a coin nobody challenges */

    if (!home)
        text_add(out,
                 P_("With %d more coin on Dr. Solomon you would have had the most.",
                    "With %d more coins on Dr. Solomon you would have had the most.", (unsigned)lacks),
                 lacks);
    else if (lacks <= 0 && won > 0)
        text_add(out, _("With your %d on %s you could have stopped it: %s had no more than %d."), had, name,
                 table_seat_name(t, winner), won);
    else if (lacks <= 0)
        text_add(out, _("With your %d on %s you could have stopped it: %s had nothing there."), had, name,
                 table_seat_name(t, winner));
    else if (won == 0)
        text_add(out, _("%s had nothing on %s: with a single coin there you could have stopped it."),
                 table_seat_name(t, winner), name);
    else if (lacks <= free)
        text_add(out,
                 P_("%d more coin on %s in your last turn would have stopped it. You had %d in reserve.",
                    "%d more coins on %s in your last turn would have stopped it. You had %d in reserve.",
                    (unsigned)lacks),
                 lacks, name, free);
    else
        text_add(out,
                 _("%s had %d on %s and you had %d: only moving the briefcase or %s away in time could have "
                   "stopped it."),
                 table_seat_name(t, winner), won, name, had, name);
}

/* The agent that brought the case, or came to it. */
static void exposed(const struct table *t, const struct game_view *before, const struct game_view *after,
                    int winner, int round, struct text *out)
{
    const struct solomon_public *then = &solomon_view_of(before)->pub, *now = &solomon_view_of(after)->pub;
    int seat = then->turn, viewer = t->discreet ? SEAT_NONE : t->viewer;
    size_t moved = SOLOMON_AGENTS;

    for (size_t a = 0; a < SOLOMON_AGENTS; a++) {
        bool went = now->agent_city[a] != then->agent_city[a] && now->agent_city[a] != SOLOMON_NOWHERE;
        if (went && (moved == SOLOMON_AGENTS || now->agent_city[a] == now->case_city))
            moved = a;
    }
    if (moved == SOLOMON_AGENTS)
        return;
    const char *agent = name_agent(moved), *city = name_city(t->box, now->agent_city[moved]);
    if (seat == viewer)
        /* TRANSLATORS: whose reach, then an agent and the city it went to */
        text_add(out, _("Your turn in round %d brought the briefcase within %s's reach: %s to %s."), round,
                 table_seat_name(t, winner), agent, city);
    else if (winner == viewer)
        /* TRANSLATORS: whose turn, then an agent and the city it went to */
        text_add(out, _("%s's turn in round %d brought the briefcase within your reach: %s to %s."),
                 table_seat_name(t, seat), round, agent, city);
    else
        /* TRANSLATORS: whose turn and reach, then an agent and the city it went to */
        text_add(out, _("%s's turn in round %d brought the briefcase within %s's reach: %s to %s."),
                 table_seat_name(t, seat), round, table_seat_name(t, winner), agent, city);
}

static const struct story_measure measures[] = {
    {N_("Coins in reserve"), SOLOMON_COINS, reserve},
    {N_("The briefcase's way home, in steps"), 0, way_home},
};

const struct table_story solomon_story = {
    .measure = measures,
    .measures = sizeof measures / sizeof measures[0],
    .worth = worth,
    .leads = leads,
    .moment = moment,
    .secret = secret,
    .own_secret = 250,
    .put = put,
    .won_by = won_by,
    .about = about,
    .words = {.cast = &solomon_agents, .things = SOLOMON_AGENTS, .even_stops = true},
    .missed = missed,
    .exposed = exposed};
