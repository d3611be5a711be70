#include "platform/audio.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assets.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "platform/score.h"

enum { EFFECTS = 96, VARIANTS = 8, CHANNELS = 24, FADE_MS = 2000, FIRST_MS = 400, SLICE_MS = 20 };

struct effect {
    const char *folder; /* below assets/ */
    char name[32];
    char *file[VARIANTS];
    void *chunk[VARIANTS]; /* Mix_Chunk; the loading thread sets it with SDL_AtomicSetPtr */
    int variants, last;
    float gain;
};

struct audio {
    bool silent, mute, paused;
    int volume[BUS_COUNT];
    struct effect effect[EFFECTS];
    int effects;
    SDL_atomic_t listed; /* effects that the loading thread may load */
    const char *folder;  /* see audio_set_folder; NULL: none */
    void *music;         /* the same, for the loading thread; set with SDL_AtomicSetPtr */
    struct rng chance;
    enum audio_mood mood;
    float level[MOOD_COUNT]; /* of each mood, 0 to 1 */
    float duck;              /* how far all music has stepped back, 0 to 1 */
    uint32_t duck_ms;        /* for how long it is still to */
    bool playing[MOOD_COUNT];
    struct score *score;           /* one voice for each mood */
    SDL_atomic_t gain[MOOD_COUNT]; /* of each mood's music, in thousandths: music.json beside it */
    void *piece[MOOD_COUNT];       /* struct piece; the loading thread sets it with SDL_AtomicSetPtr */
    SDL_atomic_t wanted[MOOD_COUNT];
    SDL_atomic_t stop;
    SDL_sem *work;
    SDL_Thread *thread;
    uint64_t updated;
    bool timed;
    void (*trace)(void *ctx, const char *name);
    void *trace_ctx;
};

static const char *const mood_file[MOOD_COUNT] = {NULL, "music/title.ogg", "music/table.ogg",
                                                  "music/tension.ogg"};
static const char shared[] = "shared";
static const float DUCK_DEPTH = 0.65f; /* of the music's gain: some 9 dB */

/* ---- Files ---- */

static void add_variant(struct effect *e, const char *file)
{
    char name[256], path[ASSETS_PATH_MAX];
    (void)snprintf(name, sizeof name, "%s/sound/%s", e->folder, file);
    if (e->variants == VARIANTS)
        return;
    if (!assets_find(name, path, sizeof path)) {
        (void)fprintf(stderr, _("conspiracy: assets/%s is missing, it is not heard\n"), name);
        return;
    }
    e->file[e->variants] = strdup(path);
    if (e->file[e->variants])
        e->variants++;
}

static void add_effect(struct audio *audio, const char *folder, const char *name, const json_t *entry)
{
    if (audio->effects == EFFECTS)
        return;
    struct effect *e = &audio->effect[audio->effects++];
    e->folder = folder;
    (void)snprintf(e->name, sizeof e->name, "%s", name);
    e->gain = 1;
    e->last = -1;
    const json_t *gain = json_object_get(entry, "gain");
    if (json_is_number(gain))
        e->gain = fminf(1, fmaxf(0, (float)json_number_value(gain)));
    size_t i;
    const json_t *file;
    json_array_foreach(json_object_get(entry, "files"), i, file)
    {
        if (json_is_string(file))
            add_variant(e, json_string_value(file));
    }
}

/* The sounds of a folder; false: it has none of its own. */
static bool read_index(struct audio *audio, const char *folder)
{
    char file[256], path[ASSETS_PATH_MAX];
    json_error_t error;
    (void)snprintf(file, sizeof file, "%s/sound/sounds.json", folder);
    if (!assets_find(file, path, sizeof path))
        return false;
    json_t *root = json_load_file(path, 0, &error);
    if (!root) {
        (void)fprintf(stderr, _("conspiracy: %s:%d: %s, no effects\n"), path, error.line, error.text);
        return true;
    }
    const char *name;
    json_t *entry;
    json_object_foreach(json_object_get(root, "sounds"), name, entry)
    {
        add_effect(audio, folder, name, entry);
    }
    json_decref(root);
    (void)SDL_AtomicSet(&audio->listed, audio->effects);
    return true;
}

/* ---- The loading thread ---- */

static Mix_Chunk *load_sound(const char *path)
{
    Mix_Chunk *chunk = Mix_LoadWAV(path);
    if (!chunk) {
        (void)fprintf(stderr, _("conspiracy: %s cannot be read (%s), it is not heard\n"), path,
                      Mix_GetError());
    }
    return chunk;
}

/* Those from number `from` on; returns how many there are. */
static int load_effects(struct audio *audio, int from)
{
    int listed = SDL_AtomicGet(&audio->listed);
    for (int i = from; i < listed; i++) {
        struct effect *e = &audio->effect[i];
        for (int v = 0; v < e->variants && !SDL_AtomicGet(&audio->stop); v++)
            (void)SDL_AtomicSetPtr(&e->chunk[v], load_sound(e->file[v]));
    }
    return listed;
}

