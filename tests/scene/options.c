/* The command line. */
#include "app/options.h"
#include "cmocka_all.h"
#include "scene/host.h"

#include <stdlib.h>
#include <string.h>

/* Reads a command line of up to 8 words; what was said on standard error is in said. */
static enum options_result read(struct options *out, char *said, size_t size, char **words)
{
    int argc = 0;
    while (words[argc] != NULL)
        argc++;
    char *error = NULL, *print = NULL;
    size_t error_size = 0, print_size = 0;
    FILE *err = open_memstream(&error, &error_size), *text = open_memstream(&print, &print_size);
    enum options_result result = options_read(argc, words, out, text, err);
    fclose(err);
    fclose(text);
    snprintf(said, size, "%s", result == OPTIONS_DONE ? print : error);
    free(error);
    free(print);
    return result;
}

static void assert_one_line(const char *said)
{
    const char *end = strchr(said, '\n');
    assert_non_null(end);
    assert_string_equal(end, "\n");
}

static void everything_is_taken(void **state)
{
    (void)state;
    struct options o;
    char said[4096];
    char *words[] = {"conspiracy", "--windowed",       "--size",    "1024x768",         "--game",
                     "solomon",    "--seat",           "human:Ada", "--seat=ai:rookie", "--seed",
                     "42",         "--text-size",      "150",       "--speed",          "fast",
                     "--no-sound", "--reduced-motion", "--option",  "die-faces=3",      NULL};
    assert_int_equal(read(&o, said, sizeof said, words), OPTIONS_RUN);
    assert_int_equal(o.fullscreen, 0);
    assert_int_equal(o.width, 1024);
    assert_int_equal(o.height, 768);
    assert_string_equal(o.game, "solomon");
    assert_int_equal(o.seats, 2);
    assert_string_equal(o.seat[1], "ai:rookie");
    assert_true(o.begin && o.seeded && o.no_sound && o.reduced_motion);
    assert_int_equal(o.seed, 42);
    assert_int_equal(o.text_size, 150);
    assert_int_equal(o.speed, HOST_SPEED_FAST);
    assert_string_equal(o.option[0], "die-faces=3");
    assert_string_equal(said, "");
}

static void nothing_is_asked_for(void **state)
{
    (void)state;
    struct options o;
    char said[256];
    char *words[] = {"conspiracy", NULL};
    assert_int_equal(read(&o, said, sizeof said, words), OPTIONS_RUN);
    assert_int_equal(o.fullscreen, -1);
    assert_int_equal(o.speed, -1);
    assert_false(o.begin);
}

static void unknown_flags_are_refused_in_one_line(void **state)
{
    (void)state;
    static char *const bad[][4] = {
        {"conspiracy", "--sede", NULL},          {"conspiracy", "word", NULL},
        {"conspiracy", "--size", NULL},          {"conspiracy", "--size", "12", NULL},
        {"conspiracy", "--size", "1280x", NULL}, {"conspiracy", "--seed", "-1", NULL},
        {"conspiracy", "--seed", "1a", NULL},    {"conspiracy", "--text-size", "99", NULL},
        {"conspiracy", "--speed", "slow", NULL}, {"conspiracy", "--option", "die-faces", NULL},
        {"conspiracy", "--fullscreen=1", NULL},  {"conspiracy", "--load", "", NULL},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct options o;
        char said[512];
        assert_int_equal(read(&o, said, sizeof said, (char **)bad[i]), OPTIONS_BAD);
        assert_one_line(said);
        assert_non_null(strstr(said, bad[i][1][0] == '-' ? "--" : "word"));
    }
}

static void help_and_version_are_printed(void **state)
{
    (void)state;
    struct options o;
    char said[8192];
    char *help[] = {"conspiracy", "--help", NULL}, *version[] = {"conspiracy", "--version", NULL};
    assert_int_equal(read(&o, said, sizeof said, help), OPTIONS_DONE);
    assert_non_null(strstr(said, "--offscreen"));
    assert_int_equal(read(&o, said, sizeof said, version), OPTIONS_DONE);
    assert_string_equal(said, "conspiracy " CONSPIRACY_VERSION "\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_is_taken),
        cmocka_unit_test(nothing_is_asked_for),
        cmocka_unit_test(unknown_flags_are_refused_in_one_line),
        cmocka_unit_test(help_and_version_are_printed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
