#include "app/app.h"

#include "ai/level.h"
#include "app/describe.h"
#include "app/save_head.h"
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
#include "rules/record.h"
#include "scene/scene.h"
#include "table/game.h"
#include "ui/modal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
    if (!a->ui)
        snprintf(error, error_size, "%s", _("Out of memory."));
    else if (a->window)
        ui_set_paste(a->ui, window_paste);
    ui_set_keys(a->ui, &a->settings.keys);
    return a->ui;
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

/* The number of the match in a file; 0: it does not say. */
static uint64_t number_in(const char *path)
{
    struct save_head head;
    return archive_head(path, &head) ? head.match : 0;
}

/* Checks the command line's match and players before opening a window. A record is kept, for app_begin. */
static bool check_begin(struct app *a, const struct options *options, char *error, size_t error_size)
{
    struct match_setup setup = {0};
    if (options->load) {
        a->loaded = load_record(a, options->load, error, error_size);
        if (!a->loaded)
            return false;
        a->loaded_id = number_in(options->load);
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
    app_host_past(a);
    app_host_give_up(a);
    app_host_shell(a);
    app_host_lesson(a);
    app_lists(a);
    find_open_file(a);
    a->bad_command_line = !check_begin(a, options, error, error_size);
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

/* ---- A match in play ---- */

void app_report_store(struct app *a)
{
    if (a->store.failure[0] != '\0') {
        app_toast(a, a->store.failure);
        fprintf(stderr, "conspiracy: %s\n", a->store.failure);
    }
    a->store.failure[0] = '\0';
    if (a->store.tally.failure[0] != '\0') {
        app_toast(a, a->store.tally.failure);
        fprintf(stderr, "conspiracy: %s\n", a->store.tally.failure);
    }
    a->store.tally.failure[0] = '\0';
}

static void autosave(void *ctx, const struct match *m)
{
    struct app *a = ctx;
    store_autosave(&a->store, m, a->match_id);
    app_report_store(a);
}

/* What is answered on a card of its own is a secret; all else is done before everybody's eyes. */
static bool answered_openly(void *ctx, const game_decision *d)
{
    const struct app *a = ctx;
    const struct table_game *table =
        game_scene_of(match_setup_of(session_match(a->session))->rules->id)->table;
    return (size_t)d->phase < table->phases && table->asks[d->phase] != ASKS_CARD;
}

struct session_hooks app_session_hooks(struct app *a)
{
    return (struct session_hooks){
        .ctx = a, .open = answered_openly, .save = a->no_writes ? NULL : autosave, .kept = true};
}

/* Sets everybody's portrait, the same as when the match was set up. */
static void find_pictures(struct app *a, struct session *s)
{
    const struct match_setup *setup = match_setup_of(session_match(s));
    const struct choices *c = app_choices(a, app_game_called(setup->rules->id));
    int people = 0;
    for (int seat = 0; seat < session_seats(s); seat++) {
        const struct host_seat *who = session_seat(s, seat);
        int chair = setup->rules->place_name ? setup->config.place[seat] : seat;
        const char *face = who->human ? choices_person(c, people++) : choices_face(c, who->who, chair);
        session_set_portrait(s, seat, face);
    }
}

/* Remembers a kept match's setup for "again". A bot of a record, which is not run, gets its stand-in. */
static void remember_setup(struct app *a, const struct session *s)
{
    const struct match_setup *from = match_setup_of(session_match(s));
    a->setup = (struct host_setup){.game = (uint8_t)app_game_called(from->rules->id), .config = from->config};
    for (int seat = 0; seat < from->config.seats; seat++) {
        struct host_seat_setup *to = &a->setup.seat[seat];
        snprintf(to->who, sizeof to->who, "%s", session_who(s, seat));
        snprintf(to->name, sizeof to->name, "%s", session_seat(s, seat)->name);
    }
}

void app_open_file(struct app *a, size_t game)
{
    if (!game_scene_at(game))
        return;
    a->open = game;
    if (a->settings.file &&
        !a->store.failing) /* where nothing can be saved, people have been told: this is not worth a line */
        settings_set_text(a->settings.file, "game", "open", game_scene_at(game)->id);
}

/* The id of a match without one: whoever loads the same record again finds the same notebooks. */
static uint64_t id_of(struct app *a, const struct session *s)
{
    if (session_events(s) > 0)
        return store_note_key(session_match(s));
    if (!a->repeatable)
        return rng_entropy();
    const struct match_setup *setup = match_setup_of(session_match(s));
    uint64_t id = save_head_mix(a->seed);
    for (const char *c = setup->rules->id; *c != '\0'; c++)
        id = save_head_mix(id ^ (unsigned char)*c);
    return save_head_mix(id ^ store_note_key(session_match(s))); /* which tells people from one another */
}

/* Makes room for a session: a match that is kept makes way for one that is not, every other has had its time. */
static void make_way(struct app *a, const struct session *s)
{
    if (!session_kept(s) && a->session && session_kept(a->session)) {
        a->aside = (struct app_aside){a->session, a->match_id, a->recorded};
        return;
    }
    session_free(a->session);
    if (session_kept(s)) {
        session_free(a->aside.session);
        a->aside = (struct app_aside){NULL, 0, false};
    }
}

const struct session *app_kept(const struct app *a)
{
    return a->session && session_kept(a->session) ? a->session : a->aside.session;
}

void app_come_back(struct app *a)
{
    if (!a->session || session_kept(a->session))
        return;
    session_free(a->session);
    a->encore = false;
    a->session = a->aside.session;
    a->match_id = a->aside.match_id;
    a->recorded = a->aside.recorded;
    a->note_seat = SEAT_NONE;
    a->aside = (struct app_aside){NULL, 0, false};
    app_log_clear(a);
    if (a->session)
        session_come_back(a->session);
}

void app_put(struct app *a, struct session *s, uint64_t id)
{
    a->demo = false;
    make_way(a, s);
    a->session = s;
    a->note_seat = SEAT_NONE;
    a->recorded = session_over(s, NULL);
    if (!session_is_record(s)) /* the last turn of the same match may be shown once more before it is read */
        a->next_time[0] = '\0';
    a->record[0] = '\0';
    a->match_id = id != 0 ? id : id_of(a, s);
    if (!a->no_writes && session_kept(s)) {
        a->match_id = store_take(&a->store, a->match_id);
        app_report_store(a);
    }
    app_log_clear(a);
    session_set_speed(s, (enum host_speed)a->settings.value[HOST_SPEED], a->repeatable);
    session_set_open(s, a->settings.value[HOST_SHIELDS_OPEN] != 0);
    session_set_obvious(s, a->settings.value[HOST_NO_CHOICE] != 0);
    session_step(s, a->now); /* deals, and saves what was dealt */
    find_pictures(a, s);
    if (session_kept(s))
        remember_setup(a, s);
}

void app_watch(struct app *a, struct session *s, uint64_t id)
{
    app_put(a, s, id);
    a->new_match = true;
    a->host.shell->show(&a->host, HOST_SCREEN_TABLE);
}

void app_play(struct app *a, struct session *s, uint64_t id)
{
    app_watch(a, s, id);
    app_open_file(a, app_game_called(match_setup_of(session_match(s))->rules->id));
}

void app_record_if_over(struct app *a)
{
    if (!a->session || a->recorded || a->no_writes || !session_kept(a->session) ||
        !session_over(a->session, NULL))
        return;
    struct text out = text_over(a->record, sizeof a->record);
    struct save_head head;
    game_error err = {""};
    const struct match *m = session_match(a->session);
    if (!store_record(&a->store, m, a->match_id, SEAT_NONE, &out, &err))
        app_toast(a, err.text);
    save_head_of(m, a->match_id, &head);
    tally_add(&a->store.tally, match_setup_of(m), &head);
    app_report_store(a);
    a->recorded = true;
    app_note_next_time(a);
}

void app_toast(struct app *a, const char *line)
{
    speech_toast(a, line);
    if (a->toasts == APP_TOASTS)
        return;
    struct text toast = text_over(a->toast[a->toasts++], sizeof a->toast[0]);
    text_put(&toast, line, strlen(line));
}

/* Reports that another level stands in: for a level this program does not have, or for a bot, since a
 * record's commands are not run. */
static bool say_missing(int seat, const char *who, const char *game, struct text *line)
{
    const char *level = i18n_marked(ai_stand_in(game)->title);
    game_error unread;
    if (strncmp(who, "bot:", 4) == 0)
        /* TRANSLATORS: the second is a level of opponents, as in "Rookie plays instead" */
        text_add(line, _("seat %d: a saved game does not start its bot; %s plays instead"), seat + 1, level);
    else if (strncmp(who, "ai:", 3) == 0 && !ai_known(who, game, &unread))
        text_add(line, _("seat %d: there is no opponent \"%.60s\" here; %s plays instead"), seat + 1, who,
                 level);
    return line->length > 0;
}

struct session *app_resume(struct app *a, struct match *m, const char *name, game_error *err)
{
    const struct match_setup setup = *match_setup_of(m);
    struct session_hooks hooks = app_session_hooks(a);
    if (!app_table_of(a, setup.rules, err)) {
        match_free(m);
        return NULL;
    }
    struct session *s = session_resume(m, a->repeatable ? a->seed : rng_entropy(), a->thinker, &hooks, err);
    for (int seat = 0; s && !session_over(s, NULL) && seat < setup.config.seats; seat++) {
        char line[sizeof a->toast[0]];
        struct text text = text_over(line, sizeof line);
        if (!say_missing(seat, setup.seat[seat].who, setup.rules->id, &text))
            continue;
        fprintf(stderr, "conspiracy: %s: %s\n", name, line);
        app_toast(a, line);
    }
    return s;
}

struct session *app_replay(struct app *a, struct match *m, uint64_t id, game_error *err)
{
    bool shown = app_table_of(a, match_setup_of(m)->rules, err);
    struct session *s = shown ? session_replay(m, a->thinker, err) : NULL;
    if (!shown)
        match_free(m);
    if (s)
        app_watch(a, s, id);
    return s;
}

static bool begin_loaded(struct app *a, const char *path, bool replayed, char *error, size_t error_size)
{
    bool checked = a->loaded;
    struct match *m = checked ? a->loaded : load_record(a, path, error, error_size);
    uint64_t id = checked ? a->loaded_id : number_in(path);
    a->loaded = NULL;
    if (!m)
        return false;
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
    if (options->begin || options->offscreen)
        return begin_quick(a, options, error, error_size);
    a->host.shell->show(&a->host, HOST_SCREEN_TITLE);
    return true;
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
    app_end_given_up(a);
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