/* What the music.json beside a piece says of how loud it is played, 0 to 1. */
static float gain_of(const char *path, const char *mood)
{
    char index[ASSETS_PATH_MAX + 16];
    const char *slash = strrchr(path, '/');
    (void)snprintf(index, sizeof index, "%.*s/music.json", slash ? (int)(slash - path) : 0, path);
    json_t *root = json_load_file(index, 0, NULL);
    const json_t *gain = json_object_get(json_object_get(json_object_get(root, "moods"), mood), "gain");
    float out = json_is_number(gain) ? fminf(1, fmaxf(0, (float)json_number_value(gain))) : 1;
    json_decref(root);
    return out;
}

static void load_piece(struct audio *audio, int mood)
{
    static const char *const moods[MOOD_COUNT] = {"", "title", "table", "tension"};
    char file[256], path[ASSETS_PATH_MAX];
    const char *own = SDL_AtomicGetPtr(&audio->music);
    if (!SDL_AtomicGet(&audio->wanted[mood]) || SDL_AtomicGetPtr(&audio->piece[mood]))
        return;
    if (!assets_choose(own ? own : shared, mood_file[mood], file, sizeof file) ||
        !assets_find(file, path, sizeof path)) {
        (void)SDL_AtomicSet(&audio->wanted[mood], 0);
        (void)fprintf(stderr, _("conspiracy: assets/shared/%s is missing, no music there\n"),
                      mood_file[mood]);
        return;
    }
    const char *why;
    struct piece *piece = piece_open(path, &why);
    if (!piece) {
        (void)fprintf(stderr, _("conspiracy: %s cannot be read (%s), no music there\n"), path, why);
        (void)SDL_AtomicSet(&audio->wanted[mood], 0);
    }
    (void)SDL_AtomicSet(&audio->gain[mood], (int)(gain_of(path, moods[mood]) * 1000));
    (void)SDL_AtomicSetPtr(&audio->piece[mood], piece);
}

static int SDLCALL load(void *data)
{
    struct audio *audio = data;
    for (int i = 0; i < FIRST_MS / SLICE_MS && !SDL_AtomicGet(&audio->stop); i++)
        SDL_Delay(SLICE_MS); /* let the first picture load before the first sound */
    int loaded = load_effects(audio, 0);
    while (!SDL_AtomicGet(&audio->stop)) {
        (void)SDL_SemWait(audio->work);
        loaded = load_effects(audio, loaded);
        for (int m = MOOD_TITLE; m < MOOD_COUNT && !SDL_AtomicGet(&audio->stop); m++)
            load_piece(audio, m);
    }
    return 0;
}

/* ---- Open and close ---- */

#ifdef __linux__
static void ignore_message(const char *file, int line, const char *function, int number, const char *format,
                           ...)
{
    (void)file, (void)line, (void)function, (void)number, (void)format;
}

/* Without a device, ALSA's library prints half a dozen lines about it; ours is enough. Loading the library by
 * the name that SDL uses gives the copy that SDL uses. */
static void silence_alsa(void)
{
    typedef void (*handler)(const char *, int, const char *, int, const char *, ...);
    int (*set_handler)(handler);
    void *library = SDL_LoadObject("libasound.so.2");
    void *found = library ? SDL_LoadFunction(library, "snd_lib_error_set_handler") : NULL;
    if (found) {
        memcpy(&set_handler, &found,
               sizeof set_handler); /* C has no cast from an object pointer to a function pointer */
        (void)set_handler(ignore_message);
    }
    SDL_ClearError();
}
#endif

static bool open_device(void)
{
#ifdef __linux__
    silence_alsa();
#endif
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0)
        return false;
    (void)Mix_Init(MIX_INIT_OGG);
    if (Mix_OpenAudioDevice(SCORE_RATE, AUDIO_S16SYS, SCORE_CHANNELS, 1024, NULL, 0) != 0) {
        Mix_Quit();
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        return false;
    }
    (void)Mix_AllocateChannels(CHANNELS);
    return true;
}

/* The device's callback for more music. */
static void SDLCALL play_score(void *data, Uint8 *out, int bytes)
{
    score_mix(data, (int16_t *)(void *)out, (size_t)bytes / (SCORE_CHANNELS * sizeof(int16_t)));
}

