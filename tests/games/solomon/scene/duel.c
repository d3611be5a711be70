/* A bidding between two others is staged: the same whatever is secret, each beat shorter than the last, with words for its end. */
#include "cmocka_all.h"

#include "games/solomon/scene/seat.h"
#include "rules/record.h"
#include "table/duel.h"
#include "table/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ADA, BO, CY, ANNOUNCED = 14, ALL = 18 };

/* Ada sends Spyglass, on which she and Bo have so much in secret, and it goes on so; Cy is the third. */
static struct match *argued_so(struct game_shelf *shelf, int ada, int bo, const char *on)
{
    char record[2048];
    record_error err;
    snprintf(record, sizeof record,
             "conspiracy-record: 1\ngame: solomon\n"
             "seat: 1 Glasgow human \"Ada\"\nseat: 2 Moscow human \"Bo\"\nseat: 3 Athens human \"Cy\"\n\n"
             "chance agents Belgrade=Beacon Berlin=Magician Marseille=Roulette Paris=Spyglass Rome=Tempest "
             "Warsaw=Vagabond\n"
             "chance board 1 3\nchance board 2 1\nchance board 3 2\n"
             "chance token 1 Tempest\nchance token 2 Roulette\nchance token 3 Beacon\nchance start 1\n"
             "1 invest Magician Vagabond\n2 invest Beacon Magician\n3 invest Magician Roulette\n"
             "1 payoff Spyglass %d\n2 payoff Spyglass %d\n3 payoff Spyglass 5\n"
             "1 move Spyglass Marseille\n%s",
             ada, bo, on);
    struct match *m = record_read(shelf, record, strlen(record), &err);
    if (!m)
        fail_msg("line %zu: %s", err.line, err.text);
    return m;
}

/* Ada and Bo bid against each other; Cy looks on. */
static struct match *argued(struct game_shelf *shelf, int ada, int bo)
{
    struct match *m = argued_so(shelf, ada, bo, "2 challenge 1\n1 raise 2\n2 raise 3\n1 yield\n");
    assert_int_equal(match_length(m), ALL + 1);
    return m;
}

static struct seat *open_at(const struct match *m, int viewer)
{
    struct seat *s = calloc(1, sizeof *s);
    assert_non_null(s);
    seat_open(s, m, viewer, 1);
    s->setting[HOST_SPEED] = HOST_SPEED_NORMAL;
    seat_play(s, ANNOUNCED, ALL + 1);
    return s;
}

static void close(struct seat *s)
{
    seat_close(s);
    free(s);
}

static void it_looks_the_same_whatever_is_secret(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *few = argued(&shelf, 2, 3), *many = argued(&shelf, 9, 8);
    struct seat *a = open_at(few, CY), *b = open_at(many, CY);
    int staged = 0;
    for (int f = 0; f < 300 && a->played < a->shown_to; f++) {
        seat_frames(a, 1);
        seat_frames(b, 1);
        staged += duel_up(a->table);
        if (f % 5 != 0)
            continue;
        char *x = seat_list(a), *y = seat_list(b);
        assert_string_equal(x, y);
        free(x);
        free(y);
    }
    assert_int_equal(a->played, ALL + 1);
    assert_true(staged > 40);
    close(a);
    close(b);
    match_free(few);
    match_free(many);
    shelf_clear(&shelf);
}

static void each_beat_is_shorter_and_its_end_is_said(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *m = argued(&shelf, 9, 8);
    struct seat *s = open_at(m, CY);
    uint32_t beat[3] = {0};
    bool said = false;
    for (int f = 0; f < 300 && s->played < s->shown_to; f++) {
        seat_frames(s, 1);
        const struct performance *play = &s->table->play;
        if (play->running && play->number > ANNOUNCED + 1 && play->number < ANNOUNCED + 5 && play->ms > 0)
            beat[play->number - ANNOUNCED - 2] = play->ms;
        said = said || gfx_recorded_text(s->gfx, "Player A yields. The move is stopped.");
    }
    assert_true(beat[0] > beat[1] && beat[1] > beat[2] && beat[2] > 0);
    assert_true(said);
    close(s);
    match_free(m);
    shelf_clear(&shelf);
}

