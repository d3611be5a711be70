/* Whose card it is: a name, where its player is at home, and that it is one's own. */
#include "base/i18n.h"
#include "table/badges.h"
#include "table/bidding.h"
#include "table/print.h"
#include "table/seats_inside.h"
#include "table/table.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* A player goes by one name everywhere: here it is tied to "you". */
void seats_words(const struct table *t, int seat, char *out, size_t size)
{
    const char *name = table_seat_label(t, seat);

    if (t->viewer == seat && !host_is_you(t->h, seat))
        snprintf(out, size, _("%s — you"), name);
    else
        snprintf(out, size, "%s", name);
}

static const char *own_words(void)
{
    /* TRANSLATORS: a tag on the player's own card, beside the name; very short */
    return C_("tag on one's own card", "YOU");
}

static const float before_tag = 10;

static struct gfx_type tag_type(struct table *t)
{
    struct gfx_type type = ui_type(t->ui, STYLE_STAMP);

    type.size = ui_line(t->ui, STYLE_STRONG) * 0.96f;
    return type;
}

float seats_tag_width(struct table *t, int seat)
{
    if (host_self(t->h) != seat)
        return 0;
    return gfx_text_width(ui_gfx(t->ui), tag_type(t), own_words(), (size_t)-1) + 6 + before_tag;
}

/* Stamped there aslant in the ink of the seat, and underlined: nothing that could be pressed. */
static void own_tag(struct table *t, int seat, struct rect at)
{
    static const float aslant = -0.09f;
    struct gfx_type type = tag_type(t);
    struct color ink = color_mix(badge_seat_color(t, seat), color_hex(0x14100C), 0.2f);
    struct point m = {at.x + at.w / 2, at.y + at.h / 2 - 2};
    float half = at.w / 2 - 2, low = type.size * 0.46f;

    gfx_text_turned(ui_gfx(t->ui), type, m, own_words(), ink, aslant);
    gfx_line(ui_gfx(t->ui), (struct point){m.x - half, m.y + low - aslant * half},
             (struct point){m.x + half, m.y + low + aslant * half}, 2.6f, ink);
}

/* Where its player is at home, if the name does not say so. */
static const char *home_of(const struct table *t, int seat)
{
    const char *place = table_home_name(t, seat);

    return strcmp(table_seat_name(t, seat), place) != 0 ? place : "";
}

float seats_write_home(struct table *t, int seat, char *out, size_t size)
{
    const char *place = home_of(t, seat);

    /* TRANSLATORS: behind a player's name: a comma and the place that is played, as in `Ada, Paris` */
    snprintf(out, size, host_is_you(t->h, seat) ? "%s" : C_("behind a name", ", %s"), place);
    return place[0] != 0 ? ui_text_width(t->ui, STYLE_BODY, out) + 2 : 0;
}

float seats_homes_width(struct table *t, int seat)
{
    char home[128];
    float widest = 0;

    for (int i = 0; i < t->h->seats(t->h); i++) {
        bool same = (host_self(t->h) == i) == (host_self(t->h) == seat);
        float w = ui_text_width(t->ui, STYLE_STRONG, table_seat_told(t, i)) + 1 +
                  seats_write_home(t, i, home, sizeof home) + seats_tag_width(t, i);
        widest = same ? fmaxf(widest, w) : widest;
    }
    return widest;
}

/* All rivals' homes have room behind their names, or none is named: one that is missing would look as if it meant something. */
static bool homes_fit(struct table *t, int seat, float room)
{
    bool numbers = t->layout.strips > 0 && bidding_up(t); /* of different width stand there */

    return !numbers && seats_homes_width(t, seat) <= room;
}