struct audio *audio_open(uint64_t seed)
{
    struct audio *audio = calloc(1, sizeof *audio);
    if (!audio)
        return NULL;
    rng_start(&audio->chance, seed, "cosmetic");
    for (int i = 0; i < BUS_COUNT; i++)
        audio->volume[i] = 100;
    audio->silent = !open_device();
    if (audio->silent) {
        (void)fprintf(stderr, _("conspiracy: no sound device (%s), playing silently\n"), SDL_GetError());
        return audio;
    }
    if (!read_index(audio, shared))
        (void)fprintf(stderr, _("conspiracy: assets/shared/sound/sounds.json is missing, no effects\n"));
    audio->score = score_new();
    if (audio->score)
        Mix_HookMusic(play_score, audio->score);
    audio->work = SDL_CreateSemaphore(0);
    audio->thread = audio->work ? SDL_CreateThread(load, "sounds", audio) : NULL;
    return audio;
}

static void free_sounds(struct audio *audio)
{
    for (int i = 0; i < audio->effects; i++) {
        for (int v = 0; v < audio->effect[i].variants; v++) {
            Mix_FreeChunk(audio->effect[i].chunk[v]);
            free(audio->effect[i].file[v]);
        }
    }
    for (int m = 0; m < MOOD_COUNT; m++)
        piece_close(audio->piece[m]);
    score_free(audio->score);
}

