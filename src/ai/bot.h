/* An outside bot: a program that holds a seat over its standard input and output. BOTS.md sets out what is said.
 * It is told only what its seat may see. */
#ifndef CONSPIRACY_AI_BOT_H
#define CONSPIRACY_AI_BOT_H

#include "rules/match.h"

#include <stdatomic.h>

enum {
    BOT_READY_MS = 5000,  /* until it has said `ready` */
    BOT_ANSWER_MS = 1000, /* for each decision, and for each event to be taken */
    BOT_QUIT_MS = 500,    /* from `quit` until it is killed */
};

struct bot;

/* Starts the program and waits until it is ready. NULL and err: it cannot be started, or (with patient false) it does
 * not get ready. With patient true one that does not get ready is returned all the same, and will answer nothing. */
struct bot *bot_start(const char *command, bool patient, game_error *err);
/* What it calls itself: a fit display name; `bot` if it did not say. */
const char *bot_name(const struct bot *b);
/* Tells it its seat and the header. */
void bot_begin(struct bot *b, const struct match_setup *setup, int seat);
/* Tells it an event as its seat may know it. */
void bot_see(struct bot *b, int actor, const game_action *masked);
/* Tells it event n, from 1, once more: as its seat may know it now. */
void bot_opened(struct bot *b, size_t n, int actor, const game_action *masked);
/* Asks for its seat's decision. False: it gave no legal answer in time, and why is one line about it, for people. */
bool bot_decide(struct bot *b, const struct game_view *view, const atomic_bool *stop, game_action *out,
                game_error *why);
/* Tells it the outcome (NULL: the match was broken off) and ends it. */
void bot_end(struct bot *b, const game_outcome *outcome);

#endif
