/* Reads a map from a game's data file, and refuses one that nothing could be played on. */
#include "base/i18n.h"
#include "rules/map_inside.h"
#include "rules/refuse.h"

#include <string.h>

/* A map being read: the first complaint stays. */
struct reading {
    struct map *map;
    const struct map_format *format;
    game_error *err;
};

/* One word that no number, key or comment of a record can be taken for. */
static bool good_name(const char *name)
{
    size_t n = strlen(name);
    if (n == 0 || n >= MAP_NAME_ROOM || (name[0] >= '0' && name[0] <= '9'))
        return false;
    for (size_t i = 0; i < n; i++)
        if ((unsigned char)name[i] <= ' ' || strchr("=#?\"\\", name[i]) || name[i] == 0x7f)
            return false;
    return true;
}

static bool read_name(const struct reading *r, size_t index, const char *name)
{
    struct map *map = r->map;
    if (!name)
        return game_refuse(r->err, _("place %zu has no name"), index + 1);
    if (!good_name(name))
        return game_refuse(r->err, _("place %zu: \"%s\" is no name: one word, at most %d bytes"), index + 1,
                           name, MAP_NAME_ROOM - 1);
    if (map_find(map, name, strlen(name)) >= 0)
        return game_refuse(r->err, _("%s is there twice"), name);
    if (r->format->taken && r->format->taken(name))
        return game_refuse(r->err, _("place %s has a name that means something else"), name);
    memcpy(map->name[index], name, strlen(name) + 1);
    return true;
}

/* A number from 0 to 1. */
static bool read_share(const json_t *value, float *out)
{
    double share = json_number_value(value);
    *out = (float)share;
    return json_is_number(value) && share >= 0 && share <= 1;
}

/* A side of the compass, or nothing. */
static bool read_label(const char *label, char out[3])
{
    static const char *const sides[] = {"", "n", "ne", "e", "se", "s", "sw", "w", "nw"};
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
        if (strcmp(label, sides[i]) == 0) {
            memcpy(out, label, strlen(label) + 1);
            return true;
        }
    return false;
}

static bool read_spot(const struct reading *r, const char *name, const json_t *place, map_spot *out)
{
    const json_t *lon = json_object_get(place, "lon"), *lat = json_object_get(place, "lat");
    const json_t *x = json_object_get(place, "x"), *y = json_object_get(place, "y");
    if ((r->format->geographic || lon || lat) && !(json_is_number(lon) && json_is_number(lat)))
        return game_refuse(r->err, _("%s: lon and lat must be numbers"), name);
    out->lon = json_number_value(lon);
    out->lat = json_number_value(lat);
    if ((r->format->pictured || x || y) && !(read_share(x, &out->x) && read_share(y, &out->y)))
        return game_refuse(r->err, _("%s: x and y must be numbers from 0 to 1"), name);
    const json_t *seal = json_object_get(place, "seal");
    if (seal && !(json_array_size(seal) == 2 && read_share(json_array_get(seal, 0), &out->seal[0]) &&
                  read_share(json_array_get(seal, 1), &out->seal[1])))
        return game_refuse(r->err, _("%s: seal must be two numbers from 0 to 1"), name);
    if (!read_label(map_said(json_object_get(place, "label")), out->label))
        return game_refuse(r->err, _("%s: label must be one of %s"), name, "n ne e se s sw w nw");
    return true;
}

static bool read_place(const struct reading *r, size_t index, const json_t *place)
{
    struct map *map = r->map;
    const char *const *flag = r->format->flag;
    const char *title = map_said(json_object_get(place, "title"));
    if (strlen(title) >= MAP_NAME_ROOM)
        return game_refuse(r->err, _("place %zu: its title is longer than %d bytes"), index + 1,
                           MAP_NAME_ROOM - 1);
    memcpy(map->title[index], title, strlen(title));
    if (!read_name(r, index, json_string_value(json_object_get(place, "name"))) ||
        !read_spot(r, map->name[index], place, &map->spot[index]))
        return false;
    for (size_t f = 0; flag && flag[f] && f < MAP_FLAGS; f++)
        if (json_is_true(json_object_get(place, flag[f])))
            map->flagged[f] |= map_bit(index);
    map->places++;
    return true;
}

