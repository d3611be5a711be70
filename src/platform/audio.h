/* Effects by name and music by mood. Silent and harmless without a device or without files. */
#ifndef CONSPIRACY_PLATFORM_AUDIO_H
#define CONSPIRACY_PLATFORM_AUDIO_H

#include <stdbool.h>
#include <stdint.h>

struct audio;

enum audio_mood { MOOD_SILENCE, MOOD_TITLE, MOOD_TABLE, MOOD_TENSION, MOOD_COUNT };

enum audio_bus { BUS_MASTER, BUS_EFFECTS, BUS_MUSIC, BUS_COUNT };

/* Opens the device. Never NULL except when memory is out; without a device it is silent. seed starts the
 * cosmetic stream that picks variants of an effect; it has nothing to do with the game's own chance. */
struct audio *audio_open(uint64_t seed);
void audio_close(struct audio *audio); /* NULL is fine, here and below */

/* True when nothing can be heard because there is no device. */
bool audio_silent(const struct audio *audio);

/* Plays one of the effect's variants. An unknown name is silent. Names are in sounds.json. */
void audio_play(struct audio *audio, const char *name);

/* As soon as its music is there the mood fades in, in about two seconds, while what plays fades out. The same mood again
 * does nothing. */
void audio_set_mood(struct audio *audio, enum audio_mood mood);
enum audio_mood audio_current_mood(const struct audio *audio);

/* How far a mood has faded in, 0 to 1: tests listen by it. */
float audio_level(const struct audio *audio, enum audio_mood mood);

/* Volumes in percent, 0 to 100, clamped. */
void audio_set_volume(struct audio *audio, enum audio_bus bus, int percent);
void audio_set_mute(struct audio *audio, bool mute);

/* Holds all sound while the window is away. */
void audio_pause(struct audio *audio, bool paused);

/* Moves fades along; call once a frame or at least every 100 ms while audio_fading(). */
void audio_update(struct audio *audio, uint64_t now_ms);
bool audio_fading(const struct audio *audio);

/* Calls trace for every effect asked for, heard or not: tests use it to show that secrets are silent. */
void audio_trace(struct audio *audio, void (*trace)(void *ctx, const char *name), void *ctx);

#endif
