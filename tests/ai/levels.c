/* The levels of every game: which there are, how they and their older versions are asked for by name, and whom the house
 * takes where nobody chose. */
#include "ai_test.h"

#include "rules/list.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <string.h>

static void each_game(void (*see)(const char *game))
{
    for (const struct game_rules *const *game = game_list(); *game; game++)
        see((*game)->id);
    see("no such game"); /* is played by `random` */
}

static void find_by_number(const char *game, const struct ai_kind *kind)
{
    char name[AI_WHO_SIZE];
    game_error err;

    snprintf(name, sizeof name, "%s@%d", kind->id, kind->version);
    assert_ptr_equal(ai_kind_named(name, game), kind);
    snprintf(name, sizeof name, "ai:%s@%d", kind->id, kind->version);
    assert_true(ai_known(name, game, &err));
}

/* A level's versions follow each other, each once, down to the first, and differ; the name alone means the newest. */
static void versions_of(const char *game)
{
    const struct ai_kind *kind, *last = NULL;

    for (size_t i = 0; (kind = ai_kind_at(game, i)); i++, last = kind) {
        bool older = last && strcmp(last->id, kind->id) == 0;
        find_by_number(game, kind);
        assert_true(kind->title[0] && kind->help[0]);
        if (!older) {
            assert_ptr_equal(ai_kind_named(kind->id, game), kind);
            assert_true(!last || last->version == 1);
            continue;
        }
        assert_int_equal(kind->version, last->version - 1);
        assert_ptr_equal(kind->characters, last->characters);
        assert_ptr_not_equal(kind->numbers, last->numbers);
    }
    assert_int_equal(last->version, 1);
}

static void a_name_alone_is_the_newest(void **unused)
{
    (void)unused;
    each_game(versions_of);
}

static bool may_be_chosen(const char *game, const struct ai_kind *kind)
{
    for (size_t i = 0; ai_level_of(game, i); i++)
        if (ai_level_of(game, i) == kind)
            return true;
    return false;
}

/* From the weakest to the strongest, `random` first; whoever the house takes is one of them. */
static void levels_of(const char *game)
{
    size_t levels = 0;

    while (ai_level_of(game, levels))
        levels++;
    assert_ptr_equal(ai_level_of(game, 0), ai_kind_named("random", game));
    assert_ptr_equal(ai_level_of(game, levels - 1), ai_strongest(game));
    assert_ptr_equal(ai_level_of(game, levels > 1), ai_weakest(game));
    assert_true(may_be_chosen(game, ai_usual(game)));
    assert_true(may_be_chosen(game, ai_adviser(game)));
    assert_true(may_be_chosen(game, ai_stand_in(game)));
}

static void people_choose_from_the_newest(void **unused)
{
    (void)unused;
    each_game(levels_of);
}

static void characters_of(const char *game)
{
    const ai_character *c;

    for (size_t i = 0; (c = ai_character_of(game, i)); i++) {
        bool found = false;
        for (size_t k = 0; ai_level_of(game, k); k++)
            found = found || ai_character_named(ai_level_of(game, k), c->id);
        assert_true(found);
        for (size_t k = 0; k < i; k++)
            assert_string_not_equal(ai_character_of(game, k)->id, c->id);
    }
}

static void characters_are_listed_once(void **unused)
{
    (void)unused;
    each_game(characters_of);
}

/* What cannot be asked for gets one line that names it. */
static void refuse(const char *game, const char *name)
{
    const char *bare = strncmp(name, "ai:", 3) == 0 ? name + 3 : name;
    game_error err = {""};

    assert_false(ai_known(name, game, &err));
    assert_non_null(strstr(err.text, "there is no level"));
    assert_non_null(strstr(err.text, bare));
    assert_null(strchr(err.text, '\n'));
}

