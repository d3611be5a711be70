/* A run of text in pieces: each in one face and one direction, from left to right as they are drawn. */
#include <SDL_ttf.h>
#include <fribidi.h>
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "gfx/inside.h"

/* What is drawn for a character that no face has: U+FFFD, or where that is lacking too a question mark. */
enum { REPLACEMENT = 0xFFFD };

struct letter {
    uint32_t code;
    uint32_t start, bytes;
    gfx_font font;
    bool lacking;
};

static bool provides(struct gfx *gfx, gfx_font font, int px, uint32_t code)
{
    TTF_Font *ttf = font == NO_FONT ? NULL : font_at(gfx, font, px);
    return ttf && TTF_GlyphIsProvided32(ttf, code) != 0;
}

/* Marks above and below, joiners and the like: they belong to the character before them, whatever that is drawn with. */
static bool leans(uint32_t code)
{
    FriBidiCharType type = fribidi_get_bidi_type(code);
    return type == FRIBIDI_TYPE_NSM || type == FRIBIDI_TYPE_BN || FRIBIDI_IS_EXPLICIT(type);
}

static void choose_face(struct gfx *gfx, gfx_font font, int px, struct letter *l, const struct letter *before)
{
    if (before && leans(l->code) && !before->lacking)
        l->font = before->font;
    else if (provides(gfx, font, px, l->code))
        l->font = font;
    else
        l->font = fallback_for(gfx, l->code);
    if (l->font != font && !provides(gfx, l->font, px, l->code) && !leans(l->code))
        l->font = NO_FONT;
    l->lacking = l->font == NO_FONT;
    if (l->lacking)
        l->font = font;
}

static size_t read_letters(struct gfx *gfx, gfx_font font, int px, const char *text, size_t bytes,
                           struct letter *out)
{
    size_t n = 0;
    for (size_t i = 0; i < bytes;) {
        struct letter *l = &out[n];
        size_t step = utf8_next(text + i, bytes - i, &l->code);
        l->start = (uint32_t)i;
        l->bytes = (uint32_t)(step ? step : 1);
        if (!step)
            l->code = REPLACEMENT;
        choose_face(gfx, font, px, l, n ? &out[n - 1] : NULL);
        i += l->bytes;
        n++;
    }
    return n;
}

/* How deep each letter is nested in text of the other direction; odd: from right to left. What surrounds a name is always
 * read from left to right. */
static bool find_levels(const struct letter *letters, size_t n, FriBidiLevel *levels)
{
    FriBidiChar *codes = malloc(n * sizeof *codes);
    FriBidiCharType *types = malloc(n * sizeof *types);
    FriBidiParType base = FRIBIDI_PAR_LTR;
    bool ok = codes && types;
    if (ok) {
        for (size_t i = 0; i < n; i++)
            codes[i] = letters[i].code;
        fribidi_get_bidi_types(codes, (FriBidiStrIndex)n, types);
        ok = fribidi_get_par_embedding_levels_ex(types, NULL, (FriBidiStrIndex)n, &base, levels) > 0;
    }
    free(codes);
    free(types);
    return ok;
}

static void turn_round(struct piece *piece, size_t n)
{
    for (size_t i = 0; i < n / 2; i++) {
        struct piece kept = piece[i];
        piece[i] = piece[n - 1 - i];
        piece[n - 1 - i] = kept;
    }
}

/* From the order in which they are read to that in which they stand (Unicode's bidirectional algorithm, rule L2). */
static void order_by_level(struct piece *piece, size_t n)
{
    int deepest = 0;
    for (size_t i = 0; i < n; i++)
        deepest = piece[i].level > deepest ? piece[i].level : deepest;
    for (int level = deepest; level > 0; level--)
        for (size_t i = 0, end; i < n; i = end + 1) {
            for (end = i; end < n && piece[end].level >= level; end++)
                continue;
            turn_round(piece + i, end - i);
        }
}

