#include "table/die.h"

#include "base/text.h"
#include "gfx/draw.h"
#include "table/game.h"
#include "table/perform.h"
#include "table/plane.h"
#include "table/print.h"
#include "table/sprites.h"
#include "table/table.h"
#include "ui/ease.h"
#include "ui/widgets.h"

#include <math.h>

/* As it lies when nothing throws it: seen a little from above. */
static const struct die_pose lying = {-0.42f, 0.3f, 0.12f};

void die_corners(struct die_pose pose, int face, float out[4][3])
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
    return (struct die_pose){left * left * 14 + lying.turn_x, left * left * 9.5f + lying.turn_y,
                             left * 5 + lying.turn_z};
}

static void draw_mark(struct gfx *gfx, const char *mark, const struct point corner[4], struct point middle,
                      float radius, float thickness)
{
    const struct color ink = color_hex(0xFFF6E0);
    gfx_texture picture = gfx_load(gfx, mark);
    if (gfx_texture_failed(gfx, picture))
        gfx_ring(gfx, middle, radius, thickness, ink);
    else
        gfx_quad(gfx, picture, corner, ink);
}

static void draw_cube(struct gfx *gfx, const struct die_face *faces, struct point at, float half,
                      struct die_pose pose)
{
    for (int face = 0; face < DIE_FACES; face++) {
        float corner[4][3];
        die_corners(pose, face, corner);
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
        struct color base = faces[face].color;
        gfx_quad(gfx, 0, quad, color_mix(color_hex(0x5a4022), base, 0.35f + 0.35f * facing));
        gfx_quad(gfx, 0, inner, color_mix(color_hex(0x6b4e2a), base, 0.5f + 0.5f * facing));
        if (faces[face].mark)
            draw_mark(gfx, faces[face].mark, inner, middle, half * 0.45f * facing, half * 0.14f);
    }
}

void die_draw(struct gfx *gfx, const struct die_look *look, struct point at, float half)
{
    if (!look->up || !sprite_draw(gfx, look->up, at, half * 2, 0, 1))
        draw_cube(gfx, look->face, at, half, lying);
}

/* A frame of the tumble. False: there is no picture of it. */
static bool draw_tumble(struct gfx *gfx, const struct die_look *look, struct point at, float half,
                        float turned)
{
    enum { FRAMES_SHOWN = 34 }; /* in all of a throw */
    gfx_texture frames = look->frame ? gfx_load(gfx, look->tumble) : 0;
    if (!look->frame || gfx_texture_failed(gfx, frames))
        return false;
    int frame = (int)(turned * FRAMES_SHOWN) % (look->columns * look->rows);
    int column = frame % look->columns, row = frame / look->columns;
    float columns = (float)look->columns, rows = (float)look->rows;
    struct gfx_sprite sprite = {.texture = frames, .at = sprite_canvas(look->frame, at, half * 2)};
    sprite.part = (struct rect){(float)column / columns, (float)row / rows, 1 / columns, 1 / rows};
    gfx_sprite(gfx, &sprite);
    return true;
}

/* --- thrown ------------------------------------------------------------------------------------------------ */

struct die_flight die_flight_at(struct rect over, float t)
{
    static const float lies_from = 0.93f, bounces = 9.4f /* half-turns of a sine, radians */;
    float p = fminf(t, 1), left = 1 - ease_at(EASE_OUT, p);
    struct die_flight f = {.rest = {over.x + over.w * 0.5f, over.y + over.h * 0.52f},
                           .half = over.h * 0.085f,
                           .turned = ease_at(EASE_OUT, p),
                           .lies = p > lies_from};
    f.ground = (struct point){f.rest.x + left * over.w * 0.55f, f.rest.y + left * over.h * 0.2f};
    f.height = fabsf(sinf(p * bounces)) * left * over.h * 0.5f;
    return f;
}

void die_draw_flight_shadow(struct gfx *gfx, const struct die_flight *flight)
{
    float half = flight->half;
    struct point under = {flight->ground.x + half * 0.2f, flight->ground.y + half * 0.9f};
    gfx_glow(gfx, rect_around(under, half * 2.4f, half * 1.2f), half * 0.8f,
             (struct color){0, 0, 0, 0.6f / (1 + flight->height / half)});
}

