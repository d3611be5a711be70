/* What the program saves: matches in play, notebooks, finished records. */
#ifndef CONSPIRACY_APP_STORE_H
#define CONSPIRACY_APP_STORE_H

#include "app/archive.h"
#include "app/save_head.h"
#include "app/tally.h"
#include "scene/games.h"

struct match;      /* rules/match.h */
struct game_shelf; /* rules/shelf.h */

enum { STORE_ID = 32 };

/* A save on disk, and what is said of it. */
struct store_file {
    struct save_slot slot; /* first: kept_list */
    struct host_save line;
    struct save_head head;
    char id[STORE_ID]; /* of its game; "" if it cannot be loaded */
    bool older;        /* another save of the same match is newer */
};

struct store {
    char saves[SAVES_PATH];   /* folder of saves */
    char records[SAVES_PATH]; /* folder of records */
    char notes[SAVES_PATH];   /* file of the notebooks */
    struct archive archive;   /* the finished matches in `records` */
    struct tally tally;       /* statistics */
    struct game_shelf *shelf; /* opens boxes; not the store's own */
    bool failing;             /* saving has failed, and people were told */
    char failure[512]; /* the line to tell them: about that, or a damaged save; "" when there is none */
    char *buffer;      /* for a record's text */
    int hold;          /* keeps other programs from the match `held` (saves_hold); -1: nothing does */
    uint64_t held;     /* 0: none yet */
    uint64_t left;     /* the match that is played from an earlier round on; 0: none */
    char left_at[SAVES_PATH]; /* its save, which is about to be left behind */

    /* The saves, newest first, read when they are needed, and the list of matches made of them. */
    bool listed;
    struct store_file *file;
    size_t files, count;
    size_t *entry; /* the save of each match in the list */
};

/* folder: where saves/, records/ and notebooks.ini are; NULL: the user's data folder. False when memory is
 * out. */
bool store_open(struct store *s, const char *folder, struct game_shelf *shelf);
void store_close(struct store *s);

/* From now on this program plays the match of that number, and no other program does: returns the number or, if another
 * plays it already, a new one with the same notebooks, and `failure` gets a line for people. */
uint64_t store_take(struct store *s, uint64_t id);
/* Writes the match over its last save. id: the number that stays with the match. On the first failure, `failure` gets a line
 * for people. What a match had come to that is now played from an earlier round on is kept first, as a match of its own with
 * the same notebooks. */
void store_autosave(struct store *s, const struct match *m, uint64_t id);
/* Files a match that is not over as given up, and counts it. False and err: it could not be filed, and nothing has
 * changed. */
bool store_give_up(struct store *s, const struct match *m, uint64_t id, game_error *err);
/* Writes a match into the records folder, in a file named after game, day and time: complete when it is over, under its
 * number, which then is no longer among the saves; else, in a folder of its own, what viewer (a seat, or SEAT_NONE) may know. A match that was filed before and has been played to
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
/* Deletes all saves of the match of that number, which is not 0. */
void store_remove_match(struct store *s, uint64_t id);
/* Deletes all saves of a match in the list. False: some are still there. */
bool store_remove(struct store *s, size_t i);
void store_refresh(struct store *s); /* the list will be read again */

/* A number for a match whose save has none, from its setup: the same record gives the same number. */
uint64_t store_note_key(const struct match *m);
/* Reads (one line; "" if there is none) and writes what a seat has noted about a rival. A failure is reported
 * as by store_autosave(). */
void store_note_read(struct store *s, uint64_t key, int seat, int rival, char *out, size_t size);
void store_note_write(struct store *s, uint64_t key, int seat, int rival, const char *text);
/* What each has noted about whom in one match is in another's notebooks as well. */
void store_notes_copy(struct store *s, uint64_t from, uint64_t to);

#endif
