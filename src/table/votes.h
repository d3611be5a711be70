/* Secret choices made at once: who has answered, sealed envelopes, and all of them opened together. */
#ifndef CONSPIRACY_TABLE_VOTES_H
#define CONSPIRACY_TABLE_VOTES_H

#include "gfx/geometry.h"

#include <stdbool.h>

struct ui;

enum { VOTES_MAX = 8 };

enum vote_state {
    VOTE_NONE,   /* has no part in it */
    VOTE_OWES,   /* is asked and has not answered */
    VOTE_SEALED, /* has answered: nobody sees what */
    VOTE_OPEN    /* shows what it was */
};

struct vote {
    enum vote_state state;
    const char *name;   /* of the seat */
    const char *letter; /* on its seal */
    struct color color;
    const char *choice;  /* what was chosen, in a word or a number; read only once the envelope is open */
    const char *picture; /* of what was chosen, or NULL; likewise */
    bool best;           /* it carried the day: marked once it is open */
};

struct votes {
    const struct vote *vote;
    int n;
    float t;         /* how far the envelopes have been opened, 0 to 1, of all that are VOTE_OPEN */
    const char *owe; /* what is written below one who owes an answer */
};

/* As many side by side as there is room for, else in lines. Nothing of a choice is drawn while t is below a half. */
void votes_draw(struct ui *ui, struct rect at, const struct votes *votes);

/* Where the envelope of vote i lies. */
struct rect votes_place(struct ui *ui, struct rect at, const struct votes *votes, int i);

#endif
