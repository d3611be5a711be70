/* The performance: takes happenings from the host's queue and shows them one event after another, changing the shown view
 * as each event ends. Any press ends the happening that is being shown. */
#ifndef CONSPIRACY_TABLE_PERFORM_H
#define CONSPIRACY_TABLE_PERFORM_H

#include "rules/game.h"

#include <stdbool.h>

struct table;

struct performance {
    uint32_t number; /* of the happening that is being shown; 0: none is */
    uint32_t last;   /* number of the last one played */
    size_t event;    /* which of its events */
    uint64_t began;  /* ms: when the event began */
    uint32_t ms;     /* how long it takes */
    bool running;    /* `now` is being shown */
    bool hurry;      /* a press asked for the end of this happening */
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

#endif
