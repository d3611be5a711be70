/* The host's calls on what is around a match: choices, saves, screens, settings, sound. */
#include "ai/level.h"
#include "app/app.h"
#include "app/thinker.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "gfx/gfx.h"
#include "platform/audio.h"
#include "platform/window.h"
#include "rules/list.h"
#include "rules/match.h"
#include "scene/scene.h"
#include "ui/ui.h"

#include <stdio.h>
#include <string.h>

/* ---- Lists ---- */

void app_lists(struct app *a, const char *game)
{
    const struct ai_kind *kind;
    const ai_character *c;
    a->listed = game;
    for (a->levels = 0; a->levels < APP_CHOICES && (kind = ai_level_of(game, a->levels)); a->levels++)
        a->level[a->levels] = (struct host_choice){
            .id = kind->id, .title = _(kind->title), .help = _(kind->help), .picture = ""};
    a->characters = 1;
    a->character[0] = (struct host_choice){
        .id = "", .title = _("No quirks"), .help = _("Plays as its level does."), .picture = ""};
    for (size_t i = 1; i < APP_CHOICES && (c = ai_character_of(game, i - 1)); i++) {
        snprintf(a->picture[i], sizeof a->picture[i], "shared/portraits/%s.png", c->id);
        a->character[i] = (struct host_choice){
            .id = c->id, .title = _(c->title), .help = _(c->help), .picture = a->picture[i]};
        a->characters = i + 1;
    }
}

static const struct game_rules *game_rules_of(const struct host *h, size_t i)
{
    (void)h;
    const struct game_scene *game = game_scene_at(i);
    return game ? game_find(game->id) : NULL;
}

static const struct game_box *game_box_of(const struct host *h, size_t i)
{
    const struct game_rules *rules = game_rules_of(h, i);
    game_error err = {""};
    const struct game_box *box = rules ? shelf_box(&app_of(h)->shelf, rules, &err) : NULL;
    if (rules && !box)
        app_toast(app_of(h), err.text);
    return box;
}

static const struct host_choice *game(const struct host *h, size_t i)
{
    const struct game_rules *rules = game_rules_of(h, i);
    if (!rules)
        return NULL;
    struct app *a = app_of(h);
    a->game = (struct host_choice){
        .id = rules->id, .title = _(rules->title), .help = "", .picture = game_scene_at(i)->poster};
    return &a->game;
}

static const struct host_choice *level(const struct host *h, size_t i)
{
    return i < app_of(h)->levels ? &app_of(h)->level[i] : NULL;
}

static const struct host_choice *character(const struct host *h, size_t i)
{
    return i < app_of(h)->characters ? &app_of(h)->character[i] : NULL;
}

static const struct host_choice *language(const struct host *h, size_t i)
{
    if (!language_code(i))
        return NULL;
    struct app *a = app_of(h);
    a->language =
        (struct host_choice){.id = language_code(i), .title = language_title(i), .help = "", .picture = ""};
    return &a->language;
}

static bool suits(const struct host *h, size_t which, size_t quirk)
{
    return app_character_fits(app_of(h), which, quirk);
}

/* ---- Matches ---- */

static bool usual_setup(const struct host *h, size_t i, uint8_t count, struct host_setup *out)
{
    game_error err;
    struct app *a = app_of(h);
    if (!app_default_setup(a, i, count, out, &err))
        return false;
    if (a->settings.file)
        settings_text(a->settings.file, "game", "name", "", out->seat[0].name, sizeof out->seat[0].name);
    return true;
}

static const char *face(const struct host *h, const struct host_seat_setup *who, int place)
{
    const struct app *a = app_of(h);
    return app_portrait(
        a, app_character_fits(a, who->level, who->character) ? a->character[who->character].id : "", place);
}

static const char *usual_name(const struct host *h, const struct host_seat_setup *who, int place)
{
    (void)h;
    return app_usual_name(who->human, place);
}

/* The name of the first person is asked for once only. */
static void learn_name(struct app *a, const struct host_setup *from)
{
    for (int seat = 0; seat < from->config.seats && a->settings.file; seat++)
        if (from->seat[seat].human) {
            settings_set_text(a->settings.file, "game", "name", from->seat[seat].name);
            return;
        }
}

static bool start(const struct host *h, const struct host_setup *setup, game_error *err)
{
    struct app *a = app_of(h);
    struct match_setup made;
    game_error unheard;
    if (!err)
        err = &unheard;
    if (!app_match_setup(a, setup, &made, err))
        return false;
    uint64_t seed = setup->seeded ? setup->seed : a->repeatable ? a->seed : rng_entropy();
    if (!a->no_writes)
        store_set_aside(&a->store);
    struct session_hooks hooks = app_session_hooks(a);
    char typed[GAME_MAX_SEATS][THINKER_WHO_MAX];
    struct session_bots bots = {{NULL}};
    for (int seat = 0; seat < setup->config.seats; seat++)
        if (!setup->seat[seat].human && setup->seat[seat].bot[0] != '\0') {
            snprintf(typed[seat], sizeof typed[seat], "bot:%.*s", THINKER_WHO_MAX - 8, setup->seat[seat].bot);
            bots.command[seat] = typed[seat];
        }
    struct session *s = session_new(&made, &bots, seed, a->thinker, &hooks, err);
    if (!s)
        return false;
    app_play(a, s);
    a->setup = *setup;
    learn_name(a, setup);
    return true;
}

