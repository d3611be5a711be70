/* A monkey at the window of every game: keys, pads, presses, text and windows of any size by chance, on whatever is up.
 *
 *     monkey [events=N] [seed=N] [game=ID] [drawn=1]
 *
 * After each event something can be done, the viewer has no view but their own, and now and then the match is written and read
 * again and the title is reached. drawn=1: with OpenGL, offscreen. */
#include "app/session_part.h"
#include "base/rng.h"
#include "base/text.h"
#include "cmocka_all.h"
#include "rules/record.h"
#include "scene/app_test.h"
#include "ui/describe.h"
#include "ui/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TITLE_EVERY = 250, RECORD_EVERY = 50, PATIENCE = 400, TRIES = 40 };

static struct {
    long events;
    uint64_t seed;
    const char *game;
    bool drawn;
} asked = {.events = 100, .seed = 11, .game = NULL};

struct monkey {
    struct app_test t;
    struct rng chance;
    const char *game;
    long event;
};

#define FAIL(m, what)                                                                                        \
    fail_msg("%s, event %ld of seed %llu: %s", (m)->game, (m)->event, (unsigned long long)asked.seed, what)

static uint32_t below(struct monkey *m, uint32_t n)
{
    return rng_below(&m->chance, n);
}

/* ---- What it does ---- */

static const struct spot *any_spot(struct monkey *m)
{
    const struct ui *ui = m->t.app.ui;
    for (int i = 0; i < 8 && ui->spots > 0; i++) {
        const struct spot *s = &ui->spot[below(m, (uint32_t)ui->spots)];
        if (!(s->flags & (SPOT_DISABLED | SPOT_TELL | SPOT_SCROLLER)) && s->seen.w > 0)
            return s;
    }
    return NULL;
}

static struct point any_point(struct monkey *m)
{
    struct point p = {(float)below(m, (uint32_t)m->t.width), (float)below(m, (uint32_t)m->t.height)};
    const struct spot *s = below(m, 4) ? any_spot(m) : NULL;
    if (s) {
        struct point c = rect_center(s->seen);
        p = (struct point){c.x * ui_scale(m->t.app.ui), c.y * ui_scale(m->t.app.ui)};
    }
    return p;
}

static void send(struct monkey *m, struct input_event e)
{
    app_event(&m->t.app, &e);
}

static void press(struct monkey *m, uint8_t button)
{
    struct point from = any_point(m), to = below(m, 5) ? from : any_point(m);
    enum input_device device = below(m, 6) ? DEVICE_MOUSE : DEVICE_TOUCH;
    struct input_event e = {
        .kind = INPUT_POINTER_MOVE, .device = device, .x = from.x, .y = from.y, .pad = -1};
    send(m, e);
    e.kind = INPUT_POINTER_DOWN;
    e.button = button;
    e.clicks = (uint8_t)(1 + below(m, 2));
    send(m, e);
    app_test_frames(&m->t, 1);
    if (to.x != from.x || to.y != from.y) {
        e.kind = INPUT_POINTER_MOVE;
        e.x = to.x;
        e.y = to.y;
        send(m, e);
        app_test_frames(&m->t, 1);
    }
    e.kind = below(m, 30) ? INPUT_POINTER_UP : INPUT_POINTER_CANCEL;
    send(m, e);
}

static void act(struct monkey *m, enum input_device device)
{
    static const enum input_action often[] = {ACTION_UP,     ACTION_DOWN,   ACTION_LEFT,
                                              ACTION_RIGHT,  ACTION_NEXT,   ACTION_ACCEPT,
                                              ACTION_ACCEPT, ACTION_ACCEPT, ACTION_BACK};
    enum input_action a = below(m, 3) ? often[below(m, sizeof often / sizeof often[0])]
                                      : (enum input_action)(1 + below(m, ACTION_COUNT - 1));
    struct input_event e = {
        .kind = INPUT_ACTION, .device = device, .action = a, .pad = device == DEVICE_PAD ? 0 : -1};
    if (a == ACTION_SCREENSHOT || a == ACTION_FULLSCREEN)
        return;
    e.labels = (enum input_labels)below(m, LABELS_COUNT);
    send(m, e);
    for (uint32_t held = below(m, 8) ? 0 : below(m, 6); held > 0; held--) {
        e.repeat = true;
        send(m, e);
        app_test_frames(&m->t, 1);
    }
    e.repeat = false;
    e.kind = INPUT_ACTION_UP;
    if (below(m, 40)) /* now and then a key is never let go */
        send(m, e);
}

