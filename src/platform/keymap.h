/* Which key and which controller button means what. Private to src/platform. */
#ifndef CONSPIRACY_PLATFORM_KEYMAP_H
#define CONSPIRACY_PLATFORM_KEYMAP_H

#include <SDL.h>

#include "platform/event.h"

/* typing: text input is on, so letters are text. ACTION_NONE when the key has no meaning. */
enum input_action action_of_key(SDL_Keycode key, Uint16 modifiers, bool typing);

/* What is meant by a key whose layout has no Latin letter or no digit on it, in a place where an American keyboard has one:
 * that one, which is printed on most such keyboards as well. Otherwise the layout's own key. */
SDL_Keycode key_by_place(const SDL_Keysym *pressed);

enum input_action action_of_button(Uint8 button);

#endif
