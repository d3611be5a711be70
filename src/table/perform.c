#include "table/perform.h"

#include "rules/game.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/ui.h"

#include <string.h>

static const struct table_cue *cue_of(const struct table *t, const game_event *e)
{
    static const struct table_cue none = {0}; /* what a game does not list is not shown, it only happens */

    return e->kind < t->game->cues ? &t->game->cue[e->kind] : &none;
}

void perform_reset(struct table *t)
{
    const struct host *h = t->h;
    const struct host_happening *waits = h->next(h);

    memset(&t->play, 0, sizeof t->play);
    t->play.last = waits ? waits->number - 1 : h->events(h);
}

bool perform_busy(const struct table *t)
{
    return t->play.number != 0 || t->h->next(t->h);
}

bool perform_shows(const struct table *t, int kind, float *progress)
{
    if (!t->play.running || t->play.now.kind != kind || t->looking.on)
        return false;
    if (progress)
        *progress = ease_at(EASE_IN_OUT, t->play.t);
    return true;
}

static void sound(const struct table *t, const char *name)
{
    if (name && !t->play.hurry)
        t->h->shell->sound(t->h, name);
}

static struct game_view *shown_view(struct table *t)
{
    return (struct game_view *)t->view.bytes;
}

static void begin_event(struct table *t, const game_event *e, uint64_t now)
{
    struct performance *s = &t->play;
    const struct table_cue *cue = cue_of(t, e);

    s->now = *e;
    s->running = true;
    s->began = now;
    s->ms = s->hurry ? 0 : host_ms(t->h, cue->ms, !cue->still);
    s->t = 0;
    sound(t, t->game->sound ? t->game->sound(t, e, cue->begins) : cue->begins);
    if (cue->early)
        table_rules(t)->show(t->box, shown_view(t), e);
    if (t->game->begins)
        t->game->begins(t, e, shown_view(t));
}

static void end_event(struct table *t)
{
    struct performance *s = &t->play;

    const struct table_cue *cue = cue_of(t, &s->now);

    sound(t, cue->ends);
    if (!cue->early)
        table_rules(t)->show(t->box, shown_view(t), &s->now);
    s->running = false;
    s->event++;
}

static void begin_happening(struct table *t, const struct host_happening *what, uint64_t now)
{
    struct performance *s = &t->play;

    s->number = what->number;
    s->event = 0;
    s->running = false;
    s->hurry = false;
    s->began = now;
    table_show(t, what->before);
}

static void end_happening(struct table *t, const struct host_happening *what)
{
    struct performance *s = &t->play;

    table_show(t, what->after);
    s->last = s->number;
    s->number = 0;
    s->hurry = false;
    t->h->played(t->h);
}

/* The present event has had its time. */
static bool time_is_up(struct table *t, uint64_t now)
{
    struct performance *s = &t->play;
    uint64_t passed = now - s->began;

    if (!s->hurry && passed < s->ms) {
        s->t = (float)passed / (float)s->ms;
        ui_wake(t->ui, 0);
        return false;
    }
    s->t = 1;
    return true;
}

void perform_run(struct table *t)
{
    enum { ONE_FRAME = 4000 }; /* steps, when nothing takes any time */
    struct performance *s = &t->play;
    uint64_t now = ui_now(t->ui);

    if (s->number != 0 && ui_any_press(t->ui))
        s->hurry = true;
    for (int steps = 0; steps < ONE_FRAME; steps++) {
        const struct host_happening *what = t->h->next(t->h);

        if (!what) {
            s->number = 0;
            s->running = false;
            return;
        }
        if (s->number != what->number)
            begin_happening(t, what, now);
        if (s->running && !time_is_up(t, now))
            return;
        if (s->running)
            end_event(t);
        if (s->event < what->events.count)
            begin_event(t, &what->events.item[s->event], now);
        else
            end_happening(t, what);
    }
}
