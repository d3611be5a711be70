/* Reads and decodes pictures on a thread of its own. Private to src/gfx. */
#ifndef CONSPIRACY_GFX_LOADER_H
#define CONSPIRACY_GFX_LOADER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct loader;

enum { LOADED_LEVELS = 15 };

/* A decoded picture with all its smaller levels in one block: premultiplied RGBA, or its opacity alone where it is all
 * black, as shadows are. */
struct loaded {
    uint32_t id;
    int width, height, levels;
    bool less;                    /* the largest levels were left out: nobody needs them yet */
    bool shade;                   /* a byte a pixel: how black it is */
    size_t offset[LOADED_LEVELS]; /* of each level in pixels[] */
    uint8_t *pixels;              /* NULL: it failed, or only sizes are wanted */
    char error[160];              /* "" when it went well */
    struct loaded *next;
};

/* most: largest side; larger pictures are halved until they fit; 0: only sizes are wanted, no pixels come.
 * NULL when the thread cannot start. */
struct loader *loader_open(int most);
void loader_close(struct loader *loader);

/* Asks for the file; its answer carries id. tall: levels that are larger than is needed for so many rows of pixels are left
 * out; 0: none is. Takes a copy of path. false when memory is out. */
bool loader_ask(struct loader *loader, uint32_t id, const char *path, int tall);

/* The next answer, to be released with loaded_free(); NULL when none is ready. wait: until there is one. */
struct loaded *loader_take(struct loader *loader, bool wait);

/* loader_take() would give one at once. */
bool loader_has_answer(struct loader *loader);

/* Asked for and not taken yet. */
int loader_open_requests(struct loader *loader);

/* Makes levels from straight RGBA, copied: what the thread does after decoding. NULL when memory is out. */
struct loaded *loaded_from(const uint8_t *rgba, int width, int height, int pitch, int most);
void loaded_free(struct loaded *loaded);

#endif
