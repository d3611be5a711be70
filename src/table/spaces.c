#include "table/spaces.h"

#include "table/print.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

static const float between = 0.12f; /* of a card's width: the mats are seen there */

static int count(const struct spaces *s)
{
    int n = 0;
    for (int i = 0; i < s->lines; i++)
        n += s->line[i];
    return n < SPACES_MAX ? n : SPACES_MAX;
}

struct rect spaces_at(struct rect at, const struct spaces *s, int i)
{
    int columns = 1, line = 0, first = 0;
    for (int k = 0; k < s->lines; k++)
        columns = s->line[k] > columns ? s->line[k] : columns;
    while (line + 1 < s->lines && i >= first + s->line[line])
        first += s->line[line++];
    float c = (float)columns, l = (float)s->lines, here = (float)s->line[line];
    float w = fminf(at.w / (c + between * (c + 1)), at.h / (l / CARD_SHAPE + between * (l + 1))),
          h = w / CARD_SHAPE, gap = w * between;
    float wide = here * (w + gap) - gap, high = l * (h + gap) - gap;
    return (struct rect){at.x + (at.w - wide) / 2 + (float)(i - first) * (w + gap),
                         at.y + fmaxf(0, at.h - high) * 0.5f + (float)line * (h + gap), w, h};
}

/* --- mats ------------------------------------------------------------------------------------------------------ */

/* What lies between two spaces that touch: beside each other, or one above the other. */
static struct rect bridge(struct rect a, struct rect b)
{
    float inset = a.h * 0.16f;
    if (fabsf(a.y - b.y) < 1) {
        float left = fminf(a.x, b.x) + a.w;
        return (struct rect){left, a.y + inset, fmaxf(a.x, b.x) - left, a.h - 2 * inset};
    }
    float top = fminf(a.y, b.y) + a.h, left = fmaxf(a.x, b.x), right = fminf(a.x, b.x) + a.w;
    inset = (right - left) * 0.12f;
    return (struct rect){left + inset, top, right - left - 2 * inset, fmaxf(a.y, b.y) - top};
}

static void mat(struct ui *ui, struct rect at, const struct spaces *s, uint32_t of, float grow,
                const struct color *color)
{
    struct gfx *gfx = ui_gfx(ui);
    for (int i = 0; i < count(s); i++) {
        struct rect a = spaces_at(at, s, i);
        if (!(of >> i & 1))
            continue;
        struct color own = color ? *color : color_mix(s->space[i].card->band, color_hex(0xffffff), 0.22f);
        gfx_round(gfx, rect_grow(a, grow), grow * 1.6f, own);
        for (int k = 0; k < i; k++)
            if ((of >> k & 1) && s->space[k].group == s->space[i].group && (s->touching[i] >> k & 1))
                gfx_fill(gfx, rect_grow(bridge(a, spaces_at(at, s, k)), grow), own);
    }
}

/* Bits of the cards that touch one of their group. */
static uint32_t joined(const struct spaces *s)
{
    uint32_t found = 0;
    for (int i = 0; i < count(s); i++)
        for (int k = 0; k < i; k++)
            if (s->space[i].card && s->space[k].card && s->space[i].group &&
                s->space[i].group == s->space[k].group && (s->touching[i] >> k & 1))
                found |= 1U << i | 1U << k;
    return found;
}

static void draw_mats(struct ui *ui, struct rect at, const struct spaces *s)
{
    const struct color rim = ui_theme(ui)->color.brass, dark = color_hex(0x16100b);
    float gap = spaces_at(at, s, 0).w * between;
    uint32_t all = joined(s);
    mat(ui, at, s, all & ~s->best, gap * 0.56f, &dark);
    mat(ui, at, s, all & ~s->best, gap * 0.42f, NULL);
    mat(ui, at, s, s->best, gap * 0.95f, &dark);
    mat(ui, at, s, s->best, gap * 0.82f, &rim);
    mat(ui, at, s, s->best, gap * 0.4f, NULL);
}

/* --- what touches the next space ------------------------------------------------------------------------------------ */

