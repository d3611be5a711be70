#include "table/lesson.h"

#include "base/text.h"
#include "rules/words.h"
#include "table/describe.h"
#include "table/encore.h"
#include "table/game.h"
#include "table/lesson_inside.h"
#include "table/spend.h"
#include "table/table.h"
#include "ui/ui.h"

enum {
    TURNED_MS = 400, /* so long after a step has changed presses were meant for the one before, */
    HURRY_MS = 900,  /* and so long where one had cut short what was shown: others follow it, */
    HURRIED = 3,     /* … of which each one, up to so many, begins that time anew */
    FRESH_FRAMES = 2 /* what covered all until now gives its own focus back in the first of them */
};

const char *const lesson_keys[LESSON_BUTTONS] = {"next", "do", "back", "skip", "again", "play", "table"};

static bool same(const struct host_lesson *a, const struct host_lesson *b)
{
    return a->step == b->step && a->astray == b->astray && a->silent == b->silent;
}

/* Nothing is said before what has happened has been seen. */
void lesson_follow(struct table *t)
{
    struct host_lesson now = {0};
    struct lesson_shown *l = &t->lesson;

    if (l->pressed) { /* not while its words are being drawn: with another step they are gone */
        t->h->lesson_press(t->h, l->press);
        ui_wake(t->ui, 0); /* what happens by it is begun in the next frame */
    }
    l->pressed = false;
    bool on = t->h->lesson && t->h->lesson(t->h, &now);

    now.silent |= perform_busy(t) || encore_waits(t) || !t->laying.done;
    bool pressed = ui_any_press(t->ui), cut = l->on && l->now.silent && pressed;
    if (pressed && l->hurried > 0 && !l->now.silent && lesson_turned(t)) {
        l->since = ui_now(t->ui);
        l->hurried--;
    }
    if (on && (!l->on || !same(&now, &l->now))) {
        l->since = ui_now(t->ui);
        l->hurried = l->skipped || cut ? HURRIED : 0;
        l->fresh = FRESH_FRAMES;
        bool goes_on = l->on && l->now.step == now.step && l->now.astray == now.astray;
        l->folded &= goes_on;
        l->kept_open &= goes_on;
        l->place = goes_on ? l->place : 0;
    }
    l->skipped = now.silent && (l->skipped || cut);
    l->on = on;
    l->now = now;
}

bool lesson_speaks(const struct table *t)
{
    return t->lesson.on && !t->lesson.now.silent && !t->now.looking.on;
}

bool lesson_turned(const struct table *t)
{
    return t->lesson.on && ui_now(t->ui) - t->lesson.since < (t->lesson.hurried ? HURRY_MS : TURNED_MS);
}

bool lesson_astray(const struct table *t)
{
    return t->lesson.on && t->lesson.now.astray;
}

bool lesson_asks(const struct table *t, const game_action **task)
{
    *task = t->lesson.now.task;
    return lesson_speaks(t);
}

bool lesson_primary(const struct table *t, ui_id button, bool usual)
{
    struct table_press press[TABLE_PRESSES];
    const game_action *task;

    if (!lesson_asks(t, &task))
        return usual;
    size_t n = task && table_asks(t) ? table_presses(t, task, press) : 0;
    for (size_t i = 0; i < n; i++)
        if (press[i].id == button)
            return true;
    return false;
}

float lesson_height(const struct table *t)
{
    return t->lesson.on ? ui_grow(t->ui, 440) : 0;
}

void lesson_write_task(const struct table *t, struct text *out)
{
    if (t->lesson.now.task && !spend_done(t, t->lesson.now.task, out))
        table_say(t, SAY_ADVISE, t->lesson.now.task, out);
}

void lesson_describe(const struct table *t, struct text *out)
{
    struct rect at;

    if (!lesson_speaks(t))
        return;
    text_add(out, "step %zu\n", t->lesson.now.step);
    if (t->lesson.now.task) {
        text_add(out, "task ");
        words_write(table_rules(t)->words, t->box, t->lesson.now.task, out);
        text_add(out, "\n");
    }
    for (size_t i = 0; i < LESSON_BUTTONS; i++)
        if (ui_spot_seen(t->ui, t->lesson.button[i], &at))
            text_add(out, "lesson %08x %s\n", t->lesson.button[i], lesson_keys[i]);
}
