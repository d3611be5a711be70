/* What is laid on a table for as long as it matters, cut of card and printed in a colour: rings, ribbons, arrows. All of it has a pale
 * edge, a band of ink and a shadow by the lamp, as pieces have; nothing on a table is a bare line. In the units of the view. */
#ifndef CONSPIRACY_TABLE_CUT_H
#define CONSPIRACY_TABLE_CUT_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct gfx;

/* What their inks mean on every table (src/ui/README.md): 0xRRGGBB. */
enum cut_ink {
    CUT_OPEN = 0xF5B92E,  /* it may be pressed now */
    CUT_OTHER = 0x8FD8EE, /* it may be pressed, by another way than the others */
    CUT_TAKEN = 0xFFF6E0, /* it was pressed, or acts */
    CUT_TIE = 0xFFE9B0    /* it ties a piece to its place */
};

/* An oval that fills the rectangle with the middle of its band. wide: of the band. punched: with holes all round, as tickets have, which
 * tells a second kind from the first without its colour. */
struct cut_ring {
    struct rect at;
    float wide;
    struct color color;
    bool punched;
};
void cut_ring(struct gfx *gfx, const struct cut_ring *ring);

/* A band along at most CUT_POINTS points. */
enum { CUT_POINTS = 48 };
void cut_ribbon(struct gfx *gfx, const struct point *at, size_t n, float wide, struct color color);

/* A band that ends in a head, whose tip is the last point; its other end is cut straight. head: the length of the head; of a
 * band shorter than that only the head is seen. */
void cut_arrow(struct gfx *gfx, const struct point *at, size_t n, float wide, float head, struct color color);

/* A strip of card as long as what is certain, laid over stripes that are printed as far as what is possible; both lengths in u from the left
 * edge of the rectangle, whose height the strip fills. */
void cut_bar(struct gfx *gfx, struct rect at, float sure, float may, struct color color);

/* A band along a rectangle with round corners: what points something out. */
void cut_frame(struct gfx *gfx, struct rect at, float corner, float wide, struct color color);

/* A slip with a pale edge and straight corners: what tells, and is not pressed, is written on it. */
void cut_slip(struct gfx *gfx, struct rect at, struct color color);

/* A round card with a pale edge: what a number or a badge is printed on. */
void cut_disc(struct gfx *gfx, struct point at, float radius, struct color color);

#endif
