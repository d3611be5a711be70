#include "table/homes.h"

#include "base/i18n.h"
#include "gfx/draw.h"
#include "rules/layout.h"
#include "rules/list.h"
#include "table/badges.h"
#include "table/game.h"
#include "table/table.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct map *map_of(const struct game_box *box)
{
    return &((const struct map_box *)(const void *)box)->map;
}

/* How many places there are, and what one is called in records. */
static size_t places(const struct game_box *box, const struct homes *homes)
{
    return homes->of == HOMES_BARE ? homes->count : map_of(box)->places;
}

static const char *name_of(const struct game_box *box, const struct homes *homes, size_t place)
{
    if (homes->of == HOMES_BARE)
        return game_find(homes->game)->place_name(box, place);
    return map_name(map_of(box), (int)place);
}

/* Of a name in records; as many as there are: it is none of them. */
static size_t called(const struct game_box *box, const struct homes *homes, const char *name)
{
    size_t p = 0;
    while (p < places(box, homes) && strcmp(name_of(box, homes, p), name) != 0)
        p++;
    return p;
}

/* The places that are homes, as bits. */
static uint64_t places_of(const struct game_box *box, const struct homes *homes)
{
    if (homes->of == HOMES_BARE)
        return (UINT64_C(1) << homes->count) - 1;
    return *(const uint64_t *)(const void *)((const unsigned char *)box + homes->of);
}

static const struct home *known(const struct game_box *box, const struct homes *homes, size_t place)
{
    if (homes->of == HOMES_BARE)
        return place < homes->count ? &homes->home[place] : NULL;
    const char *name = name_of(box, homes, place);
    for (size_t i = 0; name && i < homes->count; i++)
        if (strcmp(homes->home[i].name, name) == 0)
            return &homes->home[i];
    return NULL;
}

static struct color color_of(const struct game_box *box, const struct homes *homes, size_t place)
{
    static const unsigned others[] = {0x4C3F63, 0x2F565C, 0x7A5A62, 0x5A5A3C};
    const struct home *home = known(box, homes, place);
    size_t before = 0; /* of the board's homes */
    for (size_t p = 0; p < place && p < MAP_PLACES_MOST; p++)
        before += places_of(box, homes) >> p & 1;
    return color_hex(home ? home->color : others[before % (sizeof others / sizeof others[0])]);
}

struct color home_color(const struct table *t, const struct homes *homes, size_t place)
{
    return color_of(t->box, homes, place);
}

struct color home_color_called(const struct game_box *box, const struct homes *homes, const char *name)
{
    return color_of(box, homes, called(box, homes, name));
}

static void letter_of(const struct game_box *box, const struct homes *homes, size_t place, char out[8])
{
    const char *name[MAP_PLACES_MOST];
    const struct home *home = known(box, homes, place);
    size_t n = 0, which = 0;
    for (size_t p = 0; p < places(box, homes) && p < MAP_PLACES_MOST; p++) {
        which = p == place ? n : which;
        if (p == place || places_of(box, homes) >> p & 1)
            name[n++] = name_of(box, homes, p);
    }
    badge_initial(name, n, which, out);
    if (home && home->letter)
        snprintf(out, 8, "%s", i18n_marked(home->letter));
}

static const char *file_of(const struct game_box *box, const struct homes *homes, size_t place,
                           char out[HOME_FILE])
{
    snprintf(out, HOME_FILE, "%s", name_of(box, homes, place));
    for (char *c = out; *c != 0; c++)
        *c = (char)tolower((unsigned char)*c);
    return out;
}

const char *home_file(const struct table *t, size_t place, char out[HOME_FILE])
{
    return file_of(t->box, t->game->homes, place, out);
}

/* Pixels: in fewer an emblem is a smudge, and the letter stands for it. */
static const float emblem_least = 34;

static void draw_seal(struct ui *ui, const struct game_box *box, const struct homes *homes, size_t place,
                      struct rect at)
{
    char path[96], file[HOME_FILE], letter[8];
    snprintf(path, sizeof path, "%s/emblems/%s.png", homes->game, file_of(box, homes, place, file));
    letter_of(box, homes, place, letter);
    bool small = fminf(at.w, at.h) * gfx_view_scale(ui_gfx(ui)) < emblem_least;
    badge_draw(ui, at,
               &(struct badge){.picture = small ? "" : path,
                               .letter = letter,
                               .color = color_of(box, homes, place),
                               .rimless = true});
}

void home_badge(struct table *t, const struct homes *homes, size_t place, struct rect at)
{
    if (place < places(t->box, homes)) /* else the seat of a match that is not shown yet */
        draw_seal(t->ui, t->box, homes, place, at);
}

void home_plaque(struct table *t, size_t place, struct rect at)
{
    home_badge(t, t->game->homes, place, at);
}

bool home_seal(struct ui *ui, const struct game_box *box, const struct homes *homes, const char *name,
               struct rect at)
{
    size_t place = called(box, homes, name);
    if (place < places(box, homes))
        draw_seal(ui, box, homes, place, at);
    return place < places(box, homes);
}

int home_tension(const struct host *h, const struct game_view *view)
{
    const struct game_layout *layout = h->rules(h)->layout;
    const struct map *map = map_of(h->box(h));
    const struct turns *at = turns_in(view);
    const uint8_t *home = layout_at(view, layout->home);
    int least = MAP_UNREACHED;

    if (at->to_act == SEAT_NONE || at->round == 0)
        return 0;
    for (int seat = 0; seat < at->seats; seat++) {
        int steps = map->steps[*layout_at(view, layout->prop)][home[seat]];
        least = steps < least ? steps : least;
    }
    return least <= 1 ? 100 : least == 2 ? 75 : 20;
}
