/* The face of a card: as one print where it is as large as that, else in parts. */
#include "table/card_inside.h"
#include "ui/widgets.h"

#include <math.h>
#include <string.h>

card_measures card_measure(const struct print *p, struct rect at)
{
    card_measures m;
    m.margin = at.w * 0.055f;
    m.in = rect_grow(at, -m.margin);
    m.least = print_least(p->ui);
    m.type = fmaxf(m.least, fmaxf(at.h * 0.062f, fminf(ui_type(p->ui, STYLE_STRONG).size, at.h * 0.085f)));
    m.head = fmaxf(at.h * 0.16f, m.least * 1.5f);
    return m;
}

/* The mark in its corner; what it takes of the head's width. */
static float draw_mark(const struct print *p, const card_face *face, struct rect head, struct color ink,
                       const card_measures *m)
{
    struct gfx_type type = ui_theme(p->ui)->type[STYLE_NUMBER];
    if (!card_given(face->mark))
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
    card_draw_signs(p, rect_centered(label, w, high), face->art.signs);
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
                          const card_measures *m)
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

bool card_head_named(struct ui *ui, const card_face *face, struct rect at)
{
    struct print p = {ui, rect_center(at), 0};
    card_measures m = card_measure(&p, at);
    float least = m.least * 0.9f, high = at.h * (CARD_HEAD - 0.02f) - m.margin;
    return high >= least && print_fitting(&p, ui_theme(ui)->type[STYLE_STAMP].font, face->title, m.in.w - 4,
                                          1, m.least, m.least) > 0;
}

/* The name at the foot, in up to two lines. A card that is too small for it goes by its mark and picture. Returns what it
 * takes of the height. */
static float title_at_foot(const struct print *p, const card_face *face, struct rect in,
                           const card_measures *m)
{
    gfx_font font = bold(p, 0).font;
    float w = in.w - m->margin, least = fmaxf(m->least, m->type * 0.85f);
    float size = print_fitting(p, font, face->title, w, 1, least, m->type);
    int lines = size > 0 ? 1 : 2;
    if (size == 0)
        size = print_fitting(p, font, face->title, w, 2, m->least, m->type);
    bool other = card_given(face->mark) || card_given(face->picture);
    float high =
        gfx_text_height(ui_gfx(p->ui), bold(p, fmaxf(size, m->least))) * (float)lines + m->margin * 0.5f;
    if (other && (size == 0 || high > in.h * 0.62f))
        return 0;
    struct rect at = {in.x + m->margin * 0.5f, in.y + in.h - high, w, high};
    print_text(p, at, bold(p, fmaxf(size, m->least)), ALIGN_CENTER, lines, face->title,
               ui_theme(p->ui)->color.ink);
    return high;
}

static struct gfx_type words_type(const struct print *p, const card_measures *m)
{
    struct gfx_type type = ui_theme(p->ui)->type[STYLE_BODY];
    type.size = fmaxf(m->least, m->type * 0.8f);
    return type;
}

/* How many lines have room for what it does, where at least two thirds of the card are left; 0: there is none. */
static int words_room(const struct print *p, const card_face *face, struct rect in, const card_measures *m)
{
    enum { MOST = 6 };
    float line = gfx_text_height(ui_gfx(p->ui), words_type(p, m));
    int room = (int)(in.h * (card_given(face->picture) ? 0.5f : 0.9f) / line);
    return !card_given(face->text) || room < 2 ? 0 : room < MOST ? room : MOST;
}

/* In how few lines all of it is said there; 0: there is no room for all. */
static int words_lines(const struct print *p, const card_face *face, struct rect in, const card_measures *m)
{
    struct gfx_type type = words_type(p, m);
    float w = in.w - m->margin * 0.6f;
    int room = words_room(p, face, in, m);
    for (int lines = 1; lines <= room; lines++)
        if (print_fitting(p, type.font, face->text, w, lines, type.size, type.size) > 0)
            return lines;
    return 0;
}

bool card_says_all(struct ui *ui, const card_face *face, struct rect at)
{
    struct print p = {ui, rect_center(at), 0};
    card_measures m = card_measure(&p, at);
    struct rect in = m.in;
    cut_top(&in, m.head);
    return in.w >= m.least * 6 && words_lines(&p, face, in, &m) > 0;
}

/* What it does, above the foot. Returns what it takes. */
static float draw_words(const struct print *p, const card_face *face, struct rect in, const card_measures *m)
{
    struct gfx_type type = words_type(p, m);
    float w = in.w - m->margin * 0.6f, line = gfx_text_height(ui_gfx(p->ui), type);
    int room = words_room(p, face, in, m), lines = words_lines(p, face, in, m);
    if (room == 0 || (lines == 0 && in.w < m->least * 12))
        return 0; /* rather nothing than a beginning: it is read on the card enlarged */
    lines = lines > 0 ? lines : room;
    float high = line * (float)lines + m->margin * 0.4f;
    struct rect at = {in.x + m->margin * 0.3f, in.y + in.h - high, w, high};
    print_text(p, at, type, ALIGN_CENTER, lines, face->text, ui_theme(p->ui)->color.ink);
    return high;
}

bool card_draw_art(const struct print *p, struct rect at, const card_face *face)
{
    return print_picture(p, at, face->art.small, color_hex(0xffffff)) ||
           print_picture_part(p, at, face->picture, color_hex(0xffffff), face->art.part);
}

