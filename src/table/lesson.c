#include "table/lesson.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/words.h"
#include "table/bidding.h"
#include "table/describe.h"
#include "table/game.h"
#include "table/seats.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TURNED_MS = 400,  /* so long after a step has changed presses were meant for the one before */
    FRESH_FRAMES = 2, /* what covered all until now gives its own focus back in the first of them */
    PULSE_MS = 2400,  /* so long what is pointed at moves */
    POINTS = 16,
    ROOMS = 24
};

static const float margin = 20, gap = 10, edge = 12;

/* --- what is said -------------------------------------------------------------------------------------------- */

static bool same(const struct host_lesson *a, const struct host_lesson *b)
{
    return a->step == b->step && a->astray == b->astray && a->silent == b->silent;
}

/* Nothing is said before what has happened has been seen. */
void lesson_follow(struct table *t)
{
    struct host_lesson now = {0};
    struct lesson_shown *l = &t->lesson;

    if (l->pressed) { /* not while its words are being drawn: with another step they are gone */
        t->h->lesson_press(t->h, l->press);
        ui_wake(t->ui, 0); /* what happens by it is begun in the next frame */
    }
    l->pressed = false;
    bool on = t->h->lesson && t->h->lesson(t->h, &now);

    now.silent |= perform_busy(t) || !t->laying.done;
    if (on && (!l->on || !same(&now, &l->now))) {
        l->since = ui_now(t->ui);
        l->fresh = FRESH_FRAMES;
    }
    l->on = on;
    l->now = now;
}

/* It has something to say, and the table shows what it speaks of. */
static bool speaks(const struct table *t)
{
    return t->lesson.on && !t->lesson.now.silent && !t->looking.on;
}

bool lesson_turned(const struct table *t)
{
    return t->lesson.on && ui_now(t->ui) - t->lesson.since < TURNED_MS;
}

bool lesson_astray(const struct table *t)
{
    return t->lesson.on && t->lesson.now.astray;
}

bool lesson_asks(const struct table *t, const game_action **task)
{
    *task = t->lesson.now.task;
    return speaks(t);
}

bool lesson_primary(const struct table *t, ui_id button, bool usual)
{
    struct table_press press[TABLE_PRESSES];
    const game_action *task;

    if (!lesson_asks(t, &task))
        return usual;
    size_t n = task && table_asks(t) ? table_presses(t, task, press) : 0;
    for (size_t i = 0; i < n; i++)
        if (press[i].id == button)
            return true;
    return false;
}

float lesson_height(const struct table *t)
{
    return t->lesson.on ? ui_grow(t->ui, 440) : 0;
}

static const char *const keys[LESSON_BUTTONS] = {"next", "do", "back", "skip", "again", "play"};

/* A button of the card, and what pressing it means. */
static void button(struct table *t, enum lesson_button which, struct rect at, const struct ui_button *b,
                   enum host_lesson_press press)
{
    t->lesson.button[which] = ui_id_at(t->ui, keys[which], 0);
    if (!ui_button_with(t->ui, keys[which], 0, at, b) || lesson_turned(t))
        return;
    t->lesson.pressed = true;
    t->lesson.press = press;
    ui_wake(t->ui, 0);
}

static void write_task(const struct table *t, struct text *out)
{
    if (t->lesson.now.task)
        table_say(t, SAY_ADVISE, t->lesson.now.task, out);
}

/* --- what it points at --------------------------------------------------------------------------------------- */

bool lesson_point(const struct table *t, const char *name, struct rect *at)
{
    const struct table_layout *l = &t->layout;

    if (strncmp(name, "seat ", 5) == 0)
        return seats_card(t, (int)strtol(name + 5, NULL, 10) - 1, at);
    if (strncmp(name, "button ", 7) == 0)
        return ui_spot_seen(t->ui, ui_id_at(t->ui, name + 7, 0), at);
    const struct {
        const char *name;
        struct rect at;
    } parts[] = {{"log", l->log}, {"head", l->head}, {"bar", l->bar}, {"middle", l->middle}};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strcmp(parts[i].name, name) == 0) {
            *at = parts[i].at;
            return !rect_empty(*at);
        }
    if (!t->game->point || !t->game->point(t, name, at))
        return false;
    *at = rect_common(lens_rect_to_window(&t->lens, l->middle, *at), l->middle);
    return !rect_empty(*at);
}

