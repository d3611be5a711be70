/* Characters: how a level bends its play, never what it knows. All numbers are chances of winning that a taste is
 * worth, so that a character gives up little strength for it. */
#ifndef CONSPIRACY_AI_SOLOMON_STYLE_H
#define CONSPIRACY_AI_SOLOMON_STYLE_H

#include "ai/player.h"

struct solomon_style {
    float noise;     /* how far two choices may be apart and still be a matter of mood */
    float keep;      /* for each coin paid to an agent, off */
    float doctor;    /* for a coin to Dr. Solomon */
    float feint;     /* for a payoff to nobody */
    float heap;      /* for each coin beyond the third in one payoff */
    float loyal;     /* for paying or moving the agent on which it has most already */
    float bluff;     /* for moving an agent that it has paid nothing */
    float burn;      /* for burning */
    float challenge; /* for a challenge instead of a pass */
    float grudge;    /* for a challenge, for each time the mover has stopped it */
    float show;      /* for each coin that a bid newly proves, off */
    uint8_t jump;    /* opens and raises by up to so much more than it must */
};

/* For every level of this game; ends with an id of NULL. */
extern const ai_character solomon_characters[];

/* The style of a character; NULL or unknown: the plain one. */
const struct solomon_style *solomon_style_of(const char *character);

/* Takes such a part, 0 to 1, of what a style likes and dislikes away; how it bids and its moods stay. */
void solomon_style_soften(struct solomon_style *style, float part);

#endif
