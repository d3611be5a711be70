/* How a match of Conspiracy, 1982 ended, and what it was about, from views in which all bank books are open. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/conspiracy-1982/c82_parts.h"
#include "table/ending.h"
#include "table/ledger.h"
#include "table/story.h"

#include <stdio.h>

/* --- the plate ----------------------------------------------------------------------------------------------- */

void c82_ending(const struct table *t, struct ending *e, struct text *reason)
{
    const struct c82_view *v = shown(t);

    e->plate = ENDING_PLATE(t, v->winners, "conspiracy-1982");
    e->seats_word = _("Open the bank books");
    e->seats_stamp = _("BANK BOOKS OPEN");
    if (v->how == C82_END_LIMIT)
        text_add(reason, _("Round %u was the last, and the briefcase is in nobody's hands."), v->round);
    else if (v->casablanca)
        text_add(reason,
                 _("The briefcase came to %s, the home of the spy who carried it. Nobody had paid that spy "
                   "more than %s."),
                 table_place_name(t, v->case_place), e->names);
    else
        text_add(reason,
                 t->viewer >= 0 && v->winners == 1U << t->viewer
                     ? _("The briefcase came to %s in round %u, and you win.")
                     : _("The briefcase came to %s in round %u. %s wins."),
                 table_place_name(t, v->case_place), v->round, e->names);
}

/* --- what it was about --------------------------------------------------------------------------------------- */

static int balance(const struct game_box *box, const struct game_view *open, int seat)
{
    (void)box;
    return c82_view_of(open)->book[seat].balance * C82_UNIT;
}

static int way_home(const struct game_box *box, const struct game_view *open, int seat)
{
    const struct c82_view *v = c82_view_of(open);

    return c82_box_of(box)->map.steps[v->case_place][v->hq[seat]];
}

/* The nearer the briefcase, and the more spies near it are one's own, the better. */
static int worth(const struct game_box *box, const struct game_view *open, int seat)
{
    const struct c82_view *v = c82_view_of(open);
    const uint8_t *near = c82_box_of(box)->map.steps[v->case_place];
    int share[C82_SEATS] = {0}, all = 1;

    if (v->phase == C82_PHASE_OVER)
        return v->winners >> seat & 1 ? 1000 : 0;
    for (int s = 0; s < v->seats; s++) {
        int steps = 1 + way_home(box, open, s), grip = 6;
        for (size_t i = 0; i < C82_SPIES; i++)
            if (v->spy_place[i] != C82_NOWHERE && near[v->spy_place[i]] <= 1)
                grip += v->book[s].paid[i];
        all += share[s] = 1000 * grip / (steps * steps);
    }
    return 1000 * share[seat] / all;
}

/* Somebody gave way who had enough: or let a winning move pass with enough to challenge it. */
static int moment(const struct story_look *look, struct text *out)
{
    const struct c82_view *v = c82_view_of(look->what->before);
    int seat = look->what->actor, kind = look->what->action.kind;

    if (seat < 0 || !stands(v))
        return 0;
    bool winning = look->may >> v->turn & 1, lies = v->book[seat].paid[v->spy] >= v->bidding.named,
         more = v->book[seat].paid[v->spy] > v->book[v->turn].paid[v->spy];
    if (kind == C82_UNCOVERED && lies)
        story_bid(look, STORY_LIED, v->turn, v->spy, out);
    else if ((kind == C82_BACK || kind == C82_UNCOVERED) && winning)
        story_bid(look, STORY_STOPPED, v->turn, v->spy, out);
    else if (kind == C82_PASS && winning && more)
        story_bid(look, STORY_PASSED, v->turn, v->spy, out);
    else if (kind == C82_STOP)
        story_bid(look, more ? STORY_GAVE_UP : STORY_LOST, v->turn, v->spy, out);
    return out->length == 0 ? 0 : winning ? 900 : v->carried ? 500 : 400;
}

/* Feints; spies sent without a dollar, the briefcase most of all, while everybody let it pass; having others bid with nothing to match them. */
static bool secret(const struct story_look *look, struct story_secret *out)
{
    const struct c82_view *v = c82_view_of(look->what->before), *then = c82_view_of(look->what->after);
    const game_action *a = &look->what->action;
    bool unpaid = stands(v) && v->book[v->turn].paid[v->spy] == 0;
    bool ends = unpaid && !stands(then) && (a->kind == C82_PASS || a->kind == C82_STOP);
    bool lets = a->kind == C82_PASS && v->carried && story_lets(look, v->turn, v->spy);

    out->thing = stands(v) ? v->spy : -1;
    out->seat = ends ? v->turn : look->what->actor;
    out->kind = ends ? STORY_UNPAID : lets ? STORY_LET : stands(v) ? STORY_HOLLOW : STORY_FEINT;
    out->weight = ends ? (v->carried ? 400 : 150) : lets ? 350 : stands(v) ? 300 : 200;
    return ends || lets || (unpaid && a->kind == C82_FIGHT) ||
           ((a->kind == C82_OPEN || a->kind == C82_PAYOFF) && a->arg[0] == C82_NOBODY);
}

