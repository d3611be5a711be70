/* Settings in one readable file of groups and keys. Reading never fails: what is wrong gives the default. */
#ifndef CONSPIRACY_PLATFORM_SETTINGS_H
#define CONSPIRACY_PLATFORM_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>

struct settings;

/* Reads the file at path (NULL: settings.ini in the config folder). Missing: defaults, no notice. Broken: it
 * is kept aside as PATH.broken (-2, -3 … beside those kept before), defaults are used, and notice gets one line
 * saying so; else notice is "". NULL only when memory is out. The caller closes it. */
struct settings *settings_open(const char *path, char *notice, size_t notice_size);
void settings_close(struct settings *settings); /* does not save */

/* Typed getters: the fallback when missing or malformed; numbers are clamped to lo … hi. */
int settings_int(const struct settings *settings, const char *group, const char *key, int fallback, int lo,
                 int hi);
/* Whether there is something at the key that is no whole number: settings_int gives its fallback for it. */
bool settings_int_malformed(const struct settings *settings, const char *group, const char *key);
/* Copies the text, cut to size at a whole character. */
void settings_text(const struct settings *settings, const char *group, const char *key, const char *fallback,
                   char *out, size_t size);

void settings_set_int(struct settings *settings, const char *group, const char *key, int value);
void settings_set_text(struct settings *settings, const char *group, const char *key, const char *value);

/* Something was set since it was read or saved. */
bool settings_changed(const struct settings *settings);

/* Writes the file whole or not at all, and leaves in it what others have set since it was read. false with one line in error. */
bool settings_save(struct settings *settings, char *error, size_t error_size);

#endif
