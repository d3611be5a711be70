#include "table.h"

#include <string.h>

static void begin(struct table *t)
{
    c82_at(t)->start = 0;
    c82_at(t)->round = 1;
    memset(c82_at(t)->payoffs, C82_SPIES, c82_at(t)->seats);
}

static void pay(struct table *t, int seat, int spy, int dollars)
{
    c82_book *book = &c82_at(t)->book[seat];
    book->paid[spy] = (uint8_t)(dollars / C82_UNIT);
    book->balance -= book->paid[spy];
}

static void turn(struct table *t, int seat)
{
    const struct c82_act act = {.box = c82_box_of(t->box), .s = c82_at(t)};
    c82_tell(&act, C82_TURN, seat, TELL_ARGS((int16_t)seat));
}

static const struct table_word word[] = {{"case", TABLE_PLACE, TABLE_AT(struct c82_view, case_place)},
                                         {"start", TABLE_SEAT, TABLE_AT(struct c82_view, start)},
                                         {"owes", TABLE_SEATS, TABLE_AT(struct c82_view, owes)},
                                         {"round", TABLE_NUMBER, TABLE_AT(struct c82_view, round)},
                                         {.word = NULL}};

static const struct table_layout layout = {.game = "conspiracy-1982",
                                           .always = "fixed",
                                           .word = word,
                                           .thing = c82_spy_name,
                                           .moving = C82_SPIES,
                                           .gone = "blown",
                                           .map = offsetof(struct c82_box, map),
                                           .place = offsetof(struct c82_view, spy_place),
                                           .out = offsetof(struct c82_view, blown),
                                           .nowhere = C82_NOWHERE,
                                           .begin = begin,
                                           .pay = pay,
                                           .turn = turn,
                                           .whole = true};

struct table lay(const char *words)
{
    return table_lay(&layout, words);
}
