/* The command line of the game in its window. */
#ifndef CONSPIRACY_APP_OPTIONS_H
#define CONSPIRACY_APP_OPTIONS_H

#include "rules/game.h"

#include <stdio.h>

enum { OPTIONS_WHO_MAX = 256 };

struct options {
    int fullscreen;                   /* 1: --fullscreen, 0: --windowed, -1: as in the settings */
    int width, height;                /* --size, or 0 */
    const char *load;                 /* --load FILE, or FILE alone; or NULL */
    bool opened;                      /* FILE alone: a finished match is replayed */
    bool new_game;                    /* --new */
    bool begin;                       /* --new, or any of --game, --seat, --option, --seed */
    const char *game;                 /* --game ID, or NULL */
    const char *seat[GAME_MAX_SEATS]; /* --seat WHO, in order */
    int seats;
    const char *option[GAME_MAX_OPTIONS]; /* --option K=V */
    int option_count;
    bool seeded;
    uint64_t seed;
    const char *offscreen;  /* --offscreen DIR, or NULL */
    const char *screenshot; /* --screenshot FILE, or NULL */
    const char *scene;      /* --scene NAME, or NULL */
    const char *describe;   /* --describe FILE, or NULL */
    int text_size;          /* percent, or 0 */
    int speed;              /* enum host_speed, or -1 */
    int quality;            /* enum gfx_quality, or -1 */
    bool couch, reduced_motion, no_sound, demo, learn, timings;
};

enum options_result {
    OPTIONS_RUN,  /* go on */
    OPTIONS_DONE, /* --help or --version was printed: exit 0 */
    OPTIONS_BAD,  /* one line was printed to err: exit 2 */
};

/* Reads the command line into out; whatever it does not mention has the value given above. Strings in out
 * point into argv. Help and version go to print. */
enum options_result options_read(int argc, char **argv, struct options *out, FILE *print, FILE *err);

#endif
