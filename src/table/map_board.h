/* A map with figures as the whole middle of a table: what is printed on it, the names over it, who stands on it and what can be
 * pressed there, from a few constants (table_game.board) and the map of the game's rules. The functions below may be a game's own, or
 * are called among what else it has on its map. */
#ifndef CONSPIRACY_TABLE_MAP_BOARD_H
#define CONSPIRACY_TABLE_MAP_BOARD_H

#include "base/i18n.h"
#include "rules/map.h"
#include "table/game.h"
#include "table/head.h"
#include "table/map_arrow.h"
#include "table/map_names.h"
#include "table/map_track.h"
#include "table/pieces.h"
#include "table/projection.h"

struct cast;
struct head_fact;
struct map_art;
struct text;

/* What is said of places and of who is there: whole sentences, N_(); NULL: nothing. */
struct map_board_words {
    const char *home;                   /* `The base of %s.`: a player */
    const char *home_you;               /* `Your base.`, where host_is_you; NULL: the player is named */
    const char *marked;                 /* of the places of map_board_print.marked */
    const char *prop_first, *prop_here; /* the prop lay there at first; it is there */
    const char *figure_here;            /* `%s is here.` */
    const char *prop_alone, *prop_with; /* `Bag in %s, nobody there`; `Bag in %s, beside %s` */
    struct plural prop_among;           /* `Bag in %s, beside %u agent` */
    const char *prop_brief;             /* `Bag: %s` */
    const char *gone;                   /* instead of the place of a figure that is out of it */
    /* How a rival may win next turn, clauses (NULL: only with whom is said): `%s goes home to %s with the bag`, a figure and a home;
     * `%s goes to %s, then the bag comes home to %s`: the same with the place that the figure goes to between them. */
    const char *wins, *wins_then;
};

/* What is announced, as it is shown; FIGURE_NOWHERE: none, or nowhere. */
struct map_board_act {
    bool stands;      /* something is announced */
    uint8_t from, to; /* a journey */
    uint8_t at;       /* where it ends, a journey or not */
    uint8_t figure;   /* whoever goes, whose colour the arrow has; none: no arrow is drawn */
    uint8_t held;     /* who is held up while it is argued about */
    bool named;       /* the name at its end is kept in sight */
};

/* What never changes of a game's board. Pictures are below assets/. */
struct map_board_look {
    const char *game;    /* its folder in assets/, in the words of whose data places are called (i18n_data) */
    const char *made;    /* how the map and the track on it were printed: GAME/map/projection.json */
    const char *figures; /* the folder of the figures and of their figures.json */
    const struct map_art *art; /* see map_draw.h */
    const char *place;         /* printed under each pin */
    uint8_t spaces;            /* of the track, its end among them; 0: there is none */
    /* These three as in struct map_data. */
    float frame;
    struct point figure, prop;
    /* What a sign means, printed beside one where the print is empty: N_(), two lines parted by a line feed (NULL: nothing is), and the
     * middle of its left edge, print units. Left out where type is large: it would lie on the map. */
    const char *sign_says;
    struct point sign_at;
    /* What the end of the track means, printed beside it in the same way. */
    const char *end_says;
    struct point end_at;
    /* Kinds of things; 0 for the prop: there is none, or it cannot be pressed. */
    uint8_t place_kind, figure_kind, prop_kind;
    const struct figure_order *order;
    const struct cast *cast;        /* of the figures */
    const char *const *figure_word; /* by figure: its word in records, */
    const char *prop_word;          /* and that of the prop, where a lesson points at it; or NULL */
    struct map_board_words words;
    /* House rules lie there: the first one's top left corner, how wide the first and the others may be, all as shares of the
     * map's width and, for the second, height. */
    struct point rules;
    float first_room, next_room;
    /* the option that the head tells of already, by its name: no stamp repeats it; NULL: none */
    const char *rule_told;
    struct rect title; /* what is printed on the map and must stay legible, print units; empty: nothing */
    void (*act)(const struct table *t, struct map_board_act *out); /* NULL: by the layout of the rules */
    /* Which figure an announcement sends where. False: none. NULL: how a rival may win is not shown on the map. */
    bool (*goes)(const game_action *first, uint8_t *figure, uint8_t *to);
    const char *envelope; /* under what lies on a plaque; NULL: the house's */
    /* The pictures of figures have the names of their cast, and FILE-back from behind; that of the prop is `case`, and `case-open` after
     * the ending of that index (0: never). Where one is missing a pawn stands, or a chest of that colour. */
    uint8_t opened;
    unsigned prop_color; /* 0xRRGGBB */
    /* How far a figure has turned round: see struct piece; NULL: none ever does. */
    float (*turned)(const struct table *t, size_t figure);
    /* By figure: where a counter lies for it, or FIGURE_NOWHERE. NULL: there are no counters. */
    const uint8_t *(*counters)(const struct table *t);
};

