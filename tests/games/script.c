#include "games/script.h"

#include "base/file.h"
#include "base/rng.h"
#include "base/text.h"
#include "games/board.h"
#include "rules/events.h"
#include "rules/record.h"
#include "rules/words.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 80, STEP_MOST = 512, RECORD_MOST = 2048 };

/* One test: its steps are the indented lines from `text` on. */
struct script {
    const char *file, *game;
    struct table (*lay)(const char *words);
    char name[128];
    const char *text;
    int line; /* where it begins; while it runs, where it is */
    bool done;
    bool recorded; /* it has begun as matches do, and `record` is what has been played */
    struct text played;
    char record[RECORD_MOST];
};

static bool begins(const char *step, const char *word)
{
    size_t n = strlen(word);
    return strncmp(step, word, n) == 0 && (step[n] == ' ' || step[n] == '\0');
}

static const char *after(const char *step, const char *word)
{
    return step + strlen(word) + (step[strlen(word)] == ' ');
}

/* Splits `KEY: VALUE`; returns the value. */
static const char *split(const char *step, char key[STEP_MOST])
{
    const char *colon = strstr(step, ": ");
    if (!colon)
        fail_msg("no step: `%s`", step);
    snprintf(key, STEP_MOST, "%.*s", (int)(colon - step), step);
    return colon + 2;
}

/* What is wanted, or `… ` and a part of it. */
static void compare(const char *step, const char *want, const char *is)
{
    static const char among[] = "… ";
    bool part = strncmp(want, among, strlen(among)) == 0;
    if (part ? !strstr(is, want + strlen(among)) : strcmp(is, want) != 0)
        fail_msg("`%s`, but it is `%s`", step, is);
}

/* A seat's number or `public` at the start of a step; *rest is what follows. */
static int viewer_of(const char *step, const char **rest)
{
    *rest = strchr(step, ' ');
    assert_non_null(*rest);
    ++*rest;
    return *step == 'p' ? SEAT_NONE : *step - '1';
}

/* ---- Steps, each by what follows its word ---- */

static void lay_position(struct script *s, struct table *t, const char *words)
{
    *t = s->lay(words);
    s->recorded = false;
}

static void begin(struct script *s, struct table *t, const char *words)
{
    *t = table_begin(s->game, words);
    s->recorded = true;
    s->played = text_over(s->record, sizeof s->record);
}

static void cannot_begin(struct script *s, struct table *t, const char *words)
{
    (void)t;
    assert_false(table_may_begin(s->game, words));
}

static void play(struct script *s, struct table *t, const char *line)
{
    plays(t, line);
    if (s->recorded)
        text_add(&s->played, "%s\n", line);
    assert_false(s->recorded && s->played.cut);
}

static void refuse(struct script *s, struct table *t, const char *line)
{
    (void)s;
    refuses(t, line);
}

static void count_choices(struct script *s, struct table *t, const char *step)
{
    (void)s;
    char *words;
    long want = strtol(step, &words, 10);
    assert_int_equal(choices(t, words + (*words == ' ')), want);
}

static void look(struct script *s, struct table *t, const char *step)
{
    (void)s;
    char key[STEP_MOST];
    const char *want = split(step, key);
    compare(step, want, reads(t, key));
}

/* What a viewer's view gives for a key, against what the step wants. */
static void look_by(struct table *t, const char *step,
                    const char *(*gives)(struct table *, int, const char *))
{
    char key[STEP_MOST];
    const char *rest;
    int viewer = viewer_of(step, &rest);
    const char *want = split(rest, key);
    compare(step, want, gives(t, viewer, key));
}

static void look_as(struct script *s, struct table *t, const char *step)
{
    (void)s;
    look_by(t, step, sees);
}

static void derive(struct script *s, struct table *t, const char *step)
{
    (void)s;
    look_by(t, step, derives);
}

static void look_at_places(struct script *s, struct table *t, const char *want)
{
    (void)s;
    char is[STEP_MOST] = "";
    struct text x = text_over(is, sizeof is);
    for (int i = 0; i < t->config.seats; i++)
        text_add(&x, "%s%s", i > 0 ? " " : "", t->r->place_name(t->box, t->config.place[i]));
    compare("places", want, is);
}

