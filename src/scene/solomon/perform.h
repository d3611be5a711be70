/* The performance: takes happenings from the host's queue and shows them one event after another, changing the shown
 * view as each event ends. Any press ends the happening that is being shown. */
#ifndef CONSPIRACY_SCENE_SOLOMON_PERFORM_H
#define CONSPIRACY_SCENE_SOLOMON_PERFORM_H

#include "rules/solomon/solomon_view.h"

#include <stdbool.h>

struct table;

/* Goes on with the performance; afterwards t->view is what to draw and t->play.now what moves in it. */
void perform_run(struct table *t);
/* Something is being performed, or waits to be. */
bool perform_busy(const struct table *t);
/* Drops everything and works out anew what was said about the announcement that stands (epoch changed). */
void perform_reset(struct table *t);
/* The event being shown is of that kind; its progress, eased, goes to *progress (may be NULL). */
bool perform_shows(const struct table *t, int kind, float *progress);
/* Applies what an event changes for everybody to see. For tests too. */
void perform_apply(struct solomon_view *view, const game_event *event);
/* Whom an event is about: the seat in its argument where it has one. */
int perform_seat_of(const game_event *event);

#endif
