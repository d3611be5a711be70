/* What is on disk: after every event, after a kill, when it cannot be written. */
#include "app/keep.h"
#include "base/rng.h"
#include "cmocka_all.h"
#include "scene/matches.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const char *const people_and_others[] = {"human", "random", "random", NULL};

static void fresh_folder(char *out, size_t size, const char *name)
{
    snprintf(out, size, "%s-XXXXXX", name);
    assert_non_null(mkdtemp(out));
}

static void keep_it(void *ctx, const match *m)
{
    keep_match(ctx, m);
}

/* A session that keeps itself in the folder. */
static struct session *open_kept(struct world *w, struct keep *k, uint64_t seed)
{
    game_error err = {""};
    struct session *plain = world_new(w, seed, people_and_others);
    match *m = match_copy(session_match(plain), 0);
    session_free(plain);
    struct session_hooks hooks = {.ctx = k, .keep = keep_it};
    struct session *s = session_resume(m, seed, w->thinker, &hooks, &err);
    assert_non_null(s);
    session_set_speed(s, HOST_SPEED_INSTANT, true);
    return s;
}

static match *read_newest(struct keep *k)
{
    keep_changed(k);
    game_error err = {""};
    for (size_t i = 0; i < keep_count(k); i++)
        if (!keep_line(k, i)->broken)
            return keep_read(k, i, &err);
    return NULL;
}

static void the_very_decision_comes_back(void **state)
{
    (void)state;
    struct world w;
    struct keep k;
    char folder[64];
    fresh_folder(folder, sizeof folder, "decision");
    world_open(&w);
    assert_true(keep_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 21);
    for (int i = 0; i < 25 && !session_over(s, NULL); i++) {
        world_settle(&w, s);
        if (session_my_decision(s))
            world_do_any(&w, s);
        match *back = read_newest(&k);
        assert_non_null(back);
        size_t n = match_length(back);
        assert_int_equal(n, session_events(s));
        game_decision now = session_decision(s), then = match_decision(back, n);
        assert_memory_equal(&now, &then, sizeof now);
        match_view_room a = {0}, b = {0};
        match_view(session_match(s), n, 0, match_room_view(&a));
        match_view(back, n, 0, match_room_view(&b));
        assert_memory_equal(&a, &b, sizeof a);
        match_free(back);
    }
    session_free(s);
    keep_close(&k);
    world_close(&w);
}

/* Plays in a process of its own, telling how many events are kept, until it is killed. */
static void play_until_killed(const char *folder, uint64_t seed, int tell)
{
    struct world w;
    struct keep k;
    world_open(&w);
    keep_open(&k, folder, &w.shelf);
    for (;; seed++) {
        struct session *s = open_kept(&w, &k, seed);
        while (!session_over(s, NULL)) {
            world_settle(&w, s);
            if (session_my_decision(s))
                world_do_any(&w, s);
            uint32_t kept = session_events(s);
            if (session_over(s, NULL))
                kept = 0; /* the next game begins: nothing of it is promised yet */
            if (write(tell, &kept, sizeof kept) != sizeof kept)
                _exit(1);
        }
        session_free(s);
    }
}

static void kill_loses_at_most_the_event_in_progress(void **state)
{
    (void)state;
    struct rng chance;
    rng_start(&chance, 12345, "kill");
    for (int round = 0; round < 50; round++) {
        char folder[64];
        int told[2];
        fresh_folder(folder, sizeof folder, "kill");
        assert_int_equal(pipe(told), 0);
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0) {
            close(told[0]);
            play_until_killed(folder, (uint64_t)round * 100 + 1, told[1]);
        }
        close(told[1]);
        uint32_t kept = 0, least = 0;
        ssize_t got = read(told[0], &kept, sizeof kept); /* it has begun */
        assert_int_equal(got, sizeof kept);
        least = kept;
        struct timespec pause = {.tv_nsec = (long)rng_below(&chance, 60) * 1000000L};
        nanosleep(&pause, NULL);
        kill(child, SIGKILL);
        while (read(told[0], &kept, sizeof kept) == sizeof kept)
            least = kept;
        waitpid(child, NULL, 0);
        close(told[0]);

        struct world w;
        struct keep k;
        world_open(&w);
        assert_true(keep_open(&k, folder, &w.shelf));
        match *back = read_newest(&k);
        assert_non_null(back);
        assert_true(match_length(back) >= least);
        match_free(back);
        keep_close(&k);
        world_close(&w);
    }
}

static void a_folder_that_cannot_be_written_is_said_once(void **state)
{
    (void)state;
    struct world w;
    struct keep k;
    char folder[64], inside[128];
    fresh_folder(folder, sizeof folder, "readonly");
    snprintf(inside, sizeof inside, "%s/file", folder);
    FILE *file =
        fopen(inside, "w"); /* where the folder would be there is a file: not even root can write below it */
    assert_non_null(file);
    fclose(file);
    world_open(&w);
    assert_true(keep_open(&k, inside, &w.shelf));
    struct session *s = open_kept(&w, &k, 3);
    int said = 0;
    for (int i = 0; i < 6; i++) {
        world_settle(&w, s);
        if (session_my_decision(s))
            world_do_any(&w, s);
        said += k.failed[0] != '\0' ? 1 : 0;
        k.failed[0] = '\0';
    }
    assert_int_equal(said, 1);
    assert_true(session_events(s) > 10); /* the game went on */
    session_free(s);
    keep_close(&k);
    world_close(&w);
}

