#include "scene/cover.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/desk.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

static const char between[] = "  ·  "; /* facts */

/* ---- What is known ---- */

static void say_players(const struct game_rules *r, char *out, size_t size)
{
    if (r->min_seats == r->max_seats)
        snprintf(out, size, P_("%d player", "%d players", r->min_seats), r->min_seats);
    else
        /* TRANSLATORS: how many people a game is for: "2 to 4 players" */
        snprintf(out, size, _("%d to %d players"), r->min_seats, r->max_seats);
}

static const char *effort_of(const struct game_scene *s)
{
    switch (s->effort) {
    case GAME_LEARNT_AT_ONCE:
        return _("Learned in minutes");
    case GAME_LEARNT_BY_PLAYING:
        return _("Learned in one game");
    case GAME_LEARNT_SLOWLY:
        return _("Several games to learn");
    default:
        return "";
    }
}

void cover_facts(const struct cover *c, struct text *out)
{
    char players[96];
    say_players(c->rules, players, sizeof players);
    text_add(out, "%s", players);
    if (c->scene->most_minutes > 0) {
        text_add(out, "%s", between);
        /* TRANSLATORS: how long a game takes: "20 to 40 minutes" */
        text_add(out, _("%d to %d minutes"), c->scene->least_minutes, c->scene->most_minutes);
    }
    if (c->scene->effort != GAME_LEARNT_UNKNOWN)
        text_add(out, "%s%s", between, effort_of(c->scene));
}

/* ---- The poster ---- */

/* A band that fades from the ground (at x) to nothing. */
static void fade(struct ui *ui, struct rect at, struct color ground, bool down)
{
    enum { STRIPS = 40 };
    for (int i = 0; i < STRIPS; i++) {
        float share = 1 - ((float)i + 0.5f) / STRIPS;
        share = down ? fminf(1, 1.4f * share) : share; /* no edge of the picture is left at the top */
        struct rect strip = down ? (struct rect){at.x, at.y + at.h * (float)i / STRIPS, at.w, at.h / STRIPS}
                                 : (struct rect){at.x + at.w * (float)i / STRIPS, at.y, at.w / STRIPS, at.h};
        gfx_fill(ui_gfx(ui), strip, color_fade(ground, share));
    }
}

/* Where the poster goes: it covers the area, unless what must be seen would then begin before `free`; its right and
 * lower edges are the area's. */
static struct rect poster_place(const struct cover *c, struct rect area, struct point size, float free)
{
    static const float least = 0.5f; /* of the area's width: nobody sees much in a smaller one */
    static const float near = 0.95f; /* of what covers all: then it may as well */
    float aspect = size.x / size.y, all = fmaxf(area.w, area.h * aspect);
    float right = area.x + area.w;
    float w = fminf(all, (right - free) / (1 - c->poster.from));
    if (area.w / area.h > aspect)
        w = fminf(w, area.h * aspect);
    w = fmaxf(w > all * near ? all : w, fminf(all, area.w * least));
    return (struct rect){right - w, area.y + area.h - w / aspect, w, w / aspect};
}

void cover_draw_poster(struct ui *ui, const struct cover *c, struct rect area, float free)
{
    struct gfx *gfx = ui_gfx(ui);
    if (!c->scene->poster) {
        desk_draw(ui);
        return;
    }
    gfx_fill(gfx, area, c->poster.ground);
    gfx_texture texture = gfx_load_tall(gfx, c->scene->poster, (int)(area.h * gfx_view_scale(gfx)));
    struct point size = gfx_texture_size(gfx, texture);
    if (size.x <= 0 || size.y <= 0)
        return;
    struct rect box = poster_place(c, area, size, free);
    gfx_clip_push(gfx, area);
    gfx_image(gfx, texture, box, color_hex(0xffffff));
    if (box.x > area.x + 1)
        fade(ui, (struct rect){box.x - 1, area.y, box.w * 0.3f, area.h}, c->poster.ground, false);
    if (box.y > area.y + 1)
        fade(ui, (struct rect){area.x, box.y - 1, area.w, box.h * 0.3f}, c->poster.ground, true);
    gfx_clip_pop(gfx);
    fade(ui, (struct rect){area.x, area.y, fmaxf(area.w * 0.42f, free * 1.3f), area.h}, c->poster.ground,
         false);
}

