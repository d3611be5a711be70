/* Rulings of a game as tests in a text of their own:
 *
 *     Ruling 08: Who owes a turn is passed over
 *         lay seats:3 owes:2
 *         1 payoff none → to-act: 3 turn / seat 2 loses-turn: no
 *
 * A line that is not indented begins a test; its steps are indented, several on a line parted by ` / `, or by ` → ` where what is
 * done ends and what is so then begins. `#` begins a line that is no step. Steps:
 *
 *     lay WORDS            a position of the game's own (tests/games/GAME/table.h)
 *     begin WORDS          the start of a match (table_begin)
 *     1 pass               plays what records say; `chance …` too
 *     refuses 1 pass       what cannot be done now
 *     choices 3 bid        how many legal actions begin so; of all where no word follows
 *     KEY: VALUE           what the state says; `KEY: … VALUE` means that it is among other things
 *     as 2 KEY: VALUE      what seat 2 (or `public`) sees of it
 *     derives 2 KEY: VALUE what it can derive
 *     alike 2 1 a | 1 b    these lines, each done instead of the others, look the same to seat 2
 *     shown 2 1 a: b       how it is shown the line `1 a`
 *     final 1 a            what cannot be taken back; `takes back 1 a` what can
 *     complains 1 a: WORDS the match so far, begun with `begin`, and this line are a record that is refused with such words
 *     cannot begin WORDS   no match can
 *     places: A B          the seats' places
 *     people OPTION: N     what is suggested to people (or `machines`); OPTION:N where the option was set before
 *     even N               chance draws each of N values about as often, for each of its arguments
 *     board FROM | TO | WORDS   the board with this change is refused with such words */
#ifndef CONSPIRACY_TESTS_GAMES_SCRIPT_H
#define CONSPIRACY_TESTS_GAMES_SCRIPT_H

#include "games/table.h"

/* Runs all tests of a file of tests/games (`toy/rulings.txt`), by the names of their lines; `lay` lays a position. Returns what main
 * ends with. */
int script_run(const char *file, const char *game, struct table (*lay)(const char *words));

#endif
