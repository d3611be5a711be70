/* What a game brings to its table: one constant of functions and small tables. A function gets the table that is on show
 * and the game's own state in it (t->own, game->own_size bytes, zeroed at first); what a game has no use for is NULL or 0. */
#ifndef CONSPIRACY_TABLE_GAME_H
#define CONSPIRACY_TABLE_GAME_H

#include "gfx/geometry.h"
#include "table/host.h"
#include "table/pick.h"

#include <stddef.h>

struct table;
struct text;

/* What an event says of the announcement that stands. */
enum table_says {
    SAYS_NOTHING,
    SAYS_CLEAR, /* a new announcement, or none: what was said before is over */
    SAYS_PASS,
    SAYS_NUMBER,
    SAYS_YIELD
};

/* How an event is shown. */
struct table_cue {
    const char *begins, *ends; /* sounds, or NULL */
    uint16_t ms;               /* how long */
    bool still;                /* nothing moves, it is there to be read: reduced motion does not shorten it */
    uint8_t says;              /* enum table_says */
    uint8_t number;            /* with SAYS_NUMBER: which argument it is */
};

/* How a decision is answered. */
enum table_asks {
    ASKS_NOTHING, /* nobody's decision */
    ASKS_TURN,    /* what a turn is used for: buttons on the bar, things on the table */
    ASKS_STEP,    /* what follows in it: things are pressed, or a word on the bar */
    ASKS_BID,     /* on the card of a bidding */
    ASKS_CARD     /* on the game's own card */
};

/* A kind of things that can be pressed. */
struct table_thing {
    const char *key; /* of its spots and buttons */
    bool word;       /* while lit it is a button on the bar, whose words table_game.word writes */
    bool first;      /* while lit it has the focus before all others */
};

/* A place where a thing can be pressed. */
struct table_spot {
    struct thing thing;
    const char *key;   /* of the spot, with the thing's index; NULL: that of its kind */
    int index;         /* with a key of its own */
    struct rect at;    /* units of the middle */
    struct point foot; /* where it stands: the focus goes to what is nearest */
    bool lit;          /* it may be pressed, or was: else it only lies in front of others */
    bool round;
    bool walk; /* keys and pad come to it */
    bool ring; /* the focus is framed by the table; else by a button of the same name */
};

enum { TABLE_SPOTS = 256 };

/* In which voice something is said. */
enum table_voice {
    SAY_LOG,    /* what happened, a line of the log: `Ada sends Spyglass to Zurich` */
    SAY_NOW,    /* the event that is being shown */
    SAY_STANDS, /* the announcement that stands */
    SAY_ASK,    /* what the viewer is asked for */
    SAY_ADVISE, /* an action as advice: `Send Spyglass to Zurich.` */
    SAY_WHY     /* why one does such a thing, where no better reason is known */
};

/* What is said; only what the voice needs is set. */
struct table_saying {
    enum table_voice voice;
    const struct host *h;
    const struct table *t;             /* but for SAY_LOG */
    const struct host_happening *what; /* SAY_LOG */
    const game_event *event;           /* SAY_NOW */
    const game_action *action;         /* SAY_ADVISE, SAY_WHY */
};

/* How a line of the log counts where there is room for the most important alone. */
enum table_line {
    LINE_FULL,
    LINE_LAST, /* of its kind, in a turn, only the last */
    LINE_DROPPED
};

struct table_game {
    size_t own_size;
    /* --- where things lie: see layout.h */
    float shape; /* width by height of what lies in the middle; 0: any */
    int facts;   /* so many short entries stand at the foot of the head */

    /* --- what happens */
    const struct table_cue *cue; /* by kind of event */
    size_t cues;
    /* Another sound than the cue's as an event begins; NULL: none. */
    const char *(*sound)(const struct table *t, const game_event *event, const char *usual);
    /* What changes in the shown view as an event begins (at its end all of it has), and in the game's own state at its end. */
    void (*begins)(struct table *t, const game_event *event, struct game_view *shown);
    void (*ends)(struct table *t, const game_event *event);
    /* What an event changes for everybody to see. */
    void (*show)(const struct game_box *box, struct game_view *shown, const game_event *event);
    /* The past was rewritten: the own state is worked out anew from the first `past` events. */
    void (*reset)(struct table *t, uint32_t past);

    /* --- what is asked */
    const uint8_t *asks; /* enum table_asks by phase */
    size_t phases;
    const struct table_thing *thing; /* by kind */
    size_t things;
    uint8_t begin[2]; /* kinds of things that a turn may begin with; keys walk one of them at a time */
    size_t (*ways)(const struct table *t, const struct pick *pick, const game_action *action,
                   struct way out[PICK_WAYS]);
    void (*asked)(struct table *t); /* another question begins */
    /* What lights up otherwise than the legal actions say; may be NULL. */
    void (*light)(const struct table *t, struct pick_lit *lit);
    /* A thing was pressed that is not open: one line why, or NULL. */
    const char *(*refused)(const struct table *t, struct thing thing);
    /* The sound of a thing that is taken. */
    const char *(*taken)(struct thing thing);

    /* --- what is drawn, in this order */
    void (*prepare)(struct table *t);               /* once a frame, before anything is drawn */
    uint64_t (*scenery_key)(const struct table *t); /* differs where the scenery does */
    void (*scenery)(struct table *t); /* through the lens: what never moves; kept as a picture */
    void (*pieces)(struct table *t);  /* through the lens: the rest */
    size_t (*spots)(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS]);
    void (*over)(struct table *t); /* over the middle, in units of the window */
    /* What is not cut out of a game's folder yet. */
    void (*parts)(struct table *t);
    void (*laying)(struct table *t);
    bool (*back)(struct table *t);
};

#endif