/* What is to be looked at, on the window. */
struct pointed {
    struct rect at[POINTS];
    size_t n;
};

static struct rect around(struct rect a, struct rect b)
{
    float x = fminf(a.x, b.x), y = fminf(a.y, b.y);

    return (struct rect){x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y};
}

/* What touches is framed together: a place and its name, figures in a group. */
static void add(struct pointed *p, struct rect at)
{
    for (size_t i = 0; i < p->n; i++)
        if (!rect_empty(rect_common(rect_grow(p->at[i], 8), at))) {
            p->at[i] = around(p->at[i], at);
            return;
        }
    if (p->n < POINTS && !rect_empty(at))
        p->at[p->n++] = at;
}

/* The next press of the task. */
static void point_task(struct table *t, struct pointed *p)
{
    struct table_press press[TABLE_PRESSES];
    struct rect at;

    if (!t->lesson.now.task || !table_asks(t))
        return;
    size_t n = table_presses(t, t->lesson.now.task, press);
    for (size_t i = 0; i < n; i++)
        if (press[i].turn == 0 && ui_spot_seen(t->ui, press[i].id, &at))
            add(p, at);
}

static void point(struct table *t, struct pointed *p)
{
    struct rect at;

    *p = (struct pointed){.n = 0};
    point_task(t, p);
    for (size_t i = 0; i < t->lesson.now.points && t->card == CARD_NONE; i++)
        if (lesson_point(t, t->lesson.now.point[i], &at))
            add(p, at);
}

/* A red frame around each, which breathes for a moment. */
static void draw_pointed(struct table *t, const struct pointed *p, struct rect card)
{
    static const float turn = 6.2832f;
    struct color red = ui_theme(t->ui)->color.accent;
    uint64_t passed = ui_now(t->ui) - t->lesson.since;
    bool moves = passed < PULSE_MS && !ui_reduced_motion(t->ui);
    float wide = moves ? 1 - cosf(turn * (float)passed / 800)
                       : 0; /* less than what keeps the next line off a button */

    for (size_t i = 0; i < p->n; i++) {
        struct rect at = rect_grow(p->at[i], 6 + wide);
        if (!rect_empty(rect_common(p->at[i], card))) /* it had no other place to lie */
            continue;
        gfx_round_line(ui_gfx(t->ui), rect_grow(at, 2), 12, 3, color_hex(0xFFF6E0));
        gfx_round_line(ui_gfx(t->ui), at, 10, 5, red);
    }
    if (moves)
        ui_wake(t->ui, 0);
}

/* --- the card ------------------------------------------------------------------------------------------------ */

/* What stands on it, and in which type. */
struct spoken {
    const struct host_lesson *now;
    char task[200];
    enum ui_style style;
    bool strip; /* wide and low: the buttons stand beside the words */
};

static struct ui_button on_button(const struct spoken *w)
{
    const char *words = w->now->astray ? _("Take it back") : C_("button: the next step of a lesson", "Next");
    return (struct ui_button){.text = words, .kind = BUTTON_PRIMARY};
}

static struct ui_button do_button(void)
{
    return (struct ui_button){.text = C_("button: do what the lesson asks for, for the learner", "Show me"),
                              .kind = BUTTON_QUIET};
}

/* The way out; where that is a good moment, into a match of one's own. */
static struct ui_button leave_button(const struct spoken *w)
{
    const char *words =
        w->now->enough ? _("Enough for a first match") : C_("button: leave a lesson before its end", "Leave");
    return (struct ui_button){.text = words, .kind = w->now->enough ? BUTTON_PAPER : BUTTON_QUIET};
}

static struct ui_button back_button(const struct spoken *w)
{
    return (struct ui_button){.text = C_("button: one step of a lesson back", "Back"),
                              .kind = BUTTON_PAPER,
                              .disabled = w->now->step == 1};
}

/* The way on, or what spares one doing the task. */
static struct ui_button way_button(const struct spoken *w)
{
    return w->now->task ? do_button() : on_button(w);
}

/* The place at the right end in which the way on stands in other steps: what plays for one stands beside it, so that nobody in a
 * hurry presses that. */
