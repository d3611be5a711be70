#include "table/replay.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/bar.h"
#include "table/game.h"
#include "table/past.h"
#include "table/perform.h"
#include "table/strip.h"
#include "table/table.h"

#include <math.h>
#include <stdio.h>

static const float gap = 10, slider_low = 34; /* the slider, under what is told */

bool replay_on(const struct table *t)
{
    return t->h->past && t->h->past->replaying(t->h);
}

void replay_show(struct table *t, uint32_t n, bool run)
{
    game_error err = {""};

    t->now.card = CARD_NONE;
    if (!t->h->past->replay(t->h, n, run, &err))
        t->h->shell->toast(t->h, err.text);
}

/* Where in the match that is: `Round 5, turn 18: Ada`. */
static void say_where(const struct table *t, struct text *out)
{
    game_decision d = table_rules(t)->view_decision(t->box, table_view_of(t));
    uint32_t up = table_up(t);
    int seat = SEAT_NONE;

    for (int s = 0; s < t->h->seats(t->h) && seat == SEAT_NONE; s++)
        seat = up >> s & 1 ? s : SEAT_NONE;
    if (d.over)
        text_add(out, _("Round %d: the end"), d.round);
    else if (d.round == 0)
        text_add(out, "%s", _("Setting up"));
    else if (seat == SEAT_NONE)
        text_add(out, _("Round %d, turn %d"), d.round, d.turn);
    else
        text_add(out, _("Round %d, turn %d: %s"), d.round, d.turn, table_seat_label(t, seat));
}

/* The turn in which a moment is. */
static int turn_at(const struct table *t, uint32_t n)
{
    return table_rules(t)->view_decision(t->box, t->h->past->view(t->h, n)).turn;
}

/* The moment where the next turn begins. */
static uint32_t next_turn(const struct table *t, uint32_t n)
{
    uint32_t length = t->h->past->length(t->h);
    int turn = turn_at(t, n);

    while (n < length && turn_at(t, n) == turn)
        n++;
    return n;
}

/* The moment where the turn begins; where that is this very moment, where the one before does. */
static uint32_t previous_turn(const struct table *t, uint32_t n)
{
    if (n == 0)
        return 0;
    int turn = turn_at(t, n - 1); /* that of what happened last */

    while (n > 0 && turn_at(t, n - 1) == turn)
        n--;
    return n;
}

/* Before that nothing is on the table yet: a replay begins there. */
static uint32_t first_moment(struct table *t)
{
    const struct host_past *past = t->h->past;
    uint32_t length = past->length(t->h);
    for (uint32_t n = 0; !t->replay.known && n < length; n++) {
        t->replay.first = n;
        t->replay.known = !table_rules(t)->view_decision(t->box, past->view(t->h, n)).chance;
    }
    return t->replay.first;
}

static bool icon_button(struct table *t, struct rect *left, const char *icon, const char *tip,
                        const char *caption, enum input_action key, bool off)
{
    gfx_texture picture = bar_icon(t, icon);
    struct ui_button b = {
        .text = picture ? NULL : tip, .icon = picture, .tip = tip, .caption = caption, .disabled = off};
    bool pressed;

    b.kind = BUTTON_PAPER;
    pressed = bar_button(t, left, icon, &b);
    return pressed || (!off && key != ACTION_NONE && ui_action(t->ui, key));
}

