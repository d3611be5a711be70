/* What session.c and session_show.c share: the inside of a session. For no other file. */
#ifndef CONSPIRACY_APP_SESSION_PART_H
#define CONSPIRACY_APP_SESSION_PART_H

#include "app/session.h"
#include "app/thinker.h"
#include "base/rng.h"

/* A view and what it was made from, to make it once only. */
struct view_slot {
    bool made;
    int seat;
    uint32_t n, epoch;
    union match_view_room room;
};

struct session {
    struct match *m;
    const struct game_rules *rules;
    const struct game_box *box;
    struct session_hooks hooks;
    struct thinker *thinker;
    struct rng chance;
    uint64_t seed;
    struct host_seat seat[GAME_MAX_SEATS];
    int seats, humans;
    enum host_speed speed;
    bool repeatable, shields_open;

    /* The screen. */
    int at_screen; /* the person last at it, or SEAT_NONE */
    int curtain;   /* the seat that must take it, or SEAT_NONE */
    uint32_t played, epoch;

    /* Opponents. */
    char who[GAME_MAX_SEATS][THINKER_WHO_MAX]; /* as typed; empty: a person */
    uint32_t told[GAME_MAX_SEATS];             /* events that each has been told */
    uint32_t ticket;                           /* of the question asked, 0 none */
    int asked;                                 /* whom, or SEAT_NONE */
    bool answered;
    bool paused; /* see session_pause */
    ai_choice answer;
    uint64_t due;             /* when the answer counts; 0: not yet known, the table has not caught up */
    char (*why)[AI_WHY_SIZE]; /* by event, from 0 */
    size_t why_room;

    /* The hint for the viewer. */
    uint32_t hint_ticket, hint_at; /* hint_at: length of the match that it is for */
    bool hint_ready;
    struct host_hint hint;

    struct view_slot now, at, before, after, again_before, again_after, of[GAME_MAX_SEATS];
    struct host_happening next;
};

/* The view of seat after n events, made in slot unless it is there already. */
const struct game_view *session_cached_view(struct session *s, struct view_slot *slot, uint32_t n, int seat);

#endif
