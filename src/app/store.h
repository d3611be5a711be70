/* What the program saves: autosaves, games put aside, notebooks, finished records. */
#ifndef CONSPIRACY_APP_STORE_H
#define CONSPIRACY_APP_STORE_H

#include "app/archive.h"
#include "app/save_head.h"
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
    uint64_t playing;    /* the match that was saved last; 0: none yet */
    uint64_t left;       /* the match that is played from an earlier round on; 0: none */
    char left_at[SAVES_PATH]; /* its save, which is about to be left behind */

    /* The files, newest first, read when they are needed, and the list of matches made of them. */
    bool listed;
    size_t files, count;
    struct save_slot slot[STORE_LISTED];
    struct host_save line[STORE_LISTED];
    struct save_head head[STORE_LISTED];
    char id[STORE_LISTED][STORE_ID]; /* of its game; "" if it cannot be loaded */
    size_t entry[STORE_LISTED];      /* the file of each match in the list */
};

/* folder: where saves/, records/ and notebooks.ini are; NULL: the user's data folder. False when memory is
 * out. */
bool store_open(struct store *s, const char *folder, struct game_shelf *shelf);
void store_close(struct store *s);

/* Writes the match as the newest autosave. id: the number that stays with the match. On the first failure,
 * `failure` gets a line for people. What autosaves would overwrite is spared first: before the first one, those that are
 * damaged or of games this program does not have; before the first one of another match, unfinished matches, each
 * copied under a name of its own; and what a match had come to that is now played from an earlier round on, as a match of
 * its own with the same notebooks. */
void store_autosave(struct store *s, const struct match *m, uint64_t id);
/* Files a match that is not over as given up, as the newest autosave as well, and counts it. False and err: it could not be
 * filed, and nothing has changed. */
bool store_give_up(struct store *s, const struct match *m, uint64_t id, game_error *err);
/* Writes a match into the records folder, in a file named after game, day and time: complete when it is over, under its
 * number; else, in a folder of its own, what viewer (a seat, or SEAT_NONE) may know. A match that was filed before and has been played to
 * its end again takes that record's place. Appends the path to out. False and err on failure. */
bool store_record(struct store *s, const struct match *m, uint64_t id, int viewer, struct text *out,
                  game_error *err);

/* The matches that are not over, newest first, each by its newest save, and saves that cannot be read: how many there are,
 * and the description of each (NULL past the last), valid until the list is read again. */
size_t store_count(struct store *s);
const struct host_save *store_line(struct store *s, size_t i);
/* The match in a save, as it stands or, with back from 0 on, at one of its earlier rounds (host_save.back); the caller frees
 * it. If the save is damaged, the version before it takes its place, and `failure` gets a line for people. id: the number
 * that stays with the match; 0: the save does not say. NULL and err if neither can be read. */
enum { STORE_AS_IT_STANDS = -1 };
struct match *store_read(struct store *s, size_t i, int back, uint64_t *id, game_error *err);
/* The newest match of one game (its id) or of any (NULL) that can be loaded. False: there is none. */
bool store_newest(struct store *s, const char *game, size_t *i);
/* Deletes all saves of a match. False: some are still there. */
bool store_remove(struct store *s, size_t i);
void store_refresh(struct store *s); /* the list will be read again */

/* A number for a match whose save has none, from its setup: the same record gives the same number. */
uint64_t store_note_key(const struct match *m);
/* Reads (one line; "" if there is none) and writes what a seat has noted about a rival. A failure is reported
 * as by store_autosave(). */
void store_note_read(struct store *s, uint64_t key, int seat, int rival, char *out, size_t size);
void store_note_write(struct store *s, uint64_t key, int seat, int rival, const char *text);

#endif
