/* What stands for a seat, a character or a kind of thing: a disc, a poster, a number beside a disc. */
#ifndef CONSPIRACY_TABLE_BADGES_H
#define CONSPIRACY_TABLE_BADGES_H

#include "table/ranges.h"
#include "ui/widgets.h"

#include <stdbool.h>

struct table;
struct text;

/* A disc with a picture, white on nothing, or a letter in its middle. */
struct badge {
    const char *picture; /* below assets/, the whole round badge; or "": a disc with the letter */
    const char *letter;
    struct color color;
    bool gone;             /* dark, and marked so: */
    const char *gone_mark; /* a picture below assets/, white on nothing; NULL: it is struck out */
    bool rimless;          /* the picture has an edge of its own */
};

void badge_draw(struct ui *ui, struct rect at, const struct badge *badge);

/* The badge of a seat: the game's, or a disc in its colour with the first letter of its name. */
void badge_seat(struct table *t, int seat, struct rect at);
/* What stands in it: the first character of its name. */
void badge_letter(const struct table *t, int seat, char out[8]);
struct color badge_seat_color(const struct table *t, int seat);
/* Where a game says nothing of colours: by the number of the seat. */
struct color badge_usual_color(int seat);
/* What stands for one of n names: its first letter, or where another begins alike its first two. */
void badge_initial(const char *const *name, size_t n, size_t which, char out[8]);

/* A poster, its edges cut to the box; faint when gone. False: its picture is missing, and a card of that colour lies there. */
bool poster_draw(struct ui *ui, struct rect at, const char *picture, struct color color, bool gone);
/* The portrait of whoever sits there with the seat's badge, on an upright card in a box; the badge alone where there is none. */
void badge_face(struct table *t, int seat, struct rect at, bool dim);
/* Reads the portrait as a box of that height, u, will show it: it is not blank when it comes up. */
void badge_face_fetch(struct table *t, int seat, float height);

/* The width that it takes at least, u. */
float tag_width(struct ui *ui, const char *words);
/* What a seat wears, stamped at the right end of a row; narrower where room is short, and nowhere in another form. Returns the width
 * taken. */
float tag_draw(struct ui *ui, struct rect row, float room, const char *words);

/* Numbers on a card, each in a column of a ledger, ruled in the colour of what it counts; the badges stand once above all cards. In one row, or in
 * two where they are clearly larger so. */
enum { COUNTS_MOST = 12 };
struct counts {
    void (*tip)(const struct table *t, int seat, size_t i,
                struct text *out); /* what a number says; NULL: nothing does */
    int seat;
    char text[COUNTS_MOST][16];
    bool strong[COUNTS_MOST]; /* worth more than a glance */
    int count;
    struct color color[COUNTS_MOST];
    bool sums; /* of money, in full: long numbers, in narrow type */
    /* Two figures and a sign stand here or in the same column of a card beside: type is alike on all cards. */
    bool wide[COUNTS_MOST];
};

/* Writes what is known of an amount: `5+` is at least five, `?` anything, `–` none. */
void counts_range(struct counts *n, size_t i, range known);
/* What it was about is gone, and with it all that lay there: a cross in its place. */
void counts_gone(struct counts *n, size_t i);
void counts_draw(struct table *t, const struct counts *n, struct rect row);
/* The column of a count that has its badge above, in a row of them. */
struct rect counts_column(struct rect row, int i, int count);

#endif
