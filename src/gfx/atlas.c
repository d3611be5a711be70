#include "gfx/atlas.h"

void atlas_start(struct atlas *atlas, int width, int height)
{
    *atlas = (struct atlas){.width = width, .height = height};
}

/* A shelf takes only pictures nearly as high as itself; a much lower one would waste its room. */
static bool fits(const struct atlas *atlas, const struct atlas_shelf *shelf, int w, int h)
{
    return h <= shelf->height && shelf->height <= h + h / 3 + 2 && shelf->used + w <= atlas->width;
}

static bool place_on(const struct atlas *atlas, struct atlas_page *page, int w, int h, int *x, int *y)
{
    struct atlas_shelf *shelf = 0;
    for (int i = 0; i < page->shelves && !shelf; i++)
        if (fits(atlas, &page->shelf[i], w, h))
            shelf = &page->shelf[i];
    if (!shelf) {
        if (page->shelves == ATLAS_SHELVES || page->bottom + h > atlas->height)
            return false;
        shelf = &page->shelf[page->shelves++];
        *shelf = (struct atlas_shelf){.y = page->bottom, .height = h};
        page->bottom += h;
    }
    *x = shelf->used;
    *y = shelf->y;
    shelf->used += w;
    return true;
}

bool atlas_place(struct atlas *atlas, int w, int h, int *page, int *x, int *y)
{
    if (w > atlas->width || h > atlas->height || w <= 0 || h <= 0)
        return false;
    for (int i = 0; i < atlas->pages; i++) {
        if (place_on(atlas, &atlas->page[i], w, h, x, y)) {
            *page = i;
            return true;
        }
    }
    if (atlas->pages == ATLAS_PAGES)
        return false;
    *page = atlas->pages++;
    return place_on(atlas, &atlas->page[*page], w, h, x, y);
}

void atlas_touch(struct atlas *atlas, int page, uint64_t now)
{
    atlas->page[page].last_use = now;
}

int atlas_evict(struct atlas *atlas)
{
    int oldest = 0;
    for (int i = 1; i < atlas->pages; i++)
        if (atlas->page[i].last_use < atlas->page[oldest].last_use)
            oldest = i;
    atlas->page[oldest].shelves = 0;
    atlas->page[oldest].bottom = 0;
    return oldest;
}
