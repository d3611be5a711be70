/* The pause over a table. The game is kept all the time; nothing here can lose it. */
#include "base/i18n.h"
#include "scene/stage.h"
#include "ui/modal.h"

static bool entry(struct ui *ui, struct rect *column, const char *key, const char *text,
                  enum ui_button_kind kind)
{
    struct rect at = cut_top(column, ui_button_height(ui));
    cut_top(column, 12);
    struct ui_button button = {.text = text, .kind = kind};
    return ui_button_with(ui, key, 0, at, &button);
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    (void)state;
    bool kept = h->kept(h);
    float entries = kept ? 7 : 6;
    float height = entries * (ui_button_height(ui) + 12) + ui_line(ui, STYLE_HEADING) +
                   ui_line(ui, STYLE_SMALL) * 2 + 130;
    struct ui_modal card = ui_modal_begin(ui, "pause", ui_grow(ui, 560), height, _("Paused"), 0);
    if (card.closed)
        h->shell->back(h);
    if (card.open) {
        struct rect inside = card.inside;
        ui_label_in(ui, cut_top(&inside, ui_line(ui, STYLE_SMALL) * 1.6f), STYLE_SMALL, ALIGN_LEFT,
                    kept ? _("The game saves itself after every event.") : _("This game is not saved."),
                    ui_theme(ui)->color.ink_soft);
        float needed = entries * (ui_button_height(ui) + 12) + 16;
        struct rect column = rect_pad(ui_scroll_begin(ui, "entries", inside, needed), 8);
        if (entry(ui, &column, "resume", _("Back to the table"), BUTTON_PRIMARY))
            h->shell->back(h);
        ui_focus_default(ui, ui_id_at(ui, "resume", 0));
        if (entry(ui, &column, "help", _("Rules and help"), BUTTON_PAPER))
            h->shell->show(h, HOST_SCREEN_HELP);
        if (entry(ui, &column, "settings", _("Settings"), BUTTON_PAPER))
            h->shell->show(h, HOST_SCREEN_SETTINGS);
        if (entry(ui, &column, "load", _("Load game"), BUTTON_PAPER))
            h->shell->show(h, HOST_SCREEN_LOAD);
        if (kept && entry(ui, &column, "share", _("Export the record"), BUTTON_PAPER))
            host_share(h);
        if (entry(ui, &column, "leave", _("Quit to title"), BUTTON_PAPER))
            h->shell->leave(h);
        if (entry(ui, &column, "quit", _("Quit"), BUTTON_PAPER))
            h->shell->quit(h);
        ui_scroll_end(ui);
    }
    ui_modal_end(ui);
}

const struct scene scene_pause = {.id = "pause", .overlay = true, .frame = frame};
