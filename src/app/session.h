/* A match being played at this screen: chance, opponents, who sits at the screen, and what has been shown.
 *
 * It knows no window. Time is passed in; saving goes through a hook. The match runs ahead of what is shown:
 * `played` counts the events that the table has shown, and opponents continue only when it has caught up. */
#ifndef CONSPIRACY_APP_SESSION_H
#define CONSPIRACY_APP_SESSION_H

#include "table/host.h"

struct match;       /* rules/match.h */
struct match_setup; /* rules/match.h */
struct lesson;      /* app/lesson.h */
struct thinker;     /* app/thinker.h */

struct session;

/* What a session needs from outside. Copied. */
struct session_hooks {
    void *ctx;
    /* Whether a decision is answered in the open, so that the screen need not be passed for it. NULL: none is. */
    bool (*open)(void *ctx, const game_decision *d);
    /* Saves the match, which has grown, or shrunk by an undo. May be NULL. */
    void (*save)(void *ctx, const struct match *m);
    bool kept; /* see session_kept */
};

/* The commands of outside bots by seat, as typed; NULL where there is none. Commands in a record are never
 * run. */
struct session_bots {
    const char *command[GAME_MAX_SEATS];
};

/* Starts a match. Opponents think on thinker, which must outlive the session. bots may be NULL; its strings
 * are copied. NULL and err: the setup is refused. */
struct session *session_new(const struct match_setup *setup, const struct session_bots *bots, uint64_t seed,
                            struct thinker *thinker, const struct session_hooks *hooks, game_error *err);
/* Continues a loaded match, taking it over (and freeing it on failure). Another opponent plays for bots. */
struct session *session_resume(struct match *m, uint64_t seed, struct thinker *thinker,
                               const struct session_hooks *hooks, game_error *err);
/* Shows a finished match again, taking it over (and freeing it on failure), from its first round on. NULL and err: it is not
 * over. */
struct session *session_replay(struct match *m, struct thinker *thinker, game_error *err);
/* A lesson (lesson.h), which it takes over, and frees on failure. */
struct session *session_teach(struct lesson *l, uint64_t seed, struct thinker *thinker,
                              const struct session_hooks *hooks, game_error *err);
void session_free(struct session *s);

/* It is somebody's match: it can be gone on with another day and counts once it is over. What is only looked at, or
 * learnt from, is not kept. */
bool session_kept(const struct session *s);
/* A table that has shown another session, at that epoch, shows this one from now on. */
void session_follow(struct session *s, uint32_t epoch);
/* Another session has had the thinker meanwhile: opponents are told everything anew. */
void session_come_back(struct session *s);

const struct match *
session_match(const struct session *s); /* owned by the session; it changes with every event */
int session_seats(const struct session *s);
int session_humans(const struct session *s);
/* Says anew, in the language now chosen, who sits where; reasons that were given in another are left out, and a hint is asked for
 * again. */
void session_reword(struct session *s);
const struct host_seat *session_seat(const struct session *s, int seat);
/* Who plays a seat, as it is typed: `human`, `ai:rookie`, `bot:COMMAND`; a stand-in for whoever cannot play. */
const char *session_who(const struct session *s, int seat);
/* Sets the picture of a seat: a path below assets/, which must outlive the session. */
void session_set_portrait(struct session *s, int seat, const char *picture);

/* Lets chance and opponents continue, and closes the curtain when it is due. now: ms. True when something
 * changed. */
bool session_step(struct session *s, uint64_t now);
/* Why neither chance nor opponents can do anything more, for people: the match has grown too long to be kept. NULL: they can.
 * What people do is refused for the same reason, until something is taken back. */
const char *session_stopped(const struct session *s);
/* While it rests chance and opponents stand still: another screen lies over the table. */
void session_pause(struct session *s, bool paused);
/* Milliseconds until session_step() has something to do; 0: at once; -1: nothing by itself. */
int session_wake_in(const struct session *s, uint64_t now);
/* How fast opponents answer. repeatable: they think by count, never by the clock, so that the same seed gives
 * the same match. */
void session_set_speed(struct session *s, enum host_speed speed, bool repeatable);
/* Percent of the usual thinking time that opponents take from now on; 100 at first. */
void session_set_patience(struct session *s, int percent);
/* Whether one person's decision that has but one answer, in the open, is made by itself after a moment that is always as long.
 * Never where several people are at the screen, or after somebody has taken it back. Off at first. */
void session_set_obvious(struct session *s, bool on);
/* Whether a match without people is watched with shields open (HOST_SHIELDS_OPEN). */
void session_set_open(struct session *s, bool shields_open);

