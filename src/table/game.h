/* What a game brings to its table: one constant of functions and small tables. A function gets the table that is on show
 * and the game's own state in it (t->own, game->own_size bytes, zeroed at first); what a game has no use for is NULL or 0. */
#ifndef CONSPIRACY_TABLE_GAME_H
#define CONSPIRACY_TABLE_GAME_H

#include "gfx/geometry.h"
#include "table/fall.h"
#include "table/host.h"
#include "table/pick.h"
#include "table/ranges.h"
#include "table/sentence.h"
#include "ui/style.h"

#include <stddef.h>

struct amounts;
struct amounts_words;
struct bidding;
struct bidding_terms;
struct bidding_words;
struct card_face;
struct challenge;
struct ending;
struct holding;
struct homes;
struct house_rules;
struct laid;
struct ledger_look;
struct map_board_look;
struct ruled_paper;
struct spend;
struct stands_look;
struct table;
struct table_roster;
struct table_sheet;
struct table_standing;
struct table_story;
struct text;

/* How much time an event deserves. */
enum table_weight {
    WEIGHT_USUAL, /* as long as its cue says */
    WEIGHT_BEAT,  /* one of many over the same announcement, each shorter than the last */
    WEIGHT_GREAT /* seldom, and all wait for it: slower, large words over it, and a second's rest when it is done. What moves
                     in the happening that ends the match always is */
};

/* How an event is shown. */
struct table_cue {
    /* Sounds, or NULL. In the data a row behind those of the kinds (table_words.event_row) may have another `begins`; where it has `ms`, too,
     * all of its cue is taken instead. */
    const char *begins, *ends;
    /* instead of `begins`, to a viewer who is not among the seats that argument 1 has as bits: the winners; or NULL */
    const char *lost;
    bool own;    /* it begins with a sound for its seat alone */
    uint16_t ms; /* how long */
    /* what is said stands there so many ms at least, at every speed but instant: it must be understood */
    uint16_t read;
    uint16_t late; /* so many percent of that pass before it is said: until then event_words.before is */
    bool still;    /* nothing moves, it is there to be read: reduced motion does not shorten it */
    bool early; /* the shown view changes when it begins, not when it ends: what is announced, what is said */
    /* in what ends the match: from its beginning on nobody is asked or on turn any more, all there is is counted */
    bool closes;
    bool logged;    /* what led to it is said meanwhile, as the log will say it; it has no words of its own */
    uint8_t weight; /* enum table_weight */
    const char *sting; /* WEIGHT_GREAT: music that begins with it, while the score steps back; or NULL */
};

/* How a decision is answered. */
enum table_asks {
    ASKS_NOTHING, /* nobody's decision */
    ASKS_TURN,    /* what a turn is used for: buttons on the bar, things on the table */
    ASKS_STEP,    /* what follows in it: things are pressed, or a word on the bar */
    ASKS_BID,     /* on the card of a bidding */
    ASKS_CARD     /* on the game's own card */
};

/* How what is asked now is answered; by the shown view, for whoever is asked. */
enum table_asks table_how(const struct table *t);

/* A kind of things that can be pressed. */
struct table_thing {
    const char *key;   /* of its spots and buttons */
    bool word;         /* while lit it is a button on the bar */
    const char *text;  /* … with this word, unless table_game.word writes another; N_() or NC_() */
    bool primary;      /* … and the usual one */
    bool first;        /* while lit it has the focus before all others */
    bool step_back;    /* what is chosen by taking it first can be taken back by a button, too */
    const char *sound; /* as it is taken; NULL: a pin's */
    sentence name;     /* what it is called; argument 0 is the thing's index */
    sentence tip;      /* what it is or does, likewise; table_game.tip adds to it */
};

enum { TABLE_OFFERED = 64 };

