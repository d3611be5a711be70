/* The interface of a game: what the rules of every game in this house offer, and nothing else.
 *
 * It is made for hidden information, for chance as a player, for 1 to 8 seats and for secret simultaneous choices.
 * A game is one exported constant of functions. All functions are pure: they read the box (what is printed and
 * never changes in play: the board) and the state they are given, write where they are told, allocate nothing
 * (but for `open_box`) and keep nothing. States and views are pointer-free: memcpy clones them, memcmp compares
 * them (a game zeroes padding and unused fields).
 *
 * Only a game's own folder and match.c know what is inside a state. Opponents and scenes receive views. */
#ifndef CONSPIRACY_RULES_GAME_H
#define CONSPIRACY_RULES_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text;

enum {
    GAME_MAX_SEATS = 8,
    GAME_MAX_ARGS = 8, /* what needs more (a set, an order) is chosen step by step */
    GAME_MAX_OPTIONS = 8,
    GAME_MAX_EVENTS = 48,  /* of one action */
    GAME_MAX_LEGAL = 1024, /* no decision of any game has more legal actions */
    GAME_MAX_STATE = 1024, /* bytes of the largest state or view of any game */
};

/* For the small functions on which a search lives: where they are called with a constant, little is left of them. */
#define GAME_INLINE static inline __attribute__((always_inline))

/* Seats count from 0 in the program and from 1 in every text. */
enum { SEAT_NATURE = -1, SEAT_NONE = -2 };

/* An argument that the one who looks may not know; written `?`. */
#define GAME_HIDDEN INT16_MIN

/* What someone does: a plain value. `kind` and the meaning of the arguments are the game's (see <game>_view.h);
 * `n` is how many of `arg` are used, the others are 0. */
typedef struct game_action {
    uint8_t kind;
    uint8_t n;
    int16_t arg[GAME_MAX_ARGS];
} game_action;

/* Whether all arguments that the action does not use are 0, as they have to be: actions are compared as bytes. No branches: a
 * search asks it of every action. */
static inline bool game_plain(const game_action *a)
{
    int rest = 0;
    for (int i = 0; i < GAME_MAX_ARGS; i++)
        rest |= a->arg[i] & -(i >= a->n);
    return rest == 0;
}

/* Who must answer now. Exactly one of three holds: seats are asked, chance is due, or the game is over. Too large for two
 * registers, so that it is returned through memory: packing it costs a search more than the rules' own decision. */
typedef struct game_decision {
    uint32_t asked; /* bit per seat that still owes an answer; several: they choose at once, each in secret */
    int round;      /* 0 before the first round */
    int turn;       /* groups the decisions that belong to one turn; rises by one a turn */
    int phase;      /* the game's phase, an index into game_rules.phase_name */
    bool chance;    /* SEAT_NATURE acts */
    bool over;
} game_decision;

/* A decision that is one actor's: a seat's, chance's, or nobody's any more (SEAT_NONE). */
static inline game_decision game_decision_of(int actor, int phase, int round, int turn)
{
    return (game_decision){.asked = actor >= 0 ? 1U << actor : 0,
                           .chance = actor == SEAT_NATURE,
                           .over = actor == SEAT_NONE,
                           .phase = phase,
                           .round = round,
                           .turn = turn};
}

/* Whether the actor, a seat or SEAT_NATURE, is to act. */
static inline bool game_asks(const game_decision *d, int actor)
{
    return actor >= 0 ? d->asked >> actor & 1U : actor == SEAT_NATURE && d->chance;
}

/* The first seat from `from` on that owes an answer, or SEAT_NONE: for loops over all of them. */
static inline int game_asked(const game_decision *d, int from)
{
    for (int seat = from; seat < GAME_MAX_SEATS; seat++)
        if (d->asked >> seat & 1U)
            return seat;
    return SEAT_NONE;
}

/* Who acts next where answers are taken one at a time: SEAT_NATURE, the lowest seat asked, or SEAT_NONE when the game
 * is over. */
static inline int game_next(const game_decision *d)
{
    return d->chance ? SEAT_NATURE : game_asked(d, 0);
}

/* Nobody goes on from there: it is over as it stands. */
static inline game_decision game_left(game_decision d)
{
    d.asked = 0;
    d.chance = false;
    d.over = true;
    return d;
}

/* game_event.see: everybody. 0 is nobody. */
#define GAME_ALL UINT32_MAX

/* Something that happened while an action was carried out, for logs and animation, and all that a view needs to
 * change by (game_rules.show). It is addressed: to those whom `see` leaves out it does not exist. */
typedef struct game_event {
    uint8_t kind; /* the game's, see <game>_view.h */
    int8_t seat;  /* whose doing, or SEAT_NATURE */
    uint8_t n;
    uint32_t see; /* bit per seat that may know it in full; GAME_ALL: everybody, the public too */
    int16_t arg[GAME_MAX_ARGS];
} game_event;

