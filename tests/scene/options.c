/* The command line. */
#include "app/app.h"
#include "cmocka_all.h"
#include "table/host.h"

#include <stdlib.h>
#include <string.h>

/* Reads a command line of up to 8 words; what was said on standard error is in said. */
static enum options_result read(struct options *out, char *said, size_t size, char **words)
{
    int argc = 0;
    while (words[argc])
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

/* The command line is refused in one line that holds the words. */
static void refused(char **words, const char *wanted)
{
    struct options o;
    char said[512];
    assert_int_equal(read(&o, said, sizeof said, words), OPTIONS_BAD);
    assert_one_line(said);
    if (!strstr(said, wanted))
        assert_string_equal(said, wanted);
}

static void everything_is_taken(void **state)
{
    (void)state;
    struct options o;
    char said[4096];
    char *words[] = {
        "conspiracy", "--windowed",       "--size",           "1024x768", "--game",      "solomon", "--seat",
        "human:Ada",  "--seat=ai:rookie", "--seed",           "42",       "--text-size", "150",     "--speed",
        "fast",       "--no-sound",       "--reduced-motion", "--option", "die-faces=3", "--couch", NULL};
    assert_int_equal(read(&o, said, sizeof said, words), OPTIONS_RUN);
    assert_int_equal(o.fullscreen, 0);
    assert_int_equal(o.width, 1024);
    assert_int_equal(o.height, 768);
    assert_string_equal(o.game, "solomon");
    assert_int_equal(o.seats, 2);
    assert_string_equal(o.seat[1], "ai:rookie");
    assert_true(o.begin && o.seeded && o.no_sound && o.reduced_motion && o.couch);
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
        {"conspiracy", "--sede", NULL},
        {"conspiracy", "word", NULL},
        {"conspiracy", "--size", NULL},
        {"conspiracy", "--size", "12", NULL},
        {"conspiracy", "--size", "1280x", NULL},
        {"conspiracy", "--seed", "-1", NULL},
        {"conspiracy", "--seed", "1a", NULL},
        {"conspiracy", "--text-size", "99", NULL},
        {"conspiracy", "--speed", "brisk", NULL},
        {"conspiracy", "--option", "die-faces", NULL},
        {"conspiracy", "--fullscreen=1", NULL},
        {"conspiracy", "--load", "", NULL},
        {"conspiracy", "--seed", " -1", NULL},
        {"conspiracy", "--seed", "+1", NULL},
        {"conspiracy", "--size", "320x+240", NULL},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        refused((char **)bad[i], bad[i][1][0] == '-' ? "--" : "word");
}

/* A refusal says what would be good. */
static void bad_values_say_what_is_good(void **state)
{
    (void)state;
    static const struct {
        char *flag, *value;
        const char *said;
    } bad[] = {
        {"--size", "x",
         "conspiracy: --size: not WxH (e.g. 1280x720; 640x480 at least, a picture 320x240): x\n"},
        {"--size", "10x10",
         "conspiracy: --size: not WxH (e.g. 1280x720; 640x480 at least, a picture 320x240): 10x10\n"},
        {"--size", "640x400", "conspiracy: --size: a window is 640x480 at least, not 640x400\n"},
        {"--seat", "",
         "conspiracy: --seat: not human:NAME, ai:LEVEL[+CHARACTER] or bot:COMMAND (8 of them at most, each "
         "of "
         "fewer than 256 bytes): \"\"\n"},
        {"--speed", "brisk", "conspiracy: --speed: not slow, normal, fast or instant: brisk\n"},
        {"--quality", "best", "conspiracy: --quality: not auto, low, medium or high: best\n"},
        {"--text-size", "99", "conspiracy: --text-size: not a number from 100 to 200: 99\n"},
        {"--option", "x", "conspiracy: --option: not NAME=VALUE (e.g. die-faces=1): x\n"},
        {"--load", "", "conspiracy: --load: not the name of a file: \"\"\n"},
        {"--fullscreen=1", NULL, "conspiracy: --fullscreen takes no value\n"},
        {"--speed", "one\ntwo", "conspiracy: --speed: not slow, normal, fast or instant: one two\n"},
        {"-x", NULL, "conspiracy: unknown option -x; try --help\n"},
        {"", NULL, "conspiracy: unexpected argument \"\"; try --help\n"},
        {"extra", NULL, "conspiracy: unexpected argument \"extra\"; try --help\n"},
        {"-", NULL, "conspiracy: unexpected argument \"-\"; try --help\n"},
        {"/dev", NULL, "\"/dev\"; try --help\n"},
        {"ai:rookie", NULL, "\"ai:rookie\"; who sits at the table is named with --seat WHO\n"},
        {"human", NULL, "\"human\"; who sits at the table is named with --seat WHO\n"},
        {"--speed", "Zo\xeb", "conspiracy: --speed: not slow, normal, fast or instant: Zo\\xeb\n"},
        {"--scene", "moon",
         "not title, new, load, records, statistics, settings, help, pause, curtain, table or replay: "
         "moon\n"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char *words[] = {"conspiracy", bad[i].flag, bad[i].value, NULL};
        refused(words, bad[i].said);
    }
}

/* What would have no effect is said instead of left out. */
static void flags_that_exclude_each_other_are_refused(void **state)
{
    (void)state;
    static char *const bad[][6] = {
        {"conspiracy", "--offscreen", "a", "--screenshot", "b", NULL},
        {"conspiracy", "--load", "a", "--seat", "human", NULL},
        {"conspiracy", "--load", "a", "--demo", NULL},
        {"conspiracy", "--load", "a", "--new", NULL},
        {"conspiracy", "--demo", "--new", NULL},
        {"conspiracy", "--demo", "--option", "die-faces=2", NULL},
        {"conspiracy", "--demo", "--offscreen", "a", NULL},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        refused((char **)bad[i], " does not go together with ");
    char *alone[] = {"conspiracy", "--scene", "title", NULL};
    refused(alone, "--scene");
    struct options o;
    char said[512];
    char *good[] = {"conspiracy",   "--load", "a",       "--seed", "3",
                    "--screenshot", "b",      "--scene", "table",  NULL};
    assert_int_equal(read(&o, said, sizeof said, good), OPTIONS_RUN);
    char *small[] = {"conspiracy", "--size", "320x240", "--screenshot", "b", NULL};
    assert_int_equal(read(&o, said, sizeof said, small), OPTIONS_RUN);
}

/* Runs app_open, which may look at no display before it has looked at what is asked of it. */
static void assert_refused(struct options options, const char *words)
{
    struct app *a = malloc(sizeof *a);
    struct app_parts parts = {.null = true, .manual_clock = true, .no_writes = true};
    char error[512] = "";
    assert_non_null(a);
    options.fullscreen = options.speed = options.quality = -1;
    options.begin |= !options.load;
    assert_false(app_open(a, &options, &parts, error, sizeof error));
    assert_true(a->bad_command_line);
    assert_null(a->gfx);
    if (!strstr(error, words))
        assert_string_equal(error, words);
    app_close(a);
    free(a);
}

static void what_cannot_be_played_is_refused_before_the_display(void **state)
{
    (void)state;
    assert_refused((struct options){.load = "nofile"}, "nofile: ");
    assert_refused((struct options){.game = "x"}, "no game called x");
    assert_refused((struct options){.seat = {"human", "ai:god"}, .seats = 2},
                   "--seat \"ai:god\": there is no level \"god\"; the levels are spymaster, ");
    assert_refused((struct options){.seat = {"human", "ai:rookie+god"}, .seats = 2},
                   "no character \"god\"; it has hoarder, ");
    assert_refused((struct options){.seat = {"\xff"}, .seats = 1},
                   "--seat \"\\xff\": \"\\xff\" is no player");
    assert_refused((struct options){.game = "\xff"}, "no game called \\xff.");
    assert_refused((struct options){.load = "Zo\xeb"}, "Zo\\xeb: ");
    assert_refused((struct options){.option = {"\xff=1"}, .option_count = 1}, "no option \"\\xff\"");
    assert_refused((struct options){.seat = {"foo"}, .seats = 1}, "--seat \"foo\": ");
    assert_refused((struct options){.seat = {"human"}, .seats = 1}, "2 to 4 seats, not 1");
    assert_refused((struct options){.seat = {"human", "bot:"}, .seats = 2}, "bot: needs a command");
    assert_refused((struct options){.offscreen = "x", .seat = {"human", "ai:rookie"}, .seats = 2},
                   "Without a screen only opponents can play.");
    assert_refused((struct options){.option = {"die-faces=9"}, .option_count = 1}, "from 1 to 6");
}

/* What could have been played instead would fill the screen of a terminal. */
static void an_illegal_line_is_refused_in_a_line_that_can_be_read(void **state)
{
    (void)state;
    static const char path[] = "illegal.rec";
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("conspiracy-record: 1\ngame: solomon\nseat: 1 Glasgow human \"A\"\n"
          "seat: 2 Athens ai:rookie \"B\"\n\n"
          "chance agents Belgrade=Beacon Berlin=Magician Marseille=Roulette Paris=Spyglass Rome=Tempest "
          "Warsaw=Vagabond\n1 invest Beacon=1 Beacon=9\n",
          file);
    fclose(file);
    struct app *a = malloc(sizeof *a);
    struct app_parts parts = {.null = true, .manual_clock = true, .no_writes = true};
    struct options options = {.load = path, .fullscreen = -1, .speed = -1, .quality = -1};
    char error[512] = "";
    assert_non_null(a);
    assert_false(app_open(a, &options, &parts, error, sizeof error));
    assert_ptr_equal(strstr(error, "illegal.rec:7: \"1 invest Beacon=1 Beacon=9\": "), error);
    assert_true(strlen(error) < 180);
    app_close(a);
    free(a);
    remove(path);
}

/* Whether the program would fill the screen, when its settings say that it does. */
static bool fills_the_screen(struct options options)
{
    static const char path[] = "full.ini";
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("[picture]\nfullscreen=1\n", file);
    fclose(file);
    struct app *a = malloc(sizeof *a);
    struct app_parts parts = {.settings = path, .null = true, .manual_clock = true};
    char error[512] = "";
    assert_non_null(a);
    options.speed = options.quality = -1;
    assert_true(app_open(a, &options, &parts, error, sizeof error));
    bool full = a->settings.value[HOST_FULLSCREEN] != 0;
    app_close(a);
    free(a);
    remove(path);
    return full;
}

static void a_size_is_that_of_a_window(void **state)
{
    (void)state;
    assert_true(fills_the_screen((struct options){.fullscreen = -1}));
    assert_false(fills_the_screen((struct options){.fullscreen = 0}));
    assert_false(fills_the_screen((struct options){.fullscreen = -1, .width = 800, .height = 600}));
    assert_true(fills_the_screen((struct options){.fullscreen = 1, .width = 800, .height = 600}));
}

/* A file must not have commands run; that a rookie sits there instead is said. */
static void the_bot_of_a_saved_game_is_not_started(void **state)
{
    (void)state;
    static const char path[] = "bot.rec";
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("conspiracy-record: 1\ngame: solomon\nseat: 1 Glasgow human \"A\"\n"
          "seat: 2 Athens bot:touch%20ran \"B\"\n\n",
          file);
    fclose(file);
    struct app *a = malloc(sizeof *a);
    struct app_parts parts = {.null = true, .manual_clock = true, .no_writes = true};
    struct options options = {.load = path, .fullscreen = -1, .speed = -1, .quality = -1};
    char error[512] = "";
    assert_non_null(a);
    assert_true(app_open(a, &options, &parts, error, sizeof error));
    assert_true(app_begin(a, &options, error, sizeof error));
    assert_int_equal(a->toasts, 1);
    assert_string_equal(a->toast[0], "seat 2: a saved game does not start its bot; Rookie plays instead");
    assert_null(fopen("ran", "r"));
    app_close(a);
    free(a);
    remove(path);
}

static void help_and_version_are_printed(void **state)
{
    (void)state;
    struct options o;
    char said[8192];
    char *help[] = {"conspiracy", "--help", NULL}, *h[] = {"conspiracy", "-h", NULL};
    char *version[] = {"conspiracy", "--version", NULL};
    assert_int_equal(read(&o, said, sizeof said, help), OPTIONS_DONE);
    assert_non_null(strstr(said, "--offscreen"));
    assert_ptr_equal(strstr(said, "Usage: conspiracy"), said);
    assert_int_equal(read(&o, said, sizeof said, h), OPTIONS_DONE);
    assert_non_null(strstr(said, "--offscreen"));
    assert_int_equal(read(&o, said, sizeof said, version), OPTIONS_DONE);
    assert_string_equal(said, "conspiracy " CONSPIRACY_VERSION "\n");
}

/* The words of the menu entry's Exec line with a file in place of %f, as a desktop starts it on a double click. */
static size_t exec_line(char *file, char line[256], char **words, size_t most)
{
    FILE *entry = fopen(MENU_ENTRY, "r");
    size_t n = 0;

    assert_non_null(entry);
    bool found = false;
    while (!found && fgets(line, 256, entry))
        found = strncmp(line, "Exec=", 5) == 0;
    fclose(entry);
    assert_true(found);
    line[strcspn(line, "\n")] = '\0';
    for (char *word = strtok(line + 5, " "); word && n + 1 < most; word = strtok(NULL, " "))
        words[n++] = strcmp(word, "%f") == 0 ? file : word;
    words[n] = NULL;
    return n;
}

/* A record is opened by its name, blanks and all, and no other way of starting it is needed. */
static void a_double_click_opens_a_record(void **state)
{
    (void)state;
    static char file[] = "an evening in May.rec";
    struct options o;
    char said[512], line[256], *words[8];
    FILE *record = fopen(file, "w");

    assert_non_null(record);
    fclose(record);
    assert_true(exec_line(file, line, words, 8) >= 2);
    assert_string_equal(words[0], "conspiracy");
    assert_int_equal(read(&o, said, sizeof said, words), OPTIONS_RUN);
    assert_string_equal(o.load, file);
    assert_true(o.opened);
    remove(file);
    assert_int_equal(read(&o, said, sizeof said, words), OPTIONS_BAD); /* it is gone meanwhile */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_is_taken),
        cmocka_unit_test(nothing_is_asked_for),
        cmocka_unit_test(unknown_flags_are_refused_in_one_line),
        cmocka_unit_test(bad_values_say_what_is_good),
        cmocka_unit_test(flags_that_exclude_each_other_are_refused),
        cmocka_unit_test(what_cannot_be_played_is_refused_before_the_display),
        cmocka_unit_test(an_illegal_line_is_refused_in_a_line_that_can_be_read),
        cmocka_unit_test(a_size_is_that_of_a_window),
        cmocka_unit_test(the_bot_of_a_saved_game_is_not_started),
        cmocka_unit_test(a_double_click_opens_a_record),
        cmocka_unit_test(help_and_version_are_printed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
