#include "ai/search.h"

#include "ai/clock.h"
#include "ai/tree.h"
#include "ai/worlds.h"
#include "rules/match.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PATH = 512,      /* choices of an iteration that are learnt from */
    EVENTS = 8192,   /* after so many an iteration ends undecided */
    CLOCK_EVERY = 8, /* iterations between two looks at the clock */
    FINALISTS = 4,   /* choices that are tried to the last */
    RECENT = 8,      /* turns of its own that it has in mind */
};
static const float CURIOSITY = 0.4f;
static const float ENOUGH =
    0.25f; /* of the trials of what was tried most: what had as many is known well enough */

/* A choice on the way of an iteration. */
struct taken {
    struct tree_node *node;
    struct tree_edge *edge;
    int seat;
};

struct search {
    struct ai_setup setup;
    const struct search_level *level;
    const struct ai_game *knowledge;
    struct worlds *worlds;
    struct rng rng;   /* worlds drawn, chance, moods */
    struct rng think; /* how long it seems to think, and nothing else */

    game_action did[RECENT]; /* how its last turns began: turn N of its own in place N modulo RECENT */
    int own_turns;           /* so many */
    int turn, acted;         /* the turn at hand, and the last in which it did something */

    /* Of the decision at hand. */
    struct tree_node *root;
    struct tree_edge *trial;                /* what the seat does first in this iteration; NULL: it chooses */
    union match_view_room drawn;            /* the world of all choices' trials */
    struct tree_edge *left[GAME_MAX_LEGAL]; /* choices that are still tried */
    float taste[GAME_MAX_LEGAL];            /* of the root's edges: character, and what they give away */
    struct ai_clock clock;
    union match_view_room world, view;
    size_t taken_count;
    struct taken taken[PATH];
    game_action legal[GAME_MAX_LEGAL];
    uint16_t keep[GAME_MAX_LEGAL];
    struct tree tree;
};

_Static_assert(sizeof(struct search) <= 1U << 20, "a player fits into a megabyte, but for its worlds");

static struct game_state *world_of(struct search *s)
{
    return (struct game_state *)(void *)s->world.bytes;
}

/* ---- What there is to choose from ---- */

/* Leaves of the legal actions those worth a thought. */
static size_t shorten(struct search *s, const struct game_view *view, size_t count)
{
    const struct ai_game *k = s->knowledge;
    size_t kept = 0;

    if ((!k->worthy && !k->shortlist) || count < 2)
        return count;
    if (k->shortlist)
        kept = k->shortlist(s->setup.box, view, s->legal, count, s->keep);
    else
        for (size_t i = 0; i < count; i++)
            if (k->worthy(s->setup.box, view, &s->legal[i]))
                s->keep[kept++] = (uint16_t)i;
    for (size_t i = 0; i < kept; i++)
        s->legal[i] = s->legal[s->keep[i]];
    return kept > 0 ? kept : 1;
}

/* The node of a seat that is to choose in the world; a new one if there is none yet. NULL: no room; its choices are then in
 * `legal`, *count of them. */
static struct tree_node *node_of(struct search *s, int seat, size_t *count)
{
    const struct game_rules *rules = s->setup.rules;
    struct game_view *view = match_room_view(&s->view);

    rules->observe(s->setup.box, world_of(s), seat, view);
    uint64_t key = tree_key(view, rules->view_size, seat);
    struct tree_node *node = tree_find(&s->tree, key);
    if (node)
        return node;
    *count = shorten(s, view, rules->legal(s->setup.box, world_of(s), seat, s->legal, GAME_MAX_LEGAL));
    return *count > 0 ? tree_add(&s->tree, key, s->legal, *count, &s->rng) : NULL;
}

/* What a seat does in this iteration. False: it can do nothing, and the game is broken. */
static bool choose(struct search *s, int seat, bool first, game_action *out)
{
    float curiosity = s->level->curiosity > 0 ? s->level->curiosity : CURIOSITY;
    size_t count = 0;
    if (s->knowledge->thumb && !(first && seat == s->setup.seat)) {
        s->knowledge->thumb(s->setup.box, world_of(s), seat, &s->rng, out);
        return true;
    }
    struct tree_node *node = first && seat == s->setup.seat ? s->root : node_of(s, seat, &count);

    if (!node && count == 0)
        return false;
    if (!node || s->taken_count == PATH) {
        *out = node ? s->tree.edge[node->first + rng_below(&s->rng, node->count)].action
                    : s->legal[rng_below(&s->rng, (uint32_t)count)];
        return true;
    }
    struct tree_edge *edge = s->trial ? s->trial : tree_choose(&s->tree, node, curiosity);
    s->taken[s->taken_count++] = (struct taken){node, edge, seat};
    *out = edge->action;
    return true;
}

/* ---- An iteration ---- */

