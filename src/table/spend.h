/* Points that are spent on pieces step by step, put back freely, and confirmed once: the usual action of a turn, whose arguments
 * are how many each piece gets. A press on a piece spends one on it; with a board of stands, a press on a place ahead of the
 * piece touched last takes it there, or back to there, whoever stands there: they are pressed by their letters then. */
#ifndef CONSPIRACY_TABLE_SPEND_H
#define CONSPIRACY_TABLE_SPEND_H

#include "gfx/geometry.h"
#include "rules/game.h"
#include "table/pick.h"

struct table;
struct text;

enum { SPEND_MOST = 32 };

/* What a game says of the decision that is open (table_game.spend). */
struct spend {
    uint8_t action;      /* its kind; argument i is what piece i gets, the thing i of table_game.begin[0] */
    uint8_t pieces;      /* how many arguments it has */
    uint64_t open;       /* the pieces that may get any */
    int least, most;     /* to be spent in all */
    const char *confirm; /* translated: the button that hands it in */
};

/* What is being spent. */
struct spent {
    uint8_t count;
    uint8_t on[SPEND_MOST]; /* the piece of each point, in the order in which they were spent */
    bool handed;            /* it was handed in, and has not been shown yet */
};

/* Points are to be spent now. */
bool spend_on(const struct table *t);
/* What lies there, as an action: while it is being chosen, and after it was handed in until it has been shown. False: nothing does. */
bool spend_draft(const struct table *t, game_action *out);
/* How many points may still be spent; the piece touched last, or -1. */
int spend_left(const struct table *t);
bool spend_enough(const struct table *t); /* … and need not be */
int spend_touched(const struct table *t);
/* How many points a piece has. */
int spend_points(const struct table *t, int piece);
/* Adds what a press may spend on. */
void spend_light(const struct table *t, struct pick_lit *lit);
/* A thing was pressed. False: it has nothing to do with this. */
bool spend_press(struct table *t, struct thing thing);
/* Puts the last point back. False: there is none. */
bool spend_back(struct table *t);
/* On the bar: the buttons that hand in and put back, and how much of it is spent. others: the width of what else is done instead; once
 * something is spent there is nothing else: then it is false. Where the question has no room beside all of that, there is nothing to put
 * back while nothing is spent. */
bool spend_buttons(struct table *t, struct rect *left, float others);
/* The next of the presses that lead to an action: the key of a button on the bar, or NULL for the piece. Returns how many there are,
 * this one among them; 0: it is not made so. */
size_t spend_next(const struct table *t, const game_action *wanted, const char **key, struct thing *piece);
/* All of an action is spent, and it only has to be handed in: appends the word for that. */
bool spend_done(const struct table *t, const game_action *wanted, struct text *out);

#endif
