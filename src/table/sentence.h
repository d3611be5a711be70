/* Sentences with places, by kind of action and of event: what a game has to say mostly follows from the arguments. Whatever does
 * not, its table_game.say says, which is asked first. */
#ifndef CONSPIRACY_TABLE_SENTENCE_H
#define CONSPIRACY_TABLE_SENTENCE_H

#include "base/i18n.h"
#include "table/host.h"
#include "table/said.h"

#include <stddef.h>

enum { SENTENCE_PLACES = 6 }; /* of one sentence */

struct cast;
struct challenge;
struct table;
struct table_game;
struct text;

/* An action. What is not said, or said otherwise, is all NULL. */
struct action_words {
    sentence log, advise, why;
    sentence act;       /* announced, a clause: see bidding.act */
    sentence act_brief; /* … while a banner says what may come of it; none: the same */
    /* In the recap, where several did so in turn, and in the log of what a recap drops, by the row of the kind; none: each has a line. */
    sentence several;
    sentence all; /* the same where everybody did, and they are more than two; none: they are named */
    /* Announced, while it stands: by another, and by the viewer. */
    sentence stands, mine;
    sentence wins; /* the step that can win now, as a possibility */
    /* It is asked about before it is done, since it cannot be made good: a title, the button that does it, and what comes of it.
     * None: it is not. */
    sentence sure, yes, means;
    sentence undone; /* what follows for the mover from giving way in a challenge of it */
    /* … in a few words on a button, where there is no room for a sentence; none: nothing */
    sentence undone_brief;
    sentence stopped; /* the same as a clause, to whoever challenges: `the move is stopped` */
    /* 1 and the kind of the action right before it, whose line of the log this one takes the place of; 0: none. */
    uint8_t instead;
};

/* An event. */
struct event_words {
    sentence now;   /* while it is shown */
    sentence after; /* a clause behind the line of the log that led to it: `Ada is restricted` */
    sentence line;  /* a line of the log of its own, which has the clause then: `Ada's turn is skipped` */
    /* What follows from giving way, and where nobody is left to be asked: what happens then. */
    sentence settled, ahead;
    /* as long as the cue's `late` says, instead of `now`, which would tell what is yet to be seen */
    sentence before;
};

/* What the viewer is asked for, or what a press on something does: the first row that fits is said. What is 0 fits always. */
struct ask_words {
    uint8_t phase; /* in which it is said; this must fit */
    /* the kind of a lit thing: the row says what a press on it does; 0: the row says what is asked */
    uint8_t press;
    uint8_t mode;  /* what things are pressed for, see pick.h */
    uint8_t taken; /* the kind of the first thing taken */
    uint8_t state; /* what table_words.state tells */
    bool (*when)(const struct table *t);
    uint8_t unless; /* 1 and the kind of action that nobody, as everybody may know, could do now */
    bool stands;    /* behind the announcement that stands */
    bool sole;      /* it says why there may be only one answer: said where that is given by itself */
    sentence say;   /* a digit is that of a thing taken, whose index is meant */
};

/* When a row is said instead of another: all that is said here must hold; what is 0 always does. */
struct row_when {
    const char *name; /* in data */
    uint16_t of;      /* the row whose place it takes */
    bool by_argument; /* `argument` is `value` */
    uint8_t argument;
    int16_t value;     /* GAME_HIDDEN too */
    uint8_t announced; /* 1 and the kind of the action that is announced */
    bool answered;     /* nobody is left to be asked whether to challenge that */
};

/* What is printed on a kind of cards; N_(). */
struct card_words {
    const char *title, *text;
    const char *press,
        *then;           /* what is to be pressed once it is taken, and after that; "" or NULL: nothing */
    const char *picture, /* below assets/ */
        *small,
        *strip; /* the same drawn for a small card, and to lie across another's foot; NULL: not at all */
};

/* A condition of a row of ask_words, by its name in data. */
struct words_when {
    const char *name;
    bool (*holds)(const struct table *t);
};

/* A place of the game's own, by its name in data and the letter for it. */
struct words_place {
    const char *name;
    char letter;
    bool indexed; /* it has a digit */
};

/* A place of the game's own that is what is printed on a card: the one of argument 0, or of the byte of a view at `view` where it has no
 * digit, from `card` on; its title or its text. bits: of several cards, of which one is enough: `Ada or Bo`. */
struct printed_place {
    char letter;
    bool text, bits;
    uint16_t card;
    size_t view;
};

