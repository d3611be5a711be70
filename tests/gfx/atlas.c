/* Where runs of text go on pages. */
#include <stdlib.h>

#include "base/rng.h"
#include "cmocka_all.h"
#include "gfx/atlas.h"

enum { W = 256, H = 128, MOST = 4000 };

struct placed {
    int page, x, y, w, h;
};

static bool overlap(const struct placed *a, const struct placed *b)
{
    return a->page == b->page && a->x < b->x + b->w && b->x < a->x + a->w && a->y < b->y + b->h &&
           b->y < a->y + a->h;
}

static void nothing_overlaps_and_all_lies_on_a_page(void **state)
{
    (void)state;
    struct rng r;
    struct placed *p = calloc(MOST, sizeof *p);
    struct atlas *atlas = calloc(1, sizeof *atlas);
    int n = 0;
    rng_start(&r, 7, "atlas");
    atlas_start(atlas, W, H);
    while (n < MOST) {
        struct placed *q = &p[n];
        q->w = 1 + (int)rng_below(&r, 60);
        q->h = 8 + (int)rng_below(&r, 20);
        if (!atlas_place(atlas, q->w, q->h, &q->page, &q->x, &q->y))
            break;
        assert_true(q->x >= 0 && q->y >= 0 && q->x + q->w <= W && q->y + q->h <= H);
        for (int i = 0; i < n; i++)
            assert_false(overlap(&p[i], q));
        n++;
    }
    assert_int_equal(atlas->pages, ATLAS_PAGES);
    assert_true(n > 100); /* pages are well used before it gives up */
    free(atlas);
    free(p);
}

static void the_page_used_longest_ago_goes(void **state)
{
    (void)state;
    struct atlas *atlas = calloc(1, sizeof *atlas);
    int page, x, y;
    atlas_start(atlas, W, H);
    while (atlas_place(atlas, W, H, &page, &x, &y))
        atlas_touch(atlas, page, 10 + (uint64_t)page);
    atlas_touch(atlas, 0, 99);
    assert_int_equal(atlas_evict(atlas), 1);
    assert_true(atlas_place(atlas, W / 2, H, &page, &x, &y));
    assert_int_equal(page, 1);
    assert_int_equal(x, 0);
    free(atlas);
}

static void what_is_larger_than_a_page_is_refused(void **state)
{
    (void)state;
    struct atlas *atlas = calloc(1, sizeof *atlas);
    int page, x, y;
    atlas_start(atlas, W, H);
    assert_false(atlas_place(atlas, W + 1, 4, &page, &x, &y));
    assert_false(atlas_place(atlas, 4, H + 1, &page, &x, &y));
    assert_false(atlas_place(atlas, 0, 4, &page, &x, &y));
    assert_int_equal(atlas->pages, 0);
    free(atlas);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_overlaps_and_all_lies_on_a_page),
        cmocka_unit_test(the_page_used_longest_ago_goes),
        cmocka_unit_test(what_is_larger_than_a_page_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
