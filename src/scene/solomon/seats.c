#include "scene/solomon/seats.h"

#include "base/i18n.h"
#include "gfx/effects.h"
#include "scene/solomon/known.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/perform.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float gap = 12;

void seat_badge(struct table *t, int seat, struct rect at)
{
    struct gfx *gfx = ui_gfx(t->ui);
    char path[NAME_PATH], letter[8];
    size_t hq = shown(t)->pub.hq[seat];
    struct point middle = rect_center(at);
    float d = fminf(at.w, at.h);
    gfx_texture emblem = gfx_load(gfx, picture_emblem(t->box, hq, path));
    if (!gfx_texture_failed(gfx, emblem)) { /* the letter is part of the picture */
        gfx_image(gfx, emblem, rect_around(middle, d, d), color_hex(0xffffff));
        return;
    }
    struct gfx_type type = ui_type(t->ui, STYLE_NUMBER);
    type.size = d * 0.66f;
    letter_agency(t->box, hq, letter);
    gfx_disc(gfx, middle, d / 2, color_hex(0x2A1F14));
    gfx_disc(gfx, middle, d / 2 - 2, color_agency(t->box, hq));
    gfx_text_line(gfx, type, at, ALIGN_CENTER, VALIGN_MIDDLE, letter, color_hex(0xFFF6E0));
}

void agent_badge(struct table *t, size_t agent, struct rect at)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct point middle = rect_center(at);
    float d = fminf(at.w, at.h);
    bool gone = agent < SOLOMON_AGENTS && (shown(t)->pub.burnt >> agent & 1);
    struct color c = gone ? color_hex(0x6d6258) : color_agent(agent);
    gfx_disc(gfx, middle, d / 2, color_hex(0x2A1F14));
    gfx_disc(gfx, middle, d / 2 - 1.5f, c);
    char path[NAME_PATH];
    gfx_texture icon = gfx_load(gfx, picture_icon(agent, path));
    struct gfx_type type = ui_type(t->ui, STYLE_STRONG);
    type.size = d * 0.6f;
    if (gfx_texture_failed(gfx, icon))
        gfx_text_line(gfx, type, at, ALIGN_CENTER, VALIGN_MIDDLE, letter_agent(agent), color_hex(0xFFFFFF));
    else
        gfx_image(gfx, icon, rect_around(middle, d * 0.8f, d * 0.8f), color_hex(0xFFFFFF));
    if (gone)
        gfx_line(gfx, (struct point){middle.x - d * 0.42f, middle.y + d * 0.42f},
                 (struct point){middle.x + d * 0.42f, middle.y - d * 0.42f}, 3, color_hex(0x1b100a));
}

void agent_poster(struct table *t, size_t agent, struct rect at, bool gone)
{
    struct gfx *gfx = ui_gfx(t->ui);
    char path[NAME_PATH];
    int rows = (int)ceilf(at.h * gfx_view_scale(gfx));
    gfx_texture portrait = gfx_load_tall(gfx, picture_portrait(agent, path), rows);
    float fade = gone ? 0.35f : 1;
    if (gfx_texture_failed(gfx, portrait)) {
        float d = fminf(at.w, at.h) * 0.8f;
        gfx_round(gfx, at, 6, color_fade(color_agent(agent), fade));
        agent_badge(t, agent, rect_centered(at, d, d));
        return;
    }
    gfx_glow(gfx, rect_grow(at, -2), 8, (struct color){0.05f, 0.03f, 0.02f, 0.5f * fade});
    gfx_fill(gfx, rect_grow(at, 4), color_fade(color_hex(0xFBF4E2), fade));
    gfx_clip_push(gfx, at);
    gfx_image_cover(gfx, portrait, at, (struct color){1, 1, 1, fade});
    gfx_clip_pop(gfx);
}

bool seat_shield(struct table *t, int seat, struct rect at)
{
    static const char *const named[] = {"glasgow", "moscow", "athens",
                                        "algiers"}; /* by the letter of the agency */
    static const char letters[] = "GMAL";
    struct gfx *gfx = ui_gfx(t->ui);
    char letter[8], path[NAME_PATH];
    letter_agency(t->box, shown(t)->pub.hq[seat], letter);
    const char *which = letter[0] != 0 ? strchr(letters, letter[0]) : NULL;
    if (!which)
        return false;
    snprintf(path, sizeof path, "solomon/figures/shield-%s.png", named[which - letters]);
    gfx_texture picture = gfx_load(gfx, path);
    if (gfx_texture_failed(gfx, picture))
        return false;
    struct rect box = rect_fit(at, 503.0f / 248); /* what of the canvas is not air */
    float k = box.w / 503;
    struct rect all = {box.x - 4 * k, box.y - 43 * k, 512 * k, 320 * k};
    snprintf(path, sizeof path, "solomon/figures/shield-%s-shadow.png", named[which - letters]);
    gfx_image(gfx, gfx_load(gfx, path), all, color_hex(0xffffff));
    gfx_image(gfx, picture, all, color_hex(0xffffff));
    return true;
}

