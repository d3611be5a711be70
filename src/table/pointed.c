#include "table/pointed.h"

#include "table/bidding.h"
#include "table/cut.h"
#include "table/game.h"
#include "table/map_board.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>

enum { PULSE_MS = 2400 /* so long what is pointed at moves */ };

static float area(struct rect r)
{
    return rect_empty(r) ? 0 : r.w * r.h;
}

void pointed_add(struct pointed *p, struct rect at)
{
    static const float same = 0.15f;

    for (size_t i = 0; i < p->n; i++)
        if (area(rect_common(p->at[i], at)) > same * fminf(area(p->at[i]), area(at))) {
            p->at[i] = rect_both(p->at[i], at);
            return;
        }
    if (p->n < POINTED_MOST && !rect_empty(at))
        p->at[p->n++] = at;
}

void pointed_add_press(struct pointed *p, struct rect at)
{
    static const float touch = 6;

    for (size_t i = 0; i < p->n; i++)
        if (!rect_empty(rect_common(rect_grow(p->at[i], touch), at))) {
            p->at[i] = rect_both(p->at[i], at);
            return;
        }
    pointed_add(p, at);
}

bool pointed_covered(const struct table *t)
{
    return t->now.card != CARD_NONE || t->now.confirm.asked.on;
}

void pointed_round(const struct table *t, struct rect *at)
{
    struct rect middle = t->layout.middle;

    if (!t->board || pointed_covered(t) || rect_empty(rect_common(middle, *at)))
        return;
    struct rect on = lens_rect_from_window(&t->lens, middle, *at);
    map_board_round_place(t, &on);
    *at = rect_common(lens_rect_to_window(&t->lens, middle, on), middle);
}

/* How far a frame is from what it is around: less where another's would cross it. */
static float frame_room(const struct pointed *p, size_t i, float wanted)
{
    static const float apart = 3; /* half of a line */

    for (size_t k = 0; k < p->n; k++) {
        struct rect a = p->at[i], b = p->at[k];
        float across = fmaxf(b.x - a.x - a.w, a.x - b.x - b.w), up = fmaxf(b.y - a.y - a.h, a.y - b.y - b.h);
        if (k != i)
            wanted = fminf(wanted, fmaxf(0, fmaxf(across, up) / 2 - apart));
    }
    return wanted;
}

/* It has been found: what shows there under the pointer, as a card that is enlarged, is not framed through. */
static bool is_found(const struct table *t, struct rect at)
{
    return !ui_focus_visible(t->ui) && rect_has(at, ui_pointer(t->ui));
}

/* Where a frame runs across what is printed, that lies over it. */
static void keep_names(struct table *t, struct rect frame)
{
    struct rect middle = t->layout.middle;

    if (!t->game->across || t->now.card != CARD_NONE || rect_empty(rect_common(frame, middle)))
        return;
    table_lens_push(t);
    t->game->across(t, lens_rect_from_window(&t->lens, middle, frame));
    table_lens_pop(t);
}

void pointed_draw(struct table *t, const struct pointed *p, uint64_t since)
{
    static const float turn = 6.2832f;
    struct color red = ui_theme(t->ui)->color.accent;
    uint64_t passed = ui_now(t->ui) - since;
    bool moves = passed < PULSE_MS && !ui_reduced_motion(t->ui);
    float wide = moves ? 1 - cosf(turn * (float)passed / 800) : 0;

    struct rect frame[POINTED_MOST],
        seen = rect_pad(t->layout.window, 5); /* all of a stroke is, at the edge too */
    for (size_t i = 0; i < p->n; i++) {
        bool bids =
            !rect_empty(rect_common(p->at[i], bidding_place(t))); /* words are close below buttons there */
        float out = bids ? -2 : 6;
        struct rect at = rect_grow(p->at[i], frame_room(p, i, out + wide));
        frame[i] = is_found(t, at) ? (struct rect){0, 0, 0, 0} : rect_common(rect_grow(at, -1), seen);
        if (rect_empty(frame[i]))
            continue;
        cut_frame(ui_gfx(t->ui), frame[i], 10, 8.5f, ui_theme(t->ui)->color.cream); /* to be seen on red */
        cut_frame(ui_gfx(t->ui), frame[i], 10, 4.6f, red);
    }
    for (size_t i = 0; i < p->n; i++) /* over all frames */
        if (!rect_empty(frame[i]))
            keep_names(t, rect_grow(frame[i], 5));
    if (moves)
        ui_wake(t->ui, 0);
}
