/* The settings as scenes know them, over the settings file. */
#ifndef CONSPIRACY_APP_PREFERENCES_H
#define CONSPIRACY_APP_PREFERENCES_H

#include "platform/settings.h"
#include "table/host.h"

struct preferences {
    struct settings *file; /* NULL: nothing is kept */
    int value[HOST_SETTING_COUNT];
};

/* Reads them from the file at path (NULL: the usual one; "": none, nothing is kept). notice: one line when the
 * file was broken or has values that are none, else "". */
void preferences_open(struct preferences *p, const char *path, char *notice, size_t notice_size);
void preferences_close(struct preferences *p);
/* Sets within range and keeps it in the file. Returns the value set. */
int preferences_set(struct preferences *p, enum host_setting which, int value);
/* Sets for this run only. */
void preferences_override(struct preferences *p, enum host_setting which, int value);
/* Writes the file if anything changed. False and a line: could not. */
bool preferences_save(struct preferences *p, char *error, size_t error_size);

/* Languages: the code of one (`de`), "" for the system's; NULL past the last. */
const char *language_code(size_t i);
const char *language_title(size_t i); /* in itself: `Deutsch` */
/* Sets gettext up; then again whenever another language (index) is chosen. */
void language_begin(void);
void language_use(size_t i);

#endif
