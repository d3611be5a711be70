/* --describe FILE: what can be pressed, kept up to date in a file, for end-to-end tests and assistive tools. */
#ifndef CONSPIRACY_APP_DESCRIBE_H
#define CONSPIRACY_APP_DESCRIBE_H

#include <stdbool.h>

struct ui;
struct describe;

/* NULL: no memory. The path must outlive it. */
struct describe *describe_open(const char *path);
void describe_close(struct describe *d);

/* After a frame: writes the file anew if anything is different. `still`: nothing moves and nobody thinks, the first
 * line says so (`still` or `moving`). Trouble with the file is said once on standard error. */
void describe_frame(struct describe *d, const struct ui *ui, bool still);

#endif
