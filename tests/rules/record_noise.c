/* Records by the thousand with something broken in them. Each is read as a whole legal match, which is then written the
 * same twice, or refused with a line that exists and one line of words. */
#include "rules/list.h"
#include "rules/record.h"

#include "base/utf8.h"
#include "cmocka_all.h"
#include "record_help.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ROUNDS = 1500, /* broken records of each sort, of each game */
    ROOM = 65536,
};

typedef struct noise {
    struct rng rng;
    char bytes[ROOM];
    size_t length;
} noise;

static size_t draw(noise *n, size_t below)
{
    return rng_below(&n->rng, (uint32_t)below);
}

static void replace(noise *n, size_t at, size_t old, const char *with, size_t length)
{
    if (n->length - old + length > ROOM)
        return;
    memmove(n->bytes + at + length, n->bytes + at + old, n->length - at - old);
    memcpy(n->bytes + at, with, length);
    n->length = n->length - old + length;
}

static void flip_bit(noise *n)
{
    n->bytes[draw(n, n->length)] ^= (char)(1 << draw(n, 8));
}

static void put_byte(noise *n)
{
    static const char odd[] = "\0\n\r\t #\"\\?=:-0\x7f\x80\xc0\xe2\xff";

    replace(n, draw(n, n->length), draw(n, 2), odd + draw(n, sizeof odd - 1), 1);
}

/* The bytes of a line, its line break too. */
static void find_line(const noise *n, size_t at, size_t *from, size_t *to)
{
    for (*from = at; *from > 0 && n->bytes[*from - 1] != '\n'; --*from)
        continue;
    for (*to = at; *to < n->length && n->bytes[*to] != '\n'; ++*to)
        continue;
    *to += *to < n->length;
}

static void drop_line(noise *n)
{
    size_t from, to;

    find_line(n, draw(n, n->length), &from, &to);
    replace(n, from, to - from, "", 0);
}

static void copy_line(noise *n)
{
    char line[1024];
    size_t from, to;

    find_line(n, draw(n, n->length), &from, &to);
    if (to - from > sizeof line)
        return;
    memcpy(line, n->bytes + from, to - from);
    size_t length = to - from;
    find_line(n, draw(n, n->length), &from, &to);
    replace(n, from, draw(n, 2) ? to - from : 0, line, length);
}

static void cut_end(noise *n)
{
    n->length = draw(n, n->length);
}

/* A number becomes a huge one, or a negative one. */
static void swell_number(noise *n)
{
    static const char *const numbers[] = {"99999999999999999999", "2147483648", "-1", "0", "65536",
                                          "4294967297",           "1e9"};
    size_t at = draw(n, n->length);

    while (at < n->length && (n->bytes[at] < '0' || n->bytes[at] > '9'))
        at++;
    const char *number = numbers[draw(n, sizeof numbers / sizeof numbers[0])];
    if (at < n->length)
        replace(n, at, 1, number, strlen(number));
}

static void cut_piece(noise *n)
{
    size_t at = draw(n, n->length), most = n->length - at;

    replace(n, at, draw(n, (most < 40 ? most : 40) + 1), "", 0);
}

static void assert_sound(const noise *n)
{
    record_error err = {0};
    struct match *m = record_read(shelf(), n->bytes, n->length, &err);
    size_t lines = 1;

    if (m) {
        char *text = text_of(m, MATCH_TRUTH);
        struct match *again = read_text(text);
        char *twice = text_of(again, MATCH_TRUTH);
        assert_string_equal(text, twice);
        free(text);
        free(twice);
        match_free(m);
        match_free(again);
        return;
    }
    for (size_t i = 0; i < n->length; i++)
        lines += n->bytes[i] == '\n';
    assert_in_range(err.line, 1, lines);
    size_t length = strlen(err.text);
    assert_true(length > 0);
    for (size_t at = 0; at < length;) {
        uint32_t code = 0;
        size_t bytes = utf8_next(err.text + at, length - at, &code);
        if (bytes == 0 || utf8_is_control(code))
            fail_msg("an error that is no line of text: %s", err.text);
        at += bytes;
    }
}

static void break_records(void (*how)(noise *), const char *stream)
{
    static noise n;

    rng_start(&n.rng, 1, stream);
    for (const struct game_rules *const *game = game_list(); *game; game++)
        for (size_t left = ROUNDS, f = 0; left > 0; left--, f++) {
            char file[128];
            if (!record_file(*game, f, file, sizeof file))
                assert_true(record_file(*game, f = 0, file, sizeof file));
            char *text = file_text(file);
            assert_non_null(text);
            n.length = strlen(text);
            memcpy(n.bytes, text, n.length);
            for (size_t times = 1 + draw(&n, 3); times > 0 && n.length > 0; times--)
                how(&n);
            assert_sound(&n);
            free(text);
        }
}

#define NOISE(how)                                                                                           \
    static void noise_##how(void **state)                                                                    \
    {                                                                                                        \
        (void)state;                                                                                         \
        break_records(how, #how);                                                                            \
    }

NOISE(flip_bit)
NOISE(put_byte)
NOISE(drop_line)
NOISE(copy_line)
NOISE(cut_end)
NOISE(swell_number)
NOISE(cut_piece)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(noise_flip_bit),  cmocka_unit_test(noise_put_byte),
        cmocka_unit_test(noise_drop_line), cmocka_unit_test(noise_copy_line),
        cmocka_unit_test(noise_cut_end),   cmocka_unit_test(noise_swell_number),
        cmocka_unit_test(noise_cut_piece),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