/* What the turn changed for whoever it helped. */
static void turned(const struct story_look *look, int seat, struct text *out)
{
    const struct c82_view *v = c82_view_of(look->what->before), *then = c82_view_of(look->what->after);
    const game_action *a = &look->what->action;
    const char *who = host_is_you(look->t->h, seat) ? NULL : table_seat_name(look->t, seat);
    int home = way_home(look->t->box, look->what->after, seat), spy = a->arg[0] == C82_NOBODY ? 0 : a->arg[0],
        put = then->book[seat].paid[spy] * C82_UNIT;
    const char *name = cast_name(&c82_spies, (size_t)spy);

    if (a->kind == C82_PAYOFF && a->arg[0] != C82_NOBODY && look->what->actor == seat)
        text_add(out, _("That made $%d with %s; no rival had more than $%d."), put, name,
                 story_rival_most(look->t, look->what->after, seat, spy) * C82_UNIT);
    else if (v->case_place != then->case_place)
        text_add(out,
                 P_("It brought the briefcase within %d step of home.",
                    "It brought the briefcase within %d steps of home.", (unsigned long)home),
                 home);
    else if (a->kind == C82_MOVE && a->arg[1] == v->case_place && !who)
        text_add(out, _("It put %s beside the briefcase; you had $%d there."), name, put);
    else if (a->kind == C82_MOVE && a->arg[1] == v->case_place)
        text_add(out, _("It put %s beside the briefcase; %s had $%d there."), name, who, put);
    else if (a->kind == C82_BLOW)
        text_add(out, _("It took %s out of the way."), cast_name(&c82_spies, (size_t)a->arg[1]));
}

/* --- the bank books ------------------------------------------------------------------------------------------ */

/* What somebody's words were worth, by a book that lies open. */
static void remark(const struct c82_view *v, int seat, const game_action *a, struct ledger_entry *out)
{
    int have = v->book[seat].paid[v->spy] * C82_UNIT, bid = v->bidding.named * C82_UNIT;
    int silent = a->kind == C82_SILENT ? v->book[seat].paid[v->target] * C82_UNIT : 0;
    struct text words = text_over(out->words, sizeof out->words);

    out->remark = true;
    out->thing = silent > 0 ? v->target : v->spy;
    if (a->kind == C82_UNCOVERED && have >= bid)
        text_add(&words, _("Did not match $%d, had $%d"), bid, have);
    else if (a->kind == C82_FIGHT && have == 0)
        text_add(&words, "%s", _("Asked for a bid, had nothing"));
    else if (silent > 0)
        text_add(&words, _("Kept silent about $%d"), silent);
    out->seat = words.length > 0 ? seat : SEAT_NONE;
}

/* Payoffs, feints too, and what informers cost. */
static bool entry(const struct table *t, const struct host_happening *what, bool open,
                  struct ledger_entry *out)
{
    const struct c82_view *before = c82_view_of(what->before), *after = c82_view_of(what->after);
    const game_action *a = &what->action;

    (void)t;
    if (after->blown != before->blown) {
        out->seat = before->turn;
        out->thing = before->spy;
        out->amount = -C82_COVER_COST;
    } else if (a->kind == C82_OPEN || a->kind == C82_PAYOFF) {
        out->seat = a->arg[0] == GAME_HIDDEN ? SEAT_NONE : what->actor;
        out->thing = a->arg[0] == C82_NOBODY ? -1 : a->arg[0];
        out->amount = a->arg[1] / C82_UNIT;
        if (out->thing < 0)
            snprintf(out->words, sizeof out->words, "%s", C_("in a bank book", "~~~ feint"));
    } else if (open && what->actor >= 0) {
        remark(before, what->actor, a, out);
    }
    if (out->seat < 0 || !(after->open >> out->seat & 1))
        return false;
    out->left = after->book[out->seat].balance;
    return true;
}

/* --- by whom it was won -------------------------------------------------------------------------------------- */

static int put(const struct game_view *open, int seat, int spy)
{
    return c82_view_of(open)->book[seat].paid[spy];
}

static const struct story_measure measures[] = {
    {N_("Balance, in dollars"), C82_ACCOUNT *C82_UNIT, balance},
    {N_("The briefcase's way home, in steps"), 0, way_home},
};

const struct table_story c82_story = {.measure = measures,
                                      .measures = sizeof measures / sizeof measures[0],
                                      .worth = worth,
                                      .moment = moment,
                                      .turned = turned,
                                      .secret = secret,
                                      .own_secret = 400,
                                      .winning_secret = 400,
                                      .put = put,
                                      .words = {.cast = &c82_spies, .things = C82_SPIES}};

const struct ledger_look c82_books = {.entry = entry};
