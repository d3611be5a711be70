#include "table/spaces.h"

#include "table/print.h"
#include "ui/layout.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

static const float between = 0.11f; /* of a card's width: the mats are seen there */

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
    float most = s->widest > CARD_SHAPE ? s->widest : CARD_SHAPE,
          w = fminf(at.w / (c + between * (c + 1)), at.h / (l / most + between * (l + 1))), gap = w * between,
          h = fminf(w / CARD_SHAPE, (at.h - gap * (l + 1)) / l);
    float wide = here * (w + gap) - gap, high = l * (h + gap) - gap;
    return (struct rect){at.x + (at.w - wide) / 2 + (float)(i - first) * (w + gap),
                         at.y + fmaxf(0, at.h - high) * 0.5f + (float)line * (h + gap), w, h};
}

struct rect spaces_corner(struct rect at, const struct spaces *s, bool right)
{
    int i = -1;
    for (int k = 0; k + 1 < s->lines; k++)
        i += s->line[k];
    struct rect last = spaces_at(at, s, i), first = spaces_at(at, s, i + 1 - s->line[s->lines - 2]);
    float air = last.w * 0.08f, end = last.x + last.w + 2 * air, y = last.y + air / 2;
    if (right)
        return (struct rect){end, y, at.x + at.w - air - end, at.y + at.h - air - y};
    return (struct rect){at.x + air, y, first.x - 2 * air - at.x, at.y + at.h - air - y};
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
    const struct color rim = color_hex(0xfff6dc), dark = color_hex(0x16100b);
    float gap = spaces_at(at, s, 0).w * between;
    uint32_t all = joined(s);
    mat(ui, at, s, all & ~s->best, gap * 0.6f, &dark);
    mat(ui, at, s, all & ~s->best, gap * 0.46f, NULL);
    mat(ui, at, s, s->best, gap * 1.0f, &dark);
    mat(ui, at, s, s->best, gap * 0.88f, &rim);
    mat(ui, at, s, s->best, gap * 0.46f, NULL);
}

/* --- what touches the next space ------------------------------------------------------------------------------------ */

/* How many cards of a group would touch each other, the one on that space among them, if it were of that group. */
static int would_touch(const struct spaces *s, int space, int group)
{
    uint32_t in = 1U << space, before = 0;
    while (in != before) {
        before = in;
        for (int i = 0; i < count(s); i++)
            if ((in >> i & 1) == 0 && s->space[i].card && s->space[i].group == group && (s->touching[i] & in))
                in |= 1U << i;
    }
    return __builtin_popcount(in);
}

/* Clasps from the next space to the cards that it touches, in the colours of their groups. */
static void draw_links(struct ui *ui, struct rect at, const struct spaces *s)
{
    struct rect next = spaces_at(at, s, s->next);
    float over = next.w * 0.045f, rim = fmaxf(1 / ui_scale(ui), next.w * 0.016f);
    for (int i = 0; i < count(s); i++) {
        const card_face *card = s->space[i].card;
        if (!card || !(s->touching[s->next] >> i & 1))
            continue;
        struct rect b = bridge(next, spaces_at(at, s, i));
        bool beside = b.h > b.w;
        b = beside ? rect_around(rect_center(b), b.w + 2 * over, next.h * 0.34f)
                   : rect_around(rect_center(b), next.w * 0.3f, b.h + 2 * over);
        gfx_round(ui_gfx(ui), rect_grow(b, rim), over, color_hex(0x16100b));
        gfx_round(ui_gfx(ui), b, over, color_mix(card->band, color_hex(0xffffff), 0.25f));
    }
}

/* On the next space: each group that it touches, and how many of it would lie together then. False: it touches none. */
static bool draw_offers(struct ui *ui, struct rect next, const struct spaces *s)
{
    const card_face *of[SPACES_MAX];
    int n = 0, sum[SPACES_MAX];
    for (int i = 0; i < count(s); i++) {
        bool new = s->space[i].card && s->space[i].group && (s->touching[s->next] >> i & 1);
        for (int k = 0; k < i && new; k++)
            new = !(s->space[k].card && (s->touching[s->next] >> k & 1) &&
                    s->space[k].group == s->space[i].group);
        if (!new)
            continue;
        of[n] = s->space[i].card;
        sum[n++] = would_touch(s, s->next, s->space[i].group);
    }
    if (n == 0)
        return false;
    float high = fminf(next.h * 0.86f / (float)(n > 2 ? n : 2), next.w * 0.44f);
    struct rect rows = rect_centered(next, next.w * 0.86f, high * (float)n);
    for (int i = 0; i < n; i++) {
        char words[12];
        struct rect row = cut_top(&rows, high), one = rect_centered(row, high * 1.8f, high);
        struct gfx_type type = ui_theme(ui)->type[STYLE_NUMBER];
        type.spacing = 0;
        type.size = fmaxf(print_least(ui) * 1.1f, high * 0.8f);
        snprintf(words, sizeof words, "%d", sum[i]);
        card_emblem(ui, rect_centered(cut_left(&one, high), high * 0.88f, high * 0.88f), of[i]);
        gfx_text_line(ui_gfx(ui), type, one, ALIGN_CENTER, VALIGN_MIDDLE, words, ui_theme(ui)->color.cream);
    }
    return true;
}

