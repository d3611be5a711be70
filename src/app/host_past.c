/* The host's calls about a match that is over, and its replay. */
#include "app/app.h"
#include "rules/match.h"
#include "table/past.h"

#include "base/i18n.h"

#include <stdio.h>

static struct session *of(const struct host *h)
{
    return app_of(h)->session;
}

static bool is_over(const struct host *h)
{
    const struct match *m = session_match(of(h));
    return match_outcome(m, match_length(m), NULL);
}

static uint32_t length(const struct host *h)
{
    return is_over(h) ? session_length(of(h)) : 0;
}

static bool outcome(const struct host *h, game_outcome *out)
{
    const struct match *m = session_match(of(h));
    return match_outcome(m, match_length(m), out);
}

static bool given_up(const struct host *h)
{
    return match_given_up(session_match(of(h)));
}

static const struct game_view *view(const struct host *h, uint32_t n)
{
    return session_open_at(of(h), n);
}

static bool happening(const struct host *h, uint32_t n, struct host_happening *out)
{
    return session_open_happening(of(h), n, out);
}

static double expects(const struct host *h, uint32_t n, int seat, int about, int thing)
{
    return is_over(h) ? session_expects(of(h), n, seat, about, thing) : -1;
}

static bool replaying(const struct host *h)
{
    return session_is_record(of(h));
}

/* Copies the match, so that the one that was played is there again after the replay. */
static bool replay(const struct host *h, uint32_t n, bool run, game_error *err)
{
    struct app *a = app_of(h);
    if (!replaying(h)) {
        const struct match *m = session_match(of(h));
        struct match *copy = match_copy(m, match_length(m));
        if (!copy) {
            snprintf(err->text, sizeof err->text, "%s", _("Out of memory."));
            return false;
        }
        if (!app_replay(a, copy, a->match_id, err))
            return false;
    }
    session_seek(of(h), n);
    session_run(of(h), run);
    return true;
}

static void leave(const struct host *h, int what)
{
    app_of(h)->left = what;
}

static int left(const struct host *h)
{
    int what = app_of(h)->left;

    app_of(h)->left = 0;
    return what;
}

static bool encore(const struct host *h, uint32_t n)
{
    struct app *a = app_of(h);
    const struct match *m = session_match(of(h));
    uint32_t epoch = session_epoch(of(h));
    struct match *copy = !session_kept(of(h)) || !is_over(h) ? NULL : match_copy(m, match_length(m));
    game_error unheard;
    struct session *s = copy ? session_replay(copy, a->thinker, &unheard) : NULL;
    if (!s)
        return false;
    app_put(a, s, a->match_id);
    a->encore = true;
    session_seek(s, n);
    session_follow(s, epoch);
    return true;
}

/* Back to the match, at the table that has shown its end once more. */
static void end_encore(struct app *a)
{
    uint32_t epoch = session_epoch(a->session);
    app_come_back(a);
    session_follow(a->session, epoch);
}

static void advance(const struct host *h)
{
    session_advance(of(h));
}

static void run(const struct host *h, bool on)
{
    session_run(of(h), on);
}

static bool running(const struct host *h)
{
    return session_running(of(h));
}

static void close_replay(const struct host *h)
{
    app_of(h)->replay_closing = true;
}

void app_close_replay(struct app *a)
{
    if (!a->replay_closing)
        return;
    a->replay_closing = false;
    if (a->encore) {
        end_encore(a);
        return;
    }
    app_come_back(a);
    if (a->session && session_over(a->session, NULL)) {
        a->host.shell->show(&a->host, HOST_SCREEN_TABLE);
        return;
    }
    a->host.shell->show(&a->host, HOST_SCREEN_TITLE);
    a->host.shell->show(&a->host, HOST_SCREEN_RECORDS);
}

void app_host_past(struct app *a)
{
    static const struct host_past past = {
        .length = length,
        .outcome = outcome,
        .given_up = given_up,
        .view = view,
        .happening = happening,
        .expects = expects,
        .replay = replay,
        .replaying = replaying,
        .advance = advance,
        .run = run,
        .running = running,
        .encore = encore,
        .leave = leave,
        .left = left,
        .close = close_replay,
    };
    a->host.past = &past;
}
