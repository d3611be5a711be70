/* What a save says about itself: a comment below the first line of its record, `# kept round=6 over=0 match=…
 * check=…`; of a match that is over also how it ended, `… won=5 how=1 score=12,9,3 check=…` (`score` where the game counts
 * scores; `met=4` where one seat has met somebody of the game's own); of one that was given up `… given-up=1 check=…`; `asked=2` is who decides next, from 0; `left=1`: somebody has gone
 * back from there. `back=5:88:0,4:63:0` are earlier rounds to go back to. Readers that
 * do not know it take it for a comment; this program need not replay the match to list it. */
#ifndef CONSPIRACY_APP_SAVE_HEAD_H
#define CONSPIRACY_APP_SAVE_HEAD_H

#include "rules/game.h"

struct match;
struct text;

enum { SAVE_HEAD_MAX = 256 }; /* bytes of the comment with its line break */
enum { SAVE_BACKS = 3 };

/* Where a round begins for a person: their turn in it or, in a game that does not say what is a turn, their first decision. */
struct save_back {
    unsigned round;
    uint32_t event; /* so many events lie before it */
    int seat;       /* the person's */
};

struct save_head {
    unsigned round; /* 0: before the first */
    bool over;
    bool told; /* `outcome` is there: a program before this one did not write it */
    game_outcome outcome;
    bool given_up; /* it is not over, and is not to be finished */
    bool left;     /* somebody has gone back from there to an earlier round, and plays that */
    int asked; /* the person who decides next, or SEAT_NONE: nobody, or a program before this one did not write it */
    uint64_t match; /* a random number that stays with the match; its notebooks are found by it */
    /* before what is saved, the latest first; of a match that is not over */
    struct save_back back[SAVE_BACKS];
    int backs;
};

/* What is to be said of a match. match: the number that stays with it. */
void save_head_of(const struct match *m, uint64_t match, struct save_head *out);

/* Appends the match's record with the comment. */
void save_head_write(const struct match *m, uint64_t match, struct text *out);

/* The same with what is said given. */
void save_head_write_as(const struct match *m, const struct save_head *head, struct text *out);

/* Reads the comment. whole: these are all the record's bytes, not just the first few thousand. False: there is none or, where
 * they are all there, the record has been changed since (by the check). */
bool save_head_read(const char *bytes, size_t length, bool whole, struct save_head *out);

/* Mixes the bits of a number; the same number gives the same result. */
uint64_t save_head_mix(uint64_t n);

#endif
