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

#include <stdio.h>

/* --- the seats ----------------------------------------------------------------------------------------------- */

/* One's own balance, or how many pay-offs were made. */
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
        return;
    }
    out->style = STYLE_SMALL;
    if (v->payoffs[seat] > 0)
        text_add(&words, P_("%u pay-off made", "%u pay-offs made", v->payoffs[seat]), v->payoffs[seat]);
}

float c82_tag(struct table *t, int seat, struct rect row, float room)
{
    static const struct tag_picture picture = {.picture = "conspiracy-1982/figures/lost-turn.png",
                                               .shadow = "conspiracy-1982/figures/lost-turn-shadow.png",
                                               .canvas = 240,
                                               .plate = 157,
                                               .above = 68,
                                               .left = 150,
                                               .right = 30};

    return shown(t)->owes >> seat & 1 ? tag_draw(t->ui, row, room, _("LOSES A TURN"), &picture) : 0;
}

void c82_seat(struct table *t, int seat, struct rect row, struct rect card)
{
    seats_known(t, seat, row, (struct counts){.count = C82_SPIES},
                _("Hold P or X, or press here, to see your bank book"));
    if (perform_shows(t, C82_PAID, NULL) && t->play.now.seat == seat)
        seats_envelope(t, card);
}

void c82_seat_tip(const struct table *t, int seat, struct text *out)
{
    const struct c82_view *v = shown(t);

    text_sentence(out, _("Headquarters: %s."), table_home_name(t, seat));
    text_sentence(out, P_("%u pay-off so far.", "%u pay-offs so far.", v->payoffs[seat]), v->payoffs[seat]);
    if (seat != t->viewer)
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

void c82_head(struct table *t, struct rect inside)
{
    char words[4][160];
    struct text line[4];

    for (size_t i = 0; i < 4; i++)
        line[i] = text_over(words[i], sizeof words[i]);
    map_board_say_prop(t, &line[0]);
    text_add(&line[1], _("Briefcase: %s"), table_place_name(t, shown(t)->case_place));
    say_goal(t, false, &line[2]);
    say_goal(t, true, &line[3]);
    struct head_row bag = {"shared/ui/icons/briefcase.png", NULL, 0, words[0], words[1], true},
                    goal = {NULL, NULL, 0, words[2], words[3], false};
    if (t->viewer >= 0 && !shown(t)->casablanca)
        goal.badge = c82_board.plaque, goal.which = shown(t)->hq[t->viewer];
    struct rect top = {inside.x, inside.y, inside.w, ui_line(t->ui, STYLE_STRONG)};
    float taken = head_round(t, &inside);
    if (shown(t)->round_limit) {
        char last[40];
        snprintf(last, sizeof last, _("Last: %d"), shown(t)->round_limit);
        head_note(t, top, taken, "shared/ui/icons/step.png", last);
    }
    struct rect at = head_row(t, &inside, &bag);
    at.h += head_row(t, &inside, &goal).h;
    ui_tell(t->ui, "round", 0, at, &(struct ui_words){.name = words[0], .text = words[2]});
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
