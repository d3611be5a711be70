/* Top Secret Spies (tss in code), as one seat or the public may know it, and what its actions and events are made of. Opponents and
 * tables include this file and no other of this folder. */
#ifndef CONSPIRACY_RULES_TSS_VIEW_H
#define CONSPIRACY_RULES_TSS_VIEW_H

#include "rules/game.h"
#include "rules/turns.h"

enum {
    TSS_SEATS = 7,
    TSS_AGENTS = 7, /* in alphabetical order, as everywhere in texts */
    TSS_BUILDINGS = 12,
    TSS_CHURCH = 0, /* then the numbered ones; forward is upwards and round */
    TSS_RUINS = 11,
    TSS_SAFE_START = 7,
    TSS_FINISH = 42,       /* a marker that comes so far ends the match (ruling 13) */
    TSS_DOSSIER = 29,      /* one that comes so far makes everybody write (ruling 30) */
    TSS_MARKERS_LAST = 40, /* a card takes none beyond this */
    TSS_MARKERS_STEP = 3,
    TSS_HAND = 4,
    TSS_FIRST_HAND = 2,
    TSS_HELD = 4,   /* agent cards that one seat can come to hold */
    TSS_GUESS = 5,  /* what a right guess is worth */
    TSS_ANY = 1,    /* the die's face `1-3`; all others are what they say */
    TSS_NONE = 0xff /* no agent, card, seat or place; or one that the viewer may not know */
};

/* Kinds of cards, in the order of the rules' table: what a heap of cards counts. */
// clang-format off
typedef enum tss_card {
    TSS_CARD_SAFE, TSS_CARD_MARKERS, TSS_CARD_BACK, TSS_CARD_DASH, TSS_CARD_SIDESTEP, TSS_CARD_ADVANCE,
    TSS_CARD_RETREAT, TSS_CARD_SHOVE, TSS_CARD_CRACK, TSS_CARD_AMBUSH, TSS_CARD_RESCUE, TSS_CARD_CURFEW,
    TSS_CARD_SWAP, TSS_CARD_JOIN, TSS_CARD_RECRUIT, TSS_CARDS,
} tss_card;
// clang-format on

typedef enum tss_phase {
    TSS_PHASE_AGENT, /* chance: agent cards, seat by seat */
    TSS_PHASE_CARD,  /* chance: a card for tss_drawer */
    TSS_PHASE_START, /* chance: the start seat */
    TSS_PHASE_DIE,   /* chance */
    TSS_PHASE_FREE,  /* chance: an agent card for whoever played `recruit` */
    TSS_PHASE_MOVE,
    TSS_PHASE_PLAY,  /* the cards part: play or pass */
    TSS_PHASE_GUESS, /* each seat: its dossier */
    TSS_PHASE_SAFE,
    TSS_PHASE_OVER,
} tss_phase;

/* game_action.kind, with its arguments. */
typedef enum tss_verb {
    TSS_DEAL_AGENT, /* seat, agent (the seat's own until the match is over) */
    TSS_DEAL_CARD,  /* seat, card (the seat's own for good) */
    TSS_DEAL_START, /* seat */
    TSS_ROLL,       /* face: TSS_ANY, 2 to 6 */
    TSS_DEAL_FREE,  /* as TSS_DEAL_AGENT */
    TSS_MOVE,       /* steps of each agent */
    TSS_STAY,
    TSS_PLAY, /* card; then, as it asks for them: building · agent[, agent] · agent, steps (below 0: back) · agent, building */
    TSS_PASS,
    TSS_GUESS_ALL, /* of each agent: 0 (it has the card), seat + 1, TSS_FREE (the seat's own until the match is over) */
    TSS_PUT_SAFE, /* building */
} tss_verb;

enum { TSS_FREE = TSS_SEATS + 1 };

/* game_event.kind, with its arguments: everything that an action changes, in order (tss_change.h). What is a secret is the seat's alone:
 * OWNS and GUESSED until the match is over, when everybody is told, and GETS for good. */
typedef enum tss_happening {
    TSS_TAKES,      /* an agent card is the seat's now */
    TSS_OWNS,       /* agent, which of its agent cards (from 0) this is */
    TSS_DRAWS,      /* the seat draws a card */
    TSS_GETS,       /* card: this one */
    TSS_TURN,       /* round: the seat's turn begins */
    TSS_ROLLED,     /* face */
    TSS_MOVED,      /* steps of each agent */
    TSS_STAYED,     /* nobody is moved */
    TSS_PLAYED,     /* card: it lies on the table */
    TSS_SENT,       /* place of each agent after it */
    TSS_ADVANCED,   /* what each marker gains by it */
    TSS_DISCARDED,  /* card, 1: out of the game */
    TSS_PASSED,     /* in the cards part */
    TSS_SHUFFLED,   /* the discards are the supply now */
    TSS_SCORED,     /* what each marker gains */
    TSS_SAFE_MOVED, /* building, from */
    TSS_ASKS,       /* phase, how many were asked before in it: the seat acts next, or chance */
    TSS_WRITES,     /* the seat writes its guesses */
    TSS_GUESSED,    /* as TSS_GUESS_ALL: these */
    TSS_JUDGED,     /* agent that it keeps, right guesses, score */
    TSS_ENDED,      /* how, winners as bits */
} tss_happening;

