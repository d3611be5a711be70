#include "table/card.h"

#include "table/card_inside.h"
#include "ui/widgets.h"

#include <math.h>

const char *card_number(int n)
{
    static const char *const words[] = {"0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",
                                        "10", "11", "12", "13", "14", "15", "16", "17", "18", "19",
                                        "20", "21", "22", "23", "24", "25", "26", "27", "28", "29",
                                        "30", "31", "32", "33", "34", "35", "36", "37", "38", "39"};
    enum { MOST = sizeof words / sizeof words[0] - 1 };
    return words[n < 0 ? 0 : n < MOST ? n : MOST];
}

struct rect card_fit(struct rect in)
{
    return rect_fit(in, CARD_SHAPE);
}

struct rect card_around(struct point middle, float width)
{
    return rect_around(middle, width, width / CARD_SHAPE);
}

float card_readable(const struct ui *ui)
{
    return fmaxf(ui_grow(ui, 190), print_least(ui) * 13);
}

card_pose card_between(card_pose from, card_pose to, float t)
{
    float s = 1 - t, rise = sinf(t * 3.14159f);
    struct rect a = from.at, b = to.at;
    return (card_pose){.at = {a.x * s + b.x * t, a.y * s + b.y * t, a.w * s + b.w * t, a.h * s + b.h * t},
                       .turn = from.turn * s + to.turn * t,
                       .lift = from.lift * s + to.lift * t + rise * 40,
                       .down = from.down * s + to.down * t};
}

/* --- paper ------------------------------------------------------------------------------------------------- */

static void shadow(const struct print *p, struct rect at, float lift)
{
    struct gfx *gfx = ui_gfx(p->ui);
    float spread = at.w * 0.05f + lift * 0.35f, fall = 2 + lift * 0.45f;
    struct rect low = {at.x + lift * 0.12f, at.y + fall, at.w, at.h};
    if (p->turn == 0) {
        gfx_glow(gfx, low, spread, (struct color){0.03f, 0.02f, 0.01f, 0.6f});
        return;
    }
    struct print under = *p;
    under.middle.y += fall;
    for (int i = 1; i <= 4; i++) /* its rim alone: the paper hides the rest */
        print_frame(&under, rect_grow(low, -spread * 0.2f), spread * 0.6f * (float)i,
                    (struct color){0.03f, 0.02f, 0.01f, 0.13f});
}

void card_draw_sheet(const struct print *p, struct rect at, struct color color)
{
    float thick = fmaxf(1 / ui_scale(p->ui), at.w * 0.009f);
    struct rect under = {at.x + thick * 0.6f, at.y + thick, at.w, at.h};
    print_frame(p, rect_grow(under, -thick), thick * 2, color_mix(color, color_hex(0x3a2a18), 0.55f));
    print_sheet(p, at, color);
}

/* --- what is laid about it --------------------------------------------------------------------------------- */

static void halo(const struct print *p, struct rect at, unsigned flags)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    float width = fmaxf(4, fminf(at.w, at.h) * 0.026f);
    if (flags & FACE_FOCUS) {
        print_frame(p, rect_grow(at, width * 1.7f), width * 2.6f, c->walnut);
        print_frame(p, rect_grow(at, width * 1.7f), width * 1.3f, c->brass);
    } else if (flags & (FACE_LIT | FACE_TAKEN)) {
        print_frame(p, rect_grow(at, width * 0.9f), width * 1.5f, c->walnut);
        print_frame(p, rect_grow(at, width * 0.7f), width, color_mix(c->brass, color_hex(0xfff2b8), 0.45f));
    }
}

void card_tick(const struct print *p, struct rect at)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    float r = fmaxf(at.w * 0.11f, 12);
    struct point m = {at.x + at.w - r * 0.6f, at.y + r * 0.6f};
    print_disc(p, m, r, c->paper);
    print_disc(p, m, r * 0.88f, c->accent);
    struct point stroke[3] = {
        {m.x - r * 0.42f, m.y}, {m.x - r * 0.1f, m.y + r * 0.36f}, {m.x + r * 0.46f, m.y - r * 0.36f}};
    for (int i = 0; i < 3; i++)
        stroke[i] = print_point(p, stroke[i]);
    gfx_strip(ui_gfx(p->ui), 0, stroke, 3, r * 0.24f, 0, c->cream);
}

void card_draw(struct ui *ui, const card_face *face, card_pose pose, unsigned flags)
{
    if (rect_empty(pose.at)) /* as where it flies from is not laid out yet: no part of it would have a size */
        return;
    struct gfx *gfx = ui_gfx(ui);
    float open = cosf(pose.down * 3.14159f), squeeze = fabsf(open);
    struct rect at = pose.at;
    at.y -= pose.lift * 0.4f;
    struct print p = {ui, rect_center(at), pose.turn};
    at = rect_around(p.middle, at.w * fmaxf(squeeze, 0.03f), at.h);
    bool squeezed = squeeze < 0.985f;
    if (flags & FACE_GHOST)
        gfx_opacity_push(gfx, 0.5f);
    else
        shadow(&p, at, pose.lift);
    if (flags & FACE_LIT && !(flags & FACE_GHOST) && pose.turn == 0)
        gfx_glow(gfx, at, fmaxf(10, at.w * 0.09f), color_fade(ui_theme(ui)->color.brass, 0.75f));
    halo(&p, at, flags);
    if (open < 0)
        card_draw_back(&p, face, at, squeezed);
    else
        card_draw_face(&p, face, at, squeezed, flags);
    if (flags & FACE_PALE)
        print_fill(&p, at, (struct color){0.11f, 0.07f, 0.05f, 0.34f});
    if (flags & FACE_TAKEN)
        card_tick(&p, at);
    if (flags & FACE_GHOST)
        gfx_opacity_pop(gfx);
}

