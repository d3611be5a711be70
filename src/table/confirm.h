/* Second thoughts: an action that may lose the match is asked once more before it is handed in, and what says something to the
 * others can be taken back for a moment before they answer. */
#ifndef CONSPIRACY_TABLE_CONFIRM_H
#define CONSPIRACY_TABLE_CONFIRM_H

#include "table/table.h"

struct rect;

enum { CONFIRM_WORDS = 512, CONFIRM_MS = 4000 /* for taking back, from when it has been seen */ };

/* What is asked before an action; translated. */
struct confirm_question {
    char title[CONFIRM_WORDS]; /* `Let it pass?` */
    char text[CONFIRM_WORDS];  /* what may come of it */
    char yes[64], no[64];      /* the buttons; no: the one with the focus */
};

/* True: the action is asked about first, if the settings want that, and table_submit need not hand it in. */
bool confirm_wanted(struct table *t, const game_action *action);
/* The action was handed in: gives the viewer a moment to take it back, if the game holds such actions back. */
void confirm_hold(struct table *t, const game_action *action);

/* The card that asks; nothing while nothing is asked. */
void confirm_frame(struct table *t);
/* While something can be taken back: the buttons at the right end of the bar. False: nothing can. */
bool confirm_buttons(struct table *t, struct rect *left);

#endif
