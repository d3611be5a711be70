#include "app/describe.h"

#include "base/i18n.h"
#include "base/text.h"
#include "ui/describe.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 16 };

struct describe {
    const char *path;
    bool failed; /* and said so */
    char now[ROOM], written[ROOM];
};

struct describe *describe_open(const char *path)
{
    struct describe *d = calloc(1, sizeof *d);

    if (d != NULL)
        d->path = path;
    return d;
}

void describe_close(struct describe *d)
{
    free(d);
}

/* By a second file and a rename, so that a reader never sees half of it. */
static bool replace(const struct describe *d)
{
    char beside[4096];

    if (snprintf(beside, sizeof beside, "%s.new", d->path) >= (int)sizeof beside)
        return false;
    FILE *file = fopen(beside, "w");
    if (file == NULL)
        return false;
    bool good = fputs(d->now, file) >= 0;
    good = fclose(file) == 0 && good;
    return good && rename(beside, d->path) == 0;
}

void describe_frame(struct describe *d, const struct ui *ui, bool still)
{
    struct text text = text_over(d->now, sizeof d->now);

    text_add(&text, "%s\n", still ? "still" : "moving");
    ui_describe(ui, &text);
    if (strcmp(d->now, d->written) == 0)
        return;
    if (replace(d)) {
        memcpy(d->written, d->now, sizeof d->written);
    } else if (!d->failed) {
        fprintf(stderr, _("conspiracy: cannot write %s"), d->path);
        fputc('\n', stderr);
        d->failed = true;
    }
}
