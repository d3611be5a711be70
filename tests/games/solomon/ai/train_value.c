/* Learns the weights of the leaf value (src/ai/solomon/value_weights.c) from play against itself.
 *
 *     train-solomon-value FILE [GAMES [ROUNDS [SEED [SEATS [EXPRESS]]]]]
 *
 * Each round plays GAMES matches of 2, 3 and 4 seats, or of SEATS alone, with the weights so far (the first with those made
 * by hand), seats of many kinds and now and then at random, with express trains in EXPRESS of a hundred matches or, if that is
 * not said, in every second. It fits a network and a line, for each number of seats, to who won from each turn's start in the
 * last rounds' matches. The same arguments give the same weights wherever floats are rounded alike. Progress goes to standard
 * error.
 */
#include "ai/solomon/mind.h"
#include "ai/solomon/rookie.h"
#include "rules/list.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 2, MATCH_TURNS = 256, BATCH = 256, EPOCHS = 4, ROUNDS = 32, WINDOW = 3 };

static const double STRAY = 0.06; /* of turns are played at random */

struct sample {
    struct solomon_world world;
    bool express;
    uint8_t winners;
};

/* All samples of matches with so many seats, in the order in which they were played. */
struct pile {
    struct sample *samples;
    size_t count;
    size_t began[ROUNDS]; /* a round's first */
};

struct trainer {
    const struct game_rules *rules;
    struct game_box *box;
    struct solomon_map map[2]; /* by the rulebook, and with express trains */
    struct solomon_weights weights[SOLOMON_SEATS + 1], line[SOLOMON_SEATS + 1];
    struct solomon_values values, mixture; /* what is learnt alone; half of it by hand */
    struct solomon_level level, mixed, plain;
    struct solomon_weights past_weights[ROUNDS][SOLOMON_SEATS + 1];
    struct solomon_values past_values[ROUNDS];
    struct solomon_level past_level[ROUNDS];
    uint64_t seed;
    int round, games;
    int least, most;                   /* seats of a match */
    uint32_t express, per;             /* so many matches of so many have express trains */
    struct pile of[SOLOMON_SEATS + 1]; /* by number of seats */
};

/* A share of the games, played by one thread. */
struct share {
    struct trainer *t;
    int first, last;
    struct sample *samples;
    size_t count;
    pthread_t thread;
};

union state_room {
    max_align_t align;
    unsigned char bytes[GAME_MAX_STATE];
};

static void note(const struct trainer *t, const struct game_state *state, struct sample *out)
{
    union state_room room;
    struct game_view *view = (struct game_view *)(void *)room.bytes;

    t->rules->unveil(t->box, state, view);
    const struct solomon_view *v = solomon_view_of(view);
    solomon_world_of(&v->pub, v->secret, &out->world);
    out->express = v->pub.express;
}

/* Who sits in a seat. One way of play that never meets another learns to answer itself alone: so the weights so far meet
 * those of earlier rounds, those made by hand, someone who goes for the briefcase whatever it costs, rookies, and
 * people who pay Dr. Solomon only. */
typedef enum seat_kind { CURRENT, MIXED, EARLIER, RAIDER, BY_HAND, ROOKIE, PATIENT, SEAT_KINDS } seat_kind;
/* Of a hundred seats. */
static const uint8_t kind_share[SEAT_KINDS] = {34, 28, 14, 8, 8, 3, 5};

static const struct solomon_style raider = {
    .noise = 0.02f, .keep = -0.003f, .doctor = -0.03f, .loyal = 0.02f, .show = 0.001f, .jump = 2};

/* A taste at random: how dear coins are, how much Dr. Solomon is liked, how readily it challenges. What is never tried is
 * never learnt: someone who parts with no coin, or pays Dr. Solomon from the start, must be among those met. */
