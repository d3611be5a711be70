#include "table.h"
#include "rules/solomon/solomon_change.h"

#include <string.h>

struct table fresh(const char *words)
{
    return table_begin("solomon", words);
}

static void begin(struct table *t)
{
    struct solomon_state *s = solomon_at(t);
    s->pub.start = 0;
    s->pub.round = 1;
    memcpy(s->pub.agent_city, solomon_box_of(t->box)->start, sizeof s->pub.agent_city);
    for (int i = 0; i < s->pub.seats; i++) {
        s->secret[i].token = (uint8_t)i;
        s->secret[i].board = (uint8_t)(i + 1);
    }
}

static void pay(struct table *t, int seat, int agent, int coins)
{
    struct solomon_secret *m = &solomon_at(t)->secret[seat];
    m->paid[agent] = (uint8_t)coins;
    m->reserve -= m->paid[agent];
}

static void turn(struct table *t, int seat)
{
    struct solomon_act act = {.box = solomon_box_of(t->box), .s = solomon_at(t), .events = &t->events};
    solomon_tell(&act, SOLOMON_TURN, seat, TELL_ARGS((int16_t)seat));
}

static const char *const agent[] = {"Beacon",  "Magician", "Roulette", "Spyglass",
                                    "Tempest", "Vagabond", "Solomon",  NULL};

static const struct table_word word[] = {
    {"case", TABLE_PLACE, TABLE_AT(struct solomon_state, pub.case_city)},
    {"start", TABLE_SEAT, TABLE_AT(struct solomon_state, pub.start)},
    {"restricted", TABLE_SEATS, TABLE_AT(struct solomon_state, pub.restricted)},
    {"track", TABLE_NUMBER, TABLE_AT(struct solomon_state, pub.track)},
    {"round", TABLE_NUMBER, TABLE_AT(struct solomon_state, pub.round)},
    {.word = NULL}};

static const struct table_layout layout = {.game = "solomon",
                                           .word = word,
                                           .thing = agent,
                                           .moving = SOLOMON_AGENTS,
                                           .gone = "burnt",
                                           .map = offsetof(struct solomon_box, map),
                                           .place = offsetof(struct solomon_state, pub.agent_city),
                                           .out = offsetof(struct solomon_state, pub.burnt),
                                           .nowhere = SOLOMON_NOWHERE,
                                           .begin = begin,
                                           .pay = pay,
                                           .turn = turn};

struct table lay(const char *words)
{
    return table_lay(&layout, words);
}