/* ---- A case file ---- */

/* As assets/shared/ui/skin.json has the picture, in its pixels; it is small, so that it is there at once, and drawn twice as
 * large as the measures below say. */
static const struct gfx_edges edges = {220, 64, 20, 20};
static const struct rect tab = {122, 30, 242, 44}; /* its label, as it is drawn */
static const float drawn = 2;

struct cover_file cover_file_of(float width, float grow)
{
    float scale = fminf(0.72f * fminf(grow, 1.25f), width / (drawn * (edges.left + edges.right) + 60));
    return (struct cover_file){48 * scale, 126 * scale, 50 * scale, 14 * scale, scale};
}

struct rect cover_draw_file(struct ui *ui, struct rect at, float grow, struct rect *label)
{
    struct gfx *gfx = ui_gfx(ui);
    struct cover_file file = cover_file_of(at.w, grow);
    gfx_texture paper = gfx_load(gfx, "shared/ui/case-file.png");
    struct rect body = rect_pad_xy(at, file.rim, file.rim);
    cut_top(&body, 68 * file.scale); /* below the tab */
    gfx_glow(gfx, rect_grow(body, 2), 24, (struct color){0.02f, 0.015f, 0.01f, 0.6f});
    if (gfx_texture_ready(gfx, paper))
        gfx_nine_edges(gfx, paper, at, edges, file.scale * drawn, color_hex(0xffffff));
    else
        gfx_round(gfx, body, 6, color_hex(0xC9A45F));
    float s = file.scale;
    float rule = tab.h * 0.24f * s; /* of the label, above what is written on it */
    *label = (struct rect){at.x + tab.x * s, at.y + tab.y * s + rule, tab.w * s, tab.h * s - rule};
    cut_top(&at, file.top);
    cut_bottom(&at, file.bottom);
    return rect_pad_xy(at, file.side, 0);
}

/* The part of the poster that stands for it, over a rectangle. */
static void draw_part(struct ui *ui, const struct cover *c, struct rect at)
{
    struct gfx *gfx = ui_gfx(ui);
    gfx_fill(gfx, at, c->poster.ground);
    gfx_texture texture =
        gfx_load_small(gfx, c->scene->poster, (int)(at.h / c->poster.cover.h * gfx_view_scale(gfx)));
    struct point size = gfx_texture_size(gfx, texture);
    if (size.x <= 0)
        return;
    struct rect part = c->poster.cover;
    float wanted = at.w / at.h, has = part.w * size.x / (part.h * size.y);
    if (has > wanted) { /* too wide: its middle */
        float w = part.w * wanted / has;
        part.x += (part.w - w) / 2;
        part.w = w;
    } else {
        float h = part.h * has / wanted;
        part.y += (part.h - h) / 3;
        part.h = h;
    }
    struct gfx_sprite print = {.texture = texture, .at = at, .part = part};
    gfx_sprite(gfx, &print);
}

/* ---- A closed file: a strip of one below the other ---- */

enum { STRIP_RIM = 4, STRIP_PAD = 12 }; /* of paper around what is printed; beside what is written */

float cover_strip_height(struct ui *ui, bool slim)
{
    float both = ui_line(ui, STYLE_HEADING) * 1.1f + ui_line(ui, STYLE_SMALL) * 1.15f;
    return 2 * STRIP_RIM + (slim ? ui_line(ui, STYLE_STRONG) + 18 : both + 10);
}

