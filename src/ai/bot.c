#include "ai/bot.h"

#include "ai/player.h"
#include "ai/process.h"
#include "base/i18n.h"
#include "base/text.h"
#include "base/utf8.h"
#include "rules/amounts.h"
#include "rules/record.h"
#include "rules/words.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { QUESTION_SIZE = 96 * GAME_MAX_LEGAL }; /* bytes of a decision with all its legal answers */

struct bot {
    struct process *process;
    struct match_setup setup;
    int seat;
    process_result broken; /* why nothing can be said to it any more; PROCESS_OK: it can */
    unsigned owed;         /* answers that came too late so far: the next lines are theirs */
    char name[MATCH_NAME_SIZE];
    struct text question;
    char bytes[QUESTION_SIZE];
};

static const char *reason(process_result result)
{
    switch (result) {
    case PROCESS_LATE:
        return _("did not answer in time");
    case PROCESS_GONE:
        return _("has gone");
    case PROCESS_GARBLED:
        return _("answered with a line that is too long or no text");
    default:
        return _("was stopped");
    }
}

/* Sends a text; a bot that does not take it in time is broken for good, since half a line may have reached it. */
static void tell(struct bot *b, const char *bytes, size_t length)
{
    if (b->broken == PROCESS_OK)
        b->broken = process_send(b->process, bytes, length, process_now() + BOT_ANSWER_MS, NULL);
}

/* The name that a bot gives itself, as a seat can have it: of the longest the beginning. */
static void take_name(struct bot *b, char *name)
{
    size_t length = strlen(name), at = 0;
    uint32_t code;

    for (int characters = 0; at < length && characters < MATCH_NAME_CHARS; characters++)
        at += utf8_next(name + at, length - at, &code); /* a line that process_line let pass is UTF-8 */
    name[at] = '\0';
    text_plain(name); /* a tab */
    if (name[0])
        snprintf(b->name, sizeof b->name, "%s", name);
}

static void greet(struct bot *b)
{
    static const char hello[] = "conspiracy-bot 1\n";
    char line[PROCESS_LINE_SIZE];

    tell(b, hello, sizeof hello - 1);
    if (b->broken != PROCESS_OK)
        return;
    b->broken = process_line(b->process, line, process_now() + BOT_READY_MS, NULL);
    if (b->broken != PROCESS_OK)
        return;
    if (strncmp(line, "ready", 5) != 0 || (line[5] && line[5] != ' ')) {
        b->broken = PROCESS_GARBLED;
        return;
    }
    if (line[5])
        take_name(b, line + 6);
}

struct bot *bot_start(const char *command, bool patient, game_error *err)
{
    struct bot *b = calloc(1, sizeof *b);

    errno = ENOMEM;
    if (b)
        b->process = process_start(command);
    if (!b || !b->process) {
        snprintf(err->text, sizeof err->text, _("the bot \"%.80s\" cannot be started: %s"),
                 text_typed(command).at, strerror(errno));
        free(b);
        return NULL;
    }
    snprintf(b->name, sizeof b->name, "bot");
    greet(b);
    if (b->broken == PROCESS_OK || patient)
        return b;
    snprintf(err->text, sizeof err->text, _("the bot \"%.80s\" never said that it is ready: it %s"),
             text_typed(command).at, reason(b->broken));
    bot_end(b, NULL);
    return NULL;
}

const char *bot_name(const struct bot *b)
{
    return b->name;
}

void bot_begin(struct bot *b, const struct match_setup *setup, int seat)
{
    char header[4096];
    struct text text = text_over(header, sizeof header);

    b->setup = *setup;
    b->seat = seat;
    record_header(setup, &text);
    b->question = text_over(b->bytes, sizeof b->bytes);
    text_add(&b->question, "begin %d\n", seat + 1);
    for (char *line = header, *end; (end = strchr(line, '\n')); line = end + 1)
        text_add(&b->question, "header: %.*s\n", (int)(end - line), line);
    tell(b, b->bytes, b->question.length);
}

