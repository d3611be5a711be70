/* Coins as objects: stacks seen from a little above. */
#ifndef CONSPIRACY_TABLE_COINS_H
#define CONSPIRACY_TABLE_COINS_H

#include "gfx/geometry.h"

struct gfx;
struct sprites;

/* n coins in stacks of ten standing on the lower edge of a box; `fresh` of them, on top, are bright. The sprites are those
 * that hold `coin-a`, `coin-b` and `coin-c`; where they are missing plain discs stand in. */
void coins_draw(struct gfx *gfx, const struct sprites *sprites, struct rect at, int n, int fresh);

#endif
