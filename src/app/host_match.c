/* The host's calls about the match in play. */
#include "app/app.h"
#include "base/i18n.h"
#include "base/text.h"
#include "rules/match.h"
#include "table/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct session *of(const struct host *h)
{
    return app_of(h)->session;
}

static bool playing(const struct host *h)
{
    return of(h);
}

static const struct match_setup *setup_of(const struct host *h)
{
    return match_setup_of(session_match(of(h)));
}

static const struct game_rules *rules(const struct host *h)
{
    return setup_of(h)->rules;
}

static const struct game_box *box(const struct host *h)
{
    return setup_of(h)->box;
}

static const struct table_game *table(const struct host *h)
{
    game_error unheard; /* it was read before the match began */
    return app_table_of(app_of(h), setup_of(h)->rules, &unheard);
}

static const game_config *config(const struct host *h)
{
    return &setup_of(h)->config;
}

static int seats(const struct host *h)
{
    return session_seats(of(h));
}

static const struct host_seat *seat_at(const struct host *h, int seat)
{
    return session_seat(of(h), seat);
}

static int humans(const struct host *h)
{
    return session_humans(of(h));
}

static bool kept(const struct host *h)
{
    return session_kept(of(h));
}

static int viewer(const struct host *h)
{
    return session_viewer(of(h));
}

static const struct game_view *view(const struct host *h)
{
    return session_view(of(h));
}

static const struct game_view *view_of(const struct host *h, int seat)
{
    return session_view_of(of(h), seat);
}

static const struct game_view *view_at(const struct host *h, uint32_t n)
{
    return session_view_at(of(h), n);
}

static uint32_t events(const struct host *h)
{
    return session_events(of(h));
}

static game_decision decision(const struct host *h)
{
    return session_decision(of(h));
}

static bool my_decision(const struct host *h)
{
    return session_my_decision(of(h));
}

static bool obvious(const struct host *h)
{
    return session_obvious(of(h));
}

static size_t legal(const struct host *h, game_action *out, size_t cap)
{
    return session_legal(of(h), out, cap);
}

static bool over(const struct host *h, game_outcome *out)
{
    return session_over(of(h), out);
}

static bool submit(const struct host *h, const game_action *action, game_error *err)
{
    return session_submit(of(h), action, err);
}

static bool can_undo(const struct host *h, game_error *why)
{
    return session_can_undo(of(h), why);
}

static bool undo(const struct host *h)
{
    return session_undo(of(h));
}

static void hold(const struct host *h, uint32_t ms)
{
    bool at_once = app_of(h)->settings.value[HOST_AT_ONCE] != 0;
    session_hold(of(h), at_once ? 0 : ms);
}

static uint32_t held(const struct host *h)
{
    return session_held(of(h));
}

static void patience(const struct host *h, int percent)
{
    session_set_patience(of(h), percent);
}

static uint32_t epoch(const struct host *h)
{
    return session_epoch(of(h));
}

static const struct host_happening *next(const struct host *h)
{
    return session_next(of(h));
}

static void played(const struct host *h)
{
    session_play(of(h));
}

static bool happening_at(const struct host *h, uint32_t n, struct host_happening *out)
{
    return session_happening(of(h), n, out);
}

static uint32_t since(const struct host *h)
{
    return session_since(of(h));
}

static int thinking(const struct host *h)
{
    return session_thinking(of(h));
}

static bool hint(const struct host *h, struct host_hint *out)
{
    return session_hint(of(h), out);
}

static int curtain(const struct host *h)
{
    return of(h) ? session_curtain(of(h)) : SEAT_NONE;
}

static bool curtain_secret(const struct host *h)
{
    return session_curtain_secret(of(h));
}

static uint32_t curtains(const struct host *h)
{
    return session_curtains(of(h));
}

static bool cover(const struct host *h)
{
    return session_cover(of(h));
}

static void uncover(const struct host *h)
{
    session_uncover(of(h));
}

static void open_curtain(const struct host *h)
{
    session_open_curtain(of(h));
}

/* Who may read all of what is written in mid-match: whoever is at the screen, or only the public where several people are. */
static int whose_record(const struct session *s)
{
    return session_humans(s) > 1 ? SEAT_NONE : session_viewer(s);
}

static bool share(const struct host *h, struct text *out, game_error *err)
{
    struct app *a = app_of(h);
    app_record_if_over(a);
    const char *there = a->record[0] != '\0' ? a->record : NULL;
    if (!there && session_over(a->session, NULL))
        there = archive_find(&a->store.archive, a->match_id);
    if (there)
        text_add(out, "%s", there);
    else if (!store_record(&a->store, session_match(a->session), a->match_id, whose_record(a->session), out,
                           err))
        return false;
    h->shell->copy(h, out->at);
    return true;
}

void app_host_match(struct app *a)
{
    struct host *h = &a->host;
    h->ctx = a;
    h->playing = playing;
    h->rules = rules;
    h->box = box;
    h->table = table;
    h->config = config;
    h->seats = seats;
    h->seat = seat_at;
    h->humans = humans;
    h->kept = kept;
    h->viewer = viewer;
    h->view = view;
    h->view_of = view_of;
    h->view_at = view_at;
    h->events = events;
    h->decision = decision;
    h->my_decision = my_decision;
    h->obvious = obvious;
    h->legal = legal;
    h->over = over;
    h->submit = submit;
    h->can_undo = can_undo;
    h->undo = undo;
    h->hold = hold;
    h->held = held;
    h->patience = patience;
    h->epoch = epoch;
    h->next = next;
    h->played = played;
    h->happening_at = happening_at;
    h->since = since;
    h->thinking = thinking;
    h->hint = hint;
    h->curtain = curtain;
    h->open_curtain = open_curtain;
    h->curtain_secret = curtain_secret;
    h->curtains = curtains;
    h->cover = cover;
    h->uncover = uncover;
    h->share = share;
}
