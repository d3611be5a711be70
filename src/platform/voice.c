#include "platform/voice.h"

#include <libspeechd.h>
#include <stdlib.h>

struct voice {
    SPDConnection *service;
};

struct voice *voice_open(const char *language)
{
    struct voice *voice = calloc(1, sizeof *voice);

    if (!voice)
        return NULL;
    char *why = NULL; /* the library writes to it whatever happens */
    voice->service = spd_open2("conspiracy", NULL, NULL, SPD_MODE_SINGLE, NULL, 1, &why);
    free(why);
    if (!voice->service) {
        free(voice);
        return NULL;
    }
    if (language[0] != '\0')
        (void)spd_set_language(voice->service, language);
    return voice;
}

void voice_close(struct voice *voice)
{
    if (!voice)
        return;
    (void)spd_cancel(voice->service);
    spd_close(voice->service);
    free(voice);
}

void voice_say(struct voice *voice, const char *words, bool happens)
{
    (void)spd_say(voice->service, happens ? SPD_MESSAGE : SPD_TEXT, words);
}
