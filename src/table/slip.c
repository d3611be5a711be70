#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "rules/layout.h"
#include "table/badges.h"
#include "table/bidding.h"
#include "table/game.h"
#include "table/notes.h"
#include "table/table.h"

#include <math.h>
#include <stdio.h>

static const float margin = 18;

const struct challenge *table_challenge(const struct table *t)
{
    const struct announced *a = layout_announced(table_rules(t), table_view_of(t));

    return a ? &a->bidding : NULL;
}

/* A step of the ladder. */
static void said_words(const struct table *t, const struct challenge *c, size_t i, char *out, size_t size)
{
    static const char *const words[] = {
        [CHALLENGE_PASS] = N_("passes"),   [CHALLENGE_OPEN] = N_("challenges"), [CHALLENGE_NAME] = NULL,
        [CHALLENGE_HOLD] = N_("holds on"), [CHALLENGE_YIELD] = N_("yields"),
    };
    const char *own = t->game->said ? t->game->said(c, i) : NULL;
    const char *word = words[challenge_answered(c->said[i])];

    if (own || word)
        snprintf(out, size, "%s", own ? own : _(word));
    else
        table_sum(t, c->said[i].number, out, size);
}

static float step_width(struct table *t, const struct challenge *c, size_t i, float h)
{
    char words[32];

    said_words(t, c, i, words, sizeof words);
    return h + 6 + ui_text_width(t->ui, STYLE_STRONG, words) + 22;
}

void slip_ladder(struct table *t, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const struct challenge *said = table_challenge(t);
    size_t n = said ? said->count : 0, first = n;
    float h = fminf(at.h, ui_line(t->ui, STYLE_STRONG) * 1.25f), used = 0;

    while (first > 0 && used + step_width(t, said, first - 1, h) <= at.w)
        used += step_width(t, said, --first, h);
    if (n == 0) {
        ui_label_fit(t->ui, at, STYLE_SMALL, ALIGN_LEFT, _("No answers yet."), c->ink_soft);
        return;
    }
    for (size_t i = first; i < n; i++) {
        char words[32];
        said_words(t, said, i, words, sizeof words);
        struct rect step = cut_left(&at, step_width(t, said, i, h));
        badge_seat(t, challenge_seat(said->said[i]), rect_centered(cut_left(&step, h), h, h));
        cut_left(&step, 6);
        bool number = challenge_answered(said->said[i]) == CHALLENGE_NAME;
        bool newest = i + 1 == n;
        ui_label_in(t->ui, step, newest || number ? STYLE_STRONG : STYLE_SMALL, ALIGN_LEFT, words,
                    newest ? c->ink : c->ink_soft);
    }
}

/* The figure stands at the left of the words. */
static float figure_width(struct table *t)
{
    return ui_line(t->ui, STYLE_SUBHEAD) * 2.6f + 16;
}

static float slip_height(struct table *t, float width, const void *words)
{
    float inner = width - 2 * margin - figure_width(t);

    return ui_text_height(t->ui, STYLE_SUBHEAD, words, inner) + ui_line(t->ui, STYLE_STRONG) * 1.4f +
           2 * margin;
}

void slip_frame(struct table *t)
{
    char words[BIDDING_WORDS];
    struct text line = text_over(words, sizeof words);
    bool argued = (t->play.running && !t->play.last_of_all) || table_how(t) == ASKS_BID;

    if (t->looking.on || t->legal_count > 0 || !argued)
        return;
    table_say(t, SAY_STANDS, NULL, &line);
    if (line.length == 0)
        return;
    float around = 2 * margin + figure_width(t), most = t->layout.middle.w * 0.6f,
          widest = fminf(most, ui_text_width(t->ui, STYLE_SUBHEAD, words) + around + 4);
    struct rect at = notes_place(t, widest, fminf(widest, ui_text_scale(t->ui) < 150 ? most * 0.34f : widest),
                                 (struct rect){0, 0, 0, 0}, slip_height, words);
    ui_panel(t->ui, at, PANEL_PAPER);
    struct rect in = rect_pad(at, margin), figure = cut_left(&in, figure_width(t) - 16);
    bidding_figure(t, rect_grow(figure, 6));
    cut_left(&in, 16);
    cut_top(&in, ui_text_in(t->ui, in, STYLE_SUBHEAD, ALIGN_LEFT, words, ui_theme(t->ui)->color.ink));
    slip_ladder(t, in);
}