static const struct host_setup *setup(const struct host *h)
{
    return &app_of(h)->setup;
}

static size_t save_count(const struct host *h)
{
    return store_count(&app_of(h)->store);
}

static bool save(const struct host *h, size_t i, struct host_save *out)
{
    const struct host_save *line = store_line(&app_of(h)->store, i);
    if (!line)
        return false;
    *out = *line;
    return true;
}

static bool load(const struct host *h, size_t i, game_error *err)
{
    struct app *a = app_of(h);
    game_error unheard;
    if (!err)
        err = &unheard;
    struct match *m = store_read(&a->store, i, err);
    app_report_store(a);
    if (!m)
        return false;
    struct session *s = app_resume(a, m, _("the saved game"), err);
    if (!s)
        return false;
    app_play(a, s);
    return true;
}

static bool delete_save(const struct host *h, size_t i)
{
    return store_remove(&app_of(h)->store, i);
}

static bool can_continue(const struct host *h, struct host_save *out)
{
    struct app *a = app_of(h);
    size_t i = 0;
    bool saved = store_newest(&a->store, &i);
    if (saved && out)
        *out = *store_line(&a->store, i);
    if (!a->session || session_over(a->session, NULL))
        return saved;
    if (!saved && out)
        *out = (struct host_save){0};
    return true;
}

static bool go_on(const struct host *h, game_error *err)
{
    struct app *a = app_of(h);
    if (a->session && !session_over(a->session, NULL)) {
        h->show(h, HOST_SCREEN_TABLE);
        return true;
    }
    size_t i = 0;
    if (store_newest(&a->store, &i))
        return load(h, i, err);
    if (err)
        snprintf(err->text, sizeof err->text, "%s", _("There is no game to go on with."));
    return false;
}

static bool share(const struct host *h, struct text *out, game_error *err)
{
    struct app *a = app_of(h);
    return store_record(&a->store, session_match(a->session), session_viewer(a->session), out, err);
}

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
    case HOST_SCREEN_SETTINGS:
        return &scene_settings;
    case HOST_SCREEN_HELP:
        return &scene_help;
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
    if (screen == HOST_SCREEN_LOAD)
        store_refresh(&a->store);
    if (screen == HOST_SCREEN_TITLE || screen == HOST_SCREEN_TABLE || screen == HOST_SCREEN_END)
        screens_only(&a->screens, scene);
    else
        screens_push(&a->screens, scene);
}

static void back(const struct host *h)
{
    screens_pop(&app_of(h)->screens);
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
    case HOST_SPEED:
        ui_set_speed(a->ui, (enum tween_speed)value);
        if (a->session)
            session_set_speed(a->session, (enum host_speed)value, a->repeatable);
        break;
    case HOST_FULLSCREEN:
        if (a->window && window_is_fullscreen(a->window) != (value != 0))
            window_set_fullscreen(a->window, value != 0);
        break;
    case HOST_TEXT_SIZE:
    case HOST_COUCH: /* from a sofa everything is read at one and a half times the size, at least */
        value = a->settings.value[HOST_TEXT_SIZE];
        ui_set_text_scale(a->ui, a->settings.value[HOST_COUCH] != 0 && value < 150 ? 150 : value);
        break;
    case HOST_REDUCED_MOTION:
        ui_set_reduced_motion(a->ui, value != 0);
        break;
    case HOST_QUALITY:
        gfx_set_quality(a->gfx, (enum gfx_quality)value);
        break;
    case HOST_LANGUAGE:
        thinker_wait(a->thinker); /* it may be putting a reason into words */
        language_use((size_t)value);
        app_lists(a, a->listed);
        app_log_clear(a);
        break;
    case HOST_SHIELDS_OPEN:
        if (a->session)
            session_set_open(a->session, value != 0);
        break;
    default:
        break;
    }
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

static void toast(const struct host *h, const char *line)
{
    app_toast(app_of(h), line);
}

static uint64_t now(const struct host *h)
{
    return app_of(h)->now;
}

void app_host_around(struct app *a)
{
    struct host *h = &a->host;
    h->ctx = a;
    h->game = game;
    h->game_rules_of = game_rules_of;
    h->game_box_of = game_box_of;
    h->level = level;
    h->character = character;
    h->language = language;
    h->suits = suits;
    h->start = start;
    h->usual_setup = usual_setup;
    h->face = face;
    h->usual_name = usual_name;
    h->setup = setup;
    h->save_count = save_count;
    h->save = save;
    h->load = load;
    h->delete_save = delete_save;
    h->can_continue = can_continue;
    h->go_on = go_on;
    h->share = share;
    h->show = show;
    h->back = back;
    h->leave = leave;
    h->quit = quit;
    h->setting = setting;
    h->set_setting = set_setting;
    h->sound = sound;
    h->mood = mood;
    h->toast = toast;
    h->now = now;
}
