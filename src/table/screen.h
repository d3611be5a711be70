/* A standing screen of card round something, as it is seen from behind: what one lays down in secret lies behind it. */
#ifndef CONSPIRACY_TABLE_SCREEN_H
#define CONSPIRACY_TABLE_SCREEN_H

#include "gfx/geometry.h"

struct table;

enum {
    SCREEN_EDGE = 24,  /* how far its board reaches beyond what it stands round, u */
    SCREEN_CREST = 66, /* and above that in the middle of its upper edge; below, as far as its wings lean */
};

/* In the colour of whoever looks. Drawn before what it stands round; the wings take what room there is in the window. */
void screen_draw(struct table *t, struct rect round);
/* The seal on its upper edge, which lies over whatever stands there. */
void screen_seal(struct table *t, struct rect round);
/* A tray of the same card, for what has not been laid down yet. Returns the area inside its margin. */
struct rect screen_tray(struct table *t, struct rect at);

#endif
