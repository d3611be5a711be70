/* Reasons say what is public and the seat's own: in drawn positions, word for word; and in matches, a whole sentence for each
 * decision. */
#include "ai/ai_test.h"
#include "games/solomon/table.h"

#include "ai/solomon/mind.h"
#include "base/text.h"
#include "rules/words.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct said_case {
    int seat; /* from 1 */
    const char *words;
    const char *script; /* events before, or NULL */
    const char *does;   /* what the seat does */
    bool carries;       /* the announced move takes the case along */
    int stake;          /* of an answer */
    const char *shown;  /* `SEAT AGENT N`: so much is proven; `SEAT AGENT N PERCENT`: believed; or NULL */
    const char *says;
} said_case;

static const said_case cases[] = {
    {1, "seats:3 turn:1 case:London Tempest:London paid1:Tempest=4", NULL, "move Tempest Glasgow", true, 0,
     NULL, "Tempest can bring the briefcase home. I have 4 on Tempest, and nobody has shown any."},
    {1, "seats:3 turn:1 case:London Tempest:London", NULL, "move Tempest Glasgow", true, 0, NULL,
     "Tempest can bring the briefcase home. I have nothing on Tempest, but who knows that?"},
    {2, "seats:2 turn:1 case:Amsterdam Spyglass:Amsterdam paid1:Spyglass=4 paid2:Spyglass=8",
     "1 move Spyglass London", "challenge 1", false, 1, "1 Spyglass 4 80",
     "If this goes ahead, Glasgow may win next turn. I have 8 on Spyglass, and Glasgow has shown none. "
     "Glasgow "
     "is unlikely to have more."},
    {1, "seats:3 turn:1 case:Kiev Roulette:Minsk Beacon:Kiev paid1:Beacon=2 paid2:Roulette=9", NULL,
     "move Beacon Odessa", true, 0, "2 Roulette 5",
     "Roulette can bring the briefcase home for Moscow next turn, and Moscow has at least 5 on that agent: "
     "Beacon "
     "stops "
     "that. I have 2 on Beacon, and nobody has shown any."},
    {3, "seats:3 turn:3 case:London Tempest:Dublin Spyglass:Paris paid3:Spyglass=3", NULL,
     "move Spyglass London", false, 0, "1 Spyglass 7",
     "Spyglass goes to where the briefcase is. I have 3 on Spyglass; Glasgow has at least 7."},
    {2, "seats:2 turn:2 case:London Tempest:London paid1:Tempest=9 paid2:Beacon=4", NULL, "payoff Tempest 9",
     false, 0, "1 Tempest 2",
     "Tempest can bring the briefcase home for Glasgow next turn: with 9 on that agent I can say no. Glasgow "
     "has "
     "at least 2 "
     "on Tempest."},
    {2, "seats:2 turn:2 case:Vienna", NULL, "payoff none", false, 0, NULL, "I pay nobody: let them guess."},
    {2, "seats:2 turn:2 track:0 case:Vienna paid2:Solomon=1", NULL, "payoff Solomon", false, 0, NULL,
     "The shields may be lifted at the end of this round: a coin for Dr. Solomon. That makes 2 of mine "
     "there."},
    {2, "seats:2 turn:2 case:London Tempest:London Beacon:London paid1:Tempest=9 paid2:Beacon=6", NULL,
     "burn Beacon Tempest", false, 0, "1 Tempest 6",
     "Tempest can bring the briefcase home for Glasgow next turn, and Glasgow has at least 6 on that agent: "
     "better "
     "burnt."},
    {2, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=9 paid2:Tempest=8", "1 move Tempest Glasgow",
     "challenge 1", false, 2, "1 Tempest 3",
     "If Tempest does this, Glasgow has won. I have 8 on Tempest; Glasgow has at least 3."},
    {2, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=9 paid2:Beacon=8", "1 move Tempest Glasgow",
     "pass", false, 2, NULL, "Glasgow wins with Tempest unless somebody else can stop it: I cannot."},
    {1, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=9 paid2:Tempest=8",
     "1 move Tempest Glasgow / 2 challenge 4", "raise 5", false, 2, NULL,
     "Tempest is worth one more. Athens has named 4, and I have 9."},
    {1, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=4 paid2:Tempest=8",
     "1 move Tempest Glasgow / 2 challenge 4", "yield", false, 2, NULL,
     "Athens has named 4, and I have no more than 4."},
    {1, "seats:2 turn:1 case:London Tempest:London paid1:Beacon=4 paid2:Tempest=8",
     "1 move Tempest Glasgow / 2 challenge 4", "yield", false, 2, NULL,
     "Marlene has named 4, and I have nothing on Tempest."},
    {1, "seats:2 turn:1 case:Vienna Tempest:Vienna paid1:Beacon=4", NULL, "payoff Tempest 2", false, 0,
     "2 Tempest 1",
     "Tempest is with the briefcase: with 2 of mine there I can take it along, or keep others from doing so. "
     "Marlene has at least 1 on Tempest."},
    {1, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=4", "1 move Tempest Dublin / 2 pass",
     "carry", false, 0, NULL, "Tempest takes the briefcase along."},
    {1, "seats:3 turn:1 case:Kiev Roulette:Minsk Beacon:Kiev paid1:Beacon=2 paid2:Roulette=9", NULL,
     "move Beacon Odessa", true, 0, "2 Roulette 9 60",
     "Roulette could bring the briefcase home for Moscow next turn: Beacon stops that. Moscow probably has "
     "the coins for it. I have 2 "
     "on Beacon, and nobody has shown any. A challenge that succeeds is unlikely, but Moscow may have up to "
     "26 there."},
    {2, "seats:2 turn:2 case:London Tempest:London paid1:Tempest=9 paid2:Beacon=4", NULL, "payoff Tempest 9",
     false, 0, "1 Tempest 3 95",
     "Tempest can bring the briefcase home for Glasgow next turn: with 9 on that agent I can say no. I am "
     "nearly sure Glasgow has the "
     "coins for it."},
    {1, "seats:2 turn:1 case:Vienna Tempest:Vienna paid1:Tempest=4", NULL, "move Tempest Berlin", true, 0,
     "2 Tempest 4 30",
     "Tempest has the briefcase in reach; better it goes my way. I have 4 on Tempest, and nobody has shown "
     "any. The "
     "likeliest to stop it is "
     "Marlene."},
    {2, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=4 paid2:Tempest=2", "1 move Tempest Dublin",
     "pass", false, 0, "1 Tempest 5 80", "Let Tempest go: Glasgow probably has more there than I do."},
    {2, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=4 paid2:Tempest=8", "1 move Tempest Dublin",
     "challenge 1", false, 1, "1 Tempest 4 80",
     "I have a say in what Tempest does. I have 8 on Tempest, and Glasgow has shown none. Glasgow is "
     "unlikely to have more."},
    {1, "seats:3 turn:1 case:Kiev Roulette:Minsk Beacon:Kiev paid1:Beacon=2 paid2:Roulette=9", NULL,
     "move Beacon Odessa", true, 0, "2 Roulette 9 60",
     "Roulette could bring the briefcase home for Moscow next turn: Beacon stops that. Moscow probably has "
     "the coins for it. You have 2 on Beacon, and nobody else has shown any. A challenge that succeeds is "
     "unlikely, but Moscow may have up to 26 there."},
    {2, "seats:2 turn:1 case:London Tempest:London paid1:Tempest=4 paid2:Tempest=8", "1 move Tempest Dublin",
     "challenge 1", false, 1, "1 Tempest 9 30",
     "You have a say in what Tempest does. You have 8 on Tempest, and Glasgow has shown none. 1 is the "
     "lowest number: it shows least of what you have. Nobody is asked after you. Glasgow may have "
     "up to 28. If you are outbid, your next turn is a payoff only."},
};

