/* A finished match, shown again with everything open. */
#include "app/session_part.h"

#include "base/i18n.h"

#include <stdio.h>

/* Between two events, at normal speed. */
enum { PAUSE_MS = 500, PAUSE_LEAST_MS = 80 };

static bool go_on(struct session *s, uint64_t now)
{
    if (!s->running || !session_caught_up(s))
        return false;
    if (s->until == match_length(s->m)) {
        s->running = false;
        return true;
    }
    uint32_t ms = host_speed_ms(s->speed, PAUSE_MS);
    ms = ms > PAUSE_LEAST_MS ? ms : PAUSE_LEAST_MS;
    if (s->record_due == 0)
        s->record_due = now + ms;
    if (now < s->record_due)
        return false;
    session_advance(s);
    s->running = true;
    return true;
}

static int wake_in(const struct session *s, uint64_t now)
{
    if (!s->running || !session_caught_up(s))
        return -1;
    return s->record_due > now ? (int)(s->record_due - now) : 0;
}

static bool submit(struct session *s, const game_action *action, game_error *err)
{
    (void)s;
    (void)action;
    if (err)
        snprintf(err->text, sizeof err->text, "%s", _("This game is over."));
    return false;
}

static bool can_undo(const struct session *s, game_error *why)
{
    (void)s;
    if (why)
        snprintf(why->text, sizeof why->text, "%s", _("This game is over."));
    return false;
}

static bool undo(struct session *s)
{
    (void)s;
    return false;
}

const struct session_course course_record = {
    .open = true,
    .go_on = go_on,
    .wake_in = wake_in,
    .submit = submit,
    .can_undo = can_undo,
    .undo = undo,
};

struct session *session_replay(struct match *m, struct thinker *thinker, game_error *err)
{
    struct session_hooks nothing = {.ctx = NULL};
    if (!match_outcome(m, match_length(m), NULL)) {
        snprintf(err->text, sizeof err->text, "%s", _("This game is not over."));
        match_free(m);
        return NULL;
    }
    struct session *s = session_begin(&course_record, m, NULL, 0, thinker, &nothing, err);
    if (!s)
        return NULL;
    uint32_t first = 0;
    while (first < match_length(m) && match_decision(m, first).round == 0)
        first++;
    s->humans = 0; /* nobody is asked, and nothing is kept from anybody */
    s->at_screen = SEAT_NONE;
    session_seek(s, first);
    return s;
}

bool session_is_record(const struct session *s)
{
    return s->course->open;
}

void session_follow(struct session *s, uint32_t epoch)
{
    s->epoch = s->epoch > epoch ? s->epoch : epoch + 1;
}

uint32_t session_length(const struct session *s)
{
    return (uint32_t)match_length(s->m);
}

void session_seek(struct session *s, uint32_t n)
{
    if (!s->course->open)
        return;
    s->until = s->played = n < match_length(s->m) ? n : (uint32_t)match_length(s->m);
    s->running = false;
    s->record_due = 0;
    s->epoch++;
}

void session_advance(struct session *s)
{
    if (!s->course->open)
        return;
    if (!session_caught_up(s)) { /* what is being shown is done with */
        session_seek(s, s->until);
        return;
    }
    s->running = false;
    s->until += s->until < match_length(s->m);
    s->record_due = 0;
}

void session_run(struct session *s, bool on)
{
    s->running = s->course->open && on;
    s->record_due = 0;
}

bool session_running(const struct session *s)
{
    return s->running;
}

const struct game_view *session_open_at(struct session *s, uint32_t n)
{
    s->open_view = (union match_view_room){0};
    return match_unveil_at(s->m, n, match_room_view(&s->open_view)) ? match_room_view(&s->open_view) : NULL;
}

bool session_open_happening(struct session *s, uint32_t n, struct host_happening *out)
{
    *out = (struct host_happening){.number = n, .why = ""};
    if (n < 1 || n > match_length(s->m) || !match_outcome(s->m, match_length(s->m), NULL))
        return false;
    match_moment_read(s->m, n - 1, SEAT_NONE, true, &s->open_moment);
    out->actor = match_actor(s->m, n - 1);
    out->action = match_action(s->m, n - 1);
    out->events = s->open_moment.events;
    out->before = match_room_view(&s->open_moment.before);
    out->after = match_room_view(&s->open_moment.after);
    return true;
}
