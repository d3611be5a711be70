#include "app/thinker.h"

#include "ai/opponent.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct job {
    uint32_t ticket;
    int seat;
    char who[THINKER_WHO_MAX]; /* the adviser; "": the table's player */
    bool told_only;
    uint32_t from;
    struct ai_limits limits;
    atomic_bool stop;
    union match_view_room view;
    size_t count;
    struct thinker_event events[];
};

/* Whoever advises the person at a seat. */
struct adviser {
    struct opponent *player; /* NULL: nobody yet */
    char who[THINKER_WHO_MAX];
    uint32_t heard; /* events */
};

struct thinker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t asked, idle;
    void (*wake)(void);

    /* Protected by the lock. */
    bool quit;
    struct thinker_table *next_table; /* the next table, or NULL */
    struct job *waiting, *running;
    uint32_t last_ticket, wanted; /* wanted: the ticket whose answer counts; 0: none */
    struct thinker_answer answer;
    bool answered;
    size_t view_size;

    /* Only the worker uses these. */
    struct thinker_table table;
    struct opponent *player[GAME_MAX_SEATS];
    struct adviser adviser[GAME_MAX_SEATS];
};

/* Reports a failing bot in one line on standard error. */
static void notice(void *ctx, const char *line)
{
    (void)ctx;
    fprintf(stderr, "conspiracy: %s\n", line);
}

static struct opponent *open_player(struct thinker *t, int seat, const char *who, bool advises)
{
    if (who[0] == '\0' || !t->table.setup.rules)
        return NULL;
    struct opponent_setup setup = {.who = who,
                                   .patient = true,
                                   .advises = advises,
                                   .rules = t->table.setup.rules,
                                   .box = t->table.setup.box,
                                   .seat = seat,
                                   .seed = t->table.seed + (uint64_t)(unsigned)seat * 0x9e3779b97f4a7c15U,
                                   .notice = notice};
    game_error err;
    struct opponent *player = opponent_open(&setup, &err);
    if (!player) {
        notice(NULL, err.text);
        return NULL;
    }
    if (opponent_begin(player, &t->table.setup, &err))
        return player;
    notice(NULL, err.text);
    opponent_close(player, NULL);
    return NULL;
}

static void dismiss(struct adviser *a)
{
    if (a->player)
        opponent_close(a->player, NULL);
    *a = (struct adviser){.player = NULL};
}

static void close_players(struct thinker *t)
{
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++) {
        if (t->player[seat])
            opponent_close(t->player[seat], NULL);
        t->player[seat] = NULL;
        dismiss(&t->adviser[seat]);
    }
}

/* The adviser that a job is for, who has heard all that comes before it. NULL: there is none. */
static struct adviser *adviser_for(struct thinker *t, const struct job *job)
{
    struct adviser *a = &t->adviser[job->seat];
    if (strcmp(a->who, job->who) != 0)
        dismiss(a);
    if (!a->player) {
        snprintf(a->who, sizeof a->who, "%s", job->who);
        a->player = open_player(t, job->seat, job->who, true);
    }
    return a->player && job->from <= a->heard ? a : NULL;
}

static void open_players(struct thinker *t, struct thinker_table *table)
{
    close_players(t);
    t->table = *table;
    free(table);
    for (int seat = 0; seat < t->table.setup.config.seats; seat++)
        t->player[seat] = open_player(t, seat, t->table.who[seat], false);
}

/* Without a player: the first legal action. */
static void first_legal(const struct thinker *t, const struct game_view *view, ai_choice *out)
{
    *out = (ai_choice){0};
    t->table.setup.rules->view_legal(t->table.setup.box, view, &out->action, 1);
}

/* Tells a player the events of a job; `heard`: how many of the match it knows already. */
static void tell(struct opponent *player, struct job *job, uint32_t heard)
{
    uint32_t n = job->from;
    for (size_t i = 0; i < job->count; i++) {
        struct thinker_event *e = &job->events[i];
        n += e->opened == 0;
        if (n <= heard)
            continue;
        if (e->opened > 0)
            opponent_opened(player, e->opened, e->actor, &e->action);
        else
            opponent_see(player, e->actor, &e->action, match_room_view(&e->after));
    }
}

static uint32_t last_told(const struct job *job)
{
    uint32_t n = job->from;
    for (size_t i = 0; i < job->count; i++)
        n += job->events[i].opened == 0;
    return n;
}

static void think(struct thinker *t, struct job *job, ai_choice *out)
{
    const struct game_view *view = match_room_view(&job->view);
    struct adviser *adviser = job->who[0] != '\0' ? adviser_for(t, job) : NULL;
    struct opponent *player = adviser ? adviser->player : job->who[0] == '\0' ? t->player[job->seat] : NULL;
    *out = (ai_choice){0};
    if (!player) {
        first_legal(t, view, out);
        return;
    }
    tell(player, job, adviser ? adviser->heard : 0);
    if (adviser && last_told(job) > adviser->heard)
        adviser->heard = last_told(job);
    if (job->told_only)
        return;
    struct ai_limits limits = job->limits;
    limits.stop = &job->stop;
    opponent_decide(player, view, &limits, out);
}

