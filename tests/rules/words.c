/* A grammar with a verb of every shape, read and written. */
#include "rules/words.h"

#include "base/text.h"
#include "cmocka_all.h"
#include "rules/refuse.h"

#include <string.h>

enum { DEAL, START, CARDS, MOVE, SPLIT, GUESS, PAY, VOTE, PLAY, PASS, NOTHING, CARD_SWAP, CARD_DASH };

static const char *const spies[] = {"Ann", "Bob", "Cyd", NULL};
static const char *const towns[] = {"Rome", "Paris", "1-3", "10", NULL};
static const char *const owners[] = {"free", "1", "2", "3", NULL};

static const char *spy(const struct game_box *box, int index)
{
    (void)box;
    return index < 3 ? spies[index] : NULL;
}

static const char *town(const struct game_box *box, int index)
{
    (void)box;
    return index < 4 ? towns[index] : NULL;
}

static const char *const with_case[] = {"case", NULL};

static const struct word_type a_spy = {.name = spy, .unknown = "no such spy: \"%.*s\"", .label = "SPY"};
static const struct word_type a_town = {.name = town, .unknown = "no such town: \"%.*s\"", .label = "?"};
static const struct word_type a_case = {.list = with_case, .unknown = "not case: \"%.*s\""};
static const struct word_type a_seat = {.least = 1, .most = 4, .plus = -1};
static const struct word_type steps = {.least = 1, .most = 6, .label = "STEPS"};
static const struct word_type dollars = {.least = 100, .most = 10000, .step = 100};
static const struct word_type an_owner = {
    .list = owners, .plus = 1, .unknown = "no such owner: \"%.*s\"", .label = "OWNER"};
static const struct word_type seat_or_spy = {.name = spy, .plus = 64, .other = &a_seat};

static bool ascending(const struct game_box *box, const game_action *so_far, bool last, game_error *err)
{
    (void)box;
    (void)last;
    return so_far->n < 2 || so_far->arg[so_far->n - 2] <= so_far->arg[so_far->n - 1] ||
           game_refuse(err, "out of order");
}

static const struct word_rule rules[] = {
    {.verb = "spies",
     .kind = DEAL,
     .chance = true,
     .shape = WORDS_KEYED,
     .least = 3,
     .most = 3,
     .type = {&a_town},
     .key = &a_spy},
    {.verb = "start", .kind = START, .chance = true, .least = 1, .most = 1, .type = {&a_seat}},
    {.verb = "cards",
     .kind = CARDS,
     .chance = true,
     .least = 1,
     .most = 3,
     .type = {&a_spy},
     .check = ascending},
    {.verb = "move", .kind = MOVE, .least = 2, .most = 3, .type = {&a_spy, &a_town, &a_case}},
    {.verb = "split",
     .kind = SPLIT,
     .shape = WORDS_PICKED,
     .least = 1,
     .most = 3,
     .type = {&steps},
     .key = &a_spy},
    {.verb = "guess",
     .kind = GUESS,
     .veiled = true,
     .shape = WORDS_PICKED,
     .least = 1,
     .most = 3,
     .type = {&an_owner},
     .key = &a_spy},
    {.verb = "pay none", .kind = PAY, .implied = 2, .implies = {9, 0}},
    {.verb = "pay", .kind = PAY, .veiled = true, .least = 2, .most = 2, .type = {&a_spy, &dollars}},
    {.verb = "vote", .kind = VOTE, .least = 1, .most = 1, .type = {&seat_or_spy}},
    {.verb = "play swap",
     .kind = PLAY,
     .implied = 1,
     .implies = {CARD_SWAP},
     .least = 2,
     .most = 2,
     .type = {&a_spy}},
    {.verb = "play dash",
     .kind = PLAY,
     .implied = 1,
     .implies = {CARD_DASH},
     .least = 2,
     .most = 2,
     .type = {&a_spy, &steps}},
    {.verb = "pass", .kind = PASS},
};

static const struct words grammar = {rules, sizeof rules / sizeof *rules, 6};

static const char *written(const game_action *action)
{
    static char line[128];
    struct text out = text_over(line, sizeof line);
    words_write(&grammar, NULL, action, &out);
    return line;
}

/* The line is read as that action, and written again as it was. */
static void is(const char *line, int actor, game_action want)
{
    game_action a;
    game_error err;
    if (!words_read(&grammar, NULL, actor, line, &a, &err))
        fail_msg("`%s`: %s", line, err.text);
    assert_memory_equal(&a, &want, sizeof a);
    assert_string_equal(written(&a), line);
}

