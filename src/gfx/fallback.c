/* Faces of the system for characters that the game's own fonts lack: names may be written in any script. */
#include <SDL_ttf.h>
#include <fontconfig/fontconfig.h>
#include <stdlib.h>
#include <string.h>

#include "gfx/inside.h"

/* A face that has the character, for FcPatternDestroy(); NULL when the system knows none that can be drawn here. Pictures in
 * colour are left out: a run is one colour. */
static FcPattern *face_with(FcConfig *config, uint32_t code)
{
    FcPattern *asked = FcPatternCreate();
    FcCharSet *wanted = FcCharSetCreate();
    FcPattern *found = NULL;
    FcResult result;
    if (asked && wanted && FcCharSetAddChar(wanted, code)) {
        FcPatternAddString(asked, FC_FAMILY, (const FcChar8 *)"sans-serif");
        FcPatternAddCharSet(asked, FC_CHARSET, wanted);
        FcPatternAddBool(asked, FC_COLOR, FcFalse);
        FcPatternAddBool(asked, FC_SCALABLE, FcTrue);
        FcConfigSubstitute(config, asked, FcMatchPattern);
        FcDefaultSubstitute(asked);
        found = FcFontMatch(config, asked, &result);
    }
    if (wanted)
        FcCharSetDestroy(wanted);
    if (asked)
        FcPatternDestroy(asked);
    return found;
}

/* The file of that face; a match may be the nearest and still lack the character. */
static const char *file_of(const FcPattern *face, uint32_t code)
{
    FcCharSet *has = NULL;
    FcBool colored = FcFalse;
    FcChar8 *file = NULL;
    int index = 0;
    if (!face || FcPatternGetCharSet(face, FC_CHARSET, 0, &has) != FcResultMatch ||
        !FcCharSetHasChar(has, code))
        return NULL;
    if (FcPatternGetBool(face, FC_COLOR, 0, &colored) == FcResultMatch && colored)
        return NULL;
    if (FcPatternGetInteger(face, FC_INDEX, 0, &index) == FcResultMatch && index != 0)
        return NULL;
    return FcPatternGetString(face, FC_FILE, 0, &file) == FcResultMatch ? (const char *)file : NULL;
}

static gfx_font look_up(struct gfx *gfx, uint32_t code)
{
    if (!gfx->fontconfig)
        gfx->fontconfig = FcInitLoadConfigAndFonts();
    if (!gfx->fontconfig)
        return NO_FONT;
    FcPattern *face = face_with(gfx->fontconfig, code);
    const char *file = file_of(face, code);
    gfx_font font = file ? font_of_file(gfx, file) : NO_FONT;
    if (face)
        FcPatternDestroy(face);
    return font;
}

gfx_font fallback_for(struct gfx *gfx, uint32_t code)
{
    struct fallback *known = &gfx->fallback[code % FALLBACKS];
    if (known->code != code)
        *known = (struct fallback){code, look_up(gfx, code)};
    return known->font;
}

void fallback_close(struct gfx *gfx)
{
    if (gfx->fontconfig)
        FcConfigDestroy(gfx->fontconfig);
}