/* Whether the viewer, a seat or SEAT_NONE for the public, may see the event. */
static inline bool game_sees(const game_event *e, int viewer)
{
    return e->see == GAME_ALL || (viewer >= 0 && (e->see >> viewer & 1U));
}

/* What follows from one action, in order; filled by game_tell (events.h). */
typedef struct game_events {
    uint8_t count;
    bool lost; /* there were more than fit: a mistake in the game, which the conformance test reports */
    game_event item[GAME_MAX_EVENTS];
} game_events;

typedef struct game_outcome {
    uint32_t winners; /* bit per seat; several share the win; 0: nobody wins */
    uint8_t how;      /* an index into game_rules.ending_name */
    bool scored;      /* `score` holds what the seats came to; the higher the better */
    int16_t score[GAME_MAX_SEATS];
    /* a match of one seat against somebody of the game's own: whom, a value of game_rules.rival_option; 0: nobody */
    uint8_t met;
} game_outcome;

typedef enum game_option_kind {
    OPTION_NUMBER, /* written as a number */
    OPTION_FLAG,   /* 0 or 1, written `off` and `on` */
    OPTION_WORD,   /* written as one of `word`, which the value indexes */
} game_option_kind;

/* One option (house rule) of a game; it is written `name=value` in records and on the command line. */
struct game_option {
    const char *name;  /* `die-faces` */
    const char *title; /* for people; N_() */
    const char *help;  /* one sentence; N_() */
    game_option_kind kind;
    uint16_t seats; /* bit n: it holds in matches of n seats; 0: in all. Where it does not, it is not named */
    int16_t least, most; /* a flag's and a word's begin at 0 */
    /* What a new match names where nobody said otherwise: if a person has a seat in it, and if none has. 0: the default stays. */
    int16_t for_people, for_machines;
    const char *const *word; /* OPTION_WORD: one for each value, NULL-terminated */
    /* For people, one for each value from `least` on, N_(), NULL-terminated; NULL: the value as it is written. */
    const char *const *value_title;
};

/* Most of what an option says that is off or on: its name, title and help. */
#define GAME_HOUSE_RULE(word, called, says)                                                                  \
    .name = (word), .title = (called), .help = (says), .kind = OPTION_FLAG, .most = 1

/* The round after which a match is over: its help alone differs; machines play a hundred. */
#define GAME_ROUND_LIMIT(says)                                                                               \
    .name = "round-limit", .title = N_("Last round"), .help = (says), .most = 200, .for_machines = 100

/* Whether an option holds in a match of so many seats. */
static inline bool game_option_holds(const struct game_option *option, int seats)
{
    return !option->seats || (option->seats >> seats & 1U);
}

/* What a match is set up with, besides chance. */
typedef struct game_config {
    uint8_t seats;                 /* how many */
    uint8_t place[GAME_MAX_SEATS]; /* for each seat its place, an index into the box's places; 0: has none */
    int16_t option[GAME_MAX_OPTIONS]; /* in the order of game_rules.options */
} game_config;

/* Why something was refused, for people: one line, no line break. */
typedef struct game_error {
    char text[256];
} game_error;

/* A uniform random number in [0, n), n > 0. */
typedef uint32_t (*game_draw)(void *ctx, uint32_t n);

/* What never changes in play: the board, read from the game's data file. Immutable once opened; any thread may read it. */
struct game_box;
struct game_layout; /* layout.h */
struct words;       /* words.h */
struct game_state;  /* a game's whole truth: state_size bytes */
struct game_view;   /* what one seat, or the public, may know: view_size bytes */

struct game_rules {
    const char *id;    /* `toy`: in records, folders, on the command line */
    const char *title; /* N_() */
    uint16_t version;
    uint8_t min_seats, max_seats;
    uint8_t usual_seats;            /* how many a new game has until people say otherwise */
    size_t state_size, view_size;   /* both at most GAME_MAX_STATE */
    const char *const *phase_name;  /* as records and the command line print them; NULL-terminated */
    const char *const *ending_name; /* likewise: `score`, `draw` */
    const struct game_option *options;
    uint8_t option_count;
    /* Of games in which a lone seat plays against somebody of the game's own: the option, from 1, that names whom by its values from 1
     * on (`value_title` has their names), and by 0 leaves it to chance. 0: there is nobody. */
    uint8_t rival_option;
    const char *data_file; /* the box's file below assets/, or NULL */
    /* where views keep what games on a map have; NULL: this one has it elsewhere */
    const struct game_layout *layout;

