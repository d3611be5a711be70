/* Saved games: what each is about, load, throw away. */
#include "base/i18n.h"
#include "scene/scene.h"
#include "scene/shelf_list.h"

#include <stdio.h>

enum { LOAD, DELETE, ACTIONS };

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
    struct shelf_press pressed = shelf_page(
        state, h, ui, SHELF_SAVES, &of, _("No saved games yet"),
        _("Games save themselves after every event. Whenever you come back, you go on from the very decision "
          "where you left off."));
    act(h, &pressed);
}

const struct scene scene_load = {.id = "load", .state_size = sizeof(struct shelf_list), .frame = frame};
