#include "base/i18n.h"
#include "base/text.h"
#include "rules/map_inside.h"
#include "rules/options.h"
#include "rules/refuse.h"

#include <stdio.h>
#include <string.h>

static bool read_clockwise(struct map_seats *seats, const struct map *map, const json_t *list, uint64_t homes,
                           game_error *err)
{
    uint64_t seen = 0;
    size_t i;
    json_t *name;
    if (!json_is_array(list) || json_array_size(list) != seats->count)
        return game_refuse(err, _("clockwise: a list of %d places is needed"), seats->count);
    json_array_foreach(list, i, name)
    {
        int place = map_named(map, name);
        if (place < 0)
            return game_refuse(err, _("clockwise: no place is called \"%s\""), map_said(name));
        if (!map_holds(homes, place))
            return game_refuse(err, _("clockwise: %s is not marked as a seat's"), map->name[place]);
        if (map_holds(seen, place))
            return game_refuse(err, _("clockwise: %s is there twice"), map->name[place]);
        seen |= map_bit((size_t)place);
        seats->place[i] = (uint8_t)place;
    }
    if (seen != homes)
        return game_refuse(err, _("clockwise: %s is missing"), map->name[map_lowest(homes & ~seen)]);
    return true;
}

static bool read_usual(struct map_seats *seats, const struct map *map, const json_t *numbers, int count,
                       game_error *err)
{
    char key[8];
    int last = -1;
    snprintf(key, sizeof key, "%d", count);
    const json_t *list = json_object_get(numbers, key);
    if (!json_is_array(list) || json_array_size(list) != (size_t)count)
        return game_refuse(err, _("seats %s: a list of %d places is needed"), key, count);
    for (int i = 0; i < count; i++) {
        const json_t *name = json_array_get(list, (size_t)i);
        int place = map_named(map, name), seat = 0;
        while (seat < seats->count && seats->place[seat] != place)
            seat++;
        if (seat == seats->count)
            return game_refuse(err, _("seats %s: \"%s\" is no seat's place"), key, map_said(name));
        if (seat <= last)
            return game_refuse(err, _("seats %s: %s is out of the clockwise order"), key, map->name[place]);
        last = seat;
        seats->usual[count][i] = (uint8_t)seat;
    }
    return true;
}

bool map_seats_read(struct map_seats *seats, const struct map *map, const struct json_t *root, uint64_t homes,
                    int least, int count, game_error *err)
{
    memset(seats, 0, sizeof *seats);
    seats->count = (uint8_t)count;
    seats->least = (uint8_t)least;
    if (!read_clockwise(seats, map, json_object_get(root, "clockwise"), homes, err))
        return false;
    for (int n = least; n <= count; n++)
        if (!read_usual(seats, map, json_object_get(root, "seats"), n, err))
            return false;
    return true;
}

bool map_seats_usual(const struct map_seats *seats, uint8_t count, game_config *out)
{
    memset(out, 0, sizeof *out);
    if (count < seats->least || count > seats->count)
        return false;
    out->seats = count;
    memcpy(out->place, seats->usual[count], count);
    return true;
}

map_seating map_seats_check(const struct map_seats *seats, const game_config *config)
{
    int falls = 0; /* once round the table, and not twice */
    for (int i = 0; i < config->seats; i++) {
        int here = config->place[i];
        if (here >= seats->count)
            return MAP_NO_PLACE;
        for (int j = 0; j < i; j++)
            if (config->place[j] == here)
                return MAP_PLACE_SHARED;
        falls += config->place[(i + 1) % config->seats] < here;
    }
    return config->seats < 2 || falls == 1 ? MAP_SEATED : MAP_NOT_CLOCKWISE;
}

const char *map_seats_name(const struct map_seats *seats, const struct map *map, size_t place)
{
    return place < seats->count ? map->name[seats->place[place]] : NULL;
}

static bool out_of_order(const struct map_seats *seats, const struct map *map, game_error *err)
{
    char order[MAP_SEATS * (MAP_NAME_ROOM + 2)];
    struct text text = text_over(order, sizeof order);
    for (size_t i = 0; i < seats->count; i++)
        text_add(&text, "%s%s", i ? ", " : "", map_seats_name(seats, map, i));
    return game_refuse(err, _("the seats must be in clockwise order of their places: %s"), order);
}

bool map_seats_allowed(const struct map_seats *seats, const struct map *map, const struct game_rules *rules,
                       const game_config *config, game_error *err)
{
    return config_allowed(rules, seats->count, config, err) &&
           (map_seats_check(seats, config) == MAP_SEATED || out_of_order(seats, map, err));
}

static const struct map_box *map_box_of(const struct game_box *box)
{
    return (const struct map_box *)(const void *)box;
}

const char *map_box_place_name(const struct game_box *box, size_t place)
{
    return map_seats_name(&map_box_of(box)->seats, &map_box_of(box)->map, place);
}

bool map_box_default_config(const struct game_box *box, uint8_t seats, game_config *out)
{
    return map_seats_usual(&map_box_of(box)->seats, seats, out);
}

const char *map_box_word(const struct game_box *box, int place)
{
    return map_name(&map_box_of(box)->map, place);
}
