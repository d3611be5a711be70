#include "table/projection.h"

#include "base/i18n.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static const double pi = 3.14159265358979323846;

static double radians(double degrees)
{
    return degrees * pi / 180;
}

static double stretch(double latitude)
{
    return tan(pi / 4 + latitude / 2);
}

struct projection projection_conic(struct point size, double south, double north, double meridian,
                                   double scale, struct point origin)
{
    struct projection p = {.width = size.x, .height = size.y, .scale = scale, .origin = origin};
    double p1 = radians(south), p2 = radians(north);
    p.meridian = radians(meridian);
    p.n = log(cos(p1) / cos(p2)) / log(stretch(p2) / stretch(p1));
    p.f = cos(p1) * pow(stretch(p1), p.n) / p.n;
    return p;
}

struct point projection_at(const struct projection *p, double lon, double lat)
{
    double r = p->f / pow(stretch(radians(lat)), p->n);
    double theta = p->n * (radians(lon) - p->meridian);
    return (struct point){(float)(p->origin.x + p->scale * r * sin(theta)),
                          (float)(p->origin.y - p->scale * (p->f - r * cos(theta)))};
}

/* A pair of numbers; false when it is not one. */
static bool read_pair(const json_t *pair, double *a, double *b)
{
    if (json_array_size(pair) != 2 || !json_is_number(json_array_get(pair, 0)) ||
        !json_is_number(json_array_get(pair, 1)))
        return false;
    *a = json_number_value(json_array_get(pair, 0));
    *b = json_number_value(json_array_get(pair, 1));
    return isfinite(*a) && isfinite(*b);
}

/* The name of the field that is wrong, or NULL. */
static const char *read_fields(const json_t *root, struct projection *out)
{
    double south, north, x, y, w, h;
    const char *kind = json_string_value(json_object_get(root, "kind"));
    if (!kind || strcmp(kind, "conic-conformal") != 0)
        return "kind";
    if (!read_pair(json_object_get(root, "parallels"), &south, &north) || south >= north || south < -80 ||
        north > 80)
        return "parallels";
    if (!read_pair(json_object_get(root, "translate"), &x, &y))
        return "translate";
    if (!read_pair(json_object_get(root, "size"), &w, &h) || w < 1 || h < 1)
        return "size";
    double scale = json_number_value(json_object_get(root, "scale"));
    if (scale <= 0)
        return "scale";
    *out = projection_conic((struct point){(float)w, (float)h}, south, north,
                            json_number_value(json_object_get(root, "rotate")), scale,
                            (struct point){(float)x, (float)y});
    return NULL;
}

bool projection_read(const char *json, size_t length, struct projection *out, game_error *err)
{
    json_error_t where;
    json_t *root = json_loadb(json, length, 0, &where);
    if (!root) {
        snprintf(err->text, sizeof err->text, "line %d: %.200s", where.line, where.text);
        return false;
    }
    struct projection made = {0};
    const char *wrong = read_fields(root, &made);
    json_decref(root);
    if (wrong) {
        snprintf(err->text, sizeof err->text, _("`%s` is missing or wrong"), wrong);
        return false;
    }
    *out = made;
    return true;
}
