#include "table/card.h"

#include "table/print.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static bool given(const char *text)
{
    return text && *text;
}

static bool colored(struct color c)
{
    return c.a > 0;
}

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

/* The paper and, below it, its own thickness. */
static void sheet(const struct print *p, struct rect at, struct color color)
{
    float thick = fmaxf(1 / ui_scale(p->ui), at.w * 0.009f);
    struct rect under = {at.x + thick * 0.6f, at.y + thick, at.w, at.h};
    print_frame(p, rect_grow(under, -thick), thick * 2, color_mix(color, color_hex(0x3a2a18), 0.55f));
    print_sheet(p, at, color);
}

/* --- the face ---------------------------------------------------------------------------------------------- */

/* Sizes that all parts of one card go by, u. */
typedef struct measures {
    struct rect in; /* what is printed on */
    float margin, least, type, head;
} measures;

static measures measure(const struct print *p, struct rect at)
{
    measures m;
    m.margin = at.w * 0.055f;
    m.in = rect_grow(at, -m.margin);
    m.least = print_least(p->ui);
    m.type = fmaxf(m.least, fmaxf(at.h * 0.062f, fminf(ui_type(p->ui, STYLE_STRONG).size, at.h * 0.085f)));
    m.head = fmaxf(at.h * 0.16f, m.least * 1.5f);
    return m;
}

/* The mark in its corner; what it takes of the head's width. */
static float draw_mark(const struct print *p, const card_face *face, struct rect head, struct color ink,
                       const measures *m)
{
    struct gfx_type type = ui_theme(p->ui)->type[STYLE_NUMBER];
    if (!given(face->mark))
        return 0;
    type.spacing = 0;
    type.size = fmaxf(m->least, head.h * 0.8f);
    float w = gfx_text_width(ui_gfx(p->ui), type, face->mark, (size_t)-1) + m->margin * 0.8f;
    w = fminf(w, head.w);
    if (face->art.marked) {
        const struct ui_colors *c = &ui_theme(p->ui)->color;
        print_fill(p, rect_grow((struct rect){head.x, head.y, w, head.h}, -fmaxf(1, head.h * 0.06f)),
                   c->paper);
        ink = c->ink;
    }
    print_text(p, (struct rect){head.x, head.y, w, head.h}, type, ALIGN_CENTER, 1, face->mark, ink);
    return w;
}

/* --- what it brings, and of which suit it is ---------------------------------------------------------------- */

/* A ring and a bit with two teeth. */
static void draw_key(const struct print *p, struct rect at, struct color color)
{
    struct gfx *gfx = ui_gfx(p->ui);
    float r = at.h * 0.24f, thick = fmaxf(1.5f / ui_scale(p->ui), at.h * 0.11f), x = at.x + at.w * 0.5f,
          top = at.y + at.h * 0.06f, end = at.y + at.h * 0.94f;
    gfx_ring(gfx, print_point(p, (struct point){x, top + r}), r, thick, color);
    gfx_line(gfx, print_point(p, (struct point){x, top + 2 * r - thick}),
             print_point(p, (struct point){x, end}), thick, color);
    for (int i = 0; i < 2; i++) {
        float y = end - thick / 2 - (float)i * at.h * 0.19f;
        gfx_line(gfx, print_point(p, (struct point){x, y}),
                 print_point(p, (struct point){x + at.h * 0.22f, y}), thick, color);
    }
}

/* A round bead with a light on it; spent, or hollow: its rim. */
static void draw_bead(const struct print *p, struct rect at, struct card_signs of)
{
    struct point m = rect_center(at);
    float r = fminf(at.w, at.h) * 0.4f;
    if (of.spent) {
        gfx_ring(ui_gfx(p->ui), print_point(p, m), r, r * 0.28f, of.color);
        return;
    }
    print_disc(p, m, r * 1.12f, color_hex(0x2a1f14));
    print_disc(p, m, r, of.color);
    print_disc(p, (struct point){m.x - r * 0.3f, m.y - r * 0.32f}, r * 0.34f,
               color_mix(of.color, color_hex(0xffffff), 0.75f));
}

