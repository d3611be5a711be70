/* An opponent for any game: a search over worlds that fit what its seat has seen (worlds.h), by the game's own rules.
 *
 * An information-set tree search. Every iteration draws a world and plays it on, each seat choosing by what *it* may see there:
 * what is learnt about a choice is kept by the chooser's view, so worlds that look alike to a seat share it and no seat plays by
 * what it cannot know. Seats that choose at once all choose before anything is carried out, and a seat that has answered already
 * chooses again (worlds.h), so no choice follows from another's secret answer. After as many turns as the level looks
 * ahead the game's value ends the iteration, always between two turns.
 *
 * Written for 1 to 8 seats, chance, endings without winners. Nothing is allocated after the start of the match. */
#ifndef CONSPIRACY_AI_SEARCH_H
#define CONSPIRACY_AI_SEARCH_H

#include "ai/knowledge.h"
#include "ai/level.h"

/* A level, as a row of numbers. ai_kind.numbers of a kind that is made of SEARCH_KIND. */
struct search_level {
    const struct ai_game *knowledge; /* not NULL; its members may be */
    uint16_t worlds;                 /* that it keeps in mind, at least 1 */
    uint16_t turns;                  /* that it looks ahead, its own included, at least 1 */
    uint32_t iterations;             /* of a decision, when the limits do not say */
    /* by rule of thumb (ai_game.thumb): trials of any choice at most; 0: as the iterations allow */
    uint16_t each;
    float noise; /* in chances of winning: choices that are closer are a matter of mood */
    /* a mood is for a verb and its first argument, whatever the others are: else of what can be done in one way the mood hardly ever
     * comes, where something else can be done in forty */
    bool broad;
    float curiosity; /* how readily it tries what has looked bad so far; 0: as usual, 0.4 */
    /* In chances of winning: what it minds to do again what it has done in one of its last 8 turns, each of them. That is as much for
     * its first `fresh` turns; each `weary` more add as much again, 0: it does not grow. */
    float stale;
    uint16_t fresh, weary;
};

/* What the initializers of all kinds that search have in common; the rest is their words, version and numbers:
 *
 *     static const struct search_level rookie = {&knowledge, .worlds = 16, .turns = 1, .iterations = 60, .noise = 0.1f};
 *     const struct ai_kind toy_rookie = {AI_ROOKIE, .help = N_("…"), .version = 1, .numbers = &rookie, SEARCH_KIND};
 */
#define SEARCH_KIND                                                                                          \
    .create = search_create, .see = search_see, .opened = search_opened, .decide = search_decide,            \
    .destroy = search_destroy, .expects = search_expects

void *search_create(const struct ai_kind *kind, const struct ai_setup *setup);
void search_see(void *player, int actor, const game_action *masked, const struct game_view *after);
void search_opened(void *player, size_t n, int actor, const game_action *masked);
void search_decide(void *player, const struct game_view *view, const struct ai_limits *limits,
                   ai_choice *out);
void search_destroy(void *player);
double search_expects(const void *player, int seat, int thing);

#endif
