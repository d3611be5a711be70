/* A table, of any game: what it remembers between frames, shared by its parts. Each part draws and answers for itself and
 * is called from table.c; the parts meet only here. What a game brings is its struct table_game. */
#ifndef CONSPIRACY_TABLE_TABLE_H
#define CONSPIRACY_TABLE_TABLE_H

#include "gfx/target.h"
#include "table/amounts.h"
#include "table/discreet.h"
#include "table/duel.h"
#include "table/encore.h"
#include "table/host.h"
#include "table/layout.h"
#include "table/lens.h"
#include "table/perform.h"
#include "table/pick.h"
#include "table/plate.h"
#include "table/sheet.h"
#include "table/spend.h"
#include "table/stakes.h"
#include "table/standing.h"
#include "table/threat.h"
#include "table/yields.h"
#include "ui/spot.h"

#include <stddef.h>

struct ui;
struct map_board;
struct stands;
struct table_game;
struct text;

/* What lies open over the table. Cards of the game's own count from CARD_GAME. */
enum table_card { CARD_NONE, CARD_DOSSIER, CARD_LOG, CARD_STORY, CARD_PILE, CARD_GAME };

/* What is up once the game is over. */
enum end_page { END_PLATE, END_SEATS, END_BOARD };

/* An event of the match, or none: counting from 0 and from 1 are both in use. */
struct table_event {
    bool on;
    uint32_t event;
};

bool table_event_same(struct table_event a, struct table_event b);

/* A view of any game, by value. */
union table_view {
    max_align_t align;
    unsigned char bytes[GAME_MAX_STATE];
};

/* The card on which an announcement is answered. */
struct bidding_card {
    struct table_event asked; /* the question that it stands for */
    int number;               /* on the dial */
    int typed;                /* the number that digits have made so far, */
    uint64_t typed_at;        /* ms: and when the last of them came */
    bool warned;              /* that it takes a look at what one has is said on it */
    bool folded;              /* it makes way for the board */
};

/* An answer that was given for the rest of a challenge (struct bidding.always). */
struct bidding_vow {
    bool on;
    int seat; /* who gave it */
    int kind; /* of action */
};

/* An action that is asked about before it is handed in: see confirm.h. */
struct confirm {
    struct table_event asked; /* the question that it answers; off: none is */
    game_action action;
    bool fresh; /* the last one has just been held back: the focus goes to what lets it stand */
};

/* The question, and the answer to it of whose danger was told: not twice. */
struct warned {
    struct table_event asked;
    game_action action;
};

/* The buttons on the card of a lesson, as lesson_describe names them. */
enum lesson_button {
    LESSON_BUTTON_NEXT,
    LESSON_BUTTON_DO,
    LESSON_BUTTON_BACK,
    LESSON_BUTTON_SKIP,
    LESSON_BUTTON_AGAIN,
    LESSON_BUTTON_PLAY,
    LESSON_BUTTON_TABLE, /* folds it, and unfolds it */
    LESSON_BUTTONS
};

/* A lesson, while one is being given: see lesson.h. */
struct lesson_shown {
    struct host_lesson now;
    uint64_t since;  /* ms: when it began to say that */
    bool skipped;    /* what is shown before it says more has been cut short by a press */
    uint8_t hurried; /* … as was what was shown before: so many more presses may still be meant for that */
    bool on;         /* there is a lesson */
    bool folded;     /* where its card lies over the table: it has been put away until the next step */
    bool kept_open;  /* … and was opened again: it stays, whatever it covers */
    uint8_t place;   /* … and which of its places there it has */
    struct rect at;  /* its paper, as it was drawn last */
    bool pressed;    /* one of its buttons was, in the frame before */
    enum host_lesson_press press; /* what it means */
    ui_id button[LESSON_BUTTONS]; /* those of its card */
    uint8_t fresh; /* it has just said something else: so many frames put the focus where that wants it */
};

/* Whether the pictures are there; until then nothing is shown, played or asked. See laying.h. */
struct laying {
    bool done;       /* they are there, or were waited for long enough */
    int calm;        /* frames in a row that lacked no picture */
    uint64_t came;   /* ms: when the table was first drawn */
    uint64_t got;    /* ms: when a picture came last */
    size_t got_size; /* bytes of all that had come by then */
};

/* What an end could have been prevented by; translated. */
struct missed {
    bool known;
    char turn[360];  /* the viewer's own turn that made it possible, */
    char words[360]; /* and what could have been done about it */
};

/* What the viewer is asked, and what has been put together for an answer: all of it begins anew with each question. */
struct table_ask {
    struct table_event at; /* at how many events it was put; off: nothing is asked */
    size_t legal_count;    /* 0: nothing is asked, or it has been answered */
    game_action legal[GAME_MAX_LEGAL];
    struct pick pick;
    struct spent spent;  /* points, instead of things being pressed: see spend.h */
    struct laid laid;    /* what is being laid out in secret */
    bool hint_asked;     /* a hint is wanted, */
    uint64_t hint_since; /* ms: since then */
    bool move_asked;     /* the word Move was pressed: the prompt says what to pick */
    bool second;         /* keys and pad walk the second kind of things that a turn may begin with */
};

