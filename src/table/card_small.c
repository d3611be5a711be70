/* A face that is smaller than its print, and a slip. */
#include "table/card_inside.h"
#include "ui/widgets.h"

#include <math.h>

/* The mark on a pennant from the upper edge, the emblem of the suit under it. */
static void draw_pennant(const struct print *p, const card_face *face, struct rect in, float size)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    bool suited = card_given(face->art.emblem) || card_given(face->art.letter);
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
        card_draw_emblem(p, rect_centered(flag, w * 0.86f, w * 0.86f), face);
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
    card_draw_key(&aslant, rect_around(m, d * 0.8f, d * 0.92f), color_hex(0xe3d8c0));
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
            card_draw_bead(p, one, of);
            continue;
        }
        if (of.spent) {
            draw_spent(p, m, d);
            continue;
        }
        print_disc(p, m, d * 0.54f, dark);
        print_disc(p, m, d * 0.46f, of.color);
        card_draw_key(p, rect_centered(one, d * 0.62f, d * 0.72f), dark);
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
static setting set_strip(const struct print *p, const card_face *face, struct rect in, const card_measures *m)
{
    float most = fminf(in.w * 0.19f, ui_type(p->ui, STYLE_SUBHEAD).size);
    setting s = set_title(p, face, in.w - m->margin * 0.4f, (float[2]){most, most});
    s.high += m->margin * 0.5f;
    s.type.size = s.high > in.h * 0.5f ? 0 : s.type.size;
    return s;
}

/* Returns the height of that strip; 0: there is no room. */
static float draw_title_strip(const struct print *p, const card_face *face, struct rect in,
                              const card_measures *m)
{
    if (!card_given(face->title))
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

static const float smaller = 0.7f; /* than can be read well: where a name would be cut */

bool card_is_slip(struct rect at)
{
    return at.w > at.h * 1.3f;
}

static float rim_of(const struct print *p, float side)
{
    return fmaxf(2 / ui_scale(p->ui), side * 0.042f);
}

/* Its picture at the left and the mark on it, which is narrower where the name would have no room; where the name stands. */
static struct rect slip_words(const struct print *p, const card_face *face, struct rect at)
{
    struct rect in = rect_grow(at, -rim_of(p, at.h)), words = in;
    float art = fminf(in.h * 1.5f, in.w * 0.4f), air = fminf(in.h * 0.12f, 8);
    struct gfx_type type = {ui_theme(p->ui)->type[STYLE_STAMP].font, print_least(p->ui) * smaller, 0};

    if (card_given(face->title) &&
        gfx_text_width(ui_gfx(p->ui), type, face->title, (size_t)-1) + 2 / ui_scale(p->ui) >
            in.w - art - 2 * air) /* lines are broken at whole pixels */
        art = fminf(art, in.h * 0.9f);
    setting beside = set_title(p, face, in.w - art - 2 * air, (float[2]){in.h * 0.66f, in.h * 0.42f});
    if (!card_given(face->mark) && (beside.type.size == 0 || beside.high > in.h + 1))
        art = air = 0; /* its name says more than a picture of that size */
    cut_left(&words, art);
    return rect_pad_xy(words, air, 0);
}

static setting set_slip(const struct print *p, const card_face *face, struct rect at)
{
    struct rect in = slip_words(p, face, at);
    float most = ui_type(p->ui, STYLE_SUBHEAD).size;
    setting s = set_title(p, face, in.w, (float[2]){fminf(in.h * 0.66f, most), fminf(in.h * 0.42f, most)});

    s.type.size = s.high > in.h + 1 ? 0 : s.type.size;
    return s;
}

/* Rather small than not at all. */
static setting set_smaller(const struct print *p, const card_face *face, struct rect in)
{
    float least = print_least(p->ui);
    setting s = {{ui_theme(p->ui)->type[STYLE_STAMP].font, 0, 0}, in.h > least * 1.9f ? 2 : 1, 0};

    s.type.size = print_fitting(p, s.type.font, face->title, in.w, s.lines, least * smaller, least);
    return s;
}

void card_draw_slip(const struct print *p, const card_face *face, struct rect at)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    struct rect words = slip_words(p, face, at), in = rect_grow(at, -rim_of(p, at.h)), art = in;
    setting s = set_slip(p, face, at);

    art.w = words.x - fminf(in.h * 0.12f, 8) - in.x;
    print_fill(p, rect_grow(at, -1), face->band);
    print_fill(p, in, c->paper);
    if (art.w > 0)
        (void)card_draw_art(p, art, face);
    print_frame(p, in, fmaxf(1 / ui_scale(p->ui), at.h * 0.012f), color_hex(0x16100b));
    float coin = fminf(fminf(art.w, in.h) * 0.6f, fmaxf(print_least(p->ui), in.h * 0.4f));
    if (card_given(face->mark))
        card_draw_coin(
            p, face, (struct point){art.x + coin * CARD_COIN * 1.2f, art.y + art.h - coin * CARD_COIN * 1.2f},
            coin);
    if (s.type.size == 0)
        s = set_smaller(p, face, words);
    s.type.size = s.type.size > 0 ? s.type.size : print_least(p->ui) * smaller;
    print_text(p, words, s.type, ALIGN_CENTER, s.lines, face->title, c->ink);
}

bool card_named(struct ui *ui, const card_face *face, struct rect at)
{
    struct print p = {ui, rect_center(at), 0};
    card_measures m = card_measure(&p, at);
    float least = fmaxf(m.least, ui_grow(ui, 17)); /* in large type at least as large as that */

    if (!card_given(face->title) || (face->art.large > 0 && at.w >= least * 9 && card_is_whole(face, at, &m)))
        return true;
    setting s =
        card_is_slip(at) ? set_slip(&p, face, at) : set_strip(&p, face, rect_grow(at, -rim_of(&p, at.w)), &m);
    return s.type.size >= least;
}

bool card_spelled(struct ui *ui, const card_face *face, struct rect at)
{
    struct print p = {ui, rect_center(at), 0};

    return card_named(ui, face, at) ||
           (card_is_slip(at) && (set_slip(&p, face, at).type.size > 0 ||
                                 set_smaller(&p, face, slip_words(&p, face, at)).type.size > 0));
}

bool card_draw_small(const struct print *p, const card_face *face, struct rect at, bool squeezed)
{
    card_measures m = card_measure(p, at);
    float rim = rim_of(p, at.w),
          size = fmaxf(m.least * 1.1f, at.w * (card_given(face->art.emblem) ? 0.31f : 0.24f));
    struct rect in = rect_grow(at, -rim), art = in;

    print_fill(p, rect_grow(at, -1), face->band);
    float foot = squeezed ? 0 : draw_title_strip(p, face, in, &m);
    cut_bottom(&art, foot);
    if (!card_draw_art(p, art, face))
        return false;
    print_frame(p, in, fmaxf(1 / ui_scale(p->ui), at.w * 0.012f), color_hex(0x16100b));
    print_frame(p, at, fmaxf(1 / ui_scale(p->ui), at.w * 0.014f), color_hex(0x16100b));
    if (squeezed || !card_given(face->mark))
        return true;
    draw_gift(p, face, in, size * 0.8f);
    if (card_given(face->art.emblem) || card_given(face->art.letter))
        draw_pennant(p, face, in, size);
    else
        card_draw_coin(p, face,
                       (struct point){in.x + size * CARD_COIN * 1.1f, in.y + size * CARD_COIN * 1.1f}, size);
    return true;
}