void card_fly(struct ui *ui, const card_face *face, struct rect from, struct rect to, bool turns, float t)
{
    card_pose begin = {.at = card_fit(from), .down = turns ? 1 : 0}, end = {.at = card_fit(to)};
    card_draw(ui, face, card_between(begin, end, t), 0);
}

/* How much of other things a card would hide that is looked at: of those that can be chosen and what is kept clear, thrice. What is about as
 * large is a ground. */
static float hidden_by(const struct ui *ui, struct rect large, const struct card_others *others)
{
    float sum = 3 * ui_clear_hidden(ui, large);

    for (int i = 0; others && i < others->n; i++) {
        struct rect at = others->at[i], both = rect_common(large, at);
        if (!rect_empty(both) && at.w * at.h < 0.7f * large.w * large.h)
            sum += both.w * both.h * (i < others->lit ? 3 : 1);
    }
    return sum;
}

void card_enlarge(struct ui *ui, const card_face *face, struct rect at, const struct card_others *others)
{
    enum { WAYS = 6, AIR = 8 };
    float w = card_readable(ui), least = 0;
    if (at.w >= w * 0.9f)
        return;
    struct rect large = card_around(rect_center(at), w), best = large, above = large,
                area = rect_grow(ui_area(ui), -8);
    if (others && others->room.h >= large.h + 16)
        area = rect_grow(others->room, -8);
    above.y = at.y + at.h * 0.3f - large.h;
    float right = at.x + at.w + AIR, left = at.x - AIR - large.w;
    const struct rect way[WAYS] = {above,
                                   {right, large.y, large.w, large.h},
                                   {left, large.y, large.w, large.h},
                                   {right, at.y, large.w, large.h},
                                   {left, at.y, large.w, large.h},
                                   {large.x, at.y + at.h * 0.7f, large.w, large.h}};
    for (int i = 0; i < WAYS; i++) {
        struct rect there = rect_keep(way[i], area), own = rect_common(there, at);
        float bad = hidden_by(ui, there, others) + (rect_empty(own) ? 0 : own.w * own.h);
        if (i == 0 || bad < least * 0.95f) {
            least = bad;
            best = there;
        }
    }
    ui_enlarged(ui, at, best);
    card_draw(ui, face, (card_pose){.at = best, .lift = 30}, 0);
}

void card_space(struct ui *ui, struct rect at, const char *word, unsigned flags)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct gfx *gfx = ui_gfx(ui);
    float r = at.w * 0.05f;
    bool lit = flags & (FACE_LIT | FACE_FOCUS);
    gfx_round(gfx, at, r, color_fade(c->walnut, 0.45f));
    gfx_round_line(gfx, rect_grow(at, -2), r, 2, color_fade(c->cream, 0.35f));
    if (lit) {
        gfx_round(gfx, rect_grow(at, -2), r, color_fade(c->brass, 0.16f));
        struct print p = {ui, rect_center(at), 0};
        halo(&p, rect_grow(at, -2), flags & (FACE_FOCUS | FACE_LIT));
    }
    if (!card_given(word))
        return;
    struct gfx_type type = ui_theme(ui)->type[STYLE_STRONG];
    struct print p = {ui, rect_center(at), 0};
    type.size = print_fitting(&p, type.font, word, at.w * 0.86f, 2, print_least(ui),
                              fmaxf(print_least(ui), fminf(at.h * 0.2f, ui_type(ui, STYLE_STRONG).size)));
    type.size = fmaxf(type.size, print_least(ui));
    print_text(&p, rect_pad_xy(at, at.w * 0.07f, 0), type, ALIGN_CENTER, 2, word, color_fade(c->cream, 0.8f));
}

float card_tag_height(const struct ui *ui)
{
    return ui_line(ui, STYLE_STRONG) + 8;
}

/* Its type at that height. */
static struct gfx_type tag_type(const struct ui *ui, float h)
{
    struct gfx_type type = ui_type(ui, STYLE_STRONG);

    type.size = fmaxf(print_least(ui), type.size * h / card_tag_height(ui));
    return type;
}

float card_tag_width(struct ui *ui, float high, const char *word)
{
    return fmaxf(high * 1.5f, gfx_text_width(ui_gfx(ui), tag_type(ui, high), word, (size_t)-1) + high * 0.8f);
}

void card_tag(struct ui *ui, struct point middle, float high, const char *word)
{
    float usual = card_tag_height(ui), h = high > 0 ? fminf(high, usual) : usual;
    struct gfx_type type = tag_type(ui, h);
    float w = card_tag_width(ui, h, word);
    struct rect at = rect_keep(rect_around(middle, w, h), ui_area(ui));
    gfx_fill(ui_gfx(ui), rect_grow(at, 1), color_hex(0x16100b)); /* flat: it is not pressed */
    gfx_fill(ui_gfx(ui), at, ui_theme(ui)->color.paper);
    gfx_text_line(ui_gfx(ui), type, at, ALIGN_CENTER, VALIGN_MIDDLE, word, ui_theme(ui)->color.ink);
}
