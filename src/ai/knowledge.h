/* What the kit's opponents (worlds.h, search.h) are told of a game, besides its rules: a constant in the game's folder. All
 * functions are pure and allocate nothing; any of them may be NULL.
 *
 * They are given guesses at the truth, never the truth: `world` is a whole state that fits what one seat has seen. */
#ifndef CONSPIRACY_AI_KNOWLEDGE_H
#define CONSPIRACY_AI_KNOWLEDGE_H

#include "ai/player.h"
#include "base/rng.h"

struct ai_game {
    /* What a world is worth to every seat, from 0 (lost) to 1 (won alone), between two turns and never after the end.
     * NULL: a search plays to the end at random. */
    void (*value)(const struct game_box *box, const struct game_state *world, float out[GAME_MAX_SEATS]);

    /* How likely a seat is to do this in the world that the action is done in, nothing of it hidden: on any scale that is the
     * same for all worlds. 0: it never would. Of an action that is partly hidden, the share of what fits in all that is legal counts. NULL: everything is
     * as likely, and what is done tells nothing. */
    float (*likelihood)(const struct game_box *box, const struct game_state *world, int actor,
                        const game_action *action);

    /* Fills in what a seat or SEAT_NATURE does in this world, where only `seen` of it is known. False: it cannot be. NULL: chance
     * draws fairly, and a seat does any of what is legal, by its likelihood. */
    bool (*complete)(const struct game_box *box, const struct game_state *world, int actor,
                     const game_action *seen, struct rng *rng, game_action *out);

    /* Which of the legal actions of the view's seat are worth a thought: their indices, in ascending order; returns how many, at
     * least one. Depends on the view alone. NULL: all of them. */
    size_t (*shortlist)(const struct game_box *box, const struct game_view *view, const game_action *legal,
                        size_t count, uint16_t *keep);

    /* What an action is worth to a character (its id) beyond what it is worth, in chances of winning, from what its seat sees; may
     * be negative. NULL: characters are names. */
    float (*taste)(const struct game_box *box, const struct game_view *view, const game_action *action,
                   const char *character);

    /* One line for people on what the seat is about to do, of what it knows; worth: as `value`, as the search found it. NULL: how
     * often it expects to win. */
    void (*why)(const struct game_box *box, const struct game_view *view, const game_action *action,
                float worth, char out[AI_WHY_SIZE]);
};

#endif
