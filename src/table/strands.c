#include "table/strands.h"

#include "table/plane.h"

#include <math.h>

/* A hanging string is a catenary; this one is taut enough for a parabola. It also bows sideways a little and is
 * wound off its pin's centre, because a hand strung it. */
void strand_between(struct point a, struct point b, unsigned seed, struct point out[STRAND_POINTS])
{
    float length = plane_distance(a, b), dx = b.x - a.x, dy = b.y - a.y;
    float level = length > 0 ? fabsf(dx) / length : 0; /* an upright string does not sag */
    float sag = length * (0.018f + 0.022f * plane_jitter(seed, 1)) * (0.3f + 0.7f * level);
    float bow = length * 0.016f * (plane_jitter(seed, 2) - 0.5f);
    float lean = 0.42f + 0.16f * plane_jitter(seed, 3); /* where it hangs lowest */
    for (int i = 0; i < STRAND_POINTS; i++) {
        float t = (float)i / (STRAND_POINTS - 1);
        float bent = t < lean ? 0.5f * t / lean : 0.5f + 0.5f * (t - lean) / (1 - lean);
        float hang = 4 * bent * (1 - bent);
        out[i] = plane_between(a, b, t);
        out[i].y += sag * hang;
        if (length > 0) {
            out[i].x += -dy / length * bow * hang;
            out[i].y += dx / length * bow * hang;
        }
    }
}

void strand_way(const struct point *at, size_t from, size_t to, struct point out[STRAND_POINTS])
{
    size_t low = from < to ? from : to, high = from < to ? to : from;
    strand_between(at[low], at[high], (unsigned)(low * 64 + high), out);
    for (int i = 0; i < STRAND_POINTS / 2 && from > to; i++) {
        struct point swap = out[i];
        out[i] = out[STRAND_POINTS - 1 - i];
        out[STRAND_POINTS - 1 - i] = swap;
    }
}

size_t strands_make(const uint64_t *lines, const struct point *at, size_t places, struct strand *out,
                    size_t cap)
{
    size_t n = 0;
    for (size_t a = 0; a < places; a++)
        for (size_t b = a + 1; b < places && n < cap; b++) {
            if (!(lines[a] >> b & 1))
                continue;
            out[n].from = (uint8_t)a;
            out[n].to = (uint8_t)b;
            strand_way(at, a, b, out[n].at);
            n++;
        }
    return n;
}

/* A curve through b and c, on which a and d pull (Catmull and Rom). */
static float through(float a, float b, float c, float d, float t)
{
    return b + 0.5f * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

void strand_through(const struct point *via, size_t n, bool back, struct point out[STRAND_POINTS])
{
    for (size_t i = 0; i < STRAND_POINTS; i++) {
        float at = (float)i / (STRAND_POINTS - 1) * (float)(n - 1);
        size_t k = (size_t)at < n - 1 ? (size_t)at : n - 2;
        const struct point *a = &via[k > 0 ? k - 1 : k], *b = &via[k], *c = &via[k + 1],
                           *d = &via[k + 2 < n ? k + 2 : k + 1];
        struct point *to = &out[back ? STRAND_POINTS - 1 - i : i];
        to->x = through(a->x, b->x, c->x, d->x, at - (float)k);
        to->y = through(a->y, b->y, c->y, d->y, at - (float)k);
    }
}

struct point strand_along(const struct point *line, size_t n, float t)
{
    float length = 0;
    for (size_t i = 1; i < n; i++)
        length += plane_distance(line[i - 1], line[i]);
    float left = length * fminf(fmaxf(t, 0), 1);
    for (size_t i = 1; i < n; i++) {
        float piece = plane_distance(line[i - 1], line[i]);
        if (left <= piece && piece > 0)
            return plane_between(line[i - 1], line[i], left / piece);
        left -= piece;
    }
    return line[n - 1];
}
