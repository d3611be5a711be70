/* The Solomon Gambit, as one seat (or the public) may know it, and the words that its actions and events are made of.
 * Opponents and scenes include this file and no other of this folder but the dossier. */
#ifndef CONSPIRACY_RULES_SOLOMON_VIEW_H
#define CONSPIRACY_RULES_SOLOMON_VIEW_H

#include "rules/challenge.h"
#include "rules/game.h"
#include "rules/map.h"
#include "rules/turns.h"

enum {
    SOLOMON_SEATS = 4,
    SOLOMON_AGENTS = 6,
    SOLOMON_CITIES = 48,     /* most that a board may have; a set of cities is a uint64_t */
    SOLOMON_COINS = 30,      /* coins of a seat (ruling 4) */
    SOLOMON_TOKEN_COINS = 3, /* that a starting token puts on its agent */
    SOLOMON_BURN_COST = 5,
    SOLOMON_NOWHERE = 0xff, /* a city: not dealt yet, or burnt */
};

/* In alphabetical order, as everywhere in texts. Payoff target SOLOMON_DOCTOR is Dr. Solomon, SOLOMON_NOBODY a feint. */
enum {
    SOLOMON_BEACON,
    SOLOMON_MAGICIAN,
    SOLOMON_ROULETTE,
    SOLOMON_SPYGLASS,
    SOLOMON_TEMPEST,
    SOLOMON_VAGABOND,
    SOLOMON_DOCTOR,
    SOLOMON_NOBODY,
};

typedef enum solomon_phase {
    SOLOMON_PHASE_AGENTS,  /* chance: the six agents to the start cities */
    SOLOMON_PHASE_BOARD,   /* chance: a payoff board for each seat */
    SOLOMON_PHASE_TOKEN,   /* chance: a starting token for each seat */
    SOLOMON_PHASE_START,   /* chance: the start player */
    SOLOMON_PHASE_INVEST,  /* each seat: the two free coins */
    SOLOMON_PHASE_TURN,    /* payoff, move or burn */
    SOLOMON_PHASE_RESPOND, /* each other seat: pass or challenge */
    SOLOMON_PHASE_BID,     /* mover and challenger in turn: raise or yield */
    SOLOMON_PHASE_CARRY,   /* the mover: take the briefcase along? */
    SOLOMON_PHASE_ABILITY, /* the mover: use the agent's ability? */
    SOLOMON_PHASE_DIE,     /* chance: Dr. Solomon's die */
    SOLOMON_PHASE_OVER,
} solomon_phase;

/* game_action.kind, with its arguments. */
typedef enum solomon_verb {
    SOLOMON_DEAL_AGENTS, /* six agents, by start city in alphabetical order */
    SOLOMON_DEAL_BOARD,  /* seat, board 1..4 (private to the seat) */
    SOLOMON_DEAL_TOKEN,  /* seat, agent (private to the seat) */
    SOLOMON_DEAL_START,  /* seat */
    SOLOMON_INVEST,      /* two agents, ascending (private) */
    SOLOMON_PAYOFF,      /* target (agent, DOCTOR, NOBODY), coins (1 for DOCTOR, 0 for NOBODY) (private) */
    SOLOMON_MOVE,        /* agent, city */
    SOLOMON_BURN,        /* actor, target */
    SOLOMON_PASS,
    SOLOMON_CHALLENGE, /* number */
    SOLOMON_RAISE,     /* number */
    SOLOMON_YIELD,
    SOLOMON_CARRY,
    SOLOMON_LEAVE,
    SOLOMON_USE, /* Beacon: A. Magician: city. Roulette: nothing. Spyglass: A, city. Tempest: city [, city].
                    Vagabond: city [, SOLOMON_ARG_CARRY]. A is SOLOMON_ARG_AGENT + agent: an action says by itself
                    whether it names an agent or a city, so that it can be written without a state. */
    SOLOMON_SKIP,
    SOLOMON_ROLL, /* 1: Dr. Solomon, 0: blank */
} solomon_verb;

/* Arguments of SOLOMON_USE that are no city. */
enum { SOLOMON_ARG_AGENT = 64, SOLOMON_ARG_CARRY = 96 };

/* game_event.kind, with its arguments: what to show and to log, in order, and everything that an action changes
 * (solomon_change.h). The last four are addressed to the seat alone; no other tells a secret. */
typedef enum solomon_happening {
    SOLOMON_DEALT,          /* agent, city: placed at the start */
    SOLOMON_STARTS,         /* seat: turns begin */
    SOLOMON_INVESTED,       /* nothing: the seat has placed its free coins */
    SOLOMON_PAID,           /* nothing: the seat made a payoff, whatever it was */
    SOLOMON_ANNOUNCED_MOVE, /* agent, from, to */
    SOLOMON_ANNOUNCED_BURN, /* actor, target, city */
    SOLOMON_PASSED,
    SOLOMON_CHALLENGED, /* agent, number, mover */
    SOLOMON_RAISED,     /* agent, number, rival */
    SOLOMON_YIELDED,    /* agent, rival, 1 if the mover yielded (the action is off) */
    SOLOMON_RESTRICTED, /* seat: restricted now */
    SOLOMON_RELEASED,   /* seat: the marker comes off */
    SOLOMON_TRAVELLED, /* agent, from, to, flags below; after `carry` or `leave` where the case may be taken along */
    SOLOMON_CASE_MOVED,   /* from, to, agent: the case alone (Magician, Roulette) */
    SOLOMON_BURNT,        /* actor, target, city */
    SOLOMON_TURN,         /* seat: its turn begins */
    SOLOMON_ROUND,        /* round that begins now, track */
    SOLOMON_DIE_ADVANCED, /* track space now (0: end of the track) */
    SOLOMON_ROLLED,       /* 1: Dr. Solomon's face */
    SOLOMON_ENDED,        /* how, winners as bits */
    SOLOMON_SHIELD_UP, /* the seat's coins on each agent, on Dr. Solomon and in reserve: open now (ruling 20) */
    SOLOMON_ASKS,      /* phase, seats served in it: the seat acts next, or chance */
    SOLOMON_GIVEN_BOARD, /* the seat's payoff board */
    SOLOMON_GIVEN_TOKEN, /* agent: the seat's starting token */
    SOLOMON_LAID,        /* two agents: the seat's free coins */
    SOLOMON_SPENT,       /* target, coins: the seat's payoff */
} solomon_happening;

