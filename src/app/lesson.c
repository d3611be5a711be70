#include "app/lesson.h"

#include "base/i18n.h"
#include "rules/data.h"
#include "rules/refuse.h"
#include "rules/words.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void lesson_free(struct lesson *l)
{
    if (!l)
        return;
    for (size_t i = 0; i < LESSON_PARTS; i++)
        match_free(l->part[i].match);
    json_decref(l->json);
    free(l);
}

struct lesson *lesson_read(const char *bytes, size_t length, game_error *err)
{
    struct lesson *l = calloc(1, sizeof *l);

    if (!l) {
        game_refuse(err, "%s", _("Out of memory."));
        return NULL;
    }
    l->json = data_open(bytes, length, err);
    if (!l->json || !data_number(l->json, "seats", NULL, 1, GAME_MAX_SEATS, &l->seats, err)) {
        lesson_free(l);
        return NULL;
    }
    return l;
}

/* --- playing it through -------------------------------------------------------------------------------------- */

/* An event as records have it, `2 move Spy Rome`. */
static bool play(struct match *m, const char *line, game_error *err)
{
    const struct match_setup *setup = match_setup_of(m);
    const char *words = line ? strchr(line, ' ') : NULL;
    game_error why = {""};
    game_action action;

    if (!words)
        return game_refuse(err, _("lesson: an event is needed"));
    int actor = strncmp(line, "chance ", 7) == 0 ? SEAT_NATURE : (int)strtol(line, NULL, 10) - 1;
    if (words_read(setup->rules->words, setup->box, actor, words + 1, &action, &why) &&
        match_play(m, actor, &action, &why))
        return true;
    return game_refuse(err, _("lesson: %.60s: %.150s"), line, why.text);
}

/* Events in a row; an object in it repeats its own `events` so many `times`. */
static bool play_all(struct match *m, const json_t *events, game_error *err)
{
    const json_t *event, *one;
    size_t i, k;

    json_array_foreach(events, i, event)
    {
        if (!json_is_object(event) && !play(m, json_string_value(event), err))
            return false;
        for (json_int_t n = json_integer_value(json_object_get(event, "times")); n > 0; n--)
            json_array_foreach(json_object_get(event, "events"), k, one)
            {
                if (!play(m, json_string_value(one), err))
                    return false;
            }
    }
    return true;
}

static const char *word(const json_t *of, const char *key)
{
    const char *found = json_string_value(json_object_get(of, key));
    return found ? found : "";
}

/* The learner's events come first in their steps, so that there is something to be said before each. */
static bool begins_alone(const struct match *m, const struct lesson_step *s, game_error *err)
{
    for (size_t i = s->first + 1; i < s->end; i++)
        if (match_actor(m, i) == LESSON_LEARNER)
            return game_refuse(err, _("lesson: %.60s: one step may ask for one thing only"), s->name);
    return true;
}

static bool add_step(struct lesson *l, const json_t *from, struct match *m, game_error *err)
{
    const json_t *point;
    size_t i;

    if (l->steps == LESSON_STEPS)
        return game_refuse(err, _("lesson: too many steps"));
    struct lesson_step *s = &l->step[l->steps++];
    *s = (struct lesson_step){
        .name = word(from, "name"), .text = word(from, "text"), .why = word(from, "why")};
    s->chapter = word(from, "title");
    s->enough = json_is_true(json_object_get(from, "enough"));
    s->part = l->parts - 1;
    s->instead = json_object_get(from, "instead");
    json_array_foreach(json_object_get(from, "point"), i, point)
    {
        if (json_is_string(point) && s->points < LESSON_POINTS)
            s->point[s->points++] = json_string_value(point);
    }
    s->first = match_length(m);
    if (!play_all(m, json_object_get(from, "events"), err))
        return false;
    s->end = match_length(m);
    s->acts = s->end > s->first && match_actor(m, s->first) == LESSON_LEARNER;
    return begins_alone(m, s, err);
}

/* Sets the options that stand there. */
static bool set_options(const json_t *from, struct match_setup *setup, game_error *err)
{
    json_t *options = json_object_get(from, "options"), *value;
    const char *name;

    json_object_foreach(options, name, value)
    {
        if (!match_setup_option(setup, name, json_string_value(value) ? json_string_value(value) : "", err))
            return false;
    }
    return true;
}

/* A part may have options of its own. */
static bool add_part(struct lesson *l, const json_t *from, const struct match_setup *setup, game_error *err)
{
    struct match_setup own = *setup;
    const json_t *step;
    size_t i;

    if (l->parts == LESSON_PARTS)
        return game_refuse(err, _("lesson: too many parts"));
    struct lesson_part *part = &l->part[l->parts++];
    part->match = set_options(from, &own, err) ? match_new(&own, err) : NULL;
    if (!part->match || !play_all(part->match, json_object_get(from, "before"), err))
        return false;
    part->before = match_length(part->match);
    json_array_foreach(json_object_get(from, "steps"), i, step)
    {
        if (!add_step(l, step, part->match, err))
            return false;
    }
    return true;
}

bool lesson_rig(struct lesson *l, struct match_setup *setup, game_error *err)
{
    const json_t *part;
    size_t i;

    if (!set_options(l->json, setup, err))
        return false;
    json_array_foreach(json_object_get(l->json, "parts"), i, part)
    {
        if (!add_part(l, part, setup, err))
            return false;
    }
    return l->steps > 0 || game_refuse(err, _("lesson: there are no steps"));
}

const char *lesson_next_time(const struct lesson *l)
{
    return word(json_object_get(l->json, "lost"), "text");
}

/* --- what is said instead ------------------------------------------------------------------------------------ */

const char *lesson_instead(const struct lesson_step *step, const char *words)
{
    const json_t *one;
    size_t i;

    json_array_foreach(step->instead, i, one)
    {
        const char *of = word(one, "of");
        if (strncmp(words, of, strlen(of)) == 0)
            return json_string_value(json_object_get(one, "text"));
    }
    return NULL;
}
