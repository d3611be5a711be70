/* A scene: one screen. It is drawn anew every frame with the toolkit (src/ui, immediate mode) and talks to
 * the world through the host alone. Scenes are constants; what one remembers is in `state`, which the app
 * allocates zeroed when the scene is shown and frees after `close`. */
#ifndef CONSPIRACY_SCENE_SCENE_H
#define CONSPIRACY_SCENE_SCENE_H

#include "scene/games.h"

struct table_game;
struct text;
struct ui;

struct scene {
    const char *id;    /* `title`, `table`: for --scene and tests */
    size_t state_size; /* bytes; 0: it remembers nothing */
    bool overlay;      /* the scene below is drawn first, without input (pause over the table) */
    void (*open)(void *state, const struct host *h);  /* when shown; may be NULL */
    void (*close)(void *state, const struct host *h); /* may be NULL */
    /* One frame: input and drawing. The ui is between ui's begin and end. */
    void (*frame)(void *state, const struct host *h, struct ui *ui);
    /* Escape, B or the back button of a mouse, when no widget took it. NULL: host.back. */
    void (*cancel)(void *state, const struct host *h);
    /* The id of the page of the help that fits; NULL: none does. May be NULL. */
    const char *(*topic)(const void *state);
    /* Appends lines that say which press a spot is, for --describe. May be NULL. */
    void (*describe)(const void *state, struct text *out);
};

/* How hard a game is to learn. */
enum game_effort { GAME_LEARNT_UNKNOWN, GAME_LEARNT_AT_ONCE, GAME_LEARNT_BY_PLAYING, GAME_LEARNT_SLOWLY };

/* A way to play: what it is called and, in a sentence, what it is like; N_(). And what it sets options to. */
struct game_way {
    const char *title, *text;
    int16_t option[GAME_MAX_OPTIONS];
};

/* Somebody of the game's own whom a lone seat may meet: a portrait, and in a sentence what they are like; N_(). */
struct game_rival {
    const char *picture, *text;
};

/* What a game brings: its cover, its table, the words of its log; its help is data (help_book.h). One line a game in list.c. Strings
 * marked N_() are translated where they are shown. */
struct game_scene {
    const char *id; /* of the game */
    /* --- on the shelf */
    const char *poster; /* picture below assets/, known to posters.json beside it; NULL: it has none */
    const char *motto;  /* N_(): a line on what it is; NULL: none */
    uint16_t least_minutes, most_minutes; /* of a match; 0: not known */
    enum game_effort effort;
    /* --- in the list of finished games: how one ends, by game_outcome.how, N_(): `the target was missed`. NULL: the words of
     * its records. */
    const char *const *endings;
    /* --- in a new game: ways to play, and bits of the options that they set; the others are house rules, shown when asked for. NULL: all
     * options are shown. See ways.h */
    const struct game_way *ways;
    uint8_t way_count;
    uint32_t ways_set;
    /* --- in a new game: what is said of a place where nobody sits, N_(); only for games that have places */
    const char *vacant;
    /* --- in a new game for one seat: whom it may meet, by the values of game_rules.rival_option from 0 (chance) on. NULL: the option is
     * shown among the house rules */
    const struct game_rival *rivals;
    /* --- at the table */
    const struct table_game *table; /* what scene_table needs of the game */
    /* How tense it is, 0 to 100, from a view: chooses the score's mood. May be NULL. */
    int (*tension)(const struct host *h, const struct game_view *view);
};

/* All games that have a table, in the order of the menus; NULL past the last. list.c names their constants
 * (GAME_scene, defined in its folder). */
const struct game_scene *game_scene_at(size_t i);
const struct game_scene *game_scene_of(const char *id);

/* The screens that every game has. The table also shows how the game ended, and what next. */
extern const struct scene scene_table, scene_title, scene_new, scene_load, scene_records, scene_statistics,
    scene_settings, scene_keys, scene_help, scene_rules, scene_pause, scene_curtain;

#endif
