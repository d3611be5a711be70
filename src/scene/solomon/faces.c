#include "scene/solomon/names.h"

#include "scene/solomon/own.h"
#include "table/map_board.h"
#include "ui/layout.h"

#include <math.h>
#include <stdio.h>

void city_emblem(struct table *t, size_t city, struct rect at)
{
    home_badge(t, &solomon_homes, city, at);
}

void agent_badge(struct table *t, size_t agent, struct rect at)
{
    cast_badge(t, &solomon_agents, agent, at, agent < SOLOMON_AGENTS && (shown(t)->pub.burnt >> agent & 1));
}

void agent_poster(struct table *t, size_t agent, struct rect at, bool gone)
{
    float d = fminf(at.w, at.h) * 0.8f;

    if (!cast_poster(t, &solomon_agents, agent, at, gone))
        agent_badge(t, agent, rect_centered(at, d, d));
}

bool seat_shield(struct table *t, int seat, struct rect at)
{
    char city[HOME_FILE], name[HOME_FILE + 8];

    snprintf(name, sizeof name, "shield-%s", home_file(t, &solomon_homes, shown(t)->pub.hq[seat], city));
    const struct sprite *shield = sprites_find(&t->board->sprites, name);
    return shield && sprite_draw_in(ui_gfx(t->ui), shield, at);
}
