#include "app/session_part.h"

#include "ai/level.h"
#include "ai/opponent.h"
#include "app/choices.h"

#include "base/i18n.h"
#include "rules/layout.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    /* before the only answer is given for a person, who reads meanwhile what was announced */
    OBVIOUS_MS = 1500,
    READ_MS = 1100,    /* … and why: no less, however fast the rest goes by */
    CARRIED_MS = 3600, /* … and at every speed where it takes along what the match is about */
};

/* ---- Setting up ---- */

static void describe_seat(struct host_seat *out, const struct match_setup *setup, int seat)
{
    const match_seat *from = &setup->seat[seat];
    const char *place = match_place(setup, seat);
    out->place = place ? place : "";
    snprintf(out->name, sizeof out->name, "%s", match_called(setup, seat));
    snprintf(out->who, sizeof out->who, "%.*s", (int)sizeof out->who - 1, from->who);
    out->human = strcmp(from->who, "human") == 0;
    out->unnamed = out->human && (from->name[0] == '\0' || strcmp(from->name, choices_unnamed()) == 0);
    out->level = out->character = out->portrait = "";
    if (out->human || strncmp(from->who, "bot:", 4) == 0)
        return;
    /* The version (`@1`) is not shown. */
    const ai_character *character;
    game_error unread;
    const struct ai_kind *kind = ai_find(from->who, setup->rules->id, &character, &unread);
    if (!kind)
        return;
    out->level = kind->id;
    out->character = character ? character->id : "";
    if (character)
        /* TRANSLATORS: an opponent's level, character and how that one plays: "Rookie, The Loyalist. Backs one agent to the end." */
        snprintf(out->manner, sizeof out->manner, _("%s, %s. %s"), i18n_marked(kind->title),
                 i18n_marked(character->title), i18n_marked(character->help));
    else
        /* TRANSLATORS: an opponent's level, and what that means. */
        snprintf(out->manner, sizeof out->manner, _("%s. %s"), i18n_marked(kind->title),
                 i18n_marked(kind->help));
}

/* Chooses who plays each seat. A bot's command is run only if it was given now. */
static void choose_players(struct session *s, const struct match_setup *setup,
                           const struct session_bots *bots)
{
    game_error unread;
    for (int seat = 0; seat < s->seats; seat++) {
        describe_seat(&s->seat[seat], setup, seat);
        const char *who = setup->seat[seat].who;
        if (s->seat[seat].human)
            continue;
        if (bots && bots->command[seat])
            snprintf(s->who[seat], sizeof s->who[seat], "%s", bots->command[seat]);
        else if (strncmp(who, "bot:", 4) == 0 || !ai_known(who, setup->rules->id, &unread))
            snprintf(s->who[seat], sizeof s->who[seat], "ai:%s", ai_stand_in(setup->rules->id)->id);
        else
            snprintf(s->who[seat], sizeof s->who[seat], "%s", who);
    }
}

struct session *session_begin(const struct session_course *course, struct match *m,
                              const struct session_bots *bots, uint64_t seed, struct thinker *thinker,
                              const struct session_hooks *hooks, game_error *err)
{
    struct session *s = calloc(1, sizeof *s);
    if (!s) {
        snprintf(err->text, sizeof err->text, "%s", _("Out of memory."));
        match_free(m);
        return NULL;
    }
    const struct match_setup *setup = match_setup_of(m);
    s->course = course;
    s->m = m;
    s->rules = setup->rules;
    s->box = setup->box;
    s->hooks = *hooks;
    s->thinker = thinker;
    s->seed = seed;
    s->seats = setup->config.seats;
    rng_start(&s->chance, seed, "game");
    choose_players(s, setup, bots);
    s->at_screen = s->curtain = SEAT_NONE;
    s->patience = 100;
    for (int seat = 0; seat < s->seats; seat++) {
        s->humans += s->seat[seat].human ? 1 : 0;
        if (s->seat[seat].human)
            s->at_screen = seat;
    }
    if (s->humans != 1)
        s->at_screen = SEAT_NONE;
    s->played = (uint32_t)match_length(m);
    s->epoch = 1;
    session_reset_players(s);
    return s;
}

