/* What a table and a screen ask of whoever runs them, and nothing more. It is cut by who asks: the calls here are about
 * the match in play as the people at the screen may see it; `shell` (shell.h) is the program around it; `games`
 * (scene/games.h) is for the screens that choose games, players and saves. src/app implements it; a test may plug in
 * another, with as much of it as it needs.
 *
 * A scene never gets a state. Everything here that tells of the match is masked for the *viewer*: the human
 * seat that sits at the screen now, or SEAT_NONE (the public) when none does. While a curtain is closed the
 * viewer is SEAT_NONE.
 *
 * What is shown lags behind the truth. Each event of the match (a chance event, an opponent's answer, one's
 * own) becomes a *happening* in a queue. The table takes the oldest (`next`), animates it from the view it
 * shows to `after`, calls `played`, and takes the next. Until the queue is empty (`next` is NULL) it shows
 * its last view and offers no decision. When `epoch` changes the past was rewritten (undo, load, another
 * viewer): drop every animation and show `view`.
 *
 * All pointers handed out belong to the host and hold until the next call that changes something (submit,
 * undo, played, open_curtain, start, load) unless said otherwise. Every call is made on the window's thread.
 */
#ifndef CONSPIRACY_TABLE_HOST_H
#define CONSPIRACY_TABLE_HOST_H

#include "rules/game.h"
#include "table/shell.h"

struct host_games;
struct host_past;
struct table_game;
struct text;
struct ui;

enum {
    HOST_NAME_MAX = 168, /* bytes of a display name: 40 characters of UTF-8 and the terminator, with room */
    HOST_NOTE_MAX = 488, /* bytes of a notebook line: 120 characters */
    HOST_LINE_MAX = 256, /* bytes of a line of the log */
    HOST_WHY_MAX = 360,  /* … of a hint's reason */
    HOST_WHO_MAX = 256,  /* bytes of a WHO as typed */
};

/* Who sits in a seat. */
struct host_seat {
    char name[HOST_NAME_MAX]; /* display name */
    bool unnamed;             /* … that nobody has chosen: see host_is_you */
    const char *place;        /* where it is at home; "": seats have no places */
    bool human;
    char who[64];          /* `human`, `ai:rookie`, `bot:…`, as in records */
    const char *level;     /* id of the level (`rookie`), "" for people and bots */
    const char *character; /* id of the character (`gambler`), "" for people and bots */
    const char *portrait;  /* picture below assets/, or "" */
    char manner
        [HOST_LINE_MAX]; /* `Rookie, The Loyalist. Backs one agent to the end.`, translated; "" for people and bots */
};

/* One event of the match as the viewer may know it. */
struct host_happening {
    uint32_t number;                        /* which event of the record it is, from 1 */
    int actor;                              /* seat or SEAT_NATURE */
    game_action action;                     /* masked */
    game_events events;                     /* only those that the viewer may see, in order */
    const struct game_view *before, *after; /* the viewer's views around it */
    const char *why; /* what the opponent says it is up to: "" unless shields are open to the viewer */
};

struct host_log_line {
    uint32_t number; /* the event, from 1: view_at(number) is the table after it */
    int actor;
    int side; /* whose deed it tells: the actor, or an automaton, which counts behind the seats; SEAT_NONE: nobody's */
    /* in which turn that was; a line about what an action led to may be of the next one */
    uint16_t side_turn;
    uint16_t round; /* 0: set-up */
    uint16_t turn;
    int kind;                 /* of the action, as its game counts them */
    bool led;                 /* the line tells what followed from it, too */
    bool sought;              /* it tells how an automaton came to choose what it did */
    size_t gist;              /* bytes of the text that tell it without figures; 0: all do */
    char text[HOST_LINE_MAX]; /* for people, translated */
};

/* What an opponent of a middling level would do in the viewer's place, from what the viewer can know. */
struct host_hint {
    game_action action;
    char why[HOST_WHY_MAX];
};