/* One line: what it begins with, and an event. */
static void tell_event(struct bot *b, const char *before, int actor, const game_action *masked)
{
    char line[512];
    struct text text = text_over(line, sizeof line);

    text_add(&text, "%s", before);
    record_event(b->setup.rules, b->setup.box, actor, masked, &text);
    text_put(&text, "\n", 1);
    tell(b, line, text.length);
}

void bot_see(struct bot *b, int actor, const game_action *masked)
{
    tell_event(b, "event: ", actor, masked);
}

void bot_opened(struct bot *b, size_t n, int actor, const game_action *masked)
{
    char before[40];

    snprintf(before, sizeof before, "opened: %zu ", n);
    tell_event(b, before, actor, masked);
}

static void ask(struct bot *b, const game_action *legal, size_t count)
{
    const struct game_rules *rules = b->setup.rules;
    const struct game_box *box = b->setup.box;
    size_t lines = 0;

    for (size_t i = 0; i < count; i += amounts_run(rules, box, legal, count, i))
        lines++;
    b->question = text_over(b->bytes, sizeof b->bytes);
    text_add(&b->question, "decide %d %zu\n", BOT_ANSWER_MS, lines);
    for (size_t i = 0, run; i < count; i += run) {
        run = amounts_run(rules, box, legal, count, i);
        text_add(&b->question, "legal: ");
        amounts_text(rules, box, &legal[i], run, &b->question);
        text_put(&b->question, "\n", 1);
    }
    tell(b, b->bytes, b->question.length);
}

/* The line that answers the question just asked; what was owed from before is read past. */
static process_result answer(struct bot *b, char line[PROCESS_LINE_SIZE], const atomic_bool *stop)
{
    uint64_t deadline = process_now() + BOT_ANSWER_MS;

    for (b->owed++;; b->owed--) {
        process_result result = process_line(b->process, line, deadline, stop);
        if (result == PROCESS_GONE)
            b->broken = PROCESS_GONE;
        if (result == PROCESS_LATE || result == PROCESS_STOPPED || result == PROCESS_GONE)
            return result;
        if (b->owed == 1) {
            b->owed = 0;
            return result;
        }
    }
}

static bool is_legal_answer(const struct bot *b, const char *line, const game_action *legal, size_t count,
                            game_action *out)
{
    game_error unread;

    if (strncmp(line, "play ", 5) != 0 ||
        !words_read(b->setup.rules->words, b->setup.box, b->seat, line + 5, out, &unread))
        return false;
    for (size_t i = 0; i < count; i++)
        if (ai_same_action(&legal[i], out))
            return true;
    return false;
}

bool bot_decide(struct bot *b, const struct game_view *view, const atomic_bool *stop, game_action *out,
                game_error *why)
{
    game_action legal[GAME_MAX_LEGAL];
    char line[PROCESS_LINE_SIZE] = "";
    size_t count = b->setup.rules->view_legal(b->setup.box, view, legal, GAME_MAX_LEGAL);

    ask(b, legal, count);
    process_result result = b->broken == PROCESS_OK ? answer(b, line, stop) : b->broken;
    if (result == PROCESS_OK && is_legal_answer(b, line, legal, count, out))
        return true;
    if (result == PROCESS_OK) {
        char shown[64];
        struct text text = text_over(shown, sizeof shown);
        text_put(&text, line, strlen(line));
        snprintf(why->text, sizeof why->text, _("answered \"%s\", which is not legal"), shown);
    } else {
        snprintf(why->text, sizeof why->text, "%s", reason(result));
    }
    return false;
}

void bot_end(struct bot *b, const game_outcome *outcome)
{
    char line[128];
    struct text text = text_over(line, sizeof line);

    if (!b)
        return;
    if (outcome) {
        text_add(&text, outcome->winners ? "end win" : "end none");
        for (int seat = 0; seat < b->setup.config.seats; seat++)
            if (outcome->winners >> seat & 1U)
                text_add(&text, " %d", seat + 1);
        text_put(&text, "\n", 1);
    }
    text_add(&text, "quit\n");
    tell(b, line, text.length);
    process_stop(b->process, b->broken == PROCESS_OK ? BOT_QUIT_MS : 0);
    free(b);
}
