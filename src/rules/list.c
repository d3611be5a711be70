#include "rules/list.h"

#include "base/assets.h"
#include "base/file.h"
#include "base/i18n.h"
#include "rules/refuse.h"
#include "rules/solomon/solomon.h"

#include <stdlib.h>
#include <string.h>

enum { DATA_FILE_MOST = 1 << 20 };

static const struct game_rules *const games[] = {&solomon_rules, NULL};

const struct game_rules *const *game_list(void)
{
    return games;
}

const struct game_rules *game_find(const char *id)
{
    for (size_t i = 0; games[i]; i++)
        if (strcmp(games[i]->id, id) == 0)
            return games[i];
    return NULL;
}

struct game_box *game_load_box(const struct game_rules *rules, game_error *err)
{
    char path[ASSETS_PATH_MAX];
    struct file_error why;
    char *bytes;
    size_t length;
    if (!rules->data_file)
        return rules->open_box("", 0, err);
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
