#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/inside.h"

enum { TOAST_MS = 3500, TOAST_MS_A_CHARACTER = 45 };

void ui_toast(struct ui *ui, const char *text)
{
    for (int i = 0; i < ui->toasts; i++)
        if (strncmp(ui->toast[i].text, text, UI_TEXT - 1) == 0)
            return;
    if (ui->toasts == UI_TOASTS) {
        memmove(&ui->toast[0], &ui->toast[1], (UI_TOASTS - 1) * sizeof ui->toast[0]);
        ui->toasts--;
    }
    struct toast *t = &ui->toast[ui->toasts++];
    (void)snprintf(t->text, sizeof t->text, "%s", text);
    t->until = ui->now + TOAST_MS + strlen(text) * TOAST_MS_A_CHARACTER;
    ui_wake(ui, 0);
}

static void drop_old(struct ui *ui)
{
    int kept = 0;
    for (int i = 0; i < ui->toasts; i++)
        if (ui->toast[i].until > ui->now)
            ui->toast[kept++] = ui->toast[i];
    ui->toasts = kept;
}

/* At the top, as buttons are at the foot of the screen. */
void toasts_draw(struct ui *ui)
{
    drop_old(ui);
    struct gfx_type type = ui_type(ui, STYLE_TYPE);
    float top = 24;
    for (int i = 0; i < ui->toasts; i++) {
        const struct toast *t = &ui->toast[i];
        float most = fminf(ui->area.w - 120, ui_grow(ui, 1100));
        float width = fminf(most, gfx_text_width(ui->gfx, type, t->text, (size_t)-1) + 4);
        float height = gfx_text_box_height(ui->gfx, type, width, 1, t->text);
        struct rect at = {ui->area.w / 2 - width / 2 - 28, top, width + 56, height + 28};
        gfx_glow(ui->gfx, at, 18, (struct color){0, 0, 0, 0.6f});
        paper_fill(ui, at, ui->theme.color.paper);
        struct rect edge = at;
        gfx_fill(ui->gfx, cut_left(&edge, 6), ui->theme.color.accent);
        (void)gfx_text_box(ui->gfx, type, rect_pad_xy(at, 28, 14), ALIGN_CENTER, VALIGN_TOP, 1, t->text,
                           ui->theme.color.ink);
        top = at.y + at.h + 12;
        ui_wake(ui, (int)(t->until - ui->now));
    }
}
