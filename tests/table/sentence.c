/* Sentences with places: what goes in, in which order, and how much of it. */
#include "table/sentence.h"
#include "base/text.h"

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
    const struct sentence_about about = {&h, NULL, 0, arg, 2};
    char line[128] = "";
    struct text out = text_over(line, sizeof line);
    sentence_write(&words, &about, text, of, &out);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_are_filled_in_from_the_arguments),
        cmocka_unit_test(a_translation_may_order_them_otherwise),
        cmocka_unit_test(what_does_not_fit_together_is_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
