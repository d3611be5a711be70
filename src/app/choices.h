/* What a new match of a game can be filled with: levels, characters, and names and portraits for opponents
 * that have none. The only file of the app that asks src/ai for its lists. */
#ifndef CONSPIRACY_APP_CHOICES_H
#define CONSPIRACY_APP_CHOICES_H

#include "rules/match.h"
#include "scene/games.h"

enum { CHOICES_MOST = 16, CHOICES_NAME = 48, CHOICES_PICTURE = 96 };

/* The choices of one game, in the present language. */
struct choices {
    const char *game; /* its id */
    struct host_choice level[CHOICES_MOST], character[CHOICES_MOST];
    char picture[CHOICES_MOST][CHOICES_PICTURE]; /* of characters */
    size_t levels, characters;
    /* Opponents without a portrait of their own, chair by chair. */
    char name[GAME_MAX_SEATS][CHOICES_NAME], face[GAME_MAX_SEATS][CHOICES_PICTURE];
    int opponents;
    char person[GAME_MAX_SEATS][CHOICES_PICTURE]; /* of people, one after the other */
    int people;
};

/* Reads the choices of a game. Names and portraits come from portraits/opponents.json. */
void choices_read(struct choices *c, const char *game);

/* Indices of levels: the first that people meet; the default; the strongest. */
size_t choices_first(const struct choices *c);
size_t choices_usual(const struct choices *c);
size_t choices_strongest(const struct choices *c);

/* Whether opponents of this level may have this character; the first (none) suits all. */
bool choices_suit(const struct choices *c, size_t level, size_t character);
/* The WHO for a level and a character, such as `ai:rookie+gambler`; a character that does not suit is left
 * out. */
void choices_who(const struct choices *c, size_t level, size_t character, char out[MATCH_WHO_SIZE]);
/* The portrait, below assets/, of whoever plays in that chair; "" if there is none. */
const char *choices_face(const struct choices *c, const char *who, int chair);
/* The portrait, below assets/, of the nth person (from 0) at a table; "" if there is none. */
const char *choices_person(const struct choices *c, int nth);
/* What a person is called who was given no name, translated. */
const char *choices_unnamed(void);
/* What a seat is called in lists: `You` who gave no name and was the only person; else as match_called has it. Translated. */
const char *choices_called(const struct match_setup *setup, int seat);
/* That is `You`. */
bool choices_is_you(const struct match_setup *setup, int seat);
/* The name of whoever plays in that chair, valid until the language changes: name and portrait go together. */
const char *choices_name(const struct choices *c, const char *who, int chair);

#endif
