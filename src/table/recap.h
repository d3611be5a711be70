/* What happened since one's last turn, on a card of its own: beside the middle where there is room, else over it. */
#ifndef CONSPIRACY_TABLE_RECAP_H
#define CONSPIRACY_TABLE_RECAP_H

#include "table/host.h"
#include "table/layout.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct table;

enum { RECAP_LINES = 24 };

/* Log lines since the viewer's last turn, newest first, without those that the game drops. One more than are shown, to see
 * whether the oldest turn is complete. */
struct recap_tale {
    struct host_log_line line[RECAP_LINES + 1];
    size_t n;
    int who[GAME_MAX_SEATS]; /* who did what the last one says, the latest first */
    size_t whose;
};

/* The same, read once for a layout: it has to outlive that. */
struct recap_told {
    struct table *t;
    struct recap_tale tale;
};

/* The event after which all counts as having come since the viewer's last turn; 0: there was none. */
uint32_t recap_since(const struct table *t);
/* What happened since then is to be told, and the log of the layout does not say it all. aside: recap_aside of the frame before. */
bool recap_wanted(struct table *t, bool aside);
/* It has been beside the middle, as the layout stands, and hides nothing there. */
bool recap_aside(const struct table *t);
/* The card that does, beside the middle, see layout_task.still: whole, and with the newest lines alone, closed beside its title. It lies
 * over the middle where whole turns would have no room there. */
struct layout_card recap_layout(struct table *t, struct recap_told *told);
/* Where it lies now something of every turn is told. */
bool recap_fits(const struct recap_told *told);

void recap_frame(struct table *t);
/* Puts it away until the next question. False: it is not up. */
bool recap_put_away(struct table *t);

#endif
