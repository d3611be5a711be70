#include "table/outlook.h"

#include "base/rng.h"
#include "table/game.h"
#include "table/table.h"

#include <stddef.h>
#include <string.h>

enum {
    WORLDS = 8,    /* drawn where secrets may matter */
    STEPS = 24,    /* decisions in a row */
    LOOKS = 20000, /* positions in one world; a turn of any game of the house takes a few thousand at most */
    ANSWERS = 2048 /* legal actions on the way to one position */
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
    int turn;                    /* the one that is played out */
    uint32_t always;             /* who has won in every end so far */
    bool cut;                    /* not everything could be looked at */
    size_t left;                 /* positions that may still be looked at */
    game_action answer[ANSWERS]; /* a stack: those of each position on the way */
    size_t answers;
    struct outlook_way last; /* the step that led to the position */
    struct outlook *out;
};

/* An end of the turn, or as far as can be seen. */
static void reached(struct look *l, uint32_t winners)
{
    l->always &= winners;
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
    size_t tried = seat == l->task->mover ? n : 1;
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
        l->last = (struct outlook_way){(int8_t)seat, (uint8_t)(steps + 1), l->answer[first + i]};
        play_on(l, &next, (uint8_t)(steps + 1));
    }
    l->answers = first;
}

/* In one world; returns who wins there in any case. */
static uint32_t look_ahead(const struct outlook_task *task, union world *world, struct outlook *out)
{
    struct look l;

    l.task = task;
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
    if (task->unopposed)
        task->unopposed(task->box, shown);
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
        always &= look_ahead(task, &world, out);
    }
    out->sure = task->open || alike ? always & out->may : 0;
    return out->may != 0;
}

bool outlook_of(const struct table *t, const struct game_view *view, struct outlook *out)
{
    const struct table_game *game = t->game;
    struct outlook_task task = {.rules = table_rules(t),
                                .box = t->box,
                                .view = view,
                                .mover = game->announcer ? game->announcer(t->box, view, NULL) : SEAT_NONE,
                                .unopposed = game->unopposed,
                                .open = game->wins_open && game->wins_open(view)};

    memset(out, 0, sizeof *out);
    return task.mover >= 0 && outlook_find(&task, out);
}
