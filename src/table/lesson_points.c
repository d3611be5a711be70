/* What a lesson points at, in frames on the table; over a card that covers all, the task in a line. */
#include "base/text.h"
#include "table/describe.h"
#include "table/game.h"
#include "table/holding.h"
#include "table/lesson_inside.h"
#include "table/pointed.h"
#include "table/seats.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
            pointed_round(t, &at);
            pointed_add_press(p, at);
        }
}

size_t lesson_pointed(struct table *t, struct pointed *p)
{
    struct rect at;

    *p = (struct pointed){.n = 0};
    point_task(t, p);
    size_t presses = p->n;
    for (size_t i = 0; i < t->lesson.now.points && !pointed_covered(t); i++)
        if (lesson_point(t, t->lesson.now.point[i], &at)) {
            pointed_round(t, &at);
            pointed_add(p, at);
        }
    return presses;
}

/* Where the card has been opened over it, nothing is framed through that. */
static void leave_covered(const struct table *t, struct pointed *p)
{
    size_t n = 0;

    for (size_t i = 0; i < p->n; i++)
        if (!lesson_over(t) || rect_empty(rect_common(t->lesson.at, p->at[i])))
            p->at[n++] = p->at[i];
    p->n = n;
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
                 ui_theme(t->ui)->color.ink);
}

void lesson_point_out(struct table *t)
{
    struct pointed p;

    if (!lesson_speaks(t) || (table_over(t) && !t->lesson.now.astray))
        return;
    (void)lesson_pointed(t, &p);
    leave_covered(t, &p);
    if (!t->now.confirm.asked.on) /* what is asked lies over it */
        pointed_draw(t, &p, t->lesson.since);
    draw_line(t);
}