static const float sign_wide = 0.72f; /* of its height */

float card_signs_width(struct card_signs signs, float high)
{
    return signs.sign == CARD_NO_SIGN ? 0 : (float)signs.n * high * sign_wide;
}

static void draw_signs(const struct print *p, struct rect at, struct card_signs of)
{
    for (int i = 0; i < of.n && of.sign != CARD_NO_SIGN; i++) {
        struct rect one = cut_left(&at, at.h * sign_wide);
        if (of.sign == CARD_BEAD)
            draw_bead(p, one, of);
        else
            draw_key(p, one, of.spent ? color_fade(of.color, 0.4f) : of.color);
    }
}

float card_signs_draw(struct ui *ui, struct rect at, struct card_signs signs)
{
    struct print p = {ui, rect_center(at), 0};
    draw_signs(&p, at, signs);
    return card_signs_width(signs, at.h);
}

void card_signs_count(struct ui *ui, struct rect *row, enum card_sign sign, struct color color, int n)
{
    char words[12];
    struct card_signs one = {.sign = (uint8_t)sign, .n = 1, .color = color};
    float high = row->h * 0.8f, w = card_signs_width(one, high);
    if (n == 0)
        return;
    snprintf(words, sizeof words, "%d", n);
    ui_label_in(ui, cut_right(row, ui_text_width(ui, STYLE_STRONG, words) + 2), STYLE_STRONG, ALIGN_LEFT,
                words, ui_theme(ui)->color.cream);
    cut_right(row, 4);
    (void)card_signs_draw(ui, rect_place(cut_right(row, w), w, high, 0, 0.5f), one);
    cut_right(row, 10);
}

static void draw_emblem(const struct print *p, struct rect at, const card_face *face)
{
    static const float least = 30; /* pixels: in a smaller seal nothing can be told */
    struct rect disc = rect_fit(at, 1);
    struct gfx_type type = ui_theme(p->ui)->type[STYLE_NUMBER];
    if (!given(face->art.emblem) && !given(face->art.letter))
        return;
    if (given(face->art.flat) && disc.w * ui_scale(p->ui) < least) {
        print_disc(p, rect_center(disc), disc.w / 2, color_hex(0x16100b));
        print_disc(p, rect_center(disc), disc.w / 2 - 1 / ui_scale(p->ui), face->band);
        if (print_picture(p, rect_centered(disc, disc.w * 0.72f, disc.w * 0.72f), face->art.flat,
                          print_on(p->ui, face->band)))
            return;
    }
    if (print_picture(p, disc, face->art.emblem, color_hex(0xffffff)) || !given(face->art.letter))
        return;
    print_disc(p, rect_center(disc), disc.w / 2, color_mix(face->band, color_hex(0x1c120b), 0.35f));
    print_disc(p, rect_center(disc), disc.w * 0.45f, face->band);
    type.size = disc.w * 0.62f;
    type.spacing = 0;
    if (type.size >= print_least(p->ui) * 0.8f)
        print_text(p, disc, type, ALIGN_CENTER, 1, face->art.letter, print_on(p->ui, face->band));
}

void card_emblem(struct ui *ui, struct rect at, const card_face *face)
{
    struct print p = {ui, rect_center(at), 0};
    draw_emblem(&p, at, face);
}

/* The signs stand on a dark label, so that their metal can be told on any suit. Returns the width taken at the right. */
static float signs_in_head(const struct print *p, const card_face *face, struct rect head)
{
    float high = head.h * 0.82f, w = card_signs_width(face->art.signs, high), pad = head.h * 0.1f;
    if (w == 0)
        return 0;
    if (w + 2 * pad > head.w) {
        high *= fmaxf(0.1f, head.w - 2 * pad) / w;
        w = head.w - 2 * pad;
    }
    struct rect label = rect_place(head, w + 2 * pad, head.h * 0.92f, 1, 0.5f);
    print_fill(p, label, color_hex(0x241a12));
    draw_signs(p, rect_centered(label, w, high), face->art.signs);
    return label.w + pad;
}

