/* What can be derived about a rival from what a seat (or the public) may see: exactly the worlds that public events
 * allow, no more and no fewer (rulings, "What is known to whom").
 *
 * A rival's opening is its token (3 coins there, no two seats have the same) and one coin on each of two other
 * agents. After that every payoff goes to one target: any number of coins on one agent, or one coin on Dr. Solomon, or
 * nothing. So whoever is shown to have more on an agent than the opening put there spent one payoff on it, before
 * that was shown and before the agent was burnt; and every coin on Dr. Solomon took a payoff. Such jobs with deadlines fit
 * into the payoffs made, or contradict the record (deadlines.h). */
#ifndef CONSPIRACY_RULES_SOLOMON_DOSSIER_H
#define CONSPIRACY_RULES_SOLOMON_DOSSIER_H

#include "rules/solomon/solomon_view.h"

/* How a seat started. SOLOMON_NOWHERE where it is not dealt or placed yet. `agent` ascends. */
typedef struct solomon_opening {
    uint8_t token;
    uint8_t agent[2];
} solomon_opening;

enum { SOLOMON_OPENINGS = 60 }; /* 6 tokens × 10 pairs of other agents */

typedef struct solomon_openings {
    uint8_t count;
    uint8_t tokens; /* bit per token that occurs */
    solomon_opening item[SOLOMON_OPENINGS];
} solomon_openings;

/* Coins, both ends included. */
typedef struct solomon_range {
    uint8_t least, most;
} solomon_range;

struct solomon_bounds {
    solomon_range paid[SOLOMON_AGENTS + 1]; /* on each agent now (burns taken off) and on Dr. Solomon */
    solomon_range reserve;
};

/* What the openings of a rival can be, as far as its own public record goes, tokens that the viewer holds or sees
 * excluded. That rivals' tokens differ from each other is left to the caller (solomon_tokens_possible). */
void solomon_openings_of(const struct solomon_view *view, int rival, solomon_openings *out);

/* The tokens that a rival may have been dealt when all rivals' openings are taken together: bit per agent. */
unsigned solomon_tokens_possible(const struct solomon_view *view, int rival);

/* The least and the most that rival can have, over every world that fits. For the view's own seat, and for one whose
 * coins lie open, both are what it has. */
void solomon_dossier_bounds(const struct solomon_view *view, int rival, struct solomon_bounds *out);

/* Can rival hold just these coins (on each agent now, burns taken off, and on Dr. Solomon, the rest in reserve) after this opening?
 * Tells nothing about whether the token is free. */
bool solomon_opening_fits(const struct solomon_public *pub, int rival, const solomon_opening *opening,
                          const uint8_t paid[SOLOMON_AGENTS + 1]);

/* How jobs go into payoffs. */
typedef struct solomon_load {
    uint64_t due;  /* deadlines_job of each, added up */
    uint8_t jobs;  /* all of them */
    uint8_t coins; /* that lie on agents for certain, burnt-off ones included */
} solomon_load;

/* What one seat's record says of one agent, for each number of coins (0, 1, 3) that an opening can put there. */
struct solomon_slot {
    solomon_load need[3]; /* at least this */
    bool can[3];          /* false: that number of coins contradicts the record */
    uint64_t step;        /* `due` of a job for this agent that nothing forces yet */
};

struct solomon_record {
    struct solomon_slot slot[SOLOMON_AGENTS];
    uint8_t payoffs;
    uint8_t doctor; /* coins on Dr. Solomon known to lie there */
};

/* For who draws worlds: a seat's record. With `paid` the coins are those, and not merely proven. */
void solomon_read_record(const struct solomon_public *pub, int seat, const uint8_t *paid,
                         struct solomon_record *out);

/* What an opening demands. False: it contradicts the record. */
bool solomon_opening_load(const struct solomon_record *record, const solomon_opening *opening,
                          solomon_load *out);

/* Can one more job for an agent, with a coin at least, be taken on? */
bool solomon_job_fits(const struct solomon_record *record, const solomon_load *load, int agent);

/* 0, 1 or 2: which of 0, 1, 3 coins the opening put on the agent. */
static inline int solomon_opening_level(const solomon_opening *o, int agent)
{
    return agent == o->token ? 2 : agent == o->agent[0] || agent == o->agent[1] ? 1 : 0;
}

#endif
