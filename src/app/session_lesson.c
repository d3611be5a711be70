/* A session that teaches: chance and opponents do what the lesson has written down, a step at a time, and what the learner
 * does otherwise is shown and then taken back. */
#include "app/lesson.h"
#include "app/session_part.h"
#include "base/i18n.h"
#include "base/text.h"
#include "rules/words.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PAUSE_MS = 900, /* before an opponent's event */
    WORDS = 512     /* bytes of a text, translated */
};

struct lesson_run {
    struct lesson *lesson;
    size_t step;
    bool on;          /* the learner has done what the step asks for: the rest of it happens */
    uint64_t due;     /* ms: when its next event does; 0: not known until the table has caught up */
    bool astray;      /* the last event is the learner's and not the lesson's */
    size_t stray;     /* it answers what this step asks for */
    game_action task; /* of the step, for host_lesson.task */
    char text[WORDS], why[WORDS]; /* of the step, for host_lesson */
    char longest[WORDS], longest_why[WORDS];
};

static const struct lesson_step *step_at(const struct lesson_run *run)
{
    return &run->lesson->step[run->step];
}

static const struct match *match_at(const struct lesson_run *run, size_t step)
{
    return run->lesson->part[run->lesson->step[step].part].match;
}

/* --- from step to step --------------------------------------------------------------------------------------- */

/* Goes to the beginning of a step, whatever has happened. */
static void go_to(struct session *s, size_t step)
{
    struct lesson_run *run = s->lesson;
    struct match *m = match_copy(match_at(run, step), run->lesson->step[step].first);

    if (!m)
        return;
    match_free(s->m);
    s->m = m;
    s->played = session_events(s);
    run->step = step;
    run->on = run->astray = false;
    run->due = 0;
    session_rewritten(s);
}

/* All of a step has happened and been shown. */
static void finish_step(struct session *s)
{
    struct lesson_run *run = s->lesson;
    size_t next = run->step + 1;

    run->on = false;
    run->due = 0;
    if (next >= run->lesson->steps)
        return;
    if (run->lesson->step[next].part != step_at(run)->part)
        go_to(s, next);
    else
        run->step = next;
}

/* The step whose task is due, be there steps to be read before it; `steps`: none is. */
static size_t task_step(const struct session *s)
{
    const struct lesson_run *run = s->lesson;
    size_t part = step_at(run)->part, now = match_length(s->m);

    for (size_t i = run->step; i < run->lesson->steps && !run->on; i++) {
        const struct lesson_step *step = &run->lesson->step[i];
        if (step->part != part || step->first != now)
            break;
        if (step->acts)
            return i;
    }
    return run->lesson->steps;
}

static bool play_next(struct session *s)
{
    const struct match *m = match_at(s->lesson, s->lesson->step);
    size_t n = match_length(s->m);
    game_action action = match_action(m, n);

    s->lesson->due = 0;
    return match_play(s->m, match_actor(m, n), &action, NULL);
}

/* Words as written, translated, with the names of those at the table: `{seat 2}`. */
static const char *say(const struct session *s, const char *words, char out[WORDS])
{
    static const char mark[] = "{seat ";
    struct text text = text_over(out, WORDS);
    const char *from = words[0] != '\0' ? i18n_data(s->rules->id, words) : "", *to;

    while ((to = strstr(from, mark))) {
        char *end;
        long seat = strtol(to + strlen(mark), &end, 10) - 1;
        text_put(&text, from, (size_t)(to - from));
        if (*end != '}' || seat < 0 || seat >= s->seats)
            break;
        text_add(&text, "%s", s->seat[seat].name);
        from = end + 1;
    }
    text_add(&text, "%s", from);
    return out;
}

/* --- the course ---------------------------------------------------------------------------------------------- */

static uint32_t pause_ms(const struct session *s)
{
    return session_decision(s).chance ? 0 : host_speed_ms(s->speed, PAUSE_MS);
}

static bool lesson_on(struct session *s, uint64_t now)
{
    struct lesson_run *run = s->lesson;

    if (!run->on || run->astray || !session_caught_up(s))
        return false;
    if (match_length(s->m) >= step_at(run)->end) {
        finish_step(s);
        return true;
    }
    if (run->due == 0)
        run->due = now + pause_ms(s);
    return now >= run->due && play_next(s);
}

static int lesson_wake_in(const struct session *s, uint64_t now)
{
    const struct lesson_run *run = s->lesson;

    if (!run->on || run->astray || !session_caught_up(s))
        return -1;
    return run->due > now ? (int)(run->due - now) : 0;
}

static bool lesson_submit(struct session *s, const game_action *action, game_error *err)
{
    struct lesson_run *run = s->lesson;
    size_t task = task_step(s);
    bool known = task < run->lesson->steps;
    game_action wanted = known ? match_action(match_at(run, task), match_length(s->m)) : *action;

    if (!match_play(s->m, LESSON_LEARNER, action, err))
        return false;
    run->due = 0;
    run->astray = !known || memcmp(&wanted, action, sizeof wanted) != 0;
    run->stray = known ? task : run->step;
    run->on = !run->astray;
    if (run->on)
        run->step = task;
    return true;
}

static bool lesson_rests(const struct session *s)
{
    return s->lesson->astray;
}

static bool lesson_waits(const struct session *s)
{
    return !s->lesson->on;
}

/* What was done in this step. */
static bool lesson_can_undo(const struct session *s, game_error *why)
{
    bool can = s->lesson->on || s->lesson->astray;

    if (!can && why)
        snprintf(why->text, sizeof why->text, "%s",
                 _("You have nothing to take back. In a lesson, Back goes back a step."));
    return can;
}

