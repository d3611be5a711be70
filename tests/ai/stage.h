/* A match of The Solomon Gambit among kinds of opponents, event by event, for tests: the truth stays here, players get
 * views and masked events. */
#ifndef CONSPIRACY_TESTS_AI_STAGE_H
#define CONSPIRACY_TESTS_AI_STAGE_H

#include "ai/player.h"
#include "base/rng.h"
#include "rules/solomon/solomon_view.h"

enum { STAGE_EVENTS = 4096 };

union stage_room {
    max_align_t align;
    unsigned char bytes[GAME_MAX_STATE];
};

struct stage {
    const struct game_rules *rules;
    struct game_box *box; /* shared by all stages of a program */
    game_config config;
    union stage_room state;
    int seats;
    const struct ai_kind *kind[SOLOMON_SEATS]; /* NULL: any legal action at random */
    void *player[SOLOMON_SEATS];
    struct ai_limits limits; /* of every decision */
    struct rng chance;
    size_t events;
    int actor[STAGE_EVENTS]; /* what has happened, to be told again */
    game_action action[STAGE_EVENTS];
    game_decision then[STAGE_EVENTS]; /* that it answered */
};

/* Kinds by name (`agent`; NULL or "": random), for each seat. Fails the test when there is no such kind. */
void stage_open(struct stage *s, int seats, const char *const *who, uint64_t seed);
/* The same with kinds that no list has. */
void stage_open_kinds(struct stage *s, int seats, const struct ai_kind *const *kind, uint64_t seed);
void stage_close(struct stage *s);

struct game_state *stage_state(struct stage *s);
struct game_view *stage_view(struct stage *s, int seat, union stage_room *room);
/* Whose decision it is: a seat, SEAT_NATURE or SEAT_NONE. */
int stage_asks(struct stage *s, game_decision *out);
/* What the player of the seat to act chooses. */
void stage_choose(struct stage *s, ai_choice *out);
/* Plays an action and tells everyone. Fails the test when it is illegal. */
void stage_play(struct stage *s, const game_action *a);
/* One event, whatever it is. False: the game is over. */
bool stage_step(struct stage *s);
/* To the end; the winners. */
unsigned stage_finish(struct stage *s, int *how);
/* Another player for a seat, to whom all events so far are told. */
void *stage_replay(struct stage *s, int seat, const struct ai_kind *kind, uint64_t seed,
                   const char *character);
uint64_t stage_seed_of(uint64_t seed, int seat);

#endif
