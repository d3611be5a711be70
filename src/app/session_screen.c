/* Who is at the screen: the curtain between two people, and what may be answered without one. */
#include "app/session_part.h"

int session_person_owing(const struct session *s)
{
    game_decision d = session_decision(s);
    if (s->at_screen >= 0 && game_asks(&d, s->at_screen))
        return s->at_screen;
    for (int seat = game_asked(&d, 0); seat >= 0; seat = game_asked(&d, seat + 1))
        if (s->seat[seat].human)
            return seat;
    return SEAT_NONE;
}

int session_viewer(const struct session *s)
{
    return s->curtain == SEAT_NONE ? s->at_screen : SEAT_NONE;
}

int session_curtain(const struct session *s)
{
    return s->curtain;
}

/* A decision that is answered before everybody's eyes. */
static bool is_open(const struct session *s, const game_decision *d)
{
    return s->hooks.open && s->hooks.open(s->hooks.ctx, d);
}

/* What follows is secret: a decision that is, or what they asked the curtain for. Not so before a turn that is played in the open
 * (a match is gone on with, the window lost the focus). */
bool session_curtain_secret(const struct session *s)
{
    game_decision d = session_decision(s);

    return s->asked_for || !is_open(s, &d);
}

void session_open_curtain(struct session *s)
{
    if (s->curtain == SEAT_NONE)
        return;
    s->at_screen = s->curtain;
    s->curtain = SEAT_NONE;
    s->alone_from = session_events(s);
    s->alone = session_curtain_secret(s);
    s->asked_for = false;
    s->curtains++;
    s->epoch++;
}

uint32_t session_curtains(const struct session *s)
{
    return s->curtains;
}

static void close_curtain(struct session *s, int seat)
{
    s->curtain = seat;
    s->hint_ready = false;
    s->epoch++;
}

/* Whoever is at the screen came through a curtain, and all that has happened since was that one's own, done in secret: nobody
 * else has had a reason to look. */
bool session_alone(const struct session *s)
{
    game_decision now = session_decision(s);

    if (!s->alone || (session_events(s) > s->alone_from && is_open(s, &now)))
        return false;
    for (uint32_t n = s->alone_from; n < session_events(s); n++) {
        game_decision d = match_decision(s->m, n);
        if (match_actor(s->m, n) != s->at_screen || is_open(s, &d))
            return false;
    }
    return true;
}

bool session_cover(struct session *s)
{
    if (s->humans < 2 || session_alone(s) || session_viewer(s) == SEAT_NONE)
        return false;
    close_curtain(s, s->at_screen);
    s->asked_for = true;
    return true;
}

void session_uncover(struct session *s)
{
    s->alone = false;
}

void session_shut(struct session *s)
{
    s->asked_for = false;
    if (s->humans >= 2 && s->curtain == SEAT_NONE && s->at_screen != SEAT_NONE && !session_over(s, NULL))
        close_curtain(s, s->at_screen);
}

void session_lose_focus(struct session *s, bool put_away)
{
    bool secret = session_alone(s);

    if (session_viewer(s) == SEAT_NONE || (!secret && !put_away))
        return;
    session_shut(s);
    s->asked_for = secret && s->curtain != SEAT_NONE;
}

/* Who has to come to the screen: somebody who must decide and has been shown everything that nobody can take back any more;
 * else SEAT_NONE. */
static int person_due(const struct session *s)
{
    int seat = session_person_owing(s);
    bool shown = s->hold_left == 0 && session_caught_up(s);
    return s->humans >= 2 && seat != SEAT_NONE && shown && s->curtain != seat ? seat : SEAT_NONE;
}

bool session_asked_openly(const struct session *s)
{
    game_decision d = session_decision(s);
    return s->at_screen != SEAT_NONE && is_open(s, &d);
}

/* For whom the curtain is due; else SEAT_NONE. */
static int curtain_due(const struct session *s)
{
    int seat = person_due(s);
    bool there = s->curtain == SEAT_NONE && s->at_screen == seat && session_alone(s);
    return there || session_asked_openly(s) ? SEAT_NONE : seat;
}

/* Whoever is asked openly and not at the screen yet; else SEAT_NONE. A closed curtain is opened by the one it is for. */
static int openly_due(const struct session *s)
{
    int seat = person_due(s);
    bool there = s->curtain != SEAT_NONE || s->at_screen == seat;
    return there || !session_asked_openly(s) ? SEAT_NONE : seat;
}

static bool close_due_curtain(struct session *s)
{
    int seat = curtain_due(s);
    if (seat == SEAT_NONE)
        return false;
    close_curtain(s, seat);
    return true;
}

static bool ask_openly(struct session *s)
{
    int seat = openly_due(s);
    if (seat == SEAT_NONE)
        return false;
    s->at_screen = seat;
    s->alone = false;
    s->hint_ready = false;
    s->epoch++;
    return true;
}

bool session_step_screen(struct session *s)
{
    bool asked = ask_openly(s);
    return close_due_curtain(s) || asked;
}

bool session_screen_due(const struct session *s)
{
    return curtain_due(s) != SEAT_NONE || openly_due(s) != SEAT_NONE;
}
