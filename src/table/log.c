#include "table/log.h"

#include "base/i18n.h"
#include "gfx/text.h"
#include "table/badges.h"
#include "table/game.h"
#include "table/replay.h"
#include "table/ruled.h"
#include "table/table.h"
#include "ui/modal.h"

#include <float.h>
#include <math.h>
#include <stdio.h>

enum { SHOWN = 40, SIDE = 22, ABOVE = 12 }; /* lines on the sheet (the card has them all); its margins */
enum { PADDING = 12 };                      /* of the tint under what came after one's last turn */

int log_worth(const struct table_game *game, const struct host_log_line *line)
{
    size_t kind = (size_t)line->kind;
    int worth = kind < game->lines ? game->line[kind] : LINE_FULL;

    return worth == LINE_DROPPED && line->led ? LINE_FULL : worth;
}

static enum ui_style style_of(const struct table *t)
{
    return t->game->log_paper ? t->game->log_paper->style : STYLE_BODY;
}

/* Whole pixels, so that lines lie evenly. */
static float whole(const struct table *t, float u)
{
    return ceilf(u * ui_scale(t->ui)) / ui_scale(t->ui);
}

/* A line of ruled paper. */
static float ruled_line(const struct table *t)
{
    static const float lead = 1.16f;

    return whole(t, ui_line(t->ui, style_of(t)) * lead);
}

/* On ruled paper whole lines of it. */
static float line_height(struct table *t, const char *text, float width)
{
    float high = ui_text_height(t->ui, style_of(t), text, width);

    return t->game->log_paper ? roundf(high / ui_line(t->ui, style_of(t))) * ruled_line(t) : whole(t, high);
}

/* … each in the middle of one. */
static void write_line(struct table *t, struct rect at, const char *text)
{
    float line = ui_line(t->ui, style_of(t)), lead = t->game->log_paper ? ruled_line(t) / line : 1;

    at.y += line * (lead - 1) / 2;
    at.h += line;
    gfx_text_box(ui_gfx(t->ui), ui_type(t->ui, style_of(t)), at, ALIGN_LEFT, VALIGN_TOP, lead, text,
                 ui_theme(t->ui)->color.ink);
}

static void look_back(struct table *t, uint32_t number)
{
    if (replay_on(t)) {
        replay_show(t, number, false);
        return;
    }
    t->now.looking = (struct table_event){true, number};
    t->now.card = CARD_NONE;
}

static bool since_here(const struct table *t, const struct host_log_line *line, uint32_t before)
{
    return t->since != 0 && before <= t->since && line->number > t->since;
}

/* The heading above what came after one's last turn: a rule, and words where a recap is wished for. */
static float since_height(struct table *t)
{
    if (t->game->log_paper)
        return ruled_line(t);
    return t->h->shell->setting(t->h, HOST_RECAP) != 0 ? ui_line(t->ui, STYLE_STRONG) + 8 : 8;
}

/* The viewer's turn is asked for, and what came after the last one is to be read first. */
static bool since_matters(const struct table *t)
{
    return table_asks(t) && table_how(t) == ASKS_TURN && !t->lesson.on && !replay_on(t) &&
           t->h->shell->setting(t->h, HOST_RECAP) != 0;
}

/* What came after one's last turn lies on a tint of the paper, on every turn. */
static void since_tint(struct table *t, struct rect at)
{
    gfx_round(ui_gfx(t->ui), at, 4, color_fade(ui_theme(t->ui)->color.brass, 0.16f));
}

static void since_heading(struct table *t, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    bool ruled = t->game->log_paper; /* in the middle of its line, as all others are */
    enum ui_style style = ruled || !since_matters(t) ? STYLE_SMALL : STYLE_STRONG;
    gfx_fill(ui_gfx(t->ui), (struct rect){at.x, at.y + (ruled ? 0 : 2), at.w, ruled ? 1 : 2},
             color_fade(c->ink, 0.6f));
    cut_top(&at, ruled ? 1 : 5);
    if (t->h->shell->setting(t->h, HOST_RECAP) != 0)
        ui_label_in(t->ui, ruled ? at : cut_top(&at, ui_line(t->ui, STYLE_STRONG)), style, ALIGN_LEFT,
                    _("Since your last turn"), since_matters(t) ? c->ink : c->ink_soft);
}

