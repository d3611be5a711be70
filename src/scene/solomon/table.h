/* The table of The Solomon Gambit as a scene: what it remembers between frames, shared by its parts. Each part draws
 * and answers for itself and is called from table.c; the parts meet only here. */
#ifndef CONSPIRACY_SCENE_SOLOMON_TABLE_H
#define CONSPIRACY_SCENE_SOLOMON_TABLE_H

#include "gfx/target.h"
#include "rules/solomon/solomon_dossier.h"
#include "scene/host.h"
#include "scene/solomon/board.h"
#include "scene/solomon/city_names.h"
#include "scene/solomon/layout.h"
#include "scene/solomon/pick.h"
#include "scene/solomon/sprites.h"

struct ui;

/* What lies open over the table. */
enum table_card { CARD_NONE, CARD_SHIELD, CARD_DOSSIER, CARD_LOG };

/* What is up once the game is over. */
enum end_page { END_PLATE, END_SHIELDS, END_BOARD };

/* The performance: the happening that is being shown, event by event. */
struct performance {
    uint32_t number; /* of the happening; 0: nothing is shown */
    uint32_t last;   /* number of the last one played */
    size_t event;    /* which of its events */
    uint64_t began;  /* ms: when the event began */
    uint32_t ms;     /* how long it takes */
    bool running;    /* `now` is being shown */
    bool hurry;      /* a press asked for the end of this happening */
    game_event now;
    float t; /* 0 to 1: how far it is */
    /* What was said about the announcement that stands, oldest first. */
    struct said {
        int8_t seat;
        uint8_t kind; /* solomon_happening */
        uint8_t number;
    } said[64];
    size_t said_count;
};

/* Coins being laid out behind the shield. */
struct shield {
    uint8_t target; /* SOLOMON_NOBODY: none yet */
    uint8_t coins;
    uint8_t invest; /* bit per agent chosen for the free coins */
    uint64_t slid;  /* ms: when the last coin was laid; it slides to its space */
    uint8_t slides_to;
};

/* The card of a challenge. */
struct duel {
    uint32_t asked; /* events at the question that the card stands for */
    int number;     /* on the dial */
    bool peek;      /* own coins are shown until pressed again */
    bool folded;    /* it makes way for the board */
};

struct table {
    /* set for the time of a frame */
    const struct host *h;
    struct ui *ui;
    const struct game_box *box;

    struct solomon_view view; /* what is shown */
    uint32_t epoch;
    bool begun;
    struct solomon_bounds known[SOLOMON_SEATS]; /* what the shown view proves, see known.h */
    uint64_t known_key;

    struct projection print;
    struct sprites sprites;
    bool data_read;
    struct table_layout layout;
    struct board_plan plan;
    struct board_lens lens;
    struct city_names names;
    struct gfx_cache backdrop;
    struct performance play;
    uint8_t burnt_in[SOLOMON_AGENTS]; /* city where each burnt agent burnt, as far as it was seen */

    /* the viewer's decision; `legal_count` is 0 when nothing is asked */
    game_action legal[GAME_MAX_LEGAL];
    size_t legal_count;
    uint32_t asked; /* events at the time of the question, plus 1 */
    struct pick pick;
    bool cities_first; /* keys and pad walk the cities, not the agents */
    bool fresh;        /* the choice has just moved on: put the focus on something lit */

    bool discreet;   /* several people share this screen: what only one may know shows only on demand */
    bool hint_asked; /* a hint is wanted for this decision */

    enum table_card card;
    struct shield shield;
    struct duel duel;
    bool peek;        /* own coins on the own card stay shown */
    uint32_t looking; /* the event whose table is looked back at, plus 1; 0: now */
    int dossier_seat; /* whose page of the dossier is up */
    float log_high;   /* of the lines of the log when it was last scrolled to its end */
    bool card_fresh;  /* the card has just been opened */
    uint8_t end_page; /* enum end_page */
    bool move_asked;  /* the word Move was pressed: the prompt says what to pick */
    uint32_t recap_for;
    bool laid;         /* the pictures are there, or were waited for long enough, see laying.h */
    int calm;          /* frames in a row that lacked no picture */
    uint64_t came;     /* ms: when the table was first drawn */
    uint64_t got;      /* ms: when a picture came last */
    size_t got_bytes;  /* of all that had come by then */
    uint64_t unveiled; /* ms: when somebody sat down and the curtain began to part; 0: it is away */
};

/* A solomon_action is legal now. */
bool table_may(const struct table *t, int kind);
/* Hands in the viewer's decision. */
void table_submit(struct table *t, const game_action *action);
/* A thing on the board, or a word on the bar, was pressed. */
void table_press(struct table *t, struct thing thing);
/* The viewer's own secret as it may be drawn, or NULL when no seat is at the screen. */
const struct solomon_secret *table_own(const struct table *t);
/* The secret of any seat that lies open: the viewer's own, everybody's at the end, and where a match without people is
 * watched with shields open. Else NULL. */
const struct solomon_secret *table_open(const struct table *t, int seat);
/* Something of the viewer's own is being held up to see now (ACTION_PEEK, or toggled), or need not be hidden. */
bool table_own_shown(const struct table *t);
/* What may be pressed on the board now; all zero when nothing is asked or something else is up. */
struct pick_lit table_lit(const struct table *t);
const char *table_seat_name(const struct table *t, int seat);

#endif
