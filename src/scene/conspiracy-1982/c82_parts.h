/* What the files of the table of Conspiracy, 1982 share. Functions that struct table_game has are explained there (table/game.h). */
#ifndef CONSPIRACY_SCENE_C82_PARTS_H
#define CONSPIRACY_SCENE_C82_PARTS_H

#include "rules/conspiracy-1982/c82_dossier.h"
#include "table/amounts.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/homes.h"
#include "table/table.h"

/* What can be pressed. Words on the bar are in the order in which they stand there, from the right. */
enum {
    THING_SPY = 1,
    THING_PLACE,
    THING_WITHOUT, /* without the briefcase */
    THING_WITH,    /* … or with it */
    THING_SILENT,  /* the account with the victim stays closed */
    THING_SHOW,    /* … or is shown */
    THING_CASE,    /* merely has a name */
    THING_KINDS
};

/* What the things are pressed for on a turn. */
enum { PICK_MOVE, PICK_BLOW };

/* Who and what stands on the map: the spies, then the briefcase. */
enum { PIECE_CASE = C82_SPIES };

/* The view that is shown. */
static inline const struct c82_view *shown(const struct table *t)
{
    return c82_view_of(table_view_of(t));
}

/* Something can still be challenged, or is being challenged. */
static inline bool stands(const struct c82_view *v)
{
    return v->phase >= C82_PHASE_RESPOND && v->phase <= C82_PHASE_REPLY;
}

/* --- c82_table.c */

extern const struct cast c82_spies;
extern const struct homes c82_homes;
/* A bank book that lies open to whoever looks: one's own, everybody's at the end, and where a match without people is watched with
 * screens open. NULL: it is closed. */
const c82_book *open_book(const struct table *t, int seat);
/* What everybody has seen of a seat's money, in hundreds; of the viewer's own what the others know. */
void known_of(const struct table *t, int seat, struct c82_bounds *out);

/* --- c82_board.c */

extern const struct map_board_look c82_board;
void c82_prepare(struct table *t);
void c82_pieces(struct table *t);

/* --- c82_cards.c: seats, head, what there is to say of things */

void c82_head(struct table *t, struct rect inside);
void c82_status(const struct table *t, int seat, struct table_status *out);
void c82_seat(struct table *t, int seat, struct rect row, struct rect card);
void c82_seat_tip(const struct table *t, int seat, struct text *out);
void c82_tip(const struct table *t, struct thing thing, struct text *name, struct text *says);

/* --- c82_challenge.c: what is announced and answered, and what is paid behind the screen */

void c82_bidding(const struct table *t, struct bidding_terms *b);
bool c82_wins_open(const struct game_view *view);
bool c82_amounts(const struct table *t, struct amounts *out);

/* --- c82_end.c */

extern const struct table_story c82_story;
extern const struct ledger_look c82_books;
void c82_ending(const struct table *t, struct ending *e, struct text *reason);

#endif
