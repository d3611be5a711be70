/* What has been played: a line for every finished match in a file of the data folder, from which statistics are counted. A
 * file that is lost or damaged is made again from the records. */
#ifndef CONSPIRACY_APP_TALLY_H
#define CONSPIRACY_APP_TALLY_H

#include "rules/game.h"

struct archive;
struct choices;
struct host_statistics; /* scene/games.h */
struct match_setup;
struct save_head;

struct tally {
    char path[1024];
    char *line; /* the file's lines, the oldest match first; NULL: not read yet */
    size_t length;
    bool read_only;          /* the file is left as it is */
    struct archive *archive; /* from which it is made again */
    char failure[512];       /* a line for people, "" when there is none */
};

/* path: of the file. */
void tally_open(struct tally *t, const char *path, struct archive *archive);
void tally_close(struct tally *t);

/* Counts a match that is finished, or was given up by the one person who played it, once: one that was played to its end again
 * counts as it ended then. It is written at once; where that fails, `failure` says so. */
void tally_add(struct tally *t, const struct match_setup *setup, const struct save_head *head);
/* What has been played of a game (`choices`: its levels and characters, `rules`: its endings) by one of the people. */
void tally_count(struct tally *t, const struct choices *choices, const struct game_rules *rules,
                 const char *const *endings, size_t person, struct host_statistics *out);

#endif
