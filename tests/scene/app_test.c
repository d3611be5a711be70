#include "scene/app_test.h"

#include "base/file.h"
#include "base/text.h"
#include "cmocka_all.h"
#include "gfx/gfx.h"
#include "ui/ui.h"

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAME_MS = 40 };

static void open_app(struct app_test *t, const char *folder, bool drawn)
{
    memset(t, 0, sizeof *t);
    t->width = 1280;
    t->height = 720;
    if (folder) {
        snprintf(t->folder, sizeof t->folder, "%s", folder);
    } else {
        snprintf(t->folder, sizeof t->folder, "app-XXXXXX");
        assert_non_null(mkdtemp(t->folder));
    }
    char settings[160], error[512] = "";
    snprintf(settings, sizeof settings, "%s/settings.ini", t->folder);
    struct options options = {.fullscreen = -1,
                              .speed = HOST_SPEED_INSTANT,
                              .quality = drawn ? QUALITY_MEDIUM : -1,
                              .seeded = true,
                              .seed = 5,
                              .reduced_motion = true};
    struct app_parts parts = {
        .folder = t->folder, .settings = settings, .null = !drawn, .offscreen = drawn, .manual_clock = true};
    if (drawn) {
        options.width = t->width;
        options.height = t->height;
    }
    if (!app_open(&t->app, &options, &parts, error, sizeof error))
        fail_msg("%s", error);
    /* What people do stands at once: no test waits, or is asked again, that is not about that. */
    preferences_override(&t->app.settings, HOST_AT_ONCE, 1);
    preferences_override(&t->app.settings, HOST_ASK_FIRST, 0);
    preferences_override(&t->app.settings, HOST_NO_CHOICE, 0);
    for (size_t i = 0; game_scene_at(i); i++) /* somebody who has been here before */
        app_know_lesson(&t->app, game_scene_at(i)->id);
    options.begin = false;
    assert_true(app_begin(&t->app, &options, error, sizeof error));
    app_test_frames(t, 2);
}

void app_test_open(struct app_test *t, const char *folder)
{
    open_app(t, folder, false);
}

void app_test_open_drawn(struct app_test *t)
{
    open_app(t, NULL, true);
}

void app_test_close(struct app_test *t)
{
    app_close(&t->app);
}

void app_test_watch(struct app_test *t, uint64_t seed)
{
    char error[512] = "";
    struct options options = {.begin = true, .seats = 4, .seeded = true, .seed = seed, .speed = -1};
    for (int seat = 0; seat < options.seats; seat++)
        options.seat[seat] = "ai:rookie";
    t->app.seed = seed;
    if (!app_begin(&t->app, &options, error, sizeof error))
        fail_msg("%s", error);
}

void app_test_watch_out(struct app_test *t, uint64_t seed)
{
    app_test_watch(t, seed);
    for (int i = 0; i < 100 && !session_over(t->app.session, NULL); i++)
        app_test_settle(t);
}

void app_test_speak_from(struct app_test *t, const char *code, const char *folder)
{
    int language = 0;

    assert_non_null(setlocale(LC_MESSAGES, "C.UTF-8")); /* in "C" nothing is translated */
    assert_non_null(bindtextdomain("conspiracy", folder));
    assert_non_null(textdomain("conspiracy"));
    while (language_code((size_t)language) && strcmp(language_code((size_t)language), code) != 0)
        language++;
    assert_non_null(language_code((size_t)language));
    t->app.host.shell->set_setting(&t->app.host, HOST_LANGUAGE, language);
    app_test_frames(t, 2);
}

void app_test_frames(struct app_test *t, int n)
{
    for (int i = 0; i < n; i++) {
        app_step(&t->app);
        app_draw(&t->app, t->width, t->height);
        gfx_wait_loaded(t->app.gfx);
        app_advance(&t->app, FRAME_MS);
    }
}

void app_test_settle(struct app_test *t)
{
    for (int i = 0; i < 600; i++) {
        struct session *s = t->app.session;
        uint32_t before = s ? session_events(s) : 0;
        bool resting = screens_top(&t->app.screens) != app_table(&t->app);
        bool thinking = s && !resting && session_thinking(s) != SEAT_NONE;
        thinker_wait(t->app.thinker);
        app_test_frames(t, 2);
        bool quiet = !s || (session_events(s) == before && session_played(s) == before);
        if (quiet && !thinking && ui_wake_in(t->app.ui) != 0)
            return;
        if (s && quiet && session_curtain(s) != SEAT_NONE)
            return;
    }
    fail_msg("it does not settle");
}

void app_test_act(struct app_test *t, enum input_action action)
{
    struct input_event event = {.kind = INPUT_ACTION, .device = DEVICE_KEYS, .action = action, .pad = -1};
    app_event(&t->app, &event);
    event.kind = INPUT_ACTION_UP;
    app_event(&t->app, &event);
    app_test_frames(t, 4);
}