static struct solomon_style any_style(struct rng *rng)
{
    static const float keep[] = {0, 0.003f, 0.006f, 0.012f}, doctor[] = {0, 0.005f, 0.012f, 0.03f},
                       challenge[] = {-0.01f, 0, 0, 0.02f};
    struct solomon_style s = {.noise = 0.004f, .show = 0.0012f, .jump = 1};

    s.keep = keep[rng_below(rng, 4)];
    s.doctor = doctor[rng_below(rng, 4)];
    s.challenge = challenge[rng_below(rng, 4)];
    if (rng_below(rng, 4) == 0)
        s.noise = 0.02f;
    return s;
}

struct table {
    const struct trainer *t;
    struct game_state *state;
    seat_kind who[SOLOMON_SEATS];
    void *player[SOLOMON_SEATS];
    struct solomon_style style[SOLOMON_SEATS];
    struct rng rng;
    int seats;
};

static void show(const struct table *g, int actor, const game_action *a)
{
    union state_room room;
    struct game_view *view = (struct game_view *)(void *)room.bytes;

    for (int seat = 0; seat < g->seats; seat++) {
        game_action seen = g->t->rules->mask(g->t->box, g->state, NULL, actor, a, seat);
        g->t->rules->observe(g->t->box, g->state, seat, view);
        if (g->who[seat] < ROOKIE)
            solomon_mind_see(g->player[seat], actor, &seen, view);
    }
}

static game_action choose(struct table *g, game_decision d)
{
    static const struct ai_limits limits = {0};
    const struct game_rules *r = g->t->rules;
    union state_room room;
    struct game_view *view = (struct game_view *)(void *)room.bytes;
    ai_choice choice;

    if (game_next(&d) == SEAT_NATURE)
        return r->chance(g->t->box, g->state, rng_draw, &g->rng);
    if ((d.phase == SOLOMON_PHASE_TURN && rng_unit(&g->rng) < STRAY) || g->who[game_next(&d)] == PATIENT) {
        game_action legal[GAME_MAX_LEGAL];
        size_t n = r->legal(g->t->box, g->state, game_next(&d), legal, GAME_MAX_LEGAL);
        bool pays = n > 1 && legal[1].kind == SOLOMON_PAYOFF && legal[1].arg[0] == SOLOMON_DOCTOR;
        if (g->who[game_next(&d)] == PATIENT && d.phase != SOLOMON_PHASE_INVEST)
            return legal[pays ? 1 : 0];
        return legal[rng_below(&g->rng, (uint32_t)n)];
    }
    memset(&choice, 0, sizeof choice);
    r->observe(g->t->box, g->state, game_next(&d), view);
    if (g->who[game_next(&d)] == ROOKIE)
        ai_solomon_rookie_1.decide(g->player[game_next(&d)], view, &limits, &choice);
    else
        solomon_mind_decide(g->player[game_next(&d)], view, &limits, &choice);
    return choice.action;
}

static const struct solomon_level *level_of(struct table *g, seat_kind who)
{
    const struct trainer *t = g->t;

    switch (who) {
    case CURRENT:
        return &t->level;
    case EARLIER:
        return &t->past_level[rng_below(&g->rng, (uint32_t)t->round)];
    case BY_HAND:
        return &t->plain;
    default:
        return &t->mixed;
    }
}

static void seat_player(struct table *g, int seat, const game_config *config)
{
    const struct trainer *t = g->t;
    struct ai_setup setup = {t->rules, t->box, config, seat, rng_next(&g->rng), NULL, {NULL}, false};
    int at = (int)rng_below(&g->rng, 100);
    uint32_t taste = rng_below(&g->rng, 24); /* a character's, none, or any */
    seat_kind who = CURRENT;

    while ((at -= kind_share[who]) >= 0)
        who++;
    if (who == EARLIER && t->round == 0)
        who = BY_HAND;
    g->who[seat] = who;
    if (taste < 8)
        setup.character = solomon_characters[taste].id;
    if (who == ROOKIE) {
        g->player[seat] = ai_solomon_rookie_1.create(&ai_solomon_rookie_1, &setup);
        return;
    }
    struct solomon_mind *m = g->player[seat] = solomon_mind_create(&setup, level_of(g, who));
    if (m && who == RAIDER) {
        m->style = &raider;
    } else if (m && taste >= 14 && who < RAIDER) {
        g->style[seat] = any_style(&g->rng);
        m->style = &g->style[seat];
    }
}

