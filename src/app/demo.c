/* Nobody is there: opponents play among themselves, shields open, until somebody comes. Nothing of it is kept. */
#include "app/app.h"
#include "base/rng.h"
#include "rules/match.h"
#include "scene/scene.h"

#include <string.h>

enum { WAIT_MS = 60000, PAUSE_MS = 15000 }; /* at the title; between two games */

bool app_demo_start(struct app *a)
{
    struct host_setup setup;
    const game_rules *rules = a->host.game_rules_of(&a->host, 0);
    if (a->levels == 0 || rules == NULL || !a->host.usual_setup(&a->host, 0, rules->max_seats, &setup))
        return false;
    for (int seat = 0; seat < setup.config.seats; seat++) {
        setup.seat[seat].human = false;
        setup.seat[seat].name[0] = '\0';
        setup.seat[seat].level = (uint8_t)(a->levels - 1);
    }
    match_setup made;
    game_error err;
    struct session_hooks nothing = {.ctx = a};
    if (!app_match_setup(a, &setup, &made, &err))
        return false;
    struct session *s =
        session_new(&made, NULL, a->exact ? a->seed++ : rng_entropy(), a->thinker, &nothing, &err);
    if (s == NULL)
        return false;
    app_play(a, s);
    session_set_open(s, true);
    a->demo = true;
    a->ended = 0;
    a->touched = a->now;
    return true;
}

void app_demo_end(struct app *a)
{
    a->demo = false;
    session_free(a->session);
    a->session = NULL;
    a->host.show(&a->host, HOST_SCREEN_TITLE);
    a->host.show(&a->host, HOST_SCREEN_NEW);
    screens_settle(&a->screens, &a->host);
}

/* A game that is only in memory must not make way. */
static bool may_begin(const struct app *a)
{
    bool in_memory = a->session != NULL && !session_over(a->session, NULL) && (a->keep.off || a->fleeting);
    return screens_top(&a->screens) == &scene_title && !in_memory && !a->exact;
}

bool app_demo_step(struct app *a)
{
    if (!a->demo)
        return may_begin(a) && a->now - a->touched >= WAIT_MS && app_demo_start(a);
    bool over = session_over(a->session, NULL) && session_played(a->session) == session_events(a->session);
    if (over && a->ended == 0)
        a->ended = a->now;
    return over && a->now - a->ended >= PAUSE_MS && app_demo_start(a);
}

int app_demo_wake_in(const struct app *a)
{
    uint64_t due = 0;
    if (a->demo && a->ended != 0)
        due = a->ended + PAUSE_MS;
    else if (!a->demo && may_begin(a) && a->levels > 0)
        due = a->touched + WAIT_MS;
    else
        return -1;
    return due > a->now ? (int)(due - a->now) : 0;
}