static void a_full_disk_keeps_what_was_kept(void **state)
{
    (void)state;
    struct world w;
    struct keep k;
    char folder[64];
    fresh_folder(folder, sizeof folder, "full");
    world_open(&w);
    assert_true(keep_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 9);
    world_settle(&w, s);
    uint32_t kept = session_events(s);

    signal(SIGXFSZ, SIG_IGN);
    struct rlimit before, none;
    getrlimit(RLIMIT_FSIZE, &before);
    none = before;
    none.rlim_cur = 16; /* bytes: no record fits any more */
    setrlimit(RLIMIT_FSIZE, &none);
    world_do_any(&w, s);
    world_settle(&w, s);
    bool failed = k.failed[0] != '\0' && k.off;
    setrlimit(RLIMIT_FSIZE, &before);
    assert_true(failed);
    match *back = read_newest(&k);
    assert_non_null(back);
    assert_int_equal(match_length(back), kept);
    match_free(back);

    /* There is room again: saving goes on by itself. */
    k.failed[0] = '\0';
    world_do_any(&w, s);
    assert_false(k.off);
    back = read_newest(&k);
    assert_int_equal(match_length(back), session_events(s));
    match_free(back);
    session_free(s);
    keep_close(&k);
    world_close(&w);
}

static void an_unfinished_game_is_put_aside(void **state)
{
    (void)state;
    struct world w;
    struct keep k;
    char folder[64];
    fresh_folder(folder, sizeof folder, "aside");
    world_open(&w);
    assert_true(keep_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 2);
    world_settle(&w, s);
    uint32_t first = session_events(s);
    keep_aside(&k);
    session_free(s);
    s = open_kept(&w, &k, 4);
    for (int i = 0; i < 8; i++) { /* all three autosaves are the new game's */
        world_settle(&w, s);
        if (session_my_decision(s))
            world_do_any(&w, s);
    }
    assert_int_equal(keep_count(&k), 4);
    bool found = false;
    for (size_t i = 0; i < keep_count(&k); i++) {
        game_error err;
        match *m = keep_read(&k, i, &err);
        assert_non_null(m);
        found |= match_length(m) == first;
        match_free(m);
    }
    assert_true(found);
    session_free(s);
    keep_close(&k);
    world_close(&w);
}

static void a_broken_save_is_listed_as_such(void **state)
{
    (void)state;
    struct world w;
    struct keep k;
    char folder[64], path[SAVES_PATH + 16];
    fresh_folder(folder, sizeof folder, "broken");
    world_open(&w);
    assert_true(keep_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 2);
    world_settle(&w, s);
    struct save_slot newest;
    assert_true(saves_newest(k.saves, &newest));
    const char *ending = strrchr(newest.path, '.');
    snprintf(path, sizeof path, "%s/mine%s", k.saves, ending != NULL ? ending : "");
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("conspiracy-record: 1\ngame: solomon\nnonsense\n", file);
    fclose(file);
    keep_changed(&k);
    size_t broken = 0;
    for (size_t i = 0; i < keep_count(&k); i++)
        if (keep_line(&k, i)->broken) {
            broken++;
            assert_true(keep_line(&k, i)->line[0] != '\0');
            game_error err = {""};
            assert_null(keep_read(&k, i, &err));
            assert_true(err.text[0] != '\0');
        }
    assert_int_equal(broken, 1);
    size_t newest_good = 0;
    assert_true(keep_newest(&k, &newest_good));
    session_free(s);
    keep_close(&k);
    world_close(&w);
}

static void notes_are_each_ones_own(void **state)
{
    (void)state;
    struct world w;
    struct keep k;
    char folder[64], line[HOST_NOTE_MAX];
    fresh_folder(folder, sizeof folder, "notes");
    world_open(&w);
    assert_true(keep_open(&k, folder, &w.shelf));
    struct session *a = open_kept(&w, &k, 2), *b;
    world_settle(&w, a);
    uint64_t key = keep_key(session_match(a));
    keep_note_write(&k, key, 0, 1, "never passes; owns Tempest, surely = 9 [sic]");
    keep_note_read(&k, key, 0, 1, line, sizeof line);
    assert_string_equal(line, "never passes; owns Tempest, surely = 9 [sic]");
    keep_note_read(&k, key, 1, 0, line, sizeof line);
    assert_string_equal(line, "");
    /* Another moment of the same match has the same notebook; another match has its own. */
    world_do_any(&w, a);
    assert_int_equal(keep_key(session_match(a)), key);
    session_free(a);
    b = open_kept(&w, &k, 3);
    world_settle(&w, b);
    assert_true(keep_key(session_match(b)) != key);
    session_free(b);
    keep_close(&k);
    world_close(&w);
}

static void a_broken_notebook_is_kept_aside_and_said(void **state)
{
    (void)state;
    struct world w;
    struct keep k;
    char folder[64], line[HOST_NOTE_MAX], aside[SAVES_PATH + 16];
    fresh_folder(folder, sizeof folder, "torn");
    world_open(&w);
    assert_true(keep_open(&k, folder, &w.shelf));
    FILE *file = fopen(k.notes, "w");
    assert_non_null(file);
    fputs("[torn\n", file);
    fclose(file);
    keep_note_read(&k, 1, 0, 1, line, sizeof line);
    assert_string_equal(line, "");
    snprintf(aside, sizeof aside, "%s.broken", k.notes);
    assert_non_null(strstr(k.failed, aside));
    assert_int_equal(access(aside, F_OK), 0);
    keep_close(&k);
    world_close(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_very_decision_comes_back),
        cmocka_unit_test(kill_loses_at_most_the_event_in_progress),
        cmocka_unit_test(a_folder_that_cannot_be_written_is_said_once),
        cmocka_unit_test(a_full_disk_keeps_what_was_kept),
        cmocka_unit_test(an_unfinished_game_is_put_aside),
        cmocka_unit_test(a_broken_save_is_listed_as_such),
        cmocka_unit_test(notes_are_each_ones_own),
        cmocka_unit_test(a_broken_notebook_is_kept_aside_and_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
