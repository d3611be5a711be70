#include "scene/solomon/die.h"

#include "base/i18n.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/perform.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

void die_face(struct die_pose pose, int face, float out[4][3])
{
    /* each face: its outward axis and the two axes that span it */
    static const signed char axis[6][3][3] = {
        {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}},  {{0, 0, -1}, {-1, 0, 0}, {0, 1, 0}},
        {{1, 0, 0}, {0, 0, -1}, {0, 1, 0}}, {{-1, 0, 0}, {0, 0, 1}, {0, 1, 0}},
        {{0, 1, 0}, {1, 0, 0}, {0, 0, -1}}, {{0, -1, 0}, {1, 0, 0}, {0, 0, 1}},
    };
    static const signed char corner[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    float cx = cosf(pose.turn_x), sx = sinf(pose.turn_x), cy = cosf(pose.turn_y), sy = sinf(pose.turn_y);
    float cz = cosf(pose.turn_z), sz = sinf(pose.turn_z);
    for (int c = 0; c < 4; c++) {
        float v[3];
        for (int k = 0; k < 3; k++)
            v[k] = axis[face][0][k] + corner[c][0] * axis[face][1][k] + corner[c][1] * axis[face][2][k];
        float y = v[1] * cx - v[2] * sx, z = v[1] * sx + v[2] * cx;
        float x = v[0] * cy + z * sy;
        out[c][2] = -v[0] * sy + z * cy;
        out[c][0] = x * cz - y * sz;
        out[c][1] = x * sz + y * cz;
    }
}

struct die_pose die_pose_at(float t)
{
    float left = 1 - t;
    return (struct die_pose){left * left * 14 - 0.42f, left * left * 9.5f + 0.3f, left * 5 + 0.12f};
}

/* Whether a face shows the doctor: face 0 as rolled, then as many others as the die has. */
static bool shows_doctor(const struct table *t, int face, bool rolled)
{
    int others = shown(t)->pub.die_faces - (rolled ? 1 : 0);
    return face == 0 ? rolled : face <= others;
}

static void draw_cube(struct table *t, struct point at, float half, struct die_pose pose, bool rolled)
{
    struct gfx *gfx = ui_gfx(t->ui);
    gfx_texture eye = gfx_load(gfx, "shared/ui/icons/solomon.png");
    for (int face = 0; face < 6; face++) {
        float corner[4][3];
        die_face(pose, face, corner);
        float facing = (corner[0][2] + corner[1][2] + corner[2][2] + corner[3][2]) / 4;
        if (facing <= 0.02f)
            continue;
        struct point quad[4], inner[4];
        struct point middle = {at.x + (corner[0][0] + corner[2][0]) / 2 * half,
                               at.y + (corner[0][1] + corner[2][1]) / 2 * half};
        for (int c = 0; c < 4; c++) {
            quad[c] = (struct point){at.x + corner[c][0] * half, at.y + corner[c][1] * half};
            inner[c] = plane_between(middle, quad[c], 0.8f);
        }
        bool doctor = shows_doctor(t, face, rolled);
        struct color base = doctor ? color_hex(0xA8322D) : color_hex(0xEADFC3);
        gfx_quad(gfx, 0, quad, color_mix(color_hex(0x5a4022), base, 0.35f + 0.35f * facing));
        gfx_quad(gfx, 0, inner, color_mix(color_hex(0x6b4e2a), base, 0.5f + 0.5f * facing));
        if (doctor && !gfx_texture_failed(gfx, eye))
            gfx_quad(gfx, eye, inner, color_hex(0xFFF6E0));
        else if (doctor)
            gfx_ring(gfx, middle, half * 0.45f * facing, half * 0.14f, color_hex(0xFFF6E0));
    }
}

static bool draw_sprite(struct table *t, const char *name, struct point at, float half)
{
    const struct sprite *s = sprites_find(&own_of(t)->sprites, name);
    return s && sprite_draw(ui_gfx(t->ui), s, at, half * 2, 0, 1);
}

