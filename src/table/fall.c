#include "table/fall.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/amounts.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/perform.h"
#include "table/roster.h"
#include "table/story.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum { WORDS = 400 };

static const float apart = 16;

bool fall_up(const struct table *t)
{
    const struct table_fall *fall = &t->game->fall;

    return fall->event && fall->title && perform_great(t) && t->play.now.kind == fall->event - 1;
}

/* What a seat other than the viewer must have had there. */
static bool proven_of(const struct table *t, int seat, size_t thing, char *out, size_t size)
{
    struct table_known row[TABLE_KNOWN];
    char sum[64];

    if (seat == t->viewer || thing >= t->game->known(t, seat, row) || row[thing].known.most == 0 ||
        row[thing].known.least == 0)
        return false;
    range_words(row[thing].known, table_unit(t), t->game->sums ? i18n_marked(t->game->sums) : NULL, true, sum,
                sizeof sum);
    /* TRANSLATORS: a player and how much of something, in a list: `Bo at least $300` */
    snprintf(out, size, C_("in a list", "%s %s"), table_seat_name(t, seat), sum);
    return true;
}

/* What others must have had there. */
static void say_proven(const struct table *t, struct text *out)
{
    size_t n = 0, gone = (size_t)t->play.now.arg[t->game->fall.gone];
    const char *item[GAME_MAX_SEATS];
    char of[GAME_MAX_SEATS][HOST_NAME_MAX + 64], list[WORDS];
    struct text all = text_over(list, sizeof list);

    for (int seat = 0; seat < t->h->seats(t->h); seat++)
        if (proven_of(t, seat, gone, of[n], sizeof of[n])) {
            item[n] = of[n];
            n++;
        }
    i18n_list(item, n, &all);
    if (n > 0)
        text_add(out, i18n_marked(t->game->fall.proven), list);
}

/* Whose act it was, what was the viewer's own, and what is known of the others': so many of the three, the viewer's own first. */
static void say(const struct table *t, int parts, struct text *out)
{
    const struct table_fall *fall = &t->game->fall;
    const game_event *e = &t->play.now;
    int gone = e->arg[fall->gone];
    const char *by = cast_name(t->game->roster->cast, (size_t)e->arg[fall->by]);
    const uint8_t *own = t->viewer >= 0 && table_own_shown(t) ? t->game->opened(t, t->viewer) : NULL;

    if (parts > 1 && host_is_you(t->h, e->seat))
        text_add(out, i18n_marked(fall->act_you), by);
    else if (parts > 1)
        text_add(out, i18n_marked(fall->act), by, table_seat_name(t, e->seat));
    text_gap(out);
    if (own && own[gone] > 0)
        text_add(out, i18n_marked(fall->own), own[gone] * table_unit(t));
    else if (own)
        text_add(out, "%s", i18n_marked(fall->own_none));
    text_gap(out);
    if (parts > 2)
        say_proven(t, out);
}

void fall_draw(struct table *t, struct rect at)
{
    const struct table_fall *fall = &t->game->fall;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const game_event *e = &t->play.now;
    float face = at.h * 0.8f; /* upright, four by five */
    struct rect left = cut_left(&at, face), right = cut_right(&at, face);
    char title[160], words[WORDS];
    float small = at.h;

    roster_poster(t, (size_t)e->arg[fall->by], left, false);
    roster_poster(t, (size_t)e->arg[fall->gone], right, true);
    if (t->game->amounts_words && t->game->amounts_words->all.gone) {
        const char *stamp = i18n_marked(t->game->amounts_words->all.gone);
        float high = right.h * 0.42f, wide = ui_stamp_width(t->ui, stamp, high * UI_STAMP_LINE);
        ui_stamp(t->ui, rect_centered(right, wide, high), stamp, c->accent, -0.2f);
    }
    at = rect_pad_xy(at, apart, 0);
    snprintf(title, sizeof title, i18n_marked(fall->title),
             cast_name(t->game->roster->cast, (size_t)e->arg[fall->gone]));
    for (int parts = 3; parts > 0 && small + ui_line(t->ui, STYLE_STRONG) > at.h; parts--) {
        struct text says = text_over(words, sizeof words); /* whole sentences, as many as there is room for */
        say(t, parts, &says);
        small = ui_text_height(t->ui, STYLE_SMALL, words, at.w);
    }
    float line = ui_line(t->ui, STYLE_HEADING);
    enum ui_style style = line + small <= at.h                            ? STYLE_HEADING
                          : ui_line(t->ui, STYLE_SUBHEAD) + small <= at.h ? STYLE_SUBHEAD
                                                                          : STYLE_STRONG;
    line = fminf(ui_line(t->ui, style), at.h);
    at = rect_centered(at, at.w, fminf(at.h, line + small));
    ui_label_fit(t->ui, cut_top(&at, line), style, ALIGN_CENTER, title, c->accent);
    ui_text_in(t->ui, at, STYLE_SMALL, ALIGN_CENTER, words, c->ink);
}

int fall_told(const struct story_look *look, struct text *out)
{
    enum { LEAST = 450, MOST = 950 };
    const struct table *t = look->t;
    const struct table_fall *fall = &t->game->fall;
    const struct table_story *story = t->game->story;
    int had[GAME_MAX_SEATS] = {0}, lost = 0;

    for (size_t i = 0; fall->event && fall->told && story->put && i < look->what->events.count; i++) {
        const game_event *e = &look->what->events.item[i];
        if (e->kind != fall->event - 1)
            continue;
        int gone = e->arg[fall->gone];
        for (int seat = 0; seat < t->h->seats(t->h); seat++)
            lost += had[seat] = story->put(look->what->before, seat, gone);
        char list[STORY_WORDS];
        struct text all = text_over(list, sizeof list);
        story_amounts(t, had, &all);
        const char *name = cast_name(story->words.cast, (size_t)gone);
        if (fall->told_you && host_is_you(t->h, e->seat))
            text_add(out, i18n_marked(fall->told_you), name, list);
        else
            text_add(out, i18n_marked(fall->told), name, table_seat_name(t, e->seat), list);
        return lost * 5 > MOST - LEAST ? MOST : LEAST + lost * 5;
    }
    return 0;
}
