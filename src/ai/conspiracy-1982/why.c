/* Reasons: what is done and what for, in one sentence, from what the seat sees and what everybody has shown. */
#include "ai/conspiracy-1982/knowledge.h"
#include "base/i18n.h"
#include "rules/conspiracy-1982/c82_dossier.h"

/* What is to be said, and where to. */
struct reason {
    const struct ai_setup *player;
    const struct c82_view *v;
    const game_action *a;
    char *out; /* AI_WHY_SIZE bytes */
};

#define voice(r, own, advice) ai_voice((r)->player, own, advice)

static const char *city(const struct reason *r, int place)
{
    return ai_place_name(r->player, &c82_box_of(r->player->box)->map, place);
}

static const char *spy_name(int spy)
{
    return _(c82_spy_title[spy]);
}

static int steps(const struct reason *r, int from, int to)
{
    return c82_box_of(r->player->box)->map.steps[from][to];
}

/* Where the briefcase has to go with a spy. */
static int home(const struct reason *r, int spy)
{
    return r->v->casablanca ? r->v->home[spy] : r->v->hq[r->v->seat];
}

static int mine(const struct reason *r, int spy)
{
    return C82_UNIT * r->v->book[r->v->seat].paid[spy];
}

/* The rival who is known to have most with a spy, in dollars; nobody: SEAT_NONE and 0. */
static int most_shown(const struct reason *r, int spy, int *seat)
{
    int most = 0;

    *seat = SEAT_NONE;
    for (int i = 0; i < r->v->seats; i++) {
        struct c82_bounds known;
        c82_dossier(r->v, i, &known);
        if (i != r->v->seat && known.paid[spy].least > most) {
            most = known.paid[spy].least;
            *seat = i;
        }
    }
    return C82_UNIT * most;
}

/* Why so much and no more: what it is enough for. */
static void say_amount(const struct reason *r)
{
    enum { COVER = C82_UNIT * C82_COVER_COST, LITTLE = 500 };
    int spy = r->a->arg[0], had = mine(r, spy), paid = r->a->arg[1],
        left = C82_UNIT * r->v->book[r->v->seat].balance - paid;

    if (left == 0)
        ai_say(r->out, "%s", voice(r, _("It is all I have left."), _("It is all you have left.")));
    else if (had < COVER && had + paid >= COVER)
        ai_say(r->out,
               voice(r, _("From $%d on, %s can blow a cover for me."),
                     _("From $%d on, %s can blow a cover for you.")),
               COVER, spy_name(spy));
    else if (paid <= LITTLE)
        ai_say(r->out,
               voice(r, _("So little is enough to challenge with, and I keep $%d."),
                     _("So little is enough to challenge with, and you keep $%d.")),
               left);
    else
        ai_say(r->out,
               voice(r, _("So much is hard to outbid, and I keep $%d."),
                     _("So much is hard to outbid, and you keep $%d.")),
               left);
}

static void say_payoff(const struct reason *r)
{
    int spy = r->a->arg[0], seat, most;

    if (spy == C82_NOBODY) {
        ai_say(r->out, "%s",
               voice(r, _("A feint: the others see a payoff, and I keep my money."),
                     _("A feint: the others see a payoff, and you keep your money.")));
        return;
    }
    most = most_shown(r, spy, &seat);
    int away = steps(r, r->v->spy_place[spy], r->v->case_place);
    if (most == 0 && mine(r, spy) > 0)
        ai_say(r->out,
               voice(r, _("I have $%d with %s already; more makes me harder to stop."),
                     _("You have $%d with %s already; more makes you harder to stop.")),
               mine(r, spy), spy_name(spy));
    else if (most == 0 && away == 0)
        ai_say(r->out, _("%s is with the briefcase, and nobody has shown any money there."), spy_name(spy));
    else if (most == 0)
        ai_say(r->out,
               P_("%s is %d step from the briefcase, and nobody has shown any money there.",
                  "%s is %d steps from the briefcase, and nobody has shown any money there.",
                  (unsigned long)away),
               spy_name(spy), away);
    else if (mine(r, spy) + r->a->arg[1] > most)
        ai_say(r->out, _("%s has shown $%d with %s; this is more."), ai_seat_name(r->player, seat), most,
               spy_name(spy));
    else
        ai_say(r->out,
               voice(r, _("%s has shown $%d with %s; I am catching up."),
                     _("%s has shown $%d with %s; this is to catch up.")),
               ai_seat_name(r->player, seat), most, spy_name(spy));
    if (most == 0)
        say_amount(r);
}

/* The rival who has the briefcase nearest to home; in *away how far. */
static int nearest(const struct reason *r, int *away)
{
    int seat = SEAT_NONE;

    *away = MAP_UNREACHED;
    for (int i = 0; i < r->v->seats; i++)
        if (i != r->v->seat && steps(r, r->v->case_place, r->v->hq[i]) < *away) {
            *away = steps(r, r->v->case_place, r->v->hq[i]);
            seat = i;
        }
    return seat;
}

