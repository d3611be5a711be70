/* The head of a table: the round, and facts in words. */
#ifndef CONSPIRACY_TABLE_HEAD_H
#define CONSPIRACY_TABLE_HEAD_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct table;
struct text;

void head_frame(struct table *t);
/* Its lines without the facts, on the bar, where the column has no room for the head. */
void head_on_bar(struct table *t, struct rect at);

/* --- for what a game writes there */

/* The round, at the top of what is left of the head; cuts its row off and returns how much of it is taken. */
float head_round(struct table *t, struct rect *inside);
/* Says something in a few words, brief where there is no room for more; nothing: the place stays empty. */
typedef void head_say(const struct table *t, bool brief, struct text *out);

/* A small icon (below assets/; NULL: none) and a few words at the right end of a row, beside what is taken of it at the left.
 * False: there is no room, and nothing is drawn. */
bool head_note(struct table *t, struct rect row, float taken, const char *icon, head_say *say);

/* Something that is said there in every state of a match, in the same place. */
struct head_row {
    const char *icon; /* below assets/, an icon or the picture of a piece; or NULL */
    void (*badge)(struct table *t, size_t i, struct rect at); /* instead of it; or NULL */
    size_t which;                                             /* its argument */
    head_say *say;
    bool strong; /* it is read first */
    bool two;    /* on the bar the row below it is free, and it may take that, too, rather than be tiny */
};
/* Draws a row and cuts it off; one of table_game.head_rows under the round. Returns where it is. */
struct rect head_row(struct table *t, struct rect *inside, const struct head_row *row);

/* An entry of the table at the foot; words are translated, and live until the next call. */
struct head_fact {
    void (*badge)(struct table *t, size_t i, struct rect at);
    const char *brief;        /* a shorter name, where all would not fit otherwise; NULL: there is none */
    const char *name, *words; /* the name where there is room for it; words: "" for none */
    const char *says;         /* a sentence more for its tip; or NULL */
    bool struck;              /* out of the game: its words are in brass */
    struct color color; /* a strip of it stands for the badge where that would be a dot; 0: the badge stays */
};
typedef void head_fact_of(const struct table *t, size_t i, struct head_fact *out);
/* table_game.facts entries, in as many rows as the layout found room for; none where there is none. */
void head_facts(struct table *t, struct rect inside, head_fact_of *fact);

/* --- for the layout: heights at a line of body text, u */

/* Of the head without its table, with so many rows under the round. */
float head_lines_height(float line, int rows);
/* Of a table of so many rows. */
float head_facts_height(float line, int rows);

/* How facts are divided that stand under one another: badges, names and what is said of them, each as wide as its widest, u. */
struct head_columns {
    float badge, name, words; /* badge 0, name 0: no room for those */
    float scale;              /* of its text, the same in all columns */
};
/* Makes n columns as wide as `most` from `need` u, if they are wider. Who is where is read by names: rather smaller badges than
 * none of them, smaller type than either, and none than names left out. What goes, goes from all columns: of a name here and a
 * badge there nobody knows which of the words is a name. Returns what the columns need then, which is more than `most` only where
 * words alone are too wide. */
float head_make_room(struct head_columns *column, int n, float need, float most);

#endif
