/* The pieces on a map drawn: at rest, on their way along a line, carried, burning, lit. The game lists them each frame and
 * says what of them travels. Map units. */
#ifndef CONSPIRACY_TABLE_PIECES_H
#define CONSPIRACY_TABLE_PIECES_H

#include "table/map.h"
#include "table/sprites.h"

struct gfx;
struct map_board_look;
struct ui;

/* The ring on the ground around a piece. */
enum piece_light {
    PIECE_DARK,
    PIECE_OPEN,   /* it may be pressed */
    PIECE_ONE_OF, /* it may, and not all may: so that its tag tells, too, where its base is hidden */
    PIECE_TAKEN   /* it was pressed, or it is what everybody waits for */
};

struct piece {
    const struct sprite *sprite; /* NULL: the stand-in is drawn, as it is where the picture is missing */
    uint8_t at, then;            /* its place, and its place after what happens now; FIGURE_NOWHERE */
    bool travels;  /* it goes along the way; others that move make room for it in a straight line */
    uint8_t light; /* enum piece_light */
    bool asked; /* the prop: it is what is asked about, so piece_set_draw leaves it to piece_set_draw_asked */
    float held; /* how high it is held while it does not travel, heights of a figure */
    float charred;      /* 0 whole, 1 gone */
    float turned;       /* how far it has turned round on its stand: 0 its face, 0.5 its edge, 1 its back */
    struct color color; /* of what ties it to its mark, and of its tag */
    const char *name;   /* translated, on a tag at its foot; NULL: it wears none */
    struct point tag;   /* how large that is */
    bool spared;        /* it wears that only where it lies over nothing else that is read: type is large */
};

struct piece_look {
    float lift; /* over the ground */
    float opacity;
    float charred; /* 0 whole, 1 gone */
    float turned;  /* as in struct piece */
    uint32_t seed; /* of the fire's edge */
};

/* All pieces of a map, figures first, then the prop, as in their figure_order. */
struct piece_set {
    const struct map_plan *plan;
    const struct sprites *sprites;
    const struct figure_order *order;
    struct piece piece[FIGURES_MAX];
    float t; /* 0 to 1: how far what happens now is */
    struct point way[STRAND_POINTS];
    size_t way_points;             /* 0: nothing travels */
    float hop;                     /* how high travellers rise halfway, heights of a figure */
    struct rect kept[FIGURES_MAX]; /* what lies on the map and is not to be covered */
    size_t kept_count;
    size_t carrier; /* the figure that has the prop in its hand on the way; FIGURE_NOWHERE: none */
    /* … that has brought the prop where it lies now, and where it lies afterwards: see figure_task. */
    size_t bearer, bearer_then;
    /* Draws a piece of that look whose picture is missing; h: the height of a figure. */
    void (*stand_in)(struct ui *ui, const struct map_board_look *look, size_t piece, struct point feet,
                     float h, float opacity);
    const struct map_board_look *look;
    /* Draws the mark of a place again, over the bases of those who stand there; NULL: it is not. */
    void (*mark)(struct ui *ui, const struct piece_set *set, size_t place);

    /* set by piece_set_place */
    struct figure_layout from, to; /* where they stand now, and afterwards */
    uint64_t from_key, to_key;     /* what each was found for */
};

/* Begins the list of a frame: nobody is on the map. What was placed before is remembered. */
void piece_set_clear(struct piece_set *set, const struct map_plan *plan, const struct sprites *sprites,
                     const struct figure_order *order);
/* The way of those that travel from place to place: along the line between the two, or straight. hop: heights of a figure. */
void piece_set_way(struct piece_set *set, size_t from, size_t to, bool straight, float hop);
/* Gives a listed piece a tag with its name, and that and its tie a colour. */
void piece_set_name(struct ui *ui, struct piece_set *set, size_t piece, const char *name, struct color color);
/* Places the pieces as they are listed now. */
void piece_set_place(struct piece_set *set);
/* Of all that their places depend on, now and afterwards. */
uint64_t piece_set_key(const struct piece_set *set);
/* Where a piece stands now, or is over, and how high. */
struct point piece_feet(const struct piece_set *set, size_t piece, float *lift);
/* The leash from the rim of its mark to the base of a piece that stands off; all pieces have the same one. False: it touches its mark,
 * or is on its way to another place. */
bool piece_tie(const struct piece_set *set, size_t piece, struct point *from, struct point *to);
/* The tag at its foot or over its head, which moves with it; empty: it wears none, or there is no room for it where type is large. */
struct rect piece_tag(const struct piece_set *set, size_t piece);
/* A tag of that size elsewhere, in ink or in white, whichever is read on that colour; its pale edge lies around `at`. */
void piece_tag_draw(struct ui *ui, struct gfx_type type, struct rect at, const char *name,
                    struct color color);
/* Draws those that are on the map now. */
void piece_set_draw(struct ui *ui, const struct piece_set *set);
/* Draws their tags: over everybody, and whatever else lies there, for a name is read whole. */
void piece_set_draw_tags(struct ui *ui, const struct piece_set *set);
/* … those alone that a frame around a place runs across. */
void piece_set_draw_tags_across(struct ui *ui, const struct piece_set *set, struct rect frame);
/* Draws the prop again where it lies, over what has been laid on it since. */
void piece_set_draw_prop(struct ui *ui, const struct piece_set *set);
/* Draws the prop while it is asked about, larger and in a ring: over whatever else lies there. */
void piece_set_draw_asked(struct ui *ui, const struct piece_set *set);
/* The box of the prop as large as it is while it is asked about. */
struct rect piece_asked_box(const struct piece_set *set);
/* Draws one of them elsewhere. */
void piece_draw_in_set(struct ui *ui, const struct piece_set *set, size_t piece, struct point feet,
                       struct piece_look look);
/* What a piece of the set that stands there covers, with all that sticks out. */
struct rect piece_reach(const struct piece_set *set, size_t piece, struct point feet);
/* What each of those on the map covers, in the order in which they stand; FIGURES_MAX at most. Returns how many. */
size_t piece_set_reach(const struct piece_set *set, struct rect *out);
/* The box in which a piece stands. */
struct rect piece_box(const struct piece_set *set, size_t piece);

/* --- one piece, wherever it stands ------------------------------------------------------------------------- */

/* h: the height of a figure; all things keep their sizes to it. False: there is no picture, only a shadow was drawn. */
bool piece_draw(struct gfx *gfx, const struct sprites *sprites, const struct sprite *s, struct point feet,
                float h, struct piece_look look);

/* A turned pawn with a letter, where a figure has no picture; h: the height of a figure. */
void piece_pawn(struct ui *ui, struct point feet, float h, struct color color, const char *letter,
                float opacity);

/* A plain case with a handle, for a prop whose picture is missing. */
void piece_chest(struct ui *ui, struct point feet, float h, struct color color, float opacity);

/* The height of a figure, and its feet, for a piece to stand in a box with all that it holds. */
float piece_fit(const struct sprites *sprites, const struct sprite *s, struct rect box, struct point *feet);

#endif
