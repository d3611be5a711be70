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

/* First thing in a program that asks for folders. A home, or another of the folders that the environment names, that is no
 * absolute path counts as not set (the XDG rules say so): saves would go to wherever the program was started, and libraries
 * say so too, each in lines of its own. */
void folders_begin(void);

/* Writes the path of a file in the folder; `under` may be NULL or hold slashes. false when it does not fit.
 */
bool folder_path(enum folder folder, const char *under, char *out, size_t size);

/* Makes the directory and its parents (file_make_folder, without its line of what went wrong). */
bool folder_make(const char *path);

#endif
