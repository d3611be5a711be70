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

/* What is drawn of it: a face, the name with what is asked, and what it is about. */
struct notice {
    char name[HOST_NAME_MAX + 64], about[HOST_LINE_MAX];
    float face, wide, name_high, about_high;
};

static const float margin = 22, between = 8;

static float face_side(const struct table *t)
{
    return ui_grow(t->ui, 130);
}

static void read_notice(struct table *t, struct notice *n)
{
    bool turn = table_how(t) == ASKS_TURN;
    struct text about = text_over(n->about, sizeof n->about);

    snprintf(n->name, sizeof n->name, turn ? _("%s, it's your turn") : _("%s, you are asked"),
             table_seat_name(t, t->viewer));
    table_say(t, SAY_STANDS, NULL, &about);
    n->face = face_side(t);
    n->wide = fminf(t->layout.window.w - n->face - 6 * margin,
                    fmaxf(ui_text_width(t->ui, STYLE_HEADING, n->name) + 4, ui_grow(t->ui, 460)));
    n->name_high = ui_text_height(t->ui, STYLE_HEADING, n->name, n->wide);
    n->about_high = about.length > 0 ? between + ui_text_height(t->ui, STYLE_BODY, n->about, n->wide) : 0;
}

/* The faces of all who share the screen, as large as a notice shows them: it is up for a second only. */
void handover_fetch(struct table *t)
{
    for (int seat = 0; t->discreet && seat < t->h->seats(t->h); seat++)
        if (t->h->seat(t->h, seat)->human)
            badge_face_fetch(t, seat, face_side(t));
}

static void draw_notice(struct table *t, const struct notice *n)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    float words = n->name_high + n->about_high, high = fmaxf(n->face, words);
    struct rect at = rect_around(rect_center(t->layout.middle), n->face + n->wide + 3 * margin,
                                 high + 2 * margin),
                in = rect_pad(at, margin);

    ui_panel(t->ui, at, PANEL_PAPER);
    gfx_round(ui_gfx(t->ui), (struct rect){at.x, at.y, 12, at.h}, 4, badge_seat_color(t, t->viewer));
    struct rect face = cut_left(&in, n->face);
    badge_face(t, t->viewer, rect_centered(face, n->face, n->face), false);
    cut_left(&in, margin);
    in = rect_centered(in, in.w, words);
    ui_text_in(t->ui, cut_top(&in, n->name_high), STYLE_HEADING, ALIGN_LEFT, n->name, c->ink);
    cut_top(&in, between);
    if (n->about_high > 0)
        ui_text_in(t->ui, in, STYLE_BODY, ALIGN_LEFT, n->about, c->ink_soft);
}

void handover_frame(struct table *t)
{
    struct notice n;

    if (!handover_on(t))
        return;
    read_notice(t, &n);
    (void)ui_layer_begin(t->ui, "handover"); /* nothing behind it answers */
    draw_notice(t, &n);
    ui_hide_focus(t->ui);
    ui_layer_end(t->ui);
    ui_wake(t->ui, 0);
}
