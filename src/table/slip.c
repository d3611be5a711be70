#include "base/i18n.h"
#include "base/text.h"
#include "rules/challenge.h"
#include "rules/layout.h"
#include "table/badges.h"
#include "table/bidding.h"
#include "table/encore.h"
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

/* A step of the ladder, in the past: it is told, not offered. */
static void said_words(const struct table *t, const struct challenge *c, size_t i, char *out, size_t size)
{
    struct text words = text_over(out, size);

    bidding_say(t, c, i, true, &words);
}

/* From there on back: where those begin who passed one after the other, who are told together. */
static size_t step_first(const struct challenge *c, size_t last)
{
    while (last > 0 && challenge_answered(c->said[last]) == CHALLENGE_PASS &&
           challenge_answered(c->said[last - 1]) == CHALLENGE_PASS)
        last--;
    return last;
}

static float step_width(struct table *t, const struct challenge *c, size_t first, size_t last, float h)
{
    char words[80];

    said_words(t, c, last, words, sizeof words);
    return (float)(last - first + 1) * (h + 2) + 4 + ui_text_width(t->ui, STYLE_BODY, words) + 24;
}

void slip_ladder(struct table *t, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const struct challenge *said = table_challenge(t);
    size_t n = said ? said->count : 0, first = n;
    float h = fminf(at.h, ui_line(t->ui, STYLE_STRONG) * 1.15f), used = 0;

    while (first > 0) {
        size_t from = step_first(said, first - 1);
        float w = step_width(t, said, from, first - 1, h);
        if (used + w > at.w + 24)
            break;
        used += w;
        first = from;
    }
    /* a number that was held has no room: it would be taken for the one that was named then */
    if (first > 0 && first + 1 < n && challenge_answered(said->said[first]) == CHALLENGE_HOLD &&
        challenge_answered(said->said[first - 1]) == CHALLENGE_NAME)
        first++;
    if (n == 0) {
        if (!encore_on(t)) /* which would look like being asked again */
            ui_label_fit(t->ui, at, STYLE_SMALL, ALIGN_LEFT, _("No answers yet."), c->ink_soft);
        return;
    }
    for (size_t i = first; i < n; i++) {
        char words[80];
        size_t last = i;
        while (last + 1 < n && step_first(said, last + 1) <= i)
            last++;
        said_words(t, said, last, words, sizeof words);
        struct rect step = cut_left(&at, step_width(t, said, i, last, h));
        for (; i <= last; i++) {
            badge_seat(t, challenge_seat(said->said[i]), rect_centered(cut_left(&step, h), h, h));
            cut_left(&step, 2);
        }
        i = last;
        cut_left(&step, 4);
        ui_label_in(t->ui, step, STYLE_BODY, ALIGN_LEFT, words, c->ink);
    }
}

bool slip_up(const struct table *t)
{
    char words[BIDDING_WORDS];
    struct text line = text_over(words, sizeof words);
    bool argued = (t->play.running && !t->play.last_of_all) || table_how(t) == ASKS_BID;

    if (t->now.looking.on || t->ask.legal_count > 0 || !argued)
        return false;
    table_say(t, SAY_STANDS, NULL, &line);
    return line.length > 0;
}

/* A sentence in the middle of a place, as large as it fits. */
static void draw_line(struct table *t, struct rect at, const char *words)
{
    bool large = ui_text_height(t->ui, STYLE_SUBHEAD, words, at.w) <= at.h;
    enum ui_style style = large ? STYLE_SUBHEAD : STYLE_SMALL;
    float high = ui_text_height(t->ui, style, words, at.w);

    ui_text_in(t->ui, rect_centered(at, at.w, fminf(high, at.h)), style, ALIGN_LEFT, words,
               ui_theme(t->ui)->color.ink);
}

void slip_draw(struct table *t, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    char words[BIDDING_WORDS];
    struct text line = text_over(words, sizeof words);

    strip_words(t, false, &line);
    bidding_figure(t, rect_grow(cut_left(&at, at.h), 6));
    cut_left(&at, gap);
    float row = ui_line(t->ui, STYLE_STRONG) * 1.1f;
    bool both = !stakes_in_bar(t) || at.h - row >= ui_line(t->ui, STYLE_SMALL) + stakes_bar_least(t, at.w);
    struct rect said = cut_bottom(&at, both ? row : 0); /* what may win the match comes first */
    if (both) {
        perform_mark_in(t, cut_right(&said, said.w * 0.45f));
        slip_ladder(t, said);
    }
    if (stakes_in_bar(t)) {
        ui_label_fit(t->ui, cut_top(&at, ui_line(t->ui, STYLE_SMALL)), STYLE_SMALL, ALIGN_LEFT, words,
                     c->ink);
        stakes_bar(t, at);
        return;
    }
    draw_line(t, at, words);
}
