/* Pictures without a display: of one screen, or of a whole game between opponents, drawn by the real scenes
 * and renderer. */
#include "app/app.h"
#include "app/describe.h"
#include "app/thinker.h"
#include "base/file.h"
#include "base/i18n.h"
#include "base/text.h"
#include "gfx/gfx.h"
#include "platform/window.h"
#include "rules/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FRAME_MS = 40,        /* the time a frame stands for */
    SETTLE_FRAMES = 80,   /* until everything has come to rest */
    MOST_FRAMES = 200000, /* a longer game is stuck */
    MIDDLE_ROUND = 3,     /* for the picture of the middle of the game */
    WIDTH = 1280,
    HEIGHT = 720,
};

/* held: the match is paused meanwhile; opponents would otherwise play on for rounds. */
static bool settle_and_shoot(struct app *a, const char *path, bool held)
{
    int width = 0, height = 0;
    window_size(a->window, &width, &height);
    for (int i = 0; i < SETTLE_FRAMES; i++) {
        if (held)
            a->now = clock_now(&a->clock);
        else
            app_step(a);
        app_draw(a, width, height);
        gfx_wait_loaded(a->gfx);
        app_advance(a, FRAME_MS);
    }
    app_draw(a, width, height);
    char error[256];
    if (gfx_screenshot(a->gfx, path, error, sizeof error))
        return true;
    fprintf(stderr, "conspiracy: %s\n", error);
    return false;
}

/* folder: its data folder; NULL: nothing is saved. NULL is returned on failure (already reported); *status is
 * the exit status. */
static struct app *open_quietly(const struct options *options, const char *folder, int *status)
{
    struct options sized = *options;
    if (sized.width == 0) {
        sized.width = WIDTH;
        sized.height = HEIGHT;
    }
    char settings[SAVES_PATH + 32];
    snprintf(settings, sizeof settings, "%s/settings.ini", folder ? folder : "");
    struct app_parts parts = {
        .folder = folder, .settings = settings, .offscreen = true, .manual_clock = true};
    parts.no_writes = !folder;
    return app_start(&sized, &parts, status);
}

/* ---- A whole game ---- */

static bool shoot_into(struct app *a, const char *folder, const char *name, bool held)
{
    char path[SAVES_PATH + 32];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return settle_and_shoot(a, path, held);
}

/* Plays until the game is over or a round begins. */
static bool play_until(struct app *a, int round)
{
    int width = 0, height = 0;
    window_size(a->window, &width, &height);
    for (int i = 0; i < MOST_FRAMES; i++) {
        app_step(a);
        thinker_wait(a->thinker);
        bool shown = session_played(a->session) == session_events(a->session);
        if (shown && (session_over(a->session, NULL) || session_decision(a->session).round >= round))
            return true;
        app_draw(a, width, height);
        app_advance(a, FRAME_MS);
    }
    fprintf(stderr, "conspiracy: %s\n", _("The game does not come to an end."));
    return false;
}

static bool write_text(const char *folder, const char *name, const struct text *text)
{
    char path[SAVES_PATH + 32];
    struct file_error err;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    if (!text->cut && file_write(path, text->at, text->length, &err))
        return true;
    fprintf(stderr, "conspiracy: %s\n", text->cut ? _("Too long.") : err.text);
    return false;
}

static bool write_papers(struct app *a, const char *folder)
{
    char *room = malloc(RECORD_MAX + 1);
    if (!room)
        return false;
    const struct host *h = &a->host;
    struct text text = text_over(room, RECORD_MAX + 1);
    struct host_log_line line;
    for (size_t i = 0; h->log_line(h, i, &line); i++)
        text_add(&text, "%u\t%s\n", (unsigned)line.number, line.text);
    bool written = write_text(folder, "log.txt", &text);
    const struct match *m = session_match(a->session);
    text = text_over(room, RECORD_MAX + 1);
    match_text(m, match_length(m), MATCH_TRUTH, &text);
    written = write_text(folder, "outcome.txt", &text) && written;
    text = text_over(room, RECORD_MAX + 1);
    record_write(m, &text);
    written = write_text(folder, "record.rec", &text) && written;
    free(room);
    return written;
}

static bool play_it(struct app *a, const struct options *options)
{
    const char *folder = options->offscreen;
    a->host.shell->show(&a->host, HOST_SCREEN_TITLE);
    if (!shoot_into(a, folder, "title.png", false))
        return false;
    if (!app_begin_reporting(a, options))
        return false;
    if (session_humans(a->session) > 0) {
        fprintf(stderr, "conspiracy: %s\n", _("Without a screen only opponents can play."));
        return false;
    }
    if (!play_until(a, MIDDLE_ROUND) || !shoot_into(a, folder, "table.png", true))
        return false;
    return play_until(a, UINT16_MAX) && shoot_into(a, folder, "ending.png", false) && write_papers(a, folder);
}

int app_offscreen(const struct options *options)
{
    struct file_error err;
    if (!file_make_folder(options->offscreen, &err)) {
        fprintf(stderr, "conspiracy: %s\n", err.text);
        return 1;
    }
    struct options quick = *options;
    if (quick.speed < 0)
        quick.speed = HOST_SPEED_INSTANT;
    int status;
    struct app *a = open_quietly(&quick, options->offscreen, &status);
    if (!a)
        return status;
    bool done = play_it(a, &quick);
    if (done)
        printf("%s\n", options->offscreen);
    app_end(a);
    return done ? 0 : 1;
}

/* ---- One picture ---- */

static bool show_named(struct app *a, const struct options *options)
{
    static const struct {
        const char *name;
        enum host_screen screen;
        bool match; /* whether it needs a match */
    } names[] = {
        {"title", HOST_SCREEN_TITLE, false},
        {"new", HOST_SCREEN_NEW, false},
        {"load", HOST_SCREEN_LOAD, false},
        {"records", HOST_SCREEN_RECORDS, false},
        {"statistics", HOST_SCREEN_STATISTICS, false},
        {"replay", HOST_SCREEN_TABLE, true},
        {"settings", HOST_SCREEN_SETTINGS, false},
        {"help", HOST_SCREEN_HELP, false},
        {"pause", HOST_SCREEN_PAUSE, true},
        {"curtain", HOST_SCREEN_CURTAIN, true},
        {"table", HOST_SCREEN_TABLE, true},
    };
    const char *wanted = options->scene                     ? options->scene
                         : options->begin || options->learn ? "table"
                                                            : "title";
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(names[i].name, wanted) != 0)
            continue;
        struct options begin = *options;
        begin.begin |= names[i].match && !options->load && !options->learn;
        begin.opened |= strcmp(wanted, "replay") == 0;
        if (!app_begin_reporting(a, &begin))
            return false;
        if (names[i].screen != HOST_SCREEN_TITLE && names[i].screen != HOST_SCREEN_TABLE)
            a->host.shell->show(&a->host, names[i].screen);
        return true;
    }
    fprintf(stderr, _("conspiracy: there is no scene called %s"), wanted);
    fputc('\n', stderr);
    return false;
}

int app_screenshot(const struct options *options)
{
    int status;
    struct app *a = open_quietly(options, NULL, &status);
    if (!a)
        return status;
    status = show_named(a, options) ? 0 : 2;
    if (status == 0)
        status = settle_and_shoot(a, options->screenshot, false) ? 0 : 1;
    if (status == 0 && a->describe)
        describe_frame(a, true);
    app_end(a);
    return status;
}
