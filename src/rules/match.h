/* A match: who sits where, what has happened, and the truth at any moment of it.
 *
 * A match is its setup and the list of its events; every state is rebuilt by replaying them, from the nearest
 * checkpoint. It is what saves, records, the command line and the window work on. Who must not see everything
 * (a scene, an opponent, an outside bot) is given views and masked actions from here and never the match
 * itself.
 *
 * "After n events" counts from 0 (nothing has happened) to match_length. Event i (from 0) leads from i to i
 * + 1. A match is used by one thread at a time; any number of threads may read one that nobody changes. */
#ifndef CONSPIRACY_RULES_MATCH_H
#define CONSPIRACY_RULES_MATCH_H

#include "rules/game.h"

enum {
    MATCH_NAME_CHARS = 40,    /* characters of a display name, at most */
    MATCH_NAME_SIZE = 161,    /* bytes of a display name with its terminator */
    MATCH_WHO_SIZE = 200,     /* bytes of a WHO with its terminator */
    MATCH_MAX_TEXT = 1 << 20, /* bytes of a match's record: a match that grew past it could not be kept */
};

/* Who sits in a seat. `who` is `human`, `random`, `ai:LEVEL` (`ai:spymaster+gambler`, `ai:agent@1`) or
 * `bot:COMMAND`, the command with blanks, quotes and the like as %XX (see match_who_encode); it says who
 * played and is never run. */
typedef struct match_seat {
    char who[MATCH_WHO_SIZE];
    char name[MATCH_NAME_SIZE]; /* UTF-8, no control characters; may be empty */
} match_seat;

/* What a match is set up with. */
struct match_setup {
    const struct game_rules *rules;
    const struct game_box *box; /* must outlive the match */
    game_config config;
    match_seat seat[GAME_MAX_SEATS];
    /* The options that the record names, in its order: indices into rules->options. Those not named must have
     * their defaults. */
    uint8_t named[GAME_MAX_OPTIONS];
    uint8_t named_count;
};

/* Room for a view, on the stack. */
union match_view_room {
    max_align_t align;
    unsigned char bytes[GAME_MAX_STATE];
};

static inline struct game_view *match_room_view(union match_view_room *room)
{
    return (struct game_view *)(void *)room;
}

struct match;

/* --- setups --- */

/* The game's default setup for so many seats: every seat `human` with its place's name. False and err: not
 * that many. */
bool match_setup_default(const struct game_rules *rules, const struct game_box *box, uint8_t seats,
                         struct match_setup *out, game_error *err);
/* Sets an option by its words (`die-faces`, `3`; a flag takes `on` and `off`) and names it. False and err: no
 * such option, a value out of its range or not written plainly, or named already. */
bool match_setup_option(struct match_setup *setup, const char *name, const char *value, game_error *err);
/* Sets an option of this index and names it, if it is not named yet. The value must be in the option's range.
 */
void match_setup_set(struct match_setup *setup, size_t option, int16_t value);
/* Names what the game suggests for a new match (game_option.for_people, for_machines), as far as it holds and is not named
 * yet. */
void match_setup_suggest(struct match_setup *setup, bool people);
/* An option's value as records have it: `3`, `on`, `long`. */
void match_option_text(const struct game_option *option, int value, struct text *out);
/* The name of a seat's place, or NULL in a game without places. */
const char *match_place(const struct match_setup *setup, int seat);
/* What a seat is called: by its name, else, or if that is nothing but the word of its level, by its place; "" if it has neither. */
const char *match_called(const struct match_setup *setup, int seat);
/* A display name: UTF-8, at most 40 characters, none of them a control character. False and err: why not. */
bool match_name_ok(const char *name, game_error *err);
/* The form of a WHO: one of those above, no blanks. Whether there is such a level is not asked. False and
 * err: why not. */
bool match_who_ok(const char *who, game_error *err);
/* A WHO as people type it (`bot:python3 my bot.py`) as a record holds it (`bot:python3%20my%20bot.py`).
 * False: too long. */
bool match_who_encode(const char *typed, char out[MATCH_WHO_SIZE]);

/* --- a match --- */

/* A match before its first event. The setup is copied. NULL and err: the config is not allowed, or no memory.
 */
