/* A seat's act that the others may challenge by naming numbers: who is asked after whom, what has been said, and how it ends.
 *
 * Two manners. CHALLENGE_RAISE: whoever challenges names a number, then mover and challenger in turn name higher ones until
 * one yields. CHALLENGE_COVER: whoever challenges says no number yet; the mover takes the act back or holds it, the challenger
 * bids, the mover covers the bid or yields, the challenger bids higher or yields, and so on. In both, the mover's yielding
 * calls the act off; a challenger that yields has lost, and the next seat is asked.
 *
 * A challenge is a plain part of a game's public state: no pointers, unused bytes are 0. Numbers are the game's units (coins,
 * hundreds of dollars). What a lost challenge costs is the game's affair. The functions are inline: a search lives on them, and where
 * the manner is a constant little is left of them. */
#ifndef CONSPIRACY_RULES_CHALLENGE_H
#define CONSPIRACY_RULES_CHALLENGE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum {
    CHALLENGE_SAID = 24,   /* answers remembered, the latest; older ones are dropped */
    CHALLENGE_MOST = 254,  /* the highest number */
    CHALLENGE_NOBODY = -2, /* for a seat: SEAT_NONE */
};

typedef enum challenge_manner { CHALLENGE_RAISE, CHALLENGE_COVER } challenge_manner;

typedef enum challenge_step {
    CHALLENGE_NONE,    /* nothing is open to challenge */
    CHALLENGE_RESPOND, /* another seat: let it pass, or challenge */
    CHALLENGE_ANSWER,  /* CHALLENGE_COVER, the mover: yield (take it back), or hold */
    CHALLENGE_BID, /* RAISE, mover and challenger in turn; COVER, the challenger: yield, or name a higher number */
    CHALLENGE_REPLY,  /* CHALLENGE_COVER, the mover: yield (not covered), or hold (covered) */
    CHALLENGE_STANDS, /* everybody has answered: the act is carried out */
    CHALLENGE_OFF,    /* the mover has yielded */
} challenge_step;

typedef enum challenge_answer {
    CHALLENGE_PASS,
    CHALLENGE_OPEN, /* to challenge without a number */
    CHALLENGE_NAME, /* a number */
    CHALLENGE_HOLD, /* not to give way, without a number */
    CHALLENGE_YIELD,
} challenge_answer;

typedef struct challenge_said {
    uint8_t by; /* low four bits: the seat; high four bits: its challenge_answer */
    uint8_t number;
} challenge_said;

struct challenge {
    uint8_t step;                        /* challenge_step */
    int8_t mover;                        /* whose act it is, or CHALLENGE_NOBODY */
    int8_t challenger;                   /* from its challenge until that is decided, or CHALLENGE_NOBODY */
    int8_t asked;                        /* the seat that answers now, or CHALLENGE_NOBODY */
    uint8_t named;                       /* the highest number of this challenge; 0 before the first */
    uint8_t count;                       /* answers in `said` */
    challenge_said said[CHALLENGE_SAID]; /* everything since the act was announced, oldest first */
};

/* What the seat that is asked may answer. The order in which a game lists it: pass or yield, open or hold, numbers. */
typedef struct challenge_choice {
    uint8_t answers;     /* bit per challenge_answer other than CHALLENGE_NAME */
    uint8_t least, most; /* numbers that may be named; least > most: none */
} challenge_choice;

static inline int challenge_seat(challenge_said said)
{
    return said.by & 15;
}

static inline challenge_answer challenge_answered(challenge_said said)
{
    return (challenge_answer)(said.by >> 4);
}

/* Nothing is open to challenge, nothing has been said. */
static inline void challenge_clear(struct challenge *c)
{
    memset(c, 0, sizeof *c);
    c->mover = c->challenger = c->asked = CHALLENGE_NOBODY;
}

/* --- inside --- */

static inline void challenge_ask(struct challenge *c, challenge_step step, int seat)
{
    c->step = (uint8_t)step;
    c->asked = (int8_t)seat;
}

/* The next seat clockwise, until it comes round to the mover. */
static inline void challenge_ask_after(struct challenge *c, int seat, int seats)
{
    int next = seat + 1 < seats ? seat + 1 : 0;
    c->challenger = CHALLENGE_NOBODY;
    c->named = 0;
    if (next == c->mover)
        challenge_ask(c, CHALLENGE_STANDS, CHALLENGE_NOBODY);
    else
        challenge_ask(c, CHALLENGE_RESPOND, next);
}

static inline void challenge_remember(struct challenge *c, challenge_answer answer, int number)
{
    if (c->count == CHALLENGE_SAID)
        memmove(&c->said[0], &c->said[1], --c->count * sizeof c->said[0]);
    c->said[c->count++] =
        (challenge_said){.by = (uint8_t)(c->asked | (unsigned)answer << 4), .number = (uint8_t)number};
}

