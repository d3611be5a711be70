/* What agent and spymaster share: a belief, worlds drawn from it, and decisions weighed over those worlds. The levels
 * differ in their numbers (solomon_level) alone. */
#ifndef CONSPIRACY_AI_SOLOMON_MIND_H
#define CONSPIRACY_AI_SOLOMON_MIND_H

#include "ai/clock.h"
#include "ai/solomon/belief.h"
#include "ai/solomon/style.h"
#include "ai/solomon/value.h"
#include "ai/solomon/world.h"

enum {
    MIND_WORLDS = 256,   /* most in one decision */
    MIND_OPTIONS = 4096, /* ways a turn can end that are told apart */
    MIND_CHUNK = 4,      /* worlds between two looks at the clock */
    MIND_SEEN = 64,      /* positions that are remembered */
    MIND_AHEAD = 16,     /* actions after which turns can be played out */
    MIND_PLAYED = 8,     /* actions after which a match can be */
};

/* How far a level looks beyond its own turn. */
typedef struct solomon_look {
    uint16_t actions; /* after so many of the best the next turns are played out, MIND_AHEAD at most */
    uint16_t worlds;  /* in so many worlds */
    uint16_t turns;   /* so many turns, at least 1 */
} solomon_look;

/* How a level plays the match out after what it could do. */
typedef struct solomon_play {
    uint16_t actions; /* so many of the best, MIND_PLAYED at most; 0: none */
    uint16_t worlds;  /* in so many worlds, MIND_WORLDS at most; fewer where one is soon ahead */
    uint16_t turns;   /* so many turns at most, then the value says who wins */
} solomon_play;

#define SOLOMON_LOOK_ALIKE(actions, worlds, turns)                                                           \
    {                                                                                                        \
        [2] = {actions, worlds, turns}, [3] = {actions, worlds, turns}, [4] = { actions, worlds, turns }     \
    }

/* How hard a level thinks. */
struct solomon_level {
    /* its numbers where trains call beside the headquarters; NULL: these */
    const struct solomon_level *with_express;
    const struct solomon_values *values;
    uint16_t worlds; /* a decision, when the limits do not say */
    uint16_t sift;   /* worlds in which every option is tried, before most are dropped */
    uint16_t keep;   /* actions that are left then */
    solomon_look ahead[SOLOMON_SEATS + 1]; /* by number of seats */
    /* Likewise, for `worlds` worlds a decision: with others in as many times as many. */
    solomon_play play[SOLOMON_SEATS + 1];
    float played; /* what comes of that counts for such a part of a choice's worth */
    /* ahead is for `worlds` worlds a decision: with others it looks ahead as many times as much */
    bool grows;
    float blur;                          /* added to the style's noise, */
    float blur_express;                  /* and this besides where trains call beside the headquarters */
    const struct solomon_habits *habits; /* that rivals may have; NULL: as up to version 4 */
    bool takes_wins;                     /* no mood keeps it from a move that wins, where that is best */
    bool carries;                        /* where it comes to the same, the case is taken along */
    bool wary;     /* rivals are taken to challenge as often as they were seen to in play */
    float thrift;  /* added to what the style takes off for each coin paid to an agent */
    float express; /* the same, where trains call beside the headquarters */
    /* Of a hundred players so many have `lax` for their thrift, for a whole match. Who is always thrifty cannot stop
     * those who stake everything on one agent; where everybody does, who keeps coins wins. */
    uint8_t lavish[SOLOMON_SEATS + 1]; /* by number of seats */
    float lax;
    bool spares;   /* what it has beyond the richest rival's reserve is cheap: `lax` */
    float race;    /* for a coin to Dr. Solomon without which it may come too late */
    float futile;  /* off for a coin to Dr. Solomon where a rival who pays as often stays ahead */
    bool frees;    /* and where that is so coins are as cheap as `lax` */
    float early;   /* off for a coin to Dr. Solomon while the die is far, in full at the start */
    float soft;    /* so much of what characters like is left out */
    float looser;  /* … and so much of what is left of their liking to keep coins */
    float stale;   /* for bringing back what has been on the map before, each time, off */
    float frank;   /* by such a part it minds less what its numbers tell, on its own turn */
    float in_vain; /* what it costs to announce what is then stopped */
    bool bares;    /* it minds nothing that numbers tell in a world where the match ends with them */
};

/* One way the turn may end: an action and, for a move, how it is carried out. */
typedef struct solomon_option {
    game_action action;
    solomon_position after;
    double sum;   /* of values over worlds */
    double deep;  /* the same, the next turns played out */
    double bonus; /* the style's */
} solomon_option;

struct solomon_mind {
    struct ai_setup setup;
    const struct solomon_level *level;
    const solomon_look *look; /* the level's, for so many seats */
    const solomon_play *play; /* likewise */
    const struct solomon_style *style;
    struct solomon_style own; /* which it usually is */
    struct solomon_map map;
    struct solomon_belief belief;
    /* what the others may think that this seat has; only of a level that plays out */
    struct solomon_belief mirror;
    float thrift;     /* the level's, or its lax one */
    float blur;       /* the level's, on this board */
    float rich;       /* coins that the richest rival is believed to keep; of the turn at hand */
    float beaten;     /* how surely some rival stays ahead of it with Dr. Solomon, 0 to 1; of the same */
    struct rng rng;   /* worlds and moods */
    struct rng luck;  /* of matches played out */
    struct rng think; /* how long it seems to think, and nothing else */
    uint8_t stopped_by[SOLOMON_SEATS];
    struct solomon_public before;     /* the last thing everyone knew */
    solomon_position seen[MIND_SEEN]; /* at the start of the last turns */
    int turns;                        /* so far */

