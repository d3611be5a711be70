/* The characters of a game as one constant: what each is called and can do, what stands for it, and how that is drawn. */
#ifndef CONSPIRACY_TABLE_CAST_H
#define CONSPIRACY_TABLE_CAST_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct range;
struct text;
struct table;
struct table_known;

struct cast_member {
    const char *name;   /* N_(); NULL where the cast has `names` */
    const char *letter; /* stands for it where a picture is missing: no two alike; N_() or NC_() */
    const char *file;   /* what its pictures are called, in small letters */
    const char *text;   /* what it can do, in one sentence; N_() */
    unsigned color;     /* 0xRRGGBB */
};

struct cast {
    /* GAME/portraits/FILE.jpg are the posters, GAME/badges/FILE.png the faces, white on nothing */
    const char *game;
    const struct cast_member *member;
    size_t count;
    /* over the face of whoever is gone: a picture below assets/, white on nothing; NULL: a stroke */
    const char *gone_mark;
    const char *const *names; /* what they are called, where the rules say it already; N_() */
};

/* Translated; of one past the last nothing. */
const char *cast_name(const struct cast *cast, size_t i);
/* The last word of it, for where room is short. */
const char *cast_brief(const struct cast *cast, size_t i);
const char *cast_text(const struct cast *cast, size_t i);
/* Appends the names of all whose bit is set: `Ash, Bo and Cy`. Returns how many. */
unsigned cast_list(const struct cast *cast, unsigned who, struct text *out);
/* Likewise, but where there are more than so many names their letters: `A, B`. */
unsigned cast_list_within(const struct cast *cast, unsigned who, unsigned names, struct text *out);
const char *cast_letter(const struct cast *cast, size_t i);
/* Of one past the last those of the last. */
const char *cast_file(const struct cast *cast, size_t i);
struct color cast_color(const struct cast *cast, size_t i);

/* Its poster, below assets/. */
enum { CAST_PATH = 96 };
const char *cast_portrait(const struct cast *cast, size_t i, char out[CAST_PATH]);

/* A row of the dossier for one of them, of a scale, in a game whose roster they are. */
struct table_known cast_known(const struct cast *cast, size_t i, struct range known, int scale);
/* A disc with the face (or the letter) in its colour; dark and marked when gone. */
void cast_badge(struct table *t, const struct cast *cast, size_t i, struct rect at, bool gone);
/* The card of one of them (whoever it is, while it is down), turned up so far, at the left end of a row, of which it takes what it needs: face down at 0, while it is
 * turned over a portrait, and at 1 the badge with the name, or alone where that has no room. */
void cast_card(struct table *t, const struct cast *cast, int i, float up, struct rect *row);
/* The poster, its edges cut to the box; faint when gone. False: its picture is missing, and a card of its colour lies there. */
bool cast_poster(struct table *t, const struct cast *cast, size_t i, struct rect at, bool gone);
/* Asks for all posters, as large as a card over the window shows them: every frame, so that they count as used. */
void cast_fetch(struct table *t, const struct cast *cast);

#endif
