/* Keys that people choose instead of the usual ones. The rest of the keyboard (arrows, Enter, Esc, Tab, digits, plus and minus)
 * means the same to everybody. */
#ifndef CONSPIRACY_PLATFORM_KEYS_H
#define CONSPIRACY_PLATFORM_KEYS_H

#include "platform/event.h"

#include <stddef.h>

enum { KEY_NAME = 24, KEY_CHOICES = 10 };

/* What can be chosen, in the order of the menu. */
struct key_choice {
    enum input_action action;
    const char *id;    /* in the settings file */
    const char *title; /* N_() */
};
extern const struct key_choice key_choices[KEY_CHOICES];

/* Chosen keys by their place in key_choices; 0: the usual one. */
struct key_map {
    int32_t key[KEY_CHOICES];
    char name[KEY_CHOICES][KEY_NAME]; /* as printed on them; "": the usual one */
};

/* Chooses a key (as INPUT_KEY has it); 0: the usual one. False and *holder: it has a meaning already, that of the choice with
 * this number, or KEY_CHOICES: one that does not change. */
bool keys_choose(struct key_map *map, size_t choice, int32_t key, size_t *holder);
/* A key by its name, for the settings file; 0: there is none. */
int32_t keys_named(const char *name);
/* The action of a key that was chosen, *taken: or it is the usual key of an action that has another now. */
enum input_action keys_action(const struct key_map *map, int32_t key, bool *taken);
/* What is printed on the key or button of an action: as input_glyph(), with what was chosen. map: NULL: nothing was. */
const char *keys_glyph(const struct key_map *map, enum input_action action, enum input_device device,
                       enum input_labels labels);

#endif
