/* What The Solomon Gambit fills its struct table_game in with, by the files in which it stands; table/game.h says what each
 * function is for. */
#ifndef CONSPIRACY_SCENE_SOLOMON_PARTS_H
#define CONSPIRACY_SCENE_SOLOMON_PARTS_H

#include "rules/solomon/solomon_view.h"
#include "table/amounts.h"
#include "table/game.h"

/* --- say.c */

extern const struct table_words solomon_words;
void solomon_word(const struct table *t, struct thing thing, struct text *out);

/* When the die is rolled; what the viewer wins by. brief: where room is short. */
void say_track(const struct table *t, bool brief, struct text *out);
void say_goal(const struct table *t, bool brief, struct text *out);

int solomon_tension(const struct host *h, const struct game_view *view);

/* The cities within one step of those in a set, by line or by train. */
uint64_t solomon_widen(const struct game_box *box, bool express, uint64_t set);

/* --- story.c */

extern const struct table_story solomon_story;

/* --- ways.c */

/* What an action is pressed together from: the view, and all that is legal in it. */
struct ways_of {
    const struct solomon_view *view;
    const game_action *legal;
    size_t n;
};

/* As pick_from wants it; of: a struct ways_of. */
size_t solomon_ways(const void *of, const struct pick *pick, const game_action *action,
                    struct way out[PICK_WAYS]);

/* --- spots.c */

size_t solomon_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS]);
bool solomon_point(const struct table *t, const char *name, struct rect *at);
void solomon_from(const struct table *t, struct thing last, struct point *from);

/* --- tips.c */

void solomon_tip(const struct table *t, struct thing thing, struct text *name, struct text *says);
void solomon_seat_tip(const struct table *t, int seat, struct text *out);
/* What is known of a seat's coins on an agent, in one sentence: counts.tip. */
void solomon_coins_tip(const struct table *t, int seat, size_t agent, struct text *out);
/* Names the rows of the head on the briefcase and on the die. */
void solomon_tell_head(struct table *t, struct rect bag, struct rect die);
/* Why a button is grey. */
const char *solomon_why_no_move(const struct table *t);
const char *solomon_why_no_burn(const struct table *t);
/* What it lacks, in a few words. */
void solomon_burn_lacks(const struct table *t, struct text *out);

/* Whether the viewer has paid all coins, and nobody looks on who should not learn it. */
bool solomon_nothing_left(const struct table *t);
/* Which page of the help fits what is on the table. */
const char *solomon_topic(const struct table *t);

/* --- events.c */

const char *solomon_sound(const struct table *t, const game_event *event, const char *usual);
void solomon_begins(struct table *t, const game_event *event, struct game_view *shown);

/* --- cards.c */

void solomon_status(const struct table *t, int seat, struct table_status *out);
void solomon_seat(struct table *t, int seat, struct rect row, struct rect card);
void solomon_head(struct table *t, struct rect inside);

/* --- challenge.c */

void solomon_bidding(const struct table *t, struct bidding_terms *b);
void solomon_bidding_says(const struct table *t, struct bidding *b);
int solomon_foresees(const game_action *first);

/* --- shield.c */

bool solomon_amounts(const struct table *t, struct amounts *out);
bool solomon_amounts_of(const struct table *t, const game_action *action, struct laid *out);
void solomon_coins(struct table *t, struct rect at, int n, int fresh);

/* --- ending.c */

void solomon_ending(const struct table *t, struct ending *e, struct text *reason);
int solomon_end_amount(const struct table *t, int seat, int cell);
/* What it was all about, in the corner of the card: the case, open, or the doctor. */
void solomon_prize(struct table *t, struct rect card);

#endif
