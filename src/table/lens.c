#include "table/lens.h"

#include "gfx/draw.h"
#include "ui/spot.h"
#include "ui/ui.h"

#include <math.h>

static const float zoom_most = 3;

static void keep_inside(struct lens *lens, struct rect at)
{
    lens->zoom = fminf(fmaxf(lens->zoom, 1), zoom_most);
    float w = at.w / lens->zoom / 2, h = at.h / lens->zoom / 2;
    lens->middle.x = fminf(fmaxf(lens->middle.x, w), at.w - w);
    lens->middle.y = fminf(fmaxf(lens->middle.y, h), at.h - h);
}

static struct point offset(const struct lens *lens, struct rect at)
{
    return (struct point){at.x + at.w / 2 - lens->middle.x * lens->zoom,
                          at.y + at.h / 2 - lens->middle.y * lens->zoom};
}

struct point lens_to_window(const struct lens *lens, struct rect at, struct point place)
{
    struct point o = offset(lens, at);
    return (struct point){place.x * lens->zoom + o.x, place.y * lens->zoom + o.y};
}

struct rect lens_rect_to_window(const struct lens *lens, struct rect at, struct rect box)
{
    struct point corner = lens_to_window(lens, at, (struct point){box.x, box.y});
    return (struct rect){corner.x, corner.y, box.w * lens->zoom, box.h * lens->zoom};
}

struct rect lens_rect_from_window(const struct lens *lens, struct rect at, struct rect box)
{
    struct point o = offset(lens, at);
    return (struct rect){(box.x - o.x) / lens->zoom, (box.y - o.y) / lens->zoom, box.w / lens->zoom,
                         box.h / lens->zoom};
}

void lens_push(const struct lens *lens, struct rect at, struct ui *ui)
{
    struct gfx *gfx = ui_gfx(ui);
    gfx_clip_push(gfx, at);
    gfx_view_push(gfx, lens->zoom, offset(lens, at));
}

void lens_pop(struct ui *ui)
{
    gfx_view_pop(ui_gfx(ui));
    gfx_clip_pop(ui_gfx(ui));
}

/* Zooms so that what is under `here` (window) stays there. */
static void zoom_at(struct lens *lens, struct rect at, struct point here, float factor)
{
    float zoom = fminf(fmaxf(lens->zoom * factor, 1), zoom_most);
    struct point o = offset(lens, at);
    struct point under = {(here.x - o.x) / lens->zoom, (here.y - o.y) / lens->zoom};
    lens->zoom = zoom;
    lens->middle.x = under.x - (here.x - at.x - at.w / 2) / zoom;
    lens->middle.y = under.y - (here.y - at.y - at.h / 2) / zoom;
}

bool lens_input(struct lens *lens, struct rect at, struct ui *ui)
{
    struct lens before = *lens;
    if (lens->zoom < 1)
        *lens = (struct lens){.zoom = 1, .middle = {at.w / 2, at.h / 2}};
    struct ui_gesture g = ui_gestures(ui, at);
    if (g.zoom > 0 && g.zoom != 1)
        zoom_at(lens, at, g.center, g.zoom);
    lens->middle.x -= g.pan.x / lens->zoom;
    lens->middle.y -= g.pan.y / lens->zoom;
    if (ui_action(ui, ACTION_ZOOM_IN))
        zoom_at(lens, at, rect_center(at), 1.25f);
    if (ui_action(ui, ACTION_ZOOM_OUT))
        zoom_at(lens, at, rect_center(at), 0.8f);
    keep_inside(lens, at);
    return before.zoom != lens->zoom || before.middle.x != lens->middle.x ||
           before.middle.y != lens->middle.y;
}

void lens_drag(struct lens *lens, struct rect at, struct ui *ui)
{
    if (lens->zoom <= 1)
        return;
    struct ui_response r = ui_spot(ui, ui_id_of(ui, "map"), at, SPOT_NO_FOCUS | SPOT_QUIET);
    struct point now = ui_pointer(ui);
    if (r.held && lens->held.x > 0) {
        lens->middle.x -= (now.x - lens->held.x) / lens->zoom;
        lens->middle.y -= (now.y - lens->held.y) / lens->zoom;
        keep_inside(lens, at);
    }
    lens->held = r.held ? now : (struct point){0, 0};
}

void lens_reveal(struct lens *lens, struct rect at, struct point place)
{
    if (lens->zoom <= 1)
        return;
    float w = at.w / lens->zoom * 0.38f, h = at.h / lens->zoom * 0.38f;
    lens->middle.x = fminf(fmaxf(lens->middle.x, place.x - w), place.x + w);
    lens->middle.y = fminf(fmaxf(lens->middle.y, place.y - h), place.y + h);
    keep_inside(lens, at);
}
