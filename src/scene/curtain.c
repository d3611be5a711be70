/* The curtain: opaque, over the whole window, until the person it is for opens it. Of the match it says who that is, and what
 * everybody has seen happen since that person acted last. */
#include "base/i18n.h"
#include "scene/stage.h"
#include "table/desk.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum {
    FRESH_MS = 250, /* a press that was meant for the screen before does not open it */
    TOLD_MOST = 4,  /* lines of the log */
    MARGIN = 40,    /* of a card's paper, at most */
    ABOVE = 24      /* what can be undone, below the window's edge */
};

struct curtain {
    uint64_t closed; /* ms; when it was drawn first */
    int seat;
};

static void open(void *state, const struct host *h)
{
    struct curtain *c = state;
    c->closed = h->shell->now(h);
    c->seat = h->curtain(h);
    h->shell->sound(h, "curtain");
}

/* Where in the log begins what is told to a seat: behind its own last line, and no more than the newest. */
static size_t told_from(const struct host *h, int seat)
{
    size_t count = h->log_count(h), from = count;
    struct host_log_line line;
    while (from > 0 && count - from < TOLD_MOST && h->log_line(h, from - 1, &line) && line.actor != seat)
        from--;
    return from;
}

static float told_height(struct ui *ui, const struct host *h, size_t from, float width)
{
    struct host_log_line line;
    float height = 0;
    for (size_t i = from; h->log_line(h, i, &line); i++)
        height += ui_text_height(ui, STYLE_BODY, line.text, width) + 6;
    return height > 0 ? height + 18 : 0;
}

/* What has happened, the newest last: it may be what is to be answered. */
static void tell(struct ui *ui, const struct host *h, size_t from, struct rect at)
{
    struct host_log_line line;
    for (size_t i = from; h->log_line(h, i, &line); i++)
        cut_top(&at, ui_text_in(ui, at, STYLE_BODY, ALIGN_CENTER, line.text, ui_theme(ui)->color.ink) + 6);
}

/* Low, below the seal; one that is too tall for that covers all of the seal, not half of it, and leaves what is above it free. */
static struct rect place_card(struct ui *ui, float width, float height)
{
    static const float touched =
        0.25f; /* of the seal's height: so much of it may lie under the card's edge */
    struct rect area = ui_area(ui), seal = envelope_seal(ui),
                low = rect_place(area, width, height, 0.5f, 0.98f);
    float above = area.y + ABOVE + ui_button_height(ui) + ABOVE;
    struct rect over = rect_centered(area, fmaxf(width, seal.w + MARGIN), height);
    over.y = fmaxf(above, fminf(over.y, seal.y - MARGIN));
    bool covers = over.y <= seal.y && over.y + height >= seal.y + seal.h && over.w <= area.w;
    return low.y < seal.y + seal.h * (1 - touched) && covers ? over : low;
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct curtain *c = state;
    envelope_draw(ui, 0);
    int seat = h->curtain(h);
    if (seat == SEAT_NONE)
        return;
    if (seat != c->seat) {
        c->seat = seat;
        c->closed = h->shell->now(h);
    }
    const struct host_seat *who = h->seat(h, seat);
    char line[HOST_NAME_MAX + 64];
    struct rect area = ui_area(ui);
    float width = fminf(ui_grow(ui, 640), area.w - 32);
    size_t from = told_from(h, seat);
    float told = told_height(ui, h, from, width - 2 * MARGIN);
    float height = ui_line(ui, STYLE_HEADING) * 1.4f + ui_line(ui, STYLE_BODY) * 2.6f + ui_button_height(ui) +
                   110 + told;
    struct rect card = place_card(ui, width, height);
    struct rect inside = ui_panel(ui, card, PANEL_CARD);
    snprintf(line, sizeof line, _("Pass to %s"), who->name);
    ui_label(ui, cut_top(&inside, ui_line(ui, STYLE_HEADING) * 1.2f), STYLE_HEADING, ALIGN_CENTER, line);
    ui_label(ui, cut_top(&inside, ui_line(ui, STYLE_BODY) * 1.3f), STYLE_TYPE, ALIGN_CENTER,
             who->place[0] != 0 ? _(who->place) : "");
    ui_label_in(ui, cut_top(&inside, ui_line(ui, STYLE_BODY) * 1.3f), STYLE_SMALL, ALIGN_CENTER,
                _("For these eyes only. The others look away."), ui_theme(ui)->color.ink_soft);
    cut_top(&inside, told > 0 ? 12 : 0);
    tell(ui, h, from, inside);

    snprintf(line, sizeof line, _("I am %s"), who->name);
    struct ui_button button = {.text = line, .kind = BUTTON_PRIMARY};
    struct rect row = cut_bottom(&inside, ui_button_height(ui));
    width = ui_button_width(ui, &button);
    bool pressed =
        ui_button_with(ui, "open", 0, rect_centered(row, width > 320 ? width : 320, row.h), &button);
    ui_focus_default(ui, ui_id_at(ui, "open", 0));
    if (pressed && h->shell->now(h) - c->closed >= FRESH_MS)
        h->open_curtain(h);

    if (ui_action(ui, ACTION_MENU))
        h->shell->show(h, HOST_SCREEN_PAUSE);
    if (h->can_undo(h, NULL)) {
        struct ui_button undo = {
            .text = _("Undo the last action"), .kind = BUTTON_PAPER, .shortcut = ACTION_UNDO};
        width = ui_button_width(ui, &undo);
        /* far from the card, which stays where it is */
        struct rect at = rect_place(rect_pad(area, ABOVE), width, ui_button_height(ui), 0.5f, 0);
        if (ui_button_with(ui, "undo", 0, at, &undo))
            h->undo(h);
    }
}

static void cancel(void *state, const struct host *h)
{
    (void)state;
    h->shell->show(h, HOST_SCREEN_PAUSE); /* with the curtain behind it */
}

const struct scene scene_curtain = {
    .id = "curtain", .state_size = sizeof(struct curtain), .open = open, .frame = frame, .cancel = cancel};