/* From here on: what is behind the host's calls of the same names (table/host.h). */
int session_viewer(const struct session *s);
const struct game_view *session_view(struct session *s);
const struct game_view *session_view_at(struct session *s, uint32_t n);
const struct game_view *session_view_of(struct session *s, int seat); /* NULL: the viewer may not */
game_decision session_decision(const struct session *s);
bool session_my_decision(const struct session *s);
/* The person's answer to the open decision is about to be given by itself: it is nobody's decision meanwhile. */
bool session_obvious(const struct session *s);
size_t session_legal(struct session *s, game_action *out, size_t cap);
bool session_over(const struct session *s, game_outcome *out);
bool session_submit(struct session *s, const game_action *action, game_error *err);
bool session_can_undo(const struct session *s, game_error *why);
bool session_undo(struct session *s);
/* Nobody here goes on: as it stands it is over and open to all (match_give_up). */
void session_give_up(struct session *s);
/* Holds back the action that was submitted last for so many ms, 0: no longer. Opponents think about it, but nobody answers,
 * chance does nothing and no curtain closes until then, so that it can be undone whatever it says. It is not counted while the
 * session rests or a curtain is closed. Nothing is held where the match is over, the same person decides next, or
 * everything can be taken back anyway. */
void session_hold(struct session *s, uint32_t ms);
uint32_t session_held(const struct session *s); /* ms that are left of it; 0: nothing is held back */

uint32_t session_epoch(const struct session *s);
uint32_t session_events(const struct session *s);
uint32_t session_played(const struct session *s);
const struct host_happening *session_next(struct session *s);
void session_play(struct session *s); /* the oldest happening has been shown */
bool session_happening(struct session *s, uint32_t n, struct host_happening *out);
/* Whether event n (from 1) has revealed something about earlier events to the viewer, so that happenings made
 * before tell too little. */
bool session_opens(const struct session *s, uint32_t n);
uint32_t session_since(const struct session *s);

int session_thinking(const struct session *s);
bool session_hint(struct session *s, struct host_hint *out);

/* A record: whether it is one; how many events the match has; to any moment of it, where it then rests; one event on; to go
 * on by itself, or stop. */
bool session_is_record(const struct session *s);
uint32_t session_length(const struct session *s);
void session_seek(struct session *s, uint32_t n);
void session_advance(struct session *s);
void session_run(struct session *s, bool on);
bool session_running(const struct session *s);
/* Any moment, and any event (from 1), of a match that is over, with everything open. NULL, false: it is not over. A view
 * holds until the next call. */
const struct game_view *session_open_at(struct session *s, uint32_t n);
bool session_open_happening(struct session *s, uint32_t n, struct host_happening *out);
/* What seat took another to have after n events, by what it had been shown: see struct host_past. */
double session_expects(struct session *s, uint32_t n, int seat, int about, int thing);
/* What is said now; false: it is no lesson. */
bool session_lesson(const struct session *s, struct host_lesson *out);
/* LESSON_ON, LESSON_BACK, LESSON_AGAIN; the rest is the program's. */
void session_lesson_press(struct session *s, enum host_lesson_press which);

/* The person who owes an answer, if anybody does: whoever is at the screen, if that is one of them, else the lowest
 * seat; else SEAT_NONE. */
int session_person_owing(const struct session *s);
/* The seat that must take the screen over, or SEAT_NONE. While there is one, the viewer is SEAT_NONE. */
int session_curtain(const struct session *s);
void session_open_curtain(struct session *s);
/* Whoever comes through is alone with what follows; else everybody looks at the table again. */
bool session_curtain_secret(const struct session *s);
/* Whoever is at the screen came through a curtain, and all that has happened since was that one's own, done in secret: nobody else
 * has had a reason to look. */
bool session_alone(const struct session *s);
/* How often the curtain has been opened. */
uint32_t session_curtains(const struct session *s);
/* The viewer wants to do what nobody else may see. Closes the curtain in front of them, and is true, unless they came
 * through one for something secret and nothing has been done in the open since. */
bool session_cover(struct session *s);
/* The viewer has put it away with nothing done, so that others look on again: the next time is covered anew. */
void session_uncover(struct session *s);
/* The window has lost the focus: closes the curtain in front of whoever is at something secret, which goes on behind it. What lies
 * open before everybody needs none, unless the window was put away. */
void session_lose_focus(struct session *s, bool put_away);
/* People come back to the table, and whoever comes may not be the one who left: closes the curtain if several people have secrets from
 * each other. */
void session_shut(struct session *s);

#endif
