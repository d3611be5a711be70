#include "table/sprites.h"

#include "base/i18n.h"
#include "gfx/draw.h"
#include "gfx/effects.h"
#include "table/data.h"
#include "ui/layout.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void sprites_none(struct sprites *out)
{
    memset(out, 0, sizeof *out);
    out->figure_height = 2;
    out->cell = OUTLINE_PLAIN_CELL;
    out->ground = OUTLINE_GROUND;
}

static bool read_one(const char *folder, const char *name, const json_t *o, struct sprite *s)
{
    *s = (struct sprite){.folder = folder, .unit = (float)json_number_value(json_object_get(o, "unit"))};
    snprintf(s->name, sizeof s->name, "%s", name);
    s->outline = outline_plain();
    s->has_shadow = json_is_string(json_object_get(o, "shadow"));
    s->has_normals = json_is_string(json_object_get(o, "normals"));
    s->has_hand = data_point(json_object_get(o, "hand"), &s->hand);
    bool ok = strlen(name) < SPRITE_NAME && s->unit > 0 && data_point(json_object_get(o, "size"), &s->size) &&
              data_point(json_object_get(o, "ground"), &s->ground) && s->size.x > 0 && s->size.y > 0;
    const json_t *box = json_object_get(o, "box");
    struct point corner;
    s->box = (struct rect){0, 0, s->size.x, s->size.y};
    if (json_array_size(box) == 4 && data_point(box, &corner))
        s->box = (struct rect){corner.x, corner.y, (float)json_number_value(json_array_get(box, 2)),
                               (float)json_number_value(json_array_get(box, 3))};
    return ok;
}

static bool read_sprites(const char *folder, json_t *list, struct sprites *out, game_error *err)
{
    const char *name;
    json_t *one;
    size_t n = json_object_size(list);
    if (n == 0 || n > SPRITES_MAX) {
        snprintf(err->text, sizeof err->text, _("`%s` is missing or wrong"), "sprites");
        return false;
    }
    json_object_foreach(list, name, one)
    {
        if (!read_one(folder, name, one, &out->item[out->count++])) {
            snprintf(err->text, sizeof err->text, _("sprite `%.60s` is incomplete"), name);
            return false;
        }
    }
    return true;
}

static bool read_outline(const json_t *rows, struct outline *out)
{
    if (json_array_size(rows) != OUTLINE_CELLS)
        return false;
    for (size_t row = 0; row < OUTLINE_CELLS; row++) {
        const char *picture = json_string_value(json_array_get(rows, row));
        if (!picture || !outline_read_row(out, row, picture))
            return false;
    }
    return outline_size(out) > 0;
}

/* What only a game with figures has: their height, and outlines of `cell` pixels a cell at `unit` pixels a world unit. */
static bool read_figures(const json_t *figures, struct sprites *out)
{
    const char *name;
    json_t *rows;
    float cell = (float)json_number_value(json_object_get(figures, "cell"));
    float unit = (float)json_number_value(json_object_get(figures, "unit"));
    out->figure_height = (float)json_number_value(json_object_get(figures, "height"));
    if (cell <= 0 || unit <= 0 || out->figure_height <= 0)
        return false;
    out->cell = cell / (unit * out->figure_height);
    json_object_foreach(json_object_get(figures, "outlines"), name, rows)
    {
        const struct sprite *found = sprites_find(out, name);
        if (!found || !read_outline(rows, &out->item[found - out->item].outline))
            return false;
        if (found->unit == unit) /* drawn at the scale of the outlines: a figure */
            out->ground = found->ground.y / cell;
    }
    return true;
}

bool sprites_read(const char *folder, const char *json, size_t length, struct sprites *out, game_error *err)
{
    json_error_t where;
    json_t *root = json_loadb(json, length, 0, &where);
    if (!root) {
        snprintf(err->text, sizeof err->text, "%s", where.text);
        return false;
    }
    struct sprites made;
    sprites_none(&made);
    const json_t *coins = json_object_get(root, "coin_stack"), *figures = json_object_get(root, "figures");
    made.coin_rise = (float)json_number_value(json_object_get(coins, "rise"));
    bool ok = read_sprites(folder, json_object_get(root, "sprites"), &made, err);
    if (ok && (coins && made.coin_rise <= 0)) {
        snprintf(err->text, sizeof err->text, _("`%s` is missing or wrong"), "coin_stack");
        ok = false;
    } else if (ok && figures && !read_figures(figures, &made)) {
        snprintf(err->text, sizeof err->text, _("`%s` is missing or wrong"), "figures");
        ok = false;
    }
    json_decref(root);
    if (ok)
        *out = made;
    return ok;
}

void sprites_load(const char *folder, struct sprites *out)
{
    char path[ASSETS_PATH_MAX], name[ASSETS_PATH_MAX];
    size_t length = 0;
    game_error err;
    sprites_none(out);
    snprintf(name, sizeof name, "%s/figures.json", folder);
    char *bytes = table_data(name, path, &length);
    if (bytes && !sprites_read(folder, bytes, length, out, &err))
        fprintf(stderr, "conspiracy: %s: %s\n", path, err.text);
    free(bytes);
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
    char path[SPRITE_NAME + 64];
    snprintf(path, sizeof path, "%s/%s%s.png", s->folder, s->name, tail);
    return gfx_load_tall(gfx, path, (int)ceilf(s->size.y * world / s->unit * gfx_view_scale(gfx)));
}

gfx_texture sprite_picture(struct gfx *gfx, const struct sprite *s, float world)
{
    return picture(gfx, s, "", world);
}

bool sprite_draw(struct gfx *gfx, const struct sprite *s, struct point at, float world, float lift,
                 float opacity)
{
    return sprite_draw_turned(gfx, s, at, world, lift, opacity, 1);
}

bool sprite_draw_turned(struct gfx *gfx, const struct sprite *s, struct point at, float world, float lift,
                        float opacity, float wide)
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
    sprite.at.x += (at.x - sprite.at.x) * (1 - wide);
    sprite.at.w *= wide;
    if (gfx_quality(gfx) > QUALITY_LOW)
        gfx_lit(gfx, &sprite, s->has_normals ? picture(gfx, s, "-n", world) : 0);
    else
        gfx_sprite(gfx, &sprite);
    return true;
}

bool sprite_draw_in(struct gfx *gfx, const struct sprite *s, struct rect box)
{
    struct rect fit = rect_fit(box, s->box.w / s->box.h);
    float k = fit.w / s->box.w;
    struct point ground = {fit.x + (s->ground.x - s->box.x) * k, fit.y + (s->ground.y - s->box.y) * k};
    return sprite_draw(gfx, s, ground, k * s->unit, 0, 1);
}
