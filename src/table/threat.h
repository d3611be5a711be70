/* Who is within reach of winning: before the viewer's own turn is over it says which rivals may win with the next one of theirs,
 * by what, and whether the viewer has what it takes to stop it. From what the viewer may know, and from what the rules allow. */
#ifndef CONSPIRACY_TABLE_THREAT_H
#define CONSPIRACY_TABLE_THREAT_H

#include "table/outlook.h"

struct table;
struct text;

enum { THREATS_ANSWERS = 3 };

/* Of the viewer's view of a decision in its own turn, kept until there is another. */
struct threats {
    uint64_t key;
    struct outlook_next is;
    /* What each of the few answers that the viewer has lets them do that another would not. */
    struct threats_then {
        game_action answer;
        struct outlook_next is;
    } then[THREATS_ANSWERS];
    size_t answers; /* 0: they are alike in that */
    /* What an action that was about to be handed in would let them do that they cannot do now, whatever followed it. */
    struct threats_given {
        bool read;
        game_action action;
        struct outlook_next is;
    } given;
};

/* table_game.foresees of a game in which all that can win begins with the thing it is about. */
int threats_first(const game_action *first);
/* Looks ahead where a turn of the viewer's is asked for, in a game that wants it (table_game.foresees); once a frame. */
void threats_read(struct table *t);
/* There is something to say. */
bool threats_near(const struct table *t);
/* An action of the viewer's own turn would give the match away: a rival could win next turn, whatever the viewer did after it, who
 * cannot now. False where the table says so of the answers anyhow, and of what is done in secret while others look on. */
bool threats_given(struct table *t, const game_action *action);
/* … in sentences: whom, and by what. */
void threats_say_given(const struct table *t, struct text *out);
/* `Rita may win next turn with Spy.` with what the viewer has against it, where nobody looks on who should not learn it. */
void threats_say(const struct table *t, struct text *out);
/* A way in which a seat may win next turn: by which announcement, and the thing that is about (table_game.foresees; less than 0: it has no
 * name). */
struct threats_way {
    int seat, thing;
    const game_action *first;
    int ahead; /* of the viewer, by what both are known to have in it */
};

enum { THREATS_WAYS = 8 };

/* One for each seat and thing, that which the viewer can stop least first. Returns how many. */
size_t threats_ways(const struct table *t, struct threats_way out[THREATS_WAYS]);
/* A ribbon across the foot of the middle that says it. */
void threats_frame(struct table *t);

#endif
