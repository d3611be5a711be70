/* What the tests of matches and records share. Every function fails the test when it cannot do what it says. */
#ifndef CONSPIRACY_TESTS_RECORD_HELP_H
#define CONSPIRACY_TESTS_RECORD_HELP_H

#include "base/rng.h"
#include "rules/record.h"

/* The shelf that all tests of a program share. */
struct game_shelf *shelf(void);
/* A setup of so many seats with the game's defaults. */
struct match_setup setup_of(const struct game_rules *rules, uint8_t seats);
/* Reads a record that must be good, by its text or by its name among the games' (`toy/three`: tests/games/toy/records). */
struct match *read_text(const char *text);
struct match *read_named(const char *name);
/* The text of a file there (`toy/three@9.state`), or NULL; the caller frees it. */
char *file_text(const char *name);
/* The i-th record among those of a game, by name (`toy/three.rec`). False: there are not so many. */
bool record_file(const struct game_rules *rules, size_t i, char *out, size_t size);
/* What record_view (or record_write, for MATCH_TRUTH) writes; the caller frees it. */
char *text_of(const struct match *m, int viewer);
/* Plays an event given as a record's line. False: it is not legal, or no event at all. */
bool play_line(struct match *m, const char *line, game_error *err);
/* Random legal play from here to the end, or until there are so many events (0: to the end). */
void play_out(struct match *m, struct rng *rng, size_t most);

#endif
