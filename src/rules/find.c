/* A game by its name, and its box from its data file. */
#include "rules/list.h"

#include "base/assets.h"
#include "base/file.h"
#include "base/i18n.h"
#include "rules/refuse.h"

#include <stdlib.h>
#include <string.h>

enum { DATA_FILE_MOST = 1 << 20 };

const struct game_rules *game_find(const char *id)
{
    for (const struct game_rules *const *game = game_list(); *game; game++)
        if (strcmp((*game)->id, id) == 0)
            return *game;
    return NULL;
}

/* The box of a game that needs none. */
static const char nothing;

struct game_box *game_load_box(const struct game_rules *rules, game_error *err)
{
    char path[ASSETS_PATH_MAX];
    struct file_error why;
    char *bytes;
    size_t length;
    if (!rules->data_file)
        return (struct game_box *)(uintptr_t)&nothing;
    if (!assets_find(rules->data_file, path, sizeof path)) {
        game_refuse(err, _("%s: not found in any assets folder; CONSPIRACY_ASSETS can name one"),
                    rules->data_file);
        return NULL;
    }
    if (!file_read(path, DATA_FILE_MOST, &bytes, &length, &why)) {
        game_refuse(err, "%s", why.text);
        return NULL;
    }
    game_error inner;
    struct game_box *box = rules->open_box(bytes, length, &inner);
    free(bytes);
    if (!box)
        game_refuse(err, "%s: %s", path, inner.text);
    return box;
}

void game_close_box(const struct game_rules *rules, struct game_box *box)
{
    if (rules->data_file)
        rules->close_box(box);
}
