/* Reading records: nothing is believed that the rules do not allow. */
#include "base/text.h"
#include "rules/record.h"

#include "base/file.h"
#include "base/i18n.h"
#include "rules/record_header.h"
#include "rules/record_lines.h"
#include "rules/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MAX = 16 * RECORD_MAX };

/* An event that is not legal: what is wrong and what would be legal. */
static bool illegal(const struct match *m, size_t line, const char *what, record_error *err)
{
    char legal[400];
    struct text text = text_over(legal, sizeof legal);

    match_say_legal(m, &text);
    return record_wrong(err, line, _("%s; legal here: %s"), what, legal);
}

/* Whether an argument is `?`, as in a record that only one seat may see. */
static bool is_open(const char *words)
{
    for (const char *at = words; (at = strchr(at, '?')); at++)
        if (at > words && (at[-1] == ' ' || at[-1] == '=') && (at[1] == ' ' || at[1] == '\0'))
            return true;
    return false;
}

/* The actor at the start of a line, or SEAT_NONE; *rest is what follows. */
static int read_actor(const struct match_setup *setup, const char *words, const char **rest)
{
    size_t length = strcspn(words, " ");

    *rest = words + length + (words[length] ? 1 : 0);
    if (length == strlen("chance") && strncmp(words, "chance", length) == 0)
        return SEAT_NATURE;
    if (length == 1 && words[0] >= '1' && words[0] < '1' + setup->config.seats)
        return words[0] - '1';
    return SEAT_NONE;
}

static bool read_event(struct match *m, const struct record_lines *lines, record_error *err)
{
    const struct match_setup *setup = match_setup_of(m);
    const char *rest, *words = lines->words;
    char what[240], plain[RECORD_LINE_MAX];
    struct text text = text_over(what, sizeof what), said = text_over(plain, sizeof plain);
    game_action action;
    game_error why;
    int actor = read_actor(setup, words, &rest);

    if (match_outcome(m, match_length(m), NULL))
        return record_wrong(err, lines->number, _("\"%.60s\" comes after the end of the game"), words);
    if (actor == SEAT_NONE) {
        text_add(&text, _("\"%.60s\" begins with neither a seat's number nor \"chance\""), words);
        return illegal(m, lines->number, what, err);
    }
    if (is_open(words))
        return record_wrong(
            err, lines->number,
            _("\"%.60s\": \"?\" is what a viewer may not know and cannot be played; a record to be "
              "replayed has every argument written out"),
            words);
    if (!words_read(setup->rules->words, setup->box, actor, rest, &action, &why)) {
        text_add(&text, _("\"%.60s\": %s"), words, why.text);
        return illegal(m, lines->number, what, err);
    }
    record_event(setup->rules, setup->box, actor, &action, &said);
    if (strcmp(plain, words) != 0) {
        text_add(&text, _("\"%.60s\" has to be written \"%.60s\""), words, plain);
        return record_wrong(err, lines->number, "%s", what);
    }
    if (!match_play(m, actor, &action, &why))
        return record_wrong(err, lines->number, "%s", why.text);
    return true;
}

struct match *record_read(struct game_shelf *shelf, const char *bytes, size_t length, record_error *err)
{
    struct record_lines lines;

    if (!record_lines_start(&lines, bytes, length, err))
        return NULL;
    struct match *m = record_read_header(&lines, shelf, err);
    if (!m)
        return NULL;
    while (record_lines_next(&lines, err))
        if (lines.words[0] && !read_event(m, &lines, err))
            break;
    if (err->line == 0)
        return m;
    match_free(m);
    return NULL;
}

struct match *record_begin(struct game_shelf *shelf, const char *bytes, size_t length, record_error *err)
{
    struct record_lines lines;

    return record_lines_start(&lines, bytes, length, err) ? record_read_header(&lines, shelf, err) : NULL;
}

bool record_game(const char *bytes, size_t length, char *out, size_t size)
{
    static const char key[] = "game: ";
    struct record_lines lines;
    record_error err;

    if (!record_lines_start(&lines, bytes, length, &err))
        return false;
    while (record_lines_next(&lines, &err) && (lines.words[0] || lines.commented))
        if (strncmp(lines.words, key, sizeof key - 1) == 0) {
            snprintf(out, size, "%s", lines.words + sizeof key - 1);
            return out[0] != '\0';
        }
    return false;
}

struct match *record_load(struct game_shelf *shelf, const char *path, struct text *why)
{
    struct file_error unread;
    record_error wrong = {0};
    char *bytes = NULL;
    size_t length = 0;

    /* More than a record may have, so that the reader can say in which line it grows too long. */
    if (!file_read(path, FILE_MAX, &bytes, &length, &unread)) {
        text_add(why, "%s", unread.text);
        return NULL;
    }
    struct match *m = record_read(shelf, bytes, length, &wrong);
    if (!m) {
        text_put_typed(why, path);
        text_add(why, ":%zu: %s", wrong.line, wrong.text);
    }
    free(bytes);
    return m;
}
