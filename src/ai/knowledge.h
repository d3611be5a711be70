/* What the kit's opponents (worlds.h, search.h) are told of a game, besides its rules: a constant in the game's folder. All
 * functions are pure and allocate nothing; any of them may be NULL.
 *
 * They are given guesses at the truth, never the truth: `world` is a whole state that fits what one seat has seen. */
#ifndef CONSPIRACY_AI_KNOWLEDGE_H
#define CONSPIRACY_AI_KNOWLEDGE_H

#include "ai/player.h"
#include "base/rng.h"

enum { AI_SECRET_SIZE = 64 };

/* Whether nothing of an action is hidden. */
static inline bool ai_is_open(const game_action *a)
{
    for (int i = 0; i < a->n; i++)
        if (a->arg[i] == GAME_HIDDEN)
            return false;
    return true;
}

/* A belief of the game's own, instead of guesses at worlds that follow the match: where what is hidden is small enough to be reckoned
 * exactly. A mind is `size` bytes without pointers to itself, zeroed before `begin`; all that it learns comes by `see`, as ai_kind.see. */
struct ai_mind {
    size_t size;
    void (*begin)(void *mind, const struct ai_setup *setup);
    void (*see)(void *mind, int actor, const game_action *masked, const struct game_view *after);
    /* Draws a world, as likely as it is believed; it fits what was seen last. False: there is none. */
    bool (*draw)(void *mind, struct rng *rng, struct game_state *out);
    /* What follows from the belief alone, without any search: true, and the seat's action. NULL: nothing does. */
    bool (*answer)(void *mind, const struct game_view *view, game_action *out);
    /* What an action gives away of what its seat hides, in chances of winning. NULL: nothing. */
    float (*cost)(void *mind, const struct game_view *view, const game_action *action);
};

struct ai_game {
    /* What a world is worth to every seat, from 0 (lost) to 1 (won alone), between two turns and never after the end.
     * NULL: a search plays to the end at random. */
    void (*value)(const struct game_box *box, const struct game_state *world, float out[GAME_MAX_SEATS]);

    /* How likely a seat is to do this in the world that the action is done in, nothing of it hidden: on any scale that is the
     * same for all worlds. 0: it never would. Of an action that is partly hidden, the share of what fits in all that is legal counts;
     * where there is a `complete`, it is asked of the action as it was seen. NULL: everything is as likely, and what is done tells
     * nothing. */
    float (*likelihood)(const struct game_box *box, const struct game_state *world, int actor,
                        const game_action *action);

    /* Fills in what a seat or SEAT_NATURE does in this world, where only `seen` of it is known. False: it cannot be. NULL: chance
     * draws fairly, and a seat does any of what is legal, by its likelihood. */
    bool (*complete)(const struct game_box *box, const struct game_state *world, int actor,
                     const game_action *seen, struct rng *rng, game_action *out);

    /* Where what each seat hides changes by its own actions alone: how many bytes of a state that is, at most AI_SECRET_SIZE, and
     * from which one on they are seat 0's; those of the others follow. A belief then guesses at each seat by itself (apart.h), and
     * the functions above look at nothing hidden but the actor's; it needs a `complete`. Not for secret choices of several seats at
     * once. Size 0: worlds are guessed as wholes. */
    size_t secret_size, secret_at;
    /* Changes as little as possible of what the actor hides in a world, which is refuted by what it was seen to do, so that it
     * may have done it. False: it cannot be. NULL: what is refuted is forgotten. */
    bool (*mend)(const struct game_box *box, struct game_state *world, int actor, const game_action *seen);

    /* Instead of these: a belief of the game's own. NULL: it has none. */
    const struct ai_mind *mind;

    /* What a seat does by rule of thumb in this world; legal. A search then plays all seats by it after its own first choice,
     * instead of finding out itself what they had best do. NULL: it finds out. */
    void (*thumb)(const struct game_box *box, const struct game_state *world, int seat, struct rng *rng,
                  game_action *out);

    /* Whether a legal action of the view's seat is worth a thought. Depends on the view alone; where none is, the first one has to do.
     * NULL: all of them are. */
    bool (*worthy)(const struct game_box *box, const struct game_view *view, const game_action *action);
    /* The same where that depends on what else there is: the indices of those that are, in ascending order; returns how many, at
     * least one. NULL: `worthy` says. */
    size_t (*shortlist)(const struct game_box *box, const struct game_view *view, const game_action *legal,
                        size_t count, uint16_t *keep);

    /* What an action is worth to a character (its id) beyond what it is worth, in chances of winning, from what its seat sees; may
     * be negative. NULL: characters are names. */
    float (*taste)(const struct game_box *box, const struct game_view *view, const game_action *action,
                   const char *character);

    /* The same as `taste` where a person is to be advised: of what is nearly equal a plan that can be followed, as one of them would
     * rather hear. NULL: people are told what is best. */
    float (*advice)(const struct game_box *box, const struct game_view *view, const game_action *action);

    /* How much of a thing (a number of the game's own, as in ai_kind.expects) a seat has in this world. NULL: there is no such thing. */
    double (*amount)(const struct game_state *world, int seat, int thing);

    /* One line for people on what the player is about to do, of what it knows; worth: as `value`, as the search found it. NULL: how
     * often it expects to win. */
    void (*why)(const struct ai_setup *player, const struct game_view *view, const game_action *action,
                float worth, char out[AI_WHY_SIZE]);
};

#endif
