#include "app/options.h"

#include "base/i18n.h"
#include "scene/host.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* A flag; `take` gets its value (NULL for a flag without one) and says whether it was good. */
struct flag {
    const char *name;
    const char *value; /* what the help calls its value, or NULL: it has none */
    bool (*take)(struct options *out, const char *value);
    const char *help;
    const char *good; /* what a good value is, after "not"; NULL: there is no value */
};

static bool whole(const char *text, long least, long most, long *out)
{
    char *end = NULL;
    errno = 0;
    long value = strtol(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || value < least || value > most)
        return false;
    *out = value;
    return true;
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
    if (end == value || *end != 'x' || !whole(end + 1, 240, 8640, &height))
        return false;
    if (width < 320 || width > 15360)
        return false;
    out->width = (int)width;
    out->height = (int)height;
    return true;
}

static bool take_load(struct options *out, const char *value)
{
    out->load = value;
    return *value != '\0';
}

static bool take_new(struct options *out, const char *value)
{
    (void)value;
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
    if (out->option_count >= GAME_MAX_OPTIONS || strchr(value, '=') == NULL)
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
    if (errno != 0 || end == value || *end != '\0' || *value == '-')
        return false;
    out->seed = seed;
    out->seeded = true;
    out->begin = true;
    return true;
}

static bool take_offscreen(struct options *out, const char *value)
{
    out->offscreen = value;
    return *value != '\0';
}

static bool take_screenshot(struct options *out, const char *value)
{
    out->screenshot = value;
    return *value != '\0';
}

static bool take_scene(struct options *out, const char *value)
{
    static const char *const names[] = {"title", "new",   "load",    "settings",
                                        "help",  "pause", "curtain", "table"};
    out->scene = value;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(value, names[i]) == 0)
            return true;
    return false;
}

static bool take_describe(struct options *out, const char *value)
{
    out->describe = value;
    return *value != '\0';
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

static bool take_speed(struct options *out, const char *value)
{
    static const char *const names[] = {"normal", "fast", "instant"};
    for (int i = 0; i < 3; i++)
        if (strcmp(value, names[i]) == 0) {
            out->speed = i;
            return true;
        }
    return false;
}

static bool take_quality(struct options *out, const char *value)
{
    static const char *const names[] = {"auto", "low", "medium", "high"};
    for (int i = 0; i < 4; i++)
        if (strcmp(value, names[i]) == 0) {
            out->quality = i;
            return true;
        }
    return false;
}

static bool take_reduced_motion(struct options *out, const char *value)
{
    (void)value;
    out->reduced_motion = true;
    return true;
}

static bool take_no_sound(struct options *out, const char *value)
{
    (void)value;
    out->no_sound = true;
    return true;
}

static bool take_demo(struct options *out, const char *value)
{
    (void)value;
    out->demo = true;
    return true;
}

static bool take_timings(struct options *out, const char *value)
{
    (void)value;
    out->timings = true;
    return true;
}

static const struct flag flags[] = {
    {"--fullscreen", NULL, take_fullscreen, N_("fill the screen"), NULL},
    {"--windowed", NULL, take_windowed, N_("play in a window"), NULL},
    {"--size", "WxH", take_size, N_("size of the window, e.g. 1280x720"),
     N_("WxH (e.g. 1280x720; 320x240 at least)")},
    {"--load", "FILE", take_load, N_("go on with a saved game"), N_("the name of a file")},
    {"--new", NULL, take_new, N_("start a game at once"), NULL},
    {"--game", "GAME", take_game, N_("which game: solomon"), N_("the name of a game (solomon)")},
    {"--seat", "WHO", take_seat, N_("who sits next: human:NAME, ai:LEVEL[+CHARACTER], bot:COMMAND"),
     N_("a WHO, 8 of them at most, each of fewer than 256 bytes")},
    {"--option", "NAME=VALUE", take_option, N_("a house rule, e.g. die-faces=2"),
     N_("NAME=VALUE (e.g. die-faces=2)")},
    {"--seed", "N", take_seed, N_("the seed of everything that is left to chance"),
     N_("a whole number below 2^64")},
    {"--demo", NULL, take_demo, N_("let the opponents play among themselves"), NULL},
    {"--text-size", "PERCENT", take_text_size, N_("100 to 200"), N_("a number from 100 to 200")},
    {"--speed", "SPEED", take_speed, N_("normal, fast or instant"), N_("normal, fast or instant")},
    {"--quality", "QUALITY", take_quality, N_("auto, low, medium or high"), N_("auto, low, medium or high")},
    {"--reduced-motion", NULL, take_reduced_motion, N_("things do not fly about"), NULL},
    {"--no-sound", NULL, take_no_sound, N_("silence"), NULL},
    {"--offscreen", "DIR", take_offscreen, N_("play one game without a screen and leave its pictures in DIR"),
     N_("the name of a folder")},
    {"--screenshot", "FILE", take_screenshot, N_("draw one picture into FILE (PNG) and leave"),
     N_("the name of a file")},
    {"--scene", "NAME", take_scene,
     N_("what the picture shows: title, new, load, settings, help, pause, curtain, table"),
     N_("title, new, load, settings, help, pause, curtain or table")},
    {"--describe", "FILE", take_describe, N_("keep a list of what can be pressed in FILE"),
     N_("the name of a file")},
    {"--timings", NULL, take_timings, N_("say when the first frame was there and what frames cost"), NULL},
};

enum { FLAG_COUNT = sizeof flags / sizeof flags[0] };

static void print_help(FILE *print)
{
    fprintf(print, "%s\n", _("Usage: conspiracy [OPTION]…"));
    fprintf(print, "%s\n\n", _("Spy chiefs bluff over agents whom nobody owns."));
    for (size_t i = 0; i < FLAG_COUNT; i++) {
        char left[64];
        snprintf(left, sizeof left, "%s %s", flags[i].name, flags[i].value != NULL ? flags[i].value : "");
        fprintf(print, "  %-22s %s\n", left, _(flags[i].help));
    }
    fprintf(print, "  %-22s %s\n", "-h, --help", _("this text"));
    fprintf(print, "  %-22s %s\n", "--version", _("the version"));
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
        if (strncmp(word, flags[i].name, length) != 0)
            continue;
        if (word[length] == '\0' || (word[length] == '=' && flags[i].value != NULL))
            return &flags[i];
    }
    return NULL;
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
        const struct flag *flag = find(argv[i]);
        if (flag == NULL) {
            fprintf(err, _("conspiracy: unknown option %s; try --help"), argv[i]);
            fputc('\n', err);
            return OPTIONS_BAD;
        }
        const char *value = flag->value != NULL ? value_of(argc, argv, &i, flag->name) : NULL;
        if (flag->value != NULL && value == NULL) {
            fprintf(err, _("conspiracy: %s needs a value (%s)"), flag->name, flag->value);
            fputc('\n', err);
            return OPTIONS_BAD;
        }
        if (!flag->take(out, value)) {
            fprintf(err, _("conspiracy: %s: not %s: %s"), flag->name, _(flag->good),
                    value != NULL && *value != '\0' ? value : "\"\"");
            fputc('\n', err);
            return OPTIONS_BAD;
        }
    }
    return OPTIONS_RUN;
}
