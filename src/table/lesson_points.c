/* What a lesson points at, in frames on the table; over a card that covers all, the task in a line. */
#include "base/text.h"
#include "table/bidding.h"
#include "table/cut.h"
#include "table/describe.h"
#include "table/game.h"
#include "table/holding.h"
#include "table/lesson_inside.h"
#include "table/map_board.h"
#include "table/seats.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PULSE_MS = 2400, /* so long what is pointed at moves */
    POINTS = 16
};

static const float edge = 12;

/* `KEY 2`: the place of a thing of that kind, counted from 1. */
static bool point_at_spot(const struct table *t, const char *name, struct rect *at)
{
    struct table_spot spot[TABLE_SPOTS];
    struct pick_lit lit = {0};
    int index = 0, used = 0;
    char key[32];

    if (!t->game->spots || t->game->board || t->game->stands ||
        sscanf(name, "%31s %d%n", key, &index, &used) != 2 || name[used] != 0)
        return false;
    size_t n = t->game->spots((struct table *)t, &lit, spot);
    for (size_t i = 0; i < n; i++)
        if (spot[i].thing.index + 1 == index && strcmp(t->game->thing[spot[i].thing.kind].key, key) == 0) {
            *at = spot[i].at;
            return true;
        }
    return false;
}

bool lesson_point(const struct table *t, const char *name, struct rect *at)
{
    const struct table_layout *l = &t->layout;

    if (strncmp(name, "seat ", 5) == 0)
        return seats_card(t, (int)strtol(name + 5, NULL, 10) - 1, at);
    if (holding_point(t, name, at))
        return true;
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
    if (!point_at_spot(t, name, at) && (!t->game->point || !t->game->point(t, name, at)))
        return false;
    *at = rect_common(lens_rect_to_window(&t->lens, l->middle, *at), l->middle);
    return !rect_empty(*at);
}

/* What is to be looked at, on the window. */
struct pointed {
    struct rect at[POINTS];
    size_t n;
};

static float area(struct rect r)
{
    return rect_empty(r) ? 0 : r.w * r.h;
}

/* What is much of the same is framed together, as a place and its name; what merely touches is not the same. */
static void add(struct pointed *p, struct rect at)
{
    static const float same = 0.15f;

    for (size_t i = 0; i < p->n; i++)
        if (area(rect_common(p->at[i], at)) > same * fminf(area(p->at[i]), area(at))) {
            p->at[i] = rect_both(p->at[i], at);
            return;
        }
    if (p->n < POINTS && !rect_empty(at))
        p->at[p->n++] = at;
}

/* The next presses: a place and its name, which touch, are one of them. */
static void add_press(struct pointed *p, struct rect at)
{
    static const float touch = 6;

    for (size_t i = 0; i < p->n; i++)
        if (!rect_empty(rect_common(rect_grow(p->at[i], touch), at))) {
            p->at[i] = rect_both(p->at[i], at);
            return;
        }
    add(p, at);
}

/* A place on a map is framed with its name. */
static void round_place(const struct table *t, struct rect *at)
{
    struct rect middle = t->layout.middle;

    if (!t->board || rect_empty(rect_common(middle, *at)))
        return;
    struct rect on = lens_rect_from_window(&t->lens, middle, *at);
    map_board_round_place(t, &on);
    *at = rect_common(lens_rect_to_window(&t->lens, middle, on), middle);
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
        if (press[i].turn == 0 && ui_spot_seen(t->ui, press[i].id, &at)) {
            round_place(t, &at);
            add_press(p, at);
        }
}

static void point(struct table *t, struct pointed *p)
{
    struct rect at;

    *p = (struct pointed){.n = 0};
    point_task(t, p);
    bool covered = t->now.card != CARD_NONE ||
                   t->now.confirm.asked.on; /* what lies under a card is not framed through it */
    for (size_t i = 0; i < t->lesson.now.points && !covered; i++)
        if (lesson_point(t, t->lesson.now.point[i], &at)) {
            round_place(t, &at);
            add(p, at);
        }
}

/* How far a frame is from what it is around: less where another's would cross it. */
static float frame_room(const struct pointed *p, size_t i, float wanted)
{
    static const float apart = 3; /* half of a line */

    for (size_t k = 0; k < p->n; k++) {
        struct rect a = p->at[i], b = p->at[k];
        float across = fmaxf(b.x - a.x - a.w, a.x - b.x - b.w), up = fmaxf(b.y - a.y - a.h, a.y - b.y - b.h);
        if (k != i)
            wanted = fminf(wanted, fmaxf(0, fmaxf(across, up) / 2 - apart));
    }
    return wanted;
}

/* It has been found: what shows there under the pointer, as a card that is enlarged, is not framed through. */
static bool is_found(const struct table *t, struct rect at)
{
    return !ui_focus_visible(t->ui) && rect_has(at, ui_pointer(t->ui));
}

/* Where a frame runs across what is printed, that lies over it. */
static void keep_names(struct table *t, struct rect frame)
{
    struct rect middle = t->layout.middle;

    if (!t->game->across || t->now.card != CARD_NONE || rect_empty(rect_common(frame, middle)))
        return;
    table_lens_push(t);
    t->game->across(t, lens_rect_from_window(&t->lens, middle, frame));
    table_lens_pop(t);
}

/* A red frame around each, which breathes for a moment. */
static void draw_pointed(struct table *t, const struct pointed *p)
{
    static const float turn = 6.2832f;
    struct color red = ui_theme(t->ui)->color.accent;
    uint64_t passed = ui_now(t->ui) - t->lesson.since;
    bool moves = passed < PULSE_MS && !ui_reduced_motion(t->ui);
    float wide = moves ? 1 - cosf(turn * (float)passed / 800) : 0;

    for (size_t i = 0; i < p->n; i++) {
        float out = rect_empty(rect_common(p->at[i], bidding_place(t)))
                        ? 6
                        : 2; /* there, what follows from a button is written close below it */
        struct rect at = rect_grow(p->at[i], frame_room(p, i, out + wide));
        if (is_found(t, at))
            continue;
        cut_frame(ui_gfx(t->ui), rect_grow(at, -1), 10, 4.6f, red);
        keep_names(t, rect_grow(at, 4));
    }
    if (moves)
        ui_wake(t->ui, 0);
}

/* Behind a card that covers all, a line at its foot says what is to be done there. */
static void draw_line(struct table *t)
{
    struct rect window = t->layout.window;
    char words[LESSON_TASK];
    struct text task = text_over(words, sizeof words);

    lesson_write_task(t, &task);
    if (t->now.card != CARD_GAME || task.length == 0)
        return;
    float h = fminf(64, ui_line(t->ui, STYLE_STRONG) + 24);
    float most = window.w - 2 * edge, wide = fminf(most, ui_text_width(t->ui, STYLE_STRONG, words) + 60);
    struct rect at = {window.x + (window.w - wide) / 2, window.y + window.h - h - 2, wide, h};
    ui_keep_clear(t->ui, at);
    ui_panel(t->ui, at, PANEL_SLIP);
    ui_label_fit(t->ui, rect_pad_xy(at, 20, 4), STYLE_STRONG, ALIGN_CENTER, words,
                 ui_theme(t->ui)->color.accent);
}

void lesson_point_out(struct table *t)
{
    struct pointed p;

    if (!lesson_speaks(t) || (table_over(t) && !t->lesson.now.astray))
        return;
    point(t, &p);
    if (!lesson_over(t) && !t->now.confirm.asked.on) /* what is asked lies over it */
        draw_pointed(t, &p);
    draw_line(t);
}
