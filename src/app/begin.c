/* What the program begins with: what the command line asks for, looked at before the display, and then done. */
#include "app/app.h"
#include "app/save_head.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "base/text.h"
#include "rules/record.h"

#include <stdio.h>
#include <string.h>

/* Reads a record from a file. NULL with one line in error, short enough to read at a glance. */
static struct match *load_record(struct app *a, const char *path, char *error, size_t error_size)
{
    enum { READABLE = 160 };
    struct text why = text_over(error, error_size);
    struct match *m = record_load(&a->shelf, path, &why);
    if (!m)
        text_shorten(error, strlen(path) + READABLE);
    return m;
}

/* The number of the match in a file, 0: it does not say; and that it was given up. */
static uint64_t note_head(const char *path, struct match *m)
{
    struct save_head head;
    if (!archive_head(path, &head))
        return 0;
    if (head.given_up)
        match_give_up(m);
    return head.match;
}

bool app_check_begin(struct app *a, const struct options *options, char *error, size_t error_size)
{
    struct match_setup setup = {0};
    if (options->load) {
        a->loaded = load_record(a, options->load, error, error_size);
        if (!a->loaded)
            return false;
        a->loaded_id = note_head(options->load, a->loaded);
        setup = *match_setup_of(a->loaded);
    } else if (options->begin && !options->demo && !options->learn) {
        game_error err = {""};
        struct session_bots bots = {{NULL}};
        if (!app_setup_from_options(a, options, &setup, &bots, &err)) {
            snprintf(error, error_size, "%s", err.text);
            return false;
        }
    }
    for (int seat = 0; options->offscreen && seat < setup.config.seats; seat++)
        if (strcmp(setup.seat[seat].who, "human") == 0) {
            snprintf(error, error_size, "%s%s%s", options->load ? options->load : "",
                     options->load ? ": " : "", _("Without a screen only opponents can play."));
            return false;
        }
    return true;
}

static bool begin_loaded(struct app *a, const char *path, bool replayed, char *error, size_t error_size)
{
    bool checked = a->loaded;
    struct match *m = checked ? a->loaded : load_record(a, path, error, error_size);
    a->loaded = NULL;
    if (!m)
        return false;
    uint64_t id = checked ? a->loaded_id : note_head(path, m);
    game_error err;
    bool over = match_outcome(m, match_length(m), NULL);
    struct session *s = over && replayed ? app_replay(a, m, id, &err) : app_resume(a, m, path, &err);
    if (!s)
        snprintf(error, error_size, "%s", err.text);
    else if (!(over && replayed))
        app_play(a, s, id);
    else
        session_run(s, !a->repeatable);
    return s;
}

static bool begin_lesson(struct app *a, const struct options *options, char *error, size_t error_size)
{
    game_error err = {""};
    size_t game = options->game ? app_game_called(options->game) : a->open;
    if (app_teach(a, game, &err))
        return true;
    snprintf(error, error_size, "%s", err.text);
    return false;
}

static bool begin_quick(struct app *a, const struct options *options, char *error, size_t error_size)
{
    game_error err = {""};
    struct match_setup setup;
    struct session_bots bots = {{NULL}};
    struct session *s = NULL;
    struct session_hooks hooks = app_session_hooks(a);
    if (app_setup_from_options(a, options, &setup, &bots, &err))
        s = session_new(&setup, &bots, a->repeatable ? a->seed : rng_entropy(), a->thinker, &hooks, &err);
    if (s)
        app_play(a, s, 0);
    else
        snprintf(error, error_size, "%s", err.text);
    return s;
}

/* Somebody comes to a game that is new to them and asks for nothing but the game: its file lies open, with its lesson, as from the shelf. */
static bool offers_lesson(const struct app *a, const struct options *o)
{
    bool only = o->game && !o->new_game && !o->seeded && o->seats == 0 && o->option_count == 0;

    return only && !a->repeatable && app_lesson_state(&a->host, app_game_called(o->game)) == LESSON_NEW;
}

bool app_begin(struct app *a, const struct options *options, char *error, size_t error_size)
{
    if (options->load)
        return begin_loaded(a, options->load, options->opened, error, error_size);
    if (options->learn)
        return begin_lesson(a, options, error, error_size);
    if (options->demo) {
        a->host.shell->show(&a->host, HOST_SCREEN_TITLE);
        if (app_demo_start(a))
            return true;
        snprintf(error, error_size, "%s", _("There are no opponents to watch."));
        return false;
    }
    bool offered = offers_lesson(a, options);
    if (offered)
        app_open_file(a, app_game_called(options->game));
    if ((options->begin && !offered) || options->offscreen)
        return begin_quick(a, options, error, error_size);
    a->host.shell->show(&a->host, HOST_SCREEN_TITLE);
    return true;
}