/* That a match waits: a mark before a line, which loses its width. */
static void draw_waits(struct ui *ui, struct rect *line)
{
    const struct ui_colors *color = &ui_theme(ui)->color;
    struct rect mark = cut_left(line, ui_text_width(ui, STYLE_SMALL, _("UNFINISHED")) + 16);
    cut_left(line, STRIP_PAD);
    gfx_round(ui_gfx(ui), rect_pad_xy(mark, 0, 1), 3, color_mix(color->accent, color_hex(0x000000), 0.2f));
    ui_label_fit(ui, rect_pad_xy(mark, 6, 0), STYLE_SMALL, ALIGN_CENTER, _("UNFINISHED"), color->cream);
}

/* What the game is, or what is known of it: the first that fits in a line. */
static void write_about(struct ui *ui, const struct cover *c, struct rect line)
{
    char facts[COVER_FACTS];
    const char *motto = c->scene->motto ? i18n_marked(c->scene->motto) : "";
    if (!*motto || ui_text_width(ui, STYLE_SMALL, motto) > line.w) {
        say_players(c->rules, facts, sizeof facts);
        motto = facts;
    }
    if (ui_text_width(ui, STYLE_SMALL, motto) <= line.w)
        ui_label_in(ui, line, STYLE_SMALL, ALIGN_LEFT, motto,
                    color_mix(ui_theme(ui)->color.brass, ui_theme(ui)->color.cream, 0.5f));
}

/* Title, and below it, unless the strip is slim, what it is. */
static void write_front(struct ui *ui, const struct cover *c, struct rect at, bool slim)
{
    const char *title = i18n_marked(c->rules->title);
    struct rect head = at, line = at;
    if (!slim) {
        float high = ui_line(ui, STYLE_HEADING) * 1.1f, low = ui_line(ui, STYLE_SMALL) * 1.15f;
        at = rect_pad_xy(at, 0, (at.h - high - low) / 2);
        head = cut_top(&at, high);
        line = at;
    } else if (c->waits) {
        line = cut_right(&head, ui_text_width(ui, STYLE_SMALL, _("UNFINISHED")) + 16 + STRIP_PAD);
        line = rect_pad_xy(line, 0, (line.h - ui_line(ui, STYLE_SMALL) * 1.15f) / 2);
    }
    ui_label_fit(ui, head, slim ? STYLE_STRONG : STYLE_HEADING, ALIGN_LEFT, title, ui_theme(ui)->color.cream);
    if (c->waits)
        draw_waits(ui, &line);
    if (!slim)
        write_about(ui, c, line);
}

void cover_draw_closed(struct ui *ui, const struct cover *c, struct rect at, int number, bool slim)
{
    struct gfx *gfx = ui_gfx(ui);
    const struct ui_colors *color = &ui_theme(ui)->color;
    char text[32];
    /* TRANSLATORS: on the tab of a case file; the number of the case */
    snprintf(text, sizeof text, _("No. %d"), number);
    gfx_glow(gfx, rect_grow(at, 2), 12, (struct color){0.02f, 0.015f, 0.01f, 0.6f});
    gfx_round(gfx, at, 5, color_hex(0xC9A45F));
    struct rect front = rect_pad(at, STRIP_RIM);
    struct rect edge = cut_left(&front, ui_text_width(ui, STYLE_TYPE, text) + 20);
    ui_label_fit(ui, rect_pad_xy(edge, 4, 0), STYLE_TYPE, ALIGN_CENTER, text, color->ink);
    gfx_fill(gfx, front, c->poster.ground);
    /* that a press opens it: the whole strip is what is pressed, and this says so */
    /* TRANSLATORS: on a closed case file: a press opens it; very short */
    struct ui_button open = {.text = C_("on a closed case file", "Open")};
    struct rect print = cut_right(&front, c->scene->poster && !slim ? front.h * 1.25f : 0);
    struct rect press = cut_right(&front, ui_button_width(ui, &open) + STRIP_PAD);
    press.w -= STRIP_PAD;
    press = rect_pad_xy(press, 0, fmaxf(3, (press.h - ui_line(ui, STYLE_STRONG) - 16) / 2));
    ui_button_face(ui, press, &open);
    if (print.w > 0)
        draw_part(ui, c, print);
    write_front(ui, c, rect_pad_xy(front, STRIP_PAD, 0), slim);
}
