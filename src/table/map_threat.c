/* How a rival may win next turn, as arrows on the map: where the figure goes, and from where the prop then comes home. */
#include "base/i18n.h"
#include "base/text.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/homes.h"
#include "table/map_board.h"
#include "table/table.h"
#include "table/threat.h"

/* What goes from where to where. */
struct leg {
    uint8_t piece, from, to;
};

enum { STEPS = 2 };

/* The prop starts where it lies; where whoever goes finds it, it may come along first. */
static size_t steps_of(const struct table *t, const struct threats_way *way, struct leg out[STEPS])
{
    const struct map_board *b = t->board;
    uint8_t at[FIGURES_MAX], prop = (uint8_t)b->look->order->figures, figure, to;

    if (!b->look->goes || !b->look->order->prop || !b->look->goes(way->first, &figure, &to))
        return 0;
    map_board_where(t, table_view_of(t), at);
    uint8_t home = (uint8_t)table_home(t, way->seat), from = at[prop] == at[figure] ? to : at[prop];
    out[0] = (struct leg){figure, at[figure], to};
    if (from == home)
        return 1;
    out[1] = (struct leg){prop, from, home};
    return 2;
}

/* Those of all ways that are few enough to be told apart, each way from place to place once. */
static size_t legs(const struct table *t, struct leg out[MAP_THREAT_LEGS])
{
    struct threats_way way[THREATS_WAYS];
    size_t ways = threats_ways(t, way), n = 0;

    for (size_t i = 0; i < ways && n + STEPS <= MAP_THREAT_LEGS; i++) {
        struct leg step[STEPS];
        size_t steps = steps_of(t, &way[i], step);
        for (size_t k = 0; k < steps; k++) {
            bool drawn = false;
            for (size_t j = 0; j < n; j++)
                drawn |= out[j].from == step[k].from && out[j].to == step[k].to;
            if (!drawn)
                out[n++] = step[k];
        }
    }
    return n;
}

void map_board_say_threat(const struct table *t, const struct threats_way *way, struct text *out)
{
    const struct map_board_look *look = t->board->look;
    struct leg leg[STEPS];
    size_t n = steps_of(t, way, leg);

    if (n == 1 && look->words.wins)
        text_add(out, i18n_marked(look->words.wins), cast_name(look->cast, leg[0].piece),
                 map_board_name(look, t->board->map, leg[0].to));
    else if (n == 2 && look->words.wins_then)
        text_add(out, i18n_marked(look->words.wins_then), cast_name(look->cast, leg[0].piece),
                 map_board_name(look, t->board->map, leg[0].to),
                 map_board_name(look, t->board->map, leg[1].to));
}

void map_board_threat(struct table *t)
{
    struct map_board *b = t->board;
    struct leg leg[MAP_THREAT_LEGS];
    bool shown = table_asks(t) && t->ask.pick.count == 0 && !t->now.looking.on;
    size_t n = shown ? legs(t, leg) : 0;
    uint64_t key = gfx_key(piece_set_key(&b->pieces), leg, n * sizeof leg[0]);

    b->threats = n;
    for (size_t i = 0; i < n; i++) {
        if (key != b->threat_key)
            map_arrow_find(&b->plan, &b->names, &b->pieces, leg[i].piece, leg[i].from, leg[i].to,
                           &b->threat[i]);
        b->arrow_ends |= UINT64_C(1) << leg[i].from | UINT64_C(1) << leg[i].to;
    }
    b->threat_key = key;
}
