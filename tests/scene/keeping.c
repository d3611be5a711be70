/* What is on disk: after every event, after a kill, when it cannot be written. */
#include "app/choices.h"
#include "app/kept.h"
#include "app/store.h"
#include "base/file.h"
#include "base/rng.h"
#include "base/text.h"
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

enum { NUMBER = 77, OTHER_NUMBER = 78 };

static void keep_it(void *ctx, const struct match *m)
{
    store_autosave(ctx, m, NUMBER);
}

static void keep_other(void *ctx, const struct match *m)
{
    store_autosave(ctx, m, OTHER_NUMBER);
}

/* A session that keeps itself in the folder. */
static struct session *open_kept_by(struct match_test *w, struct store *k, uint64_t seed,
                                    void (*keep)(void *ctx, const struct match *m))
{
    game_error err = {""};
    struct session *plain = match_test_new(w, seed, people_and_others);
    struct match *m = match_copy(session_match(plain), 0);
    session_free(plain);
    struct session_hooks hooks = {.ctx = k, .save = keep};
    struct session *s = session_resume(m, seed, w->thinker, &hooks, &err);
    assert_non_null(s);
    session_set_speed(s, HOST_SPEED_INSTANT, true);
    return s;
}

static struct session *open_kept(struct match_test *w, struct store *k, uint64_t seed)
{
    return open_kept_by(w, k, seed, keep_it);
}

static struct match *read_newest(struct store *k)
{
    store_refresh(k);
    game_error err = {""};
    for (size_t i = 0; i < store_count(k); i++)
        if (!store_line(k, i)->broken)
            return store_read(k, i, STORE_AS_IT_STANDS, &(uint64_t){0}, &err);
    return NULL;
}

/* ---- What another program would see while something is being written ---- */

static struct {
    const char *folder, *ends; /* the files to look at; NULL: none */
    struct game_shelf *shelf;
    unsigned looks;
} others;

static void look(void)
{
    struct save_slot *file;
    size_t n = others.folder ? saves_list(others.folder, others.ends, &file) : 0;
    struct kept_match kept;
    game_error err = {""};
    for (size_t i = 0; i < n; i++) {
        if (!kept_read(others.shelf, file[i].path, false, &kept, &err))
            fail_msg("%s, while it was being written: %s", file[i].path, err.text);
        match_free(kept.m);
        others.looks++;
    }
    if (n > 0)
        free(file);
}

ssize_t __real_write(int fd, const void *bytes, size_t length);
int __real_fsync(int fd);
int __real_rename(const char *from, const char *to);
int __real_unlink(const char *path);
ssize_t __wrap_write(int fd, const void *bytes, size_t length);
int __wrap_fsync(int fd);
int __wrap_rename(const char *from, const char *to);
int __wrap_unlink(const char *path);

/* Comes in pieces, as on a disk that is nearly full or a slow one. */
ssize_t __wrap_write(int fd, const void *bytes, size_t length)
{
    enum { PIECE = 400 };
    look();
    return __real_write(fd, bytes, others.folder && length > PIECE ? PIECE : length);
}

int __wrap_fsync(int fd)
{
    look();
    return __real_fsync(fd);
}

int __wrap_rename(const char *from, const char *to)
{
    look();
    return __real_rename(from, to);
}

int __wrap_unlink(const char *path)
{
    look();
    return __real_unlink(path);
}

static void the_very_decision_comes_back(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    char folder[64];
    fresh_folder(folder, sizeof folder, "decision");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 21);
    for (int i = 0; i < 25 && !session_over(s, NULL); i++) {
        match_test_settle(&w, s);
        if (session_my_decision(s))
            match_test_do_any(&w, s);
        struct match *back = read_newest(&k);
        assert_non_null(back);
        size_t n = match_length(back);
        assert_int_equal(n, session_events(s));
        game_decision now = session_decision(s), then = match_decision(back, n);
        assert_true(now.over == then.over && now.chance == then.chance && now.phase == then.phase);
        assert_int_equal(now.round, then.round);
        assert_int_equal(now.turn, then.turn);
        assert_int_equal(now.asked, then.asked);
        union match_view_room a = {0}, b = {0};
        match_view(session_match(s), n, 0, match_room_view(&a));
        match_view(back, n, 0, match_room_view(&b));
        assert_memory_equal(&a, &b, sizeof a);
        match_free(back);
    }
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

