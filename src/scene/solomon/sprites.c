#include "scene/solomon/sprites.h"

#include "base/i18n.h"
#include "gfx/draw.h"
#include "gfx/effects.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static void add(struct sprites *all, const char *name, struct point size, struct point ground, float unit)
{
    struct sprite *s = &all->item[all->count++];
    *s = (struct sprite){.size = size, .ground = ground, .unit = unit, .has_shadow = true};
    s->box = (struct rect){size.x * 0.25f, size.y * 0.2f, size.x * 0.5f, size.y * 0.7f};
    snprintf(s->name, sizeof s->name, "%s", name);
}

void sprites_usual(struct sprites *out)
{
    static const char *const agents[] = {"beacon", "magician", "roulette", "spyglass", "tempest", "vagabond"};
    memset(out, 0, sizeof *out);
    for (size_t i = 0; i < sizeof agents / sizeof agents[0]; i++)
        add(out, agents[i], (struct point){512, 512}, (struct point){256, 430}, 172);
    add(out, "case", (struct point){384, 320}, (struct point){184, 246}, 250);
    add(out, "die-solomon", (struct point){192, 192}, (struct point){96, 96}, 108);
    add(out, "die-blank", (struct point){192, 192}, (struct point){96, 96}, 108);
    for (int k = 0; k < 3; k++) {
        char name[] = {'c', 'o', 'i', 'n', '-', (char)('a' + k), 0};
        add(out, name, (struct point){176, 128}, (struct point){88, 74}, 150);
        out->item[out->count - 1].has_shadow = false;
    }
    out->coin_rise = 11.7f;
}

static bool pair(const json_t *o, const char *key, struct point *out)
{
    const json_t *p = json_object_get(o, key);
    if (json_array_size(p) < 2 || !json_is_number(json_array_get(p, 0)) ||
        !json_is_number(json_array_get(p, 1)))
        return false;
    out->x = (float)json_number_value(json_array_get(p, 0));
    out->y = (float)json_number_value(json_array_get(p, 1));
    return true;
}

static bool read_one(const char *name, const json_t *o, struct sprite *s)
{
    *s = (struct sprite){.unit = (float)json_number_value(json_object_get(o, "unit"))};
    snprintf(s->name, sizeof s->name, "%s", name);
    s->has_shadow = json_is_string(json_object_get(o, "shadow"));
    s->has_normals = json_is_string(json_object_get(o, "normals"));
    s->has_hand = pair(o, "hand", &s->hand);
    bool ok = strlen(name) < SPRITE_NAME && s->unit > 0 && pair(o, "size", &s->size) &&
              pair(o, "ground", &s->ground) && s->size.x > 0 && s->size.y > 0;
    const json_t *box = json_object_get(o, "box");
    struct point corner;
    s->box = (struct rect){0, 0, s->size.x, s->size.y};
    if (json_array_size(box) == 4 && pair(o, "box", &corner))
        s->box = (struct rect){corner.x, corner.y, (float)json_number_value(json_array_get(box, 2)),
                               (float)json_number_value(json_array_get(box, 3))};
    return ok;
}

bool sprites_read(const char *json, size_t length, struct sprites *out, game_error *err)
{
    sprites_usual(out);
    json_error_t where;
    json_t *root = json_loadb(json, length, 0, &where);
    json_t *list = json_object_get(root, "sprites");
    struct sprites made = {
        .coin_rise = (float)json_number_value(json_object_get(json_object_get(root, "coin_stack"), "rise"))};
    const char *name;
    json_t *one;
    bool ok = json_object_size(list) > 0 && json_object_size(list) <= SPRITES_MAX && made.coin_rise > 0;
    snprintf(err->text, sizeof err->text, "%s",
             !root ? where.text : _("`sprites` or `coin_stack` is missing or wrong"));
    json_object_foreach(list, name, one)
    {
        if (!ok)
            break;
        ok = read_one(name, one, &made.item[made.count++]);
        if (!ok)
            snprintf(err->text, sizeof err->text, _("sprite `%.60s` is incomplete"), name);
    }
    json_decref(root);
    if (ok)
        *out = made;
    return ok;
}

const struct sprite *sprites_find(const struct sprites *all, const char *name)
{
    for (int i = 0; i < all->count; i++)
        if (strcmp(all->item[i].name, name) == 0)
            return &all->item[i];
    return NULL;
}

struct rect sprite_canvas(const struct sprite *s, struct point at, float world)
{
    float k = world / s->unit;
    return (struct rect){at.x - s->ground.x * k, at.y - s->ground.y * k, s->size.x * k, s->size.y * k};
}

struct rect sprite_reach(const struct sprite *s, struct point at, float world)
{
    float k = world / s->unit;
    return (struct rect){at.x + (s->box.x - s->ground.x) * k, at.y + (s->box.y - s->ground.y) * k,
                         s->box.w * k, s->box.h * k};
}

/* world: as in sprite_draw. */
static gfx_texture picture(struct gfx *gfx, const struct sprite *s, const char *tail, float world)
{
    char path[SPRITE_NAME + 48];
    snprintf(path, sizeof path, "solomon/figures/%s%s.png", s->name, tail);
    return gfx_load_tall(gfx, path, (int)ceilf(s->size.y * world / s->unit * gfx_view_scale(gfx)));
}

gfx_texture sprite_picture(struct gfx *gfx, const struct sprite *s, float world)
{
    return picture(gfx, s, "", world);
}

bool sprite_draw(struct gfx *gfx, const struct sprite *s, struct point at, float world, float lift,
                 float opacity)
{
    gfx_texture texture = sprite_picture(gfx, s, world);
    if (gfx_texture_failed(gfx, texture))
        return false;
    if (s->has_shadow) {
        float spread = 1 + lift / (world * 4);
        gfx_texture shadow = picture(gfx, s, "-shadow", world * spread);
        gfx_image(gfx, shadow, sprite_canvas(s, (struct point){at.x + lift * 0.35f, at.y}, world * spread),
                  (struct color){1, 1, 1, opacity / spread});
    }
    at.y -= lift;
    struct gfx_sprite sprite = {
        .texture = texture, .at = sprite_canvas(s, at, world), .tint = {1, 1, 1, opacity}};
    if (s->has_normals && gfx_quality(gfx) > QUALITY_LOW)
        gfx_lit(gfx, &sprite, picture(gfx, s, "-n", world));
    else
        gfx_sprite(gfx, &sprite);
    return true;
}