/* Options, in the order in which the rules list them; how a match ends. */
// clang-format off
enum { TSS_CARDS_ON, TSS_DOSSIER_ON, TSS_VACANT_SAFE, TSS_OPPONENTS_ONLY, TSS_BEST_SPY, TSS_SPOILER, TSS_ROUND_LIMIT,
       TSS_OPTIONS };
// clang-format on
enum { TSS_END_NONE, TSS_END_FINISH, TSS_END_DOSSIER, TSS_END_FREE_AGENT, TSS_END_LIMIT };

/* What a seat has done with an agent, over the whole match. */
typedef struct tss_tally {
    int16_t moved;     /* points spent on it */
    int16_t gained;    /* by its marker in scorings that the seat caused */
    int16_t into, out; /* of the ruins, by moves and cards */
    /* cards that took it or its marker to where it is worth more, or it to where less, but for the ruins */
    uint8_t up, down;
} tss_tally;

/* What lies on the table. The state of a match is laid out alike: the view of nobody in which everything is open. */
struct tss_view {
    GAME_TURNS; /* its phases are tss_phase; `done` in the cards part: how many came before, empty hands too */
    int8_t seat;  /* the viewer, or SEAT_NONE */
    uint8_t used; /* bit per agent in use */
    uint8_t option[TSS_OPTIONS];
    uint8_t place[TSS_AGENTS];   /* building; TSS_NONE: not in use */
    uint8_t marker[TSS_AGENTS];  /* how far it has come */
    uint8_t arrived[TSS_AGENTS]; /* who moved it to the safe, if it counts as arrived; or TSS_NONE */
    uint8_t safe;                /* building */
    uint8_t die;                 /* this turn's face; 0 before the roll */
    uint8_t scored;              /* there was a scoring this turn */
    /* The cards part: seats are asked from `first` on, clockwise, and once more the one that has played. */
    int8_t first;            /* the seat that played the last card of this part, before that the turn's */
    uint8_t played;          /* there was a card */
    uint8_t passed;          /* bit per seat that has passed since the last card */
    uint8_t held[TSS_SEATS]; /* agent cards of each seat */
    uint8_t hand[TSS_SEATS]; /* cards in each hand */
    uint8_t discards[TSS_CARDS];
    uint8_t in_play;                      /* card that is being carried out, or TSS_NONE */
    uint8_t gone;                         /* `recruit` has left the game */
    uint8_t written;                      /* bit per seat that has written its guesses, */
    uint8_t knew[TSS_SEATS];              /* and how many agent cards it held then */
    uint8_t agent[TSS_SEATS][TSS_HELD];   /* in the order received; secret */
    uint8_t card[TSS_SEATS][TSS_CARDS];   /* a heap for each hand; secret: all 0 where it is not known */
    uint8_t guess[TSS_SEATS][TSS_AGENTS]; /* as TSS_GUESS_ALL; secret likewise */
    tss_tally tally[TSS_SEATS][TSS_AGENTS];
    uint8_t keeps[TSS_SEATS]; /* once the match is over: agent, */
    uint8_t right[TSS_SEATS]; /* right guesses that are worth something, */
    uint8_t score[TSS_SEATS];
};

static inline const struct tss_view *tss_view_of(const void *view)
{
    return view;
}

/* What a building is worth (ruling 3), and what an agent's marker would gain by a scoring now (ruling 10). */
static inline int tss_worth(int building)
{
    return building == TSS_RUINS ? -3 : building;
}

static inline int tss_gain(const struct tss_view *v, int agent)
{
    int worth = tss_worth(v->place[agent]);
    return worth < -v->marker[agent] ? -v->marker[agent] : worth;
}

/* The building so many steps forward; back, if they are negative (at most a round). */
static inline int tss_ahead(int building, int steps)
{
    return (building + steps + TSS_BUILDINGS) % TSS_BUILDINGS;
}

/* Bits of the agents in a building. */
unsigned tss_agents_in(const struct tss_view *v, int building);
/* Bits of the agents in use that are not among the first so many cards of a seat, as far as the view tells. */
unsigned tss_unknown(const struct tss_view *v, int seat, int cards);
/* Agent cards that no seat holds; and the cards of the supply. */
int tss_free(const struct tss_view *v);
int tss_supply(const struct tss_view *v);
/* The heap of the match's cards that the viewer does not see: the supply and others' hands. */
void tss_unseen(const struct tss_view *v, uint8_t heap[TSS_CARDS]);
/* What a move or a card does to the board at once, and nothing that follows from it: no draw, no scoring. Legal or not is not asked. */
void tss_board_after(struct tss_view *v, int seat, const game_action *action);
/* Who gets the card or the agent card that chance is about to deal. */
int tss_drawer(const struct tss_view *v);

/* `Ash`, `church`, `dash`; NULL past the last. */
extern const char *const tss_agent_name[TSS_AGENTS + 1];
extern const char *const tss_building_name[TSS_BUILDINGS + 1];
extern const char *const tss_card_name[TSS_CARDS + 1];

extern const struct game_rules tss_rules;

#endif
