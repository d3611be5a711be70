#include "ui/modal.h"

#include <math.h>
#include <stddef.h>

#include "base/i18n.h"
#include "ui/inside.h"

/* Begins a layer with that id; widgets called until pop_layer() belong to it. */
static void push_layer(struct ui *ui, ui_id id)
{
    if (ui->layers == UI_LAYERS) {
        ui->stack[ui->stacked++ % UI_LAYERS] = ui->layer_now;
        return;
    }
    ui->stack[ui->stacked++ % UI_LAYERS] = ui->layer_now;
    ui->layer[ui->layers] = (struct layer){.id = id};
    ui->layer_now = ui->layers++;
}

static void pop_layer(struct ui *ui)
{
    if (ui->stacked > 0)
        ui->layer_now = ui->stack[--ui->stacked % UI_LAYERS];
}

static struct rect card_title(struct ui *ui, struct rect inside, const char *title)
{
    if (title && title[0]) {
        struct rect top = cut_top(&inside, ui_line(ui, STYLE_HEADING) + 4);
        ui_label(ui, top, STYLE_HEADING, ALIGN_LEFT, title);
        ui_rule(ui, cut_top(&inside, 12));
        (void)cut_top(&inside, 14);
    }
    return inside;
}

/* Darkens what is behind; true when that was pressed. */
static bool shade(struct ui *ui, ui_id id, unsigned flags)
{
    float in = ui_ease(ui, id ^ 5, 1, 120);
    if (!(flags & MODAL_NO_SHADE))
        gfx_fill(ui->gfx, ui->area, color_fade(ui->theme.color.shade, in));
    return ui_spot(ui, id ^ 6, ui->area, SPOT_NO_FOCUS | SPOT_QUIET).clicked;
}

struct rect ui_modal_card(struct ui *ui, struct rect at, const char *title)
{
    return card_title(ui, ui_panel(ui, at, PANEL_CARD), title);
}

struct ui_modal ui_modal_begin(struct ui *ui, const char *key, float width, float height, const char *title,
                               unsigned flags)
{
    ui_id id = ui_id_of(ui, key);
    ui_scope_push(ui, key, 0);
    push_layer(ui, id);
    bool outside = shade(ui, id, flags);
    struct rect room = rect_pad(ui->area, 24);
    struct rect at = rect_centered(room, width, height);
    (void)ui_spot(ui, id ^ 8, at, SPOT_NO_FOCUS | SPOT_QUIET); /* a press on the card itself is not outside */
    struct ui_modal m = {.open = true};
    m.outside = outside && !(flags & MODAL_NO_BACK);
    m.closed = !(flags & MODAL_NO_BACK) && (outside || ui_action(ui, ACTION_BACK));
    m.inside = flags & MODAL_BARE ? at : ui_modal_card(ui, at, title);
    return m;
}

void ui_modal_end(struct ui *ui)
{
    pop_layer(ui);
    ui_scope_pop(ui);
}

struct rect ui_layer_begin(struct ui *ui, const char *key)
{
    ui_id id = ui_id_of(ui, key);
    ui_scope_push(ui, key, 0);
    push_layer(ui, id);
    (void)ui_spot(ui, id ^ 6, ui->area, SPOT_NO_FOCUS | SPOT_QUIET);
    return ui->area;
}

void ui_layer_end(struct ui *ui)
{
    pop_layer(ui);
    ui_scope_pop(ui);
}

int ui_ask(struct ui *ui, const char *key, const char *title, const char *text, const char *const *answers,
           int n)
{
    float width = fminf(ui->area.w - 48, ui_grow(ui, 860)), inner = width - 80;
    float words = ui_text_height(ui, STYLE_BODY, text, inner);
    float head = ui_line(ui, STYLE_HEADING) + 30, foot = ui_button_height(ui) + 34;
    struct ui_modal m = ui_modal_begin(ui, key, width, words + head + foot + 80, title, MODAL_NO_BACK);
    int answer = -1;
    struct rect in = m.inside, buttons = cut_bottom(&in, ui_button_height(ui));
    (void)ui_text(ui, in, STYLE_BODY, text);
    for (int i = 0; i < n; i++) {
        struct ui_button b = {.text = answers[i], .kind = i == 0 ? BUTTON_PRIMARY : BUTTON_PAPER};
        if (ui_button_with(ui, "answer", i, rect_column(buttons, i, n, 18), &b))
            answer = i;
    }
    ui_focus_default(ui, ui_id_at(ui, "answer", 0));
    if (answer < 0 && ui_action(ui, ACTION_BACK))
        answer = n - 1;
    ui_modal_end(ui);
    return answer;
}

int ui_confirm(struct ui *ui, const char *key, const char *title, const char *text, const char *yes,
               const char *no)
{
    return ui_confirm_led(ui, key, title, text, yes, no, false);
}

int ui_confirm_led(struct ui *ui, const char *key, const char *title, const char *text, const char *yes,
                   const char *no, bool wanted)
{
    float width = fminf(ui->area.w - 48, ui_grow(ui, 760)), h = ui_button_height(ui);
    float high = ui_text_height(ui, STYLE_BODY, text, width - 80) + h + ui_line(ui, STYLE_HEADING) + 144;
    struct ui_modal m = ui_modal_begin(ui, key, width, high, title, 0);
    struct rect in = m.inside, row = cut_bottom(&in, h);
    struct ui_button stay = {.text = no, .kind = wanted ? BUTTON_PAPER : BUTTON_PRIMARY},
                     go = {.text = yes, .kind = wanted ? BUTTON_PRIMARY : BUTTON_PAPER};
    int answer = m.closed ? 0 : -1;
    (void)ui_text(ui, in, STYLE_BODY, text);
    if (ui_button_with(ui, "no", 0, rect_column(row, 0, 2, 18), &stay))
        answer = 0;
    if (ui_button_with(ui, "yes", 0, rect_column(row, 1, 2, 18), &go))
        answer = 1;
    ui_focus_default(ui, ui_id_at(ui, wanted ? "yes" : "no", 0));
    ui_modal_end(ui);
    return answer;
}
