#include "scene/solomon/board.h"

#include "base/i18n.h"
#include "gfx/draw.h"
#include "scene/solomon/own.h"
#include "table/die.h"
#include "table/perform.h"
#include "table/plane.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

/* rolled: it lands, or lies, on the doctor. As many other faces show him as the die has in all. */
static struct die_look look_of(const struct table *t, bool rolled)
{
    const struct sprites *sprites = &own_of(t)->sprites;
    struct die_look look = {.up = sprites_find(sprites, rolled ? "die-solomon" : "die-blank"),
                            .frame = sprites_find(sprites, "die-solomon"),
                            .tumble = "solomon/figures/die-atlas.png",
                            .columns = 5,
                            .rows = 4};
    int others = shown(t)->pub.die_faces - (rolled ? 1 : 0);
    for (int face = 0; face < DIE_FACES; face++) {
        bool doctor = face == 0 ? rolled : face <= others;
        look.face[face].color = color_hex(doctor ? 0xA8322D : 0xEADFC3);
        look.face[face].mark = doctor ? "solomon/ui/icons/solomon.png" : NULL;
    }
    return look;
}

/* The number of the space that he stands on, on a tag at his foot: he hides the one that is printed there. */
static void draw_space(struct table *t, struct point at, float r, unsigned space)
{
    char words[16];
    struct gfx *gfx = ui_gfx(t->ui);
    struct gfx_type type = ui_type(t->ui, STYLE_STRONG);
    type.size = fmaxf(r * 0.92f, ui_type(t->ui, STYLE_SMALL).size);
    snprintf(words, sizeof words, "%u", space);
    gfx_disc(gfx, at, type.size * 0.82f, color_hex(0xC9A04A));
    gfx_disc(gfx, at, type.size * 0.82f - 2, color_hex(0x2A1F14));
    gfx_text_line(gfx, type, rect_around(at, r * 2, r * 2), ALIGN_CENTER, VALIGN_MIDDLE, words,
                  color_hex(0xFFF6E0));
}

void doctor_draw(struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    struct gfx *gfx = ui_gfx(t->ui);
    float progress = 0;
    if (p->seats == 0)
        return;
    struct point at = map_track_at(&own_of(t)->plan, &own_of(t)->track, p->track), space = at;
    if (perform_shows(t, SOLOMON_DIE_ADVANCED, &progress))
        at = plane_between(at, map_track_at(&own_of(t)->plan, &own_of(t)->track, (size_t)t->play.now.arg[0]),
                           progress);
    float r = map_track_radius(&own_of(t)->plan, &own_of(t)->track), half = r * (p->track == 0 ? 0.7f : 0.5f);
    const struct sprite *doctor = sprites_find(&own_of(t)->sprites, "solomon-standee");
    struct point stands = {at.x - r * 0.2f, at.y + r * 0.35f};
    if (doctor && sprite_draw(gfx, doctor, stands, r * (p->track == 0 ? 2 : 1.62f), 0, 1))
        at = (struct point){at.x + r * 0.75f, at.y + r * 0.72f};
    if (p->track > 0 && progress <= 0)
        draw_space(t, (struct point){space.x - r * 0.95f, space.y + r * 0.7f}, r, p->track);
    if (perform_shows(t, SOLOMON_ROLLED, NULL)) /* it is in the air */
        return;
    struct die_look look = look_of(t, true);
    struct point shadow = {at.x + half * 0.3f, at.y + half * 0.5f};
    gfx_glow(gfx, rect_around(shadow, half * 1.7f, half * 1.6f), half * 0.7f, (struct color){0, 0, 0, 0.5f});
    die_draw(gfx, &look, at, half);
}

/* What the face means, on a slip under the die. */
static void verdict(struct table *t, struct point under, bool rolled)
{
    const char *words = rolled ? _("Dr. Solomon has arrived") : _("Dr. Solomon stays away");
    float w = ui_text_width(t->ui, STYLE_SUBHEAD, words) + 60, h = ui_line(t->ui, STYLE_SUBHEAD) + 30;
    struct rect at = {under.x - w / 2, under.y, w, h};
    ui_panel(t->ui, at, PANEL_SLIP);
    ui_label_in(t->ui, at, STYLE_SUBHEAD, ALIGN_CENTER, words,
                rolled ? ui_theme(t->ui)->color.accent : ui_theme(t->ui)->color.ink);
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
        verdict(t, (struct point){flight.rest.x, flight.rest.y + flight.half * 1.7f}, rolled);
    die_draw_flight(gfx, &look, &flight, map);
}