static struct gfx_type bold(const struct print *p, float size)
{
    struct gfx_type type = ui_theme(p->ui)->type[STYLE_STRONG];
    type.size = size;
    return type;
}

/* The name beside the mark, in two lines or narrow letters if it has to be. */
static void title_in_head(const struct print *p, const card_face *face, struct rect head, struct color ink,
                          const measures *m)
{
    gfx_font font = bold(p, 0).font;
    float size = print_fitting(p, font, face->title, head.w, 1, fmaxf(m->least, m->type * 0.8f), m->type);
    int lines = size == 0 && head.h >= m->least * 2.5f ? 2 : 1;
    if (lines == 2)
        size = print_fitting(p, font, face->title, head.w, 2, m->least, fminf(m->type, head.h * 0.38f));
    struct gfx_type type = bold(p, fmaxf(size, m->least));
    if (size == 0) {
        type.font = ui_theme(p->ui)->type[STYLE_STAMP].font;
        type.size =
            fmaxf(m->least, print_fitting(p, type.font, face->title, head.w, 1, m->least, m->least * 1.25f));
        lines = 1;
    }
    print_text(p, head, type, ALIGN_LEFT, lines, face->title, ink);
}

/* The name at the foot, in up to two lines. A card that is too small for it goes by its mark and picture. Returns what it
 * takes of the height. */
static float title_at_foot(const struct print *p, const card_face *face, struct rect in, const measures *m)
{
    gfx_font font = bold(p, 0).font;
    float w = in.w - m->margin, least = fmaxf(m->least, m->type * 0.85f);
    float size = print_fitting(p, font, face->title, w, 1, least, m->type);
    int lines = size > 0 ? 1 : 2;
    if (size == 0)
        size = print_fitting(p, font, face->title, w, 2, m->least, m->type);
    bool other = given(face->mark) || given(face->picture);
    float high =
        gfx_text_height(ui_gfx(p->ui), bold(p, fmaxf(size, m->least))) * (float)lines + m->margin * 0.5f;
    if (other && (size == 0 || high > in.h * 0.62f))
        return 0;
    struct rect at = {in.x + m->margin * 0.5f, in.y + in.h - high, w, high};
    print_text(p, at, bold(p, fmaxf(size, m->least)), ALIGN_CENTER, lines, face->title,
               ui_theme(p->ui)->color.ink);
    return high;
}

/* What it does, above the foot, where at least two thirds of the card are left. Returns what it takes. */
static float draw_words(const struct print *p, const card_face *face, struct rect in, const measures *m)
{
    struct gfx_type type = ui_theme(p->ui)->type[STYLE_BODY];
    float w = in.w - m->margin * 0.6f;
    type.size = fmaxf(m->least, m->type * 0.8f);
    float line = gfx_text_height(ui_gfx(p->ui), type);
    int room = (int)(in.h * (given(face->picture) ? 0.5f : 0.9f) / line);
    if (!given(face->text) || room < 2)
        return 0;
    room = room < 6 ? room : 6;
    int lines = room;
    if (in.w < m->least * 12 && print_fitting(p, type.font, face->text, w, lines, type.size, type.size) == 0)
        return 0; /* rather nothing than a beginning: it is read on the card enlarged */
    while (lines > 1 && print_fitting(p, type.font, face->text, w, lines - 1, type.size, type.size) > 0)
        lines--;
    float high = line * (float)lines + m->margin * 0.4f;
    struct rect at = {in.x + m->margin * 0.3f, in.y + in.h - high, w, high};
    print_text(p, at, type, ALIGN_CENTER, lines, face->text, ui_theme(p->ui)->color.ink);
    return high;
}

/* The picture as it is drawn for small cards, or what of it stands for it. False: there is none. */
static bool draw_art(const struct print *p, struct rect at, const card_face *face)
{
    return print_picture(p, at, face->art.small, color_hex(0xffffff)) ||
           print_picture_part(p, at, face->picture, color_hex(0xffffff), face->art.part);
}

