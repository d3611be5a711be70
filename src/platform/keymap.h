/* Which key and which controller button means what. Private to src/platform. */
#ifndef CONSPIRACY_PLATFORM_KEYMAP_H
#define CONSPIRACY_PLATFORM_KEYMAP_H

#include <SDL.h>

#include "platform/event.h"

/* typing: text input is on, so letters are text. ACTION_NONE when the key has no meaning. */
enum input_action action_of_key(SDL_Keycode key, Uint16 modifiers, bool typing);

enum input_action action_of_button(Uint8 button);

#endif
