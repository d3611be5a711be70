#include "table/head.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/layout.h"
#include "table/encore.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { HEAD_COLUMNS = 4 }; /* of facts, at most */

static const float side = 18, above = 14, between = 8; /* of what is written on it; of the columns of facts */
static const float facts_above = 8, before_name = 4, behind_name = 6;

/* In lines of body text. */
static const float row_lines = 0.94f;

float head_lines_height(float line, int rows)
{
    return line * (1 + row_lines * (float)rows) + 2 * above;
}

float head_facts_height(float line, int rows)
{
    return rows > 0 ? line * 0.96f * (float)rows + facts_above : 0;
}

/* On the bar it has two columns of two rows. */
static const int flat_rows = 2;

/* The next row of the head: under the last one, or at the top of the second column. */
static struct rect cut_row(struct table *t, struct rect *inside, float lines)
{
    struct rect flat = t->layout.head_flat;
    float high = rect_empty(flat) ? ui_line(t->ui, STYLE_BODY) * lines : flat.h / (float)flat_rows;

    if (!rect_empty(flat) && inside->h < high * 0.9f)
        *inside = (struct rect){flat.x + flat.w / 2 + between, flat.y, flat.w / 2 - between, flat.h};
    return cut_top(inside, high);
}

float head_round(struct table *t, struct rect *inside)
{
    char words[160];
    unsigned round = table_round(t);
    int turn = t->game->asked_up && !table_closed(t) ? turns_in(table_view_of(t))->turn : SEAT_NONE;

    if (encore_on(t))
        snprintf(words, sizeof words, _("Replay: round %u"), round);
    else if (round == 0)
        snprintf(words, sizeof words, "%s", _("Setting up"));
    else if (turn >= 0 && turn == host_self(t->h) && host_people(t->h) == 1)
        snprintf(words, sizeof words, _("Round %u: your turn"), round);
    else if (turn >= 0)
        snprintf(words, sizeof words, _("Round %u: %s's turn"), round, table_seat_name(t, turn));
    else
        snprintf(words, sizeof words, _("Round %u"), round);
    ui_label_fit(t->ui, cut_row(t, inside, 1), STYLE_STRONG, ALIGN_LEFT, words, ui_theme(t->ui)->color.cream);
    return ui_text_width(t->ui, STYLE_STRONG, words);
}

/* An icon in brass; any other picture, as of a piece, in its own colours. */
static void draw_picture(struct table *t, const char *icon, struct rect at)
{
    bool tinted = strstr(icon, "/icons/");

    struct gfx *gfx = ui_gfx(t->ui);
    gfx_texture picture = gfx_load(gfx, icon);

    if (!gfx_texture_failed(gfx, picture))
        (void)gfx_image_fit(gfx, picture, at, tinted ? ui_theme(t->ui)->color.brass : color_hex(0xFFFFFF));
}

/* In two lines of one size, parted where the longer one is shortest. */
static void write_in_two(struct table *t, struct rect first, struct rect second, char *words,
                         struct color ink)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct gfx_type type = ui_type(t->ui, STYLE_SMALL);
    char *best = NULL;
    float widest = 0;

    for (char *at = strchr(words, ' '); at; at = strchr(at + 1, ' ')) {
        float wide = fmaxf(gfx_text_width(gfx, type, words, (size_t)(at - words)),
                           gfx_text_width(gfx, type, at + 1, (size_t)-1));
        if (!best || wide < widest) {
            best = at;
            widest = wide;
        }
    }
    if (!best) {
        ui_label_fit(t->ui, first, STYLE_SMALL, ALIGN_LEFT, words, ink);
        return;
    }
    *best = '\0';
    type.size *= fminf(1, first.w * 0.97f / fmaxf(1, widest)); /* type comes in whole pixels */
    gfx_text_line(gfx, type, first, ALIGN_LEFT, VALIGN_MIDDLE, words, ink);
    gfx_text_line(gfx, type, second, ALIGN_LEFT, VALIGN_MIDDLE, best + 1, ink);
}

struct rect head_row(struct table *t, struct rect *inside, const struct head_row *row)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct rect at = cut_row(t, inside, row_lines), all = at;
    float d = at.h * 0.96f;
    struct rect mark = rect_centered(cut_left(&at, d), d, d);
    char words[160], brief[160];
    struct text whole = text_over(words, sizeof words), few = text_over(brief, sizeof brief);

    row->say(t, false, &whole);
    if (whole.length == 0)
        return all;
    if (row->badge)
        row->badge(t, row->which, mark);
    else if (row->icon)
        draw_picture(t, row->icon, mark);
    cut_left(&at, 8);
    enum ui_style style = STYLE_BODY; /* of all rows: bold is for the round alone, and for names */
    if (ui_text_width(t->ui, STYLE_SMALL, words) > at.w) {
        row->say(t, true, &few);
        snprintf(words, sizeof words, "%s", brief);
    }
    if (ui_text_width(t->ui, style, words) > at.w)
        style = STYLE_SMALL;
    if (row->two && !rect_empty(t->layout.head_flat) && inside->h >= at.h * 0.9f &&
        ui_text_width(t->ui, style, words) > at.w) { /* on the bar, with the row below, which is free */
        struct rect below = cut_row(t, inside, row_lines);
        write_in_two(t, at, (struct rect){at.x, below.y, at.w, below.h}, words,
                     row->strong ? c->cream : c->paper);
        return all;
    }
    ui_label_fit(t->ui, at, style, ALIGN_LEFT, words, row->strong ? c->cream : c->paper);
    return all;
}

