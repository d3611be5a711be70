/* What games say as data: every file can be read, and whatever is wrong in one is said in one line. */
#include "table/dress.h"
#include "base/text.h"
#include "rules/list.h"
#include "scene/scene.h"
#include "table/game.h"

#include "cmocka_all.h"

#include <string.h>

static void every_file_can_be_read(void **state)
{
    (void)state;
    const struct game_scene *scene;
    size_t files = 0;
    for (size_t i = 0; (scene = game_scene_at(i)); i++) {
        if (!scene->table->data)
            continue;
        game_error err = {""};
        struct dress *d = dress_open(scene->table, game_find(scene->id), &err);
        if (!d)
            fail_msg("%s", err.text);
        dress_free(d);
        files++;
    }
    assert_true(files > 1);
}

/* The toy, which has names for one row more of actions and for its first events. */
static const struct game_rules *toy_rules(void)
{
    return game_find("toy");
}

static bool holds(const struct table *t)
{
    (void)t;
    return true;
}

static const struct words_when whens[] = {{"always", holds}, {NULL, NULL}};
static const struct words_place places[] = {{"prize", 'p', true}, {NULL, 0, false}};
static const struct table_words words = {.actions = 4,
                                         .events = 2,
                                         .action_names = "high-bid",
                                         .event_names = "shown,dealt",
                                         .state_names = "rich,poor",
                                         .when = whens,
                                         .place = places};
static const struct table_thing things[] = {[1] = {.key = "chip"}};
static const struct table_button buttons[] = {{.key = "offer", .mode = 3}};
static const struct table_game game = {
    .words = &words, .thing = things, .things = 2, .button = buttons, .turn_buttons = 1};

static struct dress *read(const char *text, game_error *err)
{
    return dress_read(&game, toy_rules(), text, strlen(text), err);
}

static void expect(sentence said, const char *text, const char *of)
{
    assert_string_equal(said.text, text);
    assert_string_equal(said.of, of);
}

static void rows_are_found_by_their_names(void **state)
{
    (void)state;
    game_error err = {""};
    struct dress *d = read(
        "{\"actions\": {\"high-bid\": {\"like\": \"bid\", \"log\": \"{who}: more\", \"instead\": \"bid\"},"
        "\"bid\": {\"log\": {\"text\": \"{who} bids ${number 0}\", \"you\": \"You bid ${number 0}\"}, "
        "\"why\": \"100 %%\","
        "\"advise\": {\"one\": \"Bid {number 0} chip.\", \"many\": \"Bid {number 0} chips.\"}}},"
        "\"events\": {\"dealt\": {\"before\": \"Cards ...\", \"cue\": {\"ms\": 40, \"late\": 70, \"early\": "
        "true, \"weight\": \"great\", "
        "\"lost\": \"lose\", \"own\": true},"
        "\"now\": \"{seat 1} has {prize 0}\"}},"
        "\"things\": {\"chip\": {\"name\": \"A chip\", \"word\": {\"context\": \"a word\", "
        "\"text\": \"Take\"}, \"primary\": true}},"
        "\"table\": {\"sums\": \"{number} chips\", \"legend\": \"Chips\"},"
        "\"buttons\": {\"offer\": {\"tip\": \"Offer something.\", \"text_empty\": \"Feint\"}},"
        "\"asks\": [{\"phase\": \"bid\", \"press\": \"chip\", \"mode\": \"offer\", \"state\": \"poor\","
        "\"when\": \"always\", \"stands\": true, \"text\": \"{rival}: {named} or {number}?\"}]}",
        &err);
    if (!d)
        fail_msg("%s", err.text);
    const struct table_game *t = dress_table(d);
    expect(t->words->action[2].log, "%s bids $%d", "wn0");
    assert_string_equal(t->words->action[2].log.you, "You bid $%d");
    assert_string_equal(t->words->action[2].log.you_of, "n0");
    assert_int_equal(t->words->action[3].instead, 3);
    expect(t->words->action[2].advise, "Bid %d chip.", "n0");
    assert_string_equal(t->words->action[2].advise.many, "Bid %d chips.");
    expect(t->words->action[3].log, "%s: more", "w");
    expect(t->words->action[3].why, "100 %%", "");
    expect(t->words->event[1].now, "%s has %s", "s1p0");
    assert_int_equal(t->cue[1].ms, 40);
    assert_int_equal(t->cue[1].late, 70);
    expect(t->words->event[1].before, "Cards ...", "");
    assert_true(t->cue[1].early && t->cue[1].own && t->cue[1].weight == WEIGHT_GREAT);
    assert_string_equal(t->cue[1].lost, "lose");
    assert_string_equal(t->thing[1].text, "a word\004Take");
    assert_true(t->thing[1].word && t->thing[1].primary);
    assert_string_equal(t->button[0].tip, "Offer something.");
    assert_string_equal(t->button[0].text_empty, "Feint");
    assert_string_equal(t->sums, "%d chips");
    assert_string_equal(t->legend, "Chips");
    const struct ask_words *ask = &t->words->ask[0];
    expect(ask->say, "%s: %u or %d?", "rMm");
    assert_true(ask->press == 1 && ask->mode == 3 && ask->state == 2 && ask->when == holds && ask->stands);
    dress_free(d);
}

