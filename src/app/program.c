/* The whole program, from its command line to its exit status. */
#include "app/app.h"
#include "base/i18n.h"

#include <stdio.h>
#include <stdlib.h>

int app_main(int argc, char **argv)
{
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
        fprintf(stderr, "conspiracy: %s\n", error);
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
