/* The dialogue of a challenge, and what is paid behind the screen. */
#include "scene/conspiracy-1982/c82_parts.h"
#include "table/bidding.h"

/* --- a challenge --------------------------------------------------------------------------------------------- */

void c82_bidding(const struct table *t, struct bidding_terms *b)
{
    const struct c82_view *v = shown(t);
    const c82_book *own = t->viewer >= 0 ? open_book(t, t->viewer) : NULL;
    bool bids = v->phase == C82_PHASE_BID;

    if (!stands(v))
        return;
    b->bare = !bids;
    b->least = bids ? v->bidding.named + 1 : 1;
    b->most = C82_ACCOUNT;
    b->subject = v->spy;
    b->own = own ? own->paid[v->spy] : -1;
}

/* Where spies have homes it is the bank books that tell who wins. */
bool c82_wins_open(const struct game_view *view)
{
    return !c82_view_of(view)->casablanca;
}

/* --- behind the screen --------------------------------------------------------------------------------------- */

bool c82_amounts(const struct table *t, struct amounts *out)
{
    const c82_book *own = t->viewer >= 0 ? open_book(t, t->viewer) : NULL;

    if (!own || (shown(t)->phase != C82_PHASE_OPEN && shown(t)->phase != C82_PHASE_TURN))
        return false;
    *out = (struct amounts){.have = own->balance, .one = true, .ready = amounts_chosen(&t->ask.laid) > 0};
    return true;
}
