#include "ui/theme.h"

#include "gfx/text.h"
#include "gfx/texture.h"

struct ui_theme ui_theme_load(struct gfx *gfx)
{
    gfx_font sans = gfx_font_load(gfx, "shared/fonts/sans.ttf"); /* first: stands in for any other */
    gfx_font bold = gfx_font_load(gfx, "shared/fonts/sans-bold.ttf");
    gfx_font poster = gfx_font_load(gfx, "shared/fonts/title.ttf");
    gfx_font typewriter = gfx_font_load(gfx, "shared/fonts/type.ttf");
    gfx_font hand = gfx_font_load(gfx, "shared/fonts/hand.ttf");
    gfx_texture sheet = gfx_load(gfx, "shared/ui/paper-sheet.png");
    gfx_texture card = gfx_load(gfx, "shared/ui/index-card.png");
    gfx_pin(gfx, sheet); /* never missing when something opens */
    gfx_pin(gfx, card);
    return (struct ui_theme){
        .color = {.paper = color_hex(0xEADFC3),
                  .paper_dark = color_hex(0xD8C79D),
                  .ink = color_hex(0x2A1F14),
                  .ink_soft = color_hex(0x5B4832),
                  .accent = color_hex(0xB3271F),
                  .brass = color_hex(0xC9A04A),
                  .walnut = color_hex(0x2B1B12),
                  .teal = color_hex(0x24474A),
                  .cream = color_hex(0xF3EAD3),
                  .shade = {0.05f, 0.03f, 0.02f, 0.62f}},
        .art = {.sheet = sheet,
                .card = card,
                .button = gfx_load(gfx, "shared/ui/button.png"),
                .button_hot = gfx_load(gfx, "shared/ui/button-hot.png"),
                .button_down = gfx_load(gfx, "shared/ui/button-down.png"),
                .button_off = gfx_load(gfx, "shared/ui/button-off.png"),
                .stamp = gfx_find(gfx, "shared/ui/stamp-frame.png"),
                .pin = gfx_find(gfx, "shared/ui/pin.png")},
        .type = {[STYLE_TITLE] = {poster, 96, 2},
                 [STYLE_HEADING] = {poster, 44, 0},
                 [STYLE_SUBHEAD] = {bold, 26, 0},
                 [STYLE_BODY] = {sans, 22, 0},
                 [STYLE_STRONG] = {bold, 22, 0},
                 [STYLE_TYPE] = {typewriter, 20, 0},
                 [STYLE_SMALL] = {sans, 18, 0},
                 [STYLE_STAMP] = {poster, 38, 1},
                 [STYLE_NUMBER] = {poster, 40, 0},
                 [STYLE_HAND] = {hand, 30, 0}},
    };
}
