#include "table/laying.h"

#include "base/i18n.h"
#include "gfx/gfx.h"
#include "gfx/texture.h"
#include "table/cast.h"
#include "table/desk.h"
#include "table/game.h"
#include "table/handover.h"
#include "table/roster.h"
#include "table/table.h"
#include "ui/modal.h"

enum {
    CALM = 2, /* frames with everything there: one that has just learnt a picture's size may ask for more */
    SILENT_MS = 400,   /* a table that is laid as fast as that needs no words */
    PATIENCE_MS = 8000 /* without any that came: then play begins with what there is */
};

/* Behind a curtain that is about to part its envelope stays shut; else the bare desk waits. */
static void cover(struct table *t, uint64_t waited)
{
    (void)ui_layer_begin(t->ui, "laying");
    if (t->unveiled != 0)
        envelope_draw(t->ui, 0);
    else
        desk_draw(t->ui);
    if (waited >= SILENT_MS && t->unveiled == 0) {
        const char *words = _("Laying the table …");
        float h = ui_line(t->ui, STYLE_TYPE) + 56, w = ui_text_width(t->ui, STYLE_TYPE, words) + 120;
        struct rect slip = rect_centered(ui_area(t->ui), w, h);
        ui_panel(t->ui, slip, PANEL_SLIP);
        ui_label_in(t->ui, slip, STYLE_TYPE, ALIGN_CENTER, words, ui_theme(t->ui)->color.ink);
    }
    ui_layer_end(t->ui);
    ui_hide_focus(t->ui);
    ui_wake(t->ui, 0);
}

void laying_frame(struct table *t)
{
    uint64_t now = ui_now(t->ui);
    if (t->game->roster)
        cast_fetch(t, t->game->roster->cast);
    if (t->game->fetch)
        t->game->fetch(t);
    handover_fetch(t);
    if (t->laying.done)
        return;
    t->laying.came = t->laying.came == 0 ? now : t->laying.came;
    size_t bytes = gfx_stats(ui_gfx(t->ui)).texture_bytes;
    if (t->laying.got == 0 || bytes != t->laying.got_size)
        t->laying.got = now;
    t->laying.got_size = bytes;
    t->laying.calm = gfx_busy(ui_gfx(t->ui)) ? 0 : t->laying.calm + 1;
    t->laying.done = t->laying.calm >= CALM || now - t->laying.got >= PATIENCE_MS;
    cover(t, now - t->laying.came); /* this frame was drawn without what waits to be shown */
    if (t->laying.done && t->unveiled != 0)
        t->unveiled = now;
}
