#include "table/asking.h"

#include "gfx/draw.h"
#include "table/badges.h"
#include "table/print.h"
#include "ui/widgets.h"

#include <math.h>

/* The last beat is as long as two: there is something to be read. */
int asking_now(const struct asking *a)
{
    int beats = a->met < a->n ? a->met + 1 : a->n;
    int at = (int)(a->t * ((float)beats + 1));

    if (a->on)
        return at < beats ? at : a->met < a->n ? a->met : a->n - (a->t < 1);
    return a->was ? a->met : a->n;
}

bool asking_met(const struct asking *a)
{
    return (a->on || a->was) && a->met < a->n && asking_now(a) == a->met;
}

enum look { LOOK_IDLE, LOOK_ASKED, LOOK_VAIN, LOOK_MET };

static enum look look_of(const struct asking *a, int i)
{
    int now = asking_now(a);

    if (!a->on && !a->was)
        return LOOK_IDLE;
    if (i == now)
        return asking_met(a) ? LOOK_MET : LOOK_ASKED;
    return i < now ? LOOK_VAIN : LOOK_IDLE;
}

static void draw_one(struct ui *ui, struct rect at, const char *words, enum look look)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct gfx *gfx = ui_gfx(ui);
    struct print p = {ui, rect_center(at), 0};
    struct gfx_type type = ui_type(ui, STYLE_STRONG);
    struct color ground = look == LOOK_MET     ? c->brass
                          : look == LOOK_ASKED ? c->paper
                          : look == LOOK_VAIN  ? color_hex(0x2a2119)
                                               : color_hex(0x24383a);
    struct color ink = look == LOOK_MET || look == LOOK_ASKED ? c->ink
                       : look == LOOK_VAIN                    ? color_fade(c->cream, 0.72f)
                                                              : c->cream;

    if (look == LOOK_MET || look == LOOK_ASKED)
        gfx_glow(gfx, at, at.h * 0.25f, color_fade(c->brass, 0.75f));
    gfx_round(gfx, at, at.h * 0.18f, ground);
    gfx_round_line(gfx, rect_grow(at, -1), at.h * 0.18f, 2,
                   color_fade(c->brass, look == LOOK_VAIN ? 0.4f : 1));
    struct rect in = rect_pad_xy(at, at.h * 0.03f, 0);
    float size = print_fitting(&p, type.font, words, in.w, 2, print_least(ui), type.size);
    if (size == 0) /* rather small than a word that is broken in two */
        size = print_fitting(&p, type.font, words, in.w, 2, print_least(ui) * 0.7f, print_least(ui));
    type.size = size > 0 ? size : print_least(ui);
    print_text(&p, in, type, ALIGN_CENTER, 2, words, ink);
    if (look == LOOK_VAIN) { /* in vain: a cross over its corner, clear of the words */
        float r = fminf(at.h * 0.13f, 7);
        struct point m = {at.x + at.w + r * 0.2f, at.y - r * 0.2f};
        gfx_disc(gfx, m, r * 1.4f, color_hex(0x16100b));
        gfx_line(gfx, (struct point){m.x - r * 0.7f, m.y - r * 0.7f},
                 (struct point){m.x + r * 0.7f, m.y + r * 0.7f}, r * 0.4f, c->cream);
        gfx_line(gfx, (struct point){m.x - r * 0.7f, m.y + r * 0.7f},
                 (struct point){m.x + r * 0.7f, m.y - r * 0.7f}, r * 0.4f, c->cream);
    }
}

void asking_draw(struct ui *ui, struct rect at, const struct asking *a)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    float gap = at.h * (at.w < (float)a->n * at.h * 1.7f ? 0.2f : 0.34f);

    for (int i = 0; i < a->n && i < ASKING_MOST; i++) {
        struct rect one = rect_column(at, i, a->n, gap);
        draw_one(ui, one, a->question[i], look_of(a, i));
        if (i + 1 == a->n)
            break;
        float x = one.x + one.w + gap * 0.28f, y = at.y + at.h / 2, s = gap * 0.36f;
        gfx_cut(ui_gfx(ui), (struct point[3]){{x, y - s}, {x + s * 1.2f, y}, {x, y + s}}, 3, c->brass);
    }
}

void asking_card(struct ui *ui, struct rect at, const struct asking_card *of, const struct asking *a)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    float line = ui_line(ui, STYLE_BODY);
    struct rect low = cut_bottom(&at, line * 3.5f), row = cut_bottom(&at, line * 2.3f);

    cut_bottom(&at, 12);
    struct rect can = cut_bottom(&at, ui_text_height(ui, STYLE_SMALL, of->can, at.w));
    cut_bottom(&at, 8);
    struct rect name = cut_bottom(&at, ui_line(ui, STYLE_SUBHEAD)), face = rect_fit(at, 0.8f);
    if (face.h > line * 2 && !poster_draw(ui, face, of->portrait, of->suit->band, false))
        card_emblem(ui, rect_centered(face, face.w * 0.7f, face.w * 0.7f), of->suit);
    ui_label_fit(ui, name, STYLE_SUBHEAD, ALIGN_CENTER, of->name, c->cream);
    ui_text_in(ui, can, STYLE_SMALL, ALIGN_CENTER, of->can, color_fade(c->cream, 0.85f));
    asking_draw(ui, row, a);
    cut_top(&low, 8);
    bool roomy = ui_text_height(ui, STYLE_BODY, of->said, low.w) <= low.h;
    if (of->said[0] != 0)
        ui_text_in(ui, low, roomy ? STYLE_BODY : STYLE_SMALL, ALIGN_CENTER, of->said, c->cream);
}
