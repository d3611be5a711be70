/* How good beliefs are: of what is held at probability p, is a share of p true?
 *
 *     calibrate [games=N] [seed=N] [express=1] [iterations=N] [file=FILE] [habits=N] [temper=X] WHO WHO [WHO [WHO]]
 *
 * Plays matches between these (as in `farm`), or takes those kept in FILE, where it keeps them if there is no such file yet, so
 * that a change can be measured on the same matches. Every seat holds a belief of its rivals; at the start of each turn it is
 * compared with the truth, for each kind of rival apart. habits=1: beliefs as they were up to version 4,
 * habits=5: as in version 5; temper: another number for how much signs count. Not a test.
 */
#include "ai/ai_test.h"

#include "who.h"

#include "ai/solomon/habits.h"

#include "cmocka_all.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BINS = 10, SPENT_ON = SOLOMON_AGENTS + 1 };

/* Of one kind of rival. */
struct score {
    double n, nats_agents, nats_doctor, believed, paid;
    double in_bin[BINS], of_bin[BINS], true_in[BINS];
};

struct calibration {
    int seats;
    struct who_run run;
    const char *file;
    const struct solomon_habits *habits;
    float temper;
    struct who who[SOLOMON_SEATS];
    struct score score[SOLOMON_SEATS];
};

static double chance_of(const struct solomon_belief *b, int rival, int agent, int n)
{
    return solomon_belief_has(b, rival, agent, n) - solomon_belief_has(b, rival, agent, n + 1);
}

/* Whether a rival has n coins or more, for a few n. */
static void compare_amounts(struct score *sc, const struct solomon_belief *b, int rival, int agent, int truth)
{
    static const int amounts[] = {1, 3, 5, 8, 12};

    for (size_t i = 0; i < sizeof amounts / sizeof amounts[0]; i++) {
        double p = solomon_belief_has(b, rival, agent, amounts[i]);
        int bin = p >= 1 ? BINS - 1 : (int)(p * BINS);
        if (p <= 0 || p >= 1)
            continue; /* known */
        sc->of_bin[bin]++;
        sc->in_bin[bin] += p;
        sc->true_in[bin] += truth >= amounts[i];
    }
}

static void compare(struct score *sc, const struct solomon_belief *b, int rival,
                    const struct solomon_secret *truth)
{
    for (int agent = 0; agent < SPENT_ON; agent++) {
        double nats = -log(fmax(chance_of(b, rival, agent, truth->paid[agent]), 1.0 / 1024));
        *(agent == SOLOMON_DOCTOR ? &sc->nats_doctor : &sc->nats_agents) += nats;
        compare_amounts(sc, b, rival, agent, truth->paid[agent]);
    }
    sc->believed += solomon_belief_mean(b, rival, SOLOMON_DOCTOR);
    sc->paid += truth->paid[SOLOMON_DOCTOR];
    sc->n++;
}

/* A seat that holds a belief and follows a match. */
struct watcher {
    struct solomon_map map;
    struct solomon_belief belief;
};

/* One match while it is told to watchers. */
struct telling {
    struct calibration *c;
    int game;
    struct ai_test s;
    struct watcher watcher[SOLOMON_SEATS];
};

/* Which of the players sits in a seat. */
static int who_in(const struct calibration *c, int game, int seat)
{
    return (seat + game) % c->seats;
}

static void show(struct telling *t, size_t i)
{
    struct ai_test *s = &t->s;
    union ai_test_room room;

    for (int seat = 0; seat < t->c->seats; seat++) {
        game_action seen =
            s->rules->mask(s->box, ai_test_state(s), &s->then[i], s->actor[i], &s->action[i], seat);
        solomon_belief_see(&t->watcher[seat].belief, s->actor[i], &seen, ai_test_view(s, seat, &room));
    }
    s->rules->unveil(s->box, ai_test_state(s), (struct game_view *)(void *)room.bytes);
    const struct solomon_view *truth = solomon_view_of((struct game_view *)(void *)room.bytes);
    if (truth->pub.phase != SOLOMON_PHASE_TURN || truth->pub.turns < 2)
        return;
    for (int seat = 0; seat < t->c->seats; seat++)
        for (int rival = 0; rival < t->c->seats; rival++)
            if (rival != seat)
                compare(&t->c->score[who_in(t->c, t->game, rival)], &t->watcher[seat].belief, rival,
                        &truth->secret[rival]);
}

