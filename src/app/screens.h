/* Which screen is up: a small stack of scenes. Changes asked for during a frame are made after it. */
#ifndef CONSPIRACY_APP_SCREENS_H
#define CONSPIRACY_APP_SCREENS_H

#include <stdbool.h>

struct host;
struct scene;
struct ui;

enum { SCREENS_DEEP = 8, SCREENS_ASKED = 16 };

struct screens {
    struct {
        const struct scene *scene;
        void *state;
    } item[SCREENS_DEEP];
    int count;
    /* What was asked for: a scene to put on top (after clearing, if so), or NULL to take the top away. */
    struct {
        const struct scene *scene;
        bool clear;
    } asked[SCREENS_ASKED];
    int asked_count;
};

/* Asks: scene on top of what is up; scene alone; the top away (never the last). */
void screens_push(struct screens *s, const struct scene *scene);
void screens_only(struct screens *s, const struct scene *scene);
void screens_pop(struct screens *s);
/* Does what was asked, opening and closing scenes. Between frames. True when anything changed. */
bool screens_settle(struct screens *s, const struct host *h);

const struct scene *screens_top(const struct screens *s); /* NULL: nothing is up */
bool screens_has(const struct screens *s, const struct scene *scene);

/* Draws the top, below an overlay what it lies on; then Back, if no widget took it. Inside a ui frame. */
void screens_frame(struct screens *s, const struct host *h, struct ui *ui);
void screens_close(struct screens *s, const struct host *h);

#endif
