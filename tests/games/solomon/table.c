#include "table.h"
#include "base/text.h"

#include "rules/list.h"
#include "rules/solomon/solomon_change.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct game_box *the_box(void)
{
    static struct game_box *box; /* one for the whole program */
    game_error err;
    if (!box)
        box = game_load_box(game_find("solomon"), &err);
    assert_non_null(box);
    return box;
}

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

static void set_places(struct table *t, game_config *c, char *list)
{
    char *rest;
    c->seats = 0;
    for (char *name = strtok_r(list, ",", &rest); name; name = strtok_r(NULL, ",", &rest)) {
        uint8_t place = 0;
        while (place < SOLOMON_SEATS && strcmp(t->r->place_name(t->box, place), name) != 0)
            place++;
        assert_in_range(place, 0, SOLOMON_SEATS - 1);
        c->place[c->seats++] = place;
    }
}

struct table fresh(const char *words)
{
    struct table t = {.r = game_find("solomon"), .box = the_box()};
    game_config config;
    game_error err;
    char copy[512], *rest;
    snprintf(copy, sizeof copy, "%s", words);
    assert_true(t.r->default_config(t.box, 2, &config));
    for (char *w = strtok_r(copy, " ", &rest); w; w = strtok_r(NULL, " ", &rest))
        if (strncmp(w, "seats:", 6) == 0)
            assert_true(t.r->default_config(t.box, (uint8_t)strtol(w + 6, NULL, 10), &config));
        else if (strncmp(w, "places:", 7) == 0)
            set_places(&t, &config, w + 7);
        else if (strncmp(w, "faces:", 6) == 0)
            config.option[SOLOMON_OPTION_DIE_FACES] = (int16_t)strtol(w + 6, NULL, 10);
        else if (strcmp(w, "any-arrival") == 0)
            config.option[SOLOMON_OPTION_ANY_ARRIVAL] = 1;
        else if (strcmp(w, "express") == 0)
            config.option[SOLOMON_OPTION_EXPRESS] = 1;
    if (!t.r->init(t.box, &config, (struct game_state *)&t.s, &err))
        fail_msg("%s", err.text);
    return t;
}

static void set_paid(struct table *t, int seat, char *list)
{
    char *rest;
    struct solomon_secret *m = &t->s.secret[seat];
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
        t->s.pub.burnt |= (uint8_t)(1U << a);
        t->s.pub.agent_city[a] = SOLOMON_NOWHERE;
    } else {
        t->s.pub.agent_city[a] = (uint8_t)city(t, where);
    }
}

static void set_word(struct table *t, char *w, int *turn)
{
    struct solomon_public *p = &t->s.pub;
    char *value = strchr(w, ':');
    if (!value)
        return; /* any-arrival, express */
    *value++ = '\0';
    int number = (int)strtol(value, NULL, 10);
    if (strcmp(w, "seats") == 0 || strcmp(w, "places") == 0 || strcmp(w, "faces") == 0)
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
    struct solomon_public *p = &t.s.pub;
    char copy[512], *rest;
    int turn = 0;
    snprintf(copy, sizeof copy, "%s", words);
    p->start = 0;
    p->round = 1;
    for (int a = 0; a < SOLOMON_AGENTS; a++)
        p->agent_city[a] = solomon_box_of(t.box)->start[a];
    for (int i = 0; i < p->seats; i++) {
        t.s.secret[i].token = (uint8_t)i;
        t.s.secret[i].board = (uint8_t)(i + 1);
    }
    for (char *w = strtok_r(copy, " ", &rest); w; w = strtok_r(NULL, " ", &rest))
        set_word(&t, w, &turn);
    struct solomon_act act = {.box = solomon_box_of(t.box), .s = &t.s, .events = &t.events};
    solomon_tell(&act, SOLOMON_TURN, turn, TELL_ARGS((int16_t)turn));
    return t;
}

/* The line of a record as an action. */
static game_action read_line(const struct table *t, const char *line, int *seat)
{
    game_action a;
    game_error err;
    bool chance = strncmp(line, "chance ", 7) == 0;
    *seat = chance ? SEAT_NATURE : line[0] - '1';
    if (!t->r->action_parse(t->box, *seat, line + (chance ? 7 : 2), &a, &err))
        fail_msg("`%s`: %s", line, err.text);
    return a;
}

void plays(struct table *t, const char *lines)
{
    char copy[1024];
    snprintf(copy, sizeof copy, "%s", lines);
    for (char *line = copy; line;) {
        char *next = strstr(line, " / ");
        int seat;
        if (next) {
            *next = '\0';
            next += 3;
        }
        game_action a = read_line(t, line, &seat);
        memset(&t->events, 0, sizeof t->events);
        if (!t->r->apply(t->box, (struct game_state *)&t->s, seat, &a, &t->events))
            fail_msg("`%s` is illegal here", line);
        line = next;
    }
}

void refuses(struct table *t, const char *line)
{
    int seat;
    game_action a = read_line(t, line, &seat);
    struct solomon_state before = t->s;
    if (t->r->apply(t->box, (struct game_state *)&t->s, seat, &a, NULL))
        fail_msg("`%s` is legal here", line);
    assert_memory_equal(&before, &t->s, sizeof before);
}

int choices(const struct table *t, const char *words)
{
    game_action legal[GAME_MAX_LEGAL];
    int seat = t->s.pub.to_act, found = 0;
    size_t n = t->r->legal(t->box, (const struct game_state *)&t->s, seat, legal, GAME_MAX_LEGAL);
    for (size_t i = 0; i < n; i++) {
        char line[256];
        struct text x = text_over(line, sizeof line);
        t->r->action_text(t->box, &legal[i], &x);
        size_t k = strlen(words);
        found += strncmp(line, words, k) == 0 && (k == 0 || line[k] == ' ' || line[k] == '\0');
    }
    return found;
}

const char *reads(const struct table *t, const char *key)
{
    static char text[4096];
    struct solomon_view view;
    struct text x = text_over(text, sizeof text);
    t->r->observe(t->box, (const struct game_state *)&t->s, SEAT_NONE, (struct game_view *)&view);
    t->r->view_text(t->box, (const struct game_view *)&view, (const struct game_state *)&t->s, &x);
    for (char *line = text, *end; (end = strchr(line, '\n')); line = end + 1) {
        *end = '\0';
        size_t k = strlen(key);
        if (strncmp(line, key, k) == 0 && line[k] == ':')
            return line + k + 2;
    }
    fail_msg("no line `%s`", key);
    return NULL;
}

bool said(const struct table *t, int kind)
{
    for (int i = 0; i < t->events.count; i++)
        if (t->events.item[i].kind == kind)
            return true;
    return false;
}
