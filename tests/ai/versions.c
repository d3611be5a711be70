/* Older versions of a level stay in the list, are asked for by number, and play; a name alone is the newest. */
#include "stage.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <string.h>

static void find_by_number(const struct ai_kind *kind)
{
    char name[AI_WHO_SIZE];
    game_error err;

    snprintf(name, sizeof name, "%s@%d", kind->id, kind->version);
    assert_ptr_equal(ai_kind_named(name, NULL), kind);
    snprintf(name, sizeof name, "ai:%s@%d", kind->id, kind->version);
    assert_true(ai_known(name, NULL, &err));
}

/* A level's versions follow each other, each once, down to the first; the name alone means the first of them. */
static void a_name_alone_is_the_newest(void **unused)
{
    const struct ai_kind *last = NULL;

    (void)unused;
    for (size_t i = 0; ai_kind_at(game, i); i++) {
        const struct ai_kind *kind = ai_kind_at(game, i);
        bool older = last && strcmp(last->id, kind->id) == 0;
        find_by_number(kind);
        if (older)
            assert_int_equal(kind->version, last->version - 1);
        else
            assert_ptr_equal(ai_kind_named(kind->id, NULL), kind);
        if (!older && last)
            assert_int_equal(last->version, 1);
        last = kind;
    }
    assert_int_equal(last->version, 1);
}

static void the_earlier_versions_are_there(void **unused)
{
    static const char *const level[] = {"spymaster", "agent"};
    (void)unused;
    for (size_t i = 0; i < sizeof level / sizeof level[0]; i++) {
        const struct ai_kind *newest = ai_kind_named(level[i], "solomon");
        assert_true(newest->version > 1);
        for (int version = 1; version < newest->version; version++) {
            char name[AI_WHO_SIZE];
            snprintf(name, sizeof name, "%s@%d", level[i], version);
            const struct ai_kind *earlier = ai_kind_named(name, "solomon");
            assert_non_null(earlier);
            assert_ptr_equal(earlier->characters, newest->characters);
            assert_ptr_not_equal(earlier->numbers, newest->numbers);
        }
    }
}

static void other_numbers_get_one_line(void **unused)
{
    static const char *const unknown[] = {"agent@0",  "agent@99", "agent@01",    "agent@",    "agent@x",
                                          "agent@1x", "agent@-1", "agent1",      "agent@1@1", "ai:rookie@2",
                                          "random@2", "@1",       "agent@65537", "agent@1 ",  "agent@9+fox"};
    game_error err;

    (void)unused;
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        const char *bare = strncmp(unknown[i], "ai:", 3) == 0 ? unknown[i] + 3 : unknown[i];
        memset(&err, 0, sizeof err);
        assert_false(ai_known(unknown[i], "solomon", &err));
        assert_non_null(strstr(err.text, "there is no level"));
        assert_non_null(strstr(err.text, bare));
        assert_null(strchr(err.text, '\n'));
    }
    assert_false(ai_known("agent@99", "solomon", &err));
    assert_non_null(strstr(err.text, "; agent has the versions "));
    assert_string_equal(err.text + strlen(err.text) - 3, ", 1");
    assert_false(ai_known("agent@2+nobody", "solomon", &err));
    assert_string_equal(err.text, "the level agent has no character \"nobody\"; it has hoarder, gambler, "
                                  "loyalist, ghost, hawk, fox, professor, countess");
    assert_false(ai_known("random+fox", "solomon", &err));
    assert_string_equal(err.text, "the level random has no character \"fox\"; it has none");
    assert_true(ai_known("agent@1+fox", "solomon", &err));
}

/* Every level there is can be asked for as the line that refuses another names it. */
static void an_unknown_level_is_told_which_there_are(void **unused)
{
    static const char before[] = "there is no level \"god\"; the levels are ";
    game_error err = {""};
    size_t levels = 0;

    (void)unused;
    assert_false(ai_known("ai:god", "solomon", &err));
    assert_ptr_equal(strstr(err.text, before), err.text);
    for (char *at = err.text + strlen(before), *end = at; *end; at = end + 2, levels++) {
        char name[AI_WHO_SIZE];
        end = at + strcspn(at, ",");
        snprintf(name, sizeof name, "%.*s", (int)(end - at), at);
        assert_ptr_equal(ai_kind_named(name, "solomon"), ai_kind_at(levels));
    }
    assert_null(ai_kind_at(levels));
}

/* Every version plays whole games, and the same ones for the same seed. */
static void versions_play(void **unused)
{
    static struct stage one, two;

    (void)unused;
    for (size_t i = 0; ai_kind_at(game, i); i++) {
        const struct ai_kind *kind[] = {ai_kind_at(game, i), ai_kind_named("rookie", "solomon")};
        stage_open_kinds(&one, 2, kind, 21);
        stage_open_kinds(&two, 2, kind, 21);
        one.limits.iterations = two.limits.iterations = 6;
        assert_true(stage_finish(&one, NULL) != 0);
        assert_true(stage_finish(&two, NULL) != 0);
        assert_int_equal(one.events, two.events);
        assert_memory_equal(one.action, two.action, one.events * sizeof one.action[0]);
        stage_close(&one);
        stage_close(&two);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_name_alone_is_the_newest),
        cmocka_unit_test(the_earlier_versions_are_there),
        cmocka_unit_test(other_numbers_get_one_line),
        cmocka_unit_test(an_unknown_level_is_told_which_there_are),
        cmocka_unit_test(versions_play),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
