/* Both manners of a challenge, answer by answer. */
#include "rules/challenge.h"
#include "rules/game.h"

#include "cmocka_all.h"

_Static_assert((int)CHALLENGE_NOBODY == (int)SEAT_NONE, "a challenge speaks of seats as decisions do");

/* A challenge being played: what each seat has, how much opens one. */
struct play {
    struct challenge c;
    challenge_manner manner;
    int seats, least;
    int have[4];
    int lost; /* by the last answer */
};

static struct play begin(challenge_manner manner, int mover, int least)
{
    struct play p = {.manner = manner, .seats = 4, .least = least, .have = {5, 7, 0, 7}};
    challenge_clear(&p.c);
    challenge_begin(&p.c, mover, p.seats);
    return p;
}

static bool may(const struct play *p, challenge_answer answer, int number)
{
    return challenge_may(challenge_choices(&p->c, p->manner, p->have[p->c.asked], p->least), answer, number);
}

/* The seat answers; then `next` is asked, or CHALLENGE_NOBODY when it is decided. */
static void says(struct play *p, int seat, challenge_answer answer, int number, int next)
{
    assert_int_equal(p->c.asked, seat);
    assert_true(may(p, answer, number));
    p->lost = challenge_say(&p->c, p->manner, p->seats, answer, number);
    assert_int_equal(p->c.asked, next);
}

static void everybody_is_asked_once_clockwise(void **state)
{
    (void)state;
    struct play p = begin(CHALLENGE_RAISE, 2, 1);
    says(&p, 3, CHALLENGE_PASS, 0, 0);
    says(&p, 0, CHALLENGE_PASS, 0, 1);
    says(&p, 1, CHALLENGE_PASS, 0, CHALLENGE_NOBODY);
    assert_int_equal(p.c.step, CHALLENGE_STANDS);
    assert_int_equal(p.c.count, 3);
    assert_int_equal(challenge_seat(p.c.said[1]), 0);
    assert_int_equal(challenge_answered(p.c.said[1]), CHALLENGE_PASS);
}

static void numbers_are_raised_in_turn(void **state)
{
    (void)state;
    struct play p = begin(CHALLENGE_RAISE, 0, 2);
    assert_false(may(&p, CHALLENGE_NAME, 1));
    assert_false(may(&p, CHALLENGE_NAME, 8));
    assert_false(may(&p, CHALLENGE_YIELD, 0));
    assert_false(may(&p, CHALLENGE_OPEN, 0));
    says(&p, 1, CHALLENGE_NAME, 3, 0);
    assert_int_equal(p.c.challenger, 1);
    assert_false(may(&p, CHALLENGE_NAME, 3));
    assert_false(may(&p, CHALLENGE_NAME, 6));
    assert_false(may(&p, CHALLENGE_PASS, 0));
    says(&p, 0, CHALLENGE_NAME, 5, 1);
    says(&p, 1, CHALLENGE_YIELD, 0, 2);
    assert_int_equal(p.lost, 1);
    assert_int_equal(p.c.challenger, CHALLENGE_NOBODY);
    assert_false(may(&p, CHALLENGE_NAME, 2)); /* it has nothing, and is asked all the same */
    says(&p, 2, CHALLENGE_PASS, 0, 3);
    says(&p, 3, CHALLENGE_NAME, 2, 0); /* lower than the number of the challenge before */
    says(&p, 0, CHALLENGE_YIELD, 0, CHALLENGE_NOBODY);
    assert_int_equal(p.lost, CHALLENGE_NOBODY);
    assert_int_equal(p.c.step, CHALLENGE_OFF);
    assert_int_equal(p.c.count, 6);
    assert_int_equal(p.c.said[4].number, 2);
}

static void bids_are_covered_or_not(void **state)
{
    (void)state;
    struct play p = begin(CHALLENGE_COVER, 0, 1);
    assert_false(may(&p, CHALLENGE_NAME, 1));
    says(&p, 1, CHALLENGE_OPEN, 0, 0);
    assert_int_equal(p.c.step, CHALLENGE_ANSWER);
    says(&p, 0, CHALLENGE_HOLD, 0, 1);
    assert_false(may(&p, CHALLENGE_YIELD, 0)); /* a first bid must be made */
    says(&p, 1, CHALLENGE_NAME, 4, 0);
    assert_int_equal(p.c.step, CHALLENGE_REPLY);
    says(&p, 0, CHALLENGE_HOLD, 0, 1);
    assert_false(may(&p, CHALLENGE_NAME, 4));
    says(&p, 1, CHALLENGE_NAME, 6, 0);
    assert_false(may(&p, CHALLENGE_HOLD, 0)); /* it has 5 */
    says(&p, 0, CHALLENGE_YIELD, 0, CHALLENGE_NOBODY);
    assert_int_equal(p.c.step, CHALLENGE_OFF);
}

static void a_challenger_that_stops_has_lost(void **state)
{
    (void)state;
    struct play p = begin(CHALLENGE_COVER, 3, 1);
    says(&p, 0, CHALLENGE_OPEN, 0, 3);
    says(&p, 3, CHALLENGE_HOLD, 0, 0);
    says(&p, 0, CHALLENGE_NAME, 5, 3);
    says(&p, 3, CHALLENGE_HOLD, 0, 0);
    says(&p, 0, CHALLENGE_YIELD, 0, 1);
    assert_int_equal(p.lost, 0);
    says(&p, 1, CHALLENGE_PASS, 0, 2);
    assert_false(may(&p, CHALLENGE_OPEN, 0)); /* it has nothing */
    says(&p, 2, CHALLENGE_PASS, 0, CHALLENGE_NOBODY);
    assert_int_equal(p.c.step, CHALLENGE_STANDS);
}

static void an_act_can_be_taken_back_before_the_first_bid(void **state)
{
    (void)state;
    struct play p = begin(CHALLENGE_COVER, 0, 1);
    p.have[0] = 0; /* it may hold all the same */
    says(&p, 1, CHALLENGE_OPEN, 0, 0);
    assert_true(may(&p, CHALLENGE_HOLD, 0));
    says(&p, 0, CHALLENGE_YIELD, 0, CHALLENGE_NOBODY);
    assert_int_equal(p.c.step, CHALLENGE_OFF);
    assert_int_equal(p.lost, CHALLENGE_NOBODY);
}

static void only_the_latest_answers_are_kept(void **state)
{
    (void)state;
    struct play p = begin(CHALLENGE_RAISE, 0, 1);
    p.have[0] = p.have[1] = 40;
    for (int number = 1; number <= 30; number++)
        says(&p, number % 2, CHALLENGE_NAME, number, 1 - number % 2);
    assert_int_equal(p.c.count, CHALLENGE_SAID);
    assert_int_equal(p.c.said[0].number, 30 - CHALLENGE_SAID + 1);
    assert_int_equal(p.c.said[CHALLENGE_SAID - 1].number, 30);
}

static void alone_nobody_is_asked(void **state)
{
    (void)state;
    struct challenge c;
    challenge_clear(&c);
    challenge_begin(&c, 0, 1);
    assert_int_equal(c.step, CHALLENGE_STANDS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everybody_is_asked_once_clockwise),
        cmocka_unit_test(numbers_are_raised_in_turn),
        cmocka_unit_test(bids_are_covered_or_not),
        cmocka_unit_test(a_challenger_that_stops_has_lost),
        cmocka_unit_test(an_act_can_be_taken_back_before_the_first_bid),
        cmocka_unit_test(only_the_latest_answers_are_kept),
        cmocka_unit_test(alone_nobody_is_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