/* What nobody has shown stays unknown; `shown` has been. */
static void prove(struct table *t, struct solomon_mind *m, const char *shown)
{
    char name[16] = "";
    int seat = 0, coins = 0, percent = 0;

    if (!shown)
        return;
    assert_true(sscanf(shown, "%d %15s %d %d", &seat, name, &coins, &percent) >= 3);
    m->belief.last.phase = percent ? SOLOMON_PHASE_TURN : SOLOMON_PHASE_INVEST;
    for (size_t agent = 0; agent < SOLOMON_AGENTS; agent++) {
        if (strcmp(solomon_agent_name(agent), name) != 0)
            continue;
        for (int n = 1; n <= coins; n++)
            m->belief.at_least[seat - 1][agent][n] = (float)percent / 100;
        if (!percent)
            solomon_at(t)->pub.proof[seat - 1][agent] =
                (solomon_proof){.least = (uint8_t)coins, .proven_by = {9, 9, coins > 3 ? 9 : SOLOMON_NEVER}};
    }
    solomon_at(t)->pub.payoffs[seat - 1] = 9;
}

static game_action action_of(struct table *t, int seat, const char *words)
{
    game_action a;
    game_error err;

    if (!words_read(t->r->words, t->box, seat, words, &a, &err))
        fail_msg("`%s`: %s", words, err.text);
    return a;
}

