/* What is said to the program in words: options (`NAME=VALUE`) and the lines of bots and records (`move Spy Rome`), for every game. What is
 * accepted is written and read again the same; what is not is complained of in one line. */
#include "fuzz.h"

#include "base/text.h"
#include "rules/list.h"
#include "rules/match.h"
#include "rules/shelf.h"
#include "rules/words.h"

#include <stdlib.h>
#include <string.h>

static void complained(const game_error *err)
{
    if (err->text[0] == '\0' || strchr(err->text, '\n'))
        abort();
}

static void set_option(const struct game_rules *r, const struct game_box *box, const char *line, char *value)
{
    struct match_setup setup;
    game_error err = {""};
    *value++ = '\0';
    if (!match_setup_default(r, box, r->usual_seats, &setup, &err))
        abort();
    if (!match_setup_option(&setup, line, value, &err)) {
        complained(&err);
        return;
    }
    for (int i = 0; i < r->option_count; i++)
        if (strcmp(r->options[i].name, line) == 0) {
            char made[64];
            struct text text = text_over(made, sizeof made);
            match_option_text(&r->options[i], setup.config.option[i], &text);
            if (strcmp(made, value) != 0)
                abort();
        }
}

static void say(const struct game_rules *r, const struct game_box *box, int actor, const char *line)
{
    game_action a, again;
    game_error err = {""};
    char made[512];
    struct text text = text_over(made, sizeof made);
    if (!words_read(r->words, box, actor, line, &a, &err)) {
        complained(&err);
        return;
    }
    words_write(r->words, box, &a, &text);
    if (text.cut || !words_read(r->words, box, actor, made, &again, &err) ||
        memcmp(&a, &again, sizeof a) != 0)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct game_shelf shelf;
    char line[512];
    if (size >= sizeof line || memchr(data, '\0', size))
        return 0;
    for (const struct game_rules *const *game = game_list(); *game; game++) {
        game_error err;
        const struct game_box *box = shelf_box(&shelf, *game, &err);
        for (int actor = SEAT_NATURE; actor <= 0; actor++) {
            memcpy(line, data, size);
            line[size] = '\0';
            say(*game, box, actor, line);
        }
        char *value = strchr(line, '=');
        if (value)
            set_option(*game, box, line, value);
    }
    return 0;
}
