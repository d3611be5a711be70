/* How a match is set up by people is remembered, for every game, and two players are two names. */
#include "base/assets.h"
#include "cmocka_all.h"
#include "rules/options.h"
#include "scene/app_test.h"
#include "ui/inside.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct host_games *games_of(struct app_test *t)
{
    return t->app.host.games;
}

/* As little as possible as the game would have it by itself: the last places, people but for one seat, other values of
 * all options. */
static void unusual(struct app_test *t, size_t game, struct host_setup *out)
{
    const struct host *h = &t->app.host;
    const struct game_rules *rules = games_of(t)->rules(h, game);
    game_error err = {""};
    bool spare = rules->place_name && rules->max_seats > rules->min_seats; /* not all places are taken */
    if (!games_of(t)->usual(h, game, (uint8_t)(rules->max_seats - spare), out, &err))
        fail_msg("%s", err.text);
    int seats = out->config.seats;
    for (int seat = 0; seat < seats; seat++) {
        snprintf(out->seat[seat].who, sizeof out->seat[seat].who, "human");
        snprintf(out->seat[seat].name, sizeof out->seat[seat].name, "Ada the %dth", seat);
        if (spare)
            out->config.place[seat] = (uint8_t)(seat + 1);
    }
    if (seats > 1)
        snprintf(out->seat[1].who, sizeof out->seat[1].who, "ai:%s", games_of(t)->level(h, game, 1)->id);
    for (size_t i = 0; i < rules->option_count; i++)
        if (game_option_holds(&rules->options[i], seats))
            out->config.option[i] =
                (int16_t)(rules->options[i].least + rules->options[i].most - out->config.option[i]);
}

static void assert_same(const struct game_rules *rules, const struct host_setup *a,
                        const struct host_setup *b)
{
    assert_int_equal(a->config.seats, b->config.seats);
    assert_memory_equal(a->config.place, b->config.place, a->config.seats);
    for (int seat = 0; seat < a->config.seats; seat++) {
        assert_string_equal(a->seat[seat].who, b->seat[seat].who);
        assert_string_equal(a->seat[seat].name, b->seat[seat].name);
    }
    for (size_t i = 0; i < rules->option_count; i++)
        assert_int_equal(a->config.option[i], b->config.option[i]);
}

static void the_last_setup_of_each_game_is_there_again(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host_setup set[SHELF_GAMES], found;
    game_error err = {""};
    size_t games = 0;
    for (; game_scene_at(games); games++) {
        unusual(&t, games, &set[games]);
        if (!games_of(&t)->start(&t.app.host, &set[games], &err))
            fail_msg("%s", err.text);
        app_test_frames(&t, 2);
    }
    char folder[sizeof t.folder];
    memcpy(folder, t.folder, sizeof folder);
    app_test_close(&t);
    app_test_open(&t, folder);
    for (size_t game = 0; game < games; game++) {
        assert_true(games_of(&t)->usual(&t.app.host, game, 0, &found, &err));
        assert_same(games_of(&t)->rules(&t.app.host, game), &set[game], &found);
    }
    app_test_close(&t);
}

