#include "scene/scene.h"

#include <string.h>

const struct game_scene *game_scene_of(const char *id)
{
    const struct game_scene *game;

    for (size_t i = 0; (game = game_scene_at(i)); i++)
        if (strcmp(game->id, id) == 0)
            return game;
    return NULL;
}