/* Plays in a process of its own, telling how many events are kept, until it is killed. */
static void play_until_killed(const char *folder, uint64_t seed, int tell)
{
    struct match_test w;
    struct store k;
    match_test_open(&w);
    store_open(&k, folder, &w.shelf);
    for (;; seed++) {
        struct session *s = open_kept(&w, &k, seed);
        while (!session_over(s, NULL)) {
            match_test_settle(&w, s);
            if (session_my_decision(s))
                match_test_do_any(&w, s);
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

        struct match_test w;
        struct store k;
        match_test_open(&w);
        assert_true(store_open(&k, folder, &w.shelf));
        struct match *back = read_newest(&k);
        assert_non_null(back);
        assert_true(match_length(back) >= least);
        match_free(back);
        store_close(&k);
        match_test_close(&w);
    }
}

static void a_folder_that_cannot_be_written_is_said_once(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    char folder[64], inside[128];
    fresh_folder(folder, sizeof folder, "readonly");
    snprintf(inside, sizeof inside, "%s/file", folder);
    FILE *file =
        fopen(inside, "w"); /* where the folder would be there is a file: not even root can write below it */
    assert_non_null(file);
    fclose(file);
    match_test_open(&w);
    assert_true(store_open(&k, inside, &w.shelf));
    struct session *s = open_kept(&w, &k, 3);
    int said = 0;
    for (int i = 0; i < 6; i++) {
        match_test_settle(&w, s);
        if (session_my_decision(s))
            match_test_do_any(&w, s);
        said += k.failure[0] != '\0' ? 1 : 0;
        k.failure[0] = '\0';
    }
    assert_int_equal(said, 1);
    assert_true(session_events(s) > 10); /* the game went on */
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

static void a_full_disk_keeps_what_was_kept(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    char folder[64];
    fresh_folder(folder, sizeof folder, "full");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 9);
    match_test_settle(&w, s);
    uint32_t kept = session_events(s);

    signal(SIGXFSZ, SIG_IGN);
    struct rlimit before, none;
    getrlimit(RLIMIT_FSIZE, &before);
    none = before;
    none.rlim_cur = 16; /* bytes: no record fits any more */
    setrlimit(RLIMIT_FSIZE, &none);
    match_test_do_any(&w, s);
    match_test_settle(&w, s);
    bool failed = k.failure[0] != '\0' && k.failing;
    setrlimit(RLIMIT_FSIZE, &before);
    assert_true(failed);
    struct match *back = read_newest(&k);
    assert_non_null(back);
    assert_int_equal(match_length(back), kept);
    match_free(back);

    /* There is room again: saving goes on by itself. */
    k.failure[0] = '\0';
    match_test_do_any(&w, s);
    assert_false(k.failing);
    back = read_newest(&k);
    assert_int_equal(match_length(back), session_events(s));
    match_free(back);
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

static void an_unfinished_game_stays_when_another_begins(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    char folder[64];
    fresh_folder(folder, sizeof folder, "aside");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 2);
    match_test_settle(&w, s);
    uint32_t first = session_events(s);
    session_free(s);
    s = open_kept_by(&w, &k, 4, keep_other);
    for (int i = 0; i < 8; i++) {
        match_test_settle(&w, s);
        if (session_my_decision(s))
            match_test_do_any(&w, s);
    }
    assert_int_equal(store_count(&k), 2);
    bool found = false;
    for (size_t i = 0; i < store_count(&k); i++) {
        game_error err;
        struct match *m = store_read(&k, i, STORE_AS_IT_STANDS, &(uint64_t){0}, &err);
        assert_non_null(m);
        found |= match_length(m) == first;
        match_free(m);
    }
    assert_true(found);
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

static void a_broken_save_is_listed_as_such(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    char folder[64], path[SAVES_PATH + 16];
    fresh_folder(folder, sizeof folder, "broken");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 2);
    match_test_settle(&w, s);
    struct save_slot newest;
    assert_true(saves_newest(k.saves, &newest));
    const char *ending = strrchr(newest.path, '.');
    snprintf(path, sizeof path, "%s/mine%s", k.saves, ending ? ending : "");
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("conspiracy-record: 1\ngame: solomon\nnonsense\n", file);
    fclose(file);
    store_refresh(&k);
    size_t broken = 0;
    for (size_t i = 0; i < store_count(&k); i++)
        if (store_line(&k, i)->broken) {
            broken++;
            assert_ptr_equal(strstr(store_line(&k, i)->line, "mine.save, line 3: "), store_line(&k, i)->line);
            game_error err = {""};
            assert_null(store_read(&k, i, STORE_AS_IT_STANDS, &(uint64_t){0}, &err));
            assert_true(err.text[0] != '\0');
        }
    assert_int_equal(broken, 1);
    size_t newest_good = 0;
    assert_true(store_newest(&k, NULL, &newest_good));
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

static void path_in(const struct store *k, const char *name, char out[SAVES_PATH + 64])
{
    snprintf(out, SAVES_PATH + 64, "%s/%s", k->saves, name);
}

static bool is_there(const struct store *k, const char *name)
{
    char path[SAVES_PATH + 64];
    path_in(k, name, path);
    return access(path, F_OK) == 0;
}

static void leave_one_byte(const struct store *k, const char *name)
{
    char path[SAVES_PATH + 64];
    path_in(k, name, path);
    assert_int_equal(truncate(path, 1), 0);
}

static const char own_save[] = "match-000000000000004d.save"; /* NUMBER's */

/* Plays until the save has one before it. The folder is kept by k. */
static void keep_one(struct match_test *w, struct store *k, const char *name)
{
    char folder[64];
    fresh_folder(folder, sizeof folder, name);
    match_test_open(w);
    assert_true(store_open(k, folder, &w->shelf));
    struct session *s = open_kept(w, k, 2);
    for (int i = 0; i < 12; i++) {
        match_test_settle(w, s);
        if (session_my_decision(s))
            match_test_do_any(w, s);
    }
    session_free(s);
    store_close(k);
    assert_true(store_open(k, folder, &w->shelf)); /* another day */
}

static size_t length_of(struct store *k, size_t i)
{
    game_error err = {""};
    struct match *m = store_read(k, i, STORE_AS_IT_STANDS, &(uint64_t){0}, &err);
    if (!m)
        fail_msg("%s", err.text);
    size_t length = match_length(m);
    match_free(m);
    return length;
}

/* The save is damaged, and what was kept before it is there. */
static void the_one_before_a_damaged_save_is_offered(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    keep_one(&w, &k, "former");
    size_t newest = 9, length = length_of(&k, 0);
    leave_one_byte(&k, own_save);
    store_refresh(&k);
    assert_int_equal(store_count(&k), 1);
    assert_true(store_line(&k, 0)->former);
    assert_false(store_line(&k, 0)->broken);
    assert_ptr_equal(strstr(store_line(&k, 0)->line, "Earlier save: "), store_line(&k, 0)->line);
    assert_true(store_newest(&k, NULL, &newest));
    assert_int_equal(newest, 0);
    assert_false(
        is_there(&k, "match-000000000000004d.save.broken")); /* looking at the list changes nothing */
    size_t before = length_of(&k, 0);
    assert_int_equal(before, length - 1);
    assert_string_equal(k.failure, "match-000000000000004d.save is damaged and is kept as "
                                   "match-000000000000004d.save.broken; the save before it is used");
    assert_true(is_there(&k, "match-000000000000004d.save.broken"));
    assert_true(is_there(&k, "match-000000000000004d.save.bak"));
    assert_int_equal(store_count(&k), 1); /* and now it is the save */
    assert_false(store_line(&k, 0)->former);
    assert_int_equal(length_of(&k, 0), before);
    store_close(&k);
    match_test_close(&w);
}

static void put_file(const struct store *k, const char *name, const char *words)
{
    char path[SAVES_PATH + 64];
    path_in(k, name, path);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(words, file);
    fclose(file);
}

/* What another match comes to, what only a person can mend, and what a later program wrote stay as they are. */
static void a_new_game_touches_no_other_save(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    size_t bytes, later = 0;
    char path[SAVES_PATH + 64], error[256];
    keep_one(&w, &k, "untouched");
    size_t last = length_of(&k, 0);
    put_file(&k, "autosave-1.save", "c");
    put_file(&k, "autosave-2.save", "conspiracy-record: 2\ngame: solomon\nmore: seats\n");
    put_file(&k, "autosave-3.save", "conspiracy-record: 3\n");
    struct session *s = open_kept_by(&w, &k, 4, keep_other);
    match_test_settle(&w, s);
    assert_string_equal(k.failure, "");
    assert_int_equal(store_count(&k), 5);
    for (size_t i = 0; i < store_count(&k); i++)
        if (store_line(&k, i)->later) {
            game_error err = {""};
            assert_non_null(strstr(store_line(&k, i)->line, "later program"));
            assert_null(store_read(&k, i, STORE_AS_IT_STANDS, &(uint64_t){0}, &err));
            assert_non_null(strstr(err.text, "later program"));
            later++;
        }
    assert_int_equal(later, 2);
    path_in(&k, "autosave-2.save", path);
    char *text = saves_read(path, &bytes, error, sizeof error);
    assert_string_equal(text, "conspiracy-record: 2\ngame: solomon\nmore: seats\n");
    free(text);
    path_in(&k, own_save, path);
    assert_true(is_there(&k, "autosave-1.save") && is_there(&k, "autosave-3.save") && is_there(&k, own_save));
    size_t found = 0;
    for (size_t i = 0; i < store_count(&k); i++)
        if (!store_line(&k, i)->later && !store_line(&k, i)->broken)
            found += length_of(&k, i) == last;
    assert_int_equal(found, 1);
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

/* Before, the list ended with the sixty-fourth. */
static void all_saves_are_listed(void **state)
{
    (void)state;
    enum { MANY = 200 };
    struct match_test w;
    struct store k;
    keep_one(&w, &k, "many");
    for (int i = 0; i < MANY; i++) {
        char name[32];
        snprintf(name, sizeof name, "%d.save", i);
        put_file(&k, name, "nonsense\n");
    }
    store_refresh(&k);
    assert_int_equal(store_count(&k), MANY + 1);
    size_t i = 0;
    assert_true(store_newest(&k, NULL, &i));
    store_close(&k);
    match_test_close(&w);
}

/* Two windows on one folder, and in both somebody goes on with the same match. */
static void a_match_that_is_played_elsewhere_goes_on_as_another(void **state)
{
    (void)state;
    struct match_test w;
    struct store k, other;
    char folder[64], note[HOST_NOTE_MAX];
    fresh_folder(folder, sizeof folder, "windows");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf) && store_open(&other, folder, &w.shelf));
    assert_int_equal(store_take(&k, NUMBER), NUMBER);
    assert_int_equal(store_take(&k, NUMBER), NUMBER);
    store_note_write(&k, NUMBER, 0, 1, "bluffs");
    uint64_t mine = store_take(&other, NUMBER);
    assert_true(mine != NUMBER && mine != 0);
    assert_non_null(strstr(other.failure, "another window"));
    assert_int_equal(store_take(&other, mine), mine);
    store_note_read(&other, mine, 0, 1, note, sizeof note);
    assert_string_equal(note, "bluffs");
    store_close(&k); /* that window is gone */
    other.failure[0] = '\0';
    assert_int_equal(store_take(&other, NUMBER), NUMBER);
    assert_string_equal(other.failure, "");
    store_close(&other);
    match_test_close(&w);
}

/* Plays until that round has come or the match is over. */
static void play_to_round(struct match_test *w, struct session *s, int round)
{
    match_test_settle(w, s);
    while (!session_over(s, NULL) && session_decision(s).round < round) {
        match_test_do_any(w, s);
        match_test_settle(w, s);
    }
}

static void a_match_is_listed_once_with_rounds_to_go_back_to(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    char folder[64];
    fresh_folder(folder, sizeof folder, "rounds");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 2);
    play_to_round(&w, s, 4);
    assert_false(session_over(s, NULL));
    assert_int_equal(store_count(&k), 1);
    const struct host_save line = *store_line(&k, 0);
    assert_int_equal(line.backs, SAVE_BACKS);
    size_t length = session_events(s), before = length;
    for (int back = 0; back < line.backs; back++) {
        game_error err = {""};
        uint64_t id = 0;
        struct match *m = store_read(&k, 0, back, &id, &err);
        assert_non_null(m);
        assert_int_equal(id, NUMBER);
        assert_true(match_length(m) < before);
        before = match_length(m);
        game_decision d = match_decision(m, before);
        assert_int_equal(d.round, line.back[back].round);
        assert_true(game_asks(&d, 0)); /* the person */
        if (back > 0)
            assert_true(line.back[back].round < line.back[back - 1].round);
        match_free(m);
    }
    assert_int_equal(length_of(&k, 0), length);
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

static void what_one_goes_back_from_stays(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    char folder[64], note[HOST_NOTE_MAX];
    fresh_folder(folder, sizeof folder, "branch");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 2);
    play_to_round(&w, s, 4);
    size_t length = session_events(s);
    session_free(s);
    store_note_write(&k, NUMBER, 0, 1, "bluffs");
    game_error err = {""};
    uint64_t id = 0;
    struct match *m = store_read(&k, 0, 1, &id, &err);
    assert_non_null(m);
    size_t from = match_length(m);
    assert_int_equal(store_count(&k), 1); /* looking at it changes nothing */
    struct session_hooks hooks = {.ctx = &k, .save = keep_it};
    s = session_resume(m, 2, w.thinker, &hooks, &err);
    session_set_speed(s, HOST_SPEED_INSTANT, true);
    match_test_settle(&w, s);
    match_test_do_any(&w, s);
    assert_int_equal(store_count(&k), 2);
    assert_true(length_of(&k, 0) > from && length_of(&k, 0) < length);
    struct match *left = store_read(&k, 1, STORE_AS_IT_STANDS, &id, &err);
    assert_non_null(left);
    assert_int_equal(match_length(left), length);
    assert_true(id != NUMBER);
    store_note_read(&k, id, 0, 1, note, sizeof note);
    assert_string_equal(note, "bluffs");
    assert_non_null(strstr(store_line(&k, 1)->line, "before you went back")); /* no two rows look alike */
    assert_null(strstr(store_line(&k, 0)->line, "before you went back"));
    match_free(left);
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

/* A match that is over is filed; it is not among the saved ones, and the one that was played before it still is. */
static void a_finished_match_is_filed_once_and_not_saved(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    char folder[64], path[SAVES_PATH + 96];
    fresh_folder(folder, sizeof folder, "filed");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    struct session *first = open_kept_by(&w, &k, 4, keep_other), *s;
    play_to_round(&w, first, 2);
    size_t waits = session_events(first);
    session_free(first);
    s = open_kept(&w, &k, 2);
    play_to_round(&w, s, 1000);
    assert_true(session_over(s, NULL));
    for (int again = 0; again < 2; again++) { /* loaded before its end, and played to it again */
        struct text out = text_over(path, sizeof path);
        game_error err = {""};
        assert_true(store_record(&k, session_match(s), NUMBER, SEAT_NONE, &out, &err));
        assert_int_equal(archive_count(&k.archive), 1);
        assert_string_equal(archive_path(&k.archive, 0), path);
    }
    assert_int_equal(store_count(&k), 1);
    assert_int_equal(length_of(&k, 0), waits);
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

/* Whoever looks into a folder of ours finds whole files there, at every moment. */
static void what_bears_its_name_is_whole(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    char folder[64], path[SAVES_PATH + 96];
    fresh_folder(folder, sizeof folder, "whole");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 2);
    play_to_round(&w, s, 2);
    others.shelf = &w.shelf;
    others.folder = k.saves;
    others.ends = SAVES_ENDING;
    store_autosave(&k, session_match(s), NUMBER);
    assert_true(others.looks > 2);
    others.folder = NULL;
    play_to_round(&w, s, 1000);
    others.folder = k.records;
    others.ends = ".rec";
    others.looks = 0;
    for (int again = 0; again < 2; again++) {
        struct text out = text_over(path, sizeof path);
        game_error err = {""};
        assert_true(store_record(&k, session_match(s), NUMBER, SEAT_NONE, &out, &err));
    }
    assert_true(others.looks > 2);
    others.folder = NULL;
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

/* The comment by which a save is listed: its number comes back; one that was tampered with is not believed. */
static void a_save_is_listed_by_its_comment_if_that_is_right(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    char folder[64], wanted[200];
    fresh_folder(folder, sizeof folder, "comment");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 2);
    match_test_settle(&w, s);
    game_error err = {""};
    uint64_t id = 0;
    struct match *m = store_read(&k, 0, STORE_AS_IT_STANDS, &id, &err);
    assert_non_null(m);
    assert_int_equal(id, 77);
    match_free(m);
    snprintf(wanted, sizeof wanted, "%s", store_line(&k, 0)->line);
    FILE *file = fopen(k.file[0].slot.path, "r+");
    assert_non_null(file);
    char text[4096] = "";
    assert_true(fread(text, 1, sizeof text - 1, file) > 0);
    char *round = strstr(text, "# kept round=");
    assert_non_null(round);
    fseek(file, round - text + (long)strlen("# kept round="), SEEK_SET);
    fputc('9', file);
    fclose(file);
    store_refresh(&k);
    assert_string_equal(store_line(&k, 0)->line, wanted);
    assert_false(store_line(&k, 0)->broken);
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

/* … nor is one by which a match ended as none of its game does: it is played through instead. */
static void an_end_that_its_game_does_not_have_is_not_believed(void **state)
{
    (void)state;
    static char bytes[RECORD_MAX + SAVE_HEAD_MAX];
    struct match_test w;
    struct store k;
    struct save_head head;
    struct file_error why;
    char folder[64], path[SAVES_PATH + 96], ended[2][sizeof((struct host_record *)0)->ended];
    fresh_folder(folder, sizeof folder, "ended");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 2);
    play_to_round(&w, s, 1000);
    struct text out = text_over(path, sizeof path), text = text_over(bytes, sizeof bytes);
    game_error err = {""};
    assert_true(store_record(&k, session_match(s), NUMBER, SEAT_NONE, &out, &err));
    save_head_of(session_match(s), NUMBER, &head);
    head.outcome.how = 200;
    save_head_write_as(session_match(s), &head, &text);
    assert_false(text.cut);
    for (int i = 0; i < 2; i++) {
        snprintf(ended[i], sizeof ended[i], "%s", archive_line(&k.archive, 0)->ended);
        assert_true(i == 1 || file_write(path, bytes, text.length, &why));
        archive_refresh(&k.archive);
    }
    assert_string_equal(ended[1], ended[0]);
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

/* Whoever gave no name and is the only person is "you" there as at the table. */
static void who_gave_no_name_is_you_in_the_records(void **state)
{
    (void)state;
    static const char *const name[] = {NULL, "Ada"}, *const says[] = {"You win", "Ada wins"};
    struct match_test w;
    struct store k;
    char folder[64], line[200];
    fresh_folder(folder, sizeof folder, "unnamed");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    struct session *s = open_kept(&w, &k, 2);
    for (size_t i = 0; i < 2; i++) {
        struct match_setup setup = *match_setup_of(session_match(s));
        struct save_head head = {.outcome = {.winners = 1}};
        struct text out = text_over(line, sizeof line);
        for (int seat = 0; seat < setup.config.seats; seat++) {
            snprintf(setup.seat[seat].who, sizeof setup.seat[seat].who, seat == 0 ? "human" : "ai:rookie");
            snprintf(setup.seat[seat].name, sizeof setup.seat[seat].name, "%s",
                     seat > 0  ? "Marlene"
                     : name[i] ? name[i]
                               : choices_unnamed());
        }
        archive_ended(&setup, &head, &out);
        assert_non_null(strstr(line, says[i]));
    }
    session_free(s);
    store_close(&k);
    match_test_close(&w);
}

static void notes_are_each_ones_own(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    char folder[64], line[HOST_NOTE_MAX];
    fresh_folder(folder, sizeof folder, "notes");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    struct session *a = open_kept(&w, &k, 2), *b;
    match_test_settle(&w, a);
    uint64_t key = store_note_key(session_match(a));
    store_note_write(&k, key, 0, 1, "never passes; owns Tempest, surely = 9 [sic]");
    store_note_read(&k, key, 0, 1, line, sizeof line);
    assert_string_equal(line, "never passes; owns Tempest, surely = 9 [sic]");
    store_note_read(&k, key, 1, 0, line, sizeof line);
    assert_string_equal(line, "");
    /* Another moment of the same match has the same notebook; another match has its own. */
    match_test_do_any(&w, a);
    assert_int_equal(store_note_key(session_match(a)), key);
    session_free(a);
    b = open_kept(&w, &k, 3);
    match_test_settle(&w, b);
    assert_true(store_note_key(session_match(b)) != key);
    session_free(b);
    store_close(&k);
    match_test_close(&w);
}

static void a_broken_notebook_is_kept_aside_and_said(void **state)
{
    (void)state;
    struct match_test w;
    struct store k;
    char folder[64], line[HOST_NOTE_MAX], aside[SAVES_PATH + 16];
    fresh_folder(folder, sizeof folder, "torn");
    match_test_open(&w);
    assert_true(store_open(&k, folder, &w.shelf));
    FILE *file = fopen(k.notes, "w");
    assert_non_null(file);
    fputs("[torn\n", file);
    fclose(file);
    store_note_read(&k, 1, 0, 1, line, sizeof line);
    assert_string_equal(line, "");
    snprintf(aside, sizeof aside, "%s.broken", k.notes);
    assert_non_null(strstr(k.failure, aside));
    assert_int_equal(access(aside, F_OK), 0);
    store_close(&k);
    match_test_close(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_very_decision_comes_back),
        cmocka_unit_test(kill_loses_at_most_the_event_in_progress),
        cmocka_unit_test(a_folder_that_cannot_be_written_is_said_once),
        cmocka_unit_test(a_full_disk_keeps_what_was_kept),
        cmocka_unit_test(an_unfinished_game_stays_when_another_begins),
        cmocka_unit_test(a_broken_save_is_listed_as_such),
        cmocka_unit_test(the_one_before_a_damaged_save_is_offered),
        cmocka_unit_test(a_new_game_touches_no_other_save),
        cmocka_unit_test(all_saves_are_listed),
        cmocka_unit_test(a_match_that_is_played_elsewhere_goes_on_as_another),
        cmocka_unit_test(a_match_is_listed_once_with_rounds_to_go_back_to),
        cmocka_unit_test(what_one_goes_back_from_stays),
        cmocka_unit_test(a_finished_match_is_filed_once_and_not_saved),
        cmocka_unit_test(what_bears_its_name_is_whole),
        cmocka_unit_test(a_save_is_listed_by_its_comment_if_that_is_right),
        cmocka_unit_test(an_end_that_its_game_does_not_have_is_not_believed),
        cmocka_unit_test(who_gave_no_name_is_you_in_the_records),
        cmocka_unit_test(notes_are_each_ones_own),
        cmocka_unit_test(a_broken_notebook_is_kept_aside_and_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