static void tell(struct calibration *c, int game, const game_action *action, size_t events)
{
    static const struct ai_kind *const nobody[SOLOMON_SEATS];
    static struct telling t;
    static struct solomon_habits tempered;

    tempered = *c->habits;
    if (c->temper > 0)
        tempered.temper = c->temper;

    t.c = c;
    t.game = game;
    ai_test_open_with(&t.s, "solomon", c->seats, nobody, SOLOMON_OPTION_EXPRESS, c->run.express, c->run.seed);
    for (int seat = 0; seat < c->seats; seat++) {
        struct watcher *w = &t.watcher[seat];
        solomon_map_read(t.s.box, c->run.express, &w->map);
        solomon_belief_start(&w->belief, t.s.rules, t.s.box, &w->map, seat, (uint64_t)(game * 4 + seat),
                             &tempered);
    }
    for (size_t i = 0; i < events; i++) {
        ai_test_play(&t.s, &action[i]);
        show(&t, i);
    }
    ai_test_close(&t.s);
}

static void play(const struct calibration *c, int game, struct ai_test *s)
{
    const struct ai_kind *kind[SOLOMON_SEATS];

    for (int seat = 0; seat < c->seats; seat++)
        kind[seat] = &c->who[who_in(c, game, seat)].kind;
    ai_test_open_with(s, "solomon", c->seats, kind, SOLOMON_OPTION_EXPRESS, c->run.express,
                      c->run.seed * 100003 + (uint64_t)game);
    s->limits.iterations = c->run.iterations;
    for (int seat = 0; seat < c->seats; seat++)
        who_dress(&c->who[who_in(c, game, seat)], s->player[seat]);
    ai_test_finish(s, NULL);
    ai_test_close(s);
}

/* Every match, from the file as long as there are any in it. */
static void run(struct calibration *c)
{
    static struct ai_test s;
    FILE *file = c->file ? fopen(c->file, "a+b") : NULL;

    if (file)
        rewind(file);
    for (int game = 0; game < c->run.games; game++) {
        bool kept = file && fread(&s.events, sizeof s.events, 1, file) == 1 && s.events <= AI_TEST_EVENTS &&
                    fread(s.action, sizeof s.action[0], s.events, file) == s.events;
        if (!kept)
            play(c, game, &s);
        if (!kept && file) {
            fwrite(&s.events, sizeof s.events, 1, file);
            fwrite(s.action, sizeof s.action[0], s.events, file);
        }
        tell(c, game, s.action, s.events);
    }
    if (file)
        fclose(file);
}

static void print(const struct calibration *c)
{
    puts("| rival | seen | nats, agents | nats, Dr. Solomon | he has | believed |\n"
         "| --- | --- | --- | --- | --- | --- |");
    for (int i = 0; i < c->seats; i++) {
        const struct score *sc = &c->score[i];
        printf("| `%s` | %.0f | %.3f | %.3f | %.2f | %.2f |\n", c->who[i].name, sc->n,
               sc->nats_agents / sc->n, sc->nats_doctor / sc->n, sc->paid / sc->n, sc->believed / sc->n);
    }
    puts("\n| rival | held at, and true: of a hundred |\n| --- | --- |");
    for (int i = 0; i < c->seats; i++) {
        const struct score *sc = &c->score[i];
        printf("| `%s` |", c->who[i].name);
        for (int bin = 0; bin < BINS; bin++)
            if (sc->of_bin[bin] > 0)
                printf(" %.0f: %.0f%s", 100 * sc->in_bin[bin] / sc->of_bin[bin],
                       100 * sc->true_in[bin] / sc->of_bin[bin], bin < BINS - 1 ? "," : "");
        puts(" |");
    }
}

static bool take_setting(struct calibration *c, const char *word)
{
    const char *temper = who_setting(word, "temper"), *file = who_setting(word, "file");
    unsigned long n = 0;

    if (!who_is_setting(word))
        return false;
    if (who_number(word, "habits", &n))
        c->habits = n == 1 ? &solomon_habits_1 : n == 5 ? &solomon_habits_5 : &solomon_habits_6;
    else if (temper)
        c->temper = strtof(temper, NULL);
    else if (file)
        c->file = file;
    else if (!who_run_take(&c->run, word))
        who_quit("not understood", word);
    return true;
}

int main(int argc, char **argv)
{
    static struct calibration c = {.run = {.games = 20, .seed = 1}, .habits = &solomon_habits_6};

    for (int i = 1; i < argc; i++) {
        if (take_setting(&c, argv[i]))
            continue;
        if (c.seats == SOLOMON_SEATS)
            who_quit("too many players", argv[i]);
        who_read(argv[i], &c.who[c.seats++]);
    }
    if (c.seats < 2)
        who_quit("calibrate", "two players at least");
    run(&c);
    print(&c);
    return 0;
}
