/* Where a game keeps what most games on a map have: one constant, by which tables and tests read it out of any view, so that no game
 * needs a function for each. Its views begin with GAME_TURNS, its box with MAP_BOX. */
#ifndef CONSPIRACY_RULES_LAYOUT_H
#define CONSPIRACY_RULES_LAYOUT_H

#include "rules/challenge.h"
#include "rules/game.h"
#include "rules/turns.h"

struct game_layout {
    /* Offsets into a view; 0: there is no such thing. */
    size_t home;      /* a byte per seat: the place where it is at home */
    size_t piece;     /* a byte per figure: its place */
    size_t prop;      /* a byte: the place of what figures carry */
    size_t gone;      /* a byte: bit per figure that is out of the match */
    size_t tagged;    /* a byte: bit per seat that has lost something for a while, as its next turn */
    size_t announced; /* a struct announced (challenge.h) */
    /* Phases. In the first a seat is asked whether it challenges what is announced, up to the second that is argued about, and up to
     * the third it stands: it is shown, and named as what may yet win. */
    uint8_t respond, argued, stands;
    uint8_t journey; /* the kind of announced action that sends a piece from a place to another */
    bool carries;    /* the announced action has a third argument if it takes something along */
};

/* Whose turn it is in a view. */
static inline const struct turns *turns_in(const struct game_view *view)
{
    return (const struct turns *)(const void *)view;
}

/* The bytes at an offset of a view. */
static inline const uint8_t *layout_at(const struct game_view *view, size_t at)
{
    return (const uint8_t *)(const void *)view + at;
}

/* What is announced and stands in a view; NULL: nothing is. */
const struct announced *layout_announced(const struct game_rules *rules, const struct game_view *view);
/* The seat whose act that is, or SEAT_NONE; act: which, may be NULL. */
int layout_announcer(const struct game_rules *rules, const struct game_view *view, game_action *act);
/* It is still to be decided whether it happens: nobody has challenged it yet, or the challenge is going on. */
bool layout_undecided(const struct game_rules *rules, const struct game_view *view);
/* Somebody challenges it. */
bool layout_argued(const struct game_rules *rules, const struct game_view *view);
/* Changes a view into one in which nobody has challenged it yet: a challenge that is going on is taken back. */
void layout_unopposed(const struct game_rules *rules, struct game_view *view);

#endif
