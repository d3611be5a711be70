/* How a match of Conspiracy, 1982 ended, and what it was about, from views in which all bank books are open. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/conspiracy-1982/c82_parts.h"
#include "table/ending.h"
#include "table/story.h"

/* --- the plate ----------------------------------------------------------------------------------------------- */

void c82_ending(const struct table *t, struct ending *e, struct text *reason)
{
    const struct c82_view *v = shown(t);
    bool several = (v->winners & (v->winners - 1)) != 0;
    bool won = t->viewer < 0 || (v->winners >> t->viewer & 1);

    e->plate = v->how == C82_END_LIMIT ? "conspiracy-1982/portraits/nobody.jpg"
               : several && won        ? "conspiracy-1982/portraits/shared.jpg"
               : won                   ? "conspiracy-1982/portraits/victory.jpg"
                                       : "conspiracy-1982/portraits/defeat.jpg";
    e->seats_word = _("Open the bank books");
    e->seats_stamp = _("BANK BOOKS OPEN");
    e->cells = C82_SPIES + 1;
    e->badges = C82_SPIES;
    e->last_cell = _("Balance");
    if (v->how == C82_END_LIMIT)
        text_add(reason, _("Round %u was the last, and the briefcase is in nobody's hands."), v->round);
    else if (v->casablanca)
        text_add(reason,
                 _("The briefcase came to %s, the home of the spy who carried it. Nobody had paid that spy "
                   "more than %s."),
                 table_place_name(t, v->case_place), e->names);
    else
        text_add(reason, _("The briefcase came to %s in round %u. %s wins."),
                 table_place_name(t, v->case_place), v->round, e->names);
}

/* A row's amounts: with each spy, then what was never spent. */
int c82_end_amount(const struct table *t, int seat, int cell)
{
    const c82_book *book = open_book(t, seat);

    return !book ? 0 : cell < C82_SPIES ? book->paid[cell] : book->balance;
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
    const char *spy = cast_name(&c82_spies, v->spy);

    if (seat < 0 || !stands(v))
        return 0;
    bool winning = look->may >> v->turn & 1;
    int have = v->book[seat].paid[v->spy] * C82_UNIT, had = v->book[v->turn].paid[v->spy] * C82_UNIT;
    const char *who = table_seat_name(look->t, seat), *mover = table_seat_name(look->t, v->turn);
    if (kind == C82_UNCOVERED && have >= v->bidding.named * C82_UNIT)
        text_add(out, _("%s said “not covered” with $%d with %s: that was a lie."), who, have, spy);
    else if ((kind == C82_BACK || kind == C82_UNCOVERED) && winning)
        text_add(out, _("A winning move was stopped: %s had $%d with %s."), mover, had, spy);
    else if (kind == C82_PASS && winning && have > had)
        text_add(out, _("%s let a winning move pass with $%d with %s. %s had no more than $%d."), who, have,
                 spy, mover, had);
    else if (kind == C82_STOP && have > had)
        text_add(out, _("%s stopped bidding with $%d with %s. %s had no more than $%d."), who, have, spy,
                 mover, had);
    return out->length == 0 ? 0 : winning ? 900 : 400;
}

/* What everybody had with the spy who was to act. */
static void behind(const struct story_look *look, struct text *out)
{
    const struct c82_view *v = c82_view_of(look->what->before);
    const game_action *a = &look->what->action;
    char list[C82_SEATS * (HOST_NAME_MAX + 24)];
    struct text all = text_over(list, sizeof list);
    int had[C82_SEATS] = {0};

    if (a->kind != C82_MOVE && a->kind != C82_BLOW)
        return;
    for (int s = 0; s < v->seats; s++)
        had[s] = v->book[s].paid[a->arg[0]] * C82_UNIT;
    story_amounts(look->t, had, &all);
    text_add(out, _("In the bank books, with %s: %s."), cast_name(&c82_spies, (size_t)a->arg[0]), list);
}

/* Entries of the bank books, feints too, and where somebody's words were not what the book said. */
static int line(const struct story_look *look, struct text *text, struct text *behind)
{
    const struct c82_view *v = c82_view_of(look->what->before), *then = c82_view_of(look->what->after);
    const game_action *a = &look->what->action;
    int seat = look->what->actor;

    if (seat < 0)
        return SEAT_NONE;
    const char *with = cast_name(&c82_spies, v->spy);
    int have = v->book[seat].paid[v->spy] * C82_UNIT, bid = v->bidding.named * C82_UNIT;
    if ((a->kind == C82_OPEN || a->kind == C82_PAYOFF) && a->arg[0] == C82_NOBODY)
        text_add(text, "%s", _("~~~~ A feint"));
    else if (a->kind == C82_OPEN || a->kind == C82_PAYOFF)
        text_add(text, _("$%d to %s"), a->arg[1], cast_name(&c82_spies, (size_t)a->arg[0]));
    else if (a->kind == C82_UNCOVERED && have >= bid)
        text_add(text, _("A lie: “not covered” at $%d, with $%d with %s"), bid, have, with);
    else if (a->kind == C82_FIGHT && have == 0)
        text_add(text, _("A bluff: “bid for it”, with nothing with %s"), with);
    else if (a->kind == C82_SILENT && v->book[seat].paid[v->target] > 0)
        text_add(text, _("Silent about $%d with %s"), v->book[seat].paid[v->target] * C82_UNIT,
                 cast_name(&c82_spies, v->target));
    if (text->length == 0)
        return SEAT_NONE;
    if (a->kind == C82_OPEN || a->kind == C82_PAYOFF)
        text_add(behind, _("Balance $%d"), then->book[seat].balance * C82_UNIT);
    return seat;
}

static const struct story_measure measures[] = {
    {N_("Balance, in dollars"), C82_ACCOUNT *C82_UNIT, balance},
    {N_("The briefcase's way home, in steps"), 0, way_home},
};

const struct table_story c82_story = {.measure = measures,
                                      .measures = sizeof measures / sizeof measures[0],
                                      .worth = worth,
                                      .moment = moment,
                                      .behind = behind,
                                      .books = N_("Bank books"),
                                      .line = line};
