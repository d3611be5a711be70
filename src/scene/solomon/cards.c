#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "base/text.h"
#include "gfx/effects.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/badges.h"
#include "table/head.h"
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

const char *solomon_place(const struct table *t, int seat)
{
    return name_city(t->box, shown(t)->pub.hq[seat]);
}

struct color solomon_color(const struct table *t, int seat)
{
    return home_color(t, &solomon_homes, shown(t)->pub.hq[seat]);
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

/* Agent by agent, and on Dr. Solomon: one's own to the number, of a rival what is known. */
static void draw_coins(struct table *t, int seat, const struct solomon_secret *open, struct rect row)
{
    struct counts n = {.badge = agent_badge,
                       .count = SOLOMON_DOCTOR + 1,
                       .apart = SOLOMON_DOCTOR,
                       .seat = seat,
                       .tip = solomon_coins_tip};

    for (size_t a = 0; a <= SOLOMON_DOCTOR; a++) {
        solomon_range r = known_range(t, seat, a);
        n.strong[a] = true; /* struck out; what lies on whoever is burnt is of no use */
        if (!(shown(t)->pub.burnt >> a & 1))
            counts_range(&n, a, open ? (range){open->paid[a], open->paid[a]} : (range){r.least, r.most});
    }
    counts_draw(t, &n, row);
}

void solomon_seat(struct table *t, int seat, struct rect row, struct rect card)
{
    bool mine = seat == t->viewer;
    const struct solomon_secret *open = mine ? own_secret(t) : open_secret(t, seat);

    if (!(mine && seats_covered(t, row, _("Hold P or X, or press here, to see your coins"))))
        draw_coins(t, seat, open, row);
    bool paid = perform_shows(t, SOLOMON_PAID, NULL) || perform_shows(t, SOLOMON_INVESTED, NULL);
    if (paid && t->play.now.seat == seat)
        seats_envelope(t, card);
}

/* --- the head ------------------------------------------------------------------------------------------------ */

/* An agent's badge, name and city: figures may stand close, be covered by a card or lie outside the lens. */
static void whereabouts(const struct table *t, size_t agent, struct head_fact *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    uint8_t city = p->agent_city[agent];

    *out = (struct head_fact){agent_badge, name_agent(agent), "", name_ability(agent), p->burnt >> agent & 1};
    if (out->struck)
        out->words = _("burnt");
    else if (city < solomon_box_of(t->box)->map.places)
        out->words = name_city(t->box, city);
}

/* Where the briefcase is, and who could take it along. */
static void say_case(const struct table *t, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    const char *city = name_city(t->box, p->case_city), *with[SOLOMON_AGENTS];
    unsigned n = 0;

    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        if (p->agent_city[a] == p->case_city)
            with[n++] = name_agent(a);
    if (n == 0)
        text_add(out, _("Briefcase in %s, no agent there"), city);
    else if (n == 1)
        text_add(out, _("Briefcase in %s, beside %s"), city, with[0]);
    else
        text_add(out, P_("Briefcase in %s, beside %u agent", "Briefcase in %s, beside %u agents", n), city,
                 n);
}

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
        say_case(t, &line[BAG]);
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
        die.words = _("Dr. Solomon rolled: most coins on him wins");
        die.brief = _("Dr. Solomon: most coins on him wins");
    }
    struct rect where = head_row(t, &inside, &bag);
    where.h += head_row(t, &inside, &goal).h;
    solomon_tell_head(t, where, head_row(t, &inside, &die));
    head_facts(t, inside, whereabouts);
}
