/* Where the program's own files live, after the XDG base directory rules. */
#ifndef CONSPIRACY_PLATFORM_FOLDERS_H
#define CONSPIRACY_PLATFORM_FOLDERS_H

#include <stdbool.h>
#include <stddef.h>

enum folder {
    FOLDER_CONFIG,   /* settings.ini */
    FOLDER_DATA,     /* saves/, records/, notebooks.ini */
    FOLDER_PICTURES, /* screenshots */
};

/* Writes the path of a file in the folder; `under` may be NULL or hold slashes. false when it does not fit.
 */
bool folder_path(enum folder folder, const char *under, char *out, size_t size);

/* Makes the directory and its parents (file_make_folder, without its line of what went wrong). */
bool folder_make(const char *path);

#endif
