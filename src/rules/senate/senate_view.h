/* The Drowned Senate, as everybody knows it (nothing is secret but what chance will draw), and what its actions and events are made of.
 * Opponents and tables include this file and no other of this folder. */
#ifndef CONSPIRACY_RULES_SENATE_VIEW_H
#define CONSPIRACY_RULES_SENATE_VIEW_H

#include "rules/game.h"
#include "rules/turns.h"

/* Guilds, in alphabetical order, as everywhere in texts. An Opponent of the solo game is known by one too. */
typedef enum senate_guild {
    SENATE_BROKER,
    SENATE_CONSUL,
    SENATE_GROWER,
    SENATE_MILITARY,
    SENATE_ORACLE,
    SENATE_GUILDS,
} senate_guild;

/* In the order of their names' bytes. */
// clang-format off
typedef enum senate_location {
    SENATE_ADMIRALTY, SENATE_BROKER_CLUB, SENATE_BROKER_HALL, SENATE_CHECKPOINT, SENATE_CONSUL_CLUB, SENATE_CONSUL_HALL,
    SENATE_COUNTING_HOUSE, SENATE_DIVERS_QUAY, SENATE_FORGERS_DEN, SENATE_GROWER_CLUB, SENATE_GROWER_HALL, SENATE_LAND_REGISTRY,
    SENATE_LOCKSMITH, SENATE_MAP_ROOM, SENATE_MILITARY_CLUB, SENATE_MILITARY_HALL, SENATE_MINT, SENATE_ORACLE_CLUB,
    SENATE_ORACLE_HALL, SENATE_OYSTER_BANK, SENATE_PEARL_STAIRS, SENATE_SLUICE, SENATE_TIDE_GATE, SENATE_TURNSTILE,
    SENATE_LOCATIONS,
} senate_location;
// clang-format on

enum {
    SENATE_SEATS = 4,
    SENATE_SIDES = 4, /* seats; in the solo game the player, 0, and the Opponent, 1 */
    SENATE_RIVAL = 1, /* the Opponent's side */
    SENATE_SPACES = 15,
    SENATE_RANKS = 6,                            /* 0, 1, 2, 3, 4 and 6 IP */
    SENATE_LORDS = SENATE_GUILDS * SENATE_RANKS, /* kinds: guild by guild, within a guild by IP */
    SENATE_CARDS = 60,
    SENATE_AT_ONCE = 3, /* the most cards that are drawn at once */
    SENATE_NONE = 0xff  /* no Lord, Location, side, guild */
};

typedef enum senate_phase {
    SENATE_PHASE_OPPONENT,  /* chance: whom the player meets */
    SENATE_PHASE_LOCATION,  /* chance: the first Location */
    SENATE_PHASE_START,     /* chance: who starts */
    SENATE_PHASE_LORDS,     /* chance: the Lords that are drawn */
    SENATE_PHASE_TOP,       /* chance: a Lord that goes to its pile */
    SENATE_PHASE_LOCATIONS, /* chance: the Locations that are drawn */
    SENATE_PHASE_SEIZE,     /* chance: the Opponent's Location */
    SENATE_PHASE_RECRUIT,   /* draw or take */
    SENATE_PHASE_KEEP,
    SENATE_PHASE_PLACE,
    SENATE_PHASE_SWAP,
    SENATE_PHASE_CLAIM,
    SENATE_PHASE_PICK,
    SENATE_PHASE_GRANT,  /* which of several piles the Opponent may have */
    SENATE_PHASE_REPLAY, /* an extra turn, or not */
    SENATE_PHASE_OVER,
} senate_phase;

/* game_action.kind, with its arguments. */
typedef enum senate_verb {
    SENATE_NAME,    /* chance: guild */
    SENATE_OPEN,    /* chance: Location */
    SENATE_START,   /* chance: seat */
    SENATE_DEAL,    /* chance: Lords, ascending */
    SENATE_TURN_UP, /* chance: Lord */
    SENATE_FIND,    /* chance: Locations, ascending */
    SENATE_SEIZE,   /* chance: Location */
    SENATE_DRAW,    /* how many */
    SENATE_TAKE,    /* guild */
    SENATE_KEEP,    /* Lord */
    SENATE_PLACE,   /* Lord */
    SENATE_SWAP,    /* two spaces from 0, ascending */
    SENATE_STAY,
    SENATE_CLAIM,  /* Location */
    SENATE_SEARCH, /* how many */
    SENATE_PICK,   /* Location */
    SENATE_GRANT,  /* guild */
    SENATE_REPLAY,
    SENATE_DONE,
} senate_verb;

