/* What a finished match was about, told once it is over: how it was won, step by step; the moments that counted; how everybody
 * stood round by round. Made from the record with everything open, so only from what has really been. */
#ifndef CONSPIRACY_TABLE_STORY_H
#define CONSPIRACY_TABLE_STORY_H

#include "gfx/geometry.h"
#include "table/host.h"

struct cast;
struct table;
struct text;

enum { STORY_WORDS = 360, STORY_MOMENTS = 12, STORY_MEASURES = 4, STORY_PLAN = 8, STORY_BLUFFS = 32 };

/* Something that each seat has more or less of as the match goes on; for the charts. */
struct story_measure {
    const char *title; /* N_() */
    int most;          /* the most there can be; 0: whatever comes up */
    int (*of)(const struct game_box *box, const struct game_view *open, int seat);
};

/* An event as the story looks at it. Views are open: nothing in them is hidden. */
struct story_look {
    const struct table *t;
    const struct host_happening *what;
    uint32_t winners; /* bit per seat */
    /* who would have won in this turn by what stood announced before the event, had nobody stopped it */
    uint32_t may;
    bool last_turn; /* it belongs to the turn that ended the match */
};

/* What can be kept from the others: a payment to nobody; an action with nothing put on what it was about, that nobody stopped; to have
 * a rival name a number likewise; or that one could have stopped what one let pass. */
enum story_kind { STORY_FEINT, STORY_UNPAID, STORY_HOLLOW, STORY_LET };

/* Who gave way: a mover who had as many as was bid; a mover whose move would have won; whoever let that pass or stopped bidding with more
 * than the mover; and whoever stopped with no more. */
enum story_bid { STORY_LIED, STORY_STOPPED, STORY_PASSED, STORY_GAVE_UP, STORY_LOST };

/* Something that a seat kept from the others. What is alike is told in one sentence. */
struct story_secret {
    int seat, thing; /* a row of table_game.known, or -1 */
    enum story_kind kind;
    int weight; /* 1 to 999 */
    /* the kit's: bit per thing with which the same was done, told together; 0: that one alone */
    uint64_t things;
};

/* Sentences on what seats have put on a thing, by the names of a cast; N_(), NULL: that is not said. */
struct story_words {
    const struct cast *cast;
    int things; /* so many of it take part in what is announced */
    /* Before the last turn, what a rival took a seat to have on the one that it had put most on: the rival, the seat, how much that was
     * (%.0f, as people read it), the thing, and how much it really was (%d). */
    const char *judged;
    /* Where no rival has an opinion: what of that was proven to all of them, the least (%d), the seat, the thing and how much it really
     * was (%d); and where nothing was: the seat, the thing, how much. */
    const char *proven, *unproven, *proven_you, *unproven_you;
    const char *exact,
        *exact_you; /* that all of it was: the seat, how much, the thing; NULL: it is said like the rest */
    /* … to the reader, where host_is_you: without the seat; and the others with that name likewise. NULL: the seat is named. */
    const char *judged_you, *backed_you, *feint_you, *unpaid_you, *hollow_you, *let_you;
    /* the highest bid of the match, if it was high: whose, how much (%d), the thing, and what all had there */
    const char *highest, *highest_you;
    /* By enum story_bid, each with who gave way or, of a move that was stopped, whose that was, how much that one had (%d) and on what; the
     * last three with the mover and how much that one had (%d), too. _by: the mover is the reader, and not named. */
    const char *lied, *lied_you, *stopped, *stopped_you;
    const char *passed, *passed_you, *passed_by, *gave_up, *gave_up_you, *gave_up_by, *lost, *lost_you,
        *lost_by;
    const char *behind; /* behind a step of the winning turn: the thing, and what all had there */
    const char *backed; /* a seat, a thing, and how much when: `3 at the start and 5 in round 2` */
    /* On the end, each with the thing and what all had there: nobody could have stopped it, somebody could (with a list of those first),
     * it was no announcement. */
    const char *unstopped, *stoppable, *in_the_end;
    /* What was kept from the others, by kind: the seat, but with a feint the thing, and when (`at the start`, `in rounds 2 and 3`). */
    const char *feint, *unpaid, *hollow, *let;
    const char *honest; /* nobody has done the first or the second; NULL: that is not said */
    /* What counts as a bluff, over the list of all of them; NULL: there is no list. With `put` and `behind`. */
    const char *bluffs;
    bool even_stops; /* whoever has as many as the mover can stop it, not only who has more */
};

