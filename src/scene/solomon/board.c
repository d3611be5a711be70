#include "scene/solomon/board.h"

#include "base/assets.h"
#include "base/file.h"
#include "base/i18n.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"

#include <stdio.h>
#include <stdlib.h>

/* Seen from a sofa, figures are so much larger. */
static const float couch_figures = 1.22f;

/* A data file below assets/, which the caller frees; path is where it is. NULL: it cannot be read, which was said. */
static char *read_data(const char *name, char path[ASSETS_PATH_MAX], size_t *length)
{
    char *bytes = NULL;
    struct file_error io;
    if (!assets_find(name, path, ASSETS_PATH_MAX))
        fprintf(stderr, _("conspiracy: assets/%s is missing, the usual measures are used\n"), name);
    else if (!file_read(path, 1 << 20, &bytes, length, &io))
        fprintf(stderr, "conspiracy: %s\n", io.text);
    return bytes;
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
    sprites_none(&own->sprites);
    char *bytes = read_data("solomon/map/projection.json", path, &length);
    if (bytes &&
        (!projection_read(bytes, length, &own->print, &err) || !track_read(bytes, length, &own->track, &err)))
        fprintf(stderr, "conspiracy: %s: %s\n", path, err.text);
    free(bytes);
    bytes = read_data("solomon/figures/figures.json", path, &length);
    if (bytes && !sprites_read("solomon/figures", bytes, length, &own->sprites, &err))
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
    float side = 2 * own->track.radius * 1.1f; /* of a space, with a little air */
    for (size_t k = 0; k < own->track.count; k++)
        map.blocked[map.blocked_count++] = rect_around(own->track.at[k], side, side);
    map_plan_make(&own->plan, t->ui, &map, t->layout.middle);
}

struct point board_track(const struct table *t, size_t space)
{
    const struct track *track = &own_of(t)->track;
    return map_point(&own_of(t)->plan, track->at[space < track->count ? space : track->count - 1]);
}

float board_track_radius(const struct table *t)
{
    return own_of(t)->track.radius * own_of(t)->plan.unit;
}