static void is_even(struct script *s, struct table *t, const char *number)
{
    enum { MOST_VALUES = 32, EACH = 1000 };
    (void)s;
    int count[GAME_MAX_ARGS][MOST_VALUES] = {{0}}, n = (int)strtol(number, NULL, 10);
    struct rng rng;
    game_action a = {0};
    assert_in_range(n, 2, MOST_VALUES);
    rng_start(&rng, 3, "game");
    for (int i = 0; i < EACH * n; i++) {
        a = t->r->chance(t->box, table_state(t), rng_draw, &rng);
        for (int at = 0; at < a.n; at++)
            count[at][a.arg[at]]++;
    }
    for (int at = 0; at < a.n; at++)
        for (int value = 0; value < n; value++)
            assert_in_range(count[at][value], EACH - 150, EACH + 150); /* 5 standard deviations */
}

/* What a seat has of a line when it has been done: its view, and the events that it sees. */
struct seen {
    union match_view_room view;
    game_events events;
};

static void do_and_see(const struct table *before, const char *line, int viewer, struct seen *out)
{
    struct table t = *before;
    *out = (struct seen){0};
    plays(&t, line);
    t.r->observe(t.box, table_state(&t), viewer, match_room_view(&out->view));
    for (int i = 0; i < t.events.count; i++)
        if (game_sees(&t.events.item[i], viewer))
            game_tell(&out->events, &t.events.item[i]);
}

static void look_alike(struct script *s, struct table *t, const char *step)
{
    (void)s;
    struct seen first, other;
    char line[STEP_MOST];
    const char *rest;
    int viewer = viewer_of(step, &rest), lines = 0;
    for (const char *end; *rest; rest = *end ? end + 3 : end, lines++) {
        end = strstr(rest, " | ");
        end = end ? end : rest + strlen(rest);
        snprintf(line, sizeof line, "%.*s", (int)(end - rest), rest);
        do_and_see(t, line, viewer, lines ? &other : &first);
        if (lines && memcmp(&first, &other, sizeof first) != 0)
            fail_msg("`%s` looks another way", line);
    }
    assert_true(lines > 1);
}

static void show(struct script *s, struct table *t, const char *step)
{
    (void)s;
    char line[STEP_MOST], is[STEP_MOST];
    struct text x = text_over(is, sizeof is);
    const char *rest;
    int seat, viewer = viewer_of(step, &rest);
    const char *want = split(rest, line);
    game_action a = table_action(t, line, &seat);
    game_decision d = t->r->decision(t->box, table_state(t));
    a = t->r->mask(t->box, table_state(t), &d, seat, &a, viewer);
    words_write(t->r->words, t->box, &a, &x);
    compare(step, want, is);
}

static bool is_final(struct table *t, const char *line)
{
    int seat;
    game_action a = table_action(t, line, &seat);
    return t->r->reveals(t->box, table_state(t), seat, &a);
}

static void final(struct script *s, struct table *t, const char *line)
{
    (void)s;
    assert_true(is_final(t, line));
}

static void can_take_back(struct script *s, struct table *t, const char *line)
{
    (void)s;
    assert_false(is_final(t, line));
}

static void suggest(struct table *t, bool people, const char *step)
{
    struct match_setup setup;
    game_error err;
    char name[STEP_MOST];
    long want = strtol(split(step, name), NULL, 10);
    char *told = strchr(name, ':');
    int option = 0;
    assert_true(match_setup_default(t->r, t->box, t->config.seats, &setup, &err));
    if (told) {
        *told++ = '\0';
        assert_true(match_setup_option(&setup, name, told, &err));
    }
    while (option < t->r->option_count && strcmp(t->r->options[option].name, name) != 0)
        option++;
    match_setup_suggest(&setup, people);
    assert_true(option < t->r->option_count);
    assert_int_equal(setup.config.option[option], want);
}

static void suggest_people(struct script *s, struct table *t, const char *step)
{
    (void)s;
    suggest(t, true, step);
}

static void suggest_machines(struct script *s, struct table *t, const char *step)
{
    (void)s;
    suggest(t, false, step);
}

/* The record of the match so far and one line more, which cannot be read. */
static void complain(struct script *s, struct table *t, const char *step)
{
    static struct game_shelf shelf;
    static char bytes[RECORD_MOST + STEP_MOST];
    struct text x = text_over(bytes, sizeof bytes);
    struct match_setup setup;
    record_error wrong = {0};
    game_error err;
    char line[STEP_MOST];
    const char *want = split(step, line);
    size_t lines = 0;
    assert_true(s->recorded);
    assert_true(match_setup_default(t->r, t->box, t->config.seats, &setup, &err));
    for (int i = 0; i < t->r->option_count; i++)
        if (setup.config.option[i] != t->config.option[i])
            match_setup_set(&setup, (size_t)i, t->config.option[i]);
    record_header(&setup, &x);
    text_add(&x, "\n%.*s%s\n", (int)s->played.length, s->record, line);
    assert_null(record_read(&shelf, bytes, x.length, &wrong));
    shelf_clear(&shelf);
    for (size_t i = 0; i < x.length; i++)
        lines += bytes[i] == '\n';
    assert_int_equal(wrong.line, lines);
    assert_null(strchr(wrong.text, '\n'));
    if (!strstr(wrong.text, want))
        fail_msg("`%s`, but it says `%s`", step, wrong.text);
}

