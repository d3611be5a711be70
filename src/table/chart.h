/* A chart of lines: an amount of every seat over the rounds. Seats are told apart by colour, by the shape of their marks and by
 * how the line is broken, so that grey is enough. */
#ifndef CONSPIRACY_TABLE_CHART_H
#define CONSPIRACY_TABLE_CHART_H

#include "gfx/geometry.h"

#include <stddef.h>

struct ui;

struct chart_series {
    const char *name;
    struct color color;
    const float *y; /* one for each point */
};

struct chart {
    const char *title; /* translated, as all words here */
    const char *along; /* what lies along the lower edge: `Round` */
    const float *x;    /* of each point: the round, with how far it was; rising */
    size_t points;     /* 0: nothing is drawn but the frame */
    float least, most; /* of y; most is at the top */
    const struct chart_series *series;
    size_t n;
};

/* Draws it in a rectangle, its legend at the right of the title, or below that where there is no room. */
void chart_draw(struct ui *ui, struct rect at, const struct chart *c);

/* A distance between labels: at least `least` apart, 1, 2 or 5 times a power of ten. */
float chart_step(float least);

#endif