static void refused(const char *text, const char *why)
{
    game_error err = {""};
    if (read(text, &err) || !strstr(err.text, why))
        fail_msg("%s: %s", text, err.text);
    assert_null(strchr(err.text, '\n'));
}

static void what_is_wrong_is_said_in_one_line(void **state)
{
    (void)state;
    refused("{", "line 1");
    refused("{\"words\": {}}", "words");
    refused("{\"actions\": {\"sell\": {}}}", "actions, sell");
    refused("{\"actions\": {\"bid\": {\"lgo\": \"a\"}}}", "actions, bid, lgo");
    refused("{\"actions\": {\"bid\": {\"log\": 7}}}", "actions, bid, log");
    refused("{\"actions\": {\"bid\": {\"log\": \"{whom} bids\"}}}", "no such place: {whom}");
    refused("{\"actions\": {\"bid\": {\"log\": \"{who 0} bids\"}}}", "no such place: {who 0}");
    refused("{\"actions\": {\"bid\": {\"log\": \"{number 9}\"}}}", "no such place: {number 9}");
    refused("{\"actions\": {\"bid\": {\"log\": \"{figure 0}\"}}}", "no such place: {figure 0}");
    refused("{\"actions\": {\"bid\": {\"log\": \"{who\"}}}", "has no end");
    refused("{\"actions\": {\"bid\": {\"log\": \"{who}{who}{who}{who}{who}{who}{who}\"}}}",
            "too many places");
    refused("{\"actions\": {\"bid\": {\"log\": {\"one\": \"{number 0}\", \"many\": \"{number 1}\"}}}}",
            "log");
    refused("{\"actions\": {\"bid\": {\"like\": \"sell\"}}}", "actions, bid, like");
    refused("{\"actions\": {\"bid\": {\"instead\": \"sell\"}}}", "actions, bid, instead");
    refused("{\"events\": {\"dealt\": {\"cue\": {\"ms\": \"long\"}}}}", "events, dealt, ms");
    refused("{\"events\": {\"dealt\": {\"cue\": {\"weight\": \"huge\"}}}}", "events, dealt, weight");
    refused("{\"things\": {\"chip\": {\"name\": \"{number 1}\"}}}", "no such place: {number 1}");
    refused("{\"buttons\": {\"offer\": {\"tip\": \"{who}\"}}}", "buttons, offer, tip");
    refused("{\"table\": {\"sums\": \"{who}\"}}", "no such place: {who}");
    refused("{\"table\": {\"sums\": \"a lot\"}}", "a place is missing");
    refused("{\"table\": {\"sums\": \"{number}{number}\"}}", "no such place");
    refused("{\"log_paper\": {\"left\": \"wide\"}}", "log_paper, left");
    refused("{\"log_paper\": {\"size\": [1]}}", "log_paper, size");
    refused("{\"log_paper\": {\"style\": \"bold\"}}", "log_paper, style");
    refused("{\"asks\": [{\"text\": \"a\"}]}", "asks, 1, phase");
    refused("{\"asks\": [{\"phase\": \"bid\", \"text\": \"a\"}, {\"phase\": \"sell\", \"text\": \"a\"}]}",
            "asks, 2, phase");
    refused("{\"asks\": [{\"phase\": \"bid\", \"when\": \"never\", \"text\": \"a\"}]}", "asks, 1, when");
    refused("{\"asks\": [{\"phase\": \"bid\", \"mood\": \"a\", \"text\": \"a\"}]}", "asks, 1, mood");
    refused("{\"asks\": [{\"phase\": \"bid\"}]}", "asks, 1, text");
}

