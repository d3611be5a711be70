#include "table/lesson.h"

#include "base/i18n.h"
#include "base/text.h"
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

    if (l->pressed) /* not while its words are being drawn: with another step they are gone */
        t->h->lesson_press(t->h, l->press);
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
struct words {
    const struct host_lesson *now;
    char task[200];
    enum ui_style style;
};

static struct ui_button on_button(const struct words *w)
{
    const char *words = w->now->astray ? _("Take it back") : C_("button: the next step of a lesson", "Next");
    return (struct ui_button){.text = words, .kind = BUTTON_PRIMARY};
}

static struct ui_button do_button(void)
{
    return (struct ui_button){.text = _("Do it for me"), .kind = BUTTON_QUIET};
}

/* The row of the task: its words, and beside them the button that spares one doing it. */
static float task_height(struct table *t, const struct words *w, float width)
{
    struct ui_button b = do_button();

    if (!w->now->task)
        return 0;
    float words = ui_text_height(t->ui, STYLE_STRONG, w->task, width - ui_button_width(t->ui, &b) - gap);
    return fmaxf(words, ui_button_height(t->ui)) + gap;
}

static float card_height(struct table *t, const struct words *w, float width)
{
    float in = width - 2 * margin, h = 2 * margin + ui_line(t->ui, STYLE_HEADING) + ui_button_height(t->ui);

    h += ui_text_height(t->ui, w->style, w->now->text, in) + gap + task_height(t, w, in);
    return h + (w->now->why[0] != '\0' ? ui_text_height(t->ui, w->style, w->now->why, in) + gap : 0);
}

static void draw_head(struct table *t, const struct words *w, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    char count[32];

    /* TRANSLATORS: which step of how many: 3 of 25 */
    snprintf(count, sizeof count, _("%zu of %zu"), w->now->step, w->now->steps);
    struct rect right = cut_right(&at, ui_text_width(t->ui, STYLE_SMALL, count) + 4);
    ui_label_in(t->ui, right, STYLE_SMALL, ALIGN_RIGHT, count, c->ink_soft);
    ui_label_fit(t->ui, at, STYLE_HEADING, ALIGN_LEFT, w->now->name, c->ink);
}

static void draw_task(struct table *t, const struct words *w, struct rect row)
{
    struct ui_button b = do_button();

    cut_bottom(&row, gap);
    struct rect right = cut_right(&row, ui_button_width(t->ui, &b));
    cut_right(&row, gap);
    float h = fminf(row.h, ui_text_height(t->ui, STYLE_STRONG, w->task, row.w));
    ui_text_in(t->ui, rect_place(row, row.w, h, 0, 0.5f), STYLE_STRONG, ALIGN_LEFT, w->task,
               ui_theme(t->ui)->color.accent);
    button(t, LESSON_BUTTON_DO, rect_place(right, right.w, ui_button_height(t->ui), 0, 0.5f), &b, LESSON_ON);
}

/* Back and away at the left, on at the right: nothing that plays stands where the way on is. What was done otherwise is
 * only taken back. */
static void draw_foot(struct table *t, const struct words *w, struct rect row)
{
    struct ui_button back = {.text = C_("button: one step of a lesson back", "Back"),
                             .kind = BUTTON_PAPER,
                             .disabled = w->now->step == 1},
                     skip = {.text = _("Skip the lesson"), .kind = BUTTON_QUIET}, on = on_button(w);

    if (!w->now->task)
        button(t, LESSON_BUTTON_NEXT, cut_right(&row, ui_button_width(t->ui, &on)), &on, LESSON_ON);
    if (!w->now->astray) {
        struct rect at = cut_left(&row, ui_button_width(t->ui, &back));
        button(t, LESSON_BUTTON_BACK, at, &back, LESSON_BACK);
        cut_left(&row, gap);
    }
    button(t, LESSON_BUTTON_SKIP, cut_left(&row, ui_button_width(t->ui, &skip)), &skip, LESSON_LEAVE);
}

static void draw_words(struct table *t, const struct words *w, struct rect in)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;

    draw_head(t, w, cut_top(&in, ui_line(t->ui, STYLE_HEADING)));
    cut_top(&in, ui_text_in(t->ui, in, w->style, ALIGN_LEFT, w->now->text, c->ink) + gap);
    if (w->now->why[0] != '\0')
        ui_text_in(t->ui, in, w->style, ALIGN_LEFT, w->now->why, c->ink_soft);
}

