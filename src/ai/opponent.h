/* Whoever holds a seat that no person holds: a level (player.h) or an outside bot (bot.h), by its WHO.
 *
 * A bot that fails (late, not legal, silent, gone) gets one line of notice and the first legal action; the third time
 * its seat goes to the level that stands in (level.h) for good. */
#ifndef CONSPIRACY_AI_OPPONENT_H
#define CONSPIRACY_AI_OPPONENT_H

#include "ai/player.h"
#include "rules/match.h"

/* One line for people on a bot that failed. Called on the thread that called into the opponent. */
typedef void (*opponent_notice)(void *ctx, const char *line);

/* What is known before there is a match. */
struct opponent_setup {
    const char *who; /* as typed: `random`, `ai:rookie`, `bot:python3 my bot.py`; copied */
    const struct game_rules *rules;
    const struct game_box *box;
    int seat;
    uint64_t seed;
    bool patient; /* a bot that does not get ready holds its seat all the same, as one that failed */
    bool advises; /* it is asked for the person who plays the seat: see ai_setup */
    opponent_notice notice; /* NULL: nobody reads them */
    void *ctx;
};

struct opponent;

/* Starts it. NULL and err: there is no such level, or the bot cannot be started or, unless patient, is never ready. */
struct opponent *opponent_open(const struct opponent_setup *setup, game_error *err);
/* A fit display name for its seat: the level's words, or what the bot calls itself. */
const char *opponent_name(const struct opponent *o);
/* The match begins. `setup` must outlive the opponent. False and err: no memory. */
bool opponent_begin(struct opponent *o, const struct match_setup *setup, game_error *err);
/* An event as its seat may know it, and the view after it. All events go this way, its own too. */
void opponent_see(struct opponent *o, int actor, const game_action *masked, const struct game_view *after);
/* Whether one of this WHO asks to be told what is revealed later: opponent_opened need not be called for others. */
bool opponent_hears_openings(const char *who, const char *game);
/* Event n, from 1, as its seat may know it now: the event that it was told of last has revealed what was secret of it. */
void opponent_opened(struct opponent *o, size_t n, int actor, const game_action *masked);
/* Its decision; always legal. */
void opponent_decide(struct opponent *o, const struct game_view *view, const struct ai_limits *limits,
                     ai_choice *out);
/* Ends it; a bot is told the outcome (NULL: broken off). */
void opponent_close(struct opponent *o, const game_outcome *outcome);

/* Whether a WHO names a level of the game or a bot. False and err: it does not. */
bool opponent_known(const char *who, const char *game, game_error *err);

#endif
