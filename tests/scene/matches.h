/* Matches for the tests of sessions and scenes. */
#ifndef CONSPIRACY_TESTS_SCENE_MATCHES_H
#define CONSPIRACY_TESTS_SCENE_MATCHES_H

#include "app/session.h"
#include "app/thinker.h"
#include "rules/record.h"

/* What a match needs around it. */
struct match_test {
    struct game_shelf shelf;
    struct thinker *thinker;
    int kept;           /* how often the match was kept */
    size_t kept_length; /* its length the last time */
    uint64_t now;
};

/* Whoever plays at random may never end it: a game that has a limit for matches of opponents gets a low one. */
void match_test_limit(struct match_setup *setup);

void match_test_open(struct match_test *w);
void match_test_close(struct match_test *w);

/* Two people, or people and opponents, by WHO; seats up to 4, NULL ends the list. */
struct session *match_test_new(struct match_test *w, uint64_t seed, const char *const *who);
/* A match from its record; the test fails if it is not one. */
struct match *match_test_match(struct match_test *w, const char *record);
struct session *match_test_resume(struct match_test *w, const char *record);

/* Shows everything and lets opponents answer, until a person must act, a curtain is closed or the game is over. */
void match_test_settle(struct match_test *w, struct session *s);
/* The viewer's action by its words (`payoff none`); the test fails if it is refused. */
void match_test_do(struct session *s, const char *words);
/* The viewer does the last of what is legal: something, and never the same for long. */
void match_test_do_any(struct match_test *w, struct session *s);

/* A record of two: who sits in seat 1 (`human`, `ai:rookie`), beside a person; its token; the events after the deal. */
void match_test_dealt(char *out, size_t size, const char *who, const char *token, const char *happened);

/* The same of four in Glasgow, Moscow, Athens and Algiers: the fourth, Ada, is a person, the first two are rookies, who the third
 * is is given. They have not placed anything yet. */
void match_test_four(char *out, size_t size, const char *third, const char *happened);

/* Two people at the start of the first turn, which is seat 1's; token, invest and payoff of seat 1 as given. */
void match_test_two(char *out, size_t size, const char *token, const char *invest, const char *payoff);

#endif
