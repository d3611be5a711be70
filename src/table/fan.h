/* An open pile of which every card is seen, one under the other, and below them cards that are held out of it and may be chosen
 * from: they lie there lifted. Several stand beside each other; where many lie in one, it has a second column. */
#ifndef CONSPIRACY_TABLE_FAN_H
#define CONSPIRACY_TABLE_FAN_H

#include "table/card.h"

#include <stdint.h>

struct ui;

enum { FAN_MAX = 24 };

struct fan {
    const card_face *card; /* n that lie there, undermost first, then `up` that are held out */
    int n, up;
    int room;         /* cards are as small as if so many lay there, at least: for fans beside each other */
    const char *name; /* over it, on a plaque in the colour of `empty` */
    bool notes;       /* under the name there is room for */
    const char *note; /* … what is said of it just now; NULL: nothing is */
    bool noted;       /* … and it is what counts among those of the others */
    unsigned flags;   /* enum face_flags of the cards that lie there */
    uint32_t lit;     /* bits of the cards that are held out, from its first: they may be pressed */
    int focus;        /* the card that is pointed at or has the focus, of all; less than 0: none */
    int away; /* a card that is on its way from or to here, of all; less than 0: none. It is not drawn */
    const card_face *empty; /* its emblem marks the bare place, and the plaque */
};

/* A deck of n cards that lie face down beside fans, under a plaque with its name; foot: a few words under it, "" for room as for
 * some, or NULL. */
void fan_deck(struct ui *ui, struct rect at, const card_face *back, int n, const char *name,
              const char *foot);

/* Where card i of all lies, and what of it can be pressed. */
struct rect fan_at(struct ui *ui, struct rect at, const struct fan *fan, int i);
struct rect fan_strip(struct ui *ui, struct rect at, const struct fan *fan, int i);
/* All that lies there; of an empty one the bare place. */
struct rect fan_all(struct ui *ui, struct rect at, const struct fan *fan);
void fan_draw(struct ui *ui, struct rect at, const struct fan *fan);

#endif
