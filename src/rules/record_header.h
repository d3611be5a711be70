/* The header of a record. */
#ifndef CONSPIRACY_RULES_RECORD_HEADER_H
#define CONSPIRACY_RULES_RECORD_HEADER_H

#include "rules/record_lines.h"

/* Reads the header and the blank line that ends it. Returns the match before its first event, which the caller frees,
 * or NULL and err: what is wrong. */
struct match *record_read_header(struct record_lines *lines, struct game_shelf *shelf, record_error *err);

#endif
