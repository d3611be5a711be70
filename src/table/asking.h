/* How something chooses that is no player: it asks one question after another, from left to right, and takes the first that has an
 * answer. They light up in turn, a beat each, so that it can be followed. */
#ifndef CONSPIRACY_TABLE_ASKING_H
#define CONSPIRACY_TABLE_ASKING_H

#include "table/card.h"

#include <stdbool.h>

struct ui;

enum { ASKING_MOST = 6 };

struct asking {
    const char *question[ASKING_MOST]; /* a word or two, translated */
    int n;
    int met;  /* the question that was answered; n: none was */
    bool on;  /* they are being asked */
    float t;  /* how far that is, 0 to 1; at 1 all of it stands there */
    bool was; /* it has been asked and stands there: what was met stays lit */
};

/* Which question is being asked; n: none is, or all were in vain. */
int asking_now(const struct asking *a);
/* It has come to the question that is met, and that has been read. */
bool asking_met(const struct asking *a);
/* Nothing where there is no question. */
void asking_draw(struct ui *ui, struct rect at, const struct asking *a);

/* Whose questions they are: its portrait, its name and what it can do stand above them, what is said of it now below. */
struct asking_card {
    const char *portrait;   /* below assets/ */
    const card_face *suit;  /* its emblem stands there where the portrait is missing */
    const char *name, *can; /* translated, like */
    const char *said;       /* … this; "": nothing */
};
void asking_card(struct ui *ui, struct rect at, const struct asking_card *of, const struct asking *a);

#endif
