/* Who is in which city can be told from the figures of a map and their tags alone: measured over drawn positions, for every game with a
 * map and a cast on it, in the windows in which there is least room. */
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "table/chance.h"
#include "table/game.h"
#include "table/map_board.h"
#include "table/plane.h"
#include "table/table.h"
#include "ui/layout.h"

#include <string.h>

enum { POSITIONS = 40 };

/* Of so many figures, how many … */
struct told {
    size_t figures;
    size_t feet, body, tag; /* … have those nearer to another city's mark than to their own; */
    size_t nameless;        /* … are not named; */
    size_t covered;         /* … have a name that cannot be read: under another, or beyond the edge. */
};

/* One in three is where another is already, and so is the prop. */
static void draw_position(struct map_board *b, uint64_t *seed)
{
    size_t pieces = figures_pieces(b->pieces.order);

    for (size_t p = 0; p < pieces; p++) {
        bool joins = p > 0 && (p == b->pieces.order->figures || chance(seed, 3) == 0);
        uint8_t at = joins ? b->pieces.piece[chance(seed, (uint32_t)p)].at
                           : (uint8_t)chance(seed, (uint32_t)b->plan.places);
        b->pieces.piece[p].at = b->pieces.piece[p].then = at;
    }
    piece_set_place(&b->pieces);
}

static bool nearer_elsewhere(const struct map_board *b, struct point at, size_t own)
{
    for (size_t c = 0; c < b->plan.places; c++)
        if (c != own && plane_distance(at, b->plan.place[c]) < plane_distance(at, b->plan.place[own]))
            return true;
    return false;
}

static void count(const struct map_board *b, struct told *out)
{
    const struct piece_set *set = &b->pieces;

    for (size_t f = 0; f < set->order->figures; f++) {
        struct rect tag = piece_tag(set, f), box = piece_box(set, f);
        struct point feet = set->from.feet[f];
        size_t own = set->piece[f].at;
        out->figures++;
        out->feet += nearer_elsewhere(b, feet, own);
        out->body += nearer_elsewhere(b, (struct point){feet.x, feet.y - box.h * 0.35f}, own);
        out->tag += !rect_empty(tag) && nearer_elsewhere(b, rect_center(tag), own);
        out->nameless += rect_empty(tag);
        bool covered =
            !rect_empty(tag) && !plane_within(tag, (struct rect){0, 0, b->plan.at.w, b->plan.at.h});
        for (size_t other = 0; other < set->order->figures; other++) {
            struct rect by = piece_tag(set, other);
            covered |= other != f && !rect_empty(tag) && !rect_empty(by) &&
                       plane_shared(tag, by) > 0.1f * tag.w * tag.h;
        }
        out->covered += covered;
    }
}

/* Of a hundred: whose base, middle and name are nearer to another city; every one is named; where type is large, wherever there is room. */
static void who_is_where_can_be_told(void **state)
{
    (void)state;
    static const struct {
        const char *game;
        int width, height, text;
        size_t feet, body, tag, nameless;
    } windows[] = {
        {"solomon", 1280, 720, 100, 3, 9, 9, 0},        {"solomon", 854, 480, 100, 3, 14, 24, 0},
        {"solomon", 1280, 720, 200, 1, 9, 6, 37},       {"conspiracy-1982", 1280, 720, 100, 2, 4, 2, 0},
        {"conspiracy-1982", 854, 480, 100, 3, 5, 5, 0}, {"conspiracy-1982", 1280, 720, 200, 1, 5, 4, 11}};
    for (size_t w = 0; w < sizeof windows / sizeof windows[0]; w++) {
        struct app_test t;
        struct told n = {0};
        uint64_t seed = 5;
        struct table *table = app_test_rookies(&t, windows[w].game, windows[w].width, windows[w].height);
        t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, windows[w].text);
        app_test_frames(&t, 2);
        for (int i = 0; i < POSITIONS; i++) {
            draw_position(table->board, &seed);
            count(table->board, &n);
        }
        if (n.nameless > n.figures * windows[w].nameless / 100 || n.covered > n.figures / 25 ||
            n.feet > n.figures * windows[w].feet / 100 || n.body > n.figures * windows[w].body / 100 ||
            n.tag > n.figures * windows[w].tag / 100)
            fail_msg("%s, %dx%d, text %d: of %zu figures, nearer to another mark: feet %zu, body %zu, name "
                     "%zu; nameless "
                     "%zu, covered %zu",
                     windows[w].game, windows[w].width, windows[w].height, windows[w].text, n.figures, n.feet,
                     n.body, n.tag, n.nameless, n.covered);
        app_test_close(&t);
    }
}

/* No portrait, which rises out of its card, and no card lies over the names above the columns. */
static void names_above_columns_are_whole(void **state)
{
    static const int windows[][2] = {{854, 480}, {1280, 720}, {1920, 1080}};

    (void)state;
    for (size_t w = 0; w < 3; w++) {
        struct app_test t;
        size_t n = 0, names = 0;
        app_test_rookies(&t, "conspiracy-1982", windows[w][0], windows[w][1]);
        app_test_frames(&t, 2);
        const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
        for (size_t i = 0; i < n; i++) {
            bool name = item[i].kind == ITEM_TEXT && item[i].text && strcmp(item[i].text, "Cahr") == 0;
            names += name;
            struct rect tag = rect_place(item[i].at, item[i].at.w, item[i].size, 0.5f, 0.5f);
            for (size_t k = 0; k < n && name; k++)
                if (item[k].kind == ITEM_QUAD && item[k].text && strstr(item[k].text, "portraits/"))
                    assert_true(plane_shared(tag, item[k].at) <= 0);
        }
        assert_true(names > 0);
        app_test_close(&t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(who_is_where_can_be_told),
                                       cmocka_unit_test(names_above_columns_are_whole)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
