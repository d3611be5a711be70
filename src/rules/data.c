#include "rules/data.h"

#include "base/i18n.h"
#include "rules/refuse.h"

#include <jansson.h>

struct json_t *data_open(const char *text, size_t length, game_error *err)
{
    json_error_t where;
    json_t *root = json_loadb(text, length, JSON_REJECT_DUPLICATES, &where);
    if (!root)
        game_refuse(err, _("line %d: %s"), where.line, where.text);
    return root;
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
