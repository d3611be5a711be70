/* A match that teaches: a card with the words of the present step, what it points at lit, the buttons to go on. It stands in
 * place of the log, or where it hides nothing of what it speaks of, and only while nothing is being shown. */
#ifndef CONSPIRACY_TABLE_LESSON_H
#define CONSPIRACY_TABLE_LESSON_H

#include "gfx/geometry.h"
#include "rules/game.h"
#include "ui/spot.h"

#include <stdbool.h>

struct table;
struct text;

/* Once a frame, before anything is laid out: what is said now. */
void lesson_follow(struct table *t);
/* What the card needs of the column beside the middle, u; 0: there is no lesson. */
float lesson_height(const struct table *t);
/* It has said something else just now: what was pressed was meant for what stood there before. */
bool lesson_turned(const struct table *t);
/* It is saying something: *task is what it asks for, or NULL where it wants to be read and gone on with. False: there is none, or
 * it is silent. */
bool lesson_asks(const struct table *t, const game_action **task);
/* How a button that is primary in a match looks while a lesson asks for something: none but those that it asks for are. */
bool lesson_primary(const struct table *t, ui_id button, bool usual);
/* The card; with a card that covers all, only the task. */
void lesson_frame(struct table *t);

/* Something was done that is not the lesson's, and will be taken back. */
bool lesson_astray(const struct table *t);
/* Words and buttons on a page of an end, in place of its own buttons. False: there is no lesson. */
bool lesson_page(struct table *t, struct rect at);

/* Lines for --describe: `step 3`, the number of the step; `task move Spy Rome`, what the step asks for, in the words of records; `lesson ID next` for each of
 * its buttons: next, do, back, skip, again, play. */
void lesson_describe(const struct table *t, struct text *out);

/* Where a thing is on the window that a lesson points at, by its name there: `log`, `head`, `bar`, `middle`; `seat N`, from 1;
 * `button KEY`; else whatever the game knows (table_game.point). False: there is no such thing now. */
bool lesson_point(const struct table *t, const char *name, struct rect *at);

#endif
