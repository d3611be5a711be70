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
    int row; /* about which */
};

struct shelf_press {
    int row, action; /* action -1: nothing was pressed */
};

float shelf_row_height(struct ui *ui, const struct shelf_of *of, float width);
struct shelf_press shelf_list_frame(struct shelf_list *l, const struct host *h, struct ui *ui, struct rect at,
                                    const struct shelf_of *of);

/* The tabs of a page on what is on file, over `inside`, which loses their height; `which` is the page that is up, the others
 * are opened when pressed. */
enum shelf_tab { SHELF_RECORDS, SHELF_SAVES, SHELF_STATISTICS, SHELF_TABS };
float shelf_tabs_height(struct ui *ui);
void shelf_tabs(const struct host *h, struct ui *ui, struct rect *inside, enum shelf_tab which);

/* A page of its own: its heading, tabs, way back and rows; without rows what will lie there, and the way to a new game. Returns what
 * was pressed of the rows. */
struct shelf_press shelf_page(struct shelf_list *l, const struct host *h, struct ui *ui, enum shelf_tab which,
                              const struct shelf_of *of, const char *none, const char *none_more);

/* An empty folder with a stamp, what will lie in it: for a list without rows. */
void shelf_nothing(struct ui *ui, struct rect inside, const char *heading, const char *words);

#endif
