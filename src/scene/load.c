/* Saved games: what each is about, load, throw away. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/scene.h"
#include "scene/shelf_list.h"

#include <stdio.h>

enum { LOAD, DELETE, ACTIONS };

/* What a row is: a save or, below it, one of the earlier rounds to go back to. */
struct place {
    size_t save;
    int back; /* -1: the save itself */
};

static int rows_of(const struct host *h)
{
    int n = 0;
    struct host_save save;
    for (size_t i = 0; h->games->save(h, i, &save); i++)
        n += 1 + save.backs;
    return n;
}

/* False: there is no such row. */
static bool find_place(const struct host *h, int row, struct place *out, struct host_save *save)
{
    *out = (struct place){0, row - 1};
    for (; h->games->save(h, out->save, save); out->save++) {
        if (out->back < save->backs)
            return true;
        out->back -= 1 + save->backs;
    }
    return false;
}

static void write_back(const struct host_save *save, int back, struct shelf_row *out)
{
    struct text title = text_over(out->title, sizeof out->title);
    if (save->people > 1)
        /* TRANSLATORS: an earlier moment of a saved game, to go back to; then a person's name */
        text_add(&title, _("Round %u, before %s’s turn"), save->back[back].round, save->back[back].who);
    else
        /* TRANSLATORS: an earlier moment of a saved game, to go back to */
        text_add(&title, _("Round %u, before your turn"), save->back[back].round);
    out->inner = true;
    out->more = back + 1 < save->backs;
}

static bool row(const struct host *h, int i, struct shelf_row *out)
{
    struct place at;
    struct host_save save;
    if (!find_place(h, i, &at, &save))
        return false;
    if (at.back >= 0) {
        write_back(&save, at.back, out);
        return true;
    }
    char damaged[160];
    snprintf(damaged, sizeof damaged, _("%s is damaged; this is the save before it."), save.name);
    snprintf(out->title, sizeof out->title, "%s",
             save.broken    ? _("Cannot be read")
             : save.later   ? _("Saved by a later version of this program")
             : save.foreign ? _("A game that is not installed here")
                            : save.line);
    snprintf(out->when, sizeof out->when, "%s", save.when);
    if (!save.broken)
        snprintf(out->game, sizeof out->game, "%s", save.game);
    snprintf(out->below, sizeof out->below, "%s",
             save.broken    ? save.line
             : save.later   ? save.line
             : save.former  ? damaged
             : save.foreign ? save.name
                            : "");
    out->bad = save.broken || save.later || save.foreign;
    return true;
}

static void act(const struct host *h, const struct shelf_press *pressed)
{
    struct place at;
    struct host_save save;
    game_error err = {""};
    if (pressed->action < 0 || !find_place(h, pressed->row, &at, &save))
        return;
    if (pressed->action == DELETE && !h->games->remove(h, at.save))
        h->shell->toast(h, _("The save could not be deleted."));
    if (pressed->action == LOAD &&
        !(at.back < 0 ? h->games->load(h, at.save, &err) : h->games->load_back(h, at.save, at.back, &err)))
        h->shell->toast(h, err.text);
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct shelf_of of = {.n = rows_of(h), .row = row, .actions = ACTIONS};
    of.action[LOAD] =
        (struct shelf_action){"load", C_("button: play the chosen save", "Load"), _("Go on with this game")};
    of.action[DELETE] = (struct shelf_action){"delete", C_("button: delete a file", "Delete"), NULL};
    of.ask = _("Delete this saved game?");
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