/* The picture; without one the mark stands large in its place. */
static void draw_middle(const struct print *p, const card_face *face, struct rect at, const card_measures *m)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    if (at.h < m->least)
        return;
    if (card_draw_art(p, at, face)) {
        print_frame(p, at, fmaxf(1, at.w * 0.01f),
                    color_fade(c->ink, 0.75f)); /* its turned edges have steps */
        card_draw_emblem(p, rect_place(at, at.w * 0.34f, at.w * 0.34f, 0, 1), face);
        return;
    }
    struct color ink = card_colored(face->band) ? face->band : c->ink;
    print_fill(p, at, color_fade(ink, 0.13f));
    card_draw_emblem(p, rect_centered(at, at.w * 0.7f, fminf(at.h * 0.8f, at.w * 0.7f)), face);
    if (!card_given(face->mark) || card_given(face->art.emblem) || card_given(face->art.letter))
        return;
    struct gfx_type type = ui_theme(p->ui)->type[STYLE_NUMBER];
    float wide =
        gfx_text_width(ui_gfx(p->ui), (struct gfx_type){type.font, 100, 0}, face->mark, (size_t)-1) / 100;
    type.spacing = 0;
    type.size = fminf(at.h * 0.72f, at.w * 0.8f / fmaxf(0.1f, wide));
    if (type.size >= m->least)
        print_text(p, at, type, ALIGN_CENTER, 1, face->mark, color_mix(ink, c->ink, 0.25f));
}

void card_draw_coin(const struct print *p, const card_face *face, struct point m, float size)
{
    struct gfx_type type = ui_theme(p->ui)->type[STYLE_NUMBER];
    float r = size * CARD_COIN;

    type.spacing = 0;
    type.size = size;
    print_disc(p, m, r * 1.12f, color_hex(0x16100b));
    print_disc(p, m, r, ui_theme(p->ui)->color.brass);
    print_disc(p, m, r * 0.84f, color_hex(0x1c2c33));
    print_text(p, rect_around(m, 2 * r, 2 * r), type, ALIGN_CENTER, 1, face->mark,
               ui_theme(p->ui)->color.cream);
}

static struct rect plate_of(const card_face *face, const card_measures *m)
{
    return (struct rect){m->in.x + face->art.plate.x * m->in.w, m->in.y + face->art.plate.y * m->in.h,
                         face->art.plate.w * m->in.w, face->art.plate.h * m->in.h};
}

bool card_is_whole(const card_face *face, struct rect at, const card_measures *m)
{
    bool plated = face->art.plate.h > 0 && card_given(face->title);

    return at.w >= face->art.large && at.w < at.h * CARD_SHAPE * 1.08f &&
           (!plated || plate_of(face, m).h >= m->least * 0.8f); /* a tail may touch its rim */
}

/* The face as one print; false: its picture is missing, or has not been read yet. */
static bool draw_whole(const struct print *p, const card_face *face, const card_measures *m)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    if (!print_ready(p, m->in, face->picture) || !print_picture(p, m->in, face->picture, color_hex(0xffffff)))
        return false;
    struct rect in = m->in, head = cut_top(&in, m->head);
    if (face->art.signs.spent)
        (void)signs_in_head(p, face, head);
    struct rect plate = plate_of(face, m);
    if (card_given(face->title) && plate.h > 0)
        print_line(p, plate, ui_theme(p->ui)->type[STYLE_STAMP].font, plate.h * 0.9f, ALIGN_CENTER,
                   face->title, c->ink);
    float coin = m->in.w * 0.16f;
    if (card_given(face->mark) && !card_given(face->art.emblem) &&
        !card_given(face->art.letter)) /* what it counts now */
        card_draw_coin(p, face,
                       (struct point){m->in.x + coin * CARD_COIN * 1.3f, m->in.y + coin * CARD_COIN * 1.3f},
                       coin);
    print_frame(p, m->in, fmaxf(1, m->in.w * 0.01f), color_fade(c->ink, 0.75f));
    return true;
}

void card_draw_face(const struct print *p, const card_face *face, struct rect at, bool squeezed,
                    unsigned flags)
{
    const struct ui_colors *c = &ui_theme(p->ui)->color;
    card_measures m = card_measure(p, at);
    struct rect in = m.in, head = cut_top(&in, m.head);
    struct color ink = card_colored(face->band) ? print_on(p->ui, face->band) : c->ink;
    card_draw_sheet(p, at, c->paper);
    if (card_is_slip(at)) {
        card_draw_slip(p, face, at);
        return;
    }
    if (face->art.large > 0 && ((card_is_whole(face, at, &m) && draw_whole(p, face, &m)) ||
                                card_draw_small(p, face, at, squeezed))) /* until the print is there, too */
        return;
    if (card_colored(face->band))
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
        if (card_given(face->title) && (flags & FACE_HEAD || words.w >= m.least * 6))
            title_in_head(p, face, words, ink, &m);
        cut_bottom(&in, draw_words(p, face, in, &m));
        if (card_given(face->title) && !(flags & FACE_HEAD) && words.w < m.least * 6) {
            cut_bottom(&in, title_at_foot(p, face, in, &m));
            if (!card_given(face->mark) && card_given(face->picture)) { /* an empty head says nothing */
                in.h += in.y - m.in.y;
                in.y = m.in.y;
            }
        }
        cut_top(&in, m.margin * 0.5f);
        cut_bottom(&in, in.h < m.in.h - m.head - m.margin ? m.margin * 0.3f : 0);
        draw_middle(p, face, in, &m);
    } else {
        cut_top(&in, m.margin * 0.5f);
        (void)card_draw_art(p, in, face);
    }
    print_frame(p, m.in, fmaxf(1, at.w * 0.008f), color_fade(c->ink, 0.75f));
}
