/* Reads the board from its data file, and refuses one on which the game could not be played. */
#include "rules/solomon/solomon_box.h"

#include "base/i18n.h"
#include "rules/refuse.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* A board being read: the first complaint stays. */
struct reader {
    struct solomon_box *box;
    game_error *err;
    int briefcases;
};

int solomon_find_city(const struct solomon_box *box, const char *name, size_t n)
{
    for (int c = 0; c < box->cities; c++)
        if (strlen(box->name[c]) == n && memcmp(box->name[c], name, n) == 0)
            return c;
    return -1;
}

static int city_called(const struct reader *r, const json_t *name)
{
    const char *s = json_string_value(name);
    return s ? solomon_find_city(r->box, s, strlen(s)) : -1;
}

/* A city's name as it appears in records: one word that no number, key or comment can be taken for. */
static bool good_name(const char *name)
{
    size_t n = strlen(name);
    if (n == 0 || n >= SOLOMON_NAME_ROOM || (name[0] >= '0' && name[0] <= '9'))
        return false;
    for (size_t i = 0; i < n; i++)
        if ((unsigned char)name[i] <= ' ' || strchr("=#?\"\\", name[i]) || name[i] == 0x7f)
            return false;
    return true;
}

static bool read_city(struct reader *r, size_t index, json_t *city)
{
    struct solomon_box *b = r->box;
    const char *name = json_string_value(json_object_get(city, "name"));
    const json_t *lon = json_object_get(city, "lon"), *lat = json_object_get(city, "lat");
    if (!name)
        return game_refuse(r->err, _("city %zu has no name"), index + 1);
    if (!good_name(name))
        return game_refuse(r->err, _("city %zu: \"%s\" is no name: one word, at most %d bytes"), index + 1,
                           name, SOLOMON_NAME_ROOM - 1);
    if (solomon_find_city(b, name, strlen(name)) >= 0)
        return game_refuse(r->err, _("city %s is there twice"), name);
    if (solomon_find_agent(name, strlen(name)) >= 0 || strcmp(name, "none") == 0 ||
        strcmp(name, "carry") == 0)
        return game_refuse(r->err, _("city %s has a name that means something else"), name);
    if (!json_is_number(lon) || !json_is_number(lat))
        return game_refuse(r->err, _("city %s: lon and lat must be numbers"), name);
    memcpy(b->name[index], name, strlen(name) + 1);
    b->lon[index] = json_number_value(lon);
    b->lat[index] = json_number_value(lat);
    uint64_t bit = solomon_bit(index);
    bool station = json_is_true(json_object_get(city, "station"));
    b->stations[false] |= station ? bit : 0;
    b->stations[true] |= station || json_is_true(json_object_get(city, "express")) ? bit : 0;
    b->starts |= json_is_true(json_object_get(city, "start")) ? bit : 0;
    b->hqs |= json_is_true(json_object_get(city, "hq")) ? bit : 0;
    if (json_is_true(json_object_get(city, "briefcase"))) {
        b->case_start = (uint8_t)index;
        r->briefcases++;
    }
    b->cities++;
    return true;
}

static bool read_cities(struct reader *r, json_t *cities)
{
    size_t i;
    json_t *city;
    if (!json_is_array(cities) || json_array_size(cities) < SOLOMON_AGENTS)
        return game_refuse(r->err, _("cities: a list of at least %d is needed"), SOLOMON_AGENTS);
    if (json_array_size(cities) > SOLOMON_CITIES)
        return game_refuse(r->err, _("cities: %zu are too many, at most %d fit"), json_array_size(cities),
                           SOLOMON_CITIES);
    json_array_foreach(cities, i, city)
    {
        if (!read_city(r, i, city))
            return false;
    }
    return true;
}

static bool read_line(struct reader *r, size_t index, const json_t *line)
{
    struct solomon_box *b = r->box;
    if (!json_is_array(line) || json_array_size(line) != 2)
        return game_refuse(r->err, _("line %zu must name two cities"), index + 1);
    int end[2];
    for (size_t i = 0; i < 2; i++) {
        const json_t *name = json_array_get(line, i);
        end[i] = city_called(r, name);
        if (end[i] < 0)
            return game_refuse(r->err, _("line %zu: no city is called \"%s\""), index + 1,
                               json_is_string(name) ? json_string_value(name) : "");
    }
    if (end[0] == end[1])
        return game_refuse(r->err, _("line %zu joins %s to itself"), index + 1, b->name[end[0]]);
    if (b->line[end[0]] & solomon_bit((size_t)end[1]))
        return game_refuse(r->err, _("line %zu: %s and %s are joined twice"), index + 1, b->name[end[0]],
                           b->name[end[1]]);
    b->line[end[0]] |= solomon_bit((size_t)end[1]);
    b->line[end[1]] |= solomon_bit((size_t)end[0]);
    return true;
}

static bool read_lines(struct reader *r, json_t *lines)
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
    return true;
}

static bool read_places(struct reader *r, json_t *list)
{
    struct solomon_box *b = r->box;
    uint64_t seen = 0;
    size_t i;
    json_t *name;
    if (!json_is_array(list) || json_array_size(list) != SOLOMON_SEATS)
        return game_refuse(r->err, _("clockwise: a list of the %d HQ cities is needed"), SOLOMON_SEATS);
    json_array_foreach(list, i, name)
    {
        int city = city_called(r, name);
        if (city < 0)
            return game_refuse(r->err, _("clockwise: no city is called \"%s\""),
                               json_is_string(name) ? json_string_value(name) : "");
        if (!(b->hqs & solomon_bit((size_t)city)))
            return game_refuse(r->err, _("clockwise: %s is not marked as an HQ"), b->name[city]);
        if (seen & solomon_bit((size_t)city))
            return game_refuse(r->err, _("clockwise: %s is there twice"), b->name[city]);
        seen |= solomon_bit((size_t)city);
        b->place[i] = (uint8_t)city;
    }
    if (seen != b->hqs)
        return game_refuse(r->err, _("clockwise: HQ city %s is missing"),
                           b->name[solomon_lowest(b->hqs & ~seen)]);
    return true;
}