static size_t join(const struct letter *letters, const FriBidiLevel *levels, size_t n, struct piece *out)
{
    size_t pieces = 0;
    for (size_t i = 0; i < n; i++) {
        struct piece *last = pieces ? &out[pieces - 1] : NULL;
        const struct letter *l = &letters[i];
        if (last && !l->lacking && !last->lacking && last->font == l->font && last->level == levels[i])
            last->bytes += l->bytes;
        else
            out[pieces++] = (struct piece){l->start, l->bytes, l->font, levels[i], l->lacking, false};
    }
    return pieces;
}

/* Most text: one face has everything, and all of it runs to the right. */
static bool is_plain(struct gfx *gfx, gfx_font font, int px, const char *text, size_t bytes)
{
    for (size_t i = 0, step; i < bytes; i += step) {
        uint32_t code;
        step = utf8_next(text + i, bytes - i, &code);
        if (step == 0 || FRIBIDI_IS_RTL(fribidi_get_bidi_type(code)) || !provides(gfx, font, px, code))
            return false;
    }
    return true;
}

size_t pieces_of(struct gfx *gfx, gfx_font font, int px, const char *text, size_t bytes, struct piece **out)
{
    struct piece *piece = *out = malloc((bytes ? bytes : 1) * sizeof *piece);
    if (!piece)
        return 0;
    *piece = (struct piece){0, (uint32_t)bytes, font, 0, false, true};
    if (!font_at(gfx, font, px) || is_plain(gfx, font, px, text, bytes))
        return 1;
    struct letter *letters = malloc(bytes * sizeof *letters);
    FriBidiLevel *levels = malloc(bytes * sizeof *levels);
    size_t n = 1;
    if (letters && levels) {
        size_t count = read_letters(gfx, font, px, text, bytes, letters);
        if (find_levels(letters, count, levels)) {
            n = join(letters, levels, count, piece);
            order_by_level(piece, n);
        }
    }
    free(letters);
    free(levels);
    return n;
}

/* What is drawn for a piece that no face has. */
static const char *sign(struct gfx *gfx, struct piece *piece, int px)
{
    gfx_font face = fallback_for(gfx, REPLACEMENT);
    if (!provides(gfx, face, px, REPLACEMENT))
        return "?";
    piece->font = face;
    return "\xEF\xBF\xBD";
}

/* The script of a text, after which letters are joined and marks are placed: that of its first letter which has one of its own.
 * As four letters (ISO 15924) with a zero behind. */
static void find_script(const char *text, char tag[5])
{
    GUnicodeScript script = G_UNICODE_SCRIPT_UNKNOWN;
    size_t n = strlen(text);
    for (size_t i = 0, step; i < n; i += step ? step : 1) {
        uint32_t code = 0;
        step = utf8_next(text + i, n - i, &code);
        GUnicodeScript own = g_unichar_get_script(code);
        if (own != G_UNICODE_SCRIPT_COMMON && own != G_UNICODE_SCRIPT_INHERITED) {
            script = own;
            break;
        }
    }
    uint32_t iso = g_unicode_script_to_iso15924(script);
    for (int i = 0; i < 4; i++)
        tag[i] = (char)(iso >> (24 - 8 * i) & 0xFF);
    tag[4] = 0;
}

/* One face serves many runs, so each piece sets what it needs. */
static void set_shaping(TTF_Font *ttf, const struct piece *piece, const char *text)
{
    char tag[5] = "Zzzz"; /* unknown: as letters stand in the font */
    if (!piece->plain)
        find_script(text, tag);
    (void)TTF_SetFontScriptName(ttf, tag);
    (void)TTF_SetFontDirection(ttf, piece->level % 2 ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR);
}

void *piece_face(struct gfx *gfx, struct piece *piece, int px, const char *text, char **copy)
{
    *copy = piece->lacking ? strdup(sign(gfx, piece, px)) : strndup(text + piece->start, piece->bytes);
    TTF_Font *ttf = *copy ? font_at(gfx, piece->font, px) : NULL;
    if (ttf)
        set_shaping(ttf, piece, *copy);
    return ttf;
}
