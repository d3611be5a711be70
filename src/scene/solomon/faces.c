#include "scene/solomon/names.h"

#include "gfx/effects.h"
#include "scene/solomon/own.h"
#include "table/badges.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void seat_badge(struct table *t, int seat, struct rect at)
{
    struct gfx *gfx = ui_gfx(t->ui);
    char path[NAME_PATH], letter[8];
    size_t hq = shown(t)->pub.hq[seat];
    struct point middle = rect_center(at);
    float d = fminf(at.w, at.h);
    gfx_texture emblem = gfx_load(gfx, picture_emblem(t->box, hq, path));
    if (!gfx_texture_failed(gfx, emblem)) { /* the letter is part of the picture */
        gfx_image(gfx, emblem, rect_around(middle, d, d), color_hex(0xffffff));
        return;
    }
    struct gfx_type type = ui_type(t->ui, STYLE_NUMBER);
    type.size = d * 0.66f;
    letter_agency(t->box, hq, letter);
    gfx_disc(gfx, middle, d / 2, color_hex(0x2A1F14));
    gfx_disc(gfx, middle, d / 2 - 2, color_agency(t->box, hq));
    gfx_text_line(gfx, type, at, ALIGN_CENTER, VALIGN_MIDDLE, letter, color_hex(0xFFF6E0));
}

void agent_badge(struct table *t, size_t agent, struct rect at)
{
    char path[NAME_PATH];
    bool gone = agent < SOLOMON_AGENTS && (shown(t)->pub.burnt >> agent & 1);

    badge_draw(t->ui, at,
               &(struct badge){picture_icon(agent, path), letter_agent(agent), color_agent(agent), gone});
}

void agent_poster(struct table *t, size_t agent, struct rect at, bool gone)
{
    char path[NAME_PATH];
    float d = fminf(at.w, at.h) * 0.8f;

    if (!poster_draw(t->ui, at, picture_portrait(agent, path), color_agent(agent), gone))
        agent_badge(t, agent, rect_centered(at, d, d));
}

bool seat_shield(struct table *t, int seat, struct rect at)
{
    static const char *const named[] = {"glasgow", "moscow", "athens",
                                        "algiers"}; /* by the letter of the agency */
    static const char letters[] = "GMAL";
    struct gfx *gfx = ui_gfx(t->ui);
    char letter[8], path[NAME_PATH];
    letter_agency(t->box, shown(t)->pub.hq[seat], letter);
    const char *which = letter[0] != 0 ? strchr(letters, letter[0]) : NULL;
    if (!which)
        return false;
    snprintf(path, sizeof path, "solomon/figures/shield-%s.png", named[which - letters]);
    gfx_texture picture = gfx_load(gfx, path);
    if (gfx_texture_failed(gfx, picture))
        return false;
    /* the canvas, and what of it is not air, in pixels */
    static const struct rect canvas = {0, 0, 512, 320}, solid = {4, 43, 503, 248};
    struct rect box = rect_fit(at, solid.w / solid.h);
    float k = box.w / solid.w;
    struct rect all = {box.x - solid.x * k, box.y - solid.y * k, canvas.w * k, canvas.h * k};
    snprintf(path, sizeof path, "solomon/figures/shield-%s-shadow.png", named[which - letters]);
    gfx_image(gfx, gfx_load(gfx, path), all, color_hex(0xffffff));
    gfx_image(gfx, picture, all, color_hex(0xffffff));
    return true;
}
