/* What a seat's chances are read from: numbers that describe a world as that seat sees it, at the moment when a turn begins.
 *
 * Two things make them, and are worked out apart, for most of what is weighed differs in one alone: a ledger is all that coins
 * and turns come to, an outline all that matters of where things stand. A turn has hundreds of outcomes and a few dozen outlines.
 */
#ifndef CONSPIRACY_AI_SOLOMON_FEATURES_H
#define CONSPIRACY_AI_SOLOMON_FEATURES_H

#include "rules/solomon/solomon_view.h"

struct solomon_map; /* ai/solomon/position.h */
struct solomon_position;
struct solomon_world; /* ai/solomon/world.h */

enum { VALUE_FEATURES = 64 };

/* Features of a seat. Where four stand in a row they are for cases 1, 2, 3, 4 and more. Weights count them by number. */
enum {
    F_ONE,
    F_CASE_HOPS,      /* four: the case is so far from home */
    F_CASE_RESTS = 5, /* it lies at home already, and must go out first */
    F_MARGIN,         /* four: best lead on an agent that needs so many turns */
    F_HOLDS = 10,     /* four: such an agent obeys this seat against everyone */
    F_WINS_NEXT = 14, /* up now, and can win */
    F_WINS_SOON,      /* not up, but can win when it is; fading with the seats before it */
    F_HOLDS_TWO,      /* two agents that can win */
    F_COULD_HOLD,     /* an agent that can win would obey after a payoff */
    F_COULD_HOLD_2,   /* one that needs two turns */
    F_LEADS,          /* agents on which it has most, sum of leads, most */
    F_LEAD_SUM,
    F_LEAD_MOST,
    F_COINS,      /* on agents in play */
    F_NEAR_SHARE, /* of the coins on agents near the case */
    F_RESERVE,
    F_RESERVE_LEAD,
    F_BURNS,    /* agents that could burn for it */
    F_BURNABLE, /* its best agent stands beside one who could burn it */
    F_DOCTOR,   /* own coins, lead, and is first; then the same as the end nears */
    F_DOCTOR_LEAD,
    F_DOCTOR_FIRST,
    F_DOCTOR_LATE, /* three */
    F_TRACK = F_DOCTOR_LATE + 3,
    F_LATE,
    F_UP, /* four: turns until it is up, 0 to 3 */
    F_RESTRICTED = F_UP + 4,
    F_RESTRICTED_UP,
    F_THREAT_NEXT,        /* a rival who is up can win */
    F_THREAT_BEFORE,      /* some rival who is up before this seat can */
    F_RACE,               /* reserve as a lead, once the end is near */
    F_STOPS,              /* threats of rivals that it could stop, by its own coins */
    F_MARGIN_UP,          /* best lead on an agent that can win, when up next */
    F_SAFE,               /* three: holds an agent that needs so many turns whatever rivals pay next */
    F_GRIPS = F_SAFE + 3, /* agents that can move the case now and obey this seat */
    F_GRIPPED,            /* that obey a rival */
    F_DOCTOR_ALONE,       /* first with Dr. Solomon, and nobody as good */
    F_DOCTOR_SAFE,        /* and cannot be overtaken before the first roll */
    F_DOCTOR_REACH,       /* not first, but could be by then */
    F_STOPS_TWO,          /* threats of rivals two turns away that it could stop */
    F_STOPPERS,           /* of its best agent that can win, as a share of the rivals */
    F_WITH_CASE,          /* an agent that obeys it stands with the case */
    F_DOCTOR_SHARE,       /* first, shared among so many */
    F_USED,
};

_Static_assert((int)F_USED <= (int)VALUE_FEATURES, "room for every feature");

/* What the coins of a world, its turns and its headquarters come to. Sets of agents have a bit for each. */
struct solomon_ledger {
    uint8_t seats, next, restricted;
    uint8_t alive; /* agents in play: positions that are looked at by this ledger have the same */
    uint8_t hq[SOLOMON_SEATS];
    float coins[SOLOMON_SEATS][SOLOMON_AGENTS];
    float margin[SOLOMON_SEATS][SOLOMON_AGENTS];   /* what F_MARGIN makes of a lead */
    uint8_t paid[SOLOMON_SEATS];                   /* agents that the seat has paid */
    uint8_t owned[SOLOMON_SEATS];                  /* on which it has most, alone */
    uint8_t safe[SOLOMON_SEATS];                   /* by more than any rival keeps */
    uint8_t in_reach[SOLOMON_SEATS];               /* on which it has not, but could with all it keeps */
    uint8_t matches[SOLOMON_SEATS][SOLOMON_SEATS]; /* on which it has as many as that rival, or more */
    uint8_t burners[SOLOMON_SEATS];                /* with which a rival could burn another of its agents */
    int8_t best[SOLOMON_SEATS];                    /* the agent on which it has the most coins; -1: none */
    float settled[SOLOMON_SEATS][VALUE_FEATURES];  /* features that no position changes; the others are 0 */
};

/* What matters of a position. Positions of one outline have the same features by the same ledger. */
typedef struct solomon_outline {
    uint8_t hops[SOLOMON_AGENTS]; /* of the agent to the case, in announced moves; 0: stands there */
    uint8_t home[SOLOMON_SEATS];  /* of the case to the headquarters, likewise */
    uint8_t homing
        [SOLOMON_SEATS]; /* agents that can bring it there this turn, bit per agent; none where it lies there */
    uint8_t moving;      /* agents that can move the case at all */
    uint8_t burnable;    /* bit per seat: a rival could burn its best agent */
} solomon_outline;

_Static_assert(sizeof(solomon_outline) == 16, "nothing between the members: outlines are compared as bytes");

void solomon_ledger_read(const struct solomon_world *w, struct solomon_ledger *out);

/* Agents burnt in the position are those of the ledger. */
void solomon_outline_read(const struct solomon_map *map, const struct solomon_ledger *l,
                          const struct solomon_position *at, solomon_outline *out);
/* The same by what has changed since another position, whose outline is given. */
void solomon_outline_change(const struct solomon_map *map, const struct solomon_ledger *l,
                            const struct solomon_position *from, const solomon_outline *outline,
                            const struct solomon_position *to, solomon_outline *out);

/* The features of every seat. */
void solomon_features_by(const struct solomon_ledger *l, const solomon_outline *o,
                         float out[SOLOMON_SEATS][VALUE_FEATURES]);

/* The same of a whole world, for whoever learns weights. */
void solomon_features(const struct solomon_map *map, const struct solomon_world *w,
                      float out[SOLOMON_SEATS][VALUE_FEATURES]);

#endif
