#include "app/describe.h"

#include "app/app.h"
#include "base/file.h"
#include "base/text.h"
#include "platform/input.h"
#include "rules/match.h"
#include "ui/describe.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 19 }; /* a decision may have GAME_MAX_LEGAL answers, each pressed in several ways */

struct describe {
    const char *path;
    bool failed; /* a failure has been reported */
    char now[ROOM], written[ROOM];
};

struct describe *describe_open(const char *path)
{
    struct describe *d = calloc(1, sizeof *d);

    if (d)
        d->path = path;
    return d;
}

void describe_close(struct describe *d)
{
    free(d);
}

/* What the table has shown of the match, which may be less than what has happened. */
static void add_match(const struct app *a, struct text *out)
{
    const struct match *m = session_match(a->session);
    uint32_t shown = session_played(a->session);
    game_decision next = match_decision(m, shown);

    text_add(out, "match %u ", (unsigned)shown);
    if (next.chance)
        text_add(out, "chance ");
    for (int seat = game_asked(&next, 0); seat >= 0; seat = game_asked(&next, seat + 1))
        text_add(out, "%d ", seat + 1);
    text_add(out, "%s\n",
             match_outcome(m, shown, NULL) ? "none" : match_setup_of(m)->rules->phase_name[next.phase]);
}

void describe_frame(const struct app *a, bool still)
{
    struct describe *d = a->describe;
    struct text text = text_over(d->now, sizeof d->now);

    text_add(&text, "%s\n", still ? "still" : "moving");
    if (a->input) /* offscreen nobody presses anything */
        text_add(&text, "heard %u\n", input_heard(a->input));
    if (app_table(a))
        add_match(a, &text);
    ui_describe(a->ui, &text);
    screens_describe(&a->screens, &text);
    if (strcmp(d->now, d->written) == 0)
        return;
    struct file_error err;
    if (file_replace(d->path, d->now, text.length, &err)) { /* so that a reader never sees half of it */
        memcpy(d->written, d->now, sizeof d->written);
    } else if (!d->failed) {
        fprintf(stderr, "conspiracy: %s\n", err.text);
        d->failed = true;
    }
}
