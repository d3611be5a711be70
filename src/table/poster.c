#include "table/poster.h"

#include "base/assets.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static float share(const json_t *entry, const char *key, float usual)
{
    const json_t *value = json_object_get(entry, key);
    return json_is_number(value) ? (float)json_number_value(value) : usual;
}

/* A list of four: left, top, width, height. */
static struct rect part(const json_t *entry, const char *key, struct rect usual)
{
    const json_t *list = json_object_get(entry, key);
    float edge[4] = {usual.x, usual.y, usual.w, usual.h};
    for (size_t i = 0; i < 4 && json_array_size(list) == 4; i++)
        edge[i] = (float)json_number_value(json_array_get(list, i));
    return (struct rect){edge[0], edge[1], edge[2], edge[3]};
}

static struct poster entry_of(const json_t *entry)
{
    const char *ground = json_string_value(json_object_get(entry, "ground"));
    return (struct poster){.ground = color_hex(ground ? (uint32_t)strtoul(ground, NULL, 16) : 0x143231),
                           .from = share(entry, "from", 0.33f),
                           .reach = share(entry, "reach", 0.9f),
                           .calm = share(entry, "calm", 0.25f),
                           .low = json_is_true(json_object_get(entry, "low")),
                           .hero = part(entry, "hero", (struct rect){0, 0, 0, 0}),
                           .cover = part(entry, "cover", (struct rect){0, 0, 1, 1})};
}

struct poster poster_read(const char *picture)
{
    char file[ASSETS_PATH_MAX], path[ASSETS_PATH_MAX], name[64];
    const char *slash = strrchr(picture, '/'), *base = slash ? slash + 1 : picture;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(base, "."), base);
    snprintf(file, sizeof file, "%.*sposters.json", (int)(base - picture), picture);
    json_t *root = assets_find(file, path, sizeof path) ? json_load_file(path, 0, NULL) : NULL;
    struct poster p = entry_of(json_object_get(root, name));
    if (picture[0] == '\0')
        p.ground = color_hex(0x2B1B12); /* the desk's */
    json_decref(root);
    return p;
}
