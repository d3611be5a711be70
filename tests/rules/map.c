/* Maps of places and lines: both shapes of a game's data, what is refused, distances, a ring. */
#include "rules/map_read.h"

#include "cmocka_all.h"

#include <jansson.h>
#include <string.h>

/* A town whose places lie where they do in the world. */
static const char world[] =
    "{\"cities\": ["
    "{\"name\": \"Ash\", \"lon\": -1.5, \"lat\": 50, \"home\": true, \"start\": true},"
    "{\"name\": \"Elm\", \"lon\": 2, \"lat\": 51},"
    "{\"name\": \"Oak-Hill\", \"lon\": 3, \"lat\": 52, \"home\": true},"
    "{\"name\": \"Box\", \"lon\": 4, \"lat\": 53, \"start\": true, \"home\": false}],"
    "\"lines\": [[\"Ash\", \"Elm\"], [\"Elm\", \"Oak-Hill\"], [\"Oak-Hill\", \"Box\"]],"
    "\"clockwise\": [\"Oak-Hill\", \"Ash\"],"
    "\"seats\": {\"1\": [\"Ash\"], \"2\": [\"Oak-Hill\", \"Ash\"]}}";

/* A picture of one: places at x and y, names beside them, a line that bends. */
static const char picture[] =
    "{\"places\": ["
    "{\"name\": \"Ash\", \"x\": 0.25, \"y\": 0.5, \"label\": \"nw\", \"seal\": [0.5, 0.625]},"
    "{\"name\": \"Elm\", \"x\": 0.75, \"y\": 1, \"label\": \"s\", \"lon\": 7, \"lat\": 8}],"
    "\"lines\": [[\"Elm\", \"Ash\"]],"
    "\"bends\": [{\"line\": [\"Ash\", \"Elm\"], \"via\": [[0.5, 0.25], [0.625, 0.75]]}]}";

static bool taken(const char *name)
{
    return strcmp(name, "none") == 0;
}

static const char *const flags[] = {"start", "home", NULL};
static const struct map_format worldly = {
    .list = "cities", .flag = flags, .least = 2, .most = 5, .geographic = true, .taken = taken};
static const struct map_format pictured = {.list = "places", .least = 2, .most = 5, .pictured = true};

static bool read(const char *text, const struct map_format *format, struct map *map, game_error *err)
{
    json_t *root = json_loads(text, 0, NULL);
    assert_non_null(root);
    err->text[0] = '\0';
    bool good = map_read(map, root, format, err);
    json_decref(root);
    return good;
}

/* The text with its first `from` replaced by `to` is refused with these words. */
static void refused(const char *text, const struct map_format *format, const char *from, const char *to,
                    const char *words)
{
    char changed[2048];
    struct map map;
    game_error err;
    const char *at = strstr(text, from);
    assert_non_null(at);
    snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    if (read(changed, format, &map, &err))
        fail_msg("accepted: %s", to);
    if (!strstr(err.text, words))
        fail_msg("`%s` does not say `%s`", err.text, words);
}

static void a_map_of_the_world_is_read(void **state)
{
    (void)state;
    struct map map;
    game_error err;
    assert_true(read(world, &worldly, &map, &err));
    assert_int_equal(map.places, 4);
    assert_string_equal(map_name(&map, 2), "Oak-Hill");
    assert_null(map_name(&map, 4));
    assert_null(map_name(&map, -1));
    assert_int_equal(map_find(&map, "Elmo", 3), 1);
    assert_int_equal(map_find(&map, "Elmo", 4), -1);
    assert_int_equal(map.near[1], map_bit(0) | map_bit(2));
    assert_int_equal(map.flagged[0], map_bit(0) | map_bit(3));
    assert_int_equal(map.flagged[1], map_bit(0) | map_bit(2));
    assert_true(map.spot[0].lon == -1.5 && map.spot[3].lat == 53);
    assert_int_equal(map.steps[0][3], 3);
    assert_int_equal(map.steps[3][0], 3);
    assert_int_equal(map.steps[2][2], 0);
    uint8_t sorted[4];
    assert_int_equal(map_sorted(&map, 15, sorted), 4);
    assert_memory_equal(sorted, ((uint8_t[]){0, 3, 1, 2}), 4);
}

static void a_picture_is_read(void **state)
{
    (void)state;
    struct map map;
    game_error err;
    assert_true(read(picture, &pictured, &map, &err));
    assert_float_equal(map.spot[0].seal[1], 0.625f, 0);
    assert_true(map.spot[0].x == 0.25f && map.spot[1].y == 1 && map.spot[1].lon == 7);
    assert_string_equal(map.spot[0].label, "nw");
    assert_int_equal(map.bends, 1);
    assert_int_equal(map.bend[0].points, 2);
    assert_true(map.bend[0].from == 0 && map.bend[0].to == 1 && map.bend[0].at[1][0] == 0.625f);
}

