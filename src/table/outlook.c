#include "table/outlook.h"

#include "base/rng.h"
#include "rules/layout.h"
#include "table/game.h"
#include "table/table.h"

#include <stddef.h>
#include <string.h>

enum {
    WORLDS = 8,     /* drawn where secrets may matter */
    STEPS = 24,     /* decisions in a row */
    LOOKS = 20000,  /* positions in one world; a turn of any game of the house takes a few thousand at most */
    ANSWERS = 2048, /* legal actions on the way to one position */
    REST_ANSWERS = 64, /* to one decision in the rest of the mover's turn */
    REST_ENDS = 96     /* of it */
};

union world {
    max_align_t align;
    unsigned char bytes[GAME_MAX_STATE];
};

static struct game_state *state_of(union world *w)
{
    return (struct game_state *)w->bytes;
}

/* A look ahead in one world. */
struct look {
    const struct outlook_task *task;
    int mover;                   /* who may do anything in it */
    int turn;                    /* the one that is played out */
    uint32_t always;             /* who has won in every end so far */
    bool cut;                    /* not everything could be looked at */
    size_t left;                 /* positions that may still be looked at */
    game_action answer[ANSWERS]; /* a stack: those of each position on the way */
    size_t answers;
    struct outlook_way last; /* the step that led to the position */
    struct outlook *out;
    game_action first;         /* the one with which the turn began */
    struct outlook_next *next; /* NULL: it is not asked with which a turn is won */
};

static void note_first(struct look *l)
{
    struct outlook_next *next = l->next;
    uint8_t *n = &next->firsts[l->mover];
    game_action *list = next->first[l->mover];

    next->may |= 1U << l->mover;
    for (uint8_t i = 0; i < *n; i++)
        if (memcmp(&list[i], &l->first, sizeof l->first) == 0)
            return;
    if (*n < OUTLOOK_FIRSTS)
        list[(*n)++] = l->first;
}

/* An end of the turn, or as far as can be seen. */
static void reached(struct look *l, uint32_t winners)
{
    l->always &= winners;
    if (l->next && (winners >> l->mover & 1))
        note_first(l);
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++) {
        struct outlook_way *way = &l->out->way[seat];
        if ((winners >> seat & 1) && (!(l->out->may >> seat & 1) || l->last.steps < way->steps))
            *way = l->last;
    }
    l->out->may |= winners;
}

static void play_on(struct look *l, union world *at, uint8_t steps)
{
    const struct game_rules *r = l->task->rules;
    const struct game_box *box = l->task->box;
    game_decision d = r->decision(box, state_of(at));
    game_outcome end = {0};
    int seat = game_asked(&d, 0);

    if (d.over || d.chance || d.turn != l->turn) {
        reached(l, d.over && r->outcome(box, state_of(at), &end) ? end.winners : 0);
        return;
    }
    size_t first = l->answers, room = ANSWERS - first,
           n = r->legal(box, state_of(at), seat, &l->answer[first], room);
    size_t tried = seat == l->mover ? n : 1;
    l->cut |= n > room || steps == STEPS;
    tried = steps == STEPS ? 0 : tried < room ? tried : room;
    l->answers += tried;
    for (size_t i = 0; i < tried; i++) {
        union world next = *at;
        if (l->left == 0 || !r->apply(box, state_of(&next), seat, &l->answer[first + i], NULL)) {
            l->cut = true;
            break;
        }
        l->left--;
        l->first = steps == 0 ? l->answer[first + i] : l->first;
        l->last = (struct outlook_way){(int8_t)seat, (uint8_t)(steps + 1), l->answer[first + i]};
        play_on(l, &next, (uint8_t)(steps + 1));
    }
    l->answers = first;
}

/* At the turn that a world is in; returns who wins there in any case. next: may be NULL. */
static uint32_t look_ahead(const struct outlook_task *task, int mover, union world *world,
                           struct outlook *out, struct outlook_next *next)
{
    struct look l;

