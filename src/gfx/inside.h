/* What the files of src/gfx share. Nothing outside includes this. */
#ifndef CONSPIRACY_GFX_INSIDE_H
#define CONSPIRACY_GFX_INSIDE_H

#include <epoxy/gl.h>

#include "gfx/atlas.h"
#include "gfx/draw.h"
#include "gfx/effects.h"
#include "gfx/gfx.h"
#include "gfx/loader.h"
#include "gfx/record.h"
#include "gfx/text.h"
#include "gfx/texture.h"

enum { VIEWS = 16, CLIPS = 32, BATCH_VERTICES = 12288, FONT_SIZES = 32, FALLBACKS = 512 };

#define NO_FONT ((gfx_font)-1)

enum gfx_program { PROGRAM_SPRITE, PROGRAM_LIT, PROGRAM_BURN, PROGRAM_CURTAIN, PROGRAM_POST, PROGRAM_COUNT };

/* Position in pixels of the target; colour premultiplied. */
struct vertex {
    float x, y, u, v;
    uint8_t c[4];
};

struct view {
    float scale;
    struct point offset;
};

struct clip {
    int x, y, w, h;
};

/* What is drawn into; framebuffer 0: the window. */
struct target {
    GLuint framebuffer;
    int width, height;
};

struct texture {
    char *path;
    GLuint name;
    GLuint before; /* drawn until its larger version has been uploaded */
    int width, height;
    bool less, again;   /* its largest levels were left out; they are being loaded */
    bool sought, large; /* whether "-large" was looked for; whether it has replaced this file */
    bool ready, failed, repeats, keep;
    bool from_file;           /* path is one below assets/ */
    bool asked;               /* requested from the loader and not dropped since */
    uint64_t last_use;        /* frame that drew it or asked about it */
    bool shade;               /* pure black: one byte of alpha a pixel */
    bool bottom_up;           /* a render target: its first row is the lowest */
    struct loaded *uploading; /* decoded, on its way to the driver */
    int level, row;           /* next to upload */
};

/* The picture at a path "shared/…" while a folder is looked into first. */
struct stand_in {
    char *path;
    const char *folder;
    gfx_texture texture;
};

/* A font file at one size. */
struct font_size {
    gfx_font font;
    int px;
    void *ttf; /* TTF_Font */
    uint64_t last_use;
};

struct font {
    char *path; /* NULL: a face of the system */
    char *file;
    bool missing;
};

/* Which face of the system has a character; NO_FONT: none. */
struct fallback {
    uint32_t code;
    gfx_font font;
};

/* A part of a run that is drawn with one face in one direction. */
struct piece {
    uint32_t start, bytes;
    gfx_font font;
    int level;    /* odd: from right to left */
    bool lacking; /* no face has this character: a sign is drawn */
    bool plain;   /* all of the run, as its own font has it */
};

/* A measured run of text, rasterised once it is drawn. */
struct run {
    char *text;
    uint32_t bytes;
    gfx_font font;
    int px;
    uint64_t hash;
    int width;  /* advance in pixels */
    bool plain; /* one face has all of it, and it runs to the right */
    int page;   /* -1: not on a page */
    int x, y, w, h;
    int above; /* pixels by which it stands out above the font's own height, like the $ of some */
    uint64_t last_use;
};

struct runs {
    struct run *slot; /* open addressing; text NULL: free */
    size_t size, count;
    struct atlas atlas;
    GLuint page[ATLAS_PAGES];
};

/* Where drawing goes, and how: stacks of which the top one counts. */
struct drawing {
    struct target target;
    struct view view[VIEWS];
    struct clip clip[CLIPS];
    float opacity[VIEWS];
    int views, clips, opacities; /* index of the top */
};

struct gfx {
    bool null, software, ttf;
    enum gfx_quality quality;
    void (*log)(void *ctx, const char *line);
    void *log_ctx;
    char renderer[128];
    int max_texture, font_sizes;
    uint64_t frame, generation;

    GLuint vao, vbo;
    struct program {
        GLuint name;
        GLint screen;
    } program[PROGRAM_COUNT];
    struct vertex *batch;
    size_t batched;
    enum gfx_program use;
    GLuint bound;
    enum gfx_blend blend, blend_set;

    struct drawing now, aside; /* aside: what it was before the picture that is being cached, … */
    bool caching;              /* … if one is */

    struct texture *texture;
    uint32_t textures, texture_room;
    const char *folder; /* see gfx_set_folder */
    struct stand_in *stand_in;
    uint32_t stand_ins, stand_in_room;
    gfx_texture glow;
    struct loader *loader;
    GLuint *framebuffer; /* of caches */
    uint32_t framebuffers;

