/* The one screen for the tables of all games: the table of the game that is played. */
#include "table/table.h"

#include "scene/scene.h"
#include "table/describe.h"
#include "table/game.h"
#include "table/map_board.h"
#include "table/stands.h"

#include <stdlib.h>

static void open_table(void *state, const struct host *h)
{
    struct table *t = state;

    t->game = h->table(h);
    t->own = calloc(1, t->game->own_size > 0 ? t->game->own_size : 1);
    t->board = t->game->board ? map_board_new(t->game->board) : NULL;
    t->stands = t->game->stands ? stands_new(t->game->stands) : NULL;
}

static void close_screen(void *state, const struct host *h)
{
    struct table *t = state;

    (void)h;
    table_close(t);
    free(t->board);
    free(t->stands);
    free(t->own);
}

static void frame(void *state, const struct host *h, struct ui *ui)
{
    struct table *t = state;

    if (t->own && (t->board || !t->game->board) && (t->stands || !t->game->stands)) /* else memory is out */
        table_frame(t, h, ui);
}

static void cancel(void *state, const struct host *h)
{
    table_cancel(state, h);
}

static void describe(const void *state, struct text *out)
{
    table_describe(state, out);
}

static const char *topic(const void *state)
{
    const struct table *t = state;

    return t->h && t->game->help ? t->game->help(t) : NULL;
}

const struct scene scene_table = {
    .id = "table",
    .state_size = sizeof(struct table),
    .open = open_table,
    .close = close_screen,
    .frame = frame,
    .cancel = cancel,
    .topic = topic,
    .describe = describe,
};
