/* Sentences with places, by kind of action and of event: what a game has to say mostly follows from the arguments. Whatever does
 * not, its table_game.say says, which is asked first. */
#ifndef CONSPIRACY_TABLE_SENTENCE_H
#define CONSPIRACY_TABLE_SENTENCE_H

#include "base/i18n.h"
#include "table/host.h"

#include <stddef.h>

struct cast;
struct challenge;
struct table;
struct table_game;
struct text;

/* What goes into the places (%s, %d, %1$s …) of a sentence, in their order: `w`, the seat that does it; `n` and a digit, that
 * argument as a number; `s` and a digit, the seat of that number; `r`, who named the highest number over the announcement that
 * stands, and `m`, that number times `unit`; any other letter is a kind of the game's own: alone, of what the view tells, or with a digit, of that
 * argument. More than the sentence has places for is left out. */

/* An action. N_(); what is not said, or said otherwise, is NULL. */
struct action_words {
    const char *log_of; /* places in the log: `w` and what follows */
    const char *of;     /* places of what has none of its own below */
    const char *log, *advise, *why;
    const char *
        you; /* the line of the log, to whoever is called `you` (host_is_you): with the same places but for the first, a seat */
    uint8_t
        instead_of; /* 1 and the kind of the action right before it, whose line of the log this one takes the place of; 0: none */
    struct plural some; /* as advice, instead of that, by the first of its places, which is a number; NP_() */
    const char *act;    /* announced, a clause: see bidding.act */
    const char *
        several; /* in the recap, where several did so in turn, by the row of the kind: a sentence with the list of their
                            names; NULL: each has a line */
    /* Announced, while it stands: by another, and with the same places but for `w`, the first, by the viewer. */
    const char *stands_of, *stands, *mine;
    const char *wins_of, *wins; /* the step that can win now, as a possibility */
    /* It is asked about before it is done, since it cannot be made good: a title and the button that does it, which have the same
     * places, and what comes of it; N_(). NULL: it is not. */
    const char *sure_of, *sure, *sure_yes;
    const char *means_of, *means;
};

/* Most of what a row says. */
#define ACTION_WORDS(log_places, places, log_text, advise_text, why_text)                                    \
    .log_of = (log_places), .of = (places), .log = (log_text), .advise = (advise_text), .why = (why_text)

/* An event. */
struct event_words {
    const char *of;                /* places of what has none of its own */
    const char *now;               /* while it is shown; N_() */
    const char *you, *settled_you; /* of `now` and `settled`, as action_words.you */
    const char *after_of;          /* NULL: `of` */
    const char *after; /* a clause behind the line of the log that led to it: `Ada is restricted`; N_() */
    const char *line;  /* a line of the log of its own, behind that one: `Ada's turn is skipped`; N_() */
    const char *settled,
        *ahead; /* what follows from giving way, and where nobody is left to be asked: what happens then; N_() */
};

#define EVENT_WORDS(places, now_text) .of = (places), .now = (now_text)

/* What the viewer is asked for, or what a press on something does: the first row that fits is said. What is 0 fits always. */
struct ask_words {
    uint8_t phase; /* in which it is said; this must fit */
    uint8_t
        press; /* the kind of a lit thing: the row says what a press on it does; 0: the row says what is asked */
    uint8_t mode;  /* what things are pressed for, see pick.h */
    uint8_t taken; /* the kind of the first thing taken */
    uint8_t state; /* what table_words.state tells */
    bool (*when)(const struct table *t);
    bool stands;    /* behind the announcement that stands */
    const char *of; /* places; a digit is that of a thing taken, whose index is meant */
    const char *text;
};

struct table_words {
    const struct action_words *action; /* by kind */
    size_t actions;
    const struct event_words *event;
    size_t events;
    const struct ask_words *ask;
    size_t asks;
    uint64_t
        veiled; /* bits of kinds of actions whose arguments the log keeps to itself while others look at the screen */
    /* Which row words an action or an event, where that of its kind is not always the one; rows behind those of the kinds are the
     * game's to count. view: before an action, with an event while it is shown. NULL: that of its kind. */
    size_t (*action_row)(const struct game_view *view, const game_action *action);
    size_t (*event_row)(const struct game_view *view, const game_event *event);
    uint8_t (*state)(const struct game_view *view); /* of ask_words; NULL: 0 */
    /* In a game with a layout (rules/layout.h): whose names fill in `a` (a figure), `b` (what is said of it), `c` (a place), and of what
     * is announced `g` (the figure concerned), `v` (the other one), `f` and `t` (from where, and to where). */
    const struct cast *cast;
    int figures_from; /* arguments from this on are figures, by this and their index; 0: a figure's argument is its index */
    /* Without a cast: writes what a place of a kind of the game's own is called, translated; value: the argument, or -1. */
    void (*name)(const struct game_box *box, const struct game_view *view, char kind, int value,
                 struct text *out);
};

/* The words of an action or an event; all NULL where there are none. */
struct action_words sentence_action(const struct table_words *words, const struct game_view *view,
                                    const game_action *action);
struct event_words sentence_event(const struct table_words *words, const struct game_view *view,
                                  const game_event *event);

/* What a sentence is about. */
struct sentence_about {
    const struct host *h;
    const struct game_view *view; /* before it */
    int who;                      /* seat, or less than 0 */
    const int16_t *arg;
    size_t args;
    const struct challenge *said; /* over the announcement that stands; NULL: `r` and `m` have no place */
    int unit;                     /* of the numbers in that */
};

/* Appends a sentence, translated already, with its places filled in; of: NULL: it has none. */
void sentence_write(const struct table_words *words, const struct sentence_about *about, const char *text,
                    const char *of, struct text *out);

/* The same, or where the seat that its first place names is called `you`, another text with the places behind that; you: may be NULL. */
void sentence_write_to(const struct table_words *words, const struct sentence_about *about, const char *text,
                       const char *you, const char *of, struct text *out);

/* The line of the log that a happening deserves takes the place of that of the action before it. */
bool sentence_log_instead(const struct table_game *game, const struct host_happening *what, int before);

/* Appends the line of the log that a happening deserves, in the words of the game; a game that has none, or no table
 * (NULL), speaks as its records do. Nothing: it deserves none. True: it tells what followed, too. */
bool sentence_log(const struct table_game *game, const struct host *h, const struct host_happening *what,
                  struct text *out);

/* Appends the next line that something which followed from a happening deserves for itself; *from: the event to look from, 0 at
 * first, moved on. Nothing: there is no more. Returns whose line it is, or SEAT_NONE. */
int sentence_log_line(const struct table_game *game, const struct host *h, const struct host_happening *what,
                      size_t *from, struct text *out);

#endif
