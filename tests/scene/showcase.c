#include "scene/showcase.h"

#include "base/file.h"
#include "cmocka_all.h"
#include "platform/saves.h"
#include "scene/solomon/own.h"
#include "ui/ui.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEYS = 16, NO_SCREEN = -1 };

/* The record to load (NULL: none), the screen to show on top, then keys to press. */
static const struct state {
    const char *name, *record;
    int screen;
    enum input_action key[KEYS];
} states[] = {
    {"title", NULL, HOST_SCREEN_TITLE, {0}},
    {"new game", NULL, HOST_SCREEN_NEW, {0}},
    {"saved games, none", NULL, HOST_SCREEN_LOAD, {0}},
    {"settings", NULL, HOST_SCREEN_SETTINGS, {0}},
    {"help", NULL, HOST_SCREEN_HELP, {0}},
    {"help, second page", NULL, HOST_SCREEN_HELP, {ACTION_ACCEPT}},
    {"help, on keys",
     NULL,
     HOST_SCREEN_HELP,
     {ACTION_ACCEPT, ACTION_ACCEPT, ACTION_ACCEPT, ACTION_ACCEPT, ACTION_ACCEPT, ACTION_ACCEPT, ACTION_ACCEPT,
      ACTION_ACCEPT, ACTION_ACCEPT, ACTION_ACCEPT, ACTION_ACCEPT, ACTION_ACCEPT}},
    {"title, to be gone on with", "turn", HOST_SCREEN_TITLE, {0}},
    {"saved games", "turn", HOST_SCREEN_LOAD, {0}},
    {"saved games, one to be thrown away",
     "turn",
     HOST_SCREEN_LOAD,
     {ACTION_NEXT, ACTION_NEXT, ACTION_ACCEPT}},
    {"table", "turn", NO_SCREEN, {0}},
    {"table, an agent picked", "turn", NO_SCREEN, {ACTION_ACCEPT, ACTION_ACCEPT}},
    {"pause", "turn", NO_SCREEN, {ACTION_MENU}},
    {"shield", "turn", NO_SCREEN, {ACTION_DIGIT_0 + 2}},
    {"dossier", "turn", NO_SCREEN, {ACTION_DIGIT_0 + 4}},
    {"dossier, the agents",
     "turn",
     NO_SCREEN,
     {ACTION_DIGIT_0 + 4, ACTION_RIGHT, ACTION_RIGHT, ACTION_RIGHT, ACTION_RIGHT, ACTION_RIGHT,
      ACTION_ACCEPT}},
    {"log", "turn", NO_SCREEN, {ACTION_LOG}},
    {"looking back", "turn", NO_SCREEN, {ACTION_LOG, ACTION_UP, ACTION_ACCEPT}},
    {"hint", "turn", NO_SCREEN, {ACTION_HINT}},
    {"set-up", "invest", NO_SCREEN, {ACTION_ACCEPT}},
    {"challenge", "respond", NO_SCREEN, {0}},
    {"bid", "bid", NO_SCREEN, {0}},
    {"carry", "carry", NO_SCREEN, {0}},
    {"curtain", "couch", NO_SCREEN, {0}},
    {"couch", "couch", NO_SCREEN, {ACTION_ACCEPT}},
    {"ended by the briefcase", "home", NO_SCREEN, {0}},
    {"ended by the doctor", "doctor", NO_SCREEN, {0}},
    {"shields up", "doctor", NO_SCREEN, {ACTION_ACCEPT}},
};

const char *showcase_name(size_t i)
{
    return i < sizeof states / sizeof states[0] ? states[i].name : NULL;
}

char *showcase_record(const char *name)
{
    char path[512], *bytes = NULL;
    size_t length;
    struct file_error err;
    snprintf(path, sizeof path, RECORDS_FOLDER "/%s.rec", name);
    if (!file_read(path, 1 << 20, &bytes, &length, &err))
        fail_msg("%s: %s", path, err.text);
    return bytes;
}

void showcase_open(struct app_test *t, const char *name)
{
    char *record = showcase_record(name);
    app_test_open(t, NULL);
    app_test_load(t, record);
    free(record);
}

static void add_broken_save(struct app_test *t)
{
    char path[200], error[256] = "";
    snprintf(path, sizeof path, "%s/saves", t->folder);
    assert_true(saves_write(path, "damaged", "not a record\n", 13, error, sizeof error));
}

void showcase_go(struct app_test *t, size_t i)
{
    const struct state *s = &states[i];
    struct host *h = &t->app.host;
    if (s->screen == HOST_SCREEN_LOAD && s->record)
        add_broken_save(t);
    if (s->record) {
        char *record = showcase_record(s->record);
        app_test_load(t, record);
        free(record);
    }
    if (s->screen != NO_SCREEN)
        h->shell->show(h, (enum host_screen)s->screen);
    app_test_frames(t, 10);
    for (int k = 0; k < KEYS && s->key[k] != ACTION_NONE; k++) {
        app_test_act(t, s->key[k]);
        app_test_settle(t);
    }
    app_test_frames(t, 4);
}
