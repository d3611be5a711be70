/* How well the spymaster keeps inside its time: matches of one against three rookies, as many worlds as there can be and a
 * budget too small for them, every processor kept busy by something else.
 *
 *     bench-budget [MS [MATCHES]] */
#include "ai/ai_test.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { SPINNERS = 64, ALL_WORLDS = 256 };

typedef struct tally {
    double budget, sum, most;
    int decisions, over;
} tally;

static double now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void *spin(void *arg)
{
    const atomic_bool *stop = arg;

    while (!atomic_load_explicit(stop, memory_order_relaxed))
        continue;
    return NULL;
}

static void decide(struct ai_test *s, tally *t)
{
    struct ai_limits limits = {.iterations = ALL_WORLDS, .budget_ms = (uint32_t)t->budget};
    ai_choice choice;
    union ai_test_room room;
    const struct game_view *view = ai_test_view(s, 0, &room);

    memset(&choice, 0, sizeof choice);
    double took = now_ms();
    s->kind[0]->decide(s->player[0], view, &limits, &choice);
    took = now_ms() - took;
    t->decisions++;
    t->sum += took;
    t->most = took > t->most ? took : t->most;
    t->over += took > 1.1 * t->budget;
    ai_test_play(s, &choice.action);
}

static void play(uint64_t seed, tally *t)
{
    static const char *const who[] = {"spymaster", "rookie", "rookie", "rookie"};
    struct ai_test s;

    ai_test_open(&s, "solomon", 4, who, seed);
    do {
        if (ai_test_asks(&s, NULL) == 0)
            decide(&s, t);
    } while (ai_test_step(&s));
    ai_test_close(&s);
}

int main(int argc, char **argv)
{
    tally t = {.budget = argc > 1 ? strtod(argv[1], NULL) : 100};
    long matches = argc > 2 ? strtol(argv[2], NULL, 10) : 3, cores = sysconf(_SC_NPROCESSORS_ONLN);
    pthread_t spinner[SPINNERS];
    atomic_bool stop = false;
    long spinning = 0;

    while (spinning < cores && spinning < SPINNERS && !pthread_create(&spinner[spinning], NULL, spin, &stop))
        spinning++;
    for (long match = 1; match <= matches; match++)
        play((uint64_t)match, &t);
    atomic_store(&stop, true);
    for (long i = 0; i < spinning; i++)
        pthread_join(spinner[i], NULL);
    printf("%d decisions of at most %.0f ms beside %ld busy threads: mean %.1f ms, most %.1f ms, over by "
           "more than a tenth: %d\n",
           t.decisions, t.budget, spinning, t.sum / t.decisions, t.most, t.over);
    return 0;
}
