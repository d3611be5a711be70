/* Where the program's own files are, by the XDG base directory rules. */
#ifndef CONSPIRACY_PLATFORM_FOLDERS_H
#define CONSPIRACY_PLATFORM_FOLDERS_H

#include <stdbool.h>
#include <stddef.h>

enum folder {
    FOLDER_CONFIG,   /* settings.ini */
    FOLDER_DATA,     /* saves/, records/, notebooks.ini */
    FOLDER_PICTURES, /* screenshots */
};

/* Call first in any program that asks for folders. Unsets HOME and XDG variables that are not absolute paths,
 * as the XDG rules demand: saves would land wherever the program was started, and libraries would complain on
 * lines of their own. */
void folders_begin(void);

/* Writes the path of a file in the folder. under: its path there, with slashes if need be, or NULL for the
 * folder itself. False when it does not fit. */
bool folder_path(enum folder folder, const char *under, char *out, size_t size);

#endif
