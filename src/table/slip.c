#include "base/i18n.h"
#include "base/text.h"
#include "table/badges.h"
#include "table/bidding.h"
#include "table/game.h"
#include "table/table.h"

#include <math.h>
#include <stdio.h>

static void said_words(const struct said *s, char *out, size_t size)
{
    if (s->how == SAYS_PASS)
        snprintf(out, size, "%s", _("passes"));
    else if (s->how == SAYS_YIELD)
        snprintf(out, size, "%s", _("yields"));
    else
        snprintf(out, size, "%d", s->number);
}

static float step_width(struct table *t, const struct said *s, float h)
{
    char words[32];
    said_words(s, words, sizeof words);
    return h + 6 + ui_text_width(t->ui, STYLE_STRONG, words) + 22;
}

void slip_ladder(struct table *t, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    size_t n = t->play.said_count, first = n;
    float h = fminf(at.h, ui_line(t->ui, STYLE_STRONG) * 1.25f), used = 0;
    while (first > 0 && used + step_width(t, &t->play.said[first - 1], h) <= at.w)
        used += step_width(t, &t->play.said[--first], h);
    if (n == 0) {
        ui_label_in(t->ui, at, STYLE_SMALL, ALIGN_LEFT, _("Nobody has said anything yet."), c->ink_soft);
        return;
    }
    for (size_t i = first; i < n; i++) {
        const struct said *s = &t->play.said[i];
        char words[32];
        said_words(s, words, sizeof words);
        struct rect step = cut_left(&at, step_width(t, s, h));
        badge_seat(t, s->seat, rect_centered(cut_left(&step, h), h, h));
        cut_left(&step, 6);
        bool number = s->number > 0;
        ui_label_in(t->ui, step, number ? STYLE_STRONG : STYLE_SMALL, ALIGN_LEFT, words,
                    i + 1 == n ? c->accent
                    : number   ? c->ink
                               : c->ink_soft);
    }
}

void slip_frame(struct table *t)
{
    char words[BIDDING_WORDS];
    struct text line = text_over(words, sizeof words);
    bool argued = t->play.running || table_how(t) == ASKS_BID;

    if (t->looking.on || t->legal_count > 0 || !argued)
        return;
    table_say(t, SAY_STANDS, NULL, &line);
    if (line.length == 0)
        return;
    struct rect m = t->layout.middle;
    float h = ui_line(t->ui, STYLE_SUBHEAD) + ui_line(t->ui, STYLE_STRONG) * 1.3f + 44;
    float w = fminf(m.w - 40, fmaxf(ui_text_width(t->ui, STYLE_SUBHEAD, words) + h + 60, m.w * 0.45f));
    /* in the corner, where it hides a title rather than names */
    struct rect inside = ui_panel(t->ui, (struct rect){m.x + 14, m.y + 14, w, h}, PANEL_PAPER);
    struct rect figure = cut_left(&inside, fminf(inside.h * 0.96f, 116));
    if (t->game->bidding_figure)
        t->game->bidding_figure(t, (struct rect){figure.x - 6, figure.y - 8, figure.w + 6, figure.h + 12});
    cut_left(&inside, 16);
    struct rect head = cut_top(&inside, ui_line(t->ui, STYLE_SUBHEAD) + 4);
    ui_label_fit(t->ui, head, STYLE_SUBHEAD, ALIGN_LEFT, words, ui_theme(t->ui)->color.ink);
    slip_ladder(t, inside);
}