    l.task = task;
    l.mover = mover;
    l.next = next;
    l.turn = task->rules->decision(task->box, state_of(world)).turn;
    l.always = UINT32_MAX;
    l.cut = false;
    l.left = LOOKS;
    l.answers = 0;
    l.last = (struct outlook_way){.actor = SEAT_NONE};
    l.out = out;
    play_on(&l, world, 0);
    return l.cut ? 0 : l.always;
}

/* The same view draws the same worlds. */
static struct rng dice_of(const struct game_rules *rules, const union world *view)
{
    uint64_t seed = 14695981039346656037U;
    struct rng dice;

    for (size_t i = 0; i < rules->view_size; i++)
        seed = (seed ^ view->bytes[i]) * 1099511628211U;
    rng_start(&dice, seed, "outlook");
    return dice;
}

bool outlook_find(const struct outlook_task *task, struct outlook *out)
{
    union world view, world, before;
    uint32_t always = UINT32_MAX;
    int worlds = task->open ? 1 : WORLDS;
    bool alike = true;

    memset(out, 0, sizeof *out);
    memcpy(view.bytes, task->view, task->rules->view_size);
    struct game_view *shown = (struct game_view *)view.bytes;
    layout_unopposed(task->rules, shown);
    game_decision d = task->rules->view_decision(task->box, shown);
    if (d.over || d.chance)
        return false;
    struct rng dice = dice_of(task->rules, &view);
    for (int i = 0; i < worlds; i++) {
        memset(&world, 0, sizeof world);
        if (!task->rules->sample(task->box, shown, rng_draw, &dice, state_of(&world)))
            return out->may != 0;
        alike &= i == 0 || memcmp(world.bytes, before.bytes, sizeof world) == 0;
        before = world;
        always &= look_ahead(task, task->mover, &world, out, NULL);
    }
    out->sure = task->open || alike ? always & out->may : 0;
    return out->may != 0;
}

bool outlook_left(const struct outlook_task *task)
{
    const struct game_rules *r = task->rules;
    union world view, world;

    memset(&view, 0, sizeof view);
    memcpy(view.bytes, task->view, r->view_size);
    struct rng dice = dice_of(r, &view);
    for (int i = 0; i < (task->open ? 1 : WORLDS); i++) {
        struct outlook is = {0};
        game_outcome end = {0};
        memset(&world, 0, sizeof world);
        if (!r->sample(task->box, task->view, rng_draw, &dice, state_of(&world)))
            return false;
        int turn = r->decision(task->box, state_of(&world)).turn;
        if (!r->apply(task->box, state_of(&world), task->mover, task->first, NULL))
            continue;
        game_decision d = r->decision(task->box, state_of(&world));
        if (d.over && r->outcome(task->box, state_of(&world), &end))
            is.may = end.winners;
        else if (!d.over && d.turn == turn)
            (void)look_ahead(task, task->mover, &world, &is, NULL);
        if (is.may >> task->mover & 1)
            return true;
    }
    return false;
}

/* --- the next turns ------------------------------------------------------------------------------------------ */

/* What chance does where the match goes on after it. False: it ends in any case, as far as can be seen. */
static bool pass_chance(const struct outlook_task *task, union world *w, struct rng *dice)
{
    enum { DRAWS = 16 };
    const struct game_rules *r = task->rules;

    for (int i = 0; i < DRAWS; i++) {
        union world then = *w;
        game_action drawn = r->chance(task->box, state_of(w), rng_draw, dice);
        if (!r->apply(task->box, state_of(&then), SEAT_NATURE, &drawn, NULL))
            return false;
        if (r->decision(task->box, state_of(&then)).over)
            continue;
        *w = then;
        return true;
    }
    return false;
}