/* What a match that teaches says now; translated. */
struct host_lesson {
    size_t step, steps;                /* from 1 */
    const char *chapter;               /* which of its chapters; "": it has none */
    size_t dot, dots;                  /* the step in that, from 0 */
    const char *name, *text;           /* its heading, its words */
    const char *why;                   /* the reason; may be "" */
    const char *longest, *longest_why; /* among all steps: room is kept for them */
    const char *const *point;          /* what it points at: see table_game.point */
    size_t points;
    const game_action *task; /* what the learner is to do; NULL: to read on */
    bool silent;             /* what happens in the step is being shown: nothing is said */
    bool astray;             /* something else was done; `text` is the reason why that is taken back */
    bool enough;             /* who has come so far may begin a match of their own */
    bool over;               /* it is the last step */
};

/* What a learner presses beside what the table has. */
enum host_lesson_press {
    LESSON_ON,    /* the next step; the task is done for the learner, what was done instead is taken back */
    LESSON_BACK,  /* one step back */
    LESSON_AGAIN, /* from the start */
    LESSON_PLAY,  /* a first match of one's own */
    LESSON_LEAVE  /* enough of it */
};

struct host {
    void *ctx; /* the implementer's */

    /* --- the match
     * ------------------------------------------------------------------------------------------- */
    bool (*playing)(
        const struct host *h); /* there is a match; without one the calls of this part may not be made */
    const struct game_rules *(*rules)(const struct host *h);
    const struct game_box *(*box)(const struct host *h);
    const struct table_game *(*table)(const struct host *h); /* in the words of its data (dress.h) */
    const game_config *(*config)(const struct host *h);
    int (*seats)(const struct host *h);
    const struct host_seat *(*seat)(const struct host *h, int seat);
    int (*humans)(const struct host *h); /* how many seats are people's */
    /* It is somebody's match: saved, and to be gone on with another day. False: it is only looked at or learnt from. */
    bool (*kept)(const struct host *h);

    /* The human seat at the screen, or SEAT_NONE. */
    int (*viewer)(const struct host *h);
    /* The viewer's view of the truth now, all happenings played or not. It stays the viewer's when the game is over:
     * what was behind the others' shields then comes with view_of. */
    const struct game_view *(*view)(const struct host *h);
    /* What seat may see, only where the viewer may: its own, or anybody's in a match without people while
     * HOST_SHIELDS_OPEN, or anybody's once the game is over and all happenings are played. Else NULL. */
    const struct game_view *(*view_of)(const struct host *h, int seat);
    /* The view after n events (0: before the first), for looking back; n at most `events`. */
    const struct game_view *(*view_at)(const struct host *h, uint32_t n);
    uint32_t (*events)(const struct host *h); /* events that have happened */
    game_decision (*decision)(const struct host *h);
    /* It is for the viewer to decide now, all happenings are played and no curtain is closed. */
    bool (*my_decision)(const struct host *h);
    /* The viewer has but one answer, which is about to be given by itself: it is not my_decision. May be NULL: never. */
    bool (*obvious)(const struct host *h);
    /* The viewer's legal actions now, from the view alone; 0 when it is not my_decision. */
    size_t (*legal)(const struct host *h, game_action *out, size_t cap);
    bool (*over)(const struct host *h, game_outcome *out); /* out may be NULL */

    /* Makes the viewer's decision. False and err (one line for people; may be NULL): not accepted, nothing
     * changed. */
    bool (*submit)(const struct host *h, const game_action *action, game_error *err);
    /* The viewer's last action can be taken back. False: why (may be NULL) says why not. */
    bool (*can_undo)(const struct host *h, game_error *why);
    bool (*undo)(const struct host *h);
    /* Holds back the action that has just been submitted for so many ms, 0: no longer: nobody answers it, and it can be taken
     * back whatever it says. Nothing is held while HOST_AT_ONCE, or where the viewer decides next, too. These three may be NULL
     * where nothing can be held. */
    void (*hold)(const struct host *h, uint32_t ms);
    uint32_t (*held)(const struct host *h); /* ms that are left of it; 0: nothing is held back */
    /* Percent of their usual thinking time that opponents take from now on. */
    void (*patience)(const struct host *h, int percent);