static uint32_t later(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* From right to left. */
static void buttons(struct table *t, struct rect *left)
{
    const struct host_past *past = t->h->past;
    uint32_t n = t->h->events(t->h), length = past->length(t->h), first = first_moment(t);
    /* TRANSLATORS: below the arrows of a replay: by a turn, by one step */
    const char *turn = C_("below an arrow of a replay", "Turn"),
               *step = C_("below an arrow of a replay", "Step");
    bool running = past->running(t->h);
    int by = 0;
    struct ui_button close = {.text = C_("button: end the replay", "Close"), .kind = BUTTON_PAPER};
    struct ui_button story = {.text = _("Story"), .kind = BUTTON_PAPER, .shortcut = ACTION_HINT};
    struct ui_button play = {.text = running ? C_("button: stop the replay", "Pause")
                                             : C_("button: start the replay", "Play"),
                             .icon = bar_icon(t, running ? "pause" : "play"),
                             .kind = BUTTON_PRIMARY,
                             .step = &by}; /* where keys begin */

    if (bar_button(t, left, "close-replay", &close))
        past->close(t->h);
    if (bar_button(t, left, "story", &story))
        bar_toggle(t, CARD_STORY);
    cut_right(left, gap);
    if (icon_button(t, left, "forward", _("Next turn"), turn, ACTION_PAGE_DOWN, n == length))
        replay_show(t, next_turn(t, n), false);
    bool last = n == length && !perform_busy(t);
    bool ahead = icon_button(t, left, "step", _("One step forward"), step, ACTION_TAB_NEXT, last);
    if (bar_button(t, left, "play", &play)) {
        if (!running && n == length)
            replay_show(t, first, true);
        else
            past->run(t->h, !running);
    }
    ui_focus_default(t->ui, ui_id_at(t->ui, "play", 0));
    bool behind = icon_button(t, left, "undo", _("One step back"), step, ACTION_TAB_PREV, n <= first);
    if (ahead || (by > 0 && !last))
        past->advance(t->h);
    if (behind || (by < 0 && n > first))
        replay_show(t, n - 1, false);
    if (icon_button(t, left, "back", _("Previous turn"), turn, ACTION_PAGE_UP, n <= first))
        replay_show(t, later(previous_turn(t, n), first), false);
}

/* Where in the match this is, from its start, which is marked so, to the last of so many steps. */
static void show_slider(struct table *t, struct rect at, int *moment)
{
    const char *start = C_("end of a slider", "Start");
    float left = ui_text_width(t->ui, STYLE_SMALL, start) + 4;
    int first = (int)first_moment(t), length = (int)t->h->past->length(t->h) - first,
        at_step = *moment - first;
    char of[24];

    snprintf(of, sizeof of, "/%d", length);
    if (at.w > ui_grow(t->ui, 320) + left)
        ui_label_in(t->ui, cut_left(&at, left), STYLE_SMALL, ALIGN_LEFT, start,
                    ui_theme(t->ui)->color.ink_soft);
    if (at.w <= 120)
        return;
    ui_name_next(t->ui, _("Position in the game"));
    if (ui_slider(t->ui, "moment", rect_centered(at, at.w, fminf(at.h, ui_button_height(t->ui))), &at_step, 0,
                  length, 1, of))
        *moment = first + at_step;
}

bool replay_bar(struct table *t)
{
    char words[256];
    struct text where = text_over(words, sizeof words);
    struct rect in = rect_pad_xy(t->layout.bar, 22, 10);
    float h = ui_button_height(t->ui);
    struct rect top = in, left = rect_centered(in, in.w, h);
    int at, before;

    if (!replay_on(t))
        return false;
    ui_panel(t->ui, t->layout.bar, PANEL_PAPER);
    if (t->layout.bar_rows == 2) {
        left = cut_bottom(&top, h);
        cut_bottom(&top, 8);
    }
    buttons(t, &left);
    if (t->layout.bar_rows == 1)
        top.w = left.w - gap;
    at = before = (int)t->h->events(t->h);
    if (strip_up(t) && (t->h->past->running(t->h) || perform_busy(t))) { /* else the log tells as much */
        struct rect told = top, foot = cut_bottom(&told, slider_low);
        bool both = strip_has_room(t, told);
        strip_frame(t, both ? told : top);
        if (both)
            show_slider(t, foot, &at);
        if (at != before)
            replay_show(t, (uint32_t)at, false);
        return true;
    }
    say_where(t, &where);
    float wide =
        fminf(ui_text_width(t->ui, STYLE_STRONG, "Round 88, turn 888: Rumpelstiltskin") + 12, top.w * 0.5f);
    ui_label_fit(t->ui, cut_left(&top, wide), STYLE_STRONG, ALIGN_LEFT, words, ui_theme(t->ui)->color.ink);
    cut_left(&top, gap);
    if (perform_words(t, top))
        return true;
    show_slider(t, top, &at);
    if (at != before)
        replay_show(t, (uint32_t)at, false);
    return true;
}
