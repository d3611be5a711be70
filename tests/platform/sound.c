/* Sound: silent without a device, with one it fades and stops; secrets leave no trace of themselves. */
#include "platform/audio.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/assets.h"
#include "cmocka_all.h"
#include "platform/score.h"

static void use_driver(const char *name)
{
    assert_int_equal(setenv("SDL_AUDIODRIVER", name, 1), 0);
}

static void exercise(struct audio *a)
{
    audio_play(a, "click");
    audio_play(a, "no-such-sound");
    audio_set_mood(a, MOOD_TITLE);
    audio_set_volume(a, BUS_MUSIC, 150);
    audio_set_volume(a, BUS_EFFECTS, -3);
    audio_set_mute(a, true);
    audio_pause(a, true);
    audio_pause(a, false);
    for (uint64_t t = 0; t < 3000; t += 100)
        audio_update(a, t);
}

static void without_a_device_it_is_silent_and_harmless(void **state)
{
    (void)state;
    use_driver("nonesuch");
    struct audio *a = audio_open(1);
    assert_non_null(a);
    assert_true(audio_silent(a));
    exercise(a);
    assert_int_equal(audio_current_mood(a), MOOD_TITLE);
    assert_false(audio_fading(a));
    audio_close(a);
    exercise(NULL);
    audio_close(NULL);
}

static void with_a_device_and_without_files_too(void **state)
{
    (void)state;
    char *given = getenv("CONSPIRACY_ASSETS"), *root = given ? strdup(given) : NULL;
    use_driver("dummy");
    assert_int_equal(setenv("CONSPIRACY_ASSETS", "/nowhere", 1), 0);
    struct audio *a = audio_open(1);
    exercise(a);
    audio_close(a);
    if (root)
        assert_int_equal(setenv("CONSPIRACY_ASSETS", root, 1), 0);
    free(root);
}

static void moods_fade_into_each_other_and_out(void **state)
{
    (void)state;
    use_driver("dummy");
    struct audio *a = audio_open(1);
    assert_false(audio_silent(a));
    uint64_t now = 0;
    static const enum audio_mood moods[] = {MOOD_TABLE, MOOD_TENSION, MOOD_SILENCE};
    for (int i = 0; i < 3; i++) {
        audio_set_mood(a, moods[i]);
        assert_int_equal(audio_current_mood(a), moods[i]);
        int steps = 0;
        while (audio_fading(a) && steps < 60000) { /* until it is loaded and faded in */
            SDL_Delay(1);
            audio_update(a, now += 50);
            steps++;
        }
        assert_false(audio_fading(a));
    }
    audio_close(a);
}

/* It goes down at once and comes up again by itself, after which nothing need be done for it any more. */
static void music_steps_back_for_a_while(void **state)
{
    (void)state;
    use_driver("dummy");
    struct audio *a = audio_open(1);
    uint64_t now = 100;
    audio_update(a, now);
    assert_false(audio_fading(a));
    audio_duck(a, 2000);
    assert_true(audio_fading(a));
    for (int i = 0; i < 10; i++)
        audio_update(a, now += 50);
    assert_true(audio_ducked(a) == 1);
    for (int i = 0; i < 29; i++)
        audio_update(a, now += 50);
    assert_true(audio_ducked(a) == 1);
    for (int i = 0; i < 24 && audio_fading(a); i++)
        audio_update(a, now += 50);
    assert_true(audio_ducked(a) == 0);
    assert_false(audio_fading(a));
    audio_close(a);
}

/* Once the next mood's music is there it rises as fast as the one before it falls: the room is never quiet. */
static void moods_cross_fade(void **state)
{
    (void)state;
    use_driver("dummy");
    struct audio *a = audio_open(1);
    uint64_t now = 0;
    int steps = 0;
    audio_set_mood(a, MOOD_TABLE);
    for (; audio_level(a, MOOD_TABLE) < 1 && steps < 60000; steps++) {
        SDL_Delay(1);
        audio_update(a, now += 50);
    }
    audio_set_mood(a, MOOD_TENSION);
    for (; audio_level(a, MOOD_TENSION) < 1 && steps < 60000; steps++) {
        SDL_Delay(1);
        audio_update(a, now += 50);
        assert_true(audio_level(a, MOOD_TABLE) + audio_level(a, MOOD_TENSION) > 0.95f);
    }
    assert_true(audio_level(a, MOOD_TENSION) == 1);
    assert_true(audio_level(a, MOOD_TABLE) < 0.01f);
    audio_close(a);
}

