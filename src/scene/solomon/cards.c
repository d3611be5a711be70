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
    return color_agency(t->box, shown(t)->pub.hq[seat]);
}

/* One's own reserve, or how many payoffs were made. */
void solomon_status(const struct table *t, int seat, struct table_status *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const struct solomon_secret *own = seat == t->viewer && table_own_shown(t) ? own_secret(t) : NULL;

    if (own && p->phase != SOLOMON_PHASE_OVER) {
        /* TRANSLATORS: the coins behind one's own shield: `25 in reserve` */
        snprintf(out->words, sizeof out->words, _("%u in reserve"), own->reserve);
        out->color = c->ink;
        return;
    }
    snprintf(out->words, sizeof out->words, P_("%u payoff", "%u payoffs", p->payoffs[seat]),
             p->payoffs[seat]);
    out->style = STYLE_SMALL;
    out->color = c->ink_soft;
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

/* What is known of a rival, agent by agent: `5+` is at least five. */
static void draw_known(struct table *t, int seat, struct rect row)
{
    struct counts n = {.badge = agent_badge, .count = SOLOMON_AGENTS, .seat = seat, .tip = solomon_coins_tip};

    for (size_t a = 0; a < SOLOMON_AGENTS; a++) {
        solomon_range r = known_range(t, seat, a);
        if (!(shown(t)->pub.burnt >> a & 1)) /* what lies on whoever is burnt is of no use */
            counts_range(&n, a, (range){r.least, r.most});
    }
    counts_draw(t, &n, row);
}

static void draw_coins(struct table *t, int seat, const struct solomon_secret *own, struct rect row)
{
    struct counts n = {
        .badge = agent_badge, .count = SOLOMON_DOCTOR + 1, .seat = seat, .tip = solomon_coins_tip};

    for (size_t a = 0; a <= SOLOMON_DOCTOR; a++) {
        counts_range(&n, a, (range){own->paid[a], own->paid[a]});
        n.strong[a] = n.strong[a] && !(shown(t)->pub.burnt >> a & 1);
    }
    counts_draw(t, &n, row);
}

void solomon_seat(struct table *t, int seat, struct rect row, struct rect card)
{
    bool mine = seat == t->viewer;
    const struct solomon_secret *open = mine ? own_secret(t) : open_secret(t, seat);

    if (!open && !mine)
        draw_known(t, seat, row);
    else if (open && !(mine && seats_covered(t, row, _("Hold P or X, or press here, to see your coins"))))
        draw_coins(t, seat, open, row);
    bool paid = perform_shows(t, SOLOMON_PAID, NULL) || perform_shows(t, SOLOMON_INVESTED, NULL);
    if (paid && t->play.now.seat == seat)
        seats_envelope(t, card);
}

/* --- the head ------------------------------------------------------------------------------------------------ */

static const char *city_or_none(const struct table *t, uint8_t city)
{
    return city < solomon_box_of(t->box)->map.places ? name_city(t->box, city) : "";
}

/* An agent's badge and city: figures may stand close, be covered by a card or lie outside the lens. */
static void whereabouts(struct table *t, size_t agent, struct rect at)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool burnt = p->burnt >> agent & 1;

    solomon_tell_fact(t, agent, at);
    head_fact(t, agent, at, agent_badge, name_agent(agent),
              burnt ? _("burnt") : city_or_none(t, p->agent_city[agent]), burnt);
}

/* Where the briefcase is, and where the viewer has to bring it. */
static void note_case(struct table *t, struct rect row, float taken)
{
    const struct solomon_public *p = &shown(t)->pub;
    const char *city = city_or_none(t, p->case_city), *icon = "shared/ui/icons/briefcase.png";
    char words[160];

    if (t->viewer >= 0 && city[0] != 0 && p->phase != SOLOMON_PHASE_OVER) {
        /* TRANSLATORS: the briefcase is in the first city; the second is one's own headquarters */
        snprintf(words, sizeof words, _("%s: bring it to %s"), city, solomon_place(t, t->viewer));
        if (head_note(t, row, taken, icon, words))
            return;
        /* TRANSLATORS: the same where there is less room: `Vienna to Glasgow` */
        snprintf(words, sizeof words, C_("the briefcase", "%s to %s"), city, solomon_place(t, t->viewer));
        if (head_note(t, row, taken, icon, words))
            return;
    }
    (void)head_note(t, row, taken, icon, city);
}

void solomon_head(struct table *t, struct rect inside)
{
    char buffer[160];
    struct text line = text_over(buffer, sizeof buffer);
    struct rect row = inside;
    float taken = head_round(t, &inside);

    row.h = ui_line(t->ui, STYLE_STRONG);
    note_case(t, row, taken);
    struct rect track = cut_top(&inside, ui_line(t->ui, STYLE_BODY));
    say_track(t, false, &line);
    if (ui_text_width(t->ui, STYLE_SMALL, buffer) > track.w) {
        line = text_over(buffer, sizeof buffer);
        say_track(t, true, &line);
    }
    solomon_tell_head(t, row, track);
    ui_label_fit(t->ui, track, STYLE_BODY, ALIGN_LEFT, buffer, ui_theme(t->ui)->color.brass);
    head_facts(t, inside, whereabouts);
}