static void *work(void *arg)
{
    struct thinker *t = arg;
    pthread_mutex_lock(&t->lock);
    for (;;) {
        while (!t->quit && !t->next_table && !t->waiting) {
            pthread_cond_broadcast(&t->idle);
            pthread_cond_wait(&t->asked, &t->lock);
        }
        if (t->quit)
            break;
        struct thinker_table *table = t->next_table;
        t->next_table = NULL;
        struct job *job = t->running = t->waiting;
        t->waiting = NULL;
        pthread_mutex_unlock(&t->lock);

        struct thinker_answer answer = {0};
        if (table)
            open_players(t, table);
        if (job) {
            answer = (struct thinker_answer){.ticket = job->ticket, .seat = job->seat};
            think(t, job, &answer.choice);
        }

        pthread_mutex_lock(&t->lock);
        t->running = NULL;
        bool counts = job && job->ticket == t->wanted;
        if (counts) {
            t->answer = answer;
            t->answered = true;
            t->wanted = 0;
        }
        free(job);
        if (counts && t->wake)
            t->wake();
    }
    pthread_cond_broadcast(&t->idle);
    pthread_mutex_unlock(&t->lock);
    close_players(t);
    return NULL;
}

struct thinker *thinker_open(void (*wake)(void))
{
    struct thinker *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    t->wake = wake;
    pthread_mutex_init(&t->lock, NULL);
    pthread_cond_init(&t->asked, NULL);
    pthread_cond_init(&t->idle, NULL);
    if (pthread_create(&t->thread, NULL, work, t) == 0)
        return t;
    pthread_cond_destroy(&t->idle);
    pthread_cond_destroy(&t->asked);
    pthread_mutex_destroy(&t->lock);
    free(t);
    return NULL;
}

/* Call with the lock held. */
static void forget(struct thinker *t)
{
    t->wanted = 0;
    t->answered = false;
    if (t->running)
        atomic_store(&t->running->stop, true);
}

void thinker_close(struct thinker *t)
{
    if (!t)
        return;
    pthread_mutex_lock(&t->lock);
    forget(t);
    t->quit = true;
    pthread_cond_signal(&t->asked);
    pthread_mutex_unlock(&t->lock);
    pthread_join(t->thread, NULL);
    free(t->waiting);
    free(t->next_table);
    pthread_cond_destroy(&t->idle);
    pthread_cond_destroy(&t->asked);
    pthread_mutex_destroy(&t->lock);
    free(t);
}

void thinker_set_table(struct thinker *t, const struct thinker_table *table)
{
    struct thinker_table *copy = malloc(sizeof *copy);
    if (copy)
        *copy = *table;
    pthread_mutex_lock(&t->lock);
    forget(t);
    free(t->waiting);
    t->waiting = NULL;
    free(t->next_table);
    t->next_table = copy;
    t->view_size = table->setup.rules->view_size;
    pthread_cond_signal(&t->asked);
    pthread_mutex_unlock(&t->lock);
}

uint32_t thinker_ask(struct thinker *t, const struct thinker_question *q)
{
    struct job *job = calloc(1, sizeof *job + q->count * sizeof *q->events);
    if (!job)
        return 0;
    job->seat = q->seat;
    job->told_only = q->told_only;
    job->from = q->from;
    job->limits = q->limits;
    job->count = q->count;
    if (q->adviser)
        snprintf(job->who, sizeof job->who, "%s", q->adviser);
    if (q->count > 0)
        memcpy(job->events, q->events, q->count * sizeof *q->events);

    pthread_mutex_lock(&t->lock);
    memcpy(&job->view, q->view, t->view_size);
    forget(t);
    free(t->waiting);
    t->waiting = job;
    job->ticket = ++t->last_ticket;
    if (job->ticket == 0)
        job->ticket = ++t->last_ticket;
    t->wanted = job->ticket;
    uint32_t ticket = job->ticket;
    pthread_cond_signal(&t->asked);
    pthread_mutex_unlock(&t->lock);
    return ticket;
}

void thinker_cancel(struct thinker *t)
{
    pthread_mutex_lock(&t->lock);
    forget(t);
    pthread_mutex_unlock(&t->lock);
}

bool thinker_poll(struct thinker *t, struct thinker_answer *out)
{
    pthread_mutex_lock(&t->lock);
    bool there = t->answered;
    if (there)
        *out = t->answer;
    t->answered = false;
    pthread_mutex_unlock(&t->lock);
    return there;
}

void thinker_wait(struct thinker *t)
{
    pthread_mutex_lock(&t->lock);
    while (t->waiting || t->running || t->next_table)
        pthread_cond_wait(&t->idle, &t->lock);
    pthread_mutex_unlock(&t->lock);
}
