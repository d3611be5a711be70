#include "base/text.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <string.h>

static void a_new_text_is_empty(void **state)
{
    (void)state;
    char buffer[8] = "rubbish";
    struct text t = text_over(buffer, sizeof buffer);
    assert_string_equal(buffer, "");
    assert_int_equal(t.length, 0);
    assert_false(t.cut);
}

static void additions_follow_each_other(void **state)
{
    (void)state;
    char buffer[32];
    struct text t = text_over(buffer, sizeof buffer);
    text_add(&t, "%s %d", "payoff", 4);
    text_put(&t, "!?", 1);
    assert_string_equal(buffer, "payoff 4!");
    assert_int_equal(t.length, strlen(buffer));
    assert_false(t.cut);
}

static void sentences_have_a_blank_between(void **state)
{
    (void)state;
    char line[32];
    struct text t = text_over(line, sizeof line);
    text_sentence(&t, "%s", "One.");
    text_sentence(&t, "Number %d.", 2);
    assert_string_equal(line, "One. Number 2.");
}

static void what_is_there_is_kept_by_who_goes_on_behind_it(void **state)
{
    (void)state;
    char line[12] = "One.";
    struct text t = text_behind(line, sizeof line);
    assert_int_equal(t.length, 4);
    assert_string_equal(line, "One.");
    text_sentence(&t, "%s", "Two.");
    assert_string_equal(line, "One. Two.");
    t = text_behind(line, sizeof line);
    text_add(&t, "%s", "Three.");
    assert_true(t.cut);
    assert_string_equal(line, "One. Two.Th");
}

static void what_is_taken_back_makes_room(void **state)
{
    (void)state;
    char line[10];
    struct text t = text_over(line, sizeof line);
    text_add(&t, "%s", "One.");
    text_sentence(&t, "%s", "Eleven.");
    assert_true(t.cut);
    text_back_to(&t, 4);
    assert_string_equal(line, "One.");
    text_back_to(&t, 9);
    assert_int_equal(t.length, 4);
    text_sentence(&t, "%s", "Two.");
    assert_string_equal(line, "One. Two.");
    assert_false(t.cut);
}

static void what_just_fits_is_whole(void **state)
{
    (void)state;
    char buffer[5];
    struct text t = text_over(buffer, sizeof buffer);
    text_add(&t, "Rome");
    assert_string_equal(buffer, "Rome");
    assert_false(t.cut);
}

static void what_does_not_fit_is_cut_and_said_so(void **state)
{
    (void)state;
    char buffer[5];
    struct text t = text_over(buffer, sizeof buffer);
    text_add(&t, "Paris");
    assert_string_equal(buffer, "Pari");
    assert_true(t.cut);
    text_put(&t, "x", 1);
    assert_string_equal(buffer, "Pari");
}

static void no_character_is_cut_in_two(void **state)
{
    (void)state;
    for (size_t size = 1; size < 12; size++) {
        char printed[12], put[12];
        struct text a = text_over(printed, size), b = text_over(put, size);
        text_add(&a, "%s", "a–é𝄞z");
        text_put(&b, "a–é𝄞z", strlen("a–é𝄞z"));
        assert_string_equal(printed, put);
        assert_true(a.length == 0 || a.length == 1 || a.length == 4 || a.length == 6 || a.length == 10 ||
                    a.length == 11);
    }
}

static void a_plain_line_has_no_controls_and_no_broken_characters(void **state)
{
    (void)state;
    static const struct {
        const char *from, *to;
    } lines[] = {
        {"plain", "plain"},           {"", ""},
        {"a\nb\tc", "a b c"},         {"\x1b[31mred", " [31mred"},
        {"Zo\xc3\xab", "Zo\xc3\xab"}, {"Zo\xc3", "Zo"},
        {"\xff\xfe x", " x"},         {"next\xc2\x85line", "next line"},
        {"\xe2\x80\xa8", " "},
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char line[32];
        struct text t = text_over(line, sizeof line);
        text_put(&t, lines[i].from, strlen(lines[i].from));
        text_plain(line);
        assert_string_equal(line, lines[i].to);
    }
}

/* Latin-1, a lone continuation, half a character: all that was typed can be told apart. */
static void what_was_typed_can_be_read_whatever_it_is(void **state)
{
    (void)state;
    static const struct {
        const char *from, *to;
    } words[] = {
        {"plain", "plain"},    {"", ""},
        {"\xff", "\\xff"},     {"Zo\xeb", "Zo\\xeb"},
        {"Zo\xc3", "Zo\\xc3"}, {"a\x80z", "a\\x80z"},
        {"a\nb", "a b"},       {"Zo\xc3\xab", "Zo\xc3\xab"},
    };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        assert_string_equal(text_typed(words[i].from).at, words[i].to);

    char small[7];
    struct text t = text_over(small, sizeof small);
    text_put_typed(&t, "ab\xff\xfe");
    assert_string_equal(small, "ab\\xff");
    assert_true(t.cut);
}

static void a_long_word_ends_with_dots(void **state)
{
    (void)state;
    char word[2 * TEXT_TYPED_MOST + 1], wanted[TEXT_TYPED_MOST + 8];
    memset(word, 'x', sizeof word);
    word[TEXT_TYPED_MOST] = '\0';
    assert_string_equal(text_typed(word).at, word);
    for (size_t i = 0; i < TEXT_TYPED_MOST; i++) {
        word[2 * i] = '\xc3';
        word[2 * i + 1] = '\xab';
    }
    word[2 * TEXT_TYPED_MOST] = '\0';
    snprintf(wanted, sizeof wanted, "%.*s…", TEXT_TYPED_MOST, word);
    assert_string_equal(text_typed(word).at, wanted);
}

static void a_long_line_is_cut_between_words(void **state)
{
    (void)state;
    static const struct {
        const char *line;
        size_t most;
        const char *want;
    } lines[] = {
        {"one, two, three, four", 40, "one, two, three, four"},
        {"one, two, three, four", 20, "one, two, three …"},
        {"one, two, three, four", 21, "one, two, three, four"},
        {"äöüäöüäöü", 11, "äöü …"},
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char line[64];
        struct text t = text_over(line, sizeof line);
        text_add(&t, "%s", lines[i].line);
        text_shorten(line, lines[i].most);
        assert_string_equal(line, lines[i].want);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_text_is_empty),
        cmocka_unit_test(what_was_typed_can_be_read_whatever_it_is),
        cmocka_unit_test(a_long_word_ends_with_dots),
        cmocka_unit_test(additions_follow_each_other),
        cmocka_unit_test(sentences_have_a_blank_between),
        cmocka_unit_test(what_is_there_is_kept_by_who_goes_on_behind_it),
        cmocka_unit_test(what_is_taken_back_makes_room),
        cmocka_unit_test(what_just_fits_is_whole),
        cmocka_unit_test(what_does_not_fit_is_cut_and_said_so),
        cmocka_unit_test(no_character_is_cut_in_two),
        cmocka_unit_test(a_plain_line_has_no_controls_and_no_broken_characters),
        cmocka_unit_test(a_long_line_is_cut_between_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