/* What is said of facts; their names are bold but no larger. */
static struct gfx_type fact_type(const struct table *t, enum ui_style style, float scale)
{
    struct gfx_type type = ui_type(t->ui, style);

    type.size = ui_type(t->ui, STYLE_SMALL).size * scale;
    return type;
}

/* Type comes in whole pixels, and so may be wider than its scale says. */
static struct gfx_type fitting(const struct table *t, enum ui_style style, float scale, const char *words,
                               float wide)
{
    enum { TRIES = 4 };
    struct gfx_type type = fact_type(t, style, scale);

    for (int i = 0; i < TRIES && gfx_text_width(ui_gfx(t->ui), type, words, (size_t)-1) > wide; i++)
        type.size *= 0.96f;
    return type;
}

/* Of the facts whose index leaves that remainder. */
static struct head_columns columns_of(struct table *t, head_fact_of *fact, int column, int across, float high,
                                      bool brief)
{
    struct head_columns c = {.badge = fminf(high, fmaxf(high * 0.8f, 24)), .scale = 1};
    struct gfx_type bold = fact_type(t, STYLE_STRONG, 1);

    for (int i = column; i < t->game->facts; i += across) {
        struct head_fact f = {0};
        fact(t, (size_t)i, &f);
        const char *name = brief && f.brief ? f.brief : f.name;
        c.name = fmaxf(c.name, gfx_text_width(ui_gfx(t->ui), bold, name, (size_t)-1) + 1);
        c.words = fmaxf(c.words, ui_text_width(t->ui, STYLE_SMALL, f.words) + 1);
    }
    return c;
}

/* What its entries need in all. */
static float width_of(const struct head_columns *c)
{
    return (c->badge > 0 ? c->badge + before_name : 0) + c->words + (c->name > 0 ? c->name + behind_name : 0);
}

/* The badge, or where its picture would be a dot what it is told by elsewhere: its colour, in a strip as high as the words. */
static void draw_badge(struct table *t, size_t i, const struct head_fact *f, struct rect at)
{
    static const float least = 15; /* pixels: smaller, a face is a dot */
    struct gfx *gfx = ui_gfx(t->ui);

    if (f->color.a <= 0 || at.w * gfx_view_scale(gfx) >= least) {
        f->badge(t, i, rect_centered(at, at.w, at.w));
        return;
    }
    struct rect strip = rect_place(at, fmaxf(6, at.w * 0.4f), ui_type(t->ui, STYLE_SMALL).size, 0, 0.5f);
    gfx_fill(gfx, strip, color_hex(0xF9EED3));
    gfx_fill(gfx, rect_grow(strip, -1.2f), f->color);
}

static void draw_fact(struct table *t, size_t i, head_fact_of *fact, const struct head_columns *columns,
                      struct rect at, bool brief)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct head_fact f = {0};
    char words[200];

    fact(t, i, &f);
    /* TRANSLATORS: what is called the first is so or there: `Queen: in the hall` */
    snprintf(words, sizeof words, f.words[0] != 0 ? C_("fact", "%s: %s") : "%s", f.name, f.words);
    ui_tell(t->ui, "fact", (int)i, at, &(struct ui_words){.name = words, .text = f.says});
    if (columns->badge > 0) {
        draw_badge(t, i, &f, cut_left(&at, columns->badge));
        cut_left(&at, before_name);
    }
    if (columns->name > 0) {
        const char *name = brief && f.brief ? f.brief : f.name;
        gfx_text_line(ui_gfx(t->ui), fitting(t, STYLE_STRONG, columns->scale, name, columns->name),
                      cut_left(&at, columns->name), ALIGN_LEFT, VALIGN_MIDDLE, name, c->cream);
        cut_left(&at, behind_name);
    }
    struct color ink = f.struck ? c->brass : c->paper;
    if (f.words[0] != 0 && columns->scale < 1)
        gfx_text_line(ui_gfx(t->ui), fitting(t, STYLE_SMALL, columns->scale, f.words, at.w), at, ALIGN_LEFT,
                      VALIGN_MIDDLE, f.words, ink);
    else if (f.words[0] != 0)
        ui_label_fit(t->ui, at, STYLE_SMALL, ALIGN_LEFT, f.words, ink);
}