static void what_cannot_be_played_on_is_refused(void **state)
{
    (void)state;
    refused(world, &worldly, "\"cities\"", "\"towns\"", "cities: a list of at least 2");
    refused(world, &worldly, "\"name\": \"Elm\", ", "", "place 2 has no name");
    refused(world, &worldly, "\"name\": \"Elm\"", "\"name\": \"El m\"", "place 2: \"El m\" is no name");
    refused(world, &worldly, "\"name\": \"Elm\"", "\"name\": \"4Elm\"", "no name");
    refused(world, &worldly, "\"name\": \"Elm\"", "\"name\": \"Ash\"", "Ash is there twice");
    refused(world, &worldly, "\"name\": \"Elm\"", "\"name\": \"none\"", "means something else");
    refused(world, &worldly, "\"lon\": 2, ", "", "Elm: lon and lat");
    refused(world, &worldly, "[\"Ash\", \"Elm\"]", "[\"Ash\", \"Elk\"]",
            "line 1: no place is called \"Elk\"");
    refused(world, &worldly, "[\"Ash\", \"Elm\"]", "[\"Ash\"]", "line 1 must name two places");
    refused(world, &worldly, "[\"Ash\", \"Elm\"]", "[\"Ash\", \"Ash\"]", "joins Ash to itself");
    refused(world, &worldly, "[\"Ash\", \"Elm\"]", "[\"Oak-Hill\", \"Elm\"]", "joined twice");
    refused(world, &worldly, "[\"Ash\", \"Elm\"], ", "", "no line leads from Ash to Elm");
    refused(picture, &pictured, "\"x\": 0.25", "\"x\": 25", "Ash: x and y");
    refused(picture, &pictured, "\"nw\"", "\"wn\"", "Ash: label");
    refused(picture, &pictured, "\"nw\"", "\"n n\"", "Ash: label");
    refused(picture, &pictured, "[\"Ash\", \"Elm\"], \"via\"", "[\"Ash\", \"Ash\"], \"via\"", "bend 1");
    refused(picture, &pictured, "[[0.5, 0.25], [0.625, 0.75]]", "[]", "bend 1: via");
    refused(picture, &pictured, "[0.5, 0.625]", "[0.5, 2]", "seal");
}

static void seats_take_places_clockwise(void **state)
{
    (void)state;
    struct map map;
    struct map_seats seats;
    game_error err;
    game_config config;
    json_t *root = json_loads(world, 0, NULL);
    assert_true(read(world, &worldly, &map, &err));
    assert_true(map_seats_read(&seats, &map, root, map.flagged[1], 1, 2, &err));
    assert_int_equal(seats.place[0], 2);
    assert_true(map_seats_usual(&seats, 1, &config));
    assert_int_equal(config.place[0], 1);
    assert_int_equal(map_seats_check(&seats, &config), MAP_SEATED);
    assert_false(map_seats_usual(&seats, 3, &config));
    config = (game_config){.seats = 2, .place = {1, 0}};
    assert_int_equal(map_seats_check(&seats, &config), MAP_SEATED);
    config.place[0] = 0;
    assert_int_equal(map_seats_check(&seats, &config), MAP_PLACE_SHARED);
    config.place[0] = 2;
    assert_int_equal(map_seats_check(&seats, &config), MAP_NO_PLACE);
    assert_false(map_seats_read(&seats, &map, root, map.flagged[0], 1, 2, &err));
    assert_string_equal(err.text, "clockwise: Oak-Hill is not marked as a seat's");
    assert_false(map_seats_read(&seats, &map, root, map.flagged[1], 1, 3, &err));
    json_decref(root);
}

static void a_round_of_seats_is_taken_once(void **state)
{
    (void)state;
    const struct map_seats seats = {.count = 4};
    game_config config = {.seats = 4, .place = {2, 3, 0, 1}};
    assert_int_equal(map_seats_check(&seats, &config), MAP_SEATED);
    config = (game_config){.seats = 4, .place = {2, 0, 3, 1}};
    assert_int_equal(map_seats_check(&seats, &config), MAP_NOT_CLOCKWISE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_map_of_the_world_is_read),          cmocka_unit_test(a_picture_is_read),
        cmocka_unit_test(what_cannot_be_played_on_is_refused), cmocka_unit_test(seats_take_places_clockwise),
        cmocka_unit_test(a_round_of_seats_is_taken_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