/* game_event.kind, with its arguments; event.seat is the side, or SEAT_NATURE. Everybody is told all. */
typedef enum senate_happening {
    SENATE_NAMED,  /* guild: this is the Opponent */
    SENATE_OPENED, /* Location: face up at the start */
    SENATE_TURN,   /* round, 1 for an extra turn: the side's turn begins */
    SENATE_DRAWS,  /* how many Lords */
    SENATE_DRAWN,  /* Lords: they lie open */
    SENATE_KEPT,   /* Lord: the others that were drawn go to their piles */
    SENATE_WANTS, /* condition (index on its card, or SENATE_NONE), degree, bits of the piles: how the Opponent has chosen */
    SENATE_TOOK,      /* guild: its pile */
    SENATE_PLACED,    /* Lord, space */
    SENATE_GAINS,     /* Pearls */
    SENATE_MASTER,    /* the side is Pearl Master now */
    SENATE_TOKEN,     /* 1: the Replay token comes to the player, 0: it goes back */
    SENATE_BINDS,     /* how many Lords: the side is bound; 0: no longer */
    SENATE_SWAPPED,   /* two spaces */
    SENATE_TOPPED,    /* Lord, 1: by a six of the Opponent: from the deck to its pile */
    SENATE_SEARCHES,  /* how many Locations */
    SENATE_FOUND,     /* Locations: they lie open */
    SENATE_CLAIMED,   /* Location, space: all free keys are spent; others that were found go face up */
    SENATE_REFILLED,  /* the piles go back into the Lord deck */
    SENATE_SLUICED,   /* the face-up Locations go back into their deck */
    SENATE_RETURNED,  /* Lords that found no space go back to their pile */
    SENATE_COMPLETED, /* the side's chamber is full, and was the first */
    SENATE_ASKS,      /* phase: the seat acts next, or chance */
    SENATE_ENDED,     /* how, winners as bits */
} senate_happening;

enum { SENATE_OPPONENT, SENATE_VEILED, SENATE_OPTIONS };
enum { SENATE_END_NONE, SENATE_END_INFLUENCE, SENATE_END_PEARLS };

/* What lies on the table. The state of a match is laid out alike. In the solo game the Opponent is side SENATE_RIVAL, and may be `turn`. */
struct senate_view {
    GAME_TURNS;
    int8_t seat;                 /* the viewer, or SEAT_NONE */
    uint8_t sides;               /* seats, and the Opponent */
    uint8_t veiled;              /* an option: people see no points until the end */
    uint8_t opponent;            /* guild; SENATE_NONE: there is none, or chance has not named it */
    uint8_t complete;            /* the side whose chamber was full first, or SENATE_NONE */
    uint8_t master;              /* side, or SENATE_NONE */
    uint8_t token;               /* the player has the Replay token */
    uint8_t drawing;             /* cards that chance is to draw together */
    uint8_t chosen;              /* the Opponent has its Lords of this turn */
    uint8_t condition;           /* by which it has chosen, an index on its card, or SENATE_NONE; */
    uint8_t degree;              /* how well that is fulfilled; */
    uint8_t wanted;              /* bits of the piles that fulfil it so */
    uint8_t deck[SENATE_LORDS];  /* heaps of Lords by kind (rules/deck.h) */
    uint8_t pile[SENATE_LORDS];  /* all five: a Lord lies in its guild's */
    uint8_t table[SENATE_LORDS]; /* drawn and not yet chosen from, or taken and not yet placed */
    uint8_t location_deck[SENATE_LOCATIONS];   /* heaps of Locations; each there once */
    uint8_t open[SENATE_LOCATIONS];            /* face up */
    uint8_t found[SENATE_LOCATIONS];           /* drawn and not yet chosen from */
    uint8_t placed[SENATE_SIDES];              /* Lords in each chamber */
    uint8_t lord[SENATE_SIDES][SENATE_SPACES]; /* by spaces; SENATE_NONE: none yet */
    uint8_t location[SENATE_SIDES]
                    [SENATE_SPACES]; /* on the Lord there, or SENATE_NONE; the Opponent's lie face down */
    uint8_t pearls[SENATE_SIDES];
    uint8_t silver[SENATE_SIDES], gold[SENATE_SIDES]; /* free keys */
    uint8_t bound[SENATE_SIDES];                      /* to so many Lords; 0: not */
};

