/* A printed board whose places form a ring: figures stand there in slots of their own and walk round it, a prop lies at one of them,
 * and markers run along a track. The middle of a table, from a few constants (table_game.stands) and the file that was made with
 * the print:
 *
 *     {"places": [{"name", "x", "y", "sign": [x, y], "prop": [x, y], "feet": [left, top, right, bottom]}, …], in the order of
 *      the ring; three figures stand at the front of their field of feet, more behind them in the gaps
 *      "step": [w, h] of what markers share of a space, "deep": how deep all of the space is, of that, "track": [[x, y], …] the middle of that of each,
 *      "start": [x, y, w, h] where markers lie that have not set out, if that is not the first space}
 *
 * with all positions as shares of the print. Units below are those of the middle. */
#ifndef CONSPIRACY_TABLE_STANDS_H
#define CONSPIRACY_TABLE_STANDS_H

#include "table/game.h"
#include "table/sprites.h"
#include "table/track.h"

union table_view;
struct cast;
struct text;

enum { STANDS_PLACES = 24, STANDS_FIGURES = 8, STANDS_WORD = 16, STANDS_MARKS = 4, STANDS_NOWHERE = 0xff };

/* Where everything is in a view. */
struct stands_at {
    uint8_t place[STANDS_FIGURES]; /* or STANDS_NOWHERE */
    uint8_t slot[STANDS_FIGURES];  /* the kit's: which of those of its place each figure has */
    uint8_t prop;
    int16_t marker[STANDS_FIGURES]; /* how far each has come; spaces count on past the end */
    int16_t
        gain[STANDS_FIGURES]; /* how much further it would go by what is being weighed: shown ahead of it */
    bool weighed;             /* something is; else the gains are what everybody sees coming */
};

struct stands_look {
    const char *data; /* below assets/, as all pictures */
    const char *print, *fine_print;
    /* the folder of the figures, named as in their cast, of `prop`, and of their figures.json */
    const char *figures;
    const char *prop;
    const struct cast *cast;
    float figure;                               /* its height, as a share of the print's */
    struct color ground;                        /* until the print is there, */
    unsigned prop_color;                        /* and instead of the prop's picture: 0xRRGGBB */
    uint8_t place_kind, figure_kind, prop_kind; /* kinds of things; 0 for the prop: it cannot be pressed */
    const char *(*name)(size_t place);          /* what a place is called, translated */
    bool ends; /* the track ends where it began: a marker that comes past its last space stays on the first */
    const char *start; /* over the markers that have not set out; N_() or NC_() */
    /* The marks of the track with what is printed at them, out[STANDS_MARKS]; returns how many. NULL: none. */
    size_t (*marked)(const struct table *t, struct track_mark *out);
    /* Whether what is being chosen is done to markers: then they can be pressed instead of their figures. NULL: it never is. */
    bool (*by_marker)(const struct table *t);
    /* The heading of the tally of all markers, which lies inside the track at the right: what would happen to make them gain
     * what `read` says. NULL: there is none. */
    void (*tally)(const struct table *t, struct text *heading);
    /* A seat's own figures, as bits, as far as the view tells. NULL: none is anybody's. */
    unsigned (*own)(const struct game_view *view, int seat);
    /* Changes a view by what an action does at once, and by nothing that follows from it. NULL: no reasons are given for hints. */
    void (*after)(struct game_view *view, int seat, const game_action *action);
    void (*read)(const struct game_view *view, struct stands_at *out);
};

/* What lies where, and what moves. */
struct stands {
    const struct stands_look *look;
    bool read; /* the files were */
    size_t places, spaces;
    char word[STANDS_PLACES][STANDS_WORD]; /* the name in the file */
    struct point foot[STANDS_PLACES], lies[STANDS_PLACES], sign[STANDS_PLACES];
    struct point feet[STANDS_PLACES][2]; /* two corners */
    struct rect way[STANDS_PLACES]; /* the middle of the way to the next, and in w and h where it leads */
    struct point space[TRACK_SPACES], step; /* the middle of each space, how large all are */
    float deep;                             /* see track.h */
    struct rect start;                      /* empty: none */
    struct sprites sprites;
    struct stands_at now, then; /* in the shown view, and after what is being shown */
    float progress;
    struct {
        uint8_t from,
            at; /* where a figure stood before it was moved without an event; where it was drawn last */
        uint64_t began; /* ms */
    } walk[STANDS_FIGURES];
};

/* For t->stands, which is freed as a whole; NULL: no memory. */
struct stands *stands_new(const struct stands_look *look);

/* --- as in struct table_game */

void stands_prepare(struct table *t);
uint64_t stands_key(const struct table *t);
void stands_scenery(struct table *t);
void stands_pieces(struct table *t);
size_t stands_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS]);
void stands_hot(struct table *t, const struct table_spot *spot);
void stands_from(const struct table *t, struct thing last, struct point *from);
size_t stands_precious(const struct table *t, struct table_precious out[TABLE_PRECIOUS]);
/* The tags of what is being spent on figures. */
void stands_across(struct table *t, struct rect at);
/* A place or a figure by its name in the file or the cast's, the prop, or `track N`. */
bool stands_point(const struct table *t, const char *name, struct rect *at);

#define STANDS_GAME(look)                                                                                    \
    .stands = &(look), .prepare = stands_prepare, .scenery_key = stands_key, .scenery = stands_scenery,      \
    .pieces = stands_pieces, .spots = stands_spots, .hot = stands_hot, .from = stands_from,                  \
    .precious = stands_precious, .across = stands_across, .point = stands_point

/* The shown view once what is being spent, or has been chosen, is carried out; put together in room. */
const struct game_view *stands_weighed(const struct table *t, union table_view *room);
/* What is left free inside the track, beside the tally: cards may lie there. On the window. */
struct rect stands_inside(const struct table *t);
/* Who would be ahead, by what is being weighed. */
struct stands_lead {
    unsigned who;     /* bits of figures; of several they are level */
    unsigned own;     /* the viewer's, while they may be seen */
    const char *name; /* of one of those */
    int at;
    char list[STANDS_FIGURES *
              80]; /* all who would come so far as was asked, the farthest first: `Ash 43 and Bo 42` */
};
void stands_lead(const struct table *t, int least, struct stands_lead *out);
/* What everybody sees coming would take a marker to the end of the track, where that has one. */
bool stands_ends(const struct table *t);
/* Appends why the viewer might do this: what it does for the viewer's own figure, as against the others, on the board that is shown. Nothing:
 * none of theirs may be seen, or it changes nothing. */
void stands_why(const struct table *t, const game_action *action, struct text *out);
/* Where markers lie that have not set out; on the window. */
struct rect stands_start(const struct table *t);
/* The track as it lies in the middle. */
struct laid_track {
    struct track track; /* points to what follows */
    struct rect space[TRACK_SPACES], start;
    struct track_marker marker[2 * STANDS_FIGURES];
    struct track_mark mark[STANDS_MARKS];
};
/* Lays the markers, and ahead of them where they would go. */
void stands_lay(const struct table *t, struct laid_track *l);

/* The place so many steps round the ring from another, backwards if they are less than 0. */
size_t stands_round(const struct table *t, size_t place, int steps);
/* How many steps a place lies ahead of another, 0 to all but one. */
int stands_ahead(const struct table *t, size_t from, size_t to);

#endif