void audio_close(struct audio *audio)
{
    if (!audio)
        return;
    if (audio->thread) {
        (void)SDL_AtomicSet(&audio->stop, 1);
        (void)SDL_SemPost(audio->work);
        SDL_WaitThread(audio->thread, NULL);
    }
    if (audio->work)
        SDL_DestroySemaphore(audio->work);
    if (!audio->silent) {
        (void)Mix_HaltChannel(-1);
        Mix_HookMusic(NULL, NULL);
        free_sounds(audio);
        Mix_CloseAudio();
        Mix_Quit();
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    free(audio);
}

bool audio_silent(const struct audio *audio)
{
    return !audio || audio->silent;
}

/* ---- Effects ---- */

static float bus_gain(const struct audio *audio, enum audio_bus bus)
{
    float v = (float)audio->volume[bus] / 100 * (float)audio->volume[BUS_MASTER] / 100;
    return audio->mute ? 0 : v * v; /* squared, so that half the slider sounds half as loud */
}

static struct effect *find_effect(struct audio *audio, const char *name)
{
    struct effect *found = NULL;
    for (int i = 0; i < audio->effects; i++) {
        struct effect *e = &audio->effect[i];
        if (strcmp(e->name, name) != 0)
            continue;
        if (e->folder == audio->folder)
            return e;
        if (e->folder == shared)
            found = e;
    }
    return found;
}

void audio_set_folder(struct audio *audio, const char *folder)
{
    if (!audio || audio->silent || audio->folder == folder)
        return;
    bool known = !folder;
    for (int i = 0; i < audio->effects; i++)
        known |= audio->effect[i].folder == folder;
    audio->folder = folder;
    (void)SDL_AtomicSetPtr(&audio->music, (void *)(uintptr_t)folder);
    if (!known && read_index(audio, folder) && audio->thread)
        (void)SDL_SemPost(audio->work);
}

/* A random variant, not the last one if there is a choice; NULL while it is not loaded. */
static Mix_Chunk *variant(struct audio *audio, struct effect *e)
{
    int pick = (int)rng_below(&audio->chance, (uint32_t)e->variants);
    if (pick == e->last && e->variants > 1)
        pick = (pick + 1) % e->variants;
    e->last = pick;
    return SDL_AtomicGetPtr(&e->chunk[pick]);
}

void audio_play(struct audio *audio, const char *name)
{
    if (!audio)
        return;
    if (audio->trace)
        audio->trace(audio->trace_ctx, name);
    struct effect *e = find_effect(audio, name);
    float volume = e ? bus_gain(audio, BUS_EFFECTS) * e->gain : 0;
    if (!e || audio->silent || audio->paused || volume <= 0 || e->variants == 0)
        return;
    Mix_Chunk *chunk = variant(audio, e);
    int channel = chunk ? Mix_PlayChannel(-1, chunk, 0) : -1;
    if (channel >= 0)
        (void)Mix_Volume(channel, (int)(volume * MIX_MAX_VOLUME + 0.5f));
}

/* ---- Music ---- */

/* Equal power: during a cross-fade the two moods together are as loud as one alone. */
static void set_level(struct audio *audio, int mood)
{
    if (audio->playing[mood]) {
        float gain = (float)SDL_AtomicGet(&audio->gain[mood]) / 1000;
        score_gain(audio->score, mood,
                   sinf(audio->level[mood] * 1.5707963f) * bus_gain(audio, BUS_MUSIC) * gain *
                       (1 - DUCK_DEPTH * audio->duck));
    }
}

static void all_levels(struct audio *audio)
{
    for (int m = MOOD_TITLE; m < MOOD_COUNT; m++)
        set_level(audio, m);
}

void audio_set_mood(struct audio *audio, enum audio_mood mood)
{
    if (!audio || audio->mood == mood)
        return;
    audio->mood = mood;
    if (audio->thread && audio->score && mood != MOOD_SILENCE) {
        (void)SDL_AtomicSet(&audio->wanted[mood], 1);
        (void)SDL_SemPost(audio->work);
    }
}

enum audio_mood audio_current_mood(const struct audio *audio)
{
    return audio ? audio->mood : MOOD_SILENCE;
}

float audio_level(const struct audio *audio, enum audio_mood mood)
{
    return audio ? audio->level[mood] : 0;
}

/* The mood's music has been requested but is not loaded yet. */
static bool mood_loading(const struct audio *audio)
{
    return audio->mood != MOOD_SILENCE && !audio->playing[audio->mood] &&
           SDL_AtomicGet((SDL_atomic_t *)&audio->wanted[audio->mood]);
}

static void start_mood(struct audio *audio)
{
    struct piece *piece = SDL_AtomicGetPtr(&audio->piece[audio->mood]);
    if (piece && !audio->playing[audio->mood]) {
        score_set(audio->score, (int)audio->mood, piece);
        audio->playing[audio->mood] = true;
    }
}

/* Closes the music of a mood that has faded out; it starts from the beginning when the mood returns. */
static void drop_piece(struct audio *audio, int mood)
{
    if (audio->playing[mood]) {
        score_set(audio->score, mood, NULL);
        audio->playing[mood] = false;
    }
    (void)SDL_AtomicSet(&audio->wanted[mood], 0);
    piece_close(SDL_AtomicSetPtr(&audio->piece[mood], NULL));
}

void audio_duck(struct audio *audio, uint32_t ms)
{
    if (audio)
        audio->duck_ms = ms;
}

float audio_ducked(const struct audio *audio)
{
    return audio ? audio->duck : 0;
}

/* Down quickly, up slowly. */
static void update_duck(struct audio *audio, uint64_t passed)
{
    enum { DOWN_MS = 250, UP_MS = 900, MOST_MS = 200 /* at once, after a rest */ };
    passed = passed < MOST_MS ? passed : MOST_MS;
    float before = audio->duck, ms = (float)passed;
    audio->duck = audio->duck_ms > 0 ? fminf(1, before + ms / DOWN_MS) : fmaxf(0, before - ms / UP_MS);
    audio->duck_ms = passed < audio->duck_ms ? audio->duck_ms - (uint32_t)passed : 0;
    if (audio->duck != before)
        all_levels(audio);
}

void audio_update(struct audio *audio, uint64_t now_ms)
{
    if (!audio || audio->silent)
        return;
    uint64_t passed = audio->timed ? now_ms - audio->updated : 0;
    float step = fminf(0.2f, (float)passed / FADE_MS);
    update_duck(audio, passed);
    audio->updated = now_ms;
    audio->timed = true;
    start_mood(audio);
    for (int m = MOOD_TITLE; m < MOOD_COUNT; m++) {
        bool up = m == (int)audio->mood;
        float before = audio->level[m];
        if (up && audio->playing[m])
            audio->level[m] = fminf(1, before + step);
        else if (!mood_loading(audio)) /* keep playing until the next piece is loaded */
            audio->level[m] = fmaxf(0, before - step);
        if (audio->level[m] != before)
            set_level(audio, m);
        if (!up && audio->level[m] <= 0)
            drop_piece(audio, m);
    }
}

bool audio_fading(const struct audio *audio)
{
    if (!audio || audio->silent)
        return false;
    bool rising = audio->playing[audio->mood] && audio->level[audio->mood] < 1;
    for (int m = MOOD_TITLE; m < MOOD_COUNT; m++)
        rising = rising || (m != (int)audio->mood && audio->playing[m]);
    return mood_loading(audio) || rising || audio->duck_ms > 0 || audio->duck > 0;
}

/* ---- Volumes ---- */

void audio_set_volume(struct audio *audio, enum audio_bus bus, int percent)
{
    if (audio) {
        audio->volume[bus] = percent < 0 ? 0 : percent > 100 ? 100 : percent;
        all_levels(audio);
    }
}

void audio_set_mute(struct audio *audio, bool mute)
{
    if (audio) {
        audio->mute = mute;
        all_levels(audio);
    }
}

void audio_pause(struct audio *audio, bool paused)
{
    if (audio && !audio->silent && audio->paused != paused) {
        audio->paused = paused;
        if (audio->score)
            score_pause(audio->score, paused);
        if (paused)
            Mix_Pause(-1);
        else
            Mix_Resume(-1);
    }
}

void audio_trace(struct audio *audio, void (*trace)(void *ctx, const char *name), void *ctx)
{
    if (audio) {
        audio->trace = trace;
        audio->trace_ctx = ctx;
    }
}