static void type(struct monkey *m)
{
    static const char *const words[] = {"a", "Zoë", "日本", "\t", "  ", "\xF0\x9F\xA6\x8A", "شهر", "<b>&%s"};
    struct input_event e = {
        .kind = below(m, 2) ? INPUT_TEXT : INPUT_COMPOSE, .device = DEVICE_KEYS, .pad = -1};
    snprintf(e.text, sizeof e.text, "%s", words[below(m, sizeof words / sizeof words[0])]);
    send(m, e);
}

static void turn(struct monkey *m)
{
    struct point p = any_point(m);
    struct input_event e = {.kind = below(m, 3) ? INPUT_WHEEL : INPUT_PINCH,
                            .x = p.x,
                            .y = p.y,
                            .dx = (float)below(m, 40) - 20,
                            .dy = (float)below(m, 9) - 4,
                            .scale = 0.5f + (float)below(m, 20) / 10,
                            .pad = -1};
    send(m, e);
}

static void befall(struct monkey *m)
{
    static const enum input_kind kinds[] = {INPUT_FOCUS_LOST, INPUT_FOCUS_GAINED, INPUT_PUT_AWAY,
                                            INPUT_PAD_ADDED,  INPUT_PAD_REMOVED,  INPUT_WAKE};
    struct input_event e = {.kind = kinds[below(m, sizeof kinds / sizeof kinds[0])], .pad = 0};
    send(m, e);
}

static void resize(struct monkey *m)
{
    static const int sizes[][2] = {{1280, 720}, {640, 480},   {960, 540}, {1024, 768},
                                   {1, 1},      {2560, 1080}, {600, 1200}};
    if (asked.drawn)
        return;
    size_t i = below(m, sizeof sizes / sizeof sizes[0]);
    m->t.width = sizes[i][0];
    m->t.height = sizes[i][1];
    app_test_frames(&m->t, 2);
    if (m->t.width < 640) { /* looked at, and no more */
        m->t.width = 1280;
        m->t.height = 720;
    }
}

static void do_something(struct monkey *m)
{
    uint32_t what = below(m, 100);
    if (what < 45)
        press(m, BUTTON_LEFT);
    else if (what < 48)
        press(m, BUTTON_RIGHT);
    else if (what < 75)
        act(m, DEVICE_KEYS);
    else if (what < 88)
        act(m, DEVICE_PAD);
    else if (what < 92)
        type(m);
    else if (what < 96)
        turn(m);
    else if (what < 98)
        befall(m);
    else if (what < 99)
        resize(m);
    app_test_frames(&m->t, 1 + (int)below(m, 3));
    m->t.app.quit = false;
}

/* ---- What must hold ---- */

static bool can_press(const struct monkey *m)
{
    const struct ui *ui = m->t.app.ui;
    for (int i = 0; i < ui->spots; i++)
        if (!(ui->spot[i].flags & (SPOT_DISABLED | SPOT_TELL | SPOT_SCROLLER)) && ui->spot[i].seen.w > 0)
            return true;
    return false;
}

static void something_can_be_done(struct monkey *m)
{
    for (int i = 0; i < PATIENCE; i++) {
        if (!screens_top(&m->t.app.screens))
            FAIL(m, "no screen is up");
        if (can_press(m))
            return;
        thinker_wait(m->t.app.thinker);
        app_test_frames(&m->t, 1);
    }
    FAIL(m, "nothing can be pressed");
}

/* The view that the table has is the one that its viewer may have. */
static void only_ones_own_is_seen(struct monkey *m)
{
    const struct host *h = &m->t.app.host;
    const struct session *s = m->t.app.session;
    union match_view_room right = {0};
    if (!s || session_is_record(s) || !app_table(&m->t.app) || session_over(s, NULL))
        return;
    int viewer = session_viewer(s);
    match_view(session_match(s), session_events(s), viewer >= 0 ? viewer : SEAT_NONE,
               match_room_view(&right));
    const struct game_view *has = h->view(h);
    if (has && memcmp(has, match_room_view(&right), (size_t)h->rules(h)->view_size) != 0)
        FAIL(m, "somebody else's view is shown");
    for (int seat = 0; seat < session_seats(s); seat++)
        if (seat != viewer && session_humans(s) > 0 && h->view_of(h, seat) && session_curtain(s) != SEAT_NONE)
            FAIL(m, "a view lies open behind the curtain");
}

