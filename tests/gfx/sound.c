/* Sound: silent without a device, with one it fades and stops; secrets leave no trace of themselves. */
#include "platform/audio.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"

static void use_driver(const char *name)
{
    assert_int_equal(setenv("SDL_AUDIODRIVER", name, 1), 0);
}

static void exercise(struct audio *a)
{
    audio_play(a, "click");
    audio_play(a, "no-such-sound");
    audio_play_at(a, "coin", -5, 9);
    audio_set_mood(a, MOOD_TITLE);
    audio_set_volume(a, BUS_MUSIC, 150);
    assert_int_equal(audio_volume(a, BUS_MUSIC), a ? 100 : 0);
    audio_set_volume(a, BUS_EFFECTS, -3);
    assert_int_equal(audio_volume(a, BUS_EFFECTS), 0);
    audio_set_mute(a, true);
    audio_pause(a, true);
    audio_pause(a, false);
    for (uint64_t t = 0; t < 3000; t += 100) {
        audio_update(a, t);
    }
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
    if (root) {
        assert_int_equal(setenv("CONSPIRACY_ASSETS", root, 1), 0);
    }
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
        cmocka_unit_test(what_is_asked_for_is_traced_even_when_muted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
