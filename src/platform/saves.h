/* Saved matches: three rotating autosaves and any number of named slots, each with the one before it kept
 * as .bak. What is inside a save is the caller's business (text of match.c). */
#ifndef CONSPIRACY_PLATFORM_SAVES_H
#define CONSPIRACY_PLATFORM_SAVES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SAVES_AUTO = 3, SAVES_INSTANCES = 3, SAVES_NAME = 96, SAVES_PATH = 1024 };

/* One save on disk. */
struct save_slot {
    char path[SAVES_PATH];
    char name[SAVES_NAME]; /* the slot's name without its ending */
    int64_t modified_ns;   /* since 1970, nanoseconds */
    size_t bytes;
    bool automatic;
};

/* folder below: where the saves are, or NULL for the data folder's saves/. */

/* Fills out with what is there, newest first; returns how many there are (may exceed cap). */
size_t saves_list(const char *folder, struct save_slot *out, size_t cap);

/* The newest save, automatic or not; false when there is none. */
bool saves_newest(const char *folder, struct save_slot *out);

/* Programs that run at once each have three autosaves of their own. Claims the first that is free until the returned
 * descriptor is closed, which the system does for a program that dies; *instance gets its number, 0 when nothing can be
 * claimed (then the result is -1). */
int saves_claim(const char *folder, int *instance);
/* Writes that instance's next autosave over its oldest of three, each whole or not at all. False with one line in error
 * (disk full, read-only): say it once and go on. instance is below SAVES_INSTANCES. */
bool saves_write_auto(const char *folder, int instance, const char *data, size_t bytes, char *error,
                      size_t error_size);

/* Writes a named slot; the one before is kept as .bak. Slashes and control characters in the name become '_'.
 */
bool saves_write(const char *folder, const char *name, const char *data, size_t bytes, char *error,
                 size_t error_size);

/* Reads a save; the text is terminated and is released with free(). NULL with one line in error. */
char *saves_read(const char *path, size_t *bytes, char *error, size_t error_size);

/* The save that was kept as .bak when the one at slot->path was written: its path, time and size, and the name of that one.
 * False: there is none. */
bool saves_former(const struct save_slot *slot, struct save_slot *out);

/* Sets a damaged save aside as aside (size bytes; see file_set_aside). former: the one before it gets its place, and stays
 * the .bak as well. False: nothing has changed. */
bool saves_set_aside(const char *path, bool former, char *aside, size_t size);

/* Removes a save and its .bak. */
bool saves_remove(const char *path, char *error, size_t error_size);

#endif
