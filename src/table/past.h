/* A match that is over, as a table asks for it: any moment of it with everything open, and the replay, which shows it again
 * on the table. Part of the host (host.h), as `h->past`; a host may do without (NULL). */
#ifndef CONSPIRACY_TABLE_PAST_H
#define CONSPIRACY_TABLE_PAST_H

#include "rules/game.h"

struct host;
struct host_happening;

struct host_past {
    /* How many events the match has, shown or not; 0 while it is not over. */
    uint32_t (*length)(const struct host *h);
    /* After n events, with every secret open; it holds until the next call. NULL while the match is not over. */
    const struct game_view *(*view)(const struct host *h, uint32_t n);
    bool (*outcome)(const struct host *h, game_outcome *out); /* false: it is not over */
    /* It was given up: over as it stands, with nobody's win, and no end of the game's own. */
    bool (*given_up)(const struct host *h);
    /* Event n, from 1, with nothing masked; its views hold until the next call. False: none, or the match is not over. */
    bool (*happening)(const struct host *h, uint32_t n, struct host_happening *out);

    /* What an opponent believed after n events, and a person could expect, by what was shown of them to that seat: how many of a thing
     * (the game's own number of it) the seat `about` had. Less than 0: nothing can be said, as of a level that keeps no opinion. It is
     * quick where n grows from call to call. May be NULL. */
    double (*expects)(const struct host *h, uint32_t n, int seat, int about, int thing);

    /* Shows the finished match again from the moment after n events on; run: it goes on by itself. In a replay it goes there.
     * False and err: it cannot be shown. */
    bool (*replay)(const struct host *h, uint32_t n, bool run, game_error *err);
    bool (*replaying)(const struct host *h);
    /* What a table leaves for the one that shows the replay it has just asked for, and that one takes, once: 0: nothing. May be NULL. */
    void (*leave)(const struct host *h, int what);
    int (*left)(const struct host *h);
    void (*advance)(const struct host *h); /* one event on; what is being shown is finished at once */
    void (*run)(const struct host *h, bool on);
    bool (*running)(const struct host *h);
    /* A match has just ended at the table: that shows it once more from the moment after n events, at rest there, and is told so
     * by the epoch alone; `close` leads back to the end. False: it cannot be shown. May be NULL. */
    bool (*encore)(const struct host *h, uint32_t n);
    /* Ends the replay after this frame: back to the end of the match it came from, or to the records. */
    void (*close)(const struct host *h);
};

#endif
