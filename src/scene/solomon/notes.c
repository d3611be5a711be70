#include "scene/solomon/notes.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/names.h"
#include "scene/solomon/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum { RECAP_LINES = 6 };

/* A card in a corner of the map; returns its inside. */
static struct rect index_card(struct table *t, float w, float h, float ax, float ay)
{
    struct rect m = rect_pad(t->layout.map, 22);
    return ui_panel(t->ui, rect_place(m, w, h, ax, ay), PANEL_SLIP);
}

static void recap(struct table *t)
{
    const struct host *h = t->h;
    uint32_t since = h->since(h);
    bool asked = t->legal_count > 0 && t->looking == 0 && t->view.pub.phase == SOLOMON_PHASE_TURN;
    if (!asked || since == 0 || t->recap_off || t->pick.count > 0 || t->recap_for == t->asked ||
        t->lens.zoom > 1)
        return;
    struct host_log_line line;
    size_t n = h->log_count(h), first = n;
    while (first > 0 && n - first < RECAP_LINES && h->log_line(h, first - 1, &line) && line.number > since)
        first--;
    if (first == n)
        return;
    float row = ui_line(t->ui, STYLE_SMALL) * 1.15f, button = ui_line(t->ui, STYLE_SMALL) * 1.7f;
    float w =
        fmaxf(t->layout.map.w * 0.235f, ui_grow(t->ui, 330)); /* over the print's title, which says nothing */
    struct rect in =
        index_card(t, w, row * (float)(n - first) + ui_line(t->ui, STYLE_STRONG) * 1.25f + button + 46, 0, 0);
    struct rect foot = cut_bottom(&in, button);
    ui_label_in(t->ui, cut_top(&in, ui_line(t->ui, STYLE_STRONG) * 1.25f), STYLE_STRONG, ALIGN_LEFT,
                _("Since your last turn"), ui_theme(t->ui)->color.accent);
    for (size_t i = first; i < n && h->log_line(h, i, &line); i++)
        ui_label(t->ui, cut_top(&in, row), STYLE_SMALL, ALIGN_LEFT, line.text);
    struct ui_response off =
        ui_spot(t->ui, ui_id_of(t->ui, "recap off"), cut_left(&foot, foot.w * 0.62f), SPOT_NO_FOCUS);
    struct ui_response shut = ui_spot(t->ui, ui_id_of(t->ui, "recap shut"), foot, SPOT_NO_FOCUS);
    struct rect left = {foot.x - foot.w / 0.38f * 0.62f, foot.y, foot.w / 0.38f * 0.62f, foot.h};
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    ui_label_in(t->ui, left, STYLE_SMALL, ALIGN_LEFT, _("no more of these"),
                off.hot ? c->accent : c->ink_soft);
    ui_label_in(t->ui, foot, STYLE_SMALL, ALIGN_RIGHT, _("put away"), shut.hot ? c->accent : c->ink);
    if (off.clicked)
        t->recap_off = true;
    if (shut.clicked)
        t->recap_for = t->asked;
}

static void text_card(struct table *t, const char *head, const char *words)
{
    float w = fminf(ui_grow(t->ui, 620), t->layout.map.w * 0.6f);
    float h = ui_text_height(t->ui, STYLE_BODY, words, w - 60) + ui_line(t->ui, STYLE_STRONG) + 60;
    struct rect in = index_card(t, w, h, 0.5f, 1);
    ui_label_in(t->ui, cut_top(&in, ui_line(t->ui, STYLE_STRONG) * 1.2f), STYLE_STRONG, ALIGN_LEFT, head,
                ui_theme(t->ui)->color.accent);
    ui_text(t->ui, in, STYLE_BODY, words);
}

static void hint(struct table *t)
{
    if (!t->hint_asked || t->legal_count == 0 || t->looking != 0)
        return;
    struct host_hint hint;
    if (t->h->hint(t->h, &hint)) {
        char plain[HOST_LINE_MAX];
        struct text words = text_over(plain, sizeof plain);
        t->h->rules(t->h)->action_text(t->box, &hint.action, &words);
        text_card(t, _("A colleague would …"), hint.why[0] != 0 ? hint.why : plain);
    } else {
        text_card(t, _("A colleague would …"), _("Thinking it over …"));
        ui_wake(t->ui, 100);
    }
}

static void motive(struct table *t)
{
    const struct host_happening *what = t->h->next(t->h);
    if (what == NULL || what->why == NULL || what->why[0] == 0 || what->actor < 0)
        return;
    text_card(t, table_seat_name(t, what->actor), what->why);
}

void notes_frame(struct table *t)
{
    recap(t);
    hint(t);
    motive(t);
}
