#include "table/plate.h"

#include "gfx/draw.h"
#include "gfx/texture.h"

#include <math.h>

void plate_fade(struct gfx *gfx, struct rect at, struct color ground, float strength)
{
    enum { STRIPS = 32 };
    for (int i = 0; i < STRIPS; i++)
        gfx_fill(gfx, (struct rect){at.x + at.w * (float)i / STRIPS, at.y, at.w / STRIPS, at.h},
                 color_fade(ground, strength * (1 - ((float)i + 0.5f) / STRIPS)));
}

/* A plate is drawn for 16:9; one whose picture is taller goes on above, for windows that are higher. */
static const float core = 16.0f / 9;

/* Where a picture of that size lies whose core lies in a box. */
static struct rect whole(struct rect box, struct point size)
{
    float h = box.w * size.y / size.x;
    return (struct rect){box.x, box.y + box.h - h, box.w, h};
}

/* In a wider window the plate keeps its height, at the right: its left side goes on, mirrored, into its ground. */
static void draw_wide(struct gfx *gfx, gfx_texture poster, struct rect at, struct rect box,
                      struct color ground)
{
    static const float side = 0.25f, edge = 0.01f; /* of the plate's width: what is mirrored; its dark rim */
    struct rect all = whole(box, gfx_texture_size(gfx, poster));
    float w = box.w * (side - edge), right = box.x + box.w * edge;
    gfx_fill(gfx, at, ground);
    gfx_clip_push(gfx, at);
    gfx_image(gfx, poster, all, color_hex(0xffffff));
    struct gfx_sprite mirrored = {.texture = poster, .at = {right - w, all.y, w, all.h}, .mirror = true};
    mirrored.part = (struct rect){edge, 0, side - edge, 1};
    gfx_sprite(gfx, &mirrored);
    gfx_clip_pop(gfx);
    float from = fmaxf(at.x, right - w), length = fminf(w, right - at.x) - box.w * edge;
    plate_fade(gfx, (struct rect){from, at.y, length, at.h}, ground, 1);
}

/* Where even that ends below the window's top, its upper edge is lost in the ground. */
static void fade_up(struct gfx *gfx, struct rect at, float y, struct color ground)
{
    enum { STRIPS = 48 };
    float h = at.h * 0.2f / STRIPS;
    for (int i = 0; i < STRIPS && y > at.y + 1; i++) {
        float share = 1.4f * (1 - ((float)i + 0.5f) / STRIPS);
        gfx_fill(gfx, (struct rect){at.x, y - 1 + h * (float)i, at.w, h},
                 color_fade(ground, fminf(1, share)));
    }
}

/* In a higher window the plate is cut off at both sides: at the left as far as its calm part leaves room for the words, or
 * the buttons. Where that would cut off what must be seen at the right, it is smaller and shows what it has above. room: how
 * wide their column is. */
static struct rect high_box(struct rect at, float room, const struct poster *plate)
{
    static const float near = 0.86f; /* of what covers all: then it may as well */
    float all = at.h * core, w = fmaxf(at.w, fminf(all, (at.w - room) / (plate->reach - plate->from)));
    w = w > all * near && !plate->low ? all : w;
    float left = fminf(fmaxf(fmaxf(plate->from * w - room, plate->reach * w - at.w), 0), w - at.w);
    return (struct rect){at.x - left, at.y + at.h - w / core, w, w / core};
}

static void draw_high(struct gfx *gfx, gfx_texture poster, struct rect at, struct rect box,
                      struct color ground)
{
    struct rect picture = whole(box, gfx_texture_size(gfx, poster));
    gfx_clip_push(gfx, at);
    gfx_image(gfx, poster, picture, color_hex(0xffffff));
    gfx_clip_pop(gfx);
    fade_up(gfx, at, picture.y, ground);
}

/* Where a hero stands in a plate whose core lies in a box. No height: there is none. */
static struct rect stands_in(const struct plate *plate, struct rect box)
{
    const struct rect *share = &plate->known.hero;
    float is = plate->hero[0] != '\0' ? 1 : 0;
    return (struct rect){box.x + share->x * box.w, box.y + share->y * box.h, share->w * box.w,
                         is * share->h * box.h};
}

float plate_shift(const struct plate *plate, struct rect at, float buttons)
{
    float w = at.h * core, hero = at.w - w + plate->known.hero.x * w;

    if (plate->known.low || plate->known.hero.w <= 0 || at.w < w * 0.99f)
        return 0;
    return fmaxf(0, fminf(buttons - hero, (1 - plate->known.reach) * w));
}

struct plate_place plate_draw(struct ui *ui, const struct plate *plate, struct rect at, float words,
                              float buttons, float shift)
{
    struct gfx *gfx = ui_gfx(ui);
    gfx_fill(gfx, at, plate->known.ground);
    if (!plate->picture[0])
        return (struct plate_place){at, at.x + at.w, true};
    gfx_texture poster = gfx_load(gfx, plate->picture);
    struct point size = gfx_texture_size(gfx, poster);
    if (gfx_texture_failed(gfx, poster) || size.y <= 0)
        return (struct plate_place){at, at.x + at.w, gfx_texture_failed(gfx, poster)};
    (void)gfx_load_tall(gfx, plate->picture, (int)(at.h * core * size.y / size.x * gfx_view_scale(gfx)));
    bool wide = at.w / at.h > core * 1.02f;
    struct rect box = wide ? (struct rect){at.x + at.w - at.h * core, at.y, at.h * core, at.h}
                           : high_box(at, plate->known.low ? buttons : words, &plate->known),
                stands;
    box.x += shift;
    stands = stands_in(plate, box);
    gfx_texture hero =
        stands.h > 0 ? gfx_load_tall(gfx, plate->hero, (int)(stands.h * gfx_view_scale(gfx))) : 0;
    bool there = stands.h > 0 && !gfx_texture_failed(gfx, hero);
    if (there && !gfx_texture_ready(gfx, hero)) /* an empty stage would be taken for the end */
        return (struct plate_place){at, at.x + at.w, false};
    (wide || shift > 0 ? draw_wide : draw_high)(gfx, poster, at, box, plate->known.ground);
    if (there) {
        gfx_clip_push(gfx, at);
        gfx_image(gfx, hero, stands, color_hex(0xffffff));
        gfx_clip_pop(gfx);
    }
    float free = plate->known.low ? box.x + box.w * plate->known.from : at.x + at.w;
    return (struct plate_place){rect_common(box, at), free, false};
}