/* One match; returns how many samples it left. */
static size_t play(const struct trainer *t, int game, struct sample *out)
{
    union state_room truth;
    struct table g = {.t = t, .state = (struct game_state *)(void *)truth.bytes};
    game_config config;
    game_outcome outcome;
    game_error err;
    size_t n = 0;

    rng_start(&g.rng, t->seed + (uint64_t)t->round * 1000003U + (uint64_t)game, "train");
    uint32_t kind = rng_below(&g.rng, 10);
    if (t->least == t->most)
        g.seats = t->least;
    else
        g.seats = kind < 4 ? 2 : kind < 7 ? 3 : 4; /* the longer ones leave more */
    if (!t->rules->default_config(t->box, (uint8_t)g.seats, &config))
        return 0;
    config.option[SOLOMON_OPTION_EXPRESS] = rng_below(&g.rng, t->per) < t->express;
    if (!t->rules->init(t->box, &config, g.state, &err))
        return 0;
    for (int seat = 0; seat < g.seats; seat++)
        seat_player(&g, seat, &config);
    while (!t->rules->outcome(t->box, g.state, &outcome)) {
        game_decision d = t->rules->decision(t->box, g.state);
        if (d.phase == SOLOMON_PHASE_TURN && n < MATCH_TURNS)
            note(t, g.state, &out[n++]);
        game_action a = choose(&g, d);
        if (!t->rules->apply(t->box, g.state, game_next(&d), &a, NULL))
            break;
        show(&g, game_next(&d), &a);
    }
    for (int seat = 0; seat < g.seats; seat++)
        free(g.player[seat]);
    for (size_t i = 0; i < n; i++)
        out[i].winners = (uint8_t)outcome.winners;
    return n;
}

static void *play_share(void *arg)
{
    struct share *s = arg;

    for (int game = s->first; game < s->last; game++)
        s->count += play(s->t, game, s->samples + s->count);
    return NULL;
}

/* Sorts what a share left onto the piles; false: no memory. */
static bool put_away(struct trainer *t, const struct share *s)
{
    for (int seats = 2; seats <= SOLOMON_SEATS; seats++) {
        struct pile *p = &t->of[seats];
        struct sample *more = realloc(p->samples, sizeof *more * (p->count + s->count + 1));
        if (!more)
            return false;
        p->samples = more;
        for (size_t i = 0; i < s->count; i++)
            if (s->samples[i].world.seats == seats)
                p->samples[p->count++] = s->samples[i];
    }
    return true;
}

/* Plays a round's games; false: no memory. */
static bool gather(struct trainer *t)
{
    struct share shares[THREADS];
    bool ok = true;

    for (int i = 0; i < THREADS; i++) {
        struct share *s = &shares[i];
        *s = (struct share){.t = t, .first = t->games * i / THREADS, .last = t->games * (i + 1) / THREADS};
        s->samples = malloc(sizeof *s->samples * MATCH_TURNS * (size_t)(s->last - s->first));
        if (!s->samples || pthread_create(&s->thread, NULL, play_share, s) != 0)
            return false;
    }
    for (int seats = 2; seats <= SOLOMON_SEATS; seats++)
        t->of[seats].began[t->round] = t->of[seats].count;
    for (int i = 0; i < THREADS; i++) {
        struct share *s = &shares[i];
        pthread_join(s->thread, NULL);
        ok = put_away(t, s) && ok;
        free(s->samples);
    }
    return ok;
}

/* --- the fit: Adam over all weights, taken as one row of floats --- */

