/* A map on the table: where everything on it lies, worked out once for its size. The game describes its map; the plan says
 * where pins, strings, names and what is printed beside them go. Positions are map units: u from the map's top left, as
 * they are while it is not magnified. */
#ifndef CONSPIRACY_TABLE_MAP_H
#define CONSPIRACY_TABLE_MAP_H

#include "gfx/text.h"
#include "rules/map.h"
#include "table/figures.h"
#include "table/labels.h"
#include "table/strands.h"

struct ui;

enum {
    MAP_PLACES = LABELS_MAX, /* a set of places is a uint64_t */
    MAP_BLOCKED = 32,
    MAP_TASK_BLOCKED = MAP_BLOCKED + 2 * MAP_PLACES,
};

/* What a game tells of its map. Positions are in the units of its print, whatever these are. */
struct map_data {
    struct point size; /* of the print */
    size_t places;
    struct point at[MAP_PLACES];
    const char *name[MAP_PLACES]; /* translated, for the time of the call; NULL: none is printed */
    uint64_t lines[MAP_PLACES];   /* by place: a bit for each that a line joins to it */
    const map_bend *bend;         /* lines that are not straight, shares of the print */
    size_t bends;
    struct point plaque[MAP_PLACES];  /* the middle of each; 0, 0: where it hides least */
    uint64_t plaques;                 /* places beside which a plaque is printed; their names are larger */
    uint64_t signs;                   /* places whose pin is a sign, see map_draw_pin */
    struct rect blocked[MAP_BLOCKED]; /* what else no name may cover */
    size_t blocked_count;
    bool blocked_noted; /* the last of them only where the note is printed */
    /* where something is printed if there is room for it, smaller where a line or a mark is in its way; empty: nothing */
    struct rect note;
    float note_least; /* how much smaller it may be, at most 1; 0: as small as 0.78 */
    /* how wide the frame is that runs around the print, print units: no plaque lies on it; 0: it has none */
    float frame;
    /* The sizes of a figure and of a prop, map units where the map is MAP_USUAL_WIDTH wide. */
    struct point figure, prop;
    float piece_scale; /* how much larger they are; 1 usual */
};

struct map_plan {
    struct rect at;         /* where the map lies on the window, u */
    float unit;             /* map units per unit of the print */
    float scale;            /* of whatever has a size on the map: 1 where the map is MAP_USUAL_WIDTH wide */
    float pin;              /* radius of a plain pin's mark */
    float mark[MAP_PLACES]; /* by place: of its pin's, which may be a sign */
    size_t places;
    struct point place[MAP_PLACES];
    struct strand strand[STRANDS_MAX];
    size_t strands;
    struct rect label[MAP_PLACES]; /* the names */
    float label_scale;             /* of the label type; 1 unless the names had to shrink */
    struct rect plaque[MAP_PLACES];
    /* how much smaller the note has to be, its left edge and its middle height where they were; 0: left out */
    float note_scale;
    /* how far to the right of its place it is, map units: less than 0 where a line or a mark was in its way */
    float note_shift;
    uint64_t signs;
    struct figure_task pieces; /* their sizes and the sheet; see map_figure_task */
    struct rect blocked[MAP_BLOCKED];
    size_t blocked_count;
    uint64_t key; /* what it was worked out for */
};

/* The width of a map in a window of 1920 by 1080 u, for which the sizes of the things on it are given. */
#define MAP_USUAL_WIDTH 1430.0f

/* Works the plan out for a map at that place on the window, if it is not that already. */
void map_plan_make(struct map_plan *plan, struct ui *ui, const struct map_data *data, struct rect at);

/* The course of a line, or, where none joins the two, of a string between them. */
void map_way(const struct map_plan *plan, size_t from, size_t to, struct point out[STRAND_POINTS]);

/* Print units to map units. */
struct point map_point(const struct map_plan *plan, struct point print);

/* The box of the i-th counter that lies at a place for good, close to its mark: always of the same size. */
struct rect map_counter(const struct map_plan *plan, size_t place, size_t i);

/* How pieces stand on the map, but for what only the game knows: order, outlines, cell, and where each is. */
struct figure_task map_figure_task(const struct map_plan *plan);

/* The type of a place's name, before all are made smaller to find room. */
struct gfx_type map_name_type(const struct ui *ui, bool plaque);

/* Everything labels_place needs to know of a plan. The caller's arrays: `size` holds the size of each label at scale 1,
 * `clear` (MAP_PLACES) and `blocked` (MAP_TASK_BLOCKED) are filled in and must outlive the task. */
void map_label_task(const struct map_plan *plan, const struct point *size, float *clear, struct rect *blocked,
                    struct label_task *out);

#endif
