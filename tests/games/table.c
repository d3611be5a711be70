#include "games/table.h"

#include "base/text.h"
#include "rules/list.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void set_places(struct table *t, game_config *c, char *list)
{
    char *rest;
    c->seats = 0;
    for (char *name = strtok_r(list, ",", &rest); name; name = strtok_r(NULL, ",", &rest)) {
        uint8_t place = 0;
        while (strcmp(t->r->place_name(t->box, place), name) != 0)
            assert_non_null(t->r->place_name(t->box, ++place));
        c->place[c->seats++] = place;
    }
}

static void set_option(struct table *t, game_config *c, const char *word, const char *value)
{
    for (int i = 0; i < t->r->option_count; i++)
        if (strcmp(t->r->options[i].name, word) == 0)
            c->option[i] = (int16_t)(value ? strtol(value, NULL, 10) : 1);
}

struct table table_begin(const char *game, const char *words)
{
    static struct game_box *box; /* one for the whole program */
    struct table t = {.r = game_find(game)};
    game_config config;
    game_error err;
    char copy[512], *rest;
    if (!box)
        box = game_load_box(t.r, &err);
    assert_non_null(box);
    t.box = box;
    snprintf(copy, sizeof copy, "%s", words);
    assert_true(t.r->default_config(t.box, 2, &config));
    for (char *w = strtok_r(copy, " ", &rest); w; w = strtok_r(NULL, " ", &rest)) {
        char *value = strchr(w, ':');
        if (value)
            *value++ = '\0';
        if (strcmp(w, "seats") == 0)
            assert_true(t.r->default_config(t.box, (uint8_t)strtol(value, NULL, 10), &config));
        else if (strcmp(w, "places") == 0)
            set_places(&t, &config, value);
        else
            set_option(&t, &config, w, value);
    }
    if (!t.r->init(t.box, &config, table_state(&t), &err))
        fail_msg("%s", err.text);
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
        if (!t->r->apply(t->box, table_state(t), seat, &a, &t->events))
            fail_msg("`%s` is illegal here", line);
        line = next;
    }
}

void refuses(struct table *t, const char *line)
{
    int seat;
    game_action a = read_line(t, line, &seat);
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
        t->r->action_text(t->box, &legal[i], &x);
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
