#include "rules/data.h"

#include "base/i18n.h"
#include "rules/refuse.h"

#include <jansson.h>
#include <stdlib.h>

struct json_t *data_open(const char *text, size_t length, game_error *err)
{
    json_error_t where;
    json_t *root = json_loadb(text, length, JSON_REJECT_DUPLICATES, &where);
    if (!root)
        game_refuse(err, _("line %d: %s"), where.line, where.text);
    return root;
}

struct game_box *data_open_box(const char *text, size_t length, size_t size,
                               bool (*read)(struct game_box *box, const struct json_t *root, game_error *err),
                               game_error *err)
{
    json_t *root = data_open(text, length, err);
    struct game_box *box = root ? calloc(1, size) : NULL;
    if (root && !box)
        game_refuse(err, _("no memory for the board"));
    bool good = box && read(box, root, err);
    json_decref(root);
    if (good)
        return box;
    free(box);
    return NULL;
}

void data_close_box(struct game_box *box)
{
    free(box);
}

bool data_number(const struct json_t *root, const char *key, const char *inner, int least, int most,
                 uint8_t *out, game_error *err)
{
    const json_t *value = json_object_get(root, key);
    if (inner)
        value = json_object_get(value, inner);
    *out = (uint8_t)json_integer_value(value);
    if (json_is_integer(value) && json_integer_value(value) >= least && json_integer_value(value) <= most)
        return true;
    return inner ? game_refuse(err, _("%s %s: a number from %d to %d is needed"), key, inner, least, most)
                 : game_refuse(err, _("%s: a number from %d to %d is needed"), key, least, most);
}
