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
#define say(r, ...) ai_say((r)->out, __VA_ARGS__)
#define tell(r, own, advice, ...) say(r, voice(r, own, advice), __VA_ARGS__)

static const char *spy_name(int spy)
{
    return i18n_marked(c82_spy_title[spy]);
}

static int steps(const struct reason *r, int from, int to)
{
    return c82_box_of(r->player->box)->map.steps[from][to];
}

static int mine(const struct reason *r, int spy)
{
    return C82_UNIT * r->v->book[r->v->seat].paid[spy];
}

/* The rival who is known to have most with a spy, in dollars; nobody: SEAT_NONE and 0. In *could what any may have at most. */
static int most_shown(const struct reason *r, int spy, int *seat, int *could)
{
    int most = 0;

    *seat = SEAT_NONE;
    *could = 0;
    for (int i = 0; i < r->v->seats; i++) {
        struct c82_bounds known;
        c82_dossier(r->v, i, &known);
        c82_range with = known.paid[spy];
        if (i == r->v->seat)
            continue;
        *could = with.most > *could ? with.most : *could;
        *seat = with.least > most ? i : *seat;
        most = with.least > most ? with.least : most;
    }
    *could = C82_UNIT * (r->v->round > 0 ? *could : C82_ACCOUNT); /* who has yet to open may pay all */
    return C82_UNIT * most;
}

/* Why so much and no more: what it is enough for, where a rival could have so much. */
static void say_amount(const struct reason *r, int could)
{
    enum { COVER = C82_UNIT * C82_COVER_COST, LITTLE = 500 };
    int spy = r->a->arg[0], had = mine(r, spy), paid = r->a->arg[1],
        left = C82_UNIT * r->v->book[r->v->seat].balance - paid;

    if (had + paid >= could)
        tell(r, _("Then nobody can have more with %s, and no bid can stop me."),
             _("Then nobody can have more with %s, and no bid can stop you."), spy_name(spy));
    else if (left == 0)
        say(r, "%s", voice(r, _("It is all I have left."), _("It is all you have left.")));
    else if (had < COVER && had + paid >= COVER)
        tell(r, _("From $%d on, %s can blow a cover for me."), _("From $%d on, %s can blow a cover for you."),
             COVER, spy_name(spy));
    else if (paid <= LITTLE)
        tell(r, _("So little is enough to challenge with, and I keep $%d."),
             _("So little is enough to challenge with, and you keep $%d."), left);
    else
        tell(r, _("So much is hard to outbid, and I keep $%d."),
             _("So much is hard to outbid, and you keep $%d."), left);
}

static void say_payoff(const struct reason *r)
{
    int spy = r->a->arg[0], seat, most, could;

    if (spy == C82_NOBODY) {
        say(r, "%s",
            voice(r, _("A feint: the others see a payoff, and I keep my money."),
                  _("A feint: the others see a payoff, and you keep your money.")));
        return;
    }
    most = most_shown(r, spy, &seat, &could);
    int away = steps(r, r->v->spy_place[spy], r->v->case_place);
    if (most == 0 && mine(r, spy) > 0)
        tell(r, _("I have $%d with %s already; more makes me harder to stop."),
             _("You have $%d with %s already; more makes you harder to stop."), mine(r, spy), spy_name(spy));
    else if (most == 0 && away == 0)
        say(r, _("%s is with the briefcase, and nobody has shown any money there."), spy_name(spy));
    else if (most == 0)
        say(r,
            P_("%s is %d step from the briefcase, and nobody has shown any money there.",
               "%s is %d steps from the briefcase, and nobody has shown any money there.",
               (unsigned long)away),
            spy_name(spy), away);
    else if (mine(r, spy) + r->a->arg[1] > most)
        say(r, _("%s has shown $%d with %s; this is more."), ai_seat_name(r->player, seat), most,
            spy_name(spy));
    else
        tell(r, _("%s has shown $%d with %s; I am catching up."),
             _("%s has shown $%d with %s; this is to catch up."), ai_seat_name(r->player, seat), most,
             spy_name(spy));
    if (most == 0 || mine(r, spy) + r->a->arg[1] >= could)
        say_amount(r, could);
}

/* The rival who has the briefcase nearest to home. */
static int nearest(const struct reason *r)
{
    int seat = r->v->seat == 0, at = r->v->case_place;

    for (int i = 0; i < r->v->seats; i++)
        if (i != r->v->seat && steps(r, at, r->v->hq[i]) < steps(r, at, r->v->hq[seat]))
            seat = i;
    return seat;
}

/* How hard it is to stop: what one has with the spy, where nobody has shown as much. */
static void say_hold(const struct reason *r)
{
    int spy = r->a->arg[0], has = mine(r, spy), seat, could, most = most_shown(r, spy, &seat, &could);

    if (r->v->casablanca || has <= most)
        return;
    if (has >= could)
        tell(r, _("Nobody can outbid my $%d."), _("Nobody can outbid your $%d."), has);
    else
        tell(r, _("I have $%d with this spy, and no rival has shown as much."),
             _("You have $%d with this spy, and no rival has shown as much."), has);
}

