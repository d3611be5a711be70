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

struct table {
    const struct game_rules *r;
    struct game_box *box; /* shared by all tables of a program */
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

/* Does what a line of a record says; fails the test when it is illegal. Several, one after the other, may be separated by ` / `. */
void plays(struct table *t, const char *lines);

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
