#include "app/app.h"

#include "app/describe.h"
#include "app/thinker.h"
#include "base/assets.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "base/text.h"
#include "gfx/gfx.h"
#include "gfx/texture.h"
#include "platform/audio.h"
#include "platform/input.h"
#include "platform/person.h"
#include "platform/window.h"
#include "scene/scene.h"
#include "table/game.h"
#include "ui/modal.h"

#include <stdio.h>
#include <string.h>

enum { SEED_WHEN_REPEATABLE = 1 };

/* ---- Opening ---- */

static bool open_picture(struct app *a, const struct options *options, const struct app_parts *parts,
                         char *error, size_t error_size)
{
    bool offscreen = parts->offscreen;
    if (!parts->null && !offscreen) /* what is shown offscreen is the same on every machine */
        person_name(a->person, sizeof a->person);
    if (!parts->null) {
        char icon[ASSETS_PATH_MAX];
        bool has_icon = assets_find("shared/icon.png", icon, sizeof icon);
        struct window_options window = {.title = "Conspiracy",
                                        .icon = has_icon ? icon : NULL,
                                        .width = options->width,
                                        .height = options->height,
                                        .was = preferences_window(&a->settings),
                                        .display = a->settings.value[HOST_DISPLAY],
                                        .fullscreen = !offscreen && a->settings.value[HOST_FULLSCREEN] != 0,
                                        .offscreen = offscreen,
                                        .vsync = !offscreen};
        a->window = window_open(&window, error, error_size);
        if (!a->window)
            return false;
        timings_window(&a->timings);
        a->keeps_place = !offscreen && options->width == 0;
        a->input = input_open(a->window, a->clock);
        if (a->input)
            input_set_keys(a->input, &a->settings.keys);
        if (!offscreen && !options->no_sound)
            a->audio = audio_open(rng_entropy());
    }
    struct gfx_options gfx = {.null = parts->null,
                              .quality = (enum gfx_quality)a->settings.value[HOST_QUALITY]};
    a->gfx = gfx_open(&gfx, error, error_size);
    if (!a->gfx)
        return false;
    const struct game_scene *open = game_scene_at(a->open);
    if (open && open->poster)
        (void)gfx_load(a->gfx, open->poster); /* first in the queue, as people see it first */
    a->ui = ui_new(a->gfx, a->audio);
    if (options->describe)
        a->describe = describe_open(options->describe);
    if (!a->ui) {
        snprintf(error, error_size, "%s", _("Out of memory."));
        return false;
    }
    if (a->window)
        ui_set_paste(a->ui, window_paste);
    ui_set_keys(a->ui, &a->settings.keys);
    return true;
}

static void override(struct app *a, const struct options *options)
{
    if (options->fullscreen >= 0 || options->width > 0) /* a size means a window */
        preferences_override(&a->settings, HOST_FULLSCREEN, options->fullscreen > 0);
    if (options->text_size > 0)
        preferences_override(&a->settings, HOST_TEXT_SIZE, options->text_size);
    if (options->couch)
        preferences_override(&a->settings, HOST_COUCH, 1);
    if (options->speed >= 0)
        preferences_override(&a->settings, HOST_SPEED, options->speed);
    if (options->quality >= 0)
        preferences_override(&a->settings, HOST_QUALITY, options->quality);
    if (options->reduced_motion)
        preferences_override(&a->settings, HOST_REDUCED_MOTION, 1);
    if (options->offscreen)
        preferences_override(&a->settings, HOST_SHIELDS_OPEN, 1);
}

/* Opens the file that was open last. */
static void find_open_file(struct app *a)
{
    char id[32] = "";
    if (a->settings.file)
        settings_text(a->settings.file, "game", "open", "", id, sizeof id);
    size_t game = app_game_called(id);
    a->open = game_scene_at(game) ? game : 0;
}

