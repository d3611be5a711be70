/* Where small pictures go on shared pages, in rows called shelves; when all pages are full, one is emptied
 * whole. Only bookkeeping, no pixels. Private to src/gfx. */
#ifndef CONSPIRACY_GFX_ATLAS_H
#define CONSPIRACY_GFX_ATLAS_H

#include <stdbool.h>
#include <stdint.h>

enum { ATLAS_PAGES = 6, ATLAS_SHELVES = 128 };

struct atlas_shelf {
    int y, height, used;
};

struct atlas_page {
    struct atlas_shelf shelf[ATLAS_SHELVES];
    int shelves;
    int bottom;        /* first free row */
    uint64_t last_use; /* set by the caller with atlas_touch() */
};

struct atlas {
    int width, height; /* of a page */
    int pages;         /* in use */
    struct atlas_page page[ATLAS_PAGES];
};

void atlas_start(struct atlas *atlas, int width, int height);

/* Finds room for w × h pixels. False when no page has room (then atlas_evict()) or it is larger than a page. */
bool atlas_place(struct atlas *atlas, int w, int h, int *page, int *x, int *y);

void atlas_touch(struct atlas *atlas, int page, uint64_t now);

/* Empties the page not used for longest and returns its number: everything on it is gone. */
int atlas_evict(struct atlas *atlas);

#endif
