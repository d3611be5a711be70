#include "scene/solomon/known.h"

#include "gfx/target.h"

void known_refresh(struct table *t)
{
    uint64_t key = gfx_key(1, &t->view, sizeof t->view);
    if (key == t->known_key)
        return;
    t->known_key = key;
    for (int seat = 0; seat < t->view.pub.seats; seat++)
        solomon_dossier_bounds(&t->view, seat, &t->known[seat]);
}

solomon_range known_range(const struct table *t, int seat, size_t agent)
{
    return t->known[seat].paid[agent];
}

solomon_range known_reserve(const struct table *t, int seat)
{
    return t->known[seat].reserve;
}
