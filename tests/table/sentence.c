/* Sentences with places: what goes in, in which order, and how much of it. */
#include "table/sentence.h"
#include "base/text.h"
#include "rules/challenge.h"

#include "cmocka_all.h"

static const struct host_seat seats[] = {{.name = "Ada"}, {.name = "Bo"}};

static const struct host_seat *seat_of(const struct host *h, int seat)
{
    (void)h;
    return &seats[seat];
}

static const struct game_box *no_box(const struct host *h)
{
    (void)h;
    return NULL;
}

static void name(const struct game_box *box, const struct game_view *view, char kind, int value,
                 struct text *out)
{
    (void)box;
    (void)view;
    text_add(out, "%c<%d>", kind, value);
}

static const struct table_words words = {.name = name};

static void expect(const char *said, const char *text, const char *of)
{
    static const int16_t arg[] = {1, 12};
    const struct host h = {.seat = seat_of, .box = no_box};
    const struct challenge stands = {.mover = 0, .challenger = 1, .asked = 0, .named = 7};
    const struct sentence_about about = {&h, NULL, 0, arg, 2, &stands, 1, "Ada and Bo", NULL};
    char line[128] = "";
    struct text out = text_over(line, sizeof line);
    sentence_write(&words, &about, (sentence){.text = text, .of = of}, &out);
    assert_string_equal(line, said);
}

static void places_are_filled_in_from_the_arguments(void **state)
{
    (void)state;
    expect("Ada names 12.", "%s names %d.", "wn1");
    expect("Bo is out", "%s is out", "s0");
    expect("c<12>: Ada", "%s: %s", "c1w");
    expect("g<-1> stays", "%s stays", "g");
    expect("Nothing at all", "Nothing at all", "");
    expect("12 %", "%d %%", "n1");
    expect("Bo has named 7: higher, Ada?", "%s has named %d: higher, %s?", "rmw");
    expect("Ada and Bo pass", "%s pass", "l");
}

static void a_translation_may_order_them_otherwise(void **state)
{
    (void)state;
    expect("To c<12> goes Ada", "To %2$s goes %1$s", "wc1");
}

static void what_does_not_fit_together_is_left_out(void **state)
{
    (void)state;
    expect("Ada goes", "%s goes", "wc1n0");
    expect("Ada and ", "%s and %s", "w");
    expect("Ada: n", "%s: n", "wn7");
}

/* Kind 1 has two rows: its own, and the one behind the kinds for what is over 9. */
static size_t row_of(const struct game_view *view, const game_action *action)
{
    (void)view;
    return action->kind == 1 && action->arg[0] > 9 ? 2 : action->kind;
}

static void a_kind_may_have_several_rows(void **state)
{
    (void)state;
    static const struct action_words rows[] = {
        [1] = {.log = {.text = "few"}}, [2] = {.log = {.text = "many"}}};
    struct table_words by_kind = {.action = rows, .actions = 3}, by_row = by_kind;
    game_action few = {.kind = 1, .n = 1, .arg = {9}}, many = {.kind = 1, .n = 1, .arg = {10}},
                other = {.kind = 7};
    by_row.action_row = row_of;
    assert_string_equal(sentence_action(&by_kind, NULL, &many).log.text, "few");
    assert_string_equal(sentence_action(&by_row, NULL, &few).log.text, "few");
    assert_string_equal(sentence_action(&by_row, NULL, &many).log.text, "many");
    assert_null(sentence_action(&by_row, NULL, &other).log.text);
    assert_null(sentence_action(NULL, NULL, &few).log.text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_are_filled_in_from_the_arguments),
        cmocka_unit_test(a_translation_may_order_them_otherwise),
        cmocka_unit_test(what_does_not_fit_together_is_left_out),
        cmocka_unit_test(a_kind_may_have_several_rows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