struct session *session_resume(struct match *m, uint64_t seed, struct thinker *thinker,
                               const struct session_hooks *hooks, game_error *err)
{
    return session_begin(&course_played, m, NULL, seed, thinker, hooks, err);
}

struct session *session_new(const struct match_setup *setup, const struct session_bots *bots, uint64_t seed,
                            struct thinker *thinker, const struct session_hooks *hooks, game_error *err)
{
    for (int seat = 0; seat < setup->config.seats; seat++) {
        const char *who = setup->seat[seat].who;
        if (strcmp(who, "human") != 0 && !opponent_known(who, setup->rules->id, err))
            return NULL;
    }
    struct match *m = match_new(setup, err);
    return m ? session_begin(&course_played, m, bots, seed, thinker, hooks, err) : NULL;
}

void session_free(struct session *s)
{
    if (!s)
        return;
    thinker_cancel(s->thinker);
    if (s->course->close)
        s->course->close(s);
    session_forget_opinions(s);
    match_free(s->m);
    free(s->why);
    free(s);
}

bool session_kept(const struct session *s)
{
    return s->hooks.kept;
}

/* ---- What is asked of it ---- */

const struct match *session_match(const struct session *s)
{
    return s->m;
}

int session_seats(const struct session *s)
{
    return s->seats;
}

int session_humans(const struct session *s)
{
    return s->humans;
}

void session_reword(struct session *s)
{
    for (int seat = 0; seat < s->seats; seat++) {
        const char *portrait = s->seat[seat].portrait;
        describe_seat(&s->seat[seat], match_setup_of(s->m), seat);
        s->seat[seat].portrait = portrait;
    }
    session_poll_thinker(s); /* what was thought of before is in the language of then */
    s->answer.why[0] = '\0';
    s->hint_ready = false;
    if (s->why)
        memset(s->why, 0, s->why_room * sizeof *s->why);
}

const struct host_seat *session_seat(const struct session *s, int seat)
{
    return &s->seat[seat];
}

const char *session_who(const struct session *s, int seat)
{
    return s->seat[seat].human ? "human" : s->who[seat];
}

void session_set_portrait(struct session *s, int seat, const char *picture)
{
    s->seat[seat].portrait = picture;
}

uint32_t session_epoch(const struct session *s)
{
    return s->epoch;
}

uint32_t session_events(const struct session *s)
{
    return s->course->open ? s->until : (uint32_t)match_length(s->m);
}

uint32_t session_played(const struct session *s)
{
    return s->played;
}

game_decision session_decision(const struct session *s)
{
    return match_decision(s->m, session_events(s));
}

bool session_over(const struct session *s, game_outcome *out)
{
    return match_outcome(s->m, session_events(s), out);
}

void session_set_speed(struct session *s, enum host_speed speed, bool repeatable)
{
    s->speed = speed;
    s->repeatable = repeatable;
}

void session_set_open(struct session *s, bool shields_open)
{
    if (s->shields_open != shields_open)
        s->epoch++;
    s->shields_open = shields_open;
}

bool session_caught_up(const struct session *s)
{
    return s->played == session_events(s);
}

/* ---- Decisions without a choice ---- */

void session_set_obvious(struct session *s, bool on)
{
    s->obvious = on;
    s->obvious_since = 0;
}

/* What one has announced oneself, or a challenge of one's own, is beaten: to give it up by itself would let it go by unseen, and what it
 * costs. */
static bool own_is_beaten(const struct session *s, int seat)
{
    union match_view_room room = {0};
    struct game_view *view = match_room_view(&room);

    match_view(s->m, session_events(s), seat, view);
    return layout_argued(s->rules, view);
}

/* The only answer to the decision that is open, if it may be given by itself. */
static bool only_answer(const struct session *s, game_action *out)
{
    game_action legal[2];
    uint32_t events = session_events(s);
    int seat = s->at_screen;
    if (!s->obvious || s->humans != 1 || s->course != &course_played || events == s->asked_anyway ||
        s->hold_left > 0 || !session_caught_up(s))
        return false;
    game_decision d = session_decision(s);
    if (seat == SEAT_NONE || d.over || !game_asks(&d, seat) || !session_asked_openly(s) ||
        match_legal(s->m, events, seat, legal, 2) != 1 || own_is_beaten(s, seat))
        return false;
    *out = legal[0];
    return true;
}

