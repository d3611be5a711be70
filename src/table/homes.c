#include "table/homes.h"

#include "base/i18n.h"
#include "table/badges.h"
#include "table/table.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const struct home *known(const struct table *t, const struct homes *homes, size_t place)
{
    const char *name = map_name(homes->map(t->box), (int)place);
    for (size_t i = 0; name && i < homes->count; i++)
        if (strcmp(homes->home[i].name, name) == 0)
            return &homes->home[i];
    return NULL;
}

struct color home_color(const struct table *t, const struct homes *homes, size_t place)
{
    static const unsigned others[] = {0x4C3F63, 0x2F565C, 0x7A5A62, 0x5A5A3C};
    const struct home *home = known(t, homes, place);
    size_t before = 0; /* of the board's homes */
    for (size_t p = 0; p < place && p < MAP_PLACES_MOST; p++)
        before += homes->of(t->box) >> p & 1;
    return color_hex(home ? home->color : others[before % (sizeof others / sizeof others[0])]);
}

static void letter_of(const struct table *t, const struct homes *homes, size_t place, char out[8])
{
    const char *name[MAP_PLACES_MOST];
    const struct home *home = known(t, homes, place);
    size_t n = 0;
    for (size_t p = 0; p <= place; p++)
        if (homes->of(t->box) >> p & 1)
            name[n++] = map_name(homes->map(t->box), (int)p);
    badge_initial(name, n, out);
    if (home)
        snprintf(out, 8, "%s", i18n_marked(home->letter));
}

const char *home_file(const struct table *t, const struct homes *homes, size_t place, char out[HOME_FILE])
{
    snprintf(out, HOME_FILE, "%s", map_name(homes->map(t->box), (int)place));
    for (char *c = out; *c != 0; c++)
        *c = (char)tolower((unsigned char)*c);
    return out;
}

void home_badge(struct table *t, const struct homes *homes, size_t place, struct rect at)
{
    char path[96], file[HOME_FILE], letter[8];
    if (place >= homes->map(t->box)->places) /* the seat of a match that is not shown yet */
        return;
    snprintf(path, sizeof path, "%s/emblems/%s.png", homes->game, home_file(t, homes, place, file));
    letter_of(t, homes, place, letter);
    badge_draw(t->ui, at,
               &(struct badge){
                   .picture = path, .letter = letter, .color = home_color(t, homes, place), .rimless = true});
}
