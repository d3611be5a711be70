#include "scene/solomon/board.h"

#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/data.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Seen from a sofa, figures are so much larger. */
static const float couch_figures = 1.22f;

struct projection track_usual_projection(void)
{
    return projection_conic((struct point){4096, 2731}, 38, 58, 14, 5570, (struct point){2470, 6588});
}

struct map_track track_usual(void)
{
    static const double pi = 3.14159265358979323846;
    struct map_track track = {.radius = 62, .end_radius = 116, .count = 21};
    for (size_t k = 0; k < track.count; k++) {
        double t = k == 0 ? 0 : ((double)k + 1.45) / 21.45, y = 770 + 1690 * t;
        double x = 410 - 44 * sin(pi * (0.12 + 0.8 * t)), side = k == 0 ? 0 : k % 2 ? 142 : -142;
        track.at[k] = (struct point){(float)(x + side), (float)y};
        track.beside[k] = (struct point){(float)(x + (k == 0 ? 182 : side / 142 * 14)),
                                         (float)(k == 0 ? y + 84 : fmax(y + 34, 1084))};
    }
    return track;
}

void board_read(struct table *t)
{
    struct solomon_own *own = own_of(t);
    if (own->data_read)
        return;
    own->data_read = true;
    game_error err;
    char path[ASSETS_PATH_MAX];
    size_t length = 0;
    own->print = track_usual_projection();
    own->track = track_usual();
    sprites_load("solomon/figures", &own->sprites);
    char *bytes = table_data("solomon/map/projection.json", path, &length);
    if (bytes && (!projection_read(bytes, length, &own->print, &err) ||
                  !map_track_read(bytes, length, &own->track, &err)))
        fprintf(stderr, "conspiracy: %s: %s\n", path, err.text);
    free(bytes);
}

void board_plan(struct table *t)
{
    struct solomon_own *own = own_of(t);
    struct map_data map = {.size = {own->print.width, own->print.height},
                           .places = solomon_box_of(t->box)->map.places,
                           .plaques = solomon_box_of(t->box)->hqs,
                           .signs = solomon_box_of(t->box)->stations[shown(t)->pub.express],
                           .frame = 108,
                           .figure = {50, 98},
                           .prop = {40, 32},
                           .piece_scale = t->h->shell->setting(t->h, HOST_COUCH) != 0 ? couch_figures : 1};
    for (size_t c = 0; c < map.places; c++) {
        double lon, lat;
        lon = solomon_box_of(t->box)->map.spot[c].lon;
        lat = solomon_box_of(t->box)->map.spot[c].lat;
        map.at[c] = projection_at(&own->print, lon, lat);
        map.name[c] = name_city(t->box, c);
        map.lines[c] = solomon_box_of(t->box)->map.near[c];
    }
    map_track_block(&own->track, &map);
    map_plan_make(&own->plan, t->ui, &map, t->layout.middle);
}
