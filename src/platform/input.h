/* From SDL's events to ours: keys, pads with hot-plug and repeat, mouse, touch. */
#ifndef CONSPIRACY_PLATFORM_INPUT_H
#define CONSPIRACY_PLATFORM_INPUT_H

#include "platform/clock.h"
#include "platform/event.h"

struct window;
struct input;

/* Needs an initialised SDL (window_open() did it), window may be NULL in tests.
 * Never fails: without controllers there are none. The caller closes it. */
struct input *input_open(struct window *window, struct clock_source clock);
void input_close(struct input *input);

/* The next event; false when there is none now. Never waits. */
bool input_poll(struct input *input, struct input_event *out);

/* Waits until an event is there, at most timeout_ms (negative: for ever). A held stick or dpad shortens
 * the wait to its next repeat. True when input_poll() will have something. */
bool input_wait(struct input *input, int timeout_ms);

/* Wakes input_wait() from any thread: INPUT_WAKE. Safe before input_open() and after input_close(). */
void input_wake(void);

/* Puts an event in the queue as if a person had made it: for tests, demo and replay of input. */
void input_push(struct input *input, const struct input_event *event);

/* What carries an action on a device, short, for a shortcut label: "Enter", "A", "Esc". "" when nothing does.
 */
const char *input_glyph(enum input_action action, enum input_device device);

#endif
