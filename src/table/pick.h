/* Choosing an action by pressing things, one after another: a piece then a place, a card, a word on the bar. A game says in
 * which ways each legal action is pressed together; which things may be pressed next follows from the legal actions alone.
 * No drawing, no toolkit. */
#ifndef CONSPIRACY_TABLE_PICK_H
#define CONSPIRACY_TABLE_PICK_H

#include "rules/game.h"

enum {
    PICK_STEPS = 4,  /* most things that are pressed for one action */
    PICK_WAYS = 2,   /* most ways to press one together */
    PICK_KINDS = 16, /* kinds of things of a game */
    PICK_THINGS = 64 /* of one kind */
};

/* Something that can be pressed. */
struct thing {
    uint8_t kind;  /* the game's, below PICK_KINDS; 0: nothing */
    uint8_t index; /* below PICK_THINGS */
};

/* A way to press an action together. */
struct way {
    size_t count;
    struct thing step[PICK_STEPS];
};

struct pick {
    uint8_t mode; /* the game's: which kind of action the things are pressed for; 0: the usual */
    uint8_t count;
    struct thing taken[PICK_STEPS];
};

/* What is chosen from. */
struct pick_from {
    const game_action *legal;
    size_t n;
    /* Writes the ways to press a legal action together; returns how many. None: it is not made by pressing things. */
    size_t (*ways)(const void *ctx, const struct pick *pick, const game_action *action,
                   struct way out[PICK_WAYS]);
    const void *ctx;
};

/* What may be pressed: bit per thing, by kind. */
struct pick_lit {
    uint64_t of[PICK_KINDS];
};

enum pick_result {
    PICK_REFUSED, /* nothing legal there: nothing changed */
    PICK_ON,      /* taken, and more is to be pressed */
    PICK_BACK,    /* it was the last one taken: it is given back */
    PICK_DONE,    /* *out is the action */
};

bool thing_same(struct thing a, struct thing b);
bool pick_is_lit(const struct pick_lit *lit, struct thing thing);
void pick_light(struct pick_lit *lit, struct thing thing);

/* What lies open after what was taken. What makes an action by itself (not now) stays open. */
struct pick_lit pick_next(const struct pick *pick, const struct pick_from *from);

/* Presses a thing. Pressing the last thing taken gives it back; a thing that is not open now but was at the start begins
 * anew with it. */
enum pick_result pick_press(struct pick *pick, struct thing thing, const struct pick_from *from,
                            game_action *out);

/* The one action that what was taken leads to, with more still to be pressed; NULL: there are several, or none. */
const game_action *pick_only(const struct pick *pick, const struct pick_from *from);

/* The action that one press more makes of what was taken, of a thing of such a kind (a bit each), whatever else could be pressed; NULL: none. */
const game_action *pick_ends(const struct pick *pick, const struct pick_from *from, uint32_t kinds);

/* Gives the last thing back; false when nothing was taken. */
bool pick_back(struct pick *pick);

bool pick_taken(const struct pick *pick, struct thing thing);

#endif
