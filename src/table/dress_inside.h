/* What the files that read a table's data call in each other. */
#ifndef CONSPIRACY_TABLE_DRESS_INSIDE_H
#define CONSPIRACY_TABLE_DRESS_INSIDE_H

#include "table/dress.h"
#include "table/game.h"

#include <stddef.h>

struct dress_looks;
struct json_t;

struct dress {
    struct table_game game;
    struct table_words words;
    struct action_words *action;
    struct event_words *event;
    struct table_cue *cue;
    struct row_when *action_when, *event_when;
    struct ask_words *ask;
    struct table_thing *thing;
    struct table_button *button;
    struct dress_looks *looks; /* what is one of a kind */
    struct card_words *card;
    struct json_t *json; /* owns what is not translated */
    struct sentence_room room;
};

struct reader {
    struct dress *d;
    const struct game_rules *rules;
    char where[96]; /* in the file */
    size_t args;    /* what sentences are about has at most so many arguments */
    game_error *err;
};

/* What a member of a struct is in the file. */
enum member_type {
    MEMBER_SENTENCE, /* sentence */
    MEMBER_WORDS,    /* const char *, translated, without places */
    MEMBER_FORM,     /* const char *, translated, for printf: with just these places */
    MEMBER_PLURAL,   /* struct plural, likewise */
    MEMBER_NAME,     /* const char * as it is */
    MEMBER_FLAG,     /* bool */
    MEMBER_BYTE,     /* uint8_t */
    MEMBER_NUMBER,   /* uint16_t */
    MEMBER_REAL,     /* float */
    MEMBER_POINT,    /* struct point: a list of two */
    MEMBER_TINT,     /* struct color: a list of three, from 0 to 1 */
    MEMBER_COLOR,    /* unsigned: `#rrggbb` */
    MEMBER_WEIGHT,   /* uint8_t: enum table_weight */
    MEMBER_STYLE,    /* enum ui_style: `hand` or `type` */
    MEMBER_ACTION,   /* uint8_t: 1 and the kind of an action, by its name */
    MEMBER_PART      /* a struct */
};

struct members {
    const struct member *member;
    size_t n;
};

struct member {
    const char *key;
    enum member_type type;
    size_t at;                  /* in its struct */
    const char *places;         /* MEMBER_FORM, MEMBER_PLURAL: in this order, parted by commas */
    const struct members *part; /* MEMBER_PART */
};

#define MEMBERS(list)                                                                                        \
    {                                                                                                        \
        (list), sizeof(list) / sizeof(list)[0]                                                               \
    }
#define MEMBER(in, what, member)                                                                             \
    {                                                                                                        \
        .key = #member, .type = (what), .at = offsetof(struct in, member)                                    \
    }
#define SAID(in, member) MEMBER(in, MEMBER_SENTENCE, member)
#define FORM(in, member, list)                                                                               \
    {                                                                                                        \
        .key = #member, .type = MEMBER_FORM, .at = offsetof(struct in, member), .places = (list)             \
    }
#define PART(in, member, list)                                                                               \
    {                                                                                                        \
        .key = #member, .type = MEMBER_PART, .at = offsetof(struct in, member), .part = &(list)              \
    }

/* --- dress_members.c */

/* The number of kinds of actions, which have the first words of records as names. */
size_t dress_kinds(const struct game_rules *rules);
/* The index of a name in a list of them that are parted by commas; SIZE_MAX: it is not there. And how many there are. */
size_t dress_index(const char *names, const char *name);
size_t dress_count(const char *names);
/* The row of an action; SIZE_MAX: there is no such name. */
size_t dress_action(const struct reader *r, const char *name);

/* The text under a key, in memory of the JSON; NULL: there is none. */
const char *dress_text(const struct json_t *of, const char *key);
/* What is wrong with the member of that key, after where that is. Returns false. */
bool dress_refuse(const struct reader *r, const char *key, const char *what);
bool dress_sentence(struct reader *r, const char *key, const struct json_t *value, sentence *out);
/* All members of a row; but: other keys that may stand there, parted by commas and read elsewhere, or NULL. */
bool dress_row(struct reader *r, const struct json_t *from, const struct members *of, const char *but,
               void *row);

/* --- dress.c: the sections of rows */

/* The row of a thing, of a button of a turn, by its key; one past the last: there is no such key. */
size_t dress_thing(const struct reader *r, const char *name);
size_t dress_button(const struct reader *r, const char *name);

/* --- dress_asks.c: what is asked */

/* Reads all of `asks`, once things and buttons have their keys. */
bool dress_read_asks(struct reader *r);

/* --- dress_when.c: rows that are said instead of others */

/* Notes the rows of a section that have a `when`, in memory to be freed. False: there is none. */
bool dress_note_whens(const struct json_t *rows, struct row_when **out, size_t *n);
/* The index among these of a name; SIZE_MAX: it is not there. */
size_t dress_when_index(const struct row_when *when, size_t n, const char *name);
/* Reads the `when` of a row; row: the index of the row of a name of its section, SIZE_MAX or `rows` without one. */
bool dress_read_when(struct reader *r, const struct json_t *from,
                     size_t (*row)(const struct reader *r, const char *name), size_t rows,
                     struct row_when *out);

/* --- dress_looks.c: what is one of a kind */

/* Reads it all; d->looks is freed as a whole. */
bool dress_read_looks(struct reader *r);
/* What is printed on the cards that are held. */
bool dress_read_cards(struct reader *r);

#endif
