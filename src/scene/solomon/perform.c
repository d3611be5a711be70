#include "scene/solomon/perform.h"

#include "scene/solomon/table.h"
#include "ui/ui.h"

#include <string.h>

/* How long each kind of event is shown, ms, with its sounds as it begins and ends. `still`: nothing moves, it is there
 * to be read, and reduced motion does not shorten it. */
static const struct cue {
    uint16_t ms;
    bool still;
    const char *begins, *ends;
} cues[] = {
    [SOLOMON_DEALT] = {170, false, NULL, "land"},
    [SOLOMON_STARTS] = {400, true, "stamp", NULL},
    [SOLOMON_INVESTED] = {300, true, "payoff", NULL},
    [SOLOMON_PAID] = {600, true, "payoff", NULL},
    [SOLOMON_ANNOUNCED_MOVE] = {550, true, "lift", NULL},
    [SOLOMON_ANNOUNCED_BURN] = {600, true, "challenge", NULL},
    [SOLOMON_PASSED] = {260, true, NULL, NULL},
    [SOLOMON_CHALLENGED] = {600, true, "challenge", NULL},
    [SOLOMON_RAISED] = {600, true, "raise", NULL},
    [SOLOMON_YIELDED] = {600, true, "yield", NULL},
    [SOLOMON_RESTRICTED] = {450, true, "stamp", NULL},
    [SOLOMON_RELEASED] = {150, true, NULL, NULL},
    [SOLOMON_TRAVELLED] = {600, false, NULL, "land"},
    [SOLOMON_CASE_MOVED] = {550, false, "case", "land"},
    [SOLOMON_BURNT] = {600, true, "burn", NULL},
    [SOLOMON_TURN] = {200, true, "turn", NULL},
    [SOLOMON_ROUND] = {150, true, NULL, NULL},
    [SOLOMON_DIE_ADVANCED] = {420, false, "tick", NULL},
    [SOLOMON_ROLLED] = {600, false, "die-throw", "die-bounce"},
    [SOLOMON_ENDED] = {1200, true, NULL, NULL},
};

static const struct cue *cue_of(const game_event *e)
{
    static const struct cue none = {0, true, NULL, NULL}; /* it changes the view and is not shown */
    return e->kind < sizeof cues / sizeof cues[0] ? &cues[e->kind] : &none;
}

int perform_seat_of(const game_event *event)
{
    switch (event->kind) {
    case SOLOMON_STARTS:
    case SOLOMON_RESTRICTED:
    case SOLOMON_RELEASED:
    case SOLOMON_TURN:
        return event->n > 0 ? event->arg[0] : event->seat;
    default:
        return event->seat;
    }
}

void perform_apply(struct solomon_view *view, const game_event *e)
{
    struct solomon_public *p = &view->pub;
    int seat = perform_seat_of(e);
    uint8_t bit = seat >= 0 ? (uint8_t)(1U << seat) : 0;
    switch (e->kind) {
    case SOLOMON_DEALT:
        p->agent_city[e->arg[0]] = (uint8_t)e->arg[1];
        break;
    case SOLOMON_ANNOUNCED_MOVE:
        p->verb = SOLOMON_MOVE;
        p->agent = (uint8_t)e->arg[0];
        p->from = (uint8_t)e->arg[1];
        p->target = (uint8_t)e->arg[2];
        break;
    case SOLOMON_ANNOUNCED_BURN:
        p->verb = SOLOMON_BURN;
        p->agent = (uint8_t)e->arg[0];
        p->target = (uint8_t)e->arg[1];
        p->from = (uint8_t)e->arg[2];
        break;
    case SOLOMON_TRAVELLED:
        p->agent_city[e->arg[0]] = (uint8_t)e->arg[2];
        if (e->arg[3] & SOLOMON_WITH_CASE)
            p->case_city = (uint8_t)e->arg[2];
        break;
    case SOLOMON_CASE_MOVED:
        p->case_city = (uint8_t)e->arg[1];
        break;
    case SOLOMON_BURNT:
        p->agent_city[e->arg[1]] = SOLOMON_NOWHERE;
        p->burnt |= (uint8_t)(1U << e->arg[1]);
        break;
    case SOLOMON_RESTRICTED:
        p->restricted |= bit;
        break;
    case SOLOMON_RELEASED:
        p->restricted &= (uint8_t)~bit;
        break;
    case SOLOMON_STARTS:
    case SOLOMON_TURN:
        p->turn = (int8_t)seat;
        p->verb = 0;
        break;
    case SOLOMON_ROUND:
        p->round = (uint16_t)e->arg[0];
        break;
    case SOLOMON_DIE_ADVANCED:
        p->track = (uint8_t)e->arg[0];
        break;
    default:
        break;
    }
}

