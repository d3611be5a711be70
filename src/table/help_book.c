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

static void take_page(const char *game, const json_t *item, struct help_page *out)
{
    const json_t *sign;
    size_t i;

    *out = (struct help_page){.title = shown(game, item, "title"),
                              .text = shown(game, item, "text"),
                              .picture = word(item, "picture"),
                              .id = word(item, "id")};
    json_array_foreach(json_object_get(item, "signs"), i, sign)
    {
        if (i < HELP_SIGNS)
            out->sign[out->signs++] = (struct help_sign){word(sign, "picture"), shown(game, sign, "text"),
                                                         json_is_true(json_object_get(sign, "ink"))};
    }
}

static void take(const char *game, struct help_book *book)
{
    const json_t *item;
    size_t i;

    json_array_foreach(json_object_get(book->json, "pages"), i, item)
    {
        if (i < HELP_PAGES)
            take_page(game, item, &book->page[book->pages++]);
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
