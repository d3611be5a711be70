/* What is said of a seat that has no card: words on small plates, and numbers in lines. */
#include "rules/layout.h"
#include "table/portrait.h"
#include "table/print.h"
#include "table/seats.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum { TOLD_MOST = 8, TOLD_BETWEEN = 5 };
/* What is told of a turn: the newest first. */
struct told {
    struct host_log_line line[TOLD_MOST];
    bool fits[TOLD_MOST];
    size_t n;
};

/* The lines of the last turn of a side, of the first n of the log. */
static void read_told(const struct table *t, int side, size_t n, struct told *out)
{
    enum { BACK = 30 }; /* what was done longer ago is not told */
    const struct turns *now = turns_in(table_view_of(t));
    int sides = t->h->seats(t->h) > 1 ? t->h->seats(t->h) : 2, /* with an automaton */
        ago = side == t->viewer || side == now->turn ? 0 : sides - 1;
    struct host_log_line line;

    out->n = 0;
    for (size_t back = 0; back < n && back < BACK && out->n < TOLD_MOST; back++) {
        if (!t->h->log_line(t->h, n - 1 - back, &line))
            return;
        if (line.side != side)
            continue;
        if (line.side_turn + ago < now->turns || (out->n > 0 && line.side_turn != out->line[0].side_turn))
            return;
        out->fits[out->n] = false;
        out->line[out->n++] = line;
    }
}

/* Why an automaton did what it did last has room before all else. */
static void fit_told(struct table *t, struct rect at, struct told *told)
{
    enum { MOST = 4 };
    size_t why = 0, shown = 0;

    while (why < told->n && !told->line[why].sought)
        why++;
    for (size_t k = 0; k <= told->n && shown < MOST; k++) {
        size_t i = k == 0 ? why : k - 1;
        if (i >= told->n || told->fits[i])
            continue;
        float high = ui_text_height(t->ui, STYLE_SMALL, told->line[i].text, at.w);
        if (high > at.h)
            return;
        cut_top(&at, high + TOLD_BETWEEN);
        told->fits[i] = true;
        shown++;
    }
}

void seats_last(struct table *t, int side, struct rect at)
{
    uint32_t events = t->now.looking.on ? t->now.looking.event : t->h->events(t->h);
    size_t n = t->h->log_count(t->h);
    struct host_log_line line;
    struct told told;

    while (n > 0 && t->h->log_line(t->h, n - 1, &line) &&
           line.number > events) /* not yet, where the past is shown */
        n--;
    read_told(t, side, n, &told);
    fit_told(t, at, &told);
    for (size_t i = told.n; i > 0; i--) {
        const char *words = told.line[i - 1].text;
        struct rect in = at;
        if (!told.fits[i - 1])
            continue;
        in.w = ui_text_even(t->ui, STYLE_SMALL, words, at.w);
        cut_top(&at, TOLD_BETWEEN + ui_text_in(t->ui, in, STYLE_SMALL, ALIGN_LEFT, words,
                                               color_fade(ui_theme(t->ui)->color.cream, 0.8f)));
    }
}

void seats_head(struct table *t, int side, struct rect *row, const card_face *suit, const char *points)
{
    bool tight = row->w < ui_line(t->ui, STYLE_STRONG) * 9; /* the name has the room then */
    struct rect face = cut_left(row, tight ? 0 : row->h);

    if (!tight && side < t->h->seats(t->h)) {
        portrait_seat(t, side, rect_pad(face, 3));
        cut_left(row, portrait_over(face.h) + 6);
    } else if (!tight && suit) {
        card_emblem(t->ui, rect_pad(face, 2), suit);
        cut_left(row, 8);
    }
    if (points[0] != '\0') {
        float w = ui_text_width(t->ui, STYLE_HEADING, points) + 8;
        ui_label_in(t->ui, cut_right(row, w), STYLE_HEADING, ALIGN_RIGHT, points,
                    ui_theme(t->ui)->color.brass);
        cut_right(row, 14);
    }
    *row = rect_pad_xy(*row, 0, row->h * 0.16f);
}

