#include "app/speech.h"

#include "app/app.h"
#include "base/text.h"
#include "platform/voice.h"
#include "ui/describe.h"
#include "ui/ui.h"

#include <stdio.h>
#include <string.h>

static void speak(void *ctx, const char *words, bool happens)
{
    voice_say(ctx, words, happens);
}

bool speech_turn(struct app *a, bool on)
{
    struct speech *s = &a->speech;

    if (!on) {
        voice_close(s->voice);
        *s = (struct speech){0};
        return true;
    }
    if (s->say)
        return true;
    if (!a->window) /* nobody is there to listen */
        return false;
    s->voice = voice_open(language_code((size_t)a->settings.value[HOST_LANGUAGE]));
    if (!s->voice)
        return false;
    s->say = speak;
    s->ctx = s->voice;
    return true;
}

void speech_toast(struct app *a, const char *line)
{
    if (a->speech.say)
        a->speech.say(a->speech.ctx, line, true);
}

/* Several people share the screen, and all of them hear what is read: of a thing its name alone, since what it is set to and what is
 * said of it may be somebody's own. */
static bool overheard(const struct app *a)
{
    return a->session && app_table(a) && session_humans(a->session) > 1;
}

/* What has the focus, when that is another thing than before, or set to something else. */
static void read_focus(struct app *a)
{
    struct speech *s = &a->speech;
    char words[sizeof s->focus] = "";
    struct text text = text_over(words, sizeof words);

    (void)ui_in_words(a->ui, overheard(a), &text);
    if (text.length > 0 && strcmp(words, s->focus) != 0)
        s->say(s->ctx, words, false);
    (void)snprintf(s->focus, sizeof s->focus, "%s", words);
}

static void read_asked(struct app *a)
{
    struct speech *s = &a->speech;
    const char *said = ui_said(a->ui);

    if (said[0] != '\0' && strcmp(said, s->asked) != 0)
        s->say(s->ctx, said, true);
    (void)snprintf(s->asked, sizeof s->asked, "%s", said);
}

/* The lines of a match that have come since. Of one that is opened or shown again, what is already there is not read. */
static void read_log(struct app *a)
{
    struct speech *s = &a->speech;
    const struct host *h = &a->host;
    struct host_log_line line;

    if (!a->session || !app_table(a) || session_is_record(a->session) ||
        (overheard(a) && session_alone(a->session))) /* told when it is open to all */
        return;
    size_t count = h->log_count(h), first = count;
    bool same = s->match == a->session;
    while (first > 0 && h->log_line(h, first - 1, &line) && line.number > s->event)
        first--;
    for (size_t i = first; i < count && same && h->log_line(h, i, &line); i++)
        s->say(s->ctx, line.text, true);
    s->match = a->session;
    s->event = count > 0 && h->log_line(h, count - 1, &line) ? line.number : 0;
}

void speech_frame(struct app *a)
{
    if (!a->speech.say)
        return;
    read_log(a);
    read_asked(a);
    read_focus(a);
}