/* What stands open: all of it closes when the past is rewritten or another viewer sits down (host.epoch). */
struct table_now {
    int card;                /* enum table_card, or a game's */
    bool card_fresh;         /* it has just been opened */
    bool card_due;           /* the game's card opens once the curtain has been passed */
    struct bidding_card bid; /* the card of a bidding */
    struct duel duel;
    struct confirm confirm;     /* what is asked before it is handed in */
    struct table_event looking; /* at which the table is looked back at */
    bool looked_away;           /* from a performance, which stands at table.shown meanwhile */
    struct missed missed;
    bool held, holds; /* a place that shows one's own was being pressed in the frame before; is in this one */
    enum end_page end_page;
};

struct table {
    union table_view view;  /* what is shown; read it with table_view_of */
    union table_view shown; /* where the performance stands meanwhile, if now.looked_away */

    struct table_ask ask;
    struct table_now now;

    /* set for the time of a frame */
    const struct host *h;
    struct ui *ui;
    const struct game_box *box;
    const struct table_game *game;
    void *own;               /* the game's own state, game->own_size bytes */
    struct map_board *board; /* see map_board.h; NULL: the game has none */
    struct stands *stands;   /* see stands.h; likewise */

    int viewer; /* whose view it is; SEAT_NONE: the public's */
    uint32_t epoch;
    int language; /* that of all words which are kept from frame to frame: HOST_LANGUAGE */
    struct table_layout layout;
    struct lens lens; /* over layout.middle */
    struct gfx_cache backdrop;
    struct performance play;
    struct rect strip; /* where it was drawn last, u: strip.h */
    struct laying laying;
    struct lesson_shown lesson;
    /* ms: when another viewer was asked with no curtain between; 0: not since the last one */
    uint64_t handover;
    uint64_t unveiled; /* ms: when somebody sat down and the curtain began to part; 0: it is away */
    uint32_t curtains; /* how many had parted by then */

    struct thing eyed;          /* what was pointed at, or had the focus, in the frame before */
    struct sheet_written sheet; /* who is whose, while that is written */
    struct standing standing;   /* answers that stand: see standing.h */
    struct {
        uint32_t at; /* as many events were shown and one; 0: never */
        int kind;
    } away; /* of cards: the kind that was put away last by then, or -1 (holding.c) */

    struct stakes stakes;   /* of what is announced */
    struct threats threats; /* of the rivals' next turns */
    struct yields yields;   /* who has given way, and where */
    struct bidding_vow vow; /* what is answered without asking again */
    struct warned warned;
    struct table_event recap_for; /* the question at which the recap was put away */
    bool recap;                   /* it is up, beside the middle or over it */
    uint32_t since;               /* recap_since, of this frame */
    struct plate plate;           /* of the end that is shown */
    struct encore encore;
    struct ledger *ledger;       /* what has been read for its books; NULL: nothing yet */
    struct story *story;         /* of a match that is over, told when it is first asked for; NULL: not yet */
    int story_page, story_chart; /* enum story_page; which chart, where there is room for one */
    unsigned story_begun;        /* bit per page: it has been seen, and stays where it is scrolled to */
    int story_seat;              /* whose book comes first where there is no room for all */
    int dossier_page;
    int judged;      /* 1 and a seat, in a replay: its page tells what the others could know of it. 0: none */
    size_t log_here; /* in a replay: the line after the one that it was last scrolled to; 0: to none yet */
    struct {
        bool known;
        uint32_t first; /* the first moment at which all that chance deals lies there */
    } replay;
    float log_high; /* of the lines of the log when it was last scrolled to its end */

    bool begun;      /* a frame has been drawn */
    bool discreet;   /* several people share this screen: what only one may know shows only on demand */
    uint32_t looked; /* bit per seat that has looked at its own since a turn began: see discreet.h */
    bool fresh;      /* the choice has just moved on: put the focus on something lit */
};

/* Opens the game's own card, on which something secret is done; where others look on, behind a curtain. */
void table_open_card(struct table *t);
/* … puts it away, undone: everybody may look on again. */
void table_put_away(struct table *t);
/* The foot of a card that lies open: the button that puts it away. */
void table_card_foot(struct table *t, struct rect foot);
/* The view that is shown. A game reads it as its own type. */
const struct game_view *table_view_of(const struct table *t);
/* What it will be once what is being performed is over, put together in room; NULL: nothing is, or the past is looked at. */
const struct game_view *table_view_next(const struct table *t, union table_view *room);
/* Shows another; it is copied. */
void table_show(struct table *t, const struct game_view *view);
const struct game_rules *table_rules(const struct table *t);
int table_unit(const struct table *t); /* table_game.unit, ≥ 1 */
/* So much of what is named, laid or known, as people write it: `$700`. Translated. */
void table_sum(const struct table *t, int n, char *out, size_t size);
/* A number as it was typed, in full or in short: 1500 and 15 are 15 units of a hundred. */
int table_typed(const struct table *t, int typed);