enum { LINE = VALUE_FEATURES, IN = VALUE_FEATURES * VALUE_HIDDEN, WEIGHTS = LINE + IN + VALUE_HIDDEN };

typedef struct fit {
    float w[WEIGHTS], slope[WEIGHTS], first[WEIGHTS], second[WEIGHTS];
    long steps;
} fit;

static void to_weights(const fit *f, struct solomon_weights *out)
{
    out->hidden = VALUE_HIDDEN;
    memcpy(out->line, f->w, sizeof out->line);
    memcpy(out->in, f->w + LINE, sizeof out->in);
    memcpy(out->out, f->w + LINE + IN, sizeof out->out);
}

static float forward(const fit *f, const float *x, float hidden[VALUE_HIDDEN])
{
    float sum = 0;

    memset(hidden, 0, VALUE_HIDDEN * sizeof *hidden);
    for (int i = 0; i < VALUE_FEATURES; i++) {
        sum += f->w[i] * x[i];
        for (int h = 0; h < VALUE_HIDDEN; h++)
            hidden[h] += f->w[LINE + i * VALUE_HIDDEN + h] * x[i];
    }
    for (int h = 0; h < VALUE_HIDDEN; h++)
        sum += hidden[h] > 0 ? f->w[LINE + IN + h] * hidden[h] : 0;
    return sum;
}

static void backward(fit *f, const float *x, const float hidden[VALUE_HIDDEN], float slope)
{
    float back[VALUE_HIDDEN];

    for (int h = 0; h < VALUE_HIDDEN; h++) {
        back[h] = hidden[h] > 0 ? slope * f->w[LINE + IN + h] : 0;
        f->slope[LINE + IN + h] += hidden[h] > 0 ? slope * hidden[h] : 0;
    }
    for (int i = 0; i < VALUE_FEATURES; i++) {
        f->slope[i] += slope * x[i];
        for (int h = 0; x[i] != 0 && h < VALUE_HIDDEN; h++)
            f->slope[LINE + i * VALUE_HIDDEN + h] += back[h] * x[i];
    }
}

/* The loss of one sample; adds its slopes when learning. */
static double learn(const struct trainer *t, fit *f, const struct sample *s, bool learning)
{
    float x[SOLOMON_SEATS][VALUE_FEATURES], hidden[SOLOMON_SEATS][VALUE_HIDDEN], u[SOLOMON_SEATS];
    float most = -1e9f, sum = 0;
    double loss = 0;
    int shared = __builtin_popcount(s->winners);

    solomon_features(&t->map[s->express], &s->world, x);
    for (int seat = 0; seat < s->world.seats; seat++) {
        u[seat] = forward(f, x[seat], hidden[seat]);
        most = u[seat] > most ? u[seat] : most;
    }
    for (int seat = 0; seat < s->world.seats; seat++)
        sum += u[seat] = expf(u[seat] - most);
    for (int seat = 0; seat < s->world.seats; seat++) {
        float p = u[seat] / sum, y = s->winners >> seat & 1 ? 1.0f / (float)shared : 0;
        loss -= (double)(y * logf(p + 1e-9f));
        if (learning)
            backward(f, x[seat], hidden[seat], p - y);
    }
    return loss;
}

static void step(fit *f, float rate, int n)
{
    f->steps++;
    float fix1 = 1 - powf(0.9f, (float)f->steps), fix2 = 1 - powf(0.999f, (float)f->steps);
    for (int i = 0; i < WEIGHTS; i++) {
        float slope = f->slope[i] / (float)n + 2e-5f * f->w[i];
        f->first[i] = 0.9f * f->first[i] + 0.1f * slope;
        f->second[i] = 0.999f * f->second[i] + 0.001f * slope * slope;
        f->w[i] -= rate * (f->first[i] / fix1) / (sqrtf(f->second[i] / fix2) + 1e-8f);
        f->slope[i] = 0;
    }
}