void seats_called(struct table *t, int side, struct rect at, const char *name)
{
    if (side < t->h->seats(t->h))
        seats_name(t, side, at);
    else
        ui_label_fit(t->ui, at, STYLE_STRONG, ALIGN_LEFT, name, ui_theme(t->ui)->color.cream);
}

void plate_word(struct ui *ui, int which, struct rect *at, const char *words, struct color ground,
                const char *says)
{
    enum { SIDE = 6 };
    struct gfx_type type = ui_type(ui, STYLE_SMALL);
    float w = fminf(at->w, ui_text_width(ui, STYLE_SMALL, words) + 2 * SIDE + 2), in_w = w - 2 * SIDE,
          line = ui_line(ui, STYLE_SMALL);
    struct print p = {.ui = ui};
    bool one = print_fitting(&p, type.font, words, in_w, 1, type.size, type.size) > 0, two = false;

    if (!one) { /* in narrow letters, which need less air, rather than in two lines */
        struct gfx_type narrow = {ui_theme(ui)->type[STYLE_STAMP].font, 0, 0};
        narrow.size = print_fitting(&p, narrow.font, words, w - SIDE, 1, type.size, type.size * 1.2f);
        one = narrow.size > 0;
        two = !one && print_fitting(&p, type.font, words, in_w, 2, type.size, type.size) > 0;
        type = one ? narrow : type;
    }
    float high = line * (two ? 2.16f : 1.16f);
    if ((!one && !two) || at->h < high * 0.9f) /* no word is broken or cut */
        return;
    struct rect plate = rect_place(cut_bottom(at, high), w, high, 0, 0);

    cut_bottom(at, 6);
    gfx_fill(ui_gfx(ui), plate, ground); /* flat: it is not pressed */
    if (two)
        ui_text_in(ui, rect_pad_xy(plate, SIDE, line * 0.08f), STYLE_SMALL, ALIGN_LEFT, words,
                   print_on(ui, ground));
    else
        print_text(&p, plate, type, ALIGN_CENTER, 1, words, print_on(ui, ground));
    ui_tell(ui, "plate", which, plate, &(struct ui_words){.name = words, .text = says, .legible = true});
}

void plate_lines(struct ui *ui, int side, struct rect at, enum gfx_align align, const struct plate_line *line,
                 int n)
{
    float high = ui_line(ui, STYLE_SMALL), widest = 0, all = 0, pixel = 1 / ui_scale(ui);
    struct gfx_type type = ui_type(ui, STYLE_SMALL);
    char words[80];
    int lines = 0;

    for (int i = 0; i < n; i++) {
        snprintf(words, sizeof words, line[i].form, line[i].number);
        widest = fmaxf(widest, ui_text_width(ui, STYLE_SMALL, line[i].form));
        all = line[i].number != 0 ? fmaxf(all, ui_text_width(ui, STYLE_SMALL, words)) : all;
        lines += line[i].number != 0;
    }
    if ((float)lines * high > at.h || widest > at.w * 1.5f)
        return;
    if (all > at.w) /* all of them in the same type, which is of whole pixels */
        type.size = fmaxf(pixel, floorf(type.size * at.w / all / pixel) * pixel);
    for (int i = 0; i < n; i++) {
        if (line[i].number == 0)
            continue;
        snprintf(words, sizeof words, line[i].form, line[i].number);
        struct rect row = cut_bottom(&at, high);
        row = rect_place(row, fminf(row.w, gfx_text_width(ui_gfx(ui), type, words, (size_t)-1)), row.h,
                         align == ALIGN_RIGHT, 0);
        gfx_text_line(ui_gfx(ui), type, row, align, VALIGN_MIDDLE, words, ui_theme(ui)->color.cream);
        ui_tell(ui, "plate-line", side * PLATE_LINES + i, row,
                &(struct ui_words){.name = words, .text = line[i].says, .legible = true});
    }
}
