/* How the pictures of the pieces stand on their canvases: read by name from the file that was made with them, the
 * figures.json beside the pictures of a game. */
#ifndef CONSPIRACY_TABLE_SPRITES_H
#define CONSPIRACY_TABLE_SPRITES_H

#include "gfx/texture.h"
#include "rules/game.h"
#include "table/outlines.h"

enum { SPRITES_MAX = 48, SPRITE_NAME = 32 };

struct sprite {
    char name[SPRITE_NAME]; /* `pin`: the picture is pin.png in its folder */
    const char *folder;     /* below assets/, as given to sprites_read */
    struct point size;      /* of the canvas, pixels */
    struct point ground;    /* the pixel that belongs where the thing stands */
    float unit; /* pixels to a world unit: drawn at 1/unit all things keep their sizes to one another */
    struct point hand; /* where a figure carries something */
    struct rect box;   /* of the canvas: where there is something */
    bool has_shadow, has_hand, has_normals;
    struct outline outline; /* a plain block where the file has none */
};

struct sprites {
    struct sprite item[SPRITES_MAX];
    int count;
    float coin_rise;     /* pixels that one coin on another lies higher */
    float figure_height; /* world units, from the base to the top of a usual hat */
    float cell;          /* the side of an outline's cell as a share of figure_height */
    float ground;        /* the row of an outline on which its piece stands */
};

/* No pictures at all: everything is drawn plainly. */
void sprites_none(struct sprites *out);
/* Reads the text of a figures.json that lies in a folder below assets/ (`games/x/figures`), whose name must outlive the
 * sprites. False and err: what is wrong; out is left alone. */
bool sprites_read(const char *folder, const char *json, size_t length, struct sprites *out, game_error *err);
/* Reads the figures.json of a folder; no pictures, and a line on standard error, where it cannot be read. */
void sprites_load(const char *folder, struct sprites *out);
/* NULL: there is none of that name. */
const struct sprite *sprites_find(const struct sprites *all, const char *name);

/* Where a canvas goes for the thing to stand at `at` with so many units of the view to a world unit. */
struct rect sprite_canvas(const struct sprite *s, struct point at, float world);
/* What of it is not air. */
struct rect sprite_reach(const struct sprite *s, struct point at, float world);
/* Draws a thing, after its shadow; `lift` raises it over the shadow. False: its picture is missing. */
bool sprite_draw(struct gfx *gfx, const struct sprite *s, struct point at, float world, float lift,
                 float opacity);
/* The same turned on its foot, so that it looks so much narrower: 1 is its face, 0 its edge. */
bool sprite_draw_turned(struct gfx *gfx, const struct sprite *s, struct point at, float world, float lift,
                        float opacity, float wide);
/* The same, as large as all of it that is not air fits into a box. */
bool sprite_draw_in(struct gfx *gfx, const struct sprite *s, struct rect box);
/* Its picture, as large as it is drawn. */
gfx_texture sprite_picture(struct gfx *gfx, const struct sprite *s, float world);

#endif