/* Rows with a name of their own, behind all that the program knows. */
static void a_row_may_say_when_it_is_said(void **state)
{
    (void)state;
    game_error err = {""};
    struct dress *d = read(
        "{\"actions\": {\"low\": {\"like\": \"bid\", \"when\": {\"of\": \"bid\", \"argument\": [0, 1]}, "
        "\"why\": \"little\"},"
        "\"secret\": {\"when\": {\"of\": \"bid\", \"argument\": [0, \"hidden\"]}, \"log\": \"{who} bids\"},"
        "\"bid\": {\"log\": \"{who} bids {number 0}\", \"why\": \"much\"}},"
        "\"events\": {\"got-two\": {\"when\": {\"of\": \"dealt\", \"argument\": [1, 2]},"
        "\"cue\": {\"begins\": \"two\"}, \"now\": \"two\"}, \"dealt\": {\"now\": \"some\"}}}",
        &err);
    if (!d)
        fail_msg("%s", err.text);
    const struct table_words *w = dress_table(d)->words;
    game_action low = {.kind = 2, .n = 1, .arg = {1}}, high = {.kind = 2, .n = 1, .arg = {2}},
                hidden = {.kind = 2, .n = 1, .arg = {GAME_HIDDEN}}, none = {.kind = 2, .arg = {1}};
    game_event two = {.kind = 1, .n = 2, .arg = {0, 2}}, three = {.kind = 1, .n = 2, .arg = {0, 3}};
    expect(sentence_action(w, NULL, &low).why, "little", "");
    expect(sentence_action(w, NULL, &low).log, "%s bids %d", "wn0");
    expect(sentence_action(w, NULL, &high).why, "much", "");
    expect(sentence_action(w, NULL, &none).why, "much", "");
    expect(sentence_action(w, NULL, &hidden).log, "%s bids", "w");
    expect(sentence_event(w, NULL, &two).now, "two", "");
    expect(sentence_event(w, NULL, &three).now, "some", "");
    assert_string_equal(dress_table(d)->cue[sentence_event_row(w, NULL, &two)].begins, "two");
    dress_free(d);
    refused("{\"actions\": {\"low\": {\"when\": {\"of\": \"sell\"}}}}", "actions, low, of");
    refused("{\"actions\": {\"bid\": {\"when\": {\"of\": \"high-bid\"}}}}", "actions, bid, when");
    refused("{\"actions\": {\"low\": {\"when\": {\"of\": \"bid\", \"argument\": [0]}}}}",
            "actions, low, argument");
    refused("{\"actions\": {\"low\": {\"when\": {\"of\": \"bid\", \"mood\": 1}}}}", "actions, low, mood");
    refused("{\"actions\": {\"low\": {\"when\": {\"of\": \"bid\", \"announced\": \"bid\"}}}}",
            "nothing is announced");
    refused("{\"asks\": [{\"phase\": \"bid\", \"unless\": \"sell\", \"text\": \"a\"}]}", "asks, 1, unless");
}

static void a_file_that_is_missing_is_said(void **state)
{
    (void)state;
    const struct table_game gone = {.data = "toy/table.json"};
    game_error err = {""};
    assert_null(dress_open(&gone, toy_rules(), &err));
    assert_string_equal(err.text, "assets/toy/table.json is missing");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_file_can_be_read),
        cmocka_unit_test(rows_are_found_by_their_names),
        cmocka_unit_test(what_is_wrong_is_said_in_one_line),
        cmocka_unit_test(a_row_may_say_when_it_is_said),
        cmocka_unit_test(a_file_that_is_missing_is_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
