/* What people would take for a machine: that the rookie pays and pays, that its numbers go up by one, that it never lies; that
 * spymasters wait for Dr. Solomon from the first turn on. */
#include "ai/ai_test.h"
#include "rules/solomon/solomon_view.h"

#include "cmocka_all.h"

enum { MATCHES = 20, LONG = 5 };

/* Of all seats and matches. */
struct seen {
    int turns, payoffs, feints, moves, unpaid, raises, jumps, challenges, hopeless, vain, long_runs;
};

static void look_at(struct seen *c, const struct solomon_view *v, int seat, const game_action *a, int *run)
{
    const struct solomon_public *p = &v->pub;
    int shown = seat == p->turn ? 0 : p->proof[p->turn][p->agent].least - p->spent[p->turn][p->agent];

    if (a->kind == SOLOMON_PAYOFF) {
        c->payoffs++;
        c->feints += a->arg[0] == SOLOMON_NOBODY && v->secret[seat].reserve > 2;
        c->long_runs += ++run[seat] == LONG;
    } else if (a->kind == SOLOMON_MOVE) {
        run[seat] = 0;
        c->moves++;
        c->unpaid += v->secret[seat].paid[a->arg[0]] == 0;
    } else if (a->kind == SOLOMON_RAISE) {
        c->raises++;
        c->jumps += a->arg[0] > p->bidding.named + 1;
        c->vain += a->arg[0] < shown;
    } else if (a->kind == SOLOMON_CHALLENGE) {
        c->challenges++;
        c->hopeless += shown > v->secret[seat].paid[p->agent];
        c->vain += a->arg[0] < shown;
    }
}

static struct seen watch(int seats, uint64_t seed)
{
    static const char *const who[] = {"rookie", "rookie", "rookie", "rookie"};
    struct seen c = {0};

    for (int match = 0; match < MATCHES; match++) {
        int run[SOLOMON_SEATS] = {0}, seat;
        union ai_test_room room;
        struct ai_test s;
        game_decision d;
        ai_choice choice;
        ai_test_open(&s, "solomon", seats, who, seed + (uint64_t)match);
        while ((seat = ai_test_asks(&s, &d)) != SEAT_NONE) {
            if (seat < 0) {
                ai_test_step(&s);
                continue;
            }
            ai_test_choose(&s, &choice);
            look_at(&c, solomon_view_of(ai_test_view(&s, seat, &room)), seat, &choice.action, run);
            ai_test_play(&s, &choice.action);
        }
        ai_test_close(&s);
    }
    return c;
}

static void rookies_play_like_people(void **unused)
{
    (void)unused;
    for (int seats = 2; seats <= 4; seats++) {
        struct seen c = watch(seats, 100 * (uint64_t)seats);
        print_message(
            "%d seats: %d payoffs, %d feints; %d moves, %d unpaid; %d raises, %d jumps; %d challenges; "
            "%d times long\n",
            seats, c.payoffs, c.feints, c.moves, c.unpaid, c.raises, c.jumps, c.challenges, c.long_runs);
        assert_true(c.feints * 20 > c.payoffs);
        assert_true(c.unpaid * 16 > c.moves && c.unpaid * 2 < c.moves);
        assert_true(c.jumps * 8 > c.raises && c.jumps * 2 < c.raises);
        assert_true(c.long_runs < seats * MATCHES / 4);
        assert_int_equal(c.hopeless, 0);
        assert_int_equal(c.vain, 0);
    }
}

/* They paid him in 31 of their first 32 turns, by the rulebook: nobody would watch that twice. */
static void spymasters_do_more_than_wait(void **unused)
{
    enum { ROUNDS = 10 };
    static const char *const who[] = {"spymaster", "spymaster", "spymaster", "spymaster"};
    int turns = 0, moves = 0;

    (void)unused;
    for (uint64_t seed = 1; seed <= 2; seed++) {
        struct ai_test s;
        game_decision d;
        ai_choice choice;
        int seat;
        ai_test_open(&s, "solomon", 4, who, seed);
        s.limits.iterations = 4;
        for (int begun = 0; begun < 4 * ROUNDS && (seat = ai_test_asks(&s, &d)) != SEAT_NONE;) {
            if (seat < 0) {
                ai_test_step(&s);
                continue;
            }
            ai_test_choose(&s, &choice);
            begun += d.phase == SOLOMON_PHASE_TURN;
            turns += d.phase == SOLOMON_PHASE_TURN;
            moves += choice.action.kind == SOLOMON_MOVE;
            ai_test_play(&s, &choice.action);
        }
        ai_test_close(&s);
    }
    print_message("%d of %d turns are moves\n", moves, turns);
    assert_true(moves * 3 > turns);
}

/* How many of so many matches among three, the first of that level, are over by that round; by the rulebook. */
static int over_by(unsigned round, const char *first, int matches, uint64_t seed)
{
    const char *const who[] = {first, "rookie", "rookie"};
    int n = 0;

    for (int match = 0; match < matches; match++) {
        struct ai_test s;
        union ai_test_room room;
        game_decision d;
        ai_choice choice;
        int seat;
        ai_test_open(&s, "solomon", 3, who, seed + (uint64_t)match);
        while ((seat = ai_test_asks(&s, &d)) != SEAT_NONE) {
            if (seat < 0) {
                ai_test_step(&s);
                continue;
            }
            if (solomon_view_of(ai_test_view(&s, seat, &room))->pub.round > round)
                break;
            ai_test_choose(&s, &choice);
            ai_test_play(&s, &choice.action);
        }
        n += seat == SEAT_NONE;
        ai_test_close(&s);
    }
    return n;
}

/* A first evening's match is against two rookies: it lasts long enough to learn something by it, whoever sits there knows nothing yet or
 * much. */
static void against_two_rookies_it_is_not_over_in_round_three(void **unused)
{
    enum { FIRST = 240, LATER = 60 };
    int new = over_by(3, "rookie", FIRST, 1), seasoned = over_by(3, "agent", LATER, 1);

    (void)unused;
    print_message("over by round 3: %d of %d, %d of %d\n", new, FIRST, seasoned, LATER);
    assert_true(new * 12 < FIRST);
    assert_true(seasoned * 12 < LATER);
    assert_true(over_by(30, "rookie", 6, 1) == 6); /* they do end */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rookies_play_like_people),
        cmocka_unit_test(spymasters_do_more_than_wait),
        cmocka_unit_test(against_two_rookies_it_is_not_over_in_round_three),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
