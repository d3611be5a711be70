/* Who may win with the next turn is said in every game in which that lies open, while something can still be done. */
#include "cmocka_all.h"
#include "scene/app_test.h"

#include <stdio.h>

static const char *const record =
    "conspiracy-record: 1\ngame: conspiracy-1982\n"
    "seat: 1 Washington human \"Ada\"\nseat: 2 London ai:rookie \"Marlene\"\n\n"
    "chance spies Buenos-Aires=Ahmed-Cahr Havana=Tanya-Hyde Hong-Kong=Al-Ibi Leningrad=Earl-E-Byrd "
    "Reykjavik=Peking-Tom Samarkand=Polly-Graff Stockholm=Rita-Palm Sydney=Rock-Bottom\n"
    "1 open Tanya-Hyde %d\n2 open Tanya-Hyde 800\nchance start 1\n"
    "1 move Tanya-Hyde Rio\n2 challenge\n1 fight\n2 bid 800\n1 covered\n2 stop\n"
    "1 move Tanya-Hyde Lagos\n2 pass\n2 payoff none\n"
    "1 move Tanya-Hyde Zerzura\n2 pass\n2 move Tanya-Hyde Rome case\n1 pass\n"
    "1 payoff none\n2 move Tanya-Hyde Lisbon case\n1 pass\n"
    "1 move Peking-Tom Dakar\n2 pass\n2 move Tanya-Hyde Reykjavik case\n1 pass\n";

/* Of two who have as much the mover keeps it, so that as much as is proven of a rival does not help. */
static void a_rival_at_the_door_is_named(void **state)
{
    (void)state;
    static const struct {
        int paid;
        const char *says;
    } row[] = {{800, "your $800 cannot stop it"}, {900, "your $900 may stop it"}};

    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        struct app_test t;
        char text[2000];
        snprintf(text, sizeof text, record, row[i].paid);
        app_test_open(&t, NULL);
        app_test_load(&t, text);
        app_test_settle(&t);
        assert_true(app_test_shows(&t, "Marlene may win next turn with Tanya Hyde"));
        assert_true(app_test_shows(&t, row[i].says));
        app_test_close(&t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_rival_at_the_door_is_named)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
