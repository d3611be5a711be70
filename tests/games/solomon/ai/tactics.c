/* Positions with a right answer. The spymaster finds them all, the agent nine in ten, the rookie the wins at hand.
 *
 * What everybody has is public in them (proven), so that the answer does not hang on a guess; rivals answer with all
 * they have. */
#include "games/solomon/table.h"

#include "ai/level.h"
#include "ai/solomon/mind.h"
#include "ai/solomon/position.h"
#include "base/text.h"
#include "rules/words.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum goal {
    WINS,   /* the seat brings the case home this turn */
    STOPS,  /* somebody else's move, announced, must not stand */
    SAFE,   /* whatever it does, the seat after it must not be able to win */
    PREFERS /* `answer` begins what is right; with a `!` before it, what is wrong */
} goal;

/* What a position is about. */
typedef enum theme {
    CARRIES,    /* the case can be brought home now */
    CHALLENGES, /* a challenge, or the game is lost */
    ROULETTE,   /* the same, Roulette drawing the case from afar */
    ESCAPES,    /* the next seat is about to win: take the case away, or its agent */
    TRAINS,     /* the same by Vagabond's train */
    BURNS,      /* the same by a burn */
    PAYS,       /* the same by a payoff */
    RACES,      /* a coin for Dr. Solomon */
    FEINTS,     /* an agent that it has never paid */
    OBEYS,      /* not the agent that others own */
    BIDS,       /* challenged, or to challenge a burn */
    LETS,       /* no challenge */
    THEMES
} theme;

typedef struct drawn {
    theme theme;
    goal goal;
    int seat; /* from 1 */
    const char *words;
    const char *script; /* events before the decision, or NULL */
    const char *answer;
} drawn;