/* The picture; without one the mark stands large in its place. */
static void draw_middle(const struct print *p, const card_face *face, struct rect at, const measures *m)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    if (at.h < m->least)
        return;
    if (draw_art(p, at, face)) {
        print_frame(p, at, fmaxf(1, at.w * 0.01f),
                    color_fade(c->ink, 0.75f)); /* its turned edges have steps */
        draw_emblem(p, rect_place(at, at.w * 0.34f, at.w * 0.34f, 0, 1), face);
        return;
    }
    struct color ink = colored(face->band) ? face->band : c->ink;
    print_fill(p, at, color_fade(ink, 0.13f));
    draw_emblem(p, rect_centered(at, at.w * 0.7f, fminf(at.h * 0.8f, at.w * 0.7f)), face);
    if (!given(face->mark) || given(face->art.emblem) || given(face->art.letter))
        return;
    struct gfx_type type = ui_theme(p->ui)->type[STYLE_NUMBER];
    float wide =
        gfx_text_width(ui_gfx(p->ui), (struct gfx_type){type.font, 100, 0}, face->mark, (size_t)-1) / 100;
    type.spacing = 0;
    type.size = fminf(at.h * 0.72f, at.w * 0.8f / fmaxf(0.1f, wide));
    if (type.size >= m->least)
        print_text(p, at, type, ALIGN_CENTER, 1, face->mark, color_mix(ink, c->ink, 0.25f));
}

/* The mark on a coin; half of that is so wide, by its type. */
#define COIN 0.72f
static void draw_coin(const struct print *p, const card_face *face, struct point m, float size)
{
    struct gfx_type type = ui_theme(p->ui)->type[STYLE_NUMBER];
    float r = size * COIN;

    type.spacing = 0;
    type.size = size;
    print_disc(p, m, r * 1.12f, color_hex(0x16100b));
    print_disc(p, m, r, ui_theme(p->ui)->color.brass);
    print_disc(p, m, r * 0.84f, color_hex(0x1c2c33));
    print_text(p, rect_around(m, 2 * r, 2 * r), type, ALIGN_CENTER, 1, face->mark,
               ui_theme(p->ui)->color.cream);
}

/* The face as one print; false: its picture is missing. */
static bool draw_whole(const struct print *p, const card_face *face, const measures *m)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    if (!print_picture(p, m->in, face->picture, color_hex(0xffffff)))
        return false;
    struct rect in = m->in, head = cut_top(&in, m->head);
    if (face->art.signs.spent)
        (void)signs_in_head(p, face, head);
    struct rect plate = {m->in.x + face->art.plate.x * m->in.w, m->in.y + face->art.plate.y * m->in.h,
                         face->art.plate.w * m->in.w, face->art.plate.h * m->in.h};
    if (given(face->title) && plate.h >= m->least * 0.8f) /* a tail may touch its rim */
        print_line(p, plate, ui_theme(p->ui)->type[STYLE_STAMP].font, plate.h * 0.9f, ALIGN_CENTER,
                   face->title, c->ink);
    float coin = m->in.w * 0.16f;
    if (given(face->mark) && !given(face->art.emblem) && !given(face->art.letter)) /* what it counts now */
        draw_coin(p, face, (struct point){m->in.x + coin * COIN * 1.3f, m->in.y + coin * COIN * 1.3f}, coin);
    print_frame(p, m->in, fmaxf(1, m->in.w * 0.01f), color_fade(c->ink, 0.75f));
    return true;
}

/* --- a face that is smaller than its print ------------------------------------------------------------------ */

