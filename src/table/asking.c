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

/* A stretch of the one line that all of them stand in, flat and without a box, for nothing there could be pressed; the one that is asked, or
 * was met, is underlined. */
static void draw_one(struct ui *ui, struct rect at, const char *words, enum look look)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct gfx *gfx = ui_gfx(ui);
    struct print p = {ui, rect_center(at), 0};
    struct gfx_type type = ui_type(ui, STYLE_STRONG);
    struct color ink = look == LOOK_VAIN  ? color_fade(c->cream, 0.6f)
                       : look == LOOK_MET ? color_mix(c->brass, color_hex(0xfff2b8), 0.45f)
                                          : c->cream;

    if (look == LOOK_MET || look == LOOK_ASKED) {
        struct rect rule = rect_pad_xy(at, at.h * 0.14f, 0);
        gfx_fill(gfx, cut_bottom(&rule, fmaxf(3, at.h * 0.08f)), ink);
    }
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
    gfx_fill(ui_gfx(ui), at, (struct color){0.02f, 0.05f, 0.05f, 0.55f});
    for (int i = 0; i < a->n && i < ASKING_MOST; i++)
        draw_one(ui, rect_column(at, i, a->n, 0), a->question[i], look_of(a, i));
    for (int i = 1; i < a->n && i < ASKING_MOST; i++) {
        float x = rect_column(at, i, a->n, 0).x - s * 0.5f, y = at.y + at.h / 2;
        gfx_cut(ui_gfx(ui), (struct point[3]){{x, y - s}, {x + s * 1.1f, y}, {x, y + s}}, 3,
                color_fade(c->brass, 0.8f));
    }
}

/* How its portrait, its name and what it can do lie in a place. */
struct whom {
    struct rect face, words;
    enum ui_style style; /* of what it can do */
    bool named, fits;    /* its name is said, what it can do has room */
};

/* What it can do is said where there is any room for it: rather in small type, beside a small portrait or none, and where that is not
 * enough without the name. */
static struct whom lay_whom(struct ui *ui, struct rect at, const struct asking_card *of)
{
    static const struct {
        float face; /* of its usual width */
        enum ui_style style;
        bool named;
    } ways[] = {{1, STYLE_BODY, true},      {1, STYLE_SMALL, true}, {0.6f, STYLE_SMALL, true},
                {0.6f, STYLE_SMALL, false}, {0, STYLE_SMALL, true}, {0, STYLE_SMALL, false},
                {1, STYLE_SMALL, true}};
    enum { WAYS = sizeof ways / sizeof ways[0], BESIDE = 14, UNDER = 6 };
    float usual = fminf(at.h * 0.8f, at.w * 0.42f), least = ui_line(ui, STYLE_BODY) * 1.5f;
    struct whom w = {.fits = false};

    for (int i = 0; i < WAYS && !w.fits; i++) {
        w = (struct whom){.face = at, .words = at, .style = ways[i].style, .named = ways[i].named};
        w.face.w = usual * ways[i].face;
        w.face.h = fminf(at.h, w.face.w / 0.8f);
        w.face.w = w.face.h > least ? w.face.w : 0;
        cut_left(&w.words, w.face.w > 0 ? w.face.w + BESIDE : 0);
        float name = w.named ? ui_text_height(ui, STYLE_SUBHEAD, of->name, w.words.w) + UNDER : 0;
        w.fits = name + ui_text_height(ui, w.style, of->can, w.words.w) <= w.words.h;
    }
    return w;
}

static void draw_whom(struct ui *ui, struct whom w, const struct asking_card *of)
{
    const struct ui_colors *c = &ui_theme(ui)->color;

    if (w.face.w > 0 && !poster_draw(ui, w.face, of->portrait, of->suit->band, false))
        card_emblem(ui, rect_centered(w.face, w.face.w * 0.7f, w.face.w * 0.7f), of->suit);
    if (w.named)
        cut_top(&w.words, ui_text_in(ui, w.words, STYLE_SUBHEAD, ALIGN_LEFT, of->name, c->cream) + 6);
    if (w.fits)
        ui_text_in(ui, w.words, w.style, ALIGN_LEFT, of->can, color_fade(c->cream, 0.9f));
}

void asking_card(struct ui *ui, struct rect at, const struct asking_card *of, const struct asking *a)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    enum { OVER = 10, UNDER = 14 };
    float line = ui_line(ui, STYLE_BODY), row_h = fminf(line * 2.1f, at.h - OVER), rest = at.h - row_h - OVER;
    float said_h = of->said[0] != 0 ? ui_text_height(ui, STYLE_BODY, of->said, at.w) : 0;
    /* for two lines as for three, where there is room: nothing jumps */
    float lines[] = {at.h > line * 10 ? 3.2f : 2, 2};
    struct rect low, row, whom;
    struct whom w = {.fits = false};

    for (int i = 0; i < 2 && !w.fits; i++) {
        whom = at;
        low = cut_bottom(&whom, fminf(fmaxf(said_h, line * lines[i]), rest) + OVER);
        row = cut_bottom(&whom, row_h);
        cut_bottom(&whom, UNDER);
        w = lay_whom(ui, whom, of);
    }
    asking_draw(ui, row, a);
    cut_top(&low, OVER);
    enum ui_style style = said_h <= low.h ? STYLE_BODY : STYLE_SMALL;
    float even = ui_text_even(ui, style, of->said, low.w);
    if (of->said[0] != 0)
        ui_text_in(ui, rect_place(low, even, low.h, 0.5f, 0), style, ALIGN_CENTER, of->said, c->cream);
    if (whom.h >= line * 2) /* in large type the questions have what room there is */
        draw_whom(ui, w, of);
}
