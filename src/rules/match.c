/* The history of a match: its events, and the truth after any number of them. */
#include "rules/match.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/amounts.h"
#include "rules/record.h"
#include "rules/refuse.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    STRIDE = 64, /* events from one checkpoint to the next */
    FEW = 8,     /* so many outcomes of chance are named one by one in messages */
};

typedef struct move {
    int8_t actor;
    game_action action;
    game_decision then; /* that it answered */
} move;

/* A state, on the stack. */
union state_room {
    max_align_t align;
    unsigned char bytes[GAME_MAX_STATE];
};

struct match {
    struct match_setup setup;
    size_t count, room; /* events; for how many there is memory */
    move *moves;
    unsigned char *checkpoints; /* the state after 0, STRIDE, 2 STRIDE … events, state_size bytes each */
    size_t text_bytes;          /* of the record as it is now */
    bool given_up;              /* see match_give_up */
    union state_room now;       /* the state after all events */
};

static struct game_state *room_state(union state_room *room)
{
    return (struct game_state *)(void *)room;
}

static const struct game_state *now_state(const struct match *m)
{
    return (const struct game_state *)(const void *)&m->now;
}

/* Makes room for one more event. */
static bool grow(struct match *m)
{
    if (m->count < m->room)
        return true;
    size_t room = m->room ? m->room * 2 : 2 * STRIDE;
    move *moves = realloc(m->moves, room * sizeof *moves);
    if (!moves)
        return false;
    m->moves = moves;
    unsigned char *checkpoints = realloc(m->checkpoints, (room / STRIDE + 1) * m->setup.rules->state_size);
    if (!checkpoints)
        return false;
    m->checkpoints = checkpoints;
    m->room = room;
    return true;
}

static void keep_checkpoint(struct match *m)
{
    size_t size = m->setup.rules->state_size;

    if (m->count % STRIDE == 0)
        memcpy(m->checkpoints + m->count / STRIDE * size, &m->now, size);
}

struct match *match_new(const struct match_setup *setup, game_error *err)
{
    const struct game_rules *rules = setup->rules;
    char header[4096];
    struct text text = text_over(header, sizeof header);
    struct match *m = calloc(1, sizeof *m);

    if (!m || rules->state_size > sizeof m->now) {
        free(m);
        game_refuse(err, "%s", _("out of memory"));
        return NULL;
    }
    m->setup = *setup;
    if (!rules->init(setup->box, &setup->config, room_state(&m->now), err)) {
        free(m);
        return NULL;
    }
    if (!grow(m)) {
        match_free(m);
        game_refuse(err, "%s", _("out of memory"));
        return NULL;
    }
    record_header(setup, &text);
    m->text_bytes = text.length + 1;
    keep_checkpoint(m);
    return m;
}

struct match *match_copy(const struct match *m, size_t n)
{
    game_error unread;
    struct match *copy = match_new(&m->setup, &unread);

    for (size_t i = 0; copy && i < n; i++) {
        if (!match_play(copy, m->moves[i].actor, &m->moves[i].action, NULL)) {
            match_free(copy);
            return NULL;
        }
    }
    if (copy && n >= m->count)
        copy->given_up = m->given_up;
    return copy;
}

void match_free(struct match *m)
{
    if (!m)
        return;
    free(m->moves);
    free(m->checkpoints);
    free(m);
}

const struct match_setup *match_setup_of(const struct match *m)
{
    return &m->setup;
}

size_t match_length(const struct match *m)
{
    return m->count;
}

/* The state after n events: the one at hand, or else replayed from the checkpoint before it. */
static const struct game_state *state_at(const struct match *m, size_t n, union state_room *room)
{
    const struct game_rules *rules = m->setup.rules;
    size_t size = rules->state_size;

    if (n >= m->count)
        return now_state(m);
    memcpy(room, m->checkpoints + n / STRIDE * size, size);
    for (size_t i = n - n % STRIDE; i < n; i++)
        rules->apply(m->setup.box, room_state(room), m->moves[i].actor, &m->moves[i].action, NULL);
    return room_state(room);
}

/* Nobody is up after event n, because the match was given up there. */
static bool left_at(const struct match *m, size_t n)
{
    return m->given_up && n >= m->count;
}

game_decision match_decision(const struct match *m, size_t n)
{
    if (n < m->count)
        return m->moves[n].then;
    if (left_at(m, n))
        return game_left(m->setup.rules->decision(m->setup.box, now_state(m)));
    return m->setup.rules->decision(m->setup.box, now_state(m));
}

int match_next(const struct match *m, size_t n)
{
    game_decision decision = match_decision(m, n);

    return game_next(&decision);
}

bool match_outcome(const struct match *m, size_t n, game_outcome *out)
{
    union state_room room;
    game_outcome unasked;

    if (left_at(m, n)) {
        if (out)
            *out = (game_outcome){.winners = 0};
        return true;
    }
    return m->setup.rules->outcome(m->setup.box, state_at(m, n, &room), out ? out : &unasked);
}

