/* Small signs beside the pins of a map. */
#ifndef CONSPIRACY_TABLE_MAP_SIGN_H
#define CONSPIRACY_TABLE_MAP_SIGN_H

#include "gfx/geometry.h"

struct gfx;

/* An engine from its side on a small enamelled sign. Drawn small, on whole pixels, where a picture would be a blur; picture: below assets/, for
 * when it is large. */
void map_sign_train(struct gfx *gfx, struct rect at, const char *picture);

#endif
