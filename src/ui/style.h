/* The roles of type. */
#ifndef CONSPIRACY_UI_STYLE_H
#define CONSPIRACY_UI_STYLE_H

/* How text is set. Sizes in u at 100 % text size. */
enum ui_style {
    STYLE_TITLE,   /* 96, poster face, capitals */
    STYLE_HEADING, /* 44, poster face */
    STYLE_SUBHEAD, /* 26, bold sans */
    STYLE_BODY,    /* 22, sans: what must be read fast */
    STYLE_STRONG,  /* 22, bold sans */
    STYLE_TYPE,    /* 20, typewriter: log, dossier */
    STYLE_SMALL,   /* 18, sans */
    STYLE_STAMP,   /* 38, poster face, capitals: what is stamped on something */
    STYLE_NUMBER,  /* 40, poster face: figures on coins and dials */
    STYLE_HAND,    /* 30, handwriting: what somebody has written */
    STYLE_COUNT
};

#endif
