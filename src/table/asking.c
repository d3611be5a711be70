#include "table/asking.h"

#include "gfx/draw.h"
#include "table/badges.h"
#include "table/print.h"
#include "ui/widgets.h"

#include <math.h>

/* Each is read before it is answered: half a beat. The last beat is as long as two: there is something to be read. */
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
    float beats = (float)(a->met + 2);

    return a->met < a->n && (a->on ? a->t * beats >= (float)a->met + 0.5f : a->was);
}

enum { LINES = 2 }; /* of a question */

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

/* A stroke through each line of what print_text put there. */
static void strike(struct ui *ui, struct rect in, struct gfx_type type, const char *words)
{
    struct gfx *gfx = ui_gfx(ui);
    struct gfx_text_span span[LINES];
    size_t all = gfx_text_wrap(gfx, type, words, in.w, span, LINES), n = all < LINES ? all : LINES;
    float high = gfx_text_height(gfx, type), y = in.y + (in.h - high * (float)n) / 2 + high * 0.55f;

    for (size_t i = 0; i < n; i++) {
        float wide = gfx_text_width(gfx, type, words + span[i].start, span[i].bytes) + 8;
        struct point middle = {in.x + in.w / 2, y + high * (float)i};
        gfx_fill(gfx, rect_around(middle, fminf(in.w, wide), fmaxf(2, type.size * 0.12f)),
                 color_fade(ui_theme(ui)->color.accent, 0.9f));
    }
}

/* A stretch of the one strip that all of them are printed on: nothing that could be pressed. */
static void draw_one(struct ui *ui, struct rect at, const char *words, enum look look)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct gfx *gfx = ui_gfx(ui);
    struct print p = {ui, rect_center(at), 0};
    struct gfx_type type = ui_type(ui, STYLE_STRONG);
    struct color ink = look == LOOK_VAIN ? color_fade(c->ink, 0.5f) : c->ink;

    if (look == LOOK_MET || look == LOOK_ASKED)
        gfx_fill(gfx, rect_pad_xy(at, 0, 2), look == LOOK_MET ? c->brass : color_hex(0xfffbea));
    struct rect in = rect_pad_xy(at, at.h * 0.14f, 0);
    float size = print_fitting(&p, type.font, words, in.w, LINES, print_least(ui), type.size);
    if (size == 0) /* rather small than a word that is broken in two */
        size = print_fitting(&p, type.font, words, in.w, LINES, print_least(ui) * 0.7f, print_least(ui));
    type.size = size > 0 ? size : print_least(ui);
    print_text(&p, in, type, ALIGN_CENTER, LINES, words, ink);
    if (look == LOOK_VAIN)
        strike(ui, in, type, words);
}

void asking_draw(struct ui *ui, struct rect at, const struct asking *a)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    float s = at.h * 0.16f;

    if (a->n == 0) /* all is over: no empty strip */
        return;
    gfx_glow(ui_gfx(ui), at, 6, (struct color){0, 0, 0, 0.5f});
    gfx_fill(ui_gfx(ui), at, c->paper_dark);
    gfx_fill(ui_gfx(ui), rect_grow(at, -1.5f), c->paper);
    for (int i = 0; i < a->n && i < ASKING_MOST; i++)
        draw_one(ui, rect_column(at, i, a->n, 0), a->question[i], look_of(a, i));
    for (int i = 1; i < a->n && i < ASKING_MOST; i++) {
        float x = rect_column(at, i, a->n, 0).x - s * 0.5f, y = at.y + at.h / 2;
        gfx_cut(ui_gfx(ui), (struct point[3]){{x, y - s}, {x + s * 1.1f, y}, {x, y + s}}, 3, c->ink_soft);
    }
}

void asking_card(struct ui *ui, struct rect at, const struct asking_card *of, const struct asking *a)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    enum { OVER = 10, UNDER = 14 };
    float line = ui_line(ui, STYLE_BODY), row_h = fminf(line * 2.1f, at.h - OVER), rest = at.h - row_h - OVER;
    float said_h = of->said[0] != 0 ? ui_text_height(ui, STYLE_BODY, of->said, at.w) : 0;
    /* for two lines as for three, where there is room: nothing jumps */
    float steady = line * (at.h > line * 10 ? 3.2f : 2);
    struct rect low = cut_bottom(&at, fminf(fmaxf(said_h, steady), rest) + OVER),
                row = cut_bottom(&at, row_h);

    cut_bottom(&at, UNDER);
    asking_draw(ui, row, a);
    cut_top(&low, OVER);
    bool roomy = said_h <= low.h;
    if (of->said[0] != 0)
        ui_text_in(ui, low, roomy ? STYLE_BODY : STYLE_SMALL, ALIGN_CENTER, of->said, c->cream);
    if (at.h < line * 2) /* in large type the questions have what room there is */
        return;
    struct rect face = rect_place(at, fminf(at.h * 0.8f, at.w * 0.42f), at.h, 0, 0), words = at;
    face.h = fminf(face.h, face.w / 0.8f);
    if (face.h > line * 2.5f && !poster_draw(ui, face, of->portrait, of->suit->band, false))
        card_emblem(ui, rect_centered(face, face.w * 0.7f, face.w * 0.7f), of->suit);
    cut_left(&words, face.h > line * 2.5f ? face.w + 14 : 0);
    float name_h = ui_text_height(ui, STYLE_SUBHEAD, of->name, words.w),
          can_h = ui_text_height(ui, STYLE_BODY, of->can, words.w);
    enum ui_style style = name_h + can_h + 8 < words.h ? STYLE_BODY : STYLE_SMALL;
    cut_top(&words, ui_text_in(ui, words, STYLE_SUBHEAD, ALIGN_LEFT, of->name, c->cream) + 6);
    if (ui_text_height(ui, style, of->can, words.w) <= words.h)
        ui_text_in(ui, words, style, ALIGN_LEFT, of->can, color_fade(c->cream, 0.9f));
}
