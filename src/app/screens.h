/* Which screens are up: a small stack of scenes. Changes requested during a frame are made after it. */
#ifndef CONSPIRACY_APP_SCREENS_H
#define CONSPIRACY_APP_SCREENS_H

#include <stdbool.h>

struct host;
struct scene;
struct text;
struct ui;

enum { SCREENS_DEEP = 8, SCREENS_ASKED = 16 };

struct screens {
    struct {
        const struct scene *scene;
        void *state;
    } item[SCREENS_DEEP];
    int count;
    /* The requested changes: a scene to put on top (alone, if clear), or NULL to remove the top. */
    struct {
        const struct scene *scene;
        bool clear;
    } asked[SCREENS_ASKED];
    int asked_count;
};

/* Request a change: scene on top of the others; scene alone; the top removed (never the last one). */
void screens_push(struct screens *s, const struct scene *scene);
void screens_only(struct screens *s, const struct scene *scene);
void screens_pop(struct screens *s);
/* Makes the requested changes, opening and closing scenes. Call between frames. True when anything changed. */
bool screens_settle(struct screens *s, const struct host *h);

/* What the screen on top says of its presses; appended. */
void screens_describe(const struct screens *s, struct text *out);
/* The page of the help that fits what is shown, of the topmost screen that knows one; NULL: none does. */
const char *screens_topic(const struct screens *s);
const struct scene *screens_top(const struct screens *s); /* NULL: none */
bool screens_has(const struct screens *s, const struct scene *scene);

/* Draws the top scene, and under an overlay also the one below; then handles Back, if no widget used it.
 * Inside a ui frame. */
void screens_frame(struct screens *s, const struct host *h, struct ui *ui);
void screens_close(struct screens *s, const struct host *h);

#endif
