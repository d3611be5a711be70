/* Saved matches: three rotating autosaves and any number of named saves, each with its previous version kept
 * as .bak. What a save contains is the caller's business (the text of a match). */
#ifndef CONSPIRACY_PLATFORM_SAVES_H
#define CONSPIRACY_PLATFORM_SAVES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SAVES_AUTO = 3, SAVES_INSTANCES = 3, SAVES_NAME = 96, SAVES_PATH = 1024 };

/* One save on disk. */
struct save_slot {
    char path[SAVES_PATH];
    char name[SAVES_NAME]; /* the file's name without its extension */
    int64_t modified_ns;   /* nanoseconds since 1970 */
    size_t bytes;
    bool automatic;
};

/* folder, in all calls below: where the saves are; NULL: saves/ in the data folder. */

/* Lists the saves, newest first; fills in at most cap and returns how many there are. */
size_t saves_list(const char *folder, struct save_slot *out, size_t cap);

/* The same of the files in a folder whose names end so, `.rec`. */
size_t saves_list_of(const char *folder, const char *ends, struct save_slot *out, size_t cap);

/* The newest save of either kind; false when there is none. */
bool saves_newest(const char *folder, struct save_slot *out);

/* Programs that run at the same time have three autosaves each. Claims the first free set, until the returned
 * descriptor is closed, which also happens when the program dies. *instance: the number of the set; 0, with
 * -1 returned, when none can be claimed. */
int saves_claim(const char *folder, int *instance);
/* Writes an autosave over the instance's oldest one, completely or not at all. instance: below
 * SAVES_INSTANCES. False with one line in error (disk full, read-only): report it once and go on. */
bool saves_write_auto(const char *folder, int instance, const char *data, size_t bytes, char *error,
                      size_t error_size);

/* Writes a named save; its previous version becomes the .bak. Slashes and control characters in the name
 * become '_'. */
bool saves_write(const char *folder, const char *name, const char *data, size_t bytes, char *error,
                 size_t error_size);

/* Reads a save. The text is null-terminated; the caller frees it. NULL with one line in error. */
char *saves_read(const char *path, size_t *bytes, char *error, size_t error_size);

/* The .bak of a save: its path, time and size, under the name of the save. False: there is none. */
bool saves_former(const struct save_slot *slot, struct save_slot *out);

/* Renames a damaged save; aside (size bytes) gets its new name (see file_set_aside). former: the .bak takes
 * its place, and also stays. False: nothing has changed. */
bool saves_set_aside(const char *path, bool former, char *aside, size_t size);

/* Removes a save and its .bak. */
bool saves_remove(const char *path, char *error, size_t error_size);

#endif
