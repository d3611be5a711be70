#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "base/text.h"
#include "gfx/effects.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/badges.h"
#include "table/head.h"
#include "table/map_board.h"
#include "table/roster.h"
#include "table/seats.h"
#include "ui/widgets.h"

/* --- the cards of the seats ---------------------------------------------------------------------------------- */

/* One's own reserve, or how many payoffs were made: in secret, nobody knows how large. Once shields are up, everybody's reserve. */
void solomon_status(const struct table *t, int seat, struct table_status *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    bool mine = seat == t->viewer && table_own_shown(t);
    const struct solomon_secret *own = p->phase == SOLOMON_PHASE_OVER ? open_secret(t, seat)
                                       : mine                         ? own_secret(t)
                                                                      : NULL;
    struct text words = text_over(out->words, sizeof out->words);

    if (own) {
        /* TRANSLATORS: the coins behind one's own shield: `25 in reserve` */
        text_add(&words, own->reserve > 0 ? _("%u in reserve") : _("Reserve empty"), own->reserve);
        struct text brief = text_over(out->brief, sizeof out->brief);
        /* TRANSLATORS: the same where a stamp leaves less room */
        text_add(&brief, C_("coins behind one's own shield", "%u left"), own->reserve);
        out->color = c->ink;
        return;
    }
    out->style = STYLE_SMALL;
    out->color = c->ink_soft;
    if (p->payoffs[seat] > 0)
        text_add(&words, P_("%u secret payoff", "%u secret payoffs", p->payoffs[seat]), p->payoffs[seat]);
}

void solomon_seat(struct table *t, int seat, struct rect row, struct rect card)
{
    struct counts form = {.count = SOLOMON_DOCTOR + 1, .tip = solomon_coins_tip};

    seats_known(t, seat, row, form, _("Hold %s, or press here, to see your coins"));
    bool paid = perform_shows(t, SOLOMON_PAID, NULL) || perform_shows(t, SOLOMON_INVESTED, NULL);
    if (paid && t->play.now.seat == seat)
        seats_envelope(t, card);
}

/* --- the head ------------------------------------------------------------------------------------------------ */

/* How the match is won: by the die, or at home with the briefcase. */
void solomon_head(struct table *t, struct rect inside)
{
    struct map_board_head says = {.prop = "solomon/figures/case.png",
                                  .goal = say_goal,
                                  .homed = true,
                                  .icon = "shared/ui/icons/die.png",
                                  .note = say_track};
    struct rect die = {inside.x, inside.y, inside.w, ui_line(t->ui, STYLE_STRONG)};
    bool noted;
    struct rect where = map_board_head(t, &inside, &says, &noted);

    if (!noted && !rect_empty(t->layout.head_flat)) /* where a row is left for it */
        die = head_row(t, &inside, &(struct head_row){says.icon, .say = say_track});
    solomon_tell_head(t, where, die);
    head_facts(t, inside, map_board_fact);
}