/* Keeps what was said about the announcement that stands. */
static void remember(struct performance *s, const game_event *e)
{
    switch (e->kind) {
    case SOLOMON_ANNOUNCED_MOVE:
    case SOLOMON_ANNOUNCED_BURN:
    case SOLOMON_TURN:
    case SOLOMON_PAID:
        s->said_count = 0;
        return;
    case SOLOMON_PASSED:
    case SOLOMON_CHALLENGED:
    case SOLOMON_RAISED:
    case SOLOMON_YIELDED:
        break;
    default:
        return;
    }
    size_t cap = sizeof s->said / sizeof s->said[0];
    if (s->said_count == cap) /* the oldest goes */
        memmove(&s->said[0], &s->said[1], --s->said_count * sizeof s->said[0]);
    bool number = e->kind == SOLOMON_CHALLENGED || e->kind == SOLOMON_RAISED;
    s->said[s->said_count++] = (struct said){e->seat, e->kind, (uint8_t)(number ? e->arg[1] : 0)};
}

/* Where those who burnt did: the events are searched from the last back until all are found. */
static void find_burnt(struct table *t, uint32_t past)
{
    uint8_t left = t->view.pub.burnt;
    struct host_happening what;
    memset(t->burnt_in, SOLOMON_NOWHERE, sizeof t->burnt_in);
    for (uint32_t n = past; n > 0 && left != 0 && t->h->happening_at(t->h, n, &what); n--)
        for (size_t i = 0; i < what.events.count; i++) {
            const game_event *e = &what.events.item[i];
            if (e->kind != SOLOMON_BURNT)
                continue;
            t->burnt_in[e->arg[1]] = (uint8_t)e->arg[2];
            left &= (uint8_t) ~(1U << e->arg[1]);
        }
}

void perform_reset(struct table *t)
{
    const struct host *h = t->h;
    memset(&t->play, 0, sizeof t->play);
    const struct host_happening *waits = h->next(h);
    uint32_t past = waits ? waits->number - 1 : h->events(h);
    uint32_t first = past > 48 ? past - 47 : 1;
    struct host_happening what;
    for (uint32_t n = first; n <= past && h->happening_at(h, n, &what); n++)
        for (size_t i = 0; i < what.events.count; i++)
            remember(&t->play, &what.events.item[i]);
    t->play.last = past;
    find_burnt(t, past);
}

bool perform_busy(const struct table *t)
{
    return t->play.number != 0 || t->h->next(t->h);
}

bool perform_shows(const struct table *t, int kind, float *progress)
{
    if (!t->play.running || t->play.now.kind != kind || t->looking != 0)
        return false;
    if (progress)
        *progress = ease_at(EASE_IN_OUT, t->play.t);
    return true;
}

static void sound(const struct table *t, const char *name)
{
    if (name && !t->play.hurry)
        t->h->sound(t->h, name);
}

static const char *end_sound(const struct table *t, const game_event *e)
{
    if (t->view.seat < 0)
        return e->arg[0] == SOLOMON_END_DOCTOR ? "solomon" : "win";
    return e->arg[1] >> t->view.seat & 1 ? "win" : "lose";
}

static void begin_event(struct table *t, const game_event *e, uint64_t now)
{
    struct performance *s = &t->play;
    const struct cue *cue = cue_of(e);
    s->now = *e;
    s->running = true;
    s->began = now;
    s->ms = s->hurry ? 0 : host_ms(t->h, cue->ms, !cue->still);
    s->t = 0;
    remember(s, e);
    if (e->kind == SOLOMON_ENDED)
        sound(t, end_sound(t, e));
    else if (e->kind == SOLOMON_TRAVELLED)
        sound(t, e->arg[3] & SOLOMON_BY_TRAIN ? "train" : "lift");
    else if (e->kind != SOLOMON_TURN || perform_seat_of(e) == t->view.seat) /* one's own turn rings */
        sound(t, cue->begins);
    if (e->kind == SOLOMON_ANNOUNCED_MOVE || e->kind == SOLOMON_ANNOUNCED_BURN)
        perform_apply(&t->view, e);
    if (e->kind == SOLOMON_RELEASED || e->kind == SOLOMON_DIE_ADVANCED || e->kind == SOLOMON_TURN)
        t->view.pub.verb = 0; /* the turn is over: nothing is announced any more */
}

static void end_event(struct table *t)
{
    struct performance *s = &t->play;
    sound(t, cue_of(&s->now)->ends);
    if (s->now.kind == SOLOMON_BURNT)
        t->burnt_in[s->now.arg[1]] = (uint8_t)s->now.arg[2];
    perform_apply(&t->view, &s->now);
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
    t->view = *solomon_view_of(what->before);
}

static void end_happening(struct table *t, const struct host_happening *what)
{
    struct performance *s = &t->play;
    t->view = *solomon_view_of(what->after);
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
    struct performance *s = &t->play;
    uint64_t now = ui_now(t->ui);
    if (s->number != 0 && ui_any_press(t->ui))
        s->hurry = true;
    for (int guard = 0; guard < 4000; guard++) {
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
