/* Runs of text: shaped and measured once, rasterised once, cached on atlas pages. */
#include <SDL_ttf.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "gfx/inside.h"

enum { PAGE_WIDTH = 2048, PAGE_HEIGHT = 1024, RUNS_START = 1024, RUNS_MOST = 16384, MARGIN = 1 };

void runs_open(struct gfx *gfx)
{
    atlas_start(&gfx->runs.atlas, PAGE_WIDTH, PAGE_HEIGHT);
    gfx->runs.slot = calloc(RUNS_START, sizeof *gfx->runs.slot);
    gfx->runs.size = gfx->runs.slot ? RUNS_START : 0;
}

static void drop_all(struct runs *runs)
{
    for (size_t i = 0; i < runs->size; i++) {
        free(runs->slot[i].text);
        runs->slot[i].text = NULL;
    }
    runs->count = 0;
}

void runs_close(struct gfx *gfx)
{
    drop_all(&gfx->runs);
    free(gfx->runs.slot);
    for (int i = 0; i < ATLAS_PAGES; i++)
        if (gfx->runs.page[i])
            glDeleteTextures(1, &gfx->runs.page[i]);
}

size_t runs_bytes(const struct gfx *gfx)
{
    size_t pages = 0;
    for (int i = 0; i < ATLAS_PAGES; i++)
        pages += gfx->runs.page[i] != 0;
    return pages * PAGE_WIDTH * PAGE_HEIGHT;
}

size_t utf8_step(const char *text, size_t bytes)
{
    size_t n = 1;
    while (n < bytes && ((unsigned char)text[n] & 0xC0) == 0x80)
        n++;
    return n;
}

static uint64_t hash_of(gfx_font font, int px, const char *text, size_t bytes)
{
    uint64_t h = 1469598103934665603U ^ ((uint64_t)font << 32) ^ (uint64_t)px;
    for (size_t i = 0; i < bytes; i++)
        h = (h ^ (unsigned char)text[i]) * 1099511628211U;
    return h;
}

static struct run *probe(struct run *slot, size_t size, uint64_t hash, gfx_font font, int px,
                         const char *text, size_t bytes)
{
    for (size_t i = hash & (size - 1);; i = (i + 1) & (size - 1)) {
        struct run *r = &slot[i];
        if (!r->text || (r->hash == hash && r->font == font && r->px == px && r->bytes == bytes &&
                         memcmp(r->text, text, bytes) == 0))
            return r;
    }
}

/* Doubles the table; at its largest size, drops everything, pages included, and starts again. */
static bool make_room(struct gfx *gfx)
{
    struct runs *runs = &gfx->runs;
    if (runs->count * 4 < runs->size * 3)
        return runs->size > 0;
    size_t size = runs->size * 2;
    struct run *slot = size <= RUNS_MOST && size ? calloc(size, sizeof *slot) : NULL;
    if (!slot) {
        batch_flush(gfx);
        drop_all(runs);
        atlas_start(&runs->atlas, PAGE_WIDTH, PAGE_HEIGHT);
        return runs->size > 0;
    }
    for (size_t i = 0; i < runs->size; i++) {
        const struct run *r = &runs->slot[i];
        if (r->text)
            *probe(slot, size, r->hash, r->font, r->px, r->text, r->bytes) = *r;
    }
    free(runs->slot);
    runs->slot = slot;
    runs->size = size;
    return true;
}

/* Without any font, as wide as the boxes that stand in. */
static int width_of_boxes(int px, const char *text, size_t bytes)
{
    int chars = 0;
    for (size_t i = 0; i < bytes; i += utf8_step(text + i, bytes - i))
        chars++;
    return chars * px / 2;
}

static void measure(struct gfx *gfx, struct run *r)
{
    struct piece *piece;
    size_t n = pieces_of(gfx, r->font, r->px, r->text, r->bytes, &piece);
    r->plain = n == 1 && piece[0].plain;
    for (size_t i = 0; i < n; i++) {
        char *text;
        int w = 0;
        TTF_Font *ttf = piece_face(gfx, &piece[i], r->px, r->text, &text);
        if (!ttf || TTF_SizeUTF8(ttf, text, &w, NULL) != 0)
            w = width_of_boxes(r->px, r->text + piece[i].start, piece[i].bytes);
        r->width += w;
        free(text);
    }
    free(piece);
}

static struct run *find(struct gfx *gfx, gfx_font font, int px, const char *text, size_t bytes)
{
    if (!make_room(gfx))
        return NULL;
    uint64_t hash = hash_of(font, px, text, bytes);
    struct run *r = probe(gfx->runs.slot, gfx->runs.size, hash, font, px, text, bytes);
    if (!r->text) {
        char *copy = strndup(text, bytes);
        if (!copy)
            return NULL;
        *r = (struct run){
            .text = copy, .bytes = (uint32_t)bytes, .font = font, .px = px, .hash = hash, .page = -1};
        measure(gfx, r);
        gfx->runs.count++;
    }
    r->last_use = gfx->frame;
    return r;
}