    /* --- what happened
     * ---------------------------------------------------------------------------------------- */
    uint32_t (*epoch)(const struct host *h);
    const struct host_happening *(*next)(const struct host *h); /* the oldest not played, or NULL */
    void (*played)(const struct host *h);                       /* the oldest is played */
    /* Event n (from 1) again, as a happening; out's views hold until the next call of this function. False:
     * none. */
    bool (*happening_at)(const struct host *h, uint32_t n, struct host_happening *out);
    /* The log up to the last happening played, a line an event; lines that are not worth one are left out. */
    size_t (*log_count)(const struct host *h);
    bool (*log_line)(const struct host *h, size_t i, struct host_log_line *out);
    /* The number of the last event of the viewer's last own turn, all that belongs to the turn with it (0: none yet):
     * what came after is "since your last turn". */
    uint32_t (*since)(const struct host *h);

    /* The seat that is thinking now, an opponent, or SEAT_NONE. The app paces opponents: an answer becomes a
     * happening only when all before it are played and its thinking time (scaled by the speed setting, saying
     * nothing of coins) is over; the table only shows that it thinks. */
    int (*thinking)(const struct host *h);
    /* What an opponent would do here. Starts thinking when it is first asked for; false until it is there. */
    bool (*hint)(const struct host *h, struct host_hint *out);

    /* The match teaches: what is said now. False, or NULL itself: it does not. */
    bool (*lesson)(const struct host *h, struct host_lesson *out);
    void (*lesson_press)(const struct host *h, enum host_lesson_press which);
    /* What to try next, for somebody who has just lost their first match of the game; translated. "": nothing; NULL itself: never. */
    const char *(*next_time)(const struct host *h);

    /* The seat that has to take the screen before anything of its own is shown, or SEAT_NONE. The app shows
     * the curtain by itself, once all happenings are played. */
    int (*curtain)(const struct host *h);
    void (*open_curtain)(const struct host *h);
    /* What lies behind it is for that seat's eyes only; else everybody looks at the table again. */
    bool (*curtain_secret)(const struct host *h);
    /* How often it has been opened. */
    uint32_t (*curtains)(const struct host *h);
    /* The viewer is about to do what nobody else may see. True: the curtain is closed in front of them; false: they came
     * through one for something secret, or nobody else is there to look on. */
    bool (*cover)(const struct host *h);
    /* The viewer has put it away with nothing done: others look on again. NULL: nobody minds. */
    void (*uncover)(const struct host *h);

    /* The viewer's notebook: a line for each rival, kept with the save. */
    const char *(*note)(const struct host *h, int rival);
    void (*set_note)(const struct host *h, int rival, const char *text); /* cut at 120 characters */

    /* --- matches
     * ----------------------------------------------------------------------------------------------- */
    /* The same match once more, with other chance, when it is over. */
    bool (*again)(const struct host *h, game_error *err);
    /* The people at the screen will not finish the match. It is over as it stands, with everything open, kept among the records and
     * not to be gone on with; of one person against opponents it counts as lost. Leads back to the table, where it is at its end
     * (past->given_up). can_give_up: there is a match that somebody here
     * plays. False and err (may be NULL): it could not be kept so, and goes on. Both may be NULL. */
    bool (*can_give_up)(const struct host *h);
    bool (*give_up)(const struct host *h, game_error *err);
    /* Writes the record as the viewer, or where several people share the screen as everybody, may keep it (all of it once the
     * game is over) to the records folder and puts its path in out. */
    bool (*share)(const struct host *h, struct text *out, game_error *err);
    const struct host_games *games; /* what screens ask about games that are not in play: scene/games.h */

    const struct host_past *past; /* a match that is over, and its replay: past.h; may be NULL */

    const struct host_shell *shell; /* screens, settings, sound: shell.h */
};

/* Sentences call that seat `you`: it is the viewer's, who was given no name, or that of the one person of a match that is watched
 * again, and nobody else shares the screen. */
bool host_is_you(const struct host *h, int seat);
/* How many seats people have, or had in what is watched. */
int host_people(const struct host *h);
/* Whose table it is: the viewer's, or of what is watched the seat that is called `you`; SEAT_NONE: nobody's. */
int host_self(const struct host *h);
/* What a seat is called: by its name, else by its place; "" for nobody's. */
const char *host_seat_name(const struct host *h, int seat);

/* See held; 0 from a host that cannot hold anything. */
uint32_t host_held(const struct host *h);

/* Writes the record to a file, and says where it is or why not. */
void host_share(const struct host *h);

#endif