/* A button of a turn: it says what things are pressed for, or opens the game's card. Grey while what it is for is not legal. */
struct table_button {
    const char *key;
    const char *icon;       /* shared/ui/icons/ICON.png; NULL: none */
    const char *text, *tip; /* N_() or NC_() */
    uint8_t action;         /* the kind of action that it is for */
    bool card;              /* it opens the game's card; else it chooses */
    uint8_t mode;           /* … this pick.mode; 0 is on while nothing else is */
    /* The actions that somebody might do here, as everybody may know, out[TABLE_OFFERED]; returns how many. Where others look on
     * these are what is offered, whatever the viewer's own secret allows: see discreet.h. NULL: that depends on no secret. */
    size_t (*offered)(const struct table *t, game_action *out);
    const char *(*why)(
        const struct table *t); /* why it is grey, or with `offered` refuses a thing; NULL: `refuses` */
    const char *refuses;        /* N_(), where that is always the same; NULL: it says nothing */
    /* The same in a few words, on the button itself while it is grey: `nobody beside them`. NULL, or nothing written: none. */
    void (*lacks)(const struct table *t, struct text *out);
    /* What should be known of it before it is pressed, translated, said under the question; NULL, or it answers so: nothing. */
    const char *(*note)(const struct table *t);
    /* Where it opens the card of amounts and nothing is left to lay, unless others look on: other words, N_(), and what should be
     * known of it before it is pressed, said under the question; NULL: as ever, nothing. */
    const char *text_empty, *tip_empty, *note_empty;
};

/* A place where a thing can be pressed; those that are listed later lie in front. */
struct table_spot {
    struct thing thing; /* what is pressed there */
    int index;          /* of its name, with a key of its own */
    const char *key;    /* of its name; NULL: that of the thing's kind, with its index */
    struct rect at;     /* units of the middle */
    struct point foot;  /* where it stands: the focus goes to what is nearest */
    bool lit;           /* it may be pressed now; else it gives back what was taken, or begins anew */
    bool round;
    bool walk; /* keys and pad come to it */
    bool ring; /* the focus is framed here; false: by a button of the same name */
    bool idle; /* it cannot be pressed now, and merely says what it is */
    /* it can be dragged by the pointer, too: what it is dropped on is pressed after it, if that takes it */
    bool drag;
    bool drop; /* something may be dropped on it */
};

/* What is being dragged from spot to spot; kind 0: nothing is. */
struct thing table_dragged(const struct table *t);
/* What is dragged, pointed at or has the focus: what would come of a press is shown before it; kind 0: nothing. */
struct thing table_looked(const struct table *t);

/* Spots as they are put down one by one; each can be pressed, walked to and dragged while it is lit, and else says what it is. */
struct spot_list {
    const struct table *t;
    const struct pick_lit *lit;
    struct table_spot *out; /* TABLE_SPOTS */
    size_t n;
};
struct table_spot *spot_put(struct spot_list *list, struct thing thing, struct rect at);
/* A place behind all others where what is dragged may be let go, and nothing can be pressed. */
void spot_put_drop(struct spot_list *list, struct thing thing, struct rect at);

enum { TABLE_SPOTS = 256 };

/* In which voice something is said. */
enum table_voice {
    SAY_LOG, /* what happened, a line of the log: `Ada sends a card round` */
    SAY_AFTER, /* an event that followed from it, a clause of the same line: `Bo is out`; nothing: it goes without saying */
    SAY_NOW,     /* the event that is being shown */
    SAY_STANDS,  /* the announcement that stands */
    SAY_SETTLED, /* what follows from the yielding that is being shown: `Ada yields. The move is stopped.` */
    SAY_ASK,     /* what the viewer is asked for */
    SAY_SOLE,    /* the same, where it says why there is only one answer; or nothing */
    SAY_ADVISE,  /* an action as advice: `Send it round.` */
    SAY_WINS,    /* the step that can win now, as a possibility: `The bag may go along.` */
    SAY_WHY      /* why one does such a thing, where no better reason is known */
};

/* What is said; only what the voice needs is set. */
struct table_saying {
    enum table_voice voice;
    const struct host *h;
    const struct table *t;             /* but for SAY_LOG, SAY_AFTER */
    const struct host_happening *what; /* SAY_LOG, SAY_AFTER */
    const game_event *event;           /* SAY_AFTER, SAY_NOW, SAY_SETTLED */
    const game_action *action;         /* SAY_ADVISE, SAY_WINS, SAY_WHY */
};