static void draw_card(struct table *t, const struct words *w, struct rect at)
{
    ui_scope_push(t->ui, "lesson", 0);
    /* what lies behind it does not answer */
    (void)ui_spot(t->ui, ui_id_of(t->ui, "sheet"), at, SPOT_NO_FOCUS | SPOT_QUIET);
    ui_panel(t->ui, at, PANEL_PAPER);
    struct rect in = rect_pad(at, margin), foot = cut_bottom(&in, ui_button_height(t->ui));
    struct rect task = cut_bottom(&in, task_height(t, w, in.w));
    draw_words(t, w, in);
    if (w->now->task)
        draw_task(t, w, task);
    draw_foot(t, w, foot);
    ui_scope_pop(t->ui);
}

/* --- where it lies ------------------------------------------------------------------------------------------- */

/* A place for the card: a part of the window that it fills, or lies in at some edge. */
struct room {
    struct rect at;
    bool whole; /* it fills it */
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
        out[i] =
            (struct room){rect_place(m, fminf(width, m.w), m.h, to[i].x, 0), false, true, to[i].x, to[i].y};
    return n;
}

/* The log first, which says what has been seen; then the column; then the middle. */
static size_t rooms(const struct table *t, struct room out[ROOMS])
{
    const struct table_layout *l = &t->layout;
    struct rect column = {l->seats.x, l->seats.y, l->seats.w, l->bar.y - edge - l->seats.y};
    size_t n = 0;

    if (!rect_empty(l->log))
        out[n++] = (struct room){l->log, true, false, 0, 0};
    if (!rect_empty(l->seats)) {
        out[n++] = (struct room){column, false, false, 0, 1};
        column.h += column.y - l->head.y;
        column.y = l->head.y;
        out[n++] = (struct room){column, false, false, 0, 1};
    }
    if (!rect_empty(l->log) &&
        l->log.y > l->middle.y + l->middle.h) { /* over it, and as much of the middle as it takes */
        struct rect left = {l->log.x, l->middle.y, l->log.w, l->log.y + l->log.h - l->middle.y};
        out[n++] = (struct room){left, false, true, 0, 1};
    }
    n += edges(t, ui_grow(t->ui, 520), &out[n]);
    n += edges(t, ui_grow(t->ui, 760), &out[n]);
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

/* A card in a room, in the largest type in which it fits, and how bad that is. */
static float lay(struct table *t, struct words *w, const struct pointed *p, const struct room *room,
                 struct rect *at)
{
    static const float worse =
        10; /* a u² of what must be seen, or of what does not fit, beside what may be hidden */

    w->style = STYLE_BODY;
    if (card_height(t, w, room->at.w) > room->at.h)
        w->style = STYLE_SMALL;
    float h = card_height(t, w, room->at.w);
    *at = rect_place(room->at, room->at.w, room->whole ? room->at.h : h, room->x, room->y);
    float bad = hides(t, p, *at) + 4 * fmaxf(0, h - room->at.h) * at->w; /* words over words are worst */
    return bad * worse + (room->over ? hides_middle(t, *at) : 0);
}

/* The first room that is large enough and hides nothing; else that which hides least. */
static struct rect find_place(struct table *t, struct words *w, const struct pointed *p)
{
    struct room room[ROOMS];
    struct rect at;
    size_t n = rooms(t, room), best = 0;
    float least = -1;

    for (size_t i = 0; i < n && least != 0; i++) {
        float bad = lay(t, w, p, &room[i], &at);
        if (least >= 0 && bad >= least)
            continue;
        least = bad;
        best = i;
    }
    lay(t, w, p, &room[best], &at);
    return at;
}

/* Behind a card that covers all, a line at its foot says what is to be done there. */
static void draw_line(struct table *t, const struct words *w)
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
    struct words w = {.now = &t->lesson.now};
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
    struct ui_button title = {.text = C_("button: go to the title screen", "Title")},
                     again = {.text = C_("button: the same lesson once more", "Once more")},
                     play = {.text = _("Play your first match"), .kind = BUTTON_PRIMARY};

    page_button(t, column, LESSON_BUTTON_PLAY, &play, LESSON_PLAY);
    page_button(t, column, LESSON_BUTTON_AGAIN, &again, LESSON_AGAIN);
    page_button(t, column, LESSON_BUTTON_SKIP, &title, LESSON_LEAVE);
}

bool lesson_page(struct table *t, struct rect at)
{
    struct words w = {.now = &t->lesson.now, .style = STYLE_BODY};

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
        draw_foot(t, &w, cut_bottom(&in, ui_button_height(t->ui)));
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
        table_rules(t)->action_text(t->box, t->lesson.now.task, out);
        text_add(out, "\n");
    }
    for (size_t i = 0; i < LESSON_BUTTONS; i++)
        if (ui_spot_seen(t->ui, t->lesson.button[i], &at))
            text_add(out, "lesson %08x %s\n", t->lesson.button[i], keys[i]);
}