/* The mark on a pennant from the upper edge, the emblem of the suit under it. */
static void draw_pennant(const struct print *p, const card_face *face, struct rect in, float size)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    bool suited = given(face->art.emblem) || given(face->art.letter);
    struct color ground = face->art.marked ? c->paper : face->band, edge = color_hex(0x16100b);
    float w = size * 0.92f, line = fmaxf(1 / ui_scale(p->ui), in.w * 0.014f), number = size * 1.06f,
          low = suited ? w * 1.02f : 0, point = suited ? w * 0.24f : 0;
    struct rect flag = {in.x + in.w * 0.05f, in.y - line, w, number + low};

    for (int i = 0; i < 2; i++) { /* its edge, and itself */
        struct rect r = i == 0 ? rect_grow(flag, line) : flag;
        struct point corner[5] = {{r.x, r.y},
                                  {r.x + r.w, r.y},
                                  {r.x + r.w, r.y + r.h},
                                  {r.x + r.w / 2, r.y + r.h + point},
                                  {r.x, r.y + r.h}};
        for (int k = 0; k < 5; k++)
            corner[k] = print_point(p, corner[k]);
        gfx_cut(ui_gfx(p->ui), corner, 5, i == 0 ? edge : face->band);
    }
    struct rect top = cut_top(&flag, number);
    if (face->art.marked)
        print_fill(p, top, ground);
    struct gfx_type type = ui_theme(p->ui)->type[STYLE_NUMBER];
    type.spacing = 0;
    type.size = size;
    print_text(p, top, type, ALIGN_CENTER, 1, face->mark,
               face->art.marked ? c->ink : print_on(p->ui, ground));
    if (suited && !print_picture(p, rect_centered(flag, w * 0.78f, w * 0.78f), face->art.flat,
                                 print_on(p->ui, face->band)))
        draw_emblem(p, rect_centered(flag, w * 0.86f, w * 0.86f), face);
}

/* A key that has been used: it lies aslant, as long as its disc, and is struck out the other way with air about the stroke. It is seen 14
 * pixels wide. */
static void draw_spent(const struct print *p, struct point m, float d)
{
    struct color dark = color_hex(0x2a241f);
    struct print aslant = {p->ui, m, p->turn - 0.785f}; /* its ring at the upper left */
    struct point a = {m.x - d * 0.34f, m.y + d * 0.34f}, b = {m.x + d * 0.34f, m.y - d * 0.34f};
    print_disc(p, m, d * 0.54f, color_hex(0x1b130d));
    print_disc(p, m, d * 0.47f, dark);
    draw_key(&aslant, rect_around(m, d * 0.8f, d * 0.92f), color_hex(0xe3d8c0));
    gfx_line(ui_gfx(p->ui), print_point(p, a), print_point(p, b), d * 0.21f, dark);
    gfx_line(ui_gfx(p->ui), print_point(p, a), print_point(p, b), d * 0.13f, color_hex(0xe0523c));
}

/* What it brings in the other corner: a key that can still be used lies on a disc of its metal. */
static void draw_gift(const struct print *p, const card_face *face, struct rect in, float size)
{
    struct card_signs of = face->art.signs;
    struct color dark = color_hex(0x1b130d);
    float d = size * 1.12f, y = in.y + d * 0.56f;

    for (int i = 0; i < of.n && of.sign != CARD_NO_SIGN; i++) {
        struct point m = {in.x + in.w - d * 0.56f - (float)i * d * (of.sign == CARD_BEAD ? 0.7f : 1), y};
        struct rect one = rect_around(m, d, d);
        if (of.sign == CARD_BEAD) {
            draw_bead(p, one, of);
            continue;
        }
        if (of.spent) {
            draw_spent(p, m, d);
            continue;
        }
        print_disc(p, m, d * 0.54f, dark);
        print_disc(p, m, d * 0.46f, of.color);
        draw_key(p, rect_centered(one, d * 0.62f, d * 0.72f), dark);
    }
}

/* How the name is set on paper of that width: in narrow letters, in up to two lines. most: of one line, and of each of two. */
typedef struct setting {
    struct gfx_type type; /* size 0: it has no room */
    int lines;
    float high;
} setting;

static setting set_title(const struct print *p, const card_face *face, float w, const float most[2])
{
    setting s = {{ui_theme(p->ui)->type[STYLE_STAMP].font, 0, 0}, 0, 0};
    float least = print_least(p->ui);

    while (s.type.size == 0 && s.lines < 2) {
        s.type.size =
            print_fitting(p, s.type.font, face->title, w, s.lines + 1, least, fmaxf(least, most[s.lines]));
        s.lines++;
    }
    s.high = gfx_text_height(ui_gfx(p->ui), s.type) * (float)s.lines;
    return s;
}

