/* A lesson: a rigged match in steps, read from `assets/GAME/lesson.json`. Everything that happens in it is written down
 * there and played through when it is read, so that a lesson which was read is a legal one. ../ADDING-A-GAME.md tells how
 * one is written. */
#ifndef CONSPIRACY_APP_LESSON_H
#define CONSPIRACY_APP_LESSON_H

#include "rules/match.h"

enum {
    LESSON_STEPS = 48,
    LESSON_PARTS = 4,
    LESSON_POINTS = 8,  /* at most so many things are pointed at */
    LESSON_LEARNER = 0, /* the learner's seat; opponents have the others */
};

struct json_t;

/* What a step says and what happens in it. Strings are as written, and the lesson's. */
struct lesson_step {
    const char *name, *text, *why;    /* why: may be "" */
    const char *chapter;              /* as the chapter is called that begins with it; "": none does */
    bool enough;                      /* a first match is offered */
    const char *point[LESSON_POINTS]; /* what it points at, in the words of struct table_game */
    size_t points;
    size_t part;
    size_t first, end; /* the events of the part's match that happen in it */
    bool acts;         /* the first of them is the learner's own */
    const struct json_t *instead;
};

/* One match, played to its end, and how much of it has happened before its first step. */
struct lesson_part {
    struct match *match;
    size_t before;
};

struct lesson {
    struct json_t *json;
    struct lesson_part part[LESSON_PARTS];
    size_t parts;
    struct lesson_step step[LESSON_STEPS];
    size_t steps;
    uint8_t seats;
};

/* Reads a lesson's file; the caller frees it. NULL and err: it is none. */
struct lesson *lesson_read(const char *bytes, size_t length, game_error *err);
/* Plays it through with that setup, which has the lesson's seats; its options are set first. False and err: where it cannot
 * be played. Only then its steps and parts may be looked at. */
bool lesson_rig(struct lesson *l, struct match_setup *setup, game_error *err);
void lesson_free(struct lesson *l);

/* What somebody may try who has lost their first match, as written; "": nothing. */
const char *lesson_next_time(const struct lesson *l);

/* What is said to somebody who does something else in a step, as written: by the words that its action begins with. NULL:
 * nothing of its own. */
const char *lesson_instead(const struct lesson_step *step, const char *words);

#endif
