#include "table/heading.h"

#include "base/i18n.h"
#include "table/badges.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/pieces.h"
#include "table/roster.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>

static const float gap = 12;
static const float legend_side = 6; /* beside its words */
/* Names under faces keep so far off the cards: a portrait rises out of them, and a lesson frames them. */
static const float names_off = 9;

bool heading_sign_shown(const struct table *t)
{
    struct table_known known[TABLE_KNOWN];

    for (int seat = 0; t->game->known && seat < t->h->seats(t->h); seat++) {
        size_t n = t->game->known(t, seat, known);
        for (size_t i = 0; i < n && seat != t->viewer; i++)
            if (known[i].known.least < known[i].known.most)
                return true;
    }
    return false;
}

/* Where numbers on the cards are of another unit than those in words, that is said above them at all times. */
static bool legend_stays(const struct table *t)
{
    if (ui_text_scale(t->ui) >= HEADING_LARGE) /* the cards need all the room */
        return false;
    return t->game->legend && t->game->faces_above && table_unit(t) > 1;
}

static float legend_height(const struct table *t)
{
    return ui_line(t->ui, STYLE_SMALL) + 8 + gap / 2;
}

float heading_legend(const struct table *t)
{
    return t->game->legend && !legend_stays(t) ? legend_height(t) : 0;
}

/* The column that stands apart is named in the same row where there is room, so then the legend is brief. */
static const char *legend_words(const struct table *t, float wide)
{
    const char *apart = t->game->legend_apart ? i18n_marked(t->game->legend_apart) : "",
               *words = i18n_marked(t->game->legend);
    float room = wide - ui_text_width(t->ui, STYLE_SMALL, apart) - 14;

    return t->game->legend_brief && ui_text_width(t->ui, STYLE_SMALL, words) >= room
               ? i18n_marked(t->game->legend_brief)
               : words;
}

/* What a sign on the cards means stands above them, once there is one, if they stay as high as they must be under it: takes
 * its row off them. Empty: it has none. */
static struct rect cut_legend(const struct table *t, struct rect *cards, int rows)
{
    float least = ui_line(t->ui, STYLE_STRONG) * 1.9f + 22;

    if (legend_stays(t)) {
        struct rect always = cut_top(cards, legend_height(t));
        always.y -= gap / 4;
        return always;
    }
    if (!t->game->legend || !heading_sign_shown(t))
        return (struct rect){0, 0, 0, 0};
    float wide = cards->w - 2 * legend_side,
          words = ui_text_height(t->ui, STYLE_SMALL, legend_words(t, wide), wide) + 8;
    if ((cards->h - words - gap / 2 - heading_height(t)) / (float)rows - gap < least)
        return (struct rect){0, 0, 0, 0};
    struct rect row = cut_top(cards, words);
    cut_top(cards, gap / 2);
    row.y -= gap / 4; /* off the glow of what follows */
    return row;
}

/* --- faces over the columns of all cards --- */

/* The names under the faces, as those on the map have them. */
static struct gfx_type name_type(const struct table *t)
{
    struct gfx_type type = ui_type(t->ui, STYLE_SMALL);

    type.font = ui_type(t->ui, STYLE_HEADING).font;
    return type;
}

/* They have room there wherever the columns are of one cast alone. */
static bool heads_named(const struct table *t)
{
    return t->game->faces_above && !t->game->legend_apart && ui_text_scale(t->ui) < HEADING_LARGE;
}

static float faces_height(const struct table *t)
{
    return t->game->faces_above ? ui_line(t->ui, STYLE_STRONG) * (heads_named(t) ? 1.4f : 1.35f) + 4 : 0;
}

float heading_height(const struct table *t)
{
    return faces_height(t) + (legend_stays(t) ? legend_height(t) : 0);
}

/* Takes their row off the cards. */
static struct rect cut_faces(const struct table *t, struct rect *cards)
{
    struct rect row = cut_top(cards, faces_height(t));

    row.y -= heads_named(t) && legend_stays(t) ? names_off : 0; /* the legend leaves as much */
    cut_bottom(&row, 4);
    cut_left(&row, HEADING_LEFT);
    cut_right(&row, HEADING_RIGHT);
    return row;
}

static float head_width(const struct table *t, struct gfx_type type, int i)
{
    const char *name = cast_brief(t->game->roster->cast, (size_t)i);

    return gfx_text_width(ui_gfx(t->ui), type, name, (size_t)-1) + type.size * 0.2f;
}

/* Makes them as much smaller as none touches the next in columns of that width. False: they could not be read then. */
static bool names_fit(const struct table *t, float column, struct gfx_type *type)
{
    static const float least = 10; /* pixels, and whole ones: what is rounded up is cut off */
    float share = 1, pixel = 1 / gfx_view_scale(ui_gfx(t->ui));

    for (int i = 0; i + 1 < t->game->roster->count; i++)
        share = fminf(share, (2 * column - 4) / (head_width(t, *type, i) + head_width(t, *type, i + 1)));
    type->size = share < 1 ? floorf(type->size * share / pixel) * pixel : type->size;
    return type->size >= least * pixel;
}

static void draw_faces(struct table *t, struct rect row)
{
    struct table_known known[TABLE_KNOWN];
    int n = (int)t->game->known(t, 0, known) - 1; /* what is left is not among it */

    struct gfx_type type = name_type(t);
    bool named = heads_named(t) && names_fit(t, row.w / (float)n, &type);
    for (int i = 0; i < n; i++) {
        struct rect at = counts_column(row, i, n);
        float d = fminf(at.w, at.h - (named ? type.size * 0.12f : 0));
        ui_tell(t->ui, "face", i, at, &(struct ui_words){.name = known[i].name});
        known[i].badge(t, (size_t)i, rect_place(at, d, d, 0.5f, named ? 0 : 0.5f));
        if (named)
            piece_tag_draw(t->ui, type, rect_place(at, head_width(t, type, i), type.size, 0.5f, 1),
                           cast_brief(t->game->roster->cast, (size_t)i),
                           table_gone(t, (size_t)i) ? color_hex(0x5A544C) : known[i].color);
    }
}

struct rect heading_below(const struct table *t, int rows)
{
    struct rect cards = t->layout.seats;

    (void)cut_legend(t, &cards, rows);
    (void)cut_faces(t, &cards);
    return cards;
}

void heading_frame(struct table *t, int rows)
{
    struct rect cards = t->layout.seats, row = cut_legend(t, &cards, rows);

    if (t->layout.strips == 0 && t->game->faces_above && !rect_empty(t->layout.seats))
        draw_faces(t, cut_faces(t, &cards));
    if (t->layout.strips > 0 || rect_empty(row))
        return;
    row = rect_pad_xy(row, legend_side, 4);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const char *apart = t->game->legend_apart ? i18n_marked(t->game->legend_apart) : "",
               *words = legend_words(t, row.w);
    enum ui_style style = legend_stays(t) && apart[0] == 0 && ui_text_width(t->ui, STYLE_BODY, words) < row.w
                              ? STYLE_BODY
                              : STYLE_SMALL;
    ui_text_in(t->ui, row, style, ALIGN_LEFT, words, c->paper);
    if (apart[0] != 0 &&
        ui_text_width(t->ui, STYLE_SMALL, words) + ui_text_width(t->ui, STYLE_SMALL, apart) + 14 < row.w)
        ui_label_in(t->ui, row, STYLE_SMALL, ALIGN_RIGHT, apart, c->paper);
}
