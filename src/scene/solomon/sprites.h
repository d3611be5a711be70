/* How the pictures of the pieces stand: read from assets/solomon/figures/figures.json, which is made with them. */
#ifndef CONSPIRACY_SCENE_SOLOMON_SPRITES_H
#define CONSPIRACY_SCENE_SOLOMON_SPRITES_H

#include "gfx/texture.h"
#include "rules/game.h"

enum { SPRITES_MAX = 48, SPRITE_NAME = 32 };

struct sprite {
    char name[SPRITE_NAME]; /* `beacon`: the picture is solomon/figures/beacon.png */
    struct point size;      /* of the canvas, pixels */
    struct point ground;    /* the pixel that belongs where the thing stands */
    float unit; /* pixels to a world unit: drawn at 1/unit all things keep their sizes to one another */
    struct point hand; /* where an agent carries the case */
    struct rect box;   /* of the canvas: where there is something */
    bool has_shadow, has_hand, has_normals;
};

struct sprites {
    struct sprite item[SPRITES_MAX];
    int count;
    float coin_rise; /* pixels that one coin on another lies higher */
};

/* False and err: what is wrong; out is then as sprites_usual makes it. */
bool sprites_read(const char *json, size_t length, struct sprites *out, game_error *err);
/* The agents, the case, coins and the die as they are usually made. */
void sprites_usual(struct sprites *out);
/* NULL: there is none of that name. */
const struct sprite *sprites_find(const struct sprites *all, const char *name);

/* Where a canvas goes for the thing to stand at `at` with so many units of the view to a world unit. */
struct rect sprite_canvas(const struct sprite *s, struct point at, float world);
/* What of it is not air. */
struct rect sprite_reach(const struct sprite *s, struct point at, float world);
/* Draws a thing, after its shadow; `lift` raises it over the shadow. False: its picture is missing. */
bool sprite_draw(struct gfx *gfx, const struct sprite *s, struct point at, float world, float lift,
                 float opacity);
/* Its picture, as large as it is drawn. */
gfx_texture sprite_picture(struct gfx *gfx, const struct sprite *s, float world);

#endif
