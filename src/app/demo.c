/* The demo: opponents play among themselves, shields open, until somebody comes. Nothing of it is saved. */
#include "ai/level.h"
#include "app/app.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "platform/event.h"
#include "rules/match.h"
#include "scene/scene.h"
#include "ui/widgets.h"

#include <math.h>
#include <string.h>

enum {
    WAIT_MS = 60000,  /* at the title */
    PAUSE_MS = 15000, /* between two games */
    SWALLOW_MS = 400, /* presses this soon after the one that ended it belong to it */
    BESIDE = 44,      /* left of the caption */
    ABOVE = 68        /* below it, with a bar of one row of buttons */
};

/* The largest table that can be watched. */
static uint8_t shown_seats(const struct game_rules *rules)
{
    enum { WATCHED = 4 };
    uint8_t most = rules->max_seats < WATCHED ? rules->max_seats : WATCHED;
    return most < rules->min_seats ? rules->min_seats : most;
}

/* Only opponents, the strongest there are. */
static struct session *all_opponents(struct app *a, size_t game)
{
    struct host_setup setup;
    struct match_setup made;
    game_error err;
    struct session_hooks nothing = {.ctx = a};
    const struct game_rules *rules = a->host.games->rules(&a->host, game);
    if (!rules || !app_default_setup(a, game, shown_seats(rules), &setup, &err))
        return NULL;
    for (int seat = 0; seat < setup.config.seats; seat++)
        app_seat_opponent(a, game, choices_strongest(app_choices(a, game)), seat, &setup.seat[seat]);
    if (!app_match_setup(a, &setup, &made, &err))
        return NULL;
    return session_new(&made, NULL, a->repeatable ? a->seed++ : rng_entropy(), a->thinker, &nothing, &err);
}

/* The open file's game first, then the others in turn, skipping those that cannot be shown. */
bool app_demo_start(struct app *a)
{
    size_t games = 0;
    while (game_scene_at(games))
        games++;
    size_t first = a->demo ? a->demo_game + 1 : a->open;
    struct session *s = NULL;
    for (size_t i = 0; i < games && !s; i++) {
        a->demo_game = (first + i) % games;
        s = all_opponents(a, a->demo_game);
    }
    if (!s)
        return false;
    app_watch(a, s, 0);
    session_set_open(s, true);
    a->demo = true;
    a->demo_over_at = 0;
    a->last_input = a->now;
    return true;
}

void app_demo_end(struct app *a)
{
    a->demo = false;
    a->swallow_press = true;
    a->demo_left_at = a->now;
    app_come_back(a);
    app_open_file(a,
                  a->demo_game); /* whoever comes is offered the game being played, and to learn it first */
    a->host.shell->show(&a->host, HOST_SCREEN_TITLE);
    screens_settle(&a->screens, &a->host);
}

bool app_demo_swallows(struct app *a, const struct input_event *event)
{
    bool down = event->kind == INPUT_POINTER_DOWN || event->kind == INPUT_ACTION;
    bool up = event->kind == INPUT_POINTER_UP || event->kind == INPUT_ACTION_UP;
    if (!a->swallow_press || !(down || up || event->kind == INPUT_TEXT || event->kind == INPUT_COMPOSE))
        return false;
    bool held = event->kind == INPUT_ACTION && event->repeat;
    if (down && !held && a->now - a->demo_left_at >= SWALLOW_MS) {
        a->swallow_press = false;
        return false;
    }
    if (up && a->now - a->demo_left_at >= SWALLOW_MS)
        a->swallow_press = false;
    return true;
}

void app_demo_caption(struct app *a)
{
    if (!a->demo)
        return;
    struct ui *ui = a->ui;
    ui_hide_focus(ui); /* nobody asked what the pointer rests on */
    struct rect area = ui_area(ui);
    const char *words = _("Demo. Press any key to play yourself.");
    float w = fminf(ui_text_width(ui, STYLE_STRONG, words) + 90, area.w - 40);
    float tall = ui_text_height(ui, STYLE_STRONG, words, w - 56),
          h = fmaxf(tall + 32, ui_button_height(ui) + 24);
    /* above the bar, which says what happens, and off the column beside the middle */
    struct rect at = {BESIDE, area.h - h - ui_button_height(ui) - ABOVE, w, h};
    (void)ui_panel(ui, at, PANEL_DARK);
    ui_text_in(ui, rect_centered(at, w - 56, tall), STYLE_STRONG, ALIGN_CENTER, words,
               ui_theme(ui)->color.cream);
}

/* Whether a demo may start; a match in play comes back after it. */
static bool may_begin(const struct app *a)
{
    return screens_top(&a->screens) == &scene_title && !a->repeatable;
}

bool app_demo_step(struct app *a)
{
    if (!a->demo && !may_begin(a))
        a->last_input = a->now; /* the minute is one at the title */
    if (!a->demo)
        return may_begin(a) && a->now - a->last_input >= WAIT_MS && app_demo_start(a);
    bool over = session_over(a->session, NULL) && session_played(a->session) == session_events(a->session);
    if (over && a->demo_over_at == 0)
        a->demo_over_at = a->now;
    return over && a->now - a->demo_over_at >= PAUSE_MS && app_demo_start(a);
}

int app_demo_wake_in(const struct app *a)
{
    uint64_t due = 0;
    if (a->demo && a->demo_over_at != 0)
        due = a->demo_over_at + PAUSE_MS;
    else if (!a->demo && may_begin(a))
        due = a->last_input + WAIT_MS;
    else
        return -1;
    return due > a->now ? (int)(due - a->now) : 0;
}
