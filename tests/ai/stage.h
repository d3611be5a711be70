/* A match of The Solomon Gambit among kinds of opponents, event by event, for tests: the truth stays here, players get
 * views and masked events. */
#ifndef CONSPIRACY_TESTS_AI_STAGE_H
#define CONSPIRACY_TESTS_AI_STAGE_H

#include "ai/player.h"
#include "base/rng.h"
#include "rules/solomon/solomon_view.h"

enum { STAGE_EVENTS = 4096 };

typedef union stage_room {
    max_align_t align;
    unsigned char bytes[GAME_MAX_STATE];
} stage_room;

typedef struct stage {
    const game_rules *rules;
    game_box *box; /* shared by all stages of a program */
    game_config config;
    stage_room state;
    int seats;
    const ai_kind *kind[SOLOMON_SEATS]; /* NULL: any legal action at random */
    void *player[SOLOMON_SEATS];
    ai_limits limits; /* of every decision */
    struct rng chance;
    size_t events;
    int actor[STAGE_EVENTS]; /* what has happened, to be told again */
    game_action action[STAGE_EVENTS];
} stage;

/* Kinds by name (`agent`; NULL or "": random), for each seat. Fails the test when there is no such kind. */
void stage_open(stage *s, int seats, const char *const *who, uint64_t seed);
/* The same with kinds that no list has. */
void stage_open_kinds(stage *s, int seats, const ai_kind *const *kind, uint64_t seed);
void stage_close(stage *s);

game_state *stage_state(stage *s);
game_view *stage_view(stage *s, int seat, stage_room *room);
/* Whose decision it is: a seat, SEAT_NATURE or SEAT_NONE. */
int stage_asks(stage *s, game_decision *out);
/* What the player of the seat to act chooses. */
void stage_choose(stage *s, ai_choice *out);
/* Plays an action and tells everyone. Fails the test when it is illegal. */
void stage_play(stage *s, const game_action *a);
/* One event, whatever it is. False: the game is over. */
bool stage_step(stage *s);
/* To the end; the winners. */
unsigned stage_finish(stage *s, int *how);
/* Another player for a seat, to whom all events so far are told. */
void *stage_replay(stage *s, int seat, const ai_kind *kind, uint64_t seed, const char *character);
uint64_t stage_seed_of(uint64_t seed, int seat);

#endif
