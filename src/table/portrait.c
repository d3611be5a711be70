#include "table/portrait.h"

#include "table/badges.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>

float portrait_rim(float height)
{
    return fmaxf(1.5f, fminf(height * 0.035f, 6));
}

static const char *picture_of(const struct table *t, int seat)
{
    const char *picture = t->h->seat(t->h, seat)->portrait;

    return picture ? picture : "";
}

bool portrait_of(const struct table *t, int seat)
{
    return picture_of(t, seat)[0] != '\0';
}

/* Small, it shows the head alone. */
static struct rect picture_at(struct ui *ui, struct rect at)
{
    static const float small = 120, larger = 1.36f, head = 0.43f; /* u; the middle of a head in its picture */
    float k = at.h < small * ui_text_scale(ui) / 100 ? larger : 1;

    return (struct rect){at.x - at.w * (k - 1) / 2, at.y - at.h * (k - 1) * head, at.w * k, at.h * k};
}

bool portrait_draw(struct ui *ui, struct rect at, const char *picture, struct color color)
{
    struct gfx *gfx = ui_gfx(ui);
    struct rect whole = picture_at(ui, at);
    int rows = (int)ceilf(whole.h * gfx_view_scale(gfx));
    float rim = portrait_rim(at.h);
    gfx_texture face = picture[0] != '\0' ? gfx_load_tall(gfx, picture, rows) : 0,
                ground = gfx_load(gfx, "shared/portraits/ground.jpg");

    if (face == 0 || gfx_texture_failed(gfx, face))
        return false;
    gfx_glow(gfx, (struct rect){at.x, at.y + rim, at.w, at.h}, 2 * rim + 2,
             (struct color){0.05f, 0.03f, 0.02f, 0.5f});
    gfx_fill(gfx, rect_grow(at, rim), color_hex(0xFBF4E2));
    gfx_fill(gfx, at, color_mix(color, color_hex(0x000000), 0.5f)); /* until its pictures are there */
    gfx_clip_push(gfx, at);
    if (!gfx_texture_failed(gfx, ground))
        gfx_image_cover(gfx, ground, whole, color_mix(color, color_hex(0xFFF6E0), 0.14f));
    gfx_image_cover(gfx, face, whole, color_hex(0xFFFFFF));
    gfx_clip_pop(gfx);
    return true;
}

static const float least_badge = 30; /* its letter can be read */

static float badge_side(float side)
{
    return fminf(fmaxf(side * 0.48f, least_badge), 44);
}

float portrait_over(float side)
{
    return badge_side(side) * 0.34f;
}

void portrait_seat(struct table *t, int seat, struct rect at)
{
    float d = badge_side(at.h), out = portrait_over(at.h);

    if (portrait_draw(t->ui, at, picture_of(t, seat), badge_seat_color(t, seat)))
        at = (struct rect){at.x + at.w - d + out, at.y + at.h - d + out * 0.6f, d, d};
    badge_seat(t, seat, at);
}
