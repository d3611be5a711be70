/* Choosing an action by pressing things on the board, one after another: an agent then a city, a city then an
 * agent, the case, a word on the bar. Which things may be pressed next follows from the legal actions alone; no
 * drawing, no toolkit. Payoffs, set-up coins and bids are not made here but on the shield and the challenge card. */
#ifndef CONSPIRACY_SCENE_SOLOMON_PICK_H
#define CONSPIRACY_SCENE_SOLOMON_PICK_H

#include "rules/solomon/solomon_view.h"

enum thing_kind {
    THING_NONE,
    THING_AGENT,
    THING_CITY,
    THING_CASE,
    THING_STOP,    /* Tempest: no further */
    THING_WITH,    /* Vagabond: with the briefcase */
    THING_WITHOUT, /* … or without it */
    THING_LATER,   /* not now: leave the case, do not use the ability */
};

struct thing {
    uint8_t kind;  /* enum thing_kind */
    uint8_t index; /* agent or city, else 0 */
};

/* What a turn is being used for. */
enum pick_mode { PICK_MOVE, PICK_BURN };

enum { PICK_STEPS = 3 };

struct pick {
    uint8_t mode;   /* enum pick_mode */
    uint8_t acting; /* the agent whose ability is asked for: it tells what the arguments of `use` are */
    uint8_t count;
    struct thing taken[PICK_STEPS];
};

/* What may be pressed next. */
struct pick_lit {
    uint64_t cities;
    uint8_t agents;
    bool the_case, stop, with, without, later;
};

enum pick_result {
    PICK_REFUSED, /* nothing legal there: nothing changed */
    PICK_ON,      /* taken, and more is to be pressed */
    PICK_BACK,    /* it was the last one taken: it is given back */
    PICK_DONE,    /* *out is the action */
};

/* What lies open after what was taken. */
struct pick_lit pick_next(const struct pick *pick, const game_action *legal, size_t n);

/* Presses a thing. Pressing the last thing taken gives it back; a thing that is not open now but was at the start
 * begins anew with it. */
enum pick_result pick_press(struct pick *pick, struct thing thing, const game_action *legal, size_t n,
                            game_action *out);

/* Gives the last thing back; false when nothing was taken. */
bool pick_back(struct pick *pick);

/* A choice that begins, for what is asked in this view. */
struct pick pick_begin(const struct solomon_view *view, enum pick_mode mode);

bool pick_taken(const struct pick *pick, struct thing thing);

#endif
