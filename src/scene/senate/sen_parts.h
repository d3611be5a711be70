/* What the files of the table of the Drowned Senate share. Functions that struct table_game has are explained there (table/game.h). */
#ifndef CONSPIRACY_SCENE_SEN_PARTS_H
#define CONSPIRACY_SCENE_SEN_PARTS_H

#include "rules/senate/senate_view.h"
#include "table/alike.h"
#include "table/card.h"
#include "table/game.h"
#include "table/grounds.h"
#include "table/table.h"

/* What can be pressed. Words on the bar are in the order in which they stand there, from the right. */
enum {
    THING_PILE = 1, /* of a guild */
    THING_LORD,     /* drawn or taken, by kind */
    THING_SPACE,    /* SENATE_SPACES a side, side by side */
    THING_LOCATION,
    THING_DECK,  /* these merely have names */
    THING_VAULT, /* the Location deck */
    THING_RIVAL,
    THING_FIELD, /* a chamber: takes what is dragged */
    THING_DRAW,  /* so many Lords less than three */
    THING_SEARCH,
    THING_STAY,
    THING_REPLAY,
    THING_DONE,
    THING_KINDS
};

struct sen_own {
    struct alike who; /* Lords of a guild and worth have a face each */
};

/* The view that is shown. */
static inline const struct senate_view *shown(const struct table *t)
{
    return senate_view_of(table_view_of(t));
}

/* --- sen_board.c: where all of it lies, units of the middle, and how it is drawn */

struct sen_places {
    struct grounds on; /* the ground of each chamber */
    /* Of each side: who it is, its spaces, and beside them what is said of it and what its score is made of. */
    struct rect head[SENATE_SIDES], field[SENATE_SIDES], words[SENATE_SIDES], parts[SENATE_SIDES];
    struct rect rival; /* the Opponent; empty: there is none */
    struct rect deck, pile[SENATE_GUILDS], vault, open;
};
struct sen_places sen_places_of(const struct table *t);
struct rect sen_space_at(const struct sen_places *p, int side, int space);

void sen_seat_at(const struct table *t, int seat, struct rect *at);
void sen_scenery(struct table *t);
void sen_pieces(struct table *t);
void sen_over(struct table *t);
bool sen_is_best(const struct senate_view *v, int side, int space); /* the first of its guild's best */
size_t sen_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS]);
size_t sen_faces(const struct table *t, struct thing thing, card_face *out);

/* --- sen_cards.c: what is printed on the cards */

enum { SEN_HEAP = 64, SEN_SILVER = 0xDCE3E8, SEN_GOLD = 0xF0C04A, SEN_BEAD = 0xEFE6F2 };
/* Cards of a heap, kind by kind. */
struct sen_heap {
    card_face face[SEN_HEAP];
    uint8_t kind[SEN_HEAP];
    int n;
};
extern const uint8_t sen_copies[SENATE_RANKS]; /* of a Lord, by rank */
card_face sen_lord_face(int lord, int copy);
/* Its mark is what it would be worth now to whoever's turn it is. */
card_face sen_location_face(const struct table *t, int location);
card_face sen_guild_face(int guild); /* its emblem alone */
/* Lords of a guild. before: a heap whose Lords lie before these, or NULL. */
void sen_add_lords(const struct table *t, struct sen_heap *h, const uint8_t *lords, const uint8_t *before,
                   int guild);
void sen_add_locations(const struct table *t, struct sen_heap *h, const uint8_t *locations);
struct color sen_guild_color(int guild);

/* --- sen_rival.c: how the Opponent chooses */

/* What it would take, or takes, and why. */
struct sen_wish {
    bool known;         /* there is something to be said */
    bool now;           /* it is choosing */
    bool last;          /* it will not choose again */
    int condition;      /* an index on its card; past its last: nothing is fulfilled */
    int conditions;     /* on its card */
    int degree;         /* how well */
    unsigned wanted;    /* bits of the piles */
    unsigned revealing; /* chances in 100 that a Lord turned up ends its search; where nothing is wanted */
    bool six;           /* one of the player's will turn up a Lord before: nothing is sure, */
    unsigned stays;     /* … in so many of 100 cases it is as said */
    uint8_t pile[SENATE_LORDS]; /* of which it chooses */
};
void sen_wish_of(const struct table *t, struct sen_wish *out);
/* What is said of a pile under it, and whether it counts. False: nothing is. */
bool sen_wish_note(const struct table *t, const struct sen_wish *w, int guild, bool *counts, char *out,
                   size_t size);
/* How far a Lord that is turned up has come, 0 to 1. */
float sen_turned(const struct table *t);
void sen_draw_rival(struct table *t, const struct sen_wish *w, struct rect at);

/* --- sen_say.c */

extern const struct table_words sen_words;
/* What is printed on cards and said of guilds and Opponents, in the order of the data. */
enum {
    CARD_LORD,
    CARD_LOCATION = CARD_LORD + SENATE_LORDS,
    CARD_GUILD = CARD_LOCATION + SENATE_LOCATIONS, /* text: with its article */
    CARD_RIVAL = CARD_GUILD + SENATE_GUILDS /* text: its name in full; then: what it scores and can do */
};
const char *sen_title(const struct table *t, int card); /* translated */
const char *sen_text(const struct table *t, int card);
void sen_say_piles(const struct table *t, unsigned bits, struct text *out); /* `the Brokers or the Growers` */
void sen_tip(const struct table *t, struct thing thing, struct text *name, struct text *says);
/* A side at the head of its chamber. */
const char *sen_side_name(const struct table *t, int side);

/* --- sen_seats.c */

struct color sen_color(const struct table *t, int seat);
void sen_badge(struct table *t, int seat, struct rect at);
void sen_seat_tip(const struct table *t, int seat, struct text *out);
/* Above the chamber of a side: who it is, what it has, how many points it has now. */
void sen_side_head(struct table *t, int side, struct rect at);
/* Beside its last spaces: its title, what binds it; and what its points are made of. */
void sen_side_words(struct table *t, int side, struct rect at);
void sen_side_parts(struct table *t, int side, struct rect at, enum gfx_align align);

/* --- sen_end.c */

void sen_ending(const struct table *t, struct ending *e, struct text *reason);
extern const struct table_story sen_story;

#endif