/* What of the print differs from match to match. */
struct map_board_print {
    uint64_t plaques, signs, marked; /* places, as bits; on plaques lie the emblems of homes */
    uint8_t prop_first;              /* the place where the prop lies at first */
};

enum { MAP_THREAT_LEGS = 6 };

struct threats_way;

struct map_board {
    const struct map_board_look *look;
    const struct map *map;
    struct map_board_print print;
    bool read; /* these three were */
    struct projection projection;
    struct map_track track;
    struct sprites sprites;
    struct map_plan plan;
    struct map_names names;
    struct rect counter[FIGURES_MAX]; /* by figure; empty: it has none; and for what they were found */
    uint64_t counter_key;
    struct piece_set pieces; /* of the shown view */
    struct map_arrow found;  /* the one looked for last, and for what */
    uint64_t arrow_key;
    struct map_arrow arrow; /* of this frame, and the places between which it leads, as bits */
    uint64_t arrow_ends;
    /* how rivals may win next turn, and for what they were looked for */
    struct map_arrow threat[MAP_THREAT_LEGS];
    size_t threats;
    uint64_t threat_key;
};

/* For t->board, which is freed as a whole; NULL: no memory. */
struct map_board *map_board_new(const struct map_board_look *look);
/* Once a frame, first: reads the files (once, and a line on standard error for one that cannot be read; then places lie as they do in
 * the world, or in the rules' picture, and the track at the left), lays the map out in the table's middle and lists who stands where. */
void map_board_prepare(struct table *t, const struct map *map, const struct map_board_print *print);
/* Places the pieces as they are listed, once the game has said what travels. */
void map_board_place(struct table *t);

/* Both, with what the game's function says of the event that is being shown. */
void map_board_show(struct table *t, const struct map *map, const struct map_board_print *print,
                    void (*set_out)(const game_event *e, struct piece_set *set));

/* Where each piece is in a view of the table's match, by the layout of its rules, or FIGURE_NOWHERE. */
void map_board_where(const struct table *t, const struct game_view *view, uint8_t at[FIGURES_MAX]);

/* What a place is called, translated. */
const char *map_board_name(const struct map_board_look *look, const struct map *map, size_t place);

/* --- as in struct table_game */

uint64_t map_board_key(const struct table *t);
void map_board_scenery(struct table *t);
void map_board_hot(struct table *t, const struct table_spot *spot);
void map_board_across(struct table *t, struct rect at);
/* Spots of plaques, pins, figures and names: names before the figures once a destination is asked for; and that of the prop. */
size_t map_board_spots(struct table *t, const struct pick_lit *lit, struct table_spot *out);
size_t map_board_prop_spot(struct table *t, const struct pick_lit *lit, struct table_spot *out);
/* All of these: what a board has of its own. */
size_t map_board_all_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS]);
/* A place, a figure or the prop, by its word in records. */
bool map_board_point(const struct table *t, const char *name, struct rect *at);
/* A rectangle round the mark or the name of a place grows round both, one round a figure round its tag; any other stays as it is. */
void map_board_round_place(const struct table *t, struct rect *at);
/* acting: the figure that acts in a step, or FIGURE_NOWHERE. */
void map_board_from(const struct table *t, struct thing last, size_t acting, struct point *from);
void map_board_from_pick(const struct table *t, struct thing last, struct point *from); /* where none acts */
/* The track (least: how far it is stands in words as well), pins, names, figures; more those of seats' homes, and most of all where
 * an announced act leads from and to. */