static bool lesson_undo(struct session *s)
{
    struct lesson_run *run = s->lesson;

    go_to(s, run->on || run->astray ? run->step : run->step - 1);
    return true;
}

static bool lesson_hint(const struct session *s, struct host_hint *out)
{
    size_t task = task_step(s);

    if (task == s->lesson->lesson->steps)
        return false;
    *out = (struct host_hint){.action = match_action(match_at(s->lesson, task), match_length(s->m))};
    char why[WORDS] = "";
    snprintf(out->why, sizeof out->why, "%s", say(s, s->lesson->lesson->step[task].why, why));
    return true;
}

static void lesson_close(struct session *s)
{
    lesson_free(s->lesson->lesson);
    free(s->lesson);
}

const struct session_course course_lesson = {
    .go_on = lesson_on,
    .wake_in = lesson_wake_in,
    .submit = lesson_submit,
    .can_undo = lesson_can_undo,
    .undo = lesson_undo,
    .rests = lesson_rests,
    .waits = lesson_waits,
    .hint = lesson_hint,
    .close = lesson_close,
};

struct session *session_teach(struct lesson *l, uint64_t seed, struct thinker *thinker,
                              const struct session_hooks *hooks, game_error *err)
{
    struct lesson_run *run = calloc(1, sizeof *run);
    struct match *m = match_copy(l->part[0].match, l->step[0].first);
    struct session *s = NULL;

    if (run && m) {
        s = session_begin(&course_lesson, m, NULL, seed, thinker, hooks, err);
    } else {
        snprintf(err->text, sizeof err->text, "%s", _("Out of memory."));
        match_free(m);
    }
    if (!s) {
        free(run);
        lesson_free(l);
        return NULL;
    }
    run->lesson = l;
    s->lesson = run;
    return s;
}

/* --- what is said, and pressed ------------------------------------------------------------------------------- */

/* What is said of what was done instead. */
static const char *reason(const struct session *s)
{
    struct lesson_run *run = s->lesson;
    char words[256] = "";
    struct text text = text_over(words, sizeof words);
    game_action done = match_action(s->m, match_length(s->m) - 1);

    words_write(s->rules->words, s->box, &done, &text);
    const char *own = lesson_instead(&run->lesson->step[run->stray], words);
    return own ? say(s, own, run->text)
               : _("You can do that, and in a match of your own you may. Here the lesson goes another way.");
}

/* The chapter in which a step is, and where in it. */
static void find_chapter(const struct lesson *l, size_t step, const char *game, struct host_lesson *out)
{
    size_t first = step, end = step + 1;

    while (first > 0 && l->step[first].chapter[0] == '\0')
        first--;
    while (end < l->steps && l->step[end].chapter[0] == '\0')
        end++;
    const char *name = l->step[first].chapter;
    out->chapter = name[0] != '\0' ? i18n_data(game, name) : "";
    out->dot = step - first;
    out->dots = end - first;
}

/* The longest of such words in all steps, as written; it is the one that is longest in this language. */
static const char *longest_of(const struct session *s, size_t member)
{
    const struct lesson *l = s->lesson->lesson;
    const char *found = "";
    size_t most = 0;

    for (size_t i = 0; i < l->steps; i++) {
        const char *words = *(const char *const *)((const char *)&l->step[i] + member);
        size_t length = words[0] != '\0' ? strlen(i18n_data(s->rules->id, words)) : 0;
        if (length > most) {
            most = length;
            found = words;
        }
    }
    return found;
}

bool session_lesson(const struct session *s, struct host_lesson *out)
{
    if (s->course != &course_lesson)
        return false;
    struct lesson_run *run = s->lesson;
    const struct lesson_step *step = &run->lesson->step[run->astray ? run->stray : run->step];
    const char *game = s->rules->id;
    *out = (struct host_lesson){.step = run->step + 1, .steps = run->lesson->steps, .astray = run->astray};
    find_chapter(run->lesson, run->step, game, out);
    out->name = i18n_data(game, step->name);
    out->enough = step->enough && !run->astray;
    out->text = run->astray ? reason(s) : say(s, step->text, run->text);
    out->why = run->astray ? "" : say(s, step->why, run->why);
    out->longest = say(s, longest_of(s, offsetof(struct lesson_step, text)), run->longest);
    out->longest_why = say(s, longest_of(s, offsetof(struct lesson_step, why)), run->longest_why);
    out->point = step->point;
    out->points = run->astray ? 0 : step->points;
    out->silent = run->on || !session_caught_up(s);
    out->over = run->step + 1 == run->lesson->steps;
    if (step->acts && !run->astray && !run->on) {
        run->task = match_action(match_at(run, run->step), step->first);
        out->task = &run->task;
    }
    return true;
}

static void press_on(struct session *s)
{
    struct lesson_run *run = s->lesson;

    if (run->astray)
        go_to(s, run->stray);
    else if (!session_caught_up(s) || run->on)
        return;
    else if (step_at(run)->acts)
        run->on = play_next(s);
    else if (step_at(run)->end > step_at(run)->first)
        run->on = true;
    else
        finish_step(s);
}

void session_lesson_press(struct session *s, enum host_lesson_press which)
{
    if (which == LESSON_ON)
        press_on(s);
    else if (which == LESSON_AGAIN)
        go_to(s, 0);
    else if (which == LESSON_BACK && (s->lesson->step > 0 || lesson_can_undo(s, NULL)))
        lesson_undo(s);
}
