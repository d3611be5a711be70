#include "app/options.h"

#include "base/i18n.h"
#include "base/text.h"
#include "platform/window.h"
#include "rules/list.h"
#include "rules/match.h"
#include "table/host.h"

#include <ctype.h>
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* A flag of the command line. `take` stores its value (NULL for a flag without one) and returns whether it
 * was valid. Without `take`, the flag sets the option at offset `member`: a bool, or the name of a file or
 * folder. */
struct flag {
    const char *name;
    const char *value; /* the value's name in the help; NULL: it takes none */
    bool (*take)(struct options *out, const char *value);
    size_t member; /* offset in struct options */
    const char *help;
    const char *good; /* what a valid value is, to follow "not"; NULL: it takes none */
};

/* A whole number, of digits only. */
static bool whole(const char *text, long least, long most, long *out)
{
    char *end = NULL;
    errno = 0;
    long value = strtol(text, &end, 10);
    if (!isdigit((unsigned char)*text) || errno != 0 || *end != '\0' || value < least || value > most)
        return false;
    *out = value;
    return true;
}

/* One of several words; stores its index. */
static bool take_word(const char *value, const char *const *words, int *number)
{
    for (int i = 0; words[i]; i++)
        if (strcmp(value, words[i]) == 0) {
            *number = i;
            return true;
        }
    return false;
}

static bool take_fullscreen(struct options *out, const char *value)
{
    (void)value;
    out->fullscreen = 1;
    return true;
}

static bool take_windowed(struct options *out, const char *value)
{
    (void)value;
    out->fullscreen = 0;
    return true;
}

static bool take_size(struct options *out, const char *value)
{
    char *end = NULL;
    long width = strtol(value, &end, 10);
    long height = 0;
    if (!isdigit((unsigned char)*value) || *end != 'x' || !whole(end + 1, 240, 8640, &height) ||
        width < 320 || width > 15360)
        return false;
    out->width = (int)width;
    out->height = (int)height;
    return true;
}

static bool take_new(struct options *out, const char *value)
{
    (void)value;
    out->new_game = true;
    out->begin = true;
    return true;
}

static bool take_game(struct options *out, const char *value)
{
    out->game = value;
    out->begin = true;
    return *value != '\0';
}

static bool take_seat(struct options *out, const char *value)
{
    if (out->seats >= GAME_MAX_SEATS || strlen(value) >= OPTIONS_WHO_MAX)
        return false;
    out->seat[out->seats++] = value;
    out->begin = true;
    return *value != '\0';
}

static bool take_option(struct options *out, const char *value)
{
    if (out->option_count >= GAME_MAX_OPTIONS || !strchr(value, '='))
        return false;
    out->option[out->option_count++] = value;
    out->begin = true;
    return true;
}

static bool take_seed(struct options *out, const char *value)
{
    char *end = NULL;
    errno = 0;
    unsigned long long seed = strtoull(value, &end, 10);
    if (!isdigit((unsigned char)*value) || errno != 0 || *end != '\0')
        return false;
    out->seed = seed;
    out->seeded = true;
    out->begin = true;
    return true;
}

static bool take_text_size(struct options *out, const char *value)
{
    long percent = 0;
    struct host_range range = host_setting_range(HOST_TEXT_SIZE);
    if (!whole(value, range.least, range.most, &percent))
        return false;
    out->text_size = (int)percent;
    return true;
}

static bool take_scene(struct options *out, const char *value)
{
    static const char *const names[] = {"title",   "new",   "load",    "settings",   "help",   "pause",
                                        "curtain", "table", "records", "statistics", "replay", NULL};
    int number;
    out->scene = value;
    return take_word(value, names, &number);
}

static bool take_speed(struct options *out, const char *value)
{
    static const char *const names[] = {"normal", "fast", "instant", "slow", NULL}; /* enum host_speed */
    return take_word(value, names, &out->speed);
}

static bool take_quality(struct options *out, const char *value)
{
    static const char *const names[] = {"auto", "low", "medium", "high", NULL};
    return take_word(value, names, &out->quality);
}

#define MEMBER(name) offsetof(struct options, name)