/* Plays that turn, which a world may still be in, to its end, with the mildest answers. False: the match is over with it. */
static bool end_turn(const struct outlook_task *task, int turn, union world *w, struct rng *dice)
{
    const struct game_rules *r = task->rules;

    for (int i = 0; i < 4 * STEPS; i++) {
        game_decision d = r->decision(task->box, state_of(w));
        game_action mild;
        int seat = game_asked(&d, 0);
        if (d.over)
            return false;
        if (!d.chance && d.turn != turn)
            return true;
        if (d.chance ? !pass_chance(task, w, dice)
                     : r->legal(task->box, state_of(w), seat, &mild, 1) == 0 ||
                           !r->apply(task->box, state_of(w), seat, &mild, NULL))
            return false;
    }
    return false;
}

/* From that turn of the mover's on. */
static void look_at_turns(const struct outlook_task *task, int turn, union world *w, struct rng *dice,
                          struct outlook_next *out)
{
    const struct game_rules *r = task->rules;

    for (int turns = 0; turns < GAME_MAX_SEATS && end_turn(task, turn, w, dice); turns++) {
        game_decision d = r->decision(task->box, state_of(w));
        struct outlook ends = {0};
        int seat = game_asked(&d, 0);
        turn = d.turn;
        if (seat == task->mover)
            return;
        (void)look_ahead(task, seat, w, &ends, out);
        out->worlds[seat] += ends.may >> seat & 1;
    }
}

/* One of the worlds that fit what is seen. False: none can be drawn. */
static bool draw_world(const struct outlook_task *task, struct rng *dice, union world *out)
{
    memset(out, 0, sizeof *out);
    return task->rules->sample(task->box, task->view, rng_draw, dice, state_of(out));
}

bool outlook_next(const struct outlook_task *task, struct outlook_next *out)
{
    union world view, world;

    memset(out, 0, sizeof *out);
    memcpy(view.bytes, task->view, task->rules->view_size);
    struct rng dice = dice_of(task->rules, &view);
    for (int i = 0; i < (task->open ? 1 : WORLDS) && draw_world(task, &dice, &world); i++) {
        int turn = task->rules->decision(task->box, state_of(&world)).turn;
        if (!task->first || task->rules->apply(task->box, state_of(&world), task->mover, task->first, NULL))
            look_at_turns(task, turn, &world, &dice, out);
    }
    return out->may != 0;
}

/* What is left of the mover's turn, tried out in one world. */
struct rest {
    const struct outlook_task *task;
    struct rng *dice;
    int turn;
    int left; /* ends of the turn that may still be looked at */
};

/* Who can win whatever the mover does from here on; of those in `of`. */
static uint32_t whatever_follows(struct rest *r, const union world *at, uint32_t of, int steps)
{
    const struct outlook_task *task = r->task;
    union world w = *at;
    game_decision d = task->rules->decision(task->box, state_of(&w));
    game_action answer[REST_ANSWERS];
    struct outlook_next then = {.may = 0};
    int seat = game_asked(&d, 0);

    if (d.over || of == 0)
        return 0;
    if (d.chance || d.turn != r->turn || steps == STEPS || r->left <= 0) {
        r->left--;
        look_at_turns(task, r->turn, &w, r->dice, &then);
        return of & then.may;
    }
    size_t n =
        task->rules->legal(task->box, state_of(&w), seat, answer, seat == task->mover ? REST_ANSWERS : 1);
    n = n < REST_ANSWERS ? n : REST_ANSWERS;
    for (size_t i = 0; i < (seat == task->mover ? n : 1) && of != 0; i++) {
        union world next = w;
        if (i < n && task->rules->apply(task->box, state_of(&next), seat, &answer[i], NULL))
            of = whatever_follows(r, &next, of, steps + 1);
    }
    return of;
}

uint32_t outlook_given(const struct outlook_task *task)
{
    union world view, world;
    uint32_t may = 0;

    memcpy(view.bytes, task->view, task->rules->view_size);
    struct rng dice = dice_of(task->rules, &view);
    for (int i = 0; i < (task->open ? 1 : WORLDS) && draw_world(task, &dice, &world); i++) {
        struct rest rest = {task, &dice, task->rules->decision(task->box, state_of(&world)).turn, REST_ENDS};
        if (task->first && task->rules->apply(task->box, state_of(&world), task->mover, task->first, NULL))
            may |= whatever_follows(&rest, &world, UINT32_MAX, 0);
    }
    return may;
}

