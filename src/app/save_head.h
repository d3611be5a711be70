/* What a save says of itself: a comment below the first line of its record, `# kept round=6 over=0 match=… check=…`. A
 * reader that does not know it takes it for a comment; one that does need not replay the match to list it. */
#ifndef CONSPIRACY_APP_SAVE_HEAD_H
#define CONSPIRACY_APP_SAVE_HEAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct match;
struct text;

enum { SAVE_HEAD_MAX = 96 }; /* bytes of the comment with its line break, at most */

struct save_head {
    unsigned round; /* 0: before the first */
    bool over;
    uint64_t match; /* a random number that stays with the match: its notebooks are found by it */
};

/* Appends the match's whole record with its comment. */
void save_head_write(const struct match *m, uint64_t match, struct text *out);

/* Reads the comment. False: there is none, or the check says that the record was changed since it was written. */
bool save_head_read(const char *bytes, size_t length, struct save_head *out);

/* A number that looks random, the same for the same number. */
uint64_t save_head_mix(uint64_t n);

#endif