/* Says it in the game's words; an action that it has none for in those of its records. action: with SAY_ADVISE, SAY_WINS, SAY_WHY. */
void table_say(const struct table *t, enum table_voice voice, const game_action *action, struct text *out);
/* What a thing is called, and in sentences what a press on it does, what it is and can do; its word on the bar. */
void table_tip(const struct table *t, struct thing thing, struct text *name, struct text *says);
void table_word(const struct table *t, struct thing thing, struct text *out);

/* How a line of the log counts where there is room for the most important alone. */
enum table_line {
    LINE_FULL,
    LINE_LAST, /* of its kind, in a turn, only the last */
    LINE_DROPPED,
    LINE_FIRST, /* a recap has it before all others, as it has what followed and has figures */
    LINE_LED    /* likewise, where it tells what followed; else it is as all others */
};

/* What stands at the right end of a seat's card. */
struct table_status {
    char words[64];
    char brief[32]; /* instead of them where they have no room; "": then nothing is said */
    enum ui_style style;
    struct color color;
    bool ribbon; /* the kit's: it stands on a ribbon in the seat's colour */
};

/* Something that a card over the middle had better not hide: where it is on the window, and how bad that would be. */
struct table_precious {
    struct rect at;
    int weight;
};

/* A row of the dossier: what is known of an amount. */
struct table_known {
    const char *name; /* translated */
    range known;
    int scale; /* the most there can be */
    struct color color;
    void (*badge)(struct table *t, size_t i, struct rect at); /* i: which row; NULL: none */
};

enum { TABLE_FACES = 16 };

enum { TABLE_PRECIOUS = 256, TABLE_KNOWN = 16 };

struct table_game {
    size_t own_size;
    const char *data; /* what it says, below assets/: see dress.h; NULL: all of that stands here */
    /* --- where things lie: see layout.h */
    float shape; /* width by height of what lies in the middle; 0: any */
    /* What a sign on the cards of the others means (N_()), said once above them where there is room; NULL: none. */
    const char *legend;
    /* … in few words, where that has no room beside legend_apart, and beside a question (N_()). */
    const char *legend_brief;
    /* What counts that stand apart are of (N_()), over their column; NULL: none do. */
    const char *legend_apart;
    /* What seats' cards count is so much that its badges stand once above all cards, each over its column. */
    bool faces_above;
    /* Others are asked in a turn, each as in one of their own: the head says whose turn it is, and a ribbon who is asked. */
    bool asked_up;
    bool low_seats; /* what `seat` draws is one row: the cards are as low as leaves the log its room */
    int unit;       /* what one of what is named, laid or known is in the numbers that people read; 0: 1 */
    int head_rows;  /* so many rows stand under the round in the head, */
    int facts;      /* and so many short entries at its foot */

    /* --- what happens */
    const struct table_cue *cue; /* by kind of event; one that is not there takes no time */
    size_t cues;
    /* Another sound than the cue's as an event begins; NULL: none. */
    const char *(*sound)(const struct table *t, const game_event *event, const char *usual);
    /* What else changes in the shown view as soon as an event begins; at its end (early: before this) the rules show it. */
    void (*begins)(struct table *t, const game_event *event, struct game_view *shown);

