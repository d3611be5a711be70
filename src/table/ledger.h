/* Books in which seats write by hand what they do in secret, a line an entry: they fill up as the match goes on, and lie open once it is
 * over, when what was said and was not so stands in them too, in another ink. Nobody ever sees more than the happenings that the
 * viewer may see say. */
#ifndef CONSPIRACY_TABLE_LEDGER_H
#define CONSPIRACY_TABLE_LEDGER_H

#include "table/host.h"
#include "table/ruled.h"

struct table;

enum { LEDGER_WORDS = 160 };

struct ledger_entry {
    int seat;         /* whose book it stands in */
    int thing;        /* whose badge stands before it (a row of table_game.known); less than 0: nobody's */
    int amount, left; /* what was put there, and what was left after it */
    char words[LEDGER_WORDS]; /* translated, instead of the amount; "": there are none */
    bool remark;    /* said rather than written: across the line, in another ink, without what was left */
    uint32_t event; /* set by the kit, likewise: after which event it stands, */
    int round;      /* and in which round that was; 0: before the first */
};

struct ledger_look {
    struct ruled_paper paper;
    const char *own;  /* N_(): the viewer's own while the match goes on; short */
    const char *left; /* N_(): heads what was left */
    /* N_(): heads of the other columns: the round, whose, how much; NULL: they have none. */
    const char *when, *whom, *sum;
    const char *opening; /* N_(): in the first line, with what every book begins with; NULL: there is none */
    uint16_t opens_with;
    /* What an event writes; with `open` all of it lies open, remarks too. False: nothing. The entry is zeroed, nobody's badge. */
    bool (*entry)(const struct table *t, const struct host_happening *what, bool open,
                  struct ledger_entry *out);
};

struct ledger;

/* A seat's book on the window, opened at its last line; next: a line that is only about to be written, paler, or NULL. Returns the event
 * of the line that was pressed; 0: none. */
uint32_t ledger_book(struct table *t, int seat, const struct ledger_entry *next, struct rect at);
/* Everybody's beside each other, as many at once as there is room for; winners: bits, theirs are lit. */
uint32_t ledger_books(struct table *t, uint32_t winners, struct rect at);
/* The viewer's own: while others look on as long as it is held open. */
void ledger_own(struct table *t, struct rect at);
void ledger_free(struct ledger *ledger);

#endif
