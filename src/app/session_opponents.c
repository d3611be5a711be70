/* The opponents: what they are told and asked, how long they take, what they answer; the hint, which is one's answer to a person's
 * decision. */
#include "app/session_part.h"

#include "ai/level.h"
#include "ai/opponent.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    THINK_USUAL_MS = 900, /* when the level does not say */
    THINK_MOST_MS = 6000, /* the longest wait for an answer */
    BUDGET_MS = 1500,     /* of thinking time by the clock */
    BEHIND_MOST = 100,    /* events that an adviser may be behind before it is told them unasked, … */
    TOLD_AT_ONCE = 1000,  /* … so many at a time: an opponent is not kept waiting */
};

void session_reset_players(struct session *s)
{
    struct thinker_table table = {.setup = *match_setup_of(s->m), .seed = s->seed};
    memcpy(table.who, s->who, sizeof table.who);
    thinker_set_table(s->thinker, &table);
    memset(s->told, 0, sizeof s->told);
    s->ticket = 0;
    s->asked = SEAT_NONE;
    s->answered = false;
    memset(s->advised, 0, sizeof s->advised);
    s->hint_ticket = 0;
    s->hint_ready = false;
}

void session_come_back(struct session *s)
{
    s->epoch++;
    session_reset_players(s);
}

void session_set_patience(struct session *s, int percent)
{
    s->patience = percent;
}

/* The opponent to be asked next, or SEAT_NONE. When several choose at once, people come first, so that they
 * can take back their choice until all have chosen, undisturbed. */
static int opponent_owing(const struct session *s)
{
    game_decision d = session_decision(s);
    return session_person_owing(s) == SEAT_NONE && !session_stopped(s) ? game_asked(&d, 0) : SEAT_NONE;
}

int session_thinking(const struct session *s)
{
    if (s->course->open || (s->course->waits && s->course->waits(s)))
        return SEAT_NONE;
    return s->asked != SEAT_NONE ? s->asked : opponent_owing(s);
}

/* Remembers an opponent's reason for the event that comes next. */
static void note_why(struct session *s, const char *why)
{
    size_t event = match_length(s->m);
    if (event >= s->why_room) {
        size_t room = event + 64;
        void *grown = realloc(s->why, room * sizeof *s->why);
        if (!grown)
            return;
        s->why = grown;
        memset(s->why + s->why_room, 0, (room - s->why_room) * sizeof *s->why);
        s->why_room = room;
    }
    snprintf(s->why[event], sizeof s->why[event], "%s", why);
}

/* Everything that a seat is to be told of the events from `from` to `to`, oldest first, each event followed by those it has revealed;
 * returns how much that is. out may be NULL. */
static size_t news(const struct session *s, int seat, size_t from, size_t to, bool openings,
                   struct thinker_event *out)
{
    size_t n = 0;
    for (size_t i = from; i < to; i++) {
        if (out) {
            out[n].actor = match_actor(s->m, i);
            out[n].action = match_action_seen(s->m, i, i + 1, seat);
            match_view(s->m, i + 1, seat, match_room_view(&out[n].after));
        }
        n++;
        for (size_t past = 0; openings && (past = match_opened(s->m, i, past, seat)) < i; past++, n++)
            if (out)
                out[n] = (struct thinker_event){.actor = match_actor(s->m, past),
                                                .action = match_action_seen(s->m, past, i + 1, seat),
                                                .opened = past + 1};
    }
    return n;
}

/* Puts a question to the thinker, with what there is to tell up to event `to`; its seat, adviser and from say to whom, and since when. */
static uint32_t ask_thinker(const struct session *s, struct thinker_question q, uint32_t to)
{
    bool openings = opponent_hears_openings(q.adviser ? q.adviser : s->who[q.seat], s->rules->id);
    struct thinker_event *events;
    union match_view_room view = {0};
    q.count = news(s, q.seat, q.from, to, openings, NULL);
    q.events = events = calloc(q.count > 0 ? q.count : 1, sizeof *events);
    if (!events)
        return 0;
    news(s, q.seat, q.from, to, openings, events);
    match_view(s->m, to, q.seat, match_room_view(&view));
    q.view = match_room_view(&view);
    q.limits = (struct ai_limits){.budget_ms = s->repeatable ? 0 : BUDGET_MS};
    uint32_t ticket = thinker_ask(s->thinker, &q);
    free(events);
    return ticket;
}