void app_test_press(struct app_test *t, float x, float y)
{
    struct input_event event = {
        .kind = INPUT_POINTER_MOVE, .device = DEVICE_MOUSE, .x = x, .y = y, .pad = -1};
    app_event(&t->app, &event);
    event.kind = INPUT_POINTER_DOWN;
    event.button = BUTTON_LEFT;
    event.clicks = 1;
    app_event(&t->app, &event);
    event.kind = INPUT_POINTER_UP;
    app_event(&t->app, &event);
    app_test_frames(t, 5);
}

void app_test_press_last(struct app_test *t, const char *words)
{
    size_t n;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    while (n > 0 &&
           (item[n - 1].kind != ITEM_TEXT || !item[n - 1].text || strcmp(item[n - 1].text, words) != 0))
        n--;
    if (n == 0)
        fail_msg("\"%s\" is not shown", words);
    struct point at = rect_center(item[n - 1].at);
    app_test_press(t, at.x, at.y);
}

bool app_test_shows(struct app_test *t, const char *words)
{
    return gfx_recorded_text(t->app.gfx, words);
}

bool app_test_primary(struct app_test *t, const char *words)
{
    size_t n = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    bool primary = false;
    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && strcmp(item[i].text, words) == 0)
            primary |= item[i].color.r > 0.6f;
    return primary;
}

int app_test_count(struct app_test *t, const char *words)
{
    size_t n;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    int count = 0;
    for (size_t i = 0; i < n; i++)
        count += item[i].text && strcmp(item[i].text, words) == 0;
    return count;
}

void app_test_press_text(struct app_test *t, const char *words)
{
    const struct gfx_item *item = gfx_recorded_text(t->app.gfx, words);
    if (!item)
        fail_msg("\"%s\" is not shown", words);
    struct point at = rect_center(item->at);
    app_test_press(t, at.x, at.y);
}

struct table *app_test_table(struct app_test *t)
{
    for (int i = 0; i < t->app.screens.count; i++)
        if (t->app.screens.item[i].scene == &scene_table)
            return t->app.screens.item[i].state;
    fail_msg("there is no table");
    return NULL;
}

struct table *app_test_rookies(struct app_test *t, const char *game, int width, int height)
{
    char error[512] = "";
    struct options options = {
        .begin = true, .game = game, .seats = 3, .seeded = true, .seed = 3, .speed = -1};

    for (int seat = 0; seat < options.seats; seat++)
        options.seat[seat] = "ai:rookie";
    app_test_open(t, NULL);
    t->width = width > 0 ? width : t->width;
    t->height = height > 0 ? height : t->height;
    assert_true(app_begin(&t->app, &options, error, sizeof error));
    app_test_frames(t, 6);
    return app_test_table(t);
}

void app_test_load(struct app_test *t, const char *record)
{
    char path[160], error[512] = "";
    snprintf(path, sizeof path, "%s/given.rec", t->folder);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(record, file);
    fclose(file);
    struct options options = {.load = path};
    if (!app_begin(&t->app, &options, error, sizeof error))
        fail_msg("%s", error);
    app_test_settle(t);
}

void app_test_lay(struct app_test *t, const char *folder, const char *name, int events, const char *option)
{
    char path[512], record[8192], *bytes, *from;
    struct text name_of = text_over(path, sizeof path), out = text_over(record, sizeof record);
    struct file_error err;
    size_t length;
    text_add(&name_of, "%s/%s.rec", folder, name);
    assert_true(file_read(path, sizeof record, &bytes, &length, &err));
    from = strstr(bytes, "\n\n") + 2;
    text_add(&out, "%.*s%s\n", (int)(from - 1 - bytes), bytes, option);
    for (int i = 0; i < events; i++, from = strchr(from, '\n') + 1)
        text_add(&out, "%.*s", (int)(strchr(from, '\n') + 1 - from), from);
    free(bytes);
    app_test_open(t, NULL);
    app_test_load(t, record);
    app_test_frames(t, 3);
    app_test_settle(t);
}

char *app_test_list(struct app_test *t)
{
    char *text = NULL;
    size_t size = 0, n = 0;
    FILE *out = open_memstream(&text, &size);
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    for (size_t i = 0; i < n; i++)
        fprintf(out, "%d %.1f %.1f %.1f %.1f %.3f %.3f %.3f %.3f %s\n", (int)item[i].kind, item[i].at.x,
                item[i].at.y, item[i].at.w, item[i].at.h, item[i].color.r, item[i].color.g, item[i].color.b,
                item[i].color.a, item[i].text ? item[i].text : "");
    fclose(out);
    return text;
}
