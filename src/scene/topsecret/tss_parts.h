/* What the files of the table of Top Secret Spies share. Functions that struct table_game has are explained there (table/game.h). */
#ifndef CONSPIRACY_SCENE_TSS_PARTS_H
#define CONSPIRACY_SCENE_TSS_PARTS_H

#include "rules/topsecret/tss_view.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/table.h"

/* What can be pressed. Words on the bar are in the order in which they stand there, from the right. */
enum {
    THING_AGENT = 1,
    THING_HOUSE,
    THING_SAFE, /* merely has a name, as the die has */
    THING_CARD, /* of one's own hand */
    THING_PASS,
    THING_PLAY, /* a card, as it has been chosen */
    THING_STAY,
    THING_DIE,
    THING_KINDS
};

/* The view that is shown. */
static inline const struct tss_view *shown(const struct table *t)
{
    return tss_view_of(table_view_of(t));
}

/* --- tss_board.c */

extern const struct stands_look tss_stands;
bool tss_spend(const struct table *t, struct spend *out);
void tss_over(struct table *t);
/* What lies within the track and may be covered, on the window; *left: what is for the die and the piles. */
struct rect tss_middle(const struct table *t, struct rect *left);
/* An agent that counts as arrived at the safe, or TSS_NONE. */
int tss_opener(const struct tss_view *v);
/* The agent whose marker is farthest, of equals the first. */
int tss_first(const struct tss_view *v);
/* A marker is home, or the match is over for another reason. */
bool tss_ended(const struct tss_view *v);
/* … and it can still be made or stopped: from the move on to the end of the cards part. */
bool tss_weighed(const struct tss_view *v);

/* --- tss_say.c */

extern const struct cast tss_cast;
extern const struct table_words tss_words;
void tss_say(const struct table_saying *what, struct text *out);
const char *tss_house(size_t building); /* translated: `the church` */

/* --- tss_seats.c: seats, head, what there is to say of things */

void tss_head(struct table *t, struct rect inside);
void tss_status(const struct table *t, int seat, struct table_status *out);
void tss_seat(struct table *t, int seat, struct rect row, struct rect card);
void tss_seat_tip(const struct table *t, int seat, struct text *out);
void tss_tip(const struct table *t, struct thing thing, struct text *name, struct text *says);
extern const struct homes tss_homes;

/* --- tss_cards.c */

extern const struct table_standing tss_standing;
bool tss_holding(const struct table *t, struct holding *out);
size_t tss_play_ways(const struct tss_view *v, const game_action *a, struct way out[PICK_WAYS]);

/* --- tss_sheet.c */

extern const struct table_sheet tss_sheet;
/* The seat that an agent works for in an open view; SEAT_NONE: it is free. */
int tss_owner(const struct game_view *open, size_t agent);

/* --- tss_end.c */

/* The agent that came home first: of a seat that has won, else the free one that was ahead. */
int tss_end_first(const struct tss_view *v);
bool tss_end_picture(struct table *t, int seat, struct rect at);
void tss_end_says(const struct table *t, int seat, struct text *out);
void tss_ending(const struct table *t, struct ending *e, struct text *reason);

/* --- tss_story.c */

enum { TSS_MOMENT = TSS_ENDED + 1, TSS_EVENT_ROWS = TSS_MOMENT + 7 }; /* words of the story's moments */
/* Of a seat's agents, the one that is farthest. */
int tss_best_agent(const struct tss_view *v, int seat);
extern const struct table_story tss_story;

#endif
