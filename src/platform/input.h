/* Translates SDL's events into ours: keys, mouse, touch, and controllers with hot-plug and repeat. */
#ifndef CONSPIRACY_PLATFORM_INPUT_H
#define CONSPIRACY_PLATFORM_INPUT_H

#include "platform/clock.h"
#include "platform/event.h"

struct window;
struct input;

/* SDL must be initialised (window_open() does it); window may be NULL in tests. Never fails: without
 * controllers there are simply none. The caller closes it. */
struct input *input_open(struct window *window, struct clock_source clock);
void input_close(struct input *input);

/* The next event; false when there is none. Never waits. */
bool input_poll(struct input *input, struct input_event *out);

/* Waits for an event, at most timeout_ms (negative: for ever), or until a held stick or D-pad is due to
 * repeat. True when input_poll() will return something. */
bool input_wait(struct input *input, int timeout_ms);

/* How often anything has gone down or come up so far that input_poll() has taken: keys but for shift and its like, buttons of the mouse
 * and of controllers, triggers. Whoever presses for the program knows by it that the press has arrived (--describe). */
unsigned input_heard(const struct input *input);

/* Keys that were chosen instead of the usual ones; the caller keeps them for as long. NULL: none were. */
struct key_map;
void input_set_keys(struct input *input, const struct key_map *keys);
/* While on, keys that go down come as INPUT_KEY, whatever they mean: to be chosen. */
void input_capture(struct input *input, bool on);

/* Makes input_wait() return, from any thread: INPUT_WAKE. Safe before input_open() and after input_close(). */
void input_wake(void);

/* The short name of the key or button for an action, for a shortcut label: "Enter", "A", "Esc". "" if the
 * device has none. labels: of a controller. */
const char *input_glyph(enum input_action action, enum input_device device, enum input_labels labels);

#endif