/* What the file says of a game's setup instead of what was remembered. */
static void rewrite_settings(const char *folder, const char *text)
{
    char path[256];
    snprintf(path, sizeof path, "%s/settings.ini", folder);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static void what_makes_no_sense_is_as_usual(void **state)
{
    (void)state;
    for (size_t game = 0; game_scene_at(game); game++) {
        struct app_test t;
        struct host_setup usual, found;
        game_error err = {""};
        char text[512], folder[sizeof t.folder];
        app_test_open(&t, NULL);
        const struct game_rules *rules = games_of(&t)->rules(&t.app.host, game);
        assert_true(games_of(&t)->usual(&t.app.host, game, rules->min_seats, &usual, &err));
        memcpy(folder, t.folder, sizeof folder);
        app_test_close(&t);
        snprintf(
            text, sizeof text,
            "[new-%s]\nseats=%d\nseat-1=bot:sh -c reboot\nseat-2=ai:nobody\nname-1=\x01\nplace-1=Atlantis\n"
            "place-2=Atlantis\n%s=30000\n",
            rules->id, rules->min_seats, rules->option_count > 0 ? rules->options[0].name : "none");
        rewrite_settings(folder, text);
        app_test_open(&t, folder);
        assert_true(games_of(&t)->usual(&t.app.host, game, 0, &found, &err));
        if (rules->option_count > 0 && game_option_holds(&rules->options[0], rules->min_seats))
            usual.config.option[0] = rules->options[0].most; /* kept within its range, as every setting is */
        assert_same(rules, &usual, &found);
        app_test_close(&t);

        snprintf(text, sizeof text, "[new-%s]\nseats=%d\n", rules->id, rules->max_seats + 1);
        rewrite_settings(folder, text);
        app_test_open(&t, folder);
        assert_true(games_of(&t)->usual(&t.app.host, game, 0, &found, &err));
        assert_int_equal(found.config.seats, rules->rival_option > 0 ? rules->min_seats : rules->usual_seats);
        app_test_close(&t);
    }
}

static void two_players_are_two_names(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    for (size_t game = 0; game_scene_at(game); game++) {
        struct host_setup setup;
        game_error err = {""};
        const struct game_rules *rules = games_of(&t)->rules(&t.app.host, game);
        if (rules->max_seats < 3)
            continue;
        assert_true(games_of(&t)->usual(&t.app.host, game, 3, &setup, &err));
        const char *typed[] = {"Ada", "Ada", "Ada 2"};
        for (int seat = 0; seat < 3; seat++) {
            snprintf(setup.seat[seat].who, sizeof setup.seat[seat].who, "human");
            snprintf(setup.seat[seat].name, sizeof setup.seat[seat].name, "%s", typed[seat]);
        }
        assert_true(games_of(&t)->start(&t.app.host, &setup, &err));
        const struct host *h = &t.app.host;
        assert_string_equal(h->seat(h, 0)->name, "Ada");
        assert_string_equal(h->seat(h, 1)->name, "Ada 2");
        assert_string_equal(h->seat(h, 2)->name, "Ada 2 2");
        memset(setup.seat[1].name, 'x', 40); /* no room is left for a number */
        memset(setup.seat[2].name, 'x', 40);
        setup.seat[1].name[40] = setup.seat[2].name[40] = '\0';
        assert_false(games_of(&t)->start(&t.app.host, &setup, &err));
        assert_non_null(strstr(err.text, "Two players are called xxx"));
    }
    app_test_close(&t);
}

/* Whoever has a face has the name that goes with it, in whatever chair and with whatever quirk. */
static void one_face_is_one_name(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    const char *face[64], *name[64];
    size_t game = h->games->open(h), n = 0, named = 0;
    for (size_t quirk = 0; h->games->character(h, game, quirk); quirk++)
        for (int chair = 0; chair < 4 && n < 64; chair++, n++) {
            char who[HOST_WHO_MAX];
            snprintf(who, sizeof who, "ai:%s%s%s", h->games->level(h, game, 0)->id, quirk > 0 ? "+" : "",
                     h->games->character(h, game, quirk)->id);
            face[n] = h->games->face(h, game, who, chair);
            name[n] = h->games->name(h, game, who, chair);
            for (size_t before = 0; before < n; before++)
                if (strcmp(face[before], face[n]) == 0) {
                    assert_string_equal(name[before], name[n]);
                    named++;
                }
        }
    assert_true(named > 0);
    app_test_close(&t);
}

/* Whoever sits there has one name on the card, one sentence of its own, and a picture that is not lost on it. */
static void a_card_names_whoever_sits_there_once(void **state)
{
    (void)state;
    static const int shape[][3] = {{1280, 720, 100}, {960, 540, 100}, {1920, 1080, 150}};
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    h->shell->show(h, HOST_SCREEN_NEW);
    for (size_t i = 0; i < sizeof shape / sizeof shape[0]; i++) {
        t.width = shape[i][0];
        t.height = shape[i][1];
        h->shell->set_setting(h, HOST_TEXT_SIZE, shape[i][2]);
        app_test_frames(&t, 4);
        assert_int_equal(app_test_count(&t, "Marlene"), 1);
        assert_false(app_test_shows(&t, "The Countess"));
        assert_false(app_test_shows(&t, "good company"));
        assert_true(app_test_shows(&t, "Never forgets"));
        float tallest = 0, u = ui_scale(t.app.ui);
        size_t n = 0;
        const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
        for (size_t k = 0; k < n; k++)
            if (item[k].kind == ITEM_QUAD && fabsf(item[k].at.w - item[k].at.h) < 1)
                tallest = fmaxf(tallest, item[k].at.h / u);
        assert_true(tallest >= 140);
    }
    app_test_close(&t);
}

/* As many people as sit down at any one screen have a face each. */
static void people_do_not_share_a_face(void **state)
{
    (void)state;
    enum { PEOPLE = 4 };
    struct app_test t;
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    for (size_t game = 0; game_scene_at(game); game++)
        for (int i = 0; i < PEOPLE; i++) {
            const char *face = h->games->person(h, game, i);
            char path[ASSETS_PATH_MAX];
            assert_true(assets_find(face, path, sizeof path));
            for (int k = 0; k < i; k++)
                assert_string_not_equal(face, h->games->person(h, game, k));
        }
    app_test_close(&t);
}

/* Whom a lone seat meets is chosen by portrait; for more seats nobody of the kind is there, and then the choice is as it was. */
static void a_lone_seat_chooses_whom_it_meets(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    struct host_setup found;
    game_error err = {""};
    int there = 0;
    for (size_t game = 0; game_scene_at(game); game++) {
        const struct game_rules *rules = games_of(&t)->rules(h, game);
        if (!game_scene_at(game)->rivals)
            continue;
        there++;
        games_of(&t)->set_open(h, game);
        h->shell->show(h, HOST_SCREEN_NEW);
        app_test_frames(&t, 2);
        assert_true(app_test_shows(&t, options_rival(rules, 2))); /* as it has been learnt */
        app_test_press_text(&t, "2 players");
        assert_false(app_test_shows(&t, options_rival(rules, 2)));
        app_test_press_text(&t, "1 player");
        app_test_press_text(&t, options_rival(rules, 2));
        app_test_frames(&t, 2);
        assert_true(app_test_shows(&t, game_scene_at(game)->rivals[2].text));
        app_test_press_text(&t, "2 players");
        app_test_press_text(&t, "1 player");
        app_test_press_text(&t, options_rival(rules, 2));
        app_test_press_text(&t, "Start");
        app_test_frames(&t, 4);
        assert_true(games_of(&t)->usual(h, game, 0, &found, &err));
        assert_int_equal(found.config.seats, 1);
        assert_int_equal(found.config.option[rules->rival_option - 1], 2);
    }
    assert_true(there > 0);
    app_test_close(&t);
}

/* In large type, too: in figures alone where the words have no room. */
static void every_number_of_players_is_offered(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    h->shell->set_setting(h, HOST_TEXT_SIZE, 200);
    for (size_t game = 0; game_scene_at(game); game++) {
        const struct game_rules *rules = games_of(&t)->rules(h, game);
        games_of(&t)->set_open(h, game);
        h->shell->show(h, HOST_SCREEN_NEW);
        app_test_frames(&t, 2);
        for (int count = rules->min_seats; count <= rules->max_seats; count++) {
            char words[32], figure[8];
            snprintf(words, sizeof words, count == 1 ? "%d player" : "%d players", count);
            snprintf(figure, sizeof figure, "%d", count);
            if (app_test_count(&t, words) + app_test_count(&t, figure) == 0)
                fail_msg("%s: %s cannot be chosen", rules->id, words);
        }
    }
    app_test_close(&t);
}

/* On a usual window nobody has to scroll to see where seven can sit, nor from the couch where four can. */
static void all_places_are_seen_at_once(void **state)
{
    static const struct {
        const char *game, *last;
        int couch;
    } cases[] = {{"topsecret", "Moscow", 0}, {"conspiracy-1982", "Peking", 1}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct app_test t;
        app_test_open(&t, NULL);
        struct host *h = &t.app.host;
        size_t game = 0, n;
        while (strcmp(game_scene_at(game)->id, cases[i].game) != 0)
            game++;
        h->shell->set_setting(h, HOST_COUCH, cases[i].couch);
        games_of(&t)->set_open(h, game);
        h->shell->show(h, HOST_SCREEN_NEW);
        app_test_settle(&t);
        const struct ui *ui = t.app.ui;
        float end = (ui->scroll[0].at.y + ui->scroll[0].at.h) * ui->scale;
        const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
        bool seen = false;
        for (size_t k = 0; k < n; k++)
            seen |= item[k].kind == ITEM_TEXT && strcmp(item[k].text, cases[i].last) == 0 &&
                    item[k].at.y + 4 * item[k].size < end;
        assert_true(seen);
        app_test_close(&t);
    }
}

/* Down to its last word, in type of any size: what is drawn is no higher than what is said to be scrolled. */
static void all_house_rules_can_be_read(void **state)
{
    static const int shape[][2] = {{0, 100}, {0, 150}, {0, 200}, {1, 100}}; /* couch, size of type */
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    for (size_t i = 0; i < sizeof shape / sizeof shape[0]; i++)
        for (size_t game = 0; game_scene_at(game); game++) {
            h->shell->set_setting(h, HOST_COUCH, shape[i][0]);
            h->shell->set_setting(h, HOST_TEXT_SIZE, shape[i][1]);
            games_of(&t)->set_open(h, game);
            h->shell->show(h, HOST_SCREEN_NEW);
            app_test_frames(&t, 4);
            struct input_event wheel = {
                .kind = INPUT_WHEEL, .device = DEVICE_MOUSE, .x = 640, .y = 360, .dy = -60, .pad = -1};
            app_event(&t.app, &wheel);
            app_test_frames(&t, 60);
            const struct ui *ui = t.app.ui;
            float end = (ui->scroll[0].at.y + ui->scroll[0].at.h) * ui->scale;
            size_t n;
            const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
            for (size_t k = 0; k < n; k++)
                if (item[k].kind == ITEM_TEXT && item[k].at.y < end - 2 &&
                    item[k].at.y + item[k].size > end + 2)
                    fail_msg("%s, type %d %%%s: \"%s\" is cut off", game_scene_at(game)->id, shape[i][1],
                             shape[i][0] ? ", couch" : "", item[k].text);
        }
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_house_rules_can_be_read),
        cmocka_unit_test(the_last_setup_of_each_game_is_there_again),
        cmocka_unit_test(what_makes_no_sense_is_as_usual),
        cmocka_unit_test(two_players_are_two_names),
        cmocka_unit_test(one_face_is_one_name),
        cmocka_unit_test(a_card_names_whoever_sits_there_once),
        cmocka_unit_test(every_number_of_players_is_offered),
        cmocka_unit_test(all_places_are_seen_at_once),
        cmocka_unit_test(people_do_not_share_a_face),
        cmocka_unit_test(a_lone_seat_chooses_whom_it_meets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
