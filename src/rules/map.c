#include "rules/map.h"

#include "rules/map_inside.h"

#include <string.h>

const char *map_name(const struct map *map, int place)
{
    return place >= 0 && place < map->places ? map->name[place] : NULL;
}

const char *map_title(const struct map *map, int place)
{
    const char *name = map_name(map, place);
    return name && map->title[place][0] ? map->title[place] : name;
}

int map_find(const struct map *map, const char *name, size_t n)
{
    for (int p = 0; p < map->places; p++)
        if (strlen(map->name[p]) == n && memcmp(map->name[p], name, n) == 0)
            return p;
    return -1;
}

int map_named(const struct map *map, const struct json_t *name)
{
    const char *text = json_string_value(name);
    return text ? map_find(map, text, strlen(text)) : -1;
}

size_t map_sorted(const struct map *map, uint64_t set, uint8_t *out)
{
    size_t n = 0;
    for (; set; set &= set - 1) {
        uint8_t place = (uint8_t)map_lowest(set);
        size_t at = n++;
        for (; at > 0 && strcmp(map->name[out[at - 1]], map->name[place]) > 0; at--)
            out[at] = out[at - 1];
        out[at] = place;
    }
    return n;
}

/* The steps from one place to all others: one ring of neighbours after another. */
static void measure_from(struct map *map, size_t from)
{
    uint64_t reached = map_bit(from), edge = reached;
    memset(map->steps[from], MAP_UNREACHED, sizeof map->steps[from]);
    for (uint8_t steps = 0; edge; steps++) {
        uint64_t next = 0;
        for (uint64_t left = edge; left; left &= left - 1) {
            map->steps[from][map_lowest(left)] = steps;
            next |= map->near[map_lowest(left)];
        }
        edge = next & ~reached;
        reached |= next;
    }
}

void map_measure(struct map *map)
{
    for (size_t p = 0; p < map->places; p++)
        measure_from(map, p);
}
