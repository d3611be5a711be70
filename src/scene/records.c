/* Finished games: who won each and how; replay, share, delete. */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/scene.h"
#include "scene/shelf_list.h"

#include <stdio.h>

enum { REPLAY, SHARE, DELETE, ACTIONS };

static bool row(const struct host *h, int i, struct shelf_row *out)
{
    struct host_record record;
    if (!h->games->record(h, (size_t)i, &record))
        return false;
    struct text below = text_over(out->below, sizeof out->below);
    snprintf(out->title, sizeof out->title, "%s",
             record.broken    ? _("Cannot be read")
             : record.foreign ? _("A game that is not installed here")
                              : record.ended);
    snprintf(out->when, sizeof out->when, "%s", record.when);
    if (!record.broken)
        snprintf(out->game, sizeof out->game, "%s", record.game);
    out->bad = record.broken || record.foreign;
    out->first = record.unfinished ? C_("button: play an unfinished game", "Go on") : NULL;
    if (record.broken)
        text_add(&below, "%s", record.ended);
    else if (record.foreign)
        text_add(&below, "%s", record.name);
    else
        /* TRANSLATORS: a row of the list of finished games: how long it was, who played */
        text_add(&below, P_("%u round  ·  %s", "%u rounds  ·  %s", record.rounds), record.rounds,
                 record.players);
    return true;
}

static void share(const struct host *h, int i)
{
    char path[1100], line[1200];
    struct text out = text_over(path, sizeof path);
    if (!h->games->share_record(h, (size_t)i, &out))
        return;
    snprintf(line, sizeof line, _("Record: %s (copied to the clipboard)"), path);
    h->shell->toast(h, line);
}

static void act(const struct host *h, const struct shelf_press *pressed)
{
    game_error err = {""};
    if (pressed->action == REPLAY && !h->games->open_record(h, (size_t)pressed->row, &err))
        h->shell->toast(h, err.text);
    if (pressed->action == SHARE)
        share(h, pressed->row);
    if (pressed->action == DELETE && !h->games->remove_record(h, (size_t)pressed->row))
        h->shell->toast(h, _("The record could not be deleted."));
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct shelf_of of = {.n = (int)h->games->records(h), .row = row, .actions = ACTIONS};
    of.action[REPLAY] = (struct shelf_action){"replay", C_("button: watch a finished game again", "Replay"),
                                              _("Watch the game again with everything open")};
    of.action[SHARE] = (struct shelf_action){"share", C_("button: give a file to others", "Share"),
                                             _("Show where the file is, and copy its path")};
    of.action[DELETE] = (struct shelf_action){"delete", C_("button: delete a file", "Delete"), NULL};
    of.ask = _("Delete this record?");
    of.ask_more = _("This cannot be undone. The statistics keep counting the game.");
    of.yes = C_("button: delete a file", "Delete");
    of.no = C_("button: do not delete the save", "Keep");
    struct shelf_press pressed = shelf_page(
        state, h, ui, SHELF_RECORDS, &of, _("No game has been finished yet"),
        _("Every game that comes to its end is kept here, with all that was secret. Replay it step by "
          "step, or give its file to somebody."));
    act(h, &pressed);
}

const struct scene scene_records = {.id = "records", .state_size = sizeof(struct shelf_list), .frame = frame};
