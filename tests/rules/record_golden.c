/* Recorded matches of every game and what is known of them. In tests/games/GAME/records, NAME.rec is a record;
 * NAME@N.state, NAME@N.asSEAT and NAME@N.public what it leads to after N events, in truth or as seen; NAME@N.legal what is legal then; NAME.viewSEAT
 * and NAME.viewpublic the record as seen; NAME.dossierSEAT what a seat can derive at its end. */
#include "base/text.h"
#include "rules/amounts.h"
#include "rules/list.h"
#include "rules/record.h"

#include "cmocka_all.h"
#include "record_help.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Everything legal after n events, a line each. */
static void legal_text(const struct match *m, size_t n, struct text *out)
{
    const struct match_setup *setup = match_setup_of(m);
    game_action legal[GAME_MAX_LEGAL];
    game_decision d = match_decision(m, n);

    for (int actor = SEAT_NATURE; actor < setup->config.seats; actor++) {
        if (!game_asks(&d, actor))
            continue;
        size_t count =
            actor >= 0 ? match_legal(m, n, actor, legal, GAME_MAX_LEGAL) : match_chance_template(m, n, legal);
        for (size_t i = 0, run; i < count; i += run) {
            run = amounts_run(setup->rules, setup->box, legal, count, i);
            record_run(setup->rules, setup->box, actor, &legal[i], run, out);
            text_put(out, "\n", 1);
        }
    }
}

static void dossier_text(const struct match *m, int seat, struct text *out)
{
    const struct match_setup *setup = match_setup_of(m);
    union match_view_room room;

    match_view(m, match_length(m), seat, match_room_view(&room));
    setup->rules->dossier_text(setup->box, match_room_view(&room), out);
}

static int viewer_of(const char *word)
{
    return strcmp(word, "public") == 0 ? SEAT_NONE : word[0] - '1';
}

/* Checks one file against its record. False: it is nothing of the kind. */
static bool check_file(const char *game, const char *file)
{
    static char made[RECORD_MAX + 1];
    struct text out = text_over(made, sizeof made);
    char name[64], what[16] = "", path[512];
    size_t n = 0;

    if (sscanf(file, "%63[a-z0-9-]@%zu.%15s", name, &n, what) != 3 &&
        (sscanf(file, "%63[a-z0-9-].%15s", name, what) != 2 ||
         (strncmp(what, "view", 4) != 0 && strncmp(what, "dossier", 7) != 0)))
        return false;
    snprintf(path, sizeof path, "%s/%s", game, name);
    struct match *m = read_named(path);
    if (strcmp(what, "state") == 0)
        match_text(m, n, MATCH_TRUTH, &out);
    else if (strcmp(what, "legal") == 0)
        legal_text(m, n, &out);
    else if (strncmp(what, "dossier", 7) == 0)
        dossier_text(m, viewer_of(what + 7), &out);
    else if (strncmp(what, "as", 2) == 0)
        match_text(m, n, viewer_of(what + 2), &out);
    else if (strncmp(what, "view", 4) == 0)
        record_view(m, viewer_of(what + 4), &out);
    else
        match_text(m, n, viewer_of(what), &out);
    snprintf(path, sizeof path, "%s/%s", game, file);
    char *expected = file_text(path);
    assert_non_null(expected);
    if (strcmp(made, expected) != 0)
        fail_msg("%s: expected\n%s\nbut it is\n%s", file, expected, made);
    free(expected);
    match_free(m);
    return true;
}

static void recorded_positions(void **state)
{
    (void)state;
    for (const struct game_rules *const *game = game_list(); *game; game++) {
        char path[512];
        int checked = 0;
        snprintf(path, sizeof path, "%s/%s/records", GAMES, (*game)->id);
        DIR *folder = opendir(path);
        assert_non_null(folder);
        for (struct dirent *entry; (entry = readdir(folder));)
            checked += check_file((*game)->id, entry->d_name);
        closedir(folder);
        if (checked < 6)
            fail_msg("%s: %d files beside its records, at least 6 are wanted", (*game)->id, checked);
    }
}

static void goes_round(const char *file)
{
    static char crlf[2 * RECORD_MAX];
    char *text = file_text(file), *to = crlf;

    assert_non_null(text);
    struct match *m = read_text(text);
    char *written = text_of(m, MATCH_TRUTH);
    if (!strchr(text, '#'))
        assert_string_equal(written, text);
    for (const char *at = text; *at; at++) {
        if (*at == '\n')
            *to++ = '\r';
        *to++ = *at;
    }
    *to = '\0';
    struct match *windows = read_text(crlf);
    char *again = text_of(windows, MATCH_TRUTH);
    assert_string_equal(again, written);
    struct match *twice = read_text(written);
    char *third = text_of(twice, MATCH_TRUTH);
    assert_string_equal(third, written);
    match_free(m);
    match_free(windows);
    match_free(twice);
    free(text);
    free(written);
    free(again);
    free(third);
}

/* Writing what was read gives the same bytes, comments and spacing aside; with CRLF too. */
static void writing_is_the_inverse_of_reading(void **state)
{
    (void)state;
    for (const struct game_rules *const *game = game_list(); *game; game++)
        for (size_t i = 0;; i++) {
            char file[128];
            if (!record_file(*game, i, file, sizeof file))
                break;
            goes_round(file);
        }
}

static void comments_and_spacing_are_left_out(void **state)
{
    struct match *m = read_text(
        "conspiracy-record: 1 # the format\n"
        "# nobody owns them\n"
        "game:\tsolomon\n"
        "seat:  1 Glasgow   human \"Ada # \\\"one\\\" \\\\  x\"   # her name has a # in it\n"
        "seat: 2 Athens human \"\"\r\n"
        "option: die-faces=2\n"
        "   \t\n"
        "\n"
        "  chance   agents Belgrade=Beacon Berlin=Magician Marseille=Roulette Paris=Spyglass\tRome=Tempest "
        "Warsaw=Vagabond# dealt\n"
        "# done\n"
        "\n"
        "chance board 1 4\n");
    char *text = text_of(m, MATCH_TRUTH);

    (void)state;
    assert_string_equal(
        text, "conspiracy-record: 1\n"
              "game: solomon\n"
              "seat: 1 Glasgow human \"Ada # \\\"one\\\" \\\\  x\"\n"
              "seat: 2 Athens human \"\"\n"
              "option: die-faces=2\n"
              "\n"
              "chance agents Belgrade=Beacon Berlin=Magician Marseille=Roulette Paris=Spyglass Rome=Tempest "
              "Warsaw=Vagabond\n"
              "chance board 1 4\n");
    assert_string_equal(match_setup_of(m)->seat[0].name, "Ada # \"one\" \\  x");
    free(text);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(recorded_positions),
        cmocka_unit_test(writing_is_the_inverse_of_reading),
        cmocka_unit_test(comments_and_spacing_are_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
