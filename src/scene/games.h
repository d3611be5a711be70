/* What the screens around a table ask of the app: the games there are and who can play them, new matches, saves. Part of
 * the host (table/host.h), as `h->games`. A game is named by its index in the list of scenes. All strings handed out are
 * the host's and hold until the language changes, unless said otherwise. */
#ifndef CONSPIRACY_SCENE_GAMES_H
#define CONSPIRACY_SCENE_GAMES_H

#include "table/host.h"

/* A level, character, language: something to choose from. */
struct host_choice {
    const char *id;
    const char *title;   /* translated */
    const char *help;    /* one sentence, translated, or "" */
    const char *picture; /* below assets/, or "" */
};

/* Whether a game can be learnt by playing. */
enum host_lesson_state {
    LESSON_NONE, /* it has no lesson */
    LESSON_NEW,  /* nobody here has been through it, nor played the game: it is what to do first */
    LESSON_KNOWN
};

/* How a seat of a new match is to be filled. */
struct host_seat_setup {
    char who[HOST_WHO_MAX];   /* `human`, `ai:rookie+gambler`, `bot:COMMAND` as it is typed */
    char name[HOST_NAME_MAX]; /* empty: a default */
};

struct host_setup {
    uint8_t game;
    game_config config;
    struct host_seat_setup seat[GAME_MAX_SEATS];
    bool seeded; /* false: the seed comes from the system */
    uint64_t seed;
};

struct host_save {
    char name[64];  /* of the file */
    char game[64];  /* title of its game; its id where this program does not have that game */
    char line[200]; /* `Round 6 — Ada, Control, Bo` */
    char when[64];  /* `today 21:40` */
    bool broken;    /* cannot be read; line says which file and why */
    bool later;     /* written by a later program: it can be kept, not loaded; line says so */
    bool foreign;   /* of a game that this program does not have: likewise */
    bool former;    /* the file is damaged, and this is the save before it, which is what is loaded */
    struct {
        unsigned round;
        char who[HOST_NAME_MAX]; /* whose turn begins there */
    } back[3];                   /* earlier rounds to go back to, the latest first */
    int backs, people;           /* how many of them; how many people play */
};

/* A finished match on the shelf. */
struct host_record {
    char name[96];     /* of the file */
    char game[64];     /* title of its game; its id where this program does not have that game */
    char players[600]; /* `Ada, Control and Bo` */
    char ended[600];   /* who won and how; of a file that cannot be read which it is and why */
    char when[64];     /* `today 21:40` */
    unsigned rounds;
    bool broken;     /* cannot be read */
    bool foreign;    /* of a game that this program does not have */
    bool unfinished; /* it goes on where it stopped */
};

/* So many matches, and how they ended for somebody. */
struct host_tally {
    char name[240]; /* what is counted; translated */
    unsigned played, won;
    unsigned shared; /* of `won`: together with others */
    unsigned nobody; /* nobody won */
    char as[120];    /* of opponents: the names they have played under; "" */
};

enum { HOST_PEOPLE = 12, HOST_TALLIES = 32 };

/* What has been played of a game. */
struct host_statistics {
    char person[HOST_PEOPLE][HOST_NAME_MAX]; /* who has played, most first */
    size_t people;
    /* Of the one who is asked about. */
    struct host_tally all, ending[GAME_MAX_SEATS], against[HOST_TALLIES];
    size_t endings, rivals;
    bool scored; /* `best` is the highest score */
    int best;
};

struct host_games {
    /* --- what there is to choose from; NULL past the last */
    const struct game_rules *(*rules)(const struct host *h, size_t game);
    /* NULL as well when its data cannot be read, which people are told. */
    const struct game_box *(*box)(const struct host *h, size_t game);
    /* The easiest first; `random`, which plays anything, last. */
    const struct host_choice *(*level)(const struct host *h, size_t game, size_t i);
    const struct host_choice *(*character)(const struct host *h, size_t game,
                                           size_t i); /* the first is none */
    const struct host_choice *(*language)(const struct host *h, size_t i);
    /* Opponents of this level may have this character; the first (none) suits all. */
    bool (*suits)(const struct host *h, size_t game, size_t level, size_t character);

    /* --- new matches */
    /* The setup that suits people who choose nothing, for so many seats: one person, the others opponents. With 0 it is that
     * of their last match of the game, as they set it up, or else for the usual number. False and err: not that many, or the game's data cannot be read. */
    bool (*usual)(const struct host *h, size_t game, uint8_t seats, struct host_setup *out, game_error *err);
    /* The picture and the name that a seat of a new match will have if it is given none. chair: where it sits, its place
     * if the game has places. The name holds until the next call. */
    const char *(*face)(const struct host *h, size_t game, const char *who, int chair);
    const char *(*name)(const struct host *h, size_t game, const char *who, int chair);
    /* The picture of the nth person (from 0) who sits at a table: no two of the first few share one. */
    const char *(*person)(const struct host *h, size_t game, int nth);
    /* Starts a match and shows its table. The setup is copied. */
    bool (*start)(const struct host *h, const struct host_setup *setup, game_error *err);
    /* The setup of the last match that was kept since the program began; no seats: there was none. */
    const struct host_setup *(*setup)(const struct host *h);

    /* --- lessons: rigged matches, of which nothing is kept */
    enum host_lesson_state (*lesson)(const struct host *h, size_t game);
    bool (*learn)(const struct host *h, size_t game, game_error *err); /* begins it and shows its table */

    /* --- unfinished matches that are on disk, newest first, and saves that cannot be read */
    size_t (*saves)(const struct host *h);
    bool (*save)(const struct host *h, size_t i, struct host_save *out);
    bool (*load)(const struct host *h, size_t i, game_error *err); /* loads it and shows the table */
    /* The same at an earlier round of it, an index into host_save.back. What it had come to stays as a match of its own once it
     * is played on from there. */
    bool (*load_back)(const struct host *h, size_t i, int back, game_error *err);
    bool (*remove)(const struct host *h, size_t i);
    /* There is an unfinished match of the game to go on with: the one in memory, or else the newest save. */
    bool (*waits)(const struct host *h, size_t game, struct host_save *out);
    bool (*go_on)(const struct host *h, size_t game, game_error *err);

    /* --- finished matches, newest first */
    size_t (*records)(const struct host *h);
    bool (*record)(const struct host *h, size_t i, struct host_record *out);
    /* Replays it with everything open; one that is not finished goes on. */
    bool (*open_record)(const struct host *h, size_t i, game_error *err);
    /* Where the file is; it goes to the clipboard as well. False: there is no such record. */
    bool (*share_record)(const struct host *h, size_t i, struct text *path);
    bool (*remove_record)(const struct host *h, size_t i);
    /* person: an index into those who have played it. */
    void (*statistics)(const struct host *h, size_t game, size_t person, struct host_statistics *out);

    /* --- the shelf: the game whose file lies open, which is the one that was played last */
    size_t (*open)(const struct host *h);
    void (*set_open)(const struct host *h, size_t game);
};

#endif