static void draw_links(struct ui *ui, struct rect at, const struct spaces *s)
{
    struct rect next = spaces_at(at, s, s->next);
    for (int i = 0; i < count(s); i++) {
        const card_face *card = s->space[i].card;
        if (!card || !(s->touching[s->next] >> i & 1))
            continue;
        struct point m = rect_center(bridge(next, spaces_at(at, s, i)));
        float r = next.w * 0.115f;
        gfx_disc(ui_gfx(ui), m, r * 1.35f, color_hex(0x16100b));
        gfx_disc(ui_gfx(ui), m, r, color_mix(card->band, color_hex(0xffffff), 0.15f));
        gfx_ring(ui_gfx(ui), m, r * 1.2f, r * 0.3f, ui_theme(ui)->color.brass);
    }
}

/* --- cards ------------------------------------------------------------------------------------------------------------ */

/* What lies on a card, across its foot. */
static void draw_plate(struct ui *ui, struct rect card, const struct space *of)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct rect plate = rect_place(card, card.w * 1.02f, card.h * 0.4f, 0.5f, 1.0f);
    struct print p = {ui, rect_center(plate), 0};
    gfx_glow(ui_gfx(ui), plate, plate.h * 0.12f, (struct color){0, 0, 0, 0.6f});
    print_fill(&p, plate, color_hex(0x2e4a4c));
    bool pictured = print_picture_part(&p, rect_grow(plate, -1), of->picture, color_hex(0xffffff), of->part);
    print_frame(&p, plate, fmaxf(1.5f, card.w * 0.02f), c->brass);
    float size = fmaxf(print_least(ui), plate.h * 0.56f);
    struct gfx_type type = ui_theme(ui)->type[STYLE_NUMBER];
    type.spacing = 0;
    type.size = size;
    float wide = gfx_text_width(ui_gfx(ui), type, of->on, (size_t)-1);
    type.size *= fminf(1, plate.w * 0.86f / fmaxf(1, wide));
    if (pictured) { /* on a coin in its corner */
        struct point m = {plate.x + plate.w - plate.h * 0.42f, plate.y + plate.h * 0.5f};
        gfx_disc(ui_gfx(ui), m, plate.h * 0.4f, color_hex(0x1c120b));
        plate = rect_around(m, plate.h, plate.h);
    }
    print_text(&p, plate, type, ALIGN_CENTER, 1, of->on, c->cream);
}

static void draw_space(struct ui *ui, struct rect at, const struct spaces *s, int i)
{
    const struct space *of = &s->space[i];
    struct rect here = spaces_at(at, s, i);
    char word[8] = "";
    if (!of->card || i == s->away) {
        snprintf(word, sizeof word, "%d", i + 1);
        if (i == s->next)
            gfx_glow(ui_gfx(ui), here, here.w * 0.1f, color_fade(ui_theme(ui)->color.brass, 0.8f));
        card_space(ui, here, word, of->flags | (i == s->next ? FACE_LIT : 0));
        return;
    }
    card_draw(ui, of->card, (card_pose){.at = here}, of->flags);
    if (of->on)
        draw_plate(ui, here, of);
}

static void draw_tag(struct ui *ui, struct rect at, const struct spaces *s)
{
    int last = 31 - __builtin_clz(s->best);
    for (int i = 0; i <= last; i++) /* what lies on a card says something there */
        if (s->best >> i & 1 && !s->space[i].on && s->space[last].on)
            last = i;
    struct rect low = spaces_at(at, s, last);
    card_tag(ui, (struct point){low.x + low.w / 2, low.y + low.h}, low.h * 0.26f, s->best_word);
}

void spaces_draw(struct ui *ui, struct rect at, const struct spaces *s)
{
    draw_mats(ui, at, s);
    for (int i = 0; i < count(s); i++)
        draw_space(ui, at, s, i);
    if (s->next >= 0 && s->next < count(s))
        draw_links(ui, at, s);
    for (int i = 0; i < s->ghosts && s->next >= 0 && s->next + i < count(s); i++)
        card_draw(ui, &s->ghost[i], (card_pose){.at = spaces_at(at, s, s->next + i)}, FACE_GHOST);
    if (s->best && s->best_word)
        draw_tag(ui, at, s);
}
