#include "games/table.h"

#include "base/text.h"
#include "rules/list.h"
#include "rules/map.h"
#include "rules/refuse.h"
#include "rules/words.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The seats' places by their names, a comma between two. False: there is no such place. */
static bool set_places(const struct table *t, game_config *c, char *list)
{
    char *rest;
    c->seats = 0;
    for (char *name = strtok_r(list, ",", &rest); name; name = strtok_r(NULL, ",", &rest)) {
        uint8_t place = 0;
        const char *known;
        while ((known = t->r->place_name(t->box, place)) && strcmp(known, name) != 0)
            place++;
        if (!known || c->seats == GAME_MAX_SEATS)
            return false;
        c->place[c->seats++] = place;
    }
    return true;
}

static void set_option(const struct table *t, game_config *c, const char *word, const char *value)
{
    for (int i = 0; i < t->r->option_count; i++)
        if (strcmp(t->r->options[i].name, word) == 0)
            c->option[i] = (int16_t)(value ? strtol(value, NULL, 10) : 1);
}

/* The match that words set up; which of them are for others to understand is not asked. */
static bool set_up(struct table *t, const char *game, const char *words, game_error *err)
{
    static struct game_box *box; /* one for the whole program */
    char copy[512], *rest;
    *t = (struct table){.r = game_find(game)};
    if (!box)
        box = game_load_box(t->r, err);
    assert_non_null(box);
    t->box = box;
    snprintf(copy, sizeof copy, "%s", words);
    assert_true(t->r->default_config(t->box, 2, &t->config));
    for (char *w = strtok_r(copy, " ", &rest); w; w = strtok_r(NULL, " ", &rest)) {
        char *value = strchr(w, ':');
        bool good = true;
        if (value)
            *value++ = '\0';
        if (strcmp(w, "seats") == 0)
            good = t->r->default_config(t->box, (uint8_t)strtol(value, NULL, 10), &t->config);
        else if (strcmp(w, "places") == 0)
            good = set_places(t, &t->config, value);
        else
            set_option(t, &t->config, w, value);
        if (!good)
            return game_refuse(err, "no %s: %s", w, value);
    }
    return t->r->init(t->box, &t->config, table_state(t), err);
}

struct table table_begin(const char *game, const char *words)
{
    struct table t;
    game_error err;
    if (!set_up(&t, game, words, &err))
        fail_msg("%s", err.text);
    return t;
}

bool table_may_begin(const char *game, const char *words)
{
    struct table t;
    game_error err;
    return set_up(&t, game, words, &err);
}

/* ---- Positions ---- */

static unsigned char *at(struct table *t, size_t offset)
{
    return (unsigned char *)&t->room + offset;
}

static int find_place(const struct table *t, const struct table_layout *l, const char *name)
{
    const struct map *map = (const struct map *)(const void *)((const unsigned char *)t->box + l->map);
    int place = l->places ? words_index(l->places, name) : map_find(map, name, strlen(name));
    if (place < 0)
        fail_msg("no place %s", name);
    return place;
}

static void set_paid(struct table *t, const struct table_layout *l, int seat, char *list)
{
    char *rest;
    for (char *word = strtok_r(list, ",", &rest); word; word = strtok_r(NULL, ",", &rest)) {
        char *amount = strchr(word, '=');
        assert_non_null(amount);
        *amount++ = '\0';
        int thing = words_index(l->thing, word);
        assert_true(thing >= 0);
        l->pay(t, seat, thing, (int)strtol(amount, NULL, 10));
    }
}

static void set_thing(struct table *t, const struct table_layout *l, const char *name, const char *where)
{
    int thing = words_index(l->thing, name);
    bool gone = l->gone && strcmp(where, l->gone) == 0;
    if (thing < 0 || thing >= l->moving)
        fail_msg("`%s` means nothing", name);
    *at(t, l->out) |= (unsigned char)(gone << thing);
    at(t, l->place)[thing] = gone ? l->nowhere : (unsigned char)find_place(t, l, where);
}

static void set_word(struct table *t, const struct table_layout *l, const struct table_word *w,
                     const char *value)
{
    int number = w->value == TABLE_PLACE ? find_place(t, l, value) : (int)strtol(value, NULL, 10);
    if (w->value == TABLE_SEAT)
        number--;
    if (w->value == TABLE_SEATS)
        number = *at(t, w->at) | 1 << (number - 1);
    uint16_t wide = (uint16_t)number;
    if (w->size == sizeof wide)
        memcpy(at(t, w->at), &wide, sizeof wide);
    else
        *at(t, w->at) = (unsigned char)number;
}