size_t map_board_precious(const struct table *t, struct table_precious out[TABLE_PRECIOUS]);
void map_board_house_rules(const struct table *t, struct house_rules *out);

/* What a game with such a board fills its struct table_game in with, but for what it has of its own. */
#define MAP_BOARD_GAME(look)                                                                                 \
    .board = &(look), .scenery_key = map_board_key, .scenery = map_board_scenery, .hot = map_board_hot,      \
    .across = map_board_across, .precious = map_board_precious, .house_rules = map_board_house_rules

/* --- in words: map_tell.c */

/* What is printed at a place, then who is there; whole sentences. */
void map_board_tip(const struct table *t, size_t place, struct text *out);
/* Where the prop is, and if it is not to be brief who is with it. Nothing while it is nowhere. */
void map_board_say_prop(const struct table *t, bool brief, struct text *out);
/* A figure's badge, name and place: figures may stand close, be covered by a card or lie outside the lens. By the game's roster. */
void map_board_fact(const struct table *t, size_t figure, struct head_fact *out);

/* The head of a game whose prop is to be carried home. */
struct map_board_head {
    const char *prop; /* its icon, below assets/ */
    head_say *goal;   /* what wins */
    bool homed;       /* … at the viewer's home, whose emblem stands there */
    const char *icon; /* of the note at the end of its first row, below assets/; or NULL */
    head_say *note;
    bool brief; /* of the prop no more than where it is, in every state: in one form */
    bool tells; /* the rows say in full where the prop is, and what wins, to whoever points at them */
};
/* Draws the round and the note, where the prop is, and the goal; cuts them off. Returns where the last two are; noted: there was room for
 * the note; may be NULL. */
struct rect map_board_head(struct table *t, struct rect *inside, const struct map_board_head *says,
                           bool *noted);

/* The actions of a kind that each figure might do to each with which it shares a place, out[TABLE_OFFERED]; returns how many. */
size_t map_board_pairs(const struct table *t, uint8_t kind, game_action *out);

/* --- drawing, through the lens */

/* All names; those that must be read now, or found no free place. */
void map_board_names_under(struct table *t);
void map_board_names_over(struct table *t);
/* Over the figures: the places that may be pressed, told apart by whether a line leads there from whoever goes; and what was pressed. */
void map_board_marks(struct table *t, size_t acting);
/* The figures and the prop, those that may be pressed in a light; whoever is announced is held up. */
void map_board_pieces(struct table *t);
/* Under the pieces: where the announced journey leads, if there is one, in the colour of whoever goes. The arrow itself comes with
 * map_board_names_over, unless somebody is on the way. */
void map_board_arrow(struct table *t);
/* After it: the arrows of the ways by which rivals may win next turn (threat.h), as many as there is room for, the worst first. */
void map_board_threat(struct table *t);
/* One of them as a clause, in the words of the game; nothing: there is none, or no words for it. */
void map_board_say_threat(const struct table *t, const struct threats_way *way, struct text *out);
/* A figure comes down to where it stands from above. */
void map_board_drop(struct table *t, size_t figure, float progress);
/* The box of a figure's counter. False: there is none, and out is left alone. */
bool map_board_counter(const struct table *t, size_t figure, struct rect *out);
/* The counters: on each the figure's badge, struck out. */
void map_board_counters(struct table *t, void (*badge)(struct table *t, size_t figure, struct rect at));
/* A figure in a box of any size, feet at the middle of its lower edge. Anywhere on the window. */
void map_board_figure(struct table *t, size_t figure, struct rect box, float opacity);

#endif
