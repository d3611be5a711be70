#include "scene/solomon/track.h"

#include "base/i18n.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>

struct projection track_usual_projection(void)
{
    return projection_conic((struct point){4096, 2731}, 38, 58, 14, 5570, (struct point){2470, 6588});
}

struct track track_usual(void)
{
    static const double pi = 3.14159265358979323846;
    struct track track = {.radius = 64, .count = 21};
    for (size_t k = 0; k < track.count; k++) {
        double t = k == 0 ? 0 : ((double)k + 0.9) / 20.9;
        double x = 392 - 70 * sin(pi * (0.12 + 0.8 * t)), side = k == 0 ? 0 : k % 2 ? 84 : -84;
        track.at[k] = (struct point){(float)(x + side), (float)(745 + 1700 * t)};
    }
    return track;
}

static bool read_spaces(const json_t *list, struct track *out)
{
    out->count = json_array_size(list);
    if (out->count < 2 || out->count > TRACK_SPACES)
        return false;
    for (size_t k = 0; k < out->count; k++) {
        const json_t *pair = json_array_get(list, k), *x = json_array_get(pair, 0),
                     *y = json_array_get(pair, 1);
        if (json_array_size(pair) != 2 || !json_is_number(x) || !json_is_number(y))
            return false;
        out->at[k] = (struct point){(float)json_number_value(x), (float)json_number_value(y)};
    }
    return true;
}

bool track_read(const char *json, size_t length, struct track *out, game_error *err)
{
    json_error_t where;
    json_t *root = json_loadb(json, length, 0, &where);
    if (!root) {
        snprintf(err->text, sizeof err->text, "line %d: %.200s", where.line, where.text);
        return false;
    }
    struct track made = {.radius = (float)json_number_value(json_object_get(root, "track_radius"))};
    bool ok = read_spaces(json_object_get(root, "track"), &made) && made.radius > 0;
    json_decref(root);
    if (!ok) {
        snprintf(err->text, sizeof err->text, _("`%s` is missing or wrong"), "track");
        return false;
    }
    *out = made;
    return true;
}
