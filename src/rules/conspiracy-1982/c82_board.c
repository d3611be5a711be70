/* Reads the board from its data file, and refuses one on which the game could not be played. */
#include "base/i18n.h"
#include "rules/conspiracy-1982/c82_change.h"
#include "rules/data.h"
#include "rules/draw.h"
#include "rules/map_read.h"
#include "rules/refuse.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { FLAG_START, FLAG_HQ, FLAG_BRIEFCASE };
enum { LINES_MOST = 8 }; /* of a place: what is legal has to fit into GAME_MAX_LEGAL */

/* The spy called so, or C82_NOBODY's name, or -1. */
static int find_spy(const char *name)
{
    for (int spy = 0; name && c82_spy_name(spy); spy++)
        if (strcmp(c82_spy_name(spy), name) == 0)
            return spy;
    return -1;
}

/* What else a word of a record can be. */
static bool taken(const char *name)
{
    return find_spy(name) >= 0 || strcmp(name, "case") == 0;
}

/* What the marks of the map mean. */
static bool read_marks(struct c82_box *b, game_error *err)
{
    uint64_t starts = b->map.flagged[FLAG_START];
    int cases = __builtin_popcountll(b->map.flagged[FLAG_BRIEFCASE]), count = __builtin_popcountll(starts);
    b->hqs = b->map.flagged[FLAG_HQ];
    if (cases != 1)
        return game_refuse(err, _("the briefcase starts in %d cities, not in one"), cases);
    if (count != C82_SPIES)
        return game_refuse(err, _("%d cities are marked as starts, not %d"), count, C82_SPIES);
    b->case_start = (uint8_t)map_lowest(b->map.flagged[FLAG_BRIEFCASE]);
    if (map_holds(b->hqs | starts, b->case_start))
        return game_refuse(err, _("%s cannot be where the briefcase starts"), b->map.name[b->case_start]);
    map_sorted(&b->map, starts, b->start);
    for (int i = 0; i < C82_SPIES; i++) {
        uint64_t home = b->map.near[b->start[i]] & b->hqs;
        if (__builtin_popcountll(home) != 1)
            return game_refuse(err, _("%s is not next to just one HQ"), b->map.name[b->start[i]]);
        b->home[i] = (uint8_t)map_lowest(home);
    }
    for (int place = 0; place < b->map.places; place++)
        if (__builtin_popcountll(b->map.near[place]) > LINES_MOST)
            return game_refuse(err, _("%s has more than %d lines"), b->map.name[place], LINES_MOST);
    return true;
}

/* The spy that begins in each start city under the option. */
static bool read_fixed(struct c82_box *b, const json_t *root, game_error *err)
{
    int16_t spy[C82_SPIES];
    for (int i = 0; i < C82_SPIES; i++) {
        const json_t *city = json_array_get(json_object_get(root, "cities"), b->start[i]);
        spy[i] = (int16_t)find_spy(json_string_value(json_object_get(city, "fixed")));
        b->fixed[i] = (uint8_t)spy[i];
    }
    return draw_permuted(spy, C82_SPIES) ||
           game_refuse(err, _("\"fixed\" must name each spy once, one in each start city"));
}

static bool read_board(struct c82_box *b, const json_t *root, game_error *err)
{
    static const char *const flags[] = {"start", "hq", "briefcase", NULL};
    static const struct map_format format = {.list = "cities",
                                             .flag = flags,
                                             .least = C82_SPIES,
                                             .most = MAP_PLACES_MOST,
                                             .geographic = true,
                                             .pictured = true,
                                             .taken = taken};
    return map_read(&b->map, root, &format, err) && read_marks(b, err) && read_fixed(b, root, err) &&
           map_seats_read(&b->seats, &b->map, root, b->hqs, 2, C82_SEATS, err);
}

struct game_box *c82_open_box(const char *text, size_t length, game_error *err)
{
    json_t *root = data_open(text, length, err);
    struct c82_box *box = root ? calloc(1, sizeof *box) : NULL;
    if (root && !box)
        game_refuse(err, _("no memory for the board"));
    bool good = box && read_board(box, root, err);
    json_decref(root);
    if (good)
        return (struct game_box *)box;
    free(box);
    return NULL;
}

void c82_close_box(struct game_box *box)
{
    free(box);
}
