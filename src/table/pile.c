#include "table/pile.h"

#include "table/print.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum { LEAVES = 7, LOOSE = 5 }; /* edges of a deck that are drawn; cards of a heap */

static float foot(const struct ui *ui, const struct pile *p)
{
    return p->name ? ui_line(ui, STYLE_SMALL) + 4 : 0;
}

/* A fixed scatter, so that discards lie as they fell, in every frame alike. */
static float scatter(int i, int which)
{
    uint32_t x = (uint32_t)(i + 1) * 2654435761U + (uint32_t)which * 40503U;
    x ^= x >> 15;
    return (float)(x % 1000U) / 1000 - 0.5f;
}

static const float head = 0.215f; /* of a card's height: what has to be seen of it to read its name */

/* From one edge to the next in a fan of n: its head, or less where there are many. */
static float fan_step(struct rect in, int n, float high)
{
    float gaps = (float)(n > 1 ? n - 1 : 1);
    return fminf(high * head, (in.h - high) / gaps);
}

/* In a fan the cards are so large that their heads can be read. */
static struct rect card_box(const struct ui *ui, struct rect at, const struct pile *p)
{
    struct rect in = at;
    cut_bottom(&in, foot(ui, p));
    if (p->kind == PILE_FAN) {
        int most = p->room > p->n ? p->room : p->n;
        float n = (float)(most > 1 ? most - 1 : 0),
              high = fminf(in.h / (1 + head * fminf(n, 8)), in.w / CARD_SHAPE);
        return rect_place(in, high * CARD_SHAPE, high, 0.5f, 0);
    }
    return card_fit(rect_pad(in, fminf(in.w, in.h) * 0.07f));
}

card_pose pile_place(const struct ui *ui, struct rect at, const struct pile *p, int i)
{
    struct rect in = at;
    cut_bottom(&in, foot(ui, p));
    card_pose pose = {.at = card_box(ui, at, p), .down = p->down ? 1 : 0};
    if (p->kind == PILE_FAN)
        pose.at.y += fan_step(in, p->n, pose.at.h) * (float)i;
    else if (p->kind == PILE_HEAP && i > 0) {
        pose.turn = (scatter(i, 1) < 0 ? -1 : 1) * (0.07f + 0.07f * fabsf(scatter(i, 2)));
        pose.at.x += scatter(i, 2) * pose.at.w * 0.07f;
        pose.at.y += scatter(i, 3) * pose.at.h * 0.05f;
    } else if (p->kind == PILE_DECK) {
        float thick = fminf((float)p->n, LEAVES * 3) / 3,
              leaf = thick * (float)i / (float)(p->n > 0 ? p->n : 1);
        pose.at.x -= leaf * pose.at.w * 0.008f;
        pose.at.y -= leaf * pose.at.w * 0.016f;
    }
    return pose;
}

static const card_face *face_of(const struct pile *p, int i)
{
    int known = p->known > 0 ? p->known : p->n, k = i - (p->n - known);
    return &p->card[k > 0 ? k : 0];
}

static void draw_cards(struct ui *ui, struct rect at, const struct pile *p, unsigned flags)
{
    int first = 0, step = 1;
    if (p->kind == PILE_DECK) {
        step = p->n > LEAVES * 3 ? (p->n + LEAVES - 1) / LEAVES : 3;
        first = (p->n - 1) % step;
    } else if (p->kind == PILE_HEAP && p->n > LOOSE) {
        first = p->n - LOOSE;
    }
    unsigned edge = p->kind == PILE_FAN ? FACE_HEAD : 0;
    for (int i = first; i < p->n; i += step) {
        bool top = i + step >= p->n;
        card_draw(ui, face_of(p, i), pile_place(ui, at, p, i),
                  (top             ? flags
                   : edge && flags ? FACE_LIT
                                   : 0) |
                      edge);
    }
}

/* The cards of a pile in hand, over everything else. */
static void draw_carried(struct ui *ui, struct rect at, const struct pile *p)
{
    struct point hang = ui_drag_at(ui);
    struct rect box = card_box(ui, at, p);
    struct rect moved = {hang.x - at.w / 2, hang.y - box.h / 2, at.w, at.h};
    draw_cards(ui, moved, p, FACE_LIT);
}

static void caption(struct ui *ui, struct rect at, const struct pile *p)
{
    char count[16];
    struct rect low = cut_bottom(&at, foot(ui, p)),
                name = cut_bottom(&low, p->name ? ui_line(ui, STYLE_SMALL) + 4 : 0);
    struct rect top =
        pile_place(ui, (struct rect){at.x, at.y, at.w, at.h + foot(ui, p)}, p, p->n > 0 ? p->n - 1 : 0).at;
    struct print on = {ui, rect_center(at), 0};
    struct gfx_type type = ui_type(ui, STYLE_SMALL);
    snprintf(count, sizeof count, "%d", p->n);
    if (p->counted) { /* in its corner: the pile stays to be seen, in large type too */
        float h = fminf(card_tag_height(ui), fmaxf(top.h * 0.26f, print_least(ui) * 1.5f));
        card_tag(ui, (struct point){top.x + top.w - h * 0.3f, top.y + top.h - h * 0.2f}, h, count);
    }
    if (p->name)
        print_line(&on, name, type.font, type.size, ALIGN_CENTER, p->name, ui_theme(ui)->color.cream);
}

pile_answer pile_frame(struct ui *ui, const char *key, int index, struct rect at, const struct pile *p)
{
    struct rect first = pile_place(ui, at, p, 0).at, last = pile_place(ui, at, p, p->n > 0 ? p->n - 1 : 0).at;
    struct rect all = {fminf(first.x, last.x), fminf(first.y, last.y), 0, 0};
    all.w = fmaxf(first.x, last.x) + first.w - all.x;
    all.h = fmaxf(first.y, last.y) + first.h - all.y;
    ui_id id = ui_id_at(ui, key, index);
    unsigned spot = SPOT_OWN_RING | SPOT_QUIET | (p->drop ? SPOT_DROP : 0) |
                    (p->drag && p->n > 0 ? SPOT_DRAG | SPOT_PRESS : 0);
    bool answers = p->lit || p->drag || p->drop;
    ui_payload(ui, p->payload);
    struct ui_response r = {0};
    ui_name_next(ui, answers ? p->name : NULL);
    if (answers)
        r = ui_spot(ui, id, all, spot);
    bool focus = r.focused && ui_focus_visible(ui);
    unsigned flags = p->taken ? FACE_TAKEN : p->lit || r.over ? FACE_LIT : 0;
    flags |= focus ? FACE_FOCUS : 0;
    if (p->n == 0)
        card_space(ui, first, NULL, flags);
    else if (r.dragging)
        draw_cards(ui, at, p, FACE_GHOST);
    else
        draw_cards(ui, at, p, flags);
    caption(ui, at, p);
    if (r.dragging)
        draw_carried(ui, at, p);
    return (pile_answer){
        .pressed = r.clicked && p->lit, .over = r.over, .dropped = r.dropped != 0, .payload = r.payload};
}
