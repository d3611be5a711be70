#include "platform/keys.h"

#include <SDL.h>
#include <string.h>

#include "base/i18n.h"
#include "platform/input.h"
#include "platform/keymap.h"

const struct key_choice key_choices[KEY_CHOICES] = {
    {ACTION_UNDO, "undo", N_("Undo")},
    {ACTION_HINT, "hint", N_("Hint")},
    {ACTION_LOG, "log", N_("Log")},
    {ACTION_FOLD, "fold", N_("Fold a card away")},
    {ACTION_PEEK, "peek", N_("Show your own secrets")},
    {ACTION_HELP, "help", N_("Help")},
    {ACTION_MENU, "menu", N_("Menu")},
    {ACTION_MUTE, "mute", N_("Mute")},
    {ACTION_FULLSCREEN, "full-screen", N_("Full screen")},
    {ACTION_SCREENSHOT, "screenshot", N_("Screenshot")},
};

static size_t choice_of(enum input_action action)
{
    size_t i = 0;
    while (i < KEY_CHOICES && key_choices[i].action != action)
        i++;
    return i;
}

enum input_action keys_action(const struct key_map *map, int32_t key, bool *taken)
{
    enum input_action usual = action_of_key(key, KMOD_NONE, false);
    size_t choice = choice_of(usual);
    for (size_t i = 0; i < KEY_CHOICES; i++)
        if (map->key[i] == key)
            return key_choices[i].action;
    *taken = choice < KEY_CHOICES && map->key[choice] != 0;
    return ACTION_NONE;
}

/* Who has the key now; KEY_CHOICES + 1: nobody. */
static size_t holder_of(const struct key_map *map, int32_t key)
{
    bool taken = false;
    enum input_action action = keys_action(map, key, &taken);
    if (action == ACTION_NONE && !taken)
        action = action_of_key(key, KMOD_NONE, false);
    return action == ACTION_NONE && key != SDLK_TAB ? KEY_CHOICES + 1 : choice_of(action);
}

bool keys_choose(struct key_map *map, size_t choice, int32_t key, size_t *holder)
{
    enum input_action usual = key != 0 ? action_of_key(key, KMOD_NONE, false) : ACTION_NONE;
    *holder = key != 0 ? holder_of(map, key) : KEY_CHOICES + 1;
    if (*holder != choice && *holder <= KEY_CHOICES)
        return false;
    if (usual == key_choices[choice].action)
        key = 0;
    map->key[choice] = key;
    SDL_utf8strlcpy(map->name[choice], key != 0 ? SDL_GetKeyName(key) : "", KEY_NAME);
    return true;
}

int32_t keys_named(const char *name)
{
    return SDL_GetKeyFromName(name);
}

const char *keys_glyph(const struct key_map *map, enum input_action action, enum input_device device,
                       enum input_labels labels)
{
    size_t choice = choice_of(action);
    bool chosen = map && device == DEVICE_KEYS && choice < KEY_CHOICES && map->key[choice] != 0;
    return chosen ? map->name[choice] : input_glyph(action, device, labels);
}
