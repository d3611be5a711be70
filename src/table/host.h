/* What a scene asks of whoever runs it, and nothing more: the match as the people at the screen may see it,
 * the settings, the saves. src/app implements it; a test may plug in another.
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

struct ui;

enum {
    HOST_NAME_MAX = 168, /* bytes of a display name: 40 characters of UTF-8 and the terminator, with room */
    HOST_NOTE_MAX = 488, /* bytes of a notebook line: 120 characters */
    HOST_LINE_MAX = 256, /* bytes of a line of the log */
};

/* Who sits in a seat. */
struct host_seat {
    char name[HOST_NAME_MAX]; /* display name */
    const char *place;        /* where it is at home; "": seats have no places */
    bool human;
    char who[64];          /* `human`, `ai:rookie`, `bot:…`, as in records */
    const char *level;     /* id of the level (`rookie`), "" for people and bots */
    const char *character; /* id of the character (`gambler`), "" for people and bots */
    const char *portrait;  /* picture below assets/, or "" */
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
    uint16_t round; /* 0: set-up */
    uint16_t turn;
    int kind;                 /* of the action, as its game counts them */
    char text[HOST_LINE_MAX]; /* for people, translated */
};

/* A game, level, character, language: something to choose from. */
struct host_choice {
    const char *id;
    const char *title;   /* translated */
    const char *help;    /* one sentence, translated, or "" */
    const char *picture; /* below assets/, or "" */
};

/* How a seat of a new match is to be filled. */
struct host_seat_setup {
    bool human;
    char name[HOST_NAME_MAX]; /* empty: a default */
    uint8_t level, character; /* indices into levels and characters; for opponents */
    char bot[256];            /* command of an outside bot; empty: none */
};

struct host_setup {
    uint8_t game; /* index into games */
    game_config config;
    struct host_seat_setup seat[GAME_MAX_SEATS];
    bool seeded; /* false: the seed comes from the system */
    uint64_t seed;
};

struct host_save {
    char name[64];  /* of the file */
    char line[200]; /* `Round 6 — Ada, Control, Bo` */
    char when[64];  /* `today 21:40` */
    bool broken;    /* cannot be read; line says which file and why */
    bool former;    /* the file is damaged, and this is the save before it, which is what is loaded */
    bool over;      /* the game has ended */
    bool automatic; /* one of the autosaves: its name says nothing */
};

/* What an opponent of a middling level would do in the viewer's place, from what the viewer can know. */
struct host_hint {
    game_action action;
    char why[HOST_LINE_MAX];
};

/* Settings: whole numbers; see host_setting_range. */
enum host_setting {
    HOST_VOLUME,         /* 0..100, of everything */
    HOST_MUSIC,          /* 0..100 */
    HOST_EFFECTS,        /* 0..100 */
    HOST_MUTE,           /* 0, 1 */
    HOST_SPEED,          /* enum host_speed */
    HOST_FULLSCREEN,     /* 0, 1 */
    HOST_TEXT_SIZE,      /* 100..200 percent, in steps of 10 */
    HOST_COUCH,          /* 0, 1: larger things to hit, seen from a sofa */
    HOST_REDUCED_MOTION, /* 0, 1 */
    HOST_QUALITY,        /* 0 automatic, 1 low, 2 medium, 3 high */
    HOST_LANGUAGE,       /* index into languages; 0: the system's */
    HOST_SHIELDS_OPEN,   /* 0, 1: a match without people is watched with shields open */
    HOST_RECAP,          /* 0, 1: a card says what happened since one's last turn */
    HOST_SETTING_COUNT,
};

enum host_speed { HOST_SPEED_NORMAL, HOST_SPEED_FAST, HOST_SPEED_INSTANT };

/* The mood of the score. */
enum host_mood { HOST_MOOD_NONE, HOST_MOOD_TITLE, HOST_MOOD_TABLE, HOST_MOOD_TENSION };

/* The screens that every game has; `table` is that of the match's game. */
enum host_screen {
    HOST_SCREEN_TITLE,
    HOST_SCREEN_NEW,
    HOST_SCREEN_LOAD,
    HOST_SCREEN_SETTINGS,
    HOST_SCREEN_HELP,
    HOST_SCREEN_PAUSE,
    HOST_SCREEN_CURTAIN,
    HOST_SCREEN_TABLE,
    HOST_SCREEN_END,
    HOST_SCREEN_COUNT,
};

struct host {
    void *ctx; /* the implementer's */

    /* --- the match
     * ------------------------------------------------------------------------------------------- */
    bool (*playing)(
        const struct host *h); /* there is a match; without one the calls of this part may not be made */
    const struct game_rules *(*rules)(const struct host *h);
    const struct game_box *(*box)(const struct host *h);
    const game_config *(*config)(const struct host *h);
    int (*seats)(const struct host *h);
    const struct host_seat *(*seat)(const struct host *h, int seat);
    int (*humans)(const struct host *h); /* how many seats are people's */

