/* The board on the table: where everything printed on it lies, worked out once for a size. Board units
 * are u at zoom 1, from the map's top left. */
#ifndef CONSPIRACY_SCENE_SOLOMON_BOARD_H
#define CONSPIRACY_SCENE_SOLOMON_BOARD_H

#include "gfx/text.h"
#include "scene/solomon/groups.h"
#include "scene/solomon/projection.h"
#include "scene/solomon/strands.h"

struct ui;

struct board_plan {
    struct rect map; /* where the map lies on the window, u */
    float unit;      /* board units per pixel of the print */
    struct projection print;
    size_t cities;
    struct point city[SOLOMON_CITIES];
    struct strand strand[STRANDS_MAX];
    size_t strands;
    struct rect label[SOLOMON_CITIES];
    float label_scale;                  /* of the label type; 1 unless the names had to shrink */
    struct rect plaque[SOLOMON_CITIES]; /* of HQ cities */
    uint64_t stations;                  /* bit per city */
    float pin;                          /* radius of what stands around a pin */
    struct group_task pieces;           /* sizes of the pieces; its pointers are set when used */
    uint64_t key;                       /* what it was worked out for */
};

/* Works the plan out for a map at that place, if it is not that already. `stations`: where trains call in this match, bit
 * per city; `figures`: their size, 1 usual. */
void board_plan_make(struct board_plan *plan, struct ui *ui, const struct game_box *box, uint64_t stations,
                     const struct projection *print, struct rect map, float figures);

/* Where a station's sign is: above its pin, at the left. */
struct point board_station(const struct board_plan *plan, size_t city);

/* The type of the cities' names, before they are made smaller to find room. */
struct gfx_type board_name_type(const struct ui *ui);

/* The most that board_label_task blocks. */
enum { BOARD_BLOCKED = 2 * SOLOMON_CITIES + PROJECTION_TRACK };

/* Everything labels_place needs to know of a plan; sizes of labels at scale 1 go to `size`. */
struct label_task;
void board_label_task(const struct board_plan *plan, const struct point *size, float *clear,
                      struct rect *blocked, struct label_task *out);

/* Where a space of Dr. Solomon's track is, in board units. */
struct point board_track(const struct board_plan *plan, size_t space);

/* Places the pieces of a view. */
void board_group(const struct board_plan *plan, const uint8_t piece_city[GROUP_PIECES],
                 struct group_layout *out);

#endif
