#include "table/help_book.h"

#include "base/i18n.h"
#include "table/data.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

static const char *word(const json_t *of, const char *key)
{
    const char *found = json_string_value(json_object_get(of, key));
    return found ? found : "";
}

/* Translated. */
static const char *shown(const char *game, const json_t *of, const char *key)
{
    return i18n_data(game, word(of, key));
}

static enum help_device device_of(const json_t *row)
{
    static const char *const names[HELP_DEVICES] = {
        [HELP_KEYS] = "keys", [HELP_MOUSE] = "mouse", [HELP_PAD] = "pad"};
    int device = 0;
    while (device + 1 < HELP_DEVICES && strcmp(word(row, "device"), names[device]) != 0)
        device++;
    return (enum help_device)device;
}

static void take(const char *game, struct help_book *book)
{
    const json_t *item;
    size_t i;

    json_array_foreach(json_object_get(book->json, "pages"), i, item)
    {
        if (i < HELP_PAGES)
            book->page[book->pages++] =
                (struct help_page){shown(game, item, "title"), shown(game, item, "text"),
                                   word(item, "picture"), word(item, "id")};
    }
    json_array_foreach(json_object_get(book->json, "presses"), i, item)
    {
        if (i < HELP_ROWS)
            book->row[i] = (struct help_row){device_of(item), shown(game, item, "name"),
                                             shown(game, item, "text"), ACTION_NONE};
    }
}

void help_book_read(const char *game, struct help_book *out)
{
    char name[96], path[ASSETS_PATH_MAX];

    *out = (struct help_book){0};
    snprintf(name, sizeof name, "%s/help.json", game);
    if (assets_find(name, path, sizeof path))
        out->json = table_json(name);
    take(game, out);
}

void help_book_free(struct help_book *book)
{
    json_decref(book->json);
    *book = (struct help_book){0};
}
