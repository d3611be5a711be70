/* The opponents' thread, behind a mailbox: the window asks, goes on drawing and polls for the answer.
 *
 * The worker owns all players. What they are told (masked events and views) is copied into the question.
 * There is one question at a time: a new one replaces the old one, whose answer is thrown away. */
#ifndef CONSPIRACY_APP_THINKER_H
#define CONSPIRACY_APP_THINKER_H

#include "ai/player.h"
#include "rules/match.h"

struct thinker;

/* An event, as the seat that is asked may know it. */
struct thinker_event {
    int actor;
    game_action action;
    /* 0: it has just happened; else the number, from 1, of an earlier one that the last one revealed */
    size_t opened;
    union match_view_room after; /* of one that has just happened */
};

enum { THINKER_WHO_MAX = 256 };

/* Who plays which seat. Copied; the box must outlive the thinker or the next table. */
struct thinker_table {
    struct match_setup setup;
    char who[GAME_MAX_SEATS][THINKER_WHO_MAX]; /* as typed (a bot's command is run); empty: not an opponent */
    uint64_t seed;
};

struct thinker_answer {
    uint32_t ticket;
    int seat;
    ai_choice choice;
};

/* wake, which may be NULL, is called on the worker's thread whenever an answer is there. NULL when no thread
 * can be started. */
struct thinker *thinker_open(void (*wake)(void));
/* Interrupts the thinking and waits for the thread. */
void thinker_close(struct thinker *t);

/* A match begins, or its past was rewritten: all players are made anew and have seen nothing. */
void thinker_set_table(struct thinker *t, const struct thinker_table *table);

/* What is asked. Copied. */
struct thinker_question {
    int seat;
    /* NULL: the table's player. Else an adviser of that level, who is kept as long as the table is: it is told what it has missed alone,
     * and what it is told twice it hears once. */
    const char *adviser;
    bool told_only; /* of an adviser: it only listens; its answer says nothing */
    /* The events from `from` (how many came before) on, oldest first, each followed by those it has revealed; a player hears of each once. */
    uint32_t from;
    const struct thinker_event *events;
    size_t count;
    const struct game_view *view; /* the seat's present view */
    struct ai_limits limits;
};

/* Asks for a seat's decision. Returns the ticket; 0 when memory is out. */
uint32_t thinker_ask(struct thinker *t, const struct thinker_question *question);
/* Drops the question, if there is one. Its player may or may not have seen the events: set the table again. */
void thinker_cancel(struct thinker *t);
/* Takes the answer, if there is one. */
bool thinker_poll(struct thinker *t, struct thinker_answer *out);
/* Waits until the worker is idle; for tests and for playing without a window. */
void thinker_wait(struct thinker *t);

#endif
