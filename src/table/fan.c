#include "table/fan.h"

#include "table/pile.h"
#include "table/print.h"
#include "ui/layout.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

/* Of a card's width: what is seen of one that others lie on; what lies between columns. By its height: how wide one may be in a
 * crowd. */
static const float head = 0.4f, between = 0.06f, widest = 1.0f;

static float plaque_high(const struct ui *ui)
{
    return ui_line(ui, STYLE_SMALL) * 1.2f;
}

static float words_high(struct ui *ui, const struct fan *fan)
{
    return fan->name ? plaque_high(ui) * (fan->notes ? 2 : 1) : 0;
}

static struct rect cards_of(struct ui *ui, struct rect at, const struct fan *fan)
{
    cut_top(&at, words_high(ui, fan));
    at = rect_pad_xy(at, at.w * 0.03f, 0);
    cut_top(&at, at.w * 0.05f);
    return at;
}

/* How they lie: the size of a card, so many one under the other, in so many columns. */
struct shape {
    struct rect first;
    int rows, columns;
};

static struct shape shape_for(struct rect in, int most, int columns)
{
    struct shape s = {.rows = (most + columns - 1) / columns, .columns = columns};
    float c = (float)columns, heads = head * (float)(s.rows > 1 ? s.rows - 1 : 0),
          w = fminf(in.w / (c + between * (c - 1)), in.h / (1 / widest + heads)),
          high = fminf(w / CARD_SHAPE, in.h - heads * w);
    s.first = rect_place(in, w * (c + between * (c - 1)), high, 0.5f, 0);
    s.first.w = w;
    return s;
}

/* As large as leaves the head of each to be seen. */
static struct shape shape(struct ui *ui, struct rect at, const struct fan *fan)
{
    struct rect in = cards_of(ui, at, fan);
    int all = fan->n + fan->up, most = all > fan->room ? all : fan->room;
    struct shape one = shape_for(in, most > 0 ? most : 1, 1);
    for (int columns = 2; columns <= 3 && all >= 4; columns++) {
        struct shape more = shape_for(in, all, columns);
        one = more.first.w > one.first.w * 1.03f ? more : one;
    }
    return one;
}

struct rect fan_at(struct ui *ui, struct rect at, const struct fan *fan, int i)
{
    struct shape s = shape(ui, at, fan);
    struct rect card = s.first;
    int column = i / s.rows < s.columns ? i / s.rows : s.columns - 1, row = i - column * s.rows;
    card.x += (float)column * card.w * (1 + between);
    card.y += card.w * head * (float)row;
    return card;
}

struct rect fan_strip(struct ui *ui, struct rect at, const struct fan *fan, int i)
{
    struct rect card = fan_at(ui, at, fan, i), next = fan_at(ui, at, fan, i + 1);
    if (i + 1 < fan->n + fan->up && next.x < card.x + 1)
        card.h = next.y - card.y;
    return card;
}

struct rect fan_all(struct ui *ui, struct rect at, const struct fan *fan)
{
    struct rect all = fan_at(ui, at, fan, 0);
    for (int i = 1; i < fan->n; i++)
        all = rect_both(all, fan_at(ui, at, fan, i));
    return all;
}

/* A heading, ruled in the colour of a suit and with its emblem; suit: NULL: plain. */
static void plaque(struct ui *ui, struct rect at, const card_face *suit, const char *name)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct print on = {ui, rect_center(at), 0};
    struct gfx_type strong = ui_type(ui, STYLE_STRONG);
    struct rect line = at;
    line = cut_bottom(&line,
                      fmaxf(2, at.h * 0.1f)); /* flat, and ruled off below: nothing that could be pressed */
    gfx_fill(ui_gfx(ui), at, (struct color){0.06f, 0.045f, 0.03f, 0.62f});
    gfx_fill(ui_gfx(ui), line, suit ? suit->band : c->brass);
    struct rect words = rect_pad_xy(at, at.h * 0.2f, 0);
    float size = ui_type(ui, STYLE_SMALL).size,
          wide = gfx_text_width(ui_gfx(ui), (struct gfx_type){strong.font, size, 0}, name, (size_t)-1);
    if (suit && wide + at.h * 0.9f < words.w) { /* its emblem too where there is room */
        words = rect_centered(words, wide + at.h * 0.96f, words.h);
        struct rect disc = cut_left(&words, at.h * 0.96f);
        card_emblem(ui,
                    rect_centered((struct rect){disc.x - at.h * 0.08f, disc.y, disc.w, disc.h}, at.h * 0.8f,
                                  at.h * 0.8f),
                    suit);
    }
    if (print_fitting(&on, strong.font, name, words.w, 1, print_least(ui), size) == 0)
        strong = ui_type(ui, STYLE_STAMP); /* in narrow letters rather than cut */
    print_line(&on, words, strong.font, size, ALIGN_CENTER, name, c->cream);
}