/* On a strip of paper at the foot; size 0: there is no room. */
static setting set_strip(const struct print *p, const card_face *face, struct rect in, const measures *m)
{
    float most = fminf(in.w * 0.19f, ui_type(p->ui, STYLE_SUBHEAD).size);
    setting s = set_title(p, face, in.w - m->margin * 0.4f, (float[2]){most, most});
    s.high += m->margin * 0.5f;
    s.type.size = s.high > in.h * 0.5f ? 0 : s.type.size;
    return s;
}

/* Returns the height of that strip; 0: there is no room. */
static float draw_title_strip(const struct print *p, const card_face *face, struct rect in, const measures *m)
{
    if (!given(face->title))
        return 0;
    setting s = set_strip(p, face, in, m);
    if (s.type.size == 0)
        return 0;
    struct rect strip = cut_bottom(&in, s.high);
    print_fill(p, strip, ui_theme(p->ui)->color.paper);
    print_text(p, strip, s.type, ALIGN_CENTER, s.lines, face->title, ui_theme(p->ui)->color.ink);
    return s.high;
}

/* --- a slip -------------------------------------------------------------------------------------------------- */

static bool is_slip(struct rect at)
{
    return at.w > at.h * 1.3f;
}

static float rim_of(const struct print *p, float side)
{
    return fmaxf(2 / ui_scale(p->ui), side * 0.042f);
}

/* Its picture at the left and the mark on it; where its name stands. */
static struct rect slip_words(const struct print *p, struct rect at)
{
    struct rect in = rect_grow(at, -rim_of(p, at.h));

    cut_left(&in, fminf(in.h * 1.5f, in.w * 0.4f));
    return rect_pad_xy(in, fminf(in.h * 0.12f, 8), 0);
}

static setting set_slip(const struct print *p, const card_face *face, struct rect at)
{
    struct rect in = slip_words(p, at);
    float most = ui_type(p->ui, STYLE_SUBHEAD).size;
    setting s = set_title(p, face, in.w, (float[2]){fminf(in.h * 0.66f, most), fminf(in.h * 0.42f, most)});

    s.type.size = s.high > in.h + 1 ? 0 : s.type.size;
    return s;
}

static void draw_slip(const struct print *p, const card_face *face, struct rect at)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    struct rect words = slip_words(p, at), in = rect_grow(at, -rim_of(p, at.h)), art = in;
    setting s = set_slip(p, face, at);

    art.w = words.x - fminf(in.h * 0.12f, 8) - in.x;
    print_fill(p, rect_grow(at, -1), face->band);
    print_fill(p, in, c->paper);
    (void)draw_art(p, art, face);
    print_frame(p, in, fmaxf(1 / ui_scale(p->ui), at.h * 0.012f), color_hex(0x16100b));
    float coin = fminf(fminf(art.w, in.h) * 0.6f, fmaxf(print_least(p->ui), in.h * 0.4f));
    if (given(face->mark))
        draw_coin(p, face, (struct point){art.x + coin * COIN * 1.2f, art.y + art.h - coin * COIN * 1.2f},
                  coin);
    if (s.type.size == 0) { /* rather small than not at all */
        s.lines = in.h > print_least(p->ui) * 1.9f ? 2 : 1;
        s.type.size = print_fitting(p, s.type.font, face->title, words.w, s.lines, print_least(p->ui) * 0.7f,
                                    print_least(p->ui));
        s.type.size = s.type.size > 0 ? s.type.size : print_least(p->ui) * 0.7f;
    }
    print_text(p, words, s.type, ALIGN_CENTER, s.lines, face->title, c->ink);
}

bool card_named(struct ui *ui, const card_face *face, struct rect at)
{
    struct print p = {ui, rect_center(at), 0};
    measures m = measure(&p, at);
    float least = fmaxf(m.least, ui_grow(ui, 17)); /* in large type at least as large as that */

    if (!given(face->title) || (face->art.large > 0 && at.w >= fmaxf(face->art.large, least * 9)))
        return true;
    setting s =
        is_slip(at) ? set_slip(&p, face, at) : set_strip(&p, face, rect_grow(at, -rim_of(&p, at.w)), &m);
    return s.type.size >= least;
}

