/* The score: pieces of music, decoded as they play, each looping without a seam, several at once while one
 * fades into another. It knows no device and no clock; it makes frames when asked. */
#ifndef CONSPIRACY_PLATFORM_SCORE_H
#define CONSPIRACY_PLATFORM_SCORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SCORE_RATE = 44100, SCORE_CHANNELS = 2, SCORE_VOICES = 4 };

/* A piece of music. It may be opened on any thread. */
struct piece;

/* Opens an Ogg Vorbis file, stereo at SCORE_RATE. NULL: *why (a few words, translated) says what is wrong
 * with it. */
struct piece *piece_open(const char *path, const char **why);
void piece_close(struct piece *piece); /* NULL is fine */

struct score;

struct score *score_new(void); /* NULL when memory is out */
void score_free(struct score *score);

/* The voice plays that piece from the piece's own position, silent at first; NULL: nothing. The piece still
 * belongs to the caller, who may close it once no voice has it: score_set() returns only when no frame of the
 * old piece is being made. */
void score_set(struct score *score, int voice, struct piece *piece);

/* A voice's volume, 0 to 1. It changes gradually over the next frames. */
void score_gain(struct score *score, int voice, float gain);

/* While held, every voice stands still and silent. */
void score_pause(struct score *score, bool held);

/* Makes the next frames: interleaved, signed 16 bits, native byte order. Called by the device's thread. */
void score_mix(struct score *score, int16_t *out, size_t frames);

#endif