/* Flags of SOLOMON_TRAVELLED. By ability: Beacon's guest, Spyglass's, or a further step of Tempest or Vagabond. */
enum { SOLOMON_BY_TRAIN = 1, SOLOMON_WITH_CASE = 2, SOLOMON_BY_ABILITY = 4 };

/* Options of a match (game_config), in the order in which the rules list them; how a match ends. */
enum { SOLOMON_OPTION_DIE_FACES, SOLOMON_OPTION_ANY_ARRIVAL, SOLOMON_OPTION_EXPRESS };
enum { SOLOMON_END_NONE, SOLOMON_END_BRIEFCASE, SOLOMON_END_DOCTOR };

/* What public events prove about one seat's coins on one agent. All amounts are *gross*: coins ever put there, those
 * that burns spent included. `proven_by[i]` is how many payoffs the seat had made when it was first shown to have put
 * more than 0, 1, 3 there (the three amounts a set-up can leave); SOLOMON_NEVER: not shown. */
enum { SOLOMON_NEVER = 0xff };
typedef struct solomon_proof {
    uint8_t least;        /* gross coins proven, whenever */
    uint8_t proven_by[3]; /* payoff counts; see above */
} solomon_proof;

/* What everyone knows. */
struct solomon_public {
    GAME_TURNS;                /* its phases are solomon_phase; its ends SOLOMON_END_… */
    uint8_t hq[SOLOMON_SEATS]; /* city */
    uint8_t die_faces;         /* faces of six that show Dr. Solomon */
    uint8_t any_arrival;
    uint8_t express;                    /* trains also call beside the headquarters */
    uint8_t agent_city[SOLOMON_AGENTS]; /* SOLOMON_NOWHERE: not dealt, or burnt */
    uint8_t burnt;                      /* bit per agent */
    uint8_t burnt_in[SOLOMON_AGENTS];   /* city where the agent burnt, else SOLOMON_NOWHERE */
    uint8_t case_city;
    uint8_t track;      /* 20/15 … 0 (end of the track) */
    uint8_t restricted; /* bit per seat */
    /* From TURN to the end of ABILITY: SOLOMON_MOVE of an agent to a city, or SOLOMON_BURN of one agent by another. Whether the step
     * took the case along is known once it is made. */
    GAME_ANNOUNCED(agent);
    uint8_t payoffs[SOLOMON_SEATS];                  /* payoffs made (saturates at 255) */
    uint8_t spent[SOLOMON_SEATS][SOLOMON_AGENTS];    /* coins that burns took from the actor */
    uint8_t burnt_by[SOLOMON_SEATS][SOLOMON_AGENTS]; /* payoffs made when the agent was burnt; NEVER */
    solomon_proof proof[SOLOMON_SEATS][SOLOMON_AGENTS];
};

/* What one seat alone knows. */
struct solomon_secret {
    uint8_t token; /* agent; SOLOMON_NOWHERE: not dealt */
    uint8_t board; /* 1..4; 0: not dealt */
    uint8_t reserve;
    uint8_t invested[2];              /* agents, SOLOMON_NOWHERE before */
    uint8_t paid[SOLOMON_AGENTS + 1]; /* coins on each agent (burns taken off) and on Dr. Solomon */
};

/* The view of one seat. At the end, when shields go up (ruling 20), every secret is open: `open` has a bit per seat
 * whose secret is in `secret`; the others are zeroed. Otherwise it is the viewer's own bit alone. */
struct solomon_view {
    struct solomon_public pub;
    int8_t seat; /* the viewer, or SEAT_NONE for the public */
    uint8_t open;
    struct solomon_secret secret[SOLOMON_SEATS];
};

const struct solomon_view *solomon_view_of(const struct game_view *view); /* the same object, typed */
extern const char *const solomon_agent_word[SOLOMON_AGENTS + 2]; /* `Beacon`; 6: `Solomon`; 7: `none` */
const char *solomon_agent_name(size_t agent);                    /* the same; NULL past the last */

/* The board: reading it is free, it never changes. Cities are places of its map, whose lines are the red ones. */
struct solomon_box {
    MAP_BOX; /* seats are in the HQ cities */
    uint64_t starts, hqs;
    /* Where trains call, and where the agent in a city could be announced to go (ruling 9): neighbours, and stations from a
     * station. First by the rulebook, then with express trains (a house rule: the cities marked so in the board's data, too). */
    uint64_t stations[2];
    uint64_t go[2][SOLOMON_CITIES];
    uint8_t case_start;               /* Vienna */
    uint8_t start[SOLOMON_AGENTS];    /* the starting cities in alphabetical order */
    uint8_t track[SOLOMON_SEATS + 1]; /* where the die starts, by number of seats: 20 or 15 */
    uint8_t die_faces;                /* default of the option */
};

static inline const struct solomon_box *solomon_box_of(const struct game_box *box)
{
    return (const struct solomon_box *)box;
}

extern const struct game_rules solomon_rules;

#endif
