/* A seat at the table without the program around it: a host that shows one position of a match and keeps what is handed
 * in, the table's scene, and input by keys and mouse. */
#ifndef CONSPIRACY_TESTS_SCENE_SOLOMON_SEAT_H
#define CONSPIRACY_TESTS_SCENE_SOLOMON_SEAT_H

#include "games/solomon/scene/random.h"
#include "gfx/record.h"
#include "scene/scene.h"
#include "scene/solomon/own.h"
#include "ui/ui.h"

struct seat {
    struct host host;
    const struct match *match;
    int viewer, people;
    union match_view_room now, past, before, after, again_before, again_after;
    struct host_happening happening;
    uint32_t played, shown_to; /* the events between them wait to be shown */
    struct host_seat who[SOLOMON_SEATS];
    char note[HOST_NOTE_MAX];
    int setting[HOST_SETTING_COUNT];

    game_action got;    /* the last action handed in, */
    int handed;         /* and how many were; none is carried out */
    int sounds, hushed; /* how many; how often the score stepped back, */
    char heard[32];     /* and for which sound */
    char last[32];      /* the last one */

    struct gfx *gfx;
    struct ui *ui;
    struct dress *dress; /* of the table */
    struct table *table;
    uint64_t time;
    bool starved; /* pictures come when they come: no frame waits for them */
    uint32_t epoch;
    int width, height;
};

/* The seat whose turn it is to decide sits down; viewer SEAT_NONE: the public looks on. */
void seat_open(struct seat *s, const struct match *m, int viewer, int people);
void seat_close(struct seat *s);
/* Another position, or the same from the beginning. */
void seat_show(struct seat *s, const struct match *m, int viewer);
/* The events after `from` up to `to` are still to be shown. */
void seat_play(struct seat *s, uint32_t from, uint32_t to);
void seat_frames(struct seat *s, int n);
void seat_key(struct seat *s, enum input_action action);
/* A press of the mouse at a place in u. */
void seat_press(struct seat *s, struct point at);
/* On the text that reads just so, the last one drawn. False: it is not shown. */
bool seat_press_text(struct seat *s, const char *words);
/* The frame on show, in words; the caller frees it. */
char *seat_list(struct seat *s);

/* Everything the focus can come to by Tab, once round from where it is. Returns how many. */
size_t seat_reach(struct seat *s, ui_id *out, size_t cap);
/* An arrow leads from any of these to one of them: nowhere that Tab does not. */
void seat_try_arrows(struct seat *s, const ui_id *ids, size_t n);

#endif
