/* Laying out amounts in secret: behind a shield, n of something on one of several spaces, or a few on each. Nothing in it
 * shows outside: whatever is chosen, it is confirmed alike, closes alike and sounds alike. */
#ifndef CONSPIRACY_TABLE_AMOUNTS_H
#define CONSPIRACY_TABLE_AMOUNTS_H

#include "gfx/geometry.h"
#include "rules/game.h"
#include "table/said.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct table;

enum { AMOUNTS_MOST = 11 };

/* What has been laid, by space. It lies until it is handed in: whoever thinks again finds it there. */
struct laid {
    uint8_t on[AMOUNTS_MOST];
    uint64_t slid; /* ms: when the last one was laid; it slides to its space. 0: none has been */
    uint8_t slides_to;
    uint8_t typed; /* the space on which a number is being typed, from 1; 0: none is */
    int number;    /* … as typed so far */
    /* a space was pressed or something laid: what is typed goes there, wherever the pointer lies */
    bool chosen;
    uint8_t back; /* with amounts.one: how many came back, as something was laid elsewhere, */
    uint8_t from; /* and from which space */
};

/* A space as it lies there; words are translated. */
struct amount_space {
    uint8_t id; /* its index in laid.on */
    const char *name;
    const char *place;    /* where it is, under its name where there is room; or NULL */
    const char *says;     /* a sentence on it for its tip, or NULL */
    char others[96];      /* what is proven of others there, in a line: `Bo $700+`; or nothing */
    int lies;             /* on it before */
    int most;             /* that may be laid now, what is laid included */
    const char *why_none; /* with most 0 */
    const char *why_most; /* why it is no more, with all of it laid; NULL: one has no more */
    bool gone;            /* out of the game */
};

enum { AMOUNTS_NOTE = 120 };

struct amounts {
    const char *title;
    int have;            /* in reserve, what is laid included */
    bool one;            /* on one space alone: whatever lay on another is taken back */
    bool ready;          /* what is laid can be handed in; */
    const char *missing; /* else what it lacks */
    const char *confirm; /* the button that does; */
    const char *pays; /* … where all of it lies on one space: how much (%s) on which (%s); NULL: the same */
    const char *feint;       /* that hands in nothing, or NULL; */
    const char *feint_says;  /* what that is for, a sentence for its tip; or NULL */
    const char *close;       /* that leaves it for later; NULL: `Not yet` */
    const char *reserve;     /* over what is left; NULL: `Reserve`. Neither in a game with books (ledger.h) */
    const char *sound;       /* of what is laid; NULL: a coin's */
    const char *help;        /* under it; NULL: how it is laid; */
    char note[AMOUNTS_NOTE]; /* or this, where it is not empty */
    const char *gone;        /* on spaces that are out of the game */
    struct amount_space space[AMOUNTS_MOST]; /* in the order in which they lie */
    /* 0: one for each of the roster, with what lies open there, for all that is left while it is not gone; */
    size_t spaces;
    const char *why_none; /* … and why nothing can be laid there, if so */
};

/* The words of laying, by phase or for all: data (dress.h), N_(): see the members of struct amounts. */
struct amount_words {
    const char *title, *missing, *help, *confirm, *pays, *feint, *feint_says, *close, *reserve, *gone,
        *why_none;
    const char *missing_empty, *help_empty; /* where nothing is left */
    const char *sound;
    /* with `one`, where something came back: argument 0 is the space that it lay on, 1 how much it was */
    sentence note;
};

struct amounts_words {
    struct amount_words all;
    const struct amount_words *by; /* by phase; what is not said there is as in `all` */
    size_t phases;
};

/* An action was handed in: nothing lies any more, and the card is away. */
void amounts_handed_in(struct table *t);

/* The card, while CARD_GAME is up and the game has amounts to be laid; else nothing. */
void amounts_frame(struct table *t);
/* n in a pile in a box, `fresh` of them, on top, bright: the game's, or plain discs. */
void amounts_draw_pile(struct table *t, struct rect at, int n, int fresh);
/* What has to lie there for a legal action. False: it is not made so. By table_game.amounts_of; without that, where there is one
 * space, as much as the last number of the action, and with `one`, by an action that is veiled (table_words.veiled), that much on the space
 * of its first argument, if there is such a space. */
bool amounts_for(const struct table *t, const game_action *action, struct laid *out);
/* How many spaces something has been laid on. */
int amounts_chosen(const struct laid *laid);

#endif
