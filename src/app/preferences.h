/* The settings, as scenes know them (enum host_setting), over the settings file. */
#ifndef CONSPIRACY_APP_PREFERENCES_H
#define CONSPIRACY_APP_PREFERENCES_H

#include "platform/keys.h"
#include "platform/place.h"
#include "platform/settings.h"
#include "table/host.h"

struct preferences {
    struct settings *file; /* NULL: nothing is saved */
    int value[HOST_SETTING_COUNT];
    struct key_map keys;
};

/* Reads the file at path (NULL: the usual one; "": none, and nothing is saved). notice: one line if the file
 * was broken or has invalid values, else "". */
void preferences_open(struct preferences *p, const char *path, char *notice, size_t notice_size);
void preferences_close(struct preferences *p);
/* Sets a value, clamped to its range, to be saved. Returns the value set. */
int preferences_set(struct preferences *p, enum host_setting which, int value);
/* Sets a value for this run only. */
void preferences_override(struct preferences *p, enum host_setting which, int value);
/* The chosen keys are to be saved. */
void preferences_keep_keys(struct preferences *p);
/* Where the window was last time; its width is 0 when that is not known. */
struct screen_rect preferences_window(const struct preferences *p);
void preferences_keep_window(struct preferences *p, struct screen_rect at);
/* Writes the file if anything changed. False with one line in error. */
bool preferences_save(struct preferences *p, char *error, size_t error_size);

/* The code of a language, such as `de`; "" for the system's; NULL past the last. */
const char *language_code(size_t i);
const char *language_title(size_t i); /* in that language: `Deutsch` */
/* language_begin() sets gettext up; language_use() switches to another language, by index. */
void language_begin(void);
void language_use(size_t i);

#endif
