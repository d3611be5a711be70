/* The opponents' own thread: a mailbox. The window asks, goes on drawing, and polls for the answer.
 *
 * The worker owns all players; what they are told (masked events and views) is copied into the question. One question
 * at a time: a new one replaces the old one, whose answer is thrown away. */
#ifndef CONSPIRACY_APP_THINKER_H
#define CONSPIRACY_APP_THINKER_H

#include "ai/player.h"
#include "rules/match.h"

struct thinker;

/* An event as the seat that is asked may know it. */
struct thinker_event {
    int actor;
    game_action action;
    size_t
        opened; /* 0: it has just happened; else the number, from 1, of an earlier one that the last one revealed */
    union match_view_room after; /* of one that has just happened */
};

enum { THINKER_WHO_MAX = 256 };

/* Who plays what; copied. The box must outlive the thinker or the next table. */
struct thinker_table {
    struct match_setup setup;
    char who[GAME_MAX_SEATS][THINKER_WHO_MAX]; /* as typed (a bot's command is run); empty: no opponent */
    uint64_t seed;
};

struct thinker_answer {
    uint32_t ticket;
    int seat;
    ai_choice choice;
};

/* wake is called on the worker's thread whenever an answer is there; may be NULL. NULL: no thread to be had. */
struct thinker *thinker_open(void (*wake)(void));
/* Stops what is being thought and waits for the thread. */
void thinker_close(struct thinker *t);

/* A match begins, or its past was rewritten: the players are made anew and have seen nothing. */
void thinker_set_table(struct thinker *t, const struct thinker_table *table);

/* Asks for the decision of seat. events (n of them) are those since the seat was last asked, oldest first; view is the seat's
 * now. who: NULL for the player of the table; else a passing adviser of that level, told the events from the first
 * on. Returns the ticket, or 0 when there is no memory. */
uint32_t thinker_ask(struct thinker *t, int seat, const char *who, const struct thinker_event *events,
                     size_t n, const struct game_view *view, struct ai_limits limits);
/* Forgets the question, if there is one. Whether its player has seen the events is then unknown: set the table again. */
void thinker_cancel(struct thinker *t);
/* An answer has come: taken once. */
bool thinker_poll(struct thinker *t, struct thinker_answer *out);
/* Waits until nothing is being thought; for tests and for playing without a window. */
void thinker_wait(struct thinker *t);

#endif
