/* The score: pieces of music, decoded as they play, each over and over without a seam, several at once while one gives
 * way to another. It knows no device and no clock: whoever has them asks for frames. */
#ifndef CONSPIRACY_PLATFORM_SCORE_H
#define CONSPIRACY_PLATFORM_SCORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SCORE_RATE = 44100, SCORE_CHANNELS = 2, SCORE_VOICES = 4 };

/* A piece of music. May be opened on any thread. */
struct piece;

/* An Ogg Vorbis file in stereo at SCORE_RATE. NULL: *why (a few words, translated) says what is wrong with it. */
struct piece *piece_open(const char *path, const char **why);
void piece_close(struct piece *piece); /* NULL is fine */

struct score;

struct score *score_new(void); /* NULL when memory is out */
void score_free(struct score *score);

/* A voice plays that piece from where the piece is, silent at first. The piece stays the caller's, who may close it
 * once the voice has another or none (NULL): score_set() returns only when no frame of the old one is being made. */
void score_set(struct score *score, int voice, struct piece *piece);

/* How loud a voice is, 0 to 1. It gets there over the next frames that are asked for, without a step. */
void score_gain(struct score *score, int voice, float gain);

/* While held every voice stands still and nothing is heard. */
void score_pause(struct score *score, bool held);

/* The next frames, interleaved, signed 16 bits in the machine's order. Called by the device's thread. */
void score_mix(struct score *score, int16_t *out, size_t frames);

#endif
