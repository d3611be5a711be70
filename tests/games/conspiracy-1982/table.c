#include "table.h"

#include "rules/words.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint8_t find_place(struct table *t, const char *name)
{
    int place = map_find(&c82_box_of(t->box)->map, name, strlen(name));
    if (place < 0)
        fail_msg("no place %s", name);
    return (uint8_t)place;
}

static void set_paid(struct table *t, int seat, char *list)
{
    char *rest;
    c82_book *book = &c82_at(t)->book[seat];
    for (char *word = strtok_r(list, ",", &rest); word; word = strtok_r(NULL, ",", &rest)) {
        char *equals = strchr(word, '=');
        assert_non_null(equals);
        *equals = '\0';
        int spy = words_index(c82_spy_name, word), paid = (int)strtol(equals + 1, NULL, 10) / C82_UNIT;
        assert_in_range(spy, 0, C82_SPIES - 1);
        book->paid[spy] = (uint8_t)paid;
        book->balance -= (uint8_t)paid;
    }
}

static void set_spy(struct table *t, const char *name, const char *where)
{
    int spy = words_index(c82_spy_name, name);
    if (spy < 0)
        fail_msg("`%s` means nothing", name);
    if (strcmp(where, "blown") == 0)
        c82_at(t)->blown |= (uint8_t)(1U << spy);
    c82_at(t)->spy_place[spy] = strcmp(where, "blown") == 0 ? C82_NOWHERE : find_place(t, where);
}

static void set_word(struct table *t, char *w, int *turn)
{
    struct c82_view *s = c82_at(t);
    char *value = strchr(w, ':');
    if (!value)
        return; /* an option that is on */
    *value++ = '\0';
    int number = (int)strtol(value, NULL, 10);
    if (strcmp(w, "seats") == 0 || strcmp(w, "places") == 0 || strcmp(w, "round-limit") == 0)
        return;
    if (strcmp(w, "case") == 0)
        s->case_place = find_place(t, value);
    else if (strcmp(w, "turn") == 0)
        *turn = number - 1;
    else if (strcmp(w, "start") == 0)
        s->start = (int8_t)(number - 1);
    else if (strncmp(w, "paid", 4) == 0)
        set_paid(t, w[4] - '1', value);
    else if (strcmp(w, "owes") == 0)
        s->owes |= (uint8_t)(1U << (number - 1));
    else if (strcmp(w, "round") == 0)
        s->round = (uint16_t)number;
    else
        set_spy(t, w, value);
}

struct table lay(const char *words)
{
    char copy[512], *rest;
    int turn = 0;
    snprintf(copy, sizeof copy, "%s fixed", words);
    struct table t = table_begin("conspiracy-1982", copy);
    struct c82_view *s = c82_at(&t);
    s->start = 0;
    s->round = 1;
    memset(s->payoffs, C82_SPIES, s->seats);
    for (char *w = strtok_r(copy, " ", &rest); w; w = strtok_r(NULL, " ", &rest))
        set_word(&t, w, &turn);
    const struct c82_act act = {.box = c82_box_of(t.box), .s = s};
    c82_tell(&act, C82_TURN, turn, TELL_ARGS((int16_t)turn));
    game_error err;
    if (!t.r->check(t.box, table_state(&t), &err))
        fail_msg("`%s`: %s", words, err.text);
    return t;
}
