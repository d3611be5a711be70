/* Names in other scripts than the game's own: which face draws what, and which way it runs. */
#include <SDL_ttf.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "gfx/gfx.h"
#include "gfx/inside.h"

enum { PX = 24 };

static gfx_font typewriter;

static int open_null(void **state)
{
    char error[128] = "";
    struct gfx_options o = {.null = true};
    struct gfx *gfx = gfx_open(&o, error, sizeof error);
    if (!gfx)
        return -1;
    typewriter = gfx_font_load(gfx, "shared/fonts/type.ttf");
    *state = gfx;
    return 0;
}

static int close_null(void **state)
{
    gfx_close(*state);
    return 0;
}

static void every_letter_of_a_name_has_a_face(void **state)
{
    static const char *const names[] = {"Жанна Ёлкина", "Ωρίων", "محمد علي",     "שרה",      "李小龍",
                                        "さくら カナ",  "한국",  "देवी",          "สมชาย",    "გია",
                                        "Արամ",         "தமிழ்",  "Ștefan Țepeș", "Nguyễn ế", "😀 🦊",
                                        "♜ ★",          "မြန်မာ"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct piece *piece;
        size_t n = pieces_of(*state, typewriter, PX, names[i], strlen(names[i]), &piece), bytes = 0;
        assert_true(n >= 1);
        for (size_t k = 0; k < n; k++) {
            char *text;
            if (piece[k].lacking)
                fail_msg("nothing draws all of %s", names[i]);
            assert_non_null(piece_face(*state, &piece[k], PX, names[i], &text));
            bytes += piece[k].bytes;
            free(text);
        }
        assert_int_equal(bytes, strlen(names[i]));
        free(piece);
    }
}

static void text_of_the_games_own_letters_is_one_piece(void **state)
{
    struct piece *piece;
    assert_int_equal(pieces_of(*state, typewriter, PX, "Agent größer: 12", 18, &piece), 1);
    assert_true(piece[0].plain);
    assert_true(run_is_plain(*state, typewriter, PX, "Agent größer: 12", 18));
    assert_false(run_is_plain(*state, typewriter, PX, "Жанна", 10));
    free(piece);
}

static void two_words_to_the_left_change_places(void **state)
{
    static const char *const text = "a אב גד z"; /* as they are read: a, the two words, z */
    struct piece *piece;
    size_t n = pieces_of(*state, typewriter, PX, text, strlen(text), &piece), first = n, second = n;
    for (size_t i = 0; i < n; i++) {
        if (piece[i].start <= 2 && piece[i].start + piece[i].bytes > 2)
            first = i;
        if (piece[i].start <= 7 && piece[i].start + piece[i].bytes > 7)
            second = i;
    }
    assert_true(first < n && second < n);
    assert_true(second <= first);
    assert_int_equal(piece[first].level % 2, 1);
    assert_int_equal(piece[0].start, 0);
    assert_int_equal(piece[n - 1].level, 0);
    free(piece);
}

static void what_no_face_has_is_a_sign(void **state)
{
    static const char *const text = "a\xF3\xBF\xBF\xBD"
                                    "b"; /* U+FFFFD, for private use */
    struct piece *piece;
    size_t n = pieces_of(*state, typewriter, PX, text, strlen(text), &piece);
    assert_int_equal(n, 3);
    assert_true(piece[1].lacking);
    char *drawn;
    TTF_Font *ttf = piece_face(*state, &piece[1], PX, text, &drawn);
    assert_non_null(ttf);
    int width = 0;
    assert_int_equal(TTF_SizeUTF8(ttf, drawn, &width, NULL), 0);
    assert_true(width > 0);
    free(drawn);
    free(piece);
    assert_true(run_width(*state, typewriter, PX, text, strlen(text)) >
                run_width(*state, typewriter, PX, "ab", 2));
}

static void a_mark_stays_with_its_letter(void **state)
{
    static const char *const text =
        "Ж\xCC\x81y"; /* with a combining acute, which the typewriter lacks as well */
    struct piece *piece;
    size_t n = pieces_of(*state, typewriter, PX, text, strlen(text), &piece);
    assert_int_equal(n, 2);
    assert_int_equal(piece[0].bytes, 4);
    assert_true(piece[1].font == typewriter);
    free(piece);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_letter_of_a_name_has_a_face, open_null, close_null),
        cmocka_unit_test_setup_teardown(text_of_the_games_own_letters_is_one_piece, open_null, close_null),
        cmocka_unit_test_setup_teardown(two_words_to_the_left_change_places, open_null, close_null),
        cmocka_unit_test_setup_teardown(what_no_face_has_is_a_sign, open_null, close_null),
        cmocka_unit_test_setup_teardown(a_mark_stays_with_its_letter, open_null, close_null),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
