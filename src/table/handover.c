#include "table/handover.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/badges.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>

/* As long as what happens takes, but never too short to be seen. */
static uint64_t lasts(const struct table *t)
{
    enum { USUAL_MS = 1000, LEAST_MS = 450 };
    uint32_t ms = host_ms(t->h, USUAL_MS, false);

    return ms > LEAST_MS ? ms : LEAST_MS;
}

void handover_begin(struct table *t, int from)
{
    t->handover = t->discreet && from >= 0 && t->viewer >= 0 && from != t->viewer ? ui_now(t->ui) : 0;
}

bool handover_on(const struct table *t)
{
    return t->handover > 0 && ui_now(t->ui) < t->handover + lasts(t);
}

void handover_frame(struct table *t)
{
    static const float margin = 22;
    char name[HOST_NAME_MAX + 64], words[HOST_LINE_MAX];
    struct text stands = text_over(words, sizeof words);

    if (!handover_on(t))
        return;
    bool turn = table_how(t) == ASKS_TURN;
    snprintf(name, sizeof name, turn ? _("%s, it's your turn") : _("%s, you are asked"),
             table_seat_name(t, t->viewer));
    table_say(t, SAY_STANDS, NULL, &stands);
    float face = ui_grow(t->ui, 130), room = t->layout.window.w - face - 6 * margin,
          wide = fminf(room, fmaxf(ui_text_width(t->ui, STYLE_HEADING, name) + 4, ui_grow(t->ui, 460)));
    float high = fmaxf(face, ui_text_height(t->ui, STYLE_HEADING, name, wide) + 8 +
                                 ui_text_height(t->ui, STYLE_BODY, words, wide));
    (void)ui_layer_begin(t->ui, "handover"); /* nothing behind it answers */
    struct rect at = rect_around(rect_center(t->layout.middle), face + wide + 3 * margin, high + 2 * margin);
    ui_panel(t->ui, at, PANEL_PAPER);
    gfx_round(ui_gfx(t->ui), (struct rect){at.x, at.y, 12, at.h}, 4, badge_seat_color(t, t->viewer));
    struct rect in = rect_pad(at, margin);
    badge_face(t, t->viewer, cut_left(&in, face), false);
    cut_left(&in, margin);
    in = rect_centered(in, in.w,
                       ui_text_height(t->ui, STYLE_HEADING, name, wide) + 8 +
                           ui_text_height(t->ui, STYLE_BODY, words, wide));
    cut_top(&in, ui_text_in(t->ui, in, STYLE_HEADING, ALIGN_LEFT, name, ui_theme(t->ui)->color.ink) + 8);
    ui_text_in(t->ui, in, STYLE_BODY, ALIGN_LEFT, words, ui_theme(t->ui)->color.ink_soft);
    ui_hide_focus(t->ui);
    ui_layer_end(t->ui);
    ui_wake(t->ui, 0);
}