int run_width(struct gfx *gfx, gfx_font font, int px, const char *text, size_t bytes)
{
    const struct run *r = bytes ? find(gfx, font, px, text, bytes) : NULL;
    return r ? r->width : 0;
}

bool run_is_plain(struct gfx *gfx, gfx_font font, int px, const char *text, size_t bytes)
{
    const struct run *r = bytes ? find(gfx, font, px, text, bytes) : NULL;
    return !r || r->plain;
}

static void make_page(struct gfx *gfx, int page)
{
    static const GLint spread[4] = {GL_RED, GL_RED, GL_RED, GL_RED};
    glGenTextures(1, &gfx->runs.page[page]);
    glBindTexture(GL_TEXTURE_2D, gfx->runs.page[page]);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, PAGE_WIDTH, PAGE_HEIGHT, 0, GL_RED, GL_UNSIGNED_BYTE, NULL);
    glTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_RGBA, spread);
    texture_filter(gfx, false);
}

/* Finds room on a page. When all are full, the oldest page is cleared and the runs on it lose their pixels. */
static bool find_room(struct gfx *gfx, struct run *r)
{
    struct runs *runs = &gfx->runs;
    if (r->w > PAGE_WIDTH || r->h > PAGE_HEIGHT)
        return false;
    while (!atlas_place(&runs->atlas, r->w, r->h, &r->page, &r->x, &r->y)) {
        batch_flush(gfx);
        int gone = atlas_evict(&runs->atlas);
        for (size_t i = 0; i < runs->size; i++)
            if (runs->slot[i].text && runs->slot[i].page == gone)
                runs->slot[i].page = -1;
    }
    if (!gfx->null && !runs->page[r->page]) {
        batch_flush(gfx);
        make_page(gfx, r->page);
    }
    return true;
}

/* The coverage of a piece, added to that of the run; pieces may touch where letters lean over. */
static void add_coverage(uint8_t *alpha, const struct run *r, const SDL_Surface *s, int left, int top)
{
    for (int y = 0; y < s->h; y++) {
        const uint32_t *from = (const uint32_t *)((const uint8_t *)s->pixels + (size_t)y * s->pitch);
        uint8_t *to = alpha + (size_t)(y + top) * r->w + left;
        for (int x = 0; x < s->w; x++) {
            uint8_t a = (uint8_t)((from[x] & s->format->Amask) >> s->format->Ashift);
            if (a > to[x])
                to[x] = a;
        }
    }
}

static void send_pixels(struct gfx *gfx, const struct run *r, const uint8_t *alpha)
{
    batch_flush(gfx);
    glBindTexture(GL_TEXTURE_2D, gfx->runs.page[r->page]);
    gfx->bound = gfx->runs.page[r->page];
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(GL_TEXTURE_2D, 0, r->x, r->y, r->w, r->h, GL_RED, GL_UNSIGNED_BYTE, alpha);
}

/* SDL_ttf lowers a whole line for one glyph that is higher than the font says: lines would stand at different heights. */
static int above_font(TTF_Font *ttf, const char *text)
{
    int most = 0, top = 0;
    for (size_t i = 0, n = strlen(text), step; i < n; i += step ? step : 1) {
        uint32_t code = 0;
        step = utf8_next(text + i, n - i, &code);
        if (step > 0 && TTF_GlyphMetrics32(ttf, code, NULL, NULL, NULL, &top, NULL) == 0 && top > most)
            most = top;
    }
    return most > TTF_FontAscent(ttf) ? most - TTF_FontAscent(ttf) : 0;
}

/* A piece as pixels, and where they lie: from the run's left, and from the line's top as its own font has it. */
struct drawn {
    SDL_Surface *pixels;
    int left, top;
};

static size_t draw_pieces(struct gfx *gfx, const struct run *r, struct piece *piece, size_t n, int ascent,
                          struct drawn *out)
{
    size_t drawn = 0;
    int x = 0;
    for (size_t i = 0; i < n; i++) {
        char *text;
        int w = 0;
        TTF_Font *ttf = piece_face(gfx, &piece[i], r->px, r->text, &text);
        SDL_Surface *s = ttf ? TTF_RenderUTF8_Blended(ttf, text, (SDL_Color){255, 255, 255, 255}) : NULL;
        if (s)
            out[drawn++] = (struct drawn){s, x, ascent - TTF_FontAscent(ttf) - above_font(ttf, text)};
        if (ttf && TTF_SizeUTF8(ttf, text, &w, NULL) == 0)
            x += w;
        free(text);
    }
    return drawn;
}

