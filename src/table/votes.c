#include "table/votes.h"

#include "table/print.h"
#include "ui/widgets.h"

#include <math.h>

static const float shape = 1.5f; /* of an envelope */
static const struct color manila = {0.78f, 0.63f, 0.4f, 1};
static const float out_of_it = 0.84f; /* of the slip's height, once the envelope is open */
static const float closed = 0.56f;    /* of the height: the rest is for what comes out of it */

/* Name above, envelope below; how many columns make the envelopes largest. */
static int columns_of(struct ui *ui, struct rect at, int n)
{
    int best = 1;
    float most = 0;
    for (int c = 1; c <= n; c++) {
        int lines = (n + c - 1) / c;
        float h = at.h / (float)lines - ui_line(ui, STYLE_STRONG) - 14, w = at.w / (float)c - 14;
        float size = fminf(w, h * closed * shape);
        if (size > most) {
            most = size;
            best = c;
        }
    }
    return best;
}

static struct rect cell_of(struct ui *ui, struct rect at, int n, int i)
{
    int columns = columns_of(ui, at, n), lines = (n + columns - 1) / columns, line = i / columns;
    int here = line + 1 < lines ? columns : n - line * columns;
    float w = fminf(at.w / (float)columns, (at.h / (float)lines) * 1.5f), h = at.h / (float)lines;
    float x = at.x + (at.w - w * (float)here) / 2 + w * (float)(i % columns);
    return rect_pad_xy((struct rect){x, at.y + h * (float)line, w, h}, 7, 5);
}

struct rect votes_place(struct ui *ui, struct rect at, const struct votes *v, int i)
{
    struct rect cell = cell_of(ui, at, v->n, i);
    cut_top(&cell, ui_line(ui, STYLE_STRONG) + 4);
    float h = fminf(cell.h * closed, cell.w / shape);
    return rect_place(cell, h * shape, h, 0.5f, 1);
}

static void seal(struct ui *ui, const struct vote *v, struct rect env)
{
    struct gfx *gfx = ui_gfx(ui);
    float r = fmaxf(env.h * 0.25f, print_least(ui) * 0.95f);
    struct point m = {env.x + env.w / 2, env.y + env.h * 0.56f};
    gfx_disc(gfx, (struct point){m.x, m.y + r * 0.12f}, r * 1.05f, (struct color){0.05f, 0.03f, 0.02f, 0.5f});
    gfx_disc(gfx, m, r, color_mix(v->color, color_hex(0x140d08), 0.35f));
    gfx_disc(gfx, (struct point){m.x - r * 0.05f, m.y - r * 0.06f}, r * 0.84f, v->color);
    struct gfx_type type = ui_theme(ui)->type[STYLE_STRONG];
    type.size = fmaxf(print_least(ui), r);
    gfx_text_line(gfx, type, rect_around(m, r * 2, r * 2), ALIGN_CENTER, VALIGN_MIDDLE, v->letter,
                  print_on(ui, v->color));
}

/* What was chosen, on the slip that comes out of the envelope. */
static void slip(struct ui *ui, const struct vote *v, struct rect at)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct print p = {ui, rect_center(at), 0};
    gfx_glow(ui_gfx(ui), at, 8, (struct color){0.03f, 0.02f, 0.01f, 0.5f});
    if (v->best)
        gfx_round(ui_gfx(ui), rect_grow(at, 5), 5, c->brass);
    print_sheet(&p, at, c->paper);
    print_frame(&p, rect_grow(at, -at.w * 0.03f), 1.5f, color_fade(c->ink, 0.5f));
    struct rect in = rect_grow(at, -at.w * 0.06f);
    in.h = at.h * out_of_it - at.w * 0.08f;
    if (v->picture && in.h > 60) {
        struct rect top = cut_top(&in, in.h * 0.64f);
        (void)print_picture(&p, top, v->picture, color_hex(0xffffff));
    }
    if (!v->choice)
        return;
    struct gfx_type type = ui_theme(ui)->type[STYLE_NUMBER];
    float least = print_least(ui), most = fmaxf(least, in.h * 0.6f);
    int lines = 1;
    type.size = print_fitting(&p, type.font, v->choice, in.w, 1, fmaxf(least, in.h * 0.3f), most);
    if (type.size == 0)
        type.size = fmaxf(least, print_fitting(&p, type.font, v->choice, in.w, lines = 2, least,
                                               fmaxf(least, in.h * 0.36f)));
    print_text(&p, in, type, ALIGN_CENTER, lines, v->choice, v->best ? c->accent : c->ink);
}

