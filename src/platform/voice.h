/* Speech through speech-dispatcher, where it is there. */
#ifndef CONSPIRACY_PLATFORM_VOICE_H
#define CONSPIRACY_PLATFORM_VOICE_H

#include <stdbool.h>

struct voice;

/* Connects to the service, which is started if need be. language: a code such as `de`; "": the service's own. NULL: there is none.
 * The caller closes it. */
struct voice *voice_open(const char *language);
void voice_close(struct voice *voice);

/* Speaks without waiting. What happens is spoken to its end, one after the other; anything else gives way to what comes
 * next. */
void voice_say(struct voice *voice, const char *words, bool happens);

#endif
