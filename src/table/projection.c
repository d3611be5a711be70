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

struct projection projection_around(const struct map *map, float shape)
{
    static const float high = 2048, filled = 0.8f; /* of the print */
    struct point size = {high * (shape > 0 ? shape : 1.5f), high};
    double south = 90, north = -90, west = 180, east = -180;
    for (size_t i = 0; i < map->places; i++) {
        south = fmin(south, map->spot[i].lat);
        north = fmax(north, map->spot[i].lat);
        west = fmin(west, map->spot[i].lon);
        east = fmax(east, map->spot[i].lon);
    }
    /* a sixth from each edge; no cone cuts the globe twice at one latitude, or as far north as south */
    double apart = fmax(1, north - south), low = (south + north) / 2 - apart / 3, top = low + apart / 1.5;
    top += fabs(low + top) < 1 ? 1 : 0;
    struct projection p = projection_conic(size, low, top, (west + east) / 2, 1, (struct point){0, 0});
    struct point first = {1e6f, 1e6f}, last = {-1e6f, -1e6f};
    for (size_t i = 0; i < map->places; i++) {
        struct point at = projection_at(&p, map->spot[i].lon, map->spot[i].lat);
        first = (struct point){fminf(first.x, at.x), fminf(first.y, at.y)};
        last = (struct point){fmaxf(last.x, at.x), fmaxf(last.y, at.y)};
    }
    p.scale =
        filled * fminf(size.x / fmaxf(last.x - first.x, 1e-6f), size.y / fmaxf(last.y - first.y, 1e-6f));
    p.origin = (struct point){size.x / 2 - (float)p.scale * (first.x + last.x) / 2,
                              size.y / 2 - (float)p.scale * (first.y + last.y) / 2};
    return p;
}

struct point projection_spot(const struct projection *p, const map_spot *spot)
{
    if (spot->x > 0 || spot->y > 0)
        return (struct point){spot->x * p->width, spot->y * p->height};
    return projection_at(p, spot->lon, spot->lat);
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
    bool shares = kind && strcmp(kind, "shares") == 0; /* the places' data say where they are on the print */
    if (!kind || (!shares && strcmp(kind, "conic-conformal") != 0))
        return "kind";
    bool sized = read_pair(json_object_get(root, "size"), &w, &h) && w >= 1 && h >= 1;
    if (shares && sized)
        *out = (struct projection){.width = (float)w, .height = (float)h};
    if (shares)
        return sized ? NULL : "size";
    if (!read_pair(json_object_get(root, "parallels"), &south, &north) || south >= north || south < -80 ||
        north > 80)
        return "parallels";
    if (!read_pair(json_object_get(root, "translate"), &x, &y))
        return "translate";
    if (!sized)
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
