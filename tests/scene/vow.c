/* What is answered for the rest of a challenge is not asked again, and no longer than that challenge lasts. */
#include "cmocka_all.h"
#include "rules/conspiracy-1982/c82_view.h"
#include "rules/match.h"
#include "scene/app_test.h"

#include <string.h>

/* Marlene has more there than she bids, Ada more than that. */
static const char *const record =
    "conspiracy-record: 1\n"
    "game: conspiracy-1982\n"
    "seat: 1 Washington human \"Ada\"\n"
    "seat: 2 London ai:rookie \"Marlene\"\n\n"
    "chance spies Buenos-Aires=Earl-E-Byrd Havana=Rita-Palm Hong-Kong=Rock-Bottom Leningrad=Al-Ibi "
    "Reykjavik=Tanya-Hyde Samarkand=Peking-Tom Stockholm=Ahmed-Cahr Sydney=Polly-Graff\n"
    "1 open Rock-Bottom 8000\n"
    "2 open Rock-Bottom 3000\n"
    "chance start 1\n"
    "1 move Rock-Bottom Singapore\n"
    "2 challenge\n"
    "1 fight\n"
    "2 bid 500\n";

static void every_bid_is_matched_by_one_press(void **state)
{
    (void)state;
    struct app_test t;

    app_test_open(&t, NULL);
    app_test_load(&t, record);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "Match it"));
    app_test_press_text(&t, "Match every bid");
    app_test_settle(&t);
    const struct match *m = session_match(t.app.session);
    size_t matched = 0;
    for (size_t i = 0; i < match_length(m); i++)
        matched += match_actor(m, i) == 0 && match_action(m, i).kind == C82_COVERED;
    assert_true(matched >= 2);
    assert_false(app_test_shows(&t, "Match every bid"));
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_bid_is_matched_by_one_press)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