/* --- the mover's own next turn ------------------------------------------------------------------------------- */

/* What of the rest of the mover's turn, in one world, lets it win with the next. */
struct later {
    const struct outlook_task *task;
    struct rng *dice;
    int turn;
    uint8_t piece;               /* the one that is announced */
    uint16_t seen[REST_ANSWERS]; /* where it and the prop have been at ends that were looked at */
    size_t ends;
    struct outlook_later *out;
};

/* Where the prop is, and that piece. */
static uint16_t places_in(const struct outlook_task *task, const union world *w, uint8_t piece)
{
    const struct game_layout *l = task->rules->layout;
    union world view;
    const struct game_view *seen = (const struct game_view *)view.bytes;

    memset(&view, 0, sizeof view);
    task->rules->observe(task->box, (const struct game_state *)w->bytes, SEAT_NONE,
                         (struct game_view *)view.bytes);
    return (uint16_t)(*layout_at(seen, l->prop) << 8 | layout_at(seen, l->piece)[piece]);
}

/* The mover can win with its next turn, whatever little the others do before it. */
static bool wins_next(const struct outlook_task *task, int turn, union world w, struct rng *dice,
                      game_action *first)
{
    struct outlook_next next;

    memset(&next, 0, sizeof next);
    for (int turns = 0; turns < GAME_MAX_SEATS && end_turn(task, turn, &w, dice); turns++) {
        game_decision d = task->rules->decision(task->box, state_of(&w));
        struct outlook ends = {0};
        turn = d.turn;
        if (game_asked(&d, 0) != task->mover)
            continue;
        (void)look_ahead(task, task->mover, &w, &ends, &next);
        *first = next.first[task->mover][0];
        return ends.may >> task->mover & 1;
    }
    return false;
}

/* Tries what the mover may do with the prop. step: with which it was last moved; NULL: not yet. */
static void make_of_it(struct later *l, const union world *at, const game_action *step, int steps)
{
    const struct outlook_task *task = l->task;
    union world w = *at;
    game_decision d = task->rules->decision(task->box, state_of(&w));
    game_action answer[REST_ANSWERS];
    int seat = game_asked(&d, 0);

    if (d.over || steps == STEPS)
        return;
    if (d.chance || d.turn != l->turn) {
        uint16_t places = places_in(task, &w, l->piece);
        for (size_t i = 0; i < l->ends; i++)
            if (l->seen[i] == places)
                return;
        if (!step || l->ends == REST_ANSWERS)
            return;
        l->seen[l->ends++] = places;
        l->out->may = wins_next(task, l->turn, w, l->dice, &l->out->first);
        l->out->by_step = true;
        l->out->step = *step;
        return;
    }
    size_t n =
        task->rules->legal(task->box, state_of(&w), seat, answer, seat == task->mover ? REST_ANSWERS : 1);
    n = n < REST_ANSWERS ? n : REST_ANSWERS;
    for (size_t i = 0; i < (seat == task->mover ? n : 1) && !l->out->may; i++) {
        union world next = w;
        if (i >= n || !task->rules->apply(task->box, state_of(&next), seat, &answer[i], NULL))
            continue;
        bool moved = (places_in(task, &next, l->piece) ^ places_in(task, &w, l->piece)) >> 8 != 0;
        make_of_it(l, &next, moved ? &answer[i] : step, steps + 1);
    }
}

/* Lets what is announced be stopped: each who is asked says as much as can be said, and the mover yields. False: it goes ahead. */
static bool stop_it(const struct outlook_task *task, int turn, uint8_t piece, union world *w)
{
    const uint16_t before = places_in(task, w, piece);
    const struct game_rules *r = task->rules;

    for (int i = 0; i < STEPS; i++) {
        game_decision d = r->decision(task->box, state_of(w));
        game_action answer[GAME_MAX_LEGAL];
        int seat = game_asked(&d, 0);
        if (d.over || d.chance || d.turn != turn)
            return !d.over && places_in(task, w, piece) == before;
        size_t n = r->legal(task->box, state_of(w), seat, answer, GAME_MAX_LEGAL);
        if (n == 0 || n > GAME_MAX_LEGAL ||
            !r->apply(task->box, state_of(w), seat, &answer[seat == task->mover ? 0 : n - 1], NULL))
            return false;
    }
    return false;
}

