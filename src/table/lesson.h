/* A match that teaches: a card with the words of the present step, what it points at lit, the buttons to go on. It has one place on
 * a window, which the layout keeps free for it as long as the lesson lasts; while something is shown its words are pale. Where there
 * is no room for that it lies over the table, beside what the step asks for, or folded where it would cover that. */
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
/* What the card needs on the page of an end, u; 0: there is no lesson. */
float lesson_height(const struct table *t);
/* How tall the card is in every step, u, as a strip of that width or in a column (table: a struct table). */
float lesson_strip(void *table, float width);
float lesson_column(void *table, float width);
float lesson_folded(void *table); /* as one row */
/* The card lies over the table, for it has no room of its own there, and has not been folded yet. */
bool lesson_over(const struct table *t);
/* It has said something else just now: what was pressed was meant for what stood there before. */
bool lesson_turned(const struct table *t);
/* It is saying something: *task is what it asks for, or NULL where it wants to be read and gone on with. False: there is none, or
 * it is silent. */
bool lesson_asks(const struct table *t, const game_action **task);
/* How a button that is primary in a match looks while a lesson asks for something: none but those that it asks for are. */
bool lesson_primary(const struct table *t, ui_id button, bool usual);
/* The card, before whatever may cover it. */
void lesson_frame(struct table *t);
/* Frames around what it points at; over a card that covers all, also the task. */
void lesson_point_out(struct table *t);

/* Something was done that is not the lesson's, and will be taken back. */
bool lesson_astray(const struct table *t);
/* How tall the page of an end is for what is said now in that width, u. */
float lesson_page_height(struct table *t, float width);
/* Words and buttons on a page of an end, in place of its own buttons. False: there is no lesson. */
bool lesson_page(struct table *t, struct rect at);

/* Lines for --describe: `step 3`, the number of the step; `task move Spy Rome`, what the step asks for, in the words of records; `lesson ID next` for each of
 * its buttons: next, do, back, skip, again, play, table. */
void lesson_describe(const struct table *t, struct text *out);

/* Where a thing is on the window that a lesson points at, by its name there: `log`, `head`, `bar`, `middle`; `seat N`, from 1;
 * `button KEY`; else whatever the game knows (table_game.point). False: there is no such thing now. */
bool lesson_point(const struct table *t, const char *name, struct rect *at);

#endif
