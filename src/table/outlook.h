/* What is at stake: whether what has been announced can win the match before the turn is over, for whom, and how. Found out by
 * playing the rest of the turn with the game's own rules in worlds that fit a view, so that nothing is used that its seat may
 * not know; the same view always gets the same answer. Allocates nothing.
 *
 * Played out is what happens if nobody stops it: whoever announced it may do anything that is legal, all others give the mildest
 * answer that they have (game_rules.legal lists it first). What chance would decide is nobody's threat: the look ends there. */
#ifndef CONSPIRACY_TABLE_OUTLOOK_H
#define CONSPIRACY_TABLE_OUTLOOK_H

#include "rules/game.h"

struct table;

struct outlook_task {
    const struct game_rules *rules;
    const struct game_box *box;
    const struct game_view *view; /* of whoever is told, a seat or the public */
    int mover; /* the seat whose act it is; a challenge that is going on does not count as having stopped it */
    /* Nothing that is secret decides who wins in the rest of a turn, if nobody stops it: one world stands for all. Without
     * that only a view that knows everything can be sure. */
    bool open;
    /* For outlook_next and outlook_left: what the mover does first, legal in the view. NULL: nothing in particular. */
    const game_action *first;
};

/* The step that wins, the nearest of those that were found. */
struct outlook_way {
    int8_t actor;
    uint8_t steps; /* how many decisions away it is, the last one included */
    game_action action;
};

struct outlook {
    uint32_t may;                           /* bit per seat: it can win in this turn, if nobody stops it */
    uint32_t sure;                          /* … and will, whatever else its mover does; of those above */
    struct outlook_way way[GAME_MAX_SEATS]; /* of those who may */
};

/* Returns whether anybody may win; *out is all zero where nobody may. */
bool outlook_find(const struct outlook_task *task, struct outlook *out);

/* Whether the mover can still win in this turn after task->first, or wins by it; where it is yes in any of the worlds, it is yes. */
bool outlook_left(const struct outlook_task *task);

/* What the rivals can do with their next turns, as long as nobody stops them. */
enum { OUTLOOK_FIRSTS = 24 };

struct outlook_next {
    uint32_t may; /* bit per seat: it can win in its next turn, before the mover's own comes again */
    uint8_t firsts
        [GAME_MAX_SEATS]; /* of those who may: with which announcements, the first OUTLOOK_FIRSTS of them */
    game_action first[GAME_MAX_SEATS][OUTLOOK_FIRSTS];
    uint32_t worlds[GAME_MAX_SEATS]; /* in how many of the worlds that were looked at */
};

/* Looks from the mover's own turn, of which the rest is played as mildly as the rules let one, at the turns of the others, each
 * begun as mildly as it can be. Chance that would end the match does not. Returns whether anybody may win. */
bool outlook_next(const struct outlook_task *task, struct outlook_next *out);

/* Who, of the same, can win after task->first whatever the mover decides in the rest of its turn: bit per seat. Dearer than
 * outlook_next, for all that follows is tried until something is found that leaves nobody a chance. */
uint32_t outlook_given(const struct outlook_task *task);

/* What the mover may make of what it has announced for its own next turn, as long as nobody stops it. */
struct outlook_later {
    bool may;          /* it can win with that turn, which it cannot if what it has announced is stopped */
    bool by_step;      /* … only if it moves the prop first, in the rest of the present turn: */
    game_action step;  /* with that */
    game_action first; /* the announcement with which the next turn then begins */
};

/* Looks from an announcement that may still be stopped, in a game with a prop. Returns out->may. */
bool outlook_later(const struct outlook_task *task, struct outlook_later *out);

/* outlook_find for any view of the match on a table, by what its game tells of announcements (struct table_game); where others look on,
 * by what everybody knows of it. */
bool outlook_of(const struct table *t, const struct game_view *view, struct outlook *out);
/* An act of whoever announced what is going on, legal in the view: no win is left to its seat in this turn. Of the view itself it is not
 * said whether there was one. */
bool outlook_gone(const struct table *t, const struct game_view *view, const game_action *action);
/* outlook_later for what is shown, if `wanted` and a rival of its mover sits there; else nothing is found. */
void outlook_later_of(const struct table *t, bool wanted, struct outlook_later *out);

#endif
