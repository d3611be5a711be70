/* A sheet on who is whose: the characters of a game by its seats, in each cell what everybody has seen and the viewer's own pencil mark.
 * It is a page of the dossier; where the game asks for guesses, they are written on it, on a card of their own (CARD_GAME): each rival
 * is named for one character, and nobody for all others. It never shows what the program makes of it. */
#ifndef CONSPIRACY_TABLE_SHEET_H
#define CONSPIRACY_TABLE_SHEET_H

#include "rules/game.h"

#include <stddef.h>

struct cast;
struct rect;
struct table;
struct text;

/* What a game says of it (table_game.sheet). */
struct table_sheet {
    const struct cast *cast;
    const char *title;             /* of the page, N_() */
    const char *nobody;            /* over the last column, N_() */
    const char *legend;            /* what the figures in a cell mean, N_() */
    const char *legend_free;       /* what the last column means, N_(), or NULL */
    const char *counts;            /* the same in a word or two, under every name; N_(), or NULL */
    const char *question;          /* over it where it is written, N_() */
    const char *confirm, *missing; /* the button that hands it in, and why it cannot be yet; N_() */
    const char *missing_all;       /* likewise, where nobody is nobody's; N_(), or NULL: the same */
    const char *(*pays)(const struct table *t); /* what a right guess is worth, translated; NULL: not said */
    /* The action that writes it: argument i is of character i, 0: it is not asked about, a seat from 1, or `free`. */
    uint8_t action;
    int16_t free;
    uint64_t (*used)(const struct table *t);  /* bits: characters in this match */
    uint64_t (*asked)(const struct table *t); /* … of which the viewer does not know whose they are */
    /* What everybody has seen of a seat with a character: a few figures, and a sentence. */
    void (*cell)(const struct table *t, int seat, size_t i, struct text *brief, struct text *says);
    /* Whose a character is in a view in which everything is open, or SEAT_NONE: so that the story can tell who was right. NULL: it does
     * not. */
    int (*owner)(const struct game_view *open, size_t i);
    /* What a seat has written of a character, as in `action`; 0: nothing. Only asked of what all may know. NULL: it is not told. */
    int (*guess)(const struct table *t, int seat, size_t i);
};

/* What a seat has guessed, once everybody may know it: the head of the columns, a badge for each character in the match, and a row of
 * cells, in each whose it was said to be and whether that was right. Nothing where the game has no such guesses. */
float sheet_guesses_width(const struct table *t, float room);
void sheet_guesses_head(struct table *t, struct rect row);
void sheet_guesses(struct table *t, int seat, struct rect row);

/* What is being written: by seat the character that it is named for, from 1; 0: none yet. */
struct sheet_written {
    uint8_t of[GAME_MAX_SEATS];
};

/* Begins a question with what is ticked in pencil. */
void sheet_begin(struct table *t);
/* The page of the dossier. */
void sheet_page(struct table *t, struct rect in);
/* What everybody has seen of one seat, character by character: its page of the dossier. */
void sheet_rival(struct table *t, int seat, struct rect in);
/* The card on which it is written, while it is up. */
void sheet_card(struct table *t);
/* The next press towards an action: its id in *id. Returns how many there are, this one among them; 0: it is not made so. */
size_t sheet_next(const struct table *t, const game_action *wanted, unsigned *id);

#endif