void match_give_up(struct match *m)
{
    m->given_up = !match_outcome(m, m->count, NULL);
}

bool match_given_up(const struct match *m)
{
    return m->given_up;
}

void match_view(const struct match *m, size_t n, int seat, struct game_view *out)
{
    union state_room room;

    if (left_at(m, n))
        m->setup.rules->unveil(m->setup.box, now_state(m), out);
    else
        m->setup.rules->observe(m->setup.box, state_at(m, n, &room), seat, out);
}

bool match_unveil_at(const struct match *m, size_t n, struct game_view *out)
{
    union state_room room;

    if (!match_outcome(m, m->count, NULL))
        return false;
    m->setup.rules->unveil(m->setup.box, state_at(m, n, &room), out);
    return true;
}

size_t match_legal(const struct match *m, size_t n, int actor, game_action *out, size_t cap)
{
    union state_room room;

    return m->setup.rules->legal(m->setup.box, state_at(m, n, &room), actor, out, cap);
}

void match_text(const struct match *m, size_t n, int viewer, struct text *out)
{
    const struct game_rules *rules = m->setup.rules;
    union state_room room;
    union match_view_room seen;
    const struct game_state *state = state_at(m, n, &room);
    bool truth = viewer == MATCH_TRUTH;

    text_add(out, "game: %s\nevents: %zu\n", rules->id, n);
    rules->observe(m->setup.box, state, truth ? SEAT_NONE : viewer, match_room_view(&seen));
    rules->view_text(m->setup.box, match_room_view(&seen), truth ? state : NULL, out);
}

int match_actor(const struct match *m, size_t i)
{
    return m->moves[i].actor;
}

game_action match_action(const struct match *m, size_t i)
{
    return m->moves[i].action;
}

static game_action seen_from(const struct match *m, size_t i, const struct game_state *now, int viewer)
{
    const move *past = &m->moves[i];

    return m->setup.rules->mask(m->setup.box, now, &past->then, past->actor, &past->action, viewer);
}

game_action match_action_seen(const struct match *m, size_t i, size_t n, int viewer)
{
    union state_room room;

    return seen_from(m, i, state_at(m, n, &room), viewer);
}

size_t match_opened(const struct match *m, size_t i, size_t from, int viewer)
{
    union state_room before_room, after_room;
    const struct game_state *before = state_at(m, i, &before_room), *after = state_at(m, i + 1, &after_room);

    for (size_t past = from; past < i; past++) {
        game_action was = seen_from(m, past, before, viewer), is = seen_from(m, past, after, viewer);
        if (memcmp(&was, &is, sizeof was) != 0)
            return past;
    }
    return i;
}

bool match_opens(const struct match *m, size_t i, int viewer)
{
    return match_opened(m, i, 0, viewer) < i;
}

/* Carries out event i on the state before it. */
static void happen(const struct match *m, size_t i, int viewer, struct game_state *state, game_events *out)
{
    game_events all = {0};

    m->setup.rules->apply(m->setup.box, state, m->moves[i].actor, &m->moves[i].action, &all);
    out->count = 0;
    for (size_t e = 0; e < all.count; e++)
        if (game_sees(&all.item[e], viewer))
            out->item[out->count++] = all.item[e];
}

void match_events(const struct match *m, size_t i, int viewer, game_events *out)
{
    union state_room room, work;

    memcpy(&work, state_at(m, i, &room), m->setup.rules->state_size);
    happen(m, i, viewer, room_state(&work), out);
}

void match_moment_read(const struct match *m, size_t i, int viewer, bool open, struct match_moment *out)
{
    const struct game_rules *rules = m->setup.rules;
    const struct game_box *box = m->setup.box;
    union state_room room, work;
    struct game_view *before = match_room_view(&out->before), *after = match_room_view(&out->after);

    *out = (struct match_moment){.events = {.count = 0}};
    memcpy(&work, state_at(m, i, &room), rules->state_size);
    bool unveils = open && match_outcome(m, m->count, NULL);
    if (unveils)
        rules->unveil(box, room_state(&work), before);
    else
        rules->observe(box, room_state(&work), viewer, before);
    happen(m, i, viewer, room_state(&work), &out->events);
    if (unveils)
        rules->unveil(box, room_state(&work), after);
    else
        rules->observe(box, room_state(&work), viewer, after);
}

/* Bytes of an event's line in the record. */
static size_t line_bytes(const struct match *m, int actor, const game_action *action)
{
    char line[512];
    struct text text = text_over(line, sizeof line);

    record_event(m->setup.rules, m->setup.box, actor, action, &text);
    return text.length + 1;
}

bool match_chance_template(const struct match *m, size_t n, game_action *out)
{
    game_action legal[GAME_MAX_LEGAL];
    size_t count = match_legal(m, n, SEAT_NATURE, legal, GAME_MAX_LEGAL);

    game_decision decision = match_decision(m, n);
    union state_room room;

    if (count == 0 || !decision.chance)
        return false;
    *out = m->setup.rules->mask(m->setup.box, state_at(m, n, &room), &decision, SEAT_NATURE, &legal[0],
                                SEAT_NONE);
    for (size_t i = 1; i < count && i < GAME_MAX_LEGAL; i++)
        for (size_t a = 0; a < out->n; a++)
            if (legal[i].arg[a] != legal[0].arg[a])
                out->arg[a] = GAME_HIDDEN;
    return true;
}

