/* Reads and decodes pictures on a thread of its own. Private to src/gfx. */
#ifndef CONSPIRACY_GFX_LOADER_H
#define CONSPIRACY_GFX_LOADER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct loader;

enum { LOADED_LEVELS = 15 };

/* A decoded picture with its mip levels in one block: premultiplied RGBA, or only the alpha byte if the
 * picture is pure black, as shadows are. */
struct loaded {
    uint32_t id;
    int width, height, levels;
    bool less;                    /* the largest levels were left out, as nobody needs them yet */
    bool shade;                   /* pure black: one byte of alpha a pixel */
    size_t offset[LOADED_LEVELS]; /* of each level in pixels[] */
    uint8_t *pixels;              /* NULL if it failed or if only sizes were wanted */
    char error[160];              /* "" when it went well */
    struct loaded *next;
};

/* Starts the thread. most: largest side; larger pictures are halved until they fit. 0: only sizes are wanted,
 * no pixels. NULL when the thread cannot start. */
struct loader *loader_open(int most);
void loader_close(struct loader *loader);

/* Requests a file; the answer carries id. tall: leave out levels larger than that many rows of pixels need;
 * 0: none. Copies path. False when memory is out. */
bool loader_ask(struct loader *loader, uint32_t id, const char *path, int tall);

/* The next answer, to be freed with loaded_free(); NULL when there is none. wait: wait for one. */
struct loaded *loader_take(struct loader *loader, bool wait);

/* Whether loader_take() would return one at once. */
bool loader_has_answer(struct loader *loader);

/* How many requests have not been taken yet. */
int loader_open_requests(struct loader *loader);

/* Makes mip levels from straight RGBA (copied), as the thread does after decoding. NULL when memory is out. */
struct loaded *loaded_from(const uint8_t *rgba, int width, int height, int pitch, int most);
void loaded_free(struct loaded *loaded);

#endif
