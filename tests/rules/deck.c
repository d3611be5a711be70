/* Cards without an order. */
#include "rules/deck.h"

#include "base/rng.h"
#include "cmocka_all.h"

#include <string.h>

enum { KINDS = 4 };

static void cards_are_counted_and_moved(void **state)
{
    (void)state;
    uint8_t deck[KINDS] = {1, 0, 2, 0}, pile[KINDS] = {0};
    assert_int_equal(deck_count(deck, KINDS), 3);
    deck_take(deck, pile, 2);
    deck_take(NULL, deck, 1);
    deck_take(deck, NULL, 0);
    assert_memory_equal(deck, ((uint8_t[]){0, 1, 1, 0}), KINDS);
    assert_memory_equal(pile, ((uint8_t[]){0, 0, 1, 0}), KINDS);
    deck_pour(pile, deck, KINDS);
    assert_memory_equal(deck, ((uint8_t[]){0, 1, 2, 0}), KINDS);
    assert_int_equal(deck_count(pile, KINDS), 0);
}

static void every_card_is_as_likely(void **state)
{
    (void)state;
    const uint8_t deck[KINDS] = {1, 0, 2, 1};
    struct rng rng;
    int drawn[KINDS] = {0};
    rng_start(&rng, 1, "deck");
    for (int i = 0; i < 40000; i++)
        drawn[deck_draw(deck, KINDS, rng_draw, &rng)]++;
    assert_in_range(drawn[0], 9700, 10300);
    assert_int_equal(drawn[1], 0);
    assert_in_range(drawn[2], 19600, 20400);
    assert_in_range(drawn[3], 9700, 10300);
}

/* Of the six pairs of four cards two are the same to see: 0 2 and 2 3 each come twice as often as 2 2 and 0 3. */
static void cards_drawn_together_ascend_and_are_as_likely(void **state)
{
    (void)state;
    const uint8_t deck[KINDS] = {1, 0, 2, 1};
    struct rng rng;
    int seen[KINDS][KINDS] = {{0}};
    rng_start(&rng, 1, "deck");
    for (int i = 0; i < 60000; i++) {
        int16_t pair[2];
        deck_draw_many(deck, KINDS, 2, rng_draw, &rng, pair);
        assert_true(deck_holds(deck, KINDS, pair, 2));
        seen[pair[0]][pair[1]]++;
    }
    assert_in_range(seen[0][2], 19500, 20500);
    assert_in_range(seen[2][3], 19500, 20500);
    assert_in_range(seen[2][2], 9600, 10400);
    assert_in_range(seen[0][3], 9600, 10400);
    int16_t all[4];
    deck_draw_many(deck, KINDS, 4, rng_draw, &rng, all);
    assert_memory_equal(all, ((int16_t[]){0, 2, 2, 3}), sizeof all);
}

static void only_what_lies_there_can_be_drawn(void **state)
{
    (void)state;
    const uint8_t deck[KINDS] = {1, 0, 2, 1};
    assert_true(deck_holds(deck, KINDS, (int16_t[]){2, 2, 3}, 3));
    assert_false(deck_holds(deck, KINDS, (int16_t[]){0, 0}, 2));
    assert_false(deck_holds(deck, KINDS, (int16_t[]){1}, 1));
    assert_false(deck_holds(deck, KINDS, (int16_t[]){3, 2}, 2));
    assert_false(deck_holds(deck, KINDS, (int16_t[]){GAME_HIDDEN}, 1));
    assert_false(deck_holds(deck, KINDS, (int16_t[]){KINDS}, 1));
}

/* What a seat does not see is dealt to the hands of the others; the rest is the supply. */
static void unseen_cards_are_dealt(void **state)
{
    (void)state;
    const uint8_t all[KINDS] = {2, 2, 2, 2}, own[KINDS] = {1, 1}, discards[KINDS] = {0, 1, 0, 1};
    struct rng rng;
    uint8_t supply[KINDS], hand[KINDS] = {0};
    rng_start(&rng, 1, "deck");
    memcpy(supply, all, KINDS);
    deck_unseen(supply, own, KINDS);
    deck_unseen(supply, discards, KINDS);
    assert_memory_equal(supply, ((uint8_t[]){1, 0, 2, 1}), KINDS);
    assert_true(deck_deal(supply, hand, KINDS, 3, rng_draw, &rng));
    assert_int_equal(deck_count(hand, KINDS), 3);
    for (int k = 0; k < KINDS; k++)
        assert_int_equal(supply[k] + hand[k] + own[k] + discards[k], 2);
    assert_false(deck_deal(supply, hand, KINDS, 2, rng_draw, &rng));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_are_counted_and_moved),
        cmocka_unit_test(every_card_is_as_likely),
        cmocka_unit_test(cards_drawn_together_ascend_and_are_as_likely),
        cmocka_unit_test(only_what_lies_there_can_be_drawn),
        cmocka_unit_test(unseen_cards_are_dealt),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
