/* A die: lying, tumbling, thrown over the table; from pictures or, where they are missing, a cube. What its faces are, and
 * on which it lands, is the game's. */
#ifndef CONSPIRACY_TABLE_DIE_H
#define CONSPIRACY_TABLE_DIE_H

#include "gfx/geometry.h"
#include "table/pick.h"

#include <stdbool.h>

struct gfx;
struct sprite;
struct sprites;
struct table;
struct ui;

enum { DIE_FACES = 6 };

struct die_face {
    struct color color;
    const char *mark; /* a picture on it, in ink; NULL: none */
};

struct die_look {
    const struct sprite *up;         /* the die as it lies in the end; NULL: it is drawn as a cube */
    const struct sprite *frame;      /* the canvas of a frame of the tumble; NULL: the cube tumbles */
    const char *tumble;              /* the picture that holds its frames */
    int columns, rows;               /* of that picture */
    struct die_face face[DIE_FACES]; /* of the cube; face 0 is up in the end */
};

/* How a cube of half-side 1 is turned about x, y and z, radians. */
struct die_pose {
    float turn_x, turn_y, turn_z;
};
/* The four corners (x right, y down, z to the viewer) of a face, clockwise as seen from outside. Face 0 looks at the
 * viewer when nothing is turned. */
void die_corners(struct die_pose pose, int face, float out[4][3]);
/* The pose after a share t of the throw: at 1 face 0 is up. */
struct die_pose die_pose_at(float t);

/* The die at rest on the table; half: half its side. */
void die_draw(struct gfx *gfx, const struct die_look *look, struct point at, float half);

/* A throw that comes in from the right and bounces until it lies in the middle of a rectangle. */
struct die_flight {
    struct point rest;   /* where it will lie */
    struct point ground; /* over what point it is */
    float height, half;
    float turned; /* 0 to 1: how far it has tumbled */
    bool lies;
};
/* After a share t of the throw. */
struct die_flight die_flight_at(struct rect over, float t);
/* Its shadow, then whatever else lies on the table, then the die. */
void die_draw_flight_shadow(struct gfx *gfx, const struct die_flight *flight);
void die_draw_flight(struct gfx *gfx, const struct die_look *look, const struct die_flight *flight,
                     struct rect over);
/* What the face means, on a slip under it; great: it is what all have waited for. */
void die_verdict(struct ui *ui, const struct die_flight *flight, const char *words, bool great);

/* A die that is thrown to where it then lies, at each event of a kind, from the pictures of a game: NAME is it with its face up. */
struct die_thrown {
    const struct sprites *sprites;
    struct die_look look; /* but for `up` and `frame`: */
    const char *name;
    const char *words; /* beside it, and on a card where the picture is missing; translated */
    const char *more;  /* likewise, where there is room for so many; NULL: none */
    uint8_t event;
    struct thing thing; /* what it is as a thing, by which there is something to say of it */
};
/* Throws it, or shows it where it lies, which takes the room to its left for its words. */
void die_lies(struct table *t, const struct die_thrown *die, struct rect at);

#endif