static struct piece *open_music(const char *name)
{
    char path[ASSETS_PATH_MAX];
    const char *why = "";
    assert_true(assets_find(name, path, sizeof path));
    struct piece *piece = piece_open(path, &why);
    if (!piece)
        fail_msg("%s: %s", name, why);
    return piece;
}

enum { TENTH = SCORE_RATE / 10 };

/* How loud the next tenth of a second is; *step, if asked for, gets the largest jump from one sample to the next. */
static double next_tenth(struct score *score, double *step)
{
    int16_t out[TENTH * SCORE_CHANNELS];
    double sum = 0, most = 0;
    score_mix(score, out, TENTH);
    for (int i = 0; i < TENTH * SCORE_CHANNELS; i++) {
        sum += (double)out[i] * out[i];
        most = i >= SCORE_CHANNELS ? fmax(most, abs(out[i] - out[i - SCORE_CHANNELS])) : most;
    }
    if (step)
        *step = most;
    return sqrt(sum / (TENTH * SCORE_CHANNELS));
}

static void two_pieces_are_heard_at_once_and_none_jumps(void **state)
{
    (void)state;
    struct piece *title = open_music("shared/music/title.ogg"), *table = open_music("shared/music/table.ogg");
    struct score *score = score_new();
    double before = 0, jump, jumps = 0;
    score_set(score, 0, title);
    score_gain(score, 0, 1);
    (void)next_tenth(score, NULL);
    for (int i = 0; i < 50; i++) {
        before += next_tenth(score, &jump) / 50;
        jumps = fmax(jumps, jump);
    }
    assert_true(before > 300);
    score_set(score, 1, table);
    for (int i = 1; i <= 20; i++) {
        score_gain(score, 0, cosf((float)i / 20 * 1.5708f));
        score_gain(score, 1, sinf((float)i / 20 * 1.5708f));
        assert_true(next_tenth(score, &jump) > before / 20);
        assert_true(jump < 2 * jumps);
    }
    score_pause(score, true);
    assert_true(next_tenth(score, NULL) == 0);
    score_pause(score, false);
    assert_true(next_tenth(score, NULL) > 0);
    score_set(score, 0, NULL);
    score_set(score, 1, NULL);
    assert_true(next_tenth(score, NULL) == 0);
    score_free(score);
    piece_close(title);
    piece_close(table);
}

/* 116 seconds long: it is heard beyond its end, where it begins again. */
static void a_piece_goes_round_without_a_gap(void **state)
{
    (void)state;
    struct piece *piece = open_music("shared/music/tension.ogg");
    struct score *score = score_new();
    int quiet = 0, longest = 0;
    score_set(score, 0, piece);
    score_gain(score, 0, 1);
    for (int i = 0; i < 1180; i++) {
        quiet = next_tenth(score, NULL) < 1 ? quiet + 1 : 0;
        longest = quiet > longest ? quiet : longest;
    }
    assert_true(longest < 3);
    score_free(score);
    piece_close(piece);
}

static void what_is_no_music_is_refused(void **state)
{
    (void)state;
    const char *why = "";
    assert_null(piece_open("/nowhere/at-all.ogg", &why));
    assert_string_equal(why, "not Ogg Vorbis");
    char path[ASSETS_PATH_MAX];
    assert_true(assets_find("shared/sound/sounds.json", path, sizeof path));
    assert_null(piece_open(path, &why));
    assert_string_equal(why, "not Ogg Vorbis");
}

static void count(void *ctx, const char *name)
{
    *(int *)ctx += strcmp(name, "coin") == 0;
}

static void what_is_asked_for_is_traced_even_when_muted(void **state)
{
    (void)state;
    int coins = 0;
    use_driver("nonesuch");
    struct audio *a = audio_open(1);
    audio_trace(a, count, &coins);
    audio_set_mute(a, true);
    audio_play(a, "coin");
    audio_play(a, "stamp");
    assert_int_equal(coins, 1);
    audio_close(a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_a_device_it_is_silent_and_harmless),
        cmocka_unit_test(with_a_device_and_without_files_too),
        cmocka_unit_test(moods_fade_into_each_other_and_out),
        cmocka_unit_test(moods_cross_fade),
        cmocka_unit_test(music_steps_back_for_a_while),
        cmocka_unit_test(two_pieces_are_heard_at_once_and_none_jumps),
        cmocka_unit_test(a_piece_goes_round_without_a_gap),
        cmocka_unit_test(what_is_no_music_is_refused),
        cmocka_unit_test(what_is_asked_for_is_traced_even_when_muted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