/* All who are asked choose, each by what it sees now, and only then is anything carried out. False: something cannot be
 * carried out. */
static bool step(struct search *s, const game_decision *d, bool first)
{
    game_action chosen[GAME_MAX_SEATS];

    for (int seat = game_asked(d, 0); seat >= 0; seat = game_asked(d, seat + 1))
        if (!choose(s, seat, first, &chosen[seat]))
            return false;
    for (int seat = game_asked(d, 0); seat >= 0; seat = game_asked(d, seat + 1))
        if (!s->setup.rules->apply(s->setup.box, world_of(s), seat, &chosen[seat], NULL))
            return false;
    return true;
}

static bool step_chance(struct search *s)
{
    game_action a = s->setup.rules->chance(s->setup.box, world_of(s), rng_draw, &s->rng);

    return s->setup.rules->apply(s->setup.box, world_of(s), SEAT_NATURE, &a, NULL);
}

/* One action at random, for what lies beyond the turns that are looked at. */
static bool step_at_random(struct search *s, int seat)
{
    size_t count = s->setup.rules->legal(s->setup.box, world_of(s), seat, s->legal, GAME_MAX_LEGAL);

    return count > 0 && s->setup.rules->apply(s->setup.box, world_of(s), seat,
                                              &s->legal[rng_below(&s->rng, (uint32_t)count)], NULL);
}

/* What the end is worth: those who win share it. */
static void settle(const game_outcome *outcome, float out[GAME_MAX_SEATS])
{
    int winners = __builtin_popcount(outcome->winners);

    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        out[seat] = outcome->winners >> seat & 1U ? 1 / (float)winners : 0;
}

/* What a playout came to so far: the sum of what each turn's end was worth. By rule of thumb the first of them is surer than the
 * last, and a turn that was of use at once is not made up for by what thumbs do later: so the mean of all counts. */
struct course {
    float sum[GAME_MAX_SEATS];
    int turns;
};

/* A turn has ended, undecided. */
static void add_turn(struct search *s, struct course *c)
{
    float worth[GAME_MAX_SEATS] = {0};

    s->knowledge->value(s->setup.box, world_of(s), worth);
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        c->sum[seat] += worth[seat];
    c->turns++;
}

/* The mean of all turns, those that were not played any more being worth `end` (NULL: there are none). */
static void sum_up(const struct search *s, const struct course *c, const float *end,
                   float out[GAME_MAX_SEATS])
{
    int all = s->knowledge->thumb && s->knowledge->value ? s->level->turns : 1;

    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        out[seat] = (c->sum[seat] + (end ? (float)(all - c->turns) * end[seat] : 0)) / (float)all;
}

/* Plays the world on and says what it came to for everyone. */
static void play_out(struct search *s, float out[GAME_MAX_SEATS])
{
    const struct game_rules *rules = s->setup.rules;
    bool first = true, good = true, thumb = s->knowledge->thumb && s->knowledge->value;
    float end[GAME_MAX_SEATS];
    struct course course = {.turns = 0};
    game_outcome outcome;
    int turns = 0, turn = -1;

    for (int events = 0; events < EVENTS && good; events++) {
        game_decision d = rules->decision(s->setup.box, world_of(s));
        if (d.over && rules->outcome(s->setup.box, world_of(s), &outcome)) {
            settle(&outcome, end);
            sum_up(s, &course, end, out);
            return;
        }
        bool begins = d.turn != turn && turns <= s->level->turns;
        turns += begins;
        turn = d.turn;
        bool beyond = turns > s->level->turns;
        if (s->knowledge->value && (beyond || (thumb && begins && turns > 1)))
            add_turn(s, &course);
        if (beyond && s->knowledge->value) {
            sum_up(s, &course, NULL, out);
            return;
        }
        if (d.chance)
            good = step_chance(s);
        else if (beyond)
            good = step_at_random(s, game_next(&d));
        else
            good = step(s, &d, first);
        first &= d.chance;
    }
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++) /* undecided */
        out[seat] = 1 / (float)s->setup.config->seats;
}

/* In the world as it is now. */
static void iterate_here(struct search *s)
{
    float worth[GAME_MAX_SEATS] = {0};

    s->taken_count = 0;
    play_out(s, worth);
    for (size_t i = 0; i < s->taken_count; i++) {
        struct taken *t = &s->taken[i];
        t->node->tried++;
        t->edge->tried++;
        t->edge->sum += worth[t->seat];
        if (t->node == s->root)
            t->edge->sum += s->taste[t->edge - &s->tree.edge[s->root->first]];
    }
}

static bool iterate(struct search *s)
{
    if (!worlds_draw(s->worlds, &s->rng, world_of(s)))
        return false;
    iterate_here(s);
    return true;
}

static float mean(const struct tree_edge *edge)
{
    return edge->tried > 0 ? edge->sum / (float)edge->tried : -1;
}