    /* --- what is asked */
    const uint8_t *asks; /* enum table_asks by phase */
    size_t phases;
    const struct table_thing *thing; /* by kind */
    size_t things;
    uint8_t begin[2]; /* kinds of things that a turn may begin with; keys walk one of them at a time */
    /* of a turn, from right to left; digits press them, counted from the left */
    const struct table_button *button;
    size_t turn_buttons;
    size_t (*ways)(const struct table *t, const struct pick *pick, const game_action *action,
                   struct way out[PICK_WAYS]);
    /* A turn's usual action is points spent on things of begin[0] step by step: see spend.h. False: not now; then out is filled in
     * all the same for as long as what was spent last is being shown. */
    bool (*spend)(const struct table *t, struct spend *out);
    /* Cards that seats hold, see holding.h; with them things of that kind are pressed. False: there are none in this match. */
    bool (*holding)(const struct table *t, struct holding *out);
    const struct table_sheet *sheet; /* who is whose: see sheet.h; NULL: nobody asks */
    /* an answer that may stand until something changes; NULL: none may */
    const struct table_standing *standing;
    /* Bits of the kinds of actions that the viewer can take back for a moment, though they tell the others something. */
    uint64_t held;
    /* Another word of a thing on the bar, as things stand; nothing: the usual one. */
    void (*word)(const struct table *t, struct thing thing, struct text *out);
    const char *card_word; /* with ASKS_CARD: the button that opens the game's card; N_() */
    void (*say)(const struct table_saying *what, struct text *out);
    const struct table_words *words; /* what `say` does not say: see sentence.h */

    /* A map with figures is what lies in the middle: map_board.h; or a printed board round which figures walk: stands.h. */
    const struct map_board_look *board;
    const struct stands_look *stands;