bool app_open(struct app *a, const struct options *options, const struct app_parts *parts, char *error,
              size_t error_size)
{
    *a = (struct app){.note_seat = SEAT_NONE, .timings.on = options->timings};
    char fonts[ASSETS_PATH_MAX], notice[1024] = "";
    if (!assets_named_well(error, error_size))
        return false;
    /* Only the folder is checked here: a missing file is reported where it is read. */
    if (!assets_find("shared/fonts", fonts, sizeof fonts)) {
        snprintf(error, error_size, "%s",
                 _("The game's data (assets/) is not where it should be; set CONSPIRACY_ASSETS to the folder "
                   "above it."));
        return false;
    }
    a->clock = parts->manual_clock ? clock_by_hand(&a->manual_time) : clock_real();
    a->repeatable = options->seeded || options->offscreen || options->screenshot;
    a->no_writes = parts->no_writes;
    a->seed = options->seeded ? options->seed : SEED_WHEN_REPEATABLE;
    preferences_open(&a->settings, parts->no_writes ? "" : parts->settings, notice, sizeof notice);
    if (notice[0] != '\0')
        fprintf(stderr, "conspiracy: %s\n", notice);
    override(a, options);
    language_use((size_t)a->settings.value[HOST_LANGUAGE]);
    a->thinker = thinker_open(input_wake);
    if (!a->thinker || !store_open(&a->store, parts->folder, &a->shelf)) {
        snprintf(error, error_size, "%s", _("Out of memory."));
        return false;
    }
    a->store.tally.read_only = parts->no_writes;
    app_host_match(a);
    app_host_games(a);
    app_host_log(a);
    app_host_notes(a);
    app_host_past(a);
    app_host_give_up(a);
    app_host_shell(a);
    app_host_lesson(a);
    app_lists(a);
    find_open_file(a);
    a->bad_command_line = !app_check_begin(a, options, error, error_size);
    if (a->bad_command_line || !open_picture(a, options, parts, error, error_size))
        return false;
    for (int i = 0; i < HOST_SETTING_COUNT; i++)
        if (i != HOST_LANGUAGE && i != HOST_FULLSCREEN)
            app_apply(a, (enum host_setting)i);
    if (notice[0] != '\0')
        app_toast(a, notice);
    a->now = a->last_input = clock_now(&a->clock);
    a->pad = -1;
    return true;
}

void app_close(struct app *a)
{
    if (a->host.ctx)
        screens_close(&a->screens, &a->host);
    session_free(a->session);
    session_free(a->aside.session);
    a->session = a->aside.session = NULL;
    match_free(a->loaded);
    a->loaded = NULL;
    thinker_close(a->thinker);
    a->thinker = NULL;
    char error[256];
    if (a->window && a->keeps_place)
        preferences_keep_window(&a->settings, window_place(a->window));
    if (!preferences_save(&a->settings, error, sizeof error) && !a->settings_unsaved)
        fprintf(stderr, "conspiracy: %s\n", error);
    preferences_close(&a->settings);
    app_log_clear(a);
    store_close(&a->store);
    shelf_clear(&a->shelf);
    app_undress(a);
    if (a->ui)
        ui_free(a->ui);
    describe_close(a->describe);
    (void)speech_turn(a, false);
    if (a->gfx)
        gfx_close(a->gfx);
    audio_close(a->audio);
    if (a->input)
        input_close(a->input);
    if (a->window)
        window_close(a->window);
}

void app_toast(struct app *a, const char *line)
{
    speech_toast(a, line);
    if (a->toasts == APP_TOASTS)
        return;
    struct text toast = text_over(a->toast[a->toasts++], sizeof a->toast[0]);
    text_put(&toast, line, strlen(line));
}

/* ---- Frames ---- */

const struct scene *app_table(const struct app *a)
{
    return a->session && screens_has(&a->screens, &scene_table) ? &scene_table : NULL;
}

/* While a game's table is up, its own pictures, sounds and music are looked for before the shared ones. */
static void set_folder(struct app *a)
{
    const struct game_scene *game =
        app_table(a) ? game_scene_of(match_setup_of(session_match(a->session))->rules->id) : NULL;
    gfx_set_folder(a->gfx, game ? game->id : NULL);
    audio_set_folder(a->audio, game ? game->id : NULL);
}

static void set_mood(struct app *a)
{
    set_folder(a);
    if (!app_table(a)) {
        a->host.shell->mood(&a->host, HOST_MOOD_TITLE);
        return;
    }
    const struct game_scene *game = game_scene_of(match_setup_of(session_match(a->session))->rules->id);
    int tension = 0;
    if (game->tension) /* from what has been shown and everyone knows */
        tension = game->tension(&a->host, session_view_at(a->session, session_played(a->session)));
    a->host.shell->mood(&a->host, tension >= 50 ? HOST_MOOD_TENSION : HOST_MOOD_TABLE);
}

/* Drops pictures that only earlier screens, or the match before, needed, once the new ones are all loaded.
 * What opens over a table leaves the table's pictures alone. */
static void drop_pictures(struct app *a, bool changed, const struct scene *table_before)
{
    const struct scene *table = app_table(a);
    if (changed && (!table || table != table_before || a->new_match)) {
        a->new_match = false;
        a->screen_since = gfx_frame(a->gfx) + 1;
        a->pictures_stale = true;
    } else if (a->pictures_stale && gfx_frame(a->gfx) > a->screen_since && !gfx_busy(a->gfx)) {
        gfx_drop_unused(a->gfx, a->screen_since);
        a->pictures_stale = false;
    }
}

