/* --describe FILE: what is on the screen, kept up to date in a file, for end-to-end tests and assistive tools.
 *
 *     still                        (or `moving`: something moves, or somebody thinks)
 *     heard 14                     (how often anything has gone down or come up so far: input_heard)
 *     match 27 3 respond           (where a table is up: how many of the match's events it has shown, and who decides
 *                                  what after the last of them, as `to-act` of `conspiracy-cli replay` has it)
 *     screen 1a2b3c4d
 *     spot …                       (what can be pressed, as ui_describe writes it) */
#ifndef CONSPIRACY_APP_DESCRIBE_H
#define CONSPIRACY_APP_DESCRIBE_H

#include <stdbool.h>

struct app;
struct describe;

/* NULL when memory is out. The path must outlive it. */
struct describe *describe_open(const char *path);
void describe_close(struct describe *d);

/* After a frame: rewrites the file of a->describe if anything has changed. still: nothing moves and nobody
 * thinks. A failure is reported once on standard error. */
void describe_frame(const struct app *a, bool still);

#endif
