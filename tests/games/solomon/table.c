#include "table.h"
#include "rules/solomon/solomon_change.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int city(const struct table *t, const char *name)
{
    int c = map_find(&solomon_box_of(t->box)->map, name, strlen(name));
    if (c < 0)
        fail_msg("no city %s", name);
    return c;
}

static int agent(const char *name)
{
    return solomon_find_agent(name, strlen(name));
}

struct table fresh(const char *words)
{
    return table_begin("solomon", words);
}

static void set_paid(struct table *t, int seat, char *list)
{
    char *rest;
    struct solomon_secret *m = &solomon_at(t)->secret[seat];
    for (char *word = strtok_r(list, ",", &rest); word; word = strtok_r(NULL, ",", &rest)) {
        char *equals = strchr(word, '=');
        assert_non_null(equals);
        *equals = '\0';
        assert_in_range(agent(word), 0, SOLOMON_DOCTOR);
        m->paid[agent(word)] = (uint8_t)strtol(equals + 1, NULL, 10);
        m->reserve -= m->paid[agent(word)];
    }
}

static void set_agent(struct table *t, const char *name, const char *where)
{
    int a = agent(name);
    if (a < 0 || a >= SOLOMON_AGENTS)
        fail_msg("`%s` means nothing", name);
    if (strcmp(where, "burnt") == 0) {
        solomon_at(t)->pub.burnt |= (uint8_t)(1U << a);
        solomon_at(t)->pub.agent_city[a] = SOLOMON_NOWHERE;
    } else {
        solomon_at(t)->pub.agent_city[a] = (uint8_t)city(t, where);
    }
}

static void set_word(struct table *t, char *w, int *turn)
{
    struct solomon_public *p = &solomon_at(t)->pub;
    char *value = strchr(w, ':');
    if (!value)
        return; /* an option that is on */
    *value++ = '\0';
    int number = (int)strtol(value, NULL, 10);
    if (strcmp(w, "seats") == 0 || strcmp(w, "places") == 0 || strcmp(w, "die-faces") == 0)
        return;
    if (strcmp(w, "case") == 0)
        p->case_city = (uint8_t)city(t, value);
    else if (strcmp(w, "turn") == 0)
        *turn = number - 1;
    else if (strcmp(w, "start") == 0)
        p->start = (int8_t)(number - 1);
    else if (strncmp(w, "paid", 4) == 0)
        set_paid(t, w[4] - '1', value);
    else if (strcmp(w, "restricted") == 0)
        p->restricted |= (uint8_t)(1U << (number - 1));
    else if (strcmp(w, "track") == 0)
        p->track = (uint8_t)number;
    else if (strcmp(w, "round") == 0)
        p->round = (uint16_t)number;
    else
        set_agent(t, w, value);
}

struct table lay(const char *words)
{
    struct table t = fresh(words);
    struct solomon_public *p = &solomon_at(&t)->pub;
    char copy[512], *rest;
    int turn = 0;
    snprintf(copy, sizeof copy, "%s", words);
    p->start = 0;
    p->round = 1;
    for (int a = 0; a < SOLOMON_AGENTS; a++)
        p->agent_city[a] = solomon_box_of(t.box)->start[a];
    for (int i = 0; i < p->seats; i++) {
        solomon_at(&t)->secret[i].token = (uint8_t)i;
        solomon_at(&t)->secret[i].board = (uint8_t)(i + 1);
    }
    for (char *w = strtok_r(copy, " ", &rest); w; w = strtok_r(NULL, " ", &rest))
        set_word(&t, w, &turn);
    struct solomon_act act = {.box = solomon_box_of(t.box), .s = solomon_at(&t), .events = &t.events};
    solomon_tell(&act, SOLOMON_TURN, turn, TELL_ARGS((int16_t)turn));
    return t;
}