static void other_numbers_of(const char *game)
{
    static const char *const suffix[] = {"@0",  "@99", "@01",  "@",   "@x",     "@1x",
                                         "@-1", "1",   "@1@1", "@1 ", "@65537", "@99+nobody"};
    char name[AI_WHO_SIZE];
    game_error err = {""};

    for (size_t level = 0; ai_level_of(game, level); level++) {
        const struct ai_kind *kind = ai_level_of(game, level);
        for (size_t i = 0; i < sizeof suffix / sizeof suffix[0]; i++) {
            snprintf(name, sizeof name, "ai:%s%s", kind->id, suffix[i]);
            refuse(game, name);
        }
        snprintf(name, sizeof name, "%s@99", kind->id);
        assert_false(ai_known(name, game, &err));
        char versions[AI_WHO_SIZE];
        snprintf(versions, sizeof versions, "; %s has the versions %d", kind->id, kind->version);
        assert_non_null(strstr(err.text, versions));
        snprintf(name, sizeof name, "%s+nobody", kind->id);
        assert_false(ai_known(name, game, &err));
        assert_non_null(strstr(err.text, "has no character \"nobody\"; it has "));
        assert_non_null(strstr(err.text, kind->characters ? kind->characters->id : "it has none"));
    }
    refuse(game, "@1");
}

static void other_numbers_get_one_line(void **unused)
{
    (void)unused;
    each_game(other_numbers_of);
}

/* Every level there is can be asked for as the line that refuses another names it. */
static void told_which_there_are(const char *game)
{
    static const char before[] = "there is no level \"god\"; the levels are ";
    game_error err = {""};
    size_t levels = 0, kinds = 0, named = 0;

    assert_false(ai_known("ai:god", game, &err));
    assert_ptr_equal(strstr(err.text, before), err.text);
    for (char *at = err.text + strlen(before), *end = at; *end; at = end + 2, levels++) {
        char name[AI_WHO_SIZE];
        end = at + strcspn(at, ",");
        snprintf(name, sizeof name, "%.*s", (int)(end - at), at);
        while (ai_kind_at(game, kinds) && ai_kind_at(game, kinds) != ai_kind_named(name, game))
            kinds++; /* older versions */
        assert_non_null(ai_kind_at(game, kinds));
    }
    while (ai_level_of(game, named))
        named++;
    assert_int_equal(levels, named);
}

static void an_unknown_level_is_told_which_there_are(void **unused)
{
    (void)unused;
    each_game(told_which_there_are);
}

/* Every version plays whole games, and the same ones for the same seed. */
static void plays(const struct game_rules *rules, const struct ai_kind *version)
{
    static struct ai_test one, two;
    const struct ai_kind *kind[GAME_MAX_SEATS] = {version};
    int seats = rules->min_seats > 2 || rules->max_seats < 2 ? rules->min_seats : 2;

    for (int seat = 1; seat < seats; seat++)
        kind[seat] = ai_weakest(rules->id);
    ai_test_open_kinds(&one, rules->id, seats, kind, 21);
    ai_test_open_kinds(&two, rules->id, seats, kind, 21);
    one.limits.iterations = two.limits.iterations = 6;
    ai_test_finish(&one, NULL);
    ai_test_finish(&two, NULL);
    assert_int_equal(one.events, two.events);
    assert_memory_equal(one.action, two.action, one.events * sizeof one.action[0]);
    ai_test_close(&one);
    ai_test_close(&two);
}

static void versions_play(void **unused)
{
    (void)unused;
    for (const struct game_rules *const *game = game_list(); *game; game++)
        for (size_t i = 0; ai_kind_at((*game)->id, i); i++)
            plays(*game, ai_kind_at((*game)->id, i));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_name_alone_is_the_newest),
        cmocka_unit_test(people_choose_from_the_newest),
        cmocka_unit_test(characters_are_listed_once),
        cmocka_unit_test(other_numbers_get_one_line),
        cmocka_unit_test(an_unknown_level_is_told_which_there_are),
        cmocka_unit_test(versions_play),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