/* In a rim in the colour of its suit. False: its picture is missing. */
static bool draw_small(const struct print *p, const card_face *face, struct rect at, bool squeezed)
{
    measures m = measure(p, at);
    float rim = rim_of(p, at.w),
          size = fmaxf(m.least * 1.1f, at.w * (given(face->art.emblem) ? 0.31f : 0.24f));
    struct rect in = rect_grow(at, -rim), art = in;

    print_fill(p, rect_grow(at, -1), face->band);
    float foot = squeezed ? 0 : draw_title_strip(p, face, in, &m);
    cut_bottom(&art, foot);
    if (!draw_art(p, art, face))
        return false;
    print_frame(p, in, fmaxf(1 / ui_scale(p->ui), at.w * 0.012f), color_hex(0x16100b));
    print_frame(p, at, fmaxf(1 / ui_scale(p->ui), at.w * 0.014f), color_hex(0x16100b));
    if (squeezed || !given(face->mark))
        return true;
    draw_gift(p, face, in, size * 0.8f);
    if (given(face->art.emblem) || given(face->art.letter))
        draw_pennant(p, face, in, size);
    else
        draw_coin(p, face, (struct point){in.x + size * COIN * 1.1f, in.y + size * COIN * 1.1f}, size);
    return true;
}

static void draw_face(const struct print *p, const card_face *face, struct rect at, bool squeezed,
                      unsigned flags)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    measures m = measure(p, at);
    struct rect in = m.in, head = cut_top(&in, m.head);
    struct color ink = colored(face->band) ? print_on(p->ui, face->band) : c->ink;
    sheet(p, at, c->paper);
    if (is_slip(at)) {
        draw_slip(p, face, at);
        return;
    }
    bool whole = at.w >= face->art.large && at.w < at.h * CARD_SHAPE * 1.08f;
    if (face->art.large > 0 && (whole ? draw_whole(p, face, &m) : draw_small(p, face, at, squeezed)))
        return;
    if (colored(face->band))
        print_fill(p, head, face->band);
    else
        print_fill(p, (struct rect){head.x, head.y + head.h - 2, head.w, 2}, color_fade(c->ink, 0.6f));
    if (!squeezed) {
        struct rect words = rect_pad_xy(head, m.margin * 0.3f, 0);
        if (flags & FACE_HEAD) /* below that the edge of the next card may begin */
            words = rect_pad_xy((struct rect){head.x, head.y, head.w,
                                              fminf(head.h, at.h * (CARD_HEAD - 0.02f) - (head.y - at.y))},
                                2, 0);
        cut_left(&words, draw_mark(p, face, words, ink, &m) + (flags & FACE_HEAD ? 0 : m.margin * 0.3f));
        cut_right(&words, signs_in_head(p, face, words));
        if (given(face->title) && (flags & FACE_HEAD || words.w >= m.least * 6))
            title_in_head(p, face, words, ink, &m);
        cut_bottom(&in, draw_words(p, face, in, &m));
        if (given(face->title) && !(flags & FACE_HEAD) && words.w < m.least * 6) {
            float foot = title_at_foot(p, face, in, &m);
            cut_bottom(&in, foot);
            if (foot == 0 && !given(face->mark) && given(face->picture))
                in = m.in; /* an empty head says nothing */
        }
        cut_top(&in, m.margin * 0.5f);
        cut_bottom(&in, in.h < m.in.h - m.head - m.margin ? m.margin * 0.3f : 0);
        draw_middle(p, face, in, &m);
    } else {
        cut_top(&in, m.margin * 0.5f);
        (void)draw_art(p, in, face);
    }
    print_frame(p, m.in, fmaxf(1, at.w * 0.008f), color_fade(c->ink, 0.75f));
}

/* --- the back ---------------------------------------------------------------------------------------------- */

