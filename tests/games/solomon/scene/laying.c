/* On a machine that is slow to read, the table waits for its pictures, but not for ever. */
#include "cmocka_all.h"
#include "games/solomon/scene/seat.h"
#include "gfx/gfx.h"
#include "gfx/texture.h"

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
    if (!dir)
        fail_msg("%s cannot be read", from);
    assert_int_equal(mkdir(to, 0700), 0);
    for (struct dirent *entry; (entry = readdir(dir));) {
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
    assert_int_equal(unlink(kept), 0);
}

static int make_slow(void **state)
{
    (void)state;
    return mkfifo(kept, 0600) == 0 && link(kept, slow) == 0 ? 0 : -1;
}

/* A frame, and time for the disk: what still comes is waited for, and the clock of the frames runs ahead of it. */
static bool laid_after_a_frame(struct seat *s)
{
    seat_frames(s, 1);
    usleep(2000);
    return s->table->laying.done;
}

enum { FRAMES_ENOUGH = 5000 };

static void the_table_waits_for_its_pictures_but_not_for_ever(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *m = random_match(&shelf, 3, 9, 60);
    struct seat *s = calloc(1, sizeof *s);
    s->starved = true;
    seat_open(s, m, match_next(m, match_length(m)), 1);
    seat_frames(s, 20);
    assert_false(s->table->laying.done);
    assert_int_equal(s->table->ask.legal_count, 0);
    assert_non_null(gfx_recorded_text(s->gfx, "Laying the table …"));
    seat_key(s, ACTION_DIGIT_0 + 2);
    seat_key(s, ACTION_ACCEPT);
    assert_int_equal(s->table->now.card, CARD_NONE);
    assert_int_equal(s->handed, 0);
    for (int i = 0; i < FRAMES_ENOUGH && !laid_after_a_frame(s); i++)
        continue;
    assert_true(s->table->laying.done);
    seat_frames(s, 2);
    assert_null(gfx_recorded_text(s->gfx, "Laying the table …"));
    assert_true(s->table->ask.legal_count > 0);
    give_up_on_it(s);
    seat_close(s);
    free(s);
    match_free(m);
    shelf_clear(&shelf);
}

/* It once began without half of its pictures on a machine that was still reading them. */
static void pictures_that_keep_coming_are_waited_for(void **state)
{
    (void)state;
    enum { SECONDS = 25 }; /* frames */
    struct game_shelf shelf = {0};
    struct match *m = random_match(&shelf, 3, 9, 60);
    struct seat *s = calloc(1, sizeof *s);
    s->starved = true;
    seat_open(s, m, match_next(m, match_length(m)), 1);
    for (int k = 1; k <= 3; k++) {
        uint8_t dots[3 * 4] = {0};
        seat_frames(s, 5 * SECONDS);
        assert_false(s->table->laying.done);
        (void)gfx_texture_from(s->gfx, k, 1, dots, "another");
    }
    seat_frames(s, 5 * SECONDS);
    assert_false(s->table->laying.done);
    for (int i = 0; i < FRAMES_ENOUGH && !laid_after_a_frame(s); i++)
        continue;
    assert_true(s->table->laying.done);
    give_up_on_it(s);
    seat_close(s);
    free(s);
    match_free(m);
    shelf_clear(&shelf);
}

/* The last place in the drawing order where that picture is drawn; -1: nowhere. */
static int last_drawn(const struct seat *s, const char *picture)
{
    size_t n;
    const struct gfx_item *item = gfx_recorded(s->gfx, &n);
    for (size_t i = n; i > 0; i--)
        if (item[i - 1].text && strcmp(item[i - 1].text, picture) == 0)
            return (int)i - 1;
    return -1;
}

/* What has happened is yet to be shown: the frame in which the last picture comes gives none of it away. */
static void nothing_is_seen_before_the_table_is_laid(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *m = random_match(&shelf, 3, 9, 60);
    struct seat *s = calloc(1, sizeof *s);
    s->starved = true;
    seat_open(s, m, SEAT_NONE, 1);
    assert_false(s->table->laying.done);
    s->setting[HOST_SPEED] = HOST_SPEED_NORMAL;
    seat_play(s, 0, (uint32_t)match_length(m));
    bool laid = false;
    for (int i = 0; i < FRAMES_ENOUGH && !laid; i++) {
        laid = laid_after_a_frame(s);
        assert_true(last_drawn(s, "shared/ui/desk.jpg") > last_drawn(s, "solomon/map/map-2048.jpg"));
    }
    assert_true(s->table->laying.done);
    seat_frames(s, 1);
    assert_true(last_drawn(s, "shared/ui/desk.jpg") < last_drawn(s, "solomon/map/map-2048.jpg"));
    assert_int_equal(shown(s->table)->pub.round, 0);
    give_up_on_it(s);
    seat_close(s);
    free(s);
    match_free(m);
    shelf_clear(&shelf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_table_waits_for_its_pictures_but_not_for_ever, make_slow),
        cmocka_unit_test_setup(pictures_that_keep_coming_are_waited_for, make_slow),
        cmocka_unit_test_setup(nothing_is_seen_before_the_table_is_laid, make_slow),
    };
    return cmocka_run_group_tests(tests, make_assets, NULL);
}
