#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/ending.h"
#include "table/map_board.h"
#include "table/past.h"

#include <math.h>
#include <stdio.h>

/* The viewer's point of view where there is one; where Dr. Solomon's die ended the match without him, or nobody looks, it is the
 * doctor's picture, whoever he made the winner. */
static const char *plate_for(const struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;

    if (p->how == SOLOMON_END_DOCTOR && (t->viewer < 0 || ending_verdict(t, p->winners) == VERDICT_LOST))
        return "solomon/portraits/solomon-wins.jpg";
    return ENDING_PLATE(t, p->winners, "solomon");
}

/* The secret of a seat once the game is over. */
static const struct solomon_secret *unveiled(const struct table *t, int seat)
{
    const struct game_view *view = shown(t)->open >> seat & 1 ? NULL : t->h->view_of(t->h, seat);
    return view ? &solomon_view_of(view)->secret[seat] : &shown(t)->secret[seat];
}

/* Another had paid Dr. Solomon as much as the winner: the reserve decided. */
static bool paid_alike(const struct table *t)
{
    int most = -1, with_most = 0;
    for (int s = 0; s < shown(t)->pub.seats; s++) {
        int paid = unveiled(t, s)->paid[SOLOMON_DOCTOR];
        with_most = paid > most ? 1 : with_most + (paid == most);
        most = paid > most ? paid : most;
    }
    return with_most > 1;
}

/* Who brought the briefcase home: the one who acted when the last thing was done, for with that the announcement is gone. */
static size_t bringer(const struct table *t)
{
    uint32_t n = t->h->past ? t->h->past->length(t->h) : 0;
    const struct game_view *before = n > 0 ? t->h->past->view(t->h, n - 1) : NULL;

    return before ? solomon_view_of(before)->pub.agent : shown(t)->pub.agent;
}

/* To the one who has won alone, and looks. */
static void write_own(const struct table *t, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;

    if (p->how == SOLOMON_END_BRIEFCASE)
        text_add(out, _("You brought the briefcase home with %s in round %u."), name_agent(bringer(t)),
                 p->round);
    else if (paid_alike(t))
        text_add(out,
                 _("Dr. Solomon arrived in round %u. You shared the lead in paying him and had kept more."),
                 p->round);
    else
        text_add(out, _("Dr. Solomon arrived in round %u. You had paid him the most."), p->round);
}

/* The others of those who share the win with the one who looks. */
static void write_shared(const struct table *t, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    char list[SOLOMON_SEATS * HOST_NAME_MAX];
    struct text names = text_over(list, sizeof list);

    table_seats_named(t, p->winners & ~(1U << t->viewer), &names);
    text_add(
        out,
        _("Dr. Solomon arrived in round %u. You and %s had paid him the same and kept the same: you share "
          "the win."),
        p->round, list);
}

static void write_reason(const struct table *t, const char *names, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;

    if (!t->discreet && t->viewer >= 0 && p->winners == 1U << t->viewer)
        write_own(t, out);
    else if (p->how == SOLOMON_END_BRIEFCASE)
        /* TRANSLATORS: the player, the agent: "Moscow brought the briefcase home with Beacon in round 6." */
        text_add(out, _("%s brought the briefcase home with %s in round %u."), names, name_agent(bringer(t)),
                 p->round);
    else if (host_is_you(t->h, t->viewer) && (p->winners >> t->viewer & 1))
        write_shared(t, out);
    else if ((p->winners & (p->winners - 1)) != 0)
        text_add(out,
                 _("Dr. Solomon arrived in round %u. %s had paid him the same and kept the same: they share "
                   "the win."),
                 p->round, names);
    else if (paid_alike(t))
        text_add(out,
                 _("Dr. Solomon arrived in round %u. %s shared the lead in paying him and had kept more."),
                 p->round, names);
    else
        text_add(out, _("Dr. Solomon arrived in round %u. %s had paid him the most."), p->round, names);
}

void solomon_ending(const struct table *t, struct ending *e, struct text *reason)
{
    const struct solomon_public *p = &shown(t)->pub;
    size_t hero = p->how == SOLOMON_END_DOCTOR ? SOLOMON_DOCTOR : bringer(t);

    e->plate = plate_for(t);
    if (hero <= SOLOMON_DOCTOR)
        snprintf(e->hero, sizeof e->hero, "solomon/portraits/home-%s.png", cast_file(&solomon_agents, hero));
    e->seats_word = _("Open shields");
    e->seats_stamp = _("SHIELDS LIFTED");
    e->cells = SOLOMON_AGENTS + 2;
    e->badges = SOLOMON_DOCTOR + 1;
    e->last_cell = _("Reserve");
    write_reason(t, e->names, reason);
}

/* A row's stacks: by agent, on Dr. Solomon, in reserve. */
int solomon_end_amount(const struct table *t, int seat, int cell)
{
    const struct solomon_secret *s = unveiled(t, seat);

    if (cell < SOLOMON_AGENTS && shown(t)->pub.agent_city[cell] == SOLOMON_NOWHERE)
        return 0; /* burnt, and all coins there with the agent */
    return cell <= SOLOMON_DOCTOR ? s->paid[cell] : s->reserve;
}

/* What it was all about, in the corner of the card: the case, open, or the doctor; smaller where the window ends too soon above it. */
void solomon_prize(struct table *t, struct rect card)
{
    bool home = shown(t)->pub.how == SOLOMON_END_BRIEFCASE;
    const struct sprite *s = sprites_find(&t->board->sprites, home ? "case-open" : "solomon-standee");
    struct point foot = {card.x + card.w - 150, card.y + (home ? 112 : 132)};
    float world = home ? 132 : 92, edge = ui_area(t->ui).y + 6;
    if (!s)
        return;
    struct rect is = sprite_reach(s, foot, world);
    float share = fminf(1, (is.y + is.h - edge) / is.h);
    foot.y = is.y + is.h - (is.y + is.h - foot.y) * share;
    sprite_draw(ui_gfx(t->ui), s, foot, world * share, 0, 1);
}
