#include "games/script.h"

#include "base/file.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 80, STEP_MOST = 512 };

/* One test: its steps are the indented lines from `text` on. */
struct script {
    const char *file, *game;
    struct table (*lay)(const char *words);
    char name[128];
    const char *text;
    int line; /* where it begins; while it runs, where it is */
    bool done;
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

/* `KEY: VALUE`, by what tells values. */
static void look(struct table *t, const char *step, int viewer,
                 const char *(*tells)(struct table *, int, const char *))
{
    static const char among[] = "… ";
    char key[STEP_MOST];
    const char *colon = strstr(step, ": ");
    if (!colon)
        fail_msg("no step: `%s`", step);
    snprintf(key, sizeof key, "%.*s", (int)(colon - step), step);
    const char *want = colon + 2, *is = tells(t, viewer, key);
    bool part = strncmp(want, among, strlen(among)) == 0;
    if (part ? !strstr(is, want + strlen(among)) : strcmp(is, want) != 0)
        fail_msg("`%s`, but it is `%s`", step, is);
}

static const char *truth(struct table *t, int viewer, const char *key)
{
    (void)viewer;
    return reads(t, key);
}

/* The same, after a word that says who looks. */
static void look_as(struct table *t, const char *who, const char *(*tells)(struct table *, int, const char *))
{
    const char *rest = strchr(who, ' ');
    assert_non_null(rest);
    look(t, rest + 1, *who == 'p' ? SEAT_NONE : *who - '1', tells);
}

static void do_step(struct script *s, struct table *t, const char *step)
{
    if (begins(step, "lay")) {
        *t = s->lay(after(step, "lay"));
    } else if (begins(step, "begin")) {
        *t = table_begin(s->game, after(step, "begin"));
    } else if (begins(step, "refuses")) {
        refuses(t, after(step, "refuses"));
    } else if (begins(step, "choices")) {
        char *words;
        long want = strtol(after(step, "choices"), &words, 10);
        assert_int_equal(choices(t, words + (*words == ' ')), want);
    } else if (begins(step, "as")) {
        look_as(t, after(step, "as"), sees);
    } else if (begins(step, "derives")) {
        look_as(t, after(step, "derives"), derives);
    } else if (begins(step, "chance") || (step[0] >= '1' && step[0] <= '9' && step[1] == ' ')) {
        plays(t, step);
    } else {
        look(t, step, SEAT_NONE, truth);
    }
}

static void run(void **state)
{
    struct script *s = *state;
    static struct table t;
    for (const char *at = s->text; *at == ' ' || *at == '#'; at += strcspn(at, "\n") + 1) {
        char step[STEP_MOST];
        s->line++;
        const char *from = at + strspn(at, " ");
        snprintf(step, sizeof step, "%.*s", (int)strcspn(from, "\n"), from);
        if (*from != '#')
            do_step(s, &t, step);
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
