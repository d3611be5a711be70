#include "scene/solomon/board.h"

#include "base/i18n.h"
#include "gfx/draw.h"
#include "gfx/texture.h"
#include "scene/solomon/own.h"
#include "table/die.h"
#include "table/map_board.h"
#include "table/map_draw.h"
#include "table/perform.h"
#include "table/plane.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>

/* rolled: it lands, or lies, on the doctor. As many other faces show him as the die has in all. */
static struct die_look look_of(const struct table *t, bool rolled)
{
    const struct sprites *sprites = &t->board->sprites;
    struct die_look look = {.up = sprites_find(sprites, rolled ? "die-solomon" : "die-blank"),
                            .frame = sprites_find(sprites, "die-solomon"),
                            .tumble = "solomon/figures/die-atlas.png",
                            .columns = 5,
                            .rows = 4};
    int others = shown(t)->pub.die_faces - (rolled ? 1 : 0);
    for (int face = 0; face < DIE_FACES; face++) {
        bool doctor = face == 0 ? rolled : face <= others;
        look.face[face].color = color_hex(doctor ? 0x3A3230 : 0xEADFC3);
        look.face[face].mark = doctor ? "solomon/ui/icons/solomon.png" : NULL;
    }
    return look;
}

/* The die is printed at the end of the track; where that print is missing, it lies there but for when it is in the air. */
static void draw_die(struct table *t, const struct map_plan *plan, const struct map_track *track)
{
    struct point at = map_track_at(plan, track, 0);
    float half = track->end_radius * plan->unit * 0.66f;
    struct die_look look = look_of(t, true);
    die_draw(ui_gfx(t->ui), &look, at, half);
}

void doctor_draw(struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct map_plan *plan = &t->board->plan;
    const struct map_track *track = &t->board->track;
    float progress = 0;
    if (p->seats == 0)
        return;
    struct point at = map_track_beside(plan, track, p->track);
    map_track_passed(t->ui, plan, track, p->track + 1);
    if (perform_shows(t, SOLOMON_DIE_ADVANCED, &progress))
        at = plane_between(at, map_track_beside(plan, track, (size_t)t->play.now.arg[0]), progress);
    else if (p->track > 0)
        map_track_mark(t->ui, plan, track, p->track);
    bool bare = gfx_texture_failed(ui_gfx(t->ui), gfx_load(ui_gfx(t->ui), t->board->look->art->print));
    if (bare && !perform_shows(t, SOLOMON_ROLLED, NULL))
        draw_die(t, plan, track);
    const struct sprite *doctor = sprites_find(&t->board->sprites, "solomon-standee");
    if (doctor)
        sprite_draw(ui_gfx(t->ui), doctor, at, map_track_radius(plan, track) * DOCTOR_SIZE, 0, 1);
}

void doctor_draw_throw(struct table *t)
{
    static const float flies = 0.66f; /* of the event's time; then it lies, and its face is read */
    if (!perform_shows(t, SOLOMON_ROLLED, NULL))
        return;
    struct gfx *gfx = ui_gfx(t->ui);
    struct rect map = t->layout.middle;
    bool rolled = t->play.now.arg[0] == 1;
    struct die_look look = look_of(t, rolled);
    struct die_flight flight = die_flight_at(map, t->play.t / flies);
    die_draw_flight_shadow(gfx, &flight);
    if (flight.lies)
        die_verdict(t->ui, &flight, rolled ? _("Dr. Solomon has arrived") : _("Dr. Solomon stays away"),
                    rolled);
    die_draw_flight(gfx, &look, &flight, map);
}