static float kept_free(struct table *t, const struct spoken *w)
{
    struct ui_button on = on_button(w);

    return w->now->task ? ui_button_width(t->ui, &on) + gap : 0;
}

/* How wide the buttons stand: in a row, or the way on above the others. */
static float foot_width(struct table *t, const struct spoken *w, bool row)
{
    struct ui_button back = back_button(w), leave = leave_button(w), way = way_button(w);
    float out = ui_button_width(t->ui, &leave) + (w->now->astray ? 0 : gap + ui_button_width(t->ui, &back));
    float on = ui_button_width(t->ui, &way) + kept_free(t, w);

    return row ? out + gap + on : fmaxf(out, on);
}

static float foot_height(struct table *t, const struct spoken *w, float width)
{
    float h = ui_button_height(t->ui);
    return !w->strip && foot_width(t, w, true) <= width ? h : 2 * h + gap;
}

static float task_height(struct table *t, const struct spoken *w, float width)
{
    return w->now->task ? ui_text_height(t->ui, STYLE_STRONG, w->task, width) + gap : 0;
}

/* The words under the heading. */
static float text_height(struct table *t, const struct spoken *w, float width)
{
    float h = ui_text_height(t->ui, w->style, w->now->text, width) + gap + task_height(t, w, width);
    return h + (w->now->why[0] != '\0' ? ui_text_height(t->ui, w->style, w->now->why, width) + gap : 0);
}

static float card_height(struct table *t, const struct spoken *w, float width)
{
    float in = width - 2 * margin, head = ui_line(t->ui, STYLE_HEADING);

    if (w->strip) {
        in -= foot_width(t, w, false) + margin;
        return 2 * gap + fmaxf(head + text_height(t, w, in) - gap, foot_height(t, w, in));
    }
    return 2 * margin + head + text_height(t, w, in) + foot_height(t, w, in);
}

/* How far one has come in the chapter: a dot a step. */
static void draw_dots(struct table *t, const struct spoken *w, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;

    for (size_t i = 0; i < w->now->dots; i++) {
        struct point m = {at.x + at.h / 2 + at.h * 1.5f * (float)i, at.y + at.h / 2};
        gfx_disc(ui_gfx(t->ui), m, at.h / 2,
                 i == w->now->dot  ? c->accent
                 : i < w->now->dot ? c->ink_soft
                                   : color_fade(c->ink_soft, 0.45f));
    }
}

static void draw_head(struct table *t, const struct spoken *w, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    float d = ui_grow(t->ui, 9), dots = w->now->dots > 0 ? d * 1.5f * (float)w->now->dots : 0;
    float name = ui_text_width(t->ui, STYLE_SMALL, w->now->chapter) + 14;

    struct rect right = cut_right(&at, fminf(dots, at.w / 2));
    draw_dots(t, w, rect_place(right, right.w, d, 0, 0.5f));
    if (ui_text_width(t->ui, STYLE_HEADING, w->now->name) + name + margin <= at.w)
        ui_label_in(t->ui, rect_pad_xy(cut_right(&at, name), 7, 0), STYLE_SMALL, ALIGN_RIGHT, w->now->chapter,
                    c->ink_soft);
    cut_right(&at, gap);
    ui_label_fit(t->ui, at, STYLE_HEADING, ALIGN_LEFT, w->now->name, c->ink);
}

/* Back and away at the left, on at the right: nothing that plays stands where the way on is. What was done otherwise is
 * only taken back. */
static void draw_foot(struct table *t, const struct spoken *w, struct rect at)
{
    struct ui_button back = back_button(w), leave = leave_button(w), way = way_button(w);
    float h = ui_button_height(t->ui);
    struct rect row = cut_bottom(&at, h), on = row;

    if (at.h >= h + gap &&
        !w->strip) { /* the other way round than in a strip, whose way on is what is nearest to the words */
        on = cut_bottom(&row, h);
        row = cut_top(&at, h);
    } else if (w->strip)
        on = cut_top(&at, h);
    cut_right(&on, kept_free(t, w));
    struct rect where = cut_right(&on, ui_button_width(t->ui, &way));
    button(t, w->now->task ? LESSON_BUTTON_DO : LESSON_BUTTON_NEXT, where, &way, LESSON_ON);
    if (!w->now->astray) {
        where = cut_left(&row, ui_button_width(t->ui, &back));
        button(t, LESSON_BUTTON_BACK, where, &back, LESSON_BACK);
        cut_left(&row, gap);
    }
    where = cut_left(&row, ui_button_width(t->ui, &leave));
    if (w->now->enough)
        button(t, LESSON_BUTTON_PLAY, where, &leave, LESSON_PLAY);
    else
        button(t, LESSON_BUTTON_SKIP, where, &leave, LESSON_LEAVE);
}