/* `FROM | TO | WORDS` of the board. */
static void break_board(struct script *s, struct table *t, const char *step)
{
    (void)s;
    char from[STEP_MOST], to[STEP_MOST], *board = board_text(t->r);
    const char *first = strstr(step, " | "), *second = first ? strstr(first + 3, "| ") : NULL;
    assert_non_null(board);
    assert_non_null(second);
    snprintf(from, sizeof from, "%.*s", (int)(first - step), step);
    int length = (int)(second - first) - 4;
    snprintf(to, sizeof to, "%.*s", length > 0 ? length : 0, first + 3);
    board_refused(t->r, board, from, to, second + 2);
    free(board);
}

static const struct {
    const char *word;
    void (*does)(struct script *s, struct table *t, const char *rest);
} steps[] = {{"lay", lay_position},
             {"begin", begin},
             {"cannot begin", cannot_begin},
             {"refuses", refuse},
             {"choices", count_choices},
             {"as", look_as},
             {"derives", derive},
             {"places:", look_at_places},
             {"even", is_even},
             {"alike", look_alike},
             {"shown", show},
             {"final", final},
             {"takes back", can_take_back},
             {"people", suggest_people},
             {"machines", suggest_machines},
             {"complains", complain},
             {"board", break_board}};

static void do_step(struct script *s, struct table *t, const char *step)
{
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
        if (begins(step, steps[i].word)) {
            steps[i].does(s, t, after(step, steps[i].word));
            return;
        }
    if (begins(step, "chance") || (step[0] >= '1' && step[0] <= '9' && step[1] == ' '))
        play(s, t, step);
    else
        look(s, t, step);
}

/* Behind the step that begins there: the end of the line, or what parts it from the next. A step that is about lines of records as they
 * stand ends with its line. */
static const char *end_of_step(const char *step)
{
    static const char *const whole[] = {"alike", "complains", "board"};
    const char *end = step + strlen(step), *next = strstr(step, " / "), *then = strstr(step, " → ");
    for (size_t i = 0; i < sizeof whole / sizeof *whole; i++)
        if (begins(step, whole[i]))
            return end;
    if (next && (!then || next < then))
        return next;
    return then ? then : end;
}

static void do_line(struct script *s, struct table *t, const char *line)
{
    char step[STEP_MOST];
    for (const char *end; *line; line = *end ? strchr(end + 1, ' ') + 1 : end) {
        end = end_of_step(line);
        snprintf(step, sizeof step, "%.*s", (int)(end - line), line);
        do_step(s, t, step);
    }
}

static void run(void **state)
{
    struct script *s = *state;
    static struct table t;
    for (const char *at = s->text; *at == ' ' || *at == '#'; at += strcspn(at, "\n") + 1) {
        char line[STEP_MOST];
        s->line++;
        const char *from = at + strspn(at, " ");
        snprintf(line, sizeof line, "%.*s", (int)strcspn(from, "\n"), from);
        if (*from != '#')
            do_line(s, &t, line);
    }
    s->done = true;
}

/* Where a test stopped that failed. */
static int tell(void **state)
{
    struct script *s = *state;
    if (!s->done)
        print_error("at %s:%d\n", s->file, s->line);
    return 0;
}

int script_run(const char *file, const char *game, struct table (*lay)(const char *words))
{
    static struct script test[MOST];
    static struct CMUnitTest tests[MOST];
    char path[512], *text;
    size_t length, n = 0;
    int line = 0;
    struct file_error err;
    snprintf(path, sizeof path, "%s/%s", GAMES, file);
    if (!file_read(path, 1 << 20, &text, &length, &err))
        return EXIT_FAILURE;
    for (const char *at = text; *at && n < MOST; at += strcspn(at, "\n") + 1) {
        line++;
        if (strchr(" #\n", *at))
            continue;
        struct script *s = &test[n];
        *s = (struct script){.file = file, .game = game, .lay = lay, .line = line};
        snprintf(s->name, sizeof s->name, "%.*s", (int)strcspn(at, "\n"), at);
        s->text = at + strcspn(at, "\n") + 1;
        tests[n++] = (struct CMUnitTest){s->name, run, NULL, tell, s};
    }
    int failed = _cmocka_run_group_tests(game, tests, n, NULL, NULL);
    free(text);
    return failed;
}
