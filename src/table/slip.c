#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "rules/layout.h"
#include "table/badges.h"
#include "table/bidding.h"
#include "table/game.h"
#include "table/stakes.h"
#include "table/strip.h"
#include "table/table.h"

#include <math.h>
#include <stdio.h>

static const float gap = 16;

const struct challenge *table_challenge(const struct table *t)
{
    const struct announced *a = layout_announced(table_rules(t), table_view_of(t));

    return a ? &a->bidding : NULL;
}

/* A step of the ladder. */
static void said_words(const struct table *t, const struct challenge *c, size_t i, char *out, size_t size)
{
    static const char *const words[] = {
        [CHALLENGE_PASS] = N_("lets it pass"), [CHALLENGE_OPEN] = N_("challenges"), [CHALLENGE_NAME] = NULL,
        [CHALLENGE_HOLD] = N_("holds on"),     [CHALLENGE_YIELD] = N_("yields"),
    };
    const char *own = bidding_said(t, c, i);
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

bool slip_up(const struct table *t)
{
    char words[BIDDING_WORDS];
    struct text line = text_over(words, sizeof words);
    bool argued = (t->play.running && !t->play.last_of_all) || table_how(t) == ASKS_BID;

    if (t->looking.on || t->legal_count > 0 || !argued)
        return false;
    table_say(t, SAY_STANDS, NULL, &line);
    return line.length > 0;
}

void slip_draw(struct table *t, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    char words[BIDDING_WORDS];
    struct text line = text_over(words, sizeof words);

    strip_words(t, false, &line);
    bidding_figure(t, rect_grow(cut_left(&at, at.h), 6));
    cut_left(&at, gap);
    struct rect said = cut_bottom(&at, ui_line(t->ui, STYLE_STRONG) * 1.1f);
    perform_mark_in(t, cut_right(&said, said.w * 0.45f));
    slip_ladder(t, said);
    if (stakes_in_bar(t)) {
        ui_label_fit(t->ui, cut_top(&at, ui_line(t->ui, STYLE_SMALL)), STYLE_SMALL, ALIGN_LEFT, words,
                     c->ink);
        stakes_bar(t, at);
        return;
    }
    bool large = ui_text_height(t->ui, STYLE_SUBHEAD, words, at.w) <= at.h;
    float high = ui_text_height(t->ui, large ? STYLE_SUBHEAD : STYLE_SMALL, words, at.w);
    ui_text_in(t->ui, rect_centered(at, at.w, fminf(high, at.h)), large ? STYLE_SUBHEAD : STYLE_SMALL,
               ALIGN_LEFT, words, c->ink);
}
