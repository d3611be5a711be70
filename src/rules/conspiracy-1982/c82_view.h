/* Conspiracy, 1982 (c82 in code), as one seat or the public may know it, and what its actions and events are made of. Opponents and
 * tables include this file and no other of this folder but the dossier.
 *
 * Money: actions and events speak of dollars, as records do. Whatever is kept counts in hundreds of dollars (C82_UNIT), as the numbers of
 * a challenge do. */
#ifndef CONSPIRACY_RULES_C82_VIEW_H
#define CONSPIRACY_RULES_C82_VIEW_H

#include "rules/challenge.h"
#include "rules/game.h"
#include "rules/map.h"
#include "rules/turns.h"

enum {
    C82_SEATS = 4,
    C82_SPIES = 8, /* in alphabetical order, as everywhere in texts */
    C82_UNIT = 100,
    C82_ACCOUNT = 100,      /* hundreds that a seat begins with (ruling 5) */
    C82_COVER_COST = 10,    /* hundreds */
    C82_NOBODY = C82_SPIES, /* whom a feint pays */
    C82_NOWHERE = 0xff,     /* a place: not there yet, or out of the game */
    C82_NEVER = 0xff,       /* a number of pay-offs */
};

/* From RESPOND to REPLY they follow challenge_step. */
typedef enum c82_phase {
    C82_PHASE_SPIES, /* chance: the spies to the start cities */
    C82_PHASE_OPEN,  /* each seat: the opening pay-off */
    C82_PHASE_START, /* chance: the start seat */
    C82_PHASE_TURN,
    C82_PHASE_RESPOND, /* each other seat: pass or challenge */
    C82_PHASE_ANSWER,  /* the turn's seat: back or fight */
    C82_PHASE_BID,     /* the challenger: bid or stop */
    C82_PHASE_REPLY,   /* the turn's seat: covered or not */
    C82_PHASE_REVEAL,  /* each seat: show its account with the victim, or not */
    C82_PHASE_OVER,
} c82_phase;

/* game_action.kind, with its arguments. */
typedef enum c82_verb {
    C82_DEAL_SPIES, /* eight spies, by start city in alphabetical order */
    C82_DEAL_START, /* seat */
    C82_OPEN,       /* spy, dollars; C82_NOBODY, 0 for none (private until the match is over) */
    C82_PAYOFF,     /* likewise */
    C82_MOVE,       /* spy, place[, 1: with the briefcase] */
    C82_BLOW,       /* informer, victim */
    C82_PASS,
    C82_CHALLENGE,
    C82_BACK,
    C82_FIGHT,
    C82_STOP,
    C82_BID, /* dollars */
    C82_UNCOVERED,
    C82_COVERED,
    C82_SILENT,
    C82_REVEAL, /* dollars */
} c82_verb;

/* game_event.kind, with its arguments: everything that an action changes, in order (c82_change.h). The last is the seat's alone; no other
 * tells a secret. What is said in a challenge follows the order of its verbs: the spy concerned, dollars (the bid that stands, or this
 * one), the other of the two. */
typedef enum c82_happening {
    C82_PLACED, /* spy, place, its home */
    C82_STARTS, /* seat: turns begin */
    C82_PAID,   /* 1: its opening pay-off. Whatever it was, a feint too */
    C82_MOVED,  /* spy, from, to, 1: with the briefcase; open to challenge now */
    C82_NAMED,  /* informer, victim, place; likewise */
    C82_PASSED,
    C82_CHALLENGED,
    C82_GAVE_BACK,
    C82_FOUGHT,
    C82_STOPPED,
    C82_RAISED,
    C82_FELL_SHORT,
    C82_MATCHED,
    C82_OWES,        /* seat: it owes a lost turn now */
    C82_RETURNED,    /* spy, from, to, 1: with the briefcase: the move is undone */
    C82_BLOWN,       /* informer, victim, place */
    C82_KEPT_STILL,  /* victim */
    C82_SHOWED,      /* victim, dollars: the seat's whole account */
    C82_PASSED_OVER, /* seat: it owes nothing any more */
    C82_ROUND,       /* round that begins */
    C82_TURN,        /* seat: its turn begins */
    C82_ASKS,        /* phase, seats served in it: the seat acts next, or chance */
    C82_BOOK,        /* dollars in the seat's account with each spy: its bank book lies open (ruling 28) */
    C82_ENDED,       /* how, winners as bits */
    C82_WROTE,       /* spy, dollars: what the seat's pay-off was */
} c82_happening;