static const struct flag flags[] = {
    {"--fullscreen", NULL, take_fullscreen, 0, N_("full screen"), NULL},
    {"--windowed", NULL, take_windowed, 0, N_("play in a window"), NULL},
    {"--size", "WxH", take_size, 0, N_("size of the window, e.g. 1280x720"),
     N_("WxH (e.g. 1280x720; 640x480 at least, a picture 320x240)")},
    {"--load", "FILE", NULL, MEMBER(load), N_("go on with a saved game"), N_("the name of a file")},
    {"--new", NULL, take_new, 0, N_("start a game at once"), NULL},
    {"--game", "GAME", take_game, 0,
     /* TRANSLATORS: %s is a list of names of games, as they are typed */
     N_("which game: %s"), N_("the name of a game (%s)")},
    {"--seat", "WHO", take_seat, 0,
     N_("who takes the next seat: human:NAME, ai:LEVEL[+CHARACTER], bot:COMMAND"),
     N_("human:NAME, ai:LEVEL[+CHARACTER] or bot:COMMAND (8 of them at most, each of fewer than 256 bytes)")},
    {"--option", "NAME=VALUE", take_option, 0, N_("a house rule, e.g. %s"), N_("NAME=VALUE (e.g. %s)")},
    {"--seed", "N", take_seed, 0, N_("random seed"), N_("a whole number below 2^64")},
    {"--learn", NULL, NULL, MEMBER(learn), N_("learn a game by playing it"), NULL},
    {"--demo", NULL, NULL, MEMBER(demo), N_("watch opponents play each other"), NULL},
    {"--text-size", "PERCENT", take_text_size, 0, N_("100 to 200"), N_("a number from 100 to 200")},
    {"--couch", NULL, NULL, MEMBER(couch), N_("couch mode: to be read from across a room"), NULL},
    {"--speed", "SPEED", take_speed, 0, N_("slow, normal, fast or instant"),
     N_("slow, normal, fast or instant")},
    {"--quality", "QUALITY", take_quality, 0, N_("auto, low, medium or high"),
     N_("auto, low, medium or high")},
    {"--reduced-motion", NULL, NULL, MEMBER(reduced_motion), N_("reduce motion"), NULL},
    {"--no-sound", NULL, NULL, MEMBER(no_sound), N_("no sound"), NULL},
    {"--offscreen", "DIR", NULL, MEMBER(offscreen),
     N_("play one game without a display and save pictures of it in DIR"), N_("the name of a folder")},
    {"--screenshot", "FILE", NULL, MEMBER(screenshot), N_("save a screenshot to FILE (PNG) and exit"),
     N_("the name of a file")},
    {"--scene", "NAME", take_scene, 0,
     N_("what the picture shows: title, new, load, records, statistics, settings, help, pause, curtain, "
        "table, replay"),
     N_("title, new, load, records, statistics, settings, help, pause, curtain, table or replay")},
    {"--describe", "FILE", NULL, MEMBER(describe), N_("keep a list of what can be pressed in FILE"),
     N_("the name of a file")},
    {"--timings", NULL, NULL, MEMBER(timings), N_("report start-up and frame times"), NULL},
};

/* The ids of all games. */
static void example_games(struct text *out)
{
    for (const struct game_rules *const *game = game_list(); *game; game++)
        text_add(out, "%s%s", out->length > 0 ? ", " : "", (*game)->id);
}

/* The first option there is, with its least value. */
static void example_option(struct text *out)
{
    for (const struct game_rules *const *game = game_list(); *game; game++)
        if ((*game)->option_count > 0) {
            text_add(out, "%s=", (*game)->options[0].name);
            match_option_text(&(*game)->options[0], (*game)->options[0].least, out);
            return;
        }
}

/* The help or the `good` of a flag, translated; in place of its %s, what this program has. room: for the line. */
static const char *said_of(const struct flag *flag, const char *words, char *room, size_t size)
{
    char example[128] = "";
    struct text text = text_over(example, sizeof example);
    if (flag->take == take_game)
        example_games(&text);
    else if (flag->take == take_option)
        example_option(&text);
    else
        return i18n_marked(words);
    snprintf(room, size, i18n_marked(words), example);
    return room;
}

enum { FLAG_COUNT = sizeof flags / sizeof flags[0] };

static void print_help(FILE *print)
{
    fprintf(print, "%s\n", _("Usage: conspiracy [OPTION]… [FILE]"));
    fprintf(print, "%s\n", _("A FILE that is the record of a finished game is replayed; any other goes on."));
    fprintf(print, "%s\n\n", _("Games of secrets and bluff, each in a case file of its own."));
    for (size_t i = 0; i < FLAG_COUNT; i++) {
        char left[64], room[256];
        snprintf(left, sizeof left, "%s %s", flags[i].name, flags[i].value ? flags[i].value : "");
        fprintf(print, "  %-22s %s\n", left, said_of(&flags[i], flags[i].help, room, sizeof room));
    }
    fprintf(print, "  %-22s %s\n", "-h, --help", _("show this help"));
    fprintf(print, "  %-22s %s\n", "--version", _("show the version"));
}

/* The value after `--flag=` or in the next argument. */
static const char *value_of(int argc, char **argv, int *i, const char *name)
{
    const char *rest = argv[*i] + strlen(name);
    if (*rest == '=')
        return rest + 1;
    return *i + 1 < argc ? argv[++*i] : NULL;
}

static const struct flag *find(const char *word)
{
    for (size_t i = 0; i < FLAG_COUNT; i++) {
        size_t length = strlen(flags[i].name);
        if (strncmp(word, flags[i].name, length) == 0 && (word[length] == '\0' || word[length] == '='))
            return &flags[i];
    }
    return NULL;
}

/* Makes one line of it, whatever it quotes from the command line. */
__attribute__((format(printf, 2, 3))) static enum options_result bad(FILE *err, const char *format, ...)
{
    char line[1024];
    struct text text = text_over(line, sizeof line);
    va_list args;
    va_start(args, format);
    text_add(&text, "conspiracy: ");
    text_addv(&text, format, args);
    va_end(args);
    text_plain(line);
    fprintf(err, "%s\n", line);
    return OPTIONS_BAD;
}