static const drawn positions[] = {
    /* carried home by each agent, from every side */
    {CARRIES, WINS, 1, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=9", NULL, NULL},
    {CARRIES, WINS, 1, "seats:2 turn:1 case:Dublin Beacon:Dublin paid1:Beacon=9 paid2:Beacon=3", NULL, NULL},
    {CARRIES, WINS, 1, "seats:3 turn:1 case:Bergen Spyglass:Bergen paid1:Spyglass=9 paid3:Spyglass=8", NULL,
     NULL},
    {CARRIES, WINS, 1, "seats:4 turn:1 case:London Vagabond:London paid1:Vagabond=5", NULL, NULL},
    {CARRIES, WINS, 1, "seats:3 turn:1 case:London Roulette:London paid1:Roulette=6", NULL, NULL},
    {CARRIES, WINS, 1, "seats:4 turn:1 case:Dublin Magician:Dublin paid1:Magician=8 paid2:Magician=2", NULL,
     NULL},
    {CARRIES, WINS, 2, "seats:4 turn:2 case:Kiev Beacon:Kiev paid2:Beacon=7", NULL, NULL},
    {CARRIES, WINS, 2, "seats:3 turn:2 case:Leningrad Tempest:Leningrad paid2:Tempest=7 paid1:Tempest=6",
     NULL, NULL},
    {CARRIES, WINS, 2, "seats:4 turn:2 case:Minsk Spyglass:Minsk paid2:Spyglass=12", NULL, NULL},
    {CARRIES, WINS, 3, "seats:4 turn:3 case:Istanbul Vagabond:Istanbul paid3:Vagabond=9", NULL, NULL},
    {CARRIES, WINS, 2, "seats:2 turn:2 case:Palermo Magician:Palermo paid2:Magician=9", NULL, NULL},
    {CARRIES, WINS, 3, "seats:3 turn:3 case:Thessaloniki Roulette:Thessaloniki paid3:Roulette=9", NULL, NULL},
    {CARRIES, WINS, 4, "seats:4 turn:4 case:Barcelona Beacon:Barcelona paid4:Beacon=9", NULL, NULL},
    {CARRIES, WINS, 4, "seats:4 turn:4 case:Tangier Tempest:Tangier paid4:Tempest=9 paid1:Tempest=4", NULL,
     NULL},
    {CARRIES, WINS, 4, "seats:4 turn:4 case:Tunis Spyglass:Tunis paid4:Spyglass=9", NULL, NULL},
    /* Magician: carries and throws, or goes to where the case lies and throws */
    {CARRIES, WINS, 1, "seats:2 turn:1 case:Paris Magician:Paris paid1:Magician=9", NULL, NULL},
    {CARRIES, WINS, 1, "seats:4 turn:1 case:London Magician:Paris paid1:Magician=9", NULL, NULL},
    {CARRIES, WINS, 2, "seats:4 turn:2 case:Warsaw Magician:Warsaw paid2:Magician=9", NULL, NULL},
    {CARRIES, WINS, 2, "seats:3 turn:2 case:Kiev Magician:Odessa paid2:Magician=9", NULL, NULL},
    {CARRIES, WINS, 4, "seats:4 turn:4 case:Rome Magician:Rome paid4:Magician=9", NULL, NULL},
    {CARRIES, WINS, 2, "seats:2 turn:2 case:Rome Magician:Rome paid2:Magician=9", NULL, NULL},
    /* Roulette: goes home and draws the case after it */
    {CARRIES, WINS, 1, "seats:2 turn:1 case:London Roulette:Dublin paid1:Roulette=9", NULL, NULL},
    {CARRIES, WINS, 2, "seats:3 turn:2 case:Kiev Roulette:Minsk paid2:Roulette=9", NULL, NULL},
    {CARRIES, WINS, 3, "seats:4 turn:3 case:Palermo Roulette:Istanbul paid3:Roulette=9", NULL, NULL},
    {CARRIES, WINS, 4, "seats:4 turn:4 case:Tangier Roulette:Tunis paid4:Roulette=9", NULL, NULL},
    /* the last coin in a restricted rival's way changes nothing; the die is near, the win nearer */
    {CARRIES, WINS, 1,
     "seats:2 turn:1 restricted:2 track:0 case:London Beacon:London paid1:Beacon=4 paid2:Beacon=3", NULL,
     NULL},

    /* Roulette takes the case along where drawing it after would come to the same: nobody reads the mind of who leaves it */
    {CARRIES, PREFERS, 1, "seats:2 turn:1 case:Zurich Roulette:Zurich paid1:Roulette=9",
     "1 move Roulette Paris / 2 pass", "carry"},

    /* challenge or lose */
    {CHALLENGES, STOPS, 2, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=3 paid2:Tempest=9",
     "1 move Tempest Glasgow", NULL},
    {CHALLENGES, STOPS, 2, "seats:2 turn:1 case:Dublin Beacon:Dublin paid1:Beacon=6 paid2:Beacon=6",
     "1 move Beacon Glasgow", NULL},
    {CHALLENGES, STOPS, 2, "seats:2 turn:1 case:Paris Magician:Paris paid1:Magician=6 paid2:Magician=8",
     "1 move Magician London", NULL},
    {ROULETTE, STOPS, 2, "seats:2 turn:1 case:London Roulette:Dublin paid1:Roulette=6 paid2:Roulette=8",
     "1 move Roulette Glasgow", NULL},
    {CHALLENGES, STOPS, 3, "seats:3 turn:1 case:Bergen Spyglass:Bergen paid1:Spyglass=5 paid3:Spyglass=7",
     "1 move Spyglass Glasgow / 2 pass", NULL},
    {CHALLENGES, STOPS, 1, "seats:4 turn:4 case:Tunis Vagabond:Tunis paid4:Vagabond=5 paid1:Vagabond=7",
     "4 move Vagabond Algiers", NULL},
    {CHALLENGES, STOPS, 1, "seats:3 turn:2 case:Kiev Tempest:Kiev paid2:Tempest=4 paid1:Tempest=4",
     "2 move Tempest Moscow / 3 pass", NULL},
    {CHALLENGES, STOPS, 1, "seats:2 turn:2 case:Rome Magician:Rome paid2:Magician=7 paid1:Magician=9",
     "2 move Magician Palermo", NULL},
    {CHALLENGES, STOPS, 2, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=8 paid2:Tempest=9",
     "1 move Tempest Glasgow / 2 challenge 2 / 1 raise 6", NULL},
    {CHALLENGES, STOPS, 3,
     "seats:4 turn:2 case:Minsk Beacon:Minsk paid2:Beacon=10 paid3:Beacon=11 paid4:Beacon=2",
     "2 move Beacon Moscow", NULL},

    /* the next seat is about to win: by each way of stopping it */
    {ESCAPES, SAFE, 2,
     "seats:2 turn:2 case:London Tempest:London paid1:Tempest=20 Magician:Paris paid2:Magician=9", NULL,
     NULL},
    {ESCAPES, SAFE, 2,
     "seats:2 turn:2 case:London Tempest:London paid1:Tempest=20 Roulette:Paris paid2:Roulette=9", NULL,
     NULL},
    {ESCAPES, SAFE, 2,
     "seats:2 turn:2 case:London Tempest:London paid1:Tempest=20 Spyglass:Paris paid2:Spyglass=9", NULL,
     NULL},
    {ESCAPES, SAFE, 2,
     "seats:2 turn:2 case:London Tempest:London paid1:Tempest=20 Beacon:Zurich paid2:Beacon=9", NULL, NULL},
    {ESCAPES, SAFE, 2,
     "seats:2 turn:2 case:London Tempest:London paid1:Tempest=20 Beacon:London paid2:Beacon=9", NULL, NULL},
    {ESCAPES, SAFE, 2,
     "seats:2 turn:2 case:London Beacon:London paid1:Beacon=20 Tempest:London paid2:Tempest=9", NULL, NULL},
    {ESCAPES, SAFE, 2,
     "seats:2 turn:2 case:Bergen Beacon:Bergen paid1:Beacon=20 Vagabond:Bergen paid2:Vagabond=9", NULL, NULL},
    {ESCAPES, SAFE, 2, "seats:2 turn:2 case:London Tempest:London paid1:Tempest=12 paid2:Beacon=1", NULL,
     NULL},
    {ESCAPES, SAFE, 2, "seats:2 turn:2 case:Dublin Vagabond:Dublin paid1:Vagabond=9 paid2:Beacon=2", NULL,
     NULL},
    {ESCAPES, SAFE, 1, "seats:2 turn:1 case:Istanbul Spyglass:Istanbul paid2:Spyglass=13 paid1:Magician=3",
     NULL, NULL},
    {ESCAPES, SAFE, 1,
     "seats:2 turn:1 case:Palermo Magician:Palermo paid2:Magician=20 paid1:Beacon=6 Beacon:Palermo", NULL,
     NULL},

    /* the shields go up after this turn: one coin on Dr. Solomon, when the rival can have none */
    {RACES, PREFERS, 2,
     "seats:2 turn:2 start:1 track:0 die-faces:6 case:Zurich paid1:Beacon=3 paid2:Beacon=10,Magician=10",
     NULL, "payoff Solomon"},
    {RACES, PREFERS, 2,
     "seats:2 turn:2 start:1 track:0 die-faces:6 case:Rome paid1:Roulette=4 paid2:Spyglass=20", NULL,
     "payoff Solomon"},
    /* nothing of its own to show: only a pass is possible */
    {LETS, PREFERS, 2, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=9", "1 move Tempest Glasgow",
     "pass"},

    /* Roulette is to draw the case home: name them all at once, or lose to as many */
    {ROULETTE, STOPS, 2, "seats:2 turn:1 case:London Roulette:Dublin paid1:Roulette=3 paid2:Roulette=3",
     "1 move Roulette Glasgow", NULL},
    {ROULETTE, STOPS, 1, "seats:2 turn:2 case:Palermo Roulette:Istanbul paid2:Roulette=5 paid1:Roulette=6",
     "2 move Roulette Athens", NULL},
    {ROULETTE, STOPS, 3, "seats:3 turn:2 case:Kiev Roulette:Minsk paid2:Roulette=3 paid3:Roulette=4",
     "2 move Roulette Moscow", NULL},
    {ROULETTE, STOPS, 1, "seats:4 turn:4 case:Tangier Roulette:Tunis paid4:Roulette=3 paid1:Roulette=3",
     "4 move Roulette Algiers", NULL},
    {ROULETTE, STOPS, 2, "seats:4 turn:3 case:Palermo Roulette:Istanbul paid3:Roulette=6 paid2:Roulette=7",
     "3 move Roulette Athens / 4 pass / 1 pass", NULL},

    /* Magician is to throw the case home; Vagabond comes by train and leaves by train with it */
    {TRAINS, SAFE, 2,
     "seats:2 turn:2 case:Paris Magician:Paris Spyglass:Kiev paid1:Magician=20 Vagabond:Warsaw "
     "paid2:Vagabond=9",
     NULL, NULL},
    {TRAINS, SAFE, 2,
     "seats:2 turn:2 case:Copenhagen Magician:Copenhagen paid1:Magician=14 Vagabond:Vienna paid2:Vagabond=5",
     NULL, NULL},
    {TRAINS, SAFE, 1,
     "seats:3 turn:1 case:Warsaw Magician:Warsaw paid2:Magician=15 Vagabond:Paris paid1:Vagabond=6 "
     "paid3:Beacon=4",
     NULL, NULL},
    {TRAINS, SAFE, 4,
     "seats:4 turn:4 case:Paris Magician:Paris Spyglass:Kiev paid1:Magician=20 Vagabond:Rome "
     "paid4:Vagabond=9",
     NULL, NULL},

    /* burn it now: it needs no briefcase beside it, so there is no other way, or it stands with the case beside the burner */
    {BURNS, SAFE, 2,
     "seats:2 turn:2 case:London Tempest:London paid1:Tempest=20 Spyglass:London paid2:Spyglass=6", NULL,
     NULL},
    {BURNS, SAFE, 2,
     "seats:2 turn:2 case:London Roulette:Dublin paid1:Roulette=20 Spyglass:Dublin paid2:Spyglass=7", NULL,
     NULL},
    {BURNS, SAFE, 3,
     "seats:3 turn:3 case:London Magician:Paris Spyglass:Kiev paid1:Magician=20 Vagabond:Paris "
     "paid3:Vagabond=5",
     NULL, NULL},
    {BURNS, SAFE, 1,
     "seats:3 turn:1 case:Kiev Roulette:Minsk paid2:Roulette=18 Beacon:Minsk paid1:Beacon=6 paid3:Magician=4",
     NULL, NULL},
    {BURNS, SAFE, 3,
     "seats:4 turn:3 case:Tangier Roulette:Tunis paid4:Roulette=16 Tempest:Tunis paid3:Tempest=9", NULL,
     NULL},
    {BURNS, SAFE, 4,
     "seats:4 turn:4 case:Dublin Tempest:Dublin paid1:Tempest=14 Magician:Dublin paid4:Magician=5", NULL,
     NULL},

    /* the shields go up after this turn, and the case is out of reach: nothing else can be of any use */
    {RACES, PREFERS, 2,
     "seats:2 turn:2 start:1 track:0 die-faces:6 restricted:2 case:Zurich paid1:Beacon=14 "
     "paid2:Beacon=10,Magician=5",
     NULL, "payoff Solomon"},
    {RACES, PREFERS, 3,
     "seats:3 turn:3 start:1 track:0 die-faces:6 case:Zurich paid1:Beacon=12 paid2:Tempest=9 "
     "paid3:Magician=20",
     NULL, "payoff Solomon"},
    {RACES, PREFERS, 1,
     "seats:3 turn:1 start:2 track:0 die-faces:6 case:Odessa paid1:Magician=28 paid2:Beacon=9", NULL,
     "payoff Solomon"},
    {RACES, PREFERS, 4,
     "seats:4 turn:4 start:1 track:0 die-faces:6 case:Berlin paid1:Beacon=7 paid4:Beacon=12,Spyglass=12",
     NULL, "payoff Solomon"},
    {RACES, PREFERS, 2,
     "seats:4 turn:2 start:3 track:0 die-faces:6 case:Bordeaux paid2:Tempest=10,Vagabond=14", NULL,
     "payoff Solomon"},

    /* feints: an agent that it has paid nothing carries the case home, for nobody can stop it … */
    {FEINTS, WINS, 1, "seats:2 turn:1 case:London Tempest:London paid2:Beacon=6", NULL, NULL},
    {FEINTS, WINS, 2, "seats:3 turn:2 case:Kiev Spyglass:Kiev paid1:Beacon=5 paid3:Magician=5", NULL, NULL},
    {FEINTS, WINS, 4,
     "seats:4 turn:4 case:Tunis Beacon:Tunis paid1:Roulette=5 paid2:Roulette=4 paid3:Tempest=5", NULL, NULL},
    /* … or nobody can know who can, and everything else loses to a rival's reserve */
    {FEINTS, PREFERS, 2,
     "seats:2 turn:2 start:1 track:0 die-faces:6 case:Palermo Tempest:Palermo "
     "paid2:Beacon=10,Magician=10,Roulette=10",
     NULL, "move Tempest Athens"},
    {FEINTS, PREFERS, 3,
     "seats:3 turn:3 start:1 track:0 die-faces:6 case:Istanbul Vagabond:Istanbul "
     "paid3:Beacon=15,Magician=15",
     NULL, "move Vagabond Athens"},
    {FEINTS, PREFERS, 4,
     "seats:4 turn:4 start:1 track:0 die-faces:6 case:Tangier Spyglass:Tangier "
     "paid4:Beacon=15,Roulette=15",
     NULL, "move Spyglass Algiers"},

    /* restricted, and the next seat is about to win: pay so much that a challenge will stop it */
    {PAYS, SAFE, 2,
     "seats:2 turn:2 restricted:2 case:London Tempest:London paid1:Tempest=8 paid2:Tempest=6,Beacon=20", NULL,
     NULL},
    {PAYS, SAFE, 1,
     "seats:3 turn:1 restricted:1 case:Kiev Spyglass:Kiev paid2:Spyglass=10 "
     "paid1:Spyglass=7,Tempest=18 paid3:Beacon=3",
     NULL, NULL},
    {PAYS, SAFE, 3,
     "seats:4 turn:3 restricted:3 case:Tunis Magician:Tunis paid4:Magician=6 "
     "paid3:Magician=2,Roulette=19",
     NULL, NULL},

    /* nothing in reserve, and proven coins stop this agent for certain: another one obeys */
    {OBEYS, PREFERS, 1,
     "seats:2 turn:1 track:9 case:Paris Beacon:Paris paid1:Beacon=10,Vagabond=20 paid2:Beacon=14", NULL,
     "!move Beacon"},
    {OBEYS, PREFERS, 2,
     "seats:2 turn:2 track:7 case:Rome Tempest:Rome paid1:Tempest=15 paid2:Tempest=9,Roulette=21", NULL,
     "!move Tempest"},

    /* challenged, with coins enough: no yielding */
    {BIDS, WINS, 1, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=9 paid2:Tempest=6",
     "1 move Tempest Glasgow / 2 challenge 3", NULL},
    {BIDS, WINS, 2,
     "seats:3 turn:2 case:Kiev Spyglass:Kiev paid2:Spyglass=7 paid3:Spyglass=5 paid1:Spyglass=6",
     "2 move Spyglass Moscow / 3 challenge 5 / 2 raise 6 / 3 yield / 1 challenge 6", NULL},
    {BIDS, WINS, 4, "seats:4 turn:4 case:Tunis Beacon:Tunis paid4:Beacon=8 paid1:Beacon=7",
     "4 move Beacon Algiers / 1 challenge 7", NULL},
    /* a burn of the agent that matters, by one whom it could forbid it */
    {BIDS, PREFERS, 2,
     "seats:2 turn:1 case:London Beacon:London Tempest:London paid1:Beacon=6 "
     "paid2:Beacon=8,Tempest=12",
     "1 burn Beacon Tempest", "challenge"},
    {BIDS, PREFERS, 3,
     "seats:3 turn:2 case:Palermo Spyglass:Istanbul Roulette:Istanbul paid2:Spyglass=5 "
     "paid3:Spyglass=6,Roulette=14",
     "2 burn Spyglass Roulette", "challenge"},

    /* nothing at stake, and the mover has more for certain */
    {LETS, PREFERS, 2, "seats:2 turn:1 case:Vienna Beacon:Minsk paid1:Beacon=9 paid2:Beacon=3",
     "1 move Beacon Riga", "pass"},
    {LETS, PREFERS, 3, "seats:3 turn:2 case:Vienna Tempest:Lisbon paid2:Tempest=12 paid3:Tempest=2",
     "2 move Tempest Madrid", "pass"},
};

enum { POSITIONS = sizeof positions / sizeof positions[0], PAYOFFS = 15 };

/* What a rival has left it has burnt away, in the sight of all: so nothing of it is in doubt. */
static void burn_rest(struct table *t, int seat)
{
    struct solomon_secret *m = &solomon_at(t)->secret[seat];
    int rest = m->reserve;

    if (rest < 5)
        return;
    for (int k = 0; k < 3; k++)
        solomon_at(t)->pub.spent[seat][(seat + k) % SOLOMON_AGENTS] = (uint8_t)(k ? 1 : rest - 2);
    m->reserve = 0;
}

/* Everything on agents is proven, after payoffs enough for anything. */
static void lay_open(struct table *t, int me, bool exact)
{
    struct solomon_public *p = &solomon_at(t)->pub;

    for (int seat = 0; seat < p->seats; seat++) {
        if (exact && seat != me)
            burn_rest(t, seat);
        p->payoffs[seat] = PAYOFFS;
        for (int agent = 0; agent < SOLOMON_AGENTS; agent++) {
            int coins = solomon_at(t)->secret[seat].paid[agent] + p->spent[seat][agent];
            solomon_proof *proof = &p->proof[seat][agent];
            proof->least = (uint8_t)coins;
            for (int k = 0; k < 3; k++)
                proof->proven_by[k] = coins > (k == 2 ? 3 : k) ? PAYOFFS : SOLOMON_NEVER;
        }
    }
}

/* A rival: challenges and raises with all it has, and otherwise does the first thing. */
static game_action hostile(struct table *t, int seat)
{
    game_action legal[GAME_MAX_LEGAL];
    size_t n = t->r->legal(t->box, table_state(t), seat, legal, GAME_MAX_LEGAL);

    return solomon_at(t)->pub.phase == SOLOMON_PHASE_RESPOND || solomon_at(t)->pub.phase == SOLOMON_PHASE_BID
               ? legal[n - 1]
               : legal[0];
}

struct actor {
    const struct ai_kind *kind;
    void *player;
};

static game_action decide(struct table *t, const struct actor *a, int seat)
{
    static const struct ai_limits limits = {0};
    struct solomon_view view;
    ai_choice choice;

    memset(&choice, 0, sizeof choice);
    t->r->observe(t->box, table_state(t), seat, (struct game_view *)&view);
    a->kind->decide(a->player, (const struct game_view *)&view, &limits, &choice);
    return choice.action;
}

/* Plays the turn to its end; rivals are hostile, but when they move themselves they carry the case home. */
static void play_turn(struct table *t, const struct actor *a, int me)
{
    int turn = solomon_at(t)->pub.turn;

    while (solomon_at(t)->pub.turn == turn && solomon_at(t)->pub.phase < SOLOMON_PHASE_DIE) {
        int seat = solomon_at(t)->pub.to_act;
        game_action action = seat == me ? decide(t, a, seat) : hostile(t, seat);
        if (seat != me && solomon_at(t)->pub.phase == SOLOMON_PHASE_CARRY)
            action = (game_action){.kind = SOLOMON_CARRY};
        assert_true(t->r->apply(t->box, table_state(t), seat, &action, NULL));
    }
}

static bool over_for(struct table *t, int seat)
{
    return solomon_at(t)->pub.how == SOLOMON_END_BRIEFCASE && (solomon_at(t)->pub.winners >> seat & 1);
}

/* Can the seat to move win by an agent on which it has more than everybody else? */
static bool threatened(struct table *t)
{
    struct solomon_map map;
    int seat = solomon_at(t)->pub.turn;
    solomon_position at = solomon_position_of(&solomon_at(t)->pub);
    size_t home = solomon_at(t)->pub.hq[seat];

    solomon_map_read(t->box, solomon_at(t)->pub.express, &map);
    for (unsigned left = at.case_city == home ? 0 : solomon_homing(&map, &at, home); left; left &= left - 1) {
        int agent = __builtin_ctz(left);
        bool stopped = false;
        for (int rival = 0; rival < solomon_at(t)->pub.seats; rival++)
            stopped |= rival != seat &&
                       solomon_at(t)->secret[rival].paid[agent] >= solomon_at(t)->secret[seat].paid[agent];
        if (!stopped)
            return true;
    }
    return false;
}

static bool prefers(struct table *t, const struct actor *a, int seat, const char *answer)
{
    char line[256];
    struct text text = text_over(line, sizeof line);
    game_action action = decide(t, a, seat);

    words_write(t->r->words, t->box, &action, &text);
    bool wrong = answer[0] == '!';
    answer += wrong;
    return (strncmp(line, answer, strlen(answer)) == 0) != wrong;
}

static bool solves(const struct ai_kind *kind, const drawn *d, uint64_t seed)
{
    struct table t = lay(d->words);
    int me = d->seat - 1;
    game_config config = {.seats = solomon_at(&t)->pub.seats};
    struct ai_setup setup = {t.r, t.box, &config, me, seed, NULL, {NULL}, false};
    struct actor a = {kind, kind->create(kind, &setup)};
    bool solved;

    assert_non_null(a.player);
    lay_open(&t, me, d->goal != PREFERS || d->theme == BIDS);
    if (d->script)
        plays(&t, d->script);
    assert_int_equal(solomon_at(&t)->pub.to_act, me);
    if (d->goal == PREFERS) {
        solved = prefers(&t, &a, me, d->answer);
    } else {
        play_turn(&t, &a, me);
        solved = d->goal == WINS    ? over_for(&t, me)
                 : d->goal == STOPS ? solomon_at(&t)->pub.how == SOLOMON_END_NONE
                                    : !threatened(&t);
    }
    kind->destroy(a.player);
    return solved;
}

/* How many of the positions a level solves, and which it does not; `goals` and `themes` are sets of bits. */
static int solved_of(const struct ai_kind *kind, unsigned goals, unsigned themes, int *asked)
{
    int solved = 0;

    *asked = 0;
    for (int i = 0; i < POSITIONS; i++) {
        if (!(goals >> positions[i].goal & 1) || !(themes >> positions[i].theme & 1))
            continue;
        ++*asked;
        if (solves(kind, &positions[i], 7))
            solved++;
        else
            print_message("%s does not solve: %s %s\n", kind->id, positions[i].words,
                          positions[i].script ? positions[i].script : "");
    }
    return solved;
}

static int solved_by(const char *level, unsigned goals, unsigned themes, int *asked)
{
    return solved_of(ai_kind_named(level, "solomon"), goals, themes, asked);
}

/* The spymaster as it plays with express trains. */
static struct ai_kind spymaster_with_express(void)
{
    struct ai_kind kind = *ai_kind_named("spymaster", "solomon");

    kind.numbers = ((const struct solomon_level *)kind.numbers)->with_express;
    assert_non_null(kind.numbers);
    return kind;
}

/* Each theme at every number of seats, where it depends on them. */
static void there_are_all_kinds(void **unused)
{
    unsigned seats[THEMES] = {0};
    int count[THEMES] = {0};

    (void)unused;
    for (int i = 0; i < POSITIONS; i++) {
        count[positions[i].theme]++;
        seats[positions[i].theme] |= 1U << (positions[i].words[strlen("seats:")] - '0');
    }
    assert_true(POSITIONS >= 60);
    for (int t = 0; t < THEMES; t++) {
        assert_true(count[t] >= 2);
        if (t != OBEYS && t != LETS && t != ESCAPES) {
            assert_true(count[t] >= 3);
            assert_int_equal(seats[t], 1U << 2 | 1U << 3 | 1U << 4);
        }
    }
    assert_true(count[FEINTS] >= 4);
}

static void rookies_win_at_once(void **unused)
{
    int asked;

    (void)unused;
    int solved = solved_by("rookie", 1U << WINS, ~0U, &asked);
    assert_int_equal(solved, asked);
}

/* Moods are large between the rookie and the agent, but not so large as to leave a win lying. */
static void those_between_win_at_once(void **unused)
{
    static const char *const levels[] = {"courier", "handler"};
    int asked;

    (void)unused;
    for (int i = 0; i < 2; i++) {
        int solved = solved_by(levels[i], 1U << WINS, ~0U, &asked);
        assert_true(solved * 10 >= asked * 9);
    }
}

static void agents_solve_nine_in_ten(void **unused)
{
    int asked;
    int solved = solved_by("agent", ~0U, ~0U, &asked);

    (void)unused;
    assert_true(solved * 10 >= asked * 9);
}

/* A last turn before the shields go up is not wasted. */
static void agents_pay_dr_solomon_in_time(void **unused)
{
    int asked;

    (void)unused;
    int solved = solved_by("agent", ~0U, 1U << RACES, &asked);
    assert_int_equal(solved, asked);
}

/* Dr. Solomon's coins, as if they had been seen to go there. */
static void let_know(struct table *t, struct solomon_mind *m)
{
    for (int seat = 0; seat < solomon_at(t)->pub.seats; seat++)
        for (int n = 1; n <= solomon_at(t)->secret[seat].paid[SOLOMON_DOCTOR]; n++)
            m->belief.at_least[seat][SOLOMON_DOCTOR][n] = 1;
}

/* Whoever is behind with Dr. Solomon, and can still catch up, does not wait until it is too late. */
static void nobody_waits_too_long(void **unused)
{
    static const char *const levels[] = {"agent", "spymaster"};
    struct table t =
        lay("seats:4 turn:3 track:5 case:Paris Vagabond:Paris Spyglass:Warsaw paid1:Solomon=4,Vagabond=9 "
            "paid2:Vagabond=12 paid3:Spyglass=9 paid4:Solomon=1,Spyglass=5");
    game_config config = {.seats = 4};

    (void)unused;
    for (uint64_t seed = 0; seed < 10; seed++) {
        struct ai_setup setup = {t.r, t.box, &config, 2, seed, NULL, {NULL}, false};
        const struct ai_kind *kind = ai_kind_named(levels[seed % 2], "solomon");
        struct actor a = {kind, kind->create(kind, &setup)};
        assert_non_null(a.player);
        let_know(&t, a.player);
        assert_true(prefers(&t, &a, 2, "payoff Solomon"));
        kind->destroy(a.player);
    }
}

/* Everybody's coins, as if all of them had been seen; `doubt`: as if in three of ten cases nothing had gone to Dr. Solomon. */
static void let_know_all(struct table *t, struct solomon_mind *m, bool doubt)
{
    struct solomon_belief *b = &m->belief;

    let_know(t, m);
    for (int seat = 0; doubt && seat < solomon_at(t)->pub.seats; seat++)
        for (int n = 1; n <= SOLOMON_COINS; n++)
            b->at_least[seat][SOLOMON_DOCTOR][n] *= 0.7f;
    b->last = solomon_at(t)->pub;
    for (int seat = 0; seat < b->last.seats; seat++) {
        const struct solomon_secret *s = &solomon_at(t)->secret[seat];
        solomon_particle p = {.token = s->token, .doctor = s->paid[SOLOMON_DOCTOR], .reserve = s->reserve};
        memcpy(p.gross, s->paid, sizeof p.gross);
        for (int i = 0; i < BELIEF_PARTICLES; i++) {
            b->particle[seat][i] = p;
            b->weight[seat][i] = 1;
        }
    }
}

/* How surely a seat takes itself to be beaten with Dr. Solomon, when it is up. */
static double beaten(struct table *t, int seat, bool doubt)
{
    game_config config = {.seats = 4};
    struct ai_setup setup = {t->r, t->box, &config, seat, 1, NULL, {NULL}, false};
    const struct ai_kind *kind = ai_kind_named("agent", "solomon");
    struct actor a = {kind, kind->create(kind, &setup)};

    assert_non_null(a.player);
    let_know_all(t, a.player, doubt);
    prefers(t, &a, seat, "");
    double sure = (double)((struct solomon_mind *)a.player)->beaten;
    kind->destroy(a.player);
    return sure;
}

/* Whoever has lost the race for Dr. Solomon knows it in time to look for another way; who is level with the first has not. */
static void a_lost_race_is_seen(void **unused)
{
    static const char coins[] = "paid1:Roulette=5,Solomon=7 paid2:Roulette=7,Solomon=7 "
                                "paid3:Roulette=5,Solomon=7 paid4:Roulette=10,Vagabond=3,Solomon=5";
    char words[256];

    (void)unused;
    snprintf(words, sizeof words, "seats:4 turn:4 start:4 round:8 track:13 case:Vienna %s", coins);
    struct table t = lay(words);
    assert_true(beaten(&t, 3, false) > 0.9);
    assert_true(beaten(&t, 3, true) > 0.9);
    snprintf(words, sizeof words, "seats:4 turn:1 start:1 round:8 track:13 case:Vienna %s", coins);
    t = lay(words);
    assert_true(beaten(&t, 0, false) < 0.1);
}

static void spymasters_solve_all(void **unused)
{
    int asked;
    int solved = solved_by("spymaster", ~0U, ~0U, &asked);

    (void)unused;
    assert_int_equal(solved, asked);
    assert_true(asked >= 40);
}

/* Where it does not look ahead it loses little by it: no win, no challenge that the game hangs on. */
static void spymasters_with_express_solve_nine_in_ten(void **unused)
{
    struct ai_kind kind = spymaster_with_express();
    int asked;

    (void)unused;
    int solved = solved_of(&kind, ~0U, ~0U, &asked);
    assert_true(solved * 10 >= asked * 9);
    solved = solved_of(&kind, 1U << WINS | 1U << STOPS, ~0U, &asked);
    assert_int_equal(solved, asked);
}

/* The answer of a seat that takes all coins to be as they are, though nobody has shown any. */
static void answers(const char *coins, const char *script, const char *answer)
{
    struct ai_kind kind = spymaster_with_express();
    struct table t = lay(coins);
    game_config config = {.seats = 2};
    struct ai_setup setup = {t.r, t.box, &config, 1, 7, NULL, {NULL}, false};
    struct actor a = {&kind, kind.create(&kind, &setup)};

    assert_non_null(a.player);
    plays(&t, script);
    let_know_all(&t, a.player, false);
    assert_true(prefers(&t, &a, 1, answer));
    kind.destroy(a.player);
}

/* What numbers tell is worth nothing once the match is lost: whoever can challenge a move that wins, or name more, does, though he
 * takes the mover to have more. */
static void nobody_hides_coins_in_a_lost_match(void **unused)
{
    static const char coins[] = "seats:2 turn:1 case:London Tempest:London paid1:Tempest=12 paid2:Tempest=10";

    (void)unused;
    answers(coins, "1 move Tempest Glasgow", "challenge");
    answers(coins, "1 move Tempest Glasgow / 2 challenge 1 / 1 raise 7", "raise");
    answers(coins, "1 move Tempest Glasgow / 2 challenge 1 / 1 raise 11", "yield");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(there_are_all_kinds),
        cmocka_unit_test(rookies_win_at_once),
        cmocka_unit_test(those_between_win_at_once),
        cmocka_unit_test(agents_solve_nine_in_ten),
        cmocka_unit_test(agents_pay_dr_solomon_in_time),
        cmocka_unit_test(nobody_waits_too_long),
        cmocka_unit_test(a_lost_race_is_seen),
        cmocka_unit_test(spymasters_solve_all),
        cmocka_unit_test(spymasters_with_express_solve_nine_in_ten),
        cmocka_unit_test(nobody_hides_coins_in_a_lost_match),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
