#include "gfx/loader.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>

struct request {
    uint32_t id;
    char *path;
    int tall;
    struct request *next;
};

struct loader {
    SDL_Thread *thread;
    SDL_mutex *lock;
    SDL_cond *asked, *answered;
    struct request *first, **last;
    struct loaded *ready, **ready_last;
    int open;
    int most;
    bool stop;
};

void loaded_free(struct loaded *loaded)
{
    if (loaded) {
        free(loaded->pixels);
        free(loaded);
    }
}

static void premultiply(uint8_t *to, const uint8_t *from, int n)
{
    for (int i = 0; i < n; i++, to += 4, from += 4) {
        unsigned a = from[3];
        if (a == 255) {
            memcpy(to, from, 4);
            continue;
        }
        to[0] = (uint8_t)((from[0] * a + 127) / 255);
        to[1] = (uint8_t)((from[1] * a + 127) / 255);
        to[2] = (uint8_t)((from[2] * a + 127) / 255);
        to[3] = (uint8_t)a;
    }
}

/* The next smaller level: the mean of two by two pixels; at odd edges the last pixel counts twice. */
static void halve(uint8_t *to, const uint8_t *from, int w, int h)
{
    int tw = w > 1 ? w / 2 : 1, th = h > 1 ? h / 2 : 1;
    for (int y = 0; y < th; y++) {
        const uint8_t *a = from + (size_t)(2 * y < h ? 2 * y : h - 1) * w * 4;
        const uint8_t *b = from + (size_t)(2 * y + 1 < h ? 2 * y + 1 : h - 1) * w * 4;
        for (int x = 0; x < tw; x++) {
            int l = 4 * (2 * x < w ? 2 * x : w - 1), r = 4 * (2 * x + 1 < w ? 2 * x + 1 : w - 1);
            for (int c = 0; c < 4; c++)
                *to++ = (uint8_t)((a[l + c] + a[r + c] + b[l + c] + b[r + c] + 2) / 4);
        }
    }
}

static size_t layout_levels(struct loaded *out, int w, int h)
{
    size_t total = 0;
    out->levels = 0;
    while (out->levels < LOADED_LEVELS) {
        out->offset[out->levels++] = total;
        total += (size_t)w * h * 4;
        if (w == 1 && h == 1)
            break;
        w = w > 1 ? w / 2 : 1;
        h = h > 1 ? h / 2 : 1;
    }
    return total;
}

/* Leaves out the largest level. */
static void drop_level(struct loaded *l)
{
    for (int i = 1; i < l->levels; i++)
        l->offset[i - 1] = l->offset[i];
    l->levels--;
    l->width = l->width > 1 ? l->width / 2 : 1;
    l->height = l->height > 1 ? l->height / 2 : 1;
}

/* Large shadow images are pure black plus alpha: store only the alpha byte. Not worth a second texture format
 * for small ones. */
static void keep_shade(struct loaded *l, size_t bytes)
{
    enum { LEAST = 4 * 320 * 256 };
    if (bytes < LEAST)
        return;
    for (size_t i = 0; i < bytes; i += 4)
        if (l->pixels[i] | l->pixels[i + 1] | l->pixels[i + 2])
            return;
    for (size_t i = 0; i < bytes / 4; i++)
        l->pixels[i] = l->pixels[4 * i + 3];
    for (int i = 0; i < l->levels; i++)
        l->offset[i] /= 4;
    uint8_t *less = realloc(l->pixels, bytes / 4);
    l->pixels = less ? less : l->pixels;
    l->shade = true;
}

struct loaded *loaded_from(const uint8_t *rgba, int width, int height, int pitch, int most)
{
    struct loaded *out = calloc(1, sizeof *out);
    if (!out)
        return NULL;
    out->width = width;
    out->height = height;
    size_t bytes = layout_levels(out, width, height);
    out->pixels = calloc(1, bytes); /* calloc: the analyser cannot prove that the levels fill it */
    if (!out->pixels) {
        free(out);
        return NULL;
    }
    for (int y = 0; y < height; y++)
        premultiply(out->pixels + (size_t)y * width * 4, rgba + (size_t)y * pitch, width);
    int w = width, h = height;
    for (int i = 1; i < out->levels; i++) {
        halve(out->pixels + out->offset[i], out->pixels + out->offset[i - 1], w, h);
        w = w > 1 ? w / 2 : 1;
        h = h > 1 ? h / 2 : 1;
    }
    keep_shade(out, bytes);
    while (out->levels > 1 && (out->width > most || out->height > most))
        drop_level(out);
    return out;
}

static struct loaded *failed(const char *why)
{
    struct loaded *out = calloc(1, sizeof *out);
    if (out)
        SDL_strlcpy(out->error, why, sizeof out->error);
    return out;
}

/* The size of a PNG without decoding it; false for anything else. */
static bool png_size(const char *path, int *w, int *h)
{
    static const uint8_t head[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n',
                                   0,    0,   0,   13,  'I',  'H',  'D',  'R'};
    uint8_t b[24];
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    bool ok = file && SDL_RWread(file, b, sizeof b, 1) == 1 && memcmp(b, head, sizeof head) == 0;
    if (file)
        (void)SDL_RWclose(file);
    *w = ok ? b[18] << 8 | b[19] : 0;
    *h = ok ? b[22] << 8 | b[23] : 0;
    return ok;
}

