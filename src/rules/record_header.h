/* The header of a record. */
#ifndef CONSPIRACY_RULES_RECORD_HEADER_H
#define CONSPIRACY_RULES_RECORD_HEADER_H

#include "rules/record_lines.h"

/* Reads the header and the blank line that ends it. Returns the match before its first event, which the caller frees,
 * or NULL and err: what is wrong. */
match *record_read_header(record_lines *lines, game_shelf *shelf, record_error *err);

#endif