bool outlook_later(const struct outlook_task *task, struct outlook_later *out)
{
    const struct game_rules *r = task->rules;
    union world view, world, stopped;

    memset(out, 0, sizeof *out);
    memcpy(view.bytes, task->view, r->view_size);
    struct game_view *shown = (struct game_view *)view.bytes;
    layout_unopposed(r, shown);
    const struct announced *a = layout_announced(r, shown);
    game_decision d = r->view_decision(task->box, shown);
    struct outlook_task unopposed = *task;
    unopposed.view = shown;
    struct rng dice = dice_of(r, &view);
    if (!a || !r->layout->prop || d.over || d.chance || !draw_world(&unopposed, &dice, &world))
        return false;
    stopped = world;
    if (!stop_it(task, d.turn, a->piece, &stopped) || wins_next(task, d.turn, stopped, &dice, &out->first))
        return false;
    out->may = wins_next(task, d.turn, world, &dice, &out->first);
    struct later l = {.task = task, .dice = &dice, .turn = d.turn, .piece = a->piece, .out = out};
    if (!out->may)
        make_of_it(&l, &world, NULL, 0);
    return out->may;
}

/* What everybody knows of what a view shows: that of nobody in a world that fits it. NULL: none can be drawn. */
static const struct game_view *known_to_all(const struct table *t, const struct game_view *view,
                                            union world *out)
{
    const struct game_rules *rules = table_rules(t);
    union world shown = {0}, world = {0};

    memcpy(shown.bytes, view, rules->view_size);
    memset(out, 0, sizeof *out);
    struct rng dice = dice_of(rules, &shown);
    if (!rules->sample(t->box, view, rng_draw, &dice, state_of(&world)))
        return NULL;
    rules->observe(t->box, state_of(&world), SEAT_NONE, (struct game_view *)out->bytes);
    return (const struct game_view *)out->bytes;
}

/* What may be told of a view: `public` keeps it where others look on. */
static struct outlook_task told_of(const struct table *t, const struct game_view *view, union world *public)
{
    const struct table_game *game = t->game;
    const struct game_view *all = t->discreet ? known_to_all(t, view, public) : NULL;

    view = all ? all : view;
    return (struct outlook_task){.rules = table_rules(t),
                                 .box = t->box,
                                 .view = view,
                                 .mover = layout_announcer(table_rules(t), view, NULL),
                                 .open = game->wins_open && game->wins_open(view)};
}

bool outlook_of(const struct table *t, const struct game_view *view, struct outlook *out)
{
    union world public;
    struct outlook_task task = told_of(t, view, &public);

    memset(out, 0, sizeof *out);
    return task.mover >= 0 && outlook_find(&task, out);
}

bool outlook_gone(const struct table *t, const struct game_view *view, const game_action *action)
{
    union world public;
    struct outlook_task task = told_of(t, view, &public);

    task.first = action;
    return task.mover >= 0 && !outlook_left(&task);
}

void outlook_later_of(const struct table *t, bool wanted, struct outlook_later *out)
{
    const struct game_view *view = table_view_of(t);
    union world public;
    const struct game_view *all = t->discreet ? known_to_all(t, view, &public) : NULL;
    struct outlook_task task = {.rules = table_rules(t),
                                .box = t->box,
                                .view = all ? all : view,
                                .mover = layout_announcer(table_rules(t), view, NULL),
                                .open = true};

    memset(out, 0, sizeof *out);
    if (wanted && t->game->foresees && t->viewer >= 0 && task.mover >= 0 && task.mover != t->viewer &&
        !host_is_you(t->h, task.mover) && layout_undecided(task.rules, view))
        (void)outlook_later(&task, out);
}