/* A frame of the tumble. False: there is no picture of it. */
static bool draw_tumble(struct table *t, struct point at, float half, float progress)
{
    enum { COLUMNS = 5, ROWS = 4 };
    const struct sprite *s = sprites_find(&own_of(t)->sprites, "die-solomon");
    struct gfx *gfx = ui_gfx(t->ui);
    gfx_texture atlas = gfx_load(gfx, "solomon/figures/die-atlas.png");
    if (!s || gfx_texture_failed(gfx, atlas))
        return false;
    int frame = (int)(progress * 34) % (COLUMNS * ROWS);
    struct gfx_sprite sprite = {.texture = atlas, .at = sprite_canvas(s, at, half * 2)};
    int column = frame % COLUMNS, row = frame / COLUMNS;
    sprite.part = (struct rect){(float)column / COLUMNS, (float)row / ROWS, 1.0f / COLUMNS, 1.0f / ROWS};
    gfx_sprite(gfx, &sprite);
    return true;
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

void die_draw_on_track(struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    float progress = 0;
    if (p->seats == 0)
        return;
    struct point at = board_track(&own_of(t)->plan, p->track), space = at;
    struct die_pose pose = {-0.42f, 0.3f, 0.12f};
    if (perform_shows(t, SOLOMON_DIE_ADVANCED, &progress))
        at = plane_between(at, board_track(&own_of(t)->plan, (size_t)t->play.now.arg[0]), progress);
    float r = own_of(t)->plan.print.track_radius * own_of(t)->plan.unit,
          half = r * (p->track == 0 ? 0.7f : 0.5f);
    const struct sprite *doctor = sprites_find(&own_of(t)->sprites, "solomon-standee");
    if (doctor && sprite_draw(ui_gfx(t->ui), doctor, (struct point){at.x - r * 0.2f, at.y + r * 0.35f},
                              r * (p->track == 0 ? 2 : 1.62f), 0, 1))
        at = (struct point){at.x + r * 0.75f, at.y + r * 0.72f};
    if (p->track > 0 && progress <= 0)
        draw_space(t, (struct point){space.x - r * 0.95f, space.y + r * 0.7f}, r, p->track);
    if (perform_shows(t, SOLOMON_ROLLED, NULL)) /* it is in the air */
        return;
    gfx_glow(ui_gfx(t->ui),
             rect_around((struct point){at.x + half * 0.3f, at.y + half * 0.5f}, half * 1.7f, half * 1.6f),
             half * 0.7f, (struct color){0, 0, 0, 0.5f});
    if (!draw_sprite(t, "die-solomon", at, half))
        draw_cube(t, at, half, pose, true);
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

void die_draw_thrown(struct table *t)
{
    if (!perform_shows(t, SOLOMON_ROLLED, NULL))
        return;
    float p = fminf(t->play.t / 0.66f, 1), left = 1 - ease_at(EASE_OUT, p);
    struct rect m = own_of(t)->plan.map;
    struct point rest = {m.x + m.w * 0.5f, m.y + m.h * 0.52f};
    struct point at = {rest.x + left * m.w * 0.55f, rest.y + left * m.h * 0.2f};
    float height = fabsf(sinf(p * 9.4f)) * left * m.h * 0.5f, half = m.h * 0.085f;
    gfx_glow(ui_gfx(t->ui),
             rect_around((struct point){at.x + half * 0.2f, at.y + half * 0.9f}, half * 2.4f, half * 1.2f),
             half * 0.8f, (struct color){0, 0, 0, 0.6f / (1 + height / half)});
    struct point up = {at.x, at.y - height};
    bool rolled = t->play.now.arg[0] == 1, lies = p > 0.93f;
    if (lies)
        verdict(t, (struct point){rest.x, rest.y + half * 1.7f}, rolled);
    half *= 1 + height / m.h;
    if (lies ? draw_sprite(t, rolled ? "die-solomon" : "die-blank", up, half)
             : draw_tumble(t, up, half, ease_at(EASE_OUT, p)))
        return;
    draw_cube(t, up, half, die_pose_at(ease_at(EASE_OUT, p)), rolled);
}
