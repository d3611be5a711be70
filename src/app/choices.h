/* What a new match of a game can be filled with: levels, characters, and the names and faces of opponents that have none
 * of their own. The one place of the app that asks the opponents' room for its lists. */
#ifndef CONSPIRACY_APP_CHOICES_H
#define CONSPIRACY_APP_CHOICES_H

#include "rules/match.h"
#include "scene/games.h"

enum { CHOICES_MOST = 16, CHOICES_NAME = 48, CHOICES_PICTURE = 96 };

/* Of one game, in the present language. */
struct choices {
    const char *game; /* its id */
    struct host_choice level[CHOICES_MOST], character[CHOICES_MOST];
    char picture[CHOICES_MOST][CHOICES_PICTURE]; /* of characters */
    size_t levels, characters;
    /* Opponents without a face of their own, chair by chair. */
    char name[GAME_MAX_SEATS][CHOICES_NAME], face[GAME_MAX_SEATS][CHOICES_PICTURE];
    int opponents;
};

/* Reads all of it for a game. The names and faces come from portraits/opponents.json. */
void choices_read(struct choices *c, const char *game);

/* The level people meet first; the one that plays where nobody chose; the strongest: indices. */
size_t choices_first(const struct choices *c);
size_t choices_usual(const struct choices *c);
size_t choices_strongest(const struct choices *c);

/* Opponents of this level may have this character; the first (none) suits all. */
bool choices_suit(const struct choices *c, size_t level, size_t character);
/* `ai:rookie+gambler`; the character is left out where it does not suit. */
void choices_who(const struct choices *c, size_t level, size_t character, char out[MATCH_WHO_SIZE]);
/* The portrait below assets/ of whoever plays there; "" if there is none. */
const char *choices_face(const struct choices *c, const char *who, int chair);
/* The name that an opponent in that chair goes by. It holds until the language changes. */
const char *choices_name(const struct choices *c, int chair);

#endif
