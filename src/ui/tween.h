/* Values that move in time. One set drives all motion of a screen; it can be hurried, finished or made
 * instant. */
#ifndef CONSPIRACY_UI_TWEEN_H
#define CONSPIRACY_UI_TWEEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum ease { EASE_LINEAR, EASE_IN, EASE_OUT, EASE_IN_OUT, EASE_BACK, EASE_BOUNCE };

/* t from 0 to 1 → progress, 0 at 0 and 1 at 1. */
float ease_at(enum ease ease, float t);

enum tween_speed { SPEED_NORMAL, SPEED_FAST, SPEED_INSTANT };

/* A handle; 0 is none: its value is 0 and it is done. Handles of finished tweens stay valid until
 * tweens_clear(), or until 512 younger ones were started. */
typedef uint32_t tween_id;

struct tweens; /* opaque; one is in every ui: ui_tweens() */

struct tweens *tweens_new(void);
void tweens_free(struct tweens *tweens);

/* Moves from → to in ms after delay_ms, measured from the time last given to tweens_tick(). */
tween_id tween_start(struct tweens *tweens, float from, float to, int ms, int delay_ms, enum ease ease);

/* The same, beginning when another is done (after; 0: now): chains. */
tween_id tween_after(struct tweens *tweens, tween_id after, float from, float to, int ms, enum ease ease);

float tween_value(const struct tweens *tweens, tween_id id); /* its start value before it begins */
bool tween_done(const struct tweens *tweens, tween_id id);
bool tween_begun(const struct tweens *tweens, tween_id id); /* its delay is over */
void tween_finish(struct tweens *tweens, tween_id id);

/* Time goes on. now_ms never decreases. */
void tweens_tick(struct tweens *tweens, uint64_t now_ms);

/* Ends all of them at once: any key does that. Returns whether any was still moving. */
bool tweens_finish(struct tweens *tweens);
void tweens_clear(struct tweens *tweens);
bool tweens_busy(const struct tweens *tweens);

/* How fast tweens started from now on run: fast takes 2/5 of the time; instant ends at once. */
void tweens_set_speed(struct tweens *tweens, enum tween_speed speed);
enum tween_speed tweens_speed(const struct tweens *tweens);

/* Reduced motion: tweens jump to their end (as instant), scenes leave out shaking and sliding. */
void tweens_set_reduced(struct tweens *tweens, bool reduced);
bool tweens_reduced(const struct tweens *tweens);

#endif
