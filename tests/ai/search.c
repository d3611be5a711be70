/* The kit's search as such, on the toy with knowledge made for the purpose. */
#include "ai_test.h"

#include "ai/search.h"
#include "games/toy/toy_view.h"

#include "cmocka_all.h"

#include <string.h>

/* Games of one such level among `random`, seats rotated: how many it wins. */
static int wins(const struct search_level *numbers, int seats, int games)
{
    const struct ai_kind level = {.id = "tried", .version = 1, .numbers = numbers, SEARCH_KIND};
    int won = 0;

    for (int game = 0; game < games; game++) {
        const struct ai_kind *kind[GAME_MAX_SEATS] = {NULL};
        struct ai_test s;
        kind[game % seats] = &level;
        ai_test_open_kinds(&s, "toy", seats, kind, 100 + (uint64_t)(game / seats));
        won += ai_test_finish(&s, NULL) >> (game % seats) & 1U;
        ai_test_close(&s);
    }
    return won;
}

/* Matches of one such level among others of its kind that think with `less`: what it wins above an even share, in hundredths of
 * the matches somebody won. */
static double gain(const struct search_level *more, const struct search_level *less, int seats, int games)
{
    const struct ai_kind level = {.id = "more", .version = 1, .numbers = more, SEARCH_KIND};
    const struct ai_kind others = {.id = "less", .version = 1, .numbers = less, SEARCH_KIND};
    int won = 0, decided = 0;

    for (int game = 0; game < games; game++) {
        const struct ai_kind *kind[GAME_MAX_SEATS] = {NULL};
        struct ai_test s;
        for (int seat = 0; seat < seats; seat++)
            kind[seat] = seat == game % seats ? &level : &others;
        ai_test_open_kinds(&s, "toy", seats, kind, 500 + (uint64_t)(game / seats));
        unsigned winners = ai_test_finish(&s, NULL);
        won += winners >> (game % seats) & 1U;
        decided += winners != 0;
        ai_test_close(&s);
    }
    return 100.0 * won / decided - 100.0 / seats;
}

/* Without any value it plays on to the end at random, and still knows better than chance. */
static void knowing_nothing_it_plays_to_the_end(void **unused)
{
    static const struct ai_game nothing = {.value = NULL};
    static const struct search_level numbers = {&nothing, .worlds = 32, .turns = 1, .iterations = 200};
    static const int tables[] = {1, 2, 4};
    static const int even[] = {20, 45, 20}; /* of a hundred games, by `random` */

    (void)unused;
    for (int i = 0; i < 3; i++) {
        int won = wins(&numbers, tables[i], 120);
        print_message("%d of 120 won by playing on at random, %d seats\n", won, tables[i]);
        assert_true(won * 100 > even[i] * 120 * 5 / 4);
    }
}

/* What the search does first in a match of two, as the last seat. */
static game_action first_bid(const struct search_level *numbers, const char *character, bool advises)
{
    const struct ai_kind level = {.id = "tried", .version = 1, .numbers = numbers, SEARCH_KIND};
    const struct ai_kind *kind[GAME_MAX_SEATS] = {NULL};
    struct ai_test s;
    ai_choice choice;

    ai_test_open_kinds(&s, "toy", 2, kind, 2);
    while (ai_test_asks(&s, NULL) != 1)
        assert_true(ai_test_step(&s));
    s.kind[1] = &level;
    s.advises = advises;
    s.player[1] = ai_test_replay(&s, 1, &level, 7, character);
    ai_test_choose(&s, &choice);
    assert_true(ai_test_is_legal(&s, 1, &choice.action));
    ai_test_close(&s);
    return choice.action;
}

static bool only_three(const struct game_box *box, const struct game_view *view, const game_action *action)
{
    (void)box;
    (void)view;
    return action->arg[0] == 3;
}

static size_t last_of_all(const struct game_box *box, const struct game_view *view, const game_action *legal,
                          size_t count, uint16_t *keep)
{
    (void)box;
    (void)view;
    (void)legal;
    *keep = (uint16_t)(count - 1);
    return 1;
}

static void what_is_worth_no_thought_is_not_done(void **unused)
{
    static const struct ai_game one = {.worthy = only_three}, other = {.shortlist = last_of_all};
    static const struct search_level ones = {&one, .worlds = 8, .turns = 1, .iterations = 40};
    static const struct search_level others = {&other, .worlds = 8, .turns = 1, .iterations = 40};

    (void)unused;
    assert_int_equal(first_bid(&ones, NULL, false).arg[0], 3);
    assert_int_equal(first_bid(&others, NULL, false).arg[0], TOY_CHIPS);
}

static float likes_nine(const struct game_box *box, const struct game_view *view, const game_action *action,
                        const char *character)
{
    (void)box;
    (void)view;
    return action->arg[0] == 9 && strcmp(character, "nine") == 0 ? 1 : 0;
}

