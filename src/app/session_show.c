/* What a session shows: views and happenings, all made for the viewer. */
#include "app/session_part.h"

const struct game_view *session_cached_view(struct session *s, struct view_slot *slot, uint32_t n, int seat)
{
    if (!slot->made || slot->n != n || slot->seat != seat || slot->epoch != s->epoch) {
        slot->room = (union match_view_room){0};
        if (!s->course->open || !match_unveil_at(s->m, n, match_room_view(&slot->room)))
            match_view(s->m, n, seat, match_room_view(&slot->room));
        slot->made = true;
        slot->n = n;
        slot->seat = seat;
        slot->epoch = s->epoch;
    }
    return match_room_view(&slot->room);
}

const struct game_view *session_view(struct session *s)
{
    return session_cached_view(s, &s->now, session_events(s), session_viewer(s));
}

const struct game_view *session_view_at(struct session *s, uint32_t n)
{
    if (n > session_events(s))
        n = session_events(s);
    return session_cached_view(s, &s->at, n, session_viewer(s));
}

/* Whether all shields are open: nobody here plays, or the game is over. */
static bool open_to_all(const struct session *s)
{
    if (s->course->open || (s->humans == 0 && s->shields_open))
        return true;
    return s->played == match_length(s->m) && session_over(s, NULL);
}

const struct game_view *session_view_of(struct session *s, int seat)
{
    if (seat < 0 || seat >= s->seats)
        return NULL;
    if (seat != session_viewer(s) && !open_to_all(s))
        return NULL;
    return session_cached_view(s, &s->of[seat], session_events(s), seat);
}

/* Event n as seen from the moment after `from` events. */
static void happening(struct session *s, uint32_t n, uint32_t from, struct moment_slot *slot,
                      struct host_happening *out)
{
    int viewer = session_viewer(s);
    bool open = s->course->open;

    if (slot->n != n || slot->seat != viewer || slot->epoch != s->epoch) {
        match_moment_read(s->m, n - 1, viewer, open, &slot->is);
        slot->n = n;
        slot->seat = viewer;
        slot->epoch = s->epoch;
    }
    out->number = n;
    out->actor = match_actor(s->m, n - 1);
    out->action = open ? match_action(s->m, n - 1) : match_action_seen(s->m, n - 1, from, viewer);
    out->events = slot->is.events;
    out->before = match_room_view(&slot->is.before);
    out->after = match_room_view(&slot->is.after);
    out->why = n <= s->why_room && open_to_all(s) ? s->why[n - 1] : "";
}

const struct host_happening *session_next(struct session *s)
{
    if (s->curtain != SEAT_NONE || s->played >= session_events(s))
        return NULL;
    if (s->next.number != s->played + 1 || s->coming.epoch != s->epoch)
        happening(s, s->played + 1, s->played + 1, &s->coming, &s->next);
    return &s->next;
}

void session_play(struct session *s)
{
    if (s->played < session_events(s))
        s->played++;
    s->since = 0; /* show thinking from here on */
}

bool session_happening(struct session *s, uint32_t n, struct host_happening *out)
{
    if (n < 1 || n > match_length(s->m))
        return false;
    happening(s, n, n > s->played ? n : s->played, &s->again, out);
    return true;
}

bool session_opens(const struct session *s, uint32_t n)
{
    return match_opens(s->m, n - 1, session_viewer(s));
}

/* Whether event n (from 1) is the seat's own and the first that any seat makes in its turn. Nothing before
 * the first round is a turn. */
static bool begins_turn_of(const struct session *s, uint32_t n, int seat)
{
    game_decision d = match_decision(s->m, n - 1);
    if (match_actor(s->m, n - 1) != seat || d.round == 0)
        return false;
    for (uint32_t i = n - 1; i > 0; i--)
        if (match_actor(s->m, i - 1) != SEAT_NATURE)
            return match_decision(s->m, i - 1).round == 0 || match_decision(s->m, i - 1).turn != d.turn;
    return true;
}

uint32_t session_since(const struct session *s)
{
    int viewer = session_viewer(s);
    uint32_t n = viewer == SEAT_NONE ? 0 : s->played;
    while (n > 0 && !begins_turn_of(s, n, viewer))
        n--;
    if (n == 0)
        return 0;
    uint16_t turn = match_decision(s->m, n - 1).turn;
    uint32_t last = n; /* what chance does in the turn belongs to it as long as somebody acts after that */
    for (; n < s->played && match_decision(s->m, n).turn == turn; n++)
        last = match_actor(s->m, n) != SEAT_NATURE ? n + 1 : last;
    return last;
}
