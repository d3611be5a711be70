/* The look: colours, type and pictures of a case file opened in 1973. */
#ifndef CONSPIRACY_UI_THEME_H
#define CONSPIRACY_UI_THEME_H

#include "gfx/geometry.h"
#include "ui/style.h"

struct gfx;

/* Text on paper has a contrast of at least 4.5 to 1. */
struct ui_colors {
    struct color paper, paper_dark; /* #EADFC3 and its shade */
    struct color ink, ink_soft;     /* #2A1F14 and a lighter ink that is still readable on paper */
    struct color accent;            /* red #B3271F, for one thing: what must be looked at now */
    struct color brass;             /* #C9A04A: focus, pins, highlights on dark ground */
    struct color walnut;            /* #2B1B12: the desk */
    struct color teal;              /* #24474A: the press that goes on with the game */
    struct color cream;             /* text on walnut and teal */
    struct color shade;             /* behind a modal card */
};

/* Pictures of the theme. Where one is missing, plain shapes are drawn instead. */
struct ui_art {
    gfx_texture sheet, card;                                 /* surfaces */
    gfx_texture button, button_hot, button_down, button_off; /* paper labels */
    gfx_texture stamp, pin;
};

struct ui_theme {
    struct ui_colors color;
    struct ui_art art;
    struct gfx_type type[STYLE_COUNT]; /* sizes at 100 % */
};

/* The theme; its fonts and pictures begin to load. */
struct ui_theme ui_theme_load(struct gfx *gfx);

#endif
