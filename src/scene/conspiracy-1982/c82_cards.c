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

/* What is known of a seat's money with a spy, in one sentence. */
static void say_money(const struct table *t, int seat, size_t spy, struct text *out)
{
    const c82_book *open = seat != t->viewer || table_own_shown(t) ? open_book(t, seat) : NULL;
    const char *who = table_seat_name(t, seat), *whom = cast_name(&c82_spies, spy);
    struct c82_bounds b;

    known_of(t, seat, &b);
    int least = b.paid[spy].least * C82_UNIT, most = b.paid[spy].most * C82_UNIT;
    if (open)
        least = most = open->paid[spy] * C82_UNIT;
    if (open && seat == t->viewer)
        text_add(out, _("You have $%d with %s."), least, whom);
    else if (least == most)
        text_add(out, _("%s has exactly $%d with %s."), who, least, whom);
    else if (least > 0)
        text_add(out, _("%s has $%d to $%d with %s."), who, least, most, whom);
    else
        text_add(out, _("Nothing is proven of what %s has with %s: at most $%d."), who, whom, most);
}

void c82_seat(struct table *t, int seat, struct rect row, struct rect card)
{
    bool mine = seat == t->viewer;
    const c82_book *open = open_book(t, seat);
    struct counts n = {.badge = spy_badge, .count = C82_SPIES, .seat = seat, .tip = say_money};
    struct c82_bounds b;

    known_of(t, seat, &b);
    for (size_t i = 0; i < C82_SPIES; i++) {
        c82_range r = open ? (c82_range){open->paid[i], open->paid[i]} : b.paid[i];
        n.strong[i] = true; /* struck out; what an account holds whose spy is out is worth nothing */
        if (!(shown(t)->blown >> i & 1))
            counts_range(&n, i, (range){r.least, r.most});
    }
    if (!(mine && seats_covered(t, row, _("Hold P or X, or press here, to see your bank book"))))
        counts_draw(t, &n, row);
    if (perform_shows(t, C82_PAID, NULL) && t->play.now.seat == seat)
        seats_envelope(t, card);
}

void c82_seat_tip(const struct table *t, int seat, struct text *out)
{
    const struct c82_view *v = shown(t);

    text_sentence(out, _("Headquarters: %s."), name_place(t, v->hq[seat]));
    text_sentence(out, P_("%u pay-off so far.", "%u pay-offs so far.", v->payoffs[seat]), v->payoffs[seat]);
    if (seat != t->viewer)
        text_sentence(out, "%s", _("Each went to one spy, or to nobody."));
    if (v->owes >> seat & 1)
        text_sentence(out, "%s", _("A lost challenge costs the next turn."));
}

/* --- the head ------------------------------------------------------------------------------------------------ */

static void whereabouts(const struct table *t, size_t spy, struct head_fact *out)
{
    uint8_t place = shown(t)->spy_place[spy];

    *out = (struct head_fact){spy_badge, cast_name(&c82_spies, spy), "", cast_text(&c82_spies, spy),
                              shown(t)->blown >> spy & 1};
    if (out->struck)
        out->words = _("blown");
    else if (place != C82_NOWHERE)
        out->words = name_place(t, place);
}

/* Where the briefcase is, and who could take it along. */
static void say_case(const struct table *t, struct text *out)
{
    const struct c82_view *v = shown(t);
    const char *place = name_place(t, v->case_place), *with = NULL;
    unsigned n = 0;

    for (size_t i = 0; i < C82_SPIES; i++)
        if (v->spy_place[i] == v->case_place) {
            with = cast_name(&c82_spies, i);
            n++;
        }
    if (n == 0)
        text_add(out, _("Briefcase in %s, no spy there"), place);
    else if (n == 1)
        text_add(out, _("Briefcase in %s, with %s"), place, with);
    else
        text_add(out, P_("Briefcase in %s, with %u spy", "Briefcase in %s, with %u spies", n), place, n);
}

/* What wins, in a sentence without its stop; brief: where room is short. */
static void say_goal(const struct table *t, bool brief, struct text *out)
{
    const char *home = t->viewer >= 0 ? name_place(t, shown(t)->hq[t->viewer]) : "";

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
    say_case(t, &line[0]);
    text_add(&line[1], _("Briefcase: %s"), name_place(t, shown(t)->case_place));
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
        head_note(t, top, taken, "shared/ui/icons/round.png", last);
    }
    struct rect at = head_row(t, &inside, &bag);
    at.h += head_row(t, &inside, &goal).h;
    ui_tell(t->ui, "round", 0, at, &(struct ui_words){.name = words[0], .text = words[2]});
    head_facts(t, inside, whereabouts);
}

/* --- things on the map --------------------------------------------------------------------------------------- */

/* What is printed there, then who is there. */
static void say_place(const struct table *t, size_t place, struct text *out)
{
    const struct c82_view *v = shown(t);
    const struct c82_box *box = c82_box_of(t->box);

    for (int s = 0; s < v->seats; s++)
        if (v->hq[s] == place)
            text_sentence(out, _("The headquarters of %s."), table_seat_name(t, s));
    for (size_t i = 0; i < C82_SPIES; i++)
        if (box->start[i] == place)
            text_sentence(out, "%s", _("A spy begins the match here."));
    if (box->case_start == place)
        text_sentence(out, "%s", _("The briefcase begins the match here."));
    if (v->case_place == place)
        text_sentence(out, "%s", _("The briefcase is here."));
    for (size_t i = 0; i < C82_SPIES; i++)
        if (v->spy_place[i] == place)
            text_sentence(out, _("%s is here."), cast_name(&c82_spies, i));
}

void c82_tip(const struct table *t, struct thing thing, struct text *name, struct text *says)
{
    const struct c82_view *v = shown(t);

    (void)name;
    if (thing.kind == THING_PLACE)
        say_place(t, thing.index, says);
    if (thing.kind == THING_SPY && v->casablanca && v->home[thing.index] != C82_NOWHERE)
        text_sentence(says, _("Home: %s."), name_place(t, v->home[thing.index]));
    if (thing.kind != THING_CASE)
        return;
    char goal[160];
    struct text line = text_over(goal, sizeof goal);
    say_goal(t, false, &line);
    text_sentence(says, "%s.", goal);
    text_sentence(says, "%s", _("A spy who leaves from here may take it along."));
}
