/* A game's own help: the pages of its rules for people, and what is pressed at its table alone. Read from assets/GAME/help.json:
 * `pages` with `id`, `title`, `text` (paragraphs apart by one line break) and `picture` (below assets/), and
 * `signs` of the board that it explains, each with `picture` and `text`, and `ink` where it is printed; `presses` with `device`
 * (`keys`, `mouse`, `pad`), `name` (what is pressed, several apart by a bar) and `text` (what it does). */
#ifndef CONSPIRACY_TABLE_HELP_BOOK_H
#define CONSPIRACY_TABLE_HELP_BOOK_H

#include "platform/event.h"

struct json_t;

enum { HELP_PAGES = 24, HELP_ROWS = 16, HELP_SIGNS = 6 };

enum help_device { HELP_KEYS, HELP_MOUSE, HELP_PAD, HELP_DEVICES };

/* What something that is pressed does. */
struct help_row {
    enum help_device device;
    const char *caps; /* what is pressed, several apart by a bar; NULL: the end of a list */
    const char *does;
    /* the key of this action stands there, as it is chosen now; ACTION_NONE: caps as they are */
    enum input_action key;
};

/* A sign on the board and what it means, translated. */
struct help_sign {
    const char *picture, *text;
    bool ink; /* a mark of the print: white on nothing, shown in ink */
};

/* A page of the rules, translated. */
struct help_page {
    const char *title, *text; /* text: paragraphs are separated by one line break */
    const char *picture;      /* below assets/, or "" */
    const char *id;           /* what a screen asks for it by (table_game.help), or "" */
    struct help_sign sign[HELP_SIGNS];
    int signs;
};

struct help_book {
    struct json_t *json; /* owns the words; NULL: none was read */
    struct help_page page[HELP_PAGES];
    int pages;
    struct help_row row[HELP_ROWS + 1]; /* the one after the last has no caps */
};

/* Reads the help of a game, by its id; release it with help_book_free. A game may have none; a file that cannot be read is said
 * on standard error. Either way the book is then empty. */
void help_book_read(const char *game, struct help_book *out);
/* Empties it. */
void help_book_free(struct help_book *book);

#endif