/* rng NULL: hidden units that are nought and stay so, which leaves a line. */
static void start(fit *f, struct rng *rng)
{
    memset(f, 0, sizeof *f);
    memcpy(f->w, solomon_value_by_hand.line, sizeof solomon_value_by_hand.line);
    for (int i = LINE; rng && i < WEIGHTS; i++)
        f->w[i] = (float)(rng_unit(rng) - 0.5) * 0.4f;
}

/* Fits to the games of the last rounds; the latest of them are held back, to see how well it does on games it has not seen. */
static void train(const struct trainer *t, fit *f, int seats, struct solomon_weights *out)
{
    const struct pile *p = &t->of[seats];
    const struct sample *first = p->samples + p->began[t->round < WINDOW ? 0 : t->round - WINDOW + 1];
    size_t all = (size_t)(p->samples + p->count - first), held = all / 20, n = all - held;
    struct rng rng;
    double loss = 0, check = 0;

    rng_start(&rng, t->seed + (uint64_t)t->round * 8U + (uint64_t)seats, "fit");
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
        float rate = 0.002f * (epoch == EPOCHS - 1 ? 0.1f : epoch >= EPOCHS - 3 ? 0.4f : 1);
        loss = 0;
        for (size_t i = 0; i < n; i++) {
            loss += learn(t, f, &first[rng_below(&rng, (uint32_t)n)], true);
            if (i % BATCH == BATCH - 1)
                step(f, rate, BATCH);
        }
    }
    for (size_t i = n; i < all; i++)
        check += learn(t, f, &first[i], false);
    to_weights(f, out);
    fprintf(stderr, "round %d, %d seats, %zu turns: loss %.4f, held back %.4f\n", t->round, seats, all,
            loss / (double)n, check / (double)held);
}

/* Fits network and line for so many seats to the last rounds' games. */
static void learn_round(struct trainer *t, fit *nets, fit *lines, int seats)
{
    struct rng rng;

    if (t->round == 0) {
        rng_start(&rng, t->seed + (uint64_t)seats, "start");
        start(&nets[seats], &rng);
        start(&lines[seats], NULL);
    }
    train(t, &nets[seats], seats, &t->weights[seats]);
    train(t, &lines[seats], seats, &t->line[seats]);
    t->line[seats].hidden = 0;
    t->values.for_seats[seats] = t->mixture.second[seats] = &t->weights[seats];
    t->mixture.second_part[seats] = 0.5f;
}

/* Keeps the weights of this round for those to come. */
static void remember(struct trainer *t)
{
    int r = t->round;

    memcpy(t->past_weights[r], t->weights, sizeof t->weights);
    for (int seats = 2; seats <= SOLOMON_SEATS; seats++)
        t->past_values[r].for_seats[seats] = &t->past_weights[r][seats];
    t->past_level[r] = t->level;
    t->past_level[r].values = &t->past_values[r];
}

/* --- the file --- */

static void put_row(FILE *out, const float *row, int n)
{
    for (int i = 0; i < n; i++)
        fprintf(out, "%s%.5gF,", i % VALUE_HIDDEN ? " " : "\n        ",
                (double)row[i] == 0 ? 1e-9 : (double)row[i]);
}

/* `alone`: learnt from matches of so many seats only. */
static void put_name(const char *what, int seats, bool alone, FILE *out)
{
    fprintf(out, "const struct solomon_weights solomon_%s_%s_%d = {\n", what, alone ? "alone_for" : "for",
            seats);
}

static void put_weights(const struct trainer *t, int seats, FILE *out)
{
    const struct solomon_weights *w = &t->weights[seats];

    put_name("value", seats, t->least == t->most, out);
    fprintf(out, "    .hidden = VALUE_HIDDEN,\n    .line = {");
    put_row(out, w->line, VALUE_FEATURES);
    fprintf(out, "\n    },\n    .in = {");
    for (int i = 0; i < VALUE_FEATURES; i++) {
        fprintf(out, "\n        {");
        put_row(out, w->in[i], VALUE_HIDDEN);
        fprintf(out, "\n        },");
    }
    fprintf(out, "\n    },\n    .out = {");
    put_row(out, w->out, VALUE_HIDDEN);
    fprintf(out, "\n    },\n};\n\n");
}

