/* A match in a file, saved or finished: a record with or without a comment about it (save_head.h). */
#ifndef CONSPIRACY_APP_KEPT_H
#define CONSPIRACY_APP_KEPT_H

#include "app/save_head.h"

struct game_shelf; /* rules/shelf.h */

struct kept_match {
    /* only its beginning, if no more was asked for and the comment vouches for the rest; the caller frees it; NULL: it cannot be read */
    struct match *m;
    struct save_head head; /* .match 0: the file does not say */
    char game[32];         /* the id of its game; "": it names none */
    bool foreign;          /* this program does not have that game */
    bool later;            /* a later program wrote it: it is not for this one to mend */
};

/* Reads the match in a file. beginning: its header and its comment are enough, for a list: the rest of a long file is not
 * even read. False and err: it cannot be read. */
bool kept_read(struct game_shelf *shelf, const char *path, bool beginning, struct kept_match *out,
               game_error *err);

/* The saves of a folder that end so, newest first: an array of *n elements of `size` bytes, all zero but that each begins with a struct
 * save_slot. The caller frees it. NULL, with *n 0: memory is out. */
void *kept_list(const char *folder, const char *ending, size_t size, size_t *n);

/* The part of a path after the last slash. */
const char *kept_name(const char *path);

#endif
