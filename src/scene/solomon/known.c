#include "scene/solomon/own.h"

#include "gfx/target.h"

#include <string.h>

/* The view with everything of its seat's own taken out. */
static struct solomon_view without_secrets(const struct solomon_view *view)
{
    struct solomon_view out = *view;
    out.seat = SEAT_NONE;
    out.open = 0;
    memset(out.secret, 0, sizeof out.secret);
    return out;
}

void known_refresh(const struct table *t)
{
    uint64_t key = gfx_key(1 + t->discreet + 2 * (unsigned)t->judged, shown(t), sizeof t->view);
    if (key == own_of(t)->known_key)
        return;
    own_of(t)->known_key = key;
    bool over = shown(t)->pub.phase == SOLOMON_PHASE_OVER;
    struct solomon_view bare = without_secrets(shown(t));
    for (int seat = 0; seat < shown(t)->pub.seats; seat++) {
        bool outside = !over && (t->discreet || seat == t->viewer || seat == t->judged - 1);
        solomon_dossier_bounds(outside ? &bare : shown(t), seat, &own_of(t)->known[seat]);
    }
}

solomon_range known_range(const struct table *t, int seat, size_t agent)
{
    return own_of(t)->known[seat].paid[agent];
}

solomon_range known_reserve(const struct table *t, int seat)
{
    return own_of(t)->known[seat].reserve;
}
