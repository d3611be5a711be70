#include "ui/describe.h"

#include "base/text.h"
#include "ui/inside.h"

static bool answers(const struct ui *ui, const struct spot *s)
{
    return s->layer == ui->layers - 1 && !(s->flags & (SPOT_DISABLED | SPOT_SCROLLER)) && s->seen.w > 0 &&
           s->seen.h > 0;
}

void ui_describe(const struct ui *ui, struct text *out)
{
    text_add(out, "screen %08x\n", ui->screen);
    for (int i = 0; i < ui->spots; i++) {
        const struct spot *s = &ui->spot[i];
        float scale = ui_scale(ui);
        char flags[6];
        int n = 0;
        if (!answers(ui, s))
            continue;
        if (s->id == ui->focus)
            flags[n++] = 'f';
        if (!(s->flags & SPOT_NO_FOCUS))
            flags[n++] = 'k';
        if (s->flags & SPOT_ADJUST)
            flags[n++] = 'a';
        if (s->flags & SPOT_DRAG)
            flags[n++] = 'd';
        if (s->flags & SPOT_DROP)
            flags[n++] = 't';
        if (n == 0)
            flags[n++] = '-';
        flags[n] = '\0';
        text_add(out, "spot %08x %.0f %.0f %.0f %.0f %s\n", s->id, (double)(s->seen.x * scale),
                 (double)(s->seen.y * scale), (double)(s->seen.w * scale), (double)(s->seen.h * scale),
                 flags);
    }
}
