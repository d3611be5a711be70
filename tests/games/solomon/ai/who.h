/* Players by a word, for the programs that measure: an outsider, or a level as it is named everywhere, which may be given a
 * character and other numbers: `guard`, `agent@1`, `spymaster+hawk,thrift=0.004,worlds=12`. */
#ifndef CONSPIRACY_TESTS_AI_WHO_H
#define CONSPIRACY_TESTS_AI_WHO_H

#include "ai/solomon/mind.h"
#include "outsiders.h"

struct who {
    char name[AI_WHO_SIZE];
    struct ai_kind kind;
    struct solomon_level level, with_express; /* kind.numbers of a player that thinks */
    const char *character;
    bool thinks; /* its players are solomon_minds */
};

/* Ends the program with a word on standard error if there is no such player. out must stay where it is. */
void who_read(const char *word, struct who *out);
/* Gives a player of that kind its character. */
void who_dress(const struct who *w, void *player);
/* `WHAT: WORD` on standard error, and the end. */
void who_quit(const char *what, const char *word);

#endif