static inline void challenge_name(struct challenge *c, challenge_manner manner, int number)
{
    if (c->step == CHALLENGE_RESPOND)
        c->challenger = c->asked;
    c->named = (uint8_t)number;
    challenge_ask(c, manner == CHALLENGE_COVER ? CHALLENGE_REPLY : CHALLENGE_BID,
                  c->asked == c->mover ? c->challenger : c->mover);
}

/* --- from here on for games --- */

/* Opens mover's act to challenge, nothing being open yet; the seat after it is asked first. With one seat it stands at once. */
static inline void challenge_begin(struct challenge *c, int mover, int seats)
{
    c->mover = (int8_t)mover;
    challenge_ask_after(c, mover, seats);
}

/* Takes back the challenge that is going on, for a look at what happens without it: its challenger is asked once more. No
 * challenge: nothing changes. */
static inline void challenge_unsay(struct challenge *c)
{
    int seat = c->challenger;
    if (seat == CHALLENGE_NOBODY)
        return;
    c->challenger = CHALLENGE_NOBODY;
    c->named = 0;
    challenge_ask(c, CHALLENGE_RESPOND, seat);
}

/* What the seat asked may answer that has `have` (at most CHALLENGE_MOST) on what the challenge is about. No number may be below
 * `least` (≥ 1). */
static inline challenge_choice challenge_choices(const struct challenge *c, challenge_manner manner, int have,
                                                 int least)
{
    enum {
        PASS = 1 << CHALLENGE_PASS,
        OPEN = 1 << CHALLENGE_OPEN,
        HOLD = 1 << CHALLENGE_HOLD,
        YIELD = 1 << CHALLENGE_YIELD
    };
    uint8_t from = (uint8_t)(c->named < least ? least : c->named + 1), to = (uint8_t)have;
    if (c->step == CHALLENGE_RESPOND)
        return manner == CHALLENGE_RAISE ? (challenge_choice){PASS, from, to}
                                         : (challenge_choice){have >= least ? PASS | OPEN : PASS, 1, 0};
    if (c->step == CHALLENGE_BID) /* a first bid must be made: it was announced by the challenge */
        return (challenge_choice){c->named > 0 ? YIELD : 0, from, to};
    if (c->step == CHALLENGE_ANSWER || (c->step == CHALLENGE_REPLY && have >= c->named))
        return (challenge_choice){YIELD | HOLD, 1, 0};
    return (challenge_choice){c->step == CHALLENGE_REPLY ? YIELD : 0, 1, 0};
}

/* Whether such choices hold the answer; number is looked at for CHALLENGE_NAME alone. */
static inline bool challenge_may(challenge_choice choice, challenge_answer answer, int number)
{
    return answer == CHALLENGE_NAME ? number >= choice.least && number <= choice.most
                                    : choice.answers >> answer & 1;
}

/* The seat asked gives an answer that it may give. Afterwards c->asked answers, or c->step is CHALLENGE_STANDS or CHALLENGE_OFF.
 * Returns the seat that has lost its challenge by this, or CHALLENGE_NOBODY. */
static inline int challenge_say(struct challenge *c, challenge_manner manner, int seats,
                                challenge_answer answer, int number)
{
    int seat = c->asked;
    challenge_remember(c, answer, answer == CHALLENGE_NAME ? number : 0);
    switch (answer) {
    case CHALLENGE_PASS:
        challenge_ask_after(c, seat, seats);
        break;
    case CHALLENGE_OPEN:
        c->challenger = (int8_t)seat;
        challenge_ask(c, CHALLENGE_ANSWER, c->mover);
        break;
    case CHALLENGE_NAME:
        challenge_name(c, manner, number);
        break;
    case CHALLENGE_HOLD:
        challenge_ask(c, CHALLENGE_BID, c->challenger);
        break;
    case CHALLENGE_YIELD:
        if (seat != c->mover) {
            challenge_ask_after(c, seat, seats);
            return seat;
        }
        c->challenger = CHALLENGE_NOBODY;
        c->named = 0;
        challenge_ask(c, CHALLENGE_OFF, CHALLENGE_NOBODY);
        break;
    }
    return CHALLENGE_NOBODY;
}

/* --- what is announced, as a part of a game's state --- */

/* What is open to challenge, by the game's word for what is moved about; all 0 but during it. */
#define ANNOUNCED_MEMBERS(piece)                                                                             \
    uint8_t verb;            /* the kind of action; 0: nothing is announced */                               \
    uint8_t piece;           /* the one concerned: it moves, or does something to another */                 \
    uint8_t target;          /* a place, or that other one */                                                \
    uint8_t from;            /* where it stood */                                                            \
    uint8_t carried;         /* it has taken something along */                                              \
    struct challenge bidding /* what was said about it, until the next turn begins */

struct announced {
    ANNOUNCED_MEMBERS(piece);
};

/* In a game's struct: these members by their names, and all of them as `announced`. */
#define GAME_ANNOUNCED(piece)                                                                                \
    union {                                                                                                  \
        struct {                                                                                             \
            ANNOUNCED_MEMBERS(piece);                                                                        \
        };                                                                                                   \
        struct announced announced;                                                                          \
    }

#endif
