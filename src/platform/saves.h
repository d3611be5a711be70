/* Saved matches: one file a match, with its previous version kept as .bak. What a save contains is the caller's business
 * (the text of a match). */
#ifndef CONSPIRACY_PLATFORM_SAVES_H
#define CONSPIRACY_PLATFORM_SAVES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

enum { SAVES_NAME = 96, SAVES_PATH = 1024 };

#define SAVES_ENDING ".save"

/* One save on disk. */
struct save_slot {
    char path[SAVES_PATH];
    char name[SAVES_NAME]; /* the file's name without its extension */
    struct timespec modified;
    size_t bytes;
};

/* folder, in all calls below: where the saves are; NULL: saves/ in the data folder. */

/* Lists the files in a folder whose names end so (SAVES_ENDING), newest first: how many there are, and *out, which the
 * caller frees; 0 and NULL where there are none, or memory is out. */
size_t saves_list(const char *folder, const char *ends, struct save_slot **out);

/* Whether the save is newer; of two of the same time it is the one whose name comes first. */
bool saves_newer(const struct save_slot *a, const struct save_slot *b);

/* The newest save; false when there is none. */
bool saves_newest(const char *folder, struct save_slot *out);

/* A match is played by one program at a time. Keeps others from that of this number until the returned descriptor is closed,
 * which also happens when the program dies. -1: another program plays it (*taken), or nobody can be kept from anything here
 * (no folder, a disk without locks). */
int saves_hold(const char *folder, uint64_t number, bool *taken);

/* Writes a save, completely or not at all; its previous version becomes the .bak. Slashes and control characters in the
 * name become '_'. False with one line in error (disk full, read-only): report it once and go on. */
bool saves_write(const char *folder, const char *name, const char *data, size_t bytes, char *error,
                 size_t error_size);

/* Reads a save. The text is null-terminated; the caller frees it. NULL with one line in error. */
char *saves_read(const char *path, size_t *bytes, char *error, size_t error_size);

/* The same of its beginning, a few thousand bytes, if it is longer than that; else *whole. */
char *saves_read_start(const char *path, size_t *bytes, bool *whole, char *error, size_t error_size);

/* The .bak of a save: its path, time and size, under the name of the save. False: there is none. */
bool saves_former(const struct save_slot *slot, struct save_slot *out);

/* Renames a damaged save; aside (size bytes) gets its new name (see file_set_aside). former: the .bak takes
 * its place, and also stays. False: nothing has changed. */
bool saves_set_aside(const char *path, bool former, char *aside, size_t size);

/* Removes a save and its .bak. */
bool saves_remove(const char *path, char *error, size_t error_size);

#endif
