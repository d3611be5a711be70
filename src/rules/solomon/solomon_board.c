/* Reads the board from its data file, and refuses one on which the game could not be played. */
#include "base/i18n.h"
#include "rules/data.h"
#include "rules/map_read.h"
#include "rules/refuse.h"
#include "rules/solomon/solomon_state.h"

#include <jansson.h>
#include <string.h>

enum { FLAG_STATION, FLAG_EXPRESS, FLAG_START, FLAG_HQ, FLAG_BRIEFCASE };

/* What else a word of a record can be. */
static bool taken(const char *name)
{
    return solomon_find_agent(name, strlen(name)) >= 0 || strcmp(name, "carry") == 0;
}

static bool read_numbers(struct solomon_box *b, const json_t *root, game_error *err)
{
    static const char *const key[] = {"2", "3", "4"};
    for (int count = 2; count <= SOLOMON_SEATS; count++)
        if (!data_number(root, "track", key[count - 2], 1, 99, &b->track[count], err))
            return false;
    return data_number(root, "die-faces", NULL, 1, 6, &b->die_faces, err);
}

/* What the marks of the map mean. */
static bool read_marks(struct solomon_box *b, game_error *err)
{
    const uint64_t *flagged = b->map.flagged;
    b->stations[false] = flagged[FLAG_STATION];
    b->stations[true] = flagged[FLAG_STATION] | flagged[FLAG_EXPRESS];
    b->starts = flagged[FLAG_START];
    b->hqs = flagged[FLAG_HQ];
    int cases = __builtin_popcountll(flagged[FLAG_BRIEFCASE]), starts = __builtin_popcountll(b->starts);
    int stations = __builtin_popcountll(b->stations[false]);
    if (cases != 1)
        return game_refuse(err, _("the briefcase starts in %d cities, not in one"), cases);
    if (starts != SOLOMON_AGENTS)
        return game_refuse(err, _("%d cities are marked as starts, not %d"), starts, SOLOMON_AGENTS);
    if (stations < 2)
        return game_refuse(err, _("%d cities have a station, at least 2 are needed"), stations);
    b->case_start = (uint8_t)map_lowest(flagged[FLAG_BRIEFCASE]);
    map_sorted(&b->map, b->starts, b->start);
    for (int express = 0; express < 2; express++)
        for (int c = 0; c < b->map.places; c++)
            b->go[express][c] =
                b->map.near[c] |
                (map_holds(b->stations[express], c) ? b->stations[express] & ~map_bit((size_t)c) : 0);
    return true;
}

static bool read_board(struct game_box *box, const json_t *root, game_error *err)
{
    struct solomon_box *b = (struct solomon_box *)box;
    static const char *const flags[] = {"station", "express", "start", "hq", "briefcase", NULL};
    static const struct map_format format = {.list = "cities",
                                             .flag = flags,
                                             .least = SOLOMON_AGENTS,
                                             .most = SOLOMON_CITIES,
                                             .geographic = true,
                                             .taken = taken};
    return map_read(&b->map, root, &format, err) && read_marks(b, err) &&
           map_seats_read(&b->seats, &b->map, root, b->hqs, 2, SOLOMON_SEATS, err) &&
           read_numbers(b, root, err);
}

struct game_box *solomon_open_box(const char *text, size_t length, game_error *err)
{
    return data_open_box(text, length, sizeof(struct solomon_box), read_board, err);
}