bool log_tells(struct table *t)
{
    if (rect_empty(t->layout.log))
        return false;
    const struct host *h = t->h;
    struct rect in = rect_pad_xy(t->layout.log, SIDE, ABOVE);
    struct host_log_line line;
    float height = since_height(t);
    size_t first = h->log_count(h), lines = 0;
    for (; first > 0 && lines < SHOWN && h->log_line(h, first - 1, &line) && line.number > t->since;
         lines++, first--)
        height += line_height(t, line.text, in.w - 22);
    return height <= in.h;
}

/* The line of what was shown last; in a replay the log has the whole match. */
static size_t current(const struct table *t)
{
    const struct host *h = t->h;
    struct host_log_line line;
    size_t from = 0, to = h->log_count(h);
    while (from + 1 < to &&
           replay_on(t)) { /* the last that is not yet to come: it lies from `from` on, before `to` */
        size_t middle = from + (to - from) / 2;
        if (h->log_line(h, middle, &line) && line.number <= h->events(h))
            from = middle;
        else
            to = middle;
    }
    return replay_on(t) ? from : to;
}

/* A line behind a mark in the colour of whoever acted; one on which the board is looked back at lies in brass. */
static void log_line(struct table *t, struct rect at, const struct host_log_line *line, int i)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct ui_response r = ui_spot(t->ui, ui_id_at(t->ui, "line", i), at, SPOT_NO_FOCUS | SPOT_QUIET);
    ui_name(t->ui, &(struct ui_words){.name = line->text, .legible = true});
    bool here = (t->now.looking.on && t->now.looking.event == line->number) ||
                (replay_on(t) && (size_t)i == current(t));
    if (here || r.hot)
        gfx_fill(ui_gfx(t->ui), at, color_fade(c->brass, here ? 0.45f : 0.2f));
    if (line->actor >= 0)
        gfx_fill(ui_gfx(t->ui), (struct rect){at.x - 9, at.y + 4, 5, at.h - 8},
                 badge_seat_color(t, line->actor));
    write_line(t, at, line->text);
    if (r.clicked)
        look_back(t, line->number);
}

/* The heights of the lines that are on the sheet, each with the heading above it. */
struct sheet {
    float line[SHOWN], heading[SHOWN];
    size_t first, n;
};

static void measure(struct table *t, float width, struct sheet *s)
{
    struct host_log_line line;
    size_t n = t->h->log_count(t->h);
    uint32_t before = 0;
    s->first = n > SHOWN ? n - SHOWN : 0;
    if (replay_on(t) && current(t) < s->first + SHOWN / 2)
        s->first = current(t) > SHOWN / 2 ? current(t) - SHOWN / 2 : 0;
    for (s->n = 0; s->n < SHOWN && s->first + s->n < n && t->h->log_line(t->h, s->first + s->n, &line);
         s->n++) {
        s->line[s->n] = line_height(t, line.text, width);
        s->heading[s->n] = since_here(t, &line, before) ? since_height(t) : 0;
        before = line.number;
    }
}

/* The height of it all; scrolled to its end it begins with a whole line, and what is left of the room is at its foot. */
static float sheet_height(const struct sheet *s, float room)
{
    float all = 0, newest = 0;
    size_t fit = s->n;
    for (size_t i = 0; i < s->n; i++)
        all += s->line[i] + s->heading[i];
    while (fit > 0 && newest + s->line[fit - 1] + s->heading[fit - 1] <= room)
        fit--, newest += s->line[fit] + s->heading[fit];
    return fit > 0 && fit < s->n ? all - newest + room : all;
}

/* The height of what came after one's last turn, which begins with that line. */
static float since_length(const struct sheet *s, size_t i)
{
    float all = 0;

    for (; i < s->n; i++)
        all += s->line[i] + s->heading[i];
    return all;
}

/* In a replay: keeps the line of what is shown in view. */
static void follow(struct table *t, const struct sheet *s, float room)
{
    size_t here = current(t);
    float above = 0;
    for (size_t i = 0; i < s->n && s->first + i < here; i++)
        above += s->line[i] + s->heading[i];
    if (t->log_here != here + 1)
        ui_scroll_to(t->ui, "log", fmaxf(0, above - room * 0.4f));
    t->log_here = here + 1;
}

