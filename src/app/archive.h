/* The shelf of finished matches: the records in the records folder, newest first. What is listed is read from each file's
 * head (save_head.h) where that vouches for the rest; other files are replayed. */
#ifndef CONSPIRACY_APP_ARCHIVE_H
#define CONSPIRACY_APP_ARCHIVE_H

#include "platform/saves.h"
#include "rules/game.h"

struct game_shelf;  /* rules/shelf.h */
struct host_record; /* scene/games.h */
struct match;       /* rules/match.h */
struct match_setup; /* rules/match.h */
struct save_head;   /* app/save_head.h */

struct archive {
    char folder[SAVES_PATH];
    struct game_shelf *shelf; /* opens boxes; not the archive's own */
    struct archive_entry *entry;
    size_t count;
    bool listed;
};

/* folder: where the records are. */
void archive_open(struct archive *a, const char *folder, struct game_shelf *shelf);
void archive_close(struct archive *a);
void archive_refresh(struct archive *a); /* the list will be read again */

size_t archive_count(struct archive *a);
/* NULL past the last; valid until the list is read again, as is a path. */
const struct host_record *archive_line(struct archive *a, size_t i);
const char *archive_path(struct archive *a, size_t i);
/* Whether record i is of the match with that number (not 0), which is over or was given up. */
bool archive_is(struct archive *a, size_t i, uint64_t match);
/* The file of such a match, or NULL. */
const char *archive_find(struct archive *a, uint64_t match);
/* The match in a record; the caller frees it. NULL and err: it cannot be read. match: its number, 0: the file has none. */
struct match *archive_read(struct archive *a, size_t i, uint64_t *match, game_error *err);
/* Deletes the file. False: it is still there. */
bool archive_remove(struct archive *a, size_t i);

/* Every finished match that can be read: its setup, and how it went. */
void archive_each(struct archive *a,
                  void (*each)(void *ctx, const struct match_setup *setup, const struct save_head *head),
                  void *ctx);

/* A file's head; where it has none or is damaged only what can be told without replaying, which is nothing. */
bool archive_head(const char *path, struct save_head *out);
/* `today 21:40`, or the day; "" where no calendar goes so far. */
void archive_when(const struct timespec *modified, char *out, size_t size);
/* Who won and how: `Nobody wins — a draw`. */
void archive_ended(const struct match_setup *setup, const struct save_head *head, struct text *out);

#endif
