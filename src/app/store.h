/* What is kept on disk: autosaves, games put aside, notebooks, finished records. */
#ifndef CONSPIRACY_APP_STORE_H
#define CONSPIRACY_APP_STORE_H

#include "platform/saves.h"
#include "scene/games.h"

struct match;      /* rules/match.h */
struct game_shelf; /* rules/shelf.h */

enum { STORE_LISTED = 64, KEEP_ID = 32 };

struct store {
    char saves[SAVES_PATH];   /* folder of saves */
    char records[SAVES_PATH]; /* folder of records */
    char notes[SAVES_PATH];   /* file of the notebooks */
    struct game_shelf *shelf; /* opens boxes; not owned */
    bool failing;             /* saving failed and people were told */
    char failure[512];        /* the line to tell them, once, on that or on a damaged save; else "" */
    char *buffer;             /* for a record's text */
    bool made_room;           /* damaged autosaves were set aside: from here on there are new ones */
    int claim, instance;      /* which of the programs that run at once this is; claim -1: not claimed yet */

    /* The list of saves, read when it is asked for. */
    bool listed;
    size_t count;
    struct save_slot slot[STORE_LISTED];
    struct host_save line[STORE_LISTED];
    char id[STORE_LISTED][KEEP_ID]; /* of its game; "" where it cannot be loaded */
};

/* folder: where saves/, records/ and notebooks.ini are; NULL: the user's data folder. False: no memory. */
bool store_open(struct store *s, const char *folder, struct game_shelf *shelf);
void store_close(struct store *s);

/* Writes the match as the newest autosave; id: the number that stays with the match. On the first failure `failure` gets a line for people. Before the first one,
 * autosaves that are damaged, or of a game that this program does not have, are set aside, since they would be written over. */
void store_autosave(struct store *s, const struct match *m, uint64_t id);
/* The newest autosave that can be read is another game, unfinished: puts it aside under a name of its own, so that nothing
 * is lost. */
void store_set_aside(struct store *s);
/* Writes a match to the folder of records, in a file named by game, day and time: all of it when it is over, else what viewer
 * (a seat, or SEAT_NONE) may know. Adds the path to out. False and err: it could not be written. */
bool store_record(struct store *s, const struct match *m, int viewer, struct text *out, game_error *err);

/* The saves, newest first: how many, and what is said of each (NULL past the last), which holds until the list is read
 * again. */
size_t store_count(struct store *s);
const struct host_save *store_line(struct store *s, size_t i);
/* The match in a save, which the caller frees; of a damaged one that is the save before it, which takes its place, and
 * `failure` gets a line for people. id: the number that stays with the match; 0: the save does not say. NULL and err:
 * neither can be read. */
struct match *store_read(struct store *s, size_t i, uint64_t *id, game_error *err);
/* The newest save that can be read, of one game (its id) or of any (NULL), is of a match that is not over. */
bool store_newest(struct store *s, const char *game, size_t *i);
/* Removes a save for good. False: it is still there. */
bool store_remove(struct store *s, size_t i);
void store_refresh(struct store *s); /* the list is read again when it is asked for */

/* A number for a match whose save has none, from its set-up: the same record, the same number. */
uint64_t store_note_key(const struct match *m);
/* What seat has noted on rival, one line, "" if nothing; and noting it. What cannot be written is said as by store_autosave. */
void store_note_read(struct store *s, uint64_t key, int seat, int rival, char *out, size_t size);
void store_note_write(struct store *s, uint64_t key, int seat, int rival, const char *text);

#endif
