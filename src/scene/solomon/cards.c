#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "base/text.h"
#include "gfx/effects.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/badges.h"
#include "table/head.h"
#include "table/map_board.h"
#include "table/seats.h"
#include "ui/widgets.h"

#include <stdio.h>

/* --- the cards of the seats ---------------------------------------------------------------------------------- */

uint32_t solomon_up(const struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    int seat = p->round == 0 ? p->to_act : p->turn;

    return seat >= 0 ? 1U << seat : 0;
}

/* One's own reserve, or how many payoffs were made. */
void solomon_status(const struct table *t, int seat, struct table_status *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const struct solomon_secret *own = seat == t->viewer && table_own_shown(t) ? own_secret(t) : NULL;
    struct text words = text_over(out->words, sizeof out->words);

    if (own && p->phase != SOLOMON_PHASE_OVER) {
        /* TRANSLATORS: the coins behind one's own shield: `25 in reserve` */
        text_add(&words, own->reserve > 0 ? _("%u in reserve") : _("Reserve empty"), own->reserve);
        out->color = c->ink;
        return;
    }
    out->style = STYLE_SMALL;
    out->color = c->ink_soft;
    if (p->payoffs[seat] > 0)
        text_add(&words, P_("%u payoff made", "%u payoffs made", p->payoffs[seat]), p->payoffs[seat]);
}

float solomon_tag(struct table *t, int seat, struct rect row, float room)
{
    static const struct tag_picture picture = {.picture = "solomon/figures/restricted.png",
                                               .shadow = "solomon/figures/restricted-shadow.png",
                                               .canvas = 240,
                                               .plate = 157,
                                               .above = 68,
                                               .left = 150,
                                               .right = 30};

    return shown(t)->pub.restricted >> seat & 1 ? tag_draw(t->ui, row, room, _("RESTRICTED"), &picture) : 0;
}

void solomon_seat(struct table *t, int seat, struct rect row, struct rect card)
{
    struct counts form = {.count = SOLOMON_DOCTOR + 1, .apart = SOLOMON_DOCTOR, .tip = solomon_coins_tip};

    seats_known(t, seat, row, form, _("Hold P or X, or press here, to see your coins"));
    bool paid = perform_shows(t, SOLOMON_PAID, NULL) || perform_shows(t, SOLOMON_INVESTED, NULL);
    if (paid && t->play.now.seat == seat)
        seats_envelope(t, card);
}

/* --- the head ------------------------------------------------------------------------------------------------ */

/* How the match is won: at home with the briefcase, or by the die. */
void solomon_head(struct table *t, struct rect inside)
{
    enum { BAG, BAG_BRIEF, GOAL, GOAL_BRIEF, DIE, DIE_BRIEF, LINES };
    const struct solomon_public *p = &shown(t)->pub;
    char words[LINES][160];
    struct text line[LINES];
    struct rect top = inside;

    for (size_t i = 0; i < LINES; i++)
        line[i] = text_over(words[i], sizeof words[i]);
    if (p->case_city < solomon_box_of(t->box)->map.places) {
        map_board_say_prop(t, &line[BAG]);
        text_add(&line[BAG_BRIEF], _("Briefcase: %s"), name_city(t->box, p->case_city));
    }
    for (size_t brief = 0; brief < 2; brief++) {
        say_goal(t, brief, &line[GOAL + brief]);
        say_track(t, brief, &line[DIE + brief]);
    }
    struct head_row bag = {"shared/ui/icons/briefcase.png", NULL, 0, words[BAG], words[BAG_BRIEF], true},
                    goal = {NULL, NULL, 0, words[GOAL], words[GOAL_BRIEF], false},
                    die = {NULL, agent_badge, SOLOMON_DOCTOR, words[DIE], words[DIE_BRIEF], false};
    if (t->viewer >= 0)
        goal.badge = city_emblem, goal.which = p->hq[t->viewer];
    top.h = ui_line(t->ui, STYLE_STRONG);
    if (head_note(t, top, head_round(t, &inside), "shared/ui/icons/die.png", words[DIE])) {
        die.words = _("Die shows him: most coins on him wins");
        die.brief = _("Dr. Solomon: most coins on him wins");
    }
    struct rect where = head_row(t, &inside, &bag);
    where.h += head_row(t, &inside, &goal).h;
    solomon_tell_head(t, where, head_row(t, &inside, &die));
    head_facts(t, inside, map_board_fact);
}