/* What a game tells; functions may be NULL. */
struct table_story {
    const struct story_measure *measure;
    size_t measures;
    /* Somebody who played without a seat, by the view at the end, and is measured as one behind the last: the name, translated, and the
     * colour; NULL: nobody did. May be NULL. */
    const char *(*guest)(const struct table *t, const struct game_view *end, struct color *color);
    /* What the first measure is made of, part by part: the points that a side has by it, and the sentence on the part that made most of the
     * difference, N_(), with two %d: the winner's and the next best's. NULL: there are no more parts. May be NULL. */
    const char *(*part)(const struct game_view *open, int side, size_t which, int *points);
    /* An honest worth of the position for a seat, 0 to 1000: about how often it would win from there. */
    int (*worth)(const struct game_box *box, const struct game_view *open, int seat);
    /* Instead of `worth` and `leads`, where the first measure is what it is won by: whoever is so much behind is half as likely to
     * win. 0: it is not. */
    int race;
    /* Won by what is counted up: nothing in the last turn need have decided it, and that is not shown once more. */
    bool counted;
    /* Who would win if the match ended by itself now: bits; 0 where that no longer counts. */
    uint32_t (*leads)(const struct game_box *box, const struct game_view *open);
    /* One sentence on an event that counted; returns its weight, 1 to 999, or 0: it did not. */
    int (*moment)(const struct story_look *look, struct text *out);
    /* Why the turn that began with this event helped a seat more than others did: a sentence. Nothing: it is not told of. */
    void (*turned)(const struct story_look *look, int seat, struct text *out);
    /* What somebody got away with by this event; false: nothing. */
    bool (*secret)(const struct story_look *look, struct story_secret *out);
    int own_secret, winning_secret; /* more weight of the viewer's own; else of a winner's */
    /* Told by what is put on things: with `put`. */
    struct story_words words;
    /* The thing that an action of the winning turn was about; less than 0: none. NULL: the first argument of what is announced, which has
     * an `act` among its words. With words.behind. */
    int (*about)(const game_action *action);

    /* --- the plan of who has won */
    /* What a seat has put on a thing (a row of table_game.known). */
    int (*put)(const struct game_view *open, int seat, int thing);
    /* By which thing the match was won, where the last announcement was about `announced`, or about none (less than 0). NULL: by that
     * of the announcement, if anybody has won. */
    int (*won_by)(const struct game_view *end, int announced);

    /* One sentence to a seat that has lost, on what it could have done about the end: turn is how all stood when its last own turn
     * began, thing the one by which the match was won (won_by); or nothing. May be NULL. */
    void (*missed)(const struct table *t, const struct game_view *turn, const struct game_view *end, int seat,
                   int thing, struct text *out);
    /* One sentence on the turn after which the winner could win with its next one, and could until it did. before, after: as the
     * turn, and as the next one, began; whose it was is whose decision `before` is. Nothing: it is not told of. May be NULL. */
    void (*exposed)(const struct table *t, const struct game_view *before, const struct game_view *after,
                    int winner, int round, struct text *out);
};

/* Of the events of an action the one that weighs most (0: it does not count), told by its own sentence. NULL: none does. */
const game_event *story_heaviest(const struct story_look *look,
                                 int (*weigh)(const struct story_look *look, const game_event *e),
                                 int *weight, struct text *out);
/* A sentence on whoever gave way in this event, by what that one and the mover had put on the thing. */
void story_bid(const struct story_look *look, enum story_bid what, int mover, int thing, struct text *out);
/* How much a side has gained of the first measure once the turn is over in which it is after what is looked at. */
int story_gain(const struct story_look *look, int side);
/* Whoever played without a seat, by the view; NULL: nobody did. color may be NULL. */
const char *story_guest(const struct table *t, const struct game_view *view, struct color *color);

/* What a seat could expect, just before the event, that another had of a thing; less than 0: nothing can be said. */
double story_expects(const struct story_look *look, int seat, int about, int thing);

/* Whoever acts has put more on a thing than the mover, so that letting it pass is a choice; of what would have won that is told anyway. */
bool story_lets(const struct story_look *look, int mover, int thing);
/* The most that any other seat has put on a thing (table_story.put). */
int story_rival_most(const struct table *t, const struct game_view *open, int seat, int thing);

/* table_story.worth and .leads, or what follows from a race; 0 where the game tells neither. */
int story_worth(const struct table *t, const struct game_view *open, int seat);
uint32_t story_leads(const struct table *t, const struct game_view *open);

/* On guesses that were written on a sheet (sheet.h): how many were right in the end, and, once all have written, whom nobody found
 * out. Returns the weight, or 0: the event was something else. found: the seats whose character has been written down as theirs
 * so far, bit per seat; those who write it now are added. */
int story_guessed(const struct story_look *look, const struct game_view *end, uint32_t *found,
                  struct text *out);

/* The sentences of table_story.words; nothing where there is none to say. end: the last view. */
void story_judged(const struct story_look *look, int rival, int seat, struct text *out);
/* The highest bid, which this event names. */
void story_highest(const struct story_look *look, struct text *out);
/* Of what a seat had put there, what all others could be sure of. */
void story_proven(const struct story_look *look, int seat, struct text *out);
void story_behind(const struct story_look *look, struct text *out);
/* The same of a thing, whatever the event was about. */
void story_behind_of(const struct story_look *look, int thing, struct text *out);
void story_backed(const struct table *t, int seat, int thing, const char *list, struct text *out);
void story_unstopped(const struct table *t, const struct game_view *end, int seat, int thing,
                     struct text *out);

