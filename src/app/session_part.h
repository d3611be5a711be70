/* The inside of a session, for the files session*.c only. */
#ifndef CONSPIRACY_APP_SESSION_PART_H
#define CONSPIRACY_APP_SESSION_PART_H

#include "app/session.h"
#include "app/thinker.h"
#include "base/rng.h"

/* A cached view, and what it was made from. */
struct view_slot {
    bool made;
    int seat;
    uint32_t n, epoch;
    union match_view_room room;
};

/* A cached event, and what it was made from. */
struct moment_slot {
    int seat;
    uint32_t n, epoch; /* n: from 1; 0: nothing is made yet */
    struct match_moment is;
};

/* What differs between the kinds of match that a session runs. One constant a kind; all functions are needed. */
struct session_course {
    /* nothing is secret any more: everybody is shown everything, and nobody at the screen decides */
    bool open;
    /* Whatever goes on by itself, as session_step. Not called while the session is paused. */
    bool (*go_on)(struct session *s, uint64_t now);
    /* When that is due, as session_wake_in. */
    int (*wake_in)(const struct session *s, uint64_t now);
    /* Plays the viewer's action; the decision is the viewer's. False and err: not accepted, nothing changed. */
    bool (*submit)(struct session *s, const game_action *action, game_error *err);
    bool (*can_undo)(const struct session *s, game_error *why);
    bool (*undo)(struct session *s); /* only where it can */
    /* --- NULL: as in a match that is played */
    bool (*rests)(const struct session *s); /* nothing is for the viewer to decide, whatever the rules say */
    bool (*waits)(const struct session *s); /* for the viewer to read: nobody else is at it */
    bool (*hint)(const struct session *s, struct host_hint *out);
    void (*close)(struct session *s); /* frees what is the course's own */
};

/* Chance is drawn, opponents think, and what is done is done. */
extern const struct session_course course_played;
/* A finished match is shown again, from any moment on. */
extern const struct session_course course_record;
/* Chance and opponents keep to a lesson. */
extern const struct session_course course_lesson;

struct lesson_run; /* session_lesson.c */

/* Who is shown, of a match that is over, what a seat was shown. */
struct observer {
    struct ai_player *player; /* NULL: not yet */
    uint32_t seen;            /* events */
};

struct session {
    const struct session_course *course;
    struct match *m;
    const struct game_rules *rules;
    const struct game_box *box;
    struct session_hooks hooks;
    struct thinker *thinker;
    struct rng chance;
    uint64_t seed;
    struct lesson_run *lesson; /* course_lesson's own */
    struct host_seat seat[GAME_MAX_SEATS];
    int seats, humans;
    enum host_speed speed;
    bool repeatable, shields_open;

    /* Decisions that have but one answer. */
    bool obvious;           /* they are made by themselves, */
    uint64_t obvious_since; /* ms: since when this one is waited for; 0: it is not yet, */
    uint32_t asked_anyway;  /* but not after so many events: the answer was taken back there; 0: nowhere */
    bool obvious_carried;   /* what it answers has taken along what the match is about */

    /* The screen. */
    int at_screen;  /* the person who was at it last, or SEAT_NONE */
    int curtain;    /* the seat that must take it over, or SEAT_NONE */
    bool asked_for; /* the curtain was closed for something secret that its person is about to do, or is at */
    /* who is at it came through a curtain to do something secret; nobody else was asked since, … */
    bool alone;
    uint32_t alone_from; /* … at so many events: what was done in the open since then ends it too */
    uint32_t curtains;
    uint32_t played, epoch;
    uint32_t until;      /* of a record: how many of its events have happened again */
    bool running;        /* … and it goes on by itself */
    uint64_t record_due; /* when its next event happens; 0: not known until the table has caught up */

    /* Opponents. */
    char who[GAME_MAX_SEATS][THINKER_WHO_MAX]; /* as typed; "": a person */
    uint32_t told[GAME_MAX_SEATS];             /* how many events each has been told */
    uint32_t ticket;                           /* of the question; 0: none */
    int asked;                                 /* who was asked, or SEAT_NONE */
    bool answered;
    bool paused;     /* see session_pause */
    game_error stop; /* see session_stopped; "" if it goes on */
    ai_choice answer;
    uint64_t since;           /* ms: when there was an answer and the table had caught up; 0: not yet */
    int patience;             /* percent of the usual thinking time that is waited for */
    char (*why)[AI_WHY_SIZE]; /* by event, from 0: an opponent's reason */
    size_t why_room;

    /* The last action, held back. */
    uint32_t hold_left; /* ms; 0: it is not */
    uint64_t hold_seen; /* ms: up to when that is counted; 0: not yet */

    /* The hint for the viewer, and what each seat's adviser has been told. */
    uint32_t hint_ticket, hint_at; /* hint_at: the length of the match that the hint is for */
    bool hint_ready;
    uint32_t advised[GAME_MAX_SEATS]; /* events */
    int hint_seat;                    /* whose adviser the open question is for, */
    uint32_t hint_told;               /* up to which event it tells, */
    bool hint_decides;                /* and whether its answer is a hint */
    struct host_hint hint;

    struct observer observer[GAME_MAX_SEATS];

    struct view_slot now, at, of[GAME_MAX_SEATS];
    struct moment_slot coming, again; /* for session_next, and for any other */
    struct host_happening next;
    union match_view_room open_view; /* see session_open_at */
    struct match_moment open_moment;
};

/* Starts a session of that course with a match, which it takes over (and frees on failure). */
struct session *session_begin(const struct session_course *course, struct match *m,
                              const struct session_bots *bots, uint64_t seed, struct thinker *thinker,
                              const struct session_hooks *hooks, game_error *err);
/* Everything that has happened has been shown. */
bool session_caught_up(const struct session *s);
/* The match has grown, or shrunk. */
void session_save(struct session *s);
/* session_screen.c: what is asked is answered before everybody's eyes. The first to sit down comes through a curtain all the same. */
bool session_asked_openly(const struct session *s);
/* Somebody else has to look at the screen now; lets them, behind a curtain where that is needed. True when something changed. */
bool session_screen_due(const struct session *s);
bool session_step_screen(struct session *s);
/* session_opponents.c: makes all opponents anew; they will be told everything from the first event on. */
void session_reset_players(struct session *s);
/* Takes over what the thinker has answered since. */
void session_poll_thinker(struct session *s);
/* Asks the opponent that is due, or plays what it has answered, once its thinking time is over. True when something changed. */
bool session_step_opponents(struct session *s, uint64_t now);
/* Tells the adviser of whoever decides what it has missed, if that is much, so that a hint needs no long match to be told first. */
void session_keep_adviser(struct session *s);
int session_opponents_wake_in(const struct session *s, uint64_t now); /* as session_wake_in */
/* The past was rewritten: nothing beyond it counts as shown, and opponents are told everything anew. */
void session_rewritten(struct session *s);
void session_forget_opinions(struct session *s);
/* The view of a seat after n events, cached in slot. */
const struct game_view *session_cached_view(struct session *s, struct view_slot *slot, uint32_t n, int seat);

#endif