/* A word that a match can begin with, too. */
static bool is_set_up(const struct table *t, const char *word)
{
    for (int i = 0; i < t->r->option_count; i++)
        if (strcmp(t->r->options[i].name, word) == 0)
            return true;
    return strcmp(word, "seats") == 0 || strcmp(word, "places") == 0;
}

static void lay_word(struct table *t, const struct table_layout *l, const char *word, char *value)
{
    const struct table_word *own = l->word;
    while (own->word && strcmp(own->word, word) != 0)
        own++;
    if (own->word)
        set_word(t, l, own, value);
    else if (l->own && l->own(t, word, value))
        return;
    else if (l->pay && strncmp(word, "paid", 4) == 0)
        set_paid(t, l, word[4] - '1', value);
    else if (!is_set_up(t, word))
        set_thing(t, l, word, value);
}

struct table table_lay(const struct table_layout *l, const char *words)
{
    char copy[512], *rest, *value;
    int turn = 0;
    game_error err;
    snprintf(copy, sizeof copy, "%s %s", words, l->always ? l->always : "");
    struct table t = table_begin(l->game, copy);
    l->begin(&t);
    for (char *w = strtok_r(copy, " ", &rest); w; w = strtok_r(NULL, " ", &rest)) {
        if (!(value = strchr(w, ':')))
            continue; /* an option that is on */
        *value++ = '\0';
        if (strcmp(w, "turn") == 0)
            turn = (int)strtol(value, NULL, 10) - 1;
        else
            lay_word(&t, l, w, value);
    }
    l->turn(&t, turn);
    if (l->whole && !t.r->check(t.box, table_state(&t), &err))
        fail_msg("`%s`: %s", words, err.text);
    return t;
}

/* ---- What is done and seen ---- */

game_action table_action(const struct table *t, const char *line, int *seat)
{
    game_action a;
    game_error err;
    bool chance = strncmp(line, "chance ", 7) == 0;
    *seat = chance ? SEAT_NATURE : line[0] - '1';
    if (!words_read(t->r->words, t->box, *seat, line + (chance ? 7 : 2), &a, &err))
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
        game_action a = table_action(t, line, &seat);
        memset(&t->events, 0, sizeof t->events);
        if (!t->r->apply(t->box, table_state(t), seat, &a, &t->events))
            fail_msg("`%s` is illegal here", line);
        line = next;
    }
}

void refuses(struct table *t, const char *line)
{
    int seat;
    game_action a = table_action(t, line, &seat);
    struct table before = *t;
    if (t->r->apply(t->box, table_state(t), seat, &a, NULL))
        fail_msg("`%s` is legal here", line);
    assert_memory_equal(&before.room, &t->room, t->r->state_size);
}

int choices(struct table *t, const char *words)
{
    game_action legal[GAME_MAX_LEGAL];
    game_decision d = t->r->decision(t->box, table_state(t));
    int found = 0;
    size_t n = t->r->legal(t->box, table_state(t), game_next(&d), legal, GAME_MAX_LEGAL);
    for (size_t i = 0; i < n; i++) {
        char line[256];
        struct text x = text_over(line, sizeof line);
        words_write(t->r->words, t->box, &legal[i], &x);
        size_t k = strlen(words);
        found += strncmp(line, words, k) == 0 && (k == 0 || line[k] == ' ' || line[k] == '\0');
    }
    return found;
}

/* What the view of a seat prints, by a text of the rules. */
static const char *line_of(struct table *t, int viewer, const struct game_state *truth, bool dossier,
                           const char *key)
{
    static char text[4096];
    struct table seen = *t;
    struct game_view *view = (struct game_view *)table_state(&seen);
    struct text x = text_over(text, sizeof text);
    t->r->observe(t->box, table_state(t), viewer, view);
    if (dossier)
        t->r->dossier_text(t->box, view, &x);
    else
        t->r->view_text(t->box, view, truth, &x);
    for (char *line = text, *end; (end = strchr(line, '\n')); line = end + 1) {
        *end = '\0';
        size_t k = strlen(key);
        if (strncmp(line, key, k) == 0 && line[k] == ':')
            return line + k + 2;
    }
    fail_msg("no line `%s`", key);
    return NULL;
}

const char *reads(struct table *t, const char *key)
{
    return line_of(t, SEAT_NONE, table_state(t), false, key);
}

const char *sees(struct table *t, int seat, const char *key)
{
    return line_of(t, seat, NULL, false, key);
}

const char *derives(struct table *t, int seat, const char *key)
{
    return line_of(t, seat, NULL, true, key);
}

bool said(const struct table *t, int kind)
{
    for (int i = 0; i < t->events.count; i++)
        if (t->events.item[i].kind == kind)
            return true;
    return false;
}
