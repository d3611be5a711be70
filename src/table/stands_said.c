/* What is said of the markers: whose have gained what, and who would be ahead. */
#include "base/i18n.h"
#include "base/text.h"
#include "table/cast.h"
#include "table/stands.h"
#include "table/stands_inside.h"
#include "table/table.h"

#include <stdio.h>

/* The viewer's own figures, while they may be seen. */
static unsigned own_figures(const struct table *t)
{
    const struct stands_look *look = t->stands ? t->stands->look : NULL;

    return look && look->own && t->viewer >= 0 && table_own_shown(t) ? look->own(table_view_of(t), t->viewer)
                                                                     : 0;
}

void stands_lead(const struct table *t, int least, struct stands_lead *out)
{
    const struct stands_look *look = t->stands->look;
    struct stands_at now = {0};
    struct text list = text_over(out->list, sizeof out->list);
    char each[STANDS_FIGURES][80];
    const char *item[STANDS_FIGURES];
    union table_view room;
    size_t n = 0;

    look->read(stands_weighed(t, &room), &now);
    out->own = own_figures(t);
    out->who = 0;
    out->at = -1;
    for (size_t f = look->cast->count; f-- > 0;) {
        now.marker[f] = (int16_t)(now.marker[f] + (now.weighed ? now.gain[f] : 0));
        if (now.place[f] >= t->stands->places || now.marker[f] < out->at)
            continue;
        out->who = (now.marker[f] > out->at ? 0 : out->who) | 1U << f;
        out->at = now.marker[f];
        out->name = cast_name(look->cast, f);
    }
    for (int at = out->at; at >= least; at--)
        for (size_t f = 0; f < look->cast->count; f++)
            if (now.place[f] < t->stands->places && now.marker[f] == at) {
                /* TRANSLATORS: a figure's name, and so many steps or points: `Ash 2` */
                snprintf(each[n], sizeof each[n], C_("what is counted", "%s %d"), cast_name(look->cast, f),
                         at);
                item[n] = each[n];
                n++;
            }
    i18n_list(item, n, &list);
}