static void draw_words(struct table *t, const struct spoken *w, struct rect in)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;

    draw_head(t, w, cut_top(&in, ui_line(t->ui, STYLE_HEADING)));
    cut_top(&in, ui_text_in(t->ui, in, w->style, ALIGN_LEFT, w->now->text, c->ink) + gap);
    if (w->now->why[0] != '\0')
        cut_top(&in, ui_text_in(t->ui, in, w->style, ALIGN_LEFT, w->now->why, c->ink_soft) + gap);
    if (w->now->task)
        ui_text_in(t->ui, in, STYLE_STRONG, ALIGN_LEFT, w->task, c->accent);
}

static void draw_card(struct table *t, const struct spoken *w, struct rect at)
{
    ui_scope_push(t->ui, "lesson", 0);
    /* what lies behind it does not answer */
    (void)ui_spot(t->ui, ui_id_of(t->ui, "sheet"), at, SPOT_NO_FOCUS | SPOT_QUIET);
    ui_panel(t->ui, at, PANEL_PAPER);
    struct rect in = rect_pad_xy(at, margin, w->strip ? gap : margin), foot;
    if (w->strip) {
        foot = cut_right(&in, foot_width(t, w, false));
        foot = rect_place(foot, foot.w, foot_height(t, w, in.w), 0, 0.5f);
        cut_right(&in, margin);
    } else
        foot = cut_bottom(&in, foot_height(t, w, in.w));
    draw_words(t, w, in);
    draw_foot(t, w, foot);
    ui_scope_pop(t->ui);
}

/* --- where it lies ------------------------------------------------------------------------------------------- */

/* A place for the card: a part of the window that it fills, or lies in at some edge. */
struct room {
    struct rect at;
    bool whole; /* it fills it */
    bool strip; /* it lies there as a strip */
    bool over;  /* the middle lies under it: what that shows counts */
    float x, y; /* 0 left or top, 1 right or bottom */
};

/* The edges of the middle, for a card of that width. */
static size_t edges(const struct table *t, float width, struct room *out)
{
    static const struct point to[] = {{0, 1},    {1, 1},    {0, 0},    {1, 0},
                                      {0.5f, 1}, {0.5f, 0}, {0, 0.5f}, {1, 0.5f}};
    struct rect m = rect_pad(t->layout.middle, edge);
    size_t n = sizeof to / sizeof to[0];

    for (size_t i = 0; i < n; i++)
        out[i] = (struct room){.at = rect_place(m, fminf(width, m.w), m.h, to[i].x, 0),
                               .over = true,
                               .x = to[i].x,
                               .y = to[i].y};
    return n;
}

/* The log first, which says what has been seen; then low over the middle, or high; then the column; then anywhere. */
static size_t rooms(const struct table *t, struct room out[ROOMS])
{
    static const float low = 0.36f,
                       half = 0.48f; /* a strip takes no more of the middle's height; or at last */
    const struct table_layout *l = &t->layout;
    struct rect column = {l->seats.x, l->seats.y, l->seats.w, l->bar.y - edge - l->seats.y};
    struct rect strip = rect_pad(l->middle, 4);
    size_t n = 0;

    strip.h *= low;
    if (!rect_empty(l->log))
        out[n++] = (struct room){.at = l->log, .whole = true};
    for (int high = 0; high < 2; high++) {
        strip.y = high ? l->middle.y + 4 : l->middle.y + l->middle.h - 4 - strip.h;
        out[n++] = (struct room){.at = strip, .strip = true, .y = high ? 0 : 1};
    }
    if (!rect_empty(l->seats)) {
        out[n++] = (struct room){.at = column, .y = 1};
        column.h += column.y - l->head.y;
        column.y = l->head.y;
        out[n++] = (struct room){.at = column, .y = 1};
    }
    if (!rect_empty(l->log) &&
        l->log.y > l->middle.y + l->middle.h) { /* over it, and as much of the middle as it takes */
        struct rect left = {l->log.x, l->middle.y, l->log.w, l->log.y + l->log.h - l->middle.y};
        out[n++] = (struct room){.at = left, .over = true, .y = 1};
    }
    n += edges(t, ui_grow(t->ui, 520), &out[n]);
    n += edges(t, ui_grow(t->ui, 760), &out[n]);
    for (int high = 0; high < 2; high++) { /* what touches the middle of the map has to be seen beside it */
        strip.h = l->middle.h * half;
        strip.y = high ? l->middle.y + 4 : l->middle.y + l->middle.h - 4 - strip.h;
        out[n++] = (struct room){.at = strip, .strip = true, .over = true, .y = high ? 0 : 1};
    }
    return n;
}