static struct loaded *size_only(const char *path)
{
    struct loaded *out = calloc(1, sizeof *out);
    if (out && !png_size(path, &out->width, &out->height)) {
        SDL_Surface *raw = IMG_Load(path);
        if (raw) {
            out->width = raw->w;
            out->height = raw->h;
            SDL_FreeSurface(raw);
        } else {
            SDL_strlcpy(out->error, IMG_GetError(), sizeof out->error);
        }
    }
    return out;
}

static struct loaded *decode(const char *path, int most, int tall)
{
    if (most == 0)
        return size_only(path);
    SDL_Surface *raw = IMG_Load(path);
    if (!raw)
        return failed(IMG_GetError());
    SDL_Surface *rgba = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_RGBA32, 0);
    SDL_FreeSurface(raw);
    if (!rgba)
        return failed(SDL_GetError());
    struct loaded *out = loaded_from(rgba->pixels, rgba->w, rgba->h, rgba->pitch, most);
    SDL_FreeSurface(rgba);
    while (out && tall > 0 && out->levels > 1 && out->height / 2 >= tall) {
        drop_level(out);
        out->less = true;
    }
    return out ? out : failed("out of memory");
}

static struct request *next_request(struct loader *loader)
{
    SDL_LockMutex(loader->lock);
    while (!loader->stop && !loader->first)
        SDL_CondWait(loader->asked, loader->lock);
    struct request *r = loader->stop ? NULL : loader->first;
    if (r) {
        loader->first = r->next;
        if (!loader->first)
            loader->last = &loader->first;
    }
    SDL_UnlockMutex(loader->lock);
    return r;
}

/* At normal priority: at a lower one it hardly gets a turn beside busy processors, and the screen waits for
 * its pictures. */
static int SDLCALL work(void *data)
{
    struct loader *loader = data;
    struct request *r;
    while ((r = next_request(loader))) {
        struct loaded *done = decode(r->path, loader->most, r->tall);
        SDL_LockMutex(loader->lock);
        if (done) {
            done->id = r->id;
            *loader->ready_last = done;
            loader->ready_last = &done->next;
        } else {
            loader->open--; /* no memory even to report it */
        }
        SDL_CondSignal(loader->answered);
        SDL_UnlockMutex(loader->lock);
        free(r->path);
        free(r);
    }
    return 0;
}

struct loader *loader_open(int most)
{
    struct loader *loader = calloc(1, sizeof *loader);
    if (!loader)
        return NULL;
    loader->most = most;
    loader->last = &loader->first;
    loader->ready_last = &loader->ready;
    loader->lock = SDL_CreateMutex();
    loader->asked = SDL_CreateCond();
    loader->answered = SDL_CreateCond();
    if (loader->lock && loader->asked && loader->answered)
        loader->thread = SDL_CreateThread(work, "pictures", loader);
    if (!loader->thread) {
        loader_close(loader);
        return NULL;
    }
    return loader;
}

void loader_close(struct loader *loader)
{
    if (!loader)
        return;
    if (loader->thread) {
        SDL_LockMutex(loader->lock);
        loader->stop = true;
        SDL_CondSignal(loader->asked);
        SDL_UnlockMutex(loader->lock);
        SDL_WaitThread(loader->thread, NULL);
    }
    for (struct request *r = loader->first, *next; r; r = next) {
        next = r->next;
        free(r->path);
        free(r);
    }
    for (struct loaded *l = loader->ready, *next; l; l = next) {
        next = l->next;
        loaded_free(l);
    }
    SDL_DestroyCond(loader->asked);
    SDL_DestroyCond(loader->answered);
    SDL_DestroyMutex(loader->lock);
    free(loader);
}

bool loader_ask(struct loader *loader, uint32_t id, const char *path, int tall)
{
    struct request *r = calloc(1, sizeof *r);
    char *copy = strdup(path);
    if (!r || !copy) {
        free(r);
        free(copy);
        return false;
    }
    *r = (struct request){.id = id, .path = copy, .tall = tall};
    SDL_LockMutex(loader->lock);
    *loader->last = r;
    loader->last = &r->next;
    loader->open++;
    SDL_CondSignal(loader->asked);
    SDL_UnlockMutex(loader->lock);
    return true;
}

struct loaded *loader_take(struct loader *loader, bool wait)
{
    SDL_LockMutex(loader->lock);
    while (wait && !loader->ready && loader->open > 0)
        SDL_CondWait(loader->answered, loader->lock);
    struct loaded *l = loader->ready;
    if (l) {
        loader->ready = l->next;
        if (!loader->ready)
            loader->ready_last = &loader->ready;
        l->next = NULL;
        loader->open--;
    }
    SDL_UnlockMutex(loader->lock);
    return l;
}

bool loader_has_answer(struct loader *loader)
{
    SDL_LockMutex(loader->lock);
    bool some = loader->ready;
    SDL_UnlockMutex(loader->lock);
    return some;
}

int loader_open_requests(struct loader *loader)
{
    SDL_LockMutex(loader->lock);
    int n = loader->open;
    SDL_UnlockMutex(loader->lock);
    return n;
}
