#include "platform/score.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>
#define OV_EXCLUDE_STATIC_CALLBACKS /* the header would define unused variables in every file that includes it */
#include <vorbis/vorbisfile.h>

#include "base/i18n.h"

enum { SLICE = 256 }; /* frames decoded at a time; the gain changes linearly within a slice */

struct piece {
    OggVorbis_File file;
};

struct voice {
    struct piece *piece;
    float gain, wanted;
};

struct score {
    SDL_mutex *lock;
    struct voice voice[SCORE_VOICES];
    bool held;
};

/* ---- A piece ---- */

struct piece *piece_open(const char *path, const char **why)
{
    struct piece *p = calloc(1, sizeof *p);
    *why = _("out of memory");
    if (!p)
        return NULL;
    *why = _("not Ogg Vorbis");
    if (ov_fopen(path, &p->file) != 0) {
        free(p);
        return NULL;
    }
    const vorbis_info *info = ov_info(&p->file, -1);
    *why = _("not stereo at 44100 Hz");
    if (!info || info->channels != SCORE_CHANNELS || info->rate != SCORE_RATE) {
        piece_close(p);
        return NULL;
    }
    return p;
}

void piece_close(struct piece *piece)
{
    if (piece) {
        (void)ov_clear(&piece->file);
        free(piece);
    }
}

/* The next frames of a piece, which starts again at its end. What cannot be decoded is silence. */
static void piece_read(struct piece *piece, int16_t *out, size_t frames)
{
    char *to = (char *)out;
    size_t left = frames * SCORE_CHANNELS * sizeof *out;
    bool turned = false;
    while (left > 0) {
        int section;
        long got = ov_read(&piece->file, to, (int)left, SDL_BYTEORDER == SDL_BIG_ENDIAN, 2, 1, &section);
        if (got == OV_HOLE)
            continue;
        if (got <= 0) {
            if (turned || ov_pcm_seek(&piece->file, 0) != 0)
                break;
            turned = true;
            continue;
        }
        turned = false;
        to += got;
        left -= (size_t)got;
    }
    memset(to, 0, left);
}

/* ---- The score ---- */

struct score *score_new(void)
{
    struct score *s = calloc(1, sizeof *s);
    if (s)
        s->lock = SDL_CreateMutex();
    if (s && !s->lock) {
        free(s);
        return NULL;
    }
    return s;
}

void score_free(struct score *score)
{
    if (score) {
        SDL_DestroyMutex(score->lock);
        free(score);
    }
}

void score_set(struct score *score, int voice, struct piece *piece)
{
    (void)SDL_LockMutex(score->lock);
    score->voice[voice] = (struct voice){.piece = piece};
    (void)SDL_UnlockMutex(score->lock);
}

void score_gain(struct score *score, int voice, float gain)
{
    (void)SDL_LockMutex(score->lock);
    score->voice[voice].wanted = gain;
    (void)SDL_UnlockMutex(score->lock);
}

void score_pause(struct score *score, bool held)
{
    (void)SDL_LockMutex(score->lock);
    score->held = held;
    (void)SDL_UnlockMutex(score->lock);
}

static void add_voice(struct voice *v, float *sum, size_t frames)
{
    int16_t heard[SLICE * SCORE_CHANNELS] = {0};
    float step = (v->wanted - v->gain) / (float)frames;
    piece_read(v->piece, heard, frames);
    for (size_t i = 0; i < frames; i++) {
        float gain = v->gain + step * (float)(i + 1);
        for (size_t c = 0; c < SCORE_CHANNELS; c++)
            sum[i * SCORE_CHANNELS + c] += gain * (float)heard[i * SCORE_CHANNELS + c];
    }
    v->gain = v->wanted;
}

void score_mix(struct score *score, int16_t *out, size_t frames)
{
    (void)SDL_LockMutex(score->lock);
    while (frames > 0) {
        float sum[SLICE * SCORE_CHANNELS] = {0};
        size_t n = frames < SLICE ? frames : SLICE;
        for (int v = 0; v < SCORE_VOICES && !score->held; v++)
            if (score->voice[v].piece)
                add_voice(&score->voice[v], sum, n);
        for (size_t i = 0; i < n * SCORE_CHANNELS; i++) {
            float x = sum[i];
            out[i] = (int16_t)(x > INT16_MAX ? INT16_MAX : x < INT16_MIN ? INT16_MIN : x);
        }
        out += n * SCORE_CHANNELS;
        frames -= n;
    }
    (void)SDL_UnlockMutex(score->lock);
}
