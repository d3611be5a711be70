/* The levels of each game, and which of them is meant where nobody chose one. The only place that knows: the window, the
 * command line and opponents ask here, and name no level themselves.
 *
 * `game` is a game's id throughout. A game without levels of its own is played by `random`, which plays any. */
#ifndef CONSPIRACY_AI_LEVEL_H
#define CONSPIRACY_AI_LEVEL_H

#include "ai/player.h"
#include "base/i18n.h"

/* What plays one game: a constant in the game's folder, and a line in list.c. */
struct ai_levels {
    const char *game;
    /* From the strongest level to the weakest, each in its newest version before its older ones; NULL-terminated.
     * Without `random`. */
    const struct ai_kind *const *kind;
    const struct ai_kind *usual;   /* where nobody chose and nobody is to learn; NULL: the weakest */
    const struct ai_kind *adviser; /* whose advice people get; NULL: the strongest */
    /* for a bot that failed, and for a level that is not known; NULL: the weakest */
    const struct ai_kind *stand_in;
};

/* All of them, NULL-terminated: list.c. Test programs link a list of their own in its place. */
const struct ai_levels *const *ai_list(void);

/* Every kind that plays the game, in every version, strongest and newest first, `random` last; NULL past the last. */
const struct ai_kind *ai_kind_at(const char *game, size_t i);
/* The kind of this name for a game: `random`, `rookie`, `agent@1`; without a version, the newest. NULL: there is none. */
const struct ai_kind *ai_kind_named(const char *name, const char *game);

/* The levels that people may choose from, each in its newest version, from the weakest on: the first is `random`. NULL past
 * the last. */
const struct ai_kind *ai_level_of(const char *game, size_t i);
/* Whom people meet who have not played yet. */
const struct ai_kind *ai_weakest(const char *game);
const struct ai_kind *ai_strongest(const char *game);
/* See struct ai_levels. */
const struct ai_kind *ai_usual(const char *game);
const struct ai_kind *ai_adviser(const char *game);
const struct ai_kind *ai_stand_in(const char *game);

/* The characters that levels of the game have, each once; NULL past the last. */
const ai_character *ai_character_of(const char *game, size_t i);
/* A level's character by its id. NULL: it has no such character. */
const ai_character *ai_character_named(const struct ai_kind *kind, const char *id);

/* For the initializers of kinds: the words of the three levels that most games have. A game that says more of its own
 * gives its own help. */
#define AI_ROOKIE .id = "rookie", .title = N_("Rookie")
#define AI_AGENT .id = "agent", .title = N_("Agent")
#define AI_SPYMASTER .id = "spymaster", .title = N_("Spymaster")

#endif
