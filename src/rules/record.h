/* Records: a match as text. RECORDS.md sets the format out. A record is the save, the replay and what an outside bot
 * is told; reading one replays it, so what was read is a legal match or nothing at all. */
#ifndef CONSPIRACY_RULES_RECORD_H
#define CONSPIRACY_RULES_RECORD_H

#include "rules/match.h"
#include "rules/shelf.h"

enum {
    RECORD_VERSION = 1,
    RECORD_MAX = MATCH_MAX_TEXT, /* bytes of a record, at most */
    RECORD_LINE_MAX = 1024,      /* bytes of a line, its comment left out, at most */
};

#define RECORD_NO_PLACE "-" /* instead of a place's name, in a game whose seats have none */

/* What is wrong with a record, and in which line (from 1). One line for people, translated. */
typedef struct record_error {
    size_t line;
    char text[640];
} record_error;

/* Reads a whole record of length bytes (no terminator needed). NULL and err: it is not a legal record, or no memory.
 * The shelf opens the game's box and must outlive the match. The caller frees the match. */
struct match *record_read(struct game_shelf *shelf, const char *bytes, size_t length, record_error *err);

/* Reads a record's header alone: the match before its first event, whatever comes after. NULL and err as above. */
struct match *record_begin(struct game_shelf *shelf, const char *bytes, size_t length, record_error *err);

/* The id of the game that a record names, whether this program has it or not. False: it names none. */
bool record_game(const char *bytes, size_t length, char *out, size_t size);

/* Whether a later program wrote it, in a version of the format that this one does not read. */
bool record_is_later(const char *bytes, size_t length);

/* Reads the record in a file (`-`: standard input). NULL: `why` holds one line, `PATH:LINE: what`, or `PATH: what`
 * when it could not be read at all. */
struct match *record_load(struct game_shelf *shelf, const char *path, struct text *why);

/* The header's lines, from `conspiracy-record: 1` on, without the blank line that ends it. */
void record_header(const struct match_setup *setup, struct text *out);

/* One event's line, `2 move Spy Rome`, without a line break. Hidden arguments are `?`. */
void record_event(const struct game_rules *rules, const struct game_box *box, int actor,
                  const game_action *action, struct text *out);

/* The same for a run of amounts (amounts.h), `2 pay Ada 100..9300`: what is legal is listed so, records hold none. */
void record_run(const struct game_rules *rules, const struct game_box *box, int actor,
                const game_action *first, size_t run, struct text *out);

/* The whole record. RECORD_MAX + 1 bytes hold any match. */
void record_write(const struct match *m, struct text *out);

/* The record as viewer (a seat, or SEAT_NONE for the public) may know it: what is private to others is `?`. */
void record_view(const struct match *m, int viewer, struct text *out);

/* Writes the whole record to a file, all or nothing (see file_write). False and err: why not. */
bool record_save(const struct match *m, const char *path, game_error *err);

#endif