static void cell(struct table *t, struct rect at, size_t agent, const char *number, bool strong)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    float d = fminf(at.h * 0.86f, at.w * 0.34f);
    struct rect disc = cut_left(&at, d);
    cut_left(&at, 2);
    cut_right(&at, 6); /* from the next disc */
    gfx_opacity_push(ui_gfx(t->ui), strong ? 1 : 0.5f);
    agent_badge(t, agent, rect_centered(disc, d, d));
    gfx_opacity_pop(ui_gfx(t->ui));
    ui_label_fit(t->ui, at, strong ? STYLE_STRONG : STYLE_SMALL, ALIGN_LEFT, number,
                 strong ? c->ink : c->ink_soft);
}

/* The numbers on a card, one a space. */
struct numbers {
    char text[SOLOMON_DOCTOR + 1][16];
    bool strong[SOLOMON_DOCTOR + 1]; /* worth more than a glance */
    int count;
};

/* In one row, or two where the card is tall enough; where there is no room for all, only the strong ones. */
static void draw_numbers(struct table *t, const struct numbers *n, struct rect row)
{
    int rows = row.h < ui_line(t->ui, STYLE_STRONG) * 2.2f ? 1 : 2, shown = 0, columns;
    float need = ui_text_width(t->ui, STYLE_STRONG, "2+") + ui_line(t->ui, STYLE_STRONG);
    int across = (n->count + rows - 1) / rows;
    bool all = row.w / (float)across >= need;
    for (int i = 0; i < n->count; i++)
        shown += all || n->strong[i];
    columns = (shown + rows - 1) / rows;
    columns = columns > 0 ? columns : 1;
    if (!all) /* a few do not spread over the card */
        row.w = fminf(row.w, need * 1.5f * (float)columns);
    for (int i = 0, at = 0; i < n->count; i++)
        if (all || n->strong[i])
            cell(t, rect_grid(row, at++, columns, rows, 0), (size_t)i, n->text[i], n->strong[i]);
}

/* What is known of a rival, agent by agent: `5+` is at least five. */
static void rival_cells(struct table *t, int seat, struct rect row)
{
    struct numbers n = {.count = SOLOMON_AGENTS};
    for (size_t a = 0; a < SOLOMON_AGENTS; a++) {
        solomon_range range = known_range(t, seat, a);
        if (range.least == range.most)
            snprintf(n.text[a], sizeof n.text[a], "%d", range.least);
        else if (range.least > 0)
            snprintf(n.text[a], sizeof n.text[a], "%d+", range.least);
        n.strong[a] = range.least > 0;
    }
    draw_numbers(t, &n, row);
}

static void own_cells(struct table *t, const struct solomon_secret *own, struct rect row)
{
    struct numbers n = {.count = SOLOMON_DOCTOR + 1};
    for (size_t a = 0; a <= SOLOMON_DOCTOR; a++) {
        snprintf(n.text[a], sizeof n.text[a], "%d", own->paid[a]);
        n.strong[a] = own->paid[a] > 0;
    }
    draw_numbers(t, &n, row);
}

static const char *last_said(const struct table *t, int seat, char *out, size_t size)
{
    out[0] = 0;
    if (t->looking.on)
        return out;
    for (size_t i = 0; i < t->play.said_count; i++) {
        const struct said *s = &t->play.said[i];
        if (s->seat != seat)
            continue;
        if (s->how == SAYS_PASS)
            snprintf(out, size, "%s", _("lets it pass"));
        else if (s->how == SAYS_YIELD)
            snprintf(out, size, "%s", _("yields"));
        else
            snprintf(out, size, _("names %u"), (unsigned)s->number);
    }
    return out;
}

/* At the right end of a row: what the seat last said, that it thinks, one's own reserve, or its payoffs. Returns the
 * width taken. */