static void every_shape_goes_both_ways(void **state)
{
    (void)state;
    is("spies Ann=Paris Bob=Rome Cyd=10", SEAT_NATURE, (game_action){.kind = DEAL, .n = 3, .arg = {1, 0, 3}});
    is("start 4", SEAT_NATURE, (game_action){.kind = START, .n = 1, .arg = {3}});
    is("cards Ann Bob Bob", SEAT_NATURE, (game_action){.kind = CARDS, .n = 3, .arg = {0, 1, 1}});
    is("move Bob 1-3", 0, (game_action){.kind = MOVE, .n = 2, .arg = {1, 2}});
    is("move Bob Rome case", 0, (game_action){.kind = MOVE, .n = 3, .arg = {1, 0, 0}});
    is("split Ann=2 Cyd=6", 0, (game_action){.kind = SPLIT, .n = 3, .arg = {2, 0, 6}});
    is("split Bob=1", 0, (game_action){.kind = SPLIT, .n = 3, .arg = {0, 1, 0}});
    is("guess Bob=free Cyd=3", 0, (game_action){.kind = GUESS, .n = 3, .arg = {0, 1, 4}});
    is("pay none", 0, (game_action){.kind = PAY, .n = 2, .arg = {9, 0}});
    is("pay Ann 10000", 0, (game_action){.kind = PAY, .n = 2, .arg = {0, 10000}});
    is("vote 2", 0, (game_action){.kind = VOTE, .n = 1, .arg = {1}});
    is("vote Cyd", 0, (game_action){.kind = VOTE, .n = 1, .arg = {66}});
    is("play swap Ann Cyd", 0, (game_action){.kind = PLAY, .n = 3, .arg = {CARD_SWAP, 0, 2}});
    is("play dash Bob 3", 0, (game_action){.kind = PLAY, .n = 3, .arg = {CARD_DASH, 1, 3}});
    is("pass", 0, (game_action){.kind = PASS});
}

static void what_is_hidden_is_a_question_mark(void **state)
{
    (void)state;
    const int16_t h = GAME_HIDDEN;
    assert_string_equal(written(&(game_action){.kind = PAY, .n = 2, .arg = {h, h}}), "pay ?");
    assert_string_equal(written(&(game_action){.kind = GUESS, .n = 3, .arg = {h, h, h}}), "guess ?");
    assert_string_equal(written(&(game_action){.kind = DEAL, .n = 3, .arg = {h, 0, h}}),
                        "spies Ann=? Bob=Rome Cyd=?");
    assert_string_equal(written(&(game_action){.kind = CARDS, .n = 2, .arg = {h, h}}), "cards ? ?");
    assert_string_equal(written(&(game_action){.kind = NOTHING}), "?");
    assert_string_equal(written(&(game_action){.kind = MOVE, .n = 2, .arg = {7, -1}}), "move ? ?");
}

/* The line is refused with these words. */
static void refused(const char *line, int actor, const char *words)
{
    game_action a;
    game_error err = {""};
    if (words_read(&grammar, NULL, actor, line, &a, &err))
        fail_msg("`%s` was read", line);
    assert_string_equal(err.text, words);
}

static void what_is_not_exact_is_refused(void **state)
{
    (void)state;
    refused("", 0, "an action is missing");
    refused("a b c d e f g", 0, "too many words");
    refused("run", 0, "no such action: \"run\"");
    refused("?", 0, "\"?\" cannot be played");
    refused("start 1", 0, "only chance can do `start`");
    refused("pass", SEAT_NATURE, "chance cannot do `pass`");
    refused("move Ann", 0, "`move` needs more words");
    refused("pass on", 0, "`pass` takes fewer words");
    refused("pay none 100", 0, "`pay` takes fewer words");
    refused("play", 0, "no such action: \"play\"");
    refused("move Dan Rome", 0, "no such spy: \"Dan\"");
    refused("move Ann Rome box", 0, "not case: \"box\"");
    refused("move Ann ?", 0, "\"?\" cannot be played");
    refused("pay Ann 150", 0, "150 is not a multiple of 100");
    refused("pay Ann 10100", 0, "10100 is not from 100 to 10000");
    refused("pay Ann 0100", 0, "no plain number: \"0100\"");
    refused("pay Ann 100000", 0, "no plain number: \"100000\"");
    refused("vote 5", 0, "5 is not from 1 to 4");
    refused("vote Dan", 0, "no plain number: \"Dan\"");
    refused("cards Bob Ann", SEAT_NATURE, "out of order");
}

static void pairs_are_as_strict(void **state)
{
    (void)state;
    refused("spies Bob=Rome Ann=Rome Cyd=Rome", SEAT_NATURE, "word 2 must be Ann=?");
    refused("split Ann", 0, "word 2 must be SPY=STEPS");
    refused("split Dan=1", 0, "no such spy: \"Dan\"");
    refused("split Bob=1 Ann=1", 0, "Ann must come earlier, and once");
    refused("split Bob=1 Bob=1", 0, "Bob must come earlier, and once");
    refused("split Bob=", 0, "no plain number: \"\"");
    refused("split Bob=?", 0, "\"?\" cannot be played");
    refused("guess Ann=4", 0, "no such owner: \"4\"");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_shape_goes_both_ways),
        cmocka_unit_test(what_is_hidden_is_a_question_mark),
        cmocka_unit_test(what_is_not_exact_is_refused),
        cmocka_unit_test(pairs_are_as_strict),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