static void characters_have_tastes(void **unused)
{
    static const struct ai_game game = {.taste = likes_nine};
    static const struct search_level numbers = {&game, .worlds = 8, .turns = 1, .iterations = 200};

    (void)unused;
    assert_int_equal(first_bid(&numbers, "nine", false).arg[0], 9);
    assert_int_not_equal(first_bid(&numbers, NULL, false).arg[0], 9);
}

static float advises_nine(const struct game_box *box, const struct game_view *view, const game_action *action)
{
    return likes_nine(box, view, action, "nine");
}

static void advice_has_a_taste_of_its_own(void **unused)
{
    static const struct ai_game game = {.advice = advises_nine};
    static const struct search_level numbers = {&game, .worlds = 8, .turns = 1, .iterations = 200};

    (void)unused;
    assert_int_equal(first_bid(&numbers, NULL, true).arg[0], 9);
    assert_int_not_equal(first_bid(&numbers, NULL, false).arg[0], 9);
}

static float likes_nought(const struct game_box *box, const struct game_view *view, const game_action *action,
                          const char *character)
{
    (void)box;
    (void)view;
    (void)character;
    return action->arg[0] == 0 ? 20 : 0;
}

/* How often a lone seat, who likes best to bid nothing, does so in its three turns. */
static int noughts(float stale)
{
    static const struct ai_game game = {.taste = likes_nought};
    const struct search_level numbers = {&game, .worlds = 8, .turns = 1, .iterations = 200, .stale = stale};
    const struct ai_kind level = {.id = "tried", .version = 1, .numbers = &numbers, SEARCH_KIND};
    const struct ai_kind *kind[GAME_MAX_SEATS] = {NULL};
    int bids = 0, times = 0, seat;
    struct ai_test s;
    ai_choice choice;

    ai_test_open_kinds(&s, "toy", 1, kind, 2);
    while ((seat = ai_test_asks(&s, NULL)) != SEAT_NONE) {
        if (seat == SEAT_NATURE) {
            ai_test_step(&s);
            continue;
        }
        s.kind[0] = &level; /* someone new, who has only been told of the turns before */
        s.player[0] = ai_test_replay(&s, 0, &level, 7, "");
        ai_test_choose(&s, &choice);
        level.destroy(s.player[0]);
        s.kind[0] = NULL;
        s.player[0] = NULL;
        ai_test_play(&s, &choice.action);
        times += choice.action.arg[0] == 0;
        bids++;
    }
    assert_int_equal(bids, 3);
    ai_test_close(&s);
    return times;
}

/* Four of the highest level once went round in a circle of four moves for eighty rounds. */
static void what_was_done_just_now_is_stale(void **unused)
{
    (void)unused;
    assert_int_equal(noughts(0), 3);
    assert_int_equal(noughts(40), 1);
}

/* Where all choose at once, no single answer is given every time. */
static void choices_at_once_are_mixed(void **unused)
{
    static const struct ai_game game = {.value = NULL};
    static const struct search_level numbers = {&game, .worlds = 16, .turns = 1, .iterations = 300};
    const struct ai_kind level = {.id = "tried", .version = 1, .numbers = &numbers, SEARCH_KIND};
    const struct ai_kind *kind[GAME_MAX_SEATS] = {NULL};
    union ai_test_room room;
    unsigned bids = 0;
    struct ai_test s;

    (void)unused;
    ai_test_open_kinds(&s, "toy", 2, kind, 4);
    while (ai_test_asks(&s, NULL) != 1)
        assert_true(ai_test_step(&s));
    for (uint64_t seed = 1; seed <= 12; seed++) {
        static const struct ai_limits limits = {0};
        ai_choice choice = {0};
        void *player = ai_test_replay(&s, 1, &level, seed, NULL);
        level.decide(player, ai_test_view(&s, 1, &room), &limits, &choice);
        level.destroy(player);
        bids |= 1U << choice.action.arg[0];
    }
    assert_true(bids & (bids - 1));
    ai_test_close(&s);
}

/* Four times the time never loses more than luck takes, sixteen times wins, whatever the number of seats. */
static void more_time_never_loses(void **unused)
{
    (void)unused;
    for (int seats = 2; seats <= 4; seats++) {
        struct search_level level[3];
        for (int i = 0; i < 3; i++) {
            level[i] = *(const struct search_level *)ai_kind_named("agent", "toy")->numbers;
            level[i].iterations = 25U << 2 * i;
        }
        double four = gain(&level[2], &level[1], seats, 240 / TEST_SHARE),
               sixteen = gain(&level[2], &level[0], seats, 240 / TEST_SHARE);
        print_message("%d seats: four times the time %+.1f %%, sixteen times %+.1f %%\n", seats, four,
                      sixteen);
        assert_true(TEST_SHARE > 1 || (four > -3 && sixteen > 3));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(knowing_nothing_it_plays_to_the_end),
        cmocka_unit_test(what_is_worth_no_thought_is_not_done),
        cmocka_unit_test(characters_have_tastes),
        cmocka_unit_test(advice_has_a_taste_of_its_own),
        cmocka_unit_test(what_was_done_just_now_is_stale),
        cmocka_unit_test(choices_at_once_are_mixed),
        cmocka_unit_test(more_time_never_loses),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