struct table_words {
    /* Usually data fills these in (dress.h), and a game gives only the numbers of rows. */
    const struct action_words *action; /* by kind */
    size_t actions;
    const struct event_words *event;
    size_t events;
    const struct ask_words *ask;
    size_t asks;
    /* Names in the data, parted by commas, and how many rows there are: of the rows of actions behind those of the kinds, which have the
     * first words of records as names; of all rows of events, by kind and then those behind; of what `state` tells, from 1. The
     * lists of the others end with a row of zeros. */
    const char *action_names, *event_names, *state_names;
    const struct words_when *when;
    /* Rows of the data that say themselves when they are said, the first that fits before the others; they are the last of all rows.
     * `announced` is where views have what is announced, as in the rules' layout. */
    const struct row_when *action_when, *event_when;
    size_t action_whens, event_whens, announced;
    const struct words_place *place;
    /* of these; a row of zeros ends them. All others the game says: `name` */
    const struct printed_place *printed;
    const struct card_words *card; /* by kind; data fills it in */
    size_t cards;
    /* bits of kinds of actions whose arguments the log keeps to itself while others look at the screen */
    uint64_t veiled;
    /* Which row words an action or an event, where that of its kind is not always the one; rows behind those of the kinds are the
     * game's to count. view: before an action, with an event while it is shown. NULL: that of its kind. */
    size_t (*action_row)(const struct game_view *view, const game_action *action);
    size_t (*event_row)(const struct game_view *view, const game_event *event);
    /* Whose doing an event is, as its line of the log says; view: after it. NULL: its own seat's, and the story tells the action. */
    int (*by)(const struct game_view *view, const game_event *event);
    uint8_t (*state)(const struct game_view *view); /* of ask_words; NULL: 0 */
    /* In a game with a layout (rules/layout.h): whose names fill in `a` (a figure), `b` (what is said of it), `c` (a place), and of what
     * is announced `g` (the figure concerned), `v` (the other one), `f` and `t` (from where, and to where). */
    const struct cast *cast;
    int figures_from; /* arguments from this on are figures, by this and their index; 0: a figure's argument is its index */
    /* Without a cast: writes what a place of a kind of the game's own is called, translated; value: the argument, or -1. */
    void (*name)(const struct game_box *box, const struct game_view *view, char kind, int value,
                 struct text *out);
};

/* The row that words an action or an event; words must not be NULL, and there may be no such row. */
size_t sentence_action_row(const struct table_words *words, const struct game_view *view,
                           const game_action *action);
size_t sentence_event_row(const struct table_words *words, const struct game_view *view,
                          const game_event *event);

/* Puts another clause behind a line of the log. */
void sentence_goes_on(struct text *out, const char *clause);

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
    /* over the announcement that stands; NULL: `r`, `m` and `M` have no place */
    const struct challenge *said;
    int unit;           /* of the numbers in that */
    const char *names;  /* of several; NULL: `l` has no place */
    const char *advice; /* an action as advice, where all of it is chosen; NULL: `o` has no place */
};

/* Appends a sentence, translated, with its places filled in; nothing where it is not said. */
void sentence_write(const struct table_words *words, const struct sentence_about *about, sentence said,
                    struct text *out);

/* Memory for the texts of sentences, which belongs to whoever reads them. */
struct sentence_room {
    char *at;
    size_t size, used;
};

/* Reads a sentence as data has it, whose places have names in braces: `{who} pays ${number 1} to {figure 0}.` With a number they are
 * about that argument (of at most `args`); the names are `who`, `seat N`, `number N`, `rival`, `named` and `number` (the highest number over
 * the announcement that stands, and the same times its unit), `names`, `turn` (whose it is); in a game with cards in its data `card N` (its title), `press N` and `then N`; in what is asked `advice` (the action, once all of it is chosen); in a game with a cast `figure N`, `trait N` (what is said of it),
 * `place N`, and of what is announced `figure`, `other`, `from` and `to`; and the game's own. What translators get has %s in place of
 * them, %d of a number, %u of `named` (packaging/data-words.awk). Returns the text and *of. NULL and err: why it cannot be read. */
const char *sentence_read(const struct table_words *words, const char *text, size_t args,
                          struct sentence_room *room, const char **of, game_error *err);

/* Reads a text for printf, which has just these places in this order (names parted by commas): `count` and `named` are of unsigned
 * numbers, `number` of one with a sign, `about` of one with a fraction, all others of strings. NULL and err: as above. */
const char *sentence_form(const char *text, const char *places, struct sentence_room *room, game_error *err);

/* The line of the log that a happening deserves takes the place of that of the action before it. */
bool sentence_log_instead(const struct table_game *game, const struct host_happening *what, int before);

/* Appends the line of the log that a happening deserves, in the words of the game; a game that has none, or no table
 * (NULL), speaks as its records do. Nothing: it deserves none. True: it tells what followed, too. */
bool sentence_log(const struct table_game *game, const struct host *h, const struct host_happening *what,
                  struct text *out);

/* Appends the line of several seats that did the same one after the other (action_words.several; where all did, .all), with whoever is
 * `you` before the names of the others. False: that kind of action has none. */
bool sentence_several(const struct table_game *game, const struct host *h, int kind, const int *seat,
                      size_t n, struct text *out);

/* A line of the log for something that followed from a happening. */
struct sentence_line {
    size_t from; /* the event to look from; 0 at first, moved on */
    size_t gist; /* the bytes that tell it without figures; 0: all do */
    int whose;   /* seat, or SEAT_NONE */
    int side;    /* the same, or an automaton, which counts behind the seats */
    bool sought; /* how an automaton came to choose: something is said of it before that is shown, too */
};

/* Appends the next of them. Nothing: there is no more. */
void sentence_log_line(const struct table_game *game, const struct host *h, const struct host_happening *what,
                       struct sentence_line *line, struct text *out);

/* Appends what a story tells of a happening: its line of the log, or the first of what followed where that may be another's doing
 * (table_words.by). Returns as sentence_log does; true for a line of what followed. */
bool sentence_story(const struct table_game *game, const struct host *h, const struct host_happening *what,
                    struct text *out);

#endif