/* The best first; what is as good stays in its order. Not qsort, which may allocate. */
static void sort_left(struct search *s, int count)
{
    for (int i = 1; i < count; i++) {
        struct tree_edge *edge = s->left[i];
        int to = i;
        for (; to > 0 && mean(s->left[to - 1]) < mean(edge); to--)
            s->left[to] = s->left[to - 1];
        s->left[to] = edge;
    }
}

/* By rule of thumb everything after a choice goes the same way whatever was tried before: so all choices are tried in the same
 * worlds with the same luck, and again and again the worse half of them is dropped. */
static void try_all(struct search *s, int count, uint32_t iterations)
{
    uint32_t rounds = 1, tried = 0, most = s->level->each * (uint32_t)count;
    struct rng luck; /* as well */

    if (most > 0 && most < iterations)
        iterations = most;

    for (int i = 0; i < count; i++)
        s->left[i] = &s->tree.edge[s->root->first + (uint32_t)i];
    for (int left = count; left > FINALISTS; left = (left + 1) / 2)
        rounds++;
    for (uint32_t round = 1; round <= rounds; round++) {
        while (tried < iterations / rounds * round || (round == rounds && tried < iterations)) {
            if (!worlds_draw(s->worlds, &s->rng, (struct game_state *)(void *)&s->drawn))
                return;
            luck = s->rng;
            for (int i = 0; i < count && tried < iterations; i++, tried++) {
                if (tried % CLOCK_EVERY == 0 && ai_halt(&s->clock))
                    return;
                s->world = s->drawn;
                s->rng = luck;
                s->trial = s->left[i];
                iterate_here(s);
            }
        }
        sort_left(s, count);
        count = count > FINALISTS ? (count + 1) / 2 : count;
    }
}

/* ---- The decision ---- */

static const struct tree_edge *most_tried(const struct tree_edge *edge, int count)
{
    const struct tree_edge *most = edge;

    for (int i = 1; i < count; i++)
        if (edge[i].tried > most->tried)
            most = &edge[i];
    return most;
}

/* From -1 to 1. A broad one is the same for all that `of` starts with. */
static double mood_for(struct search *s, const game_action *a, uint64_t of)
{
    struct rng rng;

    if (!s->level->broad)
        return 2 * rng_unit(&s->rng) - 1;
    rng_start(&rng, of ^ ((uint64_t)a->kind << 16 | (uint16_t)(a->n > 0 ? a->arg[0] : 0)), "mood");
    return 2 * rng_unit(&rng) - 1;
}

/* Of what was tried often enough the best, moods aside. */
static const struct tree_edge *pick_best(struct search *s, const struct tree_edge *edge, int count)
{
    float enough = ENOUGH * (float)most_tried(edge, count)->tried;
    const struct tree_edge *best = NULL;
    double most = 0;
    uint64_t moods = s->level->broad ? rng_draw(&s->rng, UINT32_MAX) : 0;

    for (int i = 0; i < count; i++) {
        if (edge[i].tried == 0 || (float)edge[i].tried < enough)
            continue;
        double mood = mood_for(s, &edge[i].action, moods) * (double)s->level->noise;
        double worth = (double)(edge[i].sum / (float)edge[i].tried) + mood;
        if (!best || worth > most) {
            most = worth;
            best = &edge[i];
        }
    }
    return best ? best : edge;
}

/* Where others choose at the same time, whoever always does what is best can be read: so it draws, each choice as likely as the
 * search came to try it, but for those it tried only to make sure. */
static const struct tree_edge *pick_mixed(struct search *s, const struct tree_edge *edge, int count)
{
    uint32_t enough = most_tried(edge, count)->tried / 2, sum = 0;

    for (int i = 0; i < count; i++)
        sum += edge[i].tried > enough ? edge[i].tried : 0;
    uint32_t at = sum > 0 ? rng_below(&s->rng, sum) : 0;
    for (int i = 0; i < count; i++) {
        if (edge[i].tried <= enough)
            continue;
        if (at < edge[i].tried)
            return &edge[i];
        at -= edge[i].tried;
    }
    return edge;
}

/* What it minds to do this once more, by how many of its last turns it did just that. Seats that see no further than a circle of
 * moves, each the best answer to the one before, would go round in it for ever: so they mind it more and more, until one of them does
 * something else, be it worse. */
static float weariness(const struct search *s, const game_action *a)
{
    const struct search_level *l = s->level;
    int times = 0;

    for (int i = 0; i < RECENT && i < s->own_turns; i++)
        times += a->n > 0 && memcmp(&s->did[i], a, sizeof *a) == 0;
    bool tires = l->weary > 0 && s->own_turns > l->fresh;
    float grown = tires ? (float)(s->own_turns - l->fresh) / l->weary : 0;
    return l->stale * (float)times * (1 + grown);
}