static void draw_words(struct ui *ui, struct rect at, const struct fan *fan)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    float high = plaque_high(ui);
    struct print on = {ui, rect_center(at), 0};
    struct gfx_type small = ui_type(ui, STYLE_SMALL), strong = ui_type(ui, STYLE_STRONG);
    if (!fan->name)
        return;
    plaque(ui, rect_pad_xy(cut_top(&at, high), at.w * 0.03f, 0), fan->empty, fan->name);
    if (!fan->note)
        return;
    struct rect note = rect_pad_xy(cut_top(&at, high), at.w * 0.06f, 0);
    struct color ground = fan->noted ? c->brass : color_hex(0x1c120b);
    float rim = high * 0.12f;
    cut_bottom(&note, rim);
    struct point hook[3] = {{note.x + note.w / 2 - rim * 2, note.y + note.h - 1},
                            {note.x + note.w / 2 + rim * 2, note.y + note.h - 1},
                            {note.x + note.w / 2, note.y + note.h + rim * 2}};
    gfx_cut(ui_gfx(ui), hook, 3, ground); /* it speaks of what lies under it */
    gfx_fill(ui_gfx(ui), note, ground);
    if (print_fitting(&on, strong.font, fan->note, note.w, 1, print_least(ui), small.size) == 0)
        strong = ui_type(ui, STYLE_STAMP);
    print_line(&on, note, strong.font, small.size, ALIGN_CENTER, fan->note, fan->noted ? c->ink : c->cream);
}

void fan_deck(struct ui *ui, struct rect at, const card_face *back, int n, const char *name, const char *foot)
{
    struct pile pile = {.kind = PILE_DECK, .card = back, .n = n, .known = 1, .down = true, .counted = n > 0};
    float high = plaque_high(ui), tag = fminf(print_least(ui) * 1.5f, card_tag_height(ui));
    char count[8];
    snprintf(count, sizeof count, "%d", n);
    if (at.h < high + tag) { /* its count lies beside its name */
        struct rect words = rect_place(at, at.w, fminf(at.h, high), 0.5f, 0.5f);
        tag = fminf(fmaxf(tag, words.h * 0.8f), card_tag_height(ui));
        struct rect last = cut_right(&words, card_tag_width(ui, tag, count));
        plaque(ui, words, NULL, name);
        card_tag(ui, rect_center(last), tag, count);
        return;
    }
    plaque(ui, rect_pad_xy(cut_top(&at, high), at.w * 0.03f, 0), NULL, name);
    cut_top(&at, high * 0.2f);
    struct rect under = foot ? cut_bottom(&at, high * 1.25f) : at;
    at.h = fminf(at.h, at.w / CARD_SHAPE * 1.06f);
    if (foot) { /* clear of the count, which hangs over the edge */
        under.y = fminf(under.y, at.y + at.h) + high * 0.35f;
        under.h = high * 0.9f;
        ui_label_fit(ui, under, STYLE_SMALL, ALIGN_CENTER, foot,
                     color_fade(ui_theme(ui)->color.cream, 0.85f));
    }
    if (at.h < card_tag_height(ui) * 1.45f) { /* nothing of a card would be seen under the count */
        card_tag(ui, rect_center(at), fmaxf(fminf(at.h, card_tag_height(ui)), tag), count);
        return;
    }
    gfx_opacity_push(ui_gfx(ui), n > 0 ? 1 : 0.4f);
    (void)pile_frame(ui, name, 0, at, &pile);
    gfx_opacity_pop(ui_gfx(ui));
}

void fan_draw(struct ui *ui, struct rect at, const struct fan *fan)
{
    int all = fan->n + fan->up;
    if (fan->n == 0) {
        struct rect bare = fan_at(ui, at, fan, 0);
        gfx_opacity_push(ui_gfx(ui), 0.62f);
        card_space(ui, bare, NULL, fan->flags & (FACE_LIT | FACE_FOCUS));
        if (fan->empty)
            card_emblem(ui, rect_centered(bare, bare.w * 0.6f, bare.w * 0.6f), fan->empty);
        gfx_opacity_pop(ui_gfx(ui));
    }
    for (int i = 0; i < all; i++) {
        bool up = i >= fan->n;
        unsigned flags = up ? (fan->lit >> (i - fan->n) & 1 ? FACE_LIT : 0) : fan->flags;
        card_pose pose = {.at = fan_at(ui, at, fan, i), .lift = up ? 12 : 0};
        pose.at.x += up && i > 0 ? pose.at.w * 0.05f : 0;
        if (i == fan->focus)
            flags |= FACE_FOCUS;
        if (i != fan->away)
            card_draw(ui, &fan->card[i], pose, flags);
    }
    draw_words(ui, at, fan);
}
