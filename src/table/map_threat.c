/* How a rival may win next turn, as arrows on the map: where the figure goes, and from where the prop then comes home. */
#include "table/game.h"
#include "table/homes.h"
#include "table/map_board.h"
#include "table/table.h"

/* What goes from where to where. */
struct leg {
    uint8_t piece, from, to;
};

/* The only rival who may win, with the only announcement by which; NULL: there are several, for which the ribbon has words. */
static const game_action *only_first(const struct table *t, int *seat)
{
    const struct outlook_next *is = &t->threats.is;

    for (int i = 0; i < t->h->seats(t->h); i++)
        if (is->may == 1U << i) {
            *seat = i;
            return is->firsts[i] > 0 ? &is->first[i][0] : NULL;
        }
    return NULL;
}

/* The prop starts where it lies; where whoever goes finds it, it may come along first. */
static size_t legs(const struct table *t, struct leg out[MAP_THREAT_LEGS])
{
    const struct map_board *b = t->board;
    uint8_t at[FIGURES_MAX], prop = (uint8_t)b->look->order->figures, figure, to;
    int seat = -1;
    const game_action *first = only_first(t, &seat);
    bool shown = first && table_asks(t) && t->pick.count == 0 && !t->looking.on;

    if (!shown || !b->look->goes || !b->look->order->prop || !b->look->goes(first, &figure, &to))
        return 0;
    map_board_where(t, table_view_of(t), at);
    uint8_t home = (uint8_t)table_home(t, seat), from = at[prop] == at[figure] ? to : at[prop];
    out[0] = (struct leg){figure, at[figure], to};
    if (from == home)
        return 1;
    out[1] = (struct leg){prop, from, home};
    return 2;
}

void map_board_threat(struct table *t)
{
    struct map_board *b = t->board;
    struct leg leg[MAP_THREAT_LEGS];
    size_t n = legs(t, leg);
    uint64_t key = gfx_key(b->pieces.key, leg, n * sizeof leg[0]);

    b->threats = n;
    for (size_t i = 0; i < n; i++) {
        if (key != b->threat_key)
            map_arrow_find(&b->plan, &b->names, &b->pieces, leg[i].piece, leg[i].from, leg[i].to,
                           &b->threat[i]);
        b->arrow_ends |= UINT64_C(1) << leg[i].from | UINT64_C(1) << leg[i].to;
    }
    b->threat_key = key;
}
