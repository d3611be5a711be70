/* Sound effects by name and music by mood. Silent and harmless without a device or without files. */
#ifndef CONSPIRACY_PLATFORM_AUDIO_H
#define CONSPIRACY_PLATFORM_AUDIO_H

#include <stdbool.h>
#include <stdint.h>

struct audio;

enum audio_mood { MOOD_SILENCE, MOOD_TITLE, MOOD_TABLE, MOOD_TENSION, MOOD_COUNT };

enum audio_bus { BUS_MASTER, BUS_EFFECTS, BUS_MUSIC, BUS_COUNT };

/* Opens the device. Without one it is silent; NULL only when memory is out. seed: of the cosmetic random
 * stream that picks variants of an effect; it has nothing to do with the game's chance. */
struct audio *audio_open(uint64_t seed);
void audio_close(struct audio *audio); /* NULL is fine, here and in every call below */

/* True when there is no device, so nothing can be heard. */
bool audio_silent(const struct audio *audio);

/* From now on sounds and music are looked for below this folder of assets/ first, as `FOLDER/sound/sounds.json` and
 * `FOLDER/music/` have them, then below shared/. NULL: below shared/ alone. The string outlives the audio. */
void audio_set_folder(struct audio *audio, const char *folder);

/* Plays one of the effect's variants. Names are in sounds.json; an unknown one is silent. */
void audio_play(struct audio *audio, const char *name);

/* The mood's music fades in over about two seconds once it is loaded, while the music before it fades out.
 * Setting the same mood again does nothing. */
void audio_set_mood(struct audio *audio, enum audio_mood mood);
enum audio_mood audio_current_mood(const struct audio *audio);

/* How far a mood has faded in, 0 to 1: tests listen by it. */
float audio_level(const struct audio *audio, enum audio_mood mood);

/* The music steps back for so many ms and comes up again by itself; what is played meanwhile is heard over it. */
void audio_duck(struct audio *audio, uint32_t ms);
/* How far it has, 0 to 1. */
float audio_ducked(const struct audio *audio);

/* Volumes in percent, clamped to 0 to 100. */
void audio_set_volume(struct audio *audio, enum audio_bus bus, int percent);
void audio_set_mute(struct audio *audio, bool mute);

/* Stops all sound while the window is in the background. */
void audio_pause(struct audio *audio, bool paused);

/* Advances fades. Call once a frame, or at least every 100 ms while audio_fading(). */
void audio_update(struct audio *audio, uint64_t now_ms);
bool audio_fading(const struct audio *audio);

/* Calls trace for every effect requested, audible or not: tests use it to show that sound gives no secrets
 * away. */
void audio_trace(struct audio *audio, void (*trace)(void *ctx, const char *name), void *ctx);

#endif