    /* Of the decision at hand. */
    const struct game_view *view;
    const struct solomon_public *pub;
    const struct solomon_secret *mine;
    int me;
    const struct ai_limits *limits;
    struct ai_clock clock;
    int worlds; /* drawn so far */
    struct solomon_world world[MIND_WORLDS];
    float stay[MIND_WORLDS][SOLOMON_SEATS];       /* worth if this turn changes nothing */
    float stay_ahead[MIND_WORLDS][SOLOMON_SEATS]; /* the same with the next turns played out */
    int ahead;                                    /* worlds in which that is known */
    size_t legal_count, option_count;
    game_action legal[GAME_MAX_LEGAL];
    solomon_option option[MIND_OPTIONS];
};

/* Gives a player a character, or none (NULL). */
void solomon_mind_dress(struct solomon_mind *m, const char *character);
void *solomon_mind_create(const struct ai_setup *setup, const struct solomon_level *level);
/* The same for a kind whose numbers are a solomon_level. */
void *solomon_mind_of_kind(const struct ai_kind *kind, const struct ai_setup *setup);
void solomon_mind_see(void *player, int actor, const game_action *masked, const struct game_view *after);
void solomon_mind_decide(void *player, const struct game_view *view, const struct ai_limits *limits,
                         ai_choice *out);
void solomon_mind_destroy(void *player);
/* Coins of a rival on an agent, or on Dr. Solomon. */
double solomon_mind_expects(const void *player, int seat, int thing);

/* What the initializers of all kinds that think this way have in common; the rest is their words and numbers. */
#define SOLOMON_MIND_KIND                                                                                    \
    .characters = solomon_characters, .create = solomon_mind_of_kind, .see = solomon_mind_see,               \
    .decide = solomon_mind_decide, .destroy = solomon_mind_destroy, .expects = solomon_mind_expects

/* --- for the files that share the work of a decision --- */

/* Draws worlds until there are n (at most MIND_WORLDS). */
void solomon_mind_draw(struct solomon_mind *m, int n);
/* How many worlds this decision may use. */
int solomon_mind_worlds(const struct solomon_mind *m);
/* How far a level looks ahead in a decision of so many worlds. */
solomon_look solomon_look_of(const struct solomon_level *level, int seats, int worlds);
/* The same of the decision at hand, in no more worlds than are drawn. */
solomon_look solomon_mind_look(const struct solomon_mind *m);
/* A mood, from -1 to 1, times the noise of style and level. */
double solomon_mind_mood(struct solomon_mind *m);
/* The legal action of a kind whose first argument is n (n < 0: any); NULL: none. */
const game_action *solomon_mind_legal(const struct solomon_mind *m, int kind, int n);

/* How sure a rival with coins enough is to stop an action by which it loses so much of the win, as was seen in play. */
double solomon_will_to_stop(double gain);
/* The chance that seats in `askable` stop an action that needs `least` coins to challenge, in world i of the mover's
 * turn; `out` is the worth if it stands. */
double solomon_stopped(const struct solomon_mind *m, int i, int agent, int least, unsigned askable,
                       const float *out);
/* Seats that are still to be asked after `seat`, bit per seat. */
unsigned solomon_asked_after(const struct solomon_public *pub, int seat);

/* ahead.c: the worth of every seat when the turn of w->next leaves `next` on the map and the seats after it, as many as the
 * level looks ahead, then do what is best for each, everyone's coins being as they are in this world. */
void solomon_ahead(const struct solomon_mind *m, const struct solomon_world *w, const solomon_position *next,
                   float out[SOLOMON_SEATS]);
/* Makes sure of stay_ahead in the first n worlds, or when it is time to answer in fewer, at least one: in m->ahead. */
void solomon_mind_look_ahead(struct solomon_mind *m, int n);

/* playout.c: plays the match out after each of the options, best first, and counts that in their sums, which are means;
 * whichever falls behind is dropped. */
void solomon_play_out(struct solomon_mind *m);

/* turn.c, bidding.c, why.c */
void solomon_choose_turn(struct solomon_mind *m, ai_choice *out);
void solomon_choose_carry(struct solomon_mind *m, ai_choice *out);
void solomon_choose_use(struct solomon_mind *m, ai_choice *out);
void solomon_choose_invest(struct solomon_mind *m, ai_choice *out);
void solomon_choose_response(struct solomon_mind *m, ai_choice *out);
void solomon_choose_bid(struct solomon_mind *m, ai_choice *out);
/* stake: 2 the game is at stake in what is answered, 1 something, 0 little. */
void solomon_say_turn(const struct solomon_mind *m, ai_choice *out, bool wins);
void solomon_say_answer(const struct solomon_mind *m, ai_choice *out, int stake);
/* Of what has no stake: first coins, and how a move is carried out. */
void solomon_say_rest(const struct solomon_mind *m, ai_choice *out);

#endif
