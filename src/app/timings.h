/* --timings: figures of a run on standard error. When the window, the first frame and all pictures were there
 * and, at the end, what frames cost. */
#ifndef CONSPIRACY_APP_TIMINGS_H
#define CONSPIRACY_APP_TIMINGS_H

#include <stdbool.h>
#include <stdint.h>

struct gfx;

struct timings {
    bool on, first, loaded;
    double began;     /* ms since the start of the process when the frame in work began */
    double work;      /* ms of all frames together, without what the loop slept */
    double slowest;   /* ms of the slowest frame after loading */
    double play;      /* ms since the first counted frame */
    double counted;   /* ms since the start of the process at the first counted frame */
    double processor; /* ms of processor used up to then */
    unsigned frames;
};

/* The window is open. Like all calls here it does nothing unless t->on. */
void timings_window(const struct timings *t);
/* The loop has woken and begins a frame. */
void timings_begin(struct timings *t);
/* The frame has been presented. real: everything it is meant to show has been loaded. */
void timings_end(struct timings *t, const struct gfx *gfx, bool real);
/* The program ends. */
void timings_report(const struct timings *t, const struct gfx *gfx);

#endif