float head_make_room(struct head_columns *column, int n, float need, float most)
{
    static const float shrinks = 0.4f, smaller = 0.85f, smallest = 0.8f;
    float badges = 0, marks = 0, text = 0;

    for (int i = 0; i < n; i++) {
        badges += column[i].badge * shrinks;
        marks += column[i].badge + before_name;
        text += column[i].name + column[i].words;
    }
    float with = (most - need + badges + text) / text, without = (most - need + marks + text) / text;
    bool bare = with < smaller && without >= smallest, nameless = with < smaller && !bare;
    float less = fminf(1, fmaxf(0, (need - most) / fmaxf(1, badges))), all = -between;
    float scale = nameless ? 1 : fminf(1, bare ? without : with);
    for (int i = 0; i < n; i++) {
        struct head_columns *c = &column[i];
        c->badge = bare ? 0 : c->badge * (1 - shrinks * less);
        c->name = nameless ? 0 : c->name * scale;
        c->words *= scale;
        c->scale = scale;
        all += width_of(c) + between;
    }
    return all;
}

void head_facts(struct table *t, struct rect inside, head_fact_of *fact)
{
    int rows = t->layout.fact_rows, n = t->game->facts;

    if (rows <= 0 || n <= 0)
        return;
    cut_top(&inside, facts_above);
    struct rect rule = {inside.x, inside.y - facts_above / 2, inside.w, 1};
    gfx_fill(ui_gfx(t->ui), rule, color_fade(ui_theme(t->ui)->color.brass, 0.35f));
    int across = (n + rows - 1) / rows;
    struct head_columns column[HEAD_COLUMNS] = {{0}};
    float high = inside.h / (float)rows, need = inside.w + 1;
    bool brief = true; /* names, where the whole ones have no room */
    for (int tried = 0; tried < 2 && need > inside.w; tried++) {
        brief = tried > 0;
        need = -between;
        for (int i = 0; i < across && i < HEAD_COLUMNS; i++) {
            column[i] = columns_of(t, fact, i, across, high, brief);
            need += width_of(&column[i]) + between;
        }
    }
    need = head_make_room(column, across < HEAD_COLUMNS ? across : HEAD_COLUMNS, need, inside.w);
    float spare = inside.w - need, words = 1; /* less than 0: the longest words shrink */
    for (int i = 0; i < across && i < HEAD_COLUMNS; i++)
        words += column[i].words;
    for (int k = 0; k < across && k < HEAD_COLUMNS; k++) {
        struct rect at = cut_left(&inside, width_of(&column[k]) + (spare < 0 ? spare * column[k].words / words
                                                                             : spare / (float)across));
        cut_left(&inside, between);
        for (int i = k; i < n; i += across)
            draw_fact(t, (size_t)i, fact, &column[k], cut_top(&at, high), brief);
    }
}

bool head_note(struct table *t, struct rect row, float taken, const char *icon, head_say *say)
{
    static const struct {
        enum ui_style style;
        bool brief, bare; /* bare: without its icon */
    } ways[] = {{STYLE_BODY, false, false},
                {STYLE_SMALL, false, false},
                {STYLE_SMALL, true, false},
                {STYLE_SMALL, true, true}};
    float d = icon ? row.h * 0.92f : 0;

    for (size_t k = 0; k < sizeof ways / sizeof ways[0]; k++) {
        char words[160];
        struct text text = text_over(words, sizeof words);
        say(t, ways[k].brief, &text);
        float w = ui_text_width(t->ui, ways[k].style, words) + 2,
              room = row.w - taken - 16 - (ways[k].bare ? 0 : d + 8);
        if (words[0] == 0 || w > room)
            continue;
        ui_label_in(t->ui, cut_right(&row, w), ways[k].style, ALIGN_RIGHT, words,
                    ui_theme(t->ui)->color.paper);
        cut_right(&row, 8);
        if (icon && !ways[k].bare)
            draw_picture(t, icon, rect_place(row, d, d, 1, 0.5f));
        return true;
    }
    return false;
}

static void draw_lines(struct table *t, struct rect inside)
{
    if (t->game->head)
        t->game->head(t, inside);
    else
        (void)head_round(t, &inside);
}

void head_frame(struct table *t)
{
    if (rect_empty(t->layout.head))
        return;
    (void)ui_panel(t->ui, t->layout.head, PANEL_DARK);
    draw_lines(t, rect_pad_xy(t->layout.head, side, above));
}

void head_on_bar(struct table *t, struct rect at)
{
    if (!rect_empty(t->layout.head) || at.w < ui_line(t->ui, STYLE_BODY) * 8)
        return;
    gfx_round(ui_gfx(t->ui), at, 4, color_hex(0x1C130D)); /* the panel is made for the desk, not for paper */
    (void)ui_panel(t->ui, at, PANEL_DARK);
    struct rect in = rect_pad_xy(at, side, 6), first = in;
    t->layout.head_flat = in;
    first.w = in.w / 2 - between;
    draw_lines(t, first);
    t->layout.head_flat = (struct rect){0, 0, 0, 0};
}
