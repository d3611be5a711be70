#include "scene/solomon/names.h"

#include "scene/solomon/own.h"
#include "table/map_board.h"
#include "ui/layout.h"

#include <stdio.h>

bool seat_shield(struct table *t, int seat, struct rect at)
{
    char city[HOME_FILE], name[HOME_FILE + 8];

    snprintf(name, sizeof name, "shield-%s", home_file(t, shown(t)->pub.hq[seat], city));
    const struct sprite *shield = sprites_find(&t->board->sprites, name);
    return shield && sprite_draw_in(ui_gfx(t->ui), shield, at);
}