static void says_what_is_known(void **unused)
{
    static const game_config config = {.seats = 2};

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const said_case *c = &cases[i];
        struct table t = lay(c->words);
        struct solomon_view view;
        ai_choice choice = {.why = ""};
        struct ai_setup setup = {t.r,
                                 t.box,
                                 &config,
                                 c->seat - 1,
                                 1,
                                 NULL,
                                 {NULL, strstr(c->says, "Marlene") ? "Marlene" : NULL},
                                 strstr(c->says, "You ") ? true : false};
        const struct ai_kind *kind = ai_kind_named("agent", "solomon");
        struct solomon_mind *m = kind->create(kind, &setup);
        prove(&t, m, c->shown);
        if (c->script)
            plays(&t, c->script);
        t.r->observe(t.box, table_state(&t), c->seat - 1, (struct game_view *)&view);
        m->view = (const struct game_view *)&view;
        m->pub = &view.pub;
        m->me = c->seat - 1;
        m->mine = &view.secret[m->me];
        choice.action = action_of(&t, m->me, c->does);
        solomon_position after = solomon_position_of(m->pub);
        if (choice.action.kind == SOLOMON_MOVE) {
            after.agent_city[choice.action.arg[0]] = (uint8_t)choice.action.arg[1];
            after.case_city = c->carries ? (uint8_t)choice.action.arg[1] : after.case_city;
        }
        m->option[m->option_count++] = (solomon_option){.action = choice.action, .after = after};
        if (view.pub.phase == SOLOMON_PHASE_TURN)
            solomon_say_turn(m, &choice, after.case_city == view.pub.hq[m->me]);
        else if (view.pub.phase == SOLOMON_PHASE_CARRY)
            solomon_say_rest(m, &choice);
        else
            solomon_say_answer(m, &choice, c->stake);
        kind->destroy(m);
        assert_string_equal(choice.why, c->says);
    }
}

/* Every decision has one, and it is whole. */
static void every_decision_has_a_reason(void **unused)
{
    static const char *const levels[] = {"agent", "spymaster"};
    int kinds[SOLOMON_ROLL + 1] = {0}, asked = 0;

    (void)unused;
    for (uint64_t seed = 1; asked < 1500 / TEST_SHARE; seed++) {
        const char *level = levels[seed % 2], *who[] = {level, level, level, level};
        struct ai_test s;
        ai_test_open(&s, "solomon", 2 + (int)(seed % 3), who, 70 + seed);
        s.limits.iterations = 3;
        game_outcome over;
        while (!s.rules->outcome(s.box, ai_test_state(&s), &over)) {
            ai_choice choice;
            if (ai_test_asks(&s, NULL) == SEAT_NATURE) {
                ai_test_step(&s);
                continue;
            }
            ai_test_choose(&s, &choice);
            size_t length = strlen(choice.why);
            assert_in_range(length, 5, AI_WHY_SIZE - 2);
            assert_non_null(strchr(".?", choice.why[length - 1]));
            assert_null(strchr(choice.why, '\n'));
            kinds[choice.action.kind]++;
            asked++;
            ai_test_play(&s, &choice.action);
        }
        ai_test_close(&s);
    }
    static const int all[] = {SOLOMON_INVEST, SOLOMON_PAYOFF, SOLOMON_MOVE,  SOLOMON_PASS, SOLOMON_CHALLENGE,
                              SOLOMON_RAISE,  SOLOMON_YIELD,  SOLOMON_CARRY, SOLOMON_USE};
    for (size_t i = 0; TEST_SHARE == 1 && i < sizeof all / sizeof all[0]; i++)
        assert_true(kinds[all[i]] > 0);
}

/* So do the rookie's turns, answers and bids. */
static void rookies_say_why(void **unused)
{
    static const char *const who[] = {"rookie", "rookie", "rookie", "rookie"};

    (void)unused;
    for (int seats = 2; seats <= 4; seats++) {
        struct ai_test s;
        ai_test_open(&s, "solomon", seats, who, 30 + (uint64_t)seats);
        for (int i = 0; i < 150 / TEST_SHARE; i++) {
            ai_choice choice;
            game_decision d;
            if (ai_test_asks(&s, &d) < 0) {
                if (!ai_test_step(&s))
                    break;
                continue;
            }
            ai_test_choose(&s, &choice);
            assert_true(choice.why[0] || (d.phase != SOLOMON_PHASE_TURN && d.phase != SOLOMON_PHASE_RESPOND &&
                                          d.phase != SOLOMON_PHASE_BID));
            ai_test_play(&s, &choice.action);
        }
        ai_test_close(&s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(says_what_is_known),
        cmocka_unit_test(every_decision_has_a_reason),
        cmocka_unit_test(rookies_say_why),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