/* Sentences call that seat `you`: the stamp is all the name there is, and its home stands behind it. */
static void draw_you(struct table *t, int seat, struct rect at)
{
    char home[128];
    float tag = seats_tag_width(t, seat), side = seats_write_home(t, seat, home, sizeof home);

    own_tag(t, seat,
            rect_place(cut_left(&at, fminf(tag - before_tag, at.w)), tag - before_tag, at.h, 0, 0.5f));
    cut_left(&at, before_tag * 1.4f);
    if (side > 0 && side <= at.w)
        ui_label_in(t->ui, at, STYLE_BODY, ALIGN_LEFT, home, ui_theme(t->ui)->color.ink);
}

/* A name that would have to be much smaller than usual is in the narrow type, as large as that can be: rather than cut. */
static void draw_name(struct table *t, const char *name, struct rect at)
{
    static const float smaller = 0.85f;
    struct gfx_type narrow = ui_type(t->ui, STYLE_STAMP);
    struct color ink = ui_theme(t->ui)->color.ink;

    narrow.spacing = 0;
    narrow.size = ui_type(t->ui, STYLE_STRONG).size * 1.15f;
    if (ui_text_width(t->ui, STYLE_STRONG, name) * smaller <= at.w) {
        ui_label_fit(t->ui, at, STYLE_STRONG, ALIGN_LEFT, name, ink);
        return;
    }
    while (narrow.size > print_least(t->ui) && gfx_text_width(ui_gfx(t->ui), narrow, name, (size_t)-1) > at.w)
        narrow.size = fmaxf(print_least(t->ui), narrow.size * 0.97f);
    gfx_text_line(ui_gfx(t->ui), narrow, at, ALIGN_LEFT, VALIGN_MIDDLE, name, ink);
}

void seats_draw_name(struct table *t, int seat, struct rect at, float homes)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const char *name = table_seat_name(t, seat);
    char home[128];
    float tag = seats_tag_width(t, seat), w = ui_text_width(t->ui, STYLE_STRONG, name) + 1;

    if (host_is_you(t->h, seat)) {
        draw_you(t, seat, at);
        return;
    }

    if (tag > 0 && w + tag > at.w && at.w - tag >= fminf(w, ui_line(t->ui, STYLE_STRONG) * 1.6f))
        w = at.w - tag;
    if (tag == 0 || w + tag <= at.w || tag - before_tag > at.w) {
        float side = homes_fit(t, seat, homes) ? seats_write_home(t, seat, home, sizeof home) : 0;
        draw_name(t, name, cut_left(&at, fminf(w, at.w)));
        at.x -= side > 0 ? 2 : 0; /* its comma closes up */
        if (side > 0)
            ui_label_in(t->ui, cut_left(&at, side), STYLE_BODY, ALIGN_LEFT, home, c->ink);
        cut_left(&at, before_tag);
    }
    if (tag > 0 && tag - before_tag <= at.w)
        own_tag(t, seat, rect_place(at, tag - before_tag, at.h, 0, 0.5f));
}

void seats_name(struct table *t, int seat, struct rect at)
{
    const char *name = table_seat_label(t, seat);
    float tag = host_is_you(t->h, seat) ? 0 : seats_tag_width(t, seat), /* that name says it already */
        w = ui_text_width(t->ui, STYLE_STRONG, name) + 2;
    struct gfx_type type = tag_type(t);

    if (w * 0.8f + tag <= at.w || tag == 0) { /* else whose it is says enough */
        w = fminf(w, at.w - tag);
        ui_label_fit(t->ui, cut_left(&at, w), STYLE_STRONG, ALIGN_LEFT, name, ui_theme(t->ui)->color.cream);
        cut_left(&at, before_tag);
    }
    type.size *= 0.8f;
    if (tag > 0)
        gfx_text_line(ui_gfx(t->ui), type, at, ALIGN_LEFT, VALIGN_MIDDLE, own_words(),
                      color_mix(badge_seat_color(t, seat), color_hex(0xffffff), 0.45f));
}

float seats_name_width(struct table *t, int seat)
{
    float name = host_is_you(t->h, seat) ? 0 : ui_text_width(t->ui, STYLE_STRONG, table_seat_name(t, seat));

    return name + 2 + seats_tag_width(t, seat);
}
