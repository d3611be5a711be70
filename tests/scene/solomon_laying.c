/* On a machine that is slow to read, the table waits for its pictures, but not for ever. */
#include "cmocka_all.h"
#include "gfx/gfx.h"
#include "scene/solomon_seat.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH = 600 };

/* One picture that never comes: opening it waits until somebody writes. */
static const char *const slow = "assets/solomon/portraits/beacon.jpg", *const kept = "slow";

/* All that is in a folder, under its own name below another, but for one. */
static void link_all(const char *from, const char *to, const char *but)
{
    DIR *dir = opendir(from);
    if (dir == NULL)
        fail_msg("%s cannot be read", from);
    assert_int_equal(mkdir(to, 0700), 0);
    for (struct dirent *entry; (entry = readdir(dir)) != NULL;) {
        char old[PATH], new[PATH];
        if (entry->d_name[0] == '.' || strcmp(entry->d_name, but) == 0)
            continue;
        snprintf(old, sizeof old, "%s/%s", from, entry->d_name);
        snprintf(new, sizeof new, "%s/%s", to, entry->d_name);
        assert_int_equal(symlink(old, new), 0);
    }
    closedir(dir);
}

static int make_assets(void **state)
{
    (void)state;
    const char *real = getenv("CONSPIRACY_ASSETS");
    char top[PATH - 100], folder[] = "laying-XXXXXX", from[PATH], here[PATH];
    assert_non_null(real);
    assert_non_null(realpath(real, top));
    assert_non_null(mkdtemp(folder));
    assert_int_equal(chdir(folder), 0);
    snprintf(from, sizeof from, "%s/assets", top);
    link_all(from, "assets", "solomon");
    snprintf(from, sizeof from, "%s/assets/solomon", top);
    link_all(from, "assets/solomon", "portraits");
    snprintf(from, sizeof from, "%s/assets/solomon/portraits", top);
    link_all(from, "assets/solomon/portraits", "beacon.jpg");
    assert_int_equal(mkfifo(slow, 0600), 0);
    assert_int_equal(link(slow, kept), 0);
    assert_non_null(getcwd(here, sizeof here));
    setenv("CONSPIRACY_ASSETS", here, 1);
    return 0;
}

/* The picture turns out to be empty, or not there: whoever waits for it is let go. */
static void give_up_on_it(struct seat *s)
{
    assert_int_equal(unlink(slow), 0);
    while (gfx_busy(s->gfx)) {
        int end = open(kept, O_WRONLY | O_NONBLOCK);
        if (end >= 0)
            close(end);
        seat_frames(s, 1);
    }
}

static void the_table_waits_for_its_pictures_but_not_for_ever(void **state)
{
    (void)state;
    game_shelf shelf = {0};
    match *m = random_match(&shelf, 3, 9, 60);
    struct seat *s = calloc(1, sizeof *s);
    s->starved = true;
    seat_open(s, m, match_decision(m, match_length(m)).seat, 1);
    seat_frames(s, 20);
    assert_false(s->table->laid);
    assert_int_equal(s->table->legal_count, 0);
    assert_non_null(gfx_recorded_text(s->gfx, "Laying the table …"));
    seat_key(s, ACTION_DIGIT_0 + 2);
    seat_key(s, ACTION_ACCEPT);
    assert_int_equal(s->table->card, CARD_NONE);
    assert_int_equal(s->handed, 0);
    for (int i = 0; i < 400 && !s->table->laid; i++)
        seat_frames(s, 1);
    assert_true(s->table->laid);
    seat_frames(s, 2);
    assert_null(gfx_recorded_text(s->gfx, "Laying the table …"));
    assert_true(s->table->legal_count > 0);
    give_up_on_it(s);
    seat_close(s);
    free(s);
    match_free(m);
    shelf_clear(&shelf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_table_waits_for_its_pictures_but_not_for_ever)};
    return cmocka_run_group_tests(tests, make_assets, NULL);
}
