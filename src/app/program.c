/* The whole program, from command line to exit status. */
#include "app/app.h"
#include "base/file.h"
#include "base/i18n.h"
#include "base/standard.h"
#include "base/text.h"
#include "platform/folders.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

/* Decoded pictures and sounds are large and soon freed. Mapped separately, they go back to the system at
 * once; glibc would keep them for a while. */
static void tune_memory(void)
{
#ifdef __GLIBC__
    enum { OWN_PAGES = 256 << 10 };
    (void)mallopt(M_MMAP_THRESHOLD, OWN_PAGES);
    (void)mallopt(M_ARENA_MAX, 2);
#endif
}

/* The driver that draws does not bear being refused memory: what is known not to suffice is refused first. */
static bool has_room(void)
{
    enum { LEAST_MB = 768 };
    static const int kinds[] = {RLIMIT_AS, RLIMIT_DATA};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        struct rlimit limit;
        if (getrlimit(kinds[i], &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ||
            limit.rlim_cur >> 20 >= LEAST_MB)
            continue;
        fprintf(stderr, "conspiracy: ");
        fprintf(stderr, _("at least %d MB of memory have to be allowed (ulimit -v, ulimit -d), and %d are\n"),
                LEAST_MB, (int)(limit.rlim_cur >> 20));
        return false;
    }
    return true;
}

/* Checks that a requested file can be written, before any work is done for it. */
static bool can_write(const char *flag, const char *path)
{
    struct file_error err;

    if (!path || file_can_write(path, &err))
        return true;
    text_plain(err.text);
    fprintf(stderr, "conspiracy: %s %s\n", flag, err.text);
    return false;
}

static void say(char *line)
{
    text_plain(line);
    fprintf(stderr, "conspiracy: %s\n", line);
}

struct app *app_start(const struct options *options, const struct app_parts *parts, int *status)
{
    char error[512] = "";
    struct app *a = malloc(sizeof *a);
    *status = 1;
    if (!a) {
        fprintf(stderr, "conspiracy: %s\n", _("Out of memory."));
        return NULL;
    }
    if (app_open(a, options, parts, error, sizeof error))
        return a;
    say(error);
    *status = a->bad_command_line ? 2 : 1;
    app_end(a);
    return NULL;
}

void app_end(struct app *a)
{
    app_close(a);
    free(a);
}

bool app_begin_reporting(struct app *a, const struct options *options)
{
    char error[512] = "";
    if (app_begin(a, options, error, sizeof error))
        return true;
    say(error);
    return false;
}

static int run(int argc, char **argv)
{
    struct options options;
    switch (options_read(argc, argv, &options, stdout, stderr)) {
    case OPTIONS_DONE:
        return 0;
    case OPTIONS_BAD:
        return 2;
    default:
        break;
    }
    if (!has_room() || !can_write("--screenshot", options.screenshot) ||
        !can_write("--describe", options.describe))
        return 1;
    if (options.offscreen)
        return app_offscreen(&options);
    if (options.screenshot)
        return app_screenshot(&options);
    struct app_parts parts = {0};
    int status;
    struct app *a = app_start(&options, &parts, &status);
    if (!a)
        return status;
    status = app_begin_reporting(a, &options) ? app_loop(a) : 2;
    app_end(a);
    return status;
}

int app_main(int argc, char **argv)
{
    standard_hold();
    tune_memory();
    folders_begin();
    language_begin();
    return standard_finish("conspiracy", run(argc, argv));
}
