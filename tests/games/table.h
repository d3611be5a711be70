/* A position of any game under test, and what is done in it in the words of records:
 *
 *     struct table t = table_begin("solomon", "seats:3 die-faces:6 express");
 *     plays(&t, "chance start 2 / 1 pass");
 *     assert_asks(&t, "2 turn");
 *     refuses(&t, "2 challenge 9");
 *
 * A game's own tests lay pieces on it besides (games/GAME/table.h). */
#ifndef CONSPIRACY_TESTS_GAMES_TABLE_H
#define CONSPIRACY_TESTS_GAMES_TABLE_H

#include "rules/game.h"

#include <stdbool.h>
#include <stddef.h>

struct table {
    const struct game_rules *r;
    struct game_box *box; /* shared by all tables of a program */
    game_config config;   /* what it began with */
    union {
        max_align_t align;
        unsigned char bytes[GAME_MAX_STATE];
    } room;             /* the state: table_state */
    game_events events; /* of the last action */
};

static inline struct game_state *table_state(struct table *t)
{
    return (struct game_state *)(void *)&t->room;
}

/* The start of a match, by words: seats:N · places:A,B,… (instead of those usual for so many) · OPTION:N · FLAG, which is then on. All
 * others are left to who lays out the rest. Fails the test if no match can be set up so. */
struct table table_begin(const char *game, const char *words);
/* Whether such a match can begin at all. */
bool table_may_begin(const char *game, const char *words);

/* ---- Positions ---- */

/* What the value of a word like `case:Rome` is, and how the state keeps it. */
typedef enum table_value {
    TABLE_PLACE,  /* a place of the map, by its index */
    TABLE_SEAT,   /* a seat */
    TABLE_SEATS,  /* likewise, as one more bit of a set */
    TABLE_NUMBER, /* a number */
} table_value;

struct table_word {
    const char *word;
    table_value value;
    size_t at, size; /* in the state: TABLE_AT */
};

#define TABLE_AT(type, member) offsetof(type, member), sizeof((type *)0)->member

/* How the positions of a game are drawn in words: turn:SEAT (whose turn begins) · THING:PLACE or THING:GONE · paidSEAT:THING=N,… · and
 * words of its own. What is not said is as `begin` leaves it, and seat 1 has the turn. */
struct table_layout {
    const char *game;
    const char *always;            /* words of table_begin that go without saying; NULL: none */
    const struct table_word *word; /* up to a word of NULL */
    const char *const *thing;      /* what moves about the map, or can be paid; up to NULL */
    int moving;                    /* so many of them move */
    const char *gone;              /* `burnt`; NULL: nothing ever is */
    const char *const *places;     /* what places are called, up to NULL; NULL itself: as on the map, */
    size_t map;                    /* in the box: its struct map */
    size_t place;                  /* in the state: a byte for each that moves */
    size_t out;                    /* and a bit for each that is gone */
    uint8_t nowhere;               /* the place of those */
    void (*begin)(struct table *t);
    /* A word of the game's own, which is taken apart further. False: it means nothing. NULL: there are none. */
    bool (*own)(struct table *t, const char *word, char *value);
    void (*pay)(struct table *t, int seat, int thing, int amount);
    void (*turn)(struct table *t, int seat);
    bool whole; /* a position has nothing that the rules' check finds wrong */
};

/* A position. Fails the test on a word that means nothing. */
struct table table_lay(const struct table_layout *layout, const char *words);

/* ---- What is done and seen ---- */

/* Does what a line of a record says; fails the test when it is illegal. Several, one after the other, may be separated by ` / `. */
void plays(struct table *t, const char *lines);

/* The line of a record as an action; fails the test where it is none. */
game_action table_action(const struct table *t, const char *line, int *seat);

/* The line says something that cannot be done now. */
void refuses(struct table *t, const char *line);

/* How many legal actions of the seat to act begin with these words. */
int choices(struct table *t, const char *words);

/* The state's line that starts with `key: `, without the key: in truth, or as a seat (SEAT_NONE: the public) sees it; and the line of
 * what a seat can derive (game_rules.dossier_text). */
const char *reads(struct table *t, const char *key);
const char *sees(struct table *t, int seat, const char *key);
const char *derives(struct table *t, int seat, const char *key);

/* Did the last action say this kind of event? */
bool said(const struct table *t, int kind);

#define assert_reads(t, key, value) assert_string_equal(reads((t), (key)), (value))
#define assert_asks(t, value) assert_reads((t), "to-act", (value))

#endif