static bool take(const struct flag *flag, struct options *out, const char *value)
{
    void *member = (char *)out + flag->member;
    if (flag->take)
        return flag->take(out, value);
    if (!flag->value) {
        *(bool *)member = true;
        return true;
    }
    *(const char **)member = value;
    return *value != '\0';
}

/* Combinations in which a flag would have no effect: reported rather than ignored. */
static enum options_result check_together(const struct options *o, FILE *err)
{
    bool described = o->game || o->seats > 0 || o->option_count > 0;
    const struct {
        bool clash;
        const char *one, *other;
    } pairs[] = {
        {o->offscreen && o->screenshot, "--offscreen", "--screenshot"},
        {o->load && described, "--load", "--game, --seat, --option"},
        {o->load && o->new_game, "--load", "--new"},
        {o->load && o->demo, "--load", "--demo"},
        {o->load && o->learn, "--load", "--learn"},
        {o->demo && o->learn, "--demo", "--learn"},
        {o->learn && o->new_game, "--learn", "--new"},
        {o->learn && (o->seats > 0 || o->option_count > 0), "--learn", "--seat, --option"},
        {o->learn && o->offscreen, "--learn", "--offscreen"},
        {o->demo && o->new_game, "--demo", "--new"},
        {o->demo && described, "--demo", "--game, --seat, --option"},
        {o->demo && o->offscreen, "--demo", "--offscreen"},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        if (pairs[i].clash)
            /* TRANSLATORS: two options of the command line, such as --load and --new. */
            return bad(err, _("%s does not go together with %s"), pairs[i].one, pairs[i].other);
    bool seen = !o->offscreen && !o->screenshot;
    if (seen && o->width > 0 && (o->width < WINDOW_LEAST_WIDTH || o->height < WINDOW_LEAST_HEIGHT))
        return bad(err, _("--size: a window is %dx%d at least, not %dx%d"), WINDOW_LEAST_WIDTH,
                   WINDOW_LEAST_HEIGHT, o->width, o->height);
    if (o->scene && !o->screenshot)
        /* TRANSLATORS: two options of the command line; the first is meant for use with the second. */
        return bad(err, _("%s goes with %s only"), "--scene", "--screenshot");
    return OPTIONS_RUN;
}

static bool begins(const char *word, const char *with)
{
    return strncmp(word, with, strlen(with)) == 0;
}

/* For a word that is not a flag: a hint at what was meant, if it looks like something. */
static enum options_result bad_word(const char *word, FILE *err)
{
    struct text_typed shown = text_typed(word);
    if (begins(word, "human") || begins(word, "ai:") || begins(word, "bot:"))
        return bad(err, _("unexpected argument \"%s\"; who sits at the table is named with --seat WHO"),
                   shown.at);
    return bad(err, _("unexpected argument \"%s\"; try --help"), shown.at);
}

static bool is_file(const char *word)
{
    struct stat st;
    return word[0] != '-' && stat(word, &st) == 0 && !S_ISDIR(st.st_mode);
}

/* Handles a flag and its value; *i ends at the last argument used. */
static enum options_result read_flag(int argc, char **argv, int *i, struct options *out, FILE *err)
{
    const struct flag *flag = find(argv[*i]);
    if (is_file(argv[*i]) && !out->load) { /* as a double click opens it */
        out->load = argv[*i];
        out->opened = true;
        return OPTIONS_RUN;
    }
    if (!flag && (argv[*i][0] != '-' || argv[*i][1] == '\0'))
        return bad_word(argv[*i], err);
    if (!flag)
        return bad(err, _("unknown option %s; try --help"), text_typed(argv[*i]).at);
    if (!flag->value && argv[*i][strlen(flag->name)] == '=')
        return bad(err, _("%s takes no value"), flag->name);
    const char *value = flag->value ? value_of(argc, argv, i, flag->name) : NULL;
    if (flag->value && !value)
        /* TRANSLATORS: an option, and what its value is called (`FILE`). */
        return bad(err, _("%s needs a value (%s)"), flag->name, flag->value);
    char room[256];
    if (!take(flag, out, value))
        /* TRANSLATORS: an option, what its value should be (`a number from 100 to 200`), what was given. */
        return bad(err, _("%s: not %s: %s"), flag->name, said_of(flag, flag->good, room, sizeof room),
                   value && *value != '\0' ? text_typed(value).at : "\"\"");
    return OPTIONS_RUN;
}

enum options_result options_read(int argc, char **argv, struct options *out, FILE *print, FILE *err)
{
    *out = (struct options){.fullscreen = -1, .speed = -1, .quality = -1};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            print_help(print);
            return OPTIONS_DONE;
        }
        if (strcmp(argv[i], "--version") == 0) {
            fprintf(print, "conspiracy %s\n", CONSPIRACY_VERSION);
            return OPTIONS_DONE;
        }
        if (read_flag(argc, argv, &i, out, err) != OPTIONS_RUN)
            return OPTIONS_BAD;
    }
    return check_together(out, err);
}