static void say_carried(const struct reason *r)
{
    int spy = r->a->arg[0], to = r->a->arg[1], left = steps(r, to, home(r, spy)), away,
        rival = nearest(r, &away);

    if (left == 0)
        ai_say(r->out, _("%s brings the briefcase home."), spy_name(spy));
    else if (!r->v->casablanca && away <= 2 && steps(r, to, r->v->hq[rival]) > away)
        ai_say(r->out, _("The briefcase is too near to %s; %s takes it away."),
               ai_seat_name(r->player, rival), spy_name(spy));
    else if (left < steps(r, r->v->case_place, home(r, spy)))
        /* TRANSLATORS: %d is at least 1 */
        ai_say(r->out,
               P_("%s brings the briefcase within %d step of home.",
                  "%s brings the briefcase within %d steps of home.", (unsigned long)left),
               spy_name(spy), left);
    else
        ai_say(r->out, _("%s keeps the briefcase out of the others' hands."), spy_name(spy));
}

static void say_moved(const struct reason *r)
{
    int spy = r->a->arg[0], to = r->a->arg[1], now = steps(r, r->v->spy_place[spy], r->v->case_place),
        then = steps(r, to, r->v->case_place);

    if (r->a->n == 3)
        say_carried(r);
    else if (then == 0)
        ai_say(r->out, _("%s will have the briefcase at hand in %s."), spy_name(spy), city(r, to));
    else if (then < now && mine(r, spy) > 0)
        ai_say(r->out,
               voice(r, _("I have $%d with %s, who comes nearer to the briefcase."),
                     _("You have $%d with %s, who comes nearer to the briefcase.")),
               mine(r, spy), spy_name(spy));
    else if (then < now)
        ai_say(r->out,
               voice(r, _("I have nothing with %s, but who knows that?"),
                     _("You have nothing with %s, but who knows that?")),
               spy_name(spy));
    else if (then > now)
        ai_say(r->out, _("%s is too near to the briefcase."), spy_name(spy));
    else
        ai_say(r->out, _("%s is of more use in %s."), spy_name(spy), city(r, to));
}

/* What one has and the other has shown. */
static void say_both(const struct reason *r, int has, int other, int shown)
{
    const char *spy = spy_name(r->v->spy), *name = ai_seat_name(r->player, other);

    if (shown == 0)
        ai_say(r->out,
               voice(r, _("I have $%d with %s, and %s has shown nothing."),
                     _("You have $%d with %s, and %s has shown nothing.")),
               has, spy, name);
    else
        ai_say(r->out,
               voice(r, _("I have $%d with %s; %s has shown $%d."),
                     _("You have $%d with %s; %s has shown $%d.")),
               has, spy, name, shown);
}

/* On letting pass or challenging, and on every number after that. */
static void say_stake(const struct reason *r, bool stops)
{
    int spy = r->v->spy, has = mine(r, spy),
        other = r->v->bidding.mover == r->v->seat ? r->v->bidding.challenger : r->v->turn;
    struct c82_bounds known;

    c82_dossier(r->v, other, &known);
    int shown = C82_UNIT * known.paid[spy].least;
    if (stops && r->v->carried && steps(r, r->v->target, r->v->hq[r->v->turn]) == 0 && !r->v->casablanca)
        ai_say(r->out, _("%s wins otherwise."), ai_seat_name(r->player, r->v->turn));
    else if (stops)
        say_both(r, has, other, shown);
    else if (has == 0)
        ai_say(r->out, voice(r, _("I have nothing with %s."), _("You have nothing with %s.")), spy_name(spy));
    else if (shown >= has)
        ai_say(r->out,
               voice(r, _("%s has shown $%d with %s; I have no more."),
                     _("%s has shown $%d with %s; you have no more.")),
               ai_seat_name(r->player, other), shown, spy_name(spy));
    else
        ai_say(r->out,
               voice(r, _("Not worth showing what I have with %s."),
                     _("Not worth showing what you have with %s.")),
               spy_name(spy));
}

void c82_why(const struct ai_setup *player, const struct game_view *view, const game_action *action,
             float worth, char out[AI_WHY_SIZE])
{
    const struct reason r = {player, c82_view_of(view), action, out};

    (void)worth;
    switch (action->kind) {
    case C82_OPEN:
    case C82_PAYOFF:
        say_payoff(&r);
        break;
    case C82_MOVE:
        say_moved(&r);
        break;
    case C82_BLOW:
        ai_say(out,
               voice(&r, _("%s is in my way, and %s takes $1000 of mine."),
                     _("%s is in your way, and %s takes $1000 of yours.")),
               spy_name(action->arg[1]), spy_name(action->arg[0]));
        break;
    case C82_SILENT:
        ai_say(out, "%s", _("Nobody needs to know."));
        break;
    case C82_REVEAL:
        ai_say(out, "%s", _("It is lost anyway, and the others may know it."));
        break;
    default:
        say_stake(&r, action->kind == C82_CHALLENGE || action->kind == C82_FIGHT || action->kind == C82_BID ||
                          action->kind == C82_COVERED);
        break;
    }
}
