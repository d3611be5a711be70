/* The host's calls about screens, settings and sound. */
#include "app/app.h"
#include "app/thinker.h"
#include "base/i18n.h"
#include "gfx/gfx.h"
#include "platform/audio.h"
#include "platform/window.h"
#include "rules/match.h"
#include "scene/scene.h"
#include "ui/ui.h"

/* ---- Screens ---- */

static const struct scene *scene_of(const struct app *a, enum host_screen screen)
{
    switch (screen) {
    case HOST_SCREEN_TITLE:
        return &scene_title;
    case HOST_SCREEN_NEW:
        return &scene_new;
    case HOST_SCREEN_LOAD:
        return &scene_load;
    case HOST_SCREEN_RECORDS:
        return &scene_records;
    case HOST_SCREEN_STATISTICS:
        return &scene_statistics;
    case HOST_SCREEN_SETTINGS:
        return &scene_settings;
    case HOST_SCREEN_KEYS:
        return &scene_keys;
    case HOST_SCREEN_HELP:
        return &scene_help;
    case HOST_SCREEN_RULES:
        return &scene_rules;
    case HOST_SCREEN_PAUSE:
        return &scene_pause;
    case HOST_SCREEN_CURTAIN:
        return &scene_curtain;
    default:
        break;
    }
    bool shown = a->session && game_scene_of(match_setup_of(session_match(a->session))->rules->id);
    return shown ? &scene_table : NULL;
}

static void show(const struct host *h, enum host_screen screen)
{
    struct app *a = app_of(h);
    const struct scene *scene = scene_of(a, screen);
    if (!scene)
        return;
    if (screen == HOST_SCREEN_HELP || screen == HOST_SCREEN_RULES)
        a->topic = screens_topic(&a->screens);
    if (screen == HOST_SCREEN_LOAD)
        store_refresh(&a->store);
    if (screen == HOST_SCREEN_RECORDS)
        archive_refresh(&a->store.archive);
    if (screen == HOST_SCREEN_TABLE)
        session_shut(a->session); /* whoever comes to a table may not be the one who left it */
    if (screen == HOST_SCREEN_TITLE || screen == HOST_SCREEN_TABLE)
        screens_only(&a->screens, scene);
    else
        screens_push(&a->screens, scene);
}

static void back(const struct host *h)
{
    screens_pop(&app_of(h)->screens);
}

static const char *topic(const struct host *h)
{
    return app_of(h)->topic;
}

static void leave(const struct host *h)
{
    app_record_if_over(app_of(h));
    show(h, HOST_SCREEN_TITLE);
}

static void quit(const struct host *h)
{
    app_of(h)->quit = true;
}

/* ---- Settings and sound ---- */

/* A match, be it the one that has made way for a demo or a lesson and comes back after it. */
static void apply_to_match(const struct app *a, struct session *s, enum host_setting which)
{
    int value = a->settings.value[which];
    if (!s)
        return;
    switch (which) {
    case HOST_SPEED:
        session_set_speed(s, (enum host_speed)value, a->repeatable);
        break;
    case HOST_LANGUAGE:
        session_reword(s);
        break;
    case HOST_NO_CHOICE:
        session_set_obvious(s, value != 0);
        break;
    case HOST_SHIELDS_OPEN:
        session_set_open(s, value != 0);
        break;
    default:
        break;
    }
}

void app_apply(struct app *a, enum host_setting which)
{
    int value = a->settings.value[which];
    switch (which) {
    case HOST_VOLUME:
        audio_set_volume(a->audio, BUS_MASTER, value);
        break;
    case HOST_MUSIC:
        audio_set_volume(a->audio, BUS_MUSIC, value);
        break;
    case HOST_EFFECTS:
        audio_set_volume(a->audio, BUS_EFFECTS, value);
        break;
    case HOST_MUTE:
        audio_set_mute(a->audio, value != 0);
        break;
    case HOST_FULLSCREEN:
        if (a->window && window_is_fullscreen(a->window) != (value != 0))
            window_set_fullscreen(a->window, value != 0);
        break;
    case HOST_TEXT_SIZE:
    case HOST_COUCH: /* on a couch, text is at least one and a half times its size */
        value = a->settings.value[HOST_TEXT_SIZE];
        ui_set_text_scale(a->ui, a->settings.value[HOST_COUCH] != 0 && value < 150 ? 150 : value);
        break;
    case HOST_REDUCED_MOTION:
        ui_set_reduced_motion(a->ui, value != 0);
        break;
    case HOST_MARGIN:
        ui_set_margin(a->ui, value);
        break;
    case HOST_DISPLAY:
        if (a->window)
            window_to_display(a->window, value);
        break;
    case HOST_SPEECH:
        if (!speech_turn(a, value != 0)) {
            app_toast(a, _("Nothing to read aloud with: Speech Dispatcher does not answer."));
            a->settings.value[HOST_SPEECH] = 0;
        }
        break;
    case HOST_QUALITY:
        gfx_set_quality(a->gfx, (enum gfx_quality)value);
        break;
    case HOST_LANGUAGE:
        thinker_wait(a->thinker); /* the worker may be formatting a reason */
        language_use((size_t)value);
        app_lists(a);
        app_log_clear(a);
        break;
    default:
        break;
    }
    apply_to_match(a, a->session, which);
    apply_to_match(a, a->aside.session, which);
}

static int setting(const struct host *h, enum host_setting which)
{
    return app_of(h)->settings.value[which];
}

static void set_setting(const struct host *h, enum host_setting which, int value)
{
    struct app *a = app_of(h);
    if (which == HOST_LANGUAGE && !language_code((size_t)value))
        return;
    int before = a->settings.value[which];
    if (preferences_set(&a->settings, which, value) != before)
        app_apply(a, which);
}

static int displays(const struct host *h)
{
    return app_of(h)->window ? window_displays() : 1;
}

static struct key_map *keys(const struct host *h)
{
    return &app_of(h)->settings.keys;
}

static void keys_changed(const struct host *h)
{
    preferences_keep_keys(&app_of(h)->settings);
}

static void sound(const struct host *h, const char *name)
{
    audio_play(app_of(h)->audio, name);
}

static void mood(const struct host *h, enum host_mood which)
{
    static const enum audio_mood moods[] = {
        [HOST_MOOD_NONE] = MOOD_SILENCE,
        [HOST_MOOD_TITLE] = MOOD_TITLE,
        [HOST_MOOD_TABLE] = MOOD_TABLE,
        [HOST_MOOD_TENSION] = MOOD_TENSION,
    };
    audio_set_mood(app_of(h)->audio, moods[which]);
}

static void hush(const struct host *h, uint32_t ms)
{
    audio_duck(app_of(h)->audio, ms);
}

static void toast(const struct host *h, const char *line)
{
    app_toast(app_of(h), line);
}

static void copy(const struct host *h, const char *words)
{
    if (app_of(h)->window)
        window_copy(words);
}

static uint64_t now(const struct host *h)
{
    return app_of(h)->now;
}

void app_host_shell(struct app *a)
{
    static const struct host_shell shell = {
        .show = show,
        .back = back,
        .topic = topic,
        .leave = leave,
        .quit = quit,
        .setting = setting,
        .set_setting = set_setting,
        .displays = displays,
        .keys = keys,
        .keys_changed = keys_changed,
        .sound = sound,
        .mood = mood,
        .hush = hush,
        .toast = toast,
        .copy = copy,
        .now = now,
    };
    a->host.ctx = a;
    a->host.shell = &shell;
}
