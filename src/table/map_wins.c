#include "table/map_wins.h"

#include "base/i18n.h"
#include "gfx/draw.h"
#include "table/map_board.h"
#include "table/plane.h"
#include "table/table.h"
#include "table/touch.h"
#include "ui/layout.h"
#include "ui/theme.h"
#include "ui/ui.h"

static const float side = 8, above = 2, apart = 2;

static const char *says(void)
{
    return C_("under a button: what follows from it", "wins the match");
}

static struct gfx_type type_of(const struct table *t)
{
    struct gfx_type type = map_name_type(t->ui, false);

    type.size *= t->board->plan.label_scale * 0.8f;
    return type;
}

/* How much a plate there would hide: letters and faces before feet, and what leaves the map above all. */
static float cost(const struct map_board *b, size_t place, struct rect at)
{
    static const float name = 2, tag = 2, figure = 1, pin = 2, home = 0.5f, edge = 10;
    struct rect sheet = {0, 0, b->plan.at.w, b->plan.at.h};
    float sum = edge * (at.w * at.h - plane_shared(at, sheet));

    for (size_t p = 0; p < b->plan.places; p++) {
        float d = b->plan.mark[p];
        sum += name * plane_shared(at, b->names.at[p]) + home * plane_shared(at, b->plan.plaque[p]) +
               pin * plane_shared(at, rect_around(b->plan.place[p], d, d)) * (p == place ? 2.0f : 1);
    }
    for (size_t f = 0; f < figures_pieces(b->look->order); f++) {
        bool prop = f >= b->look->order->figures;
        if (b->pieces.piece[f].at == FIGURE_NOWHERE)
            continue;
        sum += figure * plane_shared(at, piece_box(&b->pieces, f)) * (prop ? 2.0f : 1);
        sum += prop ? 0 : tag * plane_shared(at, piece_tag(&b->pieces, f));
    }
    return sum;
}

struct rect map_win_place(const struct table *t, size_t place)
{
    const struct map_board *b = t->board;

    if (place >= b->plan.places || !(table_winning(t).of[b->look->place_kind] >> place & 1) ||
        rect_empty(b->names.at[place]))
        return (struct rect){0, 0, 0, 0};
    struct gfx_type type = type_of(t);
    struct rect name = b->names.at[place];
    float w = gfx_text_width(ui_gfx(t->ui), type, says(), (size_t)-1) + 2 * side,
          h = type.size * 1.25f + 2 * above, middle = name.x + (name.w - w) / 2, right = name.x + name.w,
          under = name.y + name.h + apart, over = name.y - apart - h, level = name.y + (name.h - h) / 2;
    bool below = name.y > b->plan.place[place].y;
    const struct point at[] = {{middle, below ? under : over},
                               {middle, below ? over : under},
                               {name.x, under},
                               {right - w, under},
                               {name.x, over},
                               {right - w, over},
                               {right + apart, level},
                               {name.x - apart - w, level}};
    struct rect best = {0, 0, 0, 0};
    float least = 0;
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        struct rect tried = {at[i].x, at[i].y, w, h};
        float is = cost(b, place, tried);
        if (i > 0 && is >= least)
            continue;
        best = tried;
        least = is;
    }
    return best;
}

void map_wins_draw(struct table *t)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    uint64_t wins =
        table_winning(t).of[t->board->look->place_kind]; /* of all places at once: it is looked for */

    for (size_t p = 0; p < t->board->plan.places; p++) {
        struct rect at = wins >> p & 1 ? map_win_place(t, p) : (struct rect){0, 0, 0, 0};
        if (rect_empty(at))
            continue;
        gfx_round(ui_gfx(t->ui), at, 4, c->accent);
        gfx_text_line(ui_gfx(t->ui), type_of(t), at, ALIGN_CENTER, VALIGN_MIDDLE, says(), c->cream);
    }
}