static float common(struct rect a, struct rect b)
{
    struct rect both = rect_common(a, b);
    return rect_empty(both) ? 0 : both.w * both.h;
}

/* How much a card there hides of what it must not, u². */
static float hides(struct table *t, const struct pointed *p, struct rect at)
{
    float n = common(at, bidding_place(t));
    struct rect own;

    if (seats_card(t, t->viewer, &own)) /* one's own coins are what one acts by */
        n += common(at, own);
    for (size_t i = 0; i < p->n; i++)
        n += common(at, rect_grow(p->at[i], 8));
    return n;
}

/* How much of what the middle shows, by the game's own weights. */
static float hides_middle(const struct table *t, struct rect at)
{
    struct table_precious precious[TABLE_PRECIOUS];
    size_t n = t->game->precious ? t->game->precious(t, precious) : 0;
    int sum = 1;

    for (size_t i = 0; i < n; i++)
        sum += common(at, precious[i].at) > 0 ? precious[i].weight : 0;
    return (float)sum;
}

/* A card in a room, in the largest type up to that in which it fits, and how bad that is. */
static float lay(struct table *t, struct spoken *w, const struct pointed *p, const struct room *room,
                 enum ui_style most, struct rect *at)
{
    static const float worse =
        10; /* a u² of what must be seen, or of what does not fit, beside what may be hidden */

    w->style = most;
    w->strip = room->strip;
    if (card_height(t, w, room->at.w) > room->at.h)
        w->style = STYLE_SMALL;
    float h = card_height(t, w, room->at.w);
    *at = rect_place(room->at, room->at.w, room->whole ? room->at.h : h, room->x, room->y);
    float bad = hides(t, p, *at) + 4 * fmaxf(0, h - room->at.h) * at->w; /* words over words are worst */
    return bad * worse + (room->over ? hides_middle(t, *at) : 0);
}

/* The first room that is large enough and hides nothing; else that which hides least. */
static struct rect find_room(struct table *t, struct spoken *w, const struct pointed *p, enum ui_style most)
{
    struct room room[ROOMS];
    struct rect at;
    size_t n = rooms(t, room), best = 0;
    float least = -1;

    for (size_t i = 0; i < n && least != 0; i++) {
        float bad = lay(t, w, p, &room[i], most, &at);
        if (least >= 0 && bad >= least)
            continue;
        least = bad;
        best = i;
    }
    lay(t, w, p, &room[best], most, &at);
    return at;
}

/* Rather in small type than over what it speaks of. */
static struct rect find_place(struct table *t, struct spoken *w, const struct pointed *p)
{
    struct rect at = find_room(t, w, p, STYLE_BODY);

    return hides(t, p, at) > 0 ? find_room(t, w, p, STYLE_SMALL) : at;
}

/* Behind a card that covers all, a line at its foot says what is to be done there. */
static void draw_line(struct table *t, const struct spoken *w)
{
    struct rect window = t->layout.window;
    float h = fminf(64, ui_line(t->ui, STYLE_STRONG) + 24);
    float most = window.w - 2 * edge, wide = fminf(most, ui_text_width(t->ui, STYLE_STRONG, w->task) + 60);
    struct rect at = {window.x + (window.w - wide) / 2, window.y + window.h - h - 2, wide, h};

    if (t->card != CARD_GAME || w->task[0] == '\0')
        return;
    ui_panel(t->ui, at, PANEL_SLIP);
    ui_label_fit(t->ui, rect_pad_xy(at, 20, 4), STYLE_STRONG, ALIGN_CENTER, w->task,
                 ui_theme(t->ui)->color.accent);
}