void die_draw_flight(struct gfx *gfx, const struct die_look *look, const struct die_flight *flight,
                     struct rect over)
{
    struct point at = {flight->ground.x, flight->ground.y - flight->height};
    float half = flight->half * (1 + flight->height / over.h); /* nearer, so larger */
    bool drawn = flight->lies ? look->up && sprite_draw(gfx, look->up, at, half * 2, 0, 1)
                              : draw_tumble(gfx, look, at, half, flight->turned);
    if (!drawn)
        draw_cube(gfx, look->face, at, half, die_pose_at(flight->turned));
}

void die_verdict(struct ui *ui, const struct die_flight *flight, const char *words, bool great)
{
    float w = ui_text_width(ui, STYLE_SUBHEAD, words) + 60, h = ui_line(ui, STYLE_SUBHEAD) + 30;
    struct rect at = {flight->rest.x - w / 2, flight->rest.y + flight->half * 1.7f, w, h};

    ui_panel(ui, at, PANEL_SLIP);
    ui_label_in(ui, at, STYLE_SUBHEAD, ALIGN_CENTER, words,
                great ? ui_theme(ui)->color.accent : ui_theme(ui)->color.ink);
}

/* Where its picture is missing: a card with its face. */
static void draw_face(struct ui *ui, const char *words, struct rect at)
{
    struct gfx_type type = ui_type(ui, STYLE_HEADING);

    gfx_round(ui_gfx(ui), at, at.h * 0.18f, color_hex(0xF4EAD0));
    type.size = at.h * 0.45f;
    gfx_text_line(ui_gfx(ui), type, at, ALIGN_CENTER, VALIGN_MIDDLE, words, color_hex(0x20222C));
}

/* Beside it, since the spots of a small one are not read from afar; in more words where those have room. */
static void draw_words(struct ui *ui, const struct die_thrown *die, const struct die_flight *flight)
{
    struct gfx_type type = ui_type(ui, STYLE_NUMBER);
    float d = flight->half * 2;
    struct rect at = {flight->rest.x - d * 2.1f, flight->rest.y - d * 0.5f, d * 1.3f, d},
                wide = rect_around(rect_center(at), d * 1.65f, d);
    struct print p = {ui, rect_center(wide), 0};

    wide.x = at.x + at.w - wide.w;
    type.size = die->more ? print_fitting(&p, type.font, die->more, wide.w, 1, print_least(ui), d * 0.7f) : 0;
    const char *words = type.size > 0 ? die->more : die->words;
    type.size = type.size > 0 ? type.size : d * 0.95f;
    gfx_text_line(ui_gfx(ui), type, type.size < d * 0.9f ? wide : at, ALIGN_RIGHT, VALIGN_MIDDLE, words,
                  ui_theme(ui)->color.cream);
}

static void tell(struct table *t, struct thing thing, struct rect at)
{
    char of[120], says[400];
    struct text name = text_over(of, sizeof of), more = text_over(says, sizeof says);

    table_tip(t, thing, &name, &more);
    ui_tell(t->ui, "die", 0, at, &(struct ui_words){.name = of, .text = says});
}

void die_lies(struct table *t, const struct die_thrown *die, struct rect at)
{
    static const float flies = 0.66f; /* of the event's time; then it lies, and is read */
    struct rect over = rect_around(rect_center(at), at.h * 4, at.h * 3.4f);
    struct die_look look = die->look;
    struct die_flight flight =
        die_flight_at(over, perform_shows(t, die->event, NULL) ? t->play.t / flies : 1);

    look.up = look.frame = sprites_find(die->sprites, die->name);
    if (!look.up) {
        draw_face(t->ui, die->words, at);
        return;
    }
    die_draw_flight_shadow(ui_gfx(t->ui), &flight);
    die_draw_flight(ui_gfx(t->ui), &look, &flight, over);
    if (flight.lies) {
        draw_words(t->ui, die, &flight);
        tell(t, die->thing, rect_around(flight.rest, flight.half * 2, flight.half * 2));
    }
}
