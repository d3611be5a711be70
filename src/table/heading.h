/* What stands above the cards of the seats: what the signs on them mean, and the faces and names over the columns of all of them. */
#ifndef CONSPIRACY_TABLE_HEADING_H
#define CONSPIRACY_TABLE_HEADING_H

#include "gfx/geometry.h"

#include <stdbool.h>

struct table;

enum {
    HEADING_LEFT = 27, /* of what stands on a card, u */
    HEADING_RIGHT = 6,
    HEADING_LARGE = 150 /* percent; in type as large cards need all the room */
};

/* The height that the words on a sign on the cards want above them, u; 0: the game has none. */
float heading_legend(const struct table *t);
/* … and that of what stands there always: the faces (table_game.faces_above), and the words where numbers on the cards are of another unit
 * than those in words. */
float heading_height(const struct table *t);
/* A card bears a sign that the words explain: something of a seat is not known to the number. */
bool heading_sign_shown(const struct table *t);
/* What is left of the place of the seats for so many rows of cards. */
struct rect heading_below(const struct table *t, int rows);
/* Draws it; beside strips nothing. */
void heading_frame(struct table *t, int rows);

#endif