static void put_line(const struct trainer *t, int seats, FILE *out)
{
    put_name("line", seats, t->least == t->most, out);
    fprintf(out, "    .line = {");
    put_row(out, t->line[seats].line, VALUE_FEATURES);
    fprintf(out, "\n    },\n};\n\n");
}

static bool put_file(const struct trainer *t, const char *name)
{
    FILE *out = fopen(name, "w");

    if (!out)
        return false;
    fprintf(out,
            "/* Made by train-solomon-value (tests/games/solomon/ai/train_value.c); not to be edited. */\n"
            "#include \"ai/solomon/value.h\"\n\n// clang-format off\n");
    for (int seats = t->least; seats <= t->most; seats++) {
        put_weights(t, seats, out);
        put_line(t, seats, out);
    }
    fprintf(out, "// clang-format on\n");
    return fclose(out) == 0;
}

int main(int argc, char **argv)
{
    struct trainer *t = calloc(1, sizeof *t);
    fit *nets = calloc(SOLOMON_SEATS + 1, sizeof *nets), *lines = calloc(SOLOMON_SEATS + 1, sizeof *lines);
    game_error err;

    if (!t || !nets || !lines || argc < 2) {
        fprintf(stderr, "usage: train-solomon-value FILE [GAMES [ROUNDS [SEED [SEATS [EXPRESS]]]]]\n");
        return 2;
    }
    t->games = argc > 2 ? (int)strtol(argv[2], NULL, 10) : 6000;
    int rounds = argc > 3 ? (int)strtol(argv[3], NULL, 10) : 8;
    t->seed = argc > 4 ? strtoull(argv[4], NULL, 10) : 1;
    t->least = argc > 5 ? (int)strtol(argv[5], NULL, 10) : 2;
    t->most = argc > 5 ? t->least : SOLOMON_SEATS;
    if (t->least < 2 || t->most > SOLOMON_SEATS) {
        fprintf(stderr, "train-solomon-value: %d seats: a match has 2 to %d\n", t->least, SOLOMON_SEATS);
        return 2;
    }
    t->per = argc > 6 ? 100 : 2;
    t->express = argc > 6 ? (uint32_t)strtoul(argv[6], NULL, 10) : 1;
    t->rules = game_find("solomon");
    t->box = game_load_box(t->rules, &err);
    if (!t->box) {
        fprintf(stderr, "train-solomon-value: %s\n", err.text);
        return 1;
    }
    for (int express = 0; express < 2; express++)
        solomon_map_read(t->box, express, &t->map[express]);
    /* Hopeless announcements must cost something, or seats that have nothing better make them for ever, and what is learnt
     * from such matches plays badly. */
    t->level = (struct solomon_level){
        .values = &t->values, .worlds = 6, .sift = 1, .keep = 10, .blur = 0.01f, .in_vain = 0.003f};
    t->values = solomon_value_plain;
    t->mixture = solomon_value_plain;
    t->mixed = t->plain = t->level;
    t->mixed.values = &t->mixture;
    t->plain.values = &solomon_value_plain;
    if (rounds > ROUNDS)
        rounds = ROUNDS;
    for (t->round = 0; t->round < rounds; t->round++) {
        if (!gather(t))
            return 1;
        for (int seats = t->least; seats <= t->most; seats++)
            learn_round(t, nets, lines, seats);
        remember(t);
        if (!put_file(t, argv[1]))
            return 1;
    }
    t->rules->close_box(t->box);
    for (int seats = 2; seats <= SOLOMON_SEATS; seats++)
        free(t->of[seats].samples);
    free(t);
    free(nets);
    free(lines);
    return 0;
}
