/* Saved games: what each is about, load, throw away. */
#include "base/i18n.h"
#include "scene/shelf_list.h"
#include "scene/stage.h"
#include "table/desk.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

enum { LOAD, DELETE, ACTIONS, LEAST_ROWS = 4 };

static bool row(const struct host *h, int i, struct shelf_row *out)
{
    struct host_save save;
    if (!h->games->save(h, (size_t)i, &save))
        return false;
    char damaged[160];
    snprintf(damaged, sizeof damaged, _("%s is damaged; this is the save before it."), save.name);
    snprintf(out->title, sizeof out->title, "%s",
             save.broken    ? _("Cannot be read")
             : save.foreign ? _("A game that is not installed here")
                            : save.line);
    snprintf(out->when, sizeof out->when, "%s", save.when);
    if (!save.broken)
        snprintf(out->game, sizeof out->game, "%s", save.game);
    snprintf(out->below, sizeof out->below, "%s",
             save.broken      ? save.line
             : save.former    ? damaged
             : save.over      ? _("This game is over.")
             : save.automatic ? _("Autosave")
                              : save.name);
    out->bad = save.broken || save.foreign;
    return true;
}

static void act(const struct host *h, const struct shelf_press *pressed)
{
    game_error err = {""};
    if (pressed->action == LOAD && !h->games->load(h, (size_t)pressed->row, &err))
        h->shell->toast(h, err.text);
    if (pressed->action == DELETE && !h->games->remove(h, (size_t)pressed->row))
        h->shell->toast(h, _("The save could not be deleted."));
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct shelf_of of = {.n = (int)h->games->saves(h), .row = row, .actions = ACTIONS};
    of.action[LOAD] =
        (struct shelf_action){"load", C_("button: play the chosen save", "Load"), _("Go on with this game")};
    of.action[DELETE] = (struct shelf_action){"delete", C_("button: delete a file", "Delete"), NULL};
    of.ask = _("Delete this save?");
    of.ask_more = _("This cannot be undone.");
    of.yes = C_("button: delete a file", "Delete");
    of.no = C_("button: do not delete the save", "Keep");
    desk_draw(ui);
    struct rect foot;
    float high = shelf_row_height(ui, &of, ui_grow(ui, 1300)) * fmaxf((float)of.n, LEAST_ROWS);
    struct rect inside = stage_page(ui, 1400, high + shelf_tabs_height(ui), _("Records"), &foot);
    stage_back(ui, h, &foot);
    shelf_tabs(h, ui, &inside, SHELF_SAVES);
    if (of.n > 0) {
        struct shelf_press pressed = shelf_list_frame(state, h, ui, inside, &of);
        act(h, &pressed);
        return;
    }
    shelf_nothing(
        ui, inside, _("No saved games yet"),
        _("Games save themselves after every event. Whenever you come back, you go on from the very decision "
          "where you left off."));
    struct ui_button begin = {.text = _("New game"), .kind = BUTTON_PRIMARY};
    if (stage_button(ui, &foot, "new", &begin))
        h->shell->show(h, HOST_SCREEN_NEW);
    ui_focus_default(ui, ui_id_at(ui, "new", 0));
}

const struct scene scene_load = {.id = "load", .state_size = sizeof(struct shelf_list), .frame = frame};
