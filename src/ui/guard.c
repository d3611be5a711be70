/* A press that was meant for what lay there a moment ago is not taken by what has come in its place by itself: a countdown that
 * ran out, a rival's move that asks for an answer. What a press has brought may be pressed at once. */
#include "ui/inside.h"

enum { GUARD_MS = 350 };

static ui_id under(const struct ui *ui)
{
    const struct spot *s = ui->pointer_here ? spot_under(ui, ui->pointer, 0) : NULL;
    return s ? s->id : 0;
}

static uint64_t left(const struct ui *ui, uint64_t came)
{
    uint64_t until = came + GUARD_MS;
    return came && ui->now < until ? until - ui->now : 0;
}

void guard_watch(struct ui *ui)
{
    struct guard *g = &ui->guard;
    bool by_itself = ui->now - g->pressed >= GUARD_MS;
    ui_id now_under = under(ui);
    if (now_under != g->under)
        g->under_came = by_itself && now_under ? ui->now : 0;
    if (ui->focus != g->focus)
        g->focus_came = by_itself && g->focus ? ui->now : 0;
    g->under = now_under;
    g->focus = ui->focus;
    uint64_t pointer = left(ui, g->under_came), focus = left(ui, g->focus_came);
    if (pointer || focus)
        ui_wake(ui, (int)(pointer > focus ? pointer : focus));
}

void guard_remember(struct ui *ui)
{
    struct guard *g = &ui->guard;
    ui_id now_under = under(ui);
    if (now_under != g->under) /* the pointer went there */
        g->under_came = 0;
    if (ui->focus != g->focus)
        g->focus_came = 0;
    g->under = now_under;
    g->focus = ui->focus;
    bool scrolled = ui->event.kind == INPUT_WHEEL || ui->event.kind == INPUT_PINCH;
    if (ui->pressed_any || scrolled)
        g->pressed = ui->now;
}

void guard_expect(struct ui *ui)
{
    if (!ui->pointer_here)
        return;
    const struct spot *now = spot_under(ui, ui->pointer, 0),
                      *next = spot_among(ui, ui->spot, ui->spots, ui->pointer, 0);
    if ((now ? now->id : 0) != (next ? next->id : 0))
        ui_wake(ui, 0);
}

bool guard_pointer(const struct ui *ui)
{
    return under(ui) == ui->guard.under && left(ui, ui->guard.under_came) > 0;
}

bool guard_focus(const struct ui *ui)
{
    return left(ui, ui->guard.focus_came) > 0;
}
