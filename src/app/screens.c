#include "app/screens.h"

#include "scene/scene.h"
#include "ui/ui.h"

#include <stdlib.h>

static void ask(struct screens *s, const struct scene *scene, bool clear)
{
    if (s->asked_count == SCREENS_ASKED)
        return;
    s->asked[s->asked_count].scene = scene;
    s->asked[s->asked_count].clear = clear;
    s->asked_count++;
}

void screens_push(struct screens *s, const struct scene *scene)
{
    ask(s, scene, false);
}

void screens_only(struct screens *s, const struct scene *scene)
{
    ask(s, scene, true);
}

void screens_pop(struct screens *s)
{
    ask(s, NULL, false);
}

static void close_top(struct screens *s, const struct host *h)
{
    s->count--;
    const struct scene *scene = s->item[s->count].scene;
    if (scene->close)
        scene->close(s->item[s->count].state, h);
    free(s->item[s->count].state);
}

static void open_on_top(struct screens *s, const struct host *h, const struct scene *scene)
{
    if (s->count == SCREENS_DEEP)
        return;
    void *state = calloc(1, scene->state_size > 0 ? scene->state_size : 1);
    if (!state)
        return;
    s->item[s->count].scene = scene;
    s->item[s->count].state = state;
    s->count++;
    if (scene->open)
        scene->open(state, h);
}

bool screens_settle(struct screens *s, const struct host *h)
{
    bool changed = s->asked_count > 0;
    for (int i = 0; i < s->asked_count; i++) { /* opening a scene may request more */
        const struct scene *scene = s->asked[i].scene;
        if (!scene && s->count > 1)
            close_top(s, h);
        while (s->asked[i].clear && s->count > 0)
            close_top(s, h);
        if (scene)
            open_on_top(s, h, scene);
    }
    s->asked_count = 0;
    return changed;
}

const struct scene *screens_top(const struct screens *s)
{
    return s->count > 0 ? s->item[s->count - 1].scene : NULL;
}

void screens_describe(const struct screens *s, struct text *out)
{
    const struct scene *top = screens_top(s);

    if (top && top->describe)
        top->describe(s->item[s->count - 1].state, out);
}

const char *screens_topic(const struct screens *s)
{
    const char *topic = NULL;

    for (int i = s->count - 1; i >= 0 && !topic; i--)
        if (s->item[i].scene->topic)
            topic = s->item[i].scene->topic(s->item[i].state);
    return topic;
}

bool screens_has(const struct screens *s, const struct scene *scene)
{
    for (int i = 0; i < s->count; i++)
        if (s->item[i].scene == scene)
            return true;
    return false;
}

void screens_frame(struct screens *s, const struct host *h, struct ui *ui)
{
    if (s->count == 0)
        return;
    int lowest = s->count - 1;
    while (lowest > 0 && s->item[lowest].scene->overlay)
        lowest--;
    ui_screen(ui, s->item[lowest].scene->id);
    for (int i = lowest; i < s->count; i++)
        s->item[i].scene->frame(s->item[i].state, h, ui);
    if (s->asked_count > 0 || !ui_action(ui, ACTION_BACK))
        return;
    const struct scene *top = screens_top(s);
    if (top->cancel)
        top->cancel(s->item[s->count - 1].state, h);
    else
        h->shell->back(h);
}

void screens_close(struct screens *s, const struct host *h)
{
    while (s->count > 0)
        close_top(s, h);
    s->asked_count = 0;
}