/* What all seats have of something (table_game.unit), for one's own sentence: `Ada 4, Bo 6 and Rita 0`. */
void story_amounts(const struct table *t, const int *amount, struct text *out);
/* How often each did something, likewise. */
void story_counts(const struct table *t, const int *count, struct text *out);

struct story_moment {
    uint32_t event; /* the table after it is what is meant */
    int weight;
    int judged; /* 1 and the seat whose page of what is known is meant, as the others could know it then; 0: none is */
    char text[STORY_WORDS];
};

enum { STORY_SERIES = GAME_MAX_SEATS + 1 }; /* every seat, and a guest */

struct story_step {
    uint32_t event;
    char text[STORY_WORDS], behind[STORY_WORDS];
};

enum { STORY_STEPS = 48 };

struct story {
    struct story_step step[STORY_STEPS]; /* of the turn that ended it, in order */
    size_t steps;
    char reason[1000];                    /* how it ended, as its plate says */
    uint32_t turn_from;                   /* the moment when that turn began */
    struct story_moment plan[STORY_PLAN]; /* how it was won over the whole match, in order */
    size_t plans;
    struct story_moment moment[STORY_MOMENTS]; /* in the order in which they were */
    size_t moments;
    /* Who bluffed, in order; behind: what all had there, and what came of it. */
    struct story_step bluff[STORY_BLUFFS];
    size_t bluffs;
    int bluffed[GAME_MAX_SEATS]; /* how often, by seat; those that found no room, too */
    /* How everybody stood: at each point, which is a turn's beginning or the end, the round (with how far it was), and for
     * each measure and seat the value, y[(measure * STORY_SERIES + seat) * points + point]. */
    size_t points, series;
    const char *guest; /* table_story.guest: a series of the charts behind those of the seats; or NULL */
    struct color guest_color;
    float *x, *y;
};

/* Keeps a moment, if it is heavy enough. */
void story_keep(struct story *s, const struct story_moment *m);
/* By event; those of the same one stay as they were. */
void story_in_order(struct story_moment *m, size_t n);

/* What everybody got away with, gathered event by event. */
enum { STORY_SECRETS = 32, STORY_ROUNDS = 16 };
struct story_secrets {
    struct {
        struct story_secret what;
        uint32_t event; /* the first */
        int round[STORY_ROUNDS];
        size_t rounds; /* each once */
    } item[STORY_SECRETS];
    size_t n;
};

void story_secret_note(struct story_secrets *all, const struct story_secret *what, uint32_t event, int round);
/* One sentence on what a seat has kept from the others, in the game's words. */
void story_kept(const struct table *t, const struct story_secret *secret, const char *when, struct text *out);
/* Tells it as moments; of the event `end` that there is nothing to tell. */
void story_secrets_tell(const struct table *t, const struct story_secrets *all, uint32_t end,
                        struct story *s);

/* An announcement from when it is made until it is decided. */
struct story_bluff_watch {
    uint32_t event; /* which made it; 0: nothing stands */
    int mover, thing;
    size_t challenges; /* those that gave way, and the last one */
    struct {
        uint32_t event;
        int seat;
    } challenge[GAME_MAX_SEATS];
};

/* Keeps the bluffs of story_words.bluffs, event by event; then says each of them. */
void story_bluff_follow(struct story_bluff_watch *w, const struct story_look *look, struct story *s);
void story_bluffs_tell(const struct table *t, struct story *s);
/* The heading over them: how often each bluffed. */
void story_bluffs_head(const struct table *t, const struct story *s, struct text *out);

/* The plan of those who have won, from what counted (story.moment), which is there already. */
void story_plan(const struct table *t, uint32_t winners, struct story *s);

/* What the viewer, who has lost, could have done about it; nothing where there is nothing to say. Looks through the match: not for
 * every frame. */
void story_missed(const struct table *t, struct text *out);

/* The turn of somebody else by which the match came within the winner's reach to the end. */
struct story_exposed {
    int seat;       /* whose turn it was */
    uint32_t event; /* the table after it is what is meant */
    char text[STORY_WORDS];
};

/* Returns whether there was one. Plays turns out: not for every frame. */
bool story_exposed(const struct table *t, struct story_exposed *out);

/* Tells the story of the match on the table; NULL: it is not over, or no memory. */
struct story *story_tell(struct table *t);
void story_free(struct story *s);

/* The pages; the card CARD_STORY. */
enum story_page { STORY_WON, STORY_COUNTED, STORY_CHARTS, STORY_PAGES };
void story_open(struct table *t, enum story_page page);
void story_frame(struct table *t);
/* What its first page is called, by whether somebody has won; translated. */
const char *story_how(const struct table *t);

#endif