void match_say_legal(const struct match *m, struct text *out)
{
    game_decision decision = match_decision(m, m->count);
    game_action legal[GAME_MAX_LEGAL];
    size_t left = 0, said = 0;

    for (int actor = SEAT_NATURE; actor < m->setup.config.seats; actor++) {
        if (!game_asks(&decision, actor))
            continue;
        size_t count = match_legal(m, m->count, actor, legal, GAME_MAX_LEGAL);
        if (actor == SEAT_NATURE && count > FEW && match_chance_template(m, m->count, &legal[0]))
            count = 1;
        for (size_t i = 0, run; i < count && i < GAME_MAX_LEGAL; i += run) {
            char line[512];
            struct text text = text_over(line, sizeof line);
            run = amounts_run(m->setup.rules, m->setup.box, legal, count, i);
            record_run(m->setup.rules, m->setup.box, actor, &legal[i], run, &text);
            if (left || out->length + text.length + 32 > out->size) {
                left++;
                continue;
            }
            text_add(out, "%s%s", said++ ? ", " : "", line);
        }
    }
    if (left)
        text_add(out, _("%s… and %zu more"), said ? ", " : "", left);
}

/* Why an event may not happen now. */
static void say_illegal(const struct match *m, int actor, const game_action *action, struct text *out)
{
    char line[512];
    struct text text = text_over(line, sizeof line);

    record_event(m->setup.rules, m->setup.box, actor, action, &text);
    if (match_outcome(m, m->count, NULL)) {
        text_add(out, _("\"%.80s\" comes after the end of the game"), line);
        return;
    }
    text_add(out, _("\"%.80s\" is not legal here; legal: "), line);
    match_say_legal(m, out);
}

bool match_play(struct match *m, int actor, const game_action *action, game_error *err)
{
    const struct game_rules *rules = m->setup.rules;
    game_decision decision = match_decision(m, m->count);

    if (!game_asks(&decision, actor) || !rules->is_legal(m->setup.box, now_state(m), actor, action)) {
        if (err) {
            struct text text = text_over(err->text, sizeof err->text);
            say_illegal(m, actor, action, &text);
        }
        return false;
    }
    size_t bytes = line_bytes(m, actor, action);
    if (m->text_bytes + bytes > MATCH_MAX_TEXT)
        return game_refuse(err, "%s", _("the match has grown too long for its record (1 MiB)"));
    if (!grow(m))
        return game_refuse(err, "%s", _("out of memory"));
    if (!rules->apply(m->setup.box, room_state(&m->now), actor, action, NULL))
        return game_refuse(err, "%s", _("the rules refuse an event that they call legal"));
    m->moves[m->count++] = (move){(int8_t)actor, *action, decision};
    m->text_bytes += bytes;
    keep_checkpoint(m);
    return true;
}

bool match_play_chance(struct match *m, game_draw draw, void *ctx, game_error *err)
{
    if (!match_decision(m, m->count).chance)
        return game_refuse(err, "%s", _("it is not for chance to decide here"));
    game_action action = m->setup.rules->chance(m->setup.box, now_state(m), draw, ctx);
    return match_play(m, SEAT_NATURE, &action, err);
}

/* The last event is the seat's own, and the match goes on. */
static bool ended_on(const struct match *m, int seat, game_error *why)
{
    if (m->count == 0)
        return game_refuse(why, "%s", _("Nothing has happened yet."));
    if (match_outcome(m, m->count, NULL))
        return game_refuse(why, "%s", _("The game is over and everything is known."));
    const move *last = &m->moves[m->count - 1];
    if (last->actor == SEAT_NATURE)
        return game_refuse(why, "%s", _("Chance has decided since."));
    if (last->actor != seat)
        return game_refuse(why, "%s", _("Another player has acted since."));
    return true;
}

bool match_can_undo(const struct match *m, int seat, game_error *why)
{
    union state_room room;

    if (!ended_on(m, seat, why))
        return false;
    const move *last = &m->moves[m->count - 1];
    if (m->setup.rules->reveals(m->setup.box, state_at(m, m->count - 1, &room), seat, &last->action))
        return game_refuse(why, "%s", _("The others have learned something from it."));
    return true;
}

bool match_undo(struct match *m, int seat, game_error *why)
{
    return match_can_undo(m, seat, why) && match_retract(m, seat, why);
}

bool match_retract(struct match *m, int seat, game_error *why)
{
    union state_room room;

    if (!ended_on(m, seat, why))
        return false;
    const move *last = &m->moves[m->count - 1];
    m->text_bytes -= line_bytes(m, last->actor, &last->action);
    state_at(m, m->count - 1, &room);
    m->count--;
    m->now = room;
    return true;
}