/* Where the step wants it: on the way on, or on the next press of its task. */
static void set_focus(struct table *t)
{
    struct table_press press[TABLE_PRESSES];
    struct rect at;

    t->lesson.fresh--;
    if (!t->lesson.now.task) {
        ui_focus(t->ui, t->lesson.button[LESSON_BUTTON_NEXT]);
        return;
    }
    size_t n = table_asks(t) ? table_presses(t, t->lesson.now.task, press) : 0;
    for (size_t i = 0; i < n; i++)
        if (ui_spot_seen(t->ui, press[i].id, &at)) {
            ui_focus(t->ui, press[i].id);
            return;
        }
}

void lesson_frame(struct table *t)
{
    struct spoken w = {.now = &t->lesson.now};
    struct text task = text_over(w.task, sizeof w.task);
    struct rect at = {0, 0, 0, 0};
    struct pointed p;

    if (!speaks(t) || (table_over(t) && !w.now->astray))
        return;
    write_task(t, &task);
    point(t, &p);
    if (t->card == CARD_NONE && !t->confirm.asked.on) {
        at = find_place(t, &w, &p);
        draw_card(t, &w, at);
        if (t->lesson.fresh > 0)
            set_focus(t);
    }
    draw_pointed(t, &p, at);
    draw_line(t, &w);
}

/* --- on the page of an end ----------------------------------------------------------------------------------- */

static void page_button(struct table *t, struct rect *column, enum lesson_button which,
                        const struct ui_button *b, enum host_lesson_press press)
{
    struct rect row = cut_bottom(column, ui_button_height(t->ui));

    cut_bottom(column, gap);
    button(t, which, row, b, press);
}

/* The lesson is over: what next. From the lowest up; where the way on was stands no way out, for whom presses once too often. */
static void last_buttons(struct table *t, struct rect *column)
{
    struct ui_button title = {.text = _("Back to the title")},
                     again = {.text = C_("button: the same lesson once more", "Once more")},
                     play = {.text = _("Play your first match"), .kind = BUTTON_PRIMARY};

    page_button(t, column, LESSON_BUTTON_PLAY, &play, LESSON_PLAY);
    page_button(t, column, LESSON_BUTTON_AGAIN, &again, LESSON_AGAIN);
    page_button(t, column, LESSON_BUTTON_SKIP, &title, LESSON_LEAVE);
}

bool lesson_page(struct table *t, struct rect at)
{
    struct spoken w = {.now = &t->lesson.now, .style = STYLE_BODY};

    if (!speaks(t))
        return false;
    float rows = w.now->over ? 2 * (ui_button_height(t->ui) + gap) : 0;
    at = rect_place(at, at.w, card_height(t, &w, at.w) + 2 * gap + rows, 0, 1);
    ui_scope_push(t->ui, "lesson", 0);
    ui_panel(t->ui, at, PANEL_PAPER);
    struct rect in = rect_pad(at, margin);
    if (w.now->over)
        last_buttons(t, &in);
    else
        draw_foot(t, &w, cut_bottom(&in, foot_height(t, &w, in.w)));
    draw_words(t, &w, in);
    ui_focus_default(t->ui, t->lesson.button[w.now->over ? LESSON_BUTTON_PLAY : LESSON_BUTTON_NEXT]);
    ui_scope_pop(t->ui);
    return true;
}

void lesson_describe(const struct table *t, struct text *out)
{
    struct rect at;

    if (!speaks(t))
        return;
    text_add(out, "step %zu\n", t->lesson.now.step);
    if (t->lesson.now.task) {
        text_add(out, "task ");
        words_write(table_rules(t)->words, t->box, t->lesson.now.task, out);
        text_add(out, "\n");
    }
    for (size_t i = 0; i < LESSON_BUTTONS; i++)
        if (ui_spot_seen(t->ui, t->lesson.button[i], &at))
            text_add(out, "lesson %08x %s\n", t->lesson.button[i], keys[i]);
}
