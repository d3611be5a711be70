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

/* What every such program is told of the matches to play. */
struct who_run {
    int games;
    uint64_t seed;
    bool express;
    uint32_t iterations; /* that everybody thinks at the most; 0: as in a match */
};

/* Whether the word is a setting (`games=400`), and no player, whose numbers stand behind a comma. */
bool who_is_setting(const char *word);
/* What stands behind `NAME=` if the setting has this name, else NULL. */
const char *who_setting(const char *word, const char *name);
/* The same as a whole number. Returns whether the setting has this name. */
bool who_number(const char *word, const char *name, unsigned long *n);
/* Takes a setting of the run. Returns false if it is another. */
bool who_run_take(struct who_run *run, const char *word);

/* Ends the program with a word on standard error if there is no such player. out must stay where it is. */
void who_read(const char *word, struct who *out);
/* Gives a player of that kind its character. */
void who_dress(const struct who *w, void *player);
/* `WHAT: WORD` on standard error, and the end. */
void who_quit(const char *what, const char *word);

#endif
