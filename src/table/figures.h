/* How figures and what they fight over stand on a map: each with its base at the mark of its place, which is drawn over it, on the side
 * where it hides neither another nor another mark or a name. Where that is crowded some stand off, tied to their mark by a leash. Marks
 * and names keep their place, figures their size. No drawing. */
#ifndef CONSPIRACY_TABLE_FIGURES_H
#define CONSPIRACY_TABLE_FIGURES_H

#include "gfx/geometry.h"
#include "table/outlines.h"

#include <stdint.h>

/* A piece is a number: the figures come first and after them, where a game has one, the prop, a thing that lies beside those
 * who hold it. */
enum { FIGURES_MAX = 16, FIGURE_NOWHERE = 0xff };

/* Who hides whom: chosen by a game from its figures' silhouettes, so that of each it is seen what it is known by. */
struct figure_order {
    size_t figures;       /* how many there are, the prop left out */
    bool prop;            /* the piece after the last figure is a prop */
    const uint8_t *depth; /* by figure: of those equally far back the higher number stands in front */
};

struct figure_task {
    const struct figure_order *order;
    const struct point *place; /* the pins */
    size_t places;             /* how many of them must be seen, and told apart; 0: none */
    const float *pin; /* by place: radius of the mark of its pin, which is to be seen; NULL: there are none */
    uint64_t square;  /* places whose mark is a plate with round corners: `pin` is half of its side */
    const struct rect *names;  /* by place: where its name stands; NULL: there are none */
    const struct rect *prints; /* by place: what had better not be covered; NULL: nothing */
    const struct rect *kept;   /* what else no piece may cover, kept_count of them */
    size_t kept_count;
    const uint8_t *at; /* by piece: its place or FIGURE_NOWHERE */
    /* 1 + the figure that has just brought the prop to its place: of those there it lies nearest to them. 0: it belongs to nobody. */
    uint8_t bearer;
    const struct outline *outline[FIGURES_MAX]; /* by piece */
    struct point tag
        [FIGURES_MAX]; /* by piece: the size of its tag, across its hem or over its head; 0, 0: it has none */
    float figure_w, figure_h; /* of a figure, standing on its feet */
    float prop_w, prop_h;
    float cell;        /* the side of an outline's cell */
    float ground;      /* the row of an outline on which a piece stands */
    struct rect sheet; /* feet and heads stay inside */
};

struct figure_layout {
    struct point feet[FIGURES_MAX];      /* middle of the base; unset for what is not on the map */
    struct outline outline[FIGURES_MAX]; /* in cells of the task's */
    struct point base[FIGURES_MAX];      /* half of the width and of the depth of the base of each */
    bool over[FIGURES_MAX];              /* its tag is over its head */
    float aside[FIGURES_MAX]; /* … at the foot, so much of its width to the right; less than 0: to the left */
    bool untagged
        [FIGURES_MAX]; /* its tag has no room, and is not there; figures_place leaves nobody without */
    uint8_t order[FIGURES_MAX]; /* the pieces on the map from the back to the front */
    size_t count;
};

void figures_place(const struct figure_task *task, struct figure_layout *out);

/* How many pieces there are, the prop among them. */
size_t figures_pieces(const struct figure_order *order);

bool figures_is_prop(const struct figure_order *order, size_t piece);

/* The box that a piece takes up. */
struct rect figures_box(const struct figure_task *task, const struct figure_layout *layout, size_t piece);

/* Where its tag is: it lies over all pieces. Empty: it has none. */
struct rect figures_tag(const struct figure_task *task, const struct figure_layout *layout, size_t piece);

/* Its tag is over its head and lies at the mark of another place, as if it named who stands there. */
bool figures_strays(const struct figure_task *task, const struct figure_layout *layout, size_t piece);

/* How much of a box a piece covers: its outline, in cells. */
unsigned figures_over(const struct figure_task *task, const struct figure_layout *layout, size_t piece,
                      struct rect box);

/* What must be seen of a pin. */
struct rect figures_pin(const struct figure_task *task, size_t place);

/* How far the rim of a place's mark is from its middle, in the direction of a vector. */
float figures_rim(const struct figure_task *task, size_t place, struct point towards);

/* Half of the width and of the depth of the base on which a piece of that outline stands. */
struct point figures_base_of(const struct figure_task *task, const struct outline *o);

/* How far it is from the rim of a base there to the rim of its pin; 0 or less: they touch. */
float figures_gap(const struct figure_task *task, const struct figure_layout *layout, size_t piece);

/* The share of a place's mark that a piece hides: of its own, which is drawn over its base, only what rises above that. */
float figures_hides(const struct figure_task *task, const struct figure_layout *layout, size_t piece,
                    size_t place);

/* The leash of a piece that stands off: from the rim of its mark to that of its base. False: they touch. */
bool figures_leash(const struct figure_task *task, const struct figure_layout *layout, size_t piece,
                   struct point *from, struct point *to);

/* The share of a piece's outline (0 to 1) that no piece in front of it covers. */
float figures_visible(const struct figure_task *task, const struct figure_layout *layout, size_t piece);

#endif