    /* The human seat at the screen, or SEAT_NONE. */
    int (*viewer)(const struct host *h);
    /* The viewer's view of the truth now, all happenings played or not. At the end of the game it is
     * unveiled. */
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
    /* The viewer's legal actions now, from the view alone; 0 when it is not my_decision. */
    size_t (*legal)(const struct host *h, game_action *out, size_t cap);
    bool (*over)(const struct host *h, game_outcome *out); /* out may be NULL */

    /* Makes the viewer's decision. False and err (one line for people; may be NULL): not accepted, nothing
     * changed. */
    bool (*submit)(const struct host *h, const game_action *action, game_error *err);
    /* The viewer's last action can be taken back. False: why (may be NULL) says why not. */
    bool (*can_undo)(const struct host *h, game_error *why);
    bool (*undo)(const struct host *h);

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

    /* The seat that has to take the screen before anything of its own is shown, or SEAT_NONE. The app shows
     * the curtain by itself, once all happenings are played. */
    int (*curtain)(const struct host *h);
    void (*open_curtain)(const struct host *h);

    /* The viewer's notebook: a line for each rival, kept with the save. */
    const char *(*note)(const struct host *h, int rival);
    void (*set_note)(const struct host *h, int rival, const char *text); /* cut at 120 characters */

    /* --- what there is to choose from; NULL past the last
     * ---------------------------------------------------- */
    const struct host_choice *(*game)(const struct host *h, size_t i);
    const struct game_rules *(*game_rules_of)(const struct host *h, size_t i);
    const struct game_box *(*game_box_of)(const struct host *h, size_t i);
    const struct host_choice *(*level)(const struct host *h, size_t i);
    const struct host_choice *(*character)(const struct host *h, size_t i);
    const struct host_choice *(*language)(const struct host *h, size_t i);
    /* Opponents of this level may have this character; the first (none) suits all. */
    bool (*suits)(const struct host *h, size_t level, size_t character);

    /* --- matches
     * ----------------------------------------------------------------------------------------------- */
    /* Starts a match and shows its table. The setup is copied. */
    bool (*start)(const struct host *h, const struct host_setup *setup, game_error *err);
    /* The setup that suits people who choose nothing, for so many seats (0: the usual number): one person, the others
     * opponents. False: not that many. */
    bool (*usual_setup)(const struct host *h, size_t game, uint8_t seats, struct host_setup *out);
    /* The picture and the name that a seat of a new match will have if it is given none; place: an index into the box's
     * places. */
    const char *(*face)(const struct host *h, const struct host_seat_setup *who, int place);
    const char *(*usual_name)(const struct host *h, const struct host_seat_setup *who, int place);
    /* The setup of the match in play, for "again". */
    const struct host_setup *(*setup)(const struct host *h);
    size_t (*save_count)(const struct host *h);
    bool (*save)(const struct host *h, size_t i, struct host_save *out); /* newest first */
    bool (*load)(const struct host *h, size_t i, game_error *err);       /* loads it and shows the table */
    bool (*delete_save)(const struct host *h, size_t i);
    /* There is an unfinished game to go on with: the one in memory, or else the newest save. */
    bool (*can_continue)(const struct host *h, struct host_save *out);
    bool (*go_on)(const struct host *h, game_error *err);
    /* Writes the record as the viewer may keep it (all of it once the game is over) to the records folder and
     * puts its path in out. */
    bool (*share)(const struct host *h, struct text *out, game_error *err);

    /* --- around it
     * ----------------------------------------------------------------------------------------------- */
    void (*show)(const struct host *h,
                 enum host_screen screen); /* on top of what is up; TITLE and TABLE clear the rest */
    void (*back)(const struct host *h);    /* what was below */
    void (*leave)(const struct host *h);   /* to the title; the match stays saved and can be gone on with */
    void (*quit)(const struct host *h);
    int (*setting)(const struct host *h, enum host_setting which);
    void (*set_setting)(const struct host *h, enum host_setting which,
                        int value); /* kept within its range, saved */
    void (*sound)(
        const struct host *h,
        const char *name); /* `coin`, `stamp`, `die` …: a file of assets/shared/sound or the game's */
    void (*mood)(const struct host *h, enum host_mood mood);
    void (*toast)(const struct host *h, const char *line);
    uint64_t (*now)(const struct host *h); /* milliseconds, steady; the same all through a frame */
};

/* The least, the most and the step of a setting; HOST_LANGUAGE's most is the host's to know (255). */
struct host_range {
    int least, most, step, usual;
};
struct host_range host_setting_range(enum host_setting which);

/* A duration in ms as the speed and reduced-motion settings want it: normal as given, fast a third, instant
 * 0. Reduced motion: 0 for `moving` things, as the speed wants for the rest (fades, waits). */
uint32_t host_ms(const struct host *h, uint32_t ms, bool moving);

/* Writes the record to a file, and says where it is or why not. */
void host_share(const struct host *h);

#endif