static bool read_places(const struct reading *r, const json_t *list)
{
    const struct map_format *f = r->format;
    size_t i;
    json_t *place;
    if (!json_is_array(list) || json_array_size(list) < f->least)
        return game_refuse(r->err, _("%s: a list of at least %d is needed"), f->list, f->least);
    if (json_array_size(list) > f->most || json_array_size(list) > MAP_PLACES_MOST)
        return game_refuse(r->err, _("%s: %zu are too many, at most %d fit"), f->list, json_array_size(list),
                           f->most < MAP_PLACES_MOST ? f->most : MAP_PLACES_MOST);
    json_array_foreach(list, i, place)
    {
        if (!read_place(r, i, place))
            return false;
    }
    return true;
}

/* The two places that a line joins. */
static bool read_ends(const struct reading *r, size_t index, const json_t *line, int end[2])
{
    if (!json_is_array(line) || json_array_size(line) != 2)
        return game_refuse(r->err, _("line %zu must name two places"), index + 1);
    for (size_t i = 0; i < 2; i++) {
        const json_t *name = json_array_get(line, i);
        end[i] = map_named(r->map, name);
        if (end[i] < 0)
            return game_refuse(r->err, _("line %zu: no place is called \"%s\""), index + 1, map_said(name));
    }
    return true;
}

static bool read_line(const struct reading *r, size_t index, const json_t *line)
{
    struct map *map = r->map;
    int end[2] = {0, 0};
    if (!read_ends(r, index, line, end))
        return false;
    if (end[0] == end[1])
        return game_refuse(r->err, _("line %zu joins %s to itself"), index + 1, map->name[end[0]]);
    if (map_holds(map->near[end[0]], end[1]))
        return game_refuse(r->err, _("line %zu: %s and %s are joined twice"), index + 1, map->name[end[0]],
                           map->name[end[1]]);
    map->near[end[0]] |= map_bit((size_t)end[1]);
    map->near[end[1]] |= map_bit((size_t)end[0]);
    return true;
}

static bool read_bend(const struct reading *r, size_t index, const json_t *bend)
{
    struct map *map = r->map;
    const json_t *via = json_object_get(bend, "via");
    map_bend *out = &map->bend[map->bends];
    int end[2] = {0, 0};
    if (!read_ends(r, index, json_object_get(bend, "line"), end))
        return false;
    if (map->bends == MAP_BENDS || !map_holds(map->near[end[0]], end[1]))
        return game_refuse(r->err, _("bend %zu: there is no such line, or no more room"), index + 1);
    out->from = (uint8_t)end[0];
    out->to = (uint8_t)end[1];
    out->points = (uint8_t)json_array_size(via);
    bool good = json_array_size(via) >= 1 && json_array_size(via) <= MAP_BEND_POINTS;
    for (size_t i = 0; good && i < out->points; i++)
        good = json_array_size(json_array_get(via, i)) == 2 &&
               read_share(json_array_get(json_array_get(via, i), 0), &out->at[i][0]) &&
               read_share(json_array_get(json_array_get(via, i), 1), &out->at[i][1]);
    if (!good)
        return game_refuse(r->err, _("bend %zu: via must be 1 to %d points"), index + 1, MAP_BEND_POINTS);
    map->bends++;
    return true;
}

static bool read_lines(const struct reading *r, const json_t *lines, const json_t *bends)
{
    size_t i;
    json_t *line;
    if (!json_is_array(lines))
        return game_refuse(r->err, _("lines: a list is needed"));
    json_array_foreach(lines, i, line)
    {
        if (!read_line(r, i, line))
            return false;
    }
    json_array_foreach(bends, i, line)
    {
        if (!read_bend(r, i, line))
            return false;
    }
    return true;
}

static bool connected(const struct reading *r)
{
    const struct map *map = r->map;
    for (int p = 0; p < map->places; p++)
        if (map->steps[0][p] == MAP_UNREACHED)
            return game_refuse(r->err, _("no line leads from %s to %s"), map->name[0], map->name[p]);
    return true;
}

bool map_read(struct map *map, const struct json_t *root, const struct map_format *format, game_error *err)
{
    const struct reading r = {.map = map, .format = format, .err = err};
    memset(map, 0, sizeof *map);
    if (!read_places(&r, json_object_get(root, format->list)) ||
        !read_lines(&r, json_object_get(root, "lines"), json_object_get(root, "bends")))
        return false;
    map_measure(map);
    return connected(&r);
}
