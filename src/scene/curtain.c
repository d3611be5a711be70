/* The curtain: opaque, over the whole window, until the person it is for opens it. Nothing of the match is read here but
 * who that is. */
#include "base/i18n.h"
#include "scene/stage.h"
#include "table/desk.h"
#include "ui/widgets.h"

#include <stdio.h>

enum { FRESH_MS = 250 }; /* a press that was meant for the screen before does not open it */

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
    float height =
        ui_line(ui, STYLE_HEADING) * 1.4f + ui_line(ui, STYLE_BODY) * 2.6f + ui_button_height(ui) + 110;
    struct rect card = rect_place(area, ui_grow(ui, 640), height, 0.5f, 0.98f);
    struct rect inside = ui_panel(ui, card, PANEL_CARD);
    snprintf(line, sizeof line, _("Pass to %s"), who->name);
    ui_label(ui, cut_top(&inside, ui_line(ui, STYLE_HEADING) * 1.2f), STYLE_HEADING, ALIGN_CENTER, line);
    ui_label(ui, cut_top(&inside, ui_line(ui, STYLE_BODY) * 1.3f), STYLE_TYPE, ALIGN_CENTER,
             who->place[0] != 0 ? _(who->place) : "");
    ui_label_in(ui, cut_top(&inside, ui_line(ui, STYLE_BODY) * 1.3f), STYLE_SMALL, ALIGN_CENTER,
                _("For these eyes only. The others look away."), ui_theme(ui)->color.ink_soft);

    snprintf(line, sizeof line, _("I am %s"), who->name);
    struct ui_button button = {.text = line, .kind = BUTTON_PRIMARY};
    struct rect row = cut_bottom(&inside, ui_button_height(ui));
    float width = ui_button_width(ui, &button);
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
        struct rect at = rect_place(rect_pad(area, 24), width, ui_button_height(ui), 0.5f, 0);
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
