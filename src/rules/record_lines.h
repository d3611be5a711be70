/* A record's text, line by line: what is left of each once its comment and its spacing are gone. */
#ifndef CONSPIRACY_RULES_RECORD_LINES_H
#define CONSPIRACY_RULES_RECORD_LINES_H

#include "rules/record.h"

struct record_lines {
    const char *at, *end; /* what has not been read */
    size_t number;        /* of the line read last, from 1 */
    bool commented;       /* it had a comment */
    /* Its words: no comment, no blanks around, one blank for each run of them outside quotes. */
    char words[RECORD_LINE_MAX];
};

/* Starts at the first line. False and err: too long for a record. */
bool record_lines_start(struct record_lines *lines, const char *bytes, size_t length, record_error *err);

/* Goes on to the next line. False: there is none, and err->line is 0; or the line is no text, and err says why. */
bool record_lines_next(struct record_lines *lines, record_error *err);

/* Notes what is wrong with a line; returns false. What a precision (%.40s) cut inside a character is left out. */
bool record_wrong(record_error *err, size_t line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