    /* Reads and validates a box from the text of its data file. Returns NULL and says why in err (with the place
     * in the text where it can). The caller owns it and closes it. Both NULL in a game without a data file, whose box
     * is empty. */
    struct game_box *(*open_box)(const char *text, size_t length, game_error *err);
    void (*close_box)(struct game_box *box);
    /* The name of a place a seat may take (`Rome`), or NULL past the last one. NULL itself: seats have no places. */
    const char *(*place_name)(const struct game_box *box, size_t place);
    /* The setup people get who choose nothing but the number of seats. False: not that many. */
    bool (*default_config)(const struct game_box *box, uint8_t seats, game_config *out);

    /* Starts a match: everything before the first decision. False and err: the config is not allowed. */
    bool (*init)(const struct game_box *box, const game_config *config, struct game_state *out,
                 game_error *err);
    /* Invariants (coins conserved, every piece in one place). False and err: the state cannot be. */
    bool (*check)(const struct game_box *box, const struct game_state *state, game_error *err);
    game_decision (*decision)(const struct game_box *box, const struct game_state *state);
    /* Everything that seat (or SEAT_NATURE) may do now, in a fixed order; writes at most cap, returns how many there
     * are. For SEAT_NATURE one template for each kind of event that can come, what chance decides being GAME_HIDDEN
     * (`board 2 ?`); is_legal and apply take only concrete events, each that can come. */
    size_t (*legal)(const struct game_box *box, const struct game_state *state, int seat, game_action *out,
                    size_t cap);
    bool (*is_legal)(const struct game_box *box, const struct game_state *state, int seat,
                     const game_action *action);
    /* Carries out a legal action; appends what happened to events (NULL: nobody asks). An illegal action: false, the
     * state untouched. */
    bool (*apply)(const struct game_box *box, struct game_state *state, int seat, const game_action *action,
                  game_events *events);
    /* What chance does now, drawn fairly. Only when the decision is SEAT_NATURE's. */
    game_action (*chance)(const struct game_box *box, const struct game_state *state, game_draw draw,
                          void *ctx);
    /* True when the game is over. */
    bool (*outcome)(const struct game_box *box, const struct game_state *state, game_outcome *out);
    /* True when taking this action back, before anybody else has acted, would take back something that others learnt
     * from it or chance decided: chance, announcements, answers and bids, the last of several secret choices. `before`
     * is the state that it is done in. */
    bool (*reveals)(const struct game_box *box, const struct game_state *before, int seat,
                    const game_action *action);

    /* The view with every secret open, for the table once a match is over (`shields up`), when nothing is hidden any
     * more. Never for a running match, an opponent or a log. */
    void (*unveil)(const struct game_box *box, const struct game_state *state, struct game_view *out);

    /* What seat (SEAT_NONE: the public) may know of the state. */
    void (*observe)(const struct game_box *box, const struct game_state *state, int seat,
                    struct game_view *out);
    /* The decision, and the legal actions of the view's own seat, from a view alone. */
    game_decision (*view_decision)(const struct game_box *box, const struct game_view *view);
    size_t (*view_legal)(const struct game_box *box, const struct game_view *view, game_action *out,
                         size_t cap);
    /* A world that fits the view: observe(sample(v)) == v. Every world that fits can come up. */
    bool (*sample)(const struct game_box *box, const struct game_view *view, game_draw draw, void *ctx,
                   struct game_state *out);
    /* An action of the past as viewer (SEAT_NONE: the public) may know it: what is private to others becomes
     * GAME_HIDDEN. `then` is the decision that it answered, `now` the state that is looked from, the one right after
     * the action or any later one: what has been revealed in between is open. */
    game_action (*mask)(const struct game_box *box, const struct game_state *now, const game_decision *then,
                        int actor, const game_action *action, int viewer);
    /* Changes a view by one event that its seat may see. A view that is changed by all events of an action, as far as
     * the seat may see them, is the seat's view after the action: so nobody who shows a match carries out its rules. */
    void (*show)(const struct game_box *box, struct game_view *view, const game_event *event);

    /* The words of its actions, both ways (words.h): `move Spy Rome`, without the actor. */
    const struct words *words;
    /* For actions of a kind that ends with an amount, the last argument and the last word: the step from one amount to
     * the next. People and bots are then told a run of them as one line, `pay Ada 100..9300` (amounts.h). 0, or
     * NULL for all kinds: each is told by itself. */
    int (*amount_step)(const struct game_box *box, uint8_t kind);
    /* The state as `conspiracy-cli replay` prints it between `game`/`events` and the end, from a view; `truth` (or NULL) gives what the view hides. */
    void (*view_text)(const struct game_box *box, const struct game_view *view,
                      const struct game_state *truth, struct text *out);
    /* What the view's seat can derive about its rivals, a line each (`conspiracy-cli dossier`). NULL: nothing. */
    void (*dossier_text)(const struct game_box *box, const struct game_view *view, struct text *out);
};

#endif
