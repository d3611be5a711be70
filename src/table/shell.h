/* What tables and screens ask of the program around a match: which screen is up, settings, sound. Part of the host
 * (host.h), as `h->shell`. */
#ifndef CONSPIRACY_TABLE_SHELL_H
#define CONSPIRACY_TABLE_SHELL_H

#include <stdint.h>

struct host;
struct key_map;

/* Settings: whole numbers; see host_setting_range. */
enum host_setting {
    HOST_VOLUME,         /* 0..100, of everything */
    HOST_MUSIC,          /* 0..100 */
    HOST_EFFECTS,        /* 0..100 */
    HOST_MUTE,           /* 0, 1 */
    HOST_SPEED,          /* enum host_speed */
    HOST_FULLSCREEN,     /* 0, 1 */
    HOST_TEXT_SIZE,      /* 100..200 percent, in steps of 10 */
    HOST_COUCH,          /* 0, 1: larger things to hit, seen from a sofa */
    HOST_REDUCED_MOTION, /* 0, 1 */
    HOST_MARGIN,         /* 0..5 percent of the picture left free at each edge, for televisions */
    HOST_DISPLAY,        /* from 1: the display to be on; 0: wherever the window is */
    HOST_SPEECH,         /* 0, 1: what has the focus and what happens is read aloud */
    HOST_QUALITY,        /* 0 automatic, 1 low, 2 medium, 3 high */
    HOST_LANGUAGE,       /* index into languages; 0: the system's */
    HOST_SHIELDS_OPEN,   /* 0, 1: a match without people is watched with shields open */
    HOST_RECAP,          /* 0, 1: a card says what happened since one's last turn */
    HOST_AT_ONCE,        /* 0, 1: what one announces cannot be taken back, and is answered at once */
    HOST_ASK_FIRST,      /* 0, 1: what may lose the match is asked once more */
    HOST_NO_CHOICE, /* 0, 1: for one person against opponents, a decision with one answer is made by itself */
    HOST_SETTING_COUNT,
};

/* As settings files have them. */
enum host_speed { HOST_SPEED_NORMAL, HOST_SPEED_FAST, HOST_SPEED_INSTANT, HOST_SPEED_SLOW };

/* The mood of the score. */
enum host_mood { HOST_MOOD_NONE, HOST_MOOD_TITLE, HOST_MOOD_TABLE, HOST_MOOD_TENSION };

/* The screens that every game has; `table` is that of the match's game. */
enum host_screen {
    HOST_SCREEN_TITLE,
    HOST_SCREEN_NEW,
    HOST_SCREEN_LOAD,
    HOST_SCREEN_RECORDS,    /* finished matches */
    HOST_SCREEN_STATISTICS, /* what has been played, by whom, against whom */
    HOST_SCREEN_SETTINGS,
    HOST_SCREEN_KEYS,
    HOST_SCREEN_HELP,
    HOST_SCREEN_RULES, /* the same pages, to look something up */
    HOST_SCREEN_PAUSE,
    HOST_SCREEN_CURTAIN,
    HOST_SCREEN_TABLE,
};

struct host_shell {
    /* --- screens: on top of what is up; TITLE and TABLE clear the rest */
    void (*show)(const struct host *h, enum host_screen screen);
    void (*back)(const struct host *h); /* to what was below */
    /* The help page that fits what was on the screen when help was asked for: its id; NULL: none does. */
    const char *(*topic)(const struct host *h);
    void (*leave)(const struct host *h); /* to the title; the match stays saved and can be gone on with */
    void (*quit)(const struct host *h);
    void (*toast)(const struct host *h, const char *line); /* a line for people that passes */
    void (*copy)(const struct host *h, const char *words); /* to the clipboard */
    /* --- settings: kept within their range, and saved */
    int (*setting)(const struct host *h, enum host_setting which);
    void (*set_setting)(const struct host *h, enum host_setting which, int value);
    int (*displays)(const struct host *h); /* how many there are to choose from; may be NULL: one */
    /* --- keys: those that people chose, and choosing one (platform/keys.h); saved at once */
    struct key_map *(*keys)(const struct host *h);
    void (*keys_changed)(const struct host *h);
    /* --- sound. name: one of sounds.json, the game's own or the shared one */
    void (*sound)(const struct host *h, const char *name);
    void (*mood)(const struct host *h, enum host_mood mood);
    void (*hush)(const struct host *h, uint32_t ms); /* the score steps back for so long; may be NULL */
    uint64_t (*now)(const struct host *h);           /* milliseconds, steady; the same all through a frame */
};

/* The least, the most and the step of a setting; HOST_LANGUAGE's most is the host's to know (255). */
struct host_range {
    int least, most, step, usual;
};
struct host_range host_setting_range(enum host_setting which);

/* A duration in ms at a speed: normal as given, slow three halves, fast a third, instant 0. */
uint32_t host_speed_ms(enum host_speed speed, uint32_t ms);
/* The same as the speed and reduced-motion settings want it. Reduced motion: 0 for `moving` things, as the speed wants for the rest (fades, waits). */
uint32_t host_ms(const struct host *h, uint32_t ms, bool moving);

#endif
