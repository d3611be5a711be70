/* Settings in one readable file of groups and keys. Reading never fails: whatever is wrong yields the
 * default. */
#ifndef CONSPIRACY_PLATFORM_SETTINGS_H
#define CONSPIRACY_PLATFORM_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>

struct settings;

/* Reads the file at path (NULL: settings.ini in the config folder). If there is none, the defaults hold and
 * notice is "". A broken file is renamed to PATH.broken (-2, -3 … if that exists), the defaults hold, and
 * notice says so in one line. NULL only when memory is out. The caller closes it. */
struct settings *settings_open(const char *path, char *notice, size_t notice_size);
void settings_close(struct settings *settings); /* does not save */

/* These return the fallback when the value is missing or malformed; numbers are clamped to lo … hi. */
int settings_int(const struct settings *settings, const char *group, const char *key, int fallback, int lo,
                 int hi);
/* Whether the key has a value that is not a whole number, so that settings_int() returns its fallback. */
bool settings_int_malformed(const struct settings *settings, const char *group, const char *key);
/* Copies the text, cut at a whole character to fit size. */
void settings_text(const struct settings *settings, const char *group, const char *key, const char *fallback,
                   char *out, size_t size);

void settings_set_int(struct settings *settings, const char *group, const char *key, int value);
void settings_set_text(struct settings *settings, const char *group, const char *key, const char *value);

/* Whether anything was set since the file was read or saved. */
bool settings_changed(const struct settings *settings);

/* Writes the file, completely or not at all, keeping what other programs have set in it since it was read.
 * False with one line in error; what was there and could not be read is not written over. */
bool settings_save(struct settings *settings, char *error, size_t error_size);

#endif
