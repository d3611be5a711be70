#include "table/standing.h"

#include "base/i18n.h"
#include "table/bar.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/ui.h"

/* The answer may be given now. */
static bool open_now(const struct table *t)
{
    const struct table_standing *s = t->game->standing;
    return s && t->viewer >= 0 && table_asks(t) && table_may(t, s->action);
}

/* It was the viewer's own last answer, and nobody has been asked since. */
static bool is_asked_twice(const struct table *t)
{
    const struct host *h = t->h;
    size_t n = h->log_count(h);
    struct host_log_line line;

    return !t->lesson.on && n > 0 && h->log_line(h, n - 1, &line) && line.number == h->events(h) &&
           line.actor == t->viewer && line.kind == t->game->standing->action;
}

static bool stands(const struct table *t)
{
    return t->standing.on[t->viewer] && t->standing.about[t->viewer] == t->game->standing->about(t);
}

bool standing_answers(const struct table *t)
{
    return open_now(t) && (stands(t) || is_asked_twice(t));
}

void standing_follow(struct table *t)
{
    enum { PACE_MS = 700 };
    uint64_t now = ui_now(t->ui);
    if (!open_now(t)) {
        t->standing.since = now;
        return;
    }
    if (!standing_answers(t)) {
        t->standing.on[t->viewer] = false;
        return;
    }
    uint32_t ms = host_ms(t->h, PACE_MS, false);
    if (now - t->standing.since < ms) {
        ui_wake(t->ui, (int)(ms - (now - t->standing.since)));
        return;
    }
    game_action action = {.kind = t->game->standing->action};
    table_hand_in(t, &action);
}

void standing_button(struct table *t, struct rect *left)
{
    if (!open_now(t))
        return;
    struct ui_button b = {.text = stands(t) ? _("Stop passing") : i18n_marked(t->game->standing->word),
                          .tip = i18n_marked(t->game->standing->tip),
                          .shortcut = ACTION_FOLD,
                          .selected = stands(t)};
    if (!bar_button(t, left, "standing", &b))
        return;
    t->standing.on[t->viewer] = !stands(t);
    t->standing.about[t->viewer] = t->game->standing->about(t);
}
