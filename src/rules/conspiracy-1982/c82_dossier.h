/* What can be derived about a rival from what a seat (or the public) may see: exactly the worlds that fit, no more and no fewer.
 *
 * Every pay-off, the opening one and feints included, served one spy, in play at the time, or none. So each spy on which a seat is
 * proven to have money took a pay-off of its own, made before the first proof and before the spy went out (deadlines.h); and where none is
 * left that another spy could have had, that one has nothing. */
#ifndef CONSPIRACY_RULES_C82_DOSSIER_H
#define CONSPIRACY_RULES_C82_DOSSIER_H

#include "rules/conspiracy-1982/c82_view.h"

/* Hundreds, both ends included. */
typedef struct c82_range {
    uint8_t least, most;
} c82_range;

struct c82_bounds {
    c82_range paid[C82_SPIES]; /* in the account with each spy now */
    c82_range balance;
};

/* The least and the most that a seat can have, over all worlds that fit; both are what it has where its book is open. */
void c82_dossier(const struct c82_view *view, int seat, struct c82_bounds *out);

/* Hundreds that covers have cost the seat's account with a spy, and that it is proven to have there now at the least. */
static inline int c82_spent(const struct c82_view *view, int seat, int spy)
{
    return C82_COVER_COST * view->covers[seat][spy];
}

static inline int c82_proven(const struct c82_view *view, int seat, int spy)
{
    return view->proof[seat][spy].least - c82_spent(view, seat, spy);
}

/* Draws the book of a seat, as fits what everybody has seen of it. Every book that fits can come up. */
c82_book c82_draw_book(const struct c82_view *view, int seat, game_draw draw, void *ctx);

/* Whether it can be the seat's book. */
bool c82_book_fits(const struct c82_view *view, int seat, const c82_book *book);

#endif