static void the_record_is_one(struct monkey *m)
{
    static char bytes[RECORD_MAX + 1];
    record_error err;
    if (!m->t.app.session)
        return;
    struct text out = text_over(bytes, sizeof bytes);
    record_write(session_match(m->t.app.session), &out);
    struct match *again = record_read(&m->t.app.shelf, bytes, out.length, &err);
    if (!again)
        FAIL(m, err.text);
    match_free(again);
}

static bool at_title(const struct monkey *m)
{
    return screens_top(&m->t.app.screens) == &scene_title && m->t.app.screens.count == 1;
}

/* Presses what has that name and can be pressed; false: nothing has. What is drawn for real keeps no list of its words. */
static bool press_named(struct monkey *m, const char *name)
{
    static char spots[1 << 17];
    struct text out = text_over(spots, sizeof spots);
    struct rect at = {0, 0, 0, 0};
    ui_describe(m->t.app.ui, &out);
    for (const char *line = strtok(spots, "\n"); line; line = strtok(NULL, "\n")) {
        const char *words = strncmp(line, "name ", 5) == 0 ? strchr(line + 5, ' ') : NULL;
        if (words && at.w > 0 && strcmp(words + 1, name) == 0) {
            app_test_press(&m->t, rect_center(at).x, rect_center(at).y);
            return true;
        }
        if (!words && sscanf(line, "spot %*x %f %f %f %f", &at.x, &at.y, &at.w, &at.h) != 4)
            at.w = 0;
    }
    return false;
}

/* By what anybody can press. */
static void the_title_is_reached(struct monkey *m)
{
    for (int i = 0; i < TRIES && !at_title(m); i++) {
        if (!press_named(m, "Quit to title") && !press_named(m, "Back to the title"))
            app_test_act(&m->t, i % 3 == 2 ? ACTION_MENU : ACTION_BACK);
        m->t.app.quit = false;
        app_test_frames(&m->t, 8);
    }
    if (!at_title(m))
        FAIL(m, "the title is not reached");
}

static void begin(struct monkey *m, const struct game_scene *game, size_t index)
{
    *m = (struct monkey){.game = game->id};
    if (asked.drawn)
        app_test_open_drawn(&m->t);
    else
        app_test_open(&m->t, NULL);
    rng_start(&m->chance, asked.seed, game->id);
    m->t.app.host.games->set_open(&m->t.app.host, index);
    app_test_frames(&m->t, 30);
}

static void nothing_that_is_pressed_breaks_a_game(void **state)
{
    (void)state;
    static struct monkey m;
    for (size_t i = 0; game_scene_at(i); i++) {
        const struct game_scene *game = game_scene_at(i);
        if (asked.game && strcmp(asked.game, game->id) != 0)
            continue;
        begin(&m, game, i);
        for (m.event = 1; m.event <= asked.events; m.event++) {
            do_something(&m);
            something_can_be_done(&m);
            only_ones_own_is_seen(&m);
            if (m.event % RECORD_EVERY == 0)
                the_record_is_one(&m);
            if (m.event % TITLE_EVERY == 0) {
                the_title_is_reached(&m);
                m.t.app.host.games->set_open(&m.t.app.host, i);
                m.t.app.host.shell->show(&m.t.app.host, HOST_SCREEN_NEW);
                app_test_frames(&m.t, 30);
            }
        }
        app_test_close(&m.t);
    }
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (sscanf(argv[i], "events=%ld", &asked.events) == 1)
            continue;
        if (strncmp(argv[i], "seed=", 5) == 0)
            asked.seed = strtoull(argv[i] + 5, NULL, 10);
        else if (strncmp(argv[i], "game=", 5) == 0)
            asked.game = argv[i] + 5;
        else if (strcmp(argv[i], "drawn=1") == 0)
            asked.drawn = true;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test(nothing_that_is_pressed_breaks_a_game)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
