/* Amounts of several seats on one scale: what is certain of each solid, what is possible pale (with a key that says so), and a
 * mark at a number. */
#ifndef CONSPIRACY_TABLE_RULER_H
#define CONSPIRACY_TABLE_RULER_H

#include "gfx/geometry.h"
#include "table/ranges.h"

#include <stdbool.h>
#include <stddef.h>

struct ui;

enum { RULER_ROWS = 2 };

struct ruler_row {
    char name[176]; /* whose, translated */
    struct color color;
    range known;
    const char *covered; /* said instead of it; NULL: it is shown */
    char beside[48];     /* behind the name, translated and short; "": nothing */
    int flag;            /* at this number a flag on its bar, see range_flag; 0: none */
    char flag_says[64];  /* what it marks, translated, above the bars; "": nothing is said */
};

struct ruler {
    char title[128]; /* of what, translated: `Chips on red` */
    int scale;       /* where it ends, ≥ 1; what is possible may be more, and then runs on over its end */
    int unit;        /* what one is worth in the numbers that people read, ≥ 1 */
    const char *sum; /* how these are written, translated: `$%d`; NULL: bare */
    struct ruler_row row[RULER_ROWS];
    size_t rows;
    int mark;          /* a line across all rows at this number, which stands under them; 0: none */
    const char *aside; /* what stands behind the title, or under it; NULL or "": nothing */
    const char *note;  /* a sentence under it all; NULL: none */
    bool bare;         /* what solid and striped mean is not said */
    float low_row;     /* the last row is at least so high: it may be covered; 0: never */
    bool stacked;      /* names and amounts stand above the bars, which take the whole width */
    float more;        /* so much higher is each bar */
};

/* What it needs at a width. */
float ruler_height(struct ui *ui, const struct ruler *ruler, float width);
/* Draws it from the top of a place; returns where the last row is. */
struct rect ruler_draw(struct ui *ui, const struct ruler *ruler, struct rect at);

#endif