bool session_obvious(const struct session *s)
{
    game_action only;
    return only_answer(s, &only);
}

/* What is announced has taken along what the match is about: whoever can do nothing about that should have understood it. */
static bool carried_off(const struct session *s)
{
    union match_view_room room = {0};
    struct game_view *view = match_room_view(&room);
    const struct game_layout *layout = s->rules->layout;
    uint32_t n = session_events(s);

    if (!layout || layout->prop == 0)
        return false;
    match_view(s->m, n, s->at_screen, view);
    uint8_t now = *layout_at(view, layout->prop);
    while (n > 0 && layout_announced(s->rules, view))
        match_view(s->m, --n, s->at_screen, view);
    return *layout_at(view, layout->prop) != now;
}

/* When it is given. */
static uint64_t obvious_due(const struct session *s)
{
    uint32_t ms = host_speed_ms(s->speed, OBVIOUS_MS), least = s->obvious_carried ? CARRIED_MS : READ_MS;

    return s->obvious_since + (ms > 0 && ms < least ? least : ms);
}

static bool answer_obvious(struct session *s, uint64_t now)
{
    game_action only;
    if (!only_answer(s, &only)) {
        s->obvious_since = 0;
        return false;
    }
    if (s->obvious_since == 0) {
        s->obvious_since = now;
        s->obvious_carried = carried_off(s);
    }
    if (now < obvious_due(s) || !match_play(s->m, s->at_screen, &only, NULL))
        return false;
    s->obvious_since = 0;
    session_save(s);
    return true;
}

/* ---- Going on ---- */

void session_save(struct session *s)
{
    if (s->hooks.save)
        s->hooks.save(s->hooks.ctx, s->m);
}

/* Lets chance act. The events of setting up are saved together, when all are there. */
static bool step_chance(struct session *s)
{
    bool changed = false;
    while (s->hold_left == 0 && session_decision(s).chance && !session_stopped(s)) {
        if (!match_play_chance(s->m, rng_draw, &s->chance, &s->stop))
            break;
        changed = true;
        if (session_decision(s).round > 0)
            session_save(s);
    }
    if (changed && session_decision(s).round == 0)
        session_save(s);
    return changed;
}

const char *session_stopped(const struct session *s)
{
    return s->stop.text[0] != '\0' ? s->stop.text : NULL;
}

void session_pause(struct session *s, bool paused)
{
    if (s->paused != paused)
        s->hold_seen = 0;
    s->paused = paused;
}

/* Counts down while somebody can see it, once what was done has been shown. */
static void run_hold(struct session *s, uint64_t now)
{
    uint64_t passed = s->hold_seen > 0 ? now - s->hold_seen : 0;
    bool seen = session_caught_up(s) && !s->paused && s->curtain == SEAT_NONE;
    s->hold_seen = s->hold_left > 0 && seen ? now : 0;
    if (s->hold_seen > 0)
        s->hold_left = passed < s->hold_left ? s->hold_left - (uint32_t)passed : 0;
}

static bool played_on(struct session *s, uint64_t now)
{
    bool changed = step_chance(s);
    changed |= answer_obvious(s, now);
    changed |= session_step_opponents(s, now);
    session_keep_adviser(s);
    return step_chance(s) || changed;
}

bool session_step(struct session *s, uint64_t now)
{
    session_poll_thinker(s);
    run_hold(s, now);
    bool changed = !s->paused && s->course->go_on(s, now);
    return session_step_screen(s) || changed;
}

static int played_wake_in(const struct session *s, uint64_t now)
{
    if (s->hold_left > 0 && s->curtain == SEAT_NONE)
        return !session_caught_up(s) ? -1 : s->hold_seen > 0 ? (int)s->hold_left : 0;
    if (session_stopped(s))
        return -1;
    if (session_decision(s).chance)
        return 0;
    if (s->curtain != SEAT_NONE || !session_caught_up(s))
        return -1;
    if (session_obvious(s))
        return s->obvious_since == 0 || obvious_due(s) <= now ? 0 : (int)(obvious_due(s) - now);
    return session_opponents_wake_in(s, now);
}