/* The size of the run's picture, and how far it stands out above the line. */
static void bound(struct run *r, const struct drawn *drawn, size_t n)
{
    int right = 0, bottom = 0;
    r->above = 0;
    for (size_t i = 0; i < n; i++) {
        r->above = -drawn[i].top > r->above ? -drawn[i].top : r->above;
        right = drawn[i].left + drawn[i].pixels->w > right ? drawn[i].left + drawn[i].pixels->w : right;
        bottom = drawn[i].top + drawn[i].pixels->h > bottom ? drawn[i].top + drawn[i].pixels->h : bottom;
    }
    r->w = right + 2 * MARGIN;
    r->h = bottom + r->above + 2 * MARGIN;
}

static bool put_on_page(struct gfx *gfx, struct run *r, const struct drawn *drawn, size_t n)
{
    bound(r, drawn, n);
    uint8_t *alpha = n && find_room(gfx, r) ? calloc((size_t)r->w * (size_t)r->h, 1) : NULL;
    if (!alpha)
        return false;
    for (size_t i = 0; i < n; i++)
        add_coverage(alpha, r, drawn[i].pixels, drawn[i].left + MARGIN, drawn[i].top + r->above + MARGIN);
    send_pixels(gfx, r, alpha);
    free(alpha);
    return true;
}

/* Rasterises the run onto a page. False when there is no font or it is wider than a page. */
static bool rasterise(struct gfx *gfx, struct run *r)
{
    TTF_Font *ttf = font_at(gfx, r->font, r->px);
    if (!ttf || r->width + 2 * MARGIN > PAGE_WIDTH - r->px)
        return false;
    struct piece *piece;
    int ascent = TTF_FontAscent(ttf);
    size_t n = pieces_of(gfx, r->font, r->px, r->text, r->bytes, &piece);
    struct drawn *drawn = calloc(n ? n : 1, sizeof *drawn);
    size_t have = drawn ? draw_pieces(gfx, r, piece, n, ascent, drawn) : 0;
    bool ok = put_on_page(gfx, r, drawn, have);
    for (size_t i = 0; i < have; i++)
        SDL_FreeSurface(drawn[i].pixels);
    free(drawn);
    free(piece);
    return ok;
}

/* Without any font: a box for each character, so that the layout can still be recognised. */
static void boxes(struct gfx *gfx, const struct run *r, struct point at, struct color color)
{
    batch_state(gfx, PROGRAM_SPRITE, texture_bindable(gfx, 0));
    float step = (float)r->px / 2, x = at.x;
    for (size_t i = 0; i < r->bytes; i += utf8_step(r->text + i, r->bytes - i), x += step) {
        if (r->text[i] != ' ') {
            float top = at.y + step * 0.5f, bottom = at.y + step * 2, right = x + step * 0.8f;
            struct point q[4] = {{x, top}, {right, top}, {right, bottom}, {x, bottom}};
            batch_quad(gfx, q, (struct rect){0.5f, 0.5f, 0, 0}, color_fade(color, 0.5f));
        }
    }
}

static void quad_of(struct gfx *gfx, struct run *r, struct point at, struct color color, float turn)
{
    float x = at.x - MARGIN, y = at.y - MARGIN - (float)r->above, w = (float)r->w, h = (float)r->h;
    struct point q[4] = {{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}};
    if (turn != 0) {
        float cx = x + w / 2, cy = y + h / 2, c = cosf(turn), s = sinf(turn);
        for (int i = 0; i < 4; i++) {
            float dx = q[i].x - cx, dy = q[i].y - cy;
            q[i] = (struct point){cx + dx * c - dy * s, cy + dx * s + dy * c};
        }
    }
    atlas_touch(&gfx->runs.atlas, r->page, gfx->frame);
    batch_state(gfx, PROGRAM_SPRITE, gfx->runs.page[r->page]);
    struct rect uv = {(float)r->x / PAGE_WIDTH, (float)r->y / PAGE_HEIGHT, w / PAGE_WIDTH, h / PAGE_HEIGHT};
    batch_quad(gfx, q, uv, color);
}

/* A run too wide for a page is drawn in two parts. */
static void halves(struct gfx *gfx, gfx_font font, int px, struct point at, const char *text, size_t bytes,
                   struct color color)
{
    size_t cut = 0;
    while (cut < bytes / 2)
        cut += utf8_step(text + cut, bytes - cut);
    if (cut == 0 || cut >= bytes)
        return;
    int w = run_draw(gfx, font, px, at, text, cut, color, 0);
    at.x += (float)w;
    (void)run_draw(gfx, font, px, at, text + cut, bytes - cut, color, 0);
}

int run_draw(struct gfx *gfx, gfx_font font, int px, struct point at_px, const char *text, size_t bytes,
             struct color color, float turn)
{
    struct run *r = bytes ? find(gfx, font, px, text, bytes) : NULL;
    if (!r)
        return 0;
    int width = r->width;
    if (gfx->null)
        return width;
    if (r->page >= 0 || rasterise(gfx, r))
        quad_of(gfx, r, at_px, color, turn);
    else if (!font_at(gfx, font, px))
        boxes(gfx, r, at_px, color);
    else
        halves(gfx, font, px, at_px, text, bytes, color);
    return width;
}
