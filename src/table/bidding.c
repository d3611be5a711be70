#include "table/bidding.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "table/bidding_inside.h"
#include "table/game.h"
#include "table/roster.h"
#include "table/table.h"

#include <stdio.h>

bool bidding_wanted(const struct table *t)
{
    return t->game->bidding && table_asks(t) && table_how(t) == ASKS_BID;
}

bool bidding_up(const struct table *t)
{
    bool folded = t->now.bid.folded && table_event_same(t->now.bid.asked, t->ask.at);

    return bidding_wanted(t) && !folded;
}

struct rect bidding_place(const struct table *t)
{
    return bidding_up(t) ? t->layout.card : (struct rect){0, 0, 0, 0};
}

void bidding_fold(struct table *t)
{
    t->now.bid.folded = !t->now.bid.folded;
    t->h->shell->sound(t->h, "paper");
}

/* The numbers on the dial. Where others look on it turns freely, so that its end tells nothing of the secret. False: the first
 * answer is not open. */
static bool dial_range(const struct table *t, const struct bidding_terms *terms, range *dial)
{
    bool any = false;

    *dial = (range){0, 0};
    for (size_t i = 0; i < t->ask.legal_count; i++) {
        int number = t->ask.legal[i].arg[0] / table_unit(t);
        if (t->ask.legal[i].kind != terms->name_kind)
            continue;
        dial->least = !any || number < dial->least ? number : dial->least;
        dial->most = !any || number > dial->most ? number : dial->most;
        any = true;
    }
    if (t->discreet && !terms->bare)
        *dial = (range){terms->least, terms->least > terms->most ? terms->least : terms->most};
    return any || t->discreet;
}

static int clamped(int number, range dial)
{
    return number < dial.least ? dial.least : number > dial.most ? dial.most : number;
}

/* The lowest number that is proven to win; else the lowest that is not proven to be beaten; where all are, the highest, which frightens
 * most. */
static int first_number(const struct bidding_offer *o)
{
    return clamped(o->is.sure > 0 ? o->is.sure : o->is.beaten + 1, o->dial);
}

/* What there is room for beside the scale, and what stands there of one's own. */
static void fit_ruler(const struct table *t, struct bidding_offer *o, int number)
{
    struct ruler *r = &o->is.ruler;
    bool room = t->layout.bar_rows > 0; /* type is large else: the rest needs it */

    r->note = room ? o->is.rule : NULL;
    const struct challenge *c = table_challenge(t);
    bool bare = o->is.terms.bare;
    r->aside = bare ? o->is.stands : o->dials && !t->discreet ? o->is.highest : NULL;
    r->mark = o->is.stands[0] != '\0' ? c->named : o->may && !bare ? number : 0;
    for (size_t i = 0; !room && i < r->rows; i++)
        r->row[i].flag_says[0] = r->row[i].beside[0] = '\0';
    if (t->discreet && r->rows > 1) {
        r->low_row = ui_button_height(t->ui) + 6;
        r->row[1].covered = table_own_shown(t) ? NULL : o->is.covered;
    }
}

void bidding_offer_read(struct table *t, struct bidding_offer *o)
{
    struct text words = text_over(o->announced, sizeof o->announced);
    const struct challenge *said = table_challenge(t);
    bool fresh = !table_event_same(t->now.bid.asked, t->ask.at);
    int number = t->now.bid.number;

    bidding_read(t, number, &o->is);
    o->t = t;
    o->may = dial_range(t, &o->is.terms, &o->dial);
    int open = fresh ? first_number(o) : clamped(number, o->dial);
    if (open != number)
        bidding_read(t, open, &o->is);
    o->dials = o->may && !o->is.terms.bare && o->dial.most > o->dial.least;
    /* where others look on the scale alone shows it, so that nothing moves while it is looked at */
    o->hopeless =
        o->may && !o->is.terms.bare && !t->discreet && o->is.beaten > 0 && o->dial.most <= o->is.beaten;
    o->forced = bidding_forced(t, &o->is.terms);
    o->said = o->brief = false;
    o->out = 0;
    for (size_t i = 0; said && i < said->count; i++)
        o->said |= challenge_answered(said->said[i]) != CHALLENGE_PASS;
    fit_ruler(t, o, open);
    table_say(t, SAY_STANDS, NULL, &words);
}

bool bidding_known(const struct table *t, int seat, struct table_known *out, size_t *which,
                   const char **covered)
{
    struct bidding_terms terms;
    bool own = seat == t->viewer, hidden = own && !table_own_shown(t);

    bidding_terms_read(t, &terms);
    if (!bidding_subject(t, &terms, seat, out))
        return false;
    *which = (size_t)terms.subject;
    *covered = NULL;
    if (hidden) {
        struct bidding b;
        bidding_read(t, t->now.bid.number, &b);
        *covered = b.covered;
    }
    if (own && !hidden && terms.own >= 0)
        out->known = (range){terms.own, terms.own};
    return true;
}

void bidding_title(const struct table *t, struct text *out)
{
    struct bidding b;

    bidding_read(t, t->now.bid.number, &b);
    text_add(out, "%s", b.ruler.title);
}

int bidding_character(const struct table *t, const struct bidding_terms *terms)
{
    return t->game->roster && terms->subject < t->game->roster->count ? terms->subject : -1;
}

void bidding_figure(struct table *t, struct rect at)
{
    struct bidding_terms terms;

    if (!t->game->bidding || !t->game->roster)
        return;
    bidding_terms_read(t, &terms);
    if (bidding_character(t, &terms) >= 0)
        t->game->roster->figure(t, (size_t)terms.subject, at, 1);
}

bool bidding_types(const struct table *t)
{
    struct bidding_terms terms;
    range dial;

    if (!bidding_up(t) || t->now.card != CARD_NONE)
        return false;
    bidding_terms_read(t, &terms);
    return dial_range(t, &terms, &dial) && !terms.bare;
}
