/* The pause over a table. The game is kept all the time; nothing here can lose it. */
#include "base/i18n.h"
#include "scene/stage.h"
#include "ui/modal.h"

#include <math.h>

enum {
    RESUME,
    HELP,
    SETTINGS,
    LOAD,
    SHARE,
    GIVE_UP,
    LEAVE,
    QUIT,
    ENTRIES,
    GAP = 12,
    WIDTH = 560,
    WIDTH_TWO = 820
};

struct pause {
    bool asking; /* whether the match is really to be given up */
};

static const char *const keys[ENTRIES] = {"resume", "help",    "settings", "load",
                                          "share",  "give-up", "leave",    "quit"};

/* In the order in which they stand; returns how many. */
static int list_entries(const struct host *h, int out[ENTRIES])
{
    bool kept = h->kept(h), can = h->can_give_up && h->can_give_up(h);
    int n = 0;

    for (int i = 0; i < ENTRIES; i++)
        if ((i != SHARE || kept) && (i != GIVE_UP || can))
            out[n++] = i;
    return n;
}

static void press(struct pause *p, const struct host *h, int which)
{
    switch (which) {
    case RESUME:
        h->shell->back(h);
        break;
    case HELP:
        h->shell->show(h, HOST_SCREEN_HELP);
        break;
    case SETTINGS:
        h->shell->show(h, HOST_SCREEN_SETTINGS);
        break;
    case LOAD:
        h->shell->show(h, HOST_SCREEN_LOAD);
        break;
    case SHARE:
        host_share(h);
        break;
    case GIVE_UP:
        p->asking = true;
        break;
    case LEAVE:
        h->shell->leave(h);
        break;
    default:
        h->shell->quit(h);
    }
}

/* The first over the whole width, the others below it in so many columns. Returns which was pressed, -1: none. */
static int entries_frame(struct ui *ui, struct rect at, const int *list, int n, int columns)
{
    const char *const words[ENTRIES] = {
        _("Back to the table"), _("Rules and help"), _("Settings"),      _("Load game"),
        _("Export the record"), _("Give up"),        _("Quit to title"), _("Quit")};
    float h = ui_button_height(ui);
    int pressed = -1;

    for (int i = 0; i < n; i++) {
        struct ui_button b = {.text = words[list[i]], .kind = i == 0 ? BUTTON_PRIMARY : BUTTON_PAPER};
        int row = i == 0 ? 0 : (i - 1) / columns + 1;
        struct rect line = {at.x, at.y + (float)row * (h + GAP), at.w, h};
        struct rect place = i == 0 ? line : rect_column(line, (i - 1) % columns, columns, GAP);
        if (ui_button_with(ui, keys[list[i]], 0, place, &b))
            pressed = list[i];
    }
    ui_focus_default(ui, ui_id_at(ui, keys[RESUME], 0));
    return pressed;
}

static void menu(struct pause *p, const struct host *h, struct ui *ui)
{
    enum { AROUND = 2 * 64 }; /* the table is seen above and below */
    int list[ENTRIES], n = list_entries(h, list), pressed = -1;
    float row = ui_button_height(ui) + GAP, room = ui_area(ui).h - AROUND;
    float head = ui_line(ui, STYLE_HEADING) + ui_line(ui, STYLE_SMALL) * 1.6f + 130;
    int columns = head + (float)n * row > room ? 2 : 1, rows = (n - 1 + columns - 1) / columns + 1;
    float needed = (float)rows * row + 4, width = ui_grow(ui, columns == 2 ? WIDTH_TWO : WIDTH);
    struct ui_modal card = ui_modal_begin(ui, "pause", width, fminf(head + needed, room), _("Paused"), 0);

    if (card.closed)
        h->shell->back(h);
    if (card.open) {
        struct rect inside = card.inside;
        ui_label_in(ui, cut_top(&inside, ui_line(ui, STYLE_SMALL) * 1.6f), STYLE_SMALL, ALIGN_LEFT,
                    h->kept(h) ? _("Everything is saved: you can leave at any time.")
                               : _("This game is not saved."),
                    ui_theme(ui)->color.ink_soft);
        struct rect all = rect_pad(ui_scroll_begin(ui, "entries", inside, needed + 16), 8);
        pressed = entries_frame(ui, all, list, n, columns);
        ui_scroll_end(ui);
    }
    ui_modal_end(ui);
    if (pressed >= 0)
        press(p, h, pressed);
}

/* What loses nothing has the focus, and is what Back does. */
static void ask(struct pause *p, const struct host *h, struct ui *ui)
{
    const char *words = h->humans(h) == 1 ? _("It counts as lost and cannot be played on. All that was "
                                              "hidden is shown, and the record is kept.")
                                          : _("It ends for everybody and counts for nobody. All that was "
                                              "hidden is shown, and the record is kept.");
    int answer = ui_confirm(ui, "give-up", _("Give up this match?"), words, _("Give up"),
                            C_("button: do not give up", "Play on"));
    game_error err = {""};

    p->asking = answer < 0;
    if (answer == 1 && !h->give_up(h, &err))
        h->shell->toast(h, err.text);
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct pause *p = state;

    menu(p, h, ui);
    if (p->asking)
        ask(p, h, ui);
}

const struct scene scene_pause = {
    .id = "pause", .state_size = sizeof(struct pause), .overlay = true, .frame = frame};