/* Options, in the order in which the rules list them; how a match ends. */
enum { C82_ROUND_LIMIT, C82_FIXED, C82_ANY_ARRIVAL, C82_CASABLANCA, C82_REVEALING };
enum { C82_END_NONE, C82_END_BRIEFCASE, C82_END_LIMIT };

/* What everybody has seen of one seat's money on one spy. Gross: what was ever paid in, what covers have cost since included. */
typedef struct c82_proof {
    uint8_t least; /* gross hundreds proven, whenever */
    /* Pay-offs the seat had made when it was first proven to have any there; C82_NEVER: it is not. */
    uint8_t by;
    uint8_t exact; /* `least` is all there is: it was shown */
} c82_proof;

/* A bank book, in hundreds. Its entries in order are the record's: `open` and `payoff` as seen once the match is over. */
typedef struct c82_book {
    uint8_t balance;
    uint8_t paid[C82_SPIES]; /* account with each spy, what covers have cost taken off */
} c82_book;

/* What lies on the table. The state of a match is laid out alike: the view of nobody in which all books are open. */
struct c82_view {
    GAME_TURNS;            /* its phases are c82_phase; its ends C82_END_… */
    int8_t seat;           /* the viewer, or SEAT_NONE */
    uint8_t open;          /* bit per seat whose book can be read; the others are zeroed */
    uint8_t hq[C82_SEATS]; /* place; C82_NOWHERE: no such seat */
    uint8_t round_limit;   /* 0: none */
    uint8_t any_arrival, casablanca, revealing;
    uint8_t spy_place[C82_SPIES]; /* C82_NOWHERE: not placed yet, or out */
    uint8_t home[C82_SPIES];      /* the HQ next to the city where it started */
    uint8_t blown;                /* bit per spy */
    uint8_t case_place;
    uint8_t owes; /* bit per seat that owes a lost turn */
    /* C82_MOVE of a spy to a place, with the briefcase or without; or C82_BLOW, an informer and the victim. It stands while accounts
     * are shown, too. Numbers are hundreds. */
    GAME_ANNOUNCED(spy);
    uint8_t payoffs[C82_SEATS]; /* pay-offs made, feints and the opening one included (at most 254) */
    uint8_t covers[C82_SEATS][C82_SPIES];  /* covers that the seat has blown with this informer */
    uint8_t left_at[C82_SEATS][C82_SPIES]; /* pay-offs the seat had made when the spy went out; C82_NEVER */
    c82_proof proof[C82_SEATS][C82_SPIES];
    c82_book book[C82_SEATS];
};

/* A view, or a state. */
static inline const struct c82_view *c82_view_of(const void *view)
{
    return view;
}

/* `Rita-Palm`; NULL past the last. And what people call them; N_(). */
extern const char *const c82_spy_name[C82_SPIES + 1];
extern const char *const c82_spy_title[C82_SPIES];

/* The board: reading it is free, it never changes. */
struct c82_box {
    MAP_BOX; /* seats are at the HQs */
    uint64_t hqs;
    uint8_t case_start;       /* Zerzura */
    uint8_t start[C82_SPIES]; /* the start cities in alphabetical order */
    uint8_t home[C82_SPIES];  /* of each of them: the HQ next to it */
    uint8_t fixed[C82_SPIES]; /* and the spy that begins there under the option */
};

static inline const struct c82_box *c82_box_of(const struct game_box *box)
{
    return (const struct c82_box *)box;
}

extern const struct game_rules c82_rules;

#endif
