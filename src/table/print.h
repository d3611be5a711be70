/* Drawing on a piece of paper that may lie turned: fields, pictures and lines of type that turn with it. Places are those of
 * the paper lying straight, in u. Edges that are turned stay smooth. */
#ifndef CONSPIRACY_TABLE_PRINT_H
#define CONSPIRACY_TABLE_PRINT_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct ui;

/* The paper: what it turns about, and by how many radians clockwise. */
struct print {
    struct ui *ui;
    struct point middle;
    float turn;
};

struct point print_point(const struct print *p, struct point at);
void print_fill(const struct print *p, struct rect at, struct color color);
void print_frame(const struct print *p, struct rect at, float width, struct color color);
void print_disc(const struct print *p, struct point middle, float radius, struct color color);

/* A sheet of paper in that colour with its worn edges, filling the place. */
void print_sheet(const struct print *p, struct rect at, struct color color);

/* Whether a picture has been read by now, to be drawn at that place. It is asked for. */
bool print_ready(const struct print *p, struct rect at, const char *path);

/* A picture that covers the place; until it has been read nothing is seen of it. False: there is none. */
bool print_picture(const struct print *p, struct rect at, const char *path, struct color tint);

/* The same of a part of a picture, 0 to 1 of its width and height; all zero: the whole. */
bool print_picture_part(const struct print *p, struct rect at, const char *path, struct color tint,
                        struct rect part);

/* The smallest size at which type can be read, u. */
float print_least(const struct ui *ui);

/* The largest size between least and most at which text fits the width in so many lines; 0 when even the least is too large.
 * Then print_text() cuts it. */
float print_fitting(const struct print *p, gfx_font font, const char *text, float width, int lines,
                    float least, float most);

/* Text in at most so many lines, in the middle of the height; what does not fit is cut with "…". */
void print_text(const struct print *p, struct rect at, struct gfx_type type, enum gfx_align align, int lines,
                const char *text, struct color color);

/* A line as large as fits between the smallest size that can be read and most. */
void print_line(const struct print *p, struct rect at, gfx_font font, float most, enum gfx_align align,
                const char *text, struct color color);

/* Cream or ink, whichever is read better on that ground. */
struct color print_on(const struct ui *ui, struct color ground);

#endif
