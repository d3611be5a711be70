/* Sentences with places, by kind of action and of event: what a game has to say mostly follows from the arguments. Whatever does
 * not, its table_game.say says, which is asked first. */
#ifndef CONSPIRACY_TABLE_SENTENCE_H
#define CONSPIRACY_TABLE_SENTENCE_H

#include "table/host.h"

#include <stddef.h>

struct table_game;
struct text;

/* What goes into the places (%s, %d, %1$s …) of a sentence, in their order: `w`, the seat that does it; `n` and a digit, that
 * argument as a number; `s` and a digit, the seat of that number; any other letter is a kind of the game's own: alone, of what
 * the view tells, or with a digit, of that argument. More than the sentence has places for is left out. */

/* An action: in the log, as advice, and why one does such a thing. N_(); what is not said, or said otherwise, is NULL. */
struct action_words {
    const char *log_of; /* places: `w` and what follows in the log */
    const char *of;     /* places of the advice */
    const char *log, *advise, *why;
};

/* An event. */
struct event_words {
    const char *of;    /* places of both */
    const char *now;   /* while it is shown; N_() */
    const char *after; /* a clause behind the line of the log that led to it: `Ada is restricted`; N_() */
};

struct table_words {
    const struct action_words *action; /* by kind */
    size_t actions;
    const struct event_words *event;
    size_t events;
    /* Writes what a place of a kind of the game's own is called, translated; value: the argument, or -1. */
    void (*name)(const struct game_box *box, const struct game_view *view, char kind, int value,
                 struct text *out);
};

/* What a sentence is about. */
struct sentence_about {
    const struct host *h;
    const struct game_view *view; /* before it */
    int who;                      /* seat, or less than 0 */
    const int16_t *arg;
    size_t args;
};

/* Appends a sentence, translated already, with its places filled in. */
void sentence_write(const struct table_words *words, const struct sentence_about *about, const char *text,
                    const char *of, struct text *out);

/* Appends the line of the log that a happening deserves, in the words of the game; a game that has none, or no table
 * (NULL), speaks as its records do. Nothing: it deserves none. */
void sentence_log(const struct table_game *game, const struct host *h, const struct host_happening *what,
                  struct text *out);

#endif
