#include "ui/tween.h"

#include <math.h>
#include <stdlib.h>

enum { TWEENS = 512 };

struct tween {
    tween_id id; /* 0: free */
    tween_id after;
    float from, to;
    uint64_t start;
    uint32_t ms;
    enum ease ease;
    bool done;
};

struct tweens {
    struct tween slot[TWEENS];
    tween_id next;
    uint64_t now;
    enum tween_speed speed;
    bool reduced;
};

static float bounce(float t)
{
    const float n = 7.5625f, d = 2.75f;
    if (t < 1 / d)
        return n * t * t;
    if (t < 2 / d) {
        t -= 1.5f / d;
        return n * t * t + 0.75f;
    }
    if (t < 2.5f / d) {
        t -= 2.25f / d;
        return n * t * t + 0.9375f;
    }
    t -= 2.625f / d;
    return n * t * t + 0.984375f;
}

float ease_at(enum ease ease, float t)
{
    const float back = 1.70158f;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    if (t == 0 || t == 1)
        return t;
    switch (ease) {
    case EASE_IN:
        return t * t * t;
    case EASE_OUT:
        return 1 - (1 - t) * (1 - t) * (1 - t);
    case EASE_IN_OUT:
        return t < 0.5f ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t);
    case EASE_BACK:
        return 1 + (back + 1) * (t - 1) * (t - 1) * (t - 1) + back * (t - 1) * (t - 1);
    case EASE_BOUNCE:
        return bounce(t);
    case EASE_LINEAR:
        break;
    }
    return t;
}

struct tweens *tweens_new(void)
{
    struct tweens *t = calloc(1, sizeof *t);
    if (t)
        t->next = 1;
    return t;
}

void tweens_free(struct tweens *tweens)
{
    free(tweens);
}

static const struct tween *find(const struct tweens *tweens, tween_id id)
{
    const struct tween *t = &tweens->slot[id % TWEENS];
    return id != 0 && t->id == id ? t : NULL;
}

static bool instant(const struct tweens *tweens)
{
    return tweens->reduced || tweens->speed == SPEED_INSTANT;
}

static struct tween *take(struct tweens *tweens)
{
    tween_id id = tweens->next++;
    if (tweens->next == 0)
        tweens->next = 1;
    struct tween *t = &tweens->slot[id % TWEENS];
    *t = (struct tween){.id = id, .start = tweens->now, .done = instant(tweens)};
    return t;
}

static uint32_t duration(const struct tweens *tweens, int ms)
{
    ms = ms < 0 ? 0 : ms;
    return (uint32_t)(tweens->speed == SPEED_FAST ? ms * 2 / 5 : ms);
}

tween_id tween_start(struct tweens *tweens, float from, float to, int ms, int delay_ms, enum ease ease)
{
    struct tween *t = take(tweens);
    t->from = from;
    t->to = to;
    t->ms = duration(tweens, ms);
    t->start += duration(tweens, delay_ms);
    t->ease = ease;
    return t->id;
}

tween_id tween_after(struct tweens *tweens, tween_id after, float from, float to, int ms, enum ease ease)
{
    const struct tween *a = find(tweens, after);
    tween_id id = tween_start(tweens, from, to, ms, 0, ease);
    if (a && !a->done) {
        struct tween *t = &tweens->slot[id % TWEENS];
        t->start = a->start + a->ms;
        t->after = after;
    }
    return id;
}

float tween_value(const struct tweens *tweens, tween_id id)
{
    const struct tween *t = find(tweens, id);
    if (!t)
        return 0;
    if (t->done || t->ms == 0)
        return t->done || tweens->now >= t->start ? t->to : t->from;
    if (tweens->now <= t->start)
        return t->from;
    return t->from + (t->to - t->from) * ease_at(t->ease, (float)(tweens->now - t->start) / (float)t->ms);
}

bool tween_done(const struct tweens *tweens, tween_id id)
{
    const struct tween *t = find(tweens, id);
    return !t || t->done;
}

bool tween_begun(const struct tweens *tweens, tween_id id)
{
    const struct tween *t = find(tweens, id);
    return !t || t->done || tweens->now >= t->start;
}

void tween_finish(struct tweens *tweens, tween_id id)
{
    if (find(tweens, id))
        tweens->slot[id % TWEENS].done = true;
}

void tweens_tick(struct tweens *tweens, uint64_t now_ms)
{
    tweens->now = now_ms > tweens->now ? now_ms : tweens->now;
    for (int i = 0; i < TWEENS; i++) {
        struct tween *t = &tweens->slot[i];
        if (t->id && !t->done && tweens->now >= t->start + t->ms)
            t->done = true;
    }
}

bool tweens_busy(const struct tweens *tweens)
{
    for (int i = 0; i < TWEENS; i++)
        if (tweens->slot[i].id && !tweens->slot[i].done)
            return true;
    return false;
}

bool tweens_finish(struct tweens *tweens)
{
    bool busy = tweens_busy(tweens);
    for (int i = 0; i < TWEENS; i++)
        tweens->slot[i].done = true;
    return busy;
}

void tweens_clear(struct tweens *tweens)
{
    for (int i = 0; i < TWEENS; i++)
        tweens->slot[i] = (struct tween){0};
}

void tweens_set_speed(struct tweens *tweens, enum tween_speed speed)
{
    tweens->speed = speed;
    if (speed == SPEED_INSTANT)
        (void)tweens_finish(tweens);
}

enum tween_speed tweens_speed(const struct tweens *tweens)
{
    return tweens->speed;
}

void tweens_set_reduced(struct tweens *tweens, bool reduced)
{
    tweens->reduced = reduced;
    if (reduced)
        (void)tweens_finish(tweens);
}

bool tweens_reduced(const struct tweens *tweens)
{
    return tweens->reduced;
}
