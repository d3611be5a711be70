/* The performance: takes happenings from the host's queue and shows them one event after another, changing the shown view
 * as each event ends. A press finishes what is being shown, or the wait for an opponent, and nothing more; while a press is
 * held, all goes by at once until the viewer is asked. */
#ifndef CONSPIRACY_TABLE_PERFORM_H
#define CONSPIRACY_TABLE_PERFORM_H

#include "gfx/geometry.h"
#include "rules/game.h"

#include <stdbool.h>

struct table;
struct table_cue;

struct performance {
    uint32_t number;  /* of the happening that is being shown; 0: none is */
    uint32_t last;    /* number of the last one played */
    size_t event;     /* which of its events */
    uint64_t began;   /* ms: when the event began */
    uint32_t ms;      /* how long it takes, */
    uint32_t rest;    /* and how long it then stays as it is: to be read, or since it is great */
    bool running;     /* `now` is being shown */
    bool last_of_all; /* it ends the match, */
    bool closing;     /* and an event of it that closes the match has begun: see table_cue.closes */
    bool great;       /* the event is: see enum table_weight */
    /* what everybody fights over goes to another place: the whole way is seen, and where it leads */
    bool journey;
    bool arrived;     /* its ms have passed */
    bool hurry;       /* a press asked for the end of this event, or of this wait */
    bool fast;        /* a press is held */
    uint64_t since;   /* ms: since when others have had the table; 0: they have not */
    struct rect mark; /* where it says what a press does; no width: it does not */
    game_event now;
    float t; /* 0 to 1: how far it is */
};

/* Goes on with the performance; afterwards the shown view is what to draw and t->play.now what moves in it. */
void perform_run(struct table *t);
/* Something is being performed, or waits to be. */
bool perform_busy(const struct table *t);
/* Drops everything (epoch changed). */
void perform_reset(struct table *t);
/* The event being shown is of that kind; its progress, eased, goes to *progress (may be NULL). */
bool perform_shows(const struct table *t, int kind, float *progress);

/* How an event is shown; all zero: it only happens. */
const struct table_cue *perform_cue(const struct table *t, const game_event *e);

/* Something is being shown that all wait for: nothing else is said, or lies over it. */
bool perform_great(const struct table *t);
/* What such an event says, large, in that place. False: there is none, or it says nothing. */
bool perform_words(struct table *t, struct rect at);
/* While others have the table: what a press does. Takes the end of `words` for it, where there is room; it lies nowhere else. */
void perform_mark(struct table *t, struct rect *words);
/* The same in a row that is kept for it, at its end; nothing where that is too short. */
void perform_mark_in(struct table *t, struct rect row);

#endif
