#include "table/strip.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/bar.h"
#include "table/bidding.h"
#include "table/fall.h"
#include "table/game.h"
#include "table/perform.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>

static const float side = 18, above = 12, grows = 30;

void strip_follow(struct table *t)
{
    duel_follow(t);
}

bool strip_up(const struct table *t)
{
    return fall_up(t) || (!perform_great(t) && (duel_up(t) || slip_up(t)));
}

/* What was announced happens: it is not a wish any more. */
static bool happens(const struct table *t)
{
    const struct performance *play = &t->play;

    return play->running && !perform_cue(t, &play->now)->still;
}

void strip_words(const struct table *t, bool settled, struct text *out)
{
    if (happens(t))
        table_say(t, SAY_NOW, NULL, out);
    if (out->length == 0)
        table_say(t, settled ? SAY_SETTLED : SAY_STANDS, NULL, out);
    if (host_held(t->h) > 0)
        text_sentence(out, "%s", _("You can still undo it."));
    else if (bar_obvious(t))
        bar_tell_obvious(t, out);
}

/* What a strip would hide of what is precious in the middle, and whether it would lie on another part. */
static float hides(const struct table *t, struct rect strip)
{
    struct table_precious precious[TABLE_PRECIOUS];
    size_t n = t->game->precious ? t->game->precious(t, precious) : 0;
    const struct rect part[] = {t->layout.log, t->layout.seats, t->layout.file};
    float sum = 0;

    for (size_t i = 0; i < n; i++)
        sum += rect_empty(rect_common(strip, precious[i].at)) ? 0 : (float)precious[i].weight;
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++)
        sum += rect_empty(rect_common(strip, part[i])) ? 0 : 1;
    return sum;
}

/* Two lines of words. */
static float least_height(const struct table *t)
{
    return ui_line(t->ui, STYLE_STRONG) + ui_line(t->ui, STYLE_SMALL) + 2 * above;
}

/* Large enough for faces; no larger than the room beside the buttons and what is free above it. In a replay the slider is below. */
static struct rect place(struct table *t, struct rect words)
{
    static const float step = 4;
    struct rect bar = t->layout.bar;
    float high = fmaxf(bar.h + grows, least_height(t) * 1.25f), foot = words.y + words.h;
    bool below = t->layout.bar_rows == 2 || foot < bar.y + bar.h - 2 * above;

    float low = below ? foot + 4 : bar.y + bar.h;
    struct rect at = {bar.x, bar.y, words.x + words.w - bar.x, low - bar.y};
    if (t->layout.bar_rows == 2)
        at.w = bar.w;
    while (at.h < high) {
        struct rect higher = {at.x, at.y - step, at.w, at.h + step};
        if (hides(t, higher) > 0)
            break;
        at = higher;
    }
    return at;
}

bool strip_has_room(struct table *t, struct rect words)
{
    return place(t, words).h >= least_height(t);
}

void strip_frame(struct table *t, struct rect words)
{
    struct rect at = t->strip = place(t, words);

    ui_keep_clear(t->ui, at);
    ui_panel(t->ui, at, PANEL_SLIP);
    struct rect in = rect_pad_xy(at, side, above);
    gfx_clip_push(ui_gfx(t->ui), at);
    if (fall_up(t))
        fall_draw(t, in);
    else if (duel_up(t))
        duel_draw(t, in);
    else
        slip_draw(t, in);
    gfx_clip_pop(ui_gfx(t->ui));
}