/* A triangle on the envelope's upper edge: its flap, down over it or standing up behind the slip. */
static void flap(struct ui *ui, struct rect env, float tip, struct color color)
{
    struct gfx *gfx = ui_gfx(ui);
    struct point left = {env.x + 2, env.y + 2}, right = {env.x + env.w - 2, env.y + 2};
    struct point point = {env.x + env.w / 2, env.y + env.h * tip};
    struct point corner[4] = {left, right, point, point}, edge[3] = {left, point, right};
    gfx_quad(gfx, 0, corner, color);
    gfx_strip(gfx, 0, edge, 3, fmaxf(2, env.h * 0.016f), 0, color_mix(color, color_hex(0x2A1F14), 0.45f));
}

/* The front covers the slip's foot. */
static void front(struct ui *ui, struct rect env)
{
    struct gfx *gfx = ui_gfx(ui);
    struct print p = {ui, rect_center(env), 0};
    struct color seam = color_fade(color_hex(0x5b4020), 0.4f);
    gfx_glow(gfx, (struct rect){env.x, env.y + 5, env.w, env.h}, 12,
             (struct color){0.03f, 0.02f, 0.01f, 0.5f});
    print_sheet(&p, env, manila);
    struct point low[3] = {{env.x + 2, env.y + env.h - 2},
                           {env.x + env.w / 2, env.y + env.h * 0.5f},
                           {env.x + env.w - 2, env.y + env.h - 2}};
    gfx_strip(gfx, 0, low, 3, fmaxf(1.5f, env.h * 0.012f), 0, seam);
}

static void draw_one(struct ui *ui, struct rect at, const struct votes *votes, int i)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    const struct vote *v = &votes->vote[i];
    struct rect cell = cell_of(ui, at, votes->n, i), env = votes_place(ui, at, votes, i);
    struct rect name = {cell.x, env.y - ui_line(ui, STYLE_STRONG) - 4, cell.w, ui_line(ui, STYLE_STRONG)};
    struct print on = {ui, rect_center(cell), 0};
    float out = v->state == VOTE_OPEN ? fminf(1, fmaxf(0, votes->t)) : 0;
    if (out > 0.5f) {
        float rise = (out - 0.5f) * 2, w = env.w * 0.82f, h = env.h * 0.9f;
        flap(ui, env, -0.5f, color_mix(manila, color_hex(0x2A1F14), 0.35f));
        slip(ui, v,
             (struct rect){env.x + (env.w - w) / 2, env.y + env.h * 0.06f - h * out_of_it * rise, w, h});
        name.y -= h * 0.78f * rise;
    }
    if (v->state == VOTE_OWES || v->state == VOTE_NONE) {
        gfx_round(ui_gfx(ui), env, 4, color_fade(c->walnut, 0.4f));
        gfx_round_line(ui_gfx(ui), env, 4, 2, color_fade(c->cream, v->state == VOTE_OWES ? 0.5f : 0.2f));
        if (v->state == VOTE_OWES && votes->owe)
            print_line(&on, rect_pad_xy(env, 6, 0), ui_type(ui, STYLE_SMALL).font,
                       ui_type(ui, STYLE_SMALL).size, ALIGN_CENTER, votes->owe, c->cream);
    } else {
        front(ui, env);
        if (out < 0.5f) {
            flap(ui, env, 0.56f, color_mix(manila, color_hex(0xffffff), 0.08f));
            seal(ui, v, env);
        }
    }
    print_line(&on, name, ui_type(ui, STYLE_STRONG).font, ui_type(ui, STYLE_STRONG).size, ALIGN_CENTER,
               v->name, c->cream);
}

void votes_draw(struct ui *ui, struct rect at, const struct votes *votes)
{
    for (int i = 0; i < votes->n; i++)
        draw_one(ui, at, votes, i);
}
