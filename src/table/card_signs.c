/* What a card brings, as signs, and the emblem of its suit. */
#include "table/card_inside.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

void card_draw_key(const struct print *p, struct rect at, struct color color)
{
    struct gfx *gfx = ui_gfx(p->ui);
    float r = at.h * 0.24f, thick = fmaxf(1.5f / ui_scale(p->ui), at.h * 0.11f), x = at.x + at.w * 0.5f,
          top = at.y + at.h * 0.06f, end = at.y + at.h * 0.94f;
    gfx_ring(gfx, print_point(p, (struct point){x, top + r}), r, thick, color);
    gfx_line(gfx, print_point(p, (struct point){x, top + 2 * r - thick}),
             print_point(p, (struct point){x, end}), thick, color);
    for (int i = 0; i < 2; i++) {
        float y = end - thick / 2 - (float)i * at.h * 0.19f;
        gfx_line(gfx, print_point(p, (struct point){x, y}),
                 print_point(p, (struct point){x + at.h * 0.22f, y}), thick, color);
    }
}

void card_draw_bead(const struct print *p, struct rect at, struct card_signs of)
{
    struct point m = rect_center(at);
    float r = fminf(at.w, at.h) * 0.4f;
    if (of.spent) {
        gfx_ring(ui_gfx(p->ui), print_point(p, m), r, r * 0.28f, of.color);
        return;
    }
    print_disc(p, m, r * 1.12f, color_hex(0x2a1f14));
    print_disc(p, m, r, of.color);
    print_disc(p, (struct point){m.x - r * 0.3f, m.y - r * 0.32f}, r * 0.34f,
               color_mix(of.color, color_hex(0xffffff), 0.75f));
}

static const float sign_wide = 0.72f; /* of its height */

float card_signs_width(struct card_signs signs, float high)
{
    return signs.sign == CARD_NO_SIGN ? 0 : (float)signs.n * high * sign_wide;
}

void card_draw_signs(const struct print *p, struct rect at, struct card_signs of)
{
    for (int i = 0; i < of.n && of.sign != CARD_NO_SIGN; i++) {
        struct rect one = cut_left(&at, at.h * sign_wide);
        if (of.sign == CARD_BEAD)
            card_draw_bead(p, one, of);
        else
            card_draw_key(p, one, of.spent ? color_fade(of.color, 0.4f) : of.color);
    }
}

float card_signs_draw(struct ui *ui, struct rect at, struct card_signs signs)
{
    struct print p = {ui, rect_center(at), 0};
    card_draw_signs(&p, at, signs);
    return card_signs_width(signs, at.h);
}

void card_signs_count(struct ui *ui, struct rect *row, enum card_sign sign, struct color color, int n)
{
    char words[12];
    struct card_signs one = {.sign = (uint8_t)sign, .n = 1, .color = color};
    float high = row->h * 0.8f, w = card_signs_width(one, high);
    if (n == 0)
        return;
    snprintf(words, sizeof words, "%d", n);
    ui_label_in(ui, cut_right(row, ui_text_width(ui, STYLE_STRONG, words) + 2), STYLE_STRONG, ALIGN_LEFT,
                words, ui_theme(ui)->color.cream);
    cut_right(row, 4);
    (void)card_signs_draw(ui, rect_place(cut_right(row, w), w, high, 0, 0.5f), one);
    cut_right(row, 10);
}

void card_draw_emblem(const struct print *p, struct rect at, const card_face *face)
{
    static const float least = 30; /* pixels: in a smaller seal nothing can be told */
    struct rect disc = rect_fit(at, 1);
    struct gfx_type type = ui_theme(p->ui)->type[STYLE_NUMBER];
    if (!card_given(face->art.emblem) && !card_given(face->art.letter))
        return;
    if (card_given(face->art.flat) && disc.w * ui_scale(p->ui) < least) {
        print_disc(p, rect_center(disc), disc.w / 2, color_hex(0x16100b));
        print_disc(p, rect_center(disc), disc.w / 2 - 1 / ui_scale(p->ui), face->band);
        if (print_picture(p, rect_centered(disc, disc.w * 0.72f, disc.w * 0.72f), face->art.flat,
                          print_on(p->ui, face->band)))
            return;
    }
    if (print_picture(p, disc, face->art.emblem, color_hex(0xffffff)) || !card_given(face->art.letter))
        return;
    print_disc(p, rect_center(disc), disc.w / 2, color_mix(face->band, color_hex(0x1c120b), 0.35f));
    print_disc(p, rect_center(disc), disc.w * 0.45f, face->band);
    type.size = disc.w * 0.62f;
    type.spacing = 0;
    if (type.size >= print_least(p->ui) * 0.8f)
        print_text(p, disc, type, ALIGN_CENTER, 1, face->art.letter, print_on(p->ui, face->band));
}

void card_emblem(struct ui *ui, struct rect at, const card_face *face)
{
    struct print p = {ui, rect_center(at), 0};
    card_draw_emblem(&p, at, face);
}
