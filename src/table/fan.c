#include "table/fan.h"

#include "table/print.h"
#include "ui/widgets.h"

#include <math.h>

static const float head = 0.28f; /* of a card's height: what is seen of one that others lie on */

static float words_high(struct ui *ui, const struct fan *fan)
{
    return fan->name ? ui_line(ui, STYLE_SMALL) * 2 + 4 : 0;
}

static struct rect cards_of(struct ui *ui, struct rect at, const struct fan *fan)
{
    cut_top(&at, words_high(ui, fan));
    return rect_pad(at, at.w * 0.05f);
}

/* All cards in one size, as large as leaves the head of each. */
static struct rect box(struct ui *ui, struct rect at, const struct fan *fan)
{
    struct rect in = cards_of(ui, at, fan);
    int most = fan->n + fan->up > fan->room ? fan->n + fan->up : fan->room;
    float n = fminf((float)(most > 1 ? most - 1 : 0), 9),
          high = fminf(in.h / (1 + head * n), in.w / CARD_SHAPE);
    return rect_place(in, high * CARD_SHAPE, high, 0.5f, 0);
}

struct rect fan_at(struct ui *ui, struct rect at, const struct fan *fan, int i)
{
    struct rect in = cards_of(ui, at, fan), card = box(ui, at, fan);
    int all = fan->n + fan->up;
    float step = fminf(card.h * head, (in.h - card.h) / (float)(all > 1 ? all - 1 : 1));
    card.y += step * (float)i;
    if (i >= fan->n)
        card.x += card.w * 0.07f;
    return card;
}

struct rect fan_strip(struct ui *ui, struct rect at, const struct fan *fan, int i)
{
    struct rect card = fan_at(ui, at, fan, i);
    if (i + 1 < fan->n + fan->up)
        card.h = fan_at(ui, at, fan, i + 1).y - card.y;
    return card;
}

struct rect fan_all(struct ui *ui, struct rect at, const struct fan *fan)
{
    struct rect first = fan_at(ui, at, fan, 0), last = fan_at(ui, at, fan, fan->n > 0 ? fan->n - 1 : 0);
    first.h = last.y + last.h - first.y;
    return first;
}

static void draw_words(struct ui *ui, struct rect at, const struct fan *fan)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct rect low = cut_top(&at, words_high(ui, fan)), note = cut_bottom(&low, low.h / 2);
    struct print on = {ui, rect_center(at), 0};
    struct gfx_type type = ui_type(ui, STYLE_SMALL), strong = ui_type(ui, STYLE_STRONG);
    if (!fan->name)
        return;
    print_line(&on, rect_pad_xy(low, 3, 0), type.font, type.size, ALIGN_CENTER, fan->name, c->cream);
    if (!fan->note)
        return;
    gfx_round(ui_gfx(ui), rect_pad_xy(note, 1, 1), note.h * 0.3f,
              fan->noted ? c->brass : color_hex(0x1c120b));
    print_line(&on, rect_pad_xy(note, 4, 0), strong.font, type.size, ALIGN_CENTER, fan->note,
               fan->noted ? c->ink : c->cream);
}

void fan_draw(struct ui *ui, struct rect at, const struct fan *fan)
{
    int all = fan->n + fan->up;
    if (fan->n == 0) {
        struct rect bare = box(ui, at, fan);
        card_space(ui, bare, NULL, fan->flags & (FACE_LIT | FACE_FOCUS));
        gfx_opacity_push(ui_gfx(ui), 0.45f);
        if (fan->empty)
            card_emblem(ui, rect_centered(bare, bare.w * 0.6f, bare.w * 0.6f), fan->empty);
        gfx_opacity_pop(ui_gfx(ui));
    }
    for (int i = 0; i < all; i++) {
        bool up = i >= fan->n;
        unsigned flags = up ? (fan->lit >> (i - fan->n) & 1 ? FACE_LIT : 0) : fan->flags;
        card_pose pose = {.at = fan_at(ui, at, fan, i), .lift = up ? 12 : 0};
        if (i == fan->focus)
            flags |= FACE_FOCUS;
        if (i != fan->away)
            card_draw(ui, &fan->card[i], pose, flags);
    }
    draw_words(ui, at, fan);
}
