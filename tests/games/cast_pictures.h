/* What every cast's pictures must do: be told apart by their outlines, however small, and wear one colour wherever they are shown. */
#ifndef CONSPIRACY_GAMES_CAST_PICTURES_H
#define CONSPIRACY_GAMES_CAST_PICTURES_H

#include "table/cast.h"

struct pictured {
    const struct cast *cast;
    const char *odd; /* the figure of its last member, which has no colour of its own; NULL: all are alike */
};

/* No two figures, black and 48 pixels high, cover the same. */
void pictured_told_apart(const struct pictured *of);
/* Each one's own colour is what figure, badge and portrait have, or a good part of it. */
void pictured_in_one_colour(const struct pictured *of);
/* A figure is told by its colour from across the room: none has as much of another's as of its own. */
void pictured_in_no_other(const struct pictured *of);

#endif