/* --- cards ------------------------------------------------------------------------------------------------------------ */

/* What lies on a card, across its foot. */
static void draw_plate(struct ui *ui, struct rect card, const struct space *of)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    struct rect plate = rect_place(card, card.w, fmaxf(card.h * 0.32f, print_least(ui) * 1.3f), 0.5f, 1.0f);
    struct print p = {ui, rect_center(plate), 0};
    gfx_glow(ui_gfx(ui), plate, plate.h * 0.12f, (struct color){0, 0, 0, 0.6f});
    print_fill(&p, plate, color_hex(0x2e4a4c));
    bool pictured = print_picture(&p, rect_grow(plate, -1), of->picture, color_hex(0xffffff));
    print_frame(&p, plate, fmaxf(1.5f, card.w * 0.02f), c->brass);
    float size = fmaxf(print_least(ui), plate.h * 0.56f);
    struct gfx_type type = ui_theme(ui)->type[STYLE_NUMBER];
    type.spacing = 0;
    type.size = size;
    float wide = gfx_text_width(ui_gfx(ui), type, of->on, (size_t)-1);
    type.size *= fminf(1, plate.w * 0.86f / fmaxf(1, wide));
    if (pictured) { /* on a coin in its corner */
        struct point m = {plate.x + plate.w - plate.h * 0.5f, plate.y + plate.h * 0.5f};
        gfx_disc(ui_gfx(ui), m, plate.h * 0.48f, color_hex(0x16100b));
        gfx_disc(ui_gfx(ui), m, plate.h * 0.43f, c->brass);
        gfx_disc(ui_gfx(ui), m, plate.h * 0.37f, color_hex(0x1c2c33));
        plate = rect_around(m, plate.h, plate.h);
    }
    print_text(&p, plate, type, ALIGN_CENTER, 1, of->on, c->cream);
}

/* A free space lies back: what is in the field counts, not what is not. */
static void draw_bare(struct ui *ui, struct rect at, const struct spaces *s, int i)
{
    struct rect here = spaces_at(at, s, i);
    struct gfx *gfx = ui_gfx(ui);
    const struct ui_colors *c = &ui_theme(ui)->color;
    bool next = i == s->next;
    char word[8];
    gfx_round(gfx, here, here.w * 0.07f, (struct color){0.02f, 0.07f, 0.07f, 0.45f});
    gfx_round_line(gfx, rect_grow(here, -2), here.w * 0.06f, fmaxf(1 / ui_scale(ui), 1.5f),
                   color_fade(c->cream, 0.34f));
    if (next) {
        if (!s->idle)
            gfx_glow(gfx, here, here.w * 0.16f, color_fade(c->brass, 0.9f));
        gfx_round(gfx, here, here.w * 0.05f, color_hex(0x1c2a26));
        card_space(ui, here, NULL, s->space[i].flags | (s->idle ? 0 : FACE_LIT));
        if (s->idle)
            gfx_round_line(gfx, here, here.w * 0.05f, 2, color_fade(c->brass, 0.75f));
        if (draw_offers(ui, here, s))
            return;
    }
    struct gfx_type type = ui_theme(ui)->type[STYLE_NUMBER];
    type.spacing = 0;
    type.size = fmaxf(print_least(ui), here.w * 0.24f);
    snprintf(word, sizeof word, "%d", i + 1);
    gfx_text_line(gfx, type, here, ALIGN_CENTER, VALIGN_MIDDLE, word,
                  color_fade(c->cream, next ? 0.9f : 0.62f));
}

static void draw_space(struct ui *ui, struct rect at, const struct spaces *s, int i)
{
    const struct space *of = &s->space[i];
    struct rect here = spaces_at(at, s, i);
    if (!of->card || i == s->away) {
        draw_bare(ui, at, s, i);
        return;
    }
    card_draw(ui, of->card, (card_pose){.at = here}, of->flags);
    if (of->on)
        draw_plate(ui, here, of);
}

/* At the foot of its last card, where it hides nothing that is read. */
static void draw_tag(struct ui *ui, struct rect at, const struct spaces *s)
{
    int last = 31 - __builtin_clz(s->best);
    for (int i = 0; i <= last; i++) /* what lies on a card says something there */
        if (s->best >> i & 1 && !s->space[i].on && s->space[last].on)
            last = i;
    struct rect low = spaces_at(at, s, last);
    float high = fmaxf(low.h * 0.25f, print_least(ui) * 1.2f);
    card_tag(ui, (struct point){low.x + low.w / 2, low.y + low.h - high * 0.5f}, high, s->best_word);
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