/* Where the text that reads just so is drawn, from the left in pixels; false: it is not. */
static bool stands_at(const struct seat *s, const char *words, float *x)
{
    size_t n;
    const struct gfx_item *item = gfx_recorded(s->gfx, &n);
    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && item[i].text && strcmp(item[i].text, words) == 0) {
            *x = item[i].at.x;
            return true;
        }
    return false;
}

/* They come in ever more slowly, and stop where they have come to: at every speed. */
static void both_come_in_without_a_jump(void **state)
{
    (void)state;
    static const enum host_speed speeds[] = {HOST_SPEED_SLOW, HOST_SPEED_NORMAL, HOST_SPEED_FAST};
    struct game_shelf shelf = {0};
    struct match *m = argued(&shelf, 9, 8);
    for (size_t k = 0; k < sizeof speeds / sizeof speeds[0]; k++) {
        struct seat *s = open_at(m, CY);
        int steps = 0;
        float x = 0, before = 0, step = 0;
        s->setting[HOST_SPEED] = speeds[k];
        for (int f = 0; f < 300 && !stands_at(s, "moves", &before); f++)
            seat_frames(s, 1);
        seat_frames(s, 1);
        for (; stands_at(s, "moves", &x) && x > before; before = x, steps++) {
            assert_true(step == 0 || x - before <= step);
            step = x - before;
            seat_frames(s, 1);
        }
        assert_true(steps > 1);
        close(s);
    }
    match_free(m);
    shelf_clear(&shelf);
}

/* The strip stands where the bar has room, and hides no city, name, seal or piece. */
static void sees_what_is_bid_about(struct table *t)
{
    struct table_precious precious[TABLE_PRECIOUS];
    size_t n = t->game->precious(t, precious);
    assert_true(t->strip.h > t->layout.bar.h - 1 && t->strip.h < t->layout.middle.h * 0.25f);
    for (size_t i = 0; i < n; i++)
        assert_true(rect_empty(rect_common(precious[i].at, t->strip)));
}

/* While one is asked the card has its place; what the other names is staged, and so is the end. */
static void whoever_bids_sees_the_stage_between_the_questions(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *m = argued(&shelf, 9, 8);
    struct seat *s = open_at(m, BO);
    int staged = 0;
    bool said = false;
    for (int f = 0; f < 300 && s->played < s->shown_to; f++) {
        seat_frames(s, 1);
        assert_true(!duel_up(s->table) || s->table->ask.legal_count == 0);
        staged += duel_up(s->table) && s->played < ALL;
        if (duel_up(s->table))
            sees_what_is_bid_about(s->table);
        said = said || gfx_recorded_text(s->gfx, "Player A yields. The move is stopped.");
    }
    assert_true(staged > 20);
    assert_true(said);
    close(s);
    match_free(m);
    shelf_clear(&shelf);
}

/* The words are there, in as many lines as they took: texts that follow each other. */
static bool printed(const struct gfx *gfx, const char *words)
{
    size_t n;
    const struct gfx_item *item = gfx_recorded(gfx, &n);
    for (size_t i = 0; i < n; i++) {
        const char *left = words;
        for (size_t k = i; k < n && item[k].kind == ITEM_TEXT && item[k].text; k++) {
            size_t length = strlen(item[k].text);
            if (strncmp(left, item[k].text, length) != 0)
                break;
            left += length + (left[length] == ' ');
            if (*left == '\0')
                return true;
        }
    }
    return false;
}