/* Lines aslant, both ways. */
static void hatch(const struct print *p, struct rect field, float step, float width, struct color color)
{
    int lines = (int)((field.w + field.h) / step);
    for (int k = 1; k <= lines; k++)
        for (int way = 0; way < 2; way++) {
            float d = step * (float)k, x0 = fminf(d, field.w), y0 = d - x0, y1 = fminf(d, field.h),
                  x1 = d - y1;
            struct point a = {way ? field.x + field.w - x0 : field.x + x0, field.y + y0};
            struct point b = {way ? field.x + field.w - x1 : field.x + x1, field.y + y1};
            gfx_line(ui_gfx(p->ui), print_point(p, a), print_point(p, b), width, color);
        }
}

static void draw_back(const struct print *p, const card_face *face, struct rect at, bool squeezed)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    struct color ground = colored(face->back) ? face->back : c->teal,
                 line = color_fade(print_on(p->ui, ground), 0.5f);
    float margin = at.w * 0.055f, step = at.w * 0.11f;
    struct rect in = rect_grow(at, -margin), field = rect_grow(in, -margin * 0.7f);
    sheet(p, at, c->paper);
    if (print_picture(p, in, face->art.back, color_hex(0xffffff)))
        return;
    print_fill(p, in, ground);
    print_frame(p, field, fmaxf(1, at.w * 0.01f), line);
    if (squeezed)
        return;
    hatch(p, field, step, fmaxf(1, at.w * 0.006f), color_fade(line, 0.45f));
    struct point middle = rect_center(at);
    print_disc(p, middle, at.w * 0.2f, c->paper);
    print_disc(p, middle, at.w * 0.175f, ground);
    if (given(face->back_mark)) {
        struct gfx_type type = ui_theme(p->ui)->type[STYLE_NUMBER];
        type.size = at.w * 0.22f;
        if (type.size >= print_least(p->ui))
            print_text(p, rect_around(middle, at.w * 0.4f, at.w * 0.3f), type, ALIGN_CENTER, 1,
                       face->back_mark, print_on(p->ui, ground));
    } else {
        print_disc(p, middle, at.w * 0.06f, c->paper);
    }
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

static void tick(const struct print *p, struct rect at)
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
        draw_back(&p, face, at, squeezed);
    else
        draw_face(&p, face, at, squeezed, flags);
    if (flags & FACE_PALE)
        print_fill(&p, at, (struct color){0.11f, 0.07f, 0.05f, 0.34f});
    if (flags & FACE_TAKEN)
        tick(&p, at);
    if (flags & FACE_GHOST)
        gfx_opacity_pop(gfx);
}

void card_fly(struct ui *ui, const card_face *face, struct rect from, struct rect to, bool turns, float t)
{
    card_pose begin = {.at = card_fit(from), .down = turns ? 1 : 0}, end = {.at = card_fit(to)};
    card_draw(ui, face, card_between(begin, end, t), 0);
}

void card_enlarge(struct ui *ui, const card_face *face, struct rect at)
{
    float w = card_readable(ui);
    if (at.w >= w * 0.9f)
        return;
    struct rect large = card_around(rect_center(at), w);
    large.y = at.y + at.h * 0.3f - large.h; /* above it, so that its neighbours can be reached */
    large = rect_keep(large, rect_grow(ui_area(ui), -8));
    card_draw(ui, face, (card_pose){.at = large, .lift = 30}, 0);
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
    if (!given(word))
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

void card_tag(struct ui *ui, struct point middle, float high, const char *word)
{
    struct gfx_type type = ui_type(ui, STYLE_STRONG);
    float usual = card_tag_height(ui), h = high > 0 ? fminf(high, usual) : usual;
    type.size = fmaxf(print_least(ui), type.size * h / usual);
    float w = fmaxf(h * 1.5f, gfx_text_width(ui_gfx(ui), type, word, (size_t)-1) + h * 0.8f);
    struct rect at = rect_keep(rect_around(middle, w, h), ui_area(ui));
    gfx_fill(ui_gfx(ui), rect_grow(at, 1), color_hex(0x16100b)); /* flat: it is not pressed */
    gfx_fill(ui_gfx(ui), at, ui_theme(ui)->color.paper);
    gfx_text_line(ui_gfx(ui), type, at, ALIGN_CENTER, VALIGN_MIDDLE, word, ui_theme(ui)->color.ink);
}