static float status_line(struct table *t, int seat, struct rect row)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const struct solomon_secret *own = seat == t->viewer && table_own_shown(t) ? own_secret(t) : NULL;
    char words[64];
    enum ui_style style = STYLE_STRONG;
    struct color color = c->accent;
    last_said(t, seat, words, sizeof words);
    if (words[0] == 0 && !t->looking.on && t->h->thinking(t->h) == seat && !perform_busy(t))
        snprintf(words, sizeof words, "%s", _("thinking …"));
    if (words[0] == 0 && own && p->phase != SOLOMON_PHASE_OVER) {
        snprintf(words, sizeof words, _("reserve %u"), own->reserve);
        color = c->ink;
    }
    if (words[0] == 0) {
        snprintf(words, sizeof words, P_("%u payoff", "%u payoffs", p->payoffs[seat]), p->payoffs[seat]);
        style = STYLE_SMALL;
        color = c->ink_soft;
    }
    float w = fminf(row.w * 0.6f, ui_text_width(t->ui, style, words) + 4);
    ui_label_in(t->ui, cut_right(&row, w), style, ALIGN_RIGHT, words, color);
    return w;
}

static void own_row(struct table *t, struct rect row)
{
    const struct solomon_secret *own = own_secret(t);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    if (!own)
        return;
    if (table_own_shown(t)) {
        own_cells(t, own, row);
        return;
    }
    const char *words = _("Hold P or X, or press here, to see your coins");
    struct rect lines =
        rect_place(row, row.w, fminf(row.h, ui_text_height(t->ui, STYLE_SMALL, words, row.w)), 0, 0.5f);
    ui_text_in(t->ui, lines, STYLE_SMALL, ALIGN_LEFT, words, c->ink_soft);
    struct ui_response r = ui_spot(t->ui, ui_id_of(t->ui, "own coins"), row, SPOT_QUIET | SPOT_NO_FOCUS);
    t->peek = r.held;
}

/* A payoff, whatever it was: an envelope crosses the card. */
static void paid_envelope(struct table *t, int seat, struct rect at)
{
    bool invested = perform_shows(t, SOLOMON_INVESTED, NULL);
    if ((!perform_shows(t, SOLOMON_PAID, NULL) && !invested) || t->play.now.seat != seat)
        return;
    struct gfx *gfx = ui_gfx(t->ui);
    float p = tweens_reduced(ui_tweens(t->ui)) ? 0.5f : ease_at(EASE_IN_OUT, t->play.t), h = at.h * 0.86f,
          w = h * 1.45f;
    struct rect where = {at.x + (at.w - w) * p, at.y + at.h * 0.07f, w, h};
    float fade = fminf(1, 4 * fminf(t->play.t, 1 - t->play.t) + 0.15f);
    gfx_glow(gfx, where, 10, (struct color){0, 0, 0, 0.4f * fade});
    gfx_image(gfx, gfx_load(gfx, "shared/ui/envelope.png"), where, (struct color){1, 1, 1, fade});
}

/* The tag at the right end of a row, with its word where there is room for it; a stamp without its picture. Returns the
 * width taken. */
static float restricted_tag(struct table *t, struct rect row, float room)
{
    struct gfx *gfx = ui_gfx(t->ui);
    const char *words = _("RESTRICTED");
    gfx_texture tag = gfx_load(gfx, "solomon/figures/restricted.png");
    /* of the picture: a loop and the sign at the left, the plate from row 68 to 225, blank in the middle */
    float k = row.h / 157, left = 150 * k, right = 30 * k;
    struct gfx_type type = ui_type(t->ui, STYLE_STENCIL);
    type.size = row.h * 0.5f;
    type.spacing = 0;
    float word = gfx_text_width(gfx, type, words, (size_t)-1);
    if (left + word + right > room)
        word = 0;
    struct rect plate = cut_right(&row, left + word + right);
    if (gfx_texture_failed(gfx, tag)) {
        ui_stamp(t->ui, plate, words, color_fade(ui_theme(t->ui)->color.accent, 0.9f), -0.05f);
        return plate.w;
    }
    struct rect all = {plate.x, plate.y - 68 * k, plate.w, 240 * k};
    struct gfx_edges edges = {150, word > 0 ? 100 : 30, 30, 60}; /* without the word nothing is stretched */
    gfx_nine_edges(gfx, gfx_load(gfx, "solomon/figures/restricted-shadow.png"), all, edges, k,
                   color_hex(0xffffff));
    gfx_nine_edges(gfx, tag, all, edges, k, color_hex(0xffffff));
    if (word > 0)
        gfx_text_line(gfx, type, (struct rect){plate.x + left - 4, plate.y, word + 8, plate.h}, ALIGN_CENTER,
                      VALIGN_MIDDLE, words, color_hex(0xFFFFFF));
    return plate.w;
}