/* Asks an opponent for its decision. */
static bool ask_opponent(struct session *s, int seat)
{
    s->ticket =
        ask_thinker(s, (struct thinker_question){.seat = seat, .from = s->told[seat]}, session_events(s));
    return s->ticket != 0;
}

/* Tells the viewer's adviser what is new to it, a part at a time; once all is told, and it was asked for, it says what to do. */
static void ask_adviser(struct session *s, bool decides)
{
    int seat = session_viewer(s);
    uint32_t from = s->advised[seat], length = session_events(s);
    struct thinker_question q = {.seat = seat, .adviser = ai_adviser(s->rules->id)->id, .from = from};
    s->hint_told = length - from > TOLD_AT_ONCE ? from + TOLD_AT_ONCE : length;
    q.told_only = !decides || s->hint_told < length;
    s->hint_decides = !q.told_only;
    s->hint_seat = seat;
    s->hint_ticket = ask_thinker(s, q, s->hint_told);
}

static uint32_t think_ms(const struct session *s)
{
    uint32_t ms = s->answer.think_ms > 0 ? s->answer.think_ms : THINK_USUAL_MS;
    if (ms > THINK_MOST_MS)
        ms = THINK_MOST_MS;
    return host_speed_ms(s->speed, ms) * (uint32_t)s->patience / 100;
}

/* Plays an opponent's answer, or the first legal action if that cannot be played. */
static void take_answer(struct session *s)
{
    int seat = s->asked;
    s->answered = false;
    s->asked = SEAT_NONE;
    note_why(s, s->answer.why);
    game_action first;
    bool played = match_play(s->m, seat, &s->answer.action, &s->stop) ||
                  (match_legal(s->m, match_length(s->m), seat, &first, 1) > 0 &&
                   match_play(s->m, seat, &first, &s->stop));
    if (!played)
        return;
    s->stop.text[0] = '\0';
    session_save(s);
}

void session_poll_thinker(struct session *s)
{
    struct thinker_answer answer;
    if (!thinker_poll(s->thinker, &answer))
        return;
    if (answer.ticket == s->ticket && s->asked != SEAT_NONE) {
        s->answer = answer.choice;
        s->answered = true;
        s->ticket = 0;
    } else if (answer.ticket == s->hint_ticket) {
        s->advised[s->hint_seat] = s->hint_told;
        s->hint_ticket = 0;
        if (!s->hint_decides)
            return;
        s->hint.action = answer.choice.action;
        snprintf(s->hint.why, sizeof s->hint.why, "%s", answer.choice.why);
        s->hint_ready = true;
    }
}

void session_keep_adviser(struct session *s)
{
    if (s->hint_ticket == 0 && session_my_decision(s) &&
        session_events(s) - s->advised[session_viewer(s)] > BEHIND_MOST)
        ask_adviser(s, false);
}

bool session_step_opponents(struct session *s, uint64_t now)
{
    int seat = opponent_owing(s);
    if (seat == SEAT_NONE || s->curtain != SEAT_NONE)
        return false;
    if (s->asked == SEAT_NONE) {
        if (ask_opponent(s, seat)) {
            s->told[seat] = session_events(s);
            s->asked = seat;
            s->since = 0;
        }
        return false;
    }
    if (!s->answered || !session_caught_up(s))
        return false;
    if (s->since == 0)
        s->since = now;
    if (s->hold_left > 0 || now - s->since < think_ms(s))
        return false;
    take_answer(s);
    return true;
}

int session_opponents_wake_in(const struct session *s, uint64_t now)
{
    if (s->asked == SEAT_NONE)
        return opponent_owing(s) != SEAT_NONE ? 0 : -1;
    if (!s->answered)
        return -1; /* the thinker wakes the loop */
    uint64_t due = s->since + think_ms(s);
    return s->since == 0 || due <= now ? 0 : (int)(due - now);
}

bool session_hint(struct session *s, struct host_hint *out)
{
    if (!session_my_decision(s))
        return false;
    if (s->course->hint)
        return s->course->hint(s, out);
    uint32_t length = session_events(s);
    if (s->hint_at != length) {
        s->hint_at = length;
        s->hint_ready = false;
        s->hint_ticket = 0;
    }
    if (s->hint_ready) {
        *out = s->hint;
        return true;
    }
    if (s->hint_ticket == 0)
        ask_adviser(s, true);
    return false;
}
