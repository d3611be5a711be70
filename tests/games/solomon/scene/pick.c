/* Choosing on the board: whatever is legal can be pressed together, and nothing else. */
#include "cmocka_all.h"

#include "games/solomon/scene/random.h"
#include "scene/solomon/own.h"
#include "scene/solomon/parts.h"

#include <string.h>

struct position {
    struct solomon_view view;
    game_action legal[GAME_MAX_LEGAL];
    size_t n;
};

static void look_at(const struct match *m, struct position *p)
{
    union {
        struct game_view *view;
        union match_view_room room;
    } u;
    game_decision d = match_decision(m, match_length(m));
    match_view(m, match_length(m), game_next(&d), match_room_view(&u.room));
    p->view = *solomon_view_of(match_room_view(&u.room));
    p->n = game_next(&d) >= 0 ? match_legal(m, match_length(m), game_next(&d), p->legal, GAME_MAX_LEGAL) : 0;
}

static bool is_made_on_the_board(int kind)
{
    return kind == SOLOMON_MOVE || kind == SOLOMON_BURN || kind == SOLOMON_CARRY || kind == SOLOMON_LEAVE ||
           kind == SOLOMON_USE || kind == SOLOMON_SKIP;
}

static struct pick_from chosen_from(const struct position *p, struct ways_of *of)
{
    *of = (struct ways_of){&p->view, p->legal, p->n};
    return (struct pick_from){.legal = p->legal, .n = p->n, .ways = solomon_ways, .ctx = of};
}

enum { THINGS = 80 };

static size_t things(const struct pick_lit *lit, struct thing out[THINGS])
{
    size_t n = 0;
    for (uint8_t kind = 0; kind < PICK_KINDS; kind++)
        for (uint8_t i = 0; i < PICK_THINGS; i++)
            if (pick_is_lit(lit, (struct thing){kind, i}))
                out[n++] = (struct thing){kind, i};
    return n;
}

/* Presses everything that is lit, on and on; marks the actions that come out. */
static void press_all(const struct position *p, struct pick pick, bool *made, int depth)
{
    struct thing lit[THINGS];
    struct ways_of of;
    struct pick_from from = chosen_from(p, &of);
    struct pick_lit next = pick_next(&pick, &from);
    size_t n = things(&next, lit);
    for (size_t i = 0; i < n; i++) {
        struct pick after = pick;
        game_action out;
        enum pick_result result = pick_press(&after, lit[i], &from, &out);
        if (result == PICK_BACK) /* the same again: a step back, as it should be */
            continue;
        assert_int_not_equal(result, PICK_REFUSED);
        if (result == PICK_ON) {
            assert_true(depth < PICK_STEPS);
            press_all(p, after, made, depth + 1);
            continue;
        }
        size_t k = 0;
        while (k < p->n && memcmp(&p->legal[k], &out, sizeof out) != 0)
            k++;
        assert_true(k < p->n); /* what comes out is legal */
        made[k] = true;
    }
}

static void check(const struct match *m)
{
    struct position *p = &(struct position){0};
    look_at(m, p);
    bool made[GAME_MAX_LEGAL] = {false};
    press_all(p, (struct pick){.mode = PICK_MOVE}, made, 0);
    press_all(p, (struct pick){.mode = PICK_BURN}, made, 0);
    for (size_t i = 0; i < p->n; i++)
        if (is_made_on_the_board(p->legal[i].kind) && !made[i])
            fail_msg("legal action %zu of kind %d cannot be pressed", i, p->legal[i].kind);
}

static void every_legal_action_can_be_pressed(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    for (uint64_t seed = 1; seed <= 500; seed++) {
        struct match *m = random_match(&shelf, (uint8_t)(2 + seed % 3), seed, 8 + (size_t)(seed * 7 % 120));
        check(m);
        match_free(m);
    }
    shelf_clear(&shelf);
}

/* The first seat's first turn, whatever the match. */
static void first_turn(struct game_shelf *shelf, struct position *p)
{
    struct match *m = first_turn_match(shelf, 2, 3);

    look_at(m, p);
    match_free(m);
}

static void the_same_again_is_a_step_back(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct position *p = &(struct position){0};
    first_turn(&shelf, p);
    struct ways_of of;
    struct pick_from from = chosen_from(p, &of);
    struct pick pick = (struct pick){.mode = PICK_MOVE};
    game_action out;
    struct thing beacon = {THING_AGENT, SOLOMON_BEACON}, tempest = {THING_AGENT, SOLOMON_TEMPEST};
    assert_int_equal(pick_press(&pick, beacon, &from, &out), PICK_ON);
    assert_true(pick_taken(&pick, beacon));
    assert_int_equal(pick_press(&pick, beacon, &from, &out), PICK_BACK);
    assert_int_equal(pick.count, 0);
    assert_int_equal(pick_press(&pick, beacon, &from, &out), PICK_ON);
    assert_int_equal(pick_press(&pick, tempest, &from, &out), PICK_ON); /* another agent instead */
    assert_int_equal(pick.count, 1);
    assert_true(pick_taken(&pick, tempest));
    assert_true(pick_back(&pick));
    assert_false(pick_back(&pick));
    assert_int_equal(pick_press(&pick, (struct thing){THING_LATER, 0}, &from, &out), PICK_REFUSED);
    shelf_clear(&shelf);
}

static void an_agent_or_a_city_first_gives_the_same_move(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct position *p = &(struct position){0};
    first_turn(&shelf, p);
    struct ways_of of;
    struct pick_from from = chosen_from(p, &of);
    for (size_t i = 0; i < p->n; i++) {
        if (p->legal[i].kind != SOLOMON_MOVE)
            continue;
        struct thing agent = {THING_AGENT, (uint8_t)p->legal[i].arg[0]},
                     city = {THING_CITY, (uint8_t)p->legal[i].arg[1]};
        for (int order = 0; order < 2; order++) {
            struct pick pick = (struct pick){.mode = PICK_MOVE};
            game_action out;
            assert_int_equal(pick_press(&pick, order ? city : agent, &from, &out), PICK_ON);
            assert_int_equal(pick_press(&pick, order ? agent : city, &from, &out), PICK_DONE);
            assert_memory_equal(&out, &p->legal[i], sizeof out);
        }
    }
    shelf_clear(&shelf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_legal_action_can_be_pressed),
        cmocka_unit_test(the_same_again_is_a_step_back),
        cmocka_unit_test(an_agent_or_a_city_first_gives_the_same_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
