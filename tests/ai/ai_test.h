/* A match of any game among kinds of opponents, event by event, for tests: the truth stays here, players get views, masked
 * events and what is opened later. */
#ifndef CONSPIRACY_TESTS_AI_AI_TEST_H
#define CONSPIRACY_TESTS_AI_AI_TEST_H

#include "ai/level.h"
#include "base/rng.h"

enum { AI_TEST_EVENTS = 4096 };

union ai_test_room {
    max_align_t align;
    unsigned char bytes[GAME_MAX_STATE];
};

struct ai_test {
    const struct game_rules *rules;
    struct game_box *box; /* shared by all matches of a program */
    game_config config;
    union ai_test_room state;
    int seats;
    const struct ai_kind *kind[GAME_MAX_SEATS]; /* NULL: any legal action at random */
    void *player[GAME_MAX_SEATS];
    struct ai_limits limits; /* of every decision */
    struct rng chance;
    size_t events;
    int actor[AI_TEST_EVENTS]; /* what has happened, to be told again */
    game_action action[AI_TEST_EVENTS];
    game_decision then[AI_TEST_EVENTS]; /* that it answered */
    bool advises;                       /* whoever is made by ai_test_replay is asked for a person */
};

/* Levels of a game by name (`agent`; NULL or "": random), for each seat. Fails the test when there is no such level. */
void ai_test_open(struct ai_test *s, const char *game, int seats, const char *const *who, uint64_t seed);
/* The same with kinds that no list has. */
void ai_test_open_kinds(struct ai_test *s, const char *game, int seats, const struct ai_kind *const *kind,
                        uint64_t seed);
/* The same with one option of the game at another value. */
void ai_test_open_with(struct ai_test *s, const char *game, int seats, const struct ai_kind *const *kind,
                       int option, int16_t value, uint64_t seed);
void ai_test_close(struct ai_test *s);

struct game_state *ai_test_state(struct ai_test *s);
struct game_view *ai_test_view(struct ai_test *s, int seat, union ai_test_room *room);
/* Whose decision it is: a seat, SEAT_NATURE or SEAT_NONE. */
int ai_test_asks(struct ai_test *s, game_decision *out);
/* Whether the seat may do that now. */
bool ai_test_is_legal(struct ai_test *s, int seat, const game_action *a);
/* What the player of the seat to act chooses. */
void ai_test_choose(struct ai_test *s, ai_choice *out);
/* Plays an action and tells everyone. Fails the test when it is illegal. */
void ai_test_play(struct ai_test *s, const game_action *a);
/* One event, whatever it is. False: the game is over. */
bool ai_test_step(struct ai_test *s);
/* To the end; the winners. */
unsigned ai_test_finish(struct ai_test *s, int *how);
/* Another player for a seat, to whom all events so far are told. */
void *ai_test_replay(struct ai_test *s, int seat, const struct ai_kind *kind, uint64_t seed,
                     const char *character);
uint64_t ai_test_seed_of(uint64_t seed, int seat);

#endif