/* A player goes by one name everywhere: here it is tied to the headquarters, and to "you". */
static void seat_words(const struct table *t, int seat, char *out, size_t size)
{
    const char *name = table_seat_name(t, seat);
    if (t->viewer == seat)
        snprintf(out, size, _("%s — you"), name);
    else
        snprintf(out, size, "%s", name);
}

/* The name, and behind it where its player is at home, as far as there is room. */
static void seat_name(struct table *t, int seat, struct rect at)
{
    char name[HOST_NAME_MAX + 64];
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const char *place = name_city(t->box, shown(t)->pub.hq[seat]);
    seat_words(t, seat, name, sizeof name);
    float w = ui_text_width(t->ui, STYLE_STRONG, name) + 2,
          side = ui_text_width(t->ui, STYLE_SMALL, place) + 2;
    bool both = strcmp(table_seat_name(t, seat), place) != 0 && w + 14 + side <= at.w;
    struct rect first = cut_left(&at, both ? w : at.w);
    ui_label_fit(t->ui, first, STYLE_STRONG, ALIGN_LEFT, name, c->ink);
    cut_left(&at, 14);
    if (both)
        ui_label_in(t->ui, at, STYLE_SMALL, ALIGN_LEFT, place, c->ink_soft);
}

int seats_up(const struct solomon_public *p)
{
    if (p->phase == SOLOMON_PHASE_OVER)
        return SEAT_NONE;
    return p->round == 0 ? p->to_act : p->turn;
}

static void seat_card(struct table *t, int seat, struct rect at)
{
    struct gfx *gfx = ui_gfx(t->ui);
    const struct solomon_public *p = &shown(t)->pub;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    bool turn = seats_up(p) == seat, own = t->viewer == seat;
    if (turn) {
        gfx_glow(gfx, rect_grow(at, 3), 12, color_fade(c->brass, 0.8f));
        gfx_round(gfx, rect_grow(at, 4), 8, c->brass);
        float y = at.y + at.h / 2, x = at.x - 3; /* a pointer in the gap: whose turn it is */
        struct point arrow[4] = {{x - gap + 4, y - 16}, {x, y}, {x, y}, {x - gap + 4, y + 16}};
        gfx_quad(gfx, 0, arrow, c->brass);
    }
    struct rect inside = rect_pad_xy(at, 16, 12);
    ui_panel(t->ui, at, PANEL_SLIP);
    gfx_fill(gfx, (struct rect){at.x, at.y, 12, at.h}, color_agency(t->box, p->hq[seat]));
    cut_left(&inside, 10);
    float line = ui_line(t->ui, STYLE_STRONG), h = fmaxf(line, fminf(inside.h * 0.46f, 52));
    struct rect top = cut_top(&inside, h);
    seat_badge(t, seat, cut_left(&top, h));
    cut_left(&top, 10);
    cut_right(&top, status_line(t, seat, top) + 8);
    if (p->restricted >> seat & 1) {
        char words[HOST_NAME_MAX + 64];
        seat_words(t, seat, words, sizeof words);
        float name = fminf(ui_text_width(t->ui, STYLE_STRONG, words) + 14, top.w * 0.6f);
        cut_right(&top, restricted_tag(t, top, top.w - name) + 8);
    }
    seat_name(t, seat, top);
    float row_h = fminf(inside.h, inside.h >= line * 2.3f ? line * 2.8f : line * 1.3f);
    struct rect row = rect_place(inside, inside.w, row_h, 0, 0.6f);
    const struct solomon_secret *open = own ? NULL : open_secret(t, seat);
    if (own)
        own_row(t, row);
    else if (open)
        own_cells(t, open, row);
    else
        rival_cells(t, seat, row);
    paid_envelope(t, seat, at);
}

/* Clockwise from the one who looks, so that one's own card is always the last. */
static int seat_in_order(const struct table *t, int i)
{
    int n = shown(t)->pub.seats;
    return t->viewer < 0 ? i : (t->viewer + 1 + i) % n;
}

void seats_frame(struct table *t)
{
    int n = shown(t)->pub.seats;
    for (int i = 0; i < n; i++)
        seat_card(t, seat_in_order(t, i), rect_row(t->layout.seats, i, n, gap));
}