struct match *match_new(const struct match_setup *setup, game_error *err);
/* The first n events of a match as a match of its own. NULL: no memory. */
struct match *match_copy(const struct match *m, size_t n);
void match_free(struct match *m);

const struct match_setup *match_setup_of(const struct match *m);
size_t match_length(const struct match *m); /* events so far */

/* --- any moment of it; n at most match_length --- */

game_decision match_decision(const struct match *m, size_t n);
/* Who acts next, one at a time: game_next of that decision. */
int match_next(const struct match *m, size_t n);
/* True when the game is over, or at the end of one that was given up, which nobody has won; out may be NULL. */
bool match_outcome(const struct match *m, size_t n, game_outcome *out);
/* What seat (SEAT_NONE: the public) may know after n events: everything at the end of a match that was given up. */
void match_view(const struct match *m, size_t n, int seat, struct game_view *out);
/* What there was after n events with every secret open. False: the game is not over by now. */
bool match_unveil_at(const struct match *m, size_t n, struct game_view *out);
/* Everything legal for the actor (a seat or SEAT_NATURE), as game_rules.legal. */
size_t match_legal(const struct match *m, size_t n, int actor, game_action *out, size_t cap);
/* The state in words, as `conspiracy-cli replay` prints it: the truth, or what seat (SEAT_NONE: the public)
 * may know. */
enum { MATCH_TRUTH = -3 };
void match_text(const struct match *m, size_t n, int viewer, struct text *out);

/* What chance decides after n events, with GAME_HIDDEN for all that is open or secret: `chance board 2 ?`. False: it is
 * not for chance to decide. */
bool match_chance_template(const struct match *m, size_t n, game_action *out);
/* What is legal now, for people, as far as out has room: `2 pass, 2 challenge 1, … and 7 more`. */
void match_say_legal(const struct match *m, struct text *out);

/* Event i: who did what. */
int match_actor(const struct match *m, size_t i);
game_action match_action(const struct match *m, size_t i);
/* The same as viewer (SEAT_NONE: the public) may know it after n events, n > i: what was secret may have been revealed
 * since. */
game_action match_action_seen(const struct match *m, size_t i, size_t n, int viewer);
/* Whether event i reveals anything of earlier events to the viewer: what match_action_seen tells of them has changed. */
bool match_opens(const struct match *m, size_t i, int viewer);
/* The first of the events from `from` on, before i, of which event i reveals something to the viewer; i: there is none. */
size_t match_opened(const struct match *m, size_t i, size_t from, int viewer);
/* What happened while event i was carried out, as viewer may see it. */
void match_events(const struct match *m, size_t i, int viewer, game_events *out);

/* An event, and the table before and after it. */
struct match_moment {
    union match_view_room before, after;
    game_events events;
};

/* Event i as viewer may see it: match_view twice and match_events, for the price of one. open: the views have every secret open,
 * if the game is over by now. */
void match_moment_read(const struct match *m, size_t i, int viewer, bool open, struct match_moment *out);

/* --- going on --- */

/* Nobody is going to finish the match: as it stands it is over, with nothing secret any more, and can neither go on nor be taken
 * back. Its record does not say so. Of a match that is over nothing changes. */
void match_give_up(struct match *m);
bool match_given_up(const struct match *m);

/* Adds an event. False and err (may be NULL): not legal here (err says what would be), the game is over, or
 * no more room; nothing has changed. */
bool match_play(struct match *m, int actor, const game_action *action, game_error *err);
/* Adds the chance event that is due, drawn by draw. The decision must be SEAT_NATURE's. */
bool match_play_chance(struct match *m, game_draw draw, void *ctx, game_error *err);
/* Whether seat may take back the last event: only its own, and only if it told the others nothing and chance
 * has not answered. False and why (may be NULL): the reason, for people. */
bool match_can_undo(const struct match *m, int seat, game_error *why);
/* Takes it back. False and why: as above, nothing has changed. */
bool match_undo(struct match *m, int seat, game_error *why);
/* The same though it told the others something: for whoever has kept it from them until now. */
bool match_retract(struct match *m, int seat, game_error *why);

#endif
