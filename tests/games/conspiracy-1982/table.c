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

static void set_paid(c82_book *book, char *list)
{
    char *rest;
    for (char *word = strtok_r(list, ",", &rest); word; word = strtok_r(NULL, ",", &rest)) {
        char *dollars = strchr(word, '=');
        *dollars++ = '\0';
        int spy = words_index(c82_spy_name, word);
        assert_in_range(spy, 0, C82_SPIES - 1);
        book->paid[spy] = (uint8_t)(strtol(dollars, NULL, 10) / C82_UNIT);
        book->balance -= book->paid[spy];
    }
}

static void set_spy(struct table *t, const char *name, const char *where)
{
    int spy = words_index(c82_spy_name, name);
    bool blown = strcmp(where, "blown") == 0;
    if (spy < 0)
        fail_msg("`%s` means nothing", name);
    c82_at(t)->blown |= (uint8_t)(blown << spy);
    c82_at(t)->spy_place[spy] = blown ? C82_NOWHERE : find_place(t, where);
}

/* Returns the seat whose turn begins. */
static int set_word(struct table *t, const char *w, char *value, int turn)
{
    struct c82_view *s = c82_at(t);
    int number = (int)strtol(value, NULL, 10);
    if (strcmp(w, "case") == 0)
        s->case_place = find_place(t, value);
    else if (strcmp(w, "turn") == 0)
        return number - 1;
    else if (strcmp(w, "start") == 0)
        s->start = (int8_t)(number - 1);
    else if (strncmp(w, "paid", 4) == 0)
        set_paid(&s->book[w[4] - '1'], value);
    else if (strcmp(w, "owes") == 0)
        s->owes |= (uint8_t)(1U << (number - 1));
    else if (strcmp(w, "round") == 0)
        s->round = (uint16_t)number;
    else if (strcmp(w, "seats") != 0 && strcmp(w, "round-limit") != 0)
        set_spy(t, w, value);
    return turn;
}

struct table lay(const char *words)
{
    char copy[512], *rest, *value;
    int turn = 0;
    game_error err;
    snprintf(copy, sizeof copy, "%s fixed", words);
    struct table t = table_begin("conspiracy-1982", copy);
    struct c82_view *s = c82_at(&t);
    s->start = 0;
    s->round = 1;
    memset(s->payoffs, C82_SPIES, s->seats);
    for (char *w = strtok_r(copy, " ", &rest); w; w = strtok_r(NULL, " ", &rest))
        if ((value = strchr(w, ':'))) {
            *value = '\0';
            turn = set_word(&t, w, value + 1, turn);
        }
    const struct c82_act act = {.box = c82_box_of(t.box), .s = s};
    c82_tell(&act, C82_TURN, turn, TELL_ARGS((int16_t)turn));
    if (!t.r->check(t.box, table_state(&t), &err))
        fail_msg("`%s`: %s", words, err.text);
    return t;
}
