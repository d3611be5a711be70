#include "ui/ease.h"

#include <math.h>

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