/* A spy who can take it on from there, of whom a rival has the better hold. */
static void say_beside(const struct reason *r)
{
    for (int spy = 0, seat, could; spy < C82_SPIES; spy++) {
        int at = r->v->spy_place[spy], shown = most_shown(r, spy, &seat, &could);
        if (spy != r->a->arg[0] && at != C82_NOWHERE && steps(r, at, r->a->arg[1]) <= 1 &&
            shown > mine(r, spy))
            say(r, _("But %s is near, and %s has shown $%d there."), spy_name(spy),
                ai_seat_name(r->player, seat), shown);
    }
}

static void say_carried(const struct reason *r)
{
    int spy = r->a->arg[0], to = r->a->arg[1], rival = nearest(r),
        home = r->v->casablanca ? r->v->home[spy] : r->v->hq[r->v->seat], left = steps(r, to, home),
        away = steps(r, r->v->case_place, r->v->hq[rival]);
    bool nearer = left < steps(r, r->v->case_place, home);

    if (left == 0)
        say(r, _("%s brings the briefcase home, and that wins."), spy_name(spy));
    else if (!r->v->casablanca && away <= 2 && steps(r, to, r->v->hq[rival]) > away)
        say(r, _("The briefcase is too near to %s; %s takes it away."), ai_seat_name(r->player, rival),
            spy_name(spy));
    else if (nearer)
        /* TRANSLATORS: %d is at least 1 */
        say(r,
            P_("%s brings the briefcase within %d step of home.",
               "%s brings the briefcase within %d steps of home.", (unsigned long)left),
            spy_name(spy), left);
    else
        say(r, _("%s keeps the briefcase out of the others' hands."), spy_name(spy));
    if (nearer)
        say_hold(r);
    if (left > 0)
        say_beside(r);
}

static void say_moved(const struct reason *r)
{
    int spy = r->a->arg[0], to = r->a->arg[1], now = steps(r, r->v->spy_place[spy], r->v->case_place),
        then = steps(r, to, r->v->case_place), seat, could;
    const char *city = ai_place_name(r->player, &c82_box_of(r->player->box)->map, to);

    if (r->a->n == 3)
        say_carried(r);
    else if (then == 0)
        say(r, _("%s will have the briefcase at hand in %s."), spy_name(spy), city);
    else if (then < now && mine(r, spy) > 0)
        tell(r, _("I have $%d with %s, who comes nearer to the briefcase."),
             _("You have $%d with %s, who comes nearer to the briefcase."), mine(r, spy), spy_name(spy));
    else if (then < now)
        tell(r, _("I have nothing with %s, but who knows that?"),
             _("You have nothing with %s, but who knows that?"), spy_name(spy));
    else if (then > now && mine(r, spy) <= most_shown(r, spy, &seat, &could))
        say(r, _("%s is too near to the briefcase."), spy_name(spy));
    else
        say(r, _("%s is of more use in %s."), spy_name(spy), city);
}

/* On letting pass or challenging, and on every number after that. */
static void say_stake(const struct reason *r, bool stops)
{
    int spy = r->v->spy, has = mine(r, spy),
        other = r->v->bidding.mover == r->v->seat ? r->v->bidding.challenger : r->v->turn;
    struct c82_bounds known;

    c82_dossier(r->v, other, &known);
    int shown = C82_UNIT * known.paid[spy].least;
    const char *name = ai_seat_name(r->player, other);
    if (stops && r->v->carried && steps(r, r->v->target, r->v->hq[r->v->turn]) == 0 && !r->v->casablanca)
        say(r, _("%s wins otherwise."), ai_seat_name(r->player, r->v->turn));
    else if (stops && shown == 0)
        tell(r, _("I have $%d with %s, and %s has shown nothing."),
             _("You have $%d with %s, and %s has shown nothing."), has, spy_name(spy), name);
    else if (stops)
        tell(r, _("I have $%d with %s; %s has shown $%d."), _("You have $%d with %s; %s has shown $%d."), has,
             spy_name(spy), name, shown);
    else if (has == 0)
        tell(r, _("I have nothing with %s."), _("You have nothing with %s."), spy_name(spy));
    else if (shown >= has)
        tell(r, _("%s has shown $%d with %s; I have no more."),
             _("%s has shown $%d with %s; you have no more."), name, shown, spy_name(spy));
    else
        tell(r, _("Not worth showing what I have with %s."), _("Not worth showing what you have with %s."),
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
        tell(&r, _("%s is in my way, and %s takes $1000 of mine."),
             _("%s is in your way, and %s takes $1000 of yours."), spy_name(action->arg[1]),
             spy_name(action->arg[0]));
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