/* What a side would come to if the match ended now. */
typedef struct senate_score {
    int lords, locations, coalition, master, bonus, total; /* bonus: the Opponent's */
    int largest;                                           /* Lords in the largest area */
} senate_score;

static inline const struct senate_view *senate_view_of(const void *view)
{
    return view;
}

static inline int senate_guild_of(int lord)
{
    return lord / SENATE_RANKS;
}

/* 0, 1, 2, 3, 4, 6. */
static inline int senate_worth(int lord)
{
    int rank = lord % SENATE_RANKS;
    return rank + (rank == SENATE_RANKS - 1);
}

static inline bool senate_has_key(int lord)
{
    return senate_worth(lord) == 1 || senate_worth(lord) == 2;
}

static inline int senate_pearls_of(int lord)
{
    return senate_worth(lord) == 3 ? 2 : senate_worth(lord) == 4;
}

/* There is one seat, and an Opponent. */
static inline bool senate_solo(const struct senate_view *v)
{
    return v->sides > v->seats;
}

/* Whether a side is the Opponent's. */
static inline bool senate_is_rival(const struct senate_view *v, int side)
{
    return side >= v->seats;
}

/* Spaces that touch a space (from 0), as bits (ruling 10). */
extern const uint16_t senate_touching[SENATE_SPACES];

/* The spaces of a side where Lords of a guild lie, as bits; and those of one area: what of `guild` is joined to `from` (ruling 11). */
unsigned senate_spaces(const struct senate_view *v, int side, int guild);
unsigned senate_area(unsigned guild, unsigned from);
/* The spaces of each guild. */
void senate_by_guild(const struct senate_view *v, int side, unsigned spaces[SENATE_GUILDS]);
/* The largest area of a side, as bits; of equals the one with the lowest space. */
unsigned senate_largest(const struct senate_view *v, int side);

/* A Location that a side has and that works for it (not the Opponent's). */
bool senate_owns(const struct senate_view *v, int side, senate_location location);
/* Two of its free keys serve as a pair (ruling 16). */
bool senate_pair(const struct senate_view *v, int side);
/* Spaces with Lords that may be swapped, as bits (ruling 14). */
unsigned senate_keyless(const struct senate_view *v, int side);
/* What one Location is worth to its side at the end. */
int senate_location_worth(const struct senate_view *v, int side, int location);
senate_score senate_score_of(const struct senate_view *v, int side);

/* ---- The Opponent (rulings 28 to 30) ---- */

typedef enum senate_condition {
    SENATE_SEVERAL,
    SENATE_KEYS,
    SENATE_PEARLS,
    SENATE_SOLDIERS, /* "Military" */
    SENATE_SIX,
    SENATE_COALITION,
    SENATE_CONDITIONS,
} senate_condition;

enum { SENATE_CARD_CONDITIONS = 4 };

/* The conditions of an Opponent's card from left to right; SENATE_CONDITIONS ends a shorter one. */
extern const uint8_t senate_card[SENATE_GUILDS][SENATE_CARD_CONDITIONS];

/* The degree of a pile: `heap` holds its Lords alone, all of one guild (other kinds are not looked at). 0: not fulfilled. */
int senate_degree(const struct senate_view *v, senate_condition condition, int guild, const uint8_t *heap);
/* How the Opponent chooses among piles: bits of the guilds whose piles it wants, 0 where none fulfils anything. condition: index on its
 * card, degree: how well. */
unsigned senate_wanted(const struct senate_view *v, const uint8_t *piles, int *condition, int *degree);
/* Which of two Lords the Opponent keeps where it is bound (ruling 34); SENATE_NONE: the player chooses. */
int senate_preferred(const struct senate_view *v, int one, int other);

/* `Broker`, `Consul-4`, `Mint`; NULL past the last. */
extern const char *const senate_guild_name[SENATE_GUILDS + 1];
extern const char *const senate_lord_name[SENATE_LORDS + 1];
extern const char *const senate_location_name[SENATE_LOCATIONS + 1];

extern const struct game_rules senate_rules;

#endif