/* The sheet under the lines, the first of which begins there. It is wider than what scrolls on it. */
static void draw_sheet(struct table *t, struct rect in, float first)
{
    enum { BEYOND = 6, STRIP = 28 };
    const struct ruled_paper *paper = t->game->log_paper;
    struct ruled_sheet sheet = {rect_grow(t->layout.log, BEYOND), STRIP, STRIP, ruled_line(t), first};

    gfx_clip_pop(ui_gfx(t->ui));
    if (!paper || !ruled_draw(t->ui, paper, &sheet))
        (void)ui_panel(t->ui, t->layout.log, PANEL_PAPER);
    gfx_clip_push(ui_gfx(t->ui), in);
}

void log_frame(struct table *t)
{
    if (rect_empty(t->layout.log))
        return;
    const struct host *h = t->h;
    struct rect in = rect_pad_xy(t->layout.log, SIDE, ABOVE);
    struct host_log_line line;
    float w = in.w - 22;
    struct sheet s;
    measure(t, w, &s);
    float high = fmaxf(sheet_height(&s, in.h), 1);
    struct rect all = ui_scroll_begin(t->ui, "log", in, high);
    draw_sheet(t, in, all.y);
    float y = all.y;
    for (size_t i = 0; i < s.n && h->log_line(h, s.first + i, &line); i++) {
        float above = s.heading[i], lh = s.line[i];
        if (above > 0 && since_matters(t) && !t->game->log_paper)
            since_tint(t, (struct rect){all.x - PADDING, y, w + 2 * PADDING, since_length(&s, i) + 4});
        if (above > 0 && y > in.y - 3)
            since_heading(t, (struct rect){all.x, y, w, above});
        y += above;
        if (y > in.y - 3 && y + lh < in.y + in.h + 6) /* whole lines */
            log_line(t, (struct rect){all.x + 10, y, w, lh}, &line, (int)(s.first + i));
        y += lh;
    }
    ui_scroll_end(t->ui);
    if (replay_on(t))
        follow(t, &s, in.h);
    else if (t->log_high != high) /* new lines, or another window */
        ui_scroll_to(t->ui, "log", FLT_MAX);
    t->log_high = high;
}

static void draw_row(struct ui *ui, struct rect at, int i, void *ctx)
{
    const struct table *t = ctx;
    struct host_log_line line;
    if (!t->h->log_line(t->h, (size_t)i, &line))
        return;
    char words[32];
    const struct ui_colors *c = &ui_theme(ui)->color;
    if (line.round > 0)
        snprintf(words, sizeof words, "%u", line.round);
    else
        snprintf(words, sizeof words, "–");
    ui_name(ui, &(struct ui_words){.name = line.text, .legible = true});
    ui_label_in(ui, cut_left(&at, ui_grow(ui, 60)), STYLE_BODY, ALIGN_LEFT, words, c->ink_soft);
    ui_label_in(ui, at, style_of(t), ALIGN_LEFT, line.text, c->ink);
}

void log_card_frame(struct table *t)
{
    if (t->now.card != CARD_LOG)
        return;
    struct rect window = ui_area(t->ui);
    struct ui_modal m =
        ui_modal_begin(t->ui, "log card", fminf(window.w - 80, ui_grow(t->ui, 1100)), window.h - 100,
                       _("Log: pick a line to see the board as it was then"), 0);
    if (m.open) {
        struct rect in = m.inside, foot = cut_bottom(&in, ui_button_height(t->ui));
        cut_bottom(&in, 10);
        float row = ui_line(t->ui, STYLE_BODY) * 1.15f;
        in.h = fmaxf(floorf(in.h / row), 1) * row; /* whole rows */
        int selected = -1, n = (int)t->h->log_count(t->h);
        struct host_log_line line;
        for (int i = 0; i < n && t->now.looking.on; i++)
            if (t->h->log_line(t->h, (size_t)i, &line) && line.number == t->now.looking.event)
                selected = i;
        ui_id begin = ui_id_at(t->ui, "lines", selected >= 0 ? selected : n - 1); /* which is in sight */
        if (t->now.card_fresh)
            ui_focus(t->ui, begin);
        int pressed = ui_list(t->ui, "lines", in, n, row, &selected, draw_row, t);
        ui_focus_default(t->ui, begin);
        if (pressed >= 0 && t->h->log_line(t->h, (size_t)pressed, &line))
            look_back(t, line.number);
        if (t->now.card_fresh)
            ui_scroll_to(t->ui, "lines", FLT_MAX);
        t->now.card_fresh = false;
        table_card_foot(t, foot);
    }
    if (m.closed)
        t->now.card = CARD_NONE;
    ui_modal_end(t->ui);
}
