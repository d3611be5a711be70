#include "record_help.h"
#include "base/text.h"

#include "base/file.h"
#include "cmocka_all.h"
#include "rules/list.h"
#include "rules/words.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct game_shelf *shelf(void)
{
    static struct game_shelf one; /* a test program may keep it to its end */
    return &one;
}

struct match_setup setup_of(const struct game_rules *rules, uint8_t seats)
{
    game_error err = {""};
    const struct game_box *box = shelf_box(shelf(), rules, &err);
    struct match_setup setup;

    assert_non_null(box);
    assert_true(match_setup_default(rules, box, seats, &setup, &err));
    match_setup_suggest(&setup, false);
    return setup;
}

struct match *read_text(const char *text)
{
    record_error err = {0};
    struct match *m = record_read(shelf(), text, strlen(text), &err);

    if (!m)
        fail_msg("line %zu: %s", err.line, err.text);
    return m;
}

char *file_text(const char *name)
{
    char path[512], *bytes;
    size_t length;
    struct file_error err;

    const char *slash = strchr(name, '/');

    assert_non_null(slash);
    snprintf(path, sizeof path, "%s/%.*s/records%s", GAMES, (int)(slash - name), name, slash);
    return file_read(path, RECORD_MAX, &bytes, &length, &err) ? bytes : NULL;
}

struct match *read_named(const char *name)
{
    char file[128];

    snprintf(file, sizeof file, "%s.rec", name);
    char *text = file_text(file);
    assert_non_null(text);
    struct match *m = read_text(text);
    free(text);
    return m;
}

bool record_file(const struct game_rules *rules, size_t i, char *out, size_t size)
{
    char pattern[512];
    glob_t found;

    snprintf(pattern, sizeof pattern, "%s/%s/records/*.rec", GAMES, rules->id);
    assert_int_equal(glob(pattern, 0, NULL, &found), 0);
    bool good = i < found.gl_pathc;
    if (good)
        snprintf(out, size, "%s%s", rules->id, strrchr(found.gl_pathv[i], '/'));
    globfree(&found);
    return good;
}

char *text_of(const struct match *m, int viewer)
{
    char *bytes = malloc(RECORD_MAX + 1);

    assert_non_null(bytes);
    struct text text = text_over(bytes, RECORD_MAX + 1);
    if (viewer == MATCH_TRUTH)
        record_write(m, &text);
    else
        record_view(m, viewer, &text);
    assert_false(text.cut);
    return bytes;
}

bool play_line(struct match *m, const char *line, game_error *err)
{
    const struct match_setup *setup = match_setup_of(m);
    const char *words = strchr(line, ' ');
    int actor = line[0] == 'c' ? SEAT_NATURE : line[0] - '1';
    game_action action;

    assert_non_null(words);
    return words_read(setup->rules->words, setup->box, actor, words + 1, &action, err) &&
           match_play(m, actor, &action, err);
}

void play_out(struct match *m, struct rng *rng, size_t most)
{
    game_action legal[GAME_MAX_LEGAL];
    game_error err = {""};

    while (!match_outcome(m, match_length(m), NULL) && (most == 0 || match_length(m) < most)) {
        game_decision d = match_decision(m, match_length(m));
        int seat = game_asked(&d, (int)rng_below(rng, match_setup_of(m)->config.seats));
        if (seat == SEAT_NONE) /* in a choice at once anybody may come first */
            seat = game_next(&d);
        if (seat == SEAT_NATURE) {
            assert_true(match_play_chance(m, rng_draw, rng, &err));
            continue;
        }
        size_t count = match_legal(m, match_length(m), seat, legal, GAME_MAX_LEGAL);
        assert_in_range(count, 1, GAME_MAX_LEGAL);
        assert_true(match_play(m, seat, &legal[rng_below(rng, (uint32_t)count)], &err));
        assert_true(match_length(m) < 5000);
    }
}
