/* The interface of an opponent.
 *
 * An opponent receives what its seat may know and nothing else: each event as its seat may see it, the view
 * after it, and, when it is to decide, its view now. It never gets a state, a match or an unmasked action.
 * What it answers may depend on that, on its seed and on its limits only; so two worlds that look alike to it
 * get the same answer.
 *
 * Kinds (levels) are constants, listed by game (level.h). A kind allocates all it ever needs in create; see and
 * decide allocate nothing. A player is used by one thread at a time; different players may run on different
 * threads. */
#ifndef CONSPIRACY_AI_PLAYER_H
#define CONSPIRACY_AI_PLAYER_H

#include "rules/game.h"

#include <stdatomic.h>

struct map;

enum {
    AI_WHY_SIZE = 360, /* bytes of a reason, with its terminator */
    AI_WHO_SIZE = 64,  /* bytes of a level with its suffixes, with its terminator */
};

/* What a player is made with. Everything pointed to but the character outlives it. */
struct ai_setup {
    const struct game_rules *rules;
    const struct game_box *box;
    const game_config *config;
    int seat;                         /* whom it plays */
    uint64_t seed;                    /* of its own random stream */
    const char *character;            /* id of a character of its kind; NULL: none */
    const char *name[GAME_MAX_SEATS]; /* what its reasons call the seats; NULL or "": by their places */
    bool advises; /* its reasons are advice to the person who plays the seat, and say "you" */
};

/* How long it may think. With budget_ms 0 the answer depends on no clock: the same seed, the same answer. */
struct ai_limits {
    uint32_t iterations;     /* of whatever its search repeats; 0: what its level usually does */
    uint32_t budget_ms;      /* by the clock; 0: no limit */
    const atomic_bool *stop; /* set by another thread: answer at once; NULL: nobody will */
};

typedef struct ai_choice {
    game_action action;    /* legal for the seat */
    char why[AI_WHY_SIZE]; /* one line for people, translated, from what the seat knows; may be empty */
    uint32_t think_ms; /* how long it should seem to think (1× speed); tells nothing of what is secret: it may
                          depend on public facts and its own random stream only. 0: kind has no opinion */
} ai_choice;

/* A style of play, orthogonal to the level. */
typedef struct ai_character {
    const char *id;    /* `gambler` */
    const char *title; /* N_() */
    const char *help;  /* one sentence; N_() */
} ai_character;

/* A level. */
struct ai_kind {
    const char *id;   /* `rookie` */
    uint16_t version; /* from 1; older ones stay in the list, newest first, and are asked for as `rookie@1` */
    const void *numbers;            /* what `create` reads of a kind that shares it with others, or NULL */
    const char *title;              /* N_() */
    const char *help;               /* one sentence; N_() */
    const ai_character *characters; /* the gentlest last; ends with an id of NULL; NULL: it has none */

    /* A player of this kind at the start of a match (before the first event); NULL: no memory. */
    void *(*create)(const struct ai_kind *kind, const struct ai_setup *setup);
    /* An event of the match, as the player's seat may know it, in order; `after` is the seat's view after it.
     * The player's own events come this way too. actor: a seat or SEAT_NATURE. May be NULL. */
    void (*see)(void *player, int actor, const game_action *masked, const struct game_view *after);
    /* Event n (from 1) of those seen before, as the seat may know it now: the event just seen has revealed what was
     * secret of it. May be NULL. */
    void (*opened)(void *player, size_t n, int actor, const game_action *masked);
    /* What it does now; `view` is the seat's view, and it is the seat's decision. */
    void (*decide)(void *player, const struct game_view *view, const struct ai_limits *limits,
                   ai_choice *out);
    void (*destroy)(void *player);
    /* How many of a thing (the game's own number of it) the player takes another seat to have, by what it has seen. May be
     * NULL: it keeps no opinion. */
    double (*expects)(const void *player, int seat, int thing);
};

/* A player of some kind. Every call below keeps the interface's promises for it: a choice that is not legal
 * becomes the first legal action. */
struct ai_player;

/* Makes a player from a WHO: `random`, `ai:rookie`, `ai:agent@1`, `ai:spymaster+gambler` (the `ai:` may be
 * left out). setup->character is replaced by the WHO's. NULL and err: there is no such level or character for
 * the game (and which there are), or no memory. */
struct ai_player *ai_open(const char *who, const struct ai_setup *setup, game_error *err);
/* The kind and the character (NULL: none) that a WHO names, for a game by its id. NULL and err as ai_open. */
const struct ai_kind *ai_find(const char *who, const char *game, const ai_character **character,
                              game_error *err);
/* As ai_open, but makes nothing: is there such a player? */
bool ai_known(const char *who, const char *game, game_error *err);
void ai_see(struct ai_player *p, int actor, const game_action *masked, const struct game_view *after);
void ai_opened(struct ai_player *p, size_t n, int actor, const game_action *masked);
void ai_decide(struct ai_player *p, const struct game_view *view, const struct ai_limits *limits,
               ai_choice *out);
/* As ai_kind.expects; less than 0: it keeps no opinion. */
double ai_expects(const struct ai_player *p, int seat, int thing);
void ai_close(struct ai_player *p);

/* What the player's reasons call a seat: by the name at the table, or else by its place. */
const char *ai_seat_name(const struct ai_setup *setup, int seat);
/* Another sentence of a reason after what it says already; one that does not fit whole is left out. */
void ai_say(char why[AI_WHY_SIZE], const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The sentence in a player's own words, or as advice to the person whose place it is. */
#define ai_voice(setup, own, advice) ((setup)->advises ? (advice) : (own))
/* What they call a place of the game's map, translated; NULL past the last one. */
const char *ai_place_name(const struct ai_setup *setup, const struct map *map, int place);

bool ai_same_action(const game_action *a, const game_action *b);

#endif
