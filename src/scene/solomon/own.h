/* What the table of The Solomon Gambit keeps between frames beside what every table keeps, and how it is reached. */
#ifndef CONSPIRACY_SCENE_SOLOMON_OWN_H
#define CONSPIRACY_SCENE_SOLOMON_OWN_H

#include "rules/solomon/solomon_dossier.h"
#include "table/table.h"

/* What can be pressed. Words on the bar are in the order in which they stand there, from the right. */
enum {
    THING_AGENT = 1,
    THING_CITY,
    THING_LATER,   /* not now: leave the case, do not use the ability */
    THING_STOP,    /* Tempest: no further */
    THING_WITHOUT, /* Vagabond: without the briefcase */
    THING_WITH,    /* … or with it */
    THING_CASE,    /* on the map, and as a word */
    THING_TRACK,   /* these two merely have a name */
    THING_BURNT,
    THING_KINDS
};

/* What the things are pressed for on a turn. */
enum { PICK_MOVE, PICK_BURN };

enum { CARD_SHIELD = CARD_GAME };

struct solomon_own {
    struct solomon_bounds known[SOLOMON_SEATS]; /* what the shown view proves, see known_range */
    uint64_t known_key;
};

static inline struct solomon_own *own_of(const struct table *t)
{
    return t->own;
}

/* The view that is shown. */
static inline const struct solomon_view *shown(const struct table *t)
{
    return solomon_view_of(table_view_of(t));
}

/* The viewer's own secret as it may be drawn, or NULL when no seat is at the screen. */
const struct solomon_secret *own_secret(const struct table *t);
/* The secret of any seat that lies open: the viewer's own, everybody's at the end, and where a match without people is
 * watched with shields open. Else NULL. */
const struct solomon_secret *open_secret(const struct table *t, int seat);

/* --- known.c: what the one who looks knows of everybody's coins */

/* Coins of seat on agent (SOLOMON_DOCTOR: on Dr. Solomon): of a rival what the viewer can prove, of the viewer's own
 * seat what the others can. Where several people look at the screen it is what everybody can prove, since even a bound
 * may tell of the viewer's own token. Once shields are up it is exact. */
solomon_range known_range(const struct table *t, int seat, size_t agent);
/* The reserve likewise. */
solomon_range known_reserve(const struct table *t, int seat);
/* Works out what is known of every seat in the shown view, if that changed. Call once a frame. */
void known_refresh(const struct table *t);

#endif
