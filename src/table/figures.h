/* How figures and what they fight over stand on a map: those at one place in a group behind its pin, and wherever one would hide
 * another, a pin or a name, they step aside: pins and names keep their place. No drawing. */
#ifndef CONSPIRACY_TABLE_FIGURES_H
#define CONSPIRACY_TABLE_FIGURES_H

#include "gfx/geometry.h"
#include "table/outlines.h"

/* A piece is a number: the figures come first and after them, where a game has one, the prop, a thing that lies beside those
 * who hold it. */
enum { FIGURES_MAX = 16, FIGURE_NOWHERE = 0xff };

/* How so many figures stand around the pin of their place. Lengths are in widths of a figure. */
struct formation {
    uint8_t back;      /* how many of them stand in the back row */
    float pitch;       /* from one to the next in a row */
    float up, aside;   /* the back row, from the pin */
    struct point prop; /* where the prop lies, from the pin */
};

/* Who stands where and who hides whom: chosen by a game from its figures' silhouettes, so that of each nearly all is seen
 * and above all what it is known by. */
struct figure_order {
    size_t figures;           /* how many there are, the prop left out */
    bool prop;                /* the piece after the last figure is a prop */
    const uint8_t *from_left; /* figures: from left to right in a row */
    const uint8_t *backmost;  /* figures: who goes into the back row first */
    const uint8_t *depth;     /* by figure: of those in a row the higher number stands in front */
    const float *room;        /* by figure: what it needs at its right beyond the pitch, widths of a figure */
    const struct formation *formation; /* by how many stand together, 0 to `figures` */
};

struct figure_task {
    const struct figure_order *order;
    const struct point *place; /* the pins */
    size_t places;             /* how many of them must be seen, and told apart; 0: none */
    float pin;                 /* radius of what is to be seen of a pin; 0: nothing */
    const struct rect *names;  /* by place: where its name stands; NULL: there are none */
    const struct rect *prints; /* by place: what had better not be covered; NULL: nothing */
    const struct rect *kept;   /* what else no piece may cover, kept_count of them */
    size_t kept_count;
    const uint8_t *at;                          /* by piece: its place or FIGURE_NOWHERE */
    const struct outline *outline[FIGURES_MAX]; /* by piece */
    float figure_w, figure_h;                   /* of a figure, standing on its feet */
    float prop_w, prop_h;
    float cell;        /* the side of an outline's cell */
    float ground;      /* the row of an outline on which a piece stands */
    struct rect sheet; /* feet and heads stay inside */
};

struct figure_layout {
    struct point feet[FIGURES_MAX]; /* middle of the lower edge; unset for what is not on the map */
    uint8_t order[FIGURES_MAX];     /* the pieces on the map from the back to the front */
    size_t count;
};

void figures_place(const struct figure_task *task, struct figure_layout *out);

/* How many pieces there are, the prop among them. */
size_t figures_pieces(const struct figure_order *order);

bool figures_is_prop(const struct figure_order *order, size_t piece);

/* The box that a piece takes up. */
struct rect figures_box(const struct figure_task *task, const struct figure_layout *layout, size_t piece);

/* How much of a box a piece covers: its outline, in cells. */
unsigned figures_over(const struct figure_task *task, const struct figure_layout *layout, size_t piece,
                      struct rect box);

/* What must be seen of a pin. */
struct rect figures_pin(const struct figure_task *task, size_t place);

/* The share of a piece's outline (0 to 1) that no piece in front of it covers. */
float figures_visible(const struct figure_task *task, const struct figure_layout *layout, size_t piece);

#endif
