/* The whole program, from its command line to its exit status. */
#include "app/app.h"
#include "base/file.h"
#include "base/i18n.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdio.h>
#include <stdlib.h>

/* Decoded pictures and sounds are large and soon freed: each in pages of its own goes back to the system at once, where
 * glibc would by and by keep them. */
static void tune_memory(void)
{
#ifdef __GLIBC__
    enum { OWN_PAGES = 256 << 10 };
    (void)mallopt(M_MMAP_THRESHOLD, OWN_PAGES);
    (void)mallopt(M_ARENA_MAX, 2);
#endif
}

/* Files that are asked for and could not be written: said before anything is done for them. */
static bool can_write(const char *flag, const char *path)
{
    struct file_error err;

    if (path == NULL || file_can_write(path, &err))
        return true;
    fprintf(stderr, "conspiracy: %s %s\n", flag, err.text);
    return false;
}

int app_main(int argc, char **argv)
{
    tune_memory();
    language_begin();
    struct options options;
    switch (options_read(argc, argv, &options, stdout, stderr)) {
    case OPTIONS_DONE:
        return 0;
    case OPTIONS_BAD:
        return 2;
    default:
        break;
    }
    if (!can_write("--screenshot", options.screenshot) || !can_write("--describe", options.describe))
        return 1;
    if (options.offscreen != NULL)
        return app_offscreen(&options);
    if (options.screenshot != NULL)
        return app_screenshot(&options);
    struct app *a = malloc(sizeof *a);
    if (a == NULL)
        return 1;
    char error[512] = "";
    struct app_parts parts = {0};
    int status = 1;
    if (!app_open(a, &options, &parts, error, sizeof error)) {
        fprintf(stderr, a->misused && options.load != NULL ? "%s\n" : "conspiracy: %s\n", error);
        status = a->misused ? 2 : 1;
    } else if (!app_begin(a, &options, error, sizeof error)) {
        fprintf(stderr, options.load != NULL ? "%s\n" : "conspiracy: %s\n", error);
        status = 2;
    } else {
        status = app_loop(a);
    }
    app_close(a);
    free(a);
    return status;
}
