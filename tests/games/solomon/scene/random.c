#include "games/solomon/scene/random.h"

#include "cmocka_all.h"
#include "rules/list.h"

uint32_t dice_draw(void *ctx, uint32_t n)
{
    uint64_t *x = ctx;
    *x += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t z = *x;
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)((z ^ (z >> 31)) % n);
}

const struct game_box *board_of(struct game_shelf *shelf)
{
    game_error err = {""};
    const struct game_box *box = shelf_box(shelf, game_find("solomon"), &err);
    if (!box)
        fail_msg("%s", err.text);
    return box;
}

struct match *random_match(struct game_shelf *shelf, uint8_t seats, uint64_t seed, size_t events)
{
    const struct game_rules *rules = game_find("solomon");
    const struct game_box *box = board_of(shelf);
    struct match_setup setup;
    game_error err = {""};
    assert_true(match_setup_default(rules, box, seats, &setup, &err));
    struct match *m = match_new(&setup, &err);
    assert_non_null(m);
    uint64_t dice = seed;
    for (;;) {
        size_t n = match_length(m);
        game_decision d = match_decision(m, n);
        if (game_next(&d) == SEAT_NONE || (game_next(&d) >= 0 && n >= events))
            return m;
        if (game_next(&d) == SEAT_NATURE) {
            assert_true(match_play_chance(m, dice_draw, &dice, &err));
            continue;
        }
        game_action legal[GAME_MAX_LEGAL];
        size_t count = match_legal(m, n, game_next(&d), legal, GAME_MAX_LEGAL);
        assert_true(count > 0);
        assert_true(match_play(m, game_next(&d), &legal[dice_draw(&dice, (uint32_t)count)], &err));
    }
}

struct match *first_turn_match(struct game_shelf *shelf, uint8_t seats, uint64_t seed)
{
    struct match *m = random_match(shelf, seats, seed, 0);
    game_error err = {""};
    uint64_t dice = seed;

    while (match_decision(m, match_length(m)).phase != SOLOMON_PHASE_TURN) {
        game_action legal[GAME_MAX_LEGAL];
        int seat = match_next(m, match_length(m));
        if (seat == SEAT_NATURE) {
            assert_true(match_play_chance(m, dice_draw, &dice, &err));
            continue;
        }
        assert_true(match_legal(m, match_length(m), seat, legal, GAME_MAX_LEGAL) > 0);
        assert_true(match_play(m, seat, &legal[0], &err));
    }
    return m;
}
