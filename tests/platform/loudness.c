/* How loud the music is as it reaches the device, with the settings as they come: ITU-R BS.1770, integrated. */
#include "cmocka_all.h"
#include "platform/audio.h"
#include "platform/score.h"
#include "table/shell.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <math.h>
#include <stdlib.h>

enum { SECONDS = 60, HOPS_A_SECOND = 10, HOP = SCORE_RATE / HOPS_A_SECOND, HOPS = SECONDS * HOPS_A_SECOND };

/* A biquad of the K weighting. */
struct biquad {
    double b[3], a[2], x[2], y[2];
};

/* At 44100 Hz; the numbers follow from the filters of the recommendation, which are given at 48000. */
static const struct biquad shelf = {{1.5308412300503478, -2.6509799951547297, 1.1690790799215869},
                                    {-1.6636551132560204, 0.7125954280732254},
                                    {0, 0},
                                    {0, 0}},
                           pass = {{1, -2, 1}, {-1.9891696736297957, 0.9891990357870394}, {0, 0}, {0, 0}};

static double run(struct biquad *f, double x)
{
    double y = f->b[0] * x + f->b[1] * f->x[0] + f->b[2] * f->x[1] - f->a[0] * f->y[0] - f->a[1] * f->y[1];
    f->x[1] = f->x[0];
    f->x[0] = x;
    f->y[1] = f->y[0];
    f->y[0] = y;
    return y;
}

/* What is heard, weighted: its power by tenths of a second. */
struct ear {
    struct biquad shelf[SCORE_CHANNELS], pass[SCORE_CHANNELS];
    double power[HOPS];
    SDL_atomic_t listening; /* from now on */
    SDL_atomic_t heard;     /* frames */
};

/* The device's callback, last of all. */
static void SDLCALL listen(void *ctx, Uint8 *bytes, int n)
{
    struct ear *ear = ctx;
    const int16_t *frame = (const int16_t *)(const void *)bytes;
    int at = SDL_AtomicGet(&ear->heard);
    for (int i = 0; SDL_AtomicGet(&ear->listening) && i < n / 4 && at < HOPS * HOP; i++, at++)
        for (int c = 0; c < SCORE_CHANNELS; c++) {
            double v = run(&ear->pass[c], run(&ear->shelf[c], frame[i * SCORE_CHANNELS + c] / 32768.0));
            ear->power[at / HOP] += v * v / HOP;
        }
    (void)SDL_AtomicSet(&ear->heard, at);
}

/* The mean power of those blocks of 400 ms that are louder than the gate; the blocks overlap by three quarters. */
static double gated(const struct ear *ear, double gate)
{
    double sum = 0;
    int n = 0;
    for (int i = 0; i + 4 <= HOPS; i++) {
        double p = (ear->power[i] + ear->power[i + 1] + ear->power[i + 2] + ear->power[i + 3]) / 4;
        if (p <= gate)
            continue;
        sum += p;
        n++;
    }
    return n > 0 ? sum / n : 0;
}

static double lufs(double power)
{
    return power > 0 ? -0.691 + 10 * log10(power) : -100;
}

static double integrated(const struct ear *ear)
{
    double silence = pow(10, (-70 + 0.691) / 10);
    return lufs(gated(ear, gated(ear, silence) * 0.1));
}

static void set_usual(struct audio *a)
{
    audio_set_volume(a, BUS_MASTER, host_setting_range(HOST_VOLUME).usual);
    audio_set_volume(a, BUS_MUSIC, host_setting_range(HOST_MUSIC).usual);
    audio_set_volume(a, BUS_EFFECTS, host_setting_range(HOST_EFFECTS).usual);
}

/* The driver that writes to a file takes what it is given as fast as it comes. */
static double loudness_of(const char *folder, enum audio_mood mood)
{
    static struct ear ear;
    ear = (struct ear){.shelf = {shelf, shelf}, .pass = {pass, pass}};
    assert_int_equal(setenv("SDL_AUDIODRIVER", "disk", 1), 0);
    assert_int_equal(setenv("SDL_DISKAUDIOFILE", "/dev/null", 1), 0);
    assert_int_equal(setenv("SDL_DISKAUDIODELAY", "0", 1), 0);
    struct audio *a = audio_open(1);
    assert_false(audio_silent(a));
    set_usual(a);
    audio_set_folder(a, folder);
    audio_set_mood(a, mood);
    for (uint64_t now = 0; audio_level(a, mood) < 1; now += 100) {
        audio_update(a, now);
        SDL_Delay(1); /* its file is being read */
    }
    Mix_SetPostMix(listen, &ear);
    (void)SDL_AtomicSet(&ear.listening, 1);
    while (SDL_AtomicGet(&ear.heard) < HOPS * HOP)
        SDL_Delay(5);
    Mix_SetPostMix(NULL, NULL);
    audio_close(a);
    return integrated(&ear);
}

static void is_about(double heard, double wanted)
{
    if (fabs(heard - wanted) > 1)
        fail_msg("%.2f LUFS, not %.0f", heard, wanted);
}

static void the_title_is_at_minus_sixteen(void **state)
{
    (void)state;
    is_about(loudness_of(NULL, MOOD_TITLE), -16);
}

static void the_table_is_at_minus_eighteen(void **state)
{
    (void)state;
    is_about(loudness_of(NULL, MOOD_TABLE), -18);
}

static void so_is_tension(void **state)
{
    (void)state;
    is_about(loudness_of(NULL, MOOD_TENSION), -18);
}

/* A score of a game's own. */
static void every_score_is_as_loud(void **state)
{
    (void)state;
    is_about(loudness_of("conspiracy-1982", MOOD_TITLE), -16);
    is_about(loudness_of("conspiracy-1982", MOOD_TABLE), -18);
    is_about(loudness_of("conspiracy-1982", MOOD_TENSION), -18);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_title_is_at_minus_sixteen),
        cmocka_unit_test(the_table_is_at_minus_eighteen),
        cmocka_unit_test(so_is_tension),
        cmocka_unit_test(every_score_is_as_loud),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
