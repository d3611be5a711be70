/* What the program saves: autosaves, games put aside, notebooks, finished records. */
#ifndef CONSPIRACY_APP_STORE_H
#define CONSPIRACY_APP_STORE_H

#include "app/archive.h"
#include "app/tally.h"
#include "scene/games.h"

struct match;      /* rules/match.h */
struct game_shelf; /* rules/shelf.h */

enum { STORE_LISTED = 64, STORE_ID = 32 };

struct store {
    char saves[SAVES_PATH];   /* folder of saves */
    char records[SAVES_PATH]; /* folder of records */
    char notes[SAVES_PATH];   /* file of the notebooks */
    struct archive archive;   /* the finished matches in `records` */
    struct tally tally;       /* statistics */
    struct game_shelf *shelf; /* opens boxes; not the store's own */
    bool failing;             /* saving has failed, and people were told */
    char failure[512];   /* the line to tell them: about that, or a damaged save; "" when there is none */
    char *buffer;        /* for a record's text */
    bool made_room;      /* damaged autosaves have been set aside */
    int claim, instance; /* which of the running programs this is (saves_claim); claim -1: not claimed yet */

    /* The list of saves, read when it is needed. */
    bool listed;
    size_t count;
    struct save_slot slot[STORE_LISTED];
    struct host_save line[STORE_LISTED];
    char id[STORE_LISTED][STORE_ID]; /* of its game; "" if it cannot be loaded */
};

/* folder: where saves/, records/ and notebooks.ini are; NULL: the user's data folder. False when memory is
 * out. */
bool store_open(struct store *s, const char *folder, struct game_shelf *shelf);
void store_close(struct store *s);

/* Writes the match as the newest autosave. id: the number that stays with the match. On the first failure,
 * `failure` gets a line for people. Before the first autosave, damaged ones and those of games this program
 * does not have are set aside, as they would be overwritten. */
void store_autosave(struct store *s, const struct match *m, uint64_t id);
/* Files a match that is not over as given up, as the newest autosave as well, and counts it. False and err: it could not be
 * filed, and nothing has changed. */
bool store_give_up(struct store *s, const struct match *m, uint64_t id, game_error *err);
/* If the newest readable autosave is of an unfinished match, copies it under a name of its own, so that a new
 * game does not overwrite it. */
void store_set_aside(struct store *s);
/* Writes a match into the records folder, in a file named after game, day and time: complete when it is over, under its
 * number; else, in a folder of its own, what viewer (a seat, or SEAT_NONE) may know. Appends the path to out. False and err
 * on failure. */
bool store_record(struct store *s, const struct match *m, uint64_t id, int viewer, struct text *out,
                  game_error *err);

/* The saves, newest first: how many there are, and the description of each (NULL past the last), valid until
 * the list is read again. */
size_t store_count(struct store *s);
const struct host_save *store_line(struct store *s, size_t i);
/* The match in a save; the caller frees it. If the save is damaged, the version before it takes its place,
 * and `failure` gets a line for people. id: the number that stays with the match; 0: the save does not say.
 * NULL and err if neither can be read. */
struct match *store_read(struct store *s, size_t i, uint64_t *id, game_error *err);
/* The newest readable save, of one game (its id) or of any (NULL). True if its match is not over. */
bool store_newest(struct store *s, const char *game, size_t *i);
/* Deletes a save. False: it is still there. */
bool store_remove(struct store *s, size_t i);
void store_refresh(struct store *s); /* the list will be read again */

/* A number for a match whose save has none, from its setup: the same record gives the same number. */
uint64_t store_note_key(const struct match *m);
/* Reads (one line; "" if there is none) and writes what a seat has noted about a rival. A failure is reported
 * as by store_autosave(). */
void store_note_read(struct store *s, uint64_t key, int seat, int rival, char *out, size_t size);
void store_note_write(struct store *s, uint64_t key, int seat, int rival, const char *text);

#endif
