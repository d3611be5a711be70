/* What a game says at its table, as data: `table.json` in its folder of assets (table_game.data). The words of its actions and
 * events, what it asks, how long its events are shown and how they sound, what its things and buttons are called; the places in
 * them are filled in by the kit (sentence.h). In the file are:
 *
 *     actions   by the first word of records, or by name (table_words.action_name): the members of struct action_words
 *     events    by name (event_name): the members of struct event_words, and `cue`, those of struct table_cue
 *     asks      a list, in the order in which they are tried: `phase`, and as far as they matter `press` and `taken` (the keys of
 *               things), `mode` (that of a button), `state`, `when`, `unless` (the name of an action), `stands` and `sole` (see
 *               struct ask_words), and the `text`
 *     things    by key: the members of struct table_thing, `word` being its text
 *     buttons   by key: `icon`, `text`, `tip`, `text_empty`, `tip_empty`, `note_empty`
 *     board     what a map board looks like: struct map_board_look, with its `words` and its `art` (struct map_art)
 *     log_paper, ledger   struct ruled_paper, struct ledger_look
 *     cards     a list, by kind: struct card_words
 *     sheet, standing     the words of struct table_sheet and struct table_standing
 *     bidding   struct bidding_words; in it `answers`, by phase: struct answer_words
 *     amounts   struct amount_words for all phases; in it `phases`, what differs in one
 *     story     struct story_words
 *     table     `legend`, `legend_apart`, `card_word`, `sums`, `names`, `asked_up`, `low_seats` of struct table_game
 *
 * A row of actions or events with any other name has a `when`: it is said instead of the row `of` that name, if what else stands there
 * holds (struct row_when; `argument` is a list of its index and its value, a number or "hidden").
 *
 * A row may be `like` another of its list: that says whatever it does not say itself. A sentence is a string; with a plural
 * it is `{"one": …, "many": …}`, with other words to whoever is called `you` `{"text": …, "you": …}`, where it is translated differently from place to place `{"context": …, "text": …}`, and
 * `"translators"` before a string is a word to those who translate it. What is not known there is an error. */
#ifndef CONSPIRACY_TABLE_DRESS_H
#define CONSPIRACY_TABLE_DRESS_H

#include "rules/game.h"

struct dress;
struct table_game;

/* Dresses a game's table in the words of a file's text; the game must outlive it. Free it with dress_free. NULL and err (one line, with
 * where it is in the file): it cannot be read. */
struct dress *dress_read(const struct table_game *bare, const struct game_rules *rules, const char *text,
                         size_t length, game_error *err);

/* The same of the game's file below assets/. */
struct dress *dress_open(const struct table_game *bare, const struct game_rules *rules, game_error *err);
void dress_free(struct dress *d);

/* The table as it is dressed. */
const struct table_game *dress_table(const struct dress *d);

#endif
