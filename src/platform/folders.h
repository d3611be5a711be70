/* Where the program's own files live, after the XDG base directory rules. */
#ifndef CONSPIRACY_PLATFORM_FOLDERS_H
#define CONSPIRACY_PLATFORM_FOLDERS_H

#include <stdbool.h>
#include <stddef.h>

enum folder {
    FOLDER_CONFIG,   /* settings.ini */
    FOLDER_DATA,     /* saves/, records/, statistics */
    FOLDER_CACHE,    /* what may be lost */
    FOLDER_PICTURES, /* screenshots */
};

/* Writes the path of a file in the folder; `under` may be NULL or hold slashes. false when it does not fit.
 */
bool folder_path(enum folder folder, const char *under, char *out, size_t size);

/* Makes the directory and its parents. false when it cannot be made; errno says why. */
bool folder_make(const char *path);

#endif
