/* Who is within reach of winning: before the viewer's own turn is over it says which rivals may win with the next one of theirs,
 * by what, and whether the viewer has what it takes to stop it. From what the viewer may know, and from what the rules allow. */
#ifndef CONSPIRACY_TABLE_THREAT_H
#define CONSPIRACY_TABLE_THREAT_H

#include "table/outlook.h"

struct table;
struct text;

/* Of the viewer's view of a decision in its own turn, kept until there is another. */
struct threats {
    uint64_t key;
    struct outlook_next is;
};

/* Looks ahead where a turn of the viewer's is asked for, in a game that wants it (table_game.foresees); once a frame. */
void threats_read(struct table *t);
/* There is something to say. */
bool threats_near(const struct table *t);
/* `Rita may win next turn with Spy.` with what the viewer has against it, where nobody looks on who should not learn it. */
void threats_say(const struct table *t, struct text *out);
/* A ribbon across the foot of the middle that says it. */
void threats_frame(struct table *t);

#endif