    struct font *font;
    uint32_t fonts;
    struct font_size font_size[FONT_SIZES];
    struct fallback fallback[FALLBACKS]; /* by character, remembered */
    struct _FcConfig *fontconfig;        /* NULL until a character is missing */
    struct runs runs;

    struct gfx_lamp lamp; /* in pixels */

    struct gfx_item *item;
    size_t items, item_room;
    struct gfx_stats stats, last_stats;
};

/* gfx.c */
void gfx_log(const struct gfx *gfx, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* program.c: compiles what it can; false when not even the built-in shader works. */
bool programs_open(struct gfx *gfx);
void programs_close(struct gfx *gfx);
bool program_ready(const struct gfx *gfx, enum gfx_program program);
GLint program_uniform(const struct gfx *gfx, enum gfx_program program, const char *name);

/* batch.c */
bool batch_open(struct gfx *gfx);
void batch_close(struct gfx *gfx);
void batch_frame(struct gfx *gfx); /* GL state as the batcher needs it */
void batch_draw_to(struct gfx *gfx, struct target target,
                   struct view view); /* all of it, opaque; not yet to GL */
void batch_target(struct gfx *gfx);   /* the current target and clip to GL */
void batch_flush(struct gfx *gfx);
void batch_state(struct gfx *gfx, enum gfx_program program, GLuint texture);
void batch_quad(struct gfx *gfx, const struct point p[4], struct rect uv, struct color tint);
void batch_triangle(struct gfx *gfx, struct point a, struct point b, struct point c, struct color ca,
                    struct color cb, struct color cc);

/* draw.c */
struct point to_px(const struct gfx *gfx, struct point p);
struct rect rect_to_px(const struct gfx *gfx, struct rect r);
float px_scale(const struct gfx *gfx);
/* The corners in pixels of a sprite; false when there is nothing to draw. */
bool sprite_corners(const struct gfx *gfx, const struct gfx_sprite *s, struct point corner[4],
                    struct rect *uv);
struct color sprite_tint(const struct gfx_sprite *s);

/* texture.c */
void textures_open(struct gfx *gfx);
void textures_close(struct gfx *gfx);
void textures_pump(struct gfx *gfx, size_t budget);
struct texture *texture_of(const struct gfx *gfx, gfx_texture id); /* never NULL */
gfx_texture texture_add(struct gfx *gfx, const char *path);        /* a new one; 0 when memory is out */
GLuint texture_bindable(const struct gfx *gfx, gfx_texture id);    /* 0: draw nothing */
void texture_repeat(struct gfx *gfx, gfx_texture id, bool repeat);
void texture_filter(const struct gfx *gfx, bool mipmaps);

/* font.c */
void fonts_open(struct gfx *gfx);
void fonts_close(struct gfx *gfx);
void *font_at(struct gfx *gfx, gfx_font font, int px);    /* a TTF_Font, or NULL: none loads */
gfx_font font_of_file(struct gfx *gfx, const char *file); /* outside assets/; NO_FONT: memory is out */
int type_px(const struct gfx *gfx, struct gfx_type type);

/* fallback.c: a face of the system that has a character, NO_FONT: none. */
gfx_font fallback_for(struct gfx *gfx, uint32_t code);
void fallback_close(struct gfx *gfx);

/* pieces.c: a run's pieces from left to right; *out is to be freed. 0 when memory is out. */
size_t pieces_of(struct gfx *gfx, gfx_font font, int px, const char *text, size_t bytes, struct piece **out);
/* The TTF_Font that draws a piece, set to its direction, and in *copy the text to draw with it, to be freed. NULL: none. */
void *piece_face(struct gfx *gfx, struct piece *piece, int px, const char *text, char **copy);

/* run.c */
void runs_open(struct gfx *gfx);
void runs_close(struct gfx *gfx);
size_t runs_bytes(const struct gfx *gfx);                                              /* of the pages */
int run_width(struct gfx *gfx, gfx_font font, int px, const char *text, size_t bytes); /* pixels */
int run_draw(struct gfx *gfx, gfx_font font, int px, struct point at_px, const char *text, size_t bytes,
             struct color color, float turn);
bool run_is_plain(struct gfx *gfx, gfx_font font, int px, const char *text, size_t bytes);
size_t utf8_step(const char *text, size_t bytes); /* bytes of the first character, at least 1 */

/* target.c */
void targets_close(struct gfx *gfx);

/* record.c */
void record_clear(struct gfx *gfx);
void record_add(struct gfx *gfx, enum gfx_item_kind kind, struct rect px, struct color color,
                gfx_texture texture, const char *text, size_t bytes);
void record_size(struct gfx *gfx, float size); /* of the text recorded last */

#endif
