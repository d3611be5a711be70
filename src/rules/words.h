/* The words of a game's actions, both ways: one table of rules that says for each verb what its words are, from which actions are
 * read (`move Spy Rome`) and written. Exact words, plain numbers, one complaint; nothing is guessed. The words are those of
 * records and the command line, the same in every language. */
#ifndef CONSPIRACY_RULES_WORDS_H
#define CONSPIRACY_RULES_WORDS_H

#include "rules/game.h"

struct text;

enum { WORDS_MOST = 12 }; /* words of a line, the verb's included */

/* What a word can be: one of a list of names, or a number. */
struct word_type {
    /* The names, by index from 0; NULL past the last. Neither set: a number. A name has no blanks, `=` and `#`. */
    const char *(*name)(const struct game_box *box, int index);
    const char *const *list; /* or the names themselves, NULL-terminated */
    int16_t plus;            /* the argument's value is the index or number and this (a seat's number: -1) */
    int16_t least, most;     /* of numbers, as they are written; from 0 up */
    int16_t step;            /* a number is a multiple of this; 0: of 1 */
    /* N_(), with `%.*s` for the word that is none of these: `no such city: "%.*s"`. NULL for numbers */
    const char *unknown;
    const char *label; /* what stands for it in `word 2 must be CITY=AGENT`; where it is a key or a value */
    /* what else the word may be, tried next; the last complains. Values must not overlap */
    const struct word_type *other;
};

/* How the words after a verb are laid out. */
typedef enum words_shape {
    WORDS_PLAIN, /* one word an argument */
    WORDS_KEYED, /* KEY=VALUE for every key in order; an argument is a value */
    WORDS_PICKED, /* KEY=VALUE for some of the keys, ascending; argument i is key i's value, 0 where it is left out */
} words_shape;

enum { WORD_TYPES = 4 };

struct word_rule {
    /* `move`, or with a second word that belongs to it `pay none`; those rules stand before the verb's own */
    const char *verb;
    uint8_t kind;        /* game_action.kind */
    bool chance;         /* a verb of chance, not of seats */
    bool veiled;         /* hidden, it is written with one `?` whatever its arguments are */
    uint8_t shape;       /* words_shape */
    uint8_t least, most; /* words after the verb */
    uint8_t implied;     /* arguments that the verb itself gives, before those of its words */
    int16_t implies[2];
    /* of each word, or of its value; the last one given holds for all further words */
    const struct word_type *type[WORD_TYPES];
    const struct word_type *key; /* WORDS_KEYED, WORDS_PICKED: names */
    /* Looks at the action before its first word and after each; `last`: there are no more words. False and err: it is
     * refused. NULL: nothing to look for. */
    bool (*check)(const struct game_box *box, const game_action *so_far, bool last, game_error *err);
};

/* Most of what a rule says: WORDS("move", KIND, least, most, types of the words…). */
#define WORDS(verb_word, action_kind, least_words, most_words, ...)                                          \
    .verb = verb_word, .kind = action_kind, .least = least_words, .most = most_words, .type = {__VA_ARGS__}

/* A game's grammar. */
struct words {
    const struct word_rule *rule; /* several rules may have one kind */
    size_t rules;
    uint8_t most; /* words of a line, at most WORDS_MOST; a longer one is not looked at */
};

/* Reads an action from the words of one line after the actor. Hidden arguments (`?`) are refused. False and err: why. */
bool words_read(const struct words *words, const struct game_box *box, int actor, const char *line,
                game_action *out, game_error *err);

/* Writes an action without its actor; what is hidden as `?`. */
void words_write(const struct words *words, const struct game_box *box, const game_action *action,
                 struct text *out);

/* The index of the name that is the n bytes at word, or -1. */
int words_find(const struct word_type *type, const struct game_box *box, const char *word, size_t n);

/* The index of a word in a NULL-terminated list, or -1. */
int words_index(const char *const *list, const char *word);

#endif