/* The seats taken by default when `count` play. */
static bool read_usual(struct reader *r, const char *key, int count, const json_t *list)
{
    struct solomon_box *b = r->box;
    int last = -1;
    if (!json_is_array(list) || json_array_size(list) != (size_t)count)
        return game_refuse(r->err, _("seats %s: a list of %d HQ cities is needed"), key, count);
    for (int i = 0; i < count; i++) {
        const json_t *name = json_array_get(list, (size_t)i);
        int city = city_called(r, name), place = 0;
        while (place < SOLOMON_SEATS && b->place[place] != city)
            place++;
        if (place == SOLOMON_SEATS)
            return game_refuse(r->err, _("seats %s: \"%s\" is no HQ city"), key,
                               json_is_string(name) ? json_string_value(name) : "");
        if (place <= last)
            return game_refuse(r->err, _("seats %s: %s is out of the clockwise order"), key, b->name[city]);
        last = place;
        b->usual[count][i] = (uint8_t)place;
    }
    return true;
}

static bool read_numbers(struct reader *r, const json_t *root)
{
    static const char *const key[] = {"2", "3", "4"};
    const json_t *faces = json_object_get(root, "die-faces");
    for (int count = 2; count <= SOLOMON_SEATS; count++) {
        const char *k = key[count - 2];
        if (!read_usual(r, k, count, json_object_get(json_object_get(root, "seats"), k)))
            return false;
        const json_t *track = json_object_get(json_object_get(root, "track"), k);
        if (!json_is_integer(track) || json_integer_value(track) < 1 || json_integer_value(track) > 99)
            return game_refuse(r->err, _("track %s: a number from 1 to 99 is needed"), k);
        r->box->track[count] = (uint8_t)json_integer_value(track);
    }
    if (!json_is_integer(faces) || json_integer_value(faces) < 1 || json_integer_value(faces) > 6)
        return game_refuse(r->err, _("die-faces: a number from 1 to 6 is needed"));
    r->box->die_faces = (uint8_t)json_integer_value(faces);
    return true;
}

/* The six starting cities, in alphabetical order whatever the file's order is. */
static void sort_starts(struct solomon_box *b)
{
    size_t n = 0;
    for (uint64_t left = b->starts; left; left &= left - 1) {
        uint8_t city = (uint8_t)solomon_lowest(left);
        size_t at = n++;
        for (; at > 0 && strcmp(b->name[b->start[at - 1]], b->name[city]) > 0; at--)
            b->start[at] = b->start[at - 1];
        b->start[at] = city;
    }
}

/* What concerns the board as a whole; fills what follows from it. */
static bool complete(struct reader *r)
{
    struct solomon_box *b = r->box;
    int starts = __builtin_popcountll(b->starts), stations = __builtin_popcountll(b->stations[false]);
    if (r->briefcases != 1)
        return game_refuse(r->err, _("the briefcase starts in %d cities, not in one"), r->briefcases);
    if (starts != SOLOMON_AGENTS)
        return game_refuse(r->err, _("%d cities are marked as starts, not %d"), starts, SOLOMON_AGENTS);
    if (stations < 2)
        return game_refuse(r->err, _("%d cities have a station, at least 2 are needed"), stations);
    uint64_t all = (solomon_bit(b->cities) - 1), reached = 1, last = 0;
    while (reached != last) {
        last = reached;
        for (int c = 0; c < b->cities; c++)
            if (reached & solomon_bit((size_t)c))
                reached |= b->line[c];
    }
    if (reached != all)
        return game_refuse(r->err, _("no line leads from %s to %s"), b->name[0],
                           b->name[solomon_lowest(all & ~reached)]);
    for (int c = 0; c < b->cities; c++) {
        uint64_t self = solomon_bit((size_t)c);
        for (int express = 0; express < 2; express++)
            b->go[express][c] = b->line[c] | (b->stations[express] & self ? b->stations[express] & ~self : 0);
    }
    sort_starts(b);
    return true;
}

struct game_box *solomon_open_box(const char *text, size_t length, game_error *err)
{
    json_error_t where;
    json_t *root = json_loadb(text, length, JSON_REJECT_DUPLICATES, &where);
    struct solomon_box *box = calloc(1, sizeof *box);
    struct reader r = {.box = box, .err = err};
    bool good = false;
    if (!root)
        game_refuse(err, _("line %d: %s"), where.line, where.text);
    else if (!box)
        game_refuse(err, _("no memory for the board"));
    else
        good = read_cities(&r, json_object_get(root, "cities")) &&
               read_lines(&r, json_object_get(root, "lines")) &&
               read_places(&r, json_object_get(root, "clockwise")) && read_numbers(&r, root) && complete(&r);
    json_decref(root);
    if (good)
        return (struct game_box *)box;
    for (char *c = err->text; *c; c++)
        if (*c == '\n')
            *c = ' ';
    free(box);
    return NULL;
}

void solomon_close_box(struct game_box *box)
{
    free(box);
}
