/* The loop: sleeps until a person, an opponent or an animation needs something. */
#include "app/app.h"
#include "app/describe.h"
#include "base/file.h"
#include "base/i18n.h"
#include "gfx/gfx.h"
#include "platform/audio.h"
#include "platform/event.h"
#include "platform/folders.h"
#include "platform/input.h"
#include "platform/window.h"
#include "ui/ui.h"

#include <stdio.h>
#include <time.h>

enum {
    FADE_MS = 100,   /* between two steps of a music fade */
    FRAME_MS = 16,   /* the shortest frame when no display sets the pace */
    LOADING_MS = 5,  /* between two checks for a loaded picture */
    FIRST_MS = 200,  /* the longest that the first frame waits for its picture */
    STILL_MS = 2000, /* a longer sleep means waiting for a person */
};

/* Whoever has to act and loses the controller for it takes up another, or the keyboard, before anything goes on. */
static void lost_pad(struct app *a, int pad)
{
    app_toast(a, _("Controller disconnected. Keyboard and mouse work as well."));
    const struct scene *top = screens_top(&a->screens);
    if (pad == a->pad && a->session && top && top == app_table(a) &&
        session_person_owing(a->session) != SEAT_NONE)
        a->host.shell->show(&a->host, HOST_SCREEN_PAUSE);
    a->pad = pad == a->pad ? -1 : a->pad;
}

void app_event(struct app *a, const struct input_event *event)
{
    bool press = event->kind == INPUT_POINTER_DOWN || event->kind == INPUT_ACTION;
    a->now = clock_now(&a->clock); /* the loop may have slept for long */
    if (press || event->kind == INPUT_POINTER_MOVE || event->kind == INPUT_TEXT ||
        event->kind == INPUT_COMPOSE)
        a->last_input = a->now;
    if (press)
        a->pad = event->pad;
    if (press && a->demo) {
        app_demo_end(a);
        return;
    }
    if (app_demo_swallows(a, event))
        return;
    switch (event->kind) {
    case INPUT_QUIT:
        a->quit = true;
        return;
    case INPUT_PUT_AWAY:
    case INPUT_FOCUS_LOST:
        audio_pause(a->audio, true);
        if (a->session)
            session_lose_focus(a->session, event->kind == INPUT_PUT_AWAY);
        break;
    case INPUT_FOCUS_GAINED:
        audio_pause(a->audio, false);
        break;
    case INPUT_PAD_REMOVED:
        lost_pad(a, event->pad);
        break;
    default:
        break;
    }
    ui_feed(a->ui, event);
}

void app_take_picture(struct app *a)
{
    a->screenshot_due = false;
    char folder[SAVES_PATH], path[SAVES_PATH + 64], when[32], name[64], line[SAVES_PATH + 96];
    struct file_error err = {""};
    char error[sizeof err.text];
    time_t now = time(NULL);
    struct tm local;
    localtime_r(&now, &local);
    strftime(when, sizeof when, "%Y-%m-%d %H-%M-%S", &local);
    snprintf(name, sizeof name, "%s %s", "Conspiracy", when);
    if (!folder_path(FOLDER_PICTURES, NULL, folder, sizeof folder))
        return;
    if (!file_make_folder(folder, &err))
        snprintf(line, sizeof line, "%s", err.text);
    else if (gfx_screenshot_new(a->gfx, folder, name, path, sizeof path, error, sizeof error))
        snprintf(line, sizeof line, _("Screenshot saved: %s"), path);
    else
        snprintf(line, sizeof line, "%s", error);
    app_toast(a, line);
}

/* Milliseconds until something has to be done; -1: only a person or an opponent will wake it. */
static int sleep_for(const struct app *a)
{
    int wait = ui_wake_in(a->ui);
    int session = a->session ? session_wake_in(a->session, a->now) : -1;
    if (session >= 0 && (wait < 0 || session < wait))
        wait = session;
    int demo = app_demo_wake_in(a);
    if (demo >= 0 && (wait < 0 || demo < wait))
        wait = demo;
    if (a->pictures_stale && !gfx_busy(a->gfx))
        wait = 0;
    return a->quit || a->toasts > 0 || a->screens.asked_count > 0 ? 0 : wait;
}

/* Limits frames to 60 a second where presenting does not wait for the display. */
static int brake(const struct app *a, int wait)
{
    uint64_t spent = clock_now(&a->clock) - a->now;
    bool fast = wait >= 0 && (uint64_t)wait + spent < FRAME_MS && !window_paces(a->window);
    return fast ? (int)(FRAME_MS - spent) : wait;
}

/* Sleeps for `wait` ms (-1: until an event comes), or until a picture has been loaded. */
static void rest(struct app *a, int wait)
{
    while (gfx_busy(a->gfx) && (wait < 0 || wait > LOADING_MS)) {
        if (gfx_has_arrivals(a->gfx) || input_wait(a->input, LOADING_MS))
            return;
        wait -= wait < 0 ? 0 : LOADING_MS;
    }
    while (audio_fading(a->audio) && (wait < 0 || wait > FADE_MS)) {
        if (input_wait(a->input, FADE_MS))
            return;
        audio_update(a->audio, clock_now(&a->clock)); /* only audible: no frame is needed */
        wait -= wait < 0 ? 0 : FADE_MS;
    }
    input_wait(a->input, wait);
}

/* Waits for the poster: a frame without it would take longer to draw than the wait. */
static void await_first_picture(struct app *a)
{
    for (int spent = 0; spent < FIRST_MS && gfx_busy(a->gfx) && !gfx_has_arrivals(a->gfx);
         spent += LOADING_MS)
        input_wait(a->input, LOADING_MS);
}

/* Text input as the toolkit wants it, kept where the next letter goes. */
static void text_input(struct app *a, bool *on, struct rect *at)
{
    struct rect where = {0};
    bool wanted = ui_wants_text(a->ui, &where);
    if (wanted != *on || (wanted && (where.x != at->x || where.y != at->y)))
        window_text_input(a->window, wanted, (int)where.x, (int)where.y, (int)where.w, (int)where.h);
    *on = wanted;
    *at = where;
}

int app_loop(struct app *a)
{
    bool typing = false;
    struct rect caret = {0};
    await_first_picture(a);
    while (!a->quit) {
        timings_begin(&a->timings);
        struct input_event event;
        while (input_poll(a->input, &event))
            app_event(a, &event);
        app_step(a);
        audio_update(a->audio, a->now);
        int width = 0, height = 0;
        window_size(a->window, &width, &height);
        app_draw(a, width, height);
        if (a->screenshot_due)
            app_take_picture(a);
        window_present(a->window);
        timings_end(&a->timings, a->gfx, app_frame_complete(a));
        text_input(a, &typing, &caret);
        input_capture(a->input, ui_wants_key(a->ui));
        int wait = sleep_for(a);
        if (a->describe)
            describe_frame(a, (wait < 0 || wait > STILL_MS) && !gfx_busy(a->gfx));
        rest(a, brake(a, wait));
    }
    app_record_if_over(a);
    timings_report(&a->timings, a->gfx);
    return 0;
}
