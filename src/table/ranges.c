#include "table/ranges.h"

#include "base/i18n.h"
#include "gfx/draw.h"
#include "table/cut.h"
#include "ui/theme.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>

void range_bar(struct ui *ui, struct rect at, range known, int scale, struct color color)
{
    struct gfx *gfx = ui_gfx(ui);
    float unit = at.w / (float)scale;

    gfx_fill(gfx, (struct rect){at.x, at.y + at.h - 1, at.w, 1}, color_fade(color_hex(0x2A1F14), 0.35f));
    cut_bar(gfx, at, unit * (float)known.least, unit * (float)known.most, color);
    for (int k = 5; k < scale; k += 5)
        gfx_fill(gfx, (struct rect){at.x + unit * (float)k, at.y, 1, at.h},
                 color_fade(color_hex(0x2A1F14), 0.35f));
}

void range_flag(struct ui *ui, struct rect bar, int at, int scale)
{
    struct color ink = ui_theme(ui)->color.ink;
    float x = bar.x + bar.w * (float)at / (float)scale, top = bar.y - 7;
    struct point flag[4] = {{x, top}, {x + 9, top + 3.5f}, {x + 9, top + 3.5f}, {x, top + 7}};

    gfx_fill(ui_gfx(ui), (struct rect){x - 1, top, 2, bar.h + 9}, ink);
    gfx_quad(ui_gfx(ui), 0, flag, ink);
}

void range_words(range r, int unit, const char *sum, bool brief, char *out, size_t size)
{
    char least[32], most[32];

    snprintf(least, sizeof least, sum ? sum : "%d", r.least * unit);
    snprintf(most, sizeof most, sum ? sum : "%d", r.most * unit);
    if (r.most == 0)
        snprintf(out, size, "%s", C_("an amount", "nothing"));
    else if (r.least == r.most)
        snprintf(out, size, _("exactly %s"), least);
    else if (r.least == 0)
        snprintf(out, size, _("at most %s"), most);
    else if (brief)
        snprintf(out, size, _("at least %s"), least);
    else
        snprintf(out, size, _("at least %s, at most %s"), least, most);
}
