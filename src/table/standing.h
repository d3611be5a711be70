/* An answer that stands until something changes: the viewer passes, and goes on passing by itself at a person's pace, for as long as
 * what it depends on stays the same. Nobody else sees it. And whoever is asked again with nobody in between answers as before. */
#ifndef CONSPIRACY_TABLE_STANDING_H
#define CONSPIRACY_TABLE_STANDING_H

#include "rules/game.h"

struct rect;
struct table;

/* What a game says of it (table_game.standing). */
struct table_standing {
    uint8_t action;   /* the kind, which has no arguments, */
    const char *word; /* the button that lets it stand, N_(), */
    const char *tip;  /* and what that does, N_() */
    /* Differs whenever something has changed that the answer was about. */
    uint64_t (*about)(const struct table *t);
};

/* Of each seat. */
struct standing {
    bool on[GAME_MAX_SEATS];
    uint64_t about[GAME_MAX_SEATS];
    uint64_t since; /* ms: when the question came */
};

/* Gives the answer, once somebody would have had time to; takes it back where something has changed. Once a frame. */
void standing_follow(struct table *t);
/* The button, while such an answer is open. */
void standing_button(struct table *t, struct rect *left);
/* The viewer's question is about to be answered by itself. */
bool standing_answers(const struct table *t);

#endif