    /* --- what is drawn, in this order */
    void (*prepare)(struct table *t);               /* once a frame, before anything is drawn */
    uint64_t (*scenery_key)(const struct table *t); /* differs where the scenery does */
    void (*scenery)(struct table *t); /* through the lens: what never moves; kept as a picture */
    void (*pieces)(struct table *t);  /* through the lens: the rest */
    size_t (*spots)(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS]);
    void (*hot)(struct table *t,
                const struct table_spot *spot); /* the pointer is over it; through the lens */
    /* What there is to say of a thing beside its table_thing, of any that has a spot. */
    void (*tip)(const struct table *t, struct thing thing, struct text *name, struct text *says);
    /* The cards that a thing is, out[TABLE_FACES], returns how many: they hang from the pointer while it is dragged; what a single one
     * has for a title and a text names it, and one with a text is enlarged while it is looked at. */
    size_t (*faces)(const struct table *t, struct thing thing, struct card_face *out);
    void (*across)(struct table *t,
                   struct rect at); /* through the lens: draws again what a frame there would cross */
    /* Where something lies that a lesson points at, by the name that its file has for it; units of the middle. False: there is
     * nothing of that name. */
    bool (*point)(const struct table *t, const char *name, struct rect *at);
    /* Where the focus looks for the nearest thing from, after what was taken last (kind 0: nothing was); *from is the middle
     * of all. */
    void (*from)(const struct table *t, struct thing last, struct point *from);
    void (*over)(struct table *t); /* over the middle, in units of the window */

    /* --- on the cards beside it */
    /* Where seats are at home on a map, by the rules' layout: colours, badges and places follow from it, where the game has none of its own below. */
    const struct homes *homes;
    void (*head)(struct table *t, struct rect inside); /* see head.h; NULL: the round */
    struct color (*color)(const struct table *t, int seat);
    void (*badge)(struct table *t, int seat, struct rect at);
    const char *(*place)(const struct table *t, int seat); /* where a seat is at home, translated */
    void (*status)(const struct table *t, int seat, struct table_status *out);
    /* A mark at the right end of a row that the seat wears, with at most `room` for it; the width taken, 0: none. */
    float (*tag)(struct table *t, int seat, struct rect row, float room);
    const char *tag_word; /* of seats_tag; N_() */
    /* What stands for a seat's card where all that seats have lies in the middle, units of the middle: then there are no cards beside it,
     * and it has the whole width. NULL: there are cards. */
    void (*seat_at)(const struct table *t, int seat, struct rect *at);
    void (*seat_tip)(const struct table *t, int seat,
                     struct text *out); /* what its card says, in sentences */
    /* What a seat has, in a row of its card; see seats.h and badges.h. */
    void (*seat)(struct table *t, int seat, struct rect row, struct rect card);
    const struct table_roster *roster;
    /* What is known of a seat; of the one who looks, and of table.judged, what the others can know. */
    size_t (*known)(const struct table *t, int seat, struct table_known out[TABLE_KNOWN]);
    /* What a seat has, where that lies open to whoever looks, by the rows of `known` but the last; else NULL. */
    const uint8_t *(*opened)(const struct table *t, int seat);
    const uint8_t *line; /* enum table_line by kind of action */
    size_t lines;
    const struct ruled_paper *log_paper; /* what the log is printed on; NULL: a plain sheet */
    struct table_fall fall; /* a character leaves for good, with all put on it: fall.h; data has its words */
    const struct ledger_look *ledger; /* books in which seats write by hand: ledger.h; NULL: there are none */
    /* a sentence (N_()) in the dossier: what follows from the rules beside what is proven; NULL: none */
    const char *deduced;
    const char *names; /* N_("bids $%u"): whose number it was, on the card of a seat; NULL: `names %u` */
    /* how so much of what is named, laid or known is written: N_("$%d"); NULL: a bare number */
    const char *sums;
    size_t (*precious)(const struct table *t, struct table_precious out[TABLE_PRECIOUS]);
    void (*house_rules)(const struct table *t, struct house_rules *out);

    /* --- what is announced, where the rules' layout has that: see outlook.h, yields.h */
    /* Nothing secret decides who wins in the rest of a turn, if nobody stops it; NULL: something may. */
    bool (*wins_open)(const struct game_view *view);

    /* That a rival is within reach of winning with its next turn is told before one's own is over (threat.h). Which row of `known`
     * an announcement would be about; less than 0: none. NULL: nothing is foreseen. */
    int (*foresees)(const game_action *first);

    /* of two who have as much the one whose announcement it is keeps it; else the challenger has the better of it */
    bool equal_stands;

    const struct bidding_words *bids; /* data (dress.h); NULL: the kit's words */

    /* --- a bidding: see bidding.h */
    void (*bidding)(const struct table *t, struct bidding_terms *out);
    /* What is not said by the data and does not follow by itself; NULL: it all does. */
    void (*bidding_says)(const struct table *t, struct bidding *out);

    /* --- amounts laid in secret, the card CARD_GAME: see amounts.h. False: none are to be laid now */
    bool (*amounts)(const struct table *t, struct amounts *out);
    const struct amounts_words *amounts_words; /* data (dress.h); NULL: the game's, else the kit's */
    /* What has to lie there for a legal action, which is then handed in; false: it is not made so. NULL: see amounts_for. */
    bool (*amounts_of)(const struct table *t, const game_action *action, struct laid *out);
    /* A picture on a space, or NULL; a pile of what is laid, or NULL: plain coins. */
    void (*amounts_picture)(struct table *t, size_t space, struct rect at, bool gone);
    void (*amounts_pile)(struct table *t, struct rect at, int n, int fresh);

    /* Other cards of the game's own, while t->card is CARD_GAME or more. */
    void (*cards)(struct table *t);

    /* --- the end: see ending.h, story.h */
    const struct table_story *story; /* NULL: it is told in the words of the log alone */
    void (*ending)(const struct table *t, struct ending *out, struct text *reason);
    int (*end_amount)(const struct table *t, int seat, int cell);    /* in a cell of a seat's row */
    void (*end_badge)(struct table *t, size_t cell, struct rect at); /* over a cell */
    /* Before a row; false: the seat's badge stands there. */
    bool (*end_picture)(struct table *t, int seat, struct rect at);
    /* Beside the name, in a row that has no cells: what the score is made of. NULL: nothing. */
    void (*end_says)(const struct table *t, int seat, struct text *out);
    void (*prize)(struct table *t, struct rect card); /* in its corner */

    /* Further presses that lead to a legal action, as lines of describe.h; words: those of the action. */
    void (*describe)(const struct table *t, const game_action *action, const char *words, struct text *out);

    /* The id of the page of the help that fits what is asked or lies open; NULL: none does. */
    const char *(*help)(const struct table *t);

    /* Asks for pictures that a press may want at once, beside those of the roster; every frame. */
    void (*fetch)(struct table *t);
};

#endif
