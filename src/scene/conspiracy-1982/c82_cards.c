/* The cards beside the map, and what there is to say of everything on the table. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/conspiracy-1982/c82_parts.h"
#include "table/badges.h"
#include "table/head.h"
#include "table/map_board.h"
#include "table/perform.h"
#include "table/seats.h"
#include "ui/spot.h"

/* --- the seats ----------------------------------------------------------------------------------------------- */

/* One's own balance, or how many payoffs were made. */
void c82_status(const struct table *t, int seat, struct table_status *out)
{
    const struct c82_view *v = shown(t);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    bool own = seat == t->viewer && table_own_shown(t) && v->phase != C82_PHASE_OVER;
    struct text words = text_over(out->words, sizeof out->words);

    out->color = own ? c->ink : c->ink_soft;
    if (own) {
        /* TRANSLATORS: what is left in one's own bank book: `$2500 left` */
        text_add(&words, _("$%d left"), open_book(t, seat)->balance * C82_UNIT);
        table_sum(t, open_book(t, seat)->balance, out->brief, sizeof out->brief);
        return;
    }
    out->style = STYLE_SMALL;
    if (v->payoffs[seat] > 0)
        text_add(&words, P_("%u payoff", "%u payoffs", v->payoffs[seat]), v->payoffs[seat]);
}

void c82_seat(struct table *t, int seat, struct rect row, struct rect card)
{
    seats_known(t, seat, row, (struct counts){.count = C82_SPIES},
                _("Hold %s, or press here, to see your bank book"));
    if (perform_shows(t, C82_PAID, NULL) && t->play.now.seat == seat)
        seats_envelope(t, card);
}

void c82_seat_tip(const struct table *t, int seat, struct text *out)
{
    const struct c82_view *v = shown(t);

    text_sentence(out, _("Headquarters: %s."), table_home_name(t, seat));
    text_sentence(out, P_("%u payoff so far.", "%u payoffs so far.", v->payoffs[seat]), v->payoffs[seat]);
    text_sentence(out, "%s", _("Each went to one spy, or to nobody."));
    if (v->owes >> seat & 1)
        text_sentence(out, "%s", _("A lost challenge costs the next turn."));
}

/* --- the head ------------------------------------------------------------------------------------------------ */

/* What wins, in a sentence without its stop; brief: where room is short. */
static void say_goal(const struct table *t, bool brief, struct text *out)
{
    const char *home = t->viewer >= 0 ? table_home_name(t, t->viewer) : "";

    if (shown(t)->casablanca)
        text_add(out, "%s",
                 brief ? _("A spy's home: its best payer wins")
                       : _("In the home of the spy who carries it, whoever paid that spy most wins"));
    else if (t->viewer < 0)
        text_add(out, "%s", brief ? _("Whoever gets it home wins") : _("Whoever has it carried home wins"));
    else
        text_add(out, brief ? _("Get it to %s to win") : _("Have it carried to %s, and you win"), home);
}

static void say_last(const struct table *t, bool brief, struct text *out)
{
    if (shown(t)->round_limit)
        text_add(out, brief ? _("Last: %d") : _("Last round: %d"), shown(t)->round_limit);
}

void c82_head(struct table *t, struct rect inside)
{
    struct map_board_head says = {.prop = "conspiracy-1982/figures/case.png",
                                  .goal = say_goal,
                                  .homed = !shown(t)->casablanca,
                                  .note = say_last,
                                  .brief = true,
                                  .tells = true};

    map_board_head(t, &inside, &says, NULL);
    head_facts(t, inside, map_board_fact);
}

/* --- things on the map --------------------------------------------------------------------------------------- */

void c82_tip(const struct table *t, struct thing thing, struct text *name, struct text *says)
{
    const struct c82_view *v = shown(t);

    (void)name;
    if (thing.kind == THING_PLACE)
        map_board_tip(t, thing.index, says);
    if (thing.kind == THING_SPY && v->casablanca && v->home[thing.index] != C82_NOWHERE)
        text_sentence(says, _("Home: %s."), table_place_name(t, v->home[thing.index]));
    if (thing.kind != THING_CASE)
        return;
    char goal[160];
    struct text line = text_over(goal, sizeof goal);
    say_goal(t, false, &line);
    text_sentence(says, "%s.", goal);
    text_sentence(says, "%s", _("A spy who leaves from here may take it along."));
}
