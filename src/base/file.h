/* Whole files in and out. Errors are one line for people, naming the path. */
#ifndef CONSPIRACY_BASE_FILE_H
#define CONSPIRACY_BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>

/* Why a file could not be read or written: one line, `PATH: reason`, no line break. */
struct file_error {
    char text[256];
};

/* Reads all of path (`-`: standard input), at most `most` bytes; more is an error. On success *bytes is a fresh
 * buffer, which the caller frees, terminated by a 0 that *length does not count. */
bool file_read(const char *path, size_t most, char **bytes, size_t *length, struct file_error *err);

/* Reads the file's first `most` bytes, or all of them where there are fewer, then *whole. Otherwise as file_read(). */
bool file_read_start(const char *path, size_t most, char **bytes, size_t *length, bool *whole,
                     struct file_error *err);

/* Writes the whole file or leaves the old one: to a temporary file beside it, flushed to disk, then renamed over
 * path; the file that was there is kept as `path.bak`. Of programs that write the same file at once the later has it, and
 * the one before is the .bak, as if they had taken turns. Behind a symbolic link the file it leads to is written. What is no
 * regular file (a pipe, /dev/stdout) is written to directly. `-` is standard output. */
bool file_write(const char *path, const char *bytes, size_t length, struct file_error *err);

/* The same, but the file that was there is not kept. For what can be made again: pictures. */
bool file_replace(const char *path, const char *bytes, size_t length, struct file_error *err);

/* Writes a file into a folder that is there, `NAME.ending`, or `NAME (2).ending` and so on where there is one already, of this
 * program or any other; path (size bytes) is where. As with file_write() it is whole before it bears that name. False and
 * err: it cannot be written. */
bool file_write_new(const char *folder, const char *name, const char *ending, const char *bytes,
                    size_t length, char *path, size_t size, struct file_error *err);

/* Gives a file that cannot be used the name `PATH.broken`, or `PATH.broken-2` and so on where there is one already, so that
 * a person can mend it. aside (size bytes) is that name. False: it is still where it was. */
bool file_set_aside(const char *path, char *aside, size_t size);

/* Whether file_write would get as far as writing to path, as far as can be told without touching what is there. False and
 * err: it would not. */
bool file_can_write(const char *path, struct file_error *err);

/* Makes a folder and those above it, as `mkdir -p` (mode 0700). True when it is there at the end. */
bool file_make_folder(const char *path, struct file_error *err);

#endif
