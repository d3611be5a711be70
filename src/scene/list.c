/* The games that have a table: one line each. */
#include "scene/scene.h"

extern const struct game_scene solomon_scene, c82_scene, tss_scene, senate_scene;

static const struct game_scene *const games[] = {
    &solomon_scene,
    &c82_scene,
    &tss_scene,
    &senate_scene,
};

const struct game_scene *game_scene_at(size_t i)
{
    return i < sizeof games / sizeof games[0] ? games[i] : NULL;
}
