#include "gfx/record.h"

#include <stdlib.h>
#include <string.h>

#include "gfx/inside.h"

void record_clear(struct gfx *gfx)
{
    for (size_t i = 0; i < gfx->items; i++)
        free((char *)gfx->item[i].text);
    gfx->items = 0;
}

void record_add(struct gfx *gfx, enum gfx_item_kind kind, struct rect px, struct color color,
                gfx_texture texture, const char *text, size_t bytes)
{
    if (!gfx->null)
        return;
    if (gfx->items == gfx->item_room) {
        size_t room = gfx->item_room ? gfx->item_room * 2 : 256;
        struct gfx_item *grown = realloc(gfx->item, room * sizeof *grown);
        if (!grown)
            return;
        gfx->item = grown;
        gfx->item_room = room;
    }
    const struct clip *c = &gfx->now.clip[gfx->now.clips];
    color.a *= gfx->now.opacity[gfx->now.opacities];
    text = text ? text : "";
    gfx->item[gfx->items++] =
        (struct gfx_item){.kind = kind,
                          .at = px,
                          .clip = {(float)c->x, (float)c->y, (float)c->w, (float)c->h},
                          .color = color,
                          .texture = texture,
                          .text = bytes == (size_t)-1 ? strdup(text) : strndup(text, bytes)};
}

void record_size(struct gfx *gfx, float size)
{
    if (gfx->items > 0)
        gfx->item[gfx->items - 1].size = size;
}

const struct gfx_item *gfx_recorded(const struct gfx *gfx, size_t *n)
{
    *n = gfx->items;
    return gfx->null ? gfx->item : NULL;
}

const struct gfx_item *gfx_recorded_text(const struct gfx *gfx, const char *words)
{
    for (size_t i = 0; i < gfx->items; i++) {
        const struct gfx_item *item = &gfx->item[i];
        if (item->kind == ITEM_TEXT && item->text && strstr(item->text, words))
            return item;
    }
    return NULL;
}