/* Who has heard the end knows what stands, and who is still to be asked. */
static void it_is_said_who_may_still_challenge(void **state)
{
    (void)state;
    static const struct {
        const char *last;
        int viewer;
        const char *said;
    } given[] = {
        {"2 challenge 1\n1 raise 2\n2 yield\n", ADA,
         "Player B yields and is restricted. Player C may still challenge."},
        {"2 challenge 1\n1 raise 2\n2 yield\n", CY,
         "Player B yields and is restricted. You may still challenge."},
        {"2 pass\n3 challenge 1\n1 raise 2\n3 yield\n", BO,
         "Player C yields and is restricted. The move goes ahead."},
    };
    for (size_t i = 0; i < sizeof given / sizeof given[0]; i++) {
        struct game_shelf shelf = {0};
        struct match *m = argued_so(&shelf, 9, 8, given[i].last);
        struct seat *s = open_at(m, given[i].viewer);
        bool said = false;
        seat_play(s, ANNOUNCED, (uint32_t)match_length(m));
        for (int f = 0; f < 300 && s->played < s->shown_to; f++) {
            seat_frames(s, 1);
            said = said || printed(s->gfx, given[i].said);
        }
        assert_true(said);
        close(s);
        match_free(m);
        shelf_clear(&shelf);
    }
}

/* A burn is told large on the bar, with music for which the score steps back, and nothing lies over it. */
static void what_is_great_has_the_table_to_itself(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *m = argued_so(&shelf, 9, 1,
                                "2 pass\n3 pass\n1 skip\n2 payoff none\n3 payoff none\n"
                                "1 burn Spyglass Roulette\n2 pass\n3 pass\n");
    struct seat *s = open_at(m, CY);
    uint32_t all = (uint32_t)match_length(m);
    int told = 0;
    seat_play(s, all - 1, all);
    for (int f = 0; f < 300 && s->played < s->shown_to; f++) {
        seat_frames(s, 1);
        if (!perform_great(s->table))
            continue;
        const struct gfx_item *words = gfx_recorded_text(s->gfx, "Spyglass burns Roulette.");
        told += words && words->at.y > s->table->layout.bar.y * ui_scale(s->ui);
        assert_null(gfx_recorded_text(s->gfx, "Player A lets Spyglass burn Roulette."));
    }
    assert_true(told > 10);
    assert_int_equal(s->hushed, 1);
    assert_string_equal(s->heard, "pyre");
    close(s);
    match_free(m);
    shelf_clear(&shelf);
}

/* A press finishes what is being shown and nothing more; held, it goes on to the viewer's turn. */
static void a_press_skips_one_thing_and_held_all(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *m = argued(&shelf, 9, 8);
    struct seat *s = open_at(m, CY);
    seat_frames(s, 3);
    assert_int_equal(s->played, ANNOUNCED);
    seat_key(s, ACTION_ACCEPT);
    assert_int_equal(s->played, ANNOUNCED + 1);
    seat_frames(s, 10);
    assert_non_null(gfx_recorded_text(s->gfx, "Press to skip"));
    assert_int_equal(s->played, ANNOUNCED + 1);
    struct input_event event = {
        .kind = INPUT_ACTION, .device = DEVICE_KEYS, .action = ACTION_ACCEPT, .pad = -1};
    ui_feed(s->ui, &event);
    seat_frames(s, 16);
    assert_int_equal(s->played, ALL + 1);
    event.kind = INPUT_ACTION_UP;
    ui_feed(s->ui, &event);
    seat_frames(s, 1);
    close(s);
    match_free(m);
    shelf_clear(&shelf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_looks_the_same_whatever_is_secret),
        cmocka_unit_test(each_beat_is_shorter_and_its_end_is_said),
        cmocka_unit_test(both_come_in_without_a_jump),
        cmocka_unit_test(whoever_bids_sees_the_stage_between_the_questions),
        cmocka_unit_test(it_is_said_who_may_still_challenge),
        cmocka_unit_test(what_is_great_has_the_table_to_itself),
        cmocka_unit_test(a_press_skips_one_thing_and_held_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