static void find_tastes(struct search *s, const struct game_view *view)
{
    const char *character = s->setup.character;

    for (int i = 0; i < s->root->count; i++) {
        const game_action *action = &s->tree.edge[s->root->first + (uint32_t)i].action;
        s->taste[i] = -worlds_cost(s->worlds, view, action) - weariness(s, action);
        if (character && s->knowledge->taste)
            s->taste[i] += s->knowledge->taste(s->setup.box, view, action, character);
        if (s->setup.advises && s->knowledge->advice)
            s->taste[i] += s->knowledge->advice(s->setup.box, view, action);
    }
}

static void say_why(const struct search *s, const struct game_view *view, const struct tree_edge *chosen,
                    ai_choice *out)
{
    float taste = s->taste[chosen - &s->tree.edge[s->root->first]];
    float worth = chosen->tried > 0 ? chosen->sum / (float)chosen->tried - taste : 0;

    if (s->knowledge->why)
        s->knowledge->why(&s->setup, view, &chosen->action, worth, out->why);
    else if (chosen->tried > 0)
        /* TRANSLATORS: why an opponent does what it does; %d is from 0 to 100 */
        snprintf(out->why, sizeof out->why, _("Wins about %d times in 100 from here."),
                 (int)lroundf(100 * worth));
}

void search_decide(void *player, const struct game_view *view, const struct ai_limits *limits, ai_choice *out)
{
    struct search *s = player;
    const struct game_rules *rules = s->setup.rules;
    uint32_t iterations = limits->iterations ? limits->iterations : s->level->iterations;

    out->think_ms = ai_think_ms(&s->think, false);
    s->clock = ai_clock_start(limits);
    worlds_settle(s->worlds);
    if (worlds_answer(s->worlds, view, &out->action))
        return;
    tree_clear(&s->tree);
    size_t count = shorten(s, view, rules->view_legal(s->setup.box, view, s->legal, GAME_MAX_LEGAL));
    if (count == 0)
        return;
    s->root = tree_add(&s->tree, tree_key(view, rules->view_size, s->setup.seat), s->legal, count, &s->rng);
    find_tastes(s, view);
    s->trial = NULL;
    if (count > 1 && s->knowledge->thumb)
        try_all(s, (int)count, iterations);
    for (uint32_t i = 0; count > 1 && !s->knowledge->thumb && i < iterations; i++)
        if ((i % CLOCK_EVERY == 0 && ai_halt(&s->clock)) || !iterate(s))
            break;
    const struct tree_edge *edge = &s->tree.edge[s->root->first];
    const struct tree_edge *chosen =
        worlds_at_once(s->worlds) ? pick_mixed(s, edge, (int)count) : pick_best(s, edge, (int)count);
    out->action = chosen->action;
    say_why(s, view, chosen, out);
}

/* ---- The kind ---- */

void *search_create(const struct ai_kind *kind, const struct ai_setup *setup)
{
    struct search *s = calloc(1, sizeof *s);

    if (!s)
        return NULL;
    s->setup = *setup;
    s->level = kind->numbers;
    s->knowledge = s->level->knowledge;
    s->acted = -1;
    s->worlds = worlds_create(setup, s->knowledge, s->level->worlds);
    rng_start(&s->rng, setup->seed, "search");
    rng_start(&s->think, setup->seed, "think");
    if (s->worlds)
        return s;
    free(s);
    return NULL;
}

void search_see(void *player, int actor, const game_action *masked, const struct game_view *after)
{
    struct search *s = player;

    if (actor == s->setup.seat && s->acted != s->turn) {
        s->did[s->own_turns++ % RECENT] = *masked;
        s->acted = s->turn;
    }
    s->turn = s->setup.rules->view_decision(s->setup.box, after).turn;
    worlds_see(s->worlds, actor, masked, after);
}

void search_opened(void *player, size_t n, int actor, const game_action *masked)
{
    worlds_opened(((struct search *)player)->worlds, n, actor, masked);
}

/* The mean of what it believes; drawn with luck of its own, so that to ask changes nothing that it does later. */
double search_expects(const void *player, int seat, int thing)
{
    enum { DRAWN = 100 };
    const struct search *s = player;
    union match_view_room world;
    struct rng luck;
    double sum = 0;

    if (!s->knowledge->amount)
        return -1;
    rng_start(&luck, s->setup.seed, "expects");
    for (int i = 0; i < DRAWN; i++) {
        if (!worlds_draw(s->worlds, &luck, (struct game_state *)(void *)&world))
            return -1;
        sum += s->knowledge->amount((const struct game_state *)(const void *)&world, seat, thing);
    }
    return sum / DRAWN;
}

void search_destroy(void *player)
{
    struct search *s = player;

    worlds_free(s->worlds);
    free(s);
}
