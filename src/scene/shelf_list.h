/* A list of files, each with what can be done with it: saves, records. A row is a line on what it is, a smaller one below and
 * a button for each action, reachable by mouse, keys and pad; pressing the row itself is its first action. */
#ifndef CONSPIRACY_SCENE_SHELF_LIST_H
#define CONSPIRACY_SCENE_SHELF_LIST_H

#include "gfx/geometry.h"
#include "table/host.h"

struct ui;

struct shelf_row {
    char title[640];   /* what it is */
    char when[64];     /* at its right end */
    char game[96];     /* below, at its left; "": none */
    char below[640];   /* the rest */
    const char *first; /* the words for its first action; NULL: those of the list */
    bool bad;          /* it cannot be opened: all but the action that deletes is off */
    bool inner; /* it belongs to the row above, and goes with it: only its title, and the first action */
    bool more;  /* and so does the row below */
};

struct shelf_action {
    const char *key; /* of its buttons; never shown */
    const char *text, *tip;
};

enum { SHELF_ACTIONS = 4 };

/* What is listed. The last action deletes and asks first. */
struct shelf_of {
    int n;
    bool (*row)(const struct host *h, int i, struct shelf_row *out); /* false: it is gone */
    struct shelf_action action[SHELF_ACTIONS];
    int actions;
    const char *ask, *ask_more, *yes, *no; /* before something is deleted */
};

/* What the list remembers. */
struct shelf_list {
    bool asking;
    int row;    /* about which */
    int frames; /* with rows, up to 2 */
};

struct shelf_press {
    int row, action; /* action -1: nothing was pressed */
};

float shelf_row_height(struct ui *ui, const struct shelf_of *of, float width);
struct shelf_press shelf_list_frame(struct shelf_list *l, const struct host *h, struct ui *ui, struct rect at,
                                    const struct shelf_of *of);

enum shelf_tab { SHELF_RECORDS, SHELF_SAVES, SHELF_STATISTICS, SHELF_TABS };
/* The sheet of a page on what is on file, the same for all of them: its heading, tabs that open the others, the way back and
 * that to a new game. Returns what is left for the content. */
struct rect shelf_sheet(const struct host *h, struct ui *ui, enum shelf_tab which);

/* Such a page with rows; without any, what will lie there. Returns what was pressed of the rows. */
struct shelf_press shelf_page(struct shelf_list *l, const struct host *h, struct ui *ui, enum shelf_tab which,
                              const struct shelf_of *of, const char *none, const char *none_more);

/* A page that has nothing to show yet: an empty chair, and beside it that is said. */
void shelf_nothing(struct ui *ui, struct rect inside, const char *heading, const char *words);

#endif