int session_wake_in(const struct session *s, uint64_t now)
{
    if (session_screen_due(s))
        return 0;
    return s->paused ? -1 : s->course->wake_in(s, now);
}

/* ---- The viewer's decisions ---- */

bool session_my_decision(const struct session *s)
{
    int viewer = session_viewer(s);
    game_decision d = session_decision(s);
    bool rests = s->course->rests && s->course->rests(s);
    return viewer >= 0 && session_caught_up(s) && game_asks(&d, viewer) && !rests && !session_obvious(s);
}

size_t session_legal(struct session *s, game_action *out, size_t cap)
{
    return session_my_decision(s) ? s->rules->view_legal(s->box, session_view(s), out, cap) : 0;
}

static bool played_submit(struct session *s, const game_action *action, game_error *err)
{
    return match_play(s->m, session_viewer(s), action, err);
}

bool session_submit(struct session *s, const game_action *action, game_error *err)
{
    if (!session_my_decision(s)) {
        if (err)
            snprintf(err->text, sizeof err->text, "%s", _("It is not your decision now."));
        return false;
    }
    if (!s->course->submit(s, action, err))
        return false;
    s->hint_ticket = 0;
    s->hint_ready = false;
    s->hold_left = 0;
    session_save(s);
    return true;
}

void session_give_up(struct session *s)
{
    match_give_up(s->m);
    s->hold_left = 0;
    s->hint_ticket = 0;
    s->hint_ready = false;
    s->curtain = SEAT_NONE;
    s->played = session_events(s);
    session_rewritten(s);
}

void session_hold(struct session *s, uint32_t ms)
{
    game_decision d = session_decision(s);
    size_t n = match_length(s->m);
    bool own = s->at_screen != SEAT_NONE && n > 0 && match_actor(s->m, n - 1) == s->at_screen;
    s->hold_left = own && s->course == &course_played && !d.over && !game_asks(&d, s->at_screen) ? ms : 0;
    s->hold_seen = 0;
}

uint32_t session_held(const struct session *s)
{
    return s->hold_left;
}

/* Who may undo: the viewer or, behind the curtain, whoever has just left the screen. */
static int undoer(const struct session *s)
{
    return s->at_screen;
}

static bool played_can_undo(const struct session *s, game_error *why)
{
    if (undoer(s) == SEAT_NONE) {
        if (why)
            snprintf(why->text, sizeof why->text, "%s", _("You have nothing to take back."));
        return false;
    }
    return s->hold_left > 0 || match_can_undo(s->m, undoer(s), why);
}

static bool played_undo(struct session *s)
{
    bool held = s->hold_left > 0;
    if (!(held ? match_retract(s->m, undoer(s), NULL) : match_undo(s->m, undoer(s), NULL)))
        return false;
    session_rewritten(s);
    s->asked_anyway = session_events(s);
    if (s->curtain != SEAT_NONE)
        s->curtain = s->at_screen; /* whoever pressed undo may be somebody else */
    return true;
}

bool session_can_undo(const struct session *s, game_error *why)
{
    return s->course->can_undo(s, why);
}

bool session_undo(struct session *s)
{
    if (!session_can_undo(s, NULL) || !s->course->undo(s))
        return false;
    session_save(s);
    return true;
}

void session_rewritten(struct session *s)
{
    if (s->played > match_length(s->m))
        s->played = session_events(s);
    s->hold_left = 0;
    s->stop.text[0] = '\0';
    s->alone = s->asked_for = false; /* they have looked on at what is taken back */
    s->epoch++;
    session_forget_opinions(s); /* they are of events that may not have been */
    session_reset_players(s);
}

const struct session_course course_played = {
    .go_on = played_on,
    .wake_in = played_wake_in,
    .submit = played_submit,
    .can_undo = played_can_undo,
    .undo = played_undo,
};
