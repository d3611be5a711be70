#include "scene/solomon/layout.h"

#include "ui/layout.h"

#include <math.h>

static const float gap = 12, column_least = 400, column_most = 520, log_least = 190,
                   map_shape = 4096.0f / 2731;
static const float where_row = 0.94f; /* lines: of the whereabouts */

/* Side by side: the map, a column beside it; or, on very wide windows, a column on either side. */
static void divide(struct table_layout *l, struct rect rest, float column, int columns)
{
    float w = fminf(rest.w - (float)columns * (column + gap), rest.h * map_shape);
    float all = w + (float)columns * (column + gap);
    struct rect used = rect_centered(rest, all, rest.h);
    if (columns == 2) {
        l->log = cut_right(&used, column);
        cut_right(&used, gap);
    }
    struct rect side = columns == 2 ? cut_left(&used, column) : cut_right(&used, column);
    if (columns == 2)
        cut_left(&used, gap);
    else
        cut_right(&used, gap);
    l->seats = side;
    l->map = rect_centered(used, w, w / map_shape);
}

/* The cards grow into a little more room than they need; where there is much more, a sheet lies under them. card: the
 * height of one with two rows of coins. */
static void share_column(struct table_layout *l, float bottom, float card, int seats, float line)
{
    float all = bottom - l->seats.y, n = (float)seats;
    float close = (card * 1.12f + gap) * n - gap, roomy = (card * 1.4f + gap) * n - gap;
    float cards = all - roomy - gap >= line * 14 ? roomy : close;
    l->seats.h = all;
    if (all - roomy - gap < line * 8 + 60)
        return;
    l->seats.h = cards;
    l->file = (struct rect){l->seats.x, l->seats.y + cards + gap, l->seats.w, all - cards - gap};
}

/* The head, with the agents' whereabouts where the cards can be as high as they must under them: in as few rows as their
 * names allow, or in more where there is room. */
static void cut_head(struct table_layout *l, float line, float cards)
{
    float words = line * 2.3f + 26, room = l->seats.h - words - gap - cards - 8, wide = l->seats.w / line;
    int most = (int)(room / (line * where_row)), rows = wide >= 13 ? 2 : wide >= 9 || most < 6 ? 3 : 6;
    l->where_rows = rows <= most ? rows : 0;
    float where = l->where_rows > 0 ? line * where_row * (float)rows + 8 : 0;
    l->head = cut_top(&l->seats, words + where);
    cut_top(&l->seats, gap);
}

struct table_layout table_layout_make(struct rect window, float line, int seats)
{
    struct table_layout l = {.window = window};
    struct rect rest = rect_pad(window, gap);
    l.bar_rows = line * 41 > window.w ? 2 : 1;
    l.terse = line * 50 > window.w;
    l.bar = cut_bottom(&rest, l.bar_rows == 2 ? line * 3.1f + 28 : fmaxf(84, line * 2.1f + 24));
    cut_bottom(&rest, gap);
    float beside = rest.w - rest.h * map_shape - gap;
    if (beside > 2 * column_least + gap)
        divide(&l, rest, fminf(fmaxf(column_most, line * 13), (beside - gap) / 2), 2);
    else
        divide(&l, rest, fminf(fmaxf(beside, column_least), fmaxf(column_most, line * 13)), 1);
    float card2 = line * 2.3f + 24, card3 = line * 2.9f + 34;
    cut_head(&l, line, (line * 2.2f + 20 + gap) * (float)seats - gap);
    float card = card3 * (float)seats + log_least <= l.seats.h ? card3 : card2;
    float below = rest.h - l.map.h - gap;
    struct rect column = l.seats;
    l.seats = cut_top(&column, fminf(column.h, (card + gap) * (float)seats - gap));
    float roomy = (card3 * 1.4f + gap) * (float)seats - gap;
    if (!rect_empty(l.log)) { /* it has its own column */
        share_column(&l, column.y + column.h, card3, seats, line);
        return l;
    }
    if (below > log_least) { /* a tall window: under the map */
        l.map.y = rest.y;
        l.log = (struct rect){l.map.x, l.map.y + l.map.h + gap, l.map.w, below};
        share_column(&l, column.y + column.h, card3, seats, line);
        return l;
    }
    struct rect under = column;
    cut_top(&under, gap);
    if (under.h >= line * 4 + 30)
        l.log = under;
    else /* no room for it: the cards take the rest */
        l.seats.h = fminf(column.y + column.h - l.seats.y, roomy);
    return l;
}