/* An action of that kind is legal now; this very one is. */
bool table_may(const struct table *t, int kind);
bool table_legal(const struct table *t, const game_action *action);
/* Something of that kind is open to the viewer or, where others look on, might be to anybody. */
bool table_offers(const struct table *t, int kind);
/* The viewer is asked something and the table shows the present. */
bool table_asks(const struct table *t);
/* The viewer decides: asks first where it may be a mistake, else hands it in. */
void table_submit(struct table *t, const game_action *action);
void table_hand_in(struct table *t, const game_action *action); /* without asking */
/* A thing on the table, or a word on the bar, was pressed. */
void table_press(struct table *t, struct thing thing);
/* What may be pressed now; all zero when nothing is asked or something else is up. */
struct pick_lit table_lit(const struct table *t);
/* … what of that is drawn in light: to whoever looks at their own, only what is really open. */
struct pick_lit table_shines(const struct table *t);
/* Something has been chosen, and this goes on with it: it could not be pressed had nothing been. */
bool table_goes_on(const struct table *t, struct thing thing);
/* All is chosen but the word on the bar that does it: *out is the action. */
bool table_ready(const struct table *t, game_action *out);
/* … or as much that such a word does it, though more may be chosen. */
bool table_enough(const struct table *t, game_action *out);
/* This very press wins the match for the viewer, as follows from what all can see. */
bool table_wins(const struct table *t, struct thing thing);
/* What a press of the same begins with, or completes it: of what is lit, that which leads to it. */
struct pick_lit table_winning(const struct table *t);
/* Pressing it now announces what wins the match at once, unless somebody stops it: what is carried comes home. */
bool table_may_win(const struct table *t, struct thing thing);

/* What is pressed now is pressed for this button of the turn; NULL: there is none, or no turn. */
const struct table_button *table_mode(const struct table *t);
/* Why a button of a turn is grey, or refuses a thing; NULL: it says nothing. */
const char *table_why(const struct table *t, const struct table_button *b);

/* The names of those seats (bit per seat), as a list; nothing where there are none. */
void table_seats_named(const struct table *t, uint32_t seats, struct text *out);
const char *table_seat_name(const struct table *t, int seat); /* see host_seat_name */
/* … alone, over or beside what is a seat's: `You` where host_is_you. */
const char *table_seat_label(const struct table *t, int seat);
/* … in the third person: the place of whoever gave no name, as the cards are headed, where there is one. */
const char *table_seat_told(const struct table *t, int seat);
/* Which of the places of a game with places a seat has. */
size_t table_seat_place(const struct table *t, int seat);
/* Where a seat is at home, translated; "": nowhere. And what a place of the map is called, in a game with a board. */
const char *table_home_name(const struct table *t, int seat);
const char *table_place_name(const struct table *t, size_t place);
size_t table_home(const struct table *t, int seat);    /* where it is at home, in a game that has homes */
bool table_gone(const struct table *t, size_t figure); /* it is out of the match: see rules/layout.h */

/* By the shown view: the game is over; who is asked next, SEAT_NATURE, or SEAT_NONE. */
bool table_over(const struct table *t);
/* It is, or its end is being shown and goes beyond what the last seat did: nobody is asked or on turn any more. */
bool table_closed(const struct table *t);
/* What is shown is the last there is of a match that was given up: over, with nobody's win. */
bool table_given_up(const struct table *t);
unsigned table_round(const struct table *t); /* 0: before the first */
uint32_t table_asked(const struct table *t); /* bit per seat that is asked */
uint32_t table_up(const struct table *t); /* … whose turn it is; where no turns are kept, that is asked */
int table_next(const struct table *t);

/* What a seat may see, where a match without people is watched with everything open, and all that there is, where a match is over; NULL:
 * neither. */
const struct game_view *table_watched(const struct table *t, int seat);

/* One frame: input and drawing. t->game and t->own are set; the rest is zeroed before the first. */
void table_frame(struct table *t, const struct host *h, struct ui *ui);
/* One step back: closes what lies open, gives back what was chosen last; else the game pauses. */
void table_cancel(struct table *t, const struct host *h);
/* Frees what a table drew. t->own is the caller's. */
void table_close(struct table *t);

/* A slip over the head of the middle, and a frame round it: what is shown there is not the present. words: translated. */
void table_not_now(struct table *t, const char *words);
/* The frame alone, where a card says so. */
void table_frame_past(struct table *t);

/* Draws in units of the middle, through the lens. */
void table_lens_push(struct table *t);
void table_lens_pop(struct table *t);

#endif