bool app_frame_complete(const struct app *a)
{
    const struct game_scene *game = game_scene_at(a->open);
    if (screens_top(&a->screens) != &scene_title || !game || !game->poster)
        return !gfx_busy(a->gfx);
    gfx_texture poster = gfx_find(a->gfx, game->poster);
    return gfx_texture_ready(a->gfx, poster) || gfx_texture_failed(a->gfx, poster);
}

/* Saves the settings once their screen is closed, or at once if they were changed elsewhere, so that a crash
 * loses nothing. A failure is reported once; the settings are written again at the end. */
static void save_settings(struct app *a)
{
    char error[256];
    if (a->settings_unsaved || screens_has(&a->screens, &scene_settings) ||
        preferences_save(&a->settings, error, sizeof error))
        return;
    a->settings_unsaved = true;
    fprintf(stderr, "conspiracy: %s\n", error);
    app_toast(a, error);
}

bool app_step(struct app *a)
{
    a->now = clock_now(&a->clock);
    const struct scene *before = app_table(a);
    bool changed = app_demo_step(a);
    app_close_replay(a);
    changed |= screens_settle(&a->screens, &a->host);
    save_settings(a);
    drop_pictures(a, changed, before);
    if (!app_table(a) && !a->demo)
        app_come_back(a);
    if (app_table(a)) {
        const struct scene *top = screens_top(&a->screens);
        session_pause(a->session, top != app_table(a) && top != &scene_curtain);
        bool stopped = session_stopped(a->session);
        changed |= session_step(a->session, a->now);
        if (!stopped && session_stopped(a->session))
            app_toast(a, session_stopped(a->session));
        app_record_if_over(a);
        /* The curtain must be up before the next frame is drawn. */
        bool closed = session_curtain(a->session) != SEAT_NONE;
        if (closed && !screens_has(&a->screens, &scene_curtain))
            screens_push(&a->screens, &scene_curtain);
        else if (!closed && screens_top(&a->screens) == &scene_curtain)
            screens_pop(&a->screens);
        changed |= screens_settle(&a->screens, &a->host);
    }
    if (changed)
        set_mood(a);
    return changed;
}

/* A sign in the corner while nothing is to be heard because somebody wished so. */
static void muted_sign(struct app *a)
{
    if (a->settings.value[HOST_MUTE] == 0)
        return;
    float side = ui_grow(a->ui, 44);
    struct rect at = {14, 14, side, side};
    const struct ui_colors *c = &ui_theme(a->ui)->color;
    gfx_texture icon = gfx_load(a->gfx, "shared/ui/icons/mute.png");
    ui_tell(a->ui, "muted", 0, at,
            &(struct ui_words){.name = C_("a sign", "Muted"), .shortcut = ACTION_MUTE});
    gfx_disc(a->gfx, rect_center(at), side / 2, c->brass);
    gfx_disc(a->gfx, rect_center(at), side / 2 - 2.5f, c->walnut);
    gfx_image_fit(a->gfx, icon, rect_pad(at, side * 0.2f), c->cream);
}

/* Handles actions that work on every screen. */
static void common_actions(struct app *a)
{
    struct host *h = &a->host;
    if (ui_action_anywhere(a->ui, ACTION_MUTE))
        h->shell->set_setting(h, HOST_MUTE, h->shell->setting(h, HOST_MUTE) == 0);
    if (ui_action_anywhere(a->ui, ACTION_FULLSCREEN))
        h->shell->set_setting(h, HOST_FULLSCREEN, h->shell->setting(h, HOST_FULLSCREEN) == 0);
    if (ui_action_anywhere(a->ui, ACTION_SCREENSHOT))
        a->screenshot_due = true;
    const struct scene *top = screens_top(&a->screens);
    bool at_table = top && top == app_table(a);
    if (ui_action(a->ui, ACTION_MENU) && at_table)
        h->shell->show(h, HOST_SCREEN_PAUSE);
    bool helped = top == &scene_help || top == &scene_rules || top == &scene_curtain;
    if (!helped && ui_action_anywhere(a->ui, ACTION_HELP))
        h->shell->show(h, HOST_SCREEN_HELP);
}

void app_draw(struct app *a, int width, int height)
{
    gfx_begin(a->gfx, width, height, ui_theme(a->ui)->color.walnut);
    ui_begin(a->ui, width, height, a->now);
    for (int i = 0; i < a->toasts; i++)
        ui_toast(a->ui, a->toast[i]);
    a->toasts = 0;
    screens_frame(&a->screens, &a->host, a->ui);
    app_demo_caption(a);
    muted_sign(a);
    common_actions(a);
    ui_end(a->ui);
    gfx_end(a->gfx);
    speech_frame(a);
}

void app_advance(struct app *a, uint32_t ms)
{
    a->manual_time += ms;
}
